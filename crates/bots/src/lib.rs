//! Players for any rules. A player sees its seat's view and options, never the board or the game.

mod action;
mod battle;
mod eye;
mod greedy;
mod random;
mod search;
mod trace;
pub mod value;
mod world;

pub use eye::Eye;
pub use greedy::Greedy;
pub use random::Random;
pub use search::{Search, Taste};
pub use value::Valued;

use std::fmt;
use std::time::Duration;
use table::Rules;
use value::Weights;

/// One who answers for a seat.
pub trait Player<R: Rules> {
    /// One of the options the eye offers.
    fn answer(&mut self, eye: &Eye<'_, R>) -> R::Answer;
}

/// The names there are.
pub const NAMES: [&str; 3] = ["random", "greedy", "search"];

/// A name nobody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchBot {
    pub name: String,
}

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot '{}'; there are: {}", self.name, NAMES.join(", "))
    }
}

impl std::error::Error for NoSuchBot {}

/// Any of our bots. An enum rather than a boxed trait: the cheapest of them is asked millions of times a second.
pub enum Bot<R: Valued> {
    Random(Random),
    Greedy(Greedy<R>),
    Search(Search<R>),
}

impl<R: Valued> Bot<R> {
    /// The same with other weights than those of the ruleset; whoever weighs nothing does not mind.
    #[must_use]
    pub fn with(self, weights: &'static Weights) -> Bot<R> {
        match self {
            Bot::Random(random) => Bot::Random(random),
            Bot::Greedy(greedy) => Bot::Greedy(greedy.with(weights)),
            Bot::Search(search) => Bot::Search(search.with(weights)),
        }
    }
}

impl<R: Valued> Player<R> for Bot<R> {
    #[inline]
    fn answer(&mut self, eye: &Eye<'_, R>) -> R::Answer {
        match self {
            Bot::Random(random) => random.answer(eye),
            Bot::Greedy(greedy) => greedy.answer(eye),
            Bot::Search(search) => search.answer(eye),
        }
    }
}

/// The bot of this name; what it does by chance depends on the seed alone.
pub fn find<R: Valued>(name: &str, seed: u64) -> Result<Bot<R>, NoSuchBot> {
    match name {
        "random" => Ok(Bot::Random(Random::new(seed))),
        "greedy" => Ok(Bot::Greedy(Greedy::new(seed))),
        _ => match taste(name) {
            Some(taste) => Ok(Bot::Search(Search::new(seed, taste))),
            None => Err(NoSuchBot { name: name.to_owned() }),
        },
    }
}

/// `search` takes 0.2 s for an action; `search:0.5` half a second; `search:100v` as long as it takes to visit its tree a
/// hundred times.
fn taste(name: &str) -> Option<Taste> {
    let usual = Taste::within(Duration::from_millis(200));
    let Some(limit) = name.strip_prefix("search:") else { return (name == "search").then_some(usual) };
    if let Some(visits) = limit.strip_suffix('v') {
        return Some(Taste { visits: visits.parse().ok()?, ..Taste::within(LONGEST) });
    }
    let seconds: f64 = limit.parse().ok()?;
    (0.001..=LONGEST.as_secs_f64()).contains(&seconds).then(|| Taste::within(Duration::from_secs_f64(seconds)))
}

/// No action takes longer than this.
const LONGEST: Duration = Duration::from_secs(60);

#[cfg(test)]
mod tests {
    use super::*;
    use kemet::Kemet;
    use table::{Game, Seat};

    #[test]
    fn every_name_is_a_bot_and_no_other() {
        assert!(NAMES.iter().all(|name| find::<Kemet>(name, 1).is_ok()));
        let error = find::<Kemet>("minimax", 1).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some("there is no bot 'minimax'; there are: random, greedy, search"));
    }

    #[test]
    fn a_search_says_how_long_it_thinks() {
        let budget = |name| taste(name).map(|taste| (taste.budget, taste.visits));
        assert_eq!(budget("search"), Some((Duration::from_millis(200), usize::MAX)));
        assert_eq!(budget("search:1.5"), Some((Duration::from_millis(1500), usize::MAX)));
        assert_eq!(budget("search:100v"), Some((LONGEST, 100)));
        for wrong in ["search:", "search:-1", "search:1e9", "search:v", "search:NaN", "searching"] {
            assert!(find::<Kemet>(wrong, 1).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_eye_opens_only_for_a_seat_that_is_asked() {
        let board = kemet::setup::start("kemet-2012", 2, []).expect("two can play");
        let game = Game::<Kemet>::new(board);
        assert!(game.asked(Seat::CHANCE).is_some());
        assert!(Eye::new(&game, Seat::CHANCE).is_none());
        assert!(Eye::new(&game, Seat::new(0)).is_none());
    }
}
