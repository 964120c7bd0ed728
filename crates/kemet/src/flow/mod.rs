//! The sequence of play. What lies on the table says what comes next: a card, a fight, a Move, the battles of a
//! Recruit, and else the chapter of the round.

pub(crate) mod aftermath;
pub(crate) mod amon;
pub(crate) mod battle;
pub(crate) mod buy;
pub(crate) mod creature;
pub(crate) mod day;
pub(crate) mod dayend;
pub(crate) mod destiny;
pub(crate) mod di;
pub(crate) mod end;
pub(crate) mod god;
pub(crate) mod movement;
pub(crate) mod night;
pub(crate) mod raise;
pub(crate) mod recruit;
pub(crate) mod setup;
pub(crate) mod supply;
pub(crate) mod veterans;

use crate::Kemet;
use crate::board::Clock;
use crate::edition::Chapter;
use crate::event::Event;
use table::{Cx, Flow};

pub(crate) fn step(cx: &mut Cx<'_, Kemet>) -> Flow {
    if let Some(played) = cx.board.played {
        return di::go_on(cx, played);
    }
    if let Some(fight) = cx.board.fight {
        return battle::go_on(cx, fight);
    }
    if cx.board.moving.is_some() {
        return movement::go_on(cx);
    }
    if cx.board.amon.is_some() && amon::acts(cx)? {
        return Ok(());
    }
    if !cx.board.assaults.is_empty() {
        return recruit::assault(cx);
    }
    chapter(cx)?;
    // Chapters that ask nobody need no checkpoint of their own.
    while !cx.board.clock.chapter.asks() {
        chapter(cx)?;
    }
    Ok(())
}

fn chapter(cx: &mut Cx<'_, Kemet>) -> Flow {
    let now = cx.board.clock.chapter;
    match now {
        Chapter::FirstColours => setup::first_colours(cx),
        Chapter::FirstRows => amon::rows(cx),
        Chapter::FirstBeasts => amon::beasts(cx),
        Chapter::FirstGods => god::first_gods(cx),
        Chapter::FirstCards => setup::first_cards(cx),
        Chapter::FirstOrder => setup::first_order(cx),
        Chapter::FirstPyramids => setup::first_pyramids(cx),
        Chapter::FirstUnits => setup::first_units(cx),
        Chapter::FirstTiles => setup::first_tiles(cx),
        Chapter::NightPrayer => night::prayer(cx),
        Chapter::NightCards => night::cards(cx),
        Chapter::NightTiles => night::tiles(cx),
        Chapter::NightOrder => night::order(cx),
        Chapter::Prayers => veterans::prayers(cx),
        Chapter::Interventions => veterans::interventions(cx),
        Chapter::Conscription => veterans::conscription(cx),
        Chapter::Destiny => destiny::destiny(cx),
        Chapter::Awakening => day::awakening(cx),
        Chapter::Daybreak => day::daybreak(cx),
        Chapter::Turns => day::turn(cx),
        Chapter::DeltaOffering => dayend::delta(cx),
        Chapter::TemplesPay => dayend::temples_pay(cx),
        Chapter::SanctuaryOffering => dayend::sanctuary(cx),
        Chapter::TwoTemples => dayend::two_temples(cx),
        Chapter::Goal => end::goal(cx),
        Chapter::AmonEvent => amon::event(cx),
        Chapter::AmonAction => amon::action(cx),
        Chapter::RoundMarker => amon::marker(cx),
    }?;
    if cx.board.amon.is_some() { amon::after(cx, now) } else { Ok(()) }
}

/// The next side's place in this chapter, or the next chapter after the last.
pub(crate) fn next_place(cx: &mut Cx<'_, Kemet>) {
    let Clock { chapter, place, .. } = cx.board.clock;
    cx.board.clock = Clock { place: place + 1, ..Clock::at(chapter) };
    if cx.board.clock.place == cx.board.players {
        next_chapter(cx);
    }
}

/// The next chapter; after the set-up and after the last of a round the next round begins.
pub(crate) fn next_chapter(cx: &mut Cx<'_, Kemet>) {
    let edition = cx.board.edition;
    let chapter = edition.after[cx.board.clock.chapter as usize];
    cx.board.clock = Clock::at(chapter);
    god::look_at_the_track(cx);
    if chapter == Chapter::FirstTiles {
        // From the last place to the first. [setup.14]
        cx.board.clock.place = cx.board.players - 1;
    }
    if chapter == edition.round[0] {
        cx.board.round += 1;
    }
    if chapter == edition.nightfall {
        cx.tell(Event::NightFalls { round: cx.board.round });
    }
}
