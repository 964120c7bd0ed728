//! Move Figures. [move.1]

use super::{figure, turn};
use crate::Ankh;
use crate::ask::{Answer, Question};
use crate::board::Stage;
use crate::event::Event;
use crate::query;
use table::{Cx, Flow};

pub(super) fn begin(cx: &mut Cx<'_, Ankh>) {
    cx.board.stage = Stage::Moving;
}

/// One figure, or the end of the action.
pub(super) fn go_on(cx: &mut Cx<'_, Ankh>) -> Flow {
    let (seat, side) = (cx.board.turn.seat, cx.board.active());
    let Answer::Hex(from) = cx.ask(seat, Question::Figure)? else {
        turn::finish(cx);
        return Ok(());
    };
    let Answer::Hex(to) = cx.ask(seat, Question::To { from })? else { return Ok(()) };
    // Satet on an enemy: it gives way first. [guardian.satet]
    let victim = query::owner_at(&cx.board, to).filter(|&owner| owner != side);
    if let Some(owner) = victim
        && let Answer::Hex(away) = cx.ask(seat, Question::Push { from, at: to })?
    {
        // Her own space is free for it, so she steps aside before it moves.
        cx.board.figures[side.index()] = cx.board.figures[side.index()].without(from);
        let level = crate::kinds::Guardian::Satet.level();
        cx.board.warders[level] = cx.board.warders[level].without(from);
        let radiant = cx.board.suns.has(from);
        cx.board.suns = cx.board.suns.without(from);
        figure::shift(&mut cx.board, owner, to, away);
        cx.tell(Event::Pushed { side: owner, from: to, to: away });
        cx.board.figures[side.index()] = cx.board.figures[side.index()].with(to);
        cx.board.warders[level] = cx.board.warders[level].with(to);
        if radiant {
            cx.board.suns = cx.board.suns.with(to);
        }
        // A figure of one's own that had moved and stood there cannot be: it was an enemy's.
        cx.board.turn.moved = cx.board.turn.moved.without(from).with(to);
        cx.tell(Event::Moved { side, from, to });
        let aimed_by = cx.board.seat(owner);
        return figure::aim(cx, aimed_by, away);
    }
    figure::shift(&mut cx.board, side, from, to);
    cx.board.turn.moved = cx.board.turn.moved.with(to);
    cx.tell(Event::Moved { side, from, to });
    figure::aim(cx, seat, to)
}
