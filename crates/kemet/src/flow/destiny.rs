//! The order of the next Day, where everyone takes a place. [night.4] [destiny.1] [destiny.2]

use super::next_chapter;
use crate::Kemet;
use crate::ask::{Answer, Question, Sides};
use crate::board::SIDES;
use crate::event::Event;
use crate::query;
use table::{Cx, Flow, List, Seat, Side};

/// Whoever has the fewest points chooses first; of equals the one who was earlier in the order.
pub(super) fn destiny(cx: &mut Cx<'_, Kemet>) -> Flow {
    let mut choosers: List<Side, SIDES> = cx.board.in_order().collect();
    choosers.sort_by_key(|&side| query::points(&cx.board, side));
    let mut order = cx.board.order;
    let mut taken = Sides::NONE;
    for &side in choosers.iter() {
        if let Answer::Place(place) = cx.ask(cx.board.seat(side), Question::Destiny { taken })? {
            order[place as usize] = side;
            // Places are counted as seats are: from 0 on.
            taken = taken.with(Seat::new(place as usize));
        }
    }
    cx.settle();
    cx.board.order = order;
    cx.tell(Event::OrderSet { order });
    next_chapter(cx);
    Ok(())
}
