//! `tawy train`: fits the weights of the value function on games that greedy bots play against each other.
//!
//! Every position at which a turn begins is kept with its features and with who won in the end; the weights are those
//! under which the winners are likeliest, drawn towards the weights that played.

use crate::Setup;
use crate::fault::{self, Done, Fault};
use crate::sim::bot_seed;
use crate::titles::{self, Errand, Playable};
use bots::value::{self, MOST_FEATURES, Scales, Weights, ruleset_weights, write_weights};
use bots::{Eye, Greedy, Player};
use clap::Args;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Game, MOST_SEATS, Rng, Seat, SeatSet};

#[derive(Args)]
pub(crate) struct Wish {
    #[command(flatten)]
    setup: Setup,
    /// How many play: two have weights of their own, more share theirs; with several numbers, games of each are played
    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<usize>,
    /// How many games are played for each number of players
    #[arg(long, default_value_t = 1000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Of how many turns in a hundred the first answer is any, so that more is seen than greedy play
    #[arg(long, default_value_t = 12)]
    strays: usize,
    /// How strongly the weights are drawn towards those that played
    #[arg(long, default_value_t = 0.001)]
    pull: f64,
    /// The weights to begin with, instead of those that ship
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Where the fitted weights go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    threads: u64,
}

pub(crate) fn train(wish: Wish) -> Done {
    let ruleset = wish.setup.ruleset.clone();
    titles::with(&ruleset, wish)?
}

/// A position: the features of every side, and which of them won.
#[derive(Clone)]
struct Position {
    game: u64,
    /// Which weights it teaches.
    column: usize,
    sides: SeatSet,
    /// Of those who win together each has won a part.
    winners: SeatSet,
    features: Box<[[f32; MOST_FEATURES]; MOST_SEATS]>,
}

impl Errand for Wish {
    type Done = Done;

    fn run<T: Playable>(self) -> Done {
        let begin: &'static Weights = match &self.from {
            Some(file) => read_weights::<T>(file)?,
            None => ruleset_weights::<T>(&self.setup.ruleset),
        };
        let mut positions = Vec::new();
        for &players in &self.players {
            positions.extend(gather::<T>(&self, players, begin)?);
        }
        // One game in ten only judges.
        let (judges, teachers): (Vec<Position>, Vec<Position>) =
            positions.into_iter().partition(|position| position.game % 10 == 9);
        let mut weights = begin.clone();
        for column in 0..T::COLUMNS {
            let of = |positions: &[Position]| -> Vec<Position> {
                positions.iter().filter(|position| position.column == column).cloned().collect()
            };
            let (teachers, judges) = (of(&teachers), of(&judges));
            if teachers.is_empty() {
                continue;
            }
            let old = begin.columns[column];
            let new = fit(&teachers, &old, T::FEATURES.len(), self.pull);
            weights.columns[column] = new;
            let (before, after) = (surprise(&judges, &old), surprise(&judges, &new));
            println!("column {}: {} positions to learn from, {} to judge", column + 1, teachers.len(), judges.len());
            println!("  surprise per position before {before:.4}, after {after:.4}");
        }
        let players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        let from = self.from.as_ref().map(|file| format!(" --from {}", file.display())).unwrap_or_default();
        let text = format!(
            "# tawy train {} --players {} --games {} --seed {} --strays {} --pull {}{from}\n{}",
            self.setup.ruleset,
            players.join(","),
            self.games,
            self.seed,
            self.strays,
            self.pull,
            write_weights::<T>(&weights)
        );
        std::fs::write(&self.out, text).map_err(|error| fault::at(&self.out, error.to_string()))
    }
}

/// Weights from a file. They live as long as the program: bots hold on to them.
pub(crate) fn read_weights<T: Playable>(file: &std::path::Path) -> Done<&'static Weights> {
    let weights = Weights::read::<T>(&fault::read(file)?).map_err(|why| fault::at(file, why))?;
    Ok(Box::leak(Box::new(weights)))
}

/// Plays games and keeps the positions at which turns begin.
fn gather<T: Playable>(wish: &Wish, players: usize, weights: &'static Weights) -> Done<Vec<Position>> {
    let next = AtomicU64::new(0);
    let all: Mutex<Vec<Position>> = Mutex::new(Vec::new());
    let work = || -> Done {
        let start = Game::<T>::new(wish.setup.start::<T>(Some(players))?);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= wish.games {
                return Ok(());
            }
            let seed = Rng::nth(wish.seed, number).word();
            let positions = play::<T>(start, number, seed, wish.strays, weights)?;
            if let Ok(mut all) = all.lock() {
                all.extend(positions);
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
    all.sort_by_key(|position| position.game);
    Ok(all)
}

fn play<T: Playable>(
    mut game: Game<T>,
    number: u64,
    seed: u64,
    strays: usize,
    weights: &'static Weights,
) -> Done<Vec<Position>> {
    let mut players: Vec<Greedy<T>> = (0..T::players(game.board()))
        .map(|seat| Greedy::new(bot_seed(seed, seat)).with(Scales::Own(weights)))
        .collect();
    let mut chance = Rng::nth(seed, 0);
    let mut stray = Rng::nth(seed, 1);
    let mut positions: Vec<Position> = Vec::new();
    // Whose pieces each seat plays, position by position: gods may merge later on.
    let mut seats: Vec<[usize; MOST_SEATS]> = Vec::new();
    let count = T::players(game.board());
    while let Some(open) = game.open().first() {
        let (seat, question) = (open.seat, open.question);
        let answer = match Eye::new(&game, seat) {
            Some(eye) => {
                let turn = T::is_turn(&question);
                if turn {
                    let mut features = Box::new([[0.0; MOST_FEATURES]; MOST_SEATS]);
                    let sides = T::measure(game.board(), &mut features);
                    let board = game.board();
                    let column = T::column(board);
                    positions.push(Position { game: number, column, sides, winners: SeatSet::NONE, features });
                    let side = |seat| if seat < count { T::side_of(board, Seat::new(seat)) } else { usize::MAX };
                    seats.push(std::array::from_fn(side));
                }
                let answer = players[seat.index()].answer(&eye);
                let strays = turn && stray.below(100) < strays;
                if strays { eye.options()[stray.below(eye.options().len())] } else { answer }
            }
            None => game.draw(&mut chance).ok_or_else(|| Fault::Wish("nothing to draw".to_owned()))?,
        };
        if let Err(why) = game.play(seat, answer) {
            return Err(Fault::Wish(format!("game {number}: seat {seat} answered {answer:?}: {why}")));
        }
    }
    let winners = T::winners(&game);
    for (position, seats) in positions.iter_mut().zip(&seats) {
        position.winners = winners.iter().map(|seat| Seat::new(seats[seat.index()])).collect();
    }
    // Where nobody wins there is nothing to learn.
    positions.retain(|position| position.winners.count() > 0);
    Ok(positions)
}

/// How surprised the weights are by who won, on average.
fn surprise(positions: &[Position], weights: &[f32]) -> f64 {
    let one = |position: &Position| {
        let chances = value::chances(&position.features, position.sides, weights);
        let won: f32 = position.winners.iter().map(|winner| chances[winner.index()]).sum();
        -f64::from(won.max(1e-6)).ln()
    };
    positions.iter().map(one).sum::<f64>() / positions.len().max(1) as f64
}

/// Steps down the slope of the surprise, each weight at a pace of its own (Adam).
fn fit(positions: &[Position], old: &[f32; MOST_FEATURES], count: usize, pull: f64) -> [f32; MOST_FEATURES] {
    const STEPS: i32 = 400;
    const PACE: f64 = 0.01;
    let spread = spreads(positions, count);
    let mut weights: Vec<f64> = old.iter().map(|&weight| f64::from(weight)).collect();
    let (mut first, mut second) = (vec![0.0; count], vec![0.0; count]);
    for step in 1..=STEPS {
        let now: Vec<f32> = weights.iter().map(|&weight| weight as f32).collect();
        let mut slope = vec![0.0_f64; count];
        for position in positions {
            let chances = value::chances(&position.features, position.sides, &now);
            let share = 1.0 / position.winners.count() as f32;
            for side in position.sides.iter() {
                let won = if position.winners.has(side) { share } else { 0.0 };
                let error = f64::from(chances[side.index()] - won);
                for (slope, &feature) in slope.iter_mut().zip(&position.features[side.index()]) {
                    *slope += error * f64::from(feature);
                }
            }
        }
        for at in 0..count {
            let back = pull * spread[at] * (weights[at] - f64::from(old[at]));
            let slope = slope[at] / positions.len().max(1) as f64 + back;
            first[at] = 0.9 * first[at] + 0.1 * slope;
            second[at] = 0.999 * second[at] + 0.001 * slope * slope;
            let (mean, size) = (first[at] / (1.0 - 0.9_f64.powi(step)), second[at] / (1.0 - 0.999_f64.powi(step)));
            weights[at] -= PACE * mean / (size.sqrt() + 1e-8);
        }
    }
    let mut fitted = *old;
    for (fitted, weight) in fitted.iter_mut().zip(&weights).take(count) {
        *fitted = *weight as f32;
    }
    fitted
}

/// The variance of each feature: a weight is drawn back as much as it matters. What is rare is drawn back as if it were less
/// rare: few games tell of it, and some weights got out of all proportion.
fn spreads(positions: &[Position], count: usize) -> Vec<f64> {
    let (mut sum, mut squares, mut seen) = (vec![0.0; count], vec![0.0; count], 0.0);
    for position in positions {
        for side in position.sides.iter() {
            seen += 1.0;
            for (at, &feature) in position.features[side.index()][..count].iter().enumerate() {
                sum[at] += f64::from(feature);
                squares[at] += f64::from(feature) * f64::from(feature);
            }
        }
    }
    let seen = f64::max(seen, 1.0);
    (0..count).map(|at| (squares[at] / seen - (sum[at] / seen).powi(2)).max(RARE)).collect()
}

/// The variance of a flag that one in nine has.
const RARE: f64 = 0.1;

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever has more of the first feature wins, three times in four; the second means nothing.
    #[test]
    fn a_fit_finds_what_decides() {
        let mut rng = Rng::new(3);
        let position = |number| {
            let mut features = Box::new([[0.0; MOST_FEATURES]; MOST_SEATS]);
            features[0][0] = 1.0;
            features[0][1] = rng.below(2) as f32;
            features[1][1] = rng.below(2) as f32;
            let winner = Seat::new(usize::from(rng.below(4) == 0));
            let sides = Seat::all(2).collect();
            Position { game: number, column: 0, sides, winners: SeatSet::only(winner), features }
        };
        let positions: Vec<Position> = (0..4000).map(position).collect();
        let fitted = fit(&positions, &[0.0; MOST_FEATURES], 2, 0.0);
        assert!((fitted[0] - 3.0_f32.ln()).abs() < 0.15 && fitted[1].abs() < 0.15, "{:?}", &fitted[..2]);
        assert!(surprise(&positions, &fitted) < surprise(&positions, &[0.0; MOST_FEATURES]));
    }
}
