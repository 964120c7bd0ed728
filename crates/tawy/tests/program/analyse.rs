use crate::{err, out, refuses, run, scratch};
use serde_json::Value;

fn recorded(name: &str) -> String {
    let path = scratch(name, "").to_string_lossy().into_owned();
    let args = ["play", "kemet-2012", "--players", "2", "--bots", "greedy,random", "--seed", "3", "--record", &path];
    let output = run(&args);
    assert!(output.status.success(), "{}", err(&output));
    path
}

#[test]
fn a_record_is_analysed_in_words_and_as_data() {
    let path = recorded("analysed.tawy");
    let output = run(&["analyse", &path, "--json"]);
    assert!(output.status.success(), "{}", err(&output));
    let report: Value = serde_json::from_str(out(&output).trim()).expect("JSON");
    let moments = report["moments"].as_array().expect("moments");
    let last = moments.last().expect("the end is one");
    assert!(moments.len() > 10 && last["seat"].is_null());
    assert!(last["chances"].as_array().is_some_and(|chances| chances.contains(&1.0.into())), "{last}");
    assert!(moments[0]["chances"].as_array().is_some_and(|chances| chances.len() == 2));
    let english = out(&run(&["analyse", &path, "--lang", "en"])).to_owned();
    let turning = report["turning"].as_array().expect("turning points").len();
    assert!(turning > 0 && english.matches("the chance of").count() == turning, "{english}");
    assert!(out(&run(&["analyse", &path, "--lang", "pl"])).contains("Punkty zwrotne:"));
}

#[test]
fn what_is_no_record_is_refused() {
    let path = scratch("no-record.tawy", "hello\n").to_string_lossy().into_owned();
    refuses(&["analyse", &path], "no-record.tawy");
    refuses(&["analyse", "/no/such/file"], "/no/such/file");
}
