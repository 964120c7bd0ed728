//! Summon Figure. [summon.1]

use super::{figure, turn};
use crate::Ankh;
use crate::ask::{Answer, Question, Source};
use crate::board::Stage;
use crate::event::{Event, Piece};
use crate::hex::Hex;
use crate::kinds::*;
use crate::query;
use table::{Cx, Flow, Seat, Side};

pub(super) fn begin(cx: &mut Cx<'_, Ankh>) {
    cx.board.stage = Stage::Summoning;
}

/// One figure, or the end of the action.
pub(super) fn go_on(cx: &mut Cx<'_, Ankh>) -> Flow {
    let (seat, side) = (cx.board.turn.seat, cx.board.active());
    let Answer::Source(source) = cx.ask(seat, Question::Source)? else {
        turn::finish(cx);
        return Ok(());
    };
    let Answer::Piece(piece) = cx.ask(seat, Question::Piece { source })? else { return Ok(()) };
    let Answer::Hex(at) = cx.ask(seat, Question::Place { source, piece })? else { return Ok(()) };
    let turn = &mut cx.board.turn;
    match source {
        Source::Regular => turn.regular = true,
        Source::Pyramid(hex) => {
            turn.pyramids = turn.pyramids.with(hex);
            cx.tell(Event::ByPyramid { side, at: hex });
        }
        Source::Underworld => {
            turn.underworld = true;
            cx.tell(Event::ByUnderworld { side });
        }
    }
    from_pool(cx, side, piece);
    arrive(cx, seat, side, piece, at)
}

/// Takes the figure from where it waits.
fn from_pool(cx: &mut Cx<'_, Ankh>, side: Side, piece: Piece) {
    match piece {
        Piece::Warrior => cx.board.side_mut(side).warriors -= 1,
        Piece::Guardian(level) => cx.board.side_mut(side).pool[level as usize] -= 1,
        Piece::Ransomed => {
            if let Some(anubis) = query::holder(&cx.board, God::Anubis) {
                cx.board.side_mut(anubis).trapped[side.index()] -= 1;
                figure::sacrifice(cx, side, 1);
                figure::followers(cx, anubis, 1);
                cx.tell(Event::Ransomed { side });
            }
        }
    }
}

/// A figure comes to the board: a Sun for it, and an aim. [god.ra]
pub(crate) fn arrive(cx: &mut Cx<'_, Ankh>, seat: Seat, side: Side, piece: Piece, at: Hex) -> Flow {
    cx.board.figures[side.index()] = cx.board.figures[side.index()].with(at);
    if let Piece::Guardian(level) = piece {
        let level = level as usize;
        cx.board.warders[level] = cx.board.warders[level].with(at);
    }
    cx.tell(Event::Summoned { side, piece, at });
    if query::has_ability(&cx.board, side, God::Ra)
        && query::suns_left(&cx.board) > 0
        && cx.ask(seat, Question::Radiate { at })? == Answer::Yes
    {
        cx.board.suns = cx.board.suns.with(at);
        cx.tell(Event::Radiant { at });
    }
    figure::aim(cx, seat, at)
}
