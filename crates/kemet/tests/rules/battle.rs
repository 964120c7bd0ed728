use crate::kit::{duel, laid, might, two};
use kemet::ask::Question;
use kemet::event::{Event, Glory};
use kemet::refusal::Refusal;

const CALM: &str = "2-0-2 aside 1-3-0";

/// [battle.2] Two battle cards of the hand, and DI cards that can be paid; both at once and in secret.
#[test]
fn both_sides_plan_at_once() {
    let mut t = duel("prayer=1; troops TW=3; hand war-fury*2 prayer; played 4-1-0; aside 3-2-0", "troops TW=3");
    assert_eq!(t.waits_for(), [0, 1]);
    t.refuses("0 4-1-0", Refusal::BattleCardSpent).refuses("0 3-3-0", Refusal::BattleCardNotOwned);
    t.play("0 2-0-2").refuses("0 2-0-2", Refusal::SameBattleCard);
    t.play("0 1-3-0").refuses("0 3", Refusal::TooManyCards { has: 2 });
    t.refuses("0 2", Refusal::NotEnoughPrayer { price: 2, has: 1 });
    t.play("0 1");
    assert_eq!((t.waits_for(), t.prayer(0), t.hand(0).count()), (vec![1], 1, 3), "nothing is paid or shown yet");
    t.plan(1, CALM);
    assert_eq!((t.prayer(0), t.hand(0).count()), (0, 2), "paid at the reveal; Prayer is no card of battles");
}

/// [battle.6]
#[test]
fn strength_is_units_card_tiles_creature_and_cards() {
    let mut t = duel(
        "prayer=5; troops TW=4+giant-scorpion; tiles giant-scorpion charge blades-of-neith carnage shields-of-neith; \
         hand war-rage bloodbath iron-wall",
        "troops TW=5",
    );
    let sums = t.battle("2-2-1 aside 1-3-0 with war-rage bloodbath iron-wall", CALM);
    assert_eq!(sums.0, might(4 + 2 + 2 + 1 + 1 + 1, 2 + 2 + 1 + 2, 1 + 1 + 2));
    assert_eq!(t.prayer(0), 3);
}

/// [battle.7]
#[test]
fn the_defender_wins_a_tie() {
    let mut t = duel("troops TW=3", "troops TW=3");
    t.battle(CALM, CALM);
    assert_eq!((t.won(), t.scored(1, Glory::Battle)), (Some(1), 0), "and gets no point for it");
    let mut t = duel("troops TW=4", "troops TW=3");
    t.battle(CALM, CALM);
    assert_eq!((t.won(), t.battle_points(0)), (Some(0), 1));
}

/// [battle.8]
#[test]
fn both_sides_lose_damage_minus_protection() {
    let mut t = duel("troops TW=5", "troops TW=4");
    t.battle("3-2-0 aside 1-3-0", "2-2-1 aside 1-3-0");
    assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (3, 3));
    // Protection above the damage raises nobody, and nobody loses more than there is.
    let mut t = duel("troops TW=2", "troops TW=2; hand iron-wall; prayer=5");
    t.battle("4-1-0 aside 1-3-0", "1-3-0 aside 4-1-0 with iron-wall");
    assert_eq!((t.won(), t.units(0, "TW"), t.units(1, "TW")), (Some(0), 0, 2));
}

/// [battle.8] [battle.9] A winner without a unit is still the winner, and gets no point.
#[test]
fn a_winner_may_be_wiped_out() {
    let mut t = duel("troops TW=3", "troops TW=1");
    t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2");
    assert_eq!((t.won(), t.units(0, "TW"), t.units(1, "TW")), (Some(0), 0, 0));
    assert_eq!(t.battle_points(0), 0);
}

/// [battle.9] An attacker who loses gets nothing, a defender nothing either.
#[test]
fn only_a_winning_attacker_scores() {
    let mut t = duel("troops TW=1", "troops TW=5");
    t.battle(CALM, CALM);
    assert_eq!((t.battle_points(0), t.battle_points(1)), (0, 0));
}

/// [battle.11] Two cards go in each battle; when all six are gone they come back.
#[test]
fn the_battle_hand_comes_back_after_three_battles() {
    let mut t = duel("troops TW=5; played 4-1-0; aside 3-2-0", "troops TW=1");
    t.battle("2-2-1 aside 1-3-0", "3-2-0 aside 1-3-0");
    t.play("0 stay");
    assert_eq!(t.battle_hand(0), ["3-0-1", "2-0-2"]);
    let mut t = duel("troops TW=5; played 4-1-0 2-2-1; aside 3-2-0 1-3-0", "troops TW=1; played 4-1-0; aside 3-2-0");
    t.battle("3-0-1 aside 2-0-2", "2-2-1 aside 1-3-0");
    t.play("1 recall; 0 stay");
    assert_eq!((t.battle_hand(0).len(), t.battle_hand(1).len()), (6, 2));
    assert!(t.told(|event| *event == Event::HandTakenBack { side: table::Side::new(0) }));
}

/// Three battles in one Day, with the cards that are left.
#[test]
fn three_battles_use_six_cards() {
    let mut t = laid("", &["prayer=9", "troops Ia=1 Ib=1 Ic=1"]);
    t.play("0 lay recruit; 0 3; 0 3; 0 3");
    let plans = [("4-1-0 aside 3-2-0"), ("3-0-1 aside 2-2-1"), ("2-0-2 aside 1-3-0")];
    for (zone, plan) in ["0 Ia", "0 Ib", ""].into_iter().zip(plans) {
        t.play(zone).battle(plan, plan);
        if t.asked(1) == Some(Question::Beaten) {
            t.play("1 recall");
        }
        t.play("0 stay");
    }
    assert_eq!((t.battle_points(0), t.battle_hand(0).len(), t.battle_hand(1).len()), (3, 6, 6));
}

/// [battlecard.2] A swapped card takes part in the cycle like any other.
#[test]
fn with_a_strategy_tile_the_hand_still_has_six() {
    let mut t = duel("troops TW=5; tiles offensive-strategy; removed 1-3-0", "troops TW=1");
    assert_eq!(t.battle_hand(0).len(), 6);
    assert_eq!(t.battle("3-3-0 aside 4-1-0", CALM).0, might(8, 3, 0));
    let seat0 = "troops TW=5; tiles offensive-strategy defensive-strategy; removed 1-3-0 3-3-0";
    assert_eq!(duel(seat0, "troops TW=1").battle("3-0-3 aside 4-1-0", CALM).0, might(8, 0, 3));
}

/// [battle.12] [creature.3] A creature is no unit: not for strength of numbers, not as a casualty.
#[test]
fn a_creature_is_no_unit() {
    let mut t = duel("troops TW=2+sphinx; tiles sphinx", "troops TW=1");
    let sums = t.battle("2-0-2 aside 1-3-0", "1-3-0 aside 2-0-2");
    assert_eq!((sums.0.strength, t.units(0, "TW")), (2 + 2 + 2, 1));
}

/// [battle.1] Units that meet fight, whoever they are and wherever.
#[test]
fn a_battle_in_a_city_has_no_bonus() {
    let mut t = two("troops W3=2", "troops IIa=2");
    t.play("0 lay move-upper; 0 W3; 0 walk IIa; 0 2");
    assert_eq!(t.battle(CALM, CALM), (might(4, 0, 2), might(4, 0, 2)));
}
