//! What Rise of the Gods adds to the revised printing: shields, servants, six players, and its worked examples.

#[path = "../kit/mod.rs"]
mod kit;

mod examples;
mod secrecy;
mod servants;
mod shields;
mod six;
