//! The kernel: a game is a program that asks.
//!
//! Rules are straight-line functions over a [`Cx`]. They **ask** one seat in public, ask **each** of several seats in
//! private and at once, **draw** from chance, and **tell** the log. The state of a game is the board at the last
//! checkpoint and the answers since; playing an answer runs the step again from the checkpoint. The kernel knows no
//! game, no text format and no input or output.

mod cx;
mod each;
mod game;
mod laws;
mod list;
mod perft;
mod record;
mod rng;
mod rules;
mod seat;
mod set;
mod title;
mod view;

pub use cx::{Audience, Cx, Desk, Flow, Stop};
pub use each::{Each, Private, Sign};
pub use game::{Entry, Game, MOST_ANSWERS, Open, Progress, Refused};
pub use laws::{LawBreach, Laws};
pub use list::List;
pub use perft::{counted, counts, perft, perft_by_judge};
pub use record::{Match, Recorded};
pub use rng::Rng;
pub use rules::{MOST_OPTIONS, Notation, Rules, Waiting};
pub use seat::{MOST_SEATS, Seat, SeatSet, Side};
pub use title::{Arg, Content, Message, Outcome, Ruleset, Title};
pub use view::{SampleError, View};
