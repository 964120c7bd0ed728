//! The card after the fifth turn. [action.1] [action.7]

use super::{amon, march, plunder};
use crate::Kemet;
use crate::amon::{self, AMON, Deed, DeedSet, Does, Open, PLAYER, TROOP_LIMIT, Troop};
use crate::ask::{Answer, Question};
use crate::event::{Event, News, Why};
use crate::flow::{next_chapter, supply};
use table::{Audience, Cx, Flow};

/// How far the chapter is.
const DRAWN: u8 = 1;
const DONE: u8 = 2;

/// One step draws the card, one carries it out; a march and its battle come before the last.
pub(in crate::flow) fn action(cx: &mut Cx<'_, Kemet>) -> Flow {
    match (cx.board.clock.count, amon(cx).open) {
        (DRAWN, Some(Open::Deed(deed))) => {
            cx.board.clock.count = DONE;
            carry_out(cx, deed)
        }
        (DONE, _) => {
            amon(cx).open = None;
            next_chapter(cx);
            Ok(())
        }
        _ => draw(cx),
    }
}

fn draw(cx: &mut Cx<'_, Kemet>) -> Flow {
    if amon(cx).deeds.count() == Deed::COUNT {
        amon(cx).deeds = DeedSet::NONE;
    }
    if let Answer::Deed(deed) = cx.draw(Audience::Everyone, Question::Deed)? {
        let table = amon(cx);
        table.deeds = table.deeds.with(deed);
        table.open = Some(Open::Deed(deed));
        cx.board.clock.count = DRAWN;
        cx.tell(Event::Amon(News::DeedDrawn { deed }));
    }
    Ok(())
}

fn carry_out(cx: &mut Cx<'_, Kemet>, deed: Deed) -> Flow {
    match deed.card().does {
        Does::March(..) => aim(cx, deed),
        Does::Recruit { units, levy } => {
            reinforce(cx, units);
            if levy > 0 { raise_levy(cx, levy) } else { Ok(()) }
        }
        Does::Pillage(_) => {
            plunder::plunder(cx)?;
            aim(cx, deed)
        }
    }
}

/// The target is what the rules leave; of several one is drawn. [action.2]
fn aim(cx: &mut Cx<'_, Kemet>, deed: Deed) -> Flow {
    let choice = amon::aimed_at(&cx.board, deed);
    let Some(troop) = amon::mover(&cx.board, deed).filter(|_| !choice.zones.is_empty()) else { return Ok(()) };
    let several = choice.zones.count() > 1;
    if let Answer::Zone(zone) = cx.draw(Audience::Everyone, Question::Aim { deed })? {
        let why = if several { Why::Drawn } else { choice.by.map_or(Why::Only, Why::Rule) };
        cx.tell(Event::Amon(News::Aims { troop, zone, why }));
        march::begin(cx, troop, zone);
    }
    Ok(())
}

/// Units from his supply for both troops, as far as they hold more. [action.7] [ruling.166]
pub(super) fn reinforce(cx: &mut Cx<'_, Kemet>, units: u8) {
    for troop in Troop::ALL {
        let zone = amon(cx).at(troop);
        let here = cx.board.troops.units(AMON, zone);
        supply::place(cx, AMON, zone, units.min(TROOP_LIMIT - here));
    }
}

/// The player names a troop that loses units. [ruling.167]
fn raise_levy(cx: &mut Cx<'_, Kemet>, units: u8) -> Flow {
    if amon::levied(&cx.board, units).is_empty() {
        return Ok(());
    }
    if let Answer::Zone(zone) = cx.ask(cx.board.seat(PLAYER), Question::Levy { units })? {
        let lost = units.min(cx.board.troops.units(PLAYER, zone));
        supply::destroy(cx, PLAYER, zone, lost)?;
    }
    Ok(())
}
