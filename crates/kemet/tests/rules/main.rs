//! The rules chapter by chapter, as `rules/k12.md` tells them.

#[path = "../kit/mod.rs"]
mod kit;

mod aftermath;
mod battle;
mod buying;
mod day;
mod dayend;
mod end;
mod movement;
mod night;
mod recruit;
mod secrecy;
mod setup;
