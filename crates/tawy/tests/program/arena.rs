use crate::{RULESETS, err, out, refuses, run, scratch};
use serde_json::Value;
use std::fs;

fn report(ruleset: &str, args: &[&str]) -> Value {
    let output = run(&[&["arena", ruleset, "--players", "2", "--json"], args].concat());
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(err(&output), "", "no progress bar in a pipe");
    serde_json::from_str(out(&output).lines().last().expect("a line")).expect("the last line is JSON")
}

/// What does not depend on the clock.
fn sums(report: &Value) -> Vec<(u64, u64)> {
    let standings = report["standings"].as_array().into_iter().flatten();
    standings.map(|s| (s["won"].as_u64().unwrap_or(0), s["played"].as_u64().unwrap_or(0))).collect()
}

#[test]
fn greedy_beats_random_in_every_ruleset() {
    for ruleset in RULESETS {
        let report = report(ruleset, &["--bots", "greedy,random", "--games", "6"]);
        assert_eq!(report["games"], 6);
        assert_eq!(sums(&report), [(6, 6), (0, 6)], "{report}");
        assert!(report["standings"][0]["rating"].as_f64() > report["standings"][1]["rating"].as_f64());
    }
}

#[test]
fn a_match_that_was_stopped_goes_on_and_comes_out_the_same() {
    let whole = report("kemet-2012", &["--bots", "random,random", "--games", "30", "--seed", "5"]);
    let file = scratch("arena-results.txt", "");
    let kept = file.to_string_lossy().into_owned();
    let wish =
        |games| ["--bots", "random,random", "--seed", "5", "--results", &kept, "--games", games].map(str::to_owned);
    let part = |games| {
        let args = wish(games);
        report("kemet-2012", &args.iter().map(String::as_str).collect::<Vec<_>>())
    };
    assert_eq!(part("11")["games"], 11);
    // Stopped in the middle of a line.
    let mut text = fs::read_to_string(&file).expect("results are written");
    assert_eq!(text.lines().count(), 12);
    text.truncate(text.len() - 9);
    fs::write(&file, &text).expect("the file can be written");
    let resumed = part("30");
    assert_eq!((sums(&resumed), &resumed["endings"]), (sums(&whole), &whole["endings"]));
    // Nothing is played again, and a smaller wish is part of a larger one.
    let lines = fs::read_to_string(&file).expect("results are there").lines().count();
    assert_eq!(part("11")["games"], 11);
    assert_eq!(fs::read_to_string(&file).expect("results are there").lines().count(), lines);
    refuses(
        &[
            "arena",
            "kemet-2012",
            "--players",
            "2",
            "--games",
            "4",
            "--seed",
            "6",
            "--bots",
            "random",
            "--results",
            &kept,
        ],
        "another match",
    );
}

#[test]
fn threads_change_nothing() {
    let wish = ["--bots", "random,random", "--games", "24", "--seed", "2"];
    let (one, two) = (report("ankh", &wish), report("ankh", &[&wish[..], &["--threads", "2"]].concat()));
    assert_eq!((sums(&one), &one["endings"]), (sums(&two), &two["endings"]));
}

#[test]
fn people_get_a_table_and_wrong_wishes_a_reason() {
    let output = run(&["arena", "kemet-bs", "--players", "3", "--games", "3", "--bots", "random"]);
    assert!(out(&output).contains("kemet-bs with 3 players: 3 games"), "{}", out(&output));
    assert!(out(&output).contains("rating"), "{}", out(&output));
    let wish = |bots| ["arena", "ankh", "--players", "2", "--games", "2", "--bots", bots];
    refuses(&wish("minimax"), "there is no bot 'minimax'");
    refuses(&wish("random,random,random"), "3 bots for 2 seats");
    refuses(&wish("greedy=/nowhere.txt"), "no such file");
}

#[test]
fn weights_are_fitted_and_can_be_played_with() {
    let file = scratch("weights.txt", "");
    let kept = file.to_string_lossy().into_owned();
    let output = run(&["train", "kemet-2012", "--players", "2", "--games", "10", "--out", &kept]);
    assert!(output.status.success(), "{}", err(&output));
    let text = fs::read_to_string(&file).expect("weights are written");
    assert!(text.starts_with("# tawy train kemet-2012 --players 2 --games 10") && text.contains("units "), "{text}");
    let report = report("kemet-2012", &["--bots", &format!("greedy={kept},random"), "--games", "2"]);
    assert_eq!(report["games"], 2);
}

#[test]
fn searches_teach_alike_on_any_number_of_threads() {
    let taught = |threads: &str| {
        let file = scratch(&format!("taught-{threads}.txt"), "");
        let wish = ["train", "kemet-bs", "--players", "3", "--games", "10", "--visits", "20", "--studies", "10"];
        let output = run(&[&wish[..], &["--threads", threads, "--out", &file.to_string_lossy()]].concat());
        assert!(output.status.success(), "{}", err(&output));
        assert!(out(&output).contains("column 2: "), "{}", out(&output));
        let text = fs::read_to_string(&file).expect("weights are written");
        assert!(text.lines().next().is_some_and(|line| line.ends_with("--visits 20 --studies 10")), "{text}");
        text
    };
    assert_eq!(taught("1"), taught("2"));
}

#[test]
fn another_program_takes_part() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/python/bot.py");
    for ruleset in ["kemet-bs", "ankh"] {
        let report = report(ruleset, &["--bots", &format!("exec:python3 {bot},greedy"), "--games", "2"]);
        assert_eq!((&report["games"], sums(&report).len()), (&Value::from(2), 2));
        assert!(report["standings"][0]["bot"].as_str().is_some_and(|name| name.starts_with("exec:")));
    }
    let wish = |bot: &str| {
        let bots = format!("{bot},random");
        ["arena", "ankh", "--players", "2", "--games", "2", "--bots", &bots].map(str::to_owned)
    };
    for (command, why) in [
        ("exec:/no/such/program", "does not start"),
        ("exec:true", "the bot 'true' at seat"),
        ("exec:yes", "is no answer"),
        ("exec:", "names no program"),
    ] {
        let args = wish(command);
        refuses(&args.iter().map(String::as_str).collect::<Vec<_>>(), why);
    }
}

#[test]
fn a_match_ends_when_it_is_clear() {
    let report = report("ankh", &["--bots", "greedy,random", "--games", "100", "--until", "0.6"]);
    let games = report["games"].as_u64().expect("a number");
    assert!((17..60).contains(&games), "{report}");
    assert_eq!(report["verdict"], "at least 60 % rather than 50 %");
    let wish = ["arena", "ankh", "--players", "2", "--games", "2", "--bots", "random", "--until", "0.4"];
    refuses(&wish, "--until must lie between 0.50");
}
