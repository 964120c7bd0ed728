//! Starting a game: how many players, which scenario, how gods and guardians are found.

use crate::board::{Board, Draw, Settings};
use crate::kinds::Guardian;
use crate::scenario;

/// The table laid for a game. Options not named have their first value.
pub fn start<'a>(players: usize, options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Board, String> {
    let settings = settings(players, options)?;
    let name = scenario::NAMES[settings.scenario as usize];
    let scenario = scenario::find(name, players).ok_or_else(|| format!("{name} is not for {players} players"))?;
    Ok(Board::new(&scenario, settings))
}

/// The same on a scenario of the players' own.
pub fn start_from<'a>(
    players: usize,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    text: &str,
) -> Result<Board, String> {
    let settings = settings(players, options)?;
    let scenario = scenario::read(text)?;
    let meant = scenario.starts.len();
    if meant != players {
        return Err(format!("the scenario is for {meant} players, not for {players}"));
    }
    Ok(Board::new(&scenario, settings))
}

fn settings<'a>(players: usize, options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Settings, String> {
    if !(2..=5).contains(&players) {
        return Err(format!("this ruleset is for 2 to 5 players, not for {players}"));
    }
    let mut settings = Settings::default();
    for (key, value) in options {
        let values = OPTIONS.iter().find(|(offered, _)| *offered == key).map(|(_, values)| *values);
        let values = values.ok_or_else(|| {
            let keys: Vec<&str> = OPTIONS.iter().map(|(key, _)| *key).collect();
            format!("there is no option '{key}'; there are: {}", keys.join(", "))
        })?;
        let chosen = values.iter().position(|&name| name == value);
        let chosen =
            chosen.ok_or_else(|| format!("option {key} cannot be '{value}'; it can be: {}", values.join(", ")))?;
        match key {
            "scenario" => settings.scenario = chosen as u8,
            "gods" => settings.gods = if chosen == 0 { Draw::Drawn } else { Draw::Chosen },
            _ => {
                let guardian = Guardian::named(value);
                if let Some(level) = LEVELS.iter().position(|&level| level == key) {
                    settings.guardians[level] = guardian;
                }
            }
        }
    }
    Ok(settings)
}

/// What was chosen for this board.
pub fn choices(board: &Board) -> Vec<(&'static str, &'static str)> {
    let settings = &board.settings;
    let guardian = |level: usize| settings.guardians[level].map_or("drawn", Guardian::name);
    vec![
        ("scenario", scenario::NAMES[settings.scenario as usize]),
        ("gods", if settings.gods == Draw::Drawn { "drawn" } else { "chosen" }),
        (LEVELS[0], guardian(0)),
        (LEVELS[1], guardian(1)),
        (LEVELS[2], guardian(2)),
    ]
}

const LEVELS: [&str; 3] = ["guardian-1", "guardian-2", "guardian-3"];

/// What can be chosen before a game, each with its values, the usual one first.
pub const OPTIONS: [(&str, &[&str]); 5] = [
    ("scenario", &scenario::NAMES),
    ("gods", &["drawn", "chosen"]),
    ("guardian-1", &["drawn", "cat-mummy", "satet"]),
    ("guardian-2", &["drawn", "mummy", "apep"]),
    ("guardian-3", &["drawn", "giant-scorpion", "androsphinx"]),
];
