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

#[cfg(test)]
mod tests {
    use crate::refusal::Refusal;
    use crate::testkit::{BOTH, FIRST, REVISED, laid_in};

    /// Eleven is the most there can be. [ruling.82] [prayer.1]
    #[test]
    fn no_token_is_spent_for_prayer_beyond_the_most() {
        for ruleset in BOTH {
            let mut t = laid_in(ruleset, "round 1 prayers", &["prayer=8; veterans=3", "prayer=1"]);
            t.refuses("0 2", Refusal::NothingToGain).refuses("0 4", Refusal::NoVeterans { has: 3 });
            t.play("0 1");
            assert_eq!((t.prayer(0), t.veterans(0)), (11, 2));
        }
    }

    /// Two cards are left when the usual one is drawn. [ruling.82] [change.4]
    #[test]
    fn no_token_is_spent_for_cards_that_are_not_there() {
        let rest = "hand war-rage*3 war-fury*3 bloody-battle*3 bloodbath*2 bronze-wall*3 iron-wall*2 glory \
                    divine-protection conscription snare raining-fire*3 enlistment*3 divine-memory swiftness*2 \
                    open-gates";
        for (ruleset, veterans) in [(FIRST, "veterans=3"), (REVISED, "veterans=6")] {
            let mut t = laid_in(ruleset, "round 1 interventions", &[veterans, rest]);
            t.draw().refuses("0 3", Refusal::NothingToGain);
            t.play("0 2").draw();
            assert_eq!((t.hand(0).count(), t.board().secret.deck.count()), (3, 0));
        }
    }

    /// [offering.2] [ruling.7] [ruling.82]
    #[test]
    fn tokens_bring_units_to_own_districts_with_room() {
        for ruleset in BOTH {
            let seats = ["veterans=4; troops A1=4 A2=4 AB=1", "troops A3=1"];
            let mut t = laid_in(ruleset, "round 1 conscription", &seats);
            t.refuses("0 AB", Refusal::NotYourDistrict).refuses("0 A3", Refusal::EnemiesThere);
            assert_eq!(t.clone().play("0 done").supply(0), 3);
            t.play("0 A1").refuses("0 A1", Refusal::NoRoom);
            t.play("0 A2");
            assert_eq!((t.units(0, "A1"), t.units(0, "A2"), t.supply(0)), (5, 5, 1), "two tokens find no room");
            assert_eq!(t.veterans(0), 0, "those left over are dropped");
        }
    }
}
