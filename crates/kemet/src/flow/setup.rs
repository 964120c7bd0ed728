//! Set-up: colours, cards, the first order, pyramids, units, a tile. [setup.5] to [setup.8], [setup.13], [setup.14]

use super::{buy, destiny, next_chapter, next_place, night, raise, supply};
use crate::Kemet;
use crate::ask::{Answer, LEVEL_COLOURS, LEVELS, Question, Sides};
use crate::edition::FirstUnits;
use crate::event::Event;
use crate::query;
use table::{Cx, Flow, Seat, Side};

/// [setup.13]
pub(super) fn first_colours(cx: &mut Cx<'_, Kemet>) -> Flow {
    let in_play = cx.board.edition.colours[cx.board.players as usize] as usize;
    while cx.board.colours.count() < in_play {
        if let Answer::Colour(colour) = cx.ask(Seat::CHANCE, Question::Colours)? {
            let first = cx.board.colours.is_empty();
            cx.board.colours = cx.board.colours.with(colour);
            // [plunder.1]
            if let Some(amon) = cx.board.amon.as_mut().filter(|_| first) {
                amon.upper = colour;
            }
        }
    }
    cx.tell(Event::ColoursDrawn { colours: cx.board.colours });
    next_chapter(cx);
    Ok(())
}

/// [setup.5] By seat: the order is not drawn yet, and nobody sees the others' cards.
pub(super) fn first_cards(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = Side::new(cx.board.clock.place as usize);
    night::draw(cx, side)?;
    cx.board.clock.count += 1;
    if cx.board.clock.count == cx.board.edition.first_cards {
        next_place(cx);
    }
    Ok(())
}

/// [setup.6] Of each team the player it has named is drawn; the others follow. [team.9] [ruling.123]
pub(super) fn first_order(cx: &mut Cx<'_, Kemet>) -> Flow {
    if !cx.board.is_teamed() {
        set_order(cx, Seat::CHANCE, |placed| Question::FirstOrder { placed })?;
        next_chapter(cx);
        return Ok(());
    }
    let mut named = Sides::NONE;
    for captain in destiny::captains(cx) {
        let side = destiny::lead(cx, captain, named)?;
        named = named.with(cx.board.seat(side));
    }
    // Who is not named is not drawn.
    let mut placed: Sides =
        cx.board.seated().map(|side| cx.board.seat(side)).filter(|&seat| !named.has(seat)).collect();
    let mut order = cx.board.order;
    for place in &mut order[..named.count()] {
        if let Answer::Side(side) = cx.ask(Seat::CHANCE, Question::FirstOrder { placed })? {
            placed = placed.with(cx.board.seat(side));
            *place = side;
        }
    }
    destiny::follow(cx, &mut order, named)?;
    cx.settle();
    cx.board.order = order;
    cx.tell(Event::OrderSet { order });
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
    match cx.board.edition.placing {
        FirstUnits::AtPyramids => spread_levels(cx, side)?,
        FirstUnits::TwoFullTroops | FirstUnits::TwoMixedTroops => build_one_by_one(cx, side)?,
    }
    next_place(cx);
    Ok(())
}

/// Levels for each of the three colours, then where each stands.
fn spread_levels(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    if let Answer::Levels(spread) = cx.ask(cx.board.seat(side), Question::Levels)? {
        // What was said lies on the table.
        cx.board.clock.due = spread + 1;
        for (colour, level) in LEVEL_COLOURS.into_iter().zip(LEVELS[spread as usize]) {
            if level > 0 {
                raise::build(cx, side, colour, level)?;
            }
        }
    }
    Ok(())
}

/// Three levels in all: the first pyramid has one or two, the others one each.
fn build_one_by_one(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    let seat = cx.board.seat(side);
    let Answer::Count(first) = cx.ask(seat, Question::FirstLevel)? else { return Ok(()) };
    cx.board.clock.due = first;
    let levels: &[u8] = if first == 2 { &[2, 1] } else { &[1, 1, 1] };
    for &level in levels {
        if let Answer::Colour(colour) = cx.ask(seat, Question::FirstColour { level })? {
            raise::build(cx, side, colour, level)?;
        }
    }
    Ok(())
}

/// [setup.8]
pub(super) fn first_units(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    let seat = cx.board.seat(side);
    let mut left = cx.board.edition.first_units;
    for district in query::first_camps(&cx.board, side).iter() {
        if let Answer::Count(units) = cx.ask(seat, Question::FirstUnits { district, left })? {
            supply::place(cx, side, district, units);
            left -= units;
        }
    }
    if cx.board.edition.placing == FirstUnits::TwoMixedTroops {
        guests(cx, side)?;
    }
    next_place(cx);
    Ok(())
}

/// A unit of a teammate comes to each troop; of two teammates one of each, the player says where. [team.10]
fn guests(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    let mut last = None;
    for district in cx.board.city_of(side).and(cx.board.troops.present(side)).iter() {
        if let Answer::Side(mate) = cx.ask(cx.board.seat(side), Question::Guest { district, last })? {
            supply::place(cx, mate, district, 1);
            last = Some(mate);
        }
    }
    Ok(())
}

/// One tile of the first level for nothing, in reverse order. [setup.14]
pub(super) fn first_tiles(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    if let Answer::Tile(tile) = cx.ask(cx.board.seat(side), Question::FirstTile)? {
        buy::take(cx, side, tile)?;
    }
    match cx.board.clock.place {
        0 => next_chapter(cx),
        place => cx.board.clock.place = place - 1,
    }
    Ok(())
}
