//! The Move. [move.1] to [move.10]

use super::{battle, creature, di, supply};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::{Moving, Pace, Public, Way};
use crate::creatures::{Breed, CreatureSet};
use crate::edition::{CreatureSpeed, ForeignDistricts, Teleports};
use crate::event::Event;
use crate::gods::{Grace, Shrine};
use crate::map::Zone;
use crate::query;
use crate::teams::Party;
use table::{Cx, Flow, Side};

/// Names the troop that moves. [move.1]
#[inline(always)]
pub(super) fn begin(cx: &mut Cx<'_, Kemet>, side: Side, pace: Pace) -> Flow {
    match cx.ask(cx.board.seat(side), Question::Start { pace })? {
        Answer::Zone(start) => cx.board.moving = Some(movement(&cx.board, side, start, pace)),
        _ => cx.tell(Event::Idle { side }),
    }
    Ok(())
}

/// A Move that has not begun to go: of the god, where it stands. [god.3]
pub(crate) fn movement(board: &Public, side: Side, start: Zone, pace: Pace) -> Moving {
    Moving { divine: query::god_at(board, side, start).is_some(), ..Moving::from(start, pace) }
}

/// One step, or a card, or the end of the Move.
pub(super) fn go_on(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    // A card, or a trap, may have taken the last unit of the troop.
    if query::moving_units(&cx.board, side) == 0 {
        cx.board.moving = None;
        return Ok(());
    }
    match cx.ask(cx.board.seat(side), Question::Where)? {
        Answer::Walk(to) => go(cx, side, to, Way::Walk),
        Answer::Teleport(to) => go(cx, side, to, Way::Teleport),
        Answer::Card(card) => di::lay(cx, side, card),
        Answer::Creature(beast) => creature::come(cx, side, beast),
        _ => {
            cx.settle();
            cx.board.moving = None;
            Ok(())
        }
    }
}

/// Moves units, and creatures that come along; meeting an enemy is a fight. [move.2] [move.8]
pub(crate) fn go(cx: &mut Cx<'_, Kemet>, side: Side, to: Zone, way: Way) -> Flow {
    let seat = cx.board.seat(side);
    let Some(moving) = cx.board.moving else { return Ok(()) };
    let Answer::Count(units) = cx.ask(seat, Question::HowMany { to, way })? else { return Ok(()) };
    let party = if cx.board.is_teamed() { gather(cx, side, to, way, units)? } else { Party::alone(units) };
    let mut taken = CreatureSet::NONE;
    let here = query::following(&cx.board, side);
    for breed in Breed::ALL.into_iter().filter(|_| !here.is_empty()) {
        let asked = here.of(breed);
        if !asked.is_empty() {
            taken = match cx.ask(seat, Question::TakeCreature { to, way, party, breed, along: taken })? {
                Answer::Yes => taken.or(asked),
                Answer::Leave(creature) => taken.or(asked.without(creature)),
                _ => taken,
            };
        }
    }

    cx.settle();
    if way == Way::Teleport || query::tolled(&cx.board, side).has(to) {
        supply::pay_in_action(cx, side, query::step_cost(&cx.board, side, to, way));
    }
    let from = moving.at;
    carry(&mut cx.board, side, Step { to, way, party, beasts: taken });
    let units = party.total();
    cx.tell(match way {
        Way::Walk => Event::Walked { side, from, to, units },
        Way::Teleport | Way::Card => Event::Teleported { side, from, to, units },
    });
    creature::leave_if_alone(cx, side, from);
    if query::enemy_at(&cx.board, side, to).is_some() {
        battle::meet(cx, side, to);
    }
    Ok(())
}

/// How many units of each teammate there come along; none with a god. [team.14]
#[cold]
fn gather(cx: &mut Cx<'_, Kemet>, side: Side, to: Zone, way: Way, units: u8) -> Flow<Party> {
    let mut party = Party::alone(units);
    let Some(moving) = cx.board.moving.filter(|moving| !moving.divine) else { return Ok(party) };
    for (place, mate) in cx.board.mates(side).enumerate() {
        if query::soldiers(&cx.board, mate, moving.at) > 0
            && let Answer::Count(units) = cx.ask(cx.board.seat(side), Question::HowManyOf { to, way, party, mate })?
        {
            party = party.with_mate(place, units);
        }
    }
    Ok(party)
}

/// What goes where in one step of a Move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) to: Zone,
    pub(crate) way: Way,
    pub(crate) party: Party,
    pub(crate) beasts: CreatureSet,
}

/// Takes the step on the board. The judge of steps takes them on a copy, to see what they lead to.
#[inline(always)]
pub(crate) fn carry(board: &mut Public, side: Side, step: Step) {
    let Some(moving) = board.moving else { return };
    let Step { to, way, party, beasts } = step;
    // The first step fixes how far the troop can go. [move.3]
    let capacity = moving.left.unwrap_or_else(|| {
        let fast = match board.edition.creature_speed {
            CreatureSpeed::IfItGoesAlong => beasts,
            CreatureSpeed::IfItStartsThere => query::following(board, side),
        };
        let speed: u8 = fast.iter().map(|creature| query::card_of(board, creature).speed).sum();
        let prowl = match query::moving_god(board, side).map(|god| god.card().grace) {
            Some(Grace::Prowls(more)) => more,
            _ => 0,
        };
        query::reach(board, side, speed + prowl + moving.swift)
    });
    let one_teleport = board.edition.teleports == Teleports::OnePerMove;
    let (left, teleported) = match way {
        Way::Walk => (capacity - 1, false),
        Way::Teleport | Way::Card => (capacity, one_teleport),
    };
    board.troops.remove(side, moving.at, party.own);
    board.troops.add(side, to, party.own);
    if !party.is_alone() {
        for (place, mate) in board.mates(side).enumerate() {
            board.troops.remove(mate, moving.at, party.of_mate(place));
            board.troops.add(mate, to, party.of_mate(place));
        }
    }
    for creature in beasts.iter() {
        let lair = &mut board.lairs[creature as usize];
        *lair = lair.gone_to(to);
    }
    if moving.divine {
        board.side_mut(side).shrine = Shrine::Zone(to);
    }
    let foreign = board.city(to).is_some_and(|owner| !board.allied(side, owner));
    let one_district = board.edition.foreign_districts == ForeignDistricts::OnePerMove;
    board.moving = Some(Moving {
        at: to,
        left: Some(left),
        grounded: moving.grounded || teleported,
        entered: moving.entered || (foreign && one_district),
        ..moving
    });
}
