//! The Move. [move.1] to [move.10]

use super::{battle, creature, di, supply};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::{Lair, Moving, Way};
use crate::event::Event;
use crate::map::Zone;
use crate::query;
use crate::tiles::Perk;
use table::{Cx, Flow, Side};

/// Names the troop that moves. [move.1]
pub(super) fn begin(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    match cx.ask(cx.board.seat(side), Question::Start)? {
        Answer::Zone(start) => cx.board.moving = Some(Moving { start, at: start, left: None, gates: false }),
        _ => cx.tell(Event::Idle { side }),
    }
    Ok(())
}

/// One step, or a card, or the end of the Move.
pub(super) fn go_on(cx: &mut Cx<'_, Kemet>, moving: Moving) -> Flow {
    let side = cx.board.active();
    // A card may have taken the last unit of the troop.
    if cx.board.troops.units(side, moving.at) == 0 {
        cx.board.moving = None;
        return Ok(());
    }
    match cx.ask(cx.board.seat(side), Question::Where)? {
        Answer::Walk(to) => go(cx, side, to, Way::Walk),
        Answer::Teleport(to) => go(cx, side, to, Way::Teleport),
        Answer::Card(card) => di::lay(cx, side, card),
        _ => {
            cx.settle();
            cx.board.moving = None;
            Ok(())
        }
    }
}

/// Moves units, and the creature if it comes along; meeting an enemy is a fight. [move.2] [move.8]
pub(crate) fn go(cx: &mut Cx<'_, Kemet>, side: Side, to: Zone, way: Way) -> Flow {
    let seat = cx.board.seat(side);
    let Some(Moving { start, at, left, gates }) = cx.board.moving else { return Ok(()) };
    let Answer::Count(units) = cx.ask(seat, Question::HowMany { to, way })? else { return Ok(()) };
    let mut beast = query::creature_at(&cx.board, side, at);
    if beast.is_some() && cx.ask(seat, Question::TakeCreature { to, way, units })? == Answer::No {
        beast = None;
    }

    cx.settle();

    // The first step fixes how far the troop can go. [move.3]
    let speed = beast.map_or(0, |creature| creature.card().speed);
    let capacity = left.unwrap_or_else(|| 1 + query::perk(&cx.board, side, Perk::Speed) + speed);
    let left = match way {
        Way::Walk => capacity - 1,
        Way::Teleport | Way::Card => capacity,
    };
    if way == Way::Teleport {
        supply::pay_in_action(cx, side, query::teleport_cost(&cx.board, side));
    }
    cx.board.troops.remove(side, at, units);
    cx.board.troops.add(side, to, units);
    if let Some(creature) = beast {
        cx.board.lairs[creature as usize] = Lair::Zone(side, to);
    }
    cx.board.moving = Some(Moving { start, at: to, left: Some(left), gates });
    cx.tell(match way {
        Way::Walk => Event::Walked { side, from: at, to, units },
        Way::Teleport | Way::Card => Event::Teleported { side, from: at, to, units },
    });
    creature::leave_if_alone(cx, side, at);
    if query::enemy_at(&cx.board, side, to).is_some() {
        battle::meet(cx, side, to);
    }
    Ok(())
}
