//! Points, those that stay and those that do not.

use super::{counted, enemy_districts, foreign_districts, keeps, perk, pyramids_in, temples};
use crate::board::{Public, Pyramid, SIDES};
use crate::edition::MARKERS;
use crate::map::ZoneSet;
use crate::tiles::Perk;
use table::Side;

/// Who has enough temples for a point. A temple with a mixed troop counts for one of the players in it, so that the team
/// gets the most points. [dayend.4] [ruling.131]
pub fn honoured(board: &Public) -> [bool; SIDES] {
    let enough = board.edition.temples_for_a_point;
    let mut honoured = [false; SIDES];
    for side in board.seated() {
        honoured[side.index()] = temples(board, side).count() >= enough;
    }
    // The first of each team looks at all ways to share the temples out.
    let captains = board.seated().filter(|&side| board.is_teamed() && board.mates(side).all(|mate| mate > side));
    for captain in captains {
        let held = board.map.temples.and(board.manned(captain));
        let best = share_out(board, captain, held, [0; SIDES]);
        for mate in board.team(captain).iter() {
            honoured[mate.index()] = best[mate.index()] >= enough;
        }
    }
    honoured
}

/// How many temples count for each player of a team, so that most of them have enough; of equals the earlier seats.
fn share_out(board: &Public, captain: Side, left: ZoneSet, counts: [usize; SIDES]) -> [usize; SIDES] {
    let Some(temple) = left.iter().next() else { return counts };
    let served =
        |counts: &[usize; SIDES]| counts.iter().filter(|&&count| count >= board.edition.temples_for_a_point).count();
    let worshippers = board.team(captain).iter().filter(|&mate| board.troops.present(mate).has(temple));
    let mut best: Option<[usize; SIDES]> = None;
    for mate in worshippers {
        let mut next = counts;
        next[mate.index()] += 1;
        let shared = share_out(board, captain, left.without(temple), next);
        if best.is_none_or(|best| served(&shared) > served(&best)) {
            best = Some(shared);
        }
    }
    best.unwrap_or(counts)
}

/// Points that stay. [point.1]
#[inline(always)]
pub fn permanent_points(board: &Public, side: Side) -> u8 {
    let player = board.side(side);
    player.battle_points + player.temple_points + player.sanctuary_points + perk(board, side, Perk::Points)
}

/// Points that the board gives as it stands: temples and pyramids of the fourth level. [point.2]
pub fn temporary_points(board: &Public, side: Side) -> u8 {
    let enemies = board.enemies(side);
    let top = |pyramid: &Pyramid| pyramid.level == 4;
    let own = board.districts(side).into_iter().zip(board.side(side).pyramids);
    let own = own.filter(|(site, pyramid)| pyramid.as_ref().is_some_and(top) && keeps(board, side, enemies, *site));
    // A teammate's pyramid counts for the teammate. [team.13]
    let held = counted(board, side).and(enemy_districts(board, side));
    let tops = own.count() + pyramids_in(board, held).filter(top).count();
    (temples(board, side).count() + tops) as u8
}

#[inline(always)]
pub fn points(board: &Public, side: Side) -> u8 {
    permanent_points(board, side) + temporary_points(board, side)
}

/// No more points than these can the side's team have: a glance that mostly saves the count.
#[inline(always)]
pub fn points_at_most(board: &Public, side: Side) -> u8 {
    let own = at_most(board, side);
    if board.is_teamed() { own + board.mates(side).map(|mate| at_most(board, mate)).sum::<u8>() } else { own }
}

/// The points that stay, all own pyramids, and every place where the side stands that may be worth one.
#[inline(always)]
fn at_most(board: &Public, side: Side) -> u8 {
    let places = board.map.temples.or(foreign_districts(board, side)).and(board.troops.present(side));
    permanent_points(board, side) + (MARKERS + places.count()) as u8
}

/// The points of the side's team together. [ruling.141]
#[inline(always)]
pub fn standing(board: &Public, side: Side) -> u8 {
    let own = points(board, side);
    if board.is_teamed() { own + board.mates(side).map(|mate| points(board, mate)).sum::<u8>() } else { own }
}
