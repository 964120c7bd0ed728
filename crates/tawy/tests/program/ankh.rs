//! What only Ankh has: a map of spaces, tracks, a game without secrets.

use crate::{ENDS, err, out, refuses, run, scratch, tells};
use ::ankh::Ankh;
use protocol::scene::scene;
use std::collections::BTreeSet;
use table::{Game, Notation, Rng, Title};

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

/// A page of `docs/` from where it speaks of Ankh.
fn page_from(name: &str, from: &str) -> String {
    let page = std::fs::read_to_string(format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR")));
    let page = page.expect("the page is there");
    page.split_once(from).unwrap_or_else(|| panic!("{name} has no '{from}'")).1.to_owned()
}

/// Random games to their end, and what `look` sees at every answer.
fn wander(look: &mut dyn FnMut(&Game<Ankh>)) {
    for (seed, players) in (0..60).zip((2..=5).cycle()) {
        let gods = if seed % 2 == 0 { "drawn" } else { "chosen" };
        let board = Ankh::start("ankh", players, &[("gods", gods)]).expect("so many can play");
        let (mut game, mut rng) = (Game::<Ankh>::new(board), Rng::new(seed));
        while let Some(open) = game.open().first() {
            look(&game);
            let options = game.options(open.seat);
            let (seat, answer) = (open.seat, options[rng.below(options.len())]);
            game.play(seat, answer).expect("an option is taken");
        }
        look(&game);
    }
}

#[test]
fn the_page_on_notation_tells_every_line_of_a_position_and_every_kind_of_answer() {
    let page = page_from("notation.md", "\n## Ankh\n");
    let (mut lines, mut answers) = (BTreeSet::new(), BTreeSet::new());
    wander(&mut |game| {
        let position = Ankh::write_position(game);
        lines.extend(position.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned));
        for open in game.open() {
            let texts = game.options(open.seat).iter().map(|&answer| Ankh::write_answer(game.board(), answer));
            // Of an answer with an argument the verb, of others the whole; names and numbers are one kind each.
            answers.extend(
                texts
                    .filter(|text| text.contains(' '))
                    .filter_map(|text| text.split_once(' ').map(|(verb, _)| verb.to_owned())),
            );
        }
    });
    let guardians: BTreeSet<String> =
        ["satet", "mummy", "cat-mummy", "giant-scorpion", "androsphinx"].map(str::to_owned).into();
    for word in lines.difference(&guardians).chain(&answers) {
        assert!(page.contains(&format!("`{word} ")), "docs/notation.md does not tell of '{word}'");
    }
    assert!(lines.len() > 30 && answers.len() > 8, "{lines:?} {answers:?}");
}

#[test]
fn the_position_on_the_page_is_one() {
    let page = page_from("notation.md", "\n## Ankh\n");
    let example = page.lines().skip_while(|line| !line.starts_with("    ankh "));
    let lines = example.take_while(|line| line.starts_with("    "));
    let position: String = lines.map(|line| format!("{line}\n")).collect();
    let game = Ankh::read_position(&position).unwrap_or_else(|why| panic!("{why}\n{position}"));
    assert!(!game.open().is_empty());
}

#[test]
fn the_page_on_the_referee_tells_every_field_of_a_table() {
    fn fields(value: &serde_json::Value, names: &mut BTreeSet<String>) {
        match value {
            serde_json::Value::Object(map) => {
                for (name, value) in map {
                    // These are keyed by names of pieces and numbers of seats, not by fields.
                    let keyed = ["options", "majorities", "pool", "trapped"].contains(&name.as_str());
                    names.insert(name.clone());
                    if !keyed {
                        fields(value, names);
                    }
                }
            }
            serde_json::Value::Array(items) => items.iter().for_each(|item| fields(item, names)),
            _ => {}
        }
    }
    let page = page_from("referee.md", "The `table` of Ankh");
    let mut names = BTreeSet::new();
    let mut looks = 0;
    wander(&mut |game| {
        looks += 1;
        if looks % 7 == 0 {
            fields(&protocol::referee::value(scene(&game.view(None)).table), &mut names);
        }
    });
    for name in &names {
        assert!(page.contains(&format!("`{name}`")), "docs/referee.md does not tell of '{name}'");
    }
    assert!(names.contains("fighters") && names.contains("parted"), "{names:?}");
}
