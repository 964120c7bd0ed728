//! The sums of a battle, and where the beaten go.

use super::{card_of, creatures_at, foreign_districts, gifted, god_at, perk, room, troop};
use crate::amon::AMON;
use crate::battle_cards::Values;
use crate::board::{Fight, FightStage, Public};
use crate::cards::Di;
use crate::creatures::{Breed, Creature, CreatureSet, Gift};
use crate::edition::{AfterReveal, Retreat};
use crate::gods::Grace;
use crate::map::{Zone, ZoneSet};
use crate::tiles::Perk;
use table::Side;

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
