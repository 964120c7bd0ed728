//! The rules of Kemet on the table kernel. Editions are data; no rule names one.
//!
//! ```
//! use kemet::Kemet;
//! use table::{Game, Rng};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let board = kemet::setup::start("kemet-2012", 4, [("length", "long")])?;
//! let mut game = Game::<Kemet>::new(board);
//! let mut rng = Rng::new(1);
//! while let Some(open) = game.open().first() {
//!     let seat = open.seat;
//!     let answer = match game.draw(&mut rng) {
//!         Some(drawn) => drawn,
//!         None => game.options(seat)[rng.below(game.options(seat).len())],
//!     };
//!     game.play(seat, answer)?;
//! }
//! assert!(kemet::result(&game).is_some());
//! # Ok(())
//! # }
//! ```

pub mod amon;
pub mod ask;
pub mod audit;
pub mod battle_cards;
pub mod board;
pub mod cards;
pub mod creatures;
pub mod differences;
pub mod edition;
pub mod editions;
pub mod event;
mod flow;
pub mod gods;
pub mod map;
pub mod maps;
pub mod notation;
pub mod provenance;
pub mod query;
pub mod refusal;
pub mod setup;
pub mod teams;
pub mod tiles;
mod title;
pub mod view;
pub mod words;

/// The kit of the tests in `tests/`, for the tests beside tiles and cards: it speaks of `kemet`.
#[cfg(test)]
extern crate self as kemet;
#[cfg(test)]
#[path = "../tests/kit/mod.rs"]
mod testkit;

use ask::{Answer, Question};
use board::Board;
use event::{Ending, Event};
use refusal::Refusal;
use std::ops::ControlFlow;
use table::{Cx, Flow, Game, Notation, Rng, Rules, Seat, Side};
use view::Seen;

/// Kemet, whatever the edition: the board says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kemet;

impl Rules for Kemet {
    type Board = Board;
    type Seen = Seen;
    type Question = Question;
    type Answer = Answer;
    type Refusal = Refusal;
    type Event = Event;

    #[inline]
    fn step(cx: &mut Cx<'_, Kemet>) -> Flow {
        flow::step(cx)
    }

    #[inline(always)]
    fn options(
        board: &Board,
        seat: Seat,
        question: &Question,
        offer: &mut impl FnMut(Answer) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        ask::options(board, seat, question, offer)
    }

    #[inline]
    fn check(board: &Board, seat: Seat, question: &Question, answer: Answer) -> Result<(), Refusal> {
        ask::check(board, seat, question, answer)
    }

    #[inline(always)]
    fn weight(board: &Board, question: &Question, answer: Answer) -> u32 {
        ask::weight(board, question, answer)
    }

    fn see(board: &Board, seat: Option<Seat>) -> Seen {
        view::see(board, seat)
    }

    /// [team.21]
    fn confides(board: &Board, seat: Seat, to: Seat) -> bool {
        seat == to || board.team(board.side_of(to)).has(board.side_of(seat))
    }

    fn deal(seen: &Seen, rng: &mut Rng) -> Board {
        view::deal(seen, rng)
    }
}

impl Notation for Kemet {
    fn every_answer(board: &Board) -> Vec<Answer> {
        notation::every_answer(board)
    }

    fn write_answer(board: &Board, answer: Answer) -> String {
        notation::write_answer(board, answer)
    }

    fn read_answer(board: &Board, text: &str) -> Result<Answer, String> {
        notation::read_answer(board, text)
    }

    fn write_position(game: &Game<Kemet>) -> String {
        notation::write_position(game)
    }

    fn read_position(text: &str) -> Result<Game<Kemet>, String> {
        notation::read_position(text)
    }

    fn audit(board: &Board) -> Result<(), String> {
        audit::audit(board)
    }
}

/// Who won a finished game, and what decided it.
pub fn result(game: &Game<Kemet>) -> Option<(Side, Ending)> {
    if game.is_over() { flow::end::winner(game.board()) } else { None }
}
