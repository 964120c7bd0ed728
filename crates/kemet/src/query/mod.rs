//! What the board says when rules ask: sums over tiles, creatures and cards. Nothing here changes anything.

mod battle;
mod companions;
mod gods;
mod hands;
mod places;
mod points;
mod prices;
mod troops;

pub use battle::*;
pub use companions::*;
pub use gods::*;
pub use hands::*;
pub use places::*;
pub use points::*;
pub use prices::*;
pub use troops::*;

use crate::board::Public;
use crate::tiles::{Perk, Tile};
use places::{counted, keeps, pyramids_in};
use table::Side;

/// How much of a perk a side's tiles give in all.
#[inline(always)]
pub fn perk(board: &Public, side: Side, perk: Perk) -> u8 {
    let (tiles, givers) = (board.side(side).tiles, board.edition.givers[perk as usize]);
    if perk.is_far() {
        return tiles.and(givers).iter().map(|tile| amount(board, tile, perk)).sum();
    }
    let givers = tiles.near().and(givers.near());
    if givers.is_empty() { 0 } else { givers.iter().map(|tile| amount(board, tile, perk)).sum() }
}

/// How much of a perk one tile gives.
pub fn amount(board: &Public, tile: Tile, perk: Perk) -> u8 {
    board.edition.amounts[perk as usize][tile.index()]
}

/// An action is under way: a Move, or the battles of a Recruit.
#[inline(always)]
pub fn in_action(board: &Public) -> bool {
    board.moving.is_some() || !board.assaults.is_empty()
}

/// The golden actions of the side's tiles, as bits: several tiles may bring the same one. [golden.2]
#[inline(always)]
pub fn golden(board: &Public, side: Side) -> u8 {
    let givers = board.side(side).tiles.near().and(board.edition.givers[Perk::Golden as usize].near());
    givers.iter().fold(0, |bits, tile| bits | amount(board, tile, Perk::Golden))
}
