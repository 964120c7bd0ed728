//! The rules of Blood and Sand chapter by chapter, as `rules/bs1.md` and `rules/bs2.md` tell them.

#[path = "../kit/mod.rs"]
mod kit;

mod aftermath;
mod battle;
mod creatures;
mod effects;
mod examples;
mod faq;
mod movement;
mod ports;
