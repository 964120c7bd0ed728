//! Asking several seats at once, each in private.

use crate::game::{Entry, Forced, Log};
use crate::{Flow, MOST_SEATS, Rules, Seat, Stop};

/// What the others may see of a seat that has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// It is ready: a card lies on the table.
    Ready,
    /// Nothing at all: a reaction window. It is asked even where there is only one answer.
    None,
}

/// One seat's side of a simultaneous question. The board can be read, not written.
pub struct Private<'p, R: Rules> {
    pub seat: Seat,
    pub board: &'p R::Board,
    pub(crate) log: &'p mut Log<R>,
    pub(crate) cursor: &'p mut usize,
    pub(crate) old: &'p mut usize,
    pub(crate) forced: Forced,
}

impl<R: Rules> Private<'_, R> {
    pub fn ask(&mut self, question: R::Question) -> Flow<R::Answer> {
        let seat = self.seat;
        if let Some(&entry) = self.log.answers.get(*self.cursor)
            && entry.seat == seat
        {
            *self.cursor += 1;
            *self.old = self.old.saturating_sub(1);
            return Ok(entry.answer);
        }
        let Some(answer) = self.log.open(self.board, seat, question, *self.cursor, self.forced) else {
            return Err(Stop::Open);
        };
        self.log.answers.insert(*self.cursor, Entry { seat, answer });
        *self.cursor += 1;
        Ok(answer)
    }
}

/// What every asked seat answered.
#[derive(Clone, Copy, Debug)]
pub struct Each<T>([Option<T>; MOST_SEATS]);

impl<T: Copy> Each<T> {
    pub(crate) fn new() -> Self {
        Each([None; MOST_SEATS])
    }

    pub(crate) fn set(&mut self, seat: Seat, answer: T) {
        self.0[seat.index()] = Some(answer);
    }

    /// The answer of a seat, if it was asked.
    pub fn of(&self, seat: Seat) -> Option<T> {
        self.0[seat.index()]
    }

    /// Seats and answers, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> {
        self.0.iter().enumerate().filter_map(|(index, answer)| answer.map(|answer| (Seat::new(index), answer)))
    }
}
