use crate::creatures::Creature;
use crate::refusal::Refusal;
use crate::testkit::{duel, might, table, two};
use crate::tiles::tests::{comes_and_goes, goes_as_far_as};
use kemet::ask::Question;

const CALM: &str = "2-0-2 aside 1-3-0";

#[test]
fn recruiting_scribe_brings_two_units_for_nothing() {
    let mut t = two("prayer=1; tiles recruiting-scribe", "");
    t.play("0 lay recruit").refuses("0 4", Refusal::NotEnoughPrayer { price: 2, has: 1 });
    t.play("0 2; 0 1");
    assert_eq!((t.units(0, "Ia"), t.units(0, "Ib"), t.prayer(0)), (2, 1, 0));
}

#[test]
fn defense_helps_the_defender_only() {
    let fight = |attacker: &str, defender: &str| duel(attacker, defender).battle(CALM, CALM);
    assert_eq!(fight("troops TW=3", "troops TW=3; tiles defense").1.strength, 6);
    assert_eq!(fight("troops TW=3; tiles defense", "troops TW=3").0.strength, 5);
}

#[test]
fn legion_lets_a_troop_hold_seven() {
    let mut t = two("prayer=11; tiles legion", "");
    t.play("0 lay recruit").refuses("0 8", Refusal::TroopTooLarge { limit: 7 });
    t.play("0 7; 0 0; 0 0");
    assert_eq!(t.units(0, "Ia"), 7);
    let mut t = two("prayer=11", "");
    t.play("0 lay recruit").refuses("0 6", Refusal::TroopTooLarge { limit: 5 });
    // Seven units march together.
    let mut t = two("tiles legion; troops Ia=7", "");
    t.play("0 lay move-upper; 0 Ia; 0 walk W1; 0 7");
    assert_eq!(t.units(0, "W1"), 7);
}

#[test]
fn ancestral_elephant() {
    comes_and_goes("ancestral-elephant", Creature::AncestralElephant, "blue", 2);
    goes_as_far_as("ancestral-elephant", 2);
    let mut t = duel("troops TW=3+ancestral-elephant; tiles ancestral-elephant", "troops TW=3");
    assert_eq!(t.battle(CALM, CALM).0, might(6, 0, 3));
}

#[test]
fn defensive_strategy_takes_all_cards_back_and_swaps_one() {
    let mut t = two("prayer=5; pyramids blue=2@Ia; played 4-1-0; aside 3-2-0", "");
    t.play("0 lay buy-blue; 0 defensive-strategy; 0 1-3-0");
    assert_eq!(t.battle_hand(0), ["4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "3-0-3"]);
    assert_eq!(t.prayer(0), 3);
}

#[test]
fn deep_desert_snake() {
    comes_and_goes("deep-desert-snake", Creature::DeepDesertSnake, "blue", 2);
    goes_as_far_as("deep-desert-snake", 2);
    let (snake, scorpion) =
        ("troops TW=3+deep-desert-snake; tiles deep-desert-snake", "troops TW=3+giant-scorpion; tiles giant-scorpion");
    let calm = (might(5, 0, 2), might(5, 0, 2));
    assert_eq!(duel(snake, scorpion).battle(CALM, CALM), calm, "the other creature is as if absent");
    assert_eq!(duel(scorpion, snake).battle(CALM, CALM), calm);
    // A snake that fights elsewhere silences nobody.
    let away = "troops TW=3 W3=1+deep-desert-snake; tiles deep-desert-snake";
    assert_eq!(duel(scorpion, away).battle(CALM, CALM).0, might(7, 2, 2));
}

#[test]
fn shields_of_neith_protect_in_every_battle() {
    let fight = |attacker: &str, defender: &str| duel(attacker, defender).battle(CALM, CALM);
    assert_eq!(fight("troops TW=3; tiles shields-of-neith", "troops TW=3").0, might(5, 0, 3));
    assert_eq!(fight("troops TW=3", "troops TW=3; tiles shields-of-neith").1, might(5, 0, 3));
}

#[test]
fn defensive_victory_rewards_a_defender_who_wins_and_lives() {
    let mut t = duel("troops TW=1", "troops TW=2; tiles defensive-victory");
    t.battle(CALM, CALM);
    assert_eq!((t.won(), t.battle_points(1), t.permanent(1)), (Some(1), 1, 1));
    // Without a survivor it pays nothing.
    let mut t = duel("troops TW=1", "troops TW=2; tiles defensive-victory");
    t.battle("1-3-0 aside 2-0-2", "3-0-1 aside 2-0-2");
    assert_eq!((t.won(), t.units(1, "TW"), t.battle_points(1)), (Some(1), 0, 0));
    // The attacker's point is the usual one, not two.
    let mut t = duel("troops TW=5; tiles defensive-victory", "troops TW=2");
    t.battle(CALM, CALM);
    assert_eq!(t.battle_points(0), 1);
}

#[test]
fn prescience_shows_the_enemys_battle_card_and_nothing_else() {
    let mut t = duel("troops TW=3; hand war-rage", "troops TW=3; tiles prescience");
    assert_eq!(t.waits_for(), [0], "the enemy makes the whole plan first");
    t.plan(0, "4-1-0 aside 3-2-0 with war-rage");
    let view = t.game.view(Some(table::Seat::new(1)));
    let shown = view.now.public.fight.unwrap().shown[0];
    assert_eq!(t.names(shown.card.into_iter().collect()), ["4-1-0"]);
    assert!(shown.di.is_empty());
    assert_eq!(view.now.hands[0], 1, "the card under it still counts as in hand");
    assert_eq!(view.now.own.unwrap().plan, None);
    assert_eq!(t.names(view.now.public.sides[0].known), ["4-1-0"], "and is known from now on");
    t.plan(1, CALM);
    assert_eq!(t.compared().0.strength, 3 + 4 + 1);
}

#[test]
fn prescience_works_for_the_attacker_too() {
    let mut t = duel("troops TW=3; tiles prescience", "troops TW=3");
    assert_eq!(t.waits_for(), [1]);
    t.plan(1, CALM);
    assert_eq!(t.waits_for(), [0]);
}

#[test]
fn reinforcements_place_up_to_four_units_each_night() {
    let mut t = table(
        "kemet-2012 players=2
         round 2 night-tiles
         seat 0
           tiles reinforcements
           troops W4=4 IIa=1
         seat 1
           troops Ib=1 W3=1",
    );
    t.play("0 reinforcements");
    assert_eq!(t.options(0), ["done", "Ia", "Ic", "IIa", "W4"]);
    t.refuses("0 Ib", Refusal::EnemiesThere);
    t.refuses("0 TW", Refusal::NotYourDistrict);
    t.play("0 W4").refuses("0 W4", Refusal::NoRoom);
    t.play("0 Ia; 0 Ia; 0 IIa");
    assert_eq!((t.units(0, "W4"), t.units(0, "Ia"), t.units(0, "IIa"), t.supply(0)), (5, 2, 2, 3));
    assert!(!matches!(t.asked(0), Some(Question::Muster { .. } | Question::NightTile)), "four and no more");
}

#[test]
fn sphinx() {
    comes_and_goes("sphinx", Creature::Sphinx, "blue", 4);
    goes_as_far_as("sphinx", 1);
    let mut t = duel("troops TW=3+sphinx; tiles sphinx", "troops TW=3");
    assert_eq!(t.permanent(0), 1);
    assert_eq!(t.battle(CALM, CALM).0, might(7, 0, 2));
    assert_eq!(two("tiles sphinx; reserve sphinx", "").permanent(0), 1, "wherever the creature is");
}

#[test]
fn divine_will_brings_a_move_or_a_recruit_each_day() {
    let mut t = two("prayer=6; pyramids blue=4@Ia; troops W1=1; hand prayer", "");
    t.refuses("0 gold move", Refusal::NoGold);
    t.play("0 lay buy-blue; 0 divine-will");
    t.clone().play("0 gold recruit; 0 1; 0 0; 0 0").refuses("0 gold move", Refusal::NoGold);
    t.play("0 gold move; 0 W1; 0 walk W2; 0 stop");
    assert_eq!(t.units(0, "W2"), 1);
    t.refuses("0 gold recruit", Refusal::NoGold);
}
