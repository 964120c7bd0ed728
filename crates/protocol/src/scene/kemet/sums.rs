//! What makes up the strength, damage and protection of a fighting side, item by item: the panel of a battle adds it up.

use super::data::ItemScene;
use super::{battle_card, creature_name, tile_name};
use kemet::amon::{AMON, War};
use kemet::battle_cards::Values;
use kemet::board::{Fight, Public};
use kemet::gods::Grace;
use kemet::query::{self, Might};
use kemet::tiles::Perk;
use table::Side;

/// Everything that counts for one side now, in the order it is told.
pub(super) fn items(board: &Public, fight: &Fight, which: usize) -> Vec<ItemScene> {
    let (side, shown) = (fight.sides[which], fight.shown[which]);
    let item = |source: String, count: u8, [strength, damage, protection]: [u8; 3]| ItemScene {
        source,
        count,
        strength: strength as i8,
        damage: damage as i8,
        protection: protection as i8,
        unblockable: None,
        shields: None,
    };
    let brought = |source: String, values: Values| {
        let some = |value: u8| (value > 0).then_some(value);
        let plain = item(source, 1, [values.strength, values.damage, values.protection]);
        ItemScene { unblockable: some(values.unblockable), shields: some(values.shields), ..plain }
    };
    let mut items = match query::god_at(board, side, fight.at) {
        None => {
            // Of a mixed troop whose they are. [team.16]
            let owners = board.team(side).iter().filter(|&owner| board.troops.present(owner).has(fight.at));
            let mixed = owners.clone().count() > 1;
            let units = |owner: Side| {
                let source = if mixed { format!("units:{}", owner.index()) } else { "units".to_owned() };
                let units = board.troops.units(owner, fight.at);
                item(source, units, [units, 0, 0])
            };
            let all: Vec<ItemScene> = owners.map(units).collect();
            if all.is_empty() { vec![units(side)] } else { all }
        }
        Some(god) => {
            let unblockable = match god.card().grace {
                Grace::Bites(damage) => Some(damage),
                Grace::Spoils(_) | Grace::Prowls(_) | Grace::Soars(_) | Grace::Armed | Grace::Unsettles => None,
            };
            vec![ItemScene { unblockable, ..item(format!("god:{}", god.name()), 1, [god.card().strength, 0, 0]) }]
        }
    };
    if board.city(fight.at) == Some(side) && board.edition.city_strength > 0 {
        items.push(item("city".to_owned(), 1, [board.edition.city_strength, 0, 0]));
    }
    if let Some(card) = shown.card {
        items.push(brought(format!("battle:{}", battle_card(board, card)), board.edition.values(card)));
    }
    for creature in query::fighting(board, fight, which).iter() {
        let values = query::card_of(board, creature).battle;
        items.push(brought(format!("creature:{}", creature_name(creature)), values));
    }
    let role = if which == 0 { Perk::AttackStrength } else { Perk::DefenceStrength };
    for tile in board.side(side).tiles.iter() {
        let gives = |perk| query::amount(board, tile, perk);
        let sums = [gives(Perk::Strength) + gives(role), gives(Perk::Damage), gives(Perk::Protection)];
        if sums != [0; 3] {
            items.push(item(format!("tile:{}", tile_name(board, tile)), 1, sums));
        }
    }
    for (kind, count) in shown.di.kinds() {
        let card = kind.card();
        let sums = [card.strength, card.damage, card.protection].map(|each| each * count);
        items.push(item(format!("card:{}", card.name), count, sums));
    }
    if let Some(amon) = board.amon.filter(|_| side == AMON) {
        let war = amon.war();
        if war != War::NONE {
            let plain = item("war-table".to_owned(), 1, [0; 3]);
            let War { strength, damage, protection, .. } = war;
            items.push(ItemScene { strength, damage, protection, ..plain });
        }
    }
    if shown.wounds > 0 {
        items.push(item("wounds".to_owned(), shown.wounds, [shown.wounds, 0, 0]));
    }
    debug_assert!(adds_up(&items, query::might(board, fight, which)), "the panel adds up to what the rules say");
    items
}

fn adds_up(items: &[ItemScene], might: Might) -> bool {
    // Nothing falls below nothing, whatever a table takes away.
    let sum = |of: fn(&ItemScene) -> i8| items.iter().map(of).sum::<i8>().max(0) as u8;
    let few = |of: fn(&ItemScene) -> Option<u8>| items.iter().filter_map(of).sum::<u8>();
    sum(|item| item.strength) == might.strength
        && sum(|item| item.damage) == might.damage
        && sum(|item| item.protection) == might.protection
        && few(|item| item.unblockable) == might.unblockable
        && few(|item| item.shields) == might.shields
}
