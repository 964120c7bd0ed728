//! Scenarios from a file: checked, played, simulated, and replayed without the file.

use crate::{ENDS, err, out, refuses, run, scratch, tawy, tells};
use ::ankh::map::MAP;
use ::ankh::{Ankh, audit, scenario, setup};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use table::{Game, Notation, Rng};

const EXAMPLE: &str = include_str!("../../../../docs/scenarios/southern-gate.txt");

fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    scratch(name, content).to_str().expect("a plain path").to_owned()
}

/// Runs and expects exit code 2, and that this is said about the file.
fn is_wrong(args: &[&str], saying: &str) {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}{}", out(&output), err(&output));
    assert!(err(&output).contains("this scenario cannot be played:\n"), "{args:?} says: {}", err(&output));
    assert!(err(&output).contains(saying), "{args:?} says: {}", err(&output));
}

#[test]
fn the_example_of_the_page_is_the_file_beside_it_and_can_be_played() {
    let page = include_str!("../../../../docs/scenarios.md");
    assert!(page.contains(&format!("```text\n{EXAMPLE}```")), "docs/scenarios.md shows another example");
    let path = file("southern-gate.txt", EXAMPLE);
    let output = run(&["scenario", &path]);
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(out(&output), format!("{path}: this scenario can be played, with 2 players.\n"));
    let polish = run(&["scenario", &path, "--lang", "pl"]);
    assert!(out(&polish).contains("można zagrać") && out(&polish).contains('2'), "{}", out(&polish));
}

#[test]
fn a_game_from_a_file_is_played_to_its_end_and_replayed_without_the_file() {
    let path = file("played-scenario.txt", EXAMPLE);
    let record = file("played-scenario.tawy", "");
    for seed in ["1", "2", "3"] {
        let wish = ["play", "ankh", "--scenario-file", &path, "--bots", "random,random", "--seed", seed];
        let output = tawy().args(wish).args(["--record", &record]).output().expect("the program starts");
        assert!(output.status.success() && tells(&out(&output), ENDS[0].1), "{}{}", out(&output), err(&output));
        let shown = run(&["replay", &record]);
        assert!(shown.status.success() && tells(&out(&shown), ENDS[0].1), "{}", err(&shown));
    }
    let text = std::fs::read_to_string(&record).expect("the record is there");
    assert!(text.contains("scenario=own") && text.contains("start 1 god=c2r4 warrior=c1r3 temple=c3r4"), "{text}");
    assert!(text.contains("\nposition\n"), "{text}");
    // Another scenario in the head than the position has; a start in the lake; a region without a token.
    for (from, to, why) in [
        ("options scenario=own", "options scenario=crossroads", "the position is of another game than the head says"),
        ("god=c2r4", "god=c2r5", "c2r5 is water"),
        ("  token 4", "# token 4", "no token lies in the region around"),
        ("position\n", "# position\n", "'ankh players="),
    ] {
        assert!(text.contains(from), "{text}");
        let broken = file("broken-scenario.tawy", text.replacen(from, to, 1));
        refuses(&["replay", &broken], why);
    }
}

#[test]
fn the_positions_of_such_a_game_are_read_back_from_its_first_answer_to_its_last() {
    let path = file("positions-scenario.txt", EXAMPLE);
    let record = file("positions-scenario.tawy", "");
    let wish = ["play", "ankh", "--scenario-file", &path, "--bots", "random,random", "--seed", "7"];
    let output = tawy().args(wish).args(["--record", &record]).output().expect("the program starts");
    assert!(output.status.success(), "{}", err(&output));
    for at in ["0", "3", "6", "20", "60"] {
        let shown = out(&run(&["replay", &record, "--at", at]));
        let position = shown.split("\n\n").nth(1).expect("a position comes first");
        assert!(position.starts_with("ankh players=2 scenario=own"), "{shown}");
        let position = file("position-scenario.txt", position);
        let output = run(&["perft", "ankh", "--position", &position, "--depth", "1"]);
        assert!(output.status.success(), "at {at}: {}", err(&output));
    }
}

#[test]
fn bots_play_many_games_from_a_file_and_the_file_says_how_many_play() {
    let path = file("sim-scenario.txt", EXAMPLE);
    let output = run(&["sim", "ankh", "--scenario-file", &path, "--games", "20", "--json"]);
    assert!(output.status.success(), "{}", err(&output));
    assert!(
        out(&output).contains("\"players\":2") && out(&output).contains("\"scenario\":\"own\""),
        "{}",
        out(&output)
    );
    let perft = run(&["perft", "ankh", "--scenario-file", &path, "--depth", "2"]);
    assert!(out(&perft).contains("depth 2: 20 positions"), "{}{}", out(&perft), err(&perft));
    let sim = ["sim", "ankh", "--scenario-file", &path, "--games", "1"];
    let with = |more: [&'static str; 2]| [&sim[..], &more[..]].concat();
    refuses(&with(["--players", "3"]), "this scenario is for 2 players, not for 3");
    refuses(&with(["--options", "scenario=crossroads"]), "the scenario comes from its file");
    refuses(&with(["--options", "colour=red"]), "there is no option 'colour'");
    refuses(&["sim", "kemet-bs", "--scenario-file", &path, "--games", "1"], "this game has no scenarios");
    let guardian = run(&with(["--options", "guardian-1=satet"]));
    assert!(guardian.status.success(), "{}", err(&guardian));
}

/// Each point of [scenario.2] has its own test beside the reader; here: every way in says it the same way.
#[test]
fn a_wrong_file_is_told_line_by_line_whoever_asks() {
    let text = EXAMPLE.replace("god=c2r4", "god=c4r6").replace("c1r8|c2r9", "c0r2|c1r1");
    let path = file("wrong-scenario.txt", text);
    let play = ["play", "ankh", "--scenario-file", &path];
    for args in [&["scenario", &path][..], &play, &["sim", "ankh", "--games", "1", "--scenario-file", &path]] {
        is_wrong(args, "\n  line 5: c4r6 is water\n  line 13: there is a river between c0r2 and c1r1");
    }
    let open = file("open-scenario.txt", EXAMPLE.replace(" c2r7|c3r7", ""));
    is_wrong(&["scenario", &open], "line 13: the camel between c1r8 and c2r9 parts nothing");
    let empty = file("empty-scenario.txt", "");
    is_wrong(&["scenario", &empty], "a line 'scenario NAME' is missing\n  a line 'players N' is missing");
}

#[test]
fn a_file_that_cannot_be_read_is_told_in_words() {
    let directory = env!("CARGO_TARGET_TMPDIR");
    is_wrong(&["scenario", directory], "this is a directory, not a file");
    let missing = Path::new(directory).join("no-such-scenario.txt");
    is_wrong(&["scenario", missing.to_str().expect("a plain path")], "there is no such file");
    let latin = file("latin-scenario.txt", b"scenario a\nplayers \xb2\n");
    is_wrong(&["scenario", &latin], "line 2: this is not UTF-8 text");
    is_wrong(&["play", "ankh", "--scenario-file", &latin], "line 2: this is not UTF-8 text");
    let windows = file("windows-scenario.txt", format!("\u{feff}{}", EXAMPLE.replace('\n', "\r\n")));
    assert!(run(&["scenario", &windows]).status.success(), "line ends and marks of other systems are read");
}

/// The replies of the referee to these requests.
fn referee(requests: &[Value]) -> Vec<Value> {
    let mut child =
        tawy().arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the referee starts");
    let mut input = child.stdin.take().expect("it listens");
    for request in requests {
        writeln!(input, "{request}").expect("it listens");
    }
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    out(&output).lines().map(|line| serde_json::from_str(line).expect("a reply is JSON")).collect()
}

#[test]
fn the_referee_lays_out_a_scenario_and_its_record_and_positions_hold() {
    let new = json!({"do": "new", "ruleset": "ankh", "scenario": EXAMPLE, "seed": 3});
    let replies = referee(&[new, json!({"do": "record"}), json!({"do": "position"})]);
    assert_eq!(replies[0]["ok"], true, "{}", replies[0]);
    assert_eq!((&replies[0]["players"], &replies[0]["options"]["scenario"]), (&json!(2), &json!("own")));
    let record = file("referee-scenario.tawy", replies[1]["record"].as_str().expect("a record"));
    assert!(run(&["replay", &record]).status.success(), "{}", replies[1]);
    let loaded = referee(&[json!({"do": "load", "position": replies[2]["position"]}), json!({"do": "position"})]);
    assert_eq!(loaded[1]["position"], replies[2]["position"]);

    let wrong = |more: Value, why: &str| {
        let mut request = json!({"do": "new", "ruleset": "ankh"});
        request.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        let replies = referee(&[request]);
        assert_eq!(replies[0]["ok"], false, "{}", replies[0]);
        assert!(replies[0]["why"].as_str().is_some_and(|said| said.contains(why)), "{}", replies[0]);
    };
    wrong(json!({"scenario": "players 9\nplayer\n"}), "line 1: '9' is not a number from 2 to 5; line 2: ");
    wrong(json!({"scenario": EXAMPLE, "players": 3}), "this scenario is for 2 players, not for 3");
    wrong(json!({"scenario": 3}), "'scenario' must be a text");
    wrong(json!({"scenario": null}), "'players' is missing");
    wrong(json!({"scenario": EXAMPLE, "ruleset": "kemet-2012"}), "this game has no scenarios");
}

/// A scenario with some of its spaces replaced: mostly wrong, sometimes another scenario.
fn scrambled(text: &str, rng: &mut Rng) -> String {
    let hexes: Vec<String> = MAP.hexes().map(|hex| MAP.label(hex)).collect();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=rng.below(3) {
        let at = rng.below(lines.len());
        let line = &lines[at];
        match rng.below(8) {
            0 => _ = lines.remove(at),
            1 => {
                let other = rng.below(lines.len());
                lines.swap(at, other);
            }
            2 => lines[at] = line.chars().filter(|_| rng.below(20) > 0).collect(),
            _ => {
                let spaces: Vec<&str> = line.split([' ', '=', '|']).filter(|word| MAP.find(word).is_some()).collect();
                if !spaces.is_empty() {
                    let (old, new) = (spaces[rng.below(spaces.len())], &hexes[rng.below(hexes.len())]);
                    lines[at] = line.replacen(old, new, 1);
                }
            }
        }
    }
    lines.join("\n")
}

#[test]
fn whatever_is_accepted_can_be_played_to_its_end() {
    let mut rng = Rng::new(5);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..600 {
        let text = scrambled(scenario::TEXTS[round % scenario::TEXTS.len()], &mut rng);
        let read = match scenario::check(&text) {
            Ok(read) => read,
            Err(wrongs) => {
                assert!(!wrongs.is_empty(), "refused without a word:\n{text}");
                refused += 1;
                continue;
            }
        };
        accepted += 1;
        let board = setup::own(&read, []).unwrap_or_else(|why| panic!("{why}\n{text}"));
        let mut game = Game::<Ankh>::new(board);
        while let Some(open) = game.open().first() {
            let (seat, options) = (open.seat, game.options(open.seat));
            let answer = options[rng.below(options.len())];
            game.play(seat, answer).expect("an option is taken");
            audit::audit(game.checkpoint()).unwrap_or_else(|why| panic!("{why}\n{text}"));
            if rng.below(20) == 0 {
                let position = Ankh::write_position(&game);
                let again = Ankh::read_position(&position).unwrap_or_else(|why| panic!("{why}\n{position}"));
                assert_eq!(Ankh::write_position(&again), position);
                assert_eq!(again.board(), game.board(), "{position}");
            }
        }
        assert!(::ankh::result(&game).is_some(), "no end:\n{text}");
    }
    assert!(accepted > 100 && refused > 100, "{accepted} accepted, {refused} refused");
}
