//! Looks at every way to take the action at hand and takes the one after which the position is worth most.

use crate::action::{Care, lines};
use crate::battle::{Effort, solve};
use crate::value::{Valued, Weights, ruleset_weights};
use crate::{Eye, Player};
use table::{Rng, Waiting};

pub(crate) const CARE: Care = Care { lines: 160, least: 3, most: 20, storms: 8, kept: 1, tries: 8_000, until: None };
pub(crate) const EFFORT: Effort = Effort { worlds: 4, plans: 10, replies: 6, until: None };

pub struct Greedy<R: Valued> {
    rng: Rng,
    /// `None`: those of the ruleset.
    weights: Option<&'static Weights>,
    /// What is still to be answered of the action thought through, the next answer last.
    plan: Vec<(R::Question, R::Answer)>,
}

impl<R: Valued> Greedy<R> {
    pub fn new(seed: u64) -> Greedy<R> {
        Greedy { rng: Rng::new(seed), weights: None, plan: Vec::new() }
    }

    /// The same with another taste.
    #[must_use]
    pub fn with(self, weights: &'static Weights) -> Greedy<R> {
        Greedy { weights: Some(weights), ..self }
    }
}

impl<R: Valued> Player<R> for Greedy<R> {
    fn answer(&mut self, eye: &Eye<'_, R>) -> R::Answer {
        let options = eye.options();
        if let [only] = options {
            return *only;
        }
        match self.plan.pop() {
            Some((question, answer)) if question == *eye.question() && options.contains(&answer) => return answer,
            Some(_) | None => self.plan.clear(),
        }
        let view = eye.view();
        let seat = eye.seat();
        let Ok(world) = view.sample(&mut self.rng) else { return options[0] };
        let weights = self.weights.unwrap_or_else(|| ruleset_weights::<R>(R::ruleset(world.board())));
        let together = matches!(view.waiting, Waiting::Together { asked, .. } if asked.count() > 1);
        self.plan = if together {
            solve(&view, &world, seat, EFFORT, weights, &mut self.rng)
        } else {
            let lines = lines(&world, seat, CARE, weights, &mut self.rng);
            lines.into_iter().next().map(|line| line.answers).unwrap_or_default()
        };
        self.plan.reverse();
        self.plan.pop().map_or(options[0], |(_, answer)| answer)
    }
}
