//! A position: the board at the last checkpoint and the answers since.

use super::{answer, read, write};
use crate::{Kemet, audit};
use table::{Entry, Game, Seat};

pub fn write_position(game: &Game<Kemet>) -> String {
    let mut text = write::board(game.checkpoint());
    for entry in game.since() {
        let seat = if entry.seat.is_chance() { "chance".to_owned() } else { entry.seat.to_string() };
        text += &format!("since {seat} {}\n", answer::write_answer(game.board(), entry.answer));
    }
    text
}

/// Reads a position and says in which line it is wrong, and why.
pub fn read_position(text: &str) -> Result<Game<Kemet>, String> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or("").trim());
    let lines = lines.enumerate().map(|(index, line)| (index + 1, line)).filter(|(_, line)| !line.is_empty());
    let (since, table): (Vec<_>, Vec<_>) = lines.partition(|(_, line)| line.split(' ').next() == Some("since"));
    let board = read::board(&table)?;
    audit::audit(&board)?;
    let (mut entries, mut lines_of) = (Vec::new(), Vec::new());
    for (number, line) in since {
        let wrong = |why: String| format!("line {number}: {why}");
        let mut words = line.splitn(3, ' ').skip(1);
        let seat = match words.next() {
            Some("chance") => Seat::CHANCE,
            Some(seat) => read::seat(&board, seat).map_err(wrong)?,
            None => return Err(wrong("'since' wants a seat and an answer".into())),
        };
        let answer = answer::read_answer(&board, words.next().unwrap_or("")).map_err(wrong)?;
        entries.push(Entry { seat, answer });
        lines_of.push((number, line));
    }
    if entries.len() >= table::MOST_ANSWERS {
        return Err("too many answers since the checkpoint".into());
    }
    Game::resume(board, &entries).map_err(|_| {
        // The first line that cannot follow those above it.
        let at = (1..=entries.len()).find(|&count| Game::<Kemet>::resume(board, &entries[..count]).is_err());
        let (number, line) = at.map_or((0, "since"), |count| lines_of[count - 1]);
        format!("line {number}: '{line}' does not follow: the rules refuse that answer here")
    })
}
