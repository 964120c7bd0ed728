use crate::{err, out, refuses, run, scratch};

/// The counts, without the timings.
fn counts(args: &[&str]) -> Vec<String> {
    let output = run(args);
    assert!(output.status.success(), "{}", err(&output));
    out(&output).lines().filter_map(|line| Some(line.split(" positions").next()?.to_owned())).collect()
}

#[test]
fn perft_counts_every_depth_up_to_the_last() {
    let counts = counts(&["perft", "kemet-2012", "--players", "2", "--depth", "3"]);
    // Two cards of 14 kinds, two of which have one copy each, then who is first.
    assert_eq!(counts, ["depth 1: 14", "depth 2: 194", "depth 3: 388"]);
}

#[test]
fn perft_counts_the_draws_of_colours_too() {
    let counts = counts(&["perft", "kemet-bs", "--players", "2", "--depth", "3"]);
    // Two of four colours one after the other, then a card of 17 kinds.
    assert_eq!(counts, ["depth 1: 4", "depth 2: 12", "depth 3: 204"]);
}

#[test]
fn perft_counts_the_draws_of_gods_too() {
    let counts = counts(&["perft", "ankh", "--players", "2", "--depth", "3"]);
    // Two of five gods, then one of two guardians.
    assert_eq!(counts, ["depth 1: 5", "depth 2: 20", "depth 3: 40"]);
}

#[test]
fn perft_begins_at_a_position() {
    let position =
        "kemet-2012 players=2\nseat 0 prayer=2\n  pyramids white=1@Ia\n  troops Ia=5\nseat 1\n  troops IIa=5\n";
    let file = scratch("perft.position", position);
    let file = file.to_str().expect("a plain path");
    // A first turn: nine spaces for the token, and no card in the hand.
    let counted = counts(&["perft", "kemet-2012", "--depth", "2", "--position", file]);
    assert_eq!(counted[0], "depth 1: 9");
    assert_eq!(counted.len(), 2);
    let nothing = run(&["perft", "kemet-2012", "--depth", "0", "--position", file]);
    assert!(out(&nothing).starts_with("depth 0: 1 position in"), "{}", out(&nothing));
    refuses(
        &["perft", "kemet-2012", "--depth", "1", "--position", file, "--options", "length=long"],
        "the position has length=short, not length=long",
    );
    refuses(&["perft", "kemet-2012", "--players", "3", "--depth", "1", "--position", file], "is for 2 players");
    let broken = scratch("perft.broken", "kemet-2012 players=2\nseat 0 prayer=99\n");
    let broken = broken.to_str().expect("a plain path");
    refuses(&["perft", "kemet-2012", "--depth", "1", "--position", broken], "line 2");
    refuses(&["perft", "kemet-2012", "--depth", "1", "--position", "no-such-file"], "no-such-file");
}
