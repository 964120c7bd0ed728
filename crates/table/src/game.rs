//! A game under way: the board at the last checkpoint, the answers since, and the questions now open.

use crate::{Cx, List, MOST_SEATS, Options, Rng, Rules, Seat, SeatSet, Sign, Stop};
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
}

/// The answers since the checkpoint, in seat order where seats answer at once, and the open questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Log<R: Rules> {
    pub(crate) answers: List<Entry<R::Answer>, MOST_ANSWERS>,
    pub(crate) open: List<Open<R::Question>, MOST_SEATS>,
    /// An open simultaneous question: where its answers begin, who was asked, what the others may see.
    pub(crate) together: Option<(u8, SeatSet, Sign)>,
}

/// A game: small, `Copy`, no heap. Undo belongs to [`crate::Match`], which keeps the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game<R: Rules> {
    pub(crate) checkpoint: R::Board,
    pub(crate) now: R::Board,
    pub(crate) log: Log<R>,
    over: bool,
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

impl<R: Rules> Game<R> {
    /// A game from a checkpoint, run to its first question.
    pub fn new(board: R::Board) -> Game<R> {
        Game::new_telling(board, &mut |_| {})
    }

    pub fn new_telling(board: R::Board, teller: &mut dyn FnMut(R::Event)) -> Game<R> {
        let log = Log { answers: List::new(), open: List::new(), together: None };
        let mut game = Game { checkpoint: board, now: board, log, over: false };
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
        &self.checkpoint
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
    pub fn options(&self, seat: Seat) -> Options<R> {
        let mut options = List::new();
        self.options_into(seat, &mut options);
        options
    }

    /// The same, into a list that is used again and again.
    #[inline]
    pub fn options_into(&self, seat: Seat, options: &mut Options<R>) {
        options.clear();
        if let Some(open) = self.asked(seat) {
            let _ = R::options(&self.now, seat, &open.question, &mut |answer| {
                options.push(answer);
                ControlFlow::Continue(())
            });
        }
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
        let mut total = 0;
        let _ = R::options(&self.now, Seat::CHANCE, &open.question, &mut |answer| {
            total += R::weight(&self.now, &open.question, answer) as usize;
            ControlFlow::Continue(())
        });
        let mut left = rng.below(total);
        let mut drawn = None;
        let _ = R::options(&self.now, Seat::CHANCE, &open.question, &mut |answer| {
            let weight = R::weight(&self.now, &open.question, answer) as usize;
            if left < weight {
                drawn = Some(answer);
                return ControlFlow::Break(());
            }
            left -= weight;
            ControlFlow::Continue(())
        });
        drawn
    }

    #[inline]
    fn take(
        &mut self,
        seat: Seat,
        answer: R::Answer,
        teller: Option<&mut dyn FnMut(R::Event)>,
    ) -> Result<Progress, Refused<R::Refusal>> {
        self.check(seat, answer)?;
        let at = self.asked(seat).map_or(0, |open| open.at as usize);
        self.log.answers.insert(at, Entry { seat, answer });
        Ok(self.run(teller))
    }

    /// Every event from the checkpoint to the open question, told again: what the law of telling once compares with.
    pub(crate) fn tell_again(checkpoint: R::Board, answers: &[Entry<R::Answer>], teller: &mut dyn FnMut(R::Event)) {
        let log = Log { answers: answers.iter().copied().collect(), open: List::new(), together: None };
        let mut game = Game::<R> { checkpoint, now: checkpoint, log, over: false };
        game.run_from(Some(teller), 0);
    }

    /// Runs from the checkpoint until a question is open or the game is over.
    fn run(&mut self, teller: Option<&mut dyn FnMut(R::Event)>) -> Progress {
        self.run_from(teller, self.log.answers.len())
    }

    #[inline]
    fn run_from(&mut self, mut teller: Option<&mut dyn FnMut(R::Event)>, mut old: usize) -> Progress {
        self.now = self.checkpoint;
        let mut progress = Progress::Within;
        loop {
            self.log.open.clear();
            self.log.together = None;
            let teller: Option<&mut dyn FnMut(R::Event)> = match &mut teller {
                Some(teller) => Some(*teller),
                None => None,
            };
            let mut cx = Cx { board: &mut self.now, log: &mut self.log, cursor: 0, old, sealed: false, teller };
            match R::step(&mut cx) {
                Ok(()) => {
                    debug_assert_eq!(cx.cursor, self.log.answers.len(), "a step left answers unread");
                    self.checkpoint = self.now;
                    self.log.answers.clear();
                    old = 0;
                    progress = Progress::Further;
                }
                Err(Stop::Open) => return progress,
                Err(Stop::Over) => {
                    self.checkpoint = self.now;
                    self.log.answers.clear();
                    self.over = true;
                    return Progress::Further;
                }
            }
        }
    }
}

/// The one option of a question, if there is exactly one.
#[inline]
pub(crate) fn sole<R: Rules>(board: &R::Board, seat: Seat, question: &R::Question) -> Option<R::Answer> {
    let mut first = None;
    let flow = R::options(board, seat, question, &mut |answer| {
        if first.is_some() {
            return ControlFlow::Break(());
        }
        first = Some(answer);
        ControlFlow::Continue(())
    });
    debug_assert!(first.is_some(), "a dead end: {question:?} has no option");
    if flow.is_break() { None } else { first }
}
