use crate::kit::{laid, two};
use kemet::ask::Question;
use kemet::creatures::Creature;
use kemet::event::Glory;
use kemet::refusal::Refusal;

const CALM: &str = "2-0-2 aside 3-0-1";

/// [recruit.1] [recruit.2]
#[test]
fn units_cost_one_each_in_any_own_district() {
    let mut t = two("prayer=6; pyramids red=1@Ia; troops Ia=3", "");
    t.play("0 lay recruit").refuses("0 3", Refusal::TroopTooLarge { limit: 5 });
    t.play("0 2; 0 1; 0 3");
    assert_eq!((t.units(0, "Ia"), t.units(0, "Ib"), t.units(0, "Ic"), t.prayer(0)), (5, 1, 3, 0));
    let mut t = two("prayer=1", "");
    t.play("0 lay recruit").refuses("0 2", Refusal::NotEnoughPrayer { price: 2, has: 1 });
}

/// [recruit.2] Held or not, a foreign district takes no recruits: only the three own ones are asked for.
#[test]
fn never_in_a_foreign_city() {
    let mut t = two("prayer=9; troops IIa=1", "");
    t.play("0 lay recruit; 0 1; 0 1; 0 1");
    assert_eq!((t.units(0, "IIa"), t.waits_for()), (1, vec![1]));
}

/// [recruit.3] Recruiting against an enemy is an attack and can win a battle point.
#[test]
fn recruits_attack_an_enemy_in_the_district() {
    let mut t = two("prayer=5; tiles charge", "troops Ia=2");
    t.play("0 lay recruit; 0 5");
    let sums = t.battle(CALM, CALM);
    assert_eq!((sums.0.strength, sums.1.strength), (5 + 2 + 1, 2 + 2), "the recruiter attacks");
    t.play("1 recall; 0 stay");
    assert_eq!((t.battle_points(0), t.scored(0, Glory::Battle)), (1, 1));
}

/// [recruit.3] [ruling.24] All units are placed first; then the battles, in the order the recruiter chooses.
#[test]
fn several_battles_in_the_recruiters_order() {
    let mut t = two("prayer=9", "troops Ia=1 Ic=1");
    t.play("0 lay recruit; 0 3; 0 1; 0 3");
    assert_eq!((t.units(0, "Ia"), t.units(0, "Ib"), t.units(0, "Ic")), (3, 1, 3));
    assert_eq!(t.asked(0), Some(Question::Assault));
    assert_eq!(t.options(0), ["Ia", "Ic"]);
    t.refuses("0 Ib", Refusal::NothingToFight);
    t.play("0 Ic").battle(CALM, CALM);
    t.play("1 retreat; 0 stay");
    assert_eq!(t.units(1, "W1"), 1, "driven to the front desert, the only empty neighbour");
    t.battle("3-2-0 aside 1-3-0", "3-2-0 aside 1-3-0");
    assert_eq!((t.units(1, "Ia"), t.board().fight), (0, t.board().fight));
    t.play("0 stay");
    assert_eq!((t.battle_points(0), t.waits_for()), (2, vec![1]));
}

/// [recruit.4] [ruling.26]
#[test]
fn one_creature_comes_back_with_each_recruit() {
    let mut t = two("prayer=2; tiles phoenix sphinx; troops Ia=1", "");
    t.play("0 lay recruit; 0 0; 0 1; 0 0");
    assert_eq!(t.options(0), ["pass", "summon phoenix", "summon sphinx"]);
    t.play("0 summon sphinx").refuses("0 Ic", Refusal::NoUnitsThere);
    t.play("0 Ib");
    assert_eq!((t.creature(Creature::Sphinx).as_str(), t.creature(Creature::Phoenix).as_str()), ("Ib", "reserve"));
    assert_eq!(t.waits_for(), [1], "one and no more");
}

/// [creature.2] Not beside another own creature; without a place nothing comes.
#[test]
fn a_creature_needs_a_district_with_units_and_without_a_creature() {
    let mut t = two("prayer=2; tiles phoenix sphinx the-mummy; troops Ia=1+phoenix Ib=1 Ic=1", "");
    t.play("0 lay recruit; 0 0; 0 0; 0 0; 0 summon sphinx").refuses("0 Ia", Refusal::CreatureThere);
    let mut t = two("prayer=2; tiles phoenix sphinx; troops Ia=1+phoenix", "");
    t.play("0 lay recruit; 0 0; 0 0; 0 0");
    assert_eq!((t.creature(Creature::Sphinx).as_str(), t.waits_for()), ("reserve", vec![1]));
}

/// The creature fights beside the recruits it came with. [ruling.26]
#[test]
fn a_creature_may_come_to_a_district_about_to_fight() {
    let mut t = two("prayer=2; tiles giant-scorpion", "troops Ia=1");
    t.play("0 lay recruit; 0 1; 0 0; 0 0; 0 summon giant-scorpion");
    assert_eq!(t.battle(CALM, CALM).0.damage, 2);
}

/// [recruit.3] A third player may stand there, too.
#[test]
fn the_enemy_may_be_anybody() {
    let mut t = laid("", &["prayer=5", "", "troops Ia=1"]);
    t.play("0 lay recruit; 0 2; 0 0; 0 0");
    assert_eq!(t.board().fight.map(|fight| fight.sides.map(table::Side::index)), Some([0, 2]));
}
