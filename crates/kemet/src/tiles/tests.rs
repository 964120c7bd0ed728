//! What all creatures share. Each tile's own test stands beside it, in `red`, `blue`, `white` and `black`.

use crate::creatures::Creature;
use crate::query::Might;
use crate::refusal::Refusal;
use crate::testkit::{FIRST, LATER, REVISED, RISE, Table, duel, duel_in, laid_in, might, seat, table, two, two_in};
use kemet::ask::Question;

/// The coming and going of a creature: bought, recruited back, left alone, recalled, its troop destroyed.
#[track_caller]
pub(super) fn comes_and_goes(name: &str, creature: Creature, colour: &str, level: u8) {
    bought(name, creature, colour, level);
    comes_back_with_recruit(name, creature);
    goes(name, creature);
}

/// [buy.7]
#[track_caller]
fn bought(name: &str, creature: Creature, colour: &str, level: u8) {
    let mut t = two(&format!("prayer=8; pyramids {colour}={level}@Ia; troops Ib=2 TW=1"), "");
    t.play(&format!("0 lay buy-{colour}; 0 {name}"));
    assert_eq!(t.prayer(0), 8 - level);
    assert_eq!(t.options(0), ["pass", "Ib"], "to an own district with units");
    assert_eq!(t.clone().play("0 Ib").creature(creature), "Ib");
    assert_eq!(t.play("0 pass").creature(creature), "reserve");
    let mut t = two(&format!("prayer=8; pyramids {colour}={level}@Ia; troops TW=1"), "");
    t.play(&format!("0 lay buy-{colour}; 0 {name}"));
    assert_eq!((t.creature(creature).as_str(), t.waits_for()), ("reserve", vec![1]), "nobody in the city");
}

/// [recruit.4]
#[track_caller]
fn comes_back_with_recruit(name: &str, creature: Creature) {
    let mut t = two(&format!("prayer=5; tiles {name}"), "");
    t.play(&format!("0 lay recruit; 0 0; 0 2; 0 0; 0 summon {name}"));
    assert_eq!(t.creature(creature), "Ib");
    let mut t = two(&format!("prayer=5; tiles {name}"), "");
    t.play("0 lay recruit; 0 0; 0 2; 0 0; 0 pass");
    assert_eq!(t.creature(creature), "reserve");
}

/// [creature.4] [creature.6] [aftermath.4]
#[track_caller]
fn goes(name: &str, creature: Creature) {
    let mut t = two(&format!("tiles {name}; troops W1=1+{name} Ia=1"), "");
    t.play("0 lay move-upper; 0 W1; 0 walk W2; 0 no");
    assert_eq!(t.creature(creature), "reserve", "left alone");

    let lone = format!("tiles {name}; troops TW=1+{name} IIa=1 IIb=1");
    let mut t = duel("troops TW=5", &lone);
    t.battle("1-3-0 aside 4-1-0", "3-0-1 aside 2-0-2");
    assert_eq!(t.options(1), ["IIa", "IIb"], "its troop destroyed: to a district with units, and the owner says which");
    assert_eq!(t.play("1 IIb").creature(creature), "IIb");

    let mut t = duel("troops TW=5", &format!("tiles {name}; troops TW=1+{name} W3=1"));
    t.battle("1-3-0 aside 4-1-0", "3-0-1 aside 2-0-2");
    assert_eq!(t.creature(creature), "reserve", "destroyed, and no unit in the city");

    let mut t = duel("troops TW=5", &format!("tiles {name}; troops TW=2+{name} IIa=1"));
    t.battle("4-1-0 aside 3-2-0", "2-0-2 aside 3-0-1");
    t.play("1 recall");
    assert_eq!(t.creature(creature), "reserve", "recalled");

    let mut t = duel("troops TW=5", &format!("tiles {name}; troops TW=1+{name} IIa=1"));
    t.battle("4-1-0 aside 3-2-0", "2-0-2 aside 3-0-1");
    t.play("1 retreat; 0 W3");
    assert_eq!(t.creature(creature), "W3", "driven back with its troop");
}

/// How many steps a troop takes with the creature. [move.3]
#[track_caller]
pub(super) fn goes_as_far_as(name: &str, steps: usize) {
    let mut t = two(&format!("tiles {name}; troops W1=1+{name}"), "");
    t.play("0 lay move-upper; 0 W1");
    let mut taken = 0;
    while t.asked(0) == Some(Question::Where) {
        taken += 1;
        t.play(if taken % 2 == 1 { "0 walk W2; 0 yes" } else { "0 walk W1; 0 yes" });
    }
    assert_eq!(taken, steps);
}

/// Attacker and defender meet in the western temple as in [`duel_in`], in a game of five: every colour is in play.
#[track_caller]
pub(super) fn duel_of_five(ruleset: &str, attacker: &str, defender: &str) -> Table {
    let (attacker, defender) = (seat(0, attacker), seat(1, defender));
    table(&format!(
        "{ruleset} players=5\nturn begun laid\n{attacker}laid move-upper\n{defender}\
         move start=A at=TW left=0\nfight at=TW attacker=0 defender=1 stage=plan\n"
    ))
}

/// A creature of Blood and Sand in both printings: how it comes, how far it goes with its troop and no other, what it
/// brings to three units with a card of 2 strength and 2 protection, and how it leaves.
#[track_caller]
pub(super) fn later_creature(creature: Creature, (colour, level): (&str, u8), steps: usize, brings: Might) {
    let name = creature.name();
    for ruleset in LATER {
        later_bought(ruleset, name, creature, colour, level);
        later_goes_as_far_as(ruleset, name, steps);
        later_brings(ruleset, name, brings);
        later_goes(ruleset, name, creature);
        later_falls(ruleset, name, creature);
    }
    comes_at_any_time(name, creature);
    for ruleset in [REVISED, RISE] {
        comes_with_units(ruleset, name, creature);
    }
}

/// A companion of Rise of the Gods: the same, for the one game that has it.
#[track_caller]
pub(super) fn companion_of_rise(creature: Creature, level: u8, steps: usize, brings: Might) {
    let name = creature.name();
    later_bought(RISE, name, creature, "violet", level);
    later_goes_as_far_as(RISE, name, steps);
    later_brings(RISE, name, brings);
    later_goes(RISE, name, creature);
    comes_with_units(RISE, name, creature);
}

/// [buy.7]
#[track_caller]
fn later_bought(ruleset: &str, name: &str, creature: Creature, colour: &str, level: u8) {
    let mut t = two_in(ruleset, &format!("prayer=2; pyramids {colour}={level}@A1; troops A2=2 TW=1"), "");
    let dear = Refusal::NotEnoughPrayer { price: level, has: 2 };
    t.play("0 lay buy-1");
    assert_eq!(t.why(&format!("0 {name}")), (level > 2).then_some(dear), "it costs its level");
    let mut t = two_in(ruleset, &format!("prayer=8; pyramids {colour}={level}@A1; troops A2=2 TW=1"), "");
    t.play(&format!("0 lay buy-1; 0 {name}"));
    assert_eq!(t.prayer(0), 8 - level);
    assert_eq!(t.options(0), ["pass", "A2"], "to an own district with units");
    assert_eq!(t.clone().play("0 A2").creature(creature), "A2");
    assert_eq!(t.play("0 pass").creature(creature), "reserve");
    let mut t = two_in(ruleset, &format!("prayer=8; pyramids {colour}={level}@A1; troops TW=1"), "");
    t.play(&format!("0 lay buy-1; 0 {name}"));
    assert_eq!((t.creature(creature).as_str(), t.waits_for()), ("reserve", vec![1]), "nobody in the city");
}

/// [move.3] [ruling.29]
#[track_caller]
fn later_goes_as_far_as(ruleset: &str, name: &str, steps: usize) {
    let taken = |along: &str| {
        let mut t = two_in(ruleset, &format!("prayer=0; tiles {name}; troops A=2+{name}"), "");
        t.play("0 lay move-upper; 0 A");
        let mut taken = 0;
        while t.asked(0) == Some(Question::Where) {
            let to = if taken % 2 == 0 { "AB" } else { "A" };
            taken += 1;
            t.play(&format!("0 walk {to}"));
            if matches!(t.asked(0), Some(Question::HowMany { .. })) {
                t.play(if along == "yes" { "0 2" } else { "0 1" });
            }
            if matches!(t.asked(0), Some(Question::TakeCreature { .. })) {
                t.play(&format!("0 {along}"));
            }
        }
        taken
    };
    assert_eq!(taken("yes"), steps);
    assert_eq!(taken("no"), steps, "left behind at the first step, it still counts");
    let mut t = two_in(ruleset, &format!("prayer=0; tiles {name}; troops A=1 C=1+{name}"), "");
    t.play("0 lay move-upper; 0 A; 0 walk AB");
    assert!(!t.moves(), "it helps only its own troop");
}

/// [battle.12] [creature.5]
#[track_caller]
fn later_brings(ruleset: &str, name: &str, brings: Might) {
    let calm = "2-0-2 aside 1-3-0";
    let with = format!("tiles {name}; troops TW=3+{name}");
    assert_eq!(duel_in(ruleset, &with, "troops TW=3").battle(calm, calm).0, brings, "attacking");
    assert_eq!(duel_in(ruleset, "troops TW=3", &with).battle(calm, calm).1, brings, "defending");
    let reserve = format!("tiles {name}; reserve {name}; troops TW=3");
    assert_eq!(duel_in(ruleset, &reserve, "troops TW=3").battle(calm, calm).0, might(5, 0, 2), "in reserve");
}

/// [creature.4] [creature.6] [aftermath.2] [aftermath.4]
#[track_caller]
fn later_goes(ruleset: &str, name: &str, creature: Creature) {
    let mut t = two_in(ruleset, &format!("tiles {name}; troops A=1+{name} A1=1"), "");
    t.play("0 lay move-upper; 0 A; 0 walk AB; 0 no");
    assert_eq!(t.creature(creature), "reserve", "left alone");

    let fire = "prayer=1; troops A=1; hand raining-fire";
    let mut t = two_in(ruleset, fire, &format!("tiles {name}; troops TW=1+{name} C1=1"));
    t.play("0 card raining-fire");
    if t.why("0 TW").is_none() {
        t.play("0 TW");
        assert_eq!((t.creature(creature).as_str(), t.is_asked(1)), ("reserve", false), "destroyed: nothing is asked");
    }

    let beaten = || {
        let mut t = duel_in(ruleset, "troops TW=5", &format!("prayer=0; tiles {name}; troops TW=2+{name} C1=1"));
        t.battle("4-1-0 aside 3-2-0", "2-0-2 aside 3-0-1");
        t
    };
    let mut t = beaten();
    t.play("1 recall");
    assert_eq!((t.creature(creature).as_str(), t.prayer(1)), ("reserve", 1), "recalled");
    let mut t = beaten();
    t.play("1 retreat");
    let sender = t.waits_for()[0];
    t.play(&format!("{sender} C"));
    assert_eq!(t.creature(creature), "C", "driven back with its troop");
}

/// [creature.4]
#[track_caller]
pub(super) fn later_falls(ruleset: &str, name: &str, creature: Creature) {
    let mut t = duel_in(ruleset, "troops TW=5", &format!("tiles {name}; troops TW=1+{name} C1=1"));
    t.battle("3-2-0 aside 1-3-0", "4-1-0 aside 3-2-0");
    assert_eq!((t.creature(creature).as_str(), t.is_asked(1)), ("reserve", false), "destroyed: nothing is asked");
}

/// First printing: any time of the own turn but a battle. [creature.1] [recruit.4] [ruling.26]
#[track_caller]
fn comes_at_any_time(name: &str, creature: Creature) {
    let summon = format!("0 summon {name}");
    let mut t = two_in(FIRST, &format!("prayer=5; tiles {name}; troops A1=1 A2=1 AB=1"), "");
    let mut before = t.clone();
    before.play(&summon).refuses("0 A3", Refusal::NoUnitsThere).refuses("0 AB", Refusal::NotYourDistrict);
    assert_eq!(before.play("0 A2").creature(creature), "A2", "before the tokens");
    assert_eq!(t.clone().play(&format!("0 lay pray-middle; {summon}; 0 A1")).creature(creature), "A1", "after them");
    t.play(&format!("0 lay move-upper; 0 AB; {summon}; 0 A1"));
    assert_eq!((t.creature(creature).as_str(), t.moves()), ("A1", true), "in a Move");

    let mut t = two_in(FIRST, &format!("prayer=5; tiles {name}"), "troops A1=1 A2=1");
    t.play(&format!("0 lay recruit; 0 1; 0 1; 0 0; {summon}; 0 A2; 0 A2"));
    assert_eq!((t.creature(creature).as_str(), t.board().fight.is_some()), ("A2", true), "to recruits about to fight");
    t.refuses(&summon, Refusal::NotAnAnswer);

    let t = two_in(FIRST, &format!("tiles {name}; troops AB=1"), "");
    t.refuses(&summon, Refusal::NoUnitsThere);
    let t = two_in(FIRST, &format!("tiles {name}; troops A1=1+{name} A2=1"), "");
    t.refuses(&summon, Refusal::NotYourCreature);
    t.refuses("0 rearrange", Refusal::NothingToDoThere);
}

/// Since the revised printing: with units that come to a district, or before the tokens. [creature.1] [recruit.4] [creature.7]
#[track_caller]
fn comes_with_units(ruleset: &str, name: &str, creature: Creature) {
    let summon = format!("0 summon {name}");
    let mut t = two_in(ruleset, &format!("prayer=5; tiles {name}; troops A1=1 AB=1"), "");
    t.refuses(&summon, Refusal::NoTimeForCreatures);
    let mut before = t.clone();
    before.play("0 rearrange").refuses("0 A2", Refusal::NoUnitsThere).refuses("0 AB", Refusal::NotYourDistrict);
    assert_eq!(before.clone().play("0 pass").creature(creature), "reserve");
    assert_eq!(before.play("0 A1").creature(creature), "A1", "before the tokens");
    before.refuses("0 rearrange", Refusal::NoTimeForCreatures);

    t.clone().play("0 lay move-upper; 0 AB").refuses(&summon, Refusal::NoTimeForCreatures);
    t.play("0 lay recruit; 0 1; 0 2; 0 0");
    assert_eq!(
        t.asked(0),
        Some(Question::Escort { district: t.zone("A1"), breed: creature.breed() }),
        "the first district with new units"
    );
    t.play("0 pass");
    assert_eq!(t.clone().play("0 pass").creature(creature), "reserve");
    assert_eq!(t.play(&summon).creature(creature), "A2");

    let mut t = two_in(ruleset, &format!("prayer=0; tiles {name}; troops A1=1 AB=1; hand enlistment"), "");
    t.play("0 card enlistment; 0 AB; 0 A1");
    assert_eq!(t.options(0), ["pass".to_owned(), format!("summon {name}")], "with a card, and not outside the city");
    assert_eq!(t.play(&summon).creature(creature), "A1");
}

/// [ruling.29] [move.2]
#[test]
fn a_creature_picked_up_on_the_way_adds_no_movement() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; tiles royal-scarab; troops A=1 AB=1+royal-scarab", "");
        t.play("0 lay move-upper; 0 A; 0 walk AB");
        assert!(!t.moves());
        let mut t = two_in(ruleset, "prayer=0; tiles royal-scarab priest-of-mafdet; troops A=1 AB=1+royal-scarab", "");
        t.play("0 lay move-upper; 0 A; 0 walk AB; 0 walk TW; 0 2; 0 yes");
        assert_eq!((t.units(0, "TW"), t.creature(Creature::RoyalScarab).as_str(), t.moves()), (2, "TW", false));
    }
}

/// Two creatures change places, one from its tile. [creature.7] [ruling.83]
#[test]
fn first_printing_creatures_of_the_reserve_are_exchanged_before_the_tokens() {
    let seat0 = "tiles royal-scarab phoenix; troops A1=1+phoenix A2=1";
    let mut t = two_in(FIRST, seat0, "");
    assert_eq!(t.play("0 rearrange").options(0), ["pass", "A1"]);
    t.refuses("0 A2", Refusal::NobodyToChangeWith);
    t.play("0 A1");
    assert_eq!((t.creature(Creature::RoyalScarab), t.creature(Creature::Phoenix)), ("A1".into(), "reserve".into()));
    t.refuses("0 rearrange", Refusal::NoTimeForCreatures);
    // The one that went may come again, where there is no other.
    t.play("0 summon phoenix");
    assert_eq!(t.creature(Creature::Phoenix), "A2");
    let mut t = two_in(FIRST, seat0, "");
    t.play("0 lay move-upper").play("0 A2").refuses("0 rearrange", Refusal::NotAnAnswer);
}

/// [creature.7]
#[test]
fn revised_printing_creatures_of_the_city_change_places_too() {
    let seat0 = "tiles royal-scarab phoenix giant-scorpion; troops A1=1+phoenix A2=1+giant-scorpion A3=1 AB=1";
    let mut t = two_in(REVISED, seat0, "");
    // In the order of the tiles: the Phoenix of the second level, the Scarab, the Scorpion.
    t.play("0 rearrange");
    assert!(matches!(t.asked(0), Some(Question::Rearrange { .. })));
    t.refuses("0 AB", Refusal::NotYourDistrict);
    let asked = |t: &Table| match t.asked(0) {
        Some(Question::Rearrange { creature }) => Some(creature),
        _ => None,
    };
    let mut lairs = vec![];
    while let Some(creature) = asked(&t) {
        lairs.push(creature);
        t.play(match creature {
            Creature::Phoenix => "0 A2",
            Creature::RoyalScarab => "0 A3",
            _ => "0 pass",
        });
    }
    assert_eq!(lairs, [Creature::Phoenix, Creature::RoyalScarab, Creature::GiantScorpion], "each once");
    let now = [Creature::Phoenix, Creature::GiantScorpion, Creature::RoyalScarab].map(|creature| t.creature(creature));
    assert_eq!(now, ["A2", "A1", "A3"], "those two have changed places, the third came from its tile");
}

/// With the units of a Pray action, of a tile just taken and of the Conscription step alike. [recruit.4] [ruling.26]
#[test]
fn revised_printing_a_creature_comes_with_any_units_for_a_district() {
    let mut t = two_in(REVISED, "tiles reinforcement-prayer sphinx", "");
    t.play("0 lay pray-middle; 0 A1; 0 summon sphinx");
    assert_eq!(t.creature(Creature::Sphinx), "A1");
    let mut t = two_in(REVISED, "prayer=4; tiles sphinx; pyramids blue=4@A1", "");
    t.play("0 lay buy-1; 0 reinforcements; 0 A1; 0 A2; 0 done; 0 pass; 0 summon sphinx");
    assert_eq!(t.creature(Creature::Sphinx), "A2");
    let mut t = laid_in(REVISED, "round 1 conscription", &["veterans=1; tiles sphinx", ""]);
    t.play("0 A3; 0 summon sphinx");
    assert_eq!((t.creature(Creature::Sphinx).as_str(), t.units(0, "A3")), ("A3", 1));
    // Not where one stands already.
    let mut t = two_in(REVISED, "tiles sphinx ancestral-elephant; troops A1=1+sphinx; hand enlistment", "");
    t.play("0 card enlistment; 0 A1; 0 A1");
    assert_eq!(t.asked(0), Some(Question::Menu));
}
