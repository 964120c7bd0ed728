//! His battles. [amon.7] to [amon.12]

use crate::kit::{Table, might};
use crate::lay::{alone, at_action};
use kemet::creatures::Creature;
use kemet::event::{Event, News, Why};
use kemet::refusal::Refusal;

/// The player has come from C to TW, where troop A stands.
fn meets(player: &str, [a, b]: [&str; 2], more: &str) -> Table {
    let mut t = alone(1, "round 2 turns count=3", &format!("{player}; laid raise recruit pray-middle"), [a, b], more);
    t.play("0 lay move-upper; 0 C; 0 walk TW; 0 5");
    t
}

const TROOPS: [&str; 2] = ["TW=5", "A3=5"];

/// Every time one of all eight. [amon.8]
#[test]
fn his_card_is_drawn_after_the_players_plan() {
    let mut t = meets("troops C=5 C1=5", TROOPS, "");
    t.plan(0, "4-1-0 aside 2-2-1");
    assert_eq!(t.game.options(table::Seat::CHANCE).len(), 8);
    t.play("chance 3-2-0");
    assert_eq!(t.compared(), (might(9, 1, 0), might(5 + 3 + 1, 2, 1)));
    assert_eq!(t.won(), Some(1), "the defender wins ties");
    assert_eq!((t.veterans(1), t.battle_points(1)), (0, 0));
}

/// [ruling.159]
#[test]
fn spying_shows_it_before() {
    let mut t = meets("tiles spying; pyramids blue=3@C3; troops C=5 C1=5", TROOPS, "");
    t.play("chance 1-1-3");
    assert!(t.told(|event| matches!(event, Event::Amon(News::Card { .. }))));
    t.plan(0, "4-1-0 aside 2-2-1");
    assert_eq!(t.compared().1, might(5 + 1 + 1, 1, 4));
}

/// [amon.10]
#[test]
fn a_strong_troop_retreats_where_the_player_says() {
    let mut t = meets("troops C=5 C1=5", TROOPS, "");
    t.plan(0, "4-1-0 aside 2-2-1").play("chance 2-0-2");
    assert_eq!(t.won(), Some(0));
    t.refuses("0 C1", Refusal::NotAdjacent);
    t.play("0 AB");
    assert_eq!((t.stand()[0], t.units(1, "AB")), ("AB", 5));
    assert_eq!(t.creature(Creature::AncestralElephant), "AB");
}

/// [amon.10] [amon.11] [ruling.155]
#[test]
fn a_weak_troop_goes_home_and_comes_back() {
    let mut t = meets("troops C=5 C1=5", ["TW=3", "A3=5"], "");
    t.plan(0, "3-2-0 aside 4-1-0").play("chance 2-0-2");
    assert_eq!((t.won(), t.units(1, "TW")), (Some(0), 0));
    t.play("0 stay");
    assert_eq!((t.stand(), t.units(1, "A1")), (["A1", "A3"], 5));
    assert_eq!(t.creature(Creature::AncestralElephant), "A1");
    let alone = |event: &Event| matches!(event, Event::Amon(News::Returns { why: Why::Only, .. }));
    assert!(t.told(alone), "one district is free");
}

#[test]
fn where_both_districts_are_free_one_is_drawn() {
    let mut t = meets("troops C=5 C1=5", ["TW=3", "BC=5"], "");
    t.plan(0, "3-2-0 aside 4-1-0").play("chance 2-0-2; 0 stay");
    t.play("chance A3");
    assert_eq!(t.stand(), ["A3", "BC"]);
}

/// [amon.11] [ruling.156] [ruling.157]
#[test]
fn where_the_player_holds_both_he_attacks_the_weaker() {
    let mut t = meets("troops C=5 A1=2 A3=3", ["TW=3", "BC=5"], "");
    t.plan(0, "3-2-0 aside 4-1-0").play("chance 2-0-2; 0 stay");
    assert_eq!(t.board().fight.map(|fight| t.board().map.label(fight.at)), Some("A1"));
    t.plan(0, "2-0-2 aside 1-3-0").play("chance 3-0-1");
    assert_eq!(t.compared(), (might(5 + 3 + 1 + 1, 0, 2), might(4, 0, 2)), "he is at home");
    assert_eq!(t.won(), Some(1));
}

/// [amon.12] [ruling.158]
#[test]
fn the_winner_stays_and_the_retreat_is_drawn() {
    let mut t = meets("troops C=5 C1=5", TROOPS, "event=bloody-skirmish");
    t.plan(0, "1-1-3 aside 2-2-1").play("chance 3-2-0; 0 retreat");
    let options = t.game.options(table::Seat::CHANCE).len();
    assert_eq!(options, 4, "A, AB, BC and C are empty");
    t.play("chance BC");
    assert_eq!((t.units(0, "BC"), t.units(1, "TW")), (5, 5));
}

/// Deadly Trap strikes him on the march. [action.6] [ruling.155]
#[test]
fn what_acts_before_a_battle_does_so_on_his_march() {
    let player = "tiles deadly-trap; pyramids black=3@C1; troops C1=3";
    let mut t = at_action(player, ["C=1", "A3=5"], "");
    t.play("chance action surge");
    assert_eq!((t.units(0, "C1"), t.stand()), (3, ["A1", "A3"]), "no attacker is left, and the troop is back");
}

/// [ruling.155]
#[test]
fn raining_fire_on_the_last_unit_brings_the_troop_back() {
    let player = "prayer=3; hand raining-fire; troops C1=5";
    let mut t = alone(1, "round 2 turns", player, ["TW=1", "A3=5"], "");
    t.play("0 card raining-fire");
    if t.options(0).contains(&"TW".to_owned()) {
        t.play("0 TW");
    }
    assert_eq!((t.stand()[0], t.units(1, "A1")), ("A1", 5));
}
