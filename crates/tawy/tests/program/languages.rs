//! Who hears which language.

use crate::{ENDS, RULESETS, err, out, run, tawy, tells};
use std::io::Write;
use std::process::{Command, Stdio};

const POLISH: &str = "grają same boty";
const ENGLISH: &str = "only bots play";

/// What a game of two bots says, started like this.
fn watch(program: &mut Command) -> String {
    watch_game(program, "kemet-2012", 2)
}

fn watch_game(program: &mut Command, ruleset: &str, players: usize) -> String {
    let bots = vec!["random"; players].join(",");
    let watched =
        program.args(["play", ruleset, "--players", &players.to_string(), "--bots", &bots, "--seed", "1"]).output();
    let output = watched.expect("the program starts");
    assert!(output.status.success(), "{}", err(&output));
    out(&output)
}

#[test]
fn people_hear_the_language_they_ask_for_or_else_that_of_the_system() {
    assert!(watch(&mut tawy()).contains(ENGLISH));
    assert!(watch(tawy().args(["--lang", "pl"])).contains(POLISH));
    assert!(watch(tawy().env("LANG", "pl_PL.UTF-8")).contains(POLISH));
    assert!(watch(tawy().env("LANG", "de_DE.UTF-8")).contains(ENGLISH));
    assert!(watch(tawy().env("LANG", "en_GB.UTF-8").env("LC_ALL", "pl_PL")).contains(POLISH));
    assert!(watch(tawy().env("LANG", "pl_PL").env("LC_ALL", "C")).contains(ENGLISH));
    assert!(watch(tawy().env("LANG", "pl_PL").env("LC_ALL", "")).contains(POLISH));
    assert!(watch(tawy().env("LANG", "pl_PL").args(["--lang", "en"])).contains(ENGLISH));
}

#[test]
fn a_whole_game_says_nothing_it_has_no_words_for() {
    for ruleset in RULESETS {
        for players in 2..=5 {
            for (lang, ends) in ENDS {
                let said = watch_game(tawy().args(["--lang", lang]), ruleset, players);
                assert!(said.lines().count() > 100 && tells(&said, ends), "{said}");
                assert!(!said.contains('<') && !said.contains('{'), "{said}");
            }
        }
    }
}

#[test]
fn a_record_is_shown_in_polish() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/two-players.tawy");
    let output = run(&["replay", record, "--lang", "pl", "--seat", "0"]);
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("jest w porządku") && out(&output).contains("Anubis   Ia"), "{}", out(&output));
}

#[test]
fn a_language_we_do_not_speak_is_named() {
    let output = run(&["play", "kemet-2012", "--lang", "de"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("there is no language 'de'; there are: en, pl"), "{}", err(&output));
}

/// What the referee replies to these lines.
fn referee(program: &mut Command, lines: &[&str]) -> String {
    let mut child =
        program.arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the referee starts");
    let mut input = child.stdin.take().expect("its input is a pipe");
    input.write_all(lines.join("\n").as_bytes()).expect("it listens");
    drop(input);
    out(&child.wait_with_output().expect("it ends"))
}

#[test]
fn programs_hear_english_unless_they_ask() {
    let plain = r#"{"do":"new","ruleset":"kemet-2012","players":2,"seed":5}"#;
    let polish = r#"{"do":"new","ruleset":"kemet-2012","players":2,"seed":5,"lang":"pl"}"#;
    let german = r#"{"do":"new","ruleset":"kemet-2012","players":2,"seed":5,"lang":"de"}"#;
    let open = r#"{"do":"open"}"#;
    let (in_english, in_polish) = ("Share three levels", "Rozdziel trzy poziomy");

    assert!(referee(tawy().env("LANG", "pl_PL.UTF-8"), &[plain, open]).contains(in_english));
    assert!(referee(tawy().args(["--lang", "pl"]), &[plain, open]).contains(in_polish));
    assert!(referee(&mut tawy(), &[polish, open]).contains(in_polish));
    // Each game has its own language, and a wish that fails changes nothing.
    assert!(referee(&mut tawy(), &[polish, plain, open]).contains(in_english));
    let failed = referee(&mut tawy(), &[polish, german, open]);
    assert!(failed.contains("'lang': there is no language 'de'; there are: en, pl") && failed.contains(in_polish));

    let position =
        "kemet-2012 players=2\\nseat 0 prayer=2\\n  pyramids white=1@Ia\\n  troops Ia=5\\nseat 1\\n  troops IIa=5\\n";
    let load = format!(r#"{{"do":"load","position":"{position}","lang":"pl"}}"#);
    assert!(referee(&mut tawy(), &[&load, open]).contains("Twoja tura"));
}
