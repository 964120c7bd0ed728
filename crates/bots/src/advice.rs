//! What a good player would do for a seat, and why: told from what changes on the board by it.

use crate::battle::{Effort, in_secret, solve};
use crate::purse::Until;
use crate::search::{SECRET, Search};
use crate::tree::follow;
use crate::value::{Features, MOST_FEATURES, Scales, School, Valued, Weights, worth};
use crate::{Eye, Taste};
use std::time::{Duration, Instant};
use table::{Game, MOST_SEATS, Rng, Seat, View};

/// An answer worth considering.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<R: Valued> {
    pub answer: R::Answer,
    /// The chance of winning with it, as far as could be seen.
    pub chance: f32,
    /// What speaks for it, the most telling first.
    pub reasons: Vec<Reason>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// What changes for the seat: one of `FEATURES`, or [`VICTORY`].
    pub feature: &'static str,
    /// By how much, on average.
    pub by: f32,
}

/// The reason that needs no other.
pub const VICTORY: &str = "victory";
/// Worlds in which the answer is tried out.
const WORLDS: u64 = 6;
/// So many reasons are given at most, and none that moves the odds by less than this.
const MOST_REASONS: usize = 3;
const LEAST: f32 = 0.02;

/// Thinks for the seat whose eye this is.
pub fn advise<R: Valued>(eye: &Eye<'_, R>, seed: u64, budget: Duration, threads: usize) -> Advice<R> {
    let until = Until::at(Instant::now() + budget * 9 / 10);
    let mut rng = Rng::new(seed);
    let (view, me) = (eye.view(), eye.seat());
    let Ok(world) = view.sample(&mut rng) else {
        return Advice { answer: eye.options()[0], chance: 0.0, reasons: Vec::new() };
    };
    let weights = Scales::Ruleset.weights::<R>(R::ruleset(world.board()), School::Searches);
    let (plan, foreseen) = if in_secret(&view) {
        let effort = Effort { until, ..SECRET };
        (solve(&view, &world, me, effort, weights, &mut rng), None)
    } else {
        let mut search = Search::new(seed, Taste::within(budget)).on(threads);
        let found = search.ponder(&view, &world, me, weights, until);
        let best = found.first().map(|(line, _, worth)| (line.answers.clone(), Some(worth[me.index()])));
        best.unwrap_or_default()
    };
    let (reasons, chance) = try_out(&view, &world, me, &plan, weights, seed);
    let answer = plan.first().map_or(eye.options()[0], |&(_, answer)| answer);
    Advice { answer, chance: foreseen.unwrap_or(chance), reasons }
}

/// Plays the plan to the end of the turn in several worlds, and compares what the seat's side has before and after.
fn try_out<R: Valued>(
    view: &View<R>,
    world: &Game<R>,
    me: Seat,
    plan: &[(R::Question, R::Answer)],
    weights: &Weights,
    seed: u64,
) -> (Vec<Reason>, f32) {
    let (mut begin, mut change) = ([0.0_f32; MOST_FEATURES], [0.0_f32; MOST_FEATURES]);
    let (mut won, mut chance) = (0, 0.0);
    for nth in 0..WORLDS {
        let mut rng = Rng::nth(seed, 1 + nth);
        let mut game = view.sample(&mut rng).unwrap_or(*world);
        let before = of_side(&game, me);
        begin.iter_mut().zip(before).for_each(|(begin, before)| *begin += before / WORLDS as f32);
        follow(&mut game, me, plan, Until::NEVER, weights, &mut rng);
        chance += worth(&game, weights)[me.index()] / WORLDS as f32;
        if game.is_over() {
            won += u64::from(R::winners(&game).has(me));
            continue;
        }
        let after = of_side(&game, me);
        for (change, (after, before)) in change.iter_mut().zip(after.iter().zip(before)) {
            *change += (after - before) / WORLDS as f32;
        }
    }
    if won == WORLDS {
        return (vec![Reason { feature: VICTORY, by: 1.0 }], chance);
    }
    let weights = weights.at::<R>(world.board());
    // What a change is worth by itself: the others left out.
    let gain = |at: usize| {
        let mut with = begin;
        with[at] += change[at];
        weights.sum(&with) - weights.sum(&begin)
    };
    let mut all: Vec<(f32, Reason)> = (R::FEATURES.iter().zip(change).enumerate())
        .map(|(at, (&feature, by))| (gain(at), Reason { feature, by }))
        .filter(|(gain, _)| *gain >= LEAST)
        .collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    (all.into_iter().map(|(_, reason)| reason).take(MOST_REASONS).collect(), chance)
}

fn of_side<R: Valued>(game: &Game<R>, seat: Seat) -> Features {
    let mut features = [[0.0; MOST_FEATURES]; MOST_SEATS];
    R::measure(game.board(), &mut features);
    features[R::side_of(game.board(), seat)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use kemet::Kemet;

    /// Advice is honest: it is the same in every world that looks the same, and it is an option.
    #[test]
    fn advice_is_an_option_with_a_reason() {
        let mut rng = Rng::new(9);
        let mut game = Game::<Kemet>::new(kemet::setup::start("kemet-2012", 2, []).expect("two can play"));
        let (mut advised, mut reasoned) = (0, 0);
        while advised < 25 && !game.is_over() {
            let seat = game.open()[0].seat;
            let answer = match Eye::new(&game, seat) {
                Some(eye) => {
                    let advice = advise(&eye, 4, Duration::from_millis(20), 1);
                    assert!(eye.options().contains(&advice.answer));
                    assert!((0.0..=1.0).contains(&advice.chance));
                    let known =
                        |reason: &Reason| reason.feature == VICTORY || Kemet::FEATURES.contains(&reason.feature);
                    assert!(advice.reasons.len() <= MOST_REASONS && advice.reasons.iter().all(known));
                    advised += 1;
                    reasoned += usize::from(!advice.reasons.is_empty());
                    advice.answer
                }
                None => game.draw(&mut rng).expect("chance is asked"),
            };
            game.play(seat, answer).expect("an option");
        }
        assert!(reasoned > advised / 3, "{reasoned} of {advised}");
    }
}
