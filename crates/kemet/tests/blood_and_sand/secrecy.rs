//! What each seat sees. [di.6] [secret.1] [secret.2]

use crate::kit::{LATER, Table, duel_in, laid_in, two_in};
use kemet::Kemet;
use table::{Seat, View, Waiting};

fn seen(t: &Table, seat: usize) -> View<Kemet> {
    t.game.view(Some(Seat::new(seat)))
}

/// Nobody but this seat can tell the two tables apart.
#[track_caller]
fn only_known_to(seat: usize, one: &Table, other: &Table) {
    for watcher in 0..one.board().players as usize {
        assert_eq!(seen(one, watcher) == seen(other, watcher), watcher != seat, "seat {watcher}");
    }
    assert_eq!(one.game.view(None), other.game.view(None), "a spectator");
}

/// [di.6] [secret.1] [ruling.46] Hands are counted and not shown, and Diversion is not counted.
#[test]
fn hands_are_counted_and_not_shown() {
    for ruleset in LATER {
        let table = |hand: &str| laid_in(ruleset, "", &["hand glory", &format!("hand {hand}"), ""]);
        let (one, other) = (table("prayer war-rage"), table("snare iron-wall"));
        only_known_to(1, &one, &other);
        assert_eq!(seen(&one, 0).now.hands[..3], [1, 2, 0], "seat 2 has its Diversion all the same");
        assert_eq!((seen(&one, 0).now.deck, one.game.view(None).now.own), (30, None));
    }
}

/// [secret.1] [setup.10] The card set aside is seen by its owner alone, before and after the reveal.
#[test]
fn the_card_set_aside() {
    for ruleset in LATER {
        let fight = |aside: &str| {
            let mut t = duel_in(ruleset, "troops TW=5", "troops TW=1");
            t.plan(0, &format!("4-1-0 aside {aside}"));
            t
        };
        let (mut one, mut other) = (fight("3-2-0"), fight("1-3-0"));
        only_known_to(0, &one, &other);
        for t in [&mut one, &mut other] {
            t.plan(1, "3-2-0 aside 2-0-2");
        }
        only_known_to(0, &one, &other);
        assert!(seen(&one, 1).now.public.sides[0].played.count() == 1, "the played one is seen by all");
    }
}

/// [secret.2] How many cards a plan holds is not shown, Diversion included, and the hand counts as before.
#[test]
fn a_plan_shows_only_that_it_is_laid() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=3; hand war-rage", "troops TW=3");
        let before = seen(&t, 1);
        t.play("0 4-1-0; 0 3-2-0");
        assert_eq!(seen(&t, 1), before, "half a plan is nobody's business");
        let plan = |cards: &str| {
            let mut laid = t.clone();
            laid.play(cards);
            laid
        };
        let bare = plan("0 0; 0 0");
        for full in [plan("0 1; 0 0"), plan("0 0; 0 1"), plan("0 1; 0 1")] {
            assert_eq!(seen(&bare, 1), seen(&full, 1));
            assert_eq!(bare.game.view(None), full.game.view(None));
        }
        let Waiting::Together { asked, ready } = seen(&bare, 1).waiting else { panic!("both are asked at once") };
        assert_eq!((asked.count(), ready.map(|ready| ready.has(Seat::new(0)))), (2, Some(true)));
        assert_eq!(seen(&bare, 1).now.hands[0], 1);
    }
}

/// [secret.1] [ruling.35] The card removed by Wrryt Storm or Shetyw Barrier.
#[test]
fn the_removed_card() {
    for ruleset in LATER {
        for (colour, tile) in [("red", "wrryt-storm"), ("blue", "shetyw-barrier")] {
            let swap = |gone: &str| {
                let mut t = two_in(ruleset, &format!("prayer=5; pyramids {colour}=2@A1"), "");
                t.play(&format!("0 lay buy-1; 0 {tile}; 0 {gone}"));
                t
            };
            only_known_to(0, &swap("4-1-0"), &swap("1-3-0"));
        }
    }
}

/// [secret.1] A card drawn is seen by who drew it.
#[test]
fn draws_are_private() {
    for ruleset in LATER {
        let draw = |card: &str| {
            let mut t = laid_in(ruleset, "round 1 interventions", &["", "", ""]);
            t.play(&format!("chance card {card}"));
            t
        };
        only_known_to(0, &draw("glory"), &draw("snare"));
    }
}

/// [tile.vision] What Vision draws is its owner's alone; what it discards is everybody's.
#[test]
fn visions_are_private_and_their_discards_are_not() {
    for ruleset in LATER {
        let drawn = |card: &str| {
            let mut t = laid_in(ruleset, "round 1 interventions", &["tiles vision", "", ""]);
            t.play("chance card war-fury; chance card war-rage; chance card prayer; chance card swiftness");
            t.play(&format!("chance card {card}"));
            t
        };
        let (mut one, mut other) = (drawn("glory"), drawn("snare"));
        only_known_to(0, &one, &other);
        for t in [&mut one, &mut other] {
            t.play("0 1");
        }
        only_known_to(0, &one, &other);
        // The last card is kept: war rage, war fury, prayer and swiftness are face up.
        one.play("0 1; 0 1; 0 0");
        other.play("0 1; 0 1; 0 0");
        only_known_to(0, &one, &other);
        assert_eq!(seen(&one, 2).now.public.discarded.count(), 4);
    }
}

/// [card.snare] While a battle card may still be exchanged for the one set aside, that one stays hidden.
#[test]
fn the_card_held_for_a_snare() {
    for ruleset in LATER {
        let fight = |aside: &str| {
            let mut t = duel_in(ruleset, "troops TW=3; hand snare", "troops TW=3");
            t.plan(0, &format!("4-1-0 aside {aside} with snare")).plan(1, "3-2-0 aside 2-0-2");
            t
        };
        let (mut one, mut other) = (fight("3-2-0"), fight("1-3-0"));
        only_known_to(0, &one, &other);
        for t in [&mut one, &mut other] {
            t.play("0 no");
        }
        only_known_to(0, &one, &other);
        let (mut one, mut other) = (fight("3-2-0"), fight("1-3-0"));
        for t in [&mut one, &mut other] {
            t.play("0 yes");
        }
        assert_ne!(seen(&one, 1), seen(&other, 1), "exchanged, it is played in the open");
    }
}

/// [battle.5] Cards given up for Divine Wound go face up to the discards.
#[test]
fn wounds_are_seen() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=3; tiles divine-wound; hand prayer", "troops TW=3");
        t.plan(0, "2-0-2 aside 1-3-0").plan(1, "2-0-2 aside 1-3-0").play("0 1");
        assert!(seen(&t, 1).now.public.discarded.has(kemet::cards::Di::Prayer));
        assert_eq!(seen(&t, 1).now.buried, [0; kemet::board::SIDES]);
    }
}
