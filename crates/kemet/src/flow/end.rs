//! The end of the game. [end.1] [end.2]

use super::next_chapter;
use crate::Kemet;
use crate::amon::{AMON, PLAYER};
use crate::board::Public;
use crate::edition::GoalAt;
use crate::event::{Ending, Event};
use crate::query;
use table::{Cx, Flow, Side, Stop};

/// Whoever has reached the goal at the end of a Day wins.
pub(super) fn goal(cx: &mut Cx<'_, Kemet>) -> Flow {
    if let Some((side, ending)) = winner(&cx.board) {
        cx.tell(Event::GameWon { side, ending });
        return Err(Stop::Over);
    }
    next_chapter(cx);
    Ok(())
}

/// Whoever begins a turn at the goal, and has no fewer points than anyone, wins at once. [end.1]
pub(super) fn at_start_of_turn(cx: &mut Cx<'_, Kemet>) -> Flow {
    if let Some((side, ending)) = winner(&cx.board) {
        cx.tell(Event::GameWon { side, ending });
        return Err(Stop::Over);
    }
    Ok(())
}

#[inline(always)]
pub(crate) fn winner(board: &Public) -> Option<(Side, Ending)> {
    match board.edition.goal_at {
        GoalAt::StartOfTurn => leader_whose_turn_begins(board).map(|side| (side, Ending::Fame)),
        GoalAt::EndOfDay => best_of_the_day(board),
        GoalAt::Objective => board.amon.and_then(|amon| amon.over).map(|ending| match ending {
            Ending::Objective => (PLAYER, ending),
            Ending::RoundsOver
            | Ending::NoUnits
            | Ending::Outright
            | Ending::MostPoints
            | Ending::MostBattlePoints
            | Ending::Order
            | Ending::Fame => (AMON, ending),
        }),
    }
}

fn leader_whose_turn_begins(board: &Public) -> Option<Side> {
    let side = board.active();
    if query::points_at_most(board, side) < board.length().goal {
        return None;
    }
    let points = query::standing(board, side);
    let leads = points >= board.length().goal && board.all_sides().all(|other| query::standing(board, other) <= points);
    leads.then_some(side)
}

/// Of several at the goal: most points, most battle points, earlier in the order. Says what decided.
#[inline(always)]
fn best_of_the_day(board: &Public) -> Option<(Side, Ending)> {
    let goal = board.length().goal;
    let reached = |side: &Side| query::points(board, *side) >= goal;
    let mut left: Vec4 = board.in_order().filter(reached).collect();
    if left.len() > 1 {
        let most = left.iter().map(|&side| query::points(board, side)).max();
        left = left.iter().copied().filter(|&side| Some(query::points(board, side)) == most).collect();
    } else {
        return left.first().map(|&side| (side, Ending::Outright));
    }
    if left.len() == 1 {
        return Some((left[0], Ending::MostPoints));
    }
    let most = left.iter().map(|&side| board.side(side).battle_points).max();
    left = left.iter().copied().filter(|&side| Some(board.side(side).battle_points) == most).collect();
    let ending = if left.len() == 1 { Ending::MostBattlePoints } else { Ending::Order };
    Some((left[0], ending))
}

type Vec4 = table::List<Side, { crate::board::SIDES }>;
