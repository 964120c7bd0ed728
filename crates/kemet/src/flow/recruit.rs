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
    for district in districts {
        if cx.board.troops.units(side, district) > 0 && query::enemy_at(&cx.board, side, district).is_some() {
            cx.board.assaults = cx.board.assaults.with(district);
        }
    }
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
    for zone in cx.board.assaults.iter() {
        let both = cx.board.troops.units(side, zone) > 0 && query::enemy_at(&cx.board, side, zone).is_some();
        if !both {
            cx.board.assaults = cx.board.assaults.without(zone);
        }
    }
    if cx.board.assaults.is_empty() {
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
