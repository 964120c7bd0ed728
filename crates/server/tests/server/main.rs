//! The server on real sockets and real files.

mod bad_input;
mod bots;
mod keeping;
mod kit;
mod play;
mod secrecy;
mod teams;
mod undo;
mod words;
