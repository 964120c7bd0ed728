//! What each god brings into a merge as the lower one, and what becomes of the rest. [merge.9] [ruling.19]

use crate::kit::{Table, conflict, hex, labels, laid};
use ankh::ask::Question;
use ankh::event::Event;
use ankh::kinds::God;
use table::Side;

const MERGED: &str = "out 2; merged 1 2";

/// A Conflict in which a merged god of seats 1 and 2 takes part, brought by seat 0.
fn merged_conflict(head: &str, seats: [&str; 2], lower: &str) -> Table {
    conflict(4, &format!("{MERGED}; {head}"), &[seats[0], seats[1], lower])
}

/// [merge.9] [ruling.19] Amun below: its cards are gone, the higher god's hand is played two at a time.
#[test]
fn amun_merges_below() {
    let isis = "isis devotion=5; god c7r4; hand cycle-of-maat flood chariots";
    let t = conflict(3, "", &["ra devotion=10; god c0r3", isis, "amun devotion=1; god c3r2"]);
    assert_eq!((t.hand(1), t.hand(2), t.board().conflict), (3, 0, None));
    let abilities = t.board().side(Side::new(1)).abilities;
    assert!(abilities.has(God::Amun) && abilities.has(God::Isis));
    let isis = "isis devotion=22; abilities isis amun; god c7r4; warriors c0r8; hand cycle-of-maat flood chariots";
    let mut t = merged_conflict("", ["ra devotion=25; god c7r7; warriors c0r3", isis], "amun");
    // The higher seat announces and chooses, once in the Conflict.
    assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Double)));
    t.play("1 yes; 0 flood; 1 flood; 1 chariots");
    assert_eq!((t.strength(1), t.hand(1), t.asked(1)), (4, 1, None));
    // One card is left in hand, so it is played by itself.
    assert_eq!((t.waits_for(), t.board().conflict.unwrap().doubled), (vec![0], true));
}

/// [merge.9] [ruling.19] Ra below: the Suns of what left are home, and shine for the merged god.
#[test]
fn ra_merges_below() {
    let seats = [
        "osiris devotion=10; god c0r3",
        "amun devotion=6; god c7r4",
        "ra devotion=1; god c3r2; warriors c3r0 c4r1 c4r2",
    ];
    let mut t = conflict(3, "suns c3r0 c4r1 c4r2", &seats);
    assert_eq!((labels(t.board().suns), t.figures(2)), (String::new(), String::new()));
    // Seat 1 on its turn summons, and gives a Sun.
    t.play("1 summon; 1 regular; 1 c7r5");
    assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Radiate { at: hex("c7r5") })));
    t.play("1 yes; 2 summon; 2 regular; 2 c7r3");
    assert_eq!((t.waits_for(), t.asked(2)), (vec![2], Some(Question::Radiate { at: hex("c7r3") })));
    t.play("2 no");
    assert_eq!(labels(t.board().suns), "c7r5");
    // It pays the merged god.
    let amun = "amun devotion=22; abilities amun ra; god c7r4; warriors c7r5";
    let t = merged_conflict("suns c7r5", ["osiris devotion=25; god c0r3", amun], "ra");
    assert_eq!(t.devotion(1), 24);
}

/// [merge.9] Isis below: the figures of the higher god are Protected, and its player is asked.
#[test]
fn isis_merges_below() {
    let t = conflict(3, "", &["ra devotion=10; god c0r3", "osiris devotion=5; god c7r4", "isis devotion=1; god c3r2"]);
    assert!(t.board().side(Side::new(1)).abilities.has(God::Isis));
    let osiris = "osiris devotion=22; abilities osiris isis; god c3r4; warriors c0r5";
    let mut t = merged_conflict("", ["ra devotion=25; god c0r3; warriors c0r6", osiris], "isis");
    t.play("0 chariots; 1 flood");
    assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Spare { at: hex("c0r5") })));
    // Beaten all the same: the other ability has its moment too.
    t.play("1 yes");
    assert_eq!((t.asked(1), t.figures(1)), (Some(Question::Gate), "c0r5 c3r4".into()));
}

/// [merge.9] [ruling.82] Osiris below: gates stay, serve the merged god, and are closed to the others.
#[test]
fn osiris_merges_below() {
    let seats = ["ra devotion=10; god c0r3", "isis devotion=5; god c7r4", "osiris devotion=1; god c3r2; warriors c8r4"];
    let mut t = conflict(3, "underworld c7r5 c8r4", &seats);
    t.play("1 flood; 2 chariots");
    // Osiris wins the East: Isis 5, Osiris 1 + 1 + 1.
    assert_eq!((t.order(), labels(t.board().underworld)), (vec![1, 0], "c7r5 c8r4".into()));
    t.play("1 move; 1 c7r4; 1 c7r5; 2 summon");
    assert_eq!((t.god(1), t.options(2)), ("c7r5".into(), "done regular underworld".into()));
    t.play("2 done; 0 unlock; 0 pass");
    // A battle lost by the merged god opens a gate, at the word of the higher seat.
    let isis = "isis devotion=22; abilities isis osiris; god c3r4";
    let mut t = merged_conflict("underworld c7r5", ["ra devotion=25; god c0r3; warriors c0r6", isis], "osiris");
    t.play("0 chariots; 1 flood");
    assert_eq!((t.waits_for(), t.asked(1), t.options(1)), (vec![1], Some(Question::Gate), "pass new c7r5".into()));
}

/// [ruling.38] [merge.6] The merged marker lies where the lower one lay, also within a stack.
#[test]
fn the_merged_marker_stays_below_its_stack() {
    let seats = ["ra devotion=4; god c0r3", "isis devotion=4; god c7r4", "osiris devotion=4; god c3r2"];
    // West, East, Delta: Ra, Isis and Osiris come to 5 in this order.
    let t = conflict(3, "", &seats);
    assert_eq!((t.track(), t.order()), (vec![0, 5, 5], vec![1, 2]));
}

/// [ruling.18] Figures that leave are not killed: no curse, no return, no trap.
#[test]
fn leaving_is_not_dying() {
    let osiris = "osiris devotion=1; god c3r2; warriors c3r0; cat-mummy c8r1; mummy c8r2";
    let seats = ["anubis devotion=10; god c0r3", "isis devotion=5; god c7r4", osiris];
    let mut t = conflict(3, "", &seats);
    t.play("1 no; 1 no");
    // Each had dominated a region.
    assert_eq!(
        (t.track(), t.figures(1), t.board().side(Side::new(0)).trapped),
        (vec![11, 2, 0], "c7r4".into(), [0; 5])
    );
    assert_eq!(t.told(|event| matches!(event, Event::Killed { .. } | Event::MummyReturns { .. })), 0);
    // Forgotten, the same.
    let seats = ["anubis devotion=24; god c0r3", "isis devotion=24; god c7r4", osiris];
    let t = conflict(4, "", &seats);
    assert_eq!((t.track(), t.order()), (vec![25, 25, 0], vec![0, 1]));
    assert_eq!((t.board().side(Side::new(0)).trapped, t.board().guardians_left), ([0; 5], [1, 1, 2]));
}

/// [ruling.20] A Scorpion of a merged god pushed in another's turn is aimed by the higher seat.
#[test]
fn the_higher_seat_aims_what_was_pushed() {
    let head = format!("{MERGED}; markers events=12; guardians satet mummy giant-scorpion; aim c1r6 n");
    let isis = "isis; abilities isis osiris; god c7r4; giant-scorpion c1r6";
    let mut t = laid(&head, &["ra devotion=3; god c1r4; satet c1r7", isis, "osiris"]);
    t.play("0 move; 0 c1r7; 0 c1r6; 0 c2r7");
    assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Aim { at: hex("c2r7") })));
}

/// [god.anubis] [merge.3] [forgotten.2] Warriors of a god that leaves are in no slot any more; the others' stay.
#[test]
fn slots_of_anubis_when_another_god_leaves() {
    let anubis = "anubis devotion=24; god c3r2; trapped 0=1 1=2";
    let t = conflict(3, "", &["ra devotion=5; god c0r3", "isis devotion=1; god c7r4", anubis]);
    assert_eq!((t.order(), t.board().side(Side::new(2)).trapped), (vec![0, 2], [1, 0, 0, 0, 0]));
    let t = conflict(4, "", &["ra devotion=24; god c0r3", "isis devotion=1; god c7r4", anubis]);
    assert_eq!((t.order().len(), t.board().side(Side::new(2)).trapped), (2, [1, 0, 0, 0, 0]));
}
