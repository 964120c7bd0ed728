//! Creatures come and go. [creature.1] to [creature.7]

use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Lair;
use crate::creatures::{Breed, Creature};
use crate::edition::{Bereft, Companions};
use crate::event::Event;
use crate::map::{Zone, ZoneSet};
use crate::query;
use table::{Cx, Flow, List, Side};

pub(crate) fn put(cx: &mut Cx<'_, Kemet>, side: Side, creature: Creature, zone: Zone) {
    cx.board.lairs[creature as usize] = Lair::Zone(side, zone);
    cx.tell(Event::CreaturePlaced { side, creature, zone });
}

pub(crate) fn to_reserve(cx: &mut Cx<'_, Kemet>, side: Side, creature: Creature) {
    cx.board.lairs[creature as usize] = Lair::Reserve(side);
    cx.tell(Event::CreatureToReserve { side, creature });
}

/// Creatures without a unit beside them go back to their tiles. [creature.6] [ruling.129]
#[inline(always)]
pub(crate) fn leave_if_alone(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone) {
    if query::soldiers(&cx.board, side, zone) == 0 && query::party_at(&cx.board, side, zone).total() == 0 {
        for creature in query::creatures_at(&cx.board, side, zone).iter() {
            let owner = cx.board.lairs[creature as usize].owner().unwrap_or(side);
            to_reserve(cx, owner, creature);
        }
    }
}

/// A creature whose last unit was destroyed. [creature.4]
pub(crate) fn go_home(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone) -> Flow {
    if query::troop(&cx.board, side, zone) > 0 {
        return Ok(());
    }
    for creature in query::creatures_at(&cx.board, side, zone).iter() {
        let side = cx.board.lairs[creature as usize].owner().unwrap_or(side);
        let homes = query::lairs(&cx.board, side, creature.breed());
        let stays = cx.board.edition.bereft == Bereft::HomeIfItCan && !homes.is_empty();
        if !stays {
            to_reserve(cx, side, creature);
        } else if let Answer::Zone(home) = cx.ask(cx.board.seat(side), Question::Home { creature })? {
            put(cx, side, creature, home);
        }
    }
    Ok(())
}

/// Comes from its tile in the own turn, where its owner says. [creature.1]
pub(super) fn come(cx: &mut Cx<'_, Kemet>, side: Side, creature: Creature) -> Flow {
    if let Answer::Zone(zone) = cx.ask(cx.board.seat(side), Question::Join { creature })? {
        put(cx, side, creature, zone);
    }
    Ok(())
}

/// Where units were just put in own districts, a companion of each kind may come with them. [recruit.4]
pub(crate) fn escort(cx: &mut Cx<'_, Kemet>, side: Side, zones: ZoneSet) -> Flow {
    if cx.board.edition.companions != Companions::WithUnits {
        return Ok(());
    }
    for district in zones.and(cx.board.city_of(side)).iter() {
        for breed in Breed::ALL {
            if query::reserve(&cx.board, side).any(|creature| creature.breed() == breed)
                && let Answer::Creature(creature) = cx.ask(cx.board.seat(side), Question::Escort { district, breed })?
            {
                put(cx, side, creature, district);
            }
        }
    }
    Ok(())
}

/// Before the tokens, once in a turn: the creatures of the reserve, and in some editions those of the city, one after
/// the other; whoever stands where one goes changes places with it. [creature.7]
pub(super) fn rearrange(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    cx.board.turn.rearranged = true;
    // Who is asked is fixed before the first one moves.
    let asked: List<Creature, { Creature::COUNT }> = query::rearranged(&cx.board, side).collect();
    for &creature in asked.iter() {
        let from = cx.board.lairs[creature as usize];
        let Answer::Zone(to) = cx.ask(cx.board.seat(side), Question::Rearrange { creature })? else { continue };
        if let Some(other) = query::companion_at(&cx.board, side, to, creature.breed()) {
            match from {
                Lair::Zone(_, zone) => put(cx, side, other, zone),
                Lair::Box | Lair::Reserve(_) => to_reserve(cx, side, other),
            }
        }
        put(cx, side, creature, to);
    }
    Ok(())
}
