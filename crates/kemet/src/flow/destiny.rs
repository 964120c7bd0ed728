//! The order of the next Day, where everyone takes a place. [night.4] [destiny.1] [destiny.2]

use super::next_chapter;
use crate::Kemet;
use crate::ask::{Answer, Question, Sides};
use crate::board::SIDES;
use crate::event::Event;
use crate::query;
use table::{Cx, Flow, List, Seat, Side};

/// Whoever has the fewest points chooses first; of equals the one who was earlier in the order. Teams name one of their
/// players for a place among the first ones, and the others follow in the same order of teams. [team.20]
pub(super) fn destiny(cx: &mut Cx<'_, Kemet>) -> Flow {
    let mut choosers: List<Side, SIDES> = captains(cx).collect();
    choosers.sort_by_key(|&side| query::standing(&cx.board, side));
    let mut order = cx.board.order;
    let (mut taken, mut named) = (Sides::NONE, Sides::NONE);
    for &captain in choosers.iter() {
        let side = lead(cx, captain, named)?;
        named = named.with(cx.board.seat(side));
        if let Answer::Place(place) = cx.ask(cx.board.seat(captain), Question::Destiny { taken })? {
            order[place as usize] = side;
            // Places are counted as seats are: from 0 on.
            taken = taken.with(Seat::new(place as usize));
            if cx.board.is_teamed() {
                cx.tell(Event::PlaceTaken { side, place });
            }
        }
    }
    follow(cx, &mut order, named)?;
    cx.settle();
    cx.board.order = order;
    cx.tell(Event::OrderSet { order });
    next_chapter(cx);
    Ok(())
}

/// The first of each team in the order, who answers for it. [team.5]
pub(super) fn captains(cx: &Cx<'_, Kemet>) -> impl Iterator<Item = Side> + use<> {
    let board = &cx.board;
    let mut seen = Sides::NONE;
    let mut captains: List<Side, SIDES> = List::new();
    for side in board.in_order() {
        if !board.team(side).iter().any(|mate| seen.has(Seat::new(mate.index()))) {
            seen = seen.with(Seat::new(side.index()));
            captains.push(side);
        }
    }
    let count = captains.len();
    (0..count).map(move |i| captains[i])
}

/// Which player of a team comes next. [team.9] [team.20]
pub(super) fn lead(cx: &mut Cx<'_, Kemet>, captain: Side, named: Sides) -> Flow<Side> {
    if !cx.board.is_teamed() {
        return Ok(captain);
    }
    match cx.ask(cx.board.seat(captain), Question::Lead { named })? {
        Answer::Side(side) => {
            cx.tell(Event::Named { side });
            Ok(side)
        }
        _ => Ok(captain),
    }
}

/// The players not yet named follow, the teams in the order of the first ones. [ruling.124]
pub(super) fn follow(cx: &mut Cx<'_, Kemet>, order: &mut [Side; SIDES], mut named: Sides) -> Flow {
    let players = cx.board.players as usize;
    let first = named.count();
    for place in first..players {
        let team = cx.board.team(order[place % first]);
        let captain = captains(cx).find(|&captain| team.has(captain)).unwrap_or(order[place % first]);
        let side = lead(cx, captain, named)?;
        named = named.with(cx.board.seat(side));
        order[place] = side;
    }
    Ok(())
}
