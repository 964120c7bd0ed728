//! `docs/provenance.md`

use crate::{head, root, row};
use ankh::Ankh;
use kemet::Kemet;
use kemet::creatures::Creature;
use protocol::Words;
use std::fs;
use table::{Content, Ruleset, Title};

const TITLE: &str = "# How well each piece is known

The rulebooks do not print what every tile, card and board says, so part of the content comes from elsewhere. Each piece
says how well it is known:

| certainty | meaning |
|---|---|
| `rulebook` | the rulebook says it |
| `public` | public material agrees on it |
| `public-unsure` | one public source, or a detail that was inferred |
| `reconstructed` | not sourced: made to fit every hint |

`tawy rulesets --json` lists every piece of every ruleset with its certainty and its section. This page, written by
`cargo xtask pages`, lists those of the last two kinds, with the line that holds each.

## How to correct a piece

Who has the box in hand corrects one line: the one this page shows. In a row of `TILES` or `DECK` that is its level,
colour, number of copies and certainty; the numbers of a battle card are in its row of `BATTLE_CARDS`, those of a creature
in its line of `creatures.rs`, the spaces of a board in its rows. What a tile does stands in its line in
`crates/kemet/src/tiles/`, what a card does in `crates/kemet/src/cards/`. Set the certainty to `Rulebook` in the same
line (for battle cards in `battle_card_provenance`, for boards in `map_provenance`, for Assemble! in
`crates/kemet/src/title.rs`), correct the section in `rules/`, and run `cargo xtask pages`. A scenario of Ankh is a file ([how it is written](scenarios.md)) that says its certainty
itself; that of a number of its tracks stands in `content` in `crates/ankh/src/title.rs`.
";

pub(crate) fn page() -> String {
    let words = Words::english();
    let mut page = TITLE.to_owned();
    for alike in Kemet::rulesets().chunk_by(|a, b| a.content == b.content) {
        let names: Vec<String> = alike.iter().map(|ruleset| words.name(&format!("edition-{}", ruleset.id))).collect();
        page += &section(&names.join(" and "), &alike[0], &Tables::of(&alike[0]));
    }
    for ruleset in Ankh::rulesets() {
        page += &section("Ankh: Gods of Egypt", &ruleset, &AnkhFiles);
        page += &rulings(&format!("rules/{}.md", ruleset.rules));
    }
    page
}

/// Where the content of a ruleset is written down.
trait Source {
    /// The table or file of a kind of content.
    fn place(&self, content: &Content) -> String;
    /// The line of the content that stands at this place among its kind.
    fn line(&self, place: usize, content: &Content) -> String;
}

fn section(title: &str, ruleset: &Ruleset, source: &impl Source) -> String {
    let unsure = |content: &&Content| matches!(content.provenance, "public-unsure" | "reconstructed");
    let count = ruleset.content.iter().filter(unsure).count();
    let mut text = format!("\n## {title}\n\n{count} of {} pieces are less than sure.\n", ruleset.content.len());
    for of_kind in ruleset.content.chunk_by(|a, b| a.kind == b.kind) {
        if !of_kind.iter().any(|content| unsure(&content)) {
            continue;
        }
        text += &format!("\n### {}: {}\n\n", of_kind[0].kind, source.place(&of_kind[0]));
        text += &head(["piece", "certainty", "section", "the line"]);
        for (place, content) in of_kind.iter().enumerate().filter(|(_, content)| unsure(content)) {
            let line = source.line(place, content).replace('|', "\\|");
            text += &row([
                format!("`{}`", content.name).as_str(),
                content.provenance,
                &format!("`{}`", content.rule),
                &format!("`{line}`"),
            ]);
        }
    }
    text
}

/// The tables of an edition of Kemet.
struct Tables {
    /// The file of the edition that has them.
    file: String,
    text: String,
}

const EDITIONS: &str = "crates/kemet/src/editions";
const CREATURES: &str = "crates/kemet/src/creatures.rs";
const ASSEMBLE: &str = "crates/kemet/src/cards/assemble.rs";
const GODS: &str = "crates/kemet/src/gods.rs";
/// The cards of Amon.
const AMON: &str = "crates/kemet/src/amon";
const MAPS: &str = "crates/kemet/src/maps";

impl Source for Tables {
    fn place(&self, content: &Content) -> String {
        match content.kind {
            "tile" => format!("`TILES` in `{}`", self.holder("TILES").file),
            "card" => format!("`DECK` in `{}`", self.holder("DECK").file),
            "battle-card" => format!("`BATTLE_CARDS` in `{}`", self.holder("BATTLE_CARDS").file),
            "creature" => format!("`{CREATURES}`; the certainty is that of its tile"),
            "god" => format!("`{GODS}`"),
            "event" | "disaster" => format!("`{AMON}/omens.rs`"),
            "action" => format!("`{AMON}/deeds.rs`"),
            "objective" => format!("`{AMON}/objectives.rs`"),
            "plunder" => format!("`{AMON}/plunder.rs`"),
            "board" => format!("`{}`", find(MAPS, &format!("\"{}\"", content.name)).0),
            kind => panic!("a kind of content this page does not know: {kind}"),
        }
    }

    fn line(&self, place: usize, content: &Content) -> String {
        match content.kind {
            "tile" => self.entry("TILES", place),
            // No card of the deck: teams have it beside their hands.
            "card" if content.rule == "card.assemble" => containing(&read(ASSEMBLE), "const MOST: "),
            "card" => self.entry("DECK", place),
            "battle-card" => self.entry("BATTLE_CARDS", place),
            "creature" => self.creature(&content.name),
            "god" => containing(&read(GODS), &format!("card(\"{}\"", content.name)),
            "event" | "disaster" | "action" | "objective" => {
                let (_, text) = find(AMON, &format!("name: \"{}\"", content.name));
                containing(&text, &format!("name: \"{}\"", content.name))
            }
            "plunder" => {
                let text = read(&format!("{AMON}/plunder.rs"));
                let mut cards = text.lines().map(str::trim).filter(|line| line.starts_with("card(("));
                cards.nth(place).unwrap_or_else(|| panic!("there is no plunder {}", content.name)).to_owned()
            }
            "board" => {
                let (_, text) = find(MAPS, &format!("\"{}\"", content.name));
                containing(&text, &format!("\"{}\"", content.name))
            }
            kind => panic!("a kind of content this page does not know: {kind}"),
        }
    }
}

impl Tables {
    fn of(ruleset: &Ruleset) -> Tables {
        let id = format!("id: \"{}\"", ruleset.id);
        let (file, text) = find(EDITIONS, &id);
        Tables { file, text }
    }

    /// The tables that have this one: those of the edition, or of the one it is built on.
    fn holder(&self, table: &str) -> Tables {
        if self.text.contains(&format!("const {table}: ")) {
            return Tables { file: self.file.clone(), text: self.text.clone() };
        }
        let base = self.text.lines().find_map(|line| line.trim().strip_prefix(".."));
        let base = base.unwrap_or_else(|| panic!("no {table} in {}", self.file));
        let (file, text) = find(EDITIONS, &format!("const {base}: Edition"));
        Tables { file, text }.holder(table)
    }

    fn creature(&self, name: &str) -> String {
        let place = Creature::ALL.iter().position(|creature| creature.name() == name).expect("it is a creature");
        let card = self.entry("CREATURES", place).replace("creatures::", "");
        let text = read(CREATURES);
        containing(&text, &format!("pub const {}: ", card.trim_end_matches(',')))
    }

    /// An entry of a table of the edition: one line each.
    fn entry(&self, table: &str, place: usize) -> String {
        let Tables { file, text } = self.holder(table);
        let start = text.find(&format!("const {table}: ")).unwrap_or_else(|| panic!("no {table} in {file}"));
        let rows = text[start..].lines().skip(1).take_while(|line| *line != "];");
        let line = rows.into_iter().nth(place).unwrap_or_else(|| panic!("no entry {place} of {table} in {file}"));
        line.trim().to_owned()
    }
}

/// The files of Ankh: a scenario is one itself, and each unsure number of the tracks is one line.
struct AnkhFiles;

const SCENARIOS: &str = "crates/ankh/src/scenarios";

impl AnkhFiles {
    /// The file and the line of a number.
    fn number(content: &Content) -> (&'static str, &'static str) {
        match content.name.as_str() {
            "last-red-space" => ("crates/ankh/src/kinds.rs", "const LAST_RED: "),
            "guardian-of-level-3" => ("crates/ankh/src/flow/turn.rs", "matches!(unlocked, "),
            name => panic!("an unsure piece of Ankh this page does not know: {name}"),
        }
    }
}

impl Source for AnkhFiles {
    fn place(&self, content: &Content) -> String {
        match content.kind {
            "scenario" => format!("a file each in `{SCENARIOS}/`"),
            "track" => "`crates/ankh/src/kinds.rs` and `crates/ankh/src/flow/turn.rs`".to_owned(),
            kind => panic!("a kind of content this page does not know: {kind}"),
        }
    }

    fn line(&self, _: usize, content: &Content) -> String {
        match content.kind {
            "scenario" => containing(&read(&format!("{SCENARIOS}/{}.txt", content.name)), "provenance "),
            _ => {
                let (file, what) = AnkhFiles::number(content);
                containing(&read(file), what)
            }
        }
    }
}

/// The rulings of a page of rules that are not certain in every part.
fn rulings(file: &str) -> String {
    let page = read(file);
    let mut text =
        format!("\n### rulings: `{file}`\n\nDecisions where the book is silent, and how sure we are of each.\n\n");
    text += &head(["ruling", "what about", "certainty"]);
    for section in page.split("\n### ").filter(|section| section.starts_with("ruling.")) {
        let (title, body) = section.split_once('\n').expect("a ruling has a body");
        let (id, about) = title.split_once(" · ").expect("a ruling has a title");
        let body = body.split("\n## ").next().unwrap_or(body).split_whitespace().collect::<Vec<_>>().join(" ");
        let certainty = body.split("Certainty: ").nth(1).unwrap_or_else(|| panic!("{id} does not say how sure it is"));
        let certainty = certainty.trim_end_matches('.');
        if certainty != "high" {
            let about = about.split(" (printed").next().unwrap_or(about);
            text += &row([format!("`{id}`").as_str(), about, certainty]);
        }
    }
    text
}

fn containing(text: &str, what: &str) -> String {
    let line = text.lines().find(|line| line.contains(what)).unwrap_or_else(|| panic!("no line has {what}"));
    line.trim().to_owned()
}

/// The file of a folder that has a text.
fn find(folder: &str, what: &str) -> (String, String) {
    let entries = fs::read_dir(root().join(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    let files = names.into_iter().map(|name| format!("{folder}/{name}")).map(|file| (read(&file), file));
    let found = files.map(|(text, file)| (file, text)).find(|(_, text)| text.contains(what));
    found.unwrap_or_else(|| panic!("no file of {folder} has {what}"))
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}
