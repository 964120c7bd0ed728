//! Set-up, and placing in an order. [setup.6] [setup.7] [setup.8] [night.4]

use super::{Sides, Verdict, require};
use crate::board::Board;
use crate::map::Zone;
use crate::query;
use crate::refusal::Refusal;
use table::Side;

/// The ways to spread three levels over white, red and blue. [setup.7]
pub const LEVELS: [[u8; 3]; 7] = [[1, 1, 1], [2, 1, 0], [2, 0, 1], [1, 2, 0], [0, 2, 1], [1, 0, 2], [0, 1, 2]];

pub(super) fn place(board: &Board, placed: Sides, side: Side) -> Verdict {
    require(side.index() < board.players as usize && !placed.has(board.seat(side)), Refusal::PlaceTaken)
}

/// A pyramid goes to an own district that has none.
pub(super) fn site(board: &Board, side: Side, zone: Zone) -> Verdict {
    require(board.city(zone) == Some(side), Refusal::NotYourDistrict)?;
    require(query::pyramid_at(board, zone).is_none(), Refusal::DistrictTaken)
}

pub(super) fn first_units(board: &Board, side: Side, district: Zone, left: u8, units: u8) -> Verdict {
    let limit = board.edition.troop_limit;
    require(units <= limit, Refusal::TroopTooLarge { limit })?;
    require(units <= left, Refusal::NoUnitsInSupply { has: left })?;
    let after = board.districts(side).into_iter().filter(|&zone| zone > district);
    let sites = after.filter(|&zone| query::pyramid_at(board, zone).is_some()).count() as u8;
    require(left - units <= sites * limit, Refusal::UnitsLeftOver)
}
