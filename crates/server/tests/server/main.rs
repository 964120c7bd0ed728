//! The server on real sockets and real files.

mod bad_input;
mod bots;
mod keeping;
mod kit;
mod play;
mod secrecy;
mod undo;
mod words;
