//! Prayer points and units: the few verbs that move them, so that nothing is made or lost.

use crate::Kemet;
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
pub(crate) fn gain(cx: &mut Cx<'_, Kemet>, side: Side, prayer: u8) {
    let most = cx.board.edition.most_prayer;
    let has = &mut cx.board.side_mut(side).prayer;
    let gained = prayer.min(most - *has);
    *has += gained;
    if prayer > 0 {
        cx.tell(Event::Gained { side, prayer: gained });
    }
}

/// Gains by an effect of the Day outside battle, for which a tile may give more. [tile.divine-might]
#[inline(always)]
pub(crate) fn gain_by_day(cx: &mut Cx<'_, Kemet>, side: Side, prayer: u8) {
    let more = if prayer > 0 { query::perk(&cx.board, side, Perk::BetterDay) } else { 0 };
    gain(cx, side, prayer + more);
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

/// Units from the board to the supply, no reason given: withdrawn or recalled. A creature left alone goes to its
/// tile. [creature.6]
pub(crate) fn withdraw(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) {
    take_off(cx, side, zone, units);
    creature::leave_if_alone(cx, side, zone);
}

/// Units go back to the supply; a god loses life instead, and with the last of it goes to its tile. [god.5] [god.6]
fn take_off(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) {
    cx.board.troops.remove(side, zone, units);
    if query::god_at(&cx.board, side, zone).is_none() {
        cx.board.side_mut(side).supply += units;
        return;
    }
    god::wound(cx, side, units);
}

/// Units destroyed. A creature whose last unit dies goes home at once. [creature.4]
pub(crate) fn destroy(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) -> Flow {
    lose(cx, side, zone, units);
    creature::go_home(cx, side, zone)
}

/// Units destroyed, the creature not yet looked after.
pub(crate) fn lose(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone, units: u8) {
    let mortal = query::god_at(&cx.board, side, zone).is_none();
    take_off(cx, side, zone, units);
    if units > 0 && mortal {
        cx.tell(Event::UnitsLost { side, zone, units });
    }
}
