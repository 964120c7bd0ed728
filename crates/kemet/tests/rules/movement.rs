use crate::kit::{laid, two};
use kemet::ask::Question;
use kemet::creatures::Creature;
use kemet::refusal::Refusal;

/// [move.3] [move.4]
#[test]
fn one_step_by_land() {
    let mut t = two("troops W1=2", "");
    t.refuses("0 walk W2", Refusal::NotAnAnswer);
    t.play("0 lay move-upper").refuses("0 TW", Refusal::NoUnitsThere);
    t.play("0 W1").refuses("0 walk W3", Refusal::NotAdjacent);
    t.play("0 walk W2; 0 2");
    assert_eq!((t.units(0, "W2"), t.moves()), (2, false));
}

/// [move.2] Units may be left on the way and gathered on the way.
#[test]
fn splitting_and_gathering() {
    let mut t = two("troops Ia=4 W1=2; tiles god-speed", "");
    t.play("0 lay move-upper; 0 Ia; 0 walk W1").refuses("0 5", Refusal::TooFewUnits { has: 4 });
    t.play("0 3");
    assert_eq!((t.units(0, "Ia"), t.units(0, "W1")), (1, 5));
    t.play("0 walk TW; 0 4");
    assert_eq!((t.units(0, "W1"), t.units(0, "TW")), (1, 4), "two of them were gathered on the way");
}

/// [move.10] [ruling.27] Never more than five in a space, not even in passing.
#[test]
fn the_limit_holds_in_passing() {
    let mut t = two("troops Ia=4 W1=3; tiles god-speed", "");
    t.play("0 lay move-upper; 0 Ia; 0 walk W1").refuses("0 3", Refusal::TroopTooLarge { limit: 5 });
    t.takes("0 2");
    let mut t = two("troops Ia=4 W1=5; tiles god-speed", "");
    t.play("0 lay move-upper; 0 Ia").refuses("0 walk W1", Refusal::NoRoom);
}

/// [move.7]
#[test]
fn walls_stop_who_did_not_begin_before_them() {
    let mut t = two("troops W2=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 W2; 0 walk W3").refuses("0 walk IIb", Refusal::Wall);
    let mut t = two("troops W3=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 W3; 0 walk IIb; 0 walk IIc");
    assert_eq!(t.units(0, "IIc"), 1, "begun before the wall: in, and on inside");
    // Out of the front desert and back into it: the Move began there. [ruling.28]
    let mut t = two("troops W3=1; tiles god-speed; tiles the-mummy", "");
    t.play("0 lay move-upper; 0 W3; 0 walk W2; 0 walk W3");
    let mut t = two("troops W3=1+royal-scarab; tiles royal-scarab", "");
    t.play("0 lay move-upper; 0 W3; 0 walk W2; 0 yes; 0 walk W3; 0 yes; 0 walk IIa; 0 yes");
    assert_eq!(t.units(0, "IIa"), 1);
}

#[test]
fn walls_hinder_neither_the_owner_nor_anyone_on_the_way_out() {
    let mut t = two("troops TW=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 TW; 0 walk W1; 0 walk Ia");
    assert_eq!(t.units(0, "Ia"), 1);
    let mut t = two("troops IIa=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 IIa; 0 walk IIb; 0 walk W3");
    assert_eq!(t.units(0, "W3"), 1);
}

/// [move.7] Begun inside the city: from district to district, out, and not in again elsewhere.
#[test]
fn a_move_begun_in_a_foreign_city_goes_on_inside_it() {
    let mut t = two("troops IIa=1+royal-scarab; tiles royal-scarab", "");
    t.play("0 lay move-upper; 0 IIa; 0 walk W3; 0 yes");
    for district in ["IIa", "IIb", "IIc"] {
        assert_eq!(t.clone().play(&format!("0 walk {district}; 0 yes")).units(0, district), 1);
    }
}

/// [move.5]
#[test]
fn harbours_cross_the_nile_for_one_step() {
    for to in ["E1", "E3", "NE"] {
        let mut t = laid("", &["prayer=0; troops W6=2", "", "", "", ""]);
        t.play(&format!("0 lay move-upper; 0 W6; 0 walk {to}; 0 2"));
        assert_eq!((t.units(0, to), t.moves()), (2, false));
    }
    let mut t = laid("", &["troops W6=1", "", "", "", ""]);
    t.play("0 lay move-upper; 0 W6").refuses("0 walk E4", Refusal::NotAdjacent);
    // The Delta's own harbour.
    let mut t = laid("", &["troops TD=1; tiles god-speed", "", ""]);
    t.play("0 lay move-upper; 0 TD; 0 walk D; 0 walk S");
    assert_eq!(t.units(0, "S"), 1);
}

/// [move.6] Any number of times, two prayer points each, no movement used.
#[test]
fn teleport_as_often_as_it_can_be_paid() {
    // Out by an own pyramid to the desert before an enemy city, in, and out by the enemy's pyramid.
    let mut t =
        laid("", &["prayer=4; pyramids red=1@Ia; troops Ia=2; tiles open-gates god-speed", "pyramids white=1@IIa", ""]);
    t.play("0 lay move-upper; 0 Ia; 0 teleport W4; 0 2; 0 walk W5; 0 2; 0 walk IIa; 0 2; 0 teleport S; 0 2");
    assert_eq!((t.units(0, "S"), t.prayer(0), t.moves()), (2, 0, false));
}

#[test]
fn teleports_start_at_a_pyramid_and_end_at_an_obelisk() {
    let mut t = two("prayer=5; pyramids red=1@Ia; troops Ia=1 Ib=1", "");
    t.clone().play("0 lay move-upper; 0 Ib").refuses("0 teleport TW", Refusal::NotAtPyramid);
    t.play("0 lay move-upper; 0 Ia").refuses("0 teleport W1", Refusal::NoObelisk);
    assert_eq!(
        t.options(0),
        ["stop", "walk Ib", "walk Ic", "walk W1", "teleport W2", "teleport NW", "teleport TW", "teleport TD"]
    );
    let mut t = two("prayer=1; pyramids red=1@Ia; troops Ia=1", "");
    t.play("0 lay move-upper; 0 Ia").refuses("0 teleport TW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
    let mut t = two("prayer=4; troops TW=1; tiles teleport", "");
    t.play("0 lay move-upper; 0 TW").refuses("0 teleport TW", Refusal::AlreadyThere);
}

/// [move.3] [ruling.29] The creature that takes the first step counts, and goes on counting.
#[test]
fn capacity_is_fixed_by_the_first_step() {
    let mut t = two("troops Ia=2+royal-scarab; tiles royal-scarab", "");
    t.play("0 lay move-upper; 0 Ia; 0 walk W1; 0 2; 0 yes; 0 walk W2; 0 1; 0 no; 0 walk W3");
    assert_eq!((t.units(0, "W3"), t.creature(Creature::RoyalScarab).as_str()), (1, "W1"));
    let mut t = two("troops Ia=1 W1=1+royal-scarab; tiles royal-scarab god-speed", "");
    t.play("0 lay move-upper; 0 Ia; 0 walk W1; 0 walk W2; 0 2; 0 yes");
    assert_eq!((t.units(0, "W2"), t.moves()), (2, false), "picked up on the way it adds nothing");
}

/// [creature.2] [move.10]
#[test]
fn two_creatures_never_meet() {
    let mut t = two("troops W1=2+phoenix W2=1+sphinx; tiles phoenix sphinx", "");
    t.play("0 lay move-upper; 0 W1; 0 walk W2; 0 1");
    assert_eq!((t.creature(Creature::Phoenix).as_str(), t.units(0, "W2")), ("W1", 2), "it stays without being asked");
    let mut t = two("troops W1=2+phoenix W2=1+sphinx; tiles phoenix sphinx god-speed", "");
    t.play("0 lay move-upper; 0 W1; 0 walk W2; 0 1");
    assert!(t.game.since().is_empty() && t.moves());
}

/// [move.8] Whoever enters an enemy's space fights there, and the movement ends.
#[test]
fn an_enemy_on_the_way_stops_the_move() {
    let mut t = two("troops W1=4; tiles god-speed", "troops W2=1");
    t.play("0 lay move-upper; 0 W1; 0 walk W2; 0 4");
    assert!(t.board().fight.is_some());
    t.battle("3-2-0 aside 1-3-0", "3-2-0 aside 1-3-0");
    t.play("0 stay");
    assert_eq!((t.moves(), t.waits_for()), (false, vec![1]), "a step was left, but the battle ended it");
}

/// [temple.1] Nothing is gained in passing.
#[test]
fn a_temple_passed_through_gives_nothing() {
    let mut t = two("troops W1=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 walk W3");
    assert_eq!(t.points(0), 0);
}

/// [move.1] The Move may stop after any step.
#[test]
fn a_move_may_stop_early() {
    let mut t = two("troops W1=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 W1; 0 walk TW");
    assert_eq!(t.asked(0), Some(Question::Where));
    t.play("0 stop");
    assert_eq!((t.moves(), t.points(0)), (false, 1));
}

/// [setup.12] The Delta is left by no step.
#[test]
fn there_is_no_way_out_of_the_delta() {
    let mut t = two("prayer=9; troops TD=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 TD; 0 walk D");
    assert_eq!(t.options(0), ["stop", "walk TD"]);
}

/// A troop that can do nothing at all in a Move cannot be named for it; one that can do something can.
#[test]
fn a_troop_hemmed_in_cannot_begin_a_move() {
    // Beside the Nile temple there is only one desert, and it is full.
    let hemmed = |more: &str| {
        let mut t = two(&format!("{more}; troops NW=2 W4=5"), "troops IIa=1");
        t.play("0 lay move-upper");
        t
    };
    hemmed("prayer=5").refuses("0 NW", Refusal::HemmedIn).takes("0 W4");
    hemmed("prayer=5; tiles teleport").takes("0 NW");
    hemmed("prayer=1; tiles teleport").refuses("0 NW", Refusal::HemmedIn);
    hemmed("prayer=1; hand teleportation").takes("0 NW");
    hemmed("prayer=0; hand teleportation").refuses("0 NW", Refusal::HemmedIn);
    hemmed("prayer=0; hand prayer").takes("0 NW");
    hemmed("prayer=0; tiles legion").takes("0 NW");
    // Where nobody can move, the token is lost.
    let mut t = two("troops TD=5 D=5", "");
    t.play("0 lay move-upper");
    assert_eq!(t.waits_for(), [1]);
}

/// [point.2] [temple.1] The score counts neither a troop that passes through nor one that has still to win the place.
#[test]
fn nothing_is_gained_in_passing() {
    let mut t = two("troops W1=3; tiles god-speed", "troops NW=1");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 3");
    assert_eq!(t.points(0), 0);
    t.play("0 stop");
    assert_eq!(t.points(0), 1);
    let mut t = two("troops W1=3", "troops TW=3");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 3");
    assert_eq!((t.points(0), t.points(1)), (0, 1), "while they fight, the defender holds it");
}

/// [creature.6] Where another creature stands, one that travels cannot come; left without a unit it goes to its tile.
#[test]
fn two_creatures_do_not_meet() {
    let seat0 = "troops W1=3+phoenix TW=2+sphinx; tiles phoenix sphinx";
    let mut t = two(seat0, "");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 2");
    assert_eq!(t.creature(Creature::Phoenix), "W1");
    let mut t = two(seat0, "");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 3");
    assert_eq!(t.creature(Creature::Phoenix), "reserve");
}

/// [ruling.51] A troop without a step may still be moved if a card can be played in the Move.
#[test]
fn a_card_may_free_a_hemmed_in_troop() {
    let mut t = two("prayer=0; troops D=5 TD=5; tiles teleport; hand prayer", "");
    t.play("0 lay move-upper; 0 TD").refuses("0 teleport TW", Refusal::NotEnoughPrayer { price: 2, has: 0 });
    t.play("0 card prayer; 0 teleport TW; 0 5; 0 stop");
    assert_eq!(t.units(0, "TW"), 5);
}
