//! The Night. [night.3] [veteran.3] [destiny.2]

use super::{Buys, Camp, Sides, Verdict, require};
use crate::board::Board;
use crate::cards::Di;
use crate::map::Zone;
use crate::query;
use crate::refusal::Refusal;
use crate::tiles::{Colour, Perk, Tile, TileSet};
use table::{Seat, Side};

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
        || (units && query::musters(board, side).iter().any(|zone| muster(board, side, Camp::Anywhere, zone).is_ok()));
    require(useful, Refusal::NothingToDoThere)
}

/// The bit of the chapter's count that says the tile was used tonight.
pub(crate) fn night_mark(board: &Board, tile: Tile) -> u8 {
    if query::amount(board, tile, Perk::NightLevel) > 0 { 1 } else { 2 }
}

/// A unit placed for nothing: own district or own troop, no enemy, within the limit. [ruling.7]
pub(super) fn muster(board: &Board, side: Side, camp: Camp, zone: Zone) -> Verdict {
    require(board.side(side).supply > 0, Refusal::NoUnitsInSupply { has: 0 })?;
    let joins = camp == Camp::Anywhere && board.troops.units(side, zone) > 0;
    require(joins || board.city(zone) == Some(side), Refusal::NotYourDistrict)?;
    require(!board.enemies(side).has(zone), Refusal::EnemiesThere)?;
    require(query::room(board, side, zone) > 0, Refusal::NoRoom)
}

/// No more units are placed: as the owner likes, but where all must come that have room. [mercenary.1]
pub(super) fn muster_done(board: &Board, side: Side, camp: Camp) -> Verdict {
    let room = |zone: Zone| muster(board, side, camp, zone).is_ok();
    let must = camp == Camp::CityAll && query::musters(board, side).iter().any(room);
    require(!must, Refusal::UnitsLeftOver)
}

/// So much can be bought with Veteran tokens that is worth something. [ruling.82]
pub(super) fn veterans(board: &Board, side: Side, buys: Buys, count: u8) -> Verdict {
    let player = board.side(side);
    let most = player.veterans / query::veteran_price(board, buys).max(1);
    require(count <= most, Refusal::NoVeterans { has: player.veterans })?;
    let worth = match buys {
        // What one cannot have oneself may go to a teammate. [team.8]
        Buys::Prayer => board.team(side).iter().map(|mate| board.edition.most_prayer - board.side(mate).prayer).sum(),
        Buys::Cards => (board.secret.deck.count() + board.discarded.count()) as u8,
    };
    require(count <= worth, Refusal::NothingToGain)
}

/// Cards of a kind discarded, so that those of the later kinds can be the rest. [tile.vision]
pub(super) fn sift(board: &Board, side: Side, kind: Di, left: u8, count: u8) -> Verdict {
    super::battle::holds(board, side, kind, count)?;
    let hand = board.secret.hands[side.index()];
    let later: u8 = hand.kinds().filter(|&(other, _)| other > kind).map(|(_, count)| count).sum();
    require(count <= left && left - count <= later, Refusal::WrongNumber { cards: left })
}

/// An opponent with so many cards that one can be taken. [tile.annexation] [ruling.113]
pub(super) fn annex(board: &Board, side: Side, from: Side) -> Verdict {
    require(board.is_seated(from) && !board.team(side).has(from), Refusal::NotAnAnswer)?;
    require(board.secret.hands[from.index()].count() >= ANNEXED_FROM, Refusal::TooFewCards)
}

/// How many cards a hand must have for one of them to be taken.
pub(crate) const ANNEXED_FROM: usize = 2;

/// A place that nobody has taken. [destiny.2]
pub(super) fn place(board: &Board, taken: Sides, place: u8) -> Verdict {
    // Teams choose among the first places. [team.20]
    let places = if board.is_teamed() { board.teams.shape().0 } else { board.players as usize };
    let free = (place as usize) < places && !taken.has(Seat::new(place as usize));
    require(free, Refusal::PlaceTaken)
}
