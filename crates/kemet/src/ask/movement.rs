//! The Move: where, then who. [move.1] to [move.10]

use super::{Verdict, afford_in_action, require};
use crate::board::{Board, Moving, Way};
use crate::cards::Di;
use crate::creatures::{Creature, Gift};
use crate::map::{Zone, ZoneSet};
use crate::query;
use crate::refusal::Refusal;
use crate::tiles::Perk;
use table::Side;

/// A troop that can take a step, teleport, or be helped by a card. [move.1]
pub(super) fn start(board: &Board, side: Side, from: Zone) -> Verdict {
    require(board.troops.units(side, from) > 0, Refusal::NoUnitsThere)?;
    let near = board.map.near(from).minus(board.troops.present(side));
    if !near.minus(ZoneSet::first(3 * board.players as usize)).is_empty() {
        return Ok(());
    }
    // Hardly any troop is hemmed in; one that is, is looked at as if the Move had begun.
    let mut begun = *board;
    begun.moving = Some(Moving { start: from, at: from, left: None, gates: false });
    let walks = board.map.near(from).iter().any(|to| walk(&begun, side, to).is_ok());
    let teleports = board.map.obelisks.iter().any(|to| teleport(&begun, side, to).is_ok());
    let hand = board.secret.hands[side.index()].only(Di::OF_TURN);
    let helped = hand.kinds().any(|(card, _)| super::menu::card(&begun, side, card).is_ok());
    require(walks || teleports || helped, Refusal::HemmedIn)
}

/// By land or harbour. [move.4] [move.5]
pub(super) fn walk(board: &Board, side: Side, to: Zone) -> Verdict {
    let moving = moving(board)?;
    require(board.map.near(moving.at).has(to), Refusal::NotAdjacent)?;
    require(moving.left != Some(0), Refusal::NoMovementLeft)?;
    if needs_a_way_through(board, side, &moving, to) {
        let phoenix = query::creature_at(board, side, moving.at).is_some_and(passes_walls);
        require(phoenix, Refusal::Wall)?;
        require(query::creature_at(board, side, to).is_none(), Refusal::CreatureThere)?;
    }
    arrive(board, side, to)
}

/// [move.6]
pub(super) fn teleport(board: &Board, side: Side, to: Zone) -> Verdict {
    require(board.map.obelisks.has(to), Refusal::NoObelisk)?;
    at_a_gate(board, side)?;
    arrive(board, side, to)
}

/// A teleport can start here, and can be paid.
pub(super) fn at_a_gate(board: &Board, side: Side) -> Verdict {
    let at = moving(board)?.at;
    let gate = board.map.obelisks.has(at) && query::perk(board, side, Perk::ObeliskGate) > 0;
    require(gate || query::pyramid_at(board, at).is_some(), Refusal::NotAtPyramid)?;
    afford_in_action(board, side, query::teleport_cost(board, side))
}

/// Zones one movement away from the moving troop.
pub(super) fn within_a_step(board: &Board) -> ZoneSet {
    board.moving.map_or(ZoneSet::NONE, |moving| board.map.near(moving.at))
}

/// At least one unit can come to the zone. [move.10]
pub(super) fn arrive(board: &Board, side: Side, to: Zone) -> Verdict {
    let moving = moving(board)?;
    require(to != moving.at, Refusal::AlreadyThere)?;
    require(board.troops.units(side, moving.at) > 0, Refusal::NoUnitsThere)?;
    let empty = !board.troops.present(side).has(to);
    require(empty || query::room(board, side, to) > 0, Refusal::NoRoom)
}

/// The most units `how_many` accepts.
pub(super) fn most_units(board: &Board, side: Side, to: Zone) -> u8 {
    let has = board.moving.map_or(0, |moving| board.troops.units(side, moving.at));
    has.min(query::room(board, side, to))
}

pub(super) fn how_many(board: &Board, side: Side, to: Zone, units: u8) -> Verdict {
    let has = board.troops.units(side, moving(board)?.at);
    require(units > 0 && units <= has, Refusal::TooFewUnits { has })?;
    let limit = query::limit(board, side);
    require(units <= query::room(board, side, to), Refusal::TroopTooLarge { limit })
}

/// [creature.2]
pub(super) fn take_creature(board: &Board, side: Side, to: Zone) -> Verdict {
    require(query::creature_at(board, side, to).is_none(), Refusal::CreatureThere)
}

/// Only the Phoenix that opens the wall cannot be left. [tile.phoenix]
pub(super) fn leave_creature(board: &Board, side: Side, to: Zone, way: Way) -> Verdict {
    let needed = way == Way::Walk && needs_a_way_through(board, side, &moving(board)?, to);
    require(!needed, Refusal::Wall)
}

/// A wall stands in the way, and neither the start of the Move, a tile nor a card opens it. [move.7]
fn needs_a_way_through(board: &Board, side: Side, moving: &Moving, to: Zone) -> bool {
    query::behind_wall(board, side, moving.at, to)
        && !board.map.land[to.index()].has(moving.start)
        && board.city(moving.start) != board.city(to)
        && !moving.gates
        && query::perk(board, side, Perk::IgnoresWalls) == 0
}

fn passes_walls(creature: Creature) -> bool {
    creature.card().gift == Gift::IgnoresWalls
}

fn moving(board: &Board) -> Result<Moving, Refusal> {
    board.moving.ok_or(Refusal::NotAnAnswer)
}
