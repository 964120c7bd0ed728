//! Turns, markers and events. [action.1] to [event.5]

use crate::kit::{event, laid, start};
use ankh::ask::Question;
use ankh::kinds::{Action, EVENTS, Happening};
use ankh::refusal::Refusal;

const SEATS: [&str; 5] = ["ra; god c1r4", "isis; god c7r4", "osiris; god c3r1", "anubis; god c6r8", "amun; god c1r8"];

/// [setup.5] [setup.9]
#[test]
fn the_first_player_has_the_most_devotion() {
    for players in 2..=5 {
        let mut t = start(players, &[]);
        t.draw();
        let first = t.board().turn.seat.index();
        let order: Vec<usize> = (0..players).rev().map(|place| (first + place) % players).collect();
        assert_eq!(t.order(), order);
        for seat in 0..players {
            assert_eq!((t.followers(seat), t.hand(seat), t.warriors(seat), t.ankhs(seat)), (1, 7, 5, 8));
        }
        assert_eq!(t.turn(), (first, "move summon gain unlock".into()));
    }
}

/// [action.4] [action.5] [ruling.6] [ruling.78]
#[test]
fn the_second_action_lies_below_the_first() {
    let mut t = laid("", &SEATS[..2]);
    assert_eq!(t.turn(), (0, "move summon gain unlock".into()));
    t.play("0 summon; 0 done");
    assert_eq!(t.turn(), (0, "gain unlock".into()));
    t.refuses("0 summon", Refusal::NotBelow).refuses("0 move", Refusal::NotBelow);
    t.play("0 gain");
    assert_eq!(t.turn(), (1, "move summon gain unlock".into()));
    t.play("1 move; 1 done");
    assert_eq!(t.turn(), (1, "summon gain unlock".into()));
}

/// [action.5] [ankh.4] The only action left is done, whatever it brings.
#[test]
fn the_second_action_is_compulsory() {
    let mut t = laid("", &["ra followers=0; god c1r4", SEATS[1]]);
    t.play("0 gain");
    assert_eq!((t.marker(Action::Gain), t.marker(Action::Unlock)), (1, 1));
    assert_eq!((t.turn().0, t.followers(0)), (1, 0));
}

/// [action.6] [ruling.6]
#[test]
fn nothing_lies_below_unlock() {
    let mut t = laid("", &SEATS[..2]);
    t.play("0 unlock; 0 pass");
    assert_eq!(t.turn().0, 1);
}

/// [action.3] [ruling.5] The last use brings the event, and the marker returns.
#[test]
fn the_tracks_are_as_long_as_the_number_of_players_says() {
    for players in 2..=5 {
        for (action, uses) in Action::ALL.into_iter().zip([players + 1, players + 1, players + 1, players]) {
            let rest = match action {
                Action::Move | Action::Summon => "0 done",
                Action::Gain => "",
                Action::Unlock => "0 pass",
            };
            for before in 0..uses {
                let mut t = laid(&format!("markers {}={before}", action.name()), &SEATS[..players]);
                t.play(&format!("0 {}; {rest}", action.name()));
                let last = before + 1 == uses;
                assert_eq!(t.board().events, u8::from(last), "{players} players, {}", action.name());
                assert_eq!(t.marker(action) as usize, if last { 0 } else { before + 1 });
                if last {
                    assert_eq!(t.turn().0, 1);
                }
            }
        }
    }
}

/// [action.7] The action first, then its event, then the marker; also with the second action.
#[test]
fn the_event_comes_after_the_action() {
    for before in ["", "0 move; 0 done;"] {
        let mut t = laid("markers gain=2; neutral temple c1r5 c0r4", &SEATS[..2]);
        t.play(&format!("{before} 0 gain"));
        assert_eq!((t.followers(0), t.asked(0), t.marker(Action::Gain)), (3, Some(Question::Control), 3));
        t.play("0 c1r5");
        assert_eq!((t.control(0), t.ankhs(0), t.marker(Action::Gain)), ("c1r5".into(), 8, 0));
        assert_eq!(t.turn(), (1, "move summon gain unlock".into()));
    }
}

/// [event.2]
#[test]
fn the_event_track() {
    let at = |kind: Happening| (1..=18).filter(|&place| EVENTS[place - 1] == kind).collect::<Vec<_>>();
    assert_eq!(at(Happening::Conflict), [4, 8, 12, 16, 18]);
    assert_eq!(at(Happening::Caravan), [5, 9, 13]);
    assert_eq!(at(Happening::Control).len(), 10);
    for number in at(Happening::Caravan) {
        assert_eq!(event(number, "", &SEATS[..2]).asked(0), Some(Question::Border));
    }
}

/// [ankh.8] [ruling.64]
#[test]
fn a_power_works_in_the_conflict_its_unlock_brings() {
    let mut t = laid("markers unlock=1 events=3", &SEATS[..2]);
    t.play("0 unlock; 0 omnipresent");
    assert_eq!(t.followers(0), 1);
    assert_eq!((t.devotion(0), t.devotion(1)), (1, 1));
}
