//! What the board says when rules ask: sums over tiles, creatures and cards. Nothing here changes anything.

use crate::board::{Board, Fight, Lair, Public};
use crate::creatures::{Creature, Gift};
use crate::map::{Zone, ZoneSet};
use crate::tiles::{Colour, Perk, Tile};
use crate::{battle_cards::BattleSet, cards::Di};
use table::Side;

/// How much of a perk a side's tiles give in all.
#[inline]
pub fn perk(board: &Public, side: Side, perk: Perk) -> u8 {
    let givers = board.side(side).tiles.and(board.edition.givers[perk as usize]);
    if givers.is_empty() { 0 } else { givers.iter().map(|tile| amount(board, tile, perk)).sum() }
}

/// How much of a perk one tile gives.
pub fn amount(board: &Public, tile: Tile, perk: Perk) -> u8 {
    board.edition.tile(tile).power.perks.iter().filter(|&&(given, _)| given == perk).map(|&(_, by)| by).sum()
}

/// How many units a troop of this side may hold. [unit.2]
#[inline]
pub fn limit(board: &Public, side: Side) -> u8 {
    board.edition.troop_limit + perk(board, side, Perk::LargerTroops)
}

/// How many more units of the side fit into the zone.
#[inline]
pub fn room(board: &Public, side: Side, zone: Zone) -> u8 {
    limit(board, side).saturating_sub(board.troops.units(side, zone))
}

/// The side's creature in the zone. [creature.2]
#[inline]
pub fn creature_at(board: &Public, side: Side, zone: Zone) -> Option<Creature> {
    if board.side(side).tiles.and(board.edition.creature_tiles).is_empty() {
        return None;
    }
    Creature::ALL.into_iter().find(|&creature| board.lairs[creature as usize] == Lair::Zone(side, zone))
}

/// The side's creatures on their tiles. [creature.5]
pub fn reserve(board: &Public, side: Side) -> impl Iterator<Item = Creature> {
    Creature::ALL.into_iter().filter(move |&creature| board.lairs[creature as usize] == Lair::Reserve(side))
}

/// Districts of the own city where a creature of the side can stand: own units, no own creature. [creature.1]
pub fn lairs(board: &Public, side: Side) -> ZoneSet {
    let districts = board.districts(side).into_iter();
    let free = districts.filter(|&zone| board.troops.units(side, zone) > 0 && creature_at(board, side, zone).is_none());
    free.fold(ZoneSet::NONE, ZoneSet::with)
}

/// The enemy troop in a zone, as the side sees it.
#[inline]
pub fn enemy_at(board: &Public, side: Side, zone: Zone) -> Option<Side> {
    board.all_sides().find(|&other| other != side && board.troops.present(other).has(zone))
}

/// Zones where the side and an enemy both have units.
pub fn contested(board: &Public, side: Side) -> ZoneSet {
    board.troops.present(side).and(board.troops.enemies(side))
}

/// The pyramid in a zone: whose, and which.
#[inline]
pub fn pyramid_at(board: &Public, zone: Zone) -> Option<(Side, Colour, u8)> {
    let owner = board.city(zone)?;
    Colour::ALL.into_iter().find_map(|colour| {
        let pyramid = board.side(owner).pyramids[colour as usize];
        (pyramid.site == Some(zone)).then_some((owner, colour, pyramid.level))
    })
}

/// Who has the benefits of the owner's pyramid: an enemy in its district, else the owner. [pyramid.2]
pub fn pyramid_holder(board: &Public, owner: Side, colour: Colour) -> Option<Side> {
    let site = board.side(owner).pyramids[colour as usize].site?;
    if !board.troops.enemies(owner).has(site) {
        return Some(owner);
    }
    let invader = board.all_sides().find(|&other| other != owner && settled(board, other).has(site));
    Some(invader.unwrap_or(owner))
}

/// Zones the side holds: those with its units, but for a troop that is passing through, or has still to win the place.
/// [point.2]
pub fn settled(board: &Public, side: Side) -> ZoneSet {
    let present = board.troops.present(side);
    if side != board.active() {
        return present;
    }
    let passing = board.moving.filter(|moving| moving.at != moving.start).map(|moving| moving.at);
    let fighting = board.fight.map(|fight| fight.at);
    passing.into_iter().chain(fighting).fold(present.minus(board.assaults), ZoneSet::without)
}

/// The highest pyramid of a colour whose benefits the side has. [buy.2]
pub fn highest_pyramid(board: &Public, side: Side, colour: Colour) -> u8 {
    let held = board.all_sides().filter(|&owner| pyramid_holder(board, owner, colour) == Some(side));
    held.map(|owner| board.side(owner).pyramids[colour as usize].level).max().unwrap_or(0)
}

/// Who controls a temple or the Sanctuary. [temple.1]
pub fn controller(board: &Public, zone: Zone) -> Option<Side> {
    board.all_sides().find(|&side| board.troops.units(side, zone) > 0)
}

/// Temples the side controls.
pub fn temples(board: &Public, side: Side) -> ZoneSet {
    board.map.temples.and(settled(board, side))
}

/// Points that stay. [point.1]
pub fn permanent_points(board: &Public, side: Side) -> u8 {
    let player = board.side(side);
    player.battle_points + player.temple_points + player.sanctuary_points + perk(board, side, Perk::Points)
}

/// Points that the board gives as it stands: temples and pyramids of the fourth level. [point.2]
pub fn temporary_points(board: &Public, side: Side) -> u8 {
    let pyramids = board.all_sides().flat_map(|owner| Colour::ALL.into_iter().map(move |colour| (owner, colour)));
    let tops = pyramids.filter(|&(owner, colour)| {
        board.side(owner).pyramids[colour as usize].level == 4 && pyramid_holder(board, owner, colour) == Some(side)
    });
    temples(board, side).count() as u8 + tops.count() as u8
}

pub fn points(board: &Public, side: Side) -> u8 {
    permanent_points(board, side) + temporary_points(board, side)
}

/// What a payment inside the action costs after Priest of Ra. [tile.priest-of-ra]
#[inline]
pub fn price_in_action(board: &Public, side: Side, cost: u8) -> u8 {
    if board.turn.saved { cost } else { cost.saturating_sub(perk(board, side, Perk::CheaperAction)) }
}

/// What raising costs before Priest of Ra. [raise.2]
pub fn raise_cost(board: &Public, side: Side, colour: Colour, to: u8) -> u8 {
    let cheaper = perk(board, side, Perk::CheaperLevel);
    let from = board.side(side).pyramids[colour as usize].level;
    (from + 1..=to).map(|level| level.saturating_sub(cheaper)).sum()
}

/// What a tile of a level costs before Priest of Ra. [buy.3]
pub fn tile_cost_at(board: &Public, side: Side, level: u8) -> u8 {
    level.saturating_sub(perk(board, side, Perk::CheaperTile))
}

/// What so many recruits cost before Priest of Ra. [recruit.1]
pub fn recruit_cost(board: &Public, side: Side, units: u8) -> u8 {
    units.saturating_sub(perk(board, side, Perk::FreeRecruits))
}

/// What a teleport costs before Priest of Ra. [move.6]
pub fn teleport_cost(board: &Public, side: Side) -> u8 {
    board.edition.teleport_price.saturating_sub(perk(board, side, Perk::CheaperTeleport))
}

/// What a card costs when it is laid: within an action Priest of Ra may help, around actions not. [di.2]
pub fn card_price(board: &Public, side: Side, card: Di) -> u8 {
    let cost = card.card().cost;
    if in_action(board) { price_in_action(board, side, cost) } else { cost }
}

/// An action is under way: a Move, or the battles of a Recruit.
pub fn in_action(board: &Public) -> bool {
    board.moving.is_some() || !board.assaults.is_empty()
}

/// How many copies of a tile are left beside the board.
pub fn tiles_left(board: &Public, tile: Tile) -> u8 {
    let owned = board.all_sides().filter(|&side| board.side(side).tiles.has(tile)).count() as u8;
    board.edition.tile(tile).copies - owned
}

/// The highest level of tiles on offer today. [buy.6]
pub fn level_on_offer(board: &Public) -> u8 {
    if board.round <= 1 { board.length().first_day_level } else { board.length().highest_level }
}

/// The battle cards a side has in its hand.
pub fn battle_hand(board: &Board, side: Side) -> BattleSet {
    owned_battle_cards(board, side).minus(board.side(side).played).minus(board.secret.aside[side.index()])
}

/// The battle cards a side has at all.
pub fn owned_battle_cards(board: &Board, side: Side) -> BattleSet {
    battle_cards_ever(board, side).minus(board.secret.removed[side.index()])
}

/// The usual battle cards and the special ones the side's tiles brought.
pub fn battle_cards_ever(board: &Public, side: Side) -> BattleSet {
    let specials = board.side(side).tiles.and(board.edition.givers[Perk::SpecialCard as usize]);
    if specials.is_empty() {
        return board.edition.usual_cards();
    }
    let specials = specials.iter().map(|tile| board.edition.special(amount(board, tile, Perk::SpecialCard)));
    board.edition.usual_cards().or(specials.collect())
}

/// The three sums of a fighting side. [battle.6] [battle.8]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Might {
    pub strength: u8,
    pub damage: u8,
    pub protection: u8,
}

/// Units, cards, tiles and creature of a fighting side (0 attacker, 1 defender).
pub fn might(board: &Public, fight: &Fight, which: usize) -> Might {
    let (side, shown) = (fight.sides[which], fight.shown[which]);
    let role = if which == 0 { Perk::AttackStrength } else { Perk::DefenceStrength };
    let card = shown.card.map(|card| board.edition.values(card)).unwrap_or_default();
    let beast = fighting_creature(board, fight, which).map(|creature| creature.card().battle).unwrap_or_default();
    Might {
        strength: board.troops.units(side, fight.at)
            + card.strength
            + shown.di.sum(|card| card.strength)
            + shown.wounds
            + perk(board, side, Perk::Strength)
            + perk(board, side, role)
            + beast.strength,
        damage: card.damage + shown.di.sum(|card| card.damage) + perk(board, side, Perk::Damage) + beast.damage,
        protection: card.protection
            + shown.di.sum(|card| card.protection)
            + perk(board, side, Perk::Protection)
            + beast.protection,
    }
}

/// The creature that counts in the battle: none if the enemy's silences it. [battle.12]
fn fighting_creature(board: &Public, fight: &Fight, which: usize) -> Option<Creature> {
    let other = creature_at(board, fight.sides[1 - which], fight.at);
    if other.is_some_and(|creature| creature.card().gift == Gift::SilencesCreature) {
        return None;
    }
    creature_at(board, fight.sides[which], fight.at)
}

/// Land neighbours without any unit: where a beaten troop may be sent. [aftermath.2]
pub fn retreats(board: &Public, from: Zone) -> ZoneSet {
    board.map.land[from.index()].minus(board.troops.anyone())
}

/// Where a troop may escape to: the same, but no foreign district. [di.5]
pub fn escapes(board: &Public, side: Side, from: Zone) -> ZoneSet {
    let foreign = |&zone: &Zone| board.city(zone).is_some_and(|owner| owner != side);
    retreats(board, from).iter().filter(|zone| !foreign(zone)).fold(ZoneSet::NONE, ZoneSet::with)
}

/// Who still has to fear the walls of this zone's city: true for a troop outside a foreign city.
#[inline]
pub fn behind_wall(board: &Public, side: Side, from: Zone, to: Zone) -> bool {
    board.city(to).is_some_and(|owner| owner != side) && board.city(to) != board.city(from)
}

/// Where the side's free units may be put outside a Recruit action: own districts without enemies, own troops
/// without enemies. [ruling.7]
pub fn musters(board: &Public, side: Side) -> ZoneSet {
    let districts = board.districts(side).into_iter().fold(ZoneSet::NONE, ZoneSet::with);
    districts.or(board.troops.present(side)).minus(board.troops.enemies(side))
}
