//! The worked examples of the book. [example.1] to [example.17]

use crate::kit::{conflict, event, laid};
use ankh::ask::Question;
use ankh::kinds::Action;
use ankh::refusal::Refusal;

/// [example.1] Page 8.
#[test]
fn page_8_adjacency() {
    let isis = "isis; god c1r3; warriors c5r5";
    let mut t = laid("aim c6r6 n; neutral pyramid c4r5", &[isis, "ra; god c0r8; giant-scorpion c6r6"]);
    let board = t.board();
    let near = ankh::query::adjacent(board, crate::kit::hex("c5r5"));
    assert!(near.has(crate::kit::hex("c4r5")) && !near.has(crate::kit::hex("c6r6")));
    t.play("0 gain");
    assert_eq!(t.followers(0), 2);
}

/// [example.2] Page 9: see also the test of the tracks.
#[test]
fn page_9_start_spaces() {
    assert_eq!(Action::ALL.map(|action| action.uses(3)), [4, 4, 4, 3]);
}

/// [example.3] Page 14.
#[test]
fn page_14_the_second_action() {
    let mut t = laid("markers unlock=2 events=3", &["amun; god c1r4", "isis; god c7r4", "ra; god c3r2"]);
    t.play("0 summon; 0 done");
    assert_eq!(t.turn(), (0, "gain unlock".into()));
    t.play("0 unlock; 0 omnipresent");
    // Unlocked first, then the Conflict: it pays a Follower, and each dominates a region.
    assert_eq!((t.followers(0), t.track(), t.turn().0), (1, vec![1, 1, 1], 1));
}

/// [example.4] Page 15.
#[test]
fn page_15_moving() {
    let amun = "amun; god c1r2; warriors c1r4 c1r6 c5r5 c0r8";
    let head = "neutral obelisk c0r6; neutral pyramid c3r7 c4r8; neutral temple c6r7";
    let mut t = laid(head, &[amun, "ra; god c8r8; warriors c6r6 c5r6 c6r8 c5r7"]);
    // The God through an own Warrior; a Warrior through water or a Pyramid; one over a Warrior of Ra and the river.
    t.play("0 move; 0 c1r2; 0 c1r5; 0 c1r6; 0 c4r7; 0 c5r5; 0 c7r5; 0 done");
    assert_eq!(t.figures(0), "c0r8 c1r4 c1r5 c4r7 c7r5");
    assert_eq!(t.control(0), "");
}

/// [example.5] Page 16.
#[test]
fn page_16_summoning() {
    let mut t = laid("", &["amun; god c5r5; temple c8r4; pool 0 1 0", "ra; god c0r8"]);
    t.play("0 summon; 0 regular; 0 level 2");
    assert_eq!(t.options(0), "c4r5 c5r4 c7r3 c7r4 c8r3 c8r5 c9r4");
    t.refuses("0 c5r6", Refusal::NotSummonable);
    t.play("0 c8r5");
    assert_eq!((t.figures(0), t.pool(0)), ("c5r5 c8r5".into(), [0; 3]));
}

/// [example.6] Page 17.
#[test]
fn page_17_followers() {
    let isis = "isis followers=0; god c1r4; warriors c1r6 c5r5; obelisk c1r5; pyramid c8r8";
    let head = "neutral pyramid c2r4 c4r5 c5r6";
    let mut t = laid(head, &[isis, "amun; god c7r4; obelisk c0r6"]);
    t.play("0 gain");
    assert_eq!(t.followers(0), 3);
}

/// [example.7] Page 18.
#[test]
fn page_18_unlocking() {
    let mut t = laid("", &["amun followers=1; god c1r4; powers revered", "isis; god c7r4"]);
    t.play("0 unlock; 0 inspiring");
    assert_eq!((t.followers(0), t.pool(0)), (0, [1, 0, 0]));
}

/// [example.8] Page 19.
#[test]
fn page_19_an_event() {
    let head = "markers gain=3; neutral temple c1r5 c0r5";
    let mut t = laid(head, &["isis; god c1r4", "ra; god c7r4", "amun; god c3r2"]);
    t.play("0 gain");
    assert_eq!((t.followers(0), t.asked(0)), (3, Some(Question::Control)));
    t.play("0 c0r5");
    assert_eq!((t.marker(Action::Gain), t.turn().0), (0, 1));
}

/// [example.9] Page 20.
#[test]
fn page_20_control() {
    let head = "neutral temple c4r5; neutral pyramid c5r6";
    let t = event(1, head, &["isis; god c1r3; warriors c5r5", "ra; god c8r8; obelisk c5r4"]);
    // The Temple is the only choice, so it is taken.
    assert_eq!((t.control(0), t.ankhs(0), t.control(1)), ("c4r5".into(), 8, "c5r4".into()));
}

/// [example.11] Page 22.
#[test]
fn page_22_domination() {
    let amun = "amun; god c0r3; warriors c0r6; obelisk c1r5 c5r5; pyramid c1r7";
    let t = conflict(1, "", &[amun, "isis; god c7r4; pyramid c2r8; temple c3r4"]);
    assert_eq!(t.track(), [2, 1]);
}

/// [example.12] Page 23.
#[test]
fn page_23_majorities() {
    let isis = "isis; god c0r3; warriors c0r6; pyramid c1r5 c1r7";
    let amun = "amun; god c3r4; warriors c2r7; temple c3r5; pyramid c4r5";
    let ra = "ra; god c7r4; temple c3r8; obelisk c4r8";
    let mut t = conflict(1, "", &[isis, amun, ra]);
    t.play("1 no; 0 flood; 1 cycle-of-maat; 0 no");
    // Isis 1; Ra 1 for dominating the East.
    assert_eq!(t.track(), [1, 0, 1]);
}

/// [example.13] Page 24.
#[test]
fn page_24_a_tied_battle() {
    let isis = "isis followers=0; god c5r4; warriors c5r5 c4r8 c4r9";
    let amun = "amun; god c0r1; warriors c0r2 c1r2";
    let mut t = conflict(1, "", &[isis, amun]);
    t.play("1 no; 0 flood; 1 drought");
    assert_eq!((t.followers(0), t.strength(0), t.strength(1)), (4, 4, 4));
    assert_eq!(t.asked(0), Some(Question::Tiebreak));
    t.play("0 yes");
    assert_eq!((t.track(), t.figures(1), t.god(1)), (vec![1, 0], "c0r1".into(), "c0r1".into()));
}

/// [example.14] Page 25.
#[test]
fn page_25_the_merge() {
    let isis = "isis devotion=12; god c0r3";
    let amun = "amun devotion=6; god c7r4; pyramid c7r5; powers commanding";
    let ra = "ra devotion=4 followers=5; god c3r2; warriors c3r0; satet c8r1; temple c2r0; powers revered inspiring";
    let mut t = conflict(3, "suns c3r0 c8r1; guardians satet mummy giant-scorpion", &[isis, amun, ra]);
    t.play("1 yes");
    assert_eq!((t.figures(1), t.followers(1), t.order()), ("c7r4 c8r1".into(), 6, vec![1, 0]));
    // Amun had 6 + 2, Ra with a Radiant figure 4 + 3.
    assert_eq!(t.track(), [13, 7, 0]);
    // The guardian taken stays Radiant; the other Sun is home.
    assert_eq!(crate::kit::labels(t.board().suns), "c8r1");
    assert_eq!(t.board().side(table::Side::new(1)).powers.count(), 1);
}

/// [example.16] Page 27.
#[test]
fn page_27_a_forgotten_god() {
    let head = "out 3; merged 2 3";
    let amun = "amun devotion=12 followers=4; god c0r3; warriors c0r6; temple c1r5";
    let isis = "isis devotion=23; abilities isis ra; god c3r2";
    let t = conflict(4, head, &[amun, "osiris devotion=25; god c7r4", isis, "ra"]);
    assert_eq!((t.figures(0), t.followers(0), t.order()), (String::new(), 0, vec![2, 1]));
    assert!(!t.game.is_over());
}
