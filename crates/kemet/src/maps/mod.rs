//! The boards, one file per box.

pub mod k12;
pub mod six;
