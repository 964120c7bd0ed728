//! Starting a game: which edition, how many players, which options. [setup.9] [setup.10]

use crate::amon::{Amon, Objective};
use crate::board::{Board, Choices, Public};
use crate::edition::Edition;
use crate::editions;
use std::fmt;

/// What was asked for and is not to be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    NoSuchRuleset { id: String },
    WrongPlayers { players: usize, from: usize, to: usize },
    WrongPlayersForMode { mode: &'static str, players: usize, from: usize, to: usize },
    NotInThisMode { key: &'static str, mode: &'static str },
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
            SetupError::WrongPlayersForMode { mode, players, from, to } if from == to => {
                write!(f, "mode {mode} is for {from} player, not for {players}")
            }
            SetupError::WrongPlayersForMode { mode, players, from, to } => {
                write!(f, "mode {mode} is for {from} to {to} players, not for {players}")
            }
            SetupError::NotInThisMode { key, mode } => write!(f, "option {key} does not go with mode {mode}"),
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
    let (mut mode, mut objective) = (None, None);
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
            MODE => mode = Some(chosen),
            OBJECTIVE => objective = Some(chosen),
            _ => choices.rise = edition.gods[chosen],
        }
    }
    // A mode that is not named is the one for so many.
    let solo = edition.solo.filter(|_| mode.map_or(players == 1, |mode| MODES[mode] == SOLO));
    let (from, to) = match solo {
        Some(_) => (1, 1),
        None if edition.solo.is_some() => (2, *edition.players.end()),
        None => (*edition.players.start(), *edition.players.end()),
    };
    if !(from..=to).contains(&players) {
        let mode = if solo.is_some() { SOLO } else { CLASSIC };
        return Err(SetupError::WrongPlayersForMode { mode, players, from, to });
    }
    match solo {
        Some(solo) => {
            let objective = Objective::ALL.get(objective.unwrap_or(0)).copied();
            // [mode.3]
            if choices.rise != edition.gods[0] {
                return Err(SetupError::NotInThisMode { key: GODS, mode: SOLO });
            }
            Ok(Board::new(solo(), players, choices).against(Amon::new(objective)))
        }
        None if objective.is_some() => Err(SetupError::NotInThisMode { key: OBJECTIVE, mode: CLASSIC }),
        None => Ok(Board::new(edition, players, choices)),
    }
}

const LENGTH: &str = "length";
const DISCARDS: &str = "discards";
const MODE: &str = "mode";
const OBJECTIVE: &str = "objective";
const CLASSIC: &str = "classic";
const SOLO: &str = "solo";
const MODES: [&str; 2] = [CLASSIC, SOLO];
/// The objectives by their numbers, then a draw among them. [objective.1]
const OBJECTIVES: [&str; 6] = ["1", "2", "3", "4", "5", "random"];
const GODS: &str = "gods";

/// What can be chosen before a game, each with its values, the usual one first.
pub fn options_of(edition: &Edition) -> Vec<(&'static str, Vec<&'static str>)> {
    let lengths = edition.lengths.iter().map(|length| length.name).collect();
    let discards = edition.discards.iter().map(|&discards| discards.name()).collect();
    let gods = edition.gods.iter().map(|&rise| rise.name()).collect();
    let alone = |values: &[&'static str]| edition.solo.map_or(Vec::new(), |_| values.to_vec());
    let all: [(&str, Vec<&str>); 5] =
        [(LENGTH, lengths), (DISCARDS, discards), (MODE, alone(&MODES)), (OBJECTIVE, alone(&OBJECTIVES)), (GODS, gods)];
    all.into_iter().filter(|(_, values)| values.len() > 1).collect()
}

/// What was chosen for this board.
pub fn choices(board: &Public) -> Vec<(&'static str, &'static str)> {
    let chosen = |key: &str| match key {
        LENGTH => Some(board.length().name),
        DISCARDS => Some(board.discards.name()),
        // The classic game is what it is without these.
        MODE => board.amon.map(|_| SOLO),
        GODS => Some(board.rise.name()),
        _ => board.amon.map(|amon| amon.objective.map_or(OBJECTIVES[5], |one| OBJECTIVES[one as usize])),
    };
    options_of(board.edition).into_iter().filter_map(|(key, _)| Some((key, chosen(key)?))).collect()
}
