//! Creatures and servants: whose they are, where they stand, what they do to others.

use crate::board::{Lair, Public};
use crate::creatures::{Breed, Creature, CreatureCard, CreatureSet, Gift};
use crate::edition::Companions;
use crate::map::{Zone, ZoneSet};
use crate::tiles::NearSet;
use table::Side;

/// The companions that may go along when a Move goes on: none with a god. [god.4]
#[inline(always)]
pub fn following(board: &Public, side: Side) -> CreatureSet {
    match board.moving {
        Some(moving) if !moving.divine => creatures_at(board, side, moving.at),
        Some(_) | None => CreatureSet::NONE,
    }
}

/// The side's creatures: those of its tiles. [creature.1]
#[inline]
pub fn creatures(board: &Public, side: Side) -> impl Iterator<Item = Creature> {
    let tiles = board.side(side).tiles.near().and(board.edition.creature_tiles.near());
    tiles.iter().map(|tile| board.edition.beasts[tile.index()])
}

/// The creatures of the side's team: those of its tiles. A companion goes with the troop, whoever owns it. [ruling.129]
#[inline(always)]
fn pack(board: &Public, side: Side) -> impl Iterator<Item = Creature> {
    let own = board.side(side).tiles.near();
    let all = if board.is_teamed() { own.or(tiles_of_mates(board, side)) } else { own };
    let tiles = all.and(board.edition.creature_tiles.near());
    tiles.iter().map(|tile| board.edition.beasts[tile.index()])
}

#[cold]
fn tiles_of_mates(board: &Public, side: Side) -> NearSet {
    board.mates(side).fold(NearSet::NONE, |all, mate| all.or(board.side(mate).tiles.near()))
}

/// The creature of the side's troop in the zone. [creature.2]
#[inline(always)]
pub fn creature_at(board: &Public, side: Side, zone: Zone) -> Option<Creature> {
    companion_at(board, side, zone, Breed::Beast)
}

/// The companion of a kind of the side's troop in the zone. [creature.2] [servant.2]
#[inline(always)]
pub fn companion_at(board: &Public, side: Side, zone: Zone, breed: Breed) -> Option<Creature> {
    let here = |creature: &Creature| board.lairs[*creature as usize].is_in(zone);
    pack(board, side).find(|creature| here(creature) && creature.breed() == breed)
}

/// All the companions of the side's troop in the zone: during a Move there may be several of a kind. [move.10]
#[inline(always)]
pub fn creatures_at(board: &Public, side: Side, zone: Zone) -> CreatureSet {
    pack(board, side).filter(|&creature| board.lairs[creature as usize].is_in(zone)).collect()
}

/// The side's creatures on their tiles, in the order of the tiles. [creature.5]
pub fn reserve(board: &Public, side: Side) -> impl Iterator<Item = Creature> {
    creatures(board, side).filter(move |&creature| board.lairs[creature as usize] == Lair::Reserve(side))
}

/// The creatures that are asked for when the own city is rearranged, in the order of their tiles. [creature.7]
pub fn rearranged(board: &Public, side: Side) -> impl Iterator<Item = Creature> {
    let asked = move |creature: &Creature| match (board.lairs[*creature as usize], board.edition.companions) {
        (Lair::Reserve(_), Companions::AnyTime | Companions::WithUnits) => true,
        (Lair::Zone(_, zone), Companions::WithUnits) => board.city(zone) == Some(side),
        (Lair::Box | Lair::Reserve(_) | Lair::Zone(..), _) => false,
    };
    creatures(board, side).filter(asked)
}

/// What the edition prints of a creature.
pub fn card_of(board: &Public, creature: Creature) -> &'static CreatureCard {
    board.edition.creature(creature)
}

/// Whether a companion with this gift goes with the side's troop in the zone.
#[inline(always)]
pub fn gifted(board: &Public, side: Side, zone: Zone, gift: Gift) -> bool {
    let here = |creature: &Creature| board.lairs[*creature as usize].is_in(zone);
    pack(board, side).any(|creature| here(&creature) && card_of(board, creature).gift == gift)
}

/// Districts of the own city where a companion of the side can stand: own units, no own companion of its kind.
/// [creature.1] [servant.1]
pub fn lairs(board: &Public, side: Side, breed: Breed) -> ZoneSet {
    let free = |zone: &Zone| board.troops.units(side, *zone) > 0 && companion_at(board, side, *zone, breed).is_none();
    board.districts(side).into_iter().filter(free).fold(ZoneSet::NONE, ZoneSet::with)
}

/// What an enemy's creature takes for entering its space. [tile.khnums-sphinx]
pub fn toll(board: &Public, side: Side, zone: Zone) -> u8 {
    let lair = board.lairs[Creature::KhnumsSphinx as usize];
    match (lair, card_of(board, Creature::KhnumsSphinx).gift) {
        (Lair::Zone(owner, at), Gift::Toll(toll)) if at == zone && !board.allied(side, owner) => toll,
        _ => 0,
    }
}

/// Where the side would have to pay a toll.
#[inline(always)]
pub fn tolled(board: &Public, side: Side) -> ZoneSet {
    match board.lairs[Creature::KhnumsSphinx as usize] {
        Lair::Zone(owner, zone) if !board.allied(side, owner) => ZoneSet::only(zone),
        Lair::Box | Lair::Reserve(_) | Lair::Zone(..) => ZoneSet::NONE,
    }
}

/// The troop loses no units outside battle. [tile.amout-the-soul-devourer]
pub fn shielded(board: &Public, side: Side, zone: Zone) -> bool {
    gifted(board, side, zone, Gift::DevoursSouls)
}

/// Enemy troops that an effect outside battle can take units from.
#[inline(always)]
pub fn exposed_enemies(board: &Public, side: Side) -> ZoneSet {
    let enemies = board.enemies(side);
    match board.lairs[Creature::Amout as usize] {
        Lair::Zone(owner, zone) if !board.allied(side, owner) => enemies.without(zone),
        Lair::Box | Lair::Reserve(_) | Lair::Zone(..) => enemies,
    }
}
