//! What each seat sees. [secret.1] [secret.2]

use crate::kit::{Table, duel, laid, two};
use kemet::Kemet;
use table::{Seat, View, Waiting};

fn seen(t: &Table, seat: usize) -> View<Kemet> {
    t.game.view(Some(Seat::new(seat)))
}

#[test]
fn hands_are_counted_and_not_shown() {
    let one = two("hand veto", "hand prayer war-rage");
    let other = two("hand veto", "hand escape iron-wall");
    assert_eq!(seen(&one, 0), seen(&other, 0));
    assert_ne!(seen(&one, 1), seen(&other, 1));
    assert_eq!(seen(&one, 0).now.hands[..2], [1, 2]);
    assert_eq!(one.game.view(None).now.own, None, "a spectator sees no hand");
}

/// [setup.10] [ruling.18] The set-aside card: secret with closed discards, shown at the reveal with open ones.
#[test]
fn closed_and_open_discards() {
    for (discards, open) in [("closed", false), ("open", true)] {
        let fight = |aside: &str| {
            let fight = "move start=W1 at=TW left=0; fight at=TW attacker=0 defender=1 stage=plan";
            let head = format!("discards={discards}; turn laid; {fight}");
            let mut t = laid(&head, &["troops TW=5; laid move-upper", "troops TW=1"]);
            t.plan(0, &format!("4-1-0 aside {aside}"));
            t
        };
        let (mut one, mut other) = (fight("3-2-0"), fight("1-3-0"));
        assert_eq!(seen(&one, 1), seen(&other, 1), "before the reveal nobody sees it");
        for t in [&mut one, &mut other] {
            t.plan(1, "3-2-0 aside 2-0-2");
        }
        assert_eq!(seen(&one, 1) == seen(&other, 1), !open, "{discards}");
        assert_ne!(seen(&one, 0), seen(&other, 0), "its owner knows it");
    }
}

/// A planner who is ready can be seen to be, and nothing else.
#[test]
fn a_plan_shows_only_that_it_is_laid() {
    let mut t = duel("troops TW=3; hand war-rage", "troops TW=3");
    let before = seen(&t, 1);
    t.play("0 4-1-0; 0 3-2-0");
    assert_eq!(seen(&t, 1), before, "half a plan is nobody's business");
    let mut with = t.clone();
    t.play("0 0");
    with.play("0 1");
    assert_eq!(seen(&t, 1), seen(&with, 1));
    let Waiting::Together { asked, ready } = seen(&t, 1).waiting else { panic!("both are asked at once") };
    assert_eq!((asked.count(), ready.map(|ready| ready.has(Seat::new(0)))), (2, Some(true)));
    assert_eq!(seen(&t, 1).now.hands[0], 1, "its cards count as in hand");
}

/// The card a Strategy tile removed stays secret. [ruling.35]
#[test]
fn the_removed_card_is_secret() {
    let swap = |gone: &str| {
        let mut t = two("prayer=5; pyramids red=2@Ia", "");
        t.play(&format!("0 lay buy-red; 0 offensive-strategy; 0 {gone}"));
        t
    };
    let (one, other) = (swap("4-1-0"), swap("1-3-0"));
    assert_eq!(seen(&one, 1), seen(&other, 1));
    assert_ne!(seen(&one, 0), seen(&other, 0));
}

/// Divine Wound's cards go face down: their number is public. [ruling.19]
#[test]
fn wounds_are_counted_and_not_shown() {
    let wound = |hand: &str| {
        let mut t = duel(&format!("troops TW=3; tiles divine-wound; hand {hand}"), "troops TW=3");
        t.plan(0, "2-0-2 aside 1-3-0").plan(1, "2-0-2 aside 1-3-0").play("0 1");
        t
    };
    let (one, other) = (wound("prayer"), wound("veto"));
    assert_eq!(seen(&one, 1), seen(&other, 1));
    assert_eq!(seen(&one, 1).now.buried[0], 1);
}

/// What Vision draws is its owner's alone.
#[test]
fn visions_are_private() {
    let vision = |kept: &str| {
        let mut t = laid("round 2 night-cards", &["tiles vision", ""]);
        t.play("chance card veto; chance card escape; chance card prayer; chance card raining-fire");
        t.play(&format!("chance card war-rage; 0 card {kept}"));
        t
    };
    assert_eq!(seen(&vision("veto"), 1), seen(&vision("escape"), 1));
    assert_ne!(seen(&vision("veto"), 0), seen(&vision("escape"), 0));
}

/// And so are the five it is chosen from.
#[test]
fn what_vision_has_drawn_is_private() {
    let vision = |sight: &str| laid(&format!("round 2 night-cards; sight {sight}"), &["tiles vision", ""]);
    let (one, other) = (vision("veto*2 prayer*2 escape"), vision("war-rage*3 war-fury*2"));
    assert_eq!(seen(&one, 1), seen(&other, 1));
    assert_eq!(one.game.view(None), other.game.view(None));
    assert_ne!(seen(&one, 0), seen(&other, 0));
}
