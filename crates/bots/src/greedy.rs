//! Looks at every way to take the action at hand and takes the one after which the position is worth most.

use crate::action::{Care, lines};
use crate::battle::{Effort, in_secret, solve};
use crate::plan::{Plan, at_a_glance, go_on};
use crate::purse::{Purse, Until};
use crate::value::{Scales, School, Valued};
use crate::world::Secrets;
use crate::{Eye, Player};
use std::time::Duration;
use table::Rng;

pub(crate) const CARE: Care = Care {
    lines: 160,
    least: 3,
    most: 20,
    storms: 8,
    secrets: Secrets::Anything,
    proofs: 0,
    kept: 1,
    tries: 8_000,
    until: Until::NEVER,
    last: Until::NEVER,
};
pub(crate) const EFFORT: Effort = Effort { worlds: 4, plans: 10, replies: 6, until: Until::NEVER };

pub struct Greedy<R: Valued> {
    rng: Rng,
    scales: Scales,
    /// What is still to be answered of the action thought through, the next answer last.
    plan: Plan<R>,
    /// `None`: as long as it takes.
    purse: Option<Purse>,
}

impl<R: Valued> Greedy<R> {
    pub fn new(seed: u64) -> Greedy<R> {
        Greedy { rng: Rng::new(seed), scales: Scales::Ruleset, plan: Vec::new(), purse: None }
    }

    /// The same with another taste.
    #[must_use]
    pub fn with(self, scales: Scales) -> Greedy<R> {
        Greedy { scales, ..self }
    }

    pub(crate) fn promise(&self) -> Option<Duration> {
        self.purse.map(|purse| purse.time())
    }

    /// The same with no more time than this for a whole action.
    #[must_use]
    pub fn within(self, budget: Duration) -> Greedy<R> {
        Greedy { purse: Some(Purse::new(budget)), ..self }
    }
}

impl<R: Valued> Player<R> for Greedy<R> {
    fn answer(&mut self, eye: &Eye<'_, R>) -> R::Answer {
        let begun = eye.since();
        let options = eye.options();
        if let Some(answer) = go_on(&mut self.plan, eye) {
            return answer;
        }
        let view = eye.view();
        let seat = eye.seat();
        let Ok(world) = view.sample(&mut self.rng) else { return options[0] };
        let weights = self.scales.weights::<R>(R::ruleset(world.board()), School::Wins);
        let turn = R::turn(world.board());
        let share = self.purse.as_mut().map(|purse| purse.share(&view, turn));
        let until = share.map_or(Until::NEVER, |share| Until::at(begun + share));
        self.plan = if until.is_near() {
            at_a_glance(eye, &world, weights)
        } else if in_secret(&view) {
            solve(&view, &world, seat, Effort { until, ..EFFORT }, weights, &mut self.rng)
        } else {
            let lines = lines(&world, seat, Care { until: until.part(2), last: until, ..CARE }, weights, &mut self.rng);
            lines.into_iter().next().map(|line| line.answers).unwrap_or_default()
        };
        if let (Some(purse), Some(share)) = (&mut self.purse, share) {
            purse.spend(&view, turn, share, begun.elapsed());
        }
        self.plan.reverse();
        self.plan.pop().map_or(options[0], |(_, answer)| answer)
    }
}
