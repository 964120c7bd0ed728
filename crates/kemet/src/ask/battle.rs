//! Battles and their windows. [battle.2] [di.4] [di.5] [aftermath.1]

use super::{Verdict, afford, require};
use crate::battle_cards::BattleCard;
use crate::board::Board;
use crate::cards::Di;
use crate::edition::WinnerGone;
use crate::map::{Zone, ZoneSet};
use crate::query;
use crate::refusal::Refusal;
use table::Side;

pub(super) fn veto(board: &Board, side: Side, card: Di) -> Verdict {
    require(card == Di::Veto, Refusal::NotInThisMoment { card })?;
    require(board.secret.hands[side.index()].has(card), Refusal::NoCard { card })
}

pub(super) fn escape(board: &Board, side: Side, card: Di) -> Verdict {
    require(card == Di::Escape, Refusal::NotInThisMoment { card })?;
    require(board.secret.hands[side.index()].has(card), Refusal::NoCard { card })?;
    let somewhere = board.fight.is_some_and(|fight| !query::escapes(board, side, fight.at).is_empty());
    require(somewhere, Refusal::NoTarget)
}

pub(super) fn escape_to(board: &Board, side: Side, zone: Zone) -> Verdict {
    let fight = board.fight.ok_or(Refusal::NotAnAnswer)?;
    require(board.map.land[fight.at.index()].has(zone), Refusal::NotAdjacent)?;
    require(query::escapes(board, side, fight.at).has(zone), Refusal::NotEmpty)
}

pub(super) fn in_hand(board: &Board, side: Side, card: BattleCard) -> Verdict {
    require(query::owned_battle_cards(board, side).has(card), Refusal::BattleCardNotOwned)?;
    require(query::battle_hand(board, side).has(card), Refusal::BattleCardSpent)?;
    require(query::battle_choice(board, side).has(card), Refusal::OnlyWithTheGod)
}

pub(super) fn aside(board: &Board, side: Side, played: BattleCard, card: BattleCard) -> Verdict {
    require(card != played, Refusal::SameBattleCard)?;
    in_hand(board, side, card)
}

/// Cards of one kind under the battle card; all of them must be payable. [battle.2]
pub(super) fn add(board: &Board, side: Side, kind: Di, spent: u8, count: u8) -> Verdict {
    holds(board, side, kind, count)?;
    afford(board, side, spent + kind.card().cost * count)
}

pub(super) fn holds(board: &Board, side: Side, kind: Di, count: u8) -> Verdict {
    let has = held(board, side, kind);
    require(count <= has, Refusal::TooManyCards { has })
}

/// How many cards of a kind a side can put in a plan, its own one included. [di.7]
pub(super) fn held(board: &Board, side: Side, kind: Di) -> u8 {
    board.secret.hands[side.index()].of(kind) + u8::from(board.edition.own_card == Some(kind))
}

/// The card that leaves for the special one: any of the hand. [battlecard.2]
pub(super) fn swap(board: &Board, side: Side, special: BattleCard, card: BattleCard) -> Verdict {
    let owned = query::owned_battle_cards(board, side).minus(query::gods_cards(board, side));
    require(card != special && owned.has(card), Refusal::BattleCardNotOwned)
}

/// The land neighbours of the fight.
pub(super) fn around(board: &Board) -> ZoneSet {
    board.fight.map_or(ZoneSet::NONE, |fight| board.map.land[fight.at.index()])
}

pub(super) fn retreat(board: &Board, side: Side) -> Verdict {
    let fight = board.fight.ok_or(Refusal::NotAnAnswer)?;
    let gone = query::enemy_at(board, side, fight.at).is_none();
    require(!gone || board.edition.winner_gone != WinnerGone::LoserIsRecalled, Refusal::WinnerGone)?;
    require(!query::retreats(board, side, fight.at).is_empty(), Refusal::NoRetreat)
}

/// [aftermath.3]
pub(super) fn stay(board: &Board, side: Side) -> Verdict {
    let gone = board.fight.is_some_and(|fight| query::enemy_at(board, side, fight.at).is_none());
    require(gone && board.edition.winner_gone == WinnerGone::LoserMayStay, Refusal::WinnerStillThere)
}

pub(super) fn retreat_to(board: &Board, loser: Side, zone: Zone) -> Verdict {
    let fight = board.fight.ok_or(Refusal::NotAnAnswer)?;
    require(board.map.land[fight.at.index()].has(zone), Refusal::NotAdjacent)?;
    require(query::retreats(board, loser, fight.at).has(zone), Refusal::NotEmpty)
}
