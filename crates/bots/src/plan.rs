//! What a bot means to answer: its next questions in their order, each with its answer. In secret that is all of its part.

use crate::Eye;
use crate::purse::Until;
use crate::value::{Valued, Weights};
use crate::world::glance;
use table::{Game, Rules};

pub(crate) type Plan<R> = Vec<(<R as Rules>::Question, <R as Rules>::Answer)>;

/// The one answer that looks best at once, for whoever has no time to think.
pub(crate) fn at_a_glance<R: Valued>(eye: &Eye<'_, R>, world: &Game<R>, weights: &Weights) -> Plan<R> {
    vec![(*eye.question(), glance(world, eye.seat(), Until::NEVER, weights))]
}

/// The answer that needs no thought: the only one there is, or the next of a plan that lies in reverse. Where anybody else
/// came between, what was planned is forgotten.
pub(crate) fn go_on<R: Rules>(plan: &mut Plan<R>, eye: &Eye<'_, R>) -> Option<R::Answer> {
    let options = eye.options();
    if let [only] = options {
        return Some(*only);
    }
    match plan.pop() {
        Some((question, answer)) if question == *eye.question() && options.contains(&answer) => Some(answer),
        Some(_) | None => {
            plan.clear();
            None
        }
    }
}
