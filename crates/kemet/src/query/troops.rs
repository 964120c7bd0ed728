//! Troops: how many units stand together, whose they are, and where more may be put.

use super::{god_at, has_god, perk, pyramid_at};
use crate::board::{FightStage, Public};
use crate::edition::FirstUnits;
use crate::map::{Zone, ZoneSet};
use crate::teams::Party;
use crate::tiles::Perk;
use table::Side;

/// How many units a troop of this side may hold. [unit.2]
#[inline(always)]
pub fn limit(board: &Public, side: Side) -> u8 {
    board.edition.troop_limit + perk(board, side, Perk::LargerTroops)
}

/// How many more units of the side fit into the zone: none beside a god of its team. [god.4] [team.11]
#[inline(always)]
pub fn room(board: &Public, side: Side, zone: Zone) -> u8 {
    if has_god(board, side, zone) {
        return 0;
    }
    limit_at(board, side, zone).saturating_sub(troop(board, side, zone))
}

/// How many units may stand in the zone once one of the side does: with teammates there no tile changes it. [team.11]
#[inline(always)]
pub fn limit_at(board: &Public, side: Side, zone: Zone) -> u8 {
    let alone = troop(board, side, zone) == board.troops.units(side, zone);
    if alone { limit(board, side) } else { board.edition.troop_limit }
}

/// The limit that so many units would break if they stood together: that of their owner, and of a mixed troop always
/// the same. [unit.2] [team.11]
#[inline(always)]
pub fn breaks_limit(board: &Public, side: Side, units: Party) -> Option<u8> {
    // So many may always stand together.
    if units.total() <= board.edition.troop_limit {
        return None;
    }
    let limit = if units.is_alone() { limit(board, side) } else { mixed_limit(board, side, units) };
    (units.total() > limit).then_some(limit)
}

fn mixed_limit(board: &Public, side: Side, units: Party) -> u8 {
    let owner = units.only_mate().and_then(|mate| board.mates(side).nth(mate));
    owner.map_or(board.edition.troop_limit, |owner| limit(board, owner))
}

/// All units of the side's team in the zone: one troop. [team.11]
#[inline(always)]
pub fn troop(board: &Public, side: Side, zone: Zone) -> u8 {
    let own = board.troops.units(side, zone);
    if board.is_teamed() { own + units_of_mates(board, side, zone) } else { own }
}

#[cold]
fn units_of_mates(board: &Public, side: Side, zone: Zone) -> u8 {
    board.mates(side).map(|mate| board.troops.units(mate, zone)).sum()
}

/// The same without gods, by whose they are.
#[inline(always)]
pub fn party_at(board: &Public, side: Side, zone: Zone) -> Party {
    let own = Party::alone(soldiers(board, side, zone));
    if board.is_teamed() { with_mates(board, side, zone, own) } else { own }
}

#[cold]
fn with_mates(board: &Public, side: Side, zone: Zone, own: Party) -> Party {
    let mates = board.mates(side).enumerate();
    mates.fold(own, |party, (place, mate)| party.with_mate(place, soldiers(board, mate, zone)))
}

/// Who says what is the team's to say of its troop: in a battle the one who fights it, else the first in the order of
/// those with units in it. [team.5]
pub fn speaker(board: &Public, side: Side, zone: Zone) -> Side {
    let team = board.team(side);
    let fighter = board.fight.filter(|fight| fight.at == zone && fight.stage != FightStage::Champion);
    let fighter = fighter.and_then(|fight| fight.sides.into_iter().find(|&fighter| team.has(fighter)));
    fighter.or_else(|| first_of(board, side, zone)).unwrap_or(side)
}

/// The first in the order of the side's team who has units in the zone.
pub fn first_of(board: &Public, side: Side, zone: Zone) -> Option<Side> {
    let team = board.team(side);
    board.in_order().find(|&mate| team.has(mate) && board.troops.present(mate).has(zone))
}

/// The side's units in the zone without what a god there counts for. [ruling.173]
#[inline(always)]
pub fn soldiers(board: &Public, side: Side, zone: Zone) -> u8 {
    let here = board.troops.units(side, zone);
    if god_at(board, side, zone).is_some() { here - board.side(side).life } else { here }
}

/// The enemy troop in a zone, as the side sees it.
#[inline(always)]
pub fn enemy_at(board: &Public, side: Side, zone: Zone) -> Option<Side> {
    board.all_sides().find(|&other| board.troops.present(other).has(zone) && !board.allied(side, other))
}

/// Zones where the side and an enemy both have units.
#[inline(always)]
pub fn contested(board: &Public, side: Side) -> ZoneSet {
    board.troops.present(side).and(board.enemies(side))
}

/// How many move when a Move goes on: the god's life, or the units beside which it may stand in passing. [ruling.171]
#[inline(always)]
pub fn moving_units(board: &Public, side: Side) -> u8 {
    match board.moving {
        Some(moving) if moving.divine => god_at(board, side, moving.at).map_or(0, |_| board.side(side).life),
        Some(moving) => soldiers(board, side, moving.at),
        None => 0,
    }
}

/// Where the side's free units may be put outside a Recruit action: own districts without enemies, own troops
/// without enemies. [ruling.7]
pub fn musters(board: &Public, side: Side) -> ZoneSet {
    board.city_of(side).or(board.troops.present(side)).minus(board.enemies(side))
}

/// Where a Recruit action may put units: the own districts, and with a tile own troops anywhere. [recruit.2]
pub fn recruiting(board: &Public, side: Side) -> ZoneSet {
    let city = board.city_of(side);
    if perk(board, side, Perk::LocalRecruits) > 0 { city.or(board.troops.present(side)) } else { city }
}

/// Districts for the first units. [setup.8]
pub fn first_camps(board: &Public, side: Side) -> ZoneSet {
    match board.edition.placing {
        FirstUnits::AtPyramids => {
            board.districts(side).into_iter().filter(|&zone| pyramid_at(board, zone).is_some()).collect()
        }
        FirstUnits::TwoFullTroops | FirstUnits::TwoMixedTroops => board.city_of(side),
    }
}
