//! Cards a side has, and when it may play them.

use super::{amount, god_at, in_action};
use crate::battle_cards::BattleSet;
use crate::board::{Board, Public};
use crate::edition::DayCards;
use crate::gods::{Grace, Rise, Shrine};
use crate::tiles::Perk;
use table::Side;

/// Whether cards of the Day may be played now, in the own turn. [di.1]
#[inline(always)]
pub fn day_cards_now(board: &Public) -> bool {
    match board.edition.day_cards {
        DayCards::AnyTime => true,
        DayCards::AroundActions => !in_action(board),
    }
}

/// The battle cards a side has in its hand.
#[inline(always)]
pub fn battle_hand(board: &Board, side: Side) -> BattleSet {
    owned_battle_cards(board, side).minus(board.side(side).played).minus(board.secret.aside[side.index()])
}

/// The battle cards a side has at all.
#[inline(always)]
pub fn owned_battle_cards(board: &Board, side: Side) -> BattleSet {
    battle_cards_ever(board, side).minus(board.secret.removed[side.index()])
}

/// The usual battle cards and the special ones the side's tiles brought.
#[inline(always)]
pub fn battle_cards_ever(board: &Public, side: Side) -> BattleSet {
    tile_battle_cards(board, side).or(gods_cards(board, side))
}

/// The battle card of the side's god, if it has one and its tile is acquired. [god.sobek]
#[inline(always)]
pub fn gods_cards(board: &Public, side: Side) -> BattleSet {
    if board.rise != Rise::Reached {
        return BattleSet::NONE;
    }
    let player = board.side(side);
    let armed = player.shrine != Shrine::Closed && player.god.is_some_and(|god| god.card().grace == Grace::Armed);
    if armed { BattleSet::only(board.edition.gods_card()) } else { BattleSet::NONE }
}

/// The battle cards a side can use in the fight on the board: that of its god only if the god fights. [god.sobek]
#[inline(always)]
pub fn battle_choice(board: &Board, side: Side) -> BattleSet {
    let fights = board.fight.is_some_and(|fight| god_at(board, side, fight.at).is_some());
    let hand = battle_hand(board, side);
    if fights { hand } else { hand.minus(gods_cards(board, side)) }
}

fn tile_battle_cards(board: &Public, side: Side) -> BattleSet {
    let specials = board.side(side).tiles.and(board.edition.givers[Perk::SpecialCard as usize]);
    if specials.is_empty() {
        return board.edition.usual_cards();
    }
    let specials = specials.iter().map(|tile| board.edition.special(amount(board, tile, Perk::SpecialCard)));
    board.edition.usual_cards().or(specials.collect())
}
