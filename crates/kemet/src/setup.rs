//! Starting a game: which edition, how many players, which options. [setup.9] [setup.10]

use crate::board::{Board, Choices, Public};
use crate::edition::Edition;
use crate::editions;
use std::fmt;

/// What was asked for and is not to be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    NoSuchRuleset { id: String },
    WrongPlayers { players: usize, from: usize, to: usize },
    NoSuchOption { key: String, options: Vec<&'static str> },
    NoSuchValue { key: &'static str, value: String, allowed: String },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::NoSuchRuleset { id } => write!(f, "there is no ruleset '{id}'"),
            SetupError::WrongPlayers { players, from, to } => {
                write!(f, "this ruleset is for {from} to {to} players, not for {players}")
            }
            SetupError::NoSuchOption { key, options } if options.is_empty() => {
                write!(f, "there is no option '{key}': this ruleset has none")
            }
            SetupError::NoSuchOption { key, options } => {
                write!(f, "there is no option '{key}'; there are: {}", options.join(", "))
            }
            SetupError::NoSuchValue { key, value, allowed } => {
                write!(f, "option {key} cannot be '{value}'; it can be: {allowed}")
            }
        }
    }
}

impl std::error::Error for SetupError {}

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
    let mut choices = Choices::usual(edition);
    let offered = options_of(edition);
    for (key, value) in options {
        let Some((key, values)) = offered.iter().find(|(offered, _)| *offered == key) else {
            let options = offered.iter().map(|&(key, _)| key).collect();
            return Err(SetupError::NoSuchOption { key: key.to_owned(), options });
        };
        let chosen = values.iter().position(|&name| name == value);
        let chosen = chosen.ok_or_else(|| SetupError::NoSuchValue {
            key,
            value: value.to_owned(),
            allowed: values.join(", "),
        })?;
        match *key {
            LENGTH => choices.length = chosen as u8,
            DISCARDS => choices.discards = edition.discards[chosen],
            _ => choices.rise = edition.gods[chosen],
        }
    }
    Ok(Board::new(edition, players, choices))
}

const LENGTH: &str = "length";
const DISCARDS: &str = "discards";
const GODS: &str = "gods";

/// What can be chosen before a game, each with its values, the usual one first.
pub fn options_of(edition: &Edition) -> Vec<(&'static str, Vec<&'static str>)> {
    let lengths = edition.lengths.iter().map(|length| length.name).collect();
    let discards = edition.discards.iter().map(|&discards| discards.name()).collect();
    let gods = edition.gods.iter().map(|&rise| rise.name()).collect();
    let all: [(&str, Vec<&str>); 3] = [(LENGTH, lengths), (DISCARDS, discards), (GODS, gods)];
    all.into_iter().filter(|(_, values)| values.len() > 1).collect()
}

/// What was chosen for this board.
pub fn choices(board: &Public) -> Vec<(&'static str, &'static str)> {
    let chosen = |key| match key {
        LENGTH => board.length().name,
        DISCARDS => board.discards.name(),
        _ => board.rise.name(),
    };
    options_of(board.edition).into_iter().map(|(key, _)| (key, chosen(key))).collect()
}
