//! The rules of `rules/ankh.md`, section by section.

#[path = "../kit/mod.rs"]
mod kit;

mod cards;
mod gods;
