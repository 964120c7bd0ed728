//! Zones: who holds them, districts, pyramids and temples.

use crate::board::{Public, Pyramid};
use crate::map::{Zone, ZoneSet};
use crate::tiles::Colour;
use table::Side;

/// The districts of the other sides.
#[inline(always)]
pub fn foreign_districts(board: &Public, side: Side) -> ZoneSet {
    ZoneSet::first(3 * board.armies as usize).minus(board.city_of(side))
}

/// The districts of the opponents. [team.15]
#[inline(always)]
pub fn enemy_districts(board: &Public, side: Side) -> ZoneSet {
    let own = foreign_districts(board, side);
    if !board.is_teamed() {
        return own;
    }
    board.mates(side).fold(own, |districts, mate| districts.minus(board.city_of(mate)))
}

/// Who still has to fear the walls of this zone's city: true for a troop outside an opponent's city.
#[inline(always)]
pub fn behind_wall(board: &Public, side: Side, from: Zone, to: Zone) -> bool {
    board.city(to).is_some_and(|owner| !board.allied(side, owner)) && board.city(to) != board.city(from)
}

/// Zones the side holds: those with its units, but for a troop that is passing through, or has still to win the place.
/// [point.2]
#[inline(always)]
pub fn settled(board: &Public, side: Side) -> ZoneSet {
    let present = board.troops.present(side);
    // Teammates' units go with the moving troop. [team.14]
    if !board.allied(side, board.active()) {
        return present;
    }
    let passing = board.moving.filter(|moving| moving.at != moving.start).map(|moving| moving.at);
    let fighting = board.fight.map(|fight| fight.at);
    passing.into_iter().chain(fighting).fold(present.minus(board.assaults), ZoneSet::without)
}

/// Zones that count for the side: of those a mixed troop holds, the ones where it is the first in the order of its team.
/// [ruling.131] [ruling.141]
#[inline(always)]
pub(super) fn counted(board: &Public, side: Side) -> ZoneSet {
    let settled = settled(board, side);
    if !board.is_teamed() {
        return settled;
    }
    let team = board.team(side);
    let earlier = board.in_order().take_while(|&mate| mate != side).filter(|&mate| team.has(mate));
    earlier.fold(settled, |zones, mate| zones.minus(board.troops.present(mate)))
}

/// The pyramid in a zone: whose, and which.
#[inline]
pub fn pyramid_at(board: &Public, zone: Zone) -> Option<(Side, Pyramid)> {
    let owner = board.city(zone)?;
    board.side(owner).pyramids[zone.index() % 3].map(|pyramid| (owner, pyramid))
}

/// The side's own pyramid of a colour, and its district.
#[inline(always)]
pub fn own_pyramid(board: &Public, side: Side, colour: Colour) -> Option<(Zone, Pyramid)> {
    let sites = board.districts(side).into_iter().zip(board.side(side).pyramids);
    sites.filter_map(|(zone, pyramid)| Some((zone, pyramid?))).find(|(_, pyramid)| pyramid.colour == colour)
}

/// The level of the side's own pyramid of a colour; 0 if there is none.
#[inline(always)]
pub fn level(board: &Public, side: Side, colour: Colour) -> u8 {
    own_pyramid(board, side, colour).map_or(0, |(_, pyramid)| pyramid.level)
}

/// Whether the owner has the benefits of the pyramid in an own district: no enemy stands there who has won the place.
/// [pyramid.2]
#[inline(always)]
pub(super) fn keeps(board: &Public, owner: Side, enemies: ZoneSet, site: Zone) -> bool {
    !enemies.has(site) || !board.all_sides().any(|other| !board.allied(owner, other) && settled(board, other).has(site))
}

/// The pyramids of foreign cities whose benefits the side has: it stands in their districts. [pyramid.2] [team.13]
#[inline(always)]
fn foreign_pyramids(board: &Public, side: Side) -> impl Iterator<Item = Pyramid> {
    pyramids_in(board, settled(board, side).and(foreign_districts(board, side)))
}

#[inline(always)]
pub(super) fn pyramids_in(board: &Public, districts: ZoneSet) -> impl Iterator<Item = Pyramid> {
    districts.iter().filter_map(|zone| pyramid_at(board, zone)).map(|(_, pyramid)| pyramid)
}

/// The highest pyramid of a colour whose benefits the side has. [buy.2]
pub fn highest_pyramid(board: &Public, side: Side, colour: Colour) -> u8 {
    let own = own_pyramid(board, side, colour).filter(|&(site, _)| keeps(board, side, board.enemies(side), site));
    own.map_or(0, |(_, pyramid)| pyramid.level).max(highest_foreign_pyramid(board, side, colour))
}

/// The highest pyramid of a colour that the side holds in a foreign city.
#[inline(always)]
pub fn highest_foreign_pyramid(board: &Public, side: Side, colour: Colour) -> u8 {
    let held = foreign_pyramids(board, side).filter(|pyramid| pyramid.colour == colour);
    held.map(|pyramid| pyramid.level).max().unwrap_or(0)
}

/// Who controls a temple or the Sanctuary. [temple.1]
pub fn controller(board: &Public, zone: Zone) -> Option<Side> {
    board.all_sides().find(|&side| board.troops.units(side, zone) > 0)
}

/// Who is given what a temple or the Sanctuary gives: of a mixed troop the first in the order, and nobody where a side
/// without a seat stands. [amon.5] [team.19]
#[inline(always)]
pub fn worshipper(board: &Public, zone: Zone) -> Option<Side> {
    board.in_order().find(|&side| board.troops.present(side).has(zone))
}

/// Temples that count for the side.
#[inline(always)]
pub fn temples(board: &Public, side: Side) -> ZoneSet {
    board.map.temples.and(counted(board, side))
}
