//! One player against Amon: his cards one by one, his marches and battles, the objectives, and the book's examples.

#[path = "../kit/mod.rs"]
mod kit;

mod actions;
mod battles;
mod events;
mod examples;
mod lay;
mod objectives;
mod plunder;
mod setup;
