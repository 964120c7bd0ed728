//! The rules of Ankh: Gods of Egypt on the table kernel.

pub mod ask;
pub mod audit;
pub mod board;
pub mod event;
mod flow;
pub mod hex;
pub mod kinds;
pub mod map;
pub mod notation;
pub mod query;
pub mod refusal;
pub mod scenario;
pub mod setup;
mod title;
pub mod view;
pub mod words;

use ask::{Answer, Question};
use board::{Board, Ending};
use event::Event;
use refusal::Refusal;
use std::ops::ControlFlow;
use table::{Cx, Flow, Game, Notation, Rng, Rules, Seat, Side};
use view::Seen;

/// Ankh, whatever the scenario: the board says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ankh;

impl Rules for Ankh {
    type Board = Board;
    type Seen = Seen;
    type Question = Question;
    type Answer = Answer;
    type Refusal = Refusal;
    type Event = Event;

    fn step(cx: &mut Cx<'_, Ankh>) -> Flow {
        flow::step(cx)
    }

    fn options(
        board: &Board,
        seat: Seat,
        question: &Question,
        offer: &mut impl FnMut(Answer) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        ask::options(board, seat, question, offer)
    }

    fn check(board: &Board, seat: Seat, question: &Question, answer: Answer) -> Result<(), Refusal> {
        ask::check(board, seat, question, answer)
    }

    fn weight(_: &Board, _: &Question, _: Answer) -> u32 {
        1
    }

    fn see(board: &Board, seat: Option<Seat>) -> Seen {
        view::see(board, seat)
    }

    fn confides(board: &Board, seat: Seat, to: Seat) -> bool {
        view::confides(board, seat, to)
    }

    fn deal(seen: &Seen, rng: &mut Rng) -> Board {
        view::deal(seen, rng)
    }
}

impl Notation for Ankh {
    fn every_answer(board: &Board) -> Vec<Answer> {
        notation::every_answer(board)
    }

    fn write_answer(board: &Board, answer: Answer) -> String {
        notation::write_answer(board, answer)
    }

    fn read_answer(board: &Board, text: &str) -> Result<Answer, String> {
        notation::read_answer(board, text)
    }

    fn write_position(game: &Game<Ankh>) -> String {
        notation::write_position(game)
    }

    fn read_position(text: &str) -> Result<Game<Ankh>, String> {
        notation::read_position(text)
    }

    fn audit(board: &Board) -> Result<(), String> {
        audit::audit(board)
    }
}

/// How a finished game came out: the way it ended, and the god who won, if one did.
pub fn result(game: &Game<Ankh>) -> Option<(Ending, Option<Side>)> {
    if game.is_over() { game.board().ended } else { None }
}
