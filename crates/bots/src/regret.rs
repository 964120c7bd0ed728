//! Regret matching: a mixed strategy that none of those who choose at once would rather change.

use crate::purse::Until;
use crate::value::Worth;
use table::Seat;

const ROUNDS: usize = 400;
/// Fewer rounds say nothing; they take no time either.
const FEWEST_ROUNDS: f32 = 20.0;
/// Of the replies that rivals could make together some are in the table: none of those is ruled out.
const FAINT: f32 = 1e-3;

/// One who chooses at the same time.
pub(crate) struct Rival {
    pub(crate) seat: Seat,
    /// By world and reply: which of his plans it has.
    pub(crate) plans: Vec<Vec<usize>>,
}

/// The average strategy, given what every row is worth in every world against every reply. A rival knows his own hand, so
/// he has a strategy for each world.
pub(crate) fn equilibrium(table: &[Vec<Vec<Worth>>], me: Seat, rivals: &[Rival], until: Until) -> Vec<f32> {
    let mut mine = Strategy::of(table.len());
    let strategies = |rival: &Rival| rival.plans.iter().map(|plans| Strategy::of(1 + most(plans))).collect();
    let mut theirs: Vec<Vec<Strategy>> = rivals.iter().map(strategies).collect();
    let mut average = vec![0.0_f32; table.len()];
    let mut rounds = 0.0;
    for _ in 0..ROUNDS {
        mine.choose();
        theirs.iter_mut().flatten().for_each(Strategy::choose);
        average.iter_mut().zip(&mine.shares).for_each(|(average, share)| *average += share);
        let mut gains = vec![0.0_f32; table.len()];
        for at in 0..table[0].len() {
            let replies = 0..table[0][at].len();
            // How likely a reply is, one of the rivals left out.
            let likely = |reply: usize, without: usize| -> f32 {
                let share = |(nth, rival): (usize, &Rival)| match nth {
                    _ if nth == without => 1.0,
                    _ => theirs[nth][at].shares[rival.plans[at][reply]] + FAINT,
                };
                rivals.iter().enumerate().map(share).product()
            };
            let chances: Vec<f32> = replies.clone().map(|reply| likely(reply, usize::MAX)).collect();
            let all: f32 = chances.iter().sum::<f32>().max(f32::MIN_POSITIVE);
            for (gain, row) in gains.iter_mut().zip(table) {
                *gain +=
                    chances.iter().zip(&row[at]).map(|(chance, worth)| chance / all * worth[me.index()]).sum::<f32>();
            }
            let learn = |(nth, rival): (usize, &Rival)| -> Vec<f32> {
                let plans = theirs[nth][at].shares.len();
                let (mut sums, mut sizes) = (vec![0.0_f32; plans], vec![0.0_f32; plans]);
                for reply in replies.clone() {
                    let worth = |(row, share): (&Vec<Vec<Worth>>, &f32)| share * row[at][reply][rival.seat.index()];
                    let size = likely(reply, nth);
                    sums[rival.plans[at][reply]] += size * table.iter().zip(&mine.shares).map(worth).sum::<f32>();
                    sizes[rival.plans[at][reply]] += size;
                }
                sums.iter().zip(&sizes).map(|(sum, size)| if *size > 0.0 { sum / size } else { 0.0 }).collect()
            };
            let learned: Vec<Vec<f32>> = rivals.iter().enumerate().map(learn).collect();
            theirs.iter_mut().zip(learned).for_each(|(strategy, gains)| strategy[at].regret(&gains));
        }
        mine.regret(&gains);
        rounds += 1.0;
        if rounds >= FEWEST_ROUNDS && until.is_past() {
            break;
        }
    }
    average.iter_mut().for_each(|average| *average /= rounds);
    average
}

fn most(plans: &[usize]) -> usize {
    plans.iter().copied().max().unwrap_or(0)
}

/// How often each plan is played, and how much it is regretted that it was not played more.
#[derive(Clone)]
struct Strategy {
    shares: Vec<f32>,
    regrets: Vec<f32>,
}

impl Strategy {
    fn of(plans: usize) -> Strategy {
        Strategy { shares: vec![0.0; plans], regrets: vec![0.0; plans] }
    }

    /// Shares in proportion to regret; all alike where there is none.
    fn choose(&mut self) {
        let all: f32 = self.regrets.iter().sum();
        let plans = self.regrets.len() as f32;
        for (share, regret) in self.shares.iter_mut().zip(&self.regrets) {
            *share = if all > 0.0 { regret / all } else { 1.0 / plans };
        }
    }

    /// What each plan would have gained, and what was gained.
    fn regret(&mut self, gains: &[f32]) {
        let mean: f32 = gains.iter().zip(&self.shares).map(|(gain, share)| gain * share).sum();
        for (regret, gain) in self.regrets.iter_mut().zip(gains) {
            *regret = (*regret + gain - mean).max(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::MOST_SEATS;

    fn worth(mine: f32) -> Worth {
        let mut worth = [0.0; MOST_SEATS];
        worth[0] = mine;
        worth[1] = 1.0 - mine;
        worth
    }

    fn second() -> Vec<Rival> {
        vec![Rival { seat: Seat::new(1), plans: vec![vec![0, 1, 2]] }]
    }

    #[test]
    fn stone_paper_scissors_is_mixed_evenly_and_a_weighted_one_as_it_should_be() {
        let me = Seat::new(0);
        let even = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]];
        let table = |rows: &[[f32; 3]]| rows.iter().map(|row| vec![row.map(worth).to_vec()]).collect::<Vec<_>>();
        for share in equilibrium(&table(&even), me, &second(), Until::NEVER) {
            assert!((share - 1.0 / 3.0).abs() < 0.03, "{share}");
        }
        // A row that is best against everything is always played.
        let plain = [[0.9, 0.8, 0.9], [0.1, 0.2, 0.3]];
        assert!(equilibrium(&table(&plain), me, &second(), Until::NEVER)[0] > 0.95);
    }

    /// Whoever is late has found out what is plain.
    #[test]
    fn a_few_rounds_are_always_thought() {
        let table: Vec<Vec<Vec<Worth>>> = vec![vec![vec![worth(0.2)]], vec![vec![worth(0.4)]]];
        let mix = equilibrium(&table, Seat::new(0), &[], Until::at(std::time::Instant::now()));
        assert!(mix[1] > 0.9, "{mix:?}");
    }

    /// Two rivals, each with one plan that is always better for himself. Against those two the second row is right; against
    /// anything they might do the first would be.
    #[test]
    fn several_rivals_are_taken_to_choose_well() {
        let me = Seat::new(0);
        let rivals = [1, 2].map(|nth| Rival {
            seat: Seat::new(nth),
            plans: vec![(0..4).map(|reply| if nth == 1 { reply / 2 } else { reply % 2 }).collect()],
        });
        let of = |mine: f32, reply: usize| {
            let mut worth = [0.0; MOST_SEATS];
            (worth[0], worth[1], worth[2]) = (mine, 0.2 * (reply / 2) as f32, 0.2 * (reply % 2) as f32);
            worth
        };
        let first = [0.9, 0.9, 0.9, 0.1].into_iter().enumerate().map(|(reply, mine)| of(mine, reply)).collect();
        let second = [0.3; 4].into_iter().enumerate().map(|(reply, mine)| of(mine, reply)).collect();
        let mix = equilibrium(&[vec![first], vec![second]], me, &rivals, Until::NEVER);
        assert!(mix[1] > 0.9, "{mix:?}");
        let guess =
            equilibrium(&[vec![vec![of(0.9, 0), of(0.1, 0)]], vec![vec![of(0.3, 0); 2]]], me, &[], Until::NEVER);
        assert!(guess[0] > 0.9, "{guess:?}");
    }
}
