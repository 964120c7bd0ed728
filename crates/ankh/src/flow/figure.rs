//! Followers and figures: the few verbs that move them, so that nothing is made or lost.

use crate::Ankh;
use crate::ask::{Answer, Question};
use crate::board::{Aim, Board};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::*;
use crate::query;
use table::{Cx, Flow, Seat, Side};

pub(crate) fn followers(cx: &mut Cx<'_, Ankh>, side: Side, followers: u8) {
    let has = &mut cx.board.side_mut(side).followers;
    *has = has.saturating_add(followers);
    if followers > 0 {
        cx.tell(Event::Followers { side, followers });
    }
}

pub(crate) fn sacrifice(cx: &mut Cx<'_, Ankh>, side: Side, followers: u8) {
    cx.board.side_mut(side).followers -= followers;
    if followers > 0 {
        cx.tell(Event::Sacrificed { side, followers });
    }
}

/// A figure from one space to another, with all it carries.
pub(crate) fn shift(board: &mut Board, side: Side, from: Hex, to: Hex) {
    let at = side.index();
    board.figures[at] = board.figures[at].without(from).with(to);
    if board.gods[at] == Some(from) {
        board.gods[at] = Some(to);
    }
    for warders in &mut board.warders {
        if warders.has(from) {
            *warders = warders.without(from).with(to);
        }
    }
    if board.suns.has(from) {
        board.suns = board.suns.without(from).with(to);
    }
    for aim in board.aims.iter_mut().flatten().filter(|aim| aim.at == from) {
        aim.at = to;
    }
    board.order_aims();
}

/// A figure off the board, into its owner's pool.
pub(crate) fn take_off(board: &mut Board, side: Side, hex: Hex) {
    let at = side.index();
    board.figures[at] = board.figures[at].without(hex);
    board.suns = board.suns.without(hex);
    for aim in &mut board.aims {
        if aim.is_some_and(|aim| aim.at == hex) {
            *aim = None;
        }
    }
    board.order_aims();
    for level in 0..3 {
        if board.warders[level].has(hex) {
            board.warders[level] = board.warders[level].without(hex);
            board.sides[at].pool[level] += 1;
            return;
        }
    }
    board.sides[at].warriors += 1;
}

/// A Scorpion that came to a space is aimed by its owner. [guardian.giant-scorpion]
pub(crate) fn aim(cx: &mut Cx<'_, Ankh>, seat: Seat, at: Hex) -> Flow {
    if query::guardian_at(&cx.board, at) != Some(Guardian::Scorpion) {
        return Ok(());
    }
    if let Answer::Aim(direction) = cx.ask(seat, Question::Aim { at })? {
        let aims = &mut cx.board.aims;
        let slot = aims.iter().position(|aim| aim.is_some_and(|aim| aim.at == at));
        let slot = slot.or_else(|| aims.iter().position(Option::is_none)).unwrap_or(0);
        aims[slot] = Some(Aim { at, direction });
        cx.board.order_aims();
        cx.tell(Event::Aimed { at, direction });
    }
    Ok(())
}

/// A monument is off the board, and its Ankh token home.
pub(crate) fn destroy(cx: &mut Cx<'_, Ankh>, hex: Hex) {
    for monuments in &mut cx.board.monuments {
        *monuments = monuments.without(hex);
    }
    for side in 0..cx.board.players as usize {
        if cx.board.control[side].has(hex) {
            cx.board.control[side] = cx.board.control[side].without(hex);
            cx.board.sides[side].ankhs += 1;
        }
    }
    cx.tell(Event::Destroyed { at: hex });
}
