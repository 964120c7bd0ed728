//! What several choose at once and in secret: not guessed but solved, by regret matching over plans.

use crate::plan::Plan;
use crate::purse::Until;
use crate::value::{Valued, Weights, Worth};
use crate::world::play_out;
use table::{Game, Progress, Rng, Seat, View, Waiting};

/// How hard a secret choice is thought through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Worlds drawn from the view.
    pub(crate) worlds: usize,
    /// Plans of ours that are looked at closely, and of the others in each world.
    pub(crate) plans: usize,
    pub(crate) replies: usize,
    /// When thinking must end: fewer worlds are looked at then.
    pub(crate) until: Until,
}

/// More plans than this are thinned out at random.
const MOST_PLANS: usize = 240;
/// Of plans that begin alike, so many are looked at closely.
const MOST_ALIKE: usize = 3;
const ROUNDS: usize = 400;
/// Plans that are played less often than this are not played.
const SELDOM: f32 = 0.08;

/// A plan drawn from a mixed strategy for the asked seat; at least its first answer.
pub(crate) fn solve<R: Valued>(
    view: &View<R>,
    world: &Game<R>,
    me: Seat,
    effort: Effort,
    weights: &Weights,
    rng: &mut Rng,
) -> Plan<R> {
    let turn = R::turn(world.board());
    let mut own = plans(world, me, effort.until, rng);
    if own.len() == 1 {
        return own.swap_remove(0);
    }
    let mut worlds: Vec<Game<R>> = vec![*world];
    while worlds.len() < effort.worlds && !effort.until.is_past() {
        worlds.push(view.sample(rng).unwrap_or(*world));
    }
    let replies: Vec<Vec<Reply<R>>> = worlds.iter().map(|world| replies(world, me, effort.replies, rng)).collect();
    let luck = Rng::new(rng.word());
    let payoff = |plan: &Plan<R>, at: usize, reply: usize| {
        let mut game = worlds[at];
        let mut luck = luck;
        for &(_, answer) in plan {
            if game.play(me, answer).is_err() {
                break;
            }
        }
        for &(seat, answer) in &replies[at][reply] {
            if game.play(seat, answer).is_err() {
                break;
            }
        }
        play_out(&mut game, turn, effort.until, weights, &mut luck)
    };
    let other = match view.waiting {
        Waiting::Together { asked, .. } if asked.count() == 2 => asked.without(me).iter().next(),
        Waiting::Together { .. } | Waiting::One(..) | Waiting::Nobody => None,
    };
    // Where there are many, a first look at every plan, against one reply in each world. It takes half of the time at
    // most, and a world counts for all plans or for none.
    if own.len() > effort.plans {
        let mut ranked: Vec<(f32, Plan<R>)> = own.into_iter().map(|plan| (0.0, plan)).collect();
        let half = effort.until.part(2);
        for (at, replies) in replies.iter().enumerate() {
            let look = |(_, plan): &(f32, Plan<R>)| {
                let late = if at == 0 { effort.until } else { half };
                (!late.is_past()).then(|| payoff(plan, at, at % replies.len())[me.index()])
            };
            let Some(looked) = ranked.iter().map(look).collect::<Option<Vec<f32>>>() else { break };
            ranked.iter_mut().zip(looked).for_each(|((sum, _), payoff)| *sum += payoff);
        }
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        own = pick::<R>(ranked, effort.plans);
    }
    let rows = own;
    // Then the best of them against everything, world by world. A world that is not finished in time does not count.
    let mut table: Vec<Vec<Vec<Worth>>> = vec![Vec::new(); rows.len()];
    'tables: for (at, replies) in replies.iter().enumerate() {
        let mut columns: Vec<Vec<Worth>> = Vec::new();
        for plan in &rows {
            if effort.until.is_past() {
                break 'tables;
            }
            columns.push((0..replies.len()).map(|reply| payoff(plan, at, reply)).collect());
        }
        table.iter_mut().zip(columns).for_each(|(row, column)| row.push(column));
    }
    if table[0].is_empty() {
        return rows[0].clone();
    }
    let mix = equilibrium(&table, me, other, effort.until);
    let mut left = (rng.word() >> 40) as f32 / (1u64 << 24) as f32;
    let often: f32 = mix.iter().filter(|&&share| share >= SELDOM).sum();
    left *= often;
    for (plan, share) in rows.iter().zip(&mix).filter(|&(_, &share)| share >= SELDOM) {
        left -= share;
        if left <= 0.0 {
            return plan.clone();
        }
    }
    let most = mix.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(at, _)| at);
    rows[most].clone()
}

/// The best plans, but not only variants of one.
fn pick<R: Valued>(ranked: Vec<(f32, Plan<R>)>, count: usize) -> Vec<Plan<R>> {
    let mut rows: Vec<Plan<R>> = Vec::new();
    for (_, plan) in ranked {
        let alike = rows.iter().filter(|row| row[0].1 == plan[0].1).count();
        if alike < MOST_ALIKE {
            rows.push(plan);
        }
        if rows.len() == count {
            break;
        }
    }
    rows
}

/// Everything the seat can answer in private until its part is done.
fn plans<R: Valued>(world: &Game<R>, me: Seat, until: Until, rng: &mut Rng) -> Vec<Plan<R>> {
    let mut done: Vec<Plan<R>> = Vec::new();
    let mut open: Vec<(Game<R>, Plan<R>)> = vec![(*world, Vec::new())];
    while let Some((game, plan)) = open.pop() {
        if !done.is_empty() && until.is_past() {
            break;
        }
        let Some(asked) = game.asked(me) else { continue };
        for &answer in game.options(me) {
            let mut next = game;
            let mut longer = plan.clone();
            longer.push((asked.question, answer));
            match next.play(me, answer) {
                Ok(Progress::Within) if next.asked(me).is_some() => open.push((next, longer)),
                Ok(_) | Err(_) => done.push(longer),
            }
        }
    }
    while done.len() > MOST_PLANS {
        let at = rng.below(done.len());
        done.swap_remove(at);
    }
    done
}

/// What all the others may answer, one after another.
type Reply<R> = Vec<(Seat, <R as table::Rules>::Answer)>;

/// Some of the ways the others may answer in this world.
fn replies<R: Valued>(world: &Game<R>, me: Seat, count: usize, rng: &mut Rng) -> Vec<Reply<R>> {
    let reply = |rng: &mut Rng| {
        let mut game = *world;
        let mut reply = Vec::new();
        // While this seat has not answered, the question stays open however much the others say.
        while let Some(seat) = game.open().iter().map(|open| open.seat).find(|&seat| seat != me) {
            let answer = crate::world::anything(&game, seat, rng);
            if game.play(seat, answer).is_err() {
                break;
            }
            reply.push((seat, answer));
        }
        reply
    };
    let mut all: Vec<Reply<R>> = Vec::new();
    for _ in 0..3 * count {
        let reply = reply(rng);
        if !all.contains(&reply) {
            all.push(reply);
        }
        if all.len() == count {
            break;
        }
    }
    all
}

/// The average strategy of regret matching. The other knows his own hand, so he has a strategy for each world; where
/// there are several others, they answer any of their replies.
fn equilibrium(table: &[Vec<Vec<Worth>>], me: Seat, other: Option<Seat>, until: Until) -> Vec<f32> {
    let rows = table.len();
    let worlds = table[0].len();
    let mut regrets = vec![0.0_f32; rows];
    let mut average = vec![0.0_f32; rows];
    let mut their_regrets: Vec<Vec<f32>> = table[0].iter().map(|replies| vec![0.0; replies.len()]).collect();
    let mut theirs: Vec<Vec<f32>> = their_regrets.clone();
    let mut mine = vec![0.0_f32; rows];
    let mut rounds = 0.0;
    for _ in 0..ROUNDS {
        matched(&regrets, &mut mine);
        for (regrets, theirs) in their_regrets.iter().zip(&mut theirs) {
            matched(regrets, theirs);
        }
        let gain = |row: usize| -> f32 {
            let in_world = |at: usize| -> f32 {
                theirs[at].iter().zip(&table[row][at]).map(|(share, worth)| share * worth[me.index()]).sum()
            };
            (0..worlds).map(in_world).sum()
        };
        let gains: Vec<f32> = (0..rows).map(gain).collect();
        let mean: f32 = gains.iter().zip(&mine).map(|(gain, share)| gain * share).sum();
        if let Some(other) = other {
            for at in 0..worlds {
                let gain = |reply: usize| -> f32 {
                    (0..rows).map(|row| mine[row] * table[row][at][reply][other.index()]).sum()
                };
                let gains: Vec<f32> = (0..theirs[at].len()).map(gain).collect();
                let mean: f32 = gains.iter().zip(&theirs[at]).map(|(gain, share)| gain * share).sum();
                for (regret, gain) in their_regrets[at].iter_mut().zip(gains) {
                    *regret = (*regret + gain - mean).max(0.0);
                }
            }
        }
        for ((regret, gain), (average, share)) in regrets.iter_mut().zip(gains).zip(average.iter_mut().zip(&mine)) {
            *regret = (*regret + gain - mean).max(0.0);
            *average += share;
        }
        rounds += 1.0;
        if until.is_past() {
            break;
        }
    }
    average.iter_mut().for_each(|average| *average /= rounds);
    average
}

/// Shares in proportion to regret; all alike where there is none.
fn matched(regrets: &[f32], shares: &mut [f32]) {
    let all: f32 = regrets.iter().sum();
    for (share, regret) in shares.iter_mut().zip(regrets) {
        *share = if all > 0.0 { regret / all } else { 1.0 / regrets.len() as f32 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(mine: f32) -> Worth {
        let mut worth = [0.0; table::MOST_SEATS];
        worth[0] = mine;
        worth[1] = 1.0 - mine;
        worth
    }

    #[test]
    fn stone_paper_scissors_is_mixed_evenly_and_a_weighted_one_as_it_should_be() {
        let (me, other) = (Seat::new(0), Some(Seat::new(1)));
        let even = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]];
        let table = |rows: &[[f32; 3]]| rows.iter().map(|row| vec![row.map(worth).to_vec()]).collect::<Vec<_>>();
        for share in equilibrium(&table(&even), me, other, Until::NEVER) {
            assert!((share - 1.0 / 3.0).abs() < 0.03, "{share}");
        }
        // A row that is best against everything is always played.
        let plain = [[0.9, 0.8, 0.9], [0.1, 0.2, 0.3]];
        assert!(equilibrium(&table(&plain), me, other, Until::NEVER)[0] > 0.95);
    }

    #[test]
    fn a_choice_that_is_late_is_a_choice() {
        let table: Vec<Vec<Vec<Worth>>> = vec![vec![vec![worth(0.2)]], vec![vec![worth(0.4)]]];
        let late = Until::at(std::time::Instant::now());
        let mix = equilibrium(&table, Seat::new(0), None, late);
        assert_eq!(mix, [0.5, 0.5], "one round, and no regret yet");
        // A battle of which nothing is known but that time is up.
        let mut rng = Rng::new(2);
        let mut game = Game::<kemet::Kemet>::new(kemet::setup::start("kemet-2012", 2, []).expect("two can play"));
        let (view, seat) = loop {
            let seat = game.open()[0].seat;
            if matches!(game.waiting(), Waiting::Together { asked, .. } if asked.count() > 1) {
                break (game.view(Some(seat)), seat);
            }
            let answer = game.draw(&mut rng).unwrap_or_else(|| crate::world::anything(&game, seat, &mut rng));
            game.play(seat, answer).expect("an option");
        };
        let weights = crate::value::ruleset_weights::<kemet::Kemet>("kemet-2012");
        // So many worlds and replies would take hours.
        let effort = Effort { worlds: usize::MAX, plans: 12, replies: 8, until: late };
        let plan = solve(&view, &game, seat, effort, weights, &mut rng);
        assert!(game.options(seat).contains(&plan[0].1));
    }
}
