use crate::{err, out, refuses, run, scratch};

/// A game of two random bots, written by
/// `tawy play kemet-2012 --bots random,random --seed 20 --options length=beginner --record FILE < /dev/null`.
const GOLDEN: &str = include_str!("../golden/two-players.tawy");

fn golden() -> String {
    format!("{}/tests/golden/two-players.tawy", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_golden_record_still_holds() {
    let output = run(&["replay", &golden()]);
    assert!(output.status.success(), "{}", err(&output));
    let shown = out(&output);
    assert!(shown.contains("holds") && shown.contains("has won"), "{shown}");
}

#[test]
fn the_documented_record_holds() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md"));
    let page = page.expect("the page is there");
    let record = page.split("```text\n").find(|part| part.starts_with("tawy 1")).expect("the page has a record");
    let file = scratch("documented.tawy", record.split("```").next().unwrap_or(""));
    let output = run(&["replay", file.to_str().expect("a plain path")]);
    assert!(output.status.success(), "{}", err(&output));
}

#[test]
fn a_record_is_shown_at_any_answer_and_from_any_seat() {
    let start = out(&run(&["replay", &golden(), "--at", "0"]));
    assert!(start.contains("round 0 first-cards") && !start.contains("has won"), "{start}");
    let seat = out(&run(&["replay", &golden(), "--at", "40", "--seat", "1"]));
    assert!(seat.contains("Battle cards:") && !seat.contains("kemet-2012 players"), "{seat}");
    assert!(seat.contains("What happened last:"), "{seat}");
    let middle = out(&run(&["replay", &golden(), "--at", "40"]));
    assert!(middle.contains("Open: "), "{middle}");
    refuses(&["replay", &golden(), "--at", "100000"], "there are only");
    refuses(&["replay", &golden(), "--seat", "2"], "there is no seat 2; there are 0 to 1");
}

#[test]
fn a_broken_record_is_named_by_line() {
    let lines: Vec<&str> = GOLDEN.lines().collect();
    let answers = lines.iter().position(|&line| line == "answers").expect("a record has answers");
    let broken = |name: &str, at: usize, line: &str, saying: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        let file = scratch(name, lines.join("\n"));
        refuses(&["replay", file.to_str().expect("a plain path")], saying);
    };
    let at = |index: usize| format!("line {}:", index + 1);
    broken("broken-0.tawy", 0, "tawy 99", "line 1: a record begins with 'tawy 1'");
    broken("broken-1.tawy", 1, "ruleset senet", "line 2: there is no ruleset 'senet'");
    broken("broken-2.tawy", 2, "players many", "line 3: 'many' is not a number of players");
    broken("broken-3.tawy", 3, "options length", "line 4: 'length' is not an option");
    broken("broken-4.tawy", 3, "options length=endless", "line 4: option length cannot be 'endless'");
    broken("broken-10.tawy", 2, "players 9", "line 3: this ruleset is for 2 to 5 players");
    broken("broken-11.tawy", 3, "players 2", "line 4: 'players' stands twice in the head, first in line 3");
    broken("broken-12.tawy", answers, "", "does not belong in the head");
    broken("broken-5.tawy", 4, "nonsense", "line 5: 'nonsense' does not belong");
    broken("broken-6.tawy", answers + 20, "0 fly", &at(answers + 20));
    broken("broken-7.tawy", answers + 20, "9 done", &at(answers + 20));
    broken("broken-8.tawy", answers + 20, "0", &at(answers + 20));
    broken("broken-9.tawy", answers + 5, "0 done", &at(answers + 5));
    let file = scratch("broken-more.tawy", format!("{GOLDEN}0 done\n"));
    let last = format!("line {}: '0 done' is refused: The game is over.", lines.len() + 1);
    refuses(&["replay", file.to_str().expect("a plain path")], &last);
    let file = scratch("broken-empty.tawy", "");
    refuses(&["replay", file.to_str().expect("a plain path")], "line 1: the record is empty");
    let file = scratch("broken-bytes.tawy", b"tawy 1\n\xff\xff\n");
    refuses(&["replay", file.to_str().expect("a plain path")], "line 2: this is not UTF-8");
    let file = scratch("broken-head.tawy", "tawy 1\nruleset kemet-2012\nplayers 2\n");
    refuses(&["replay", file.to_str().expect("a plain path")], "line 3: the head of a record ends with 'answers'");
    refuses(&["replay", "no-such.tawy"], "no-such.tawy");
}

#[test]
fn a_record_may_begin_at_a_position_and_its_lines_are_counted_through() {
    let record = |prayer: &str, answer: &str| {
        format!(
            "tawy 1\n# a comment\nruleset kemet-2012\nplayers 2\nposition\n  kemet-2012 players=2\n\n  \
             # the first seat\n  seat 0 prayer={prayer}\n    troops Ia=5\n  seat 1\n    troops IIa=5\nend\nanswers\n{answer}\n"
        )
    };
    let file = scratch("placed.tawy", record("5", "0 lay pray-middle"));
    let output = run(&["replay", file.to_str().expect("a plain path")]);
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("prayer=7"), "{}", out(&output));
    let file = scratch("placed-badly.tawy", record("99", "0 lay pray-middle"));
    refuses(&["replay", file.to_str().expect("a plain path")], "line 9:");
    let file = scratch("placed-refused.tawy", record("5", "0 done"));
    refuses(&["replay", file.to_str().expect("a plain path")], "line 15: '0 done' is refused");
}
