//! The devotion track. [devotion.1] to [devotion.8]

use crate::Ankh;
use crate::board::{Board, Ending, SIDES};
use crate::event::{Event, Grace};
use crate::kinds::*;
use crate::query;
use table::{Cx, Flow, List, Side, Stop};

/// One gain: of all that is added in it, Bountiful adds one. At the top the game is won at once.
pub(crate) fn gain(cx: &mut Cx<'_, Ankh>, side: Side, devotion: u8, grace: Grace) -> Flow {
    if devotion == 0 {
        return Ok(());
    }
    let from = cx.board.side(side).devotion;
    let bountiful = query::has_power(&cx.board, side, Power::Bountiful) && from <= LAST_RED;
    let to = (from + devotion + u8::from(bountiful)).min(TOP);
    put(&mut cx.board, side, to);
    cx.tell(Event::Devotion { side, from, to, grace });
    if to == TOP {
        return Err(over(cx, Ending::Top, Some(side)));
    }
    Ok(())
}

/// A loss; at the bottom nothing moves. [devotion.6]
pub(crate) fn lose(cx: &mut Cx<'_, Ankh>, side: Side, grace: Grace) {
    let from = cx.board.side(side).devotion;
    if from > 0 {
        put(&mut cx.board, side, from - 1);
        cx.tell(Event::Devotion { side, from, to: from - 1, grace });
    }
}

/// On top of whoever is there already. [devotion.3]
pub(crate) fn put(board: &mut Board, side: Side, devotion: u8) {
    board.side_mut(side).devotion = devotion;
    let others: List<Side, SIDES> = board.ascending().filter(|&other| other != side).collect();
    let below = others.iter().filter(|&&other| board.side(other).devotion <= devotion).count();
    let order = others[..below].iter().chain(std::iter::once(&side)).chain(&others[below..]);
    let order: List<Side, SIDES> = order.copied().collect();
    board.order[..order.len()].copy_from_slice(&order);
}

pub(crate) fn over(cx: &mut Cx<'_, Ankh>, ending: Ending, winner: Option<Side>) -> Stop {
    cx.board.ended = Some((ending, winner));
    cx.tell(Event::GameOver { ending, winner });
    Stop::Over
}
