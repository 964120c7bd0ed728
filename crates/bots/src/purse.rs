//! Time as a bot spends it. A budget is a promise: every loop of every thought looks at the clock.

use std::time::{Duration, Instant};
use table::{View, Waiting};

use crate::Valued;
use crate::battle::in_secret;

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

    /// Nothing can be thought through by then: the best at a glance is taken.
    pub(crate) fn is_near(self) -> bool {
        self.0.is_some_and(|until| until.saturating_duration_since(Instant::now()) < BLINK)
    }

    /// How many times as long as since then there is still time.
    pub(crate) fn left_since(self, begun: Instant) -> f32 {
        let Some(until) = self.0 else { return f32::INFINITY };
        let now = Instant::now();
        let (left, spent) = (until.saturating_duration_since(now), now.saturating_duration_since(begun));
        left.as_secs_f32() / spent.as_secs_f32().max(1e-6)
    }

    /// When all but a part of what is left from now on is over.
    pub(crate) fn but(self, of: u32) -> Until {
        let now = Instant::now();
        Until(self.0.map(|until| until - until.saturating_duration_since(now) / of))
    }

    /// When a part of what is left from now on is over.
    pub(crate) fn part(self, of: u32) -> Until {
        let now = Instant::now();
        Until(self.0.map(|until| now + until.saturating_duration_since(now) / of))
    }
}

/// In less time than this nothing is thought through.
const BLINK: Duration = Duration::from_micros(500);

/// The time for a whole action, all its small answers together, and what is spent of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    budget: Duration,
    /// The own turn in which time is being spent, and how much was.
    turn: Option<u32>,
    spent: Duration,
    /// By how much it was late of late, because the machine did something else: so much is kept back.
    late: Duration,
}

impl Purse {
    /// The time it was made of.
    pub(crate) fn time(&self) -> Duration {
        self.budget * 10 / 9
    }

    /// A tenth of the time stays in the purse: between two looks at the clock a busy machine may do something else.
    pub(crate) fn new(time: Duration) -> Purse {
        let budget = time * 9 / 10;
        Purse { budget, turn: None, spent: Duration::ZERO, late: Duration::ZERO }
    }

    /// How long the question of this view may be thought about. The beginning of a turn takes most of what there is and
    /// leaves a tenth for what the turn asks later on. A secret choice, or one out of turn, is no part of the action: it
    /// takes a tenth of the budget, however many there are.
    pub(crate) fn share<R: Valued>(&mut self, view: &View<R>, turn: u32) -> Duration {
        let begins = matches!(view.waiting, Waiting::One(_, question) if R::is_turn(&question));
        if begins && self.turn != Some(turn) {
            (self.turn, self.spent) = (Some(turn), Duration::ZERO);
        }
        let tenth = self.budget / 10;
        if in_secret(view) || self.turn != Some(turn) {
            return tenth;
        }
        let left = self.budget.saturating_sub(self.spent + self.late);
        if begins { left * 9 / 10 } else { tenth.min(left) }
    }

    /// Notes what was taken of the time that `share` gave.
    pub(crate) fn spend<R: Valued>(&mut self, view: &View<R>, turn: u32, share: Duration, spent: Duration) {
        if self.turn == Some(turn) && !in_secret(view) {
            self.spent += spent;
        }
        self.late = spent.saturating_sub(share).max(self.late * 7 / 8).min(self.budget / 2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::tests::wander;
    use ankh::Ankh;
    use table::{Game, Rng, Seat, SeatSet};

    #[test]
    fn whoever_was_late_keeps_some_time_back_for_a_while() {
        let mut game = Game::<Ankh>::new(ankh::setup::start(2, []).expect("two can play"));
        let mut rng = Rng::new(3);
        let seat = wander(&mut game, &mut rng, |game| Ankh::is_turn(&game.open()[0].question));
        let view = game.view(Some(seat));
        let ms = Duration::from_millis;
        let mut purse = Purse::new(ms(200));
        let calm = purse.share(&view, 1);
        assert_eq!(calm, ms(162));
        purse.spend(&view, 1, calm, calm);
        assert_eq!(purse.share(&view, 2), calm, "another turn, and nothing was late");
        purse.spend(&view, 2, calm, calm + ms(40));
        assert_eq!(purse.share(&view, 3), ms(126));
        purse.spend(&view, 3, ms(126), ms(1000));
        assert_eq!(purse.share(&view, 4), ms(81), "half of it at most");
        for turn in 4..60 {
            purse.spend(&view, turn, calm, calm);
        }
        assert!(purse.share(&view, 60) > ms(161), "and forgets");
        // What is chosen in secret has its own time, even where the action has used up all of its own.
        purse.spend(&view, 60, calm, ms(400));
        let asked = SeatSet::only(Seat::new(0)).with(Seat::new(1));
        let secret = View { waiting: Waiting::Together { asked, ready: None }, ..view.clone() };
        for _ in 0..5 {
            let share = purse.share(&secret, 60);
            assert_eq!(share, ms(18));
            purse.spend(&secret, 60, share, share);
        }
        assert_eq!(purse.share(&view, 60), ms(0));
    }
}
