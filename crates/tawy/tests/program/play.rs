use crate::dice::Dice;
use crate::{ENDS, RULESETS, err, out, refuses, run, scratch, tawy, tells};
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// A game without a terminal: questions out, lines in.
struct Table {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
}

impl Table {
    fn new(args: &[&str]) -> Table {
        Table::of("kemet-2012", args)
    }

    fn of(ruleset: &str, args: &[&str]) -> Table {
        let mut child = tawy()
            .args(["play", ruleset])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the game starts");
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("its output is a pipe"));
        Table { child, input, output }
    }

    /// All that is said until an answer is waited for, or the end.
    fn hear(&mut self, until: &str) -> (String, bool) {
        let (said, at) = self.hear_any(&[until]);
        (said, at.is_some())
    }

    /// The same for several signs, and which of them came.
    fn hear_any(&mut self, until: &[&str]) -> (String, Option<usize>) {
        let (mut said, mut byte) = (Vec::new(), [0]);
        while self.output.read(&mut byte).expect("the game speaks") > 0 {
            said.push(byte[0]);
            if let Some(which) = until.iter().position(|until| said.ends_with(until.as_bytes())) {
                return (String::from_utf8(said).expect("UTF-8"), Some(which));
            }
        }
        (String::from_utf8(said).expect("UTF-8"), None)
    }

    fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the game listens");
        writeln!(input, "{line}").expect("the game listens");
    }

    fn end(mut self) {
        drop(self.input.take());
        let (said, _) = self.hear("no such end");
        assert!(said.contains("Until next time."), "{said}");
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// The numbers offered at the end of what was said.
fn numbers(said: &str) -> Vec<&str> {
    let lines = said.lines().rev().skip(1);
    let offered = lines.take_while(|line| line.starts_with("  ") && !line.trim().is_empty());
    offered.filter_map(|line| line.split_whitespace().next()).collect()
}

#[test]
fn a_person_plays_to_the_end_by_numbers() {
    let file = scratch("played.tawy", "");
    let path = file.to_str().expect("a plain path");
    let mut table = Table::new(&["--players", "3", "--seed", "6", "--options", "length=beginner", "--record", path]);
    let mut dice = Dice::new(6);
    let mut asked = 0;
    let end = loop {
        let (said, waits) = table.hear("\n> ");
        if !waits {
            break said;
        }
        let numbers = numbers(&said);
        assert!(!numbers.is_empty(), "{said}");
        table.say(numbers[dice.below(numbers.len())]);
        asked += 1;
    };
    assert!(asked > 50, "{asked} questions");
    assert!(end.contains("has won") && end.contains("Until next time."), "{end}");
    assert!(table.child.wait().expect("it ends").success());
    let replayed = run(&["replay", path]);
    assert!(replayed.status.success() && out(&replayed).contains("has won"), "{}", err(&replayed));
}

/// Each ruleset in each language, and the record replays.
#[test]
fn a_person_plays_every_ruleset_in_every_language() {
    for ruleset in RULESETS {
        for (lang, ends) in ENDS {
            let file = scratch(&format!("played-{ruleset}-{lang}.tawy"), "");
            let path = file.to_str().expect("a plain path");
            let mut table = Table::of(ruleset, &["--players", "3", "--seed", "9", "--lang", lang, "--record", path]);
            let mut dice = Dice::new(9);
            let end = loop {
                let (said, waits) = table.hear("\n> ");
                assert!(!said.contains('<') && !said.contains('{'), "{said}");
                if !waits {
                    break said;
                }
                let numbers = numbers(&said);
                assert!(!numbers.is_empty(), "{said}");
                table.say(numbers[dice.below(numbers.len())]);
            };
            assert!(tells(&end, ends), "{end}");
            assert!(table.child.wait().expect("it ends").success());
            let replayed = run(&["replay", path, "--lang", lang, "--seat", "1"]);
            assert!(replayed.status.success() && tells(&out(&replayed), ends), "{}", err(&replayed));
        }
    }
}

/// What the table of the six cities shows and says.
#[test]
fn blood_and_sand_reads_as_it_is() {
    let mut table = Table::of("kemet-bs", &["--players", "3", "--seed", "5"]);
    let hear = |table: &mut Table, line: &str, saying: &[&str]| {
        if !line.is_empty() {
            table.say(line);
        }
        let (said, waits) = table.hear("\n> ");
        for part in saying {
            assert!(waits && said.contains(part), "'{line}' should say '{part}': {said}");
        }
    };
    hear(&mut table, "", &["The colours in play: Diamond, Ruby, Onyx.", "How many go to A1?", "Diversion (always)"]);
    hear(&mut table, "board", &["WB ~b", "A ~r", "TX T5", "SX Sanctuary", "○ Buy –"]);
    hear(&mut table, "map", &["A    A1 A2 A3 AB WB TW", "X    TX SX ~ WB"]);
    hear(&mut table, "why 3", &["Here 5 units go, or none"]);
    hear(&mut table, "help", &["rules/bs1.md", "Veteran token: ", "red port: "]);
    hear(&mut table, "5", &["How many go to A2?"]);
    hear(&mut table, "5", &["How high is the first one?"]);
    hear(&mut table, "2", &["Which colour has your pyramid of level 2?"]);
    hear(&mut table, "why blue", &["That colour is not in play in this game."]);
    table.say("quit");
    table.end();
}

#[test]
fn the_line_understands_commands_and_says_why_not() {
    let mut table = Table::new(&["--seed", "4"]);
    let hear = |table: &mut Table, line: &str, saying: &str| {
        if !line.is_empty() {
            table.say(line);
        }
        let (said, waits) = table.hear("\n> ");
        assert!(waits && said.contains(saying), "'{line}' should say '{saying}': {said}");
    };
    hear(&mut table, "", "Anubis: Share three levels among your pyramids");
    hear(&mut table, "undo", "There is nothing to take back.");
    hear(&mut table, "why 1/1/1", "That is allowed.");
    hear(&mut table, "why 1", "That is allowed.");
    hear(&mut table, "Why", "Type why and any answer as a record writes it");
    hear(&mut table, "TILES", "+1 strength when you attack");
    hear(&mut table, "why done", "That does not answer this question. [setup.7]");
    hear(&mut table, "why fly", "'fly' is not an answer of this game");
    hear(&mut table, "abracadabra", "Type a number, an answer, or one of:");
    hear(&mut table, "99", "is not an answer");
    hear(&mut table, "board", "Anubis   Ia");
    hear(&mut table, "map", "W1   Ia Ib Ic W2 W4 TW");
    hear(&mut table, "log", "Turn order:");
    hear(&mut table, "help", "rules/k12.md");
    hear(&mut table, "help", "victory point: what wins the game");
    hear(&mut table, "1/1/1", "build the white pyramid");
    hear(&mut table, "undo", "One answer is taken back.");
    hear(&mut table, "1", "build the white pyramid");
    table.say("Exit");
    table.end();
}

#[test]
fn a_record_is_kept_from_the_first_answer_on() {
    let file = scratch("kept.tawy", "");
    let path = file.to_str().expect("a plain path");
    let mut table = Table::new(&["--seed", "4", "--record", path]);
    table.hear("\n> ");
    table.say("1/1/1");
    table.hear("\n> ");
    table.child.kill().expect("it runs");
    table.child.wait().expect("it ends");
    let kept = std::fs::read_to_string(&file).expect("the record is there");
    assert!(kept.ends_with("0 1/1/1\n"), "{kept}");
    refuses(&["play", "kemet-2012", "--record", "/no/such/folder/game.tawy"], "/no/such/folder/game.tawy:");
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    let mut table = Table::new(&["--seed", "1"]);
    table.hear("\n> ");
    table.end();
}

#[test]
fn another_person_sees_the_hand_only_after_the_curtain() {
    let mut table = Table::new(&["--bots", "person", "--seed", "3"]);
    let mut curtains = 0;
    while curtains < 4 {
        let (said, at) = table.hear_any(&["presses Enter.\n", "\n> "]);
        match at {
            Some(0) => {
                assert!(!said.contains("Cards:"), "before the curtain rises: {said}");
                curtains += 1;
                table.say("");
            }
            Some(_) => table.say(numbers(&said).last().expect("something is offered")),
            None => panic!("the game is over: {said}"),
        }
    }
    let (said, _) = table.hear("\n> ");
    assert!(said.contains("Cards:"), "{said}");
    table.say("quit");
    table.end();
}

#[test]
fn a_person_may_pass_on() {
    let mut table = Table::new(&["--players", "4", "--seed", "8"]);
    let mut dice = Dice::new(1);
    let mut windows = 0;
    while windows < 3 {
        let (said, waits) = table.hear("\n> ");
        assert!(waits, "{said}");
        let question = said.lines().rev().find(|line| line.starts_with("Anubis: ")).expect("Anubis is asked");
        if question.ends_with("[di.4]") || question.ends_with("[di.5]") {
            windows += 1;
            table.say("pass on");
            let (said, _) = table.hear("\n> ");
            if said.contains("[di.4]") || said.contains("[di.5]") {
                assert!(said.contains("ends the turn."), "passing on lasts as long as the turn: {said}");
                table.say(numbers(&said)[0]);
                continue;
            }
            table.say("pass on");
            let (said, _) = table.hear("\n> ");
            assert!(said.contains("You can only pass on when"), "{said}");
            let numbers = numbers(&said);
            table.say(numbers[dice.below(numbers.len())]);
        } else {
            let numbers = numbers(&said);
            table.say(numbers[dice.below(numbers.len())]);
        }
    }
    table.say("quit");
    table.end();
}

#[test]
fn bots_may_play_among_themselves() {
    let output = tawy()
        .args(["play", "kemet-2012", "--bots", "random,random", "--seed", "2", "--options", "length=beginner"])
        .stdin(Stdio::null())
        .output()
        .expect("the game runs");
    assert!(output.status.success());
    assert!(out(&output).contains("has won"), "{}", out(&output));
}

#[test]
fn a_table_that_cannot_be_set_is_refused() {
    refuses(&["play", "kemet-2012", "--players", "1"], "this ruleset is for 2 to 5 players, not for 1");
    refuses(&["play", "kemet-2012", "--bots", "deep-blue"], "there are: random, greedy, search, level1,");
    refuses(&["play", "kemet-2012", "--bots", "deep-blue"], "; and person");
    refuses(&["play", "kemet-2012", "--players", "5", "--bots", "random,random"], "2 bots for 5 seats");
}

#[test]
fn help_and_hints_speak_of_the_game_that_is_played() {
    let said = |ruleset: &str, offer: &str| {
        let mut table = Table::of(ruleset, &["--seed", "5"]);
        let (mut all, _) = table.hear("\n> ");
        for line in ["help", "why", offer, "map"] {
            table.say(line);
            all += &table.hear("\n> ").0;
        }
        table.end();
        all
    };
    let ankh = said("ankh", "powers");
    for part in [
        "board, powers, map",
        "why unlock",
        "such as [action.2]",
        "rules/ankh.md",
        "Powers of level 1",
        "≈",
        "\nRegion 1: ",
    ] {
        assert!(ankh.contains(part), "no '{part}' in: {ankh}");
    }
    for part in ["tiles", "pass on", "lay raise", "day.2"] {
        assert!(!ankh.contains(part), "'{part}' is of another game: {ankh}");
    }
    let kemet = said("kemet-2012", "tiles");
    for part in ["pass on, board, tiles, map", "why lay raise", "such as [day.2]", "level, name, what it does"] {
        assert!(kemet.contains(part), "no '{part}' in: {kemet}");
    }
}
