//! A game record: readable text, a header and one answer per line, chance included.
//!
//! ```text
//! tawy 1
//! ruleset kemet-2012
//! players 2
//! options length=short discards=closed
//! name 0 Anna
//! name 1 Ben
//! answers
//! chance card veto
//! 0 lay move-upper
//! ```
//!
//! A game that did not begin at the beginning, or whose scenario came from a file, has its position between `position`
//! and `end`, before `answers`.

use crate::{Words, why};
use std::fmt::{self, Write as _};
use table::{Game, MOST_SEATS, Match, Seat, Title};

/// What the first line says.
const FORMAT: &str = "tawy 1";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub ruleset: String,
    pub players: usize,
    pub options: Vec<(String, String)>,
    /// What the players are called; empty where nobody said.
    pub names: Vec<String>,
    pub position: Option<Placed>,
    pub answers: Vec<Given>,
    /// Where the head says what, for complaints about the set-up.
    lines: HeadLines,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct HeadLines {
    ruleset: usize,
    players: usize,
    options: usize,
}

/// A starting position, and the line of the record before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    pub text: String,
    line: usize,
}

/// An answer as it stands in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub seat: Seat,
    pub text: String,
    line: usize,
}

/// A record that does not hold, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub line: usize,
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for Broken {}

impl Record {
    /// The record of a match; `position` is where it began, if not at the beginning.
    pub fn of<T: Title>(played: &Match<T>, names: &[String], position: Option<&str>) -> Record {
        let board = played.game().board();
        let answers = played.record().iter();
        Record {
            ruleset: T::ruleset(board).to_owned(),
            players: T::players(board),
            options: T::settings(board).into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            names: names.to_vec(),
            position: position.map(|text| Placed { text: text.to_owned(), line: 0 }),
            answers: answers
                .map(|entry| Given { seat: entry.seat, text: T::write_answer(board, entry.answer), line: 0 })
                .collect(),
            lines: HeadLines::default(),
        }
    }

    /// A complaint about the ruleset, at the line that names it.
    pub fn no_such_ruleset(&self, why: impl Into<String>) -> Broken {
        Broken { line: self.lines.ruleset, why: why.into() }
    }

    pub fn write(&self) -> String {
        let mut text = format!("{FORMAT}\nruleset {}\nplayers {}\n", self.ruleset, self.players);
        let options: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        if !options.is_empty() {
            let _ = writeln!(text, "options {}", options.join(" "));
        }
        for (seat, name) in self.names.iter().enumerate().filter(|(_, name)| !name.trim().is_empty()) {
            let _ = writeln!(text, "name {seat} {}", name.split_whitespace().collect::<Vec<_>>().join(" "));
        }
        if let Some(position) = &self.position {
            text += "position\n";
            for line in position.text.lines().filter(|line| !line.trim().is_empty()) {
                let _ = writeln!(text, "  {line}");
            }
            text += "end\n";
        }
        text += "answers\n";
        for given in &self.answers {
            let _ = writeln!(text, "{} {}", given.seat, given.text);
        }
        text
    }

    /// Reads the text; whether the answers hold, [`Record::play`] says.
    pub fn read(text: &str) -> Result<Record, Broken> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let mut lines = lines.by_ref().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        match lines.next() {
            Some((_, FORMAT)) => {}
            Some((line, _)) => return broken(line, format!("a record begins with '{FORMAT}'")),
            None => return broken(1, "the record is empty"),
        }
        let mut record = Record {
            ruleset: String::new(),
            players: 0,
            options: Vec::new(),
            names: Vec::new(),
            position: None,
            answers: Vec::new(),
            lines: HeadLines::default(),
        };
        let (mut last, mut whole) = (1, false);
        while let Some((line, content)) = lines.next() {
            last = line;
            match content.split_once(' ').unwrap_or((content, "")) {
                ("ruleset", id) => {
                    once(&mut record.lines.ruleset, line, "ruleset")?;
                    id.trim().clone_into(&mut record.ruleset);
                }
                ("players", count) => {
                    once(&mut record.lines.players, line, "players")?;
                    let wrong = || Broken { line, why: format!("'{count}' is not a number of players") };
                    record.players = count.trim().parse().map_err(|_| wrong())?;
                }
                ("options", pairs) => {
                    once(&mut record.lines.options, line, "options")?;
                    for pair in pairs.split_whitespace() {
                        let Some((key, value)) = pair.split_once('=') else {
                            return broken(line, format!("'{pair}' is not an option; write key=value"));
                        };
                        record.options.push((key.to_owned(), value.to_owned()));
                    }
                }
                ("name", rest) => record.call(line, rest)?,
                ("position", "") if record.position.is_some() => {
                    return broken(line, "'position' stands twice in the head");
                }
                ("position", "") => {
                    // Kept with its line breaks, so that complaints about it name lines of this record.
                    let inside: Vec<(usize, &str)> = lines.by_ref().take_while(|&(_, line)| line != "end").collect();
                    let first = inside.first().map_or(line + 1, |&(first, _)| first);
                    let mut text = String::new();
                    for (number, content) in inside {
                        text += &"\n".repeat((number - first).saturating_sub(text.matches('\n').count()));
                        text += content;
                    }
                    record.position = Some(Placed { text, line: first - 1 });
                }
                ("answers", "") => {
                    whole = true;
                    break;
                }
                _ => return broken(line, format!("'{content}' does not belong in the head of a record")),
            }
        }
        if record.ruleset.is_empty() || record.players == 0 {
            return broken(last, "the head of a record wants 'ruleset' and 'players'");
        }
        if !whole {
            return broken(last, "the head of a record ends with 'answers', and this one does not end");
        }
        for (line, content) in lines {
            record.answers.push(given(line, content)?);
        }
        Ok(record)
    }

    fn call(&mut self, line: usize, rest: &str) -> Result<(), Broken> {
        let seat = rest.split_once(' ').and_then(|(seat, name)| Some((seat.parse::<usize>().ok()?, name.trim())));
        let Some((seat, name)) = seat.filter(|&(seat, _)| seat < MOST_SEATS) else {
            return broken(line, "'name' wants a seat and a name");
        };
        if self.names.len() <= seat {
            self.names.resize(seat + 1, String::new());
        }
        if !self.names[seat].is_empty() {
            return broken(line, format!("seat {seat} has a name already"));
        }
        name.clone_into(&mut self.names[seat]);
        Ok(())
    }

    /// The game before the first answer.
    pub fn start<T: Title>(&self) -> Result<Game<T>, Broken> {
        let options: Vec<(&str, &str)> = self.options.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
        let laid = T::start(&self.ruleset, self.players, &options).map_err(|why| {
            // The line that is to blame: the players if they are too many without any option, else the options.
            let known = T::rulesets().iter().any(|ruleset| ruleset.id == self.ruleset);
            let line = match T::start(&self.ruleset, self.players, &[]) {
                _ if !known => self.lines.ruleset,
                Err(_) => self.lines.players,
                Ok(_) => self.lines.options,
            };
            Broken { line, why }
        });
        let Some(position) = &self.position else { return laid.map(Game::new) };
        let padded = "\n".repeat(position.line) + &position.text;
        let game = T::read_position(&padded).map_err(|why| misplaced(&why, position.line))?;
        let board = game.board();
        let settings = T::settings(board);
        let same = T::ruleset(board) == self.ruleset
            && T::players(board) == self.players
            && match &laid {
                Ok(laid) => T::settings(laid) == settings,
                // A scenario that no option names: the position alone lays it out, and the head agrees with it.
                Err(_) => options == settings,
            };
        match laid {
            _ if same => Ok(game),
            Ok(_) => broken(position.line + 1, "the position is of another game than the head says"),
            Err(why) => Err(why),
        }
    }

    /// Runs the first `count` answers.
    pub fn play<T: Title>(&self, words: &Words, count: usize) -> Result<Match<T>, Broken> {
        self.play_telling(words, count, &mut |_, _| {})
    }

    /// The same, telling what happens, with the board as it lies then.
    pub fn play_telling<T: Title>(
        &self,
        words: &Words,
        count: usize,
        teller: &mut dyn FnMut(&T::Board, T::Event),
    ) -> Result<Match<T>, Broken> {
        let mut played = Match::new(self.start::<T>()?);
        let mut told = Vec::new();
        for Given { seat, text, line } in self.answers.iter().take(count) {
            let taken = why::judge(played.game(), words, *seat, text)
                .map(|answer| played.play_telling(*seat, answer, &mut |event| told.push(event)));
            if let Err(why) = taken {
                return broken(*line, format!("'{seat} {text}' is refused: {why}"));
            }
            for event in told.drain(..) {
                teller(played.game().board(), event);
            }
        }
        Ok(played)
    }
}

/// A line of the head that may stand there once.
fn once(at: &mut usize, line: usize, key: &str) -> Result<(), Broken> {
    if *at > 0 {
        return broken(line, format!("'{key}' stands twice in the head, first in line {at}"));
    }
    *at = line;
    Ok(())
}

/// `0 lay move-upper`
fn given(line: usize, content: &str) -> Result<Given, Broken> {
    let (seat, text) = content.split_once(' ').unwrap_or((content, ""));
    let seat = match seat {
        "chance" => Seat::CHANCE,
        seat => match seat.parse::<usize>() {
            Ok(seat) if seat < MOST_SEATS => Seat::new(seat),
            _ => return broken(line, format!("'{seat}' is not a seat; write a number or 'chance'")),
        },
    };
    if text.trim().is_empty() {
        return broken(line, "an answer is missing after the seat");
    }
    Ok(Given { seat, text: text.trim().to_owned(), line })
}

/// A complaint about the position names its line itself, if it can.
fn misplaced(why: &str, otherwise: usize) -> Broken {
    let named = why.strip_prefix("line ").and_then(|rest| rest.split_once(": "));
    match named.and_then(|(line, why)| Some((line.parse().ok()?, why))) {
        Some((line, why)) => Broken { line, why: why.to_owned() },
        None => Broken { line: otherwise, why: why.to_owned() },
    }
}

fn broken<T>(line: usize, why: impl Into<String>) -> Result<T, Broken> {
    Err(Broken { line, why: why.into() })
}
