//! Recruiting. [recruit.1] to [recruit.4]

use super::{battle, creature, di, supply};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::query;
use table::{Cx, Flow, Side};

pub(super) fn recruit(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    let seat = cx.board.seat(side);
    let districts = cx.board.districts(side);
    let mut hired = 0;
    let mut placed = [0; 3];
    for (district, units) in districts.into_iter().zip(&mut placed) {
        if let Answer::Count(here) = cx.ask(seat, Question::Recruit { district, hired })? {
            *units = here;
            hired += here;
        }
    }
    supply::pay_in_action(cx, side, query::recruit_cost(&cx.board, side, hired));
    for (district, units) in districts.into_iter().zip(placed) {
        supply::place(cx, side, district, units);
    }
    summon(cx, side)?;

    // Where enemies stand, it is an attack, after all units are placed. [recruit.3]
    cx.board.assaults = query::contested(&cx.board, side);
    Ok(())
}

/// One creature comes back from its tile. [recruit.4]
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
        Answer::Zone(zone) => {
            cx.board.assaults = cx.board.assaults.without(zone);
            battle::meet(cx, side, zone);
        }
        _ => {}
    }
    Ok(())
}
