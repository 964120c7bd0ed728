//! What the board says when rules ask: sums over tiles, creatures and cards. Nothing here changes anything.

use crate::amon::{self, AMON, Burden, burden};
use crate::ask::{Buys, Purchase};
use crate::board::{Board, Fight, FightStage, Lair, Public, Pyramid, SIDES, Way};
use crate::creatures::{Breed, Creature, CreatureCard, CreatureSet, Gift};
use crate::edition::{AfterReveal, Companions, DayCards, FirstUnits, MARKERS, Retreat, Saving};
use crate::gods::{God, Grace, Rise, Shrine};
use crate::map::{Zone, ZoneSet};
use crate::teams::Party;
use crate::tiles::{Colour, NearSet, Perk, Tile};
use crate::{
    battle_cards::{BattleSet, Values},
    cards::Di,
};
use table::Side;

/// How much of a perk a side's tiles give in all.
#[inline(always)]
pub fn perk(board: &Public, side: Side, perk: Perk) -> u8 {
    let (tiles, givers) = (board.side(side).tiles, board.edition.givers[perk as usize]);
    if perk.is_far() {
        return tiles.and(givers).iter().map(|tile| amount(board, tile, perk)).sum();
    }
    let givers = tiles.near().and(givers.near());
    if givers.is_empty() { 0 } else { givers.iter().map(|tile| amount(board, tile, perk)).sum() }
}

/// How much of a perk one tile gives.
pub fn amount(board: &Public, tile: Tile, perk: Perk) -> u8 {
    board.edition.amounts[perk as usize][tile.index()]
}

/// How many units a troop of this side may hold. [unit.2]
#[inline(always)]
pub fn limit(board: &Public, side: Side) -> u8 {
    board.edition.troop_limit + perk(board, side, Perk::LargerTroops)
}

/// How many more units of the side fit into the zone: none beside a god of its team. [god.4] [team.11]
#[inline(always)]
pub fn room(board: &Public, side: Side, zone: Zone) -> u8 {
    if has_god(board, side, zone) {
        return 0;
    }
    limit_at(board, side, zone).saturating_sub(troop(board, side, zone))
}

/// How many units may stand in the zone once one of the side does: with teammates there no tile changes it. [team.11]
#[inline(always)]
pub fn limit_at(board: &Public, side: Side, zone: Zone) -> u8 {
    let alone = troop(board, side, zone) == board.troops.units(side, zone);
    if alone { limit(board, side) } else { board.edition.troop_limit }
}

/// The limit that so many units would break if they stood together: that of their owner, and of a mixed troop always
/// the same. [unit.2] [team.11]
#[inline(always)]
pub fn breaks_limit(board: &Public, side: Side, units: Party) -> Option<u8> {
    // So many may always stand together.
    if units.total() <= board.edition.troop_limit {
        return None;
    }
    let limit = if units.is_alone() { limit(board, side) } else { mixed_limit(board, side, units) };
    (units.total() > limit).then_some(limit)
}

fn mixed_limit(board: &Public, side: Side, units: Party) -> u8 {
    let owner = units.only_mate().and_then(|mate| board.mates(side).nth(mate));
    owner.map_or(board.edition.troop_limit, |owner| limit(board, owner))
}

/// All units of the side's team in the zone: one troop. [team.11]
#[inline(always)]
pub fn troop(board: &Public, side: Side, zone: Zone) -> u8 {
    let own = board.troops.units(side, zone);
    if board.is_teamed() { own + units_of_mates(board, side, zone) } else { own }
}

#[cold]
fn units_of_mates(board: &Public, side: Side, zone: Zone) -> u8 {
    board.mates(side).map(|mate| board.troops.units(mate, zone)).sum()
}

/// The same without gods, by whose they are.
#[inline(always)]
pub fn party_at(board: &Public, side: Side, zone: Zone) -> Party {
    let own = Party::alone(soldiers(board, side, zone));
    if board.is_teamed() { with_mates(board, side, zone, own) } else { own }
}

#[cold]
fn with_mates(board: &Public, side: Side, zone: Zone, own: Party) -> Party {
    let mates = board.mates(side).enumerate();
    mates.fold(own, |party, (place, mate)| party.with_mate(place, soldiers(board, mate, zone)))
}

/// Who says what is the team's to say of its troop: in a battle the one who fights it, else the first in the order of
/// those with units in it. [team.5]
pub fn speaker(board: &Public, side: Side, zone: Zone) -> Side {
    let team = board.team(side);
    let fighter = board.fight.filter(|fight| fight.at == zone && fight.stage != FightStage::Champion);
    let fighter = fighter.and_then(|fight| fight.sides.into_iter().find(|&fighter| team.has(fighter)));
    fighter.or_else(|| first_of(board, side, zone)).unwrap_or(side)
}

/// The first in the order of the side's team who has units in the zone.
pub fn first_of(board: &Public, side: Side, zone: Zone) -> Option<Side> {
    let team = board.team(side);
    board.in_order().find(|&mate| team.has(mate) && board.troops.present(mate).has(zone))
}

/// A god of the side's team is in the zone. [god.4]
#[inline(always)]
pub fn has_god(board: &Public, side: Side, zone: Zone) -> bool {
    board.rise == Rise::Reached && board.team(side).iter().any(|mate| god_at(board, mate, zone).is_some())
}

/// A god of the team is alone in the zone. [god.4]
pub fn stands_alone(board: &Public, side: Side, zone: Zone) -> bool {
    let gods = board.team(side).iter().filter(|&mate| god_at(board, mate, zone).is_some()).count();
    gods == 1 && party_at(board, side, zone).total() == 0
}

/// The side's god in the zone. [god.3]
#[inline(always)]
pub fn god_at(board: &Public, side: Side, zone: Zone) -> Option<God> {
    if board.rise != Rise::Reached {
        return None;
    }
    let player = board.side(side);
    player.god.filter(|_| player.shrine == Shrine::Zone(zone))
}

/// The side's units in the zone without what a god there counts for. [ruling.173]
#[inline(always)]
pub fn soldiers(board: &Public, side: Side, zone: Zone) -> u8 {
    let here = board.troops.units(side, zone);
    if god_at(board, side, zone).is_some() { here - board.side(side).life } else { here }
}

/// The god who moves now. [god.3]
#[inline(always)]
pub fn moving_god(board: &Public, side: Side) -> Option<God> {
    board.moving.filter(|moving| moving.divine).and_then(|moving| god_at(board, side, moving.at))
}

/// How many move when a Move goes on: the god's life, or the units beside which it may stand in passing. [ruling.171]
#[inline(always)]
pub fn moving_units(board: &Public, side: Side) -> u8 {
    match board.moving {
        Some(moving) if moving.divine => god_at(board, side, moving.at).map_or(0, |_| board.side(side).life),
        Some(moving) => soldiers(board, side, moving.at),
        None => 0,
    }
}

/// The companions that may go along when a Move goes on: none with a god. [god.4]
#[inline(always)]
pub fn following(board: &Public, side: Side) -> CreatureSet {
    match board.moving {
        Some(moving) if !moving.divine => creatures_at(board, side, moving.at),
        Some(_) | None => CreatureSet::NONE,
    }
}

/// Own districts where a god can be put: without units of its team. [god.7] [god.8]
pub fn thrones(board: &Public, side: Side) -> ZoneSet {
    board.city_of(side).minus(board.manned(side))
}

/// The side's creatures: those of its tiles. [creature.1]
#[inline]
pub fn creatures(board: &Public, side: Side) -> impl Iterator<Item = Creature> {
    let tiles = board.side(side).tiles.near().and(board.edition.creature_tiles.near());
    tiles.iter().map(|tile| board.edition.beasts[tile.index()])
}

/// The creatures of the side's team: those of its tiles. A companion goes with the troop, whoever owns it. [ruling.129]
#[inline(always)]
fn pack(board: &Public, side: Side) -> impl Iterator<Item = Creature> {
    let own = board.side(side).tiles.near();
    let all = if board.is_teamed() { own.or(tiles_of_mates(board, side)) } else { own };
    let tiles = all.and(board.edition.creature_tiles.near());
    tiles.iter().map(|tile| board.edition.beasts[tile.index()])
}

#[cold]
fn tiles_of_mates(board: &Public, side: Side) -> NearSet {
    board.mates(side).fold(NearSet::NONE, |all, mate| all.or(board.side(mate).tiles.near()))
}

/// The creature of the side's troop in the zone. [creature.2]
#[inline(always)]
pub fn creature_at(board: &Public, side: Side, zone: Zone) -> Option<Creature> {
    companion_at(board, side, zone, Breed::Beast)
}

/// The companion of a kind of the side's troop in the zone. [creature.2] [servant.2]
#[inline(always)]
pub fn companion_at(board: &Public, side: Side, zone: Zone, breed: Breed) -> Option<Creature> {
    let here = |creature: &Creature| board.lairs[*creature as usize].is_in(zone);
    pack(board, side).find(|creature| here(creature) && creature.breed() == breed)
}

/// All the companions of the side's troop in the zone: during a Move there may be several of a kind. [move.10]
#[inline(always)]
pub fn creatures_at(board: &Public, side: Side, zone: Zone) -> CreatureSet {
    pack(board, side).filter(|&creature| board.lairs[creature as usize].is_in(zone)).collect()
}

/// The side's creatures on their tiles, in the order of the tiles. [creature.5]
pub fn reserve(board: &Public, side: Side) -> impl Iterator<Item = Creature> {
    creatures(board, side).filter(move |&creature| board.lairs[creature as usize] == Lair::Reserve(side))
}

/// The creatures that are asked for when the own city is rearranged, in the order of their tiles. [creature.7]
pub fn rearranged(board: &Public, side: Side) -> impl Iterator<Item = Creature> {
    let asked = move |creature: &Creature| match (board.lairs[*creature as usize], board.edition.companions) {
        (Lair::Reserve(_), Companions::AnyTime | Companions::WithUnits) => true,
        (Lair::Zone(_, zone), Companions::WithUnits) => board.city(zone) == Some(side),
        (Lair::Box | Lair::Reserve(_) | Lair::Zone(..), _) => false,
    };
    creatures(board, side).filter(asked)
}

/// What the edition prints of a creature.
pub fn card_of(board: &Public, creature: Creature) -> &'static CreatureCard {
    board.edition.creature(creature)
}

/// Whether a companion with this gift goes with the side's troop in the zone.
#[inline(always)]
pub fn gifted(board: &Public, side: Side, zone: Zone, gift: Gift) -> bool {
    let here = |creature: &Creature| board.lairs[*creature as usize].is_in(zone);
    pack(board, side).any(|creature| here(&creature) && card_of(board, creature).gift == gift)
}

/// Districts of the own city where a companion of the side can stand: own units, no own companion of its kind.
/// [creature.1] [servant.1]
pub fn lairs(board: &Public, side: Side, breed: Breed) -> ZoneSet {
    let free = |zone: &Zone| board.troops.units(side, *zone) > 0 && companion_at(board, side, *zone, breed).is_none();
    board.districts(side).into_iter().filter(free).fold(ZoneSet::NONE, ZoneSet::with)
}

/// The enemy troop in a zone, as the side sees it.
#[inline(always)]
pub fn enemy_at(board: &Public, side: Side, zone: Zone) -> Option<Side> {
    board.all_sides().find(|&other| board.troops.present(other).has(zone) && !board.allied(side, other))
}

/// Zones where the side and an enemy both have units.
#[inline(always)]
pub fn contested(board: &Public, side: Side) -> ZoneSet {
    board.troops.present(side).and(board.enemies(side))
}

/// The pyramid in a zone: whose, and which.
#[inline]
pub fn pyramid_at(board: &Public, zone: Zone) -> Option<(Side, Pyramid)> {
    let owner = board.city(zone)?;
    board.side(owner).pyramids[zone.index() % 3].map(|pyramid| (owner, pyramid))
}

/// The side's own pyramid of a colour, and its district.
#[inline(always)]
pub fn own_pyramid(board: &Public, side: Side, colour: Colour) -> Option<(Zone, Pyramid)> {
    let sites = board.districts(side).into_iter().zip(board.side(side).pyramids);
    sites.filter_map(|(zone, pyramid)| Some((zone, pyramid?))).find(|(_, pyramid)| pyramid.colour == colour)
}

/// The level of the side's own pyramid of a colour; 0 if there is none.
#[inline(always)]
pub fn level(board: &Public, side: Side, colour: Colour) -> u8 {
    own_pyramid(board, side, colour).map_or(0, |(_, pyramid)| pyramid.level)
}

/// Whether the owner has the benefits of the pyramid in an own district: no enemy stands there who has won the place.
/// [pyramid.2]
#[inline(always)]
fn keeps(board: &Public, owner: Side, enemies: ZoneSet, site: Zone) -> bool {
    !enemies.has(site) || !board.all_sides().any(|other| !board.allied(owner, other) && settled(board, other).has(site))
}

/// The pyramids of foreign cities whose benefits the side has: it stands in their districts. [pyramid.2] [team.13]
#[inline(always)]
fn foreign_pyramids(board: &Public, side: Side) -> impl Iterator<Item = Pyramid> {
    pyramids_in(board, settled(board, side).and(foreign_districts(board, side)))
}

#[inline(always)]
fn pyramids_in(board: &Public, districts: ZoneSet) -> impl Iterator<Item = Pyramid> {
    districts.iter().filter_map(|zone| pyramid_at(board, zone)).map(|(_, pyramid)| pyramid)
}

/// Zones the side holds: those with its units, but for a troop that is passing through, or has still to win the place.
/// [point.2]
#[inline(always)]
pub fn settled(board: &Public, side: Side) -> ZoneSet {
    let present = board.troops.present(side);
    // Teammates' units go with the moving troop. [team.14]
    if !board.allied(side, board.active()) {
        return present;
    }
    let passing = board.moving.filter(|moving| moving.at != moving.start).map(|moving| moving.at);
    let fighting = board.fight.map(|fight| fight.at);
    passing.into_iter().chain(fighting).fold(present.minus(board.assaults), ZoneSet::without)
}

/// Zones that count for the side: of those a mixed troop holds, the ones where it is the first in the order of its team.
/// [ruling.131] [ruling.141]
#[inline(always)]
fn counted(board: &Public, side: Side) -> ZoneSet {
    let settled = settled(board, side);
    if !board.is_teamed() {
        return settled;
    }
    let team = board.team(side);
    let earlier = board.in_order().take_while(|&mate| mate != side).filter(|&mate| team.has(mate));
    earlier.fold(settled, |zones, mate| zones.minus(board.troops.present(mate)))
}

/// The highest pyramid of a colour whose benefits the side has. [buy.2]
pub fn highest_pyramid(board: &Public, side: Side, colour: Colour) -> u8 {
    let own = own_pyramid(board, side, colour).filter(|&(site, _)| keeps(board, side, board.enemies(side), site));
    own.map_or(0, |(_, pyramid)| pyramid.level).max(highest_foreign_pyramid(board, side, colour))
}

/// The highest pyramid of a colour that the side holds in a foreign city.
#[inline(always)]
pub fn highest_foreign_pyramid(board: &Public, side: Side, colour: Colour) -> u8 {
    let held = foreign_pyramids(board, side).filter(|pyramid| pyramid.colour == colour);
    held.map(|pyramid| pyramid.level).max().unwrap_or(0)
}

/// Who controls a temple or the Sanctuary. [temple.1]
pub fn controller(board: &Public, zone: Zone) -> Option<Side> {
    board.all_sides().find(|&side| board.troops.units(side, zone) > 0)
}

/// Who is given what a temple or the Sanctuary gives: of a mixed troop the first in the order, and nobody where a side
/// without a seat stands. [amon.5] [team.19]
#[inline(always)]
pub fn worshipper(board: &Public, zone: Zone) -> Option<Side> {
    board.in_order().find(|&side| board.troops.present(side).has(zone))
}

/// Temples that count for the side.
#[inline(always)]
pub fn temples(board: &Public, side: Side) -> ZoneSet {
    board.map.temples.and(counted(board, side))
}

/// Who has enough temples for a point. A temple with a mixed troop counts for one of the players in it, so that the team
/// gets the most points. [dayend.4] [ruling.131]
pub fn honoured(board: &Public) -> [bool; SIDES] {
    let enough = board.edition.temples_for_a_point;
    let mut honoured = [false; SIDES];
    for side in board.seated() {
        honoured[side.index()] = temples(board, side).count() >= enough;
    }
    // The first of each team looks at all ways to share the temples out.
    let captains = board.seated().filter(|&side| board.is_teamed() && board.mates(side).all(|mate| mate > side));
    for captain in captains {
        let held = board.map.temples.and(board.manned(captain));
        let best = share_out(board, captain, held, [0; SIDES]);
        for mate in board.team(captain).iter() {
            honoured[mate.index()] = best[mate.index()] >= enough;
        }
    }
    honoured
}

/// How many temples count for each player of a team, so that most of them have enough; of equals the earlier seats.
fn share_out(board: &Public, captain: Side, left: ZoneSet, counts: [usize; SIDES]) -> [usize; SIDES] {
    let Some(temple) = left.iter().next() else { return counts };
    let served =
        |counts: &[usize; SIDES]| counts.iter().filter(|&&count| count >= board.edition.temples_for_a_point).count();
    let worshippers = board.team(captain).iter().filter(|&mate| board.troops.present(mate).has(temple));
    let mut best: Option<[usize; SIDES]> = None;
    for mate in worshippers {
        let mut next = counts;
        next[mate.index()] += 1;
        let shared = share_out(board, captain, left.without(temple), next);
        if best.is_none_or(|best| served(&shared) > served(&best)) {
            best = Some(shared);
        }
    }
    best.unwrap_or(counts)
}

/// Points that stay. [point.1]
#[inline(always)]
pub fn permanent_points(board: &Public, side: Side) -> u8 {
    let player = board.side(side);
    player.battle_points + player.temple_points + player.sanctuary_points + perk(board, side, Perk::Points)
}

/// Points that the board gives as it stands: temples and pyramids of the fourth level. [point.2]
pub fn temporary_points(board: &Public, side: Side) -> u8 {
    let enemies = board.enemies(side);
    let top = |pyramid: &Pyramid| pyramid.level == 4;
    let own = board.districts(side).into_iter().zip(board.side(side).pyramids);
    let own = own.filter(|(site, pyramid)| pyramid.as_ref().is_some_and(top) && keeps(board, side, enemies, *site));
    // A teammate's pyramid counts for the teammate. [team.13]
    let held = counted(board, side).and(enemy_districts(board, side));
    let tops = own.count() + pyramids_in(board, held).filter(top).count();
    (temples(board, side).count() + tops) as u8
}

#[inline(always)]
pub fn points(board: &Public, side: Side) -> u8 {
    permanent_points(board, side) + temporary_points(board, side)
}

/// No more points than these can the side's team have: a glance that mostly saves the count.
#[inline(always)]
pub fn points_at_most(board: &Public, side: Side) -> u8 {
    let own = at_most(board, side);
    if board.is_teamed() { own + board.mates(side).map(|mate| at_most(board, mate)).sum::<u8>() } else { own }
}

/// The points that stay, all own pyramids, and every place where the side stands that may be worth one.
#[inline(always)]
fn at_most(board: &Public, side: Side) -> u8 {
    let places = board.map.temples.or(foreign_districts(board, side)).and(board.troops.present(side));
    permanent_points(board, side) + (MARKERS + places.count()) as u8
}

/// The points of the side's team together. [ruling.141]
#[inline(always)]
pub fn standing(board: &Public, side: Side) -> u8 {
    let own = points(board, side);
    if board.is_teamed() { own + board.mates(side).map(|mate| points(board, mate)).sum::<u8>() } else { own }
}

/// What a payment inside the action costs after Priest of Ra. [tile.priest-of-ra]
#[inline(always)]
pub fn price_in_action(board: &Public, side: Side, cost: u8) -> u8 {
    cost.saturating_sub(saving(board, side))
}

/// What Priest of Ra takes off the next payment.
#[inline(always)]
fn saving(board: &Public, side: Side) -> u8 {
    if board.turn.saved { 0 } else { perk(board, side, Perk::CheaperAction) }
}

/// The highest cost that the side can pay in this action.
#[inline(always)]
pub fn purse(board: &Public, side: Side) -> u8 {
    board.side(side).prayer + saving(board, side)
}

/// What raising costs before Priest of Ra. [raise.2]
#[inline(always)]
pub fn raise_cost(board: &Public, side: Side, colour: Colour, to: u8) -> u8 {
    let cheaper = perk(board, side, Perk::CheaperLevel);
    let from = level(board, side, colour);
    (from + 1..=to).map(|level| level.saturating_sub(cheaper)).sum()
}

/// What a tile of a level costs before Priest of Ra. [buy.3] [tile.twin-ceremony]
pub fn tile_cost(board: &Public, side: Side, level: u8, with: Purchase) -> u8 {
    let more = match with {
        Purchase::Space(_) => 0,
        Purchase::Twin => 1,
    };
    (level + more).saturating_sub(perk(board, side, Perk::CheaperTile))
}

/// The highest level of tiles that the side can pay.
#[inline(always)]
pub fn payable_level(board: &Public, side: Side, with: Purchase) -> u8 {
    let most = purse(board, side) + perk(board, side, Perk::CheaperTile);
    match with {
        Purchase::Space(_) => most,
        Purchase::Twin => most.saturating_sub(1),
    }
}

/// The most recruits that the side can pay.
#[inline(always)]
pub fn payable_recruits(board: &Public, side: Side) -> u8 {
    purse(board, side) + perk(board, side, Perk::FreeRecruits)
}

/// What so many recruits cost before Priest of Ra. [recruit.1]
pub fn recruit_cost(board: &Public, side: Side, units: u8) -> u8 {
    units.saturating_sub(perk(board, side, Perk::FreeRecruits))
}

/// Where a Recruit action may put units: the own districts, and with a tile own troops anywhere. [recruit.2]
pub fn recruiting(board: &Public, side: Side) -> ZoneSet {
    let city = board.city_of(side);
    if perk(board, side, Perk::LocalRecruits) > 0 { city.or(board.troops.present(side)) } else { city }
}

/// How many Veteran tokens one prayer point or one card costs. [veteran.3]
pub fn veteran_price(board: &Public, buys: Buys) -> u8 {
    match buys {
        Buys::Prayer => 1,
        Buys::Cards => board.edition.veterans_per_card,
    }
}

/// Districts for the first units. [setup.8]
pub fn first_camps(board: &Public, side: Side) -> ZoneSet {
    match board.edition.placing {
        FirstUnits::AtPyramids => {
            board.districts(side).into_iter().filter(|&zone| pyramid_at(board, zone).is_some()).collect()
        }
        FirstUnits::TwoFullTroops | FirstUnits::TwoMixedTroops => board.city_of(side),
    }
}

/// How many steps a Move of the side has, with what companions and cards add. [move.3] [disaster.sandstorm]
#[inline(always)]
pub fn reach(board: &Public, side: Side, more: u8) -> u8 {
    (1 + perk(board, side, Perk::Speed) + more).saturating_sub(burden(board, Burden::Speed)).max(1)
}

/// What a step of a Move costs before Priest of Ra: a teleport, and the toll of whoever stands there, in one payment.
/// [move.6] [ruling.38]
#[inline]
pub fn step_cost(board: &Public, side: Side, to: Zone, way: Way) -> u8 {
    let teleport = match way {
        Way::Teleport => teleport_cost(board, side),
        Way::Walk | Way::Card => 0,
    };
    teleport + toll(board, side, to)
}

/// What a teleport costs before Priest of Ra. [move.6]
#[inline(always)]
pub fn teleport_cost(board: &Public, side: Side) -> u8 {
    let price = match moving_god(board, side).map(|god| god.card().grace) {
        Some(Grace::Soars(price)) => price,
        _ => board.edition.teleport_price,
    };
    let price = price + burden(board, Burden::Teleport);
    price.saturating_sub(perk(board, side, Perk::CheaperTeleport))
}

/// What a card costs when it is laid: within an action Priest of Ra may help, around actions not. [di.2]
#[inline(always)]
pub fn card_price(board: &Public, side: Side, card: Di) -> u8 {
    let cost = card.card().cost;
    match board.edition.saving {
        Saving::OncePerAction if !in_action(board) => cost,
        Saving::OncePerAction | Saving::EachPayment => price_in_action(board, side, cost),
    }
}

/// Whether cards of the Day may be played now, in the own turn. [di.1]
#[inline(always)]
pub fn day_cards_now(board: &Public) -> bool {
    match board.edition.day_cards {
        DayCards::AnyTime => true,
        DayCards::AroundActions => !in_action(board),
    }
}

/// What an enemy's creature takes for entering its space. [tile.khnums-sphinx]
pub fn toll(board: &Public, side: Side, zone: Zone) -> u8 {
    let lair = board.lairs[Creature::KhnumsSphinx as usize];
    match (lair, card_of(board, Creature::KhnumsSphinx).gift) {
        (Lair::Zone(owner, at), Gift::Toll(toll)) if at == zone && !board.allied(side, owner) => toll,
        _ => 0,
    }
}

/// Where the side would have to pay a toll.
#[inline(always)]
pub fn tolled(board: &Public, side: Side) -> ZoneSet {
    match board.lairs[Creature::KhnumsSphinx as usize] {
        Lair::Zone(owner, zone) if !board.allied(side, owner) => ZoneSet::only(zone),
        Lair::Box | Lair::Reserve(_) | Lair::Zone(..) => ZoneSet::NONE,
    }
}

/// The troop loses no units outside battle. [tile.amout-the-soul-devourer]
pub fn shielded(board: &Public, side: Side, zone: Zone) -> bool {
    gifted(board, side, zone, Gift::DevoursSouls)
}

/// Enemy troops that an effect outside battle can take units from.
#[inline(always)]
pub fn exposed_enemies(board: &Public, side: Side) -> ZoneSet {
    let enemies = board.enemies(side);
    match board.lairs[Creature::Amout as usize] {
        Lair::Zone(owner, zone) if !board.allied(side, owner) => enemies.without(zone),
        Lair::Box | Lair::Reserve(_) | Lair::Zone(..) => enemies,
    }
}

/// An action is under way: a Move, or the battles of a Recruit.
#[inline(always)]
pub fn in_action(board: &Public) -> bool {
    board.moving.is_some() || !board.assaults.is_empty()
}

/// How many copies of a tile are left beside the board.
pub fn tiles_left(board: &Public, tile: Tile) -> u8 {
    let owned = board.all_sides().filter(|&side| board.side(side).tiles.has(tile)).count() as u8;
    let out = u8::from(amon::plundered(board).has(tile));
    board.edition.copies(tile, board.players as usize) - owned - out
}

/// The highest level of tiles on offer today. [buy.6]
pub fn level_on_offer(board: &Public) -> u8 {
    if board.round <= 1 { board.length().first_day_level } else { board.length().highest_level }
}

/// The battle cards a side has in its hand.
#[inline(always)]
pub fn battle_hand(board: &Board, side: Side) -> BattleSet {
    owned_battle_cards(board, side).minus(board.side(side).played).minus(board.secret.aside[side.index()])
}

/// The battle cards a side has at all.
#[inline(always)]
pub fn owned_battle_cards(board: &Board, side: Side) -> BattleSet {
    battle_cards_ever(board, side).minus(board.secret.removed[side.index()])
}

/// The usual battle cards and the special ones the side's tiles brought.
#[inline(always)]
pub fn battle_cards_ever(board: &Public, side: Side) -> BattleSet {
    tile_battle_cards(board, side).or(gods_cards(board, side))
}

/// The battle card of the side's god, if it has one and its tile is acquired. [god.sobek]
#[inline(always)]
pub fn gods_cards(board: &Public, side: Side) -> BattleSet {
    if board.rise != Rise::Reached {
        return BattleSet::NONE;
    }
    let player = board.side(side);
    let armed = player.shrine != Shrine::Closed && player.god.is_some_and(|god| god.card().grace == Grace::Armed);
    if armed { BattleSet::only(board.edition.gods_card()) } else { BattleSet::NONE }
}

/// The battle cards a side can use in the fight on the board: that of its god only if the god fights. [god.sobek]
#[inline(always)]
pub fn battle_choice(board: &Board, side: Side) -> BattleSet {
    let fights = board.fight.is_some_and(|fight| god_at(board, side, fight.at).is_some());
    let hand = battle_hand(board, side);
    if fights { hand } else { hand.minus(gods_cards(board, side)) }
}

fn tile_battle_cards(board: &Public, side: Side) -> BattleSet {
    let specials = board.side(side).tiles.and(board.edition.givers[Perk::SpecialCard as usize]);
    if specials.is_empty() {
        return board.edition.usual_cards();
    }
    let specials = specials.iter().map(|tile| board.edition.special(amount(board, tile, Perk::SpecialCard)));
    board.edition.usual_cards().or(specials.collect())
}

/// The golden actions of the side's tiles, as bits: several tiles may bring the same one. [golden.2]
#[inline(always)]
pub fn golden(board: &Public, side: Side) -> u8 {
    let givers = board.side(side).tiles.near().and(board.edition.givers[Perk::Golden as usize].near());
    givers.iter().fold(0, |bits, tile| bits | amount(board, tile, Perk::Golden))
}

/// The sums of a fighting side. [battle.6] [battle.8]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Might {
    pub strength: u8,
    pub damage: u8,
    pub protection: u8,
    /// Damage to the own troop, and to the enemy what no protection stops. [battle.15]
    pub own_damage: u8,
    pub unblockable: u8,
    /// Impenetrable shields. [shield.1]
    pub shields: u8,
}

/// Units, cards, tiles and creature of a fighting side (0 attacker, 1 defender).
#[inline(always)]
pub fn might(board: &Public, fight: &Fight, which: usize) -> Might {
    let (side, shown) = (fight.sides[which], fight.shown[which]);
    let role = if which == 0 { Perk::AttackStrength } else { Perk::DefenceStrength };
    let card = shown.card.map(|card| board.edition.values(card)).unwrap_or_default();
    let beasts = fighting(board, fight, which);
    let brought = |value: fn(&Values) -> u8| -> u8 {
        if beasts.is_empty() { 0 } else { beasts.iter().map(|beast| value(&card_of(board, beast).battle)).sum() }
    };
    let city = if board.city(fight.at) == Some(side) { board.edition.city_strength } else { 0 };
    let god = god_at(board, side, fight.at);
    let bite = match god.map(|god| god.card().grace) {
        Some(Grace::Bites(damage)) => damage,
        _ => 0,
    };
    let might = Might {
        // [god.9]
        strength: god.map_or_else(|| troop(board, side, fight.at), |god| god.card().strength)
            + card.strength
            + shown.di.sum(|card| card.strength)
            + shown.wounds
            + perk(board, side, Perk::Strength)
            + perk(board, side, role)
            + brought(|values| values.strength)
            + city,
        damage: card.damage
            + shown.di.sum(|card| card.damage)
            + perk(board, side, Perk::Damage)
            + brought(|values| values.damage),
        protection: card.protection
            + shown.di.sum(|card| card.protection)
            + perk(board, side, Perk::Protection)
            + brought(|values| values.protection),
        own_damage: card.own_damage,
        unblockable: card.unblockable + bite + brought(|values| values.unblockable),
        shields: card.shields + brought(|values| values.shields),
    };
    match &board.amon {
        Some(amon) if side == AMON => amon.war().added(might),
        Some(_) | None => might,
    }
}

/// Amout fights on this side, and counts. [tile.amout-the-soul-devourer]
#[inline(always)]
pub fn devours(board: &Public, fight: &Fight, which: usize) -> bool {
    board.lairs[Creature::Amout as usize].is_in(fight.at) && fighting(board, fight, which).has(Creature::Amout)
}

/// The companions that count in the battle: not the creature, if the enemy's silences it. [battle.12]
#[inline(always)]
pub fn fighting(board: &Public, fight: &Fight, which: usize) -> CreatureSet {
    let here = creatures_at(board, fight.sides[which], fight.at);
    if !here.is_empty() && unsettled(board, fight, which) {
        return CreatureSet::NONE;
    }
    if !here.is_empty() && gifted(board, fight.sides[1 - which], fight.at, Gift::SilencesCreature) {
        return here.of(Breed::Servant);
    }
    here
}

/// A god of the other side makes the companions of this one useless. [god.seth]
#[inline(always)]
pub fn unsettled(board: &Public, fight: &Fight, which: usize) -> bool {
    let enemy = god_at(board, fight.sides[1 - which], fight.at);
    enemy.is_some_and(|god| god.card().grace == Grace::Unsettles)
}

/// Who says where a beaten troop retreats to: the winner, but for a companion of the troop, or a god who goes its own
/// way. [aftermath.2] [god.bastet]
pub fn sends_away(board: &Public, fight: &Fight, winner: usize) -> Side {
    let beaten = god_at(board, fight.sides[1 - winner], fight.at);
    if beaten.is_some_and(|god| matches!(god.card().grace, Grace::Prowls(_))) {
        return fight.sides[1 - winner];
    }
    let own = fighting(board, fight, 1 - winner).iter();
    let mut own = own.filter(|&beast| card_of(board, beast).gift == Gift::ChoosesRetreat);
    if own.next().is_some() { fight.sides[1 - winner] } else { fight.sides[winner] }
}

/// The side (0 attacker, 1 defender) may exchange its battle card in this fight, by a card or a tile. [battle.16]
pub fn exchanges(board: &Public, fight: &Fight, which: usize) -> bool {
    fight.shown[which].di.has(Di::Snare) || perk(board, fight.sides[which], Perk::Exchange) > 0
}

/// The same, and the moment for it has not passed.
pub fn may_exchange(board: &Public, fight: &Fight, which: usize) -> bool {
    let acting = fight.acting as usize;
    let open = match fight.stage {
        FightStage::Snare => acting <= which,
        FightStage::Wound => acting < which,
        FightStage::Champion
        | FightStage::Escape
        | FightStage::Strike
        | FightStage::Plan
        | FightStage::Reveal
        | FightStage::Resolve => false,
    };
    open && board.edition.after_reveal == AfterReveal::InTurnFaceUp && exchanges(board, fight, which)
}

/// Land neighbours where a beaten troop may be sent. [aftermath.2]
pub fn retreats(board: &Public, loser: Side, from: Zone) -> ZoneSet {
    let near = board.map.land[from.index()];
    match board.edition.retreat {
        Retreat::ToEmptySpaces => near.minus(board.troops.anyone()),
        Retreat::ToEmptySpacesButDistricts => escapes(board, loser, from),
        Retreat::ToSpacesWithoutEnemies => {
            let free = near.minus(board.enemies(loser)).minus(foreign_districts(board, loser));
            let (units, beasts) = (troop(board, loser, from), creatures_at(board, loser, from));
            let fits = |&zone: &Zone| {
                let crowded = beasts.or(creatures_at(board, loser, zone)).crowds();
                !crowded && units <= room(board, loser, zone)
            };
            free.iter().filter(fits).collect()
        }
    }
}

/// Where a troop may escape to: empty land neighbours, but no foreign district. [di.5]
pub fn escapes(board: &Public, side: Side, from: Zone) -> ZoneSet {
    board.map.land[from.index()].minus(board.troops.anyone()).minus(foreign_districts(board, side))
}

/// The districts of the other sides.
#[inline(always)]
pub fn foreign_districts(board: &Public, side: Side) -> ZoneSet {
    ZoneSet::first(3 * board.armies as usize).minus(board.city_of(side))
}

/// The districts of the opponents. [team.15]
#[inline(always)]
pub fn enemy_districts(board: &Public, side: Side) -> ZoneSet {
    let own = foreign_districts(board, side);
    if !board.is_teamed() {
        return own;
    }
    board.mates(side).fold(own, |districts, mate| districts.minus(board.city_of(mate)))
}

/// Who still has to fear the walls of this zone's city: true for a troop outside an opponent's city.
#[inline(always)]
pub fn behind_wall(board: &Public, side: Side, from: Zone, to: Zone) -> bool {
    board.city(to).is_some_and(|owner| !board.allied(side, owner)) && board.city(to) != board.city(from)
}

/// Where the side's free units may be put outside a Recruit action: own districts without enemies, own troops
/// without enemies. [ruling.7]
pub fn musters(board: &Public, side: Side) -> ZoneSet {
    board.city_of(side).or(board.troops.present(side)).minus(board.enemies(side))
}
