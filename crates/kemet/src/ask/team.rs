//! What is the team's to say. [team.5] to [team.20]

use super::{Goods, Sides, Verdict, require};
use crate::board::Board;
use crate::map::{Zone, ZoneSet};
use crate::query;
use crate::refusal::Refusal;
use table::Side;

/// A player of the own team who has no place yet. [team.9] [team.20]
pub(super) fn lead(board: &Board, side: Side, named: Sides, one: Side) -> Verdict {
    require(board.team(side).has(one), Refusal::NotYourTeam)?;
    require(!named.has(board.seat(one)), Refusal::PlaceTaken)
}

/// A teammate; of two the one who has no unit here yet. [team.10]
pub(super) fn guest(board: &Board, side: Side, last: Option<Side>, mate: Side) -> Verdict {
    require(mate != side && board.team(side).has(mate), Refusal::NotYourTeam)?;
    let others = board.mates(side).count() > 1;
    require(!others || last != Some(mate), Refusal::GuestElsewhere)
}

/// As much as was gained, and no more than the teammate can have. [team.8]
pub(super) fn hand_on(board: &Board, goods: Goods, mate: Side, left: u8, count: u8) -> Verdict {
    require(count <= left, Refusal::NotGained { has: left })?;
    let room = match goods {
        Goods::Prayer => board.edition.most_prayer - board.side(mate).prayer,
        Goods::Veterans => left,
    };
    require(count <= room, Refusal::NothingToGain)
}

/// Where the side has units that can come to a troop. [card.assemble]
pub(super) fn comers(board: &Board, side: Side) -> ZoneSet {
    board.troops.present(side)
}

/// An own unit from anywhere, as long as there is room in the troop. [card.assemble]
pub(super) fn come(board: &Board, side: Side, to: Zone, from: Zone) -> Verdict {
    require(from != to, Refusal::AlreadyThere)?;
    require(query::soldiers(board, side, from) > 0, Refusal::NoUnitsThere)?;
    require(query::room(board, side, to) > 0, Refusal::NoRoom)
}

/// One with units in the attacked troop. [team.6]
pub(super) fn champion(board: &Board, side: Side, one: Side) -> Verdict {
    require(board.team(side).has(one), Refusal::NotYourTeam)?;
    let stands = board.fight.is_some_and(|fight| board.troops.present(one).has(fight.at));
    require(stands, Refusal::NoUnitsThere)
}

/// So many of one player's units, so that those of the later seats can be the rest. [team.17]
pub(super) fn whose(board: &Board, side: Side, zone: Zone, owner: Side, left: u8, count: u8) -> Verdict {
    let has = board.troops.units(owner, zone);
    require(count <= has, Refusal::TooFewUnits { has })?;
    let later: u8 =
        board.team(side).iter().filter(|&mate| mate > owner).map(|mate| board.troops.units(mate, zone)).sum();
    require(count <= left && left - count <= later, Refusal::WrongNumberOfUnits { units: left })
}
