//! The bots of a table. They stay with it, so that a plan, a tree and a budget last for a whole action. One that fails is
//! replaced by a greedy one.

use crate::hall::cores;
use crate::hosted::{Playable, Thinking};
use bots::{Eye, Greedy, Player};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{Game, MOST_SEATS, Progress, Seat, Waiting};

/// What bots have thought up: answers in notation, and what went wrong on the way.
#[derive(Default)]
pub(crate) struct Thought {
    pub(crate) answers: Vec<(Seat, String)>,
    pub(crate) failed: Vec<(Seat, String)>,
    /// How many of the answers took longer than was promised for the whole action.
    pub(crate) late: usize,
}

/// A bot that is wanted at a seat.
pub(crate) struct Wanted {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    /// What it does by chance, if it is new.
    pub(crate) seed: u64,
}

/// How long the one that fills in for a bot that failed takes over an action.
const QUICK: Duration = Duration::from_millis(300);

type Mind<T> = Arc<Mutex<Box<dyn Player<T> + Send>>>;

/// Whoever plays a seat, by the name it was asked for.
struct Kept<T: Playable> {
    name: String,
    mind: Mind<T>,
    /// How long an action takes it at most.
    promise: Option<Duration>,
}

/// One of them at work.
struct Working<T: Playable> {
    seat: Seat,
    mind: Mind<T>,
    promise: Option<Duration>,
    seed: u64,
}

pub(crate) struct Minds<T: Playable> {
    kept: [Option<Kept<T>>; MOST_SEATS],
}

impl<T: Playable> Minds<T> {
    pub(crate) fn new() -> Minds<T> {
        Minds { kept: [const { None }; MOST_SEATS] }
    }

    /// Lets these bots think of the game, somewhere else; their time runs from the moment that is told then.
    pub(crate) fn think(&mut self, game: Game<T>, wanted: Vec<Wanted>) -> Thinking {
        let working = |wanted: Wanted| {
            let kept = self.keep(&wanted)?;
            Some(Working { seat: wanted.seat, mind: kept.mind.clone(), promise: kept.promise, seed: wanted.seed })
        };
        let working: Vec<Working<T>> = wanted.into_iter().filter_map(working).collect();
        // Half of the time of whoever has least: a secret answer takes a tenth of that of an action.
        let least = working.iter().filter_map(|working| working.promise).min().unwrap_or(QUICK);
        let part = if matches!(game.waiting(), Waiting::Together { .. }) { 20 } else { 2 };
        Thinking { patience: least / part, think: Box::new(move |since| think(game, &working, since)) }
    }

    /// Something was taken back: what was planned or foreseen is of another game.
    pub(crate) fn forget(&mut self) {
        self.kept = [const { None }; MOST_SEATS];
    }

    /// This seat's bot does not come back from thinking: another one takes its place.
    pub(crate) fn give_up(&mut self, seat: Seat, seed: u64) {
        if let Some(kept) = &mut self.kept[seat.index()] {
            (kept.mind, kept.promise) = (shared(quick(seed)), Some(QUICK));
        }
    }

    fn keep(&mut self, wanted: &Wanted) -> Option<&Kept<T>> {
        let place = &mut self.kept[wanted.seat.index()];
        if place.as_ref().is_none_or(|kept| kept.name != wanted.name) {
            let bot = bots::find::<T>(&wanted.name, wanted.seed).ok()?.in_play(cores());
            let promise = bot.promise();
            *place = Some(Kept { name: wanted.name.clone(), mind: shared(Box::new(bot)), promise });
        }
        place.as_ref()
    }
}

fn shared<T: Playable>(mind: Box<dyn Player<T> + Send>) -> Mind<T> {
    Arc::new(Mutex::new(mind))
}

fn quick<T: Playable>(seed: u64) -> Box<dyn Player<T> + Send> {
    Box::new(Greedy::<T>::new(seed).within(QUICK))
}

fn think<T: Playable>(mut game: Game<T>, working: &[Working<T>], mut since: Instant) -> Thought {
    let mut thought = Thought::default();
    let together = matches!(game.waiting(), Waiting::Together { .. });
    for Working { seat, mind, promise, seed } in working {
        let seat = *seat;
        let mut mind = mind.lock().unwrap_or_else(PoisonError::into_inner);
        // A plan is made in one go: how long it takes must not tell how many cards are in it.
        while let Some(eye) = Eye::new(&game, seat).map(|eye| eye.open_since(since)) {
            let answer = match attempt(&mut **mind, &eye) {
                Ok(answer) => answer,
                Err(why) => {
                    thought.failed.push((seat, why));
                    *mind = quick(*seed);
                    attempt(&mut **mind, &eye).unwrap_or(eye.options()[0])
                }
            };
            thought.late += usize::from(promise.is_some_and(|promise| since.elapsed() > promise));
            since = Instant::now();
            let text = T::write_answer(game.board(), answer);
            let Ok(progress) = game.play(seat, answer) else { break };
            thought.answers.push((seat, text));
            if !together || progress == Progress::Further {
                return thought;
            }
        }
    }
    thought
}

/// An answer that is an option, or what went wrong.
fn attempt<T: Playable>(mind: &mut dyn Player<T>, eye: &Eye<'_, T>) -> Result<T::Answer, String> {
    let answer = catch_unwind(AssertUnwindSafe(|| mind.answer(eye))).map_err(|panic| {
        let said = panic.downcast_ref::<&str>().map(ToString::to_string);
        said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "it panicked".to_owned())
    })?;
    if eye.options().contains(&answer) { Ok(answer) } else { Err(format!("{answer:?} is no option")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::titles::Kemet;
    use table::{Rng, Title as _};

    /// Answers well for a while.
    struct Failing {
        left: usize,
        how: fn() -> <Kemet as table::Rules>::Answer,
    }

    impl Player<Kemet> for Failing {
        fn answer(&mut self, eye: &Eye<'_, Kemet>) -> <Kemet as table::Rules>::Answer {
            match self.left.checked_sub(1) {
                Some(left) => {
                    self.left = left;
                    eye.options()[0]
                }
                None => (self.how)(),
            }
        }
    }

    /// The first questions of a game of two, answered by these minds.
    fn play(minds: &mut Minds<Kemet>, answers: usize) -> Vec<(Seat, String)> {
        let mut game = Game::<Kemet>::new(Kemet::start("kemet-2012", 2, &[]).expect("two can play"));
        let mut chance = Rng::new(1);
        let mut failed = Vec::new();
        let mut given = 0;
        while given < answers {
            if let Some(drawn) = game.draw(&mut chance) {
                game.play(Seat::CHANCE, drawn).expect("chance draws an option");
                continue;
            }
            let wanted = game.open().iter().map(|open| Wanted { seat: open.seat, name: "random".to_owned(), seed: 3 });
            let thought = (minds.think(game, wanted.collect()).think)(Instant::now());
            assert!(!thought.answers.is_empty(), "a table is never stalled");
            for (seat, answer) in &thought.answers {
                let answer = <Kemet as table::Notation>::read_answer(game.board(), answer).expect("notation");
                game.play(*seat, answer).expect("an option");
                given += 1;
            }
            failed.extend(thought.failed);
        }
        failed
    }

    fn failing(how: fn() -> <Kemet as table::Rules>::Answer) -> Minds<Kemet> {
        let mut minds = Minds::new();
        let mind = shared::<Kemet>(Box::new(Failing { left: 2, how }));
        minds.kept[0] = Some(Kept { name: "random".to_owned(), mind, promise: None });
        minds
    }

    #[test]
    fn a_bot_that_fails_is_replaced_and_the_fault_is_told_once() {
        let failed = play(&mut failing(|| panic!("lost its mind")), 30);
        assert_eq!(failed, [(Seat::new(0), "lost its mind".to_owned())]);
        // No option of the questions at the beginning.
        let failed = play(&mut failing(Default::default), 30);
        assert!(
            matches!(&failed[..], [(seat, why)] if seat.index() == 0 && why.ends_with("is no option")),
            "{failed:?}"
        );
    }

    #[test]
    fn whoever_has_waited_its_time_away_answers_at_a_glance() {
        let mut minds = Minds::<Kemet>::new();
        let mut game = Game::<Kemet>::new(Kemet::start("kemet-2012", 2, &[]).expect("two can play"));
        let mut chance = Rng::new(1);
        let (mut given, mut late) = (0, 0);
        while given < 20 {
            if let Some(drawn) = game.draw(&mut chance) {
                game.play(Seat::CHANCE, drawn).expect("chance draws an option");
                continue;
            }
            let wanted = game.open().iter().map(|open| Wanted { seat: open.seat, name: "level5".to_owned(), seed: 3 });
            let thinking = minds.think(game, wanted.collect());
            assert!(thinking.patience <= Duration::from_millis(1500), "half of its time, or of a tenth of it");
            let asked = Instant::now();
            let thought =
                (thinking.think)(asked.checked_sub(Duration::from_secs(4)).expect("the clock runs long enough"));
            assert!(asked.elapsed() < Duration::from_secs(2), "not a thought of three seconds");
            late += thought.late;
            for (seat, answer) in &thought.answers {
                let answer = <Kemet as table::Notation>::read_answer(game.board(), answer).expect("notation");
                game.play(*seat, answer).expect("an option");
                given += 1;
            }
        }
        assert!(late > 0, "and it is counted");
    }

    #[test]
    fn bots_stay_until_something_is_taken_back_or_another_is_wanted() {
        let mut minds = Minds::<Kemet>::new();
        let wanted = |name: &str| Wanted { seat: Seat::new(1), name: name.to_owned(), seed: 7 };
        let mind = |minds: &mut Minds<Kemet>, name: &str| minds.keep(&wanted(name)).map(|kept| kept.mind.clone());
        let same = |one: &Option<Mind<Kemet>>, other: &Option<Mind<Kemet>>| {
            Arc::ptr_eq(one.as_ref().expect("it is a bot"), other.as_ref().expect("it is a bot"))
        };
        let first = mind(&mut minds, "greedy");
        assert!(same(&first, &mind(&mut minds, "greedy")));
        assert!(!same(&first, &mind(&mut minds, "level1+warlike")));
        let second = mind(&mut minds, "greedy");
        minds.forget();
        let third = mind(&mut minds, "greedy");
        assert!(!same(&second, &third));
        minds.give_up(Seat::new(1), 1);
        assert!(!same(&third, &mind(&mut minds, "greedy")));
        assert!(mind(&mut minds, "nobody").is_none());
    }
}
