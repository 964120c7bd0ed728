//! Impenetrable shields and unblockable damage. [shield.1] to [shield.3], [battle.8], [battle.15]

use crate::kit::{RISE, duel_in, might};
use kemet::query::Might;

const STONE: &str = "tiles pact-of-stone; removed 5-0-0";

/// [shield.2] Two of three units are covered, and 3 damage finds one.
#[test]
fn covered_units_are_not_removed_by_damage() {
    let mut t = duel_in(RISE, &format!("{STONE}; troops TW=3"), "troops TW=5");
    let (attacker, _) = t.battle("3-0-0 aside 2-0-2", "1-3-0 aside 2-0-2");
    assert_eq!(attacker, Might { shields: 2, ..might(6, 0, 0) });
    assert_eq!(t.units(0, "TW"), 2);
}

/// [ruling.106] They do not lower the damage: of five units three are bare, and 3 damage takes all three.
#[test]
fn shields_are_no_protection() {
    let mut t = duel_in(RISE, &format!("{STONE}; troops TW=5"), "troops TW=3");
    t.battle("3-0-0 aside 2-0-2", "1-3-0 aside 2-0-2");
    assert_eq!((t.won(), t.units(0, "TW")), (Some(0), 2));
}

/// [shield.2] With more shields than units all are covered.
#[test]
fn more_shields_than_units_cover_all() {
    let mut t = duel_in(RISE, "troops TW=5", &format!("{STONE}; troops TW=1"));
    t.battle("1-3-0 aside 2-0-2", "3-0-0 aside 2-0-2");
    assert_eq!((t.won(), t.units(1, "TW")), (Some(0), 1));
}

/// [battle.15] Unblockable damage stops at them too.
#[test]
fn unblockable_damage_stops_at_a_shield_alone() {
    let cobra = "tiles sacred-cobra; troops TW=4+sacred-cobra";
    let mut t = duel_in(RISE, cobra, "troops TW=2");
    t.battle("2-0-2 aside 3-0-1", "1-1-3 aside 2-0-2");
    assert_eq!(t.units(1, "TW"), 1, "protection does not help");
    let mut t = duel_in(RISE, cobra, &format!("{STONE}; troops TW=2"));
    t.battle("2-0-2 aside 3-0-1", "3-0-0 aside 2-0-2");
    assert_eq!(t.units(1, "TW"), 2, "shields do");
}

/// [ruling.106] Own damage is damage of a kind too: with the Shadow Servant one unit of two survives the charge.
#[test]
fn own_damage_spares_the_covered() {
    let mut t = duel_in(RISE, "tiles shadow-servant; troops TW=2+shadow-servant", "troops TW=1");
    let (attacker, _) = t.battle("5-0-0 aside 2-0-2", "2-0-2 aside 3-0-1");
    assert_eq!(attacker, Might { own_damage: 2, shields: 1, ..might(8, 0, 0) });
    assert_eq!((t.won(), t.units(0, "TW"), t.battle_points(0)), (Some(0), 1, 1));
}

/// Shields of card and servant add up, and both kinds of damage share what is bare. [battle.8]
#[test]
fn sums_of_shields_and_damage() {
    let holder = format!("{STONE}; tiles shadow-servant; troops TW=5+shadow-servant");
    let crocodile = "tiles great-crocodile; troops TW=5+great-crocodile";
    let mut t = crate::kit::table(&format!(
        "{RISE} players=5\nturn begun laid\n{}laid move-upper\n{}move start=A at=TW left=0\n\
         fight at=TW attacker=0 defender=1 stage=plan\n",
        crate::kit::seat(0, crocodile),
        crate::kit::seat(
            1,
            &holder
                .replace("; tiles", " tiles")
                .replace("tiles pact-of-stone; removed 5-0-0 tiles", "removed 5-0-0; tiles pact-of-stone")
        ),
    ));
    let (attacker, defender) = t.battle("1-3-0 aside 2-0-2", "3-0-0 aside 2-0-2");
    assert_eq!(attacker, Might { unblockable: 1, ..might(8, 3, 0) });
    assert_eq!(defender, Might { shields: 3, ..might(9, 0, 0) });
    assert_eq!((t.won(), t.units(1, "TW")), (Some(1), 3), "1 and 3 damage, and two units were bare");
}
