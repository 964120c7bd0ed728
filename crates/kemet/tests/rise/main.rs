//! What Rise of the Gods adds to the revised printing: shields, servants, six players, gods, and its worked examples.

#[path = "../kit/mod.rs"]
mod kit;

mod examples;
mod gods;
mod secrecy;
mod servants;
mod shields;
mod six;
