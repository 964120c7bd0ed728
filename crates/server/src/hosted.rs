//! A game of some title, as a table needs it.

use crate::course::{Course, TakeBack, Viewer, Viewers, is_window, ready};
use crate::hall::cores;
use crate::log::{self, Told};
use crate::minds::{Minds, Thought, Wanted};
use crate::state::{self, Since};
use bots::{Eye, Reason, Valued, analysis};
use protocol::wire::{AnalysisNews, LogLine, MomentNews, StateNews, StoryNews, TurningNews};
use protocol::{Record, Scenic, Staged, Storied, Why, Words, teams, why};
use std::time::{Duration, Instant};
use table::{Arg, Game, Match, Message, Seat, SeatSet};

/// All a table asks of a title.
pub(crate) trait Playable: Staged + Scenic + Storied + Valued {}
impl<T: Staged + Scenic + Storied + Valued> Playable for T {}

protocol::errands!(Playable);

/// A line of the store: who did what, in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) seat: Seat,
    pub(crate) text: String,
}

/// What an answer brought.
pub(crate) struct Beat {
    pub(crate) seen: Viewers,
    pub(crate) written: Vec<Written>,
    pub(crate) told: Vec<Told>,
    pub(crate) turn_ended: bool,
}

impl Beat {
    /// What came right after.
    pub(crate) fn and(&mut self, then: Beat) {
        self.seen = self.seen.or(then.seen);
        self.written.extend(then.written);
        self.told.extend(then.told);
        self.turn_ended |= then.turn_ended;
    }
}

/// What a good player would do, and why.
pub(crate) struct Hint {
    pub(crate) answer: String,
    pub(crate) text: Message,
    pub(crate) reasons: Vec<Message>,
    pub(crate) chance: f32,
}

/// As long as a bot of the usual level takes.
const HINT: Duration = Duration::from_millis(400);

/// Something to be thought about elsewhere.
pub(crate) type Job<T> = Box<dyn FnOnce() -> T + Send>;

/// Bots who are to think.
pub(crate) struct Thinking {
    /// How long they may wait for their turn.
    pub(crate) patience: Duration,
    /// Told since when their time is running.
    pub(crate) think: Box<dyn FnOnce(Instant) -> Thought + Send>,
}

pub(crate) trait Hosted: Send {
    fn players(&self) -> usize;
    fn is_over(&self) -> bool;
    /// Seats that are asked something.
    fn asked(&self) -> SeatSet;
    fn ready(&self) -> Option<Vec<usize>>;
    fn number(&self, viewer: Viewer) -> String;
    fn step(&self, viewer: Viewer) -> usize;
    fn lines(&self) -> usize;
    /// Draws what comes before the first question.
    fn begin(&mut self, seed: u64) -> Vec<Written>;
    fn play(&mut self, seat: Seat, answer: &str, seed: u64, words: &Words) -> Result<Beat, Why>;
    /// Runs lines of the store again: an answer and the draws after it.
    fn again(&mut self, written: &[Written]) -> Result<(), String>;
    /// Lets the first of these seats pass if a reaction window asks it.
    fn pass(&mut self, seats: SeatSet, seed: u64) -> Option<Beat>;
    /// Those who may hear what this seat says to its own, itself among them.
    fn confidants(&self, seat: Seat) -> SeatSet;
    fn take_back(&self, seat: Seat) -> TakeBack;
    fn take_out(&mut self, at: usize) -> Viewers;
    fn cut(&mut self, at: usize) -> Viewers;
    fn state(&self, viewer: Viewer, words: &Words, since: Since) -> StateNews;
    /// A step as the viewer saw it, or with everything that was hidden.
    fn past(&self, viewer: Viewer, step: usize, openly: bool, words: &Words) -> Option<StateNews>;
    fn log(&self, viewer: Viewer, words: &Words) -> Vec<LogLine>;
    fn why(&self, seat: Seat, target: &str, words: &Words) -> Result<(), Why>;
    fn story(&self, words: &Words) -> Option<StoryNews>;
    fn record(&self, names: &[String]) -> String;
    /// Thinks for bots, somewhere else.
    fn think(&mut self, wanted: Vec<Wanted>) -> Thinking;
    /// The bot of this seat does not come back from thinking.
    fn give_up_on(&mut self, seat: Seat, seed: u64);
    /// What a good player would do for this seat; `None` if it is not asked.
    fn hint(&self, seat: Seat, seed: u64) -> Option<Job<Hint>>;
    /// Who was how likely to win, and where that turned; `None` if the game is not over.
    fn analysis(&self) -> Option<Analysis>;
}

/// An analysis to be: it is thought up elsewhere, and said in the words of whoever asks.
pub(crate) type Analysis = Box<dyn FnOnce(&Words) -> AnalysisNews + Send>;

pub(crate) struct Hosting<T: Playable> {
    course: Course<T>,
    position: Option<String>,
    minds: Minds<T>,
}

impl<T: Playable> Hosting<T> {
    pub(crate) fn new(start: Game<T>, position: Option<String>) -> Hosting<T> {
        let players = T::players(start.board());
        Hosting { course: Course::new(start, players), position, minds: Minds::new() }
    }

    fn write_from(&self, at: usize) -> Vec<Written> {
        let board = self.course.game().board();
        let given = self.course.given()[at..].iter();
        given.map(|given| Written { seat: given.seat, text: T::write_answer(board, given.answer) }).collect()
    }

    fn beat(&mut self, seat: Seat, answer: T::Answer, seed: u64) -> Result<Beat, table::Refused<T::Refusal>> {
        let at = self.course.given().len();
        let (mut told, mut turn_ended) = (Vec::new(), false);
        let mut teller = |board: &T::Board, event: T::Event| {
            turn_ended |= T::ends_turn(&event);
            told.push(log::told::<T>(board, event));
        };
        let seen = self.course.beat(seat, answer, &mut teller, &mut |course, teller| course.draw_all(seed, teller))?;
        let steps = self.course.steps();
        told.iter_mut().for_each(|told| told.steps = steps);
        Ok(Beat { seen, written: self.write_from(at), told, turn_ended })
    }

    /// The game after the first `count` answers.
    fn after(&self, count: usize) -> Game<T> {
        let mut game = *self.course.start();
        for given in &self.course.given()[..count] {
            let taken = game.play(given.seat, given.answer);
            debug_assert!(taken.is_ok(), "the line of play does not run again");
        }
        game
    }

    /// How many answers had been given when the viewer was shown this step.
    fn answers_at(&self, viewer: Viewer, step: usize) -> Option<usize> {
        let given = self.course.given();
        let first_beat = || given.iter().position(|given| !given.seat.is_chance()).unwrap_or(given.len());
        let begin = match step.checked_sub(1) {
            None => return Some(first_beat()),
            Some(nth) => given.iter().enumerate().filter(|(_, given)| given.seen.has(viewer)).nth(nth)?.0,
        };
        let draws = given[begin + 1..].iter().take_while(|given| given.seat.is_chance()).count();
        Some(begin + 1 + draws)
    }
}

impl<T: Playable> Hosted for Hosting<T> {
    fn players(&self) -> usize {
        self.course.players()
    }

    fn is_over(&self) -> bool {
        self.course.game().is_over()
    }

    fn asked(&self) -> SeatSet {
        self.course.game().open().iter().map(|open| open.seat).filter(|seat| !seat.is_chance()).collect()
    }

    fn ready(&self) -> Option<Vec<usize>> {
        ready(self.course.game()).map(|ready| ready.iter().map(Seat::index).collect())
    }

    fn number(&self, viewer: Viewer) -> String {
        self.course.number(viewer)
    }

    fn step(&self, viewer: Viewer) -> usize {
        self.course.step(viewer)
    }

    fn lines(&self) -> usize {
        self.course.lines()
    }

    fn begin(&mut self, seed: u64) -> Vec<Written> {
        let at = self.course.given().len();
        self.course.draw_all(seed, &mut |_, _| {});
        self.write_from(at)
    }

    fn play(&mut self, seat: Seat, answer: &str, seed: u64, words: &Words) -> Result<Beat, Why> {
        let answer = why::judge(self.course.game(), words, seat, answer)?;
        let before = *self.course.game();
        self.beat(seat, answer, seed).map_err(|refused| why::explain(&before, words, seat, refused))
    }

    fn again(&mut self, written: &[Written]) -> Result<(), String> {
        let board = *self.course.game().board();
        let read = |written: &Written| T::read_answer(&board, &written.text);
        let Some((first, draws)) = written.split_first() else { return Ok(()) };
        if first.seat.is_chance() {
            self.course.drawn(read(first)?).map_err(|refused| refused.to_string())?;
            return self.again(draws);
        }
        let draws: Vec<T::Answer> = draws.iter().map(read).collect::<Result<_, _>>()?;
        let mut refused = None;
        let mut then = |course: &mut Course<T>, _: &mut dyn FnMut(&T::Board, T::Event)| {
            refused = draws.iter().find_map(|&answer| course.drawn(answer).err());
        };
        let taken = self.course.beat(first.seat, read(first)?, &mut |_, _| {}, &mut then);
        taken.map_err(|refused| refused.to_string())?;
        refused.map_or(Ok(()), |refused| Err(refused.to_string()))
    }

    fn pass(&mut self, seats: SeatSet, seed: u64) -> Option<Beat> {
        let game = self.course.game();
        if !is_window(game) {
            return None;
        }
        let open = game.open().iter().find(|open| seats.has(open.seat))?;
        let (seat, answer) = (open.seat, T::pass(&open.question)?);
        self.beat(seat, answer, seed).ok()
    }

    fn confidants(&self, seat: Seat) -> SeatSet {
        teams::confidants::<T>(self.course.game().board(), seat)
    }

    fn take_back(&self, seat: Seat) -> TakeBack {
        self.course.take_back(seat)
    }

    fn take_out(&mut self, at: usize) -> Viewers {
        self.minds.forget();
        self.course.take_out(at)
    }

    fn cut(&mut self, at: usize) -> Viewers {
        self.minds.forget();
        self.course.cut(at)
    }

    fn state(&self, viewer: Viewer, words: &Words, since: Since) -> StateNews {
        state::state(self.course.game(), viewer, words, since)
    }

    fn past(&self, viewer: Viewer, step: usize, openly: bool, words: &Words) -> Option<StateNews> {
        let game = self.after(self.answers_at(viewer, step)?);
        let (before, lines) = log::split(self.log(viewer, words), step);
        let since = Since {
            number: step.to_string(),
            step: self.course.step(viewer),
            log: lines,
            log_from: before,
            undo: protocol::wire::UndoWay::Nothing,
            passing: false,
            open_seats: 0,
        };
        Some(state::past(&game, viewer, openly, words, since))
    }

    fn log(&self, viewer: Viewer, words: &Words) -> Vec<LogLine> {
        let mut lines = Vec::new();
        let mut game = *self.course.start();
        let mut step = 0;
        for given in self.course.given() {
            step += u32::from(given.seen.has(viewer));
            let mut told = Vec::new();
            let taken = game.play_telling(given.seat, given.answer, &mut |event| told.push(event));
            debug_assert!(taken.is_ok(), "the line of play does not run again");
            lines.extend(told.into_iter().map(|event| {
                let told = log::told::<T>(game.board(), event);
                log::line(&told, step, words)
            }));
        }
        lines
    }

    fn why(&self, seat: Seat, target: &str, words: &Words) -> Result<(), Why> {
        state::why_not(self.course.game(), seat, target, words)
    }

    fn story(&self, words: &Words) -> Option<StoryNews> {
        let given = self.course.given();
        let mut game = *self.course.start();
        let mut told = protocol::story::Story::new(&game);
        let mut step = 0;
        for given in given {
            step += usize::from(given.seen.has(Viewer::SPECTATOR));
            let _ = game.play_telling(given.seat, given.answer, &mut |event| told.hear(event));
            told.note(&game, step);
        }
        told.tell(&game, words)
    }

    fn record(&self, names: &[String]) -> String {
        let mut played = Match::new(*self.course.start());
        for given in self.course.given() {
            let taken = played.play(given.seat, given.answer);
            debug_assert!(taken.is_ok(), "the line of play does not run again");
        }
        Record::of(&played, names, self.position.as_deref()).write()
    }

    fn think(&mut self, wanted: Vec<Wanted>) -> Thinking {
        self.minds.think(*self.course.game(), wanted)
    }

    fn give_up_on(&mut self, seat: Seat, seed: u64) {
        self.minds.give_up(seat, seed);
    }

    fn hint(&self, seat: Seat, seed: u64) -> Option<Job<Hint>> {
        let game = *self.course.game();
        Eye::new(&game, seat)?;
        Some(Box::new(move || advised(&game, seat, seed)))
    }

    fn analysis(&self) -> Option<Analysis> {
        if !self.is_over() {
            return None;
        }
        let start = *self.course.start();
        let given: Vec<(Seat, T::Answer)> =
            self.course.given().iter().map(|given| (given.seat, given.answer)).collect();
        // Steps are those a spectator saw, as in the story of the game.
        let mut steps = vec![0];
        for given in self.course.given() {
            let before = steps.last().copied().unwrap_or(0);
            steps.push(before + usize::from(given.seen.has(Viewer::SPECTATOR)));
        }
        let players = self.players();
        Some(Box::new(move |words| {
            let moments = analysis::moments(start, given);
            analysed(&moments, &steps, players, words)
        }))
    }
}

/// # Panics
/// Never: a hint is thought up only for a seat that is asked, in a copy of the game of that moment.
fn advised<T: Playable>(game: &Game<T>, seat: Seat, seed: u64) -> Hint {
    let eye = Eye::new(game, seat).expect("the seat was asked");
    let advice = bots::advise(&eye, seed, HINT, cores());
    let mut reasons: Vec<Message> = advice.reasons.iter().map(reason).collect();
    if reasons.is_empty() {
        reasons.push(Message::new("reason-none"));
    }
    Hint {
        answer: T::write_answer(game.board(), advice.answer),
        text: T::say_answer(game.board(), eye.question(), advice.answer),
        reasons,
        chance: advice.chance,
    }
}

fn reason(reason: &Reason) -> Message {
    let less = if reason.by < 0.0 { ".less" } else { "" };
    // On average over several worlds: what is said is a round number, and never none.
    let by = reason.by.abs().round().max(1.0) as i64;
    Message::new(format!("reason-{}{less}", reason.feature)).with("by", Arg::Number(by))
}

fn analysed(moments: &[analysis::Moment], steps: &[usize], players: usize, words: &Words) -> AnalysisNews {
    let per_cent = |chance: f32| (100.0 * chance).round() as u8;
    let step = |moment: &analysis::Moment| steps.get(moment.answers).copied().unwrap_or(0);
    let turning = |at: usize| {
        let (now, then) = (&moments[at], &moments[at + 1]);
        let message = analysis::tell(moments, at)?;
        Some(TurningNews {
            from: step(now),
            to: step(then),
            seat: now.seat.map(Seat::index),
            text: words.say(&message),
        })
    };
    AnalysisNews {
        moments: moments
            .iter()
            .map(|moment| MomentNews {
                step: step(moment),
                label: moment.round.to_string(),
                seat: moment.seat.map(Seat::index),
                chances: moment.chances[..players].iter().map(|&chance| per_cent(chance)).collect(),
            })
            .collect(),
        turning: analysis::turning_points(moments).into_iter().filter_map(turning).collect(),
    }
}
