//! People and bots around one game. What a person is shown comes from that person's view.

use crate::draw::{Line, Manner, Picture, Tint, Windows};
use crate::fault::{self, Done};
use crate::replay;
use crate::titles::Playable;
use bots::{Bot, Eye, Player};
use protocol::{Record, Why, Words, glossary, scenario, why};
use std::path::PathBuf;
use table::{Arg, Game, Match, Message, Seat, SeatSet, Waiting};

/// What lets a window pass, in every game.
const PASS: &str = "pass";
/// What gives something up, in every game: shown after all else, so that a hasty Enter costs nothing.
const LAST: [&str; 4] = [PASS, "stop", "done", "recall"];

/// Who sits on a seat.
pub(super) enum Chair<T: Playable> {
    Person,
    Bot { name: String, player: Box<Bot<T>> },
}

/// What a person is asked.
pub(super) struct Prompt<T: Playable> {
    pub(super) seat: Seat,
    pub(super) text: String,
    pub(super) rule: &'static str,
    /// A new turn or a new battle: worth a look at the board.
    pub(super) is_opening: bool,
    pub(super) choices: Vec<Choice<T>>,
}

/// One thing to answer: its number, how it is typed, and what it means.
pub(super) struct Choice<T: Playable> {
    pub(super) number: usize,
    pub(super) answer: T::Answer,
    pub(super) typed: String,
    pub(super) text: String,
}

pub(super) struct Sitting<T: Playable> {
    played: Match<T>,
    chairs: Vec<Chair<T>>,
    seed: u64,
    words: Words,
    /// What happened, with how many answers had been given by then.
    log: Vec<(usize, String)>,
    /// People who let every window pass until the turn passes.
    passing: SeatSet,
    /// The file of the rules.
    rules: String,
    /// Where the record is kept.
    file: Option<PathBuf>,
    /// Where the game began, if its options do not say it.
    origin: Option<String>,
}

impl<T: Playable> Sitting<T> {
    pub(super) fn new(board: T::Board, chairs: Vec<Chair<T>>, seed: u64, rules: String, words: Words) -> Sitting<T> {
        let names = Seat::all(chairs.len()).map(|seat| T::called(seat, &words)).collect();
        let words = words.with_names(names);
        let mut told = Vec::new();
        let game = Game::new_telling(board, &mut |event| told.push(event));
        let origin = scenario::origin(&game);
        let (played, log, passing) = (Match::new(game), Vec::new(), SeatSet::NONE);
        let mut sitting = Sitting { played, chairs, seed, words, log, passing, rules, file: None, origin };
        sitting.note(&told);
        sitting.run_on();
        sitting
    }

    /// Keeps the record in this file from now on.
    pub(super) fn keep_in(&mut self, file: PathBuf) -> Done {
        self.file = Some(file);
        self.keep()
    }

    /// Writes the record down as it is.
    pub(super) fn keep(&self) -> Done {
        let Some(file) = &self.file else { return Ok(()) };
        std::fs::write(file, self.record()).map_err(|error| fault::at(file, error.to_string()))
    }

    pub(super) fn words(&self) -> &Words {
        &self.words
    }

    /// One of the program's own sentences, in the manner of this game.
    pub(super) fn told(&self, id: &str) -> String {
        let Manner { command: (_, command), offer, example, rule, windows, .. } = T::manner();
        let windows = if windows == Windows::Some { "some" } else { "none" };
        let message = Message::new(id)
            .with("command", Arg::Name(command.to_owned()))
            .with("offer", Arg::Name(offer.to_owned()))
            .with("example", Arg::Text(example.to_owned()))
            .with("rule", Arg::Text(rule.to_owned()))
            .with("windows", Arg::Text(windows.to_owned()))
            .with("file", Arg::Text(self.rules.clone()));
        self.words.say(&message)
    }

    pub(super) fn chairs(&self) -> &[Chair<T>] {
        &self.chairs
    }

    /// What a newcomer has to know, section by section.
    pub(super) fn help(&self) -> Vec<String> {
        let sections = T::help(self.played.game().board()).into_iter().map(|id| self.words.name(id));
        sections.chain([self.told("help-rules")]).collect()
    }

    /// The words of the game, and what they mean.
    pub(super) fn glossary(&self) -> Vec<Line> {
        let terms = glossary::terms(T::ruleset(self.played.game().board())).into_iter();
        let line = |id: String| {
            let means = self.words.name(&format!("{id}.means"));
            Line::default().with(self.words.name(&id), Tint::Bold).with(format!(": {means}"), Tint::Plain)
        };
        terms.map(line).collect()
    }

    /// The people, by seat.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.chairs.len()).filter(|seat| matches!(self.chairs[seat.index()], Chair::Person))
    }

    /// What happened so far, oldest first.
    pub(super) fn log(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.log.iter().map(|(_, text)| text.as_str())
    }

    pub(super) fn is_over(&self) -> bool {
        self.played.game().is_over()
    }

    /// Who has won, once somebody has.
    pub(super) fn result(&self) -> Option<String> {
        T::outcome(self.played.game()).map(|outcome| replay::result::<T>(&outcome, &self.words))
    }

    /// The person to answer next. Where several are asked at once, whoever sits at the keyboard goes on.
    pub(super) fn asked(&self, at_keyboard: Option<Seat>) -> Option<Seat> {
        let asked = |seat: &Seat| self.played.game().asked(*seat).is_some();
        at_keyboard.filter(asked).or_else(|| self.people().find(asked))
    }

    pub(super) fn prompt(&self, seat: Seat) -> Option<Prompt<T>> {
        let game = self.played.game();
        let eye = Eye::new(game, seat)?;
        let mut options = eye.options().to_vec();
        if !self.is_window() {
            options.sort_by_key(|&answer| LAST.contains(&T::write_answer(game.board(), answer).as_str()));
        }
        let typed: Vec<String> = options.iter().map(|&answer| T::write_answer(game.board(), answer)).collect();
        // Where the answers are numbers, they number themselves: 0 means none, not the tenth.
        let counts: Option<Vec<usize>> = typed.iter().map(|typed| typed.parse().ok()).collect();
        let numbers = counts.unwrap_or_else(|| (1..=options.len()).collect());
        let choices = options.iter().zip(typed).zip(numbers);
        let choice = |((&answer, typed), number): ((&T::Answer, String), usize)| Choice {
            number,
            answer,
            typed,
            text: self.words.say(&T::say_answer(game.board(), eye.question(), answer)),
        };
        Some(Prompt {
            seat,
            text: self.words.say(&T::say_question(game.board(), seat, eye.question())),
            rule: T::question_rule(eye.question()),
            is_opening: T::is_opening(game.board(), eye.question()),
            choices: choices.map(choice).collect(),
        })
    }

    /// The table as this seat, or a spectator, sees it.
    pub(super) fn picture(&self, seat: Option<Seat>) -> Picture {
        T::picture(&self.played.game().view(seat), &self.words)
    }

    pub(super) fn paths(&self) -> Vec<Line> {
        T::paths(&self.played.game().view(None), &self.words)
    }

    /// Whether the typed answer would be taken, and if not, why not.
    pub(super) fn why(&self, seat: Seat, typed: &str) -> Result<T::Answer, Why> {
        why::judge(self.played.game(), &self.words, seat, typed)
    }

    /// Takes a person's answer, then lets chance and bots go on.
    pub(super) fn answer(&mut self, seat: Seat, answer: T::Answer) -> Result<(), Why> {
        self.take(seat, answer)?;
        self.run_on();
        self.keep_going();
        Ok(())
    }

    /// Whether what is asked now is a window for reactions.
    pub(super) fn is_window(&self) -> bool {
        matches!(self.played.game().waiting(), Waiting::Together { ready: None, .. })
    }

    /// Lets this window pass, and every other of this turn.
    pub(super) fn pass_on(&mut self, seat: Seat) {
        self.passing = self.passing.with(seat);
        self.run_on();
        self.keep_going();
    }

    /// Takes back the last answer of a person, and all that followed from it.
    pub(super) fn undo(&mut self) -> bool {
        let by_person = |seat: Seat| !seat.is_chance() && matches!(self.chairs[seat.index()], Chair::Person);
        if !self.played.record().iter().any(|entry| by_person(entry.seat)) {
            return false;
        }
        while self.played.undo().is_some_and(|seat| !by_person(seat)) {}
        self.passing = SeatSet::NONE;
        let answers = self.played.record().len();
        self.log.retain(|&(at, _)| at <= answers);
        self.keep_going();
        true
    }

    /// A disk that is full for a while does not end the game: the record is written again at the end.
    fn keep_going(&self) {
        let _ = self.keep();
    }

    fn record(&self) -> String {
        let names: Vec<String> = self
            .chairs
            .iter()
            .map(|chair| match chair {
                Chair::Person => super::PERSON.to_owned(),
                Chair::Bot { name, .. } => name.clone(),
            })
            .collect();
        Record::of(&self.played, &names, self.origin.as_deref()).write()
    }

    /// Chance and bots answer until only people are asked.
    fn run_on(&mut self) {
        loop {
            let mut told = Vec::new();
            self.played.draw_all(self.seed, &mut |event| told.push(event));
            self.note(&told);
            let game = self.played.game();
            let next = game.open().iter().find_map(|open| match &mut self.chairs[open.seat.index()] {
                Chair::Person => None,
                Chair::Bot { player, .. } => {
                    let eye = Eye::new(game, open.seat)?;
                    Some((open.seat, player.answer(&eye)))
                }
            });
            let Some((seat, answer)) = next.or_else(|| self.passed()) else { return };
            if self.take(seat, answer).is_err() {
                return;
            }
        }
    }

    /// A person who passes on, and the answer that passes.
    fn passed(&self) -> Option<(Seat, T::Answer)> {
        let game = self.played.game();
        let seat = self.people().find(|&seat| self.passing.has(seat) && game.asked(seat).is_some())?;
        let pass = self.why(seat, PASS).ok().filter(|_| self.is_window())?;
        Some((seat, pass))
    }

    fn take(&mut self, seat: Seat, answer: T::Answer) -> Result<(), Why> {
        let mut told = Vec::new();
        if let Err(refused) = self.played.play_telling(seat, answer, &mut |event| told.push(event)) {
            return Err(why::explain(self.played.game(), &self.words, seat, refused));
        }
        self.note(&told);
        Ok(())
    }

    fn note(&mut self, told: &[T::Event]) {
        let answers = self.played.record().len();
        let board = self.played.game().board();
        let words = &self.words;
        let worth_telling = told.iter().filter(|&&event| T::is_news(event));
        self.log.extend(worth_telling.map(|&event| (answers, words.say(&T::say_event(board, event)))));
        if told.iter().any(|&event| T::turn_passes(event)) {
            self.passing = SeatSet::NONE;
        }
    }
}
