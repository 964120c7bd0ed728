//! The objectives, won and missed, and the ways to lose. [objective.1] [objective.2] [amon.13]

use crate::kit::Table;
use crate::lay::{alone, at_action, at_night};
use kemet::event::Ending;
use table::Title;

const AWAY: [&str; 2] = ["AB=5", "BC=5"];
const WON: Option<(usize, Ending)> = Some((0, Ending::Objective));

/// Through the Night, without offerings or purchases, to the next Day or the end.
fn sleep(mut t: Table) -> Table {
    while !t.game.is_over() && t.board().clock.chapter != kemet::edition::Chapter::Turns {
        t.draw();
        if let Some(answer) = t.options(0).last().cloned().filter(|_| !t.game.is_over()) {
            let answer = if t.options(0).contains(&"0".to_owned()) { "0".to_owned() } else { answer };
            if t.board().clock.chapter != kemet::edition::Chapter::Turns {
                t.play(&format!("0 {answer}"));
            }
        }
    }
    t
}

/// [objective.fame] [example.10] [example.11]
#[test]
fn fame_wants_its_points_and_two_temples_in_a_night() {
    let night = |player: &str| sleep(at_night(1, 2, player, AWAY)).result();
    assert_eq!(night("battle=14; troops TW=3 NW=3"), WON);
    assert_eq!(night("battle=13; troops TW=3 NW=3"), WON, "with the point for two temples");
    assert_eq!(night("battle=12; troops TW=3 NW=3"), None, "one too few");
    assert_eq!(night("battle=16; troops TW=3 C1=3"), None, "one temple");
    assert_eq!(night("battle=13; troops TW=3 NW=3 TX=2"), WON, "a number is a minimum");
    let day = alone(1, "round 2 turns", "battle=16; troops TW=3 NW=3", AWAY, "");
    assert_eq!(day.result(), None, "not by day");
}

/// [objective.conquest]
#[test]
fn conquest_wants_both_pyramids_of_amon_in_a_night() {
    assert_eq!(at_night(2, 3, "troops A1=3 A3=1", AWAY).result(), WON);
    assert_eq!(sleep(at_night(2, 3, "troops A1=3 A2=1", AWAY)).result(), None);
    assert_eq!(alone(2, "round 2 turns", "troops A1=3 A3=1", AWAY, "").result(), None, "not by day");
}

const TILES: &str = "tiles mercenaries local-recruitment khnums-sphinx dedication-to-battle twin-ceremony \
                     honor-in-battle griffin-sphinx forced-march deadly-trap domination-black bestial-fury \
                     divine-might defense recruiting-scribe shields-of-neith legion spying sphinx divine-will";

/// [objective.splendour]
#[test]
fn splendour_wants_two_high_pyramids_and_its_tiles_at_any_time() {
    let day = |player: &str, troops| alone(3, "round 2 turns", player, troops, "").result();
    let rich = format!("pyramids black=4@C1 blue=4@C3; troops C2=5; {TILES}");
    assert_eq!(day(&rich, AWAY), WON);
    assert_eq!(day(&rich, ["C1=5", "BC=5"]), None, "one is held by Amon");
    assert_eq!(day(&rich.replace("blue=4", "blue=3"), AWAY), None);
    assert_eq!(day(&rich.replace(" divine-will", ""), AWAY), None);
}

/// [objective.endurance]
#[test]
fn endurance_is_read_when_the_last_night_is_over() {
    let end = |round, player: &str, troops| sleep(at_night(4, round, player, troops)).result();
    let lost = Some((1, Ending::RoundsOver));
    assert_eq!(end(7, "troops TW=2 NW=2 TX=2 C1=4", AWAY), WON);
    assert_eq!(end(6, "troops TW=2 NW=2 TX=2 C1=4", AWAY), None, "not before the last round");
    assert_eq!(end(7, "troops TW=2 NW=2 TX=2 C1=3", AWAY), lost, "nine units");
    assert_eq!(end(7, "troops TW=2 NW=2 C2=4 C1=4", AWAY), lost, "two temples");
    assert_eq!(end(7, "troops TW=2 NW=2 TX=2 C1=4", ["C3=5", "BC=5"]), lost, "a district is held");
}

/// [objective.devotion]
#[test]
fn devotion_wants_three_offerings() {
    let mut t = at_night(5, 2, "sanctuary=2; troops SX=3 C1=3", AWAY);
    t.play("0 yes");
    assert_eq!(t.result(), WON);
    let mut t = at_night(5, 2, "sanctuary=1; troops SX=3 C1=3", AWAY);
    t.play("0 yes");
    assert_eq!(t.result(), None);
}

/// [amon.13] [amon.15]
#[test]
fn after_the_last_round_the_game_is_lost() {
    let t = sleep(at_night(1, 8, "troops C1=5", AWAY));
    assert_eq!(t.result(), Some((1, Ending::RoundsOver)));
    let outcome = kemet::Kemet::outcome(&t.game).unwrap();
    assert_eq!((outcome.winners.len(), outcome.ending), (0, "rounds-over"));
    assert_eq!(sleep(at_night(1, 7, "troops C1=5", AWAY)).board().round, 8);
}

/// [amon.13] [ruling.162]
#[test]
fn without_a_unit_the_game_is_lost_at_once() {
    let mut t = at_action("troops C1=2", AWAY, "");
    t.play("chance action reinforcements-1");
    assert_eq!(t.result(), Some((1, Ending::NoUnits)));
    let mut t = at_night(5, 2, "sanctuary=2; troops SX=2", AWAY);
    t.play("0 yes");
    assert_eq!(t.result(), Some((1, Ending::NoUnits)), "the loss is stronger than the objective");
}

/// [amon.14]
#[test]
fn nine_points_end_nothing() {
    let t = alone(2, "round 2 turns", "battle=12; troops TW=3 C1=5", AWAY, "");
    assert!(t.is_asked(0));
}
