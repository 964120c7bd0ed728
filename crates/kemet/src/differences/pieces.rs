//! The pieces of two boxes side by side: what is new, gone, moved, doubled or does something else.

use super::points::battle_card;
use super::{name, number};
use crate::battle_cards::Values;
use crate::cards::Di;
use crate::creatures::{Creature, CreatureCard, Gift};
use crate::edition::Edition;
use crate::tiles::{ColourSet, Power, TileRow};
use crate::words;
use table::Message;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Tile,
    Card,
    BattleCard,
    Creature,
}

/// A piece of one or both of two boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub kind: Kind,
    pub name: Message,
    pub rule: &'static str,
    pub before: Print,
    pub after: Print,
    /// What became of it; nothing if it is the same.
    pub changes: Vec<Message>,
}

/// A piece as a box prints it; nothing if the box does not have it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Print {
    /// Where and how often, or which numbers.
    pub printed: Vec<Message>,
    /// What it does, where numbers do not say it.
    pub does: Option<Message>,
}

/// Everything in either box, one kind after the other.
pub fn pieces(before: &Edition, after: &Edition) -> Vec<Piece> {
    let mut pieces = tiles(before, after);
    pieces.extend(cards(before, after));
    pieces.extend(battle_cards(before, after));
    pieces.extend(creatures(before, after));
    pieces
}

fn tiles(before: &Edition, after: &Edition) -> Vec<Piece> {
    let mut powers: Vec<&Power> = Vec::new();
    for row in after.tiles.iter().chain(before.tiles) {
        if powers.iter().all(|power| power.name != row.power.name) {
            powers.push(row.power);
        }
    }
    let piece = |power: &&Power| {
        let (old, new) = (prints(before, power), prints(after, power));
        Piece {
            kind: Kind::Tile,
            name: Message::new(format!("tile-{}", power.text)),
            rule: power.rule,
            before: tile_print(before, &old),
            after: tile_print(after, &new),
            changes: tile_changes(before, after, &old, &new),
        }
    };
    powers.iter().map(piece).collect()
}

/// The rows of a power: one, or one for each colour.
fn prints(edition: &Edition, power: &Power) -> Vec<&'static TileRow> {
    edition.tiles.iter().filter(|row| row.power.name == power.name).collect()
}

fn tile_print(edition: &Edition, rows: &[&TileRow]) -> Print {
    let print = |row: &&TileRow| {
        Message::new("printed-tile")
            .with("colour", name(words::colour_id(edition, row.colour)))
            .with("level", number(row.level))
            .with("copies", number(row.copies))
    };
    let does = rows.first().map(|row| Message::new(format!("tile-{}.does", row.power.text)));
    Print { printed: rows.iter().map(print).collect(), does }
}

fn tile_changes(before: &Edition, after: &Edition, old: &[&TileRow], new: &[&TileRow]) -> Vec<Message> {
    let (first, second) = match (old.first(), new.first()) {
        (None, None) => return Vec::new(),
        (Some(gone), None) => {
            return vec![became("gone", namesake(gone.power, before, after).map(|heir| ("heir", heir)))];
        }
        (None, Some(come)) => return vec![became("new", namesake(come.power, after, before).map(|of| ("of", of)))],
        (Some(first), Some(second)) => (first, second),
    };
    let colours = |rows: &[&TileRow]| rows.iter().map(|row| row.colour).collect::<ColourSet>();
    let (ours, theirs) = (colours(old), colours(new));
    let added = ours != theirs && ours.minus(theirs).is_empty();
    let differs = [
        ("level", first.level != second.level),
        ("colour", ours != theirs && !added),
        ("more-colours", added),
        ("small-games", first.in_small_games && !second.in_small_games),
        ("copies", first.copies != second.copies),
        ("effect", first.power.text != second.power.text || first.power.perks != second.power.perks),
    ];
    differs.into_iter().filter(|(_, differs)| *differs).map(|(what, _)| changed(what)).collect()
}

/// The tile of another name and the same effect that only the other box has.
fn namesake(power: &Power, own: &Edition, other: &Edition) -> Option<&'static Power> {
    let known = |edition: &Edition, name: &str| edition.tiles.iter().any(|row| row.power.name == name);
    let others = other.tiles.iter().map(|row| row.power).filter(|other| !known(own, other.name));
    let mut alike =
        others.filter(|other| !power.perks.is_empty() && other.perks == power.perks && other.icon == power.icon);
    alike.next()
}

fn became(what: &'static str, alike: Option<(&'static str, &'static Power)>) -> Message {
    match alike {
        Some((role, power)) => changed(&format!("{what}-{role}")).with("tile", name(format!("tile-{}", power.text))),
        None => changed(what),
    }
}

fn changed(what: &str) -> Message {
    Message::new(format!("changed-{what}"))
}

fn cards(before: &Edition, after: &Edition) -> Vec<Piece> {
    let piece = |kind: Di| {
        let (old, new) = (card_print(before, kind), card_print(after, kind));
        let card = kind.card();
        piece(Kind::Card, Message::new(words::card_id(kind)), card.rule, old, new, "copies")
    };
    Di::ALL.into_iter().filter_map(piece).collect()
}

fn card_print(edition: &Edition, kind: Di) -> Print {
    let copies = edition.deck.iter().find(|row| row.card == kind).map(|row| row.copies);
    let piled = copies.map(|copies| Message::new("printed-card").with("copies", number(copies)));
    let printed = piled.or((edition.own_card == Some(kind)).then(|| Message::new("printed-own-card")));
    let does = printed.is_some().then(|| Message::new(words::card_id(kind) + ".does"));
    Print { printed: printed.into_iter().collect(), does }
}

fn battle_cards(before: &Edition, after: &Edition) -> Vec<Piece> {
    let mut all: Vec<Values> = after.battle_cards.to_vec();
    all.extend(before.battle_cards.iter().filter(|card| !after.battle_cards.contains(card)));
    let piece = |values: Values| {
        let (old, new) = (battle_card_print(before, values), battle_card_print(after, values));
        let usual =
            [before, after].iter().any(|edition| edition.battle_cards[..edition.usual_battle_cards].contains(&values));
        let rule = if usual { "battlecard.1" } else { "battlecard.2" };
        piece(Kind::BattleCard, battle_card(values), rule, old, new, "effect")
    };
    all.into_iter().filter_map(piece).collect()
}

fn battle_card_print(edition: &Edition, values: Values) -> Print {
    let place = edition.battle_cards.iter().position(|&card| card == values);
    let printed = place.map(|place| {
        Message::new(if place < edition.usual_battle_cards { "printed-battle-card" } else { "printed-special-card" })
    });
    Print { printed: printed.into_iter().collect(), does: None }
}

fn creatures(before: &Edition, after: &Edition) -> Vec<Piece> {
    let piece = |creature: Creature| {
        let tile = after.tiles.iter().chain(before.tiles).find(|row| row.power.creature == Some(creature))?;
        let (old, new) = (creature_print(before, creature), creature_print(after, creature));
        let name = Message::new(format!("tile-{}", tile.power.text));
        piece(Kind::Creature, name, tile.power.rule, old, new, "numbers")
    };
    Creature::ALL.into_iter().filter_map(piece).collect()
}

fn creature_print(edition: &Edition, creature: Creature) -> Print {
    let in_box = edition.tiles.iter().any(|row| row.power.creature == Some(creature));
    let CreatureCard { creature: _, speed, battle, gift } = edition.creature(creature);
    let numbers = || {
        let message = match gift_id(*gift) {
            Some(gift) => Message::new("printed-creature-with-gift").with("gift", name(gift)),
            None => Message::new("printed-creature"),
        };
        message
            .with("speed", number(*speed))
            .with("strength", number(battle.strength))
            .with("damage", number(battle.damage))
            .with("protection", number(battle.protection))
            .with("through", number(battle.unblockable))
            .with("shields", number(battle.shields))
    };
    Print { printed: in_box.then(numbers).into_iter().collect(), does: None }
}

fn gift_id(gift: Gift) -> Option<&'static str> {
    match gift {
        Gift::None => None,
        Gift::IgnoresWalls => Some("gift-ignores-walls"),
        Gift::SilencesCreature => Some("gift-silences-creature"),
        Gift::Toll(_) => Some("gift-toll"),
        Gift::ObeliskGate => Some("gift-obelisk-gate"),
        Gift::DevoursSouls => Some("gift-devours-souls"),
        Gift::ChoosesRetreat => Some("gift-chooses-retreat"),
    }
}

/// A piece with one print in each box, if either has it; `differs` tells what another print means.
fn piece(kind: Kind, name: Message, rule: &'static str, before: Print, after: Print, differs: &str) -> Option<Piece> {
    let changes = match (before.printed.is_empty(), after.printed.is_empty()) {
        (true, true) => return None,
        (true, false) => vec![changed("new")],
        (false, true) => vec![changed("gone")],
        (false, false) if before.printed == after.printed => Vec::new(),
        (false, false) => vec![changed(differs)],
    };
    Some(Piece { kind, name, rule, before, after, changes })
}
