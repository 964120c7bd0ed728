//! Time as a bot spends it. A budget is a promise: every loop of every thought looks at the clock.

use std::time::{Duration, Instant};
use table::{View, Waiting};

use crate::Valued;

/// When thinking must end; `never` for those who think by counting, so that the same seed plays the same game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Until(Option<Instant>);

impl Until {
    pub(crate) const NEVER: Until = Until(None);

    pub(crate) fn at(instant: Instant) -> Until {
        Until(Some(instant))
    }

    pub(crate) fn is_past(self) -> bool {
        self.0.is_some_and(|until| Instant::now() >= until)
    }

    /// When a part of what is left from now on is over.
    pub(crate) fn part(self, of: u32) -> Until {
        let now = Instant::now();
        Until(self.0.map(|until| now + until.saturating_duration_since(now) / of))
    }
}

/// The time for a whole action, all its small answers together, and what is spent of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    budget: Duration,
    /// The own turn in which time is being spent, and how much was.
    turn: Option<u32>,
    spent: Duration,
}

impl Purse {
    /// A tenth of the time stays in the purse: between two looks at the clock a busy machine may do something else.
    pub(crate) fn new(time: Duration) -> Purse {
        let budget = time * 9 / 10;
        Purse { budget, turn: None, spent: Duration::ZERO }
    }

    /// How long the question of this view may be thought about. The beginning of a turn takes most of what there is and
    /// leaves a fifth for what the turn asks later on; a secret choice, or one out of turn, takes a tenth of the budget.
    pub(crate) fn share<R: Valued>(&mut self, view: &View<R>, turn: u32) -> Duration {
        let begins = matches!(view.waiting, Waiting::One(_, question) if R::is_turn(&question));
        if begins && self.turn != Some(turn) {
            (self.turn, self.spent) = (Some(turn), Duration::ZERO);
        }
        let tenth = self.budget / 10;
        if self.turn != Some(turn) {
            return tenth;
        }
        let left = self.budget.saturating_sub(self.spent);
        if begins { left * 4 / 5 } else { tenth.min(left) }
    }

    pub(crate) fn spend(&mut self, turn: u32, spent: Duration) {
        if self.turn == Some(turn) {
            self.spent += spent;
        }
    }
}
