//! The questions: what is asked, what may be answered, and why not.
//!
//! Each question has one judge, `check`; its options are the candidates the judge accepts.

mod answer;
pub(crate) mod caravan;
mod first_borders;
mod judge;
mod options;
mod question;
pub(crate) mod shore;

pub use answer::Answer;
pub use judge::check;
pub use options::options;
pub use question::{Question, Source, seats_of};

pub(crate) use judge::{build_sites, controllable, gate_sites, obelisk_spots, returns};
