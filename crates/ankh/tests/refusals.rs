//! Every refusal is provoked once, by an answer to a question that is open.

mod kit;

use ankh::ask::Question;
use ankh::refusal::Refusal;
use kit::{Table, conflict, event, laid, start};
use std::mem::discriminant;

const RA: &str = "ra followers=3; god c0r3; warriors c0r6";
const ISIS: &str = "isis; god c3r4; warriors c2r7";
const OSIRIS: &str = "osiris; god c3r4; warriors c2r7";

fn after(mut table: Table, script: &str) -> Table {
    table.play(script);
    table
}

/// Ra's first turn, Isis far away.
fn plain(script: &str) -> Table {
    after(laid("", &[RA, "isis; god c7r4"]), script)
}

fn battle(script: &str) -> Table {
    after(conflict(1, "", &[RA, ISIS]), script)
}

/// A corner of the board from which all land within three steps is built over.
fn walled_in() -> Table {
    let near = ankh::map::MAP.walk[kit::hex("c10r3").index()].minus(ankh::map::MAP.water);
    let near: Vec<String> = near.iter().map(|hex| ankh::map::MAP.label(hex)).filter(|label| label != "c10r3").collect();
    let (some, others) = near.split_at(near.len().min(10));
    let head = format!("neutral temple {}; neutral obelisk {}", some.join(" "), others.join(" "));
    after(laid(&head, &["ra; god c10r3; warriors c1r4", "isis; god c1r8"]), "0 move")
}

type Case = (&'static str, fn() -> Table, &'static str, Refusal);

/// What was done, the table, the answer, the reason.
const CASES: &[Case] = &[
    ("a wrong kind of answer", || plain(""), "0 yes", Refusal::NotAnAnswer),
    ("a god twice", || after(start(2, &[("gods", "chosen")]), "0 god ra"), "1 god ra", Refusal::GodTaken),
    ("a second action above the first", || plain("0 summon; 0 done"), "0 move", Refusal::NotBelow),
    ("a figure of another", || plain("0 move"), "0 c7r4", Refusal::NotYourFigure),
    ("a figure twice", || plain("0 move; 0 c0r6; 0 c0r7"), "0 c0r7", Refusal::HasMoved),
    ("a figure that is walled in", walled_in, "0 c10r3", Refusal::NowhereToGo),
    ("four steps", || plain("0 move; 0 c0r3"), "0 c0r7", Refusal::TooFar),
    ("a space that is filled", || plain("0 move; 0 c0r3"), "0 c0r6", Refusal::NotFree),
    ("a Pyramid one does not have", || plain("0 summon"), "0 pyramid c0r3", Refusal::NoRightToSummon),
    ("a guardian one does not have", || after(trapped(), "0 summon; 0 regular"), "0 level 1", Refusal::NoSuchFigure),
    ("a space beside nothing", || plain("0 summon; 0 regular"), "0 c8r8", Refusal::NotSummonable),
    ("a power of another level", || plain("0 unlock"), "0 glorious", Refusal::WrongLevel),
    ("a power twice", || after(revered(), "0 unlock"), "0 revered", Refusal::HasPower),
    ("no monument there", control, "0 c8r8", Refusal::NoMonumentThere),
    ("a monument out of reach", control, "0 c9r8", Refusal::NotControllable),
    ("a camel on a river", || event(5, "", &[RA, ISIS]), "0 c5r3|c5r4", Refusal::NoCaravan),
    ("a line broken off", || after(event(5, "", &[RA, ISIS]), "0 c3r0|c4r1"), "0 pass", Refusal::CaravanBegun),
    (
        "a used card",
        || conflict(1, "", &["ra; god c0r3; hand flood cycle-of-maat", ISIS]),
        "0 drought",
        Refusal::CardUsed,
    ),
    ("an eleventh Obelisk", || after(ten(), "0 build-monument; 1 flood"), "0 build obelisk", Refusal::NoMonumentLeft),
    ("more than one has", || battle("0 plague-of-locusts; 1 flood"), "0 4", Refusal::TooFewFollowers { has: 3 }),
    ("a fourth gate", || beaten("underworld c8r8 c9r8 c3r1"), "1 new", Refusal::NoGateLeft),
    ("a gate that is not there", || beaten("underworld c8r8"), "1 c9r8", Refusal::NoGateThere),
];

fn trapped() -> Table {
    laid("", &[RA, "anubis; god c7r4; trapped 0=1"])
}

fn revered() -> Table {
    laid("", &["ra; god c0r3; powers revered", "isis; god c7r4"])
}

fn control() -> Table {
    event(1, "neutral temple c0r4 c0r5 c9r8", &[RA, ISIS])
}

fn ten() -> Table {
    conflict(1, "neutral obelisk c8r1 c8r2 c7r1 c7r2 c6r1 c6r2 c6r3 c5r1 c5r2 c5r3", &[RA, ISIS])
}

fn beaten(head: &str) -> Table {
    after(conflict(1, head, &[RA, OSIRIS]), "0 chariots; 1 flood")
}

#[test]
fn each_case_is_refused_for_its_reason() {
    for (what, table, line, why) in CASES {
        let table = table();
        let before = table.position();
        assert_eq!(table.why(line), Some(*why), "{what}: '{line}'\n{before}");
        assert_eq!(table.position(), before, "{what}");
    }
}

#[test]
fn every_refusal_has_its_case() {
    for refusal in Refusal::ALL {
        let named = CASES.iter().filter(|case| discriminant(&case.3) == discriminant(&refusal)).count();
        assert_eq!(named, 1, "{refusal:?}");
    }
    assert_eq!(CASES.len(), Refusal::ALL.len());
}

/// The kernel's own two.
#[test]
fn who_is_not_asked_is_told_so() {
    let t = plain("");
    assert_eq!(t.game.check(table::Seat::new(1), ankh::ask::Answer::Done), Err(table::Refused::NotAsked));
    let over = conflict(5, "", &[RA, "isis; god c7r4"]);
    assert_eq!(over.game.check(table::Seat::new(0), ankh::ask::Answer::Done), Err(table::Refused::Over));
}

/// Every section that a refusal cites is in the rules.
#[test]
fn reasons_cite_sections_that_exist() {
    let rules = include_str!("../../../rules/ankh.md");
    for (what, table, _, why) in CASES {
        for open in table().game.open() {
            let rule = why.rule(&open.question);
            assert!(rules.contains(&format!("### {rule} ")), "{what}: {rule}");
        }
    }
    for question in [Question::Adopt { level: 0, at: None }, Question::Tiebreak, Question::PlayCard, Question::Swap] {
        assert!(rules.contains(&format!("### {} ", question.rule())), "{question:?}");
    }
}
