//! What may be answered.

use super::Source;
use crate::event::Piece;
use crate::hex::Hex;
use crate::kinds::*;
use table::{Seat, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Answer {
    #[default]
    Pass,
    Done,
    Yes,
    No,
    /// A gate from beside the board.
    New,
    God(God),
    Guardian(Guardian),
    Seat(Seat),
    Side(Side),
    Act(Action),
    Hex(Hex),
    /// A direction and the next one clockwise.
    Aim(u8),
    Source(Source),
    Piece(Piece),
    Power(Power),
    /// The border between two spaces.
    Border(Hex, Hex),
    /// The tokens of two regions.
    Swap(u8, u8),
    Card(Card),
    Monument(Monument),
    Count(u8),
}
