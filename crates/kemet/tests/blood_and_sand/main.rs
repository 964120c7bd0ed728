//! The rules of Blood and Sand chapter by chapter, as `rules/bs1.md` and `rules/bs2.md` tell them.

#[path = "../kit/mod.rs"]
mod kit;

mod aftermath;
mod battle;
mod cards;
mod creatures;
mod crowds;
mod day;
mod effects;
mod end;
mod examples;
mod faq;
mod movement;
mod night;
mod ports;
mod raise_and_buy;
mod recruit;
mod secrecy;
mod setup;
mod teleport;
mod walls;
