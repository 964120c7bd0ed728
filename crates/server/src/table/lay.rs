//! A table laid anew, from a record, or as the store has it.

use super::chat::{self, Chat};
use super::{Order, Table};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::hosted::{self, Errand, Hosted, Hosting, Playable, Written};
use crate::store::{EntryKind, EntryRow, TableRow};
use protocol::{Record, Words};
use std::sync::Arc;
use table::{Game, Match, Seat, SeatSet};
use tokio::sync::mpsc;

/// A game before its first answer.
pub(crate) struct Laid {
    pub(crate) head: String,
    pub(crate) game: Box<dyn Hosted>,
}

/// Lays the table for a wish.
pub(crate) fn laid(
    ruleset: &str,
    players: usize,
    options: Vec<(String, String)>,
    scenario: Option<String>,
) -> Result<Laid, Fault> {
    let wish = Wish { ruleset: ruleset.to_owned(), players, options, scenario };
    let done = hosted::with(ruleset, wish).ok_or_else(|| Fault::not_found("fault-no-ruleset"))?;
    done.map_err(|why| Fault::bad("fault-setup").why(why))
}

struct Wish {
    ruleset: String,
    players: usize,
    options: Vec<(String, String)>,
    scenario: Option<String>,
}

impl Errand for Wish {
    type Done = Result<Laid, String>;

    fn run<T: Playable>(self) -> Self::Done {
        let options: Vec<(&str, &str)> = self.options.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
        let board = match &self.scenario {
            None => T::start(&self.ruleset, self.players, &options)?,
            Some(scenario) => T::stage(scenario, &options).map_err(|why| why.to_string())?,
        };
        let meant = T::players(&board);
        if meant != self.players {
            return Err(format!("the scenario is for {meant} players, not for {}", self.players));
        }
        let game = Game::<T>::new(board);
        let position = protocol::scenario::origin(&game);
        let head = Record::of(&Match::new(game), &[], position.as_deref()).write();
        Ok(Laid { head, game: Box::new(Hosting::new(game, position)) })
    }
}

/// The head of a record: all of it but its answers.
fn head(record: &Record) -> String {
    let mut head = record.clone();
    head.answers.clear();
    head.names.clear();
    head.write()
}

/// A game as a record tells it, run to its last answer.
pub(crate) fn imported(record: Record) -> Result<(Laid, Vec<Written>), Fault> {
    let ruleset = record.ruleset.clone();
    let done = hosted::with(&ruleset, Import(record)).ok_or_else(|| Fault::bad("fault-no-ruleset"))?;
    done.map_err(|why| Fault::bad("fault-record").why(why))
}

struct Import(Record);

impl Errand for Import {
    type Done = Result<(Laid, Vec<Written>), String>;

    fn run<T: Playable>(self) -> Self::Done {
        let record = self.0;
        // The record is judged line by line first: its complaints name lines.
        let whole = record.play::<T>(&Words::english(), usize::MAX).map_err(|broken| broken.to_string())?;
        let start = record.start::<T>().map_err(|broken| broken.to_string())?;
        let mut game = Hosting::<T>::new(start, record.position.as_ref().map(|placed| placed.text.clone()));
        let written: Vec<Written> = whole
            .record()
            .iter()
            .map(|entry| Written { seat: entry.seat, text: T::write_answer(whole.game().board(), entry.answer) })
            .collect();
        run_again(&mut game, &written)?;
        Ok((Laid { head: head(&record), game: Box::new(game) }, written))
    }
}

/// Answers one after another, each with the draws that follow it.
fn run_again(game: &mut dyn Hosted, written: &[Written]) -> Result<(), String> {
    written.chunk_by(|_, next| next.seat.is_chance()).try_for_each(|beat| game.again(beat))
}

struct Head(Record);

impl Errand for Head {
    type Done = Result<(Box<dyn Hosted>, Vec<(String, String)>), String>;

    fn run<T: Playable>(self) -> Self::Done {
        let game = self.0.start::<T>().map_err(|broken| broken.to_string())?;
        let own = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
        let options = T::settings(game.board()).into_iter().map(own).collect();
        let position = self.0.position.as_ref().map(|placed| placed.text.clone());
        Ok((Box::new(Hosting::new(game, position)), options))
    }
}

/// Runs a table's list again.
pub(super) fn open(hall: Arc<Hall>, orders: mpsc::WeakSender<Order>, row: TableRow) -> Result<Table, String> {
    let record = Record::read(&row.head).map_err(|broken| broken.to_string())?;
    let found = hosted::with(&row.ruleset, Head(record)).ok_or("its ruleset is gone")?;
    let (mut game, options) = found?;
    let mut chat = Chat::default();
    let mut answers: Vec<Written> = Vec::new();
    for entry in &row.entries {
        match entry.kind {
            EntryKind::Answer => answers.push(written(entry)),
            EntryKind::Chat | EntryKind::Confided => chat.add(chat::spoken(entry)),
            EntryKind::TakenOut | EntryKind::Cut => {
                run_again(&mut *game, &std::mem::take(&mut answers))?;
                let at = entry.text.parse().map_err(|_| format!("'{}' is no place in the list", entry.text))?;
                _ = if entry.kind == EntryKind::Cut { game.cut(at) } else { game.take_out(at) };
            }
        }
    }
    run_again(&mut *game, &answers)?;
    let presence = vec![super::stand_ins::Presence::default(); row.seats.len()];
    let mut table = Table {
        hall,
        orders,
        id: row.id,
        ruleset: row.ruleset,
        options: options.into_iter().collect(),
        seed: row.seed,
        host: row.host,
        listed: row.listed,
        seats: row.seats,
        ready: game.ready(),
        game,
        entries: row.entries.len() as u64,
        chat,
        words: protocol::Language::ALL.map(Words::new),
        watchers: Vec::new(),
        next_watcher: 0,
        asked_undo: None,
        passing: SeatSet::NONE,
        thinking: false,
        epoch: 0,
        presence,
        absent: SeatSet::NONE,
        hinting: SeatSet::NONE,
    };
    table.name_seats();
    Ok(table)
}

fn written(entry: &EntryRow) -> Written {
    Written { seat: entry.seat.map_or(Seat::CHANCE, Seat::new), text: entry.text.clone() }
}
