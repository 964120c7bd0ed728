//! What a seat sees, and the worlds it may be in.

use crate::game::Entry;
use crate::{Game, List, MOST_ANSWERS, Progress, Rng, Rules, Seat, SeatSet, Sign, Waiting};

/// How many worlds `sample` tries: hidden hands decide which questions answer themselves, so some do not fit.
const TRIES: usize = 20_000;

/// A game as one seat, or a spectator, may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View<R: Rules> {
    /// `None`: a spectator.
    pub seat: Option<Seat>,
    /// The board at the last checkpoint.
    pub before: R::Seen,
    /// The public answers since, this seat's own, and those of seats that confide in it.
    pub since: List<Entry<R::Answer>, MOST_ANSWERS>,
    /// The board now.
    pub now: R::Seen,
    /// What this seat is asked.
    pub asked: Option<R::Question>,
    pub waiting: Waiting<R::Question>,
}

/// No world was found that looks like the view: it was not made from a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SampleError;

impl<R: Rules> Game<R> {
    pub fn view(&self, seat: Option<Seat>) -> View<R> {
        let public = self.log.together.map_or(self.since().len(), |(begin, _, _)| begin as usize);
        let shown = |of: Seat| seat.is_some_and(|seat| R::confides(self.board(), of, seat));
        let since = self.since().iter().enumerate();
        View {
            seat,
            before: R::see(self.checkpoint(), seat),
            since: since.filter(|&(i, e)| i < public || shown(e.seat)).map(|(_, &e)| e).collect(),
            now: R::see(self.board(), seat),
            asked: seat.and_then(|seat| self.asked(seat)).map(|open| open.question),
            waiting: self.waiting(),
        }
    }

    /// Whom the table waits for, as everyone may know.
    pub fn waiting(&self) -> Waiting<R::Question> {
        match (self.log.together, self.open()) {
            (Some((_, asked, sign)), open) => {
                let busy: SeatSet = open.iter().map(|open| open.seat).collect();
                let ready = asked.iter().filter(|&seat| !busy.has(seat)).collect();
                Waiting::Together { asked, ready: (sign == Sign::Ready).then_some(ready) }
            }
            (None, [open, ..]) => Waiting::One(open.seat, open.question),
            (None, []) => Waiting::Nobody,
        }
    }
}

impl<R: Rules> View<R> {
    /// A game that looks exactly like this view, what is hidden drawn among all that fits.
    pub fn sample(&self, rng: &mut Rng) -> Result<Game<R>, SampleError> {
        let world = |_| self.world(rng).filter(|game| game.view(self.seat) == *self);
        (0..TRIES).find_map(world).ok_or(SampleError)
    }

    /// The same at the moment at which the question was put: nobody has answered in secret yet but this seat, and those who
    /// confide in it.
    pub fn sample_unanswered(&self, rng: &mut Rng) -> Result<Game<R>, SampleError> {
        let fits = |game: &Game<R>| (View { waiting: self.waiting, ..game.view(self.seat) }) == *self;
        (0..TRIES).find_map(|_| self.unanswered(rng).filter(fits)).ok_or(SampleError)
    }

    fn unanswered(&self, rng: &mut Rng) -> Option<Game<R>> {
        let board = R::deal(&self.before, rng);
        Game::<R>::resume(board, &self.since).ok()
    }

    fn world(&self, rng: &mut Rng) -> Option<Game<R>> {
        let mut game = self.unanswered(rng)?;
        if let Waiting::Together { asked, ready } = self.waiting {
            // What is shown is in the answers since.
            let board = *game.board();
            let shown = |of: Seat| self.seat.is_some_and(|seat| R::confides(&board, of, seat));
            for seat in asked.iter().filter(|&seat| !shown(seat)) {
                match ready {
                    Some(ready) if ready.has(seat) => while game.answer_any(seat, rng).is_some() {},
                    // How far the others have got is hidden: any beginning of an answer may be theirs that leaves
                    // the question open.
                    Some(_) | None => {
                        while rng.coin() {
                            let mut next = game;
                            if next.answer_any(seat, rng) != Some(Progress::Within) {
                                break;
                            }
                            game = next;
                        }
                    }
                }
            }
        }
        Some(game)
    }
}

impl<R: Rules> Game<R> {
    /// Lets a seat answer at random; `None` if it is not asked.
    fn answer_any(&mut self, seat: Seat, rng: &mut Rng) -> Option<Progress> {
        let options = self.options(seat);
        if options.is_empty() {
            return None;
        }
        let answer = options[rng.below(options.len())];
        self.play(seat, answer).ok()
    }
}
