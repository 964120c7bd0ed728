//! Raising a pyramid. [raise.1] to [raise.5]

use super::supply;
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Pyramid;
use crate::event::Event;
use crate::query;
use crate::tiles::Colour;
use table::{Cx, Flow, Side};

#[inline(always)]
pub(super) fn raise(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    let seat = cx.board.seat(side);
    let Answer::Colour(colour) = cx.ask(seat, Question::Raise)? else {
        cx.tell(Event::Idle { side });
        return Ok(());
    };
    if let Answer::Count(level) = cx.ask(seat, Question::RaiseTo { colour })? {
        supply::pay_in_action(cx, side, query::raise_cost(&cx.board, side, colour, level));
        build(cx, side, colour, level)?;
    }
    Ok(())
}

/// Brings a pyramid to a level; a new one needs a district without a pyramid, and marks a Buy space. [raise.3] [buy.8]
pub(super) fn build(cx: &mut Cx<'_, Kemet>, side: Side, colour: Colour, level: u8) -> Flow {
    let site = match query::own_pyramid(&cx.board, side, colour) {
        Some((site, _)) => site,
        None => {
            let Answer::Zone(site) = cx.ask(cx.board.seat(side), Question::Site { colour })? else { return Ok(()) };
            let markers = &mut cx.board.side_mut(side).markers;
            if let Some(free) = markers.iter_mut().find(|marker| marker.is_none()) {
                *free = Some(colour);
            }
            site
        }
    };
    cx.board.side_mut(side).pyramids[site.index() % 3] = Some(Pyramid { colour, level });
    cx.tell(Event::PyramidRaised { side, colour, level, site });
    Ok(())
}
