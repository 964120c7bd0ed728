//! The results of a match as a file: what is played, then a line per game.

use crate::fault::{self, Done};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// A game that is over. Bots are numbered as they were named, wherever they sat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Played {
    pub(crate) number: u64,
    pub(crate) winners: Vec<usize>,
    pub(crate) ending: String,
    pub(crate) rounds: u32,
    pub(crate) answers: u64,
    /// Seconds of each bot's longest turn, and of all its turns.
    pub(crate) slowest: Vec<f64>,
    pub(crate) seconds: Vec<f64>,
}

pub(crate) struct Results {
    file: Option<(PathBuf, Mutex<File>)>,
}

impl Results {
    /// Opens the file and reads the games in it, which must be of the same match. Without a file nothing is kept.
    pub(crate) fn open(file: Option<&Path>, title: &str) -> Done<(Results, Vec<Played>)> {
        let Some(file) = file else { return Ok((Results { file: None }, Vec::new())) };
        let text = if file.exists() { fault::read(file)? } else { String::new() };
        let played = match text.lines().next() {
            None => Vec::new(),
            Some(first) if first == title => read(&text).map_err(|why| fault::at(file, why))?,
            Some(first) => return Err(fault::at(file, format!("these are results of another match: {first}"))),
        };
        let opened = OpenOptions::new().create(true).append(true).open(file);
        let mut opened = opened.map_err(|error| fault::at(file, error.to_string()))?;
        // A line broken off when the program was stopped stays where it is, and counts for nothing.
        let begin = match text.lines().next() {
            None => format!("{title}\n"),
            Some(_) if text.ends_with('\n') => String::new(),
            Some(_) => "\n".to_owned(),
        };
        opened.write_all(begin.as_bytes()).map_err(|error| fault::at(file, error.to_string()))?;
        Ok((Results { file: Some((file.to_owned(), Mutex::new(opened))) }, played))
    }

    pub(crate) fn add(&self, played: &Played) -> Done {
        let Some((name, file)) = &self.file else { return Ok(()) };
        let text = format!("{}\n", write(played));
        let mut file = file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        // One write per line: a stop between two games loses nothing.
        file.write_all(text.as_bytes()).map_err(|error| fault::at(name, error.to_string()))
    }
}

fn write(played: &Played) -> String {
    let list = |items: Vec<String>| if items.is_empty() { "-".to_owned() } else { items.join(",") };
    let times = |times: &[f64]| list(times.iter().map(|time| format!("{time:.4}")).collect());
    format!(
        "game {} won {} by {} rounds {} answers {} slowest {} seconds {} .",
        played.number,
        list(played.winners.iter().map(ToString::to_string).collect()),
        played.ending,
        played.rounds,
        played.answers,
        times(&played.slowest),
        times(&played.seconds)
    )
}

/// The games of a file. Only the line that was being written when the program was stopped may be broken.
fn read(text: &str) -> Result<Vec<Played>, String> {
    let mut games: Vec<Played> = Vec::new();
    for (at, line) in text.lines().enumerate().skip(1) {
        match read_line(line) {
            Some(played) if games.iter().all(|game| game.number != played.number) => games.push(played),
            Some(played) => return Err(format!("line {}: game {} stands here twice", at + 1, played.number)),
            None if line.ends_with('.') => return Err(format!("line {}: this is no result", at + 1)),
            None => {}
        }
    }
    Ok(games)
}

fn read_line(line: &str) -> Option<Played> {
    let words: Vec<&str> = line.split(' ').collect();
    let [game, number, won, winners, by, ending, r, rounds, a, answers, l, slowest, s, seconds, end] = words[..] else {
        return None;
    };
    if [game, won, by, r, a, l, s, end] != ["game", "won", "by", "rounds", "answers", "slowest", "seconds", "."] {
        return None;
    }
    let times = |text: &str| text.split(',').map(|time| time.parse().ok()).collect::<Option<Vec<f64>>>();
    let winners = match winners {
        "-" => Some(Vec::new()),
        some => some.split(',').map(|bot| bot.parse().ok()).collect(),
    };
    Some(Played {
        number: number.parse().ok()?,
        winners: winners?,
        ending: ending.to_owned(),
        rounds: rounds.parse().ok()?,
        answers: answers.parse().ok()?,
        slowest: times(slowest)?,
        seconds: times(seconds)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64, winners: &[usize]) -> Played {
        Played {
            number,
            winners: winners.to_vec(),
            ending: "fame".to_owned(),
            rounds: 5,
            answers: 300,
            slowest: vec![0.25, 0.5],
            seconds: vec![1.0, 2.0],
        }
    }

    #[test]
    fn a_line_says_all_of_a_game() {
        for played in [game(3, &[1]), game(0, &[]), game(7, &[0, 1])] {
            assert_eq!(read_line(&write(&played)), Some(played));
        }
    }

    #[test]
    fn a_broken_last_line_is_left_out_and_a_wrong_one_is_not() {
        let whole = write(&game(1, &[0]));
        let text = format!("title\n{whole}\n{}", &write(&game(2, &[1]))[..20]);
        assert_eq!(read(&text).map(|games| games.len()), Ok(1));
        assert!(read(&format!("title\n{whole}\n{whole}\n")).is_err(), "twice the same game");
        assert!(read("title\ngame one .\n").is_err());
    }
}
