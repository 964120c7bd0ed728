//! Message ids and what goes into them. The sentences themselves are in `messages/`, one folder per language.

mod answer;
mod event;
mod question;
mod refusal;

pub use answer::answer;
pub use event::event;
pub use question::{question, question_id};
pub use refusal::refusal;

use crate::board::{BattleStage, Board, Ending, Stage};
use crate::event::Piece;
use crate::hex::Hex;
use crate::kinds::*;
use crate::map::{MAP, Terrain};
use crate::{notation, query};
use table::{Arg, Message, Side};

/// The name of a god; with `.does` after it, what it can do.
pub fn god_id(god: God) -> String {
    format!("ankh-god-{}", god.name())
}

/// The name of a guardian; with `.does` after it, what it can do.
pub fn guardian_id(guardian: Guardian) -> String {
    format!("ankh-guardian-{}", guardian.name())
}

/// The name of a power; with `.does` after it, what it does.
pub fn power_id(power: Power) -> String {
    format!("ankh-power-{}", power.name())
}

/// The name of a battle card; with `.does` after it, what it does.
pub fn card_id(card: Card) -> String {
    format!("ankh-card-{}", card.name())
}

pub fn monument_id(kind: Monument) -> String {
    format!("ankh-monument-{}", kind.name())
}

/// The name of an action; with `.does` after it, what it does.
pub fn action_id(action: Action) -> String {
    format!("ankh-action-{}", action.name())
}

/// The name of an event of the track; with `.does` after it, what it brings.
pub fn happening_id(happening: Happening) -> String {
    format!("ankh-happening-{}", happening_name(happening))
}

pub fn happening_name(happening: Happening) -> &'static str {
    match happening {
        Happening::Control => "control",
        Happening::Caravan => "caravan",
        Happening::Conflict => "conflict",
    }
}

pub fn ending_id(ending: Ending) -> String {
    format!("ankh-ending-{}", ending.name())
}

pub fn stage_id(stage: Stage) -> String {
    format!("ankh-stage-{}", notation::stage_name(stage))
}

pub fn battle_stage_id(stage: BattleStage) -> String {
    format!("ankh-battle-{}", notation::battle_stage_name(stage))
}

/// What a figure that can be summoned is called.
pub fn piece_id(board: &Board, piece: Piece) -> String {
    match piece {
        Piece::Warrior | Piece::Ransomed => WARRIOR.to_owned(),
        Piece::Guardian(level) => guardian_id(board.guardians[level as usize]),
    }
}

/// The figure on a space: a guardian, a god or a Warrior.
pub fn figure_id(board: &Board, hex: Hex) -> String {
    let god = board.gods.iter().position(|&god| god == Some(hex));
    match (query::guardian_at(board, hex), god) {
        (Some(guardian), _) => guardian_id(guardian),
        (None, Some(side)) => god_id(board.sides[side].god),
        (None, None) => WARRIOR.to_owned(),
    }
}

pub const WARRIOR: &str = "ankh-warrior";

/// The words to look up in a glossary, each with `.means` after it for what it means.
pub const TERMS: [&str; 10] = [
    "ankh-term-devotion",
    "ankh-term-follower",
    "ankh-term-monument",
    "ankh-term-region",
    "ankh-term-adjacent",
    "ankh-term-majority",
    "ankh-term-domination",
    "ankh-term-battle",
    "ankh-term-merge",
    "ankh-term-forgotten",
];

/// What a space is, for sentences to choose by.
pub fn terrain_name(hex: Hex) -> &'static str {
    match MAP.terrain[hex.index()] {
        Terrain::Fertile => "fertile",
        Terrain::Desert => "desert",
        Terrain::Water => "water",
    }
}

/// The number of the region a land space is in.
pub fn region_number(board: &Board, hex: Hex) -> Option<usize> {
    board.regions.iter().position(|region| region.has(hex)).map(|token| token + 1)
}

/// What the next space of the event track brings.
fn coming(board: &Board) -> Arg {
    let next = EVENTS.get(board.events as usize).copied().unwrap_or(Happening::Conflict);
    name(happening_id(next))
}

fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}

fn name(id: impl Into<String>) -> Arg {
    Arg::Name(id.into())
}

fn seat(board: &Board, side: Side) -> Arg {
    Arg::Seat(board.seat(side))
}

fn space(hex: Hex) -> Arg {
    Arg::Text(MAP.label(hex))
}

/// A word for a sentence to choose by.
fn text(word: &str) -> Arg {
    Arg::Text(word.to_owned())
}

fn figure(board: &Board, hex: Hex) -> Arg {
    name(figure_id(board, hex))
}

/// The token of a region as people read it.
fn token(token: u8) -> Arg {
    number(token + 1)
}

/// A thing with a name and what it does.
fn described(message: Message, key: &'static str, id: String) -> Message {
    message.with("does", name(format!("{id}.does"))).with(key, name(id))
}

fn monument_at(board: &Board, hex: Hex) -> Option<Monument> {
    Monument::ALL.into_iter().find(|kind| board.monuments[kind.index()].has(hex))
}

/// The level of the next power and what it costs.
fn power_cost(board: &Board, side: Side) -> (u8, u8) {
    query::next_unlock(board, side).map_or((3, 3), |(level, cost)| (level as u8 + 1, cost))
}
