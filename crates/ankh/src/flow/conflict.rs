//! A Conflict: every region in the order of its token. [conflict.1] to [conflict.5]

use super::{battle, devotion, event, figure, merge};
use crate::Ankh;
use crate::board::{Conflict, Ending, SIDES, Stage};
use crate::event::{Event, Grace};
use crate::kinds::*;
use crate::map::{DIRECTIONS, MAP};
use crate::query;
use table::{Cx, Flow, List, Side};

/// The tiebreaker, the Scorpions, the omnipresent. [conflict.1] [conflict.2]
pub(super) fn begin(cx: &mut Cx<'_, Ankh>) {
    let number = EVENTS[..cx.board.events as usize].iter().filter(|&&event| event == Happening::Conflict).count();
    let active = cx.board.active();
    cx.board.conflict =
        Some(Conflict { number: number as u8, tiebreaker: Some(active), token: 0, doubled: false, battle: None });
    cx.tell(Event::ConflictBegins { number: number as u8 });
    let mut aimed = crate::hex::HexSet::NONE;
    for aim in cx.board.aims.into_iter().flatten() {
        let toward = MAP.toward[aim.at.index()];
        let claws = [aim.direction as usize, (aim.direction as usize + 1) % DIRECTIONS].map(|way| toward[way]);
        let claws = claws.into_iter().flatten().collect::<crate::hex::HexSet>();
        aimed = aimed.or(claws.and(query::adjacent(&cx.board, aim.at)));
    }
    for hex in aimed.and(query::all_monuments(&cx.board)).iter() {
        figure::destroy(cx, hex);
    }
    for side in cx.board.ascending() {
        if query::has_power(&cx.board, side, Power::Omnipresent) {
            let regions = (0..TOKENS).filter(|&token| !query::figures_in(&cx.board, side, token).is_empty()).count();
            figure::followers(cx, side, regions as u8);
        }
    }
}

/// The next region, or the end of the Conflict.
pub(super) fn go_on(cx: &mut Cx<'_, Ankh>) -> Flow {
    let Some(conflict) = cx.board.conflict else { return Ok(()) };
    if let Some(battle) = conflict.battle {
        return battle::go_on(cx, battle);
    }
    for token in conflict.token as usize..TOKENS {
        let present = query::present(&cx.board, token);
        if present.count() == 0 {
            continue;
        }
        cx.board.conflict = Some(Conflict { token: token as u8, ..conflict });
        cx.tell(Event::RegionBegins { token: token as u8 });
        if present.count() > 1 {
            battle::begin(cx, present);
            return Ok(());
        }
        if let Some(side) = present.sides().next() {
            dominate(cx, side, token)?;
        }
    }
    finish(cx, conflict.number)
}

/// [conflict.5]
fn dominate(cx: &mut Cx<'_, Ankh>, side: Side, token: usize) -> Flow {
    cx.tell(Event::Dominated { side, token: token as u8 });
    let majorities = query::majorities(&cx.board, side, token);
    if majorities > 0 {
        cx.tell(Event::Majorities { side, count: majorities });
    }
    devotion::gain(cx, side, majorities, Grace::Majorities)?;
    let radiant = u8::from(is_radiant(cx, side, token));
    devotion::gain(cx, side, 1 + radiant, Grace::Dominance)
}

/// A figure with a Sun of the side is in the region. [god.ra]
pub(super) fn is_radiant(cx: &Cx<'_, Ankh>, side: Side, token: usize) -> bool {
    !query::figures_in(&cx.board, side, token).and(cx.board.suns).is_empty()
}

/// After the last region: merging, forgetting, the end. [conflict.30]
fn finish(cx: &mut Cx<'_, Ankh>, number: u8) -> Flow {
    cx.board.conflict = None;
    match number {
        3 if cx.board.players > 2 => {
            cx.board.stage = Stage::Merge;
            Ok(())
        }
        4 => {
            merge::forget(cx)?;
            event::close(cx);
            Ok(())
        }
        5 => {
            let winner = cx.board.ascending().next_back();
            Err(devotion::over(cx, Ending::MostDevotion, winner))
        }
        _ => {
            event::close(cx);
            Ok(())
        }
    }
}

/// Several gods in the order they have now, the least devoted first. [devotion.4]
pub(super) fn in_order(cx: &Cx<'_, Ankh>, among: impl Fn(Side) -> bool) -> List<Side, SIDES> {
    cx.board.ascending().filter(|&side| among(side)).collect()
}
