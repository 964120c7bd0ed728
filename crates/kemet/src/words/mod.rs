//! Message ids and what goes into them. The sentences themselves are in `messages/`, one folder per language.
//!
//! Only what everyone sees goes into a message, or what the asked seat is being asked.

mod amon;
mod answer;
mod event;
mod question;
mod refusal;

pub use answer::answer;
pub use event::event;
pub use question::{question, question_id};
pub use refusal::refusal;

use crate::amon::{Deed, Objective, Omen};
use crate::ask::Gold;
use crate::battle_cards::BattleCard;
use crate::board::{FightStage, Public};
use crate::cards::Di;
use crate::creatures::{Breed, Creature};
use crate::edition::{Action, BonusTokens, Chapter, Edition, Space};
use crate::event::Ending;
use crate::gods::God;
use crate::map::{Kind, Port, Zone};
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

/// The name of a god; with `.does` after it, what it can do.
pub fn god_id(god: God) -> String {
    format!("deity-{}", god.name())
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

/// An event or disaster; with `.does` after it, what it does. The same for the cards below.
pub fn omen_id(omen: Omen) -> String {
    format!("{}-card-{}", omen.card().kind.name(), omen.card().name)
}

pub fn deed_id(deed: Deed) -> String {
    format!("action-card-{}", deed.card().name)
}

pub fn objective_id(objective: Objective) -> String {
    format!("objective-{}", objective.card().name)
}

/// What a chapter is called: the same step ends the Day in one edition and begins the Night in another.
pub fn chapter_id(edition: &Edition, chapter: Chapter) -> String {
    let words = match chapter {
        Chapter::SanctuaryOffering | Chapter::DeltaOffering | Chapter::TwoTemples | Chapter::TemplesPay => {
            edition.evening_words
        }
        _ => "chapter",
    };
    format!("{words}-{}", notation::chapter_name(chapter))
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

/// What a battle card is called, where it has a name.
pub fn battle_card_id(edition: &Edition, card: BattleCard) -> Option<String> {
    let values = edition.values(card);
    let id = || format!("battle-card-{}-{}-{}", values.strength, values.damage, values.protection);
    edition.named_battle_cards.then(id)
}

/// The words to look up in a glossary, each with `.means` after it for what it means.
pub fn terms(edition: &Edition) -> Vec<String> {
    let point = format!("term-{}-point", edition.point_words);
    let mut terms = vec![point.as_str(), "term-permanent", "term-temporary", "term-prayer-points", "term-card"];
    terms.extend(["term-district", "term-temple", "term-delta", "term-sanctuary", "term-equilibrium"]);
    terms.extend(["term-silver-token", "term-gold-token"]);
    if edition.bonus_tokens == BonusTokens::Together {
        terms.push("term-golden-action");
    }
    if edition.veterans > 0 {
        terms.push("term-veteran-token");
    }
    if edition.tiles.iter().any(|row| row.power.creature.is_some_and(|creature| creature.breed() == Breed::Servant)) {
        terms.push("term-servant");
    }
    if edition.battle_cards.iter().any(|values| values.shields > 0) {
        terms.extend(["term-impenetrable-shield", "term-unblockable-damage"]);
    }
    if edition.gods.len() > 1 {
        terms.extend(["term-god", "term-life-points"]);
    }
    let ports =
        edition.players.clone().any(|players| (edition.map)(players).rows.iter().any(|row| row.port != Port::None));
    if ports {
        terms.extend(["term-red-port", "term-blue-port"]);
    }
    terms.into_iter().map(str::to_owned).collect()
}

fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}

fn name(id: impl Into<String>) -> Arg {
    Arg::Name(id.into())
}

/// A side by who plays it; the one that nobody plays has a name of its own.
pub fn who(board: &Public, side: Side) -> Arg {
    if board.is_seated(side) { Arg::Seat(board.seat(side)) } else { name("amon") }
}

fn zone(board: &Public, zone: Zone) -> Arg {
    Arg::Text(board.map.label(zone).to_owned())
}

fn seat(board: &Public, side: Side) -> Arg {
    who(board, side)
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
        .with("shields", number(values.shields))
        .with("name", battle_card_id(board.edition, card).map_or_else(|| text("none"), name))
}

/// A word for a sentence to choose by.
fn text(word: &str) -> Arg {
    Arg::Text(word.to_owned())
}

/// A space of the player board, and the colour of a Buy space that gets it in the course of the game. [buy.8]
fn on_space(board: &Public, side: Side, message: Message, space: Space) -> Message {
    let marker = match board.edition.space(space).action {
        Action::Buy(number) if board.edition.markers[number as usize].is_none() => {
            Some(board.side(side).markers[number as usize])
        }
        _ => None,
    };
    let colour = match marker {
        None => text("none"),
        Some(None) => text("bare"),
        Some(Some(colour)) => name(colour_id(board.edition, colour)),
    };
    message.with("space", name(space_id(board.edition, space))).with("colour", colour)
}
