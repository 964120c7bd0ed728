//! The twelve powers. [power.commanding] to [power.worshipful]

use crate::kit::{Table, conflict, laid};
use ankh::ask::Question;
use ankh::event::Event;
use ankh::kinds::Power;
use ankh::refusal::Refusal;

const ISIS: &str = "isis devotion=8; god c3r4; warriors c2r7";

/// A battle in the West: Ra with the God in c0r3, a Warrior in c0r6 and what is added, against Isis.
fn ra_with(lines: &str) -> Table {
    conflict(1, "", &[&format!("ra devotion=10; god c0r3; {lines}"), ISIS])
}

/// [power.commanding]
#[test]
fn commanding() {
    let mut t = ra_with("warriors c0r6; powers commanding");
    t.play("0 chariots; 1 flood");
    assert_eq!(t.followers(0), 4);
    let mut t = ra_with("warriors c0r6; powers commanding");
    t.play("0 flood; 1 flood; 0 yes");
    assert_eq!(t.followers(0), 4);
    // Not for losing, not for dominating.
    let mut t = ra_with("warriors c0r6 c8r8; powers commanding");
    t.play("0 flood; 1 chariots");
    assert_eq!((t.followers(0), t.devotion(0)), (1, 11));
}

/// [power.inspiring]
#[test]
fn inspiring() {
    let mut t = conflict(1, "", &["ra followers=0; god c0r3; powers inspiring", "isis followers=0; god c3r4"]);
    t.play("0 build-monument; 1 flood");
    assert_eq!(
        (t.asked(0), t.options(0)),
        (Some(Question::Build), "pass build obelisk build temple build pyramid".into())
    );
    t.play("0 build temple; 0 c5r5");
    assert_eq!((t.control(0), t.followers(0), t.ankhs(0)), ("c5r5".into(), 0, 8));
}

/// [power.omnipresent]
#[test]
fn omnipresent() {
    let t = ra_with("warriors c0r6 c8r8 c3r1; powers omnipresent");
    assert_eq!(t.followers(0), 4);
}

/// [power.revered] [ruling.9]
#[test]
fn revered() {
    let mut t = laid("", &["ra followers=0; god c1r4; powers revered", "isis; god c7r4"]);
    t.play("0 gain");
    assert_eq!(t.followers(0), 1);
}

/// [power.resplendent] Three of one kind, wherever they are.
#[test]
fn resplendent() {
    for (monuments, strength) in
        [("obelisk c7r7 c8r8 c0r4", 4), ("obelisk c7r7 c8r8; temple c9r8", 2), ("pyramid c7r7 c8r8 c9r8 c3r1", 4)]
    {
        let mut t = ra_with(&format!("warriors c0r6; powers resplendent; {monuments}"));
        t.play("0 flood; 1 chariots");
        assert_eq!(t.strength(0), strength, "{monuments}");
    }
}

/// [power.obelisk-attuned] [ruling.21]
#[test]
fn obelisk_attuned() {
    let mut t = ra_with("warriors c0r6 c8r8 c3r1; obelisk c1r5 c6r5; powers obelisk-attuned");
    assert_eq!((t.asked(0), t.options(0)), (Some(Question::Obelisk), "done c0r3 c0r6 c3r1 c8r8".into()));
    t.play("0 c8r8");
    // Spaces beside the Obelisk of the region, none beside that in the East.
    assert_eq!(t.options(0), "c0r5 c1r4 c1r6");
    t.refuses("0 c0r6", Refusal::NotFree).refuses("0 c6r4", Refusal::NotFree);
    t.play("0 c0r5");
    t.refuses("0 c0r5", Refusal::HasMoved).refuses("0 c3r4", Refusal::NotYourFigure);
    t.play("0 c0r3; 0 c1r4; 0 done; 0 flood; 1 chariots");
    assert_eq!((t.strength(0), t.strength(1)), (3, 5));
    assert_eq!(t.god(0), "c1r4");
    // The one in the Delta stayed.
    assert_eq!(t.figures(0), "c1r4 c3r1");
}

/// [power.obelisk-attuned] Nobody is moved where there is no battle.
#[test]
fn no_obelisk_moves_without_a_battle() {
    let ra = "ra; god c8r8; warriors c0r6; obelisk c1r5; powers obelisk-attuned";
    let t = conflict(1, "", &[ra, "isis; god c3r2"]);
    // A majority and two regions; a region.
    assert_eq!((t.turn().0, t.track(), t.figures(0)), (1, vec![3, 1], "c0r6 c8r8".into()));
}

/// [power.obelisk-attuned] In rounds from the least up, until each has stopped.
#[test]
fn obelisks_in_rounds() {
    let ra = "ra devotion=10; god c0r3; warriors c8r8 c8r9; obelisk c1r5; powers obelisk-attuned";
    let isis = "isis devotion=8; god c3r4; warriors c7r4; obelisk c3r7; powers obelisk-attuned";
    let mut t = conflict(1, "", &[ra, isis]);
    assert_eq!(t.waits_for(), [1]);
    t.play("1 c7r4; 1 c3r8");
    assert_eq!(t.waits_for(), [0]);
    t.play("0 c8r8; 0 c1r6; 1 done; 0 c8r9; 0 c1r4; 0 done");
    assert_eq!(t.waits_for(), [0, 1]);
    t.play("0 flood; 1 flood");
    assert_eq!((t.strength(0), t.strength(1)), (3, 2));
}

/// [power.temple-attuned] Once for each own Temple of the region with a figure beside it.
#[test]
fn temple_attuned() {
    for (temples, strength) in [("c0r4", 4), ("c0r4 c0r5", 6), ("c1r7", 2), ("c8r8", 2), ("c0r7 c1r3 c8r8", 6)] {
        let mut t = ra_with(&format!("warriors c0r6; temple {temples}; powers temple-attuned"));
        t.play("0 flood; 1 chariots");
        assert_eq!(t.strength(0), strength, "{temples}");
    }
    // Two figures beside one Temple.
    let mut t = ra_with("warriors c0r5; temple c0r4; powers temple-attuned");
    t.play("0 flood; 1 chariots");
    assert_eq!(t.strength(0), 4);
}

/// [power.pyramid-attuned] [summon.4] [ruling.57] [ruling.58]
#[test]
fn pyramid_attuned() {
    let isis = "isis; god c0r3; pyramid c8r8 c3r1; powers pyramid-attuned";
    let mut t = laid("", &[isis, "ra; god c7r4"]);
    t.play("0 summon");
    assert_eq!(t.options(0), "done regular pyramid c3r1 pyramid c8r8");
    t.play("0 pyramid c8r8");
    assert_eq!(t.options(0), "c7r7 c7r8 c8r9 c9r7 c9r8");
    t.play("0 c9r7");
    t.refuses("0 pyramid c8r8", Refusal::NoRightToSummon);
    // The regular figure may come beside the one of the Pyramid.
    t.play("0 regular; 0 c9r8; 0 pyramid c3r1; 0 c3r0");
    assert_eq!((t.figures(0), t.warriors(0)), ("c0r3 c3r0 c9r7 c9r8".into(), 3));
    // Which right was used is told: two of them may lead to the same table.
    assert_eq!(t.told(|event| matches!(event, Event::ByPyramid { .. })), 2);
    assert_eq!(t.turn().1, "gain unlock");
}

/// [power.glorious] [ruling.61]
#[test]
fn glorious() {
    let glory = |warriors: &str, script: &str| {
        let mut t = ra_with(&format!("{warriors}powers glorious"));
        t.play(script);
        t.devotion(0)
    };
    // 5 against 2, 4 against 2, a broken tie.
    assert_eq!(glory("warriors c0r6; ", "0 chariots; 1 flood"), 13);
    assert_eq!(glory("", "0 chariots; 1 flood"), 11);
    assert_eq!(glory("warriors c0r6; ", "0 flood; 1 flood; 0 yes"), 11);
}

/// [power.magnanimous] [conflict.23] [ruling.53]
#[test]
fn magnanimous() {
    let mut t = ra_with("warriors c0r6; powers magnanimous");
    t.play("0 flood; 1 chariots");
    assert_eq!(t.track(), [12, 9]);
    // One figure is not enough.
    let mut t = ra_with("powers magnanimous");
    t.play("0 flood; 1 chariots");
    assert_eq!(t.track(), [10, 9]);
    // In a tie that stands all lose.
    let mut t = ra_with("warriors c0r6; powers magnanimous");
    t.play("0 flood; 1 flood; 0 no");
    assert_eq!(t.track(), [12, 8]);
}

/// [power.bountiful] [devotion.5] [example.17]
#[test]
fn bountiful() {
    for (before, after) in [(10, 14), (19, 22), (20, 23), (21, 23)] {
        let ra = format!("ra devotion={before}; god c0r3; warriors c0r6; obelisk c0r4; powers bountiful");
        let mut t = conflict(1, "", &[&ra, ISIS]);
        t.play("0 chariots; 1 flood");
        assert_eq!(t.devotion(0), after, "from {before}");
    }
    // Dominating is a gain beside that of the majorities. [conflict.5]
    let t = conflict(1, "", &["ra; god c0r3; obelisk c0r4; temple c0r5; powers bountiful", "isis; god c7r4"]);
    assert_eq!(t.devotion(0), 5);
    // Majorities of none are no gain.
    let mut t = ra_with("warriors c0r6; powers bountiful");
    t.play("0 chariots; 1 flood");
    assert_eq!(t.devotion(0), 12);
}

/// [power.worshipful] [ruling.54]
#[test]
fn worshipful() {
    let table = || conflict(1, "", &["ra devotion=10 followers=5; god c0r3; warriors c0r6; powers worshipful", ISIS]);
    let mut t = table();
    t.play("0 flood; 1 chariots");
    assert_eq!(t.asked(0), Some(Question::Worship));
    t.play("0 yes");
    // Once for a battle.
    assert_eq!((t.track(), t.followers(0), t.turn().0), (vec![11, 9], 3, 1));
    let mut t = table();
    t.play("0 flood; 1 chariots; 0 no");
    assert_eq!((t.track(), t.followers(0)), (vec![10, 9], 5));
    // The winner may as well, and so may one whom the locusts left without a figure.
    let mut t = table();
    t.play("0 chariots; 1 flood; 0 yes");
    assert_eq!((t.track(), t.followers(0)), (vec![12, 8], 3));
    let ra = "ra devotion=10 followers=5; god c8r8; warriors c0r6; powers worshipful";
    let mut t = conflict(1, "", &[ra, "isis devotion=8 followers=1; god c3r4"]);
    t.play("0 plague-of-locusts; 1 flood; 0 0; 1 1; 0 yes");
    assert_eq!((t.track(), t.figures(0)), (vec![12, 9], "c8r8".into()));
    // With one Follower nothing is asked.
    let mut t = ra_with("warriors c0r6; powers worshipful");
    t.play("0 flood; 1 chariots");
    assert_eq!((t.track(), t.turn().0), (vec![10, 9], 1));
}

/// [ankh.1] What one god unlocked is not taken from another.
#[test]
fn every_god_may_have_the_same() {
    let mut t = laid("", &["ra; god c1r4; powers revered", "isis; god c7r4"]);
    t.play("0 unlock; 0 omnipresent; 1 unlock; 1 revered");
    assert!(t.has_power(0, Power::Revered) && t.has_power(1, Power::Revered));
}

/// [power.resplendent] [god.anubis] A basic strength of 3, and the trapped Warriors come on top.
#[test]
fn resplendent_and_trapped_warriors() {
    let anubis = "anubis; god c0r3; trapped 1=3; obelisk c7r7 c8r8 c0r4; powers resplendent";
    let mut t = conflict(1, "", &[anubis, ISIS]);
    t.play("0 flood; 1 chariots");
    assert_eq!(t.strength(0), 6);
}

/// [power.obelisk-attuned] [ruling.21] Not into another god's Underworld; Osiris may.
#[test]
fn obelisks_and_the_underworld() {
    let seats = ["ra devotion=10; god c0r3; warriors c8r8; obelisk c1r5; powers obelisk-attuned", "osiris; god c3r4"];
    let mut t = conflict(1, "underworld c1r6", &seats);
    t.play("0 c8r8");
    t.refuses("0 c1r6", Refusal::NotFree).takes("0 c1r4");
    let seats = ["osiris devotion=10; god c0r3; warriors c8r8; obelisk c1r5; powers obelisk-attuned", "ra; god c3r4"];
    let mut t = conflict(1, "underworld c1r6", &seats);
    t.play("0 c8r8");
    t.takes("0 c1r6");
}
