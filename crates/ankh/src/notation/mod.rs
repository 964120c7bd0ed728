//! Positions and answers as text that a person can write: `write.rs` has every line.

mod answer;
mod read;
mod write;

pub use answer::{every_answer, read_answer, write_answer};

use crate::board::{BattleStage, Stage};
use crate::{Ankh, audit};
use table::{Entry, Game, Seat};

const STAGES: [(Stage, &str); 8] = [
    (Stage::Gods, "gods"),
    (Stage::Guardians, "guardians"),
    (Stage::FirstPlayer, "first-player"),
    (Stage::Turn, "turn"),
    (Stage::Moving, "moving"),
    (Stage::Summoning, "summoning"),
    (Stage::Event, "event"),
    (Stage::Merge, "merge"),
];

const BATTLE_STAGES: [(BattleStage, &str); 10] = [
    (BattleStage::Obelisks, "obelisks"),
    (BattleStage::Announce, "announce"),
    (BattleStage::Cards, "cards"),
    (BattleStage::Build, "build"),
    (BattleStage::Plague, "plague"),
    (BattleStage::Devour, "devour"),
    (BattleStage::Majority, "majority"),
    (BattleStage::Resolve, "resolve"),
    (BattleStage::Aftermath, "aftermath"),
    (BattleStage::Worship, "worship"),
];

/// The name of what is under way.
pub fn stage_name(stage: Stage) -> &'static str {
    name_of(&STAGES, stage)
}

/// The name of a part of a battle.
pub fn battle_stage_name(stage: BattleStage) -> &'static str {
    name_of(&BATTLE_STAGES, stage)
}

fn name_of<T: Copy + PartialEq>(names: &[(T, &'static str)], value: T) -> &'static str {
    names.iter().find(|&&(known, _)| known == value).map_or("?", |&(_, name)| name)
}

fn by_name<T: Copy>(names: &[(T, &'static str)], name: &str) -> Option<T> {
    names.iter().find(|&&(_, known)| known == name).map(|&(value, _)| value)
}

/// The board at the last checkpoint and the answers since.
pub fn write_position(game: &Game<Ankh>) -> String {
    let mut text = write::board(game.checkpoint());
    for entry in game.since() {
        let seat = if entry.seat.is_chance() { "chance".to_owned() } else { entry.seat.to_string() };
        text += &format!("since {seat} {}\n", write_answer(game.board(), entry.answer));
    }
    text
}

/// Reads a position and says in which line it is wrong, and why.
pub fn read_position(text: &str) -> Result<Game<Ankh>, String> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or("").trim());
    let lines = lines.enumerate().map(|(index, line)| (index + 1, line)).filter(|(_, line)| !line.is_empty());
    let (since, table): (Vec<_>, Vec<_>) = lines.partition(|(_, line)| line.split(' ').next() == Some("since"));
    let board = read::board(&table)?;
    audit::audit(&board)?;
    let mut entries = Vec::new();
    for &(number, line) in &since {
        let wrong = |why: String| format!("line {number}: {why}");
        let mut words = line.splitn(3, ' ').skip(1);
        let seat = match words.next() {
            Some("chance") => Seat::CHANCE,
            Some(seat) => read::seat(&board, seat).map_err(wrong)?,
            None => return Err(wrong("'since' wants a seat and an answer".into())),
        };
        let answer = read_answer(&board, words.next().unwrap_or("")).map_err(wrong)?;
        entries.push(Entry { seat, answer });
    }
    if entries.len() >= table::MOST_ANSWERS {
        return Err("too many answers since the checkpoint".into());
    }
    Game::resume(board, &entries).map_err(|_| {
        // The first line that cannot follow those above it.
        let at = (1..=entries.len()).find(|&count| Game::<Ankh>::resume(board, &entries[..count]).is_err());
        let (number, line) = at.map_or((0, "since"), |count| since[count - 1]);
        format!("line {number}: '{line}' does not follow: the rules refuse that answer here")
    })
}
