//! The sequence of play. What lies on the table says what comes next: a card, a fight, a Move, the battles of a
//! Recruit, and else the chapter of the round.

pub(crate) mod aftermath;
pub(crate) mod battle;
pub(crate) mod buy;
pub(crate) mod creature;
pub(crate) mod day;
pub(crate) mod dayend;
pub(crate) mod di;
pub(crate) mod end;
pub(crate) mod movement;
pub(crate) mod night;
pub(crate) mod raise;
pub(crate) mod recruit;
pub(crate) mod setup;
pub(crate) mod supply;

use crate::Kemet;
use crate::board::{Clock, Part};
use crate::edition::Chapter;
use table::{Cx, Flow};

pub(crate) fn step(cx: &mut Cx<'_, Kemet>) -> Flow {
    if let Some(played) = cx.board.played {
        return di::go_on(cx, played);
    }
    if let Some(fight) = cx.board.fight {
        return battle::go_on(cx, fight);
    }
    if let Some(moving) = cx.board.moving {
        return movement::go_on(cx, moving);
    }
    if !cx.board.assaults.is_empty() {
        return recruit::assault(cx);
    }
    match cx.board.chapter() {
        Chapter::FirstCards => setup::first_cards(cx),
        Chapter::FirstOrder => setup::first_order(cx),
        Chapter::FirstPyramids => setup::first_pyramids(cx),
        Chapter::FirstUnits => setup::first_units(cx),
        Chapter::NightPrayer => night::prayer(cx),
        Chapter::NightCards => night::cards(cx),
        Chapter::NightTiles => night::tiles(cx),
        Chapter::NightOrder => night::order(cx),
        Chapter::Dawn => day::dawn(cx),
        Chapter::Turns => day::turn(cx),
        Chapter::DeltaOffering => dayend::delta(cx),
        Chapter::TemplesPay => dayend::temples_pay(cx),
        Chapter::SanctuaryOffering => dayend::sanctuary(cx),
        Chapter::TwoTemples => dayend::two_temples(cx),
        Chapter::Goal => end::goal(cx),
    }
}

/// The next side's place in this chapter, or the next chapter after the last.
pub(crate) fn next_place(cx: &mut Cx<'_, Kemet>) {
    cx.board.clock.place += 1;
    cx.board.clock.count = 0;
    if cx.board.clock.place == cx.board.players {
        next_chapter(cx);
    }
}

/// The next chapter; after the last of a round the next round begins.
pub(crate) fn next_chapter(cx: &mut Cx<'_, Kemet>) {
    let Clock { part, index, .. } = cx.board.clock;
    let chapters = match part {
        Part::Setup => cx.board.edition.setup,
        Part::Round => cx.board.edition.round,
    };
    let last = index as usize + 1 == chapters.len();
    let index = if last { 0 } else { index + 1 };
    let part = if last { Part::Round } else { part };
    cx.board.clock = Clock { part, index, place: 0, count: 0 };
    if last {
        cx.board.round += 1;
    }
}
