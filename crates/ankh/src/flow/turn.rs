//! A turn: one or two actions, and the event they may bring. [action.1] to [action.9]

use super::{figure, moving, summon};
use crate::Ankh;
use crate::ask::{Answer, Question};
use crate::board::{Stage, Turn};
use crate::event::Event;
use crate::kinds::Action;
use crate::query;
use table::{Cx, Flow, Seat};

/// Chooses an action and begins it.
pub(super) fn choose(cx: &mut Cx<'_, Ankh>) -> Flow {
    let seat = cx.board.turn.seat;
    let Answer::Act(action) = cx.ask(seat, Question::Act)? else { return Ok(()) };
    cx.board.markers[action.index()] += 1;
    cx.board.turn.action = Some(action);
    cx.tell(Event::ActionTaken { seat, action });
    match action {
        Action::Move => moving::begin(cx),
        Action::Summon => summon::begin(cx),
        Action::Gain => {
            let side = cx.board.active();
            let followers = query::harvest(&cx.board, side);
            figure::followers(cx, side, followers);
            finish(cx);
        }
        Action::Unlock => {
            unlock(cx)?;
            finish(cx);
        }
    }
    Ok(())
}

/// [ankh.1] to [ankh.8]
fn unlock(cx: &mut Cx<'_, Ankh>) -> Flow {
    let side = cx.board.active();
    let next = query::next_unlock(&cx.board, side).filter(|&(_, cost)| cost <= cx.board.side(side).followers);
    let Some((level, cost)) = next else {
        cx.tell(Event::Idle { side });
        return Ok(());
    };
    let Answer::Power(power) = cx.ask(cx.board.turn.seat, Question::Unlock)? else {
        cx.tell(Event::Idle { side });
        return Ok(());
    };
    figure::sacrifice(cx, side, cost);
    let player = cx.board.side_mut(side);
    player.powers = player.powers.with(power);
    player.unlocked += 1;
    let unlocked = player.unlocked;
    cx.tell(Event::Unlocked { side, power });
    // The second power of the first two levels, and the first of the third, show a guardian. [ankh.5] [ruling.10]
    let guardian = cx.board.guardians[level];
    if matches!(unlocked, 2 | 4 | 5)
        && cx.board.guardians_left[level] > 0
        && query::free_bases(&cx.board, side, guardian.base()) > 0
    {
        cx.board.guardians_left[level] -= 1;
        cx.board.side_mut(side).pool[level] += 1;
        cx.tell(Event::GuardianJoined { side, guardian });
    }
    Ok(())
}

/// The action is done: its event, a second action, or the next seat.
pub(crate) fn finish(cx: &mut Cx<'_, Ankh>) {
    let Some(action) = cx.board.turn.action else { return };
    let players = cx.board.players as usize;
    let Turn { seat, first, .. } = cx.board.turn;
    if cx.board.markers[action.index()] == action.uses(players) {
        cx.board.turn = Turn { seat, first, action: Some(action), ..Turn::default() };
        cx.board.stage = Stage::Event;
        return;
    }
    // A merged seat has one action, and nothing lies below Unlock. [action.6]
    let merged = cx.board.merged == Some(cx.board.active());
    if first.is_none() && !merged && action != Action::Unlock {
        cx.board.turn = Turn { seat, first: Some(action), ..Turn::default() };
        cx.board.stage = Stage::Turn;
    } else {
        end(cx);
    }
}

/// The next seat that still plays. [action.1]
pub(crate) fn end(cx: &mut Cx<'_, Ankh>) {
    let seat = cx.board.turn.seat;
    cx.tell(Event::TurnEnded { seat });
    let players = cx.board.players as usize;
    let mut next = seat.index();
    loop {
        next = (next + 1) % players;
        if !cx.board.out.holds(cx.board.side_of(Seat::new(next))) {
            break;
        }
    }
    cx.board.turn = Turn { seat: Seat::new(next), ..Turn::default() };
    cx.board.stage = Stage::Turn;
}
