//! Recruiting. [recruit.1] to [recruit.4]

use super::{battle, creature, di, god, supply};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::edition::Companions;
use crate::map::{Zone, ZoneSet};
use crate::query;
use table::{Cx, Flow, List, Side};

/// Three districts, and as many troops elsewhere as a side can have units.
const MOST_PLACES: usize = 18;

#[inline(always)]
pub(super) fn recruit(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    let seat = cx.board.seat(side);
    let places = query::recruiting(&cx.board, side);
    let mut hired = 0;
    let mut placed: List<(Zone, u8), MOST_PLACES> = List::new();
    for district in places.iter() {
        if let Answer::Count(here) = cx.ask(seat, Question::Recruit { district, hired })? {
            placed.push((district, here));
            hired += here;
        }
    }
    supply::pay_in_action(cx, side, query::recruit_cost(&cx.board, side, hired));
    let mut joined = ZoneSet::NONE;
    for &(zone, units) in placed.iter().filter(|(_, units)| *units > 0) {
        supply::place(cx, side, zone, units);
        joined = joined.with(zone);
    }
    match cx.board.edition.companions {
        Companions::OneWithRecruits => summon(cx, side)?,
        Companions::AnyTime => {}
        Companions::WithUnits => creature::escort(cx, side, joined)?,
    }
    god::recruit(cx, side)?;

    // Where enemies stand, it is an attack, after all units are placed. [recruit.3]
    cx.board.assaults = query::contested(&cx.board, side);
    Ok(())
}

/// One creature comes back from its tile. [recruit.4]
#[inline(always)]
fn summon(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    let seat = cx.board.seat(side);
    if query::reserve(&cx.board, side).next().is_none() {
        return Ok(());
    }
    if let Answer::Creature(creature) = cx.ask(seat, Question::Summon)?
        && let Answer::Zone(zone) = cx.ask(seat, Question::Join { creature })?
    {
        creature::put(cx, side, creature, zone);
    }
    Ok(())
}

/// The battles that recruiting brought, as their recruiter orders them; between them cards may be played.
pub(super) fn assault(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    // A battle or a card may have emptied a district that was still to be fought for.
    let left = cx.board.assaults.and(query::contested(&cx.board, side));
    if left != cx.board.assaults {
        cx.board.assaults = left;
    }
    if left.is_empty() {
        return Ok(());
    }
    match cx.ask(cx.board.seat(side), Question::Assault)? {
        Answer::Card(card) => return di::lay(cx, side, card),
        Answer::Creature(beast) => return creature::come(cx, side, beast),
        Answer::Zone(zone) => {
            cx.board.assaults = cx.board.assaults.without(zone);
            battle::meet(cx, side, zone);
        }
        _ => {}
    }
    Ok(())
}
