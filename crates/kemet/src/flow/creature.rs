//! Creatures come and go. [creature.1] to [creature.6]

use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Lair;
use crate::creatures::Creature;
use crate::event::Event;
use crate::map::Zone;
use crate::query;
use table::{Cx, Flow, Side};

pub(crate) fn put(cx: &mut Cx<'_, Kemet>, side: Side, creature: Creature, zone: Zone) {
    cx.board.lairs[creature as usize] = Lair::Zone(side, zone);
    cx.tell(Event::CreaturePlaced { side, creature, zone });
}

pub(crate) fn to_reserve(cx: &mut Cx<'_, Kemet>, side: Side, creature: Creature) {
    cx.board.lairs[creature as usize] = Lair::Reserve(side);
    cx.tell(Event::CreatureToReserve { side, creature });
}

/// A creature without a unit beside it goes back to its tile. [creature.6]
pub(crate) fn leave_if_alone(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone) {
    if cx.board.troops.units(side, zone) == 0
        && let Some(creature) = query::creature_at(&cx.board, side, zone)
    {
        to_reserve(cx, side, creature);
    }
}

/// A creature whose last unit was destroyed goes to an own district with units, where its owner says; if there is
/// none, to its tile. [creature.4]
pub(crate) fn go_home(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone) -> Flow {
    if cx.board.troops.units(side, zone) > 0 {
        return Ok(());
    }
    let Some(creature) = query::creature_at(&cx.board, side, zone) else { return Ok(()) };
    if query::lairs(&cx.board, side).is_empty() {
        to_reserve(cx, side, creature);
    } else if let Answer::Zone(home) = cx.ask(cx.board.seat(side), Question::Home { creature })? {
        put(cx, side, creature, home);
    }
    Ok(())
}
