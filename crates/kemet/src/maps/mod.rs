//! The boards, one file per box.

pub mod k12;
