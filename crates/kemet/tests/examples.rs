//! The worked examples of the printed rulebook, with its numbers.

mod kit;

use kemet::creatures::Creature;
use kemet::refusal::Refusal;
use kemet::tiles::Colour;
use kit::{duel, laid, might, two};

/// RAISING A PYRAMID: level 2 to 3 costs 3.
#[test]
fn raising_from_two_to_three_costs_three() {
    let mut t = two("prayer=8; pyramids red=2@Ia", "");
    t.play("0 lay raise; 0 red; 0 3");
    assert_eq!((t.level(0, Colour::Red), t.prayer(0)), (3, 5));
}

/// RAISING A PYRAMID: level 1 to 3 costs 5.
#[test]
fn raising_from_one_to_three_costs_five() {
    let mut t = two("prayer=6; pyramids red=1@Ia", "");
    t.play("0 lay raise; 0 red").refuses("0 4", Refusal::NotEnoughPrayer { price: 9, has: 6 });
    t.play("0 3");
    assert_eq!((t.level(0, Colour::Red), t.prayer(0)), (3, 1));
}

/// BUY A POWER TILE: Shields of Neith needs a blue pyramid of level 3 or 4, and costs 3.
#[test]
fn shields_of_neith_need_a_blue_pyramid_of_three_and_cost_three() {
    for level in [3, 4] {
        let mut t = two(&format!("prayer=5; pyramids blue={level}@Ia"), "");
        t.play("0 lay buy-blue; 0 shields-of-neith");
        assert_eq!(t.prayer(0), 2);
    }
    let mut t = two("prayer=5; pyramids blue=2@Ia red=4@Ib", "");
    t.play("0 lay buy-blue").refuses("0 shields-of-neith", Refusal::PyramidTooLow { level: 2, needs: 3 });
}

/// MOVE: Claire teleports to the Eastern Nile temple for 2 prayer points.
#[test]
fn claire_teleports_to_the_eastern_nile_temple() {
    let mut t = laid("", &["prayer=5; pyramids red=1@Ia; troops Ia=4", "", "", "", ""]);
    t.play("0 lay move-upper; 0 Ia; 0 teleport NE; 0 4");
    assert_eq!(t.points(0), 0, "nothing is gained in passing [temple.1]");
    t.play("0 stop");
    assert_eq!((t.units(0, "NE"), t.prayer(0), t.points(0)), (4, 3, 1));
}

/// MOVE: or she walks: three steps, with God Speed and the Deep Desert Snake, and saves them.
#[test]
fn claire_walks_to_the_eastern_nile_temple() {
    let seat0 = "prayer=5; pyramids red=1@Ia; tiles god-speed deep-desert-snake; troops Ia=4+deep-desert-snake";
    let mut t = laid("", &[seat0, "", "", "", ""]);
    t.play("0 lay move-upper; 0 Ia; 0 walk W1; 0 4; 0 yes; 0 walk W6; 0 4; 0 yes; 0 walk NE; 0 4; 0 yes");
    assert_eq!((t.units(0, "NE"), t.prayer(0), t.points(0)), (4, 5, 1));
    assert_eq!((t.creature(Creature::DeepDesertSnake).as_str(), t.moves()), ("NE", false));
    // With one of the two it is not far enough.
    let seat0 = "prayer=5; tiles god-speed; troops Ia=4";
    let mut t = laid("", &[seat0, "", "", "", ""]);
    t.play("0 lay move-upper; 0 Ia; 0 walk W1; 0 4; 0 walk W6; 0 4");
    assert!(!t.moves());
}

/// BATTLE PROGRESS: Jacques attacks Guillaume. The book forgets Bronze Wall; protection is 4. [ruling.43]
#[test]
fn jacques_attacks_guillaume() {
    let mut t = duel(
        "prayer=5; troops TW=5; tiles charge blades-of-neith",
        "prayer=5; troops TW=4+ancestral-elephant; tiles ancestral-elephant; hand bronze-wall war-fury",
    );
    let sums = t.battle("3-2-0 aside 1-3-0", "2-0-2 aside 3-0-1 with bronze-wall war-fury");
    assert_eq!(sums, (might(10, 2, 0), might(9, 0, 4)));
    assert_eq!((t.won(), t.prayer(1)), (Some(0), 4));
    assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (5, 4), "nobody dies");
    assert_eq!(t.battle_points(0), 1);
    t.play("1 recall");
    assert_eq!((t.prayer(1), t.supply(1), t.creature(Creature::AncestralElephant).as_str()), (8, 12, "reserve"));
    t.clone().takes("0 recall");
    t.play("0 stay");
    assert_eq!((t.units(0, "TW"), t.points(0)), (5, 2), "the battle point and the temple's");
    assert_eq!(
        (t.battle_hand(0).len(), t.battle_hand(1).len(), t.hand(1).count()),
        (4, 4, 0),
        "all cards are discarded"
    );
}

/// RESOLVING POWER EFFECTS: Hand of God raises a pyramid by one level without any cost.
#[test]
fn hand_of_god_raises_a_pyramid_in_the_night() {
    let mut t = laid("round 2 night-tiles", &["prayer=0; pyramids red=2@Ia; tiles hand-of-god", ""]);
    t.play("0 hand-of-god; 0 red");
    assert_eq!((t.level(0, Colour::Red), t.prayer(0)), (3, 0));
}
