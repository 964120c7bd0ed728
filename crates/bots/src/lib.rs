//! Players for any rules. A player sees its seat's view and options, never the board or the game.

mod action;
mod advice;
pub mod analysis;
mod battle;
mod eye;
mod greedy;
mod hunch;
mod level;
mod plan;
mod purse;
mod random;
mod regret;
mod search;
mod tree;
pub mod value;
mod world;

pub use advice::{Advice, Reason, VICTORY, advise};
pub use eye::Eye;
pub use greedy::Greedy;
pub use level::{LEVELS, Level};
pub use random::Random;
pub use search::{Search, Taste};
pub use tree::Lesson;
pub use value::Valued;

use std::fmt;
use std::time::Duration;
use table::Rules;
use value::Scales;

/// One who answers for a seat.
pub trait Player<R: Rules> {
    /// One of the options the eye offers.
    fn answer(&mut self, eye: &Eye<'_, R>) -> R::Answer;
}

/// The names there are.
pub const NAMES: [&str; 8] = ["random", "greedy", "search", "level1", "level2", "level3", "level4", "level5"];

/// Those people are offered, weakest first.
pub const OFFERED: [&str; 6] = ["random", "level1", "level2", "level3", "level4", "level5"];

/// The one people play against if they do not choose: it answers before they wait.
pub const USUAL: &str = "level3";

/// What a bot may be like, whatever its name: `level3+warlike`.
pub const MANNERS: [&str; 2] = ["peaceful", "warlike"];

/// A name and its manner, if it has one.
pub fn split_name(name: &str) -> (&str, Option<&str>) {
    match name.split_once('+') {
        Some((name, manner)) => (name, Some(manner)),
        None => (name, None),
    }
}

/// A name nobody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchBot {
    pub name: String,
}

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (names, manners) = (NAMES.join(", "), MANNERS.join(" or +"));
        write!(f, "there is no bot '{}'; there are: {names}; each also with +{manners}", self.name)
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
    pub fn with(self, scales: Scales) -> Bot<R> {
        match self {
            Bot::Random(random) => Bot::Random(random),
            Bot::Greedy(greedy) => Bot::Greedy(greedy.with(scales)),
            Bot::Search(search) => Bot::Search(search.with(scales)),
        }
    }

    /// How long a whole action takes it at most; `None` if that is not worth a word, or if it has no clock.
    pub fn promise(&self) -> Option<Duration> {
        match self {
            Bot::Random(_) => None,
            Bot::Greedy(greedy) => greedy.promise(),
            Bot::Search(search) => Some(search.promise()),
        }
    }

    /// The same on so many threads, where it can use them.
    #[must_use]
    pub fn on(self, threads: usize) -> Bot<R> {
        match self {
            Bot::Search(search) => Bot::Search(search.on(threads)),
            Bot::Random(_) | Bot::Greedy(_) => self,
        }
    }

    /// The same at a table where somebody waits: on so many threads, and never longer over an action than [`PATIENCE`], if
    /// it has no time of its own.
    #[must_use]
    pub fn in_play(self, threads: usize) -> Bot<R> {
        match self.on(threads) {
            Bot::Greedy(greedy) => Bot::Greedy(greedy.within(PATIENCE)),
            other @ (Bot::Random(_) | Bot::Search(_)) => other,
        }
    }
}

/// How long a bot that thinks without a clock may take in play.
const PATIENCE: Duration = Duration::from_millis(500);

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
    let no_such = || NoSuchBot { name: name.to_owned() };
    let (plain, manner) = split_name(name);
    let bot = match (plain, Level::named(plain)) {
        ("random", _) => Bot::Random(Random::new(seed)),
        ("greedy", _) => Bot::Greedy(Greedy::new(seed)),
        (_, Some(level)) => Bot::Search(Search::new(seed, level.taste())),
        (_, None) => Bot::Search(Search::new(seed, taste(plain).ok_or_else(no_such)?)),
    };
    let Some(manner) = manner else { return Ok(bot) };
    let manner = MANNERS.into_iter().find(|&known| known == manner).ok_or_else(no_such)?;
    Ok(bot.with(Scales::Manner(manner)))
}

/// `search` takes 0.2 s for an action; `search:0.5` half a second; `search:100v` as long as it takes to visit its tree a
/// hundred times; `search:100v@0.02` the same with a temperature.
fn taste(name: &str) -> Option<Taste> {
    let usual = Taste::within(Duration::from_millis(200));
    if let Some((colder, temperature)) = name.split_once('@') {
        let temperature = temperature.parse().ok().filter(|temperature| (0.0..=1.0).contains(temperature))?;
        return Some(Taste { temperature, ..taste(colder)? });
    }
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
        let there_are = "there are: random, greedy, search, level1, level2, level3, level4, level5";
        let said = format!("there is no bot 'minimax'; {there_are}; each also with +peaceful or +warlike");
        assert_eq!(error, Some(said));
        assert!(
            NAMES.iter().all(|name| MANNERS.iter().all(|manner| find::<Kemet>(&format!("{name}+{manner}"), 1).is_ok()))
        );
        for wrong in ["level0", "level6", "level3+", "level3+lazy", "level3+warlike+peaceful", "+warlike"] {
            assert!(find::<Kemet>(wrong, 1).is_err(), "{wrong}");
        }
        assert!(LEVELS.iter().all(|level| NAMES.contains(&level.name)));
        assert!(OFFERED.iter().all(|name| NAMES.contains(name)) && OFFERED.contains(&USUAL));
    }

    #[test]
    fn a_search_says_how_long_it_thinks() {
        let budget = |name| taste(name).map(|taste| (taste.budget, taste.visits));
        assert_eq!(budget("search"), Some((Duration::from_millis(200), usize::MAX)));
        assert_eq!(budget("search:1.5"), Some((Duration::from_millis(1500), usize::MAX)));
        assert_eq!(budget("search:100v"), Some((LONGEST, 100)));
        assert_eq!(taste("search:100v@0.02").map(|taste| (taste.visits, taste.temperature)), Some((100, 0.02)));
        assert_eq!(taste("search@0.5").map(|taste| (taste.budget.as_millis(), taste.temperature)), Some((200, 0.5)));
        for wrong in
            ["search:", "search:-1", "search:1e9", "search:v", "search:NaN", "searching", "search@", "search@2"]
        {
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
