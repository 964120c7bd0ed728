//! What a player gets to see when it is asked.

use table::{Game, Open, Rules, Seat, View};

/// An asked seat's eye on a game: it opens on that seat's view and options and on nothing else.
pub struct Eye<'g, R: Rules> {
    game: &'g Game<R>,
    open: &'g Open<R::Question>,
}

impl<'g, R: Rules> Eye<'g, R> {
    /// `None` if the seat is not asked; chance never gets one.
    #[inline]
    pub fn new(game: &'g Game<R>, seat: Seat) -> Option<Eye<'g, R>> {
        if seat.is_chance() {
            return None;
        }
        Some(Eye { game, open: game.asked(seat)? })
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
