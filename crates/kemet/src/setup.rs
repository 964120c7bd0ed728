//! Starting a game: which edition, how many players, which options. [setup.9] [setup.10]

use crate::amon::{Amon, Objective};
use crate::board::{Board, Choices, Public};
use crate::edition::Edition;
use crate::editions;
use crate::teams::Teams;
use std::fmt;

/// What was asked for and is not to be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    NoSuchRuleset { id: String },
    WrongPlayers { players: usize, from: usize, to: usize },
    WrongPlayersForMode { mode: &'static str, players: usize, from: usize, to: usize },
    WrongPlayersForTeams { teams: &'static str, players: usize, wants: usize },
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
            SetupError::WrongPlayersForTeams { teams, players, wants } => {
                write!(f, "teams {teams} are for {wants} players, not for {players}")
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
    let (mut mode, mut objective, mut teams) = (None, None, None);
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
            TEAMS => teams = Some(Teams::PLAYED[chosen]),
            _ => choices.rise = edition.gods[chosen],
        }
    }
    // A mode that is not named is the one for so many.
    let usual = if players == 1 && edition.solo.is_some() { SOLO } else { CLASSIC };
    let mode = mode.map_or(usual, |mode| MODES[mode]);
    let fits = match mode {
        SOLO => 1..=1,
        TEAM => 4..=6,
        _ => (*edition.players.start()).max(2)..=*edition.players.end(),
    };
    if !fits.contains(&players) {
        return Err(SetupError::WrongPlayersForMode { mode, players, from: *fits.start(), to: *fits.end() });
    }
    // Each of these belongs to one mode. [mode.1] [mode.3]
    let gods = choices.rise != edition.gods[0];
    let strays = [
        (OBJECTIVE, objective.is_some(), mode == SOLO),
        (TEAMS, teams.is_some(), mode == TEAM),
        (GODS, gods, mode != SOLO),
    ];
    if let Some(&(key, ..)) = strays.iter().find(|(_, named, fits)| *named && !fits) {
        return Err(SetupError::NotInThisMode { key, mode });
    }
    match (mode, edition.solo, edition.team) {
        (SOLO, Some(solo), _) => {
            let objective = Objective::ALL.get(objective.unwrap_or(0)).copied();
            Ok(Board::new(solo(), players, choices).against(Amon::new(objective)))
        }
        (TEAM, _, Some(team)) => {
            choices.teams = match teams {
                Some(teams) => teams,
                None if players == 4 => Teams::TwoPairs,
                None => Teams::ThreePairs,
            };
            let (teams, size) = choices.teams.shape();
            if players != teams * size {
                return Err(SetupError::WrongPlayersForTeams {
                    teams: choices.teams.name(),
                    players,
                    wants: teams * size,
                });
            }
            Ok(Board::new(team(), players, choices))
        }
        _ => Ok(Board::new(edition, players, choices)),
    }
}

const LENGTH: &str = "length";
const DISCARDS: &str = "discards";
const MODE: &str = "mode";
const OBJECTIVE: &str = "objective";
const CLASSIC: &str = "classic";
const TEAM: &str = "team";
const SOLO: &str = "solo";
const MODES: [&str; 3] = [CLASSIC, TEAM, SOLO];
const TEAMS: &str = "teams";
const TEAM_NAMES: [&str; 3] = [Teams::PLAYED[0].name(), Teams::PLAYED[1].name(), Teams::PLAYED[2].name()];
/// The objectives by their numbers, then a draw among them. [objective.1]
const OBJECTIVES: [&str; 6] = ["1", "2", "3", "4", "5", "random"];
const GODS: &str = "gods";

/// What can be chosen before a game, each with its values, the usual one first.
pub fn options_of(edition: &Edition) -> Vec<(&'static str, Vec<&'static str>)> {
    let lengths = edition.lengths.iter().map(|length| length.name).collect();
    let discards = edition.discards.iter().map(|&discards| discards.name()).collect();
    let gods = edition.gods.iter().map(|&rise| rise.name()).collect();
    let alone = |values: &[&'static str]| edition.solo.map_or(Vec::new(), |_| values.to_vec());
    let joined = |values: &[&'static str]| edition.team.map_or(Vec::new(), |_| values.to_vec());
    let all: [(&str, Vec<&str>); 6] = [
        (LENGTH, lengths),
        (DISCARDS, discards),
        (MODE, alone(&MODES)),
        (TEAMS, joined(&TEAM_NAMES)),
        (OBJECTIVE, alone(&OBJECTIVES)),
        (GODS, gods),
    ];
    all.into_iter().filter(|(_, values)| values.len() > 1).collect()
}

/// What was chosen for this board.
pub fn choices(board: &Public) -> Vec<(&'static str, &'static str)> {
    let chosen = |key: &str| match key {
        LENGTH => Some(board.length().name),
        DISCARDS => Some(board.discards.name()),
        // The classic game is what it is without these.
        MODE if board.is_teamed() => Some(TEAM),
        MODE => board.amon.map(|_| SOLO),
        TEAMS => board.is_teamed().then(|| board.teams.name()),
        GODS => Some(board.rise.name()),
        _ => board.amon.map(|amon| amon.objective.map_or(OBJECTIVES[5], |one| OBJECTIVES[one as usize])),
    };
    options_of(board.edition).into_iter().filter_map(|(key, _)| Some((key, chosen(key)?))).collect()
}
