//! The Night in which Veteran tokens are spent: prayer, cards, units. [night.1] [night.2] [offering.2]

use super::{next_place, night, supply};
use crate::Kemet;
use crate::ask::{Answer, Buys, Camp, Question};
use crate::board::Clock;
use crate::cards::Cards;
use crate::edition::VeteransDropped;
use crate::event::Event;
use crate::query;
use crate::tiles::Perk;
use table::{Cx, Flow, SeatSet, Side, Sign};

/// [night.1]
pub(super) fn prayers(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    supply::gain(cx, side, cx.board.edition.night_prayer + query::perk(&cx.board, side, Perk::NightPrayer));
    let spent = spend(cx, side, Buys::Prayer)?;
    supply::gain(cx, side, spent);
    next_place(cx);
    Ok(())
}

/// Says once how many tokens are spent, and spends them. [veteran.3]
fn spend(cx: &mut Cx<'_, Kemet>, side: Side, buys: Buys) -> Flow<u8> {
    let Answer::Count(bought) = cx.ask(cx.board.seat(side), Question::Veterans { buys })? else { return Ok(0) };
    let price = query::veteran_price(&cx.board, buys);
    cx.board.side_mut(side).veterans -= bought * price;
    if bought > 0 {
        cx.tell(Event::VeteransSpent { side, veterans: bought * price });
    }
    Ok(bought)
}

/// The parts of a side's draws; after them the cards for Vision are discarded. [ruling.31]
const USUAL: u8 = 0;
const FOR_VETERANS: u8 = 1;
const TO_SIFT: u8 = 2;

/// One step per card: the usual ones and those of tiles, those for Veteran tokens, and what Vision looks through.
pub(super) fn interventions(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    let Clock { part, count, due, .. } = cx.board.clock;
    let due = match part {
        USUAL => 1 + query::perk(&cx.board, side, Perk::NightCards),
        FOR_VETERANS => due,
        TO_SIFT => query::perk(&cx.board, side, Perk::NightSift),
        _ => return sift(cx, side, due),
    };
    // Where nothing is left to draw, the part is over.
    if count < due && night::refill(cx) {
        night::draw(cx, side)?;
        cx.board.clock.count += 1;
        return Ok(());
    }
    let due = match part {
        USUAL => spend(cx, side, Buys::Cards)?,
        // As many cards are discarded as Vision drew. [ruling.70]
        TO_SIFT => count,
        _ => 0,
    };
    if part == TO_SIFT && due == 0 {
        next_place(cx);
    } else {
        cx.board.clock = Clock { part: part + 1, count: 0, due, ..cx.board.clock };
    }
    Ok(())
}

/// Cards of the hand go face up to the discards. [tile.vision]
fn sift(cx: &mut Cx<'_, Kemet>, side: Side, cards: u8) -> Flow {
    let seat = cx.board.seat(side);
    let given = cx.each(SeatSet::only(seat), Sign::Ready, |private| {
        let mut given = Cards::NONE;
        let mut left = cards;
        for (kind, _) in private.board.secret.hands[side.index()].kinds() {
            if let Answer::Count(count) = private.ask(Question::Sift { kind, left })? {
                given.add(kind, count);
                left -= count;
            }
        }
        Ok(given)
    })?;
    if let Some(given) = given.of(seat) {
        cx.board.secret.hands[side.index()].remove_all(given);
        cx.board.discarded.add_all(given);
        for (card, count) in given.kinds() {
            cx.tell(Event::CardsDiscarded { side, card, count });
        }
    }
    next_place(cx);
    Ok(())
}

/// [offering.2] [veteran.4]
pub(super) fn conscription(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    let placed = night::place_up_to(cx, side, cx.board.side(side).veterans, Camp::City)?;
    cx.board.side_mut(side).veterans -= placed;
    if placed > 0 {
        cx.tell(Event::VeteransSpent { side, veterans: placed });
    }
    if cx.board.edition.veterans_dropped == VeteransDropped::AfterOwnConscription {
        drop_rest(cx, side);
    }
    next_place(cx);
    Ok(())
}

/// What was not spent is of no further use. [veteran.4]
pub(super) fn drop_rest(cx: &mut Cx<'_, Kemet>, side: Side) {
    if cx.board.side(side).veterans > 0 {
        cx.board.side_mut(side).veterans = 0;
        cx.tell(Event::VeteransDropped { side });
    }
}
