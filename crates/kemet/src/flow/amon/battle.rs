//! His battles: the card he draws, his defeat, and the troop that comes back. [amon.7] to [amon.12]

use super::amon;
use crate::Kemet;
use crate::amon::{self, AMON, NEW_TROOP, PLAYER, RETREATS_FROM, Troop};
use crate::ask::{Answer, Question};
use crate::board::{Fight, FightStage, Lair};
use crate::event::{Event, News, Why};
use crate::flow::{aftermath, battle, supply};
use crate::query;
use crate::tiles::Perk;
use table::{Audience, Cx, Flow, SeatSet, Sign};

/// He is in this fight.
#[inline(always)]
pub(in crate::flow) fn fights(cx: &Cx<'_, Kemet>, fight: &Fight) -> bool {
    cx.board.amon.is_some() && fight.sides.contains(&AMON)
}

/// The player plans alone; with Spying his card is drawn and shown before. [amon.8] [ruling.159]
pub(in crate::flow) fn plans(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    let his = which(&fight);
    if fight.shown[his].card.is_none() && query::perk(&cx.board, PLAYER, Perk::Foresight) > 0 {
        return shows(cx, fight);
    }
    let seat = cx.board.seat(PLAYER);
    let plans = cx.each(SeatSet::only(seat), Sign::Ready, battle::plan)?;
    cx.board.secret.plans[1 - his] = plans.of(seat);
    cx.board.fight = Some(Fight { stage: FightStage::Reveal, ..fight });
    Ok(())
}

/// One of his eight cards, all of them each time. [amon.8]
pub(in crate::flow) fn shows(cx: &mut Cx<'_, Kemet>, mut fight: Fight) -> Flow {
    if let Answer::Battle(card) = cx.draw(Audience::Everyone, Question::AmonCard)? {
        fight.shown[which(&fight)].card = Some(card);
        cx.board.fight = Some(fight);
        cx.tell(Event::Amon(News::Card { card }));
    }
    Ok(())
}

fn which(fight: &Fight) -> usize {
    usize::from(fight.sides[1] == AMON)
}

/// A strong troop retreats where the player says; any other goes to the supply, to come back. [amon.10]
pub(in crate::flow) fn beaten(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    let units = cx.board.troops.units(AMON, fight.at);
    if units == 0 {
        return Ok(());
    }
    if units < RETREATS_FROM || query::retreats(&cx.board, AMON, fight.at).is_empty() {
        return supply::withdraw(cx, AMON, fight.at, units, |side, units| Event::Recalled { side, units });
    }
    if let Answer::Zone(to) = cx.ask(cx.board.seat(PLAYER), Question::RetreatTo { loser: AMON })? {
        aftermath::shift(cx, AMON, fight.at, to);
        let troops = &mut amon(cx).at;
        for at in troops.iter_mut().filter(|at| **at == fight.at) {
            *at = to;
        }
        cx.tell(Event::Retreated { side: AMON, from: fight.at, to });
    }
    Ok(())
}

/// A new troop with its creature; where the player stands it attacks at once. [amon.11] [ruling.157]
pub(super) fn comes_back(cx: &mut Cx<'_, Kemet>, troop: Troop) -> Flow {
    let choice = amon::home(&cx.board);
    let several = choice.zones.count() > 1;
    let Answer::Zone(zone) = cx.draw(Audience::Everyone, Question::Return)? else { return Ok(()) };
    let why = if several { Why::Drawn } else { choice.by.map_or(Why::Only, Why::Rule) };
    let table = amon(cx);
    table.at[troop as usize] = zone;
    table.march = table.march.filter(|march| march.troop != troop);
    let beast = table.beasts[troop as usize];
    cx.tell(Event::Amon(News::Returns { troop, zone, why }));
    supply::place(cx, AMON, zone, NEW_TROOP);
    if let Some(beast) = beast {
        cx.board.lairs[beast as usize] = Lair::Zone(AMON, zone);
    }
    if cx.board.troops.present(PLAYER).has(zone) {
        battle::meet(cx, AMON, zone);
    }
    Ok(())
}
