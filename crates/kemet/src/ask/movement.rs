//! The Move: where, then who. [move.1] to [move.10]

use super::{Verdict, afford, afford_in_action, require};
use crate::board::{Board, Moving, Pace, Way};
use crate::cards::Di;
use crate::creatures::{Breed, CreatureSet, Gift};
use crate::edition::Limits;
use crate::flow::movement::{Step, carry, movement};
use crate::gods::Grace;
use crate::map::{Zone, ZoneSet};
use crate::query;
use crate::refusal::Refusal;
use crate::teams::Party;
use crate::tiles::Perk;
use table::Side;

/// A troop that can take a step, teleport, or be helped by a card. [move.1]
pub(super) fn start(board: &Board, side: Side, from: Zone, pace: Pace) -> Verdict {
    require(board.troops.units(side, from) > 0, Refusal::NoUnitsThere)?;
    let near = board.map.near(side, from).minus(board.manned(side));
    // Hardly any troop is hemmed in; one that may be is looked at as if the Move had begun.
    if !near.minus(ZoneSet::first(3 * board.armies as usize)).minus(query::tolled(board, side)).is_empty() {
        return Ok(());
    }
    let mut begun = *board;
    begun.moving = Some(movement(board, side, from, pace));
    let hand = board.secret.hands[side.index()].only(Di::OF_TURN);
    let helped = || hand.kinds().any(|(card, _)| super::menu::card(&begun, side, card).is_ok());
    require(can_go_on(&begun, side) || helped(), Refusal::HemmedIn)
}

/// The moving troop can take some step.
fn can_go_on(board: &Board, side: Side) -> bool {
    let walks = within_a_step(board, side).iter().any(|to| step_to(board, side, to).is_ok());
    let teleports = |needed| board.map.obelisks.iter().any(|to| appear(board, side, to, needed).is_ok());
    walks || at_a_gate(board, side).is_ok_and(teleports)
}

/// By land, harbour or port. [move.4] [move.5]
pub(super) fn walk(board: &Board, side: Side, to: Zone) -> Verdict {
    require(board.map.near(side, moving(board)?.at).has(to), Refusal::NotAdjacent)?;
    step_to(board, side, to)
}

/// The same for a zone that is near.
#[inline(always)]
pub(super) fn step_to(board: &Board, side: Side, to: Zone) -> Verdict {
    let moving = moving(board)?;
    require(moving.left != Some(0), Refusal::NoMovementLeft)?;
    if moving.entered {
        require(!query::enemy_districts(board, side).has(to), Refusal::OneForeignDistrict)?;
    }
    let needed = needed(board, side, &moving, to, Way::Walk);
    if let Some(gift) = needed {
        require(any_brings(board, query::following(board, side), gift), Refusal::Wall)?;
    }
    arrive(board, side, to, Way::Walk, needed)
}

/// [move.6]
pub(super) fn teleport(board: &Board, side: Side, to: Zone) -> Verdict {
    require(board.map.obelisks.has(to), Refusal::NoObelisk)?;
    let needed = at_a_gate(board, side)?;
    appear(board, side, to, needed)
}

/// What is left to ask of a teleport from a gate, which may need a creature that opens it.
#[inline(always)]
pub(super) fn appear(board: &Board, side: Side, to: Zone, needed: Option<Gift>) -> Verdict {
    arrive(board, side, to, Way::Teleport, needed)
}

/// By a card that is still to be paid. [card.transfer]
pub(super) fn by_card(board: &Board, side: Side, to: Zone, price: u8) -> Verdict {
    require(!moving(board)?.grounded, Refusal::OneTeleport)?;
    afford(board, side, price + query::price_in_action(board, side, query::toll(board, side, to)))?;
    if !passing(board) {
        return arrive(board, side, to, Way::Card, None);
    }
    // What is paid now is not there for a further step.
    let mut paid = *board;
    paid.side_mut(side).prayer -= price;
    arrive(&paid, side, to, Way::Card, None)
}

/// A card that lies on the table can take the troop there.
pub(crate) fn can_appear(board: &Board, side: Side, to: Zone) -> bool {
    by_card(board, side, to, 0).is_ok()
}

/// A teleport can start here, and can be paid. Says what a creature must bring for it.
#[inline(always)]
pub(super) fn at_a_gate(board: &Board, side: Side) -> Result<Option<Gift>, Refusal> {
    let moving = moving(board)?;
    require(!moving.grounded, Refusal::OneTeleport)?;
    let needed = needed(board, side, &moving, moving.at, Way::Teleport);
    if let Some(gift) = needed {
        let opens = board.map.obelisks.has(moving.at) && any_brings(board, query::following(board, side), gift);
        require(opens, Refusal::NotAtPyramid)?;
    }
    afford_in_action(board, side, query::teleport_cost(board, side))?;
    Ok(needed)
}

/// Zones one movement away from the moving troop.
pub(super) fn within_a_step(board: &Board, side: Side) -> ZoneSet {
    board.moving.map_or(ZoneSet::NONE, |moving| board.map.near(side, moving.at))
}

/// At least as many units can come to the zone as must leave. [move.10]
#[inline(always)]
fn arrive(board: &Board, side: Side, to: Zone, way: Way, needed: Option<Gift>) -> Verdict {
    let at = moving(board)?.at;
    require(to != at, Refusal::AlreadyThere)?;
    let has = query::moving_units(board, side);
    require(has > 0, Refusal::NoUnitsThere)?;
    if query::tolled(board, side).has(to) {
        afford_in_action(board, side, query::step_cost(board, side, to, way))?;
    }
    if needed.is_none() && !passing(board) {
        let empty = !board.troops.present(side).has(to);
        return require(empty || query::room(board, side, to) > 0, Refusal::NoRoom);
    }
    // A god goes as a whole, and so do units that met one. [ruling.171]
    if moving(board)?.divine || query::has_god(board, side, at) {
        return some_fit(board, side, to, way, has);
    }
    if mixes(board, side, at, to) {
        return any_fit(board, side, to, way, has);
    }
    let least = has.saturating_sub(query::limit(board, side)).max(1);
    let room = query::room(board, side, to) >= least;
    if room && needed.is_none() && !query::creatures_at(board, side, at).crowds() {
        return Ok(());
    }
    require(room || passing(board), Refusal::NoRoom)?;
    // The fewest fit best, unless creatures that met have to part later: each needs a unit to stay with.
    let paired = query::creatures_at(board, side, at).or(query::creatures_at(board, side, to)).crowds();
    let verdict = some_fit(board, side, to, way, least);
    if verdict.is_ok() || !paired {
        return verdict;
    }
    let more = [has - 1, has].into_iter().filter(|&units| units > least);
    if more.into_iter().any(|units| some_fit(board, side, to, way, units).is_ok()) { Ok(()) } else { verdict }
}

/// Whether limits hold only where a Move ends.
#[inline(always)]
fn passing(board: &Board) -> bool {
    board.edition.limits != Limits::Always
}

/// Teammates stand where the step begins or ends. [team.14]
#[inline(always)]
fn mixes(board: &Board, side: Side, at: Zone, to: Zone) -> bool {
    let stands = |mate: Side| board.troops.present(mate).has(at) || board.troops.present(mate).has(to);
    board.is_teamed() && board.mates(side).any(stands)
}

/// Some of the units can take the step.
fn any_fit(board: &Board, side: Side, to: Zone, way: Way, has: u8) -> Verdict {
    let mut why = Err(Refusal::NoRoom);
    for units in 1..=has {
        why = some_fit(board, side, to, way, units);
        if why.is_ok() {
            break;
        }
    }
    why
}

/// So many units can take the step, with some of the teammates' units and of the creatures.
fn some_fit(board: &Board, side: Side, to: Zone, way: Way, units: u8) -> Verdict {
    let party = Party::alone(units);
    if board.is_teamed() {
        join_and_fit(board, side, to, way, party, 0)
    } else {
        party_fits(board, side, to, way, party)
    }
}

/// The same, where the teammates before `next` have their units in the party already. [team.14]
fn join_and_fit(board: &Board, side: Side, to: Zone, way: Way, party: Party, next: usize) -> Verdict {
    let Some(mate) = board.mates(side).nth(next) else { return party_fits(board, side, to, way, party) };
    let moving = moving(board)?;
    let has = if moving.divine { 0 } else { query::soldiers(board, mate, moving.at) };
    let mut why = Err(Refusal::NoRoom);
    for units in 0..=has {
        why = join_and_fit(board, side, to, way, party.with_mate(next, units), next + 1);
        if why.is_ok() {
            break;
        }
    }
    why
}

/// The party can take the step with some of the creatures.
fn party_fits(board: &Board, side: Side, to: Zone, way: Way, party: Party) -> Verdict {
    let beasts = query::following(board, side);
    if beasts.is_empty() {
        return fits(board, side, Step { to, way, party, beasts });
    }
    let mut why = Err(Refusal::NoRoom);
    for taken in choices(beasts) {
        why = fits(board, side, Step { to, way, party, beasts: taken });
        if why.is_ok() {
            return why;
        }
    }
    why
}

/// The choices among the companions: of each kind at most one stays behind. All of them last: whose refusal says most.
fn choices(beasts: CreatureSet) -> impl Iterator<Item = CreatureSet> {
    let behind = move |breed| beasts.of(breed).iter().map(CreatureSet::only).chain([CreatureSet::NONE]);
    let servants = move |beast| behind(Breed::Servant).map(move |servant| beasts.minus(beast).minus(servant));
    behind(Breed::Beast).flat_map(servants)
}

/// The step can be taken with these companions, as far as they are named: those of the last kind, or of an earlier one
/// with some of the later.
pub(super) fn takes(board: &Board, side: Side, step: Step, named: Breed) -> Verdict {
    let later = match named {
        Breed::Beast => beasts(board, side).of(Breed::Servant),
        Breed::Servant => CreatureSet::NONE,
    };
    if later.is_empty() {
        return fits(board, side, step);
    }
    let mut why = Err(Refusal::NoRoom);
    for servants in later.iter().map(|left| later.without(left)).chain([later]) {
        why = fits(board, side, Step { beasts: step.beasts.or(servants), ..step });
        if why.is_ok() {
            break;
        }
    }
    why
}

/// The step keeps the limits: what stays fits where it is, and what arrives fits, or can go on until all fit.
/// [move.10]
pub(super) fn fits(board: &Board, side: Side, step: Step) -> Verdict {
    let moving = moving(board)?;
    let Step { to, way, party, beasts } = step;
    if let Some(gift) = needed(board, side, &moving, to, way) {
        require(
            any_brings(board, beasts, gift),
            if gift == Gift::IgnoresWalls { Refusal::Wall } else { Refusal::NotAtPyramid },
        )?;
    }
    let stays = staying(board, side, &moving, party);
    if let Some(limit) = query::breaks_limit(board, side, stays) {
        return Err(Refusal::TroopTooLarge { limit });
    }
    let stays = stays.total();
    // A god goes as a whole, and units that met one go on. [god.4] [ruling.171]
    let parts = moving.divine || query::has_god(board, side, moving.at);
    require(stays == 0 || !parts, Refusal::GodsStandAlone)?;
    let behind = query::creatures_at(board, side, moving.at).minus(beasts);
    require(!behind.crowds(), Refusal::CreatureThere)?;
    // Where several of a kind met on the way, none is sent home to keep the limit. [ruling.27]
    let parted = |breed| !beasts.of(breed).is_empty() && !behind.of(breed).is_empty();
    require(stays > 0 || !Breed::ALL.into_iter().any(parted), Refusal::CreatureThere)?;
    let paired = query::creatures_at(board, side, to).or(beasts).crowds();
    let crowded = if moving.divine {
        None
    } else {
        query::breaks_limit(board, side, query::party_at(board, side, to).and(party))
    };
    let joins = if moving.divine { query::troop(board, side, to) > 0 } else { query::has_god(board, side, to) };
    if crowded.is_none() && !paired && !joins {
        return Ok(());
    }
    let refusal = match (joins, crowded) {
        (true, _) => Refusal::GodsStandAlone,
        (false, Some(limit)) => Refusal::TroopTooLarge { limit },
        (false, None) => Refusal::CreatureThere,
    };
    require(passing(board) && query::enemy_at(board, side, to).is_none(), refusal)?;
    // What the step costs is not there for the way on.
    let price = query::price_in_action(board, side, query::step_cost(board, side, to, way));
    let mut after = *board;
    let prayer = &mut after.side_mut(side).prayer;
    *prayer = prayer.saturating_sub(price);
    carry(&mut after, side, step);
    require(can_go_on(&after, side), refusal)
}

/// Too many units or creatures stand together on the way: the Move must go on, and nothing else is done. [ruling.27]
#[inline(always)]
pub(super) fn not_in_passing(board: &Board, side: Side) -> Verdict {
    let Some(moving) = board.moving.filter(|_| passing(board)) else { return Ok(()) };
    let party = query::party_at(board, side, moving.at);
    let crowded = query::breaks_limit(board, side, party).is_some();
    let paired = query::creatures_at(board, side, moving.at).crowds();
    let joined = query::has_god(board, side, moving.at) && !query::stands_alone(board, side, moving.at);
    require(!crowded && !paired && !joined, Refusal::MustGoOn)
}

/// Who stays behind: with a god that goes on nobody of those who stood there before. [ruling.171]
#[inline(always)]
fn staying(board: &Board, side: Side, moving: &Moving, party: Party) -> Party {
    let there = if moving.divine {
        Party::alone(query::moving_units(board, side))
    } else {
        query::party_at(board, side, moving.at)
    };
    there.less(party)
}

pub(super) fn how_many(board: &Board, side: Side, to: Zone, way: Way, units: u8) -> Verdict {
    let has = query::moving_units(board, side);
    require(units > 0 && units <= has, Refusal::TooFewUnits { has })?;
    some_fit(board, side, to, way, units)
}

/// Units of a teammate that go along. [team.14]
pub(super) fn how_many_of(
    board: &Board,
    side: Side,
    to: Zone,
    way: Way,
    party: Party,
    mate: Side,
    units: u8,
) -> Verdict {
    let has = query::soldiers(board, mate, moving(board)?.at);
    require(units <= has, Refusal::TooFewUnits { has })?;
    let Some(place) = board.mates(side).position(|one| one == mate) else { return Err(Refusal::NotYourTeam) };
    join_and_fit(board, side, to, way, party.with_mate(place, units), place + 1)
}

/// How many units can go without a closer look, whoever goes along: the usual case.
#[inline(always)]
pub(super) fn surely(board: &Board, side: Side, to: Zone, way: Way) -> u8 {
    let Some(moving) = board.moving else { return 0 };
    if moving.divine || query::has_god(board, side, moving.at) || mixes(board, side, moving.at, to) {
        return 0;
    }
    let has = board.troops.units(side, moving.at);
    let beasts = query::creatures_at(board, side, moving.at);
    let meets = !beasts.is_empty() && (beasts.crowds() || beasts.or(query::creatures_at(board, side, to)).crowds());
    if meets || has > query::limit(board, side) || needed(board, side, &moving, to, way).is_some() {
        return 0;
    }
    has.min(query::room(board, side, to))
}

/// The companions of the moving troop.
pub(super) fn beasts(board: &Board, side: Side) -> CreatureSet {
    query::following(board, side)
}

/// What a creature must bring for this step to be possible at all.
#[inline(always)]
fn needed(board: &Board, side: Side, moving: &Moving, to: Zone, way: Way) -> Option<Gift> {
    match way {
        Way::Walk => needs_a_way_through(board, side, moving, to).then_some(Gift::IgnoresWalls),
        Way::Teleport => (!is_gate(board, side, moving.at)).then_some(Gift::ObeliskGate),
        Way::Card => None,
    }
}

/// A wall stands in the way, and neither the start of the Move, a tile nor a card opens it. [move.7]
#[inline(always)]
fn needs_a_way_through(board: &Board, side: Side, moving: &Moving, to: Zone) -> bool {
    query::behind_wall(board, side, moving.at, to)
        && !board.map.land[to.index()].has(moving.start)
        && board.city(moving.start) != board.city(to)
        && !moving.gates
        && query::perk(board, side, Perk::IgnoresWalls) == 0
        && !matches!(grace(board, side), Some(Grace::Prowls(_)))
}

/// What the god who moves can do. [god.11]
#[inline(always)]
fn grace(board: &Board, side: Side) -> Option<Grace> {
    query::moving_god(board, side).map(|god| god.card().grace)
}

/// A pyramid, or an obelisk with the tile for it.
#[inline(always)]
fn is_gate(board: &Board, side: Side, at: Zone) -> bool {
    query::pyramid_at(board, at).is_some()
        || matches!(grace(board, side), Some(Grace::Soars(_)))
        || (board.map.obelisks.has(at) && query::perk(board, side, Perk::ObeliskGate) > 0)
}

fn any_brings(board: &Board, beasts: CreatureSet, gift: Gift) -> bool {
    beasts.iter().any(|creature| query::card_of(board, creature).gift == gift)
}

fn moving(board: &Board) -> Result<Moving, Refusal> {
    board.moving.ok_or(Refusal::NotAnAnswer)
}
