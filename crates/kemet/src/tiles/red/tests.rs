use crate::creatures::Creature;
use crate::refusal::Refusal;
use crate::testkit::{duel, might, two};
use crate::tiles::tests::{comes_and_goes, goes_as_far_as};

/// A card that brings only strength and protection, and another.
const CALM: &str = "2-0-2 aside 1-3-0";

#[test]
fn charge_helps_the_attacker_only() {
    let fight = |attacker: &str, defender: &str| duel(attacker, defender).battle(CALM, CALM);
    assert_eq!(fight("troops TW=3; tiles charge", "troops TW=3"), (might(6, 0, 2), might(5, 0, 2)));
    assert_eq!(fight("troops TW=3", "troops TW=3; tiles charge"), (might(5, 0, 2), might(5, 0, 2)));
}

#[test]
fn stargate_takes_one_off_each_teleport() {
    let mut t = two("prayer=5; pyramids red=1@Ia; troops Ia=1; tiles stargate teleport", "");
    t.play("0 lay move-upper; 0 Ia; 0 teleport TW");
    assert_eq!(t.prayer(0), 4);
    t.play("0 teleport NW");
    assert_eq!(t.prayer(0), 3);
}

/// [ruling.52]
#[test]
fn stargate_leaves_the_card_teleportation_alone() {
    let mut t = two("prayer=5; troops W1=1; tiles stargate; hand teleportation", "");
    t.play("0 lay move-upper; 0 W1; 0 card teleportation; 0 NW");
    assert_eq!((t.prayer(0), t.units(0, "NW")), (4, 1));
}

#[test]
fn god_speed_gives_every_troop_one_more_step() {
    let mut t = two("troops Ia=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 Ia; 0 walk W1; 0 walk TW");
    assert_eq!((t.units(0, "TW"), t.moves()), (1, false));
    let mut t = two("troops Ia=1", "");
    t.play("0 lay move-upper; 0 Ia; 0 walk W1");
    assert_eq!((t.units(0, "W1"), t.moves()), (1, false), "one step without it");
}

#[test]
fn carnage_adds_damage_attacking_and_defending() {
    let fight = |attacker: &str, defender: &str| duel(attacker, defender).battle(CALM, CALM);
    assert_eq!(fight("troops TW=3; tiles carnage", "troops TW=3").0, might(5, 1, 2));
    assert_eq!(fight("troops TW=3", "troops TW=3; tiles carnage").1, might(5, 1, 2));
}

#[test]
fn offensive_strategy_takes_all_cards_back_and_swaps_one() {
    let mut t = two("prayer=5; pyramids red=2@Ia; played 4-1-0 3-2-0; aside 3-0-1 2-2-1", "");
    assert_eq!(t.battle_hand(0), ["2-0-2", "1-3-0"]);
    t.play("0 lay buy-red; 0 offensive-strategy").refuses("0 3-3-0", Refusal::BattleCardNotOwned);
    t.play("0 3-0-1");
    assert_eq!(t.battle_hand(0), ["4-1-0", "3-2-0", "2-2-1", "2-0-2", "1-3-0", "3-3-0"]);
    assert_eq!(t.prayer(0), 3);
    // The others know the special card is there, and not which one is gone.
    let theirs = t.game.view(Some(table::Seat::new(1))).now;
    assert_eq!(t.names(theirs.public.sides[0].known), ["3-3-0"]);
    assert!(theirs.own.is_some_and(|own| own.removed.is_empty()));
}

#[test]
fn open_gates_makes_walls_no_hindrance() {
    let mut t = two("troops TW=1; tiles open-gates god-speed", "");
    t.play("0 lay move-upper; 0 TW; 0 walk W3; 0 walk IIa");
    assert_eq!(t.units(0, "IIa"), 1);
    let mut t = two("troops TW=1; tiles god-speed", "");
    t.play("0 lay move-upper; 0 TW; 0 walk W3").refuses("0 walk IIa", Refusal::Wall);
}

#[test]
fn teleport_works_from_an_obelisk() {
    let mut t = two("prayer=5; troops W2=1; tiles teleport", "");
    t.play("0 lay move-upper; 0 W2; 0 teleport NW");
    assert_eq!((t.units(0, "NW"), t.prayer(0)), (1, 3));
    let mut t = two("prayer=5; troops W2=1", "");
    t.play("0 lay move-upper; 0 W2").refuses("0 teleport NW", Refusal::NotAtPyramid);
    let mut t = two("prayer=5; troops W1=1; tiles teleport", "");
    t.play("0 lay move-upper; 0 W1").refuses("0 teleport NW", Refusal::NotAtPyramid);
}

#[test]
fn royal_scarab() {
    comes_and_goes("royal-scarab", Creature::RoyalScarab, "red", 3);
    goes_as_far_as("royal-scarab", 3);
    let mut t = duel("troops TW=3+royal-scarab; tiles royal-scarab", "troops TW=3");
    assert_eq!(t.battle(CALM, CALM).0, might(7, 0, 2));
}

#[test]
fn blades_of_neith_help_in_every_battle() {
    let fight = |attacker: &str, defender: &str| duel(attacker, defender).battle(CALM, CALM);
    assert_eq!(fight("troops TW=3; tiles blades-of-neith", "troops TW=3").0.strength, 6);
    assert_eq!(fight("troops TW=3", "troops TW=3; tiles blades-of-neith").1.strength, 6);
}

#[test]
fn divine_wound_turns_cards_still_in_hand_into_strength() {
    let mut t = duel("troops TW=3; tiles divine-wound; hand war-rage raining-fire prayer*2", "troops TW=4");
    t.plan(0, "2-0-2 aside 1-3-0 with war-rage").plan(1, CALM);
    // The card played in this battle is not asked for: only the fire and the prayers are.
    t.play("0 0");
    t.refuses("0 3", Refusal::TooManyCards { has: 2 });
    t.play("0 2");
    let (attacker, defender) = t.compared();
    assert_eq!((attacker.strength, defender.strength), (3 + 2 + 1 + 2, 4 + 2));
    assert_eq!(t.hand(0).count(), 1);
    assert_eq!(t.board().secret.buried[0].count(), 2, "face down");
}

#[test]
fn victory_point_is_worth_one_for_good_and_once() {
    let mut t = two("prayer=9; pyramids red=3@Ia blue=3@Ib; tiles act-of-god-white", "");
    t.play("0 lay buy-red; 0 victory-point-red");
    assert_eq!((t.permanent(0), t.prayer(0)), (1, 6));
    t.play("0 silver buy-blue").refuses("0 victory-point-blue", Refusal::TileOwned);
}

#[test]
fn giant_scorpion() {
    comes_and_goes("giant-scorpion", Creature::GiantScorpion, "red", 4);
    goes_as_far_as("giant-scorpion", 2);
    let mut t = duel("troops TW=3+giant-scorpion; tiles giant-scorpion", "troops TW=3");
    assert_eq!(t.battle(CALM, CALM).0, might(7, 2, 2));
}

#[test]
fn initiative_kills_two_before_the_battle_whatever_their_protection() {
    let mut t = two("troops W1=3; tiles initiative", "troops TW=3; tiles shields-of-neith");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 3");
    assert_eq!((t.units(1, "TW"), t.supply(1)), (1, 11));
    assert_eq!(t.battle(CALM, CALM), (might(5, 0, 2), might(3, 0, 3)));
}

/// [ruling.4]
#[test]
fn initiative_that_leaves_nobody_is_no_battle_and_the_move_goes_on() {
    let mut t = two("troops W1=3; tiles initiative god-speed crusade; prayer=0", "troops TW=2");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 3");
    assert_eq!((t.battle_points(0), t.prayer(0), t.supply(1)), (0, 0, 12));
    t.play("0 walk W3; 0 3");
    assert_eq!(t.units(0, "W3"), 3);
}

#[test]
fn initiative_sends_the_creature_of_a_troop_it_destroys_home() {
    let mut t = two("troops W1=3; tiles initiative", "troops TW=2+sphinx IIa=1 IIb=1; tiles sphinx");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 3");
    assert_eq!(t.options(1), ["IIa", "IIb"]);
    assert_eq!(t.play("1 IIa").creature(Creature::Sphinx), "IIa");
    assert_eq!((t.board().fight, t.points(0)), (None, 1), "no battle, and the temple is taken");
}

#[test]
fn initiative_does_nothing_for_the_defender() {
    let mut t = two("troops W1=3", "troops TW=3; tiles initiative");
    t.play("0 lay move-upper; 0 W1; 0 walk TW; 0 3");
    assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (3, 3));
}

#[test]
fn phoenix() {
    comes_and_goes("phoenix", Creature::Phoenix, "red", 4);
    goes_as_far_as("phoenix", 2);
    let mut t = duel("troops TW=3+phoenix; tiles phoenix", "troops TW=3");
    assert_eq!(t.battle(CALM, CALM).0, might(7, 0, 2));
}

#[test]
fn phoenix_carries_its_troop_over_walls() {
    let mut t = two("troops TW=2+phoenix; tiles phoenix", "");
    t.play("0 lay move-upper; 0 TW; 0 walk W3; 0 2; 0 yes; 0 walk IIa; 0 1");
    assert_eq!(
        (t.units(0, "IIa"), t.creature(Creature::Phoenix).as_str()),
        (1, "IIa"),
        "it cannot be left behind here"
    );
    // Left behind on the way, it opens no gate.
    let mut t = two("troops TW=2+phoenix; tiles phoenix god-speed", "");
    t.play("0 lay move-upper; 0 TW; 0 walk W3; 0 1; 0 no").refuses("0 walk IIa", Refusal::Wall);
}

#[test]
fn act_of_god_brings_a_further_action_each_day() {
    let mut t = two("prayer=4; pyramids red=4@Ia; hand prayer", "");
    t.refuses("0 silver pray-middle", Refusal::NoSilver);
    t.play("0 lay buy-red; 0 act-of-god-red; 0 silver pray-middle");
    assert_eq!(t.prayer(0), 2, "it works in the turn it is bought [ruling.12]");
    t.refuses("0 silver pray-bottom", Refusal::NoSilver);
    t.refuses("0 lay pray-bottom", Refusal::TokenLaid);
}
