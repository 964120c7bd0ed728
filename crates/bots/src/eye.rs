//! What a player gets to see when it is asked.

use std::time::Instant;
use table::{Game, Open, Rules, Seat, View};

/// An asked seat's eye on a game: it opens on that seat's view and options and on nothing else.
pub struct Eye<'g, R: Rules> {
    game: &'g Game<R>,
    open: &'g Open<R::Question>,
    since: Option<Instant>,
}

impl<'g, R: Rules> Eye<'g, R> {
    /// `None` if the seat is not asked; chance never gets one.
    #[inline]
    pub fn new(game: &'g Game<R>, seat: Seat) -> Option<Eye<'g, R>> {
        if seat.is_chance() {
            return None;
        }
        Some(Eye { game, open: game.asked(seat)?, since: None })
    }

    /// The same for a player who had to wait before it could think: its time has been running since then.
    #[must_use]
    pub fn open_since(self, since: Instant) -> Eye<'g, R> {
        Eye { since: Some(since), ..self }
    }

    /// Since when the time of the player is running.
    pub fn since(&self) -> Instant {
        self.since.unwrap_or_else(Instant::now)
    }

    pub fn seat(&self) -> Seat {
        self.open.seat
    }

    pub fn question(&self) -> &R::Question {
        &self.open.question
    }

    /// What the seat may answer.
    #[inline]
    pub fn options(&self) -> &'g [R::Answer] {
        self.game.options_of(self.open)
    }

    /// What the seat may see. Not cheap: a bot that does not look does not pay.
    pub fn view(&self) -> View<R> {
        self.game.view(Some(self.open.seat))
    }
}
