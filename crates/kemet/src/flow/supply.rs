//! Prayer points and units: the few verbs that move them, so that nothing is made or lost.

use crate::Kemet;
use crate::ask::{Answer, Goods, Question};
use crate::board::SIDES;
use crate::cards::Di;
use crate::edition::Saving;
use crate::event::Event;
use crate::map::Zone;
use crate::tiles::Perk;
use crate::{
    flow::{creature, god},
    query,
};
use table::{Cx, Flow, Side};

/// Gains prayer points; above the most there can be, they are lost. [prayer.1]
#[inline(always)]
pub(crate) fn gain(cx: &mut Cx<'_, Kemet>, side: Side, prayer: u8) -> Flow {
    let prayer = if cx.board.is_teamed() { hand_on(cx, side, Goods::Prayer, prayer)? } else { prayer };
    let most = cx.board.edition.most_prayer;
    let has = &mut cx.board.side_mut(side).prayer;
    let gained = prayer.min(most - *has);
    *has += gained;
    if prayer > 0 {
        cx.tell(Event::Gained { side, prayer: gained });
    }
    Ok(())
}

/// Gains Veteran tokens. [veteran.2]
pub(crate) fn gain_veterans(cx: &mut Cx<'_, Kemet>, side: Side, veterans: u8) -> Flow {
    let veterans = if cx.board.is_teamed() { hand_on(cx, side, Goods::Veterans, veterans)? } else { veterans };
    if veterans > 0 {
        cx.board.side_mut(side).veterans += veterans;
        cx.tell(Event::VeteransGained { side, veterans });
    }
    Ok(())
}

/// Whoever gains says how much goes to each teammate, now and not later; says what is left. [team.8]
#[cold]
fn hand_on(cx: &mut Cx<'_, Kemet>, side: Side, goods: Goods, gained: u8) -> Flow<u8> {
    let mut left = gained;
    for mate in cx.board.mates(side) {
        if left > 0
            && let Answer::Count(count @ 1..) = cx.ask(cx.board.seat(side), Question::HandOn { goods, mate, left })?
        {
            match goods {
                Goods::Prayer => cx.board.side_mut(mate).prayer += count,
                Goods::Veterans => cx.board.side_mut(mate).veterans += count,
            }
            cx.tell(Event::HandedOn { side, mate, goods, count });
            left -= count;
        }
    }
    Ok(left)
}

/// Gains by an effect of the Day outside battle, for which a tile may give more. [tile.divine-might]
#[inline(always)]
pub(crate) fn gain_by_day(cx: &mut Cx<'_, Kemet>, side: Side, prayer: u8) -> Flow {
    let more = if prayer > 0 { query::perk(&cx.board, side, Perk::BetterDay) } else { 0 };
    gain(cx, side, prayer + more)
}

pub(crate) fn pay(cx: &mut Cx<'_, Kemet>, side: Side, price: u8) {
    cx.board.side_mut(side).prayer -= price;
    if price > 0 {
        cx.tell(Event::Paid { side, prayer: price });
    }
}

/// Pays within an action: whatever would have cost something uses up what Priest of Ra saves. [tile.priest-of-ra]
#[inline(always)]
pub(crate) fn pay_in_action(cx: &mut Cx<'_, Kemet>, side: Side, cost: u8) {
    let price = query::price_in_action(&cx.board, side, cost);
    note_saving(cx, side, cost);
    pay(cx, side, price);
}

/// Pays for a card laid outside battle. [di.2]
pub(crate) fn pay_card(cx: &mut Cx<'_, Kemet>, side: Side, card: Di) {
    let price = query::card_price(&cx.board, side, card);
    if query::in_action(&cx.board) {
        note_saving(cx, side, card.card().cost);
    }
    pay(cx, side, price);
}

#[inline(always)]
fn note_saving(cx: &mut Cx<'_, Kemet>, side: Side, cost: u8) {
    let once = cx.board.edition.saving == Saving::OncePerAction;
    if once && cost > 0 && query::perk(&cx.board, side, Perk::CheaperAction) > 0 {
        cx.board.turn.saved = true;
    }
}

/// Units from the supply to the board.
pub(crate) fn place(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) {
    cx.board.side_mut(side).supply -= units;
    cx.board.troops.add(side, zone, units);
    if units > 0 {
        cx.tell(Event::UnitsPlaced { side, zone, units });
    }
}

/// Units from the board to the supply: given up or recalled, as `event` tells of each owner. A creature left alone goes
/// to its tile. [creature.6]
pub(crate) fn withdraw(
    cx: &mut Cx<'_, Kemet>,
    side: Side,
    zone: Zone,
    units: u8,
    event: impl Fn(Side, u8) -> Event,
) -> Flow {
    let whose = whose(cx, side, zone, units)?;
    for owner in cx.board.team(side).iter() {
        let units = whose[owner.index()];
        // A god's loss of life tells itself. [god.5]
        if units > 0 && query::god_at(&cx.board, owner, zone).is_none() {
            cx.tell(event(owner, units));
        }
        take_off(cx, owner, zone, units);
    }
    creature::leave_if_alone(cx, side, zone);
    Ok(())
}

/// Units destroyed. A creature whose last unit dies goes home at once. [creature.4]
pub(crate) fn destroy(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) -> Flow {
    lose(cx, side, zone, units)?;
    creature::go_home(cx, side, zone)
}

/// Units destroyed, the creature not yet looked after.
pub(crate) fn lose(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) -> Flow {
    let whose = whose(cx, side, zone, units)?;
    for owner in cx.board.team(side).iter() {
        let units = whose[owner.index()];
        let mortal = query::god_at(&cx.board, owner, zone).is_none();
        take_off(cx, owner, zone, units);
        if units > 0 && mortal {
            cx.tell(Event::UnitsLost { side: owner, zone, units });
        }
    }
    Ok(())
}

/// Whose units leave a troop, so many in all: of a mixed one its team says. [team.17] [ruling.135]
#[inline(always)]
fn whose(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) -> Flow<[u8; SIDES]> {
    let mut whose = [0; SIDES];
    if units == 0 || cx.board.troops.units(side, zone) == query::troop(&cx.board, side, zone) {
        whose[side.index()] = units;
        return Ok(whose);
    }
    let seat = cx.board.seat(query::speaker(&cx.board, side, zone));
    let mut left = units;
    for owner in cx.board.team(side).iter() {
        if cx.board.troops.present(owner).has(zone)
            && let Answer::Count(count) = cx.ask(seat, Question::Whose { zone, owner, left })?
        {
            whose[owner.index()] = count;
            left -= count;
        }
    }
    Ok(whose)
}

/// Units go back to the supply; a god loses life instead, and with the last of it goes to its tile. [god.5] [god.6]
fn take_off(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) {
    if units == 0 {
        return;
    }
    cx.board.troops.remove(side, zone, units);
    if query::god_at(&cx.board, side, zone).is_none() {
        cx.board.side_mut(side).supply += units;
        return;
    }
    god::wound(cx, side, units);
}
