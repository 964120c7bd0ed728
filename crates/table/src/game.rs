//! A game under way: the board at the last checkpoint, the answers since, and the questions now open.

use crate::{Cx, Desk, List, MOST_OPTIONS, MOST_SEATS, Rng, Rules, Seat, SeatSet, Sign, Stop};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

/// The most answers between two checkpoints; more is a bug in the rules.
pub const MOST_ANSWERS: usize = 64;

/// An answer and who gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Entry<A> {
    pub seat: Seat,
    pub answer: A,
}

/// A question that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Open<Q> {
    pub seat: Seat,
    pub question: Q,
    /// Where its answer goes among the answers since the checkpoint.
    pub(crate) at: u8,
    /// Where its options lie among those of all open questions.
    options: (u8, u8),
}

/// The answers since the checkpoint, in seat order where seats answer at once, and the open questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Log<R: Rules> {
    pub(crate) answers: List<Entry<R::Answer>, MOST_ANSWERS>,
    pub(crate) open: List<Open<R::Question>, MOST_SEATS>,
    /// The options of the open questions, one after another: listed once, when the question is asked.
    options: List<R::Answer, MOST_OPTIONS>,
    /// An open simultaneous question: where its answers begin, who was asked, what the others may see.
    pub(crate) together: Option<(u8, SeatSet, Sign)>,
}

/// What becomes of a question with one option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Forced {
    /// The kernel answers it.
    Answered,
    /// It is asked all the same: a reaction window.
    Asked,
}

impl<R: Rules> Log<R> {
    fn new() -> Log<R> {
        Log { answers: List::new(), open: List::new(), options: List::new(), together: None }
    }

    #[inline]
    fn options_of(&self, open: &Open<R::Question>) -> &[R::Answer] {
        &self.options[open.options.0 as usize..open.options.1 as usize]
    }

    /// Opens a question, or returns its one answer if it has no other.
    #[inline]
    pub(crate) fn open(
        &mut self,
        board: &R::Board,
        seat: Seat,
        question: R::Question,
        at: usize,
        forced: Forced,
    ) -> Option<R::Answer> {
        let from = self.options.len();
        let _ = R::options(board, seat, &question, &mut |answer| {
            self.options.push(answer);
            ControlFlow::Continue(())
        });
        let to = self.options.len();
        debug_assert!(to > from, "a dead end: {question:?} has no option");
        if to == from + 1 && forced == Forced::Answered {
            let answer = self.options[from];
            self.options.truncate(from);
            return Some(answer);
        }
        self.open.push(Open { seat, question, at: at as u8, options: (from as u8, to as u8) });
        None
    }
}

/// A game: small, `Copy`, no heap. Undo belongs to [`crate::Match`], which keeps the record.
#[derive(Clone, Copy, Debug)]
pub struct Game<R: Rules> {
    /// The board at the last checkpoint, if `touched`; else the board now is that, and this means nothing.
    kept: R::Board,
    now: R::Board,
    pub(crate) log: Log<R>,
    /// The step has changed the board before it asked.
    touched: bool,
    over: bool,
}

impl<R: Rules> PartialEq for Game<R> {
    fn eq(&self, other: &Self) -> bool {
        self.now == other.now
            && self.log == other.log
            && self.over == other.over
            && self.checkpoint() == other.checkpoint()
    }
}

impl<R: Rules> Eq for Game<R> {}

impl<R: Rules> Hash for Game<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.checkpoint().hash(state);
        self.log.hash(state);
        self.over.hash(state);
    }
}

/// How far an answer carried the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The step is still under way.
    Within,
    /// A checkpoint was passed, or the game ended.
    Further,
}

/// Why an answer was not taken. Nothing changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<F> {
    /// The game is over.
    Over,
    /// This seat is not asked anything now.
    NotAsked,
    /// The rules forbid it.
    Rule(F),
}

impl<F: fmt::Debug> fmt::Display for Refused<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => f.write_str("the game is over"),
            Refused::NotAsked => f.write_str("this seat is not asked"),
            Refused::Rule(refusal) => write!(f, "{refusal:?}"),
        }
    }
}

impl<F: fmt::Debug> std::error::Error for Refused<F> {}

impl<R: Rules> Game<R> {
    /// A game from a checkpoint, run to its first question.
    pub fn new(board: R::Board) -> Game<R> {
        Game::new_telling(board, &mut |_| {})
    }

    pub fn new_telling(board: R::Board, teller: &mut dyn FnMut(R::Event)) -> Game<R> {
        let mut game = Game { kept: board, now: board, log: Log::new(), touched: false, over: false };
        game.run(Some(teller));
        game
    }

    /// A game from a checkpoint and the answers given since. Answers the kernel gives by itself may be among them.
    pub fn resume(board: R::Board, since: &[Entry<R::Answer>]) -> Result<Game<R>, Refused<R::Refusal>> {
        let mut game = Game::new(board);
        for (index, entry) in since.iter().enumerate() {
            let earlier = since[..index].iter().filter(|e| e.seat == entry.seat).count();
            let given = game.since().iter().filter(|e| e.seat == entry.seat).nth(earlier);
            if given.map(|e| e.answer) != Some(entry.answer) {
                game.play(entry.seat, entry.answer)?;
            }
        }
        Ok(game)
    }

    /// The board as it lies now.
    #[inline]
    pub fn board(&self) -> &R::Board {
        &self.now
    }

    /// The board at the last checkpoint.
    pub fn checkpoint(&self) -> &R::Board {
        if self.touched { &self.kept } else { &self.now }
    }

    /// The answers since the checkpoint, those the kernel gave by itself included.
    pub fn since(&self) -> &[Entry<R::Answer>] {
        &self.log.answers
    }

    #[inline]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The open questions, one per seat asked, in seat order. Empty when the game is over.
    #[inline]
    pub fn open(&self) -> &[Open<R::Question>] {
        &self.log.open
    }

    /// The question this seat is asked.
    #[inline]
    pub fn asked(&self, seat: Seat) -> Option<&Open<R::Question>> {
        self.log.open.iter().find(|open| open.seat == seat)
    }

    /// The options of this seat; none if it is not asked.
    #[inline]
    pub fn options(&self, seat: Seat) -> &[R::Answer] {
        self.asked(seat).map_or(&[], |open| self.log.options_of(open))
    }

    /// The options of a question that is open in this game.
    #[inline]
    pub fn options_of(&self, open: &Open<R::Question>) -> &[R::Answer] {
        self.log.options_of(open)
    }

    /// Whether the answer would be taken, and if not, why not.
    #[inline]
    pub fn check(&self, seat: Seat, answer: R::Answer) -> Result<(), Refused<R::Refusal>> {
        if self.over {
            return Err(Refused::Over);
        }
        let open = self.asked(seat).ok_or(Refused::NotAsked)?;
        R::check(&self.now, seat, &open.question, answer).map_err(Refused::Rule)
    }

    /// Takes an answer and runs on to the next question.
    #[inline]
    pub fn play(&mut self, seat: Seat, answer: R::Answer) -> Result<Progress, Refused<R::Refusal>> {
        self.take(seat, answer, None)
    }

    /// The same, telling what happens.
    pub fn play_telling(
        &mut self,
        seat: Seat,
        answer: R::Answer,
        teller: &mut dyn FnMut(R::Event),
    ) -> Result<Progress, Refused<R::Refusal>> {
        self.take(seat, answer, Some(teller))
    }

    /// A draw by its weights, where chance is asked.
    pub fn draw(&self, rng: &mut Rng) -> Option<R::Answer> {
        let open = self.asked(Seat::CHANCE)?;
        let weight = |&answer: &R::Answer| R::weight(&self.now, &open.question, answer) as usize;
        let outcomes = self.options(Seat::CHANCE);
        let mut left = rng.below(outcomes.iter().map(weight).sum());
        outcomes.iter().copied().find(|outcome| {
            let weight = weight(outcome);
            let drawn = left < weight;
            left = left.wrapping_sub(weight);
            drawn
        })
    }

    #[inline]
    fn take(
        &mut self,
        seat: Seat,
        answer: R::Answer,
        teller: Option<&mut dyn FnMut(R::Event)>,
    ) -> Result<Progress, Refused<R::Refusal>> {
        let open = self.asked(seat).ok_or(if self.over { Refused::Over } else { Refused::NotAsked })?;
        // The options are all that is legal; the judge is asked for its reason only when it says no.
        // Without an early exit: where in the list the answer stands is anyone's guess.
        if !self.log.options_of(open).iter().fold(false, |found, &option| found | (option == answer)) {
            R::check(&self.now, seat, &open.question, answer).map_err(Refused::Rule)?;
            debug_assert!(false, "accepted, but not among the options: {answer:?}");
        }
        let at = open.at as usize;
        self.log.answers.insert(at, Entry { seat, answer });
        Ok(self.run(teller))
    }

    /// Every event from the checkpoint to the open question, told again: what the law of telling once compares with.
    pub(crate) fn tell_again(checkpoint: R::Board, answers: &[Entry<R::Answer>], teller: &mut dyn FnMut(R::Event)) {
        let log = Log { answers: answers.iter().copied().collect(), ..Log::new() };
        let mut game = Game::<R> { kept: checkpoint, now: checkpoint, log, touched: false, over: false };
        game.run_from(Some(teller), 0);
    }

    /// Runs from the checkpoint until a question is open or the game is over.
    fn run(&mut self, teller: Option<&mut dyn FnMut(R::Event)>) -> Progress {
        self.run_from(teller, self.log.answers.len())
    }

    #[inline]
    fn run_from(&mut self, mut teller: Option<&mut dyn FnMut(R::Event)>, mut old: usize) -> Progress {
        let mut has_kept = self.touched;
        if self.touched {
            self.now = self.kept;
        }
        let mut progress = Progress::Within;
        loop {
            self.log.open.clear();
            self.log.options.clear();
            self.log.together = None;
            let teller: Option<&mut dyn FnMut(R::Event)> = match &mut teller {
                Some(teller) => Some(*teller),
                None => None,
            };
            let board = Desk::new(&mut self.now, &mut self.kept, has_kept);
            let mut cx = Cx { board, log: &mut self.log, cursor: 0, old, settled: false, teller };
            let flow = R::step(&mut cx);
            let cursor = cx.cursor;
            let touched = cx.board.is_touched();
            match flow {
                Ok(()) => {
                    debug_assert_eq!(cursor, self.log.answers.len(), "a step left answers unread");
                    self.log.answers.clear();
                    has_kept = false;
                    old = 0;
                    progress = Progress::Further;
                }
                Err(Stop::Open) => {
                    self.touched = touched;
                    return progress;
                }
                Err(Stop::Over) => {
                    self.touched = false;
                    self.log.answers.clear();
                    self.over = true;
                    return Progress::Further;
                }
            }
        }
    }
}
