//! What things cost, and what a side can pay.

use super::{in_action, level, moving_god, perk, toll};
use crate::amon::{self, Burden, burden};
use crate::ask::{Buys, Purchase};
use crate::board::{Public, Way};
use crate::cards::Di;
use crate::edition::Saving;
use crate::gods::Grace;
use crate::map::Zone;
use crate::tiles::{Colour, Perk, Tile};
use table::Side;

/// What a payment inside the action costs after Priest of Ra. [tile.priest-of-ra]
#[inline(always)]
pub fn price_in_action(board: &Public, side: Side, cost: u8) -> u8 {
    cost.saturating_sub(saving(board, side))
}

/// What Priest of Ra takes off the next payment.
#[inline(always)]
fn saving(board: &Public, side: Side) -> u8 {
    if board.turn.saved { 0 } else { perk(board, side, Perk::CheaperAction) }
}

/// The highest cost that the side can pay in this action.
#[inline(always)]
pub fn purse(board: &Public, side: Side) -> u8 {
    board.side(side).prayer + saving(board, side)
}

/// What raising costs before Priest of Ra. [raise.2]
#[inline(always)]
pub fn raise_cost(board: &Public, side: Side, colour: Colour, to: u8) -> u8 {
    let cheaper = perk(board, side, Perk::CheaperLevel);
    let from = level(board, side, colour);
    (from + 1..=to).map(|level| level.saturating_sub(cheaper)).sum()
}

/// What a tile of a level costs before Priest of Ra. [buy.3] [tile.twin-ceremony]
pub fn tile_cost(board: &Public, side: Side, level: u8, with: Purchase) -> u8 {
    let more = match with {
        Purchase::Space(_) => 0,
        Purchase::Twin => 1,
    };
    (level + more).saturating_sub(perk(board, side, Perk::CheaperTile))
}

/// The highest level of tiles that the side can pay.
#[inline(always)]
pub fn payable_level(board: &Public, side: Side, with: Purchase) -> u8 {
    let most = purse(board, side) + perk(board, side, Perk::CheaperTile);
    match with {
        Purchase::Space(_) => most,
        Purchase::Twin => most.saturating_sub(1),
    }
}

/// The most recruits that the side can pay.
#[inline(always)]
pub fn payable_recruits(board: &Public, side: Side) -> u8 {
    purse(board, side) + perk(board, side, Perk::FreeRecruits)
}

/// What so many recruits cost before Priest of Ra. [recruit.1]
pub fn recruit_cost(board: &Public, side: Side, units: u8) -> u8 {
    units.saturating_sub(perk(board, side, Perk::FreeRecruits))
}

/// How many Veteran tokens one prayer point or one card costs. [veteran.3]
pub fn veteran_price(board: &Public, buys: Buys) -> u8 {
    match buys {
        Buys::Prayer => 1,
        Buys::Cards => board.edition.veterans_per_card,
    }
}

/// How many steps a Move of the side has, with what companions and cards add. [move.3] [disaster.sandstorm]
#[inline(always)]
pub fn reach(board: &Public, side: Side, more: u8) -> u8 {
    (1 + perk(board, side, Perk::Speed) + more).saturating_sub(burden(board, Burden::Speed)).max(1)
}

/// What a step of a Move costs before Priest of Ra: a teleport, and the toll of whoever stands there, in one payment.
/// [move.6] [ruling.38]
#[inline]
pub fn step_cost(board: &Public, side: Side, to: Zone, way: Way) -> u8 {
    let teleport = match way {
        Way::Teleport => teleport_cost(board, side),
        Way::Walk | Way::Card => 0,
    };
    teleport + toll(board, side, to)
}

/// What a teleport costs before Priest of Ra. [move.6]
#[inline(always)]
pub fn teleport_cost(board: &Public, side: Side) -> u8 {
    let price = match moving_god(board, side).map(|god| god.card().grace) {
        Some(Grace::Soars(price)) => price,
        _ => board.edition.teleport_price,
    };
    let price = price + burden(board, Burden::Teleport);
    price.saturating_sub(perk(board, side, Perk::CheaperTeleport))
}

/// What a card costs when it is laid: within an action Priest of Ra may help, around actions not. [di.2]
#[inline(always)]
pub fn card_price(board: &Public, side: Side, card: Di) -> u8 {
    let cost = card.card().cost;
    match board.edition.saving {
        Saving::OncePerAction if !in_action(board) => cost,
        Saving::OncePerAction | Saving::EachPayment => price_in_action(board, side, cost),
    }
}

/// How many copies of a tile are left beside the board.
pub fn tiles_left(board: &Public, tile: Tile) -> u8 {
    let owned = board.all_sides().filter(|&side| board.side(side).tiles.has(tile)).count() as u8;
    let out = u8::from(amon::plundered(board).has(tile));
    board.edition.copies(tile, board.players as usize) - owned - out
}

/// The highest level of tiles on offer today. [buy.6]
pub fn level_on_offer(board: &Public) -> u8 {
    if board.round <= 1 { board.length().first_day_level } else { board.length().highest_level }
}
