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

/// What came of a match between bots.
#[derive(Debug, Default, Serialize)]
pub struct ArenaReport {
    pub ruleset: String,
    pub players: usize,
    pub seed: u64,
    pub bots: Vec<String>,
    pub games: u64,
    pub rounds_mean: f64,
    pub answers_mean: f64,
    pub endings: BTreeMap<String, u64>,
    pub standings: Vec<Standing>,
    /// What the sequential test says of the first bot, if there was one.
    pub verdict: Option<String>,
}

/// How the bots of one name did.
#[derive(Debug, Default, Serialize)]
pub struct Standing {
    pub bot: String,
    /// Seats it had in all games together, and games won among them.
    pub played: u64,
    pub won: u64,
    pub share: f64,
    /// Where the true share lies, 19 times in 20.
    pub low: f64,
    pub high: f64,
    /// 400 points are ten to one; the last bot has 0.
    pub rating: f64,
    /// Seconds.
    pub slowest_turn: f64,
    pub seconds_per_game: f64,
}

/// A recorded game looked at again.
#[derive(Debug, Default, Serialize)]
pub struct AnalysisReport {
    pub moments: Vec<MomentReport>,
    /// Where chances changed most: between so many answers and so many.
    pub turning: Vec<[usize; 2]>,
}

/// A turn begins, or the game is over.
#[derive(Debug, Default, Serialize)]
pub struct MomentReport {
    /// How many answers had been given.
    pub answers: usize,
    pub round: u32,
    /// Whose turn begins; `null` at the end.
    pub seat: Option<usize>,
    /// The chance of winning, by seat.
    pub chances: Vec<f32>,
}

/// More than most of what is written takes.
const ROOM: usize = 16 << 10;

/// Anything on one line.
pub fn line(data: &impl Serialize) -> String {
    // Into one block that is then cut to size: a text that grows by doubling leaves a trail of holes in a server's heap.
    let mut text = Vec::with_capacity(ROOM);
    match serde_json::to_writer(&mut text, data) {
        Ok(()) => text.shrink_to_fit(),
        Err(error) => text = format!("{{\"error\":\"{error}\"}}").into_bytes(),
    }
    String::from_utf8(text).unwrap_or_default()
}
