//! Message ids and what goes into them. The sentences themselves are in `messages/`, one folder per language.
//!
//! Only what everyone sees goes into a message, or what the asked seat is being asked.

mod answer;
mod event;
mod question;
mod refusal;

pub use answer::answer;
pub use event::event;
pub use question::{question, question_id};
pub use refusal::refusal;

use crate::ask::Gold;
use crate::battle_cards::BattleCard;
use crate::board::{FightStage, Public};
use crate::cards::Di;
use crate::creatures::Creature;
use crate::edition::{Chapter, Edition, Space};
use crate::event::Ending;
use crate::map::{Kind, Zone};
use crate::notation;
use crate::tiles::{Colour, Tile};
use table::{Arg, Message, Side};

/// The name of a tile; with `.does` after it, what the tile does.
pub fn tile_id(edition: &Edition, tile: Tile) -> String {
    format!("tile-{}", edition.tile(tile).power.text)
}

/// The name of a Divine Intervention card; with `.does` after it, what it does.
pub fn card_id(card: Di) -> String {
    format!("card-{}", card.card().name)
}

/// A creature is called like its tile.
pub fn creature_id(edition: &Edition, creature: Creature) -> String {
    let tile = edition.tiles.iter().find(|tile| tile.power.creature == Some(creature));
    format!("tile-{}", tile.map_or(creature.name(), |tile| tile.power.text))
}

pub fn colour_id(edition: &Edition, colour: Colour) -> String {
    format!("{}-{}", edition.colour_words, colour.name())
}

/// What a point is called.
pub fn point_id(edition: &Edition) -> String {
    format!("point-{}", edition.point_words)
}

/// What a golden action is called.
pub fn gold_id(gold: Gold) -> String {
    format!("gold-{}", gold.name())
}

pub fn space_id(edition: &Edition, space: Space) -> String {
    format!("space-{}", edition.space(space).name)
}

pub fn ending_id(ending: Ending) -> String {
    format!("ending-{}", ending.name())
}

pub fn chapter_id(chapter: Chapter) -> String {
    format!("chapter-{}", notation::chapter_name(chapter))
}

pub fn stage_id(stage: FightStage) -> String {
    format!("stage-{}", notation::stage_name(stage))
}

pub fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::District => "kind-district",
        Kind::Desert => "kind-desert",
        Kind::Obelisk => "kind-obelisk",
        Kind::Temple(_) => "kind-temple",
        Kind::Delta(_) => "kind-delta",
        Kind::Sanctuary => "kind-sanctuary",
    }
}

/// What a battle card shows.
pub fn battle_card(edition: &Edition, card: BattleCard) -> Message {
    let values = edition.values(card);
    Message::new("battle-card")
        .with("strength", number(values.strength))
        .with("damage", number(values.damage))
        .with("protection", number(values.protection))
        .with("own", number(values.own_damage))
}

fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}

fn name(id: impl Into<String>) -> Arg {
    Arg::Name(id.into())
}

fn seat(board: &Public, side: Side) -> Arg {
    Arg::Seat(board.seat(side))
}

fn zone(board: &Public, zone: Zone) -> Arg {
    Arg::Text(board.map.label(zone).to_owned())
}

fn kind(board: &Public, zone: Zone) -> Arg {
    name(kind_id(board.map.kind(zone)))
}

fn battle(board: &Public, message: Message, card: BattleCard) -> Message {
    let values = board.edition.values(card);
    message
        .with("strength", number(values.strength))
        .with("damage", number(values.damage))
        .with("protection", number(values.protection))
        .with("own", number(values.own_damage))
}
