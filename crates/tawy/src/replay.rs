//! `tawy replay`: checks a record and shows it.

use crate::fault::{self, Done, Fault};
use crate::titles::{self, Errand, Playable};
use protocol::{Language, Record, Words};
use std::io::{self, Write};
use std::path::Path;
use table::{Arg, MOST_SEATS, Match, Message, Seat};

pub(crate) fn replay(file: &Path, at: Option<usize>, seat: Option<usize>, lang: Language) -> Done {
    let record = Record::read(&fault::read(file)?).map_err(|broken| fault::at(file, broken.to_string()))?;
    let (ruleset, head) = (record.ruleset.clone(), record.clone());
    titles::with(&ruleset, Replay { file, record, at, seat, lang })
        .map_err(|fault| fault::at(file, head.no_such_ruleset(fault.to_string()).to_string()))?
}

/// How much of the log is shown.
const LAST_LINES: usize = 20;

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
        let names = self.names::<T>(&words);
        let words = words.with_names(names);
        let broken = |broken: protocol::Broken| fault::at(self.file, broken.to_string());
        let answers = self.record.answers.len();
        // The whole record is checked, whatever part of it is shown.
        self.record.play::<T>(&words, answers).map_err(broken)?;
        let at = self.at.unwrap_or(answers);
        if at > answers {
            return Err(fault::at(self.file, format!("there are only {answers} answers, not {at}")));
        }
        let mut log = Vec::new();
        let mut note = |board: &T::Board, event: T::Event| {
            if T::is_news(event) {
                log.push(words.say(&T::say_event(board, event)));
            }
        };
        let shown = self.record.play_telling::<T>(&words, at, &mut note).map_err(broken)?;
        let seat = match self.seat {
            Some(seat) if seat >= self.record.players => {
                return Err(Fault::Wish(format!(
                    "there is no seat {seat}; there are 0 to {}",
                    self.record.players - 1
                )));
            }
            seat => seat.map(Seat::new),
        };
        self.show(&shown, &log[log.len().saturating_sub(LAST_LINES)..], seat, &words)
    }
}

impl Replay<'_> {
    /// What they are called on the board, and the name the record gives.
    fn names<T: Playable>(&self, words: &Words) -> Vec<String> {
        let name = |seat: Seat| match self.record.names.get(seat.index()).map_or("", String::as_str) {
            "" => T::called(seat, words),
            name => format!("{} ({name})", T::called(seat, words)),
        };
        Seat::all(self.record.players.min(MOST_SEATS)).map(name).collect()
    }

    fn show<T: Playable>(&self, shown: &Match<T>, log: &[String], seat: Option<Seat>, words: &Words) -> Done {
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
        if !log.is_empty() {
            writeln!(out, "\n{}", words.name("replay-log"))?;
        }
        for line in log {
            writeln!(out, "  {line}")?;
        }
        // What a seat is asked in secret is for its eyes, or for those who see everything.
        for open in shown.game().open().iter().filter(|open| seat.is_none_or(|seat| seat == open.seat)) {
            let question = T::say_question(shown.game().board(), open.seat, &open.question);
            let message = Message::new("replay-open")
                .with("player", Arg::Seat(open.seat))
                .with("question", Arg::Text(words.say(&question)));
            writeln!(out, "\n{}", words.say(&message))?;
        }
        if let Some(outcome) = T::outcome(shown.game()) {
            writeln!(out, "\n{}", result::<T>(&outcome, words))?;
        }
        Ok(())
    }
}

/// Who has won, in a sentence: nobody, or several together.
pub(crate) fn result<T: table::Title>(outcome: &table::Outcome, words: &Words) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|&seat| words.seat(seat)).collect();
    let ending = Arg::Name(T::ending_id(outcome.ending));
    if winners.is_empty() {
        return words.say(&Message::new("result-nobody").with("ending", ending));
    }
    let message = Message::new("result")
        .with("count", Arg::Number(winners.len() as i64))
        .with("winners", Arg::Text(winners.join(", ")))
        .with("ending", ending);
    words.say(&message)
}
