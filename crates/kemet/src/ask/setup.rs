//! Set-up, and placing in an order. [setup.6] [setup.7] [setup.8] [night.4]

use super::{Sides, Verdict, require};
use crate::board::Board;
use crate::edition::FirstUnits;
use crate::gods::God;
use crate::map::Zone;
use crate::query;
use crate::refusal::Refusal;
use crate::tiles::Colour;
use table::Side;

/// The colours that the first levels are spread over. [setup.7]
pub const LEVEL_COLOURS: [Colour; 3] = [Colour::White, Colour::Red, Colour::Blue];

/// The ways to spread three levels over them.
pub const LEVELS: [[u8; 3]; 7] = [[1, 1, 1], [2, 1, 0], [2, 0, 1], [1, 2, 0], [0, 2, 1], [1, 0, 2], [0, 1, 2]];

pub(super) fn place(board: &Board, placed: Sides, side: Side) -> Verdict {
    require(side.index() < board.players as usize && !placed.has(board.seat(side)), Refusal::PlaceTaken)
}

/// A god that nobody leads. [god.1]
pub(super) fn god(board: &Board, god: God) -> Verdict {
    require(board.all_sides().all(|side| board.side(side).god != Some(god)), Refusal::GodTaken)
}

/// A pyramid goes to an own district that has none.
pub(super) fn site(board: &Board, side: Side, zone: Zone) -> Verdict {
    require(board.city(zone) == Some(side), Refusal::NotYourDistrict)?;
    // The middle district stays bare, so that east and west are told apart. [amon.2]
    let middle = board.amon.is_some() && zone == board.districts(side)[1];
    require(!middle, Refusal::MiddleDistrict)?;
    require(query::pyramid_at(board, zone).is_none(), Refusal::DistrictTaken)
}

pub(super) fn first_units(board: &Board, side: Side, district: Zone, left: u8, units: u8) -> Verdict {
    // Where a teammate's unit comes as well, room is left for it. [team.10]
    let guest = u8::from(board.edition.placing == FirstUnits::TwoMixedTroops);
    let limit = board.edition.troop_limit - guest;
    require(units <= limit, Refusal::TroopTooLarge { limit })?;
    require(units <= left, Refusal::NoUnitsInSupply { has: left })?;
    let full = board.edition.placing == FirstUnits::AtPyramids || units == 0 || units == limit;
    require(full, Refusal::NotAFullTroop { limit })?;
    let camps = query::first_camps(board, side).iter().filter(|&zone| zone > district).count() as u8;
    require(left - units <= camps * limit, Refusal::UnitsLeftOver)
}

/// The level of the first pyramid: three levels must be spread over the pyramids there are. [setup.7]
pub(super) fn first_level(board: &Board, level: u8) -> Verdict {
    require((1..=2).contains(&level), Refusal::NotAnAnswer)?;
    let most = board.most_pyramids();
    require(level == 2 || most == 3, Refusal::NoPyramidLeft { most: most as u8 })
}

/// A colour that chance has not drawn. [setup.13]
pub(super) fn draw_colour(board: &Board, colour: Colour) -> Verdict {
    require(board.edition.all_colours().has(colour) && !board.colours.has(colour), Refusal::NotInDeck)
}
