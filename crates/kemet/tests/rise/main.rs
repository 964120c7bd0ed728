//! What Rise of the Gods adds to the revised printing: shields, servants, six players, gods, teams, and its worked
//! examples.

#[path = "../kit/mod.rs"]
mod kit;

mod examples;
mod gods;
mod mixed;
mod secrecy;
mod servants;
mod shields;
mod six;
mod team_battles;
mod team_nights;
mod teams;
