//! `tawy train`: fits the weights of the value function on games that greedy bots play against each other.
//!
//! Every position at which a turn begins is kept with its features and with who won in the end. In several rounds those who
//! play are a league: every fit joins it, and who plays with which weights is drawn for each game. Among players of one habit
//! what all do tells nothing of who wins; a league tells which habit does.
//!
//! With `--visits` a search looks in at some of the turns, and what is kept is where its lines lead with what it thinks of them.

mod fit;
mod games;

use crate::Setup;
use crate::fault::{self, Done};
use crate::titles::{self, Errand, Playable};
use bots::value::{MOST_BENDS, School, Weights, ruleset_weights, write_weights};
use clap::Args;
use fit::{Manner, Position, fit, surprise};
use games::gather;
use std::path::{Path, PathBuf};

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
