//! The three Onyx creatures, in both printings of Blood and Sand.

use crate::creatures::Creature;
use crate::refusal::Refusal;
use crate::testkit::{LATER, duel_in, laid_in, might, two_in};
use crate::tiles::tests::later_creature;

#[test]
fn khnums_sphinx() {
    later_creature(Creature::KhnumsSphinx, ("black", 2), 2, might(6, 0, 2));
}

/// [ruling.75]
#[test]
fn khnums_sphinx_takes_two_for_entering_its_space() {
    for ruleset in LATER {
        let enters = |seat0: &str, sphinx: &str, answers: &str| {
            let seat1 = format!("troops {sphinx}=3+khnums-sphinx; tiles khnums-sphinx");
            let mut t = two_in(ruleset, seat0, &seat1);
            t.play(&format!("0 lay move-upper; {answers}"));
            t
        };
        let t = enters("prayer=2; troops A=1", "TW", "0 A; 0 walk TW");
        assert_eq!((t.prayer(0), t.board().fight.is_some()), (0, true), "by land");
        let t = enters("prayer=2; troops X=1", "WB", "0 X; 0 walk WB");
        assert_eq!(t.prayer(0), 0, "by port");
        let t = enters("prayer=4; pyramids white=1@A1; troops A1=1", "TW", "0 A1; 0 teleport TW");
        assert_eq!(t.prayer(0), 0, "with the price of a teleport");
        let t = enters("prayer=3; troops A1=1; hand transfer", "TW", "0 A1; 0 card transfer; 0 TW");
        assert_eq!(t.prayer(0), 0, "with the cost of a card");

        let t = enters("prayer=1; troops A=1", "TW", "0 A");
        t.refuses("0 walk TW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
        let t = enters("prayer=3; pyramids white=1@A1; troops A1=1", "TW", "0 A1");
        t.refuses("0 teleport TW", Refusal::NotEnoughPrayer { price: 4, has: 3 }).takes("0 teleport NW");
        let t = enters("prayer=2; troops A1=1; hand transfer", "TW", "0 A1; 0 card transfer");
        t.refuses("0 TW", Refusal::NotEnoughPrayer { price: 3, has: 2 });
        let t = enters("prayer=1; troops NW=1 AB=1", "WB", "");
        t.takes("0 AB").refuses("0 NW", Refusal::HemmedIn);
    }
}

/// [ruling.75]
#[test]
fn khnums_sphinx_takes_nothing_from_its_owner_nor_from_recruits() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops A=2 TW=1+khnums-sphinx; tiles khnums-sphinx", "");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 2");
        assert_eq!(t.units(0, "TW"), 3);
        let mut t = two_in(ruleset, "prayer=3", "troops A1=1+khnums-sphinx; tiles khnums-sphinx");
        t.play("0 lay recruit; 0 2; 0 0; 0 0");
        assert_eq!((t.prayer(0), t.board().fight.is_some()), (1, true));
        // On its tile it takes nothing either.
        let mut t = two_in(ruleset, "prayer=0; troops A=1", "troops TW=1; tiles khnums-sphinx");
        t.play("0 lay move-upper; 0 A").takes("0 walk TW");
    }
}

#[test]
fn griffin_sphinx() {
    later_creature(Creature::GriffinSphinx, ("black", 3), 1, might(7, 0, 2));
}

/// [ruling.71]
#[test]
fn griffin_sphinx_teleports_its_troop_from_an_obelisk_and_goes_along() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=2; troops AB=2+griffin-sphinx BC=1; tiles griffin-sphinx", "");
        t.play("0 lay move-upper; 0 AB; 0 teleport NW; 0 1");
        assert_eq!((t.units(0, "NW"), t.prayer(0)), (1, 0), "at the usual cost");
        assert_eq!(t.creature(Creature::GriffinSphinx), "NW", "it must go along, so nothing is asked");
        let mut t = two_in(ruleset, "prayer=2; troops AB=2+griffin-sphinx BC=1; tiles griffin-sphinx", "");
        t.play("0 lay move-upper; 0 BC").refuses("0 teleport NW", Refusal::NotAtPyramid);
        let mut t = two_in(ruleset, "prayer=2; troops A=1+griffin-sphinx; tiles griffin-sphinx", "");
        t.play("0 lay move-upper; 0 A").refuses("0 teleport NW", Refusal::NotAtPyramid);
        let mut t = two_in(ruleset, "prayer=1; troops AB=1+griffin-sphinx; tiles griffin-sphinx", "");
        t.play("0 lay move-upper; 0 AB").refuses("0 teleport NW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
    }
}

/// [ruling.71] [move.6]
#[test]
fn griffin_sphinx_gives_no_second_teleport_and_may_stay_behind_at_a_pyramid() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids black=1@A1; troops A1=2+griffin-sphinx; tiles griffin-sphinx";
        let mut t = two_in(ruleset, seat0, "");
        t.play("0 lay move-upper; 0 A1; 0 teleport AB; 0 2");
        assert_eq!(t.options(0), ["yes", "no"], "the pyramid is gate enough");
        t.play("0 yes").refuses("0 teleport NW", Refusal::OneTeleport);
        assert_eq!(t.prayer(0), 7);
    }
}

#[test]
fn amout() {
    later_creature(Creature::Amout, ("black", 4), 2, might(7, 0, 2));
}

/// Points and Veteran tokens that a battle brings to attacker and defender.
fn devours(ruleset: &str, attacker: (&str, &str), defender: (&str, &str)) -> [(u8, u8); 2] {
    let mut t = duel_in(ruleset, attacker.0, defender.0);
    t.battle(attacker.1, defender.1);
    [0, 1].map(|seat| (t.battle_points(seat), t.veterans(seat)))
}

/// [ruling.74] [ruling.88]
#[test]
fn amout_gains_a_point_for_two_enemies_removed_in_a_battle_won() {
    const AMOUT: &str = "tiles amout-the-soul-devourer; troops TW=5+amout-the-soul-devourer";
    for ruleset in LATER {
        let two = "3-2-0 aside 2-0-2";
        assert_eq!(devours(ruleset, (AMOUT, two), ("troops TW=4", "4-1-0 aside 2-0-2")), [(2, 0), (0, 1)]);
        assert_eq!(devours(ruleset, (AMOUT, two), ("troops TW=4", "3-0-1 aside 2-0-2")), [(1, 0), (0, 1)], "one only");
        assert_eq!(devours(ruleset, (AMOUT, two), ("troops TW=1", "4-1-0 aside 2-0-2")), [(1, 0), (0, 1)], "one alone");
        // A defender too; with a point, one Veteran token and not two.
        assert_eq!(devours(ruleset, ("troops TW=4", "4-1-0 aside 2-0-2"), (AMOUT, two)), [(0, 1), (1, 1)]);
        // Own damage of the enemy is not Amout's.
        assert_eq!(devours(ruleset, (AMOUT, two), ("troops TW=3", "5-0-0 aside 2-0-2")), [(1, 0), (0, 1)]);
    }
}

/// [ruling.74]
#[test]
fn amout_gains_nothing_if_beaten_or_if_no_unit_is_left() {
    for ruleset in LATER {
        let amout = "tiles amout-the-soul-devourer; troops TW=2+amout-the-soul-devourer";
        let lost = devours(ruleset, (amout, "3-2-0 aside 2-0-2"), ("troops TW=5", "4-1-0 aside 2-0-2"));
        assert_eq!(lost, [(0, 1), (0, 2)], "beaten");
        let fell = devours(ruleset, (amout, "3-2-0 aside 2-0-2"), ("troops TW=4", "1-3-0 aside 2-0-2"));
        assert_eq!(fell, [(0, 1), (0, 1)], "no unit is left");
        let away = "tiles amout-the-soul-devourer; troops TW=5 AB=1+amout-the-soul-devourer";
        let won = devours(ruleset, (away, "3-2-0 aside 2-0-2"), ("troops TW=3", "4-1-0 aside 2-0-2"));
        assert_eq!(won, [(1, 0), (0, 1)], "elsewhere it devours nobody");
    }
}

/// [ruling.74] [ruling.41]
#[test]
fn amout_keeps_its_troop_from_harm_outside_battle() {
    for ruleset in LATER {
        let amout = "troops NW=1+amout-the-soul-devourer AB=1; tiles amout-the-soul-devourer";
        let mut t = two_in(ruleset, "prayer=1; hand raining-fire; troops A1=1", amout);
        t.play("0 card raining-fire");
        assert_eq!(t.units(1, "AB"), 0, "the one target there is");
        let alone = "troops NW=1+amout-the-soul-devourer; tiles amout-the-soul-devourer";
        let t = two_in(ruleset, "prayer=1; hand raining-fire; troops A1=1", alone);
        t.refuses("0 card raining-fire", Refusal::NoTarget);
        let mut t = two_in(ruleset, "prayer=1; hand raining-fire", &format!("{amout}\ntroops C1=1"));
        t.play("0 card raining-fire").refuses("0 NW", Refusal::Shielded);
        let seat0 = "troops A=2+amout-the-soul-devourer; tiles amout-the-soul-devourer";
        let mut t = two_in(ruleset, seat0, "troops TW=2; tiles deadly-trap");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 2; 0 yes");
        assert_eq!(t.units(0, "TW"), 2, "the trap takes nobody");
        let mut t = two_in(ruleset, seat0, "troops TW=2; tiles deadly-trap");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 1; 0 no");
        assert_eq!((t.units(0, "TW"), t.units(0, "A")), (0, 1), "those who go without it are caught");
    }
}

/// [ruling.50]
#[test]
fn amout_does_not_hinder_an_offering() {
    for ruleset in LATER {
        let seat0 = "troops SX=2+amout-the-soul-devourer; tiles amout-the-soul-devourer";
        let mut t = laid_in(ruleset, "round 1 sanctuary", &[seat0, ""]);
        t.play("0 yes");
        assert_eq!((t.units(0, "SX"), t.permanent(0), t.creature(Creature::Amout).as_str()), (0, 1, "reserve"));
    }
}

/// The Snake silences a creature in battle, and the toll is asked before it. [battle.12] [battle.1]
#[test]
fn khnums_sphinx_takes_its_toll_from_the_snake_too() {
    for ruleset in LATER {
        let seat0 = "prayer=2; troops A=3+deep-desert-snake; tiles deep-desert-snake";
        let mut t = two_in(ruleset, seat0, "troops TW=3+khnums-sphinx; tiles khnums-sphinx");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3; 0 yes");
        assert_eq!(t.prayer(0), 0);
        assert_eq!(t.battle("2-0-2 aside 1-3-0", "2-0-2 aside 1-3-0").1, might(5, 0, 2));
    }
}

/// A toll by itself is a payment like any other. [ruling.38]
#[test]
fn khnums_sphinx_takes_one_less_with_priest_of_ra() {
    for ruleset in LATER {
        let mut t = two_in(
            ruleset,
            "prayer=1; troops A=1; tiles priest-of-ra",
            "troops TW=1+khnums-sphinx; tiles khnums-sphinx",
        );
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        assert_eq!((t.prayer(0), t.board().fight.is_some()), (0, true));
    }
}
