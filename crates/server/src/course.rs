//! The line of play at a table: every answer in the order in which it came, and what each viewer was shown of it.
//!
//! An answer of a player, with the draws of chance that follow it, is a beat. A viewer's steps are the beats that changed
//! what it sees, other than by somebody becoming ready: so nobody's numbers tell how many answers another gave in secret.

use table::{Game, MOST_SEATS, Notation, Refused, Rng, Rules, Seat, SeatSet, View, Waiting};

/// Who looks on: a seat, or a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Viewer(pub Option<Seat>);

/// How many kinds of viewers there are.
pub(crate) const VIEWERS: usize = MOST_SEATS + 1;

impl Viewer {
    pub(crate) const SPECTATOR: Viewer = Viewer(None);

    pub(crate) fn index(self) -> usize {
        self.0.map_or(MOST_SEATS, Seat::index)
    }

    pub(crate) fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(|seat| Viewer(Some(seat))).chain([Viewer::SPECTATOR])
    }
}

/// Viewers, by index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Viewers(u8);

impl Viewers {
    pub(crate) const NONE: Viewers = Viewers(0);
    pub(crate) const ALL: Viewers = Viewers(u8::MAX);

    pub(crate) fn has(self, viewer: Viewer) -> bool {
        self.0 & (1 << viewer.index()) != 0
    }

    pub(crate) fn add(&mut self, viewer: Viewer) {
        self.0 |= 1 << viewer.index();
    }

    #[must_use]
    pub(crate) fn or(self, other: Viewers) -> Viewers {
        Viewers(self.0 | other.0)
    }
}

/// An answer as it was given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given<A> {
    pub(crate) seat: Seat,
    pub(crate) answer: A,
    /// Who was shown something new by its beat; on the player's answer, not on the draws.
    pub(crate) seen: Viewers,
    /// It went into a simultaneous question.
    pub(crate) secret: bool,
    /// How many lines of the log it brought.
    pub(crate) told: u16,
}

/// What can be taken back by a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TakeBack {
    Nothing,
    /// Out of the seat's own open plan, unseen by others.
    Secretly(usize),
    /// Everything from here on; nothing was revealed since, and nobody else acted.
    Freely(usize),
    /// Everything from here on, if the others agree.
    ByConsent(usize),
}

#[derive(Clone, Copy)]
struct Snapshot<R: Rules> {
    length: usize,
    game: Game<R>,
    opened: Option<usize>,
}

/// Games kept to run again from: at most so many, wider apart the longer the game.
const MOST_SNAPSHOTS: usize = 8;
const STRIDE: usize = 64;

pub(crate) type Teller<'t, R> = &'t mut dyn FnMut(&<R as Rules>::Board, <R as Rules>::Event);

pub(crate) struct Course<R: Rules> {
    start: Game<R>,
    game: Game<R>,
    given: Vec<Given<R::Answer>>,
    /// Where the answers to the open simultaneous question begin.
    opened: Option<usize>,
    snapshots: Vec<Snapshot<R>>,
    stride: usize,
    players: usize,
    steps: [u32; VIEWERS],
    /// How often each viewer saw something taken back.
    undone: [u32; VIEWERS],
}

impl<R: Notation> Course<R> {
    pub(crate) fn new(start: Game<R>, players: usize) -> Course<R> {
        Course {
            start,
            game: start,
            given: Vec::new(),
            opened: is_together(&start).then_some(0),
            snapshots: Vec::new(),
            stride: STRIDE,
            players,
            steps: [0; VIEWERS],
            undone: [0; VIEWERS],
        }
    }

    pub(crate) fn game(&self) -> &Game<R> {
        &self.game
    }

    pub(crate) fn start(&self) -> &Game<R> {
        &self.start
    }

    pub(crate) fn given(&self) -> &[Given<R::Answer>] {
        &self.given
    }

    pub(crate) fn players(&self) -> usize {
        self.players
    }

    pub(crate) fn step(&self, viewer: Viewer) -> usize {
        self.steps[viewer.index()] as usize
    }

    pub(crate) fn steps(&self) -> [u32; VIEWERS] {
        self.steps
    }

    /// How many lines the log has.
    pub(crate) fn lines(&self) -> usize {
        self.given.iter().map(|given| given.told as usize).sum()
    }

    /// What an answer must carry to be given to what this viewer sees now.
    pub(crate) fn number(&self, viewer: Viewer) -> String {
        format!("{}.{}", self.undone[viewer.index()], self.steps[viewer.index()])
    }

    /// Lets chance answer until a player is asked.
    pub(crate) fn draw_all(&mut self, seed: u64, teller: Teller<'_, R>) {
        while let Some(answer) = self.game.draw(&mut Rng::nth(seed, self.given.len() as u64)) {
            if self.take(Seat::CHANCE, answer, teller).is_err() {
                debug_assert!(false, "chance drew what the rules refuse");
                return;
            }
        }
    }

    /// An answer of chance that was drawn before, and the beat it belongs to goes on.
    pub(crate) fn drawn(&mut self, answer: R::Answer) -> Result<(), Refused<R::Refusal>> {
        self.take(Seat::CHANCE, answer, &mut |_, _| {})
    }

    /// A whole beat. `then` does what follows the answer.
    pub(crate) fn beat(
        &mut self,
        seat: Seat,
        answer: R::Answer,
        teller: Teller<'_, R>,
        then: &mut dyn FnMut(&mut Course<R>, Teller<'_, R>),
    ) -> Result<Viewers, Refused<R::Refusal>> {
        let before = self.game;
        let at = self.given.len();
        self.take(seat, answer, teller)?;
        then(self, teller);
        // The log is shown to everyone.
        let told = self.given[at..].iter().any(|given| given.told > 0);
        let mut seen = Viewers::NONE;
        for viewer in Viewer::all(self.players) {
            if told || shown(&before, viewer) != shown(&self.game, viewer) {
                seen.add(viewer);
                self.steps[viewer.index()] += 1;
            }
        }
        self.given[at].seen = seen;
        Ok(seen)
    }

    /// What this seat could take back, by what it can see: whether others have begun to plan is not part of that.
    pub(crate) fn take_back(&self, seat: Seat) -> TakeBack {
        let Some(at) = self.given.iter().rposition(|given| given.seat == seat) else { return TakeBack::Nothing };
        if self.game.is_over() {
            return TakeBack::Nothing;
        }
        match self.opened {
            Some(opened) if at >= opened => TakeBack::Secretly(at),
            Some(_) => TakeBack::ByConsent(at),
            None if at + 1 < self.given.len() || self.given[at].secret => TakeBack::ByConsent(at),
            None => TakeBack::Freely(at),
        }
    }

    /// Takes one answer out of an open simultaneous question.
    pub(crate) fn take_out(&mut self, at: usize) -> Viewers {
        self.without(|given| {
            given.remove(at);
        })
    }

    /// Takes everything back from here on.
    pub(crate) fn cut(&mut self, at: usize) -> Viewers {
        self.without(|given| given.truncate(at))
    }

    /// Changes the list and runs what is left again.
    fn without(&mut self, change: impl FnOnce(&mut Vec<Given<R::Answer>>)) -> Viewers {
        let (before, lines) = (self.game, self.lines());
        let mut left = std::mem::take(&mut self.given);
        let old: Vec<(Seat, R::Answer)> = left.iter().map(|given| (given.seat, given.answer)).collect();
        change(&mut left);
        let same = old.iter().zip(&left).take_while(|(old, new)| **old == (new.seat, new.answer)).count();
        self.snapshots.retain(|snapshot| snapshot.length <= same);
        let from = self.snapshots.last().copied();
        let (game, opened, length) = match from {
            Some(snapshot) => (snapshot.game, snapshot.opened, snapshot.length),
            None => (self.start, is_together(&self.start).then_some(0), 0),
        };
        (self.game, self.opened) = (game, opened);
        self.given = left[..length].to_vec();
        for again in &left[length..] {
            let taken = self.take(again.seat, again.answer, &mut |_, _| {});
            debug_assert!(taken.is_ok(), "the line of play does not run again");
        }
        self.given = left;
        self.steps = [0; VIEWERS];
        let mut seen = Viewers::NONE;
        let lines_gone = lines != self.lines();
        for viewer in Viewer::all(self.players) {
            self.steps[viewer.index()] = self.given.iter().filter(|given| given.seen.has(viewer)).count() as u32;
            if lines_gone || shown(&before, viewer) != shown(&self.game, viewer) {
                seen.add(viewer);
                self.undone[viewer.index()] += 1;
            }
        }
        seen
    }

    fn take(&mut self, seat: Seat, answer: R::Answer, teller: Teller<'_, R>) -> Result<(), Refused<R::Refusal>> {
        let together = is_together(&self.game);
        let mut told = Vec::new();
        let progress = self.game.play_telling(seat, answer, &mut |event| told.push(event))?;
        self.given.push(Given { seat, answer, seen: Viewers::NONE, secret: together, told: told.len() as u16 });
        for event in told {
            teller(self.game.board(), event);
        }
        // A step asks at once no more than one thing, and ends with it.
        if progress == table::Progress::Further || !together {
            self.opened = is_together(&self.game).then_some(self.given.len());
        }
        self.keep();
        Ok(())
    }

    fn keep(&mut self) {
        let last = self.snapshots.last().map_or(0, |snapshot| snapshot.length);
        if self.given.len() < last + self.stride {
            return;
        }
        if self.snapshots.len() == MOST_SNAPSHOTS {
            let mut kept = false;
            self.snapshots.retain(|_| {
                kept = !kept;
                !kept
            });
            self.stride *= 2;
        }
        self.snapshots.push(Snapshot { length: self.given.len(), game: self.game, opened: self.opened });
    }
}

/// Who is asked at once and is ready, where that may be seen.
pub(crate) fn ready<R: Rules>(game: &Game<R>) -> Option<SeatSet> {
    match game.waiting() {
        Waiting::Together { ready, .. } => ready,
        Waiting::Nobody | Waiting::One(..) => None,
    }
}

/// Whether several are asked at once and nothing is to be seen of who is ready: a reaction window.
pub(crate) fn is_window<R: Rules>(game: &Game<R>) -> bool {
    matches!(game.waiting(), Waiting::Together { ready: None, .. })
}

fn is_together<R: Rules>(game: &Game<R>) -> bool {
    matches!(game.waiting(), Waiting::Together { .. })
}

/// What a viewer sees, but for who is ready.
fn shown<R: Rules>(game: &Game<R>, viewer: Viewer) -> View<R> {
    let mut view = game.view(viewer.0);
    if let Waiting::Together { ready, .. } = &mut view.waiting {
        *ready = ready.map(|_| SeatSet::NONE);
    }
    view
}
