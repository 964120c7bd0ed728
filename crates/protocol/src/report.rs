//! What the program says about rulesets and simulations, as data.

use serde::Serialize;
use std::collections::BTreeMap;
use table::Ruleset;

/// One ruleset as `tawy rulesets --json` lists it.
#[derive(Debug, Serialize)]
pub struct RulesetReport {
    pub id: &'static str,
    /// The file in `rules/`.
    pub rules: String,
    pub players: Range,
    /// Each option with its values, the usual one first.
    pub options: BTreeMap<&'static str, Vec<&'static str>>,
    pub endings: Vec<&'static str>,
    pub content: Vec<ContentReport>,
}

#[derive(Debug, Serialize)]
pub struct Range {
    pub from: usize,
    pub to: usize,
}

#[derive(Debug, Serialize)]
pub struct ContentReport {
    pub kind: &'static str,
    pub name: String,
    pub rule: &'static str,
    pub provenance: &'static str,
}

impl From<Ruleset> for RulesetReport {
    fn from(ruleset: Ruleset) -> RulesetReport {
        let content = ruleset.content.into_iter();
        RulesetReport {
            id: ruleset.id,
            rules: format!("rules/{}.md", ruleset.rules),
            players: Range { from: *ruleset.players.start(), to: *ruleset.players.end() },
            options: ruleset.options.into_iter().collect(),
            endings: ruleset.endings,
            content: content
                .map(|c| ContentReport { kind: c.kind, name: c.name, rule: c.rule, provenance: c.provenance })
                .collect(),
        }
    }
}

/// What came of many games.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SimReport {
    pub ruleset: String,
    pub players: usize,
    pub games: u64,
    pub seed: u64,
    pub bots: Vec<String>,
    pub options: BTreeMap<&'static str, &'static str>,
    /// Answers of players, windows included, chance not.
    pub decisions: u64,
    pub seconds: f64,
    pub decisions_per_second: f64,
    pub games_per_second: f64,
    pub rounds_mean: f64,
    pub endings: BTreeMap<&'static str, u64>,
    /// Games won, by seat.
    pub wins: Vec<u64>,
}

/// Anything on one line.
pub fn line(data: &impl Serialize) -> String {
    serde_json::to_string(data).unwrap_or_else(|error| format!("{{\"error\":\"{error}\"}}"))
}
