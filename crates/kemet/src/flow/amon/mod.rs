//! The game against Amon: what he does, when he does it, and how it ends. [amon.1] to [amon.15]

mod action;
mod battle;
mod event;
mod march;
mod plunder;
mod setup;
mod verdict;

pub(super) use action::action;
pub(super) use battle::{beaten, fights, plans, shows};
pub(super) use event::event;
pub(super) use setup::{beasts, rows};
pub(super) use verdict::{after, marker};

use crate::Kemet;
use crate::amon::{AMON, Amon, Troop};
use crate::board::Clock;
use crate::edition::Chapter;
use table::{Cx, Flow};

/// Where the player's turns are interrupted by an event. [amon.6]
const TURNS_BEFORE_THE_EVENT: u8 = 3;

/// His part of the table; only asked for where he plays.
fn amon<'c>(cx: &'c mut Cx<'_, Kemet>) -> &'c mut Amon {
    cx.board.amon.as_mut().expect("only the game against Amon comes here")
}

/// Looks for the end of the game, brings a lost troop back, or takes a step of a march. Says whether it did.
pub(super) fn acts(cx: &mut Cx<'_, Kemet>) -> Flow<bool> {
    if cx.board.round == 0 {
        return Ok(false);
    }
    verdict::look(cx, Chapter::Turns)?;
    let Some(amon) = cx.board.amon else { return Ok(false) };
    let lost = |troop: &Troop| cx.board.troops.units(AMON, amon.at(*troop)) == 0;
    if let Some(troop) = Troop::ALL.into_iter().find(lost) {
        battle::comes_back(cx, troop)?;
        return Ok(true);
    }
    if let Some(march) = amon.march {
        march::go_on(cx, march)?;
        return Ok(true);
    }
    Ok(false)
}

/// After the third turn of a Day his event comes between. Says whether it does.
pub(super) fn interrupts(cx: &mut Cx<'_, Kemet>) -> bool {
    let due = cx.board.amon.is_some() && cx.board.clock.count == TURNS_BEFORE_THE_EVENT;
    if due {
        cx.board.clock = Clock { count: TURNS_BEFORE_THE_EVENT, ..Clock::at(Chapter::AmonEvent) };
    }
    due
}
