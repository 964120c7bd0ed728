//! The Night in which Veteran tokens are spent: prayer, cards, units. [night.1] [night.2] [offering.2]

use super::{next_place, night, supply};
use crate::Kemet;
use crate::amon::{Burden, burden};
use crate::ask::{Answer, Buys, Camp, Question};
use crate::board::Clock;
use crate::cards::Cards;
use crate::edition::VeteransDropped;
use crate::event::Event;
use crate::query;
use crate::tiles::Perk;
use table::{Audience, Cx, Flow, SeatSet, Side, Sign};

/// [night.1]
pub(super) fn prayers(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    let prayer = cx.board.edition.night_prayer + query::perk(&cx.board, side, Perk::NightPrayer);
    supply::gain(cx, side, prayer.saturating_sub(burden(&cx.board, Burden::NightPrayer)))?;
    let spent = spend(cx, side, Buys::Prayer)?;
    supply::gain(cx, side, spent)?;
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

/// The parts of a side's draws, in their order. [night.2] [ruling.31]
pub(crate) const USUAL: u8 = 0;
pub(crate) const PICK: u8 = 1;
pub(crate) const THEFT: u8 = 2;
pub(crate) const SPENDING: u8 = 3;
pub(crate) const FOR_VETERANS: u8 = 4;
pub(crate) const TO_SIFT: u8 = 5;
pub(crate) const SIFT: u8 = 6;

/// One step per card: the usual ones and those of tiles, the ones picked and taken, those for Veteran tokens, and what
/// Vision looks through.
pub(super) fn interventions(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    if burden(&cx.board, Burden::NightCards) > 0 {
        next_place(cx);
        return Ok(());
    }
    let Clock { part, count, due, .. } = cx.board.clock;
    let perk = |cx: &Cx<'_, Kemet>, perk| query::perk(&cx.board, side, perk);
    match part {
        USUAL if draws(cx, side, 1 + perk(cx, Perk::NightCards))? => Ok(()),
        USUAL | PICK if perk(cx, Perk::NightPick) > 0 => pick(cx, side, perk(cx, Perk::NightPick)),
        USUAL | PICK | THEFT if perk(cx, Perk::NightTheft) > 0 => annex(cx, side),
        USUAL | PICK | THEFT | SPENDING => {
            let bought = spend(cx, side, Buys::Cards)?;
            turn_to(cx, FOR_VETERANS, bought);
            Ok(())
        }
        FOR_VETERANS => {
            if !draws(cx, side, due)? {
                turn_to(cx, TO_SIFT, 0);
            }
            Ok(())
        }
        TO_SIFT => {
            if draws(cx, side, perk(cx, Perk::NightSift))? {
                return Ok(());
            }
            // As many cards are discarded as Vision drew. [ruling.70]
            if count == 0 {
                next_place(cx);
            } else {
                turn_to(cx, SIFT, count);
            }
            Ok(())
        }
        _ => sift(cx, side, due),
    }
}

fn turn_to(cx: &mut Cx<'_, Kemet>, part: u8, due: u8) {
    cx.board.clock = Clock { part, count: 0, due, ..cx.board.clock };
}

/// Draws a card if one is still due and there is one; then the step is over.
fn draws(cx: &mut Cx<'_, Kemet>, side: Side, due: u8) -> Flow<bool> {
    if cx.board.clock.count >= due || !night::refill(cx) {
        return Ok(false);
    }
    night::draw(cx, side)?;
    cx.board.clock.count += 1;
    Ok(true)
}

/// So many cards are looked at, one is kept, and the others are discarded. [tile.divine-advantage]
fn pick(cx: &mut Cx<'_, Kemet>, side: Side, seen: u8) -> Flow {
    if cx.board.secret.sight.count() < seen as usize && night::refill(cx) {
        night::draw_to_look_at(cx, side)?;
        turn_to(cx, PICK, 0);
        return Ok(());
    }
    let rest = night::choose(cx, side)?;
    cx.board.discarded.add_all(rest);
    for (card, count) in rest.kinds() {
        cx.tell(Event::CardsDiscarded { side, card, count });
    }
    turn_to(cx, THEFT, 0);
    Ok(())
}

/// A card is taken at random from an opponent who is named. [tile.annexation]
fn annex(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    let seat = cx.board.seat(side);
    if let Answer::Side(from) = cx.ask(seat, Question::Annex)?
        && let Answer::Card(card) = cx.draw(Audience::Pair(seat, cx.board.seat(from)), Question::Steal { from })?
    {
        cx.board.secret.hands[from.index()].remove(card, 1);
        cx.board.secret.hands[side.index()].add(card, 1);
        cx.tell(Event::CardTaken { side, from });
    }
    turn_to(cx, SPENDING, 0);
    Ok(())
}

fn sift(cx: &mut Cx<'_, Kemet>, side: Side, cards: u8) -> Flow {
    give_up(cx, side, cards)?;
    next_place(cx);
    Ok(())
}

/// Cards of the hand go face up to the discards. [tile.vision] [ruling.168]
pub(super) fn give_up(cx: &mut Cx<'_, Kemet>, side: Side, cards: u8) -> Flow {
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
    use crate::testkit::{FIRST, LATER, REVISED, laid_in};

    /// Eleven is the most there can be. [ruling.82] [prayer.1]
    #[test]
    fn no_token_is_spent_for_prayer_beyond_the_most() {
        for ruleset in LATER {
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
        for ruleset in LATER {
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
