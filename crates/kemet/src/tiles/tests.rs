//! What all creatures share. Each tile's own test stands beside it, in `red`, `blue` and `white`.

use crate::creatures::Creature;
use crate::refusal::Refusal;
use crate::testkit::{REVISED, Table, duel, two, two_in};
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
