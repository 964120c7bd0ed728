//! `tawy replay`: checks a record and shows it.

use crate::fault::{self, Done, Fault};
use crate::titles::{self, Errand, Playable};
use protocol::{Language, Record, Words};
use std::io::{self, Write};
use std::path::Path;
use table::{Arg, Match, Message, Seat};

pub(crate) fn replay(file: &Path, at: Option<usize>, seat: Option<usize>, lang: Language) -> Done {
    let record = Record::read(&fault::read(file)?).map_err(|broken| fault::at(file, broken.to_string()))?;
    let ruleset = record.ruleset.clone();
    titles::with(&ruleset, Replay { file, record, at, seat, lang })?
}

struct Replay<'f> {
    file: &'f Path,
    record: Record,
    at: Option<usize>,
    seat: Option<usize>,
    lang: Language,
}

impl Errand for Replay<'_> {
    type Done = Done;

    fn run<T: Playable>(self) -> Done {
        let words = Words::new(self.lang);
        let broken = |broken: protocol::Broken| fault::at(self.file, broken.to_string());
        let answers = self.record.answers.len();
        // The whole record is checked, whatever part of it is shown.
        let whole = self.record.play::<T>(&words, answers).map_err(broken)?;
        let shown = match self.at {
            Some(at) if at > answers => {
                return Err(fault::at(self.file, format!("there are only {answers} answers, not {at}")));
            }
            Some(at) => self.record.play::<T>(&words, at).map_err(broken)?,
            None => whole,
        };
        let seat = match self.seat {
            Some(seat) if seat >= self.record.players => {
                return Err(Fault::Wish(format!(
                    "there is no seat {seat}; there are 0 to {}",
                    self.record.players - 1
                )));
            }
            seat => seat.map(Seat::new),
        };
        self.show(&shown, seat, &words)
    }
}

impl Replay<'_> {
    fn show<T: Playable>(&self, shown: &Match<T>, seat: Option<Seat>, words: &Words) -> Done {
        let mut out = io::stdout().lock();
        let holds = Message::new("replay-holds")
            .with("file", Arg::Text(self.file.display().to_string()))
            .with("answers", Arg::Number(self.record.answers.len() as i64))
            .with("shown", Arg::Number(shown.record().len() as i64));
        writeln!(out, "{}\n", words.say(&holds))?;
        if seat.is_none() {
            writeln!(out, "{}", T::write_position(shown.game()))?;
        }
        let picture = T::picture(&shown.game().view(seat), words);
        write!(out, "{}", picture.text())?;
        if let Some(outcome) = T::outcome(shown.game()) {
            writeln!(out, "\n{}", result(&outcome, words))?;
        }
        Ok(())
    }
}

/// Who has won, in a sentence.
pub(crate) fn result(outcome: &table::Outcome, words: &Words) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|&seat| words.seat(seat)).collect();
    let message = Message::new("result")
        .with("winners", Arg::Text(winners.join(", ")))
        .with("ending", Arg::Name(format!("ending-{}", outcome.ending)));
    words.say(&message)
}
