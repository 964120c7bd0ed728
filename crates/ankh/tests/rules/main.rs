//! The rules of `rules/ankh.md`, section by section.

#[path = "../kit/mod.rs"]
mod kit;

mod actions;
mod cards;
mod conflict;
mod ends;
mod events;
mod examples;
mod figures;
mod gods;
mod guardians;
mod merged;
mod powers;
mod rulings;
mod secrecy;
mod setup;
mod tables;
mod together;
