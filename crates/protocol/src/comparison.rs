//! The editions of Kemet side by side, in words: every point of the rules, and what became of every piece.

use crate::Words;
use kemet::differences::{self, Kind, Piece, Point, Print};
use kemet::edition::Edition;
use kemet::editions;
use serde::Serialize;
use table::Message;

#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Comparison {
    pub rulesets: Vec<RulesetName>,
    pub points: Vec<PointLine>,
    /// From each ruleset to the next.
    pub steps: Vec<Step>,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct RulesetName {
    pub id: &'static str,
    pub name: String,
    /// The file in `rules/`.
    pub rules: &'static str,
}

/// A point of the rules, with how each ruleset plays it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct PointLine {
    pub id: &'static str,
    pub name: String,
    pub rules: &'static [&'static str],
    /// The changes of the printings that it carries.
    pub changes: &'static [&'static str],
    pub values: Vec<String>,
}

/// From one ruleset to the next.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    pub from: usize,
    pub to: usize,
    pub kinds: Vec<KindOfPieces>,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct KindOfPieces {
    pub name: String,
    pub changed: Vec<PieceLine>,
    /// The names of those that are the same.
    pub same: Vec<String>,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct PieceLine {
    pub name: String,
    pub rule: &'static str,
    pub change: String,
    pub before: String,
    pub after: String,
    /// What it does; where that changed, before and after.
    pub does: Vec<String>,
}

impl PointLine {
    /// Whether it is played alike in all rulesets.
    pub fn is_shared(&self) -> bool {
        self.values.iter().all(|value| *value == self.values[0])
    }
}

pub fn comparison(words: &Words) -> Comparison {
    let rulesets = editions::ALL.iter().map(|edition| RulesetName {
        id: edition.id,
        name: words.name(&format!("edition-{}", edition.id)),
        rules: edition.rules,
    });
    Comparison { rulesets: rulesets.collect(), points: points(words), steps: steps(words) }
}

fn points(words: &Words) -> Vec<PointLine> {
    let all: Vec<Vec<Point>> = editions::ALL.into_iter().map(differences::points).collect();
    let line = |(place, point): (usize, &Point)| PointLine {
        id: point.id,
        name: words.name(&format!("rule-{}", point.id)),
        rules: point.rules,
        changes: point.changes,
        values: all.iter().map(|points| list(words, &points[place].value)).collect(),
    };
    all[0].iter().enumerate().map(line).collect()
}

/// A list in one line, what comes several times in a row said once.
fn list(words: &Words, messages: &[Message]) -> String {
    let mut said: Vec<String> = Vec::new();
    for alike in messages.chunk_by(|a, b| a == b) {
        let text = words.say(&alike[0]);
        said.push(if alike.len() > 1 { format!("{} × {text}", alike.len()) } else { text });
    }
    if said.is_empty() { words.name("played-nothing") } else { said.join("; ") }
}

fn steps(words: &Words) -> Vec<Step> {
    let pairs = editions::ALL.windows(2).enumerate();
    pairs.map(|(from, pair)| Step { from, to: from + 1, kinds: kinds(words, pair[0], pair[1]) }).collect()
}

fn kinds(words: &Words, before: &Edition, after: &Edition) -> Vec<KindOfPieces> {
    let pieces = differences::pieces(before, after);
    let of_kind = |kinds: &[Piece]| {
        let (same, changed): (Vec<&Piece>, Vec<&Piece>) = kinds.iter().partition(|piece| piece.changes.is_empty());
        KindOfPieces {
            name: words.name(kind_id(kinds[0].kind)),
            changed: changed.into_iter().map(|piece| piece_line(words, piece)).collect(),
            same: same.into_iter().map(|piece| words.say(&piece.name)).collect(),
        }
    };
    pieces.chunk_by(|a, b| a.kind == b.kind).map(of_kind).collect()
}

fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Tile => "kind-of-tile",
        Kind::Card => "kind-of-card",
        Kind::BattleCard => "kind-of-battle-card",
        Kind::Creature => "kind-of-creature",
    }
}

fn piece_line(words: &Words, piece: &Piece) -> PieceLine {
    let Piece { kind: _, name, rule, before, after, changes } = piece;
    let mut does: Vec<String> =
        [before, after].into_iter().filter_map(|print| print.does.as_ref()).map(|does| words.say(does)).collect();
    does.dedup();
    let printed = |print: &Print| list(words, &print.printed);
    PieceLine {
        name: words.say(name),
        rule,
        change: changes.iter().map(|change| words.say(change)).collect::<Vec<_>>().join("; "),
        before: printed(before),
        after: printed(after),
        does,
    }
}
