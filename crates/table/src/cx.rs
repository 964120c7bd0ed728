//! What a rule sees while it runs: the board, the answers so far, and nothing else.

use crate::each::{Each, Private, Sign};
use crate::game::{Entry, Forced, Log};
use crate::{Rules, Seat, SeatSet};
use std::ops::{Deref, DerefMut};

/// Why a step ended before its checkpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A question is open.
    Open,
    /// The game is over.
    Over,
}

/// What every rule returns: `Ok` at its end, or why it stopped.
pub type Flow<T = ()> = Result<T, Stop>;

/// Who learns the outcome of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Everyone,
    Only(Seat),
    Pair(Seat, Seat),
}

/// The board on which a rule works. Before the first change of a step it keeps a copy, the checkpoint, to run the step
/// again from; a step that asks before it changes anything needs none.
pub struct Desk<'g, B> {
    board: &'g mut B,
    kept: &'g mut B,
    has_kept: bool,
    touched: bool,
}

impl<'g, B: Copy> Desk<'g, B> {
    /// `has_kept`: the copy is already that of this step.
    pub(crate) fn new(board: &'g mut B, kept: &'g mut B, has_kept: bool) -> Self {
        Desk { board, kept, has_kept, touched: false }
    }

    pub(crate) fn is_touched(&self) -> bool {
        self.touched
    }

    #[cold]
    #[inline(never)]
    fn keep(&mut self) {
        *self.kept = *self.board;
    }
}

impl<B> Deref for Desk<'_, B> {
    type Target = B;
    #[inline]
    fn deref(&self) -> &B {
        self.board
    }
}

impl<B: Copy> DerefMut for Desk<'_, B> {
    #[inline]
    fn deref_mut(&mut self) -> &mut B {
        if !self.touched {
            self.touched = true;
            if !self.has_kept {
                self.keep();
            }
        }
        self.board
    }
}

pub struct Cx<'g, R: Rules> {
    pub board: Desk<'g, R::Board>,
    pub(crate) log: &'g mut Log<R>,
    /// How many answers of this step are consumed.
    pub(crate) cursor: usize,
    /// How many answers given before this run are still to come: events are told when none are.
    pub(crate) old: usize,
    /// Nothing more is asked in this step: a secret was learned in it, or the rules have said so.
    pub(crate) settled: bool,
    pub(crate) teller: Option<&'g mut dyn FnMut(R::Event)>,
}

impl<R: Rules> Cx<'_, R> {
    /// Asks one seat in public.
    // By force: left to itself the compiler stops inlining it when a game has one question more, a twentieth of all
    // instructions.
    #[inline(always)]
    pub fn ask(&mut self, seat: Seat, question: R::Question) -> Flow<R::Answer> {
        debug_assert!(!self.settled, "{question:?} is asked in a step that is settled");
        if let Some(&entry) = self.log.answers.get(self.cursor) {
            debug_assert_eq!(entry.seat, seat, "the answer of another seat stands where {question:?} is asked");
            self.cursor += 1;
            self.old = self.old.saturating_sub(1);
            return Ok(entry.answer);
        }
        let Some(answer) = self.log.open(&self.board, seat, question, self.cursor, Forced::Answered) else {
            return Err(Stop::Open);
        };
        self.log.answers.push(Entry { seat, answer });
        self.cursor += 1;
        Ok(answer)
    }

    /// Lets chance answer. A draw that not everyone sees ends the step.
    #[inline]
    pub fn draw(&mut self, audience: Audience, question: R::Question) -> Flow<R::Answer> {
        let answer = self.ask(Seat::CHANCE, question)?;
        if audience != Audience::Everyone {
            self.settle();
        }
        Ok(answer)
    }

    /// Asks several seats at once, each in private: nothing is written, shown or counted until all are in. The step
    /// ends with it.
    pub fn each<T: Copy>(
        &mut self,
        seats: SeatSet,
        sign: Sign,
        mut dialogue: impl FnMut(&mut Private<'_, R>) -> Flow<T>,
    ) -> Flow<Each<T>> {
        debug_assert!(!self.settled, "each is asked in a step that is settled");
        let mut answers = Each::new();
        self.log.together = Some((self.cursor as u8, seats, sign));
        for seat in seats.iter() {
            let mut private = Private {
                seat,
                board: &*self.board,
                log: self.log,
                cursor: &mut self.cursor,
                old: &mut self.old,
                forced: match sign {
                    Sign::Ready => Forced::Answered,
                    Sign::None => Forced::Asked,
                },
            };
            match dialogue(&mut private) {
                Ok(answer) => answers.set(seat, answer),
                Err(Stop::Open) => {}
                Err(Stop::Over) => return Err(Stop::Over),
            }
        }
        if !self.log.open.is_empty() {
            return Err(Stop::Open);
        }
        self.log.together = None;
        self.settle();
        Ok(answers)
    }

    /// Says that nothing more is asked before the checkpoint, so that none need be kept to run again from. A rule that
    /// asks all the same is a bug.
    #[inline]
    pub fn settle(&mut self) {
        self.settled = true;
        self.board.has_kept = true;
    }

    /// Tells the log, once: silent while old answers are consumed.
    #[inline]
    pub fn tell(&mut self, event: R::Event) {
        if self.old == 0
            && let Some(teller) = &mut self.teller
        {
            teller(event);
        }
    }
}
