//! Each event and disaster. [event.1] to [event.3] [disaster.1]

use crate::kit::Table;
use crate::lay::{at_event, at_night};
use kemet::event::{Event, News};

const HOME: [&str; 2] = ["A1=5", "A3=5"];

fn drawn(player: &str, card: &str) -> Table {
    let mut t = at_event(player, HOME, "");
    t.play(&format!("chance {card}"));
    t
}

/// [example.7] [ruling.168]
#[test]
fn thirsty_for_revenge_takes_two_cards_and_is_undone_when_covered() {
    let mut t = drawn("troops C1=5; hand war-rage*2 bronze-wall", "event thirsty-for-revenge");
    assert_eq!(t.war(), [2, 2, 0, 0]);
    t.play("0 1");
    assert_eq!((t.hand(0).count(), t.board().discarded.count()), (1, 2));
    assert_eq!(t.board().clock.count, 3, "the fourth turn follows");
    // In the next round an event covers it; a disaster does not.
    let again = |card: &str| {
        let mut t = at_event("troops C1=5; hand war-rage", HOME, "event=thirsty-for-revenge");
        t.play(&format!("chance {card}"));
        (t.war(), t.hand(0).count())
    };
    assert_eq!(again("event iron-ranks"), ([0, 0, 2, 0], 1));
    assert_eq!(again("disaster wrath-of-amon"), ([3, 2, 0, 0], 1));
}

#[test]
fn thirsty_for_revenge_takes_what_there_is() {
    assert!(drawn("troops C1=5; hand war-rage", "event thirsty-for-revenge").hand(0).is_empty());
    assert!(drawn("troops C1=5", "event thirsty-for-revenge").hand(0).is_empty());
}

#[test]
fn bloody_skirmish_strengthens_and_speeds() {
    assert_eq!(drawn("troops C1=5", "event bloody-skirmish").war(), [1, 1, 0, 1]);
}

#[test]
fn iron_ranks_protect() {
    assert_eq!(drawn("troops C1=5", "event iron-ranks").war(), [0, 0, 2, 0]);
}

#[test]
fn desert_wind_speeds_and_weakens() {
    assert_eq!(drawn("troops C1=5", "event desert-wind").war(), [-1, 0, 0, 2]);
}

#[test]
fn famine_takes_prayer_at_once_and_from_each_pray() {
    let mut t = drawn("prayer=5; troops C1=5", "event famine");
    assert_eq!(t.prayer(0), 3);
    t.play("0 lay pray-middle");
    assert_eq!(t.prayer(0), 4, "one less than the usual two");
    assert_eq!(drawn("prayer=1; troops C1=5", "event famine").prayer(0), 0, "all there is");
}

#[test]
fn sacrilege_plunders_twice() {
    let mut t = drawn("troops C1=5", "event sacrilege");
    assert_eq!(t.war(), [1, 0, 0, 0]);
    t.play("chance plunder 2; chance plunder 5");
    assert_eq!(t.plundered().len(), 4);
    assert!(t.is_asked(0), "the fourth turn");
}

#[test]
fn night_vigil_fills_his_troops_and_plunders_once_in_the_night() {
    let mut t = drawn("troops C1=5", "event night-vigil");
    assert_eq!((t.units(1, "A1"), t.units(1, "A3"), t.supply(1)), (6, 6, 0));
    assert!(t.amon().vigil);
    t = at_night(1, 2, "troops C1=5", HOME);
    assert!(t.draw().plundered().is_empty(), "no vigil, no plunder");
    t = crate::lay::alone(1, "round 2 round-marker", "troops C1=5", HOME, "event=night-vigil vigil");
    t.play("chance plunder 2");
    assert_eq!(t.plundered().len(), 2);
    assert_eq!((t.amon().vigil, t.board().round), (false, 3));
}

#[test]
fn faltering_faith_weakens_him_and_gives_prayer() {
    let t = drawn("prayer=3; troops C1=5", "event faltering-faith");
    assert_eq!((t.war(), t.prayer(0)), ([-1, -1, 0, 0], 5));
}

#[test]
fn dark_omens_deny_the_cards_of_the_night() {
    assert_eq!(drawn("troops C1=5", "event dark-omens").war(), [0, 1, 0, 0]);
    let night = |more: &str| {
        let mut t = crate::lay::alone(1, "round 2 interventions", "veterans=2; troops C1=5", HOME, more);
        t.draw();
        (t.hand(0).count(), t.board().clock.chapter)
    };
    assert_eq!(night("event=dark-omens").0, 0);
    assert_eq!(night("").0, 1, "else there is the usual one");
}

#[test]
fn eclipse_makes_teleports_dearer() {
    let mut t = drawn("prayer=2; pyramids black=2@C1; troops C1=5", "event eclipse");
    assert_eq!(t.war(), [0, 0, 1, 0]);
    t.play("0 lay move-middle; 0 C1");
    assert!(!t.options(0).contains(&"teleport TW".to_owned()), "three are needed");
    let mut t = drawn("prayer=2; pyramids black=2@C1; troops C1=5", "event iron-ranks");
    t.play("0 lay move-middle; 0 C1").takes("0 teleport TW");
}

/// Amout's troop loses nothing outside battle, the player's own here.
#[test]
fn plague_takes_a_unit_of_each_troop_for_good_damage() {
    let t = drawn("troops C1=5 TW=1", "disaster plague");
    assert_eq!((t.units(0, "C1"), t.units(0, "TW"), t.war()), (4, 0, [0, 1, 0, 0]));
    assert_eq!(t.amon().event, None);
}

#[test]
fn locusts_eat_from_the_prayers_of_the_night() {
    let night = |more: &str| {
        let mut t = crate::lay::alone(1, "round 2 prayers", "prayer=1; troops C1=5", HOME, more);
        t.draw();
        t.prayer(0)
    };
    assert_eq!(night("disasters=locusts") + 1, night(""));
}

#[test]
fn wrath_of_amon_stays_beside_an_event() {
    let mut t = at_event("troops C1=5", HOME, "event=bloody-skirmish");
    t.play("chance disaster wrath-of-amon");
    assert_eq!(t.war(), [2, 1, 0, 1]);
    assert!(t.told(|event| matches!(event, Event::Amon(News::WarTable { .. }))));
}

#[test]
fn sandstorm_slows_the_player_down_to_one_step() {
    let far = |more: &str| {
        let mut t = at_event("prayer=3; hand swiftness; troops C=5", HOME, more);
        t.play("chance event iron-ranks; 0 lay move-middle; 0 C; 0 card swiftness; 0 walk BC; 0 5");
        t.board().moving.and_then(|moving| moving.left)
    };
    assert_eq!(far(""), Some(1), "one step of its own and one by the card");
    assert_eq!(far("disasters=sandstorm"), None, "the Move is over");
    let mut t = at_event("troops C=5", HOME, "disasters=sandstorm");
    t.play("chance event iron-ranks; 0 lay move-middle; 0 C").takes("0 walk BC");
}

#[test]
fn stone_skin_protects_for_good() {
    assert_eq!(drawn("troops C1=5", "disaster stone-skin").war(), [0, 0, 1, 0]);
}

/// [event.1] [ruling.149] A deck of eight: two disasters, six events.
#[test]
fn no_third_disaster_comes() {
    let drawn = "disasters=plague,locusts";
    let t = crate::lay::alone(1, "round 3 amon-event count=3", "troops C1=5", HOME, drawn);
    assert!(t.game.options(table::Seat::CHANCE).len() == 10, "events only");
    let seen = "thirsty-for-revenge,bloody-skirmish,iron-ranks,desert-wind,famine";
    let t = crate::lay::alone(
        1,
        "round 8 amon-event count=3",
        "troops C1=5",
        HOME,
        &format!("event=eclipse disasters=plague seen={seen}"),
    );
    assert_eq!(t.game.options(table::Seat::CHANCE).len(), 4, "the last card is the second disaster");
}
