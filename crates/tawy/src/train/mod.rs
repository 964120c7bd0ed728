//! `tawy train`: fits the weights of the value function on games that greedy bots play against each other.
//!
//! Every position at which a turn begins is kept with its features and with who won in the end. In several rounds those who
//! play are a league: every fit joins it, and who plays with which weights is drawn for each game. Among players of one habit
//! what all do tells nothing of who wins; a league tells which habit does.
//!
//! With `--visits` a search looks in at some of the turns, and what is kept is where its lines lead with what it thinks of them.

mod fit;

use crate::Setup;
use crate::fault::{self, Done, Fault};
use crate::sim::bot_seed;
use crate::titles::{self, Errand, Playable};
use bots::value::{MOST_BENDS, MOST_FEATURES, Scales, School, Weights, ruleset_weights, write_weights};
use bots::{Eye, Greedy, Lesson, Player, Search, Taste};
use clap::Args;
use fit::{Manner, Position, fit, surprise};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Game, MOST_SEATS, Rng, Seat, SeatSet};

#[derive(Args)]
pub(crate) struct Wish {
    #[command(flatten)]
    setup: Setup,
    /// How many play: two have weights of their own, more share theirs; with several numbers, games of each are played
    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<usize>,
    /// How many games are played in each round for each number of players
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// How often games are played and weights are fitted, each time to the games of all rounds so far
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=100))]
    rounds: u64,
    /// Weights that play along, beside those to begin with
    #[arg(long, value_delimiter = ',', value_name = "FILE")]
    league: Vec<PathBuf>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// In how many turns of a hundred the first answer is any, and later ones are half of the time
    #[arg(long, default_value_t = 15)]
    strays: usize,
    /// How many bends the weights have
    #[arg(long, default_value_t = MOST_BENDS as u64, value_parser = clap::value_parser!(u64).range(0..=MOST_BENDS as u64))]
    bends: u64,
    /// How strongly the weights are drawn towards those to begin with, and bends towards nothing
    #[arg(long, default_value_t = 0.001)]
    pull: f32,
    /// Learns what searches of so many visits think of where lines lead, instead of who wins
    #[arg(long)]
    visits: Option<usize>,
    /// In how many turns of a hundred such a search looks in
    #[arg(long, default_value_t = 25)]
    studies: usize,
    /// The weights to begin with, instead of those that ship and know who wins
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Where the fitted weights go; those of earlier rounds beside it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    threads: u64,
}

pub(crate) fn train(wish: Wish) -> Done {
    let ruleset = wish.setup.ruleset.clone();
    titles::with(&ruleset, wish)?
}

impl Errand for Wish {
    type Done = Done;

    fn run<T: Playable>(self) -> Done {
        let begin: &'static Weights = match &self.from {
            Some(file) => read_weights::<T>(file)?,
            None => ruleset_weights::<T>(&self.setup.ruleset, School::Wins),
        };
        let mut league = vec![begin];
        for file in &self.league {
            league.push(read_weights::<T>(file)?);
        }
        let mut positions = Vec::new();
        for round in 1..=self.rounds {
            for &players in &self.players {
                positions.extend(gather::<T>(&self, round, players, &league)?);
            }
            let weights = self.fit_columns::<T>(begin, &positions);
            self.write::<T>(&self.place(round), round, &weights)?;
            league.push(Box::leak(Box::new(weights)));
        }
        Ok(())
    }
}

impl Wish {
    fn fit_columns<T: Playable>(&self, begin: &Weights, positions: &[Position]) -> Weights {
        let count = T::FEATURES.len();
        let manner = Manner { bends: self.bends as usize, pull: self.pull, seed: self.seed };
        let mut weights = begin.clone();
        for (nth, column) in weights.columns[..T::COLUMNS].iter_mut().enumerate() {
            let of_column = positions.iter().filter(|position| position.column == nth);
            let (judges, teachers): (Vec<&Position>, Vec<&Position>) = of_column.partition(|position| position.judges);
            if teachers.is_empty() {
                continue;
            }
            let surprised = |column: &_| surprise(judges.iter().copied(), count, column);
            let before = surprised(column);
            *column = fit(&teachers, &judges, column, count, manner);
            println!("column {}: {} positions to learn from, {} to judge", nth + 1, teachers.len(), judges.len());
            println!("  surprise per position before {before:.4}, after {:.4}", surprised(column));
        }
        weights
    }

    /// Where the weights of a round go.
    fn place(&self, round: u64) -> PathBuf {
        if round == self.rounds { self.out.clone() } else { self.out.with_extension(format!("{round}.txt")) }
    }

    fn write<T: Playable>(&self, place: &Path, rounds: u64, weights: &Weights) -> Done {
        let players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        let from = self.from.iter().map(|file| format!(" --from {}", file.display()));
        let studies = self.visits.map(|visits| format!(" --visits {visits} --studies {}", self.studies));
        let league = self.league.iter().map(|file| format!(" --league {}", file.display()));
        let text = format!(
            "# tawy train {} --players {} --games {} --rounds {rounds} --seed {} --strays {} --bends {} --pull {}{}{}\n{}",
            self.setup.ruleset,
            players.join(","),
            self.games,
            self.seed,
            self.strays,
            self.bends,
            self.pull,
            studies.unwrap_or_default(),
            from.chain(league).collect::<String>(),
            write_weights::<T>(weights)
        );
        std::fs::write(place, text).map_err(|error| fault::at(place, error.to_string()))
    }
}

/// Weights from a file. They live as long as the program: bots hold on to them.
pub(crate) fn read_weights<T: Playable>(file: &Path) -> Done<&'static Weights> {
    let weights = Weights::read::<T>(&fault::read(file)?).map_err(|why| fault::at(file, why))?;
    Ok(Box::leak(Box::new(weights)))
}

/// Plays games and keeps the positions at which turns begin.
fn gather<T: Playable>(wish: &Wish, round: u64, players: usize, league: &[&'static Weights]) -> Done<Vec<Position>> {
    let next = AtomicU64::new(0);
    let all: Mutex<Vec<(u64, Vec<Position>)>> = Mutex::new(Vec::new());
    let work = || -> Done {
        let start = Game::<T>::new(wish.setup.start::<T>(Some(players))?);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= wish.games {
                return Ok(());
            }
            let seed = Rng::nth(wish.seed.wrapping_add(round << 32), number).word();
            let positions = play::<T>(start, number, seed, wish, league)?;
            if let Ok(mut all) = all.lock() {
                all.push((number, positions));
            }
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..wish.threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| {
            worker.join().unwrap_or_else(|_| Err(Fault::Wish("a game broke off: see above".to_owned())))
        })
    })?;
    let mut all = all.into_inner().unwrap_or_default();
    // Threads finish in any order; the fit must not depend on it.
    all.sort_by_key(|&(number, _)| number);
    Ok(all.into_iter().flat_map(|(_, positions)| positions).collect())
}

fn play<T: Playable>(
    mut game: Game<T>,
    number: u64,
    seed: u64,
    wish: &Wish,
    league: &[&'static Weights],
) -> Done<Vec<Position>> {
    let count = T::players(game.board());
    let mut who = Rng::nth(seed, 2);
    let mut player = |seat| Greedy::new(bot_seed(seed, seat)).with(Scales::Own(league[who.below(league.len())]));
    let mut players: Vec<Greedy<T>> = (0..count).map(&mut player).collect();
    let mut chance = Rng::nth(seed, 0);
    let mut stray = Rng::nth(seed, 1);
    let mut straying = false;
    let mut studies = Rng::nth(seed, 3);
    let mut lessons: Vec<Position> = Vec::new();
    let mut positions: Vec<Position> = Vec::new();
    // Whose pieces each seat plays, position by position: gods may merge later on.
    let mut seats: Vec<[usize; MOST_SEATS]> = Vec::new();
    while let Some(open) = game.open().first() {
        let (seat, question) = (open.seat, open.question);
        let answer = match Eye::new(&game, seat) {
            Some(eye) => {
                let turn = T::is_turn(&question);
                if turn {
                    let board = game.board();
                    positions.push(measured::<T>(board));
                    straying = stray.below(100) < wish.strays;
                    if let Some(visits) = wish.visits.filter(|_| studies.below(100) < wish.studies) {
                        let taste = Taste { visits, ..Taste::within(AS_LONG_AS_IT_TAKES) };
                        let teacher = Scales::Own(league.last().copied().unwrap_or(league[0]));
                        let mut search = Search::new(studies.word(), taste).with(teacher);
                        lessons.extend(search.study(&eye).iter().map(learned));
                    }
                    let side = |seat| if seat < count { T::side_of(board, Seat::new(seat)) } else { usize::MAX };
                    seats.push(std::array::from_fn(side));
                }
                let answer = players[seat.index()].answer(&eye);
                let strays = straying && (turn || stray.below(2) == 0);
                if strays { eye.options()[stray.below(eye.options().len())] } else { answer }
            }
            None => game.draw(&mut chance).ok_or_else(|| Fault::Wish("nothing to draw".to_owned()))?,
        };
        if let Err(why) = game.play(seat, answer) {
            return Err(Fault::Wish(format!("game {number}: seat {seat} answered {answer:?}: {why}")));
        }
    }
    if wish.visits.is_some() {
        lessons.iter_mut().for_each(|lesson| lesson.judges = judges(number));
        return Ok(lessons);
    }
    let winners = T::winners(&game);
    for (position, seats) in positions.iter_mut().zip(&seats) {
        position.judges = judges(number);
        let sides: SeatSet = winners.iter().map(|seat| Seat::new(seats[seat.index()])).collect();
        position.share(sides.iter().map(|side| (side.index(), 1.0)));
    }
    // Where nobody wins there is nothing to learn.
    positions.retain(|position| position.won.iter().any(|&won| won > 0.0));
    Ok(positions)
}

/// No search that teaches is in a hurry.
const AS_LONG_AS_IT_TAKES: Duration = Duration::from_secs(600);

/// One game in ten only judges.
fn judges(number: u64) -> bool {
    number % 10 == 9
}

fn measured<T: Playable>(board: &T::Board) -> Position {
    let mut features = [[0.0; MOST_FEATURES]; MOST_SEATS];
    let sides = T::measure(board, &mut features);
    Position::new(T::column(board), sides, &features, T::FEATURES.len())
}

/// What a search thinks, as if it were known who wins how often.
fn learned<T: Playable>(lesson: &Lesson<T>) -> Position {
    let board = lesson.game.board();
    let mut position = measured::<T>(board);
    let due = |seat: Seat| (T::side_of(board, seat), lesson.worth[seat.index()]);
    position.share(Seat::all(T::players(board)).map(due));
    position
}
