//! What a game must say of itself.

use crate::{Cx, Flow, Game, Rng, Seat, SeatSet};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

/// The questions open at one time have no more options than this, all together.
pub const MOST_OPTIONS: usize = 128;

/// A game: its board, its questions, and the step that runs from one checkpoint to the next.
pub trait Rules: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// All there is on and under the table.
    type Board: Copy + Debug + Eq + Hash + Send + Sync;
    /// The board as one seat sees it: a type without secret fields.
    type Seen: Clone + Debug + Eq + Send + Sync;
    type Question: Copy + Debug + Eq + Hash + Default + Send + Sync;
    type Answer: Copy + Debug + Eq + Hash + Default + Send + Sync;
    type Refusal: Copy + Debug + Eq + Send + Sync;
    type Event: Copy + Debug + Eq + Send + Sync;

    /// Runs from the checkpoint on the board to the next one. Whatever the step needs to know, the board says.
    fn step(cx: &mut Cx<'_, Self>) -> Flow;

    /// Offers every accepted answer, once each, until `offer` breaks.
    fn options(
        board: &Self::Board,
        seat: Seat,
        question: &Self::Question,
        offer: &mut impl FnMut(Self::Answer) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// The one judge of answers.
    fn check(
        board: &Self::Board,
        seat: Seat,
        question: &Self::Question,
        answer: Self::Answer,
    ) -> Result<(), Self::Refusal>;

    /// How likely a draw is, against the other options of the same question.
    fn weight(board: &Self::Board, question: &Self::Question, answer: Self::Answer) -> u32;

    /// What a seat, or a spectator, may see.
    fn see(board: &Self::Board, seat: Option<Seat>) -> Self::Seen;

    /// A board that looks like this, every hidden part drawn among those that fit.
    fn deal(seen: &Self::Seen, rng: &mut Rng) -> Self::Board;
}

/// A game that can be written down.
pub trait Notation: Rules {
    /// Every answer that can be given to some question on this board, refused ones included.
    fn every_answer(board: &Self::Board) -> Vec<Self::Answer>;
    fn write_answer(board: &Self::Board, answer: Self::Answer) -> String;
    fn read_answer(board: &Self::Board, text: &str) -> Result<Self::Answer, String>;
    fn write_position(game: &Game<Self>) -> String;
    fn read_position(text: &str) -> Result<Game<Self>, String>;
    /// What must hold of every board: pieces counted, nothing in two places.
    fn audit(board: &Self::Board) -> Result<(), String>;
}

/// Whom the table waits for, as everyone may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waiting<Q> {
    /// The game is over.
    Nobody,
    /// One seat, asked in public.
    One(Seat, Q),
    /// Several seats at once. `ready` is told only where people at a table would see it.
    Together { asked: SeatSet, ready: Option<SeatSet> },
}
