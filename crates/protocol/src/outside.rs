//! What the arena and a bot that is another program say to each other: one JSON object per line. Questions and views look as
//! the referee shows them.

use crate::referee::Question;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What such a bot is told. It answers to [`Told::Ask`] alone.
#[derive(Debug, Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Told {
    /// A game begins, and this is the bot's seat.
    New { ruleset: &'static str, players: usize, options: Map<String, Value>, seat: usize },
    /// The seat is asked; `view` is what it sees.
    Ask { id: u64, question: Question, view: Value },
    /// The game is over.
    Over { winners: Vec<usize> },
}

#[derive(Debug, Deserialize)]
struct Said {
    id: u64,
    answer: String,
}

/// The answer on a line, to the question of this id.
pub fn read_answer(line: &str, id: u64) -> Result<String, String> {
    let said: Said =
        serde_json::from_str(line).map_err(|error| format!("'{}' is no answer: {error}", line.trim_end()))?;
    if said.id == id { Ok(said.answer) } else { Err(format!("it answers to {}, not to {id}", said.id)) }
}
