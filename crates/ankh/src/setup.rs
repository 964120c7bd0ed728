//! Starting a game: how many players, which scenario, how gods and guardians are found.

use crate::board::{Board, Draw, Settings};
use crate::kinds::Guardian;
use crate::scenario::{self, Scenario, Start};
use std::ops::RangeInclusive;

/// The table laid for a game. Options not named have their first value.
pub fn start<'a>(players: usize, options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Board, String> {
    if !PLAYERS.contains(&players) {
        return Err(for_players(players));
    }
    let mut settings = Settings::default();
    for (key, value) in options {
        choose(&mut settings, key, value)?;
    }
    let name = scenario::name(&settings);
    let scenario = scenario::find(name, players).ok_or_else(|| format!("{name} is not for {players} players"))?;
    Ok(Board::new(&scenario, settings))
}

/// The table laid for a scenario that is not in the box. [scenario.2]
pub fn own<'a>(scenario: &Scenario, options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Board, String> {
    let mut settings = Settings { scenario: scenario::NAMES.len() as u8, ..Settings::default() };
    for (key, value) in options {
        if key == SCENARIO {
            return Err("the scenario comes from its file: option scenario cannot be said beside it".into());
        }
        choose(&mut settings, key, value)?;
    }
    Ok(Board::new(scenario, settings))
}

/// The table that the first line of a position speaks of; what a scenario of its own has on it, other lines say.
pub(crate) fn named<'a>(players: usize, options: &[(&'a str, &'a str)]) -> Result<Board, String> {
    if !options.contains(&(SCENARIO, scenario::OWN)) {
        return start(players, options.iter().copied());
    }
    if !PLAYERS.contains(&players) {
        return Err(for_players(players));
    }
    let others = options.iter().copied().filter(|&option| option != (SCENARIO, scenario::OWN));
    let blank = Scenario {
        name: scenario::OWN.to_owned(),
        provenance: scenario::OWN.to_owned(),
        starts: vec![Start::default(); players],
        neutral: Default::default(),
        regions: Default::default(),
    };
    own(&blank, others)
}

fn choose(settings: &mut Settings, key: &str, value: &str) -> Result<(), String> {
    let values = OPTIONS.iter().find(|(offered, _)| *offered == key).map(|(_, values)| *values);
    let values = values.ok_or_else(|| {
        let keys: Vec<&str> = OPTIONS.iter().map(|(key, _)| *key).collect();
        format!("there is no option '{key}'; there are: {}", keys.join(", "))
    })?;
    let chosen = values.iter().position(|&name| name == value);
    let chosen = chosen.ok_or_else(|| format!("option {key} cannot be '{value}'; it can be: {}", values.join(", ")))?;
    match key {
        SCENARIO => settings.scenario = chosen as u8,
        "gods" => settings.gods = if chosen == 0 { Draw::Drawn } else { Draw::Chosen },
        _ => {
            let guardian = Guardian::named(value);
            if let Some(level) = LEVELS.iter().position(|&level| level == key) {
                settings.guardians[level] = guardian;
            }
        }
    }
    Ok(())
}

fn for_players(players: usize) -> String {
    format!("this ruleset is for {} to {} players, not for {players}", PLAYERS.start(), PLAYERS.end())
}

/// What was chosen for this board.
pub fn choices(board: &Board) -> Vec<(&'static str, &'static str)> {
    let settings = &board.settings;
    let guardian = |level: usize| settings.guardians[level].map_or("drawn", Guardian::name);
    vec![
        (SCENARIO, scenario::name(settings)),
        ("gods", if settings.gods == Draw::Drawn { "drawn" } else { "chosen" }),
        (LEVELS[0], guardian(0)),
        (LEVELS[1], guardian(1)),
        (LEVELS[2], guardian(2)),
    ]
}

/// How many can play.
pub const PLAYERS: RangeInclusive<usize> = 2..=5;
const SCENARIO: &str = "scenario";
const LEVELS: [&str; 3] = ["guardian-1", "guardian-2", "guardian-3"];

/// What can be chosen before a game, each with its values, the usual one first.
pub const OPTIONS: [(&str, &[&str]); 5] = [
    (SCENARIO, &scenario::NAMES),
    ("gods", &["drawn", "chosen"]),
    ("guardian-1", &["drawn", "cat-mummy", "satet"]),
    ("guardian-2", &["drawn", "mummy", "apep"]),
    ("guardian-3", &["drawn", "giant-scorpion", "androsphinx"]),
];
