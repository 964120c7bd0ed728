//! The Night: prayer, cards, tiles, order. [night.1] to [night.5]

use super::{creature, next_chapter, next_place, raise, setup, supply};
use crate::Kemet;
use crate::ask::{Answer, Camp, Question, night_mark, night_tiles};
use crate::cards::Cards;
use crate::event::Event;
use crate::map::ZoneSet;
use crate::query;
use crate::tiles::{Perk, Tile};
use table::{Audience, Cx, Flow, SeatSet, Side, Sign};

/// [night.1]
pub(super) fn prayer(cx: &mut Cx<'_, Kemet>) -> Flow {
    for side in cx.board.in_order() {
        let more = query::perk(&cx.board, side, Perk::NightPrayer);
        supply::gain(cx, side, cx.board.edition.night_prayer + more)?;
    }
    next_chapter(cx);
    Ok(())
}

/// One step per card: the usual one, chosen among several with Vision, then the extra ones. [night.2]
pub(super) fn cards(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    let seen = query::perk(&cx.board, side, Perk::NightSight) as usize;
    let due = 1 + query::perk(&cx.board, side, Perk::NightCards);
    if cx.board.clock.count == 0 && seen > 0 {
        if cx.board.secret.sight.count() < seen && refill(cx) {
            return draw_to_look_at(cx, side);
        }
        let rest = choose(cx, side)?;
        cx.board.secret.deck.add_all(rest);
    } else {
        draw(cx, side)?;
    }
    cx.board.clock.count += 1;
    if cx.board.clock.count == due {
        next_place(cx);
    }
    Ok(())
}

/// A card from the deck to the hand; none if deck and discards are empty. [di.3]
pub(super) fn draw(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    if !refill(cx) {
        return Ok(());
    }
    if let Answer::Card(card) = cx.draw(Audience::Only(cx.board.seat(side)), Question::Draw)? {
        cx.board.secret.deck.remove(card, 1);
        cx.board.secret.hands[side.index()].add(card, 1);
        cx.tell(Event::CardDealt { side });
    }
    Ok(())
}

pub(super) fn draw_to_look_at(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    if let Answer::Card(card) = cx.draw(Audience::Only(cx.board.seat(side)), Question::Draw)? {
        cx.board.secret.deck.remove(card, 1);
        cx.board.secret.sight.add(card, 1);
    }
    Ok(())
}

/// Keeps one of the cards drawn to be looked at; says which ones are left over. [tile.vision] [tile.divine-advantage]
pub(super) fn choose(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow<Cards> {
    if cx.board.secret.sight.is_empty() {
        return Ok(Cards::NONE);
    }
    let seat = cx.board.seat(side);
    let kept = cx.each(SeatSet::only(seat), Sign::Ready, |private| private.ask(Question::Vision))?;
    let mut rest = std::mem::take(&mut cx.board.secret.sight);
    if let Some(Answer::Card(card)) = kept.of(seat) {
        rest.remove(card, 1);
        cx.board.secret.hands[side.index()].add(card, 1);
        cx.tell(Event::CardChosen { side });
    }
    Ok(rest)
}

/// There is a card to draw: the discards are shuffled in when the deck is empty. [di.3]
pub(super) fn refill(cx: &mut Cx<'_, Kemet>) -> bool {
    if cx.board.secret.deck.is_empty() {
        let mut deck = std::mem::take(&mut cx.board.discarded);
        for buried in &mut cx.board.secret.buried {
            deck.add_all(std::mem::take(buried));
        }
        if !deck.is_empty() {
            cx.board.secret.deck = deck;
            cx.tell(Event::DeckShuffled);
        }
    }
    !cx.board.secret.deck.is_empty()
}

/// The tiles that act at Night, one after another as their owner likes. [night.3]
pub(super) fn tiles(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    let seat = cx.board.seat(side);
    if night_tiles(&cx.board, side).is_empty() {
        next_place(cx);
        return Ok(());
    }
    match cx.ask(seat, Question::NightTile)? {
        Answer::Tile(tile) => {
            cx.board.clock.count |= night_mark(&cx.board, tile);
            night_tile(cx, side, tile)?;
        }
        _ => {
            cx.settle();
            next_place(cx);
        }
    }
    Ok(())
}

fn night_tile(cx: &mut Cx<'_, Kemet>, side: Side, tile: Tile) -> Flow {
    if query::amount(&cx.board, tile, Perk::NightLevel) > 0
        && let Answer::Colour(colour) = cx.ask(cx.board.seat(side), Question::HandOfGod)?
    {
        let level = query::level(&cx.board, side, colour) + 1;
        raise::build(cx, side, colour, level)?;
    }
    muster(cx, side, query::amount(&cx.board, tile, Perk::NightUnits), Camp::Anywhere)
}

/// Up to so many units placed for nothing, one by one. [ruling.7]
pub(crate) fn muster(cx: &mut Cx<'_, Kemet>, side: Side, units: u8, camp: Camp) -> Flow {
    if units == 0 {
        return Ok(());
    }
    place_up_to(cx, side, units, camp).map(|_| ())
}

/// The same, and how many were placed.
pub(super) fn place_up_to(cx: &mut Cx<'_, Kemet>, side: Side, units: u8, camp: Camp) -> Flow<u8> {
    let mut zones = ZoneSet::NONE;
    let mut placed = 0;
    for left in (1..=units).rev() {
        match cx.ask(cx.board.seat(side), Question::Muster { left, camp })? {
            Answer::Zone(zone) => {
                supply::place(cx, side, zone, 1);
                zones = zones.with(zone);
                placed += 1;
            }
            _ => break,
        }
    }
    creature::escort(cx, side, zones)?;
    Ok(placed)
}

/// The side in last place sets the order of all. [night.4] [night.5]
pub(super) fn order(cx: &mut Cx<'_, Kemet>) -> Flow {
    if cx.board.round > 1 {
        let last = cx.board.in_order().min_by_key(|&side| query::points(&cx.board, side));
        if let Some(last) = last {
            setup::set_order(cx, cx.board.seat(last), |placed| Question::Order { placed })?;
        }
    }
    next_chapter(cx);
    Ok(())
}
