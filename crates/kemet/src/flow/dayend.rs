//! The end of the Day: what temples and the Sanctuary give. [dayend.1] to [dayend.5]

use super::{next_chapter, supply};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::event::{Event, Glory};
use crate::map::Zone;
use crate::query;
use table::{Cx, Flow, Side};

/// [dayend.1]
pub(super) fn delta(cx: &mut Cx<'_, Kemet>) -> Flow {
    let delta = cx.board.map.delta;
    let units = cx.board.edition.delta_units;
    if let Some(side) = query::worshipper(&cx.board, delta)
        && query::troop(&cx.board, side, delta) >= units
        && cx.ask(cx.board.seat(side), Question::Delta)? == Answer::Yes
    {
        give_up(cx, side, delta, units)?;
        supply::gain(cx, side, cx.board.map.pays(delta))?;
    }
    next_chapter(cx);
    Ok(())
}

/// [dayend.2]
pub(super) fn temples_pay(cx: &mut Cx<'_, Kemet>) -> Flow {
    for temple in cx.board.map.temples.without(cx.board.map.delta).iter() {
        if let Some(side) = query::worshipper(&cx.board, temple) {
            supply::gain(cx, side, cx.board.map.pays(temple))?;
        }
    }
    next_chapter(cx);
    Ok(())
}

/// [dayend.3]
pub(super) fn sanctuary(cx: &mut Cx<'_, Kemet>) -> Flow {
    let units = cx.board.edition.sanctuary_units;
    if let Some(zone) = cx.board.map.sanctuary
        && let Some(side) = query::worshipper(&cx.board, zone)
        && query::troop(&cx.board, side, zone) >= units
        && cx.ask(cx.board.seat(side), Question::Sanctuary)? == Answer::Yes
    {
        give_up(cx, side, zone, units)?;
        cx.board.side_mut(side).sanctuary_points += 1;
        cx.tell(Event::Scored { side, glory: Glory::Sanctuary });
    }
    next_chapter(cx);
    Ok(())
}

/// [dayend.4]
pub(super) fn two_temples(cx: &mut Cx<'_, Kemet>) -> Flow {
    let honoured = query::honoured(&cx.board);
    for side in cx.board.in_order() {
        if honoured[side.index()] {
            cx.board.side_mut(side).temple_points += 1;
            cx.tell(Event::Scored { side, glory: Glory::Temples });
        }
    }
    next_chapter(cx);
    Ok(())
}

fn give_up(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) -> Flow {
    supply::withdraw(cx, side, zone, units, |side, units| Event::Sacrificed { side, zone, units })
}
