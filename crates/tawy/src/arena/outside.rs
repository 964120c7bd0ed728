//! A bot that is another program: `exec:python3 examples/python/bot.py`. It is started for every game, told what its seat
//! sees, and has a while to answer.

use crate::fault::{Done, Fault};
use crate::titles::Playable;
use protocol::Words;
use protocol::outside::{Told, read_answer};
use protocol::referee::{Question, value};
use protocol::report::line;
use protocol::scene::scene;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use table::{Game, Seat};

/// How long another program may think over one answer.
const PATIENCE: Duration = Duration::from_secs(30);

pub(super) struct Outside {
    command: String,
    seat: Seat,
    child: Child,
    input: ChildStdin,
    /// Its lines, read elsewhere: one that says nothing must not hold up the match.
    lines: Receiver<String>,
    asked: u64,
    words: Words,
}

impl Outside {
    /// Starts the program and tells it what is played.
    pub(super) fn start<T: Playable>(command: &str, game: &Game<T>, seat: Seat) -> Done<Outside> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| Fault::Wish("exec: names no program".to_owned()))?;
        let started = Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| Fault::Wish(format!("'{command}' does not start: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Fault::Wish(format!("'{command}' cannot be talked to")));
        };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        let mut outside =
            Outside { command: command.to_owned(), seat, child, input, lines, asked: 0, words: Words::english() };
        let board = game.board();
        outside.tell(&Told::New {
            ruleset: T::ruleset(board),
            players: T::players(board),
            options: T::settings(board).into_iter().map(|(key, setting)| (key.to_owned(), value(setting))).collect(),
            seat: seat.index(),
        })?;
        Ok(outside)
    }

    /// Its answer to what the seat is asked.
    pub(super) fn answer<T: Playable>(&mut self, game: &Game<T>) -> Done<T::Answer> {
        let board = game.board();
        let open = game.asked(self.seat).ok_or_else(|| self.fault("it is not asked"))?;
        self.asked += 1;
        let options: Vec<String> = game.options(self.seat).iter().map(|&o| T::write_answer(board, o)).collect();
        let question = Question {
            seat: self.seat.into(),
            question: T::question_id(&open.question),
            text: self.words.say(&T::say_question(board, self.seat, &open.question)),
            rule: T::question_rule(&open.question),
            options: options.clone(),
        };
        let view = value(scene(&game.view(Some(self.seat))));
        self.tell(&Told::Ask { id: self.asked, question, view })?;
        let said = self.lines.recv_timeout(PATIENCE);
        let said = said.map_err(|_| self.fault("it has not answered, or is gone"))?;
        let answer = read_answer(&said, self.asked).map_err(|why| self.fault(&why))?;
        let at = options.iter().position(|option| *option == answer);
        at.map(|at| game.options(self.seat)[at]).ok_or_else(|| self.fault(&format!("'{answer}' is no option")))
    }

    pub(super) fn over(&mut self, winners: &[Seat]) -> Done {
        self.tell(&Told::Over { winners: winners.iter().map(|seat| seat.index()).collect() })
    }

    fn tell(&mut self, told: &Told) -> Done {
        let text = line(told);
        let written = writeln!(self.input, "{text}").and_then(|()| self.input.flush());
        written.map_err(|error| self.fault(&error.to_string()))
    }

    fn fault(&self, why: &str) -> Fault {
        Fault::Wish(format!("the bot '{}' at seat {}: {why}", self.command, self.seat))
    }
}

impl Drop for Outside {
    /// Whoever has not gone home by itself is sent home: the next game starts a new one.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
