//! What only Ankh has: a map of spaces, tracks, a game without secrets.

use crate::{ENDS, err, out, refuses, run, scratch, tells};

/// A recorded game of five bots.
fn recorded(name: &str) -> String {
    let file = scratch(name, "");
    let path = file.to_str().expect("a plain path").to_owned();
    let bots = ["random"; 5].join(",");
    let output = run(&["play", "ankh", "--players", "5", "--bots", &bots, "--seed", "3", "--record", &path]);
    assert!(output.status.success(), "{}", err(&output));
    path
}

#[test]
fn a_recorded_game_is_replayed() {
    let path = recorded("ankh.tawy");
    let output = run(&["replay", &path]);
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("holds") && tells(&out(&output), ENDS[0].1), "{}", out(&output));
}

#[test]
fn the_table_is_drawn_with_its_map_tracks_and_players() {
    let path = recorded("ankh-drawn.tawy");
    let shown = out(&run(&["replay", &path, "--at", "9", "--seat", "0"]));
    for part in ["c0  c1  c2", "AG", "Aw", "EG", "Move Figures 0/6", "Devotion, most first:", "Player A", "Your cards:"]
    {
        assert!(shown.contains(part), "no '{part}' in: {shown}");
    }
    assert!(!shown.contains("ankh players="), "a seat is shown no position: {shown}");
    let polish = out(&run(&["replay", &path, "--at", "9", "--lang", "pl"]));
    assert!(polish.contains("Gracz A") && polish.contains("Ruch figur 0/6"), "{polish}");
}

#[test]
fn a_wish_that_cannot_be_met_is_refused_with_the_reason() {
    refuses(&["sim", "ankh", "--players", "6", "--games", "1"], "this ruleset is for 2 to 5 players, not for 6");
    let wish = ["sim", "ankh", "--players", "2", "--games", "1", "--options", "scenario=atlantis"];
    refuses(&wish, "option scenario cannot be 'atlantis'");
}
