use crate::{RULESETS, err, out, refuses, run};
use serde_json::Value;

fn report(args: &[&str]) -> Value {
    report_of("kemet-2012", args)
}

fn report_of(ruleset: &str, args: &[&str]) -> Value {
    let output = run(&[&["sim", ruleset], args, &["--json"]].concat());
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(err(&output), "", "no progress bar in a pipe");
    let text = out(&output);
    serde_json::from_str(text.lines().last().expect("a line")).expect("the last line is JSON")
}

#[test]
fn the_report_has_every_field_and_its_sums_hold() {
    for (ruleset, players) in RULESETS.into_iter().flat_map(|ruleset| (2..=5).map(move |players| (ruleset, players))) {
        let report = report_of(ruleset, &["--players", &players.to_string(), "--games", "20", "--seed", "4"]);
        assert_eq!(report["ruleset"], ruleset);
        assert_eq!(report["players"], players);
        assert_eq!(report["games"], 20);
        for field in ["decisions", "seconds", "decisions_per_second", "games_per_second", "rounds_mean"] {
            assert!(report[field].as_f64().is_some_and(|number| number > 0.0), "{field}: {report}");
        }
        let endings = report["endings"].as_object().expect("endings is a map");
        assert_eq!(endings.values().filter_map(Value::as_u64).sum::<u64>(), 20);
        let ways: &[&str] = match ruleset {
            "kemet-2012" => &["most-battle-vp", "most-vp", "order", "outright"],
            "ankh" => &["all-forgotten", "last-god", "most-devotion", "top"],
            "kemet-rotg" => &["fame", "no-units", "objective", "rounds-over"],
            _ => &["fame"],
        };
        assert_eq!(endings.keys().map(String::as_str).collect::<Vec<_>>(), ways);
        let wins: Vec<u64> = report["wins"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        let won = 20 - endings.get("all-forgotten").and_then(Value::as_u64).unwrap_or(0);
        // Of a merged god both players win.
        let most = if ruleset == "ankh" && players > 2 { 2 * won } else { won };
        assert!(wins.len() == players && (won..=most).contains(&wins.iter().sum()), "{report}");
    }
}

#[test]
fn all_but_the_timings_depend_on_the_seed_alone() {
    let play = |seed: &str| {
        let mut report = report(&["--players", "3", "--games", "10", "--seed", seed, "--options", "length=beginner"]);
        for timing in ["seconds", "decisions_per_second", "games_per_second"] {
            report[timing] = Value::Null;
        }
        report
    };
    assert_eq!(play("7"), play("7"));
    assert_ne!(play("7")["decisions"], play("8")["decisions"]);
    assert_eq!(play("7")["options"]["length"], "beginner");
}

#[test]
fn one_bot_fills_every_seat_or_each_seat_has_its_own() {
    let one = report(&["--players", "2", "--games", "3", "--bots", "random"]);
    let each = report(&["--players", "2", "--games", "3", "--bots", "random,random"]);
    assert_eq!(one["decisions"], each["decisions"]);
}

#[test]
fn a_wish_that_cannot_be_met_is_refused_with_the_reason() {
    let wish = |more: &[&'static str]| [&["sim", "kemet-2012", "--games", "1"], more].concat();
    refuses(&wish(&["--players", "6"]), "this ruleset is for 2 to 5 players, not for 6");
    refuses(&wish(&["--players", "2", "--bots", "deep-blue"]), "there is no bot 'deep-blue'; there are: random");
    refuses(&wish(&["--players", "3", "--bots", "random,random"]), "2 bots for 3 seats");
    refuses(&wish(&["--players", "2", "--options", "length=endless"]), "option length cannot be 'endless'");
    refuses(&wish(&["--players", "2", "--options", "mood=good"]), "there is no option 'mood'");
    refuses(
        &["sim", "senet", "--players", "2", "--games", "1"],
        "there is no ruleset 'senet'; there are: kemet-2012, kemet-bs",
    );
    for usage in [&["sim", "kemet-2012", "--players", "2", "--games", "0"][..], &["sim"], &["dance"]] {
        assert_eq!(run(usage).status.code(), Some(2), "{usage:?}");
    }
}
