//! The event that an action brought. [event.1] to [event.5]

use super::{caravan, conflict, turn};
use crate::Ankh;
use crate::ask::{Answer, Question, controllable};
use crate::event::Event;
use crate::kinds::{EVENTS, Happening};
use table::{Cx, Flow};

pub(super) fn go_on(cx: &mut Cx<'_, Ankh>) -> Flow {
    if cx.board.conflict.is_some() {
        return conflict::go_on(cx);
    }
    if cx.board.caravan.is_some() {
        return caravan::go_on(cx);
    }
    let happening = EVENTS[cx.board.events as usize];
    cx.board.events += 1;
    cx.tell(Event::Happened { happening });
    match happening {
        Happening::Control => {
            control(cx)?;
            close(cx);
        }
        Happening::Caravan => caravan::begin(cx),
        Happening::Conflict => conflict::begin(cx),
    }
    Ok(())
}

/// One neutral monument, or another god's if none is neutral; compulsory where it can be done. [monument.2] to [monument.6]
fn control(cx: &mut Cx<'_, Ankh>) -> Flow {
    let side = cx.board.active();
    if cx.board.side(side).ankhs == 0 || controllable(&cx.board, side).is_empty() {
        cx.tell(Event::Idle { side });
        return Ok(());
    }
    if let Answer::Hex(at) = cx.ask(cx.board.turn.seat, Question::Control)? {
        for other in 0..cx.board.players as usize {
            if cx.board.control[other].has(at) {
                cx.board.control[other] = cx.board.control[other].without(at);
                cx.board.sides[other].ankhs += 1;
            }
        }
        cx.board.control[side.index()] = cx.board.control[side.index()].with(at);
        cx.board.side_mut(side).ankhs -= 1;
        cx.tell(Event::Controlled { side, at });
    }
    Ok(())
}

/// The marker goes back to its start, and the turn is over. [action.7] [action.8]
pub(super) fn close(cx: &mut Cx<'_, Ankh>) {
    if let Some(action) = cx.board.turn.action {
        cx.board.markers[action.index()] = 0;
    }
    turn::end(cx);
}
