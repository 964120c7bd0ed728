//! The rules of Blood and Sand chapter by chapter, as `rules/bs1.md` and `rules/bs2.md` tell them.

#[path = "../kit/mod.rs"]
mod kit;

mod cards;
mod day;
mod end;
mod night;
mod raise_and_buy;
mod recruit;
mod secrecy;
mod setup;
