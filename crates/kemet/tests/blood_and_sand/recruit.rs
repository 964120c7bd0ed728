use crate::kit::{FIRST, LATER, REVISED, laid_in, two_in};
use kemet::ask::Question;
use kemet::creatures::{Breed, Creature};
use kemet::event::Glory;
use kemet::refusal::Refusal;
use table::Side;

const CALM: &str = "2-0-2 aside 3-0-1";

/// [recruit.1] [recruit.2] [unit.1] [unit.2] [prayer.1] [ruling.25]
#[test]
fn units_cost_one_each_in_any_own_district_within_the_limit() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=6; pyramids red=1@A1; troops A1=3", "");
        t.play("0 lay recruit").refuses("0 3", Refusal::TroopTooLarge { limit: 5 });
        t.play("0 2; 0 1; 0 3");
        assert_eq!((t.units(0, "A1"), t.units(0, "A2"), t.units(0, "A3"), t.prayer(0)), (5, 1, 3, 0));
        let mut t = two_in(ruleset, "prayer=1", "");
        t.play("0 lay recruit").refuses("0 2", Refusal::NotEnoughPrayer { price: 2, has: 1 });
        // Also where a battle will follow.
        let mut t = two_in(ruleset, "prayer=9", "troops A1=1");
        t.play("0 lay recruit").refuses("0 6", Refusal::TroopTooLarge { limit: 5 });
    }
}

/// [unit.2] [ruling.93] Whatever would bring a troop above the limit cannot be done.
#[test]
fn the_limit_holds_for_free_units_too() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A1=5 TW=4; hand enlistment", "");
        t.play("0 card enlistment").refuses("0 A1", Refusal::NoRoom);
        t.play("0 TW").refuses("0 TW", Refusal::NoRoom);
        let mut t = two_in(ruleset, "troops A1=5 TW=4; tiles legion; hand enlistment", "");
        t.play("0 card enlistment; 0 A1; 0 A1");
        assert_eq!(t.units(0, "A1"), 7);
    }
}

/// [unit.3]
#[test]
fn units_come_from_the_supply() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; troops A=5 AB=5", "");
        t.play("0 lay recruit").refuses("0 3", Refusal::NoUnitsInSupply { has: 2 });
        t.play("0 1").refuses("0 2", Refusal::NoUnitsInSupply { has: 1 });
    }
}

/// [recruit.1] [ruling.38] Up to two are free with Recruiting Scribe; Priest of Ra takes 1 off the sum.
#[test]
fn cheaper_recruits() {
    for ruleset in LATER {
        let pays = |tiles: &str, units: u8| {
            let mut t = two_in(ruleset, &format!("prayer=9; {tiles}"), "");
            9 - t.play(&format!("0 lay recruit; 0 {units}; 0 0; 0 0")).prayer(0)
        };
        assert_eq!((pays("tiles recruiting-scribe", 2), pays("tiles recruiting-scribe", 5)), (0, 3));
        assert_eq!((pays("tiles priest-of-ra", 5), pays("tiles priest-of-ra", 1)), (4, 0));
        assert_eq!(pays("tiles recruiting-scribe priest-of-ra", 4), 1);
    }
}

/// [recruit.2] Never in a foreign city; with Local Recruitment also to own troops anywhere.
#[test]
fn where_recruits_may_go() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; troops C1=1 TW=1", "");
        t.play("0 lay recruit; 0 1; 0 1; 0 1");
        assert_eq!((t.units(0, "C1"), t.units(0, "TW"), t.waits_for()), (1, 1, vec![1]));
        let mut t = two_in(ruleset, "prayer=9; troops C1=1 TW=4; tiles local-recruitment", "");
        t.play("0 lay recruit; 0 0; 0 0; 0 1; 0 2").refuses("0 2", Refusal::TroopTooLarge { limit: 5 });
        t.play("0 1");
        assert_eq!((t.units(0, "A3"), t.units(0, "C1"), t.units(0, "TW"), t.prayer(0)), (1, 3, 5, 5));
    }
}

/// [recruit.3] Recruiting against an enemy is an attack, and can win a battle point.
#[test]
fn recruits_attack_an_enemy_in_the_district() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=5; tiles charge", "troops A1=2");
        t.play("0 lay recruit; 0 5");
        let sums = t.battle(CALM, CALM);
        assert_eq!((sums.0.strength, sums.1.strength), (5 + 2 + 1 + 1, 2 + 2), "in the own city [battle.14]");
        t.play("1 recall; 0 stay");
        assert_eq!((t.battle_points(0), t.scored(0, Glory::Battle)), (1, 1));
    }
}

/// [recruit.3] [ruling.24] First all units, then the battles in the recruiter's order.
#[test]
fn the_recruiter_orders_the_battles() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=9", "troops A1=1", "troops A3=1"]);
        t.play("0 lay recruit; 0 2; 0 0; 0 2");
        assert_eq!((t.asked(0), t.options(0)), (Some(Question::Assault), vec!["A1".into(), "A3".into()]));
        t.refuses("0 A2", Refusal::NothingToFight);
        t.play("0 A3");
        assert_eq!(t.board().fight.map(|fight| fight.sides.map(Side::index)), Some([0, 2]));
        t.battle(CALM, CALM);
        t.play("2 recall; 0 stay");
        assert_eq!(t.board().fight.map(|fight| fight.sides.map(Side::index)), Some([0, 1]));
    }
}

/// [recruit.4] First printing: after the units are placed, each creature in reserve.
#[test]
fn first_printing_creatures_come_after_the_units() {
    let mut t = two_in(FIRST, "prayer=2; tiles phoenix giant-scorpion; troops A=1", "");
    t.refuses("0 summon phoenix", Refusal::NoUnitsThere);
    t.play("0 lay recruit; 0 1; 0 1");
    assert_eq!(t.options(0), ["done", "summon phoenix", "summon giant-scorpion"]);
    t.play("0 summon phoenix; 0 A2; 0 summon giant-scorpion");
    assert_eq!((t.creature(Creature::Phoenix), t.creature(Creature::GiantScorpion)), ("A2".into(), "A1".into()));
    assert_eq!(t.waits_for(), [1]);
}

/// [recruit.4] Before any battle, in both printings.
#[test]
fn creatures_come_before_the_battles() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=2; tiles giant-scorpion", "troops A1=1");
        t.play("0 lay recruit; 0 1; 0 0; 0 0");
        let mut without = t.clone();
        t.play("0 summon giant-scorpion");
        assert_eq!(t.battle(CALM, CALM).0.damage, 2);
        without.play(if ruleset == FIRST { "0 A1" } else { "0 pass" });
        assert_eq!(without.battle(CALM, CALM).0.damage, 0, "it may be declined");
    }
}

/// [recruit.4] [change.8] Revised printing: one with the units of each own district that has no creature.
#[test]
fn revised_printing_one_creature_with_the_units_of_a_district() {
    let seat0 = "prayer=3; tiles phoenix royal-scarab giant-scorpion; troops A3=1+royal-scarab";
    let mut t = two_in(REVISED, seat0, "");
    t.play("0 lay recruit; 0 1; 0 1; 0 1");
    assert_eq!(t.asked(0), Some(Question::Escort { district: t.zone("A1"), breed: Breed::Beast }));
    assert_eq!(t.options(0), ["pass", "summon phoenix", "summon giant-scorpion"]);
    t.refuses("0 summon royal-scarab", Refusal::NotYourCreature);
    t.play("0 summon giant-scorpion");
    assert_eq!(t.asked(0), Some(Question::Escort { district: t.zone("A2"), breed: Breed::Beast }));
    t.play("0 pass");
    assert_eq!((t.creature(Creature::GiantScorpion), t.creature(Creature::Phoenix)), ("A1".into(), "reserve".into()));
    assert_eq!(t.waits_for(), [1], "A3 has its creature");
}

/// [recruit.4] Revised printing: districts without new units, and troops outside, get none.
#[test]
fn revised_printing_only_where_units_come() {
    let mut t = two_in(REVISED, "prayer=3; tiles phoenix; troops A3=1", "");
    t.play("0 lay recruit; 0 0; 0 0; 0 0");
    assert_eq!(t.waits_for(), [1]);
    let mut t = two_in(REVISED, "prayer=3; tiles phoenix; troops TW=1; hand enlistment*2", "");
    t.play("0 card enlistment; 0 TW; 0 TW").takes("0 lay raise");
    t.play("0 card enlistment; 0 TW; 0 A2; 0 summon phoenix");
    assert_eq!(t.creature(Creature::Phoenix), "A2", "with a card as with a Recruit");
}

/// [recruit.4] Revised printing: with tiles that bring units, and in the Conscription step.
#[test]
fn revised_printing_with_whatever_brings_units() {
    let seat0 = "prayer=3; tiles ancestral-elephant reinforcement-prayer";
    let mut t = two_in(REVISED, seat0, "");
    t.play("0 lay pray-middle; 0 A1; 0 summon ancestral-elephant");
    assert_eq!(t.creature(Creature::AncestralElephant), "A1");
    let mut t = two_in(REVISED, "prayer=3; pyramids black=1@A1; tiles phoenix", "");
    t.play("0 lay buy-1; 0 mercenaries; 0 A1; 0 A1; 0 A2; 0 pass; 0 summon phoenix");
    assert_eq!(t.creature(Creature::Phoenix), "A2");
    let mut t = laid_in(REVISED, "round 1 conscription", &["veterans=1; tiles phoenix", ""]);
    t.play("0 A3; 0 summon phoenix");
    assert_eq!(t.creature(Creature::Phoenix), "A3");
    let mut t = laid_in(REVISED, "round 1 night-tiles", &["tiles reinforcements ancestral-elephant", ""]);
    t.play("0 reinforcements; 0 A3; 0 done; 0 summon ancestral-elephant");
    assert_eq!(t.creature(Creature::AncestralElephant), "A3");
}

/// [creature.7] [ruling.83] First printing: before the tokens, once, a creature in reserve changes places with one in
/// an own district; the reserve is asked in the order of the tiles.
#[test]
fn first_printing_creatures_change_places() {
    let seat0 = "tiles phoenix royal-scarab giant-scorpion; troops A1=1+giant-scorpion A2=1; hand prayer";
    let mut t = two_in(FIRST, seat0, "");
    t.play("0 rearrange");
    assert_eq!(t.asked(0), Some(Question::Rearrange { creature: Creature::Phoenix }), "tile by tile");
    t.refuses("0 A2", Refusal::NobodyToChangeWith).refuses("0 A3", Refusal::NoUnitsThere);
    t.play("0 A1");
    assert_eq!(t.asked(0), Some(Question::Rearrange { creature: Creature::RoyalScarab }));
    t.play("0 pass").refuses("0 rearrange", Refusal::NoTimeForCreatures);
    assert_eq!((t.creature(Creature::Phoenix), t.creature(Creature::GiantScorpion)), ("A1".into(), "reserve".into()));
    // Sent to the reserve so, it may still be placed in this turn.
    t.play("0 summon giant-scorpion");
    assert_eq!(t.creature(Creature::GiantScorpion), "A2");
    let mut t = two_in(FIRST, seat0, "");
    t.play("0 lay pray-middle").refuses("0 rearrange", Refusal::NoTimeForCreatures);
}

/// [creature.7] [change.9] [ruling.83] Revised printing: all creatures of the city, into other districts with units.
#[test]
fn revised_printing_the_city_is_rearranged() {
    let seat0 =
        "tiles phoenix royal-scarab giant-scorpion; troops A1=1+giant-scorpion A2=1+phoenix A3=1 TW=1; hand prayer";
    let mut t = two_in(REVISED, seat0, "");
    t.refuses("0 summon royal-scarab", Refusal::NoTimeForCreatures);
    t.play("0 rearrange");
    assert_eq!(t.asked(0), Some(Question::Rearrange { creature: Creature::Phoenix }), "tile by tile");
    t.refuses("0 A2", Refusal::AlreadyThere).refuses("0 TW", Refusal::NotYourDistrict);
    t.play("0 A1");
    assert_eq!((t.creature(Creature::Phoenix), t.creature(Creature::GiantScorpion)), ("A1".into(), "A2".into()));
    assert_eq!(t.asked(0), Some(Question::Rearrange { creature: Creature::RoyalScarab }));
    t.play("0 A2");
    assert_eq!(
        (t.creature(Creature::RoyalScarab), t.creature(Creature::GiantScorpion)),
        ("A2".into(), "reserve".into())
    );
    t.play("0 A3").refuses("0 rearrange", Refusal::NoTimeForCreatures);
    assert_eq!(t.creature(Creature::GiantScorpion), "A3");
}
