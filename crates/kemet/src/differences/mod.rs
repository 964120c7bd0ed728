//! What sets editions apart, as data: every point of the rules, and every piece of the box. The words are messages.

mod choices;
mod pieces;
mod points;

pub use pieces::{Kind, Piece, Print, pieces};
pub use points::{Point, points};

use table::{Arg, Message};

fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}

fn name(id: impl Into<String>) -> Arg {
    Arg::Name(id.into())
}

/// How something is played.
fn played(what: impl std::fmt::Display) -> Message {
    Message::new(format!("played-{what}"))
}
