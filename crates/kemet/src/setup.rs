//! Starting a game: which edition, how many players, which options. [setup.9] [setup.10]

use crate::board::Board;
use crate::edition::{Discards, Edition};
use crate::editions;
use std::fmt;

/// What was asked for and is not to be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    NoSuchRuleset { id: String },
    WrongPlayers { players: usize, from: usize, to: usize },
    NoSuchOption { key: String },
    NoSuchValue { key: &'static str, value: String, allowed: String },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::NoSuchRuleset { id } => write!(f, "there is no ruleset '{id}'"),
            SetupError::WrongPlayers { players, from, to } => {
                write!(f, "this ruleset is for {from} to {to} players, not for {players}")
            }
            SetupError::NoSuchOption { key } => write!(f, "there is no option '{key}'; there are: length, discards"),
            SetupError::NoSuchValue { key, value, allowed } => {
                write!(f, "option {key} cannot be '{value}'; it can be: {allowed}")
            }
        }
    }
}

impl std::error::Error for SetupError {}

/// The values of the option `discards`.
pub const DISCARDS: [(&str, Discards); 2] = [("closed", Discards::Closed), ("open", Discards::Open)];

/// The table laid for a game. Options not named have their first value.
pub fn start<'a>(
    id: &str,
    players: usize,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Board, SetupError> {
    let edition = editions::find(id).ok_or_else(|| SetupError::NoSuchRuleset { id: id.to_owned() })?;
    if !edition.players.contains(&players) {
        let (from, to) = (*edition.players.start(), *edition.players.end());
        return Err(SetupError::WrongPlayers { players, from, to });
    }
    let (mut length, mut discards) = (0, Discards::default());
    for (key, value) in options {
        match key {
            "length" => length = find_length(edition, value)?,
            "discards" => discards = find_discards(value)?,
            _ => return Err(SetupError::NoSuchOption { key: key.to_owned() }),
        }
    }
    Ok(Board::new(edition, players, length, discards))
}

fn find_length(edition: &Edition, value: &str) -> Result<usize, SetupError> {
    edition.lengths.iter().position(|length| length.name == value).ok_or_else(|| SetupError::NoSuchValue {
        key: "length",
        value: value.to_owned(),
        allowed: edition.lengths.iter().map(|length| length.name).collect::<Vec<_>>().join(", "),
    })
}

fn find_discards(value: &str) -> Result<Discards, SetupError> {
    DISCARDS.into_iter().find(|&(name, _)| name == value).map(|(_, discards)| discards).ok_or_else(|| {
        SetupError::NoSuchValue { key: "discards", value: value.to_owned(), allowed: "closed, open".to_owned() }
    })
}
