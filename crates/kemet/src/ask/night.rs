//! The Night. [night.3]

use super::{Verdict, require};
use crate::board::Board;
use crate::map::Zone;
use crate::query;
use crate::refusal::Refusal;
use crate::tiles::{Colour, Perk, Tile, TileSet};
use table::Side;

/// Own tiles that act at Night.
pub(crate) fn night_tiles(board: &Board, side: Side) -> TileSet {
    let givers = |perk: Perk| board.edition.givers[perk as usize];
    board.side(side).tiles.and(givers(Perk::NightLevel).or(givers(Perk::NightUnits)))
}

/// A tile that acts at Night, owned, not yet used tonight, with something to do.
pub(super) fn tile(board: &Board, side: Side, tile: Tile) -> Verdict {
    let owned = tile.index() < board.edition.tiles.len() && board.side(side).tiles.has(tile);
    require(owned, Refusal::NotYourNightTile)?;
    let levels = query::amount(board, tile, Perk::NightLevel) > 0;
    let units = query::amount(board, tile, Perk::NightUnits) > 0;
    require(levels || units, Refusal::NotYourNightTile)?;
    require(board.clock.count & night_mark(board, tile) == 0, Refusal::NightTileUsed)?;
    let below_top = |&colour: &Colour| super::menu::below_top(board, side, colour).is_ok();
    let useful = (levels && Colour::ALL.iter().any(below_top))
        || (units
            && board.side(side).supply > 0
            && query::musters(board, side).iter().any(|z| muster(board, side, z).is_ok()));
    require(useful, Refusal::NothingToDoThere)
}

/// The bit of the chapter's count that says the tile was used tonight.
pub(crate) fn night_mark(board: &Board, tile: Tile) -> u8 {
    if query::amount(board, tile, Perk::NightLevel) > 0 { 1 } else { 2 }
}

/// A unit placed for nothing: own district or own troop, no enemy, within the limit.
pub(super) fn muster(board: &Board, side: Side, zone: Zone) -> Verdict {
    require(board.side(side).supply > 0, Refusal::NoUnitsInSupply { has: 0 })?;
    let own = board.city(zone) == Some(side) || board.troops.units(side, zone) > 0;
    require(own, Refusal::NotYourDistrict)?;
    require(!board.troops.enemies(side).has(zone), Refusal::EnemiesThere)?;
    require(query::room(board, side, zone) > 0, Refusal::NoRoom)
}
