//! Set-up: a card each, the first order, pyramids, units. [setup.5] to [setup.8]

use super::{next_chapter, next_place, night, raise, supply};
use crate::Kemet;
use crate::ask::{Answer, LEVELS, Question, Sides};
use crate::event::Event;
use crate::query;
use crate::tiles::Colour;
use table::{Cx, Flow, Seat, Side};

/// [setup.5] By seat: the order is not drawn yet, and nobody sees the others' card.
pub(super) fn first_cards(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = Side::new(cx.board.clock.place as usize);
    night::draw(cx, side)?;
    next_place(cx);
    Ok(())
}

/// [setup.6]
pub(super) fn first_order(cx: &mut Cx<'_, Kemet>) -> Flow {
    set_order(cx, Seat::CHANCE, |placed| Question::FirstOrder { placed })?;
    next_chapter(cx);
    Ok(())
}

/// Fills the places one by one; the last side has no choice.
pub(super) fn set_order(cx: &mut Cx<'_, Kemet>, by: Seat, question: fn(Sides) -> Question) -> Flow {
    let mut placed = Sides::NONE;
    let mut order = cx.board.order;
    for place in &mut order[..cx.board.players as usize] {
        if let Answer::Side(side) = cx.ask(by, question(placed))? {
            placed = placed.with(cx.board.seat(side));
            *place = side;
        }
    }
    cx.settle();
    cx.board.order = order;
    cx.tell(Event::OrderSet { order });
    Ok(())
}

/// [setup.7]
pub(super) fn first_pyramids(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    let seat = cx.board.seat(side);
    if let Answer::Levels(spread) = cx.ask(seat, Question::Levels)? {
        let levels = LEVELS[spread as usize];
        for colour in Colour::ALL {
            cx.board.side_mut(side).pyramids[colour as usize].level = levels[colour as usize];
        }
        for colour in Colour::ALL.into_iter().filter(|&colour| levels[colour as usize] > 0) {
            raise::build(cx, side, colour, levels[colour as usize])?;
        }
    }
    next_place(cx);
    Ok(())
}

/// [setup.8]
pub(super) fn first_units(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    let seat = cx.board.seat(side);
    let mut left = cx.board.edition.first_units;
    for district in cx.board.districts(side) {
        if query::pyramid_at(&cx.board, district).is_none() {
            continue;
        }
        if let Answer::Count(units) = cx.ask(seat, Question::FirstUnits { district, left })? {
            supply::place(cx, side, district, units);
            left -= units;
        }
    }
    next_place(cx);
    Ok(())
}
