//! A game with its record: what replays, and what can be undone.

use crate::{Game, Progress, Refused, Rng, Rules, Seat};

/// How many answers lie between two stored games: undo runs at most this many again.
const STRIDE: usize = 64;

/// One answer of the record, chance included. Seats that answered at once stand in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Recorded<A> {
    pub seat: Seat,
    pub answer: A,
}

#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    game: Game<R>,
    record: Vec<Recorded<R::Answer>>,
    /// Where in the record the answers to the open simultaneous question begin.
    together: Option<usize>,
    /// Who answered, in the order of arrival: for undo alone, never part of the record.
    arrivals: Vec<Seat>,
    /// Games to run again from, with the length the record had.
    stored: Vec<(usize, Game<R>)>,
}

impl<R: Rules> Match<R> {
    pub fn new(game: Game<R>) -> Match<R> {
        Match { game, record: Vec::new(), together: None, arrivals: Vec::new(), stored: vec![(0, game)] }
    }

    pub fn game(&self) -> &Game<R> {
        &self.game
    }

    /// Every answer since the match began, in canonical order.
    pub fn record(&self) -> &[Recorded<R::Answer>] {
        &self.record
    }

    pub fn play(&mut self, seat: Seat, answer: R::Answer) -> Result<(), Refused<R::Refusal>> {
        self.play_telling(seat, answer, &mut |_| {})
    }

    pub fn play_telling(
        &mut self,
        seat: Seat,
        answer: R::Answer,
        teller: &mut dyn FnMut(R::Event),
    ) -> Result<(), Refused<R::Refusal>> {
        self.take(seat, answer, teller)?;
        self.arrivals.push(seat);
        Ok(())
    }

    /// Lets chance answer until a player is asked. The same seed at the same point of the record draws the same.
    pub fn draw_all(&mut self, seed: u64, teller: &mut dyn FnMut(R::Event)) {
        while let Some(answer) = self.game.draw(&mut Rng::nth(seed, self.record.len() as u64)) {
            let taken = self.play_telling(Seat::CHANCE, answer, teller);
            debug_assert!(taken.is_ok(), "chance drew what the rules refuse");
        }
    }

    /// Takes the last answer back and says whose it was.
    pub fn undo(&mut self) -> Option<Seat> {
        let seat = self.arrivals.pop()?;
        let at = self.record.iter().rposition(|entry| entry.seat == seat)?;
        while self.stored.last().is_some_and(|&(length, _)| length > at) {
            self.stored.pop();
        }
        let (length, game) = *self.stored.last()?;
        let again: Vec<_> =
            self.record[length..].iter().enumerate().filter(|&(i, _)| length + i != at).map(|(_, &e)| e).collect();
        self.game = game;
        self.record.truncate(length);
        self.together = None;
        for entry in again {
            let taken = self.take(entry.seat, entry.answer, &mut |_| {});
            debug_assert!(taken.is_ok(), "the record does not run again");
        }
        Some(seat)
    }

    fn take(
        &mut self,
        seat: Seat,
        answer: R::Answer,
        teller: &mut dyn FnMut(R::Event),
    ) -> Result<(), Refused<R::Refusal>> {
        let together = self.game.log.together.is_some();
        let progress = self.game.play_telling(seat, answer, teller)?;
        let begin = if together { *self.together.get_or_insert(self.record.len()) } else { self.record.len() };
        let at = self.record[begin..].iter().rposition(|entry| entry.seat <= seat).map_or(begin, |i| begin + i + 1);
        self.record.insert(at, Recorded { seat, answer });
        if progress == Progress::Further || !together {
            self.together = None;
        }
        let last = self.stored.last().map_or(0, |&(length, _)| length);
        if self.together.is_none() && self.record.len() >= last + STRIDE {
            self.stored.push((self.record.len(), self.game));
        }
        Ok(())
    }
}
