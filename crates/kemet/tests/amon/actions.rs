//! Each action card, and how his troops move. [action.1] to [action.8]

use crate::kit::Table;
use crate::lay::at_action;
use kemet::amon::{By, Troop};
use kemet::event::{Event, Why};

fn played(player: &str, troops: [&str; 2], card: &str) -> Table {
    let mut t = at_action(player, troops, "");
    t.play(&format!("chance action {card}"));
    t
}

/// [example.8]
#[test]
fn surge_makes_for_the_highest_then_the_occupied_then_the_western_pyramid() {
    let aim = |player: &str| played(player, ["A1=5", "A3=5"], "surge").aim();
    let to = |zone, by| Some((Troop::A, zone, Why::Rule(by)));
    assert_eq!(aim("pyramids black=3@C1 blue=2@C3; troops C3=5"), to("C1", By::Highest));
    assert_eq!(aim("pyramids black=3@C1 blue=3@C3; troops C3=5"), to("C3", By::Occupied));
    assert_eq!(aim("pyramids black=3@C1 blue=3@C3; troops C1=5 C3=5"), to("C1", By::Westernmost));
    assert_eq!(aim("pyramids black=3@C1 blue=3@C3; troops TX=5"), to("C1", By::Westernmost));
}

#[test]
fn raid_goes_east_with_the_other_troop() {
    let t = played("pyramids black=3@C1 blue=3@C3; troops C2=5", ["A1=5", "A3=5"], "raid");
    assert_eq!(t.aim(), Some((Troop::B, "C3", Why::Rule(By::Easternmost))));
}

#[test]
fn hunts_look_for_the_smallest_troop() {
    let player = "pyramids black=3@C1; troops C1=5 C3=2 TX=2";
    let t = played(player, ["A1=5", "A3=5"], "hunt-a");
    assert_eq!(t.aim(), Some((Troop::A, "TX", Why::Rule(By::Nearest))), "a teleport is no step");
    let t = played("troops C1=2 C3=2 C2=4", ["TW=5", "A3=5"], "hunt-a");
    assert_eq!(t.aim(), Some((Troop::A, "C1", Why::Rule(By::Westernmost))));
    let t = played("troops C1=2 C3=2 C2=4", ["A1=5", "TW=5"], "hunt-b");
    assert_eq!(t.aim(), Some((Troop::B, "C3", Why::Rule(By::Easternmost))));
}

/// Its own place counts as free; of several temples the player's is the first.
#[test]
fn pilgrimages_look_for_temples() {
    let t = played("troops C1=5 NW=3 TW=3", ["WB=5", "A3=5"], "pilgrimage-a");
    assert_eq!(t.aim(), Some((Troop::A, "NW", Why::Rule(By::Nearest))));
    let t = played("troops C1=5 NW=3 TW=3", ["A1=5", "C=5"], "pilgrimage-b");
    assert_eq!(t.aim(), Some((Troop::B, "TW", Why::Rule(By::Nearest))));
    let t = played("troops C1=5", ["A1=5", "TW=5"], "pilgrimage-b");
    assert_eq!((t.aim(), t.stand()), (Some((Troop::B, "TW", Why::Rule(By::Nearest))), ["A1", "TW"]));
    let t = played("troops C1=5", ["TW=5", "NW=5"], "pilgrimage-a");
    assert_eq!(t.stand(), ["TW", "NW"], "it stands on its target");
    let t = played("troops C1=5", ["A1=5", "A3=5"], "pilgrimage-a");
    assert_eq!(t.stand()[0], "TX", "a temple of the Delta by teleport, at no price");
}

/// [ruling.167]
#[test]
fn reinforcements_1_add_one_each_and_take_two_of_a_troop() {
    let mut t = played("troops C1=5 C3=1 TW=3", ["A1=5", "A3=6"], "reinforcements-1");
    assert_eq!((t.units(1, "A1"), t.units(1, "A3")), (6, 6));
    assert_eq!(t.options(0), ["C1", "TW"]);
    t.play("0 TW");
    assert_eq!(t.units(0, "TW"), 1);
    let t = played("troops C3=1 TW=1; hand war-rage", ["A1=5", "A3=5"], "reinforcements-1");
    assert_eq!(t.options(0), ["C3", "TW"], "small troops, if there are no others");
}

#[test]
fn reinforcements_2_add_two_each() {
    let t = played("troops C1=5", ["A1=3", "A3=5"], "reinforcements-2");
    assert_eq!((t.units(1, "A1"), t.units(1, "A3"), t.supply(1)), (5, 6, 1));
    assert_eq!(t.units(0, "C1"), 5);
}

#[test]
fn pillage_plunders_and_sends_the_nearest_troop() {
    let mut t = played("troops C1=5 C3=3", ["A1=5", "TW=5"], "pillage");
    t.play("chance plunder 2");
    assert_eq!(t.plundered().len(), 2);
    assert_eq!(t.aim(), Some((Troop::B, "C3", Why::Rule(By::Fewest))));
}

/// The Elephant gives a second step; walls do not hold him. [action.3] [action.6]
#[test]
fn a_march_ends_where_the_player_stands() {
    let mut t = played("pyramids black=3@C1; troops C1=3", ["C=5", "A3=5"], "surge");
    assert!(t.told(|event| matches!(event, Event::Met { .. })));
    assert_eq!(t.stand()[0], "C1");
    t.plan(0, "2-0-2 aside 1-3-0").play("chance 5-0-0");
    assert_eq!(t.won(), Some(1));
    assert!(t.options(0).contains(&"recall".to_owned()));
}

#[test]
fn a_way_among_several_is_drawn() {
    let mut t = played("pyramids black=3@C1; troops C2=3", ["A=5", "A3=5"], "surge");
    let options = t.game.options(table::Seat::CHANCE).len();
    assert_eq!(options, 2, "by WB or TW to C");
    t.play("chance walk TW");
    assert_eq!(t.stand()[0], "C", "two steps: one and the Elephant's");
}

/// [action.6]
#[test]
fn his_other_troop_is_passed_or_not_reached() {
    let player = "pyramids black=3@C1; troops C3=3";
    let t = played(player, ["TW=5", "C=5"], "surge");
    assert_eq!(t.stand(), ["C1", "C"], "through C with the second step");
    let mut t = at_action(player, ["BC=5", "C=5"], "");
    t.play("chance action surge");
    assert_eq!(t.stand()[0], "C1");
    let mut t = at_action(player, ["A=5", "TW=5"], "");
    t.play("chance action raid");
    assert_eq!(t.stand(), ["A", "C1"], "Amout is as fast");
    // Two steps lead to C, where the other troop stands: it stops before.
    let mut t = at_action("pyramids black=3@C1; troops C3=3 WB=1", ["A=5", "C=5"], "");
    t.play("chance action surge; chance walk TW");
    assert_eq!(t.stand(), ["TW", "C"]);
}

/// [ruling.152]
#[test]
fn out_of_the_delta_he_goes_by_its_port() {
    let mut t = played("pyramids black=3@C1; troops C3=3", ["X=5", "A3=5"], "surge");
    assert_eq!(t.stand(), ["C", "A3"], "by WB");
    t = played("troops A1=3", ["X=5", "A3=5"], "hunt-a");
    assert_eq!(t.stand(), ["A1", "A3"], "by A into his city");
}
