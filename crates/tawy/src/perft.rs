//! `tawy perft`: how many positions so many answers can reach.

use crate::Setup;
use crate::fault::{self, Done, Fault};
use crate::titles::{self, Errand, Playable};
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;
use table::{Game, Title};

#[derive(Args)]
pub(crate) struct Wish {
    #[command(flatten)]
    setup: Setup,
    /// How many play; a position or a scenario file says it itself
    #[arg(long, required_unless_present_any = ["position", "scenario_file"])]
    players: Option<usize>,
    /// How many answers; 0 counts the position itself
    #[arg(long)]
    depth: u32,
    /// Begins at the position in this file
    #[arg(long, conflicts_with = "scenario_file")]
    position: Option<PathBuf>,
}

pub(crate) fn perft(wish: Wish) -> Done {
    let ruleset = wish.setup.ruleset.clone();
    titles::with(&ruleset, wish)?
}

impl Errand for Wish {
    type Done = Done;

    fn run<T: Playable>(self) -> Done {
        let game: Game<T> = self.start()?;
        let mut out = io::stdout().lock();
        for depth in self.depth.min(1)..=self.depth {
            let clock = Instant::now();
            let count = count(&game, depth);
            let plural = if count == 1 { "" } else { "s" };
            writeln!(out, "depth {depth}: {count} position{plural} in {:.3} s", clock.elapsed().as_secs_f64())?;
            out.flush()?;
        }
        Ok(())
    }
}

impl Wish {
    fn start<T: Playable>(&self) -> Done<Game<T>> {
        let Some(file) = &self.position else {
            return Ok(Game::new(self.setup.start::<T>(self.players)?));
        };
        let game = T::read_position(&fault::read(file)?).map_err(|why| fault::at(file, why))?;
        let (ruleset, players) = (T::ruleset(game.board()), T::players(game.board()));
        if ruleset != self.setup.ruleset {
            return Err(fault::at(file, format!("the position is of {ruleset}, not of {}", self.setup.ruleset)));
        }
        if self.players.is_some_and(|wanted| wanted != players) {
            return Err(fault::at(file, format!("the position is for {players} players")));
        }
        let options = T::settings(game.board());
        for (key, value) in self.setup.options() {
            match options.iter().find(|(known, _)| *known == key) {
                Some((_, said)) if *said == value => {}
                Some((_, said)) => {
                    return Err(fault::at(file, format!("the position has {key}={said}, not {key}={value}")));
                }
                None => return Err(Fault::Wish(format!("there is no option '{key}'"))),
            }
        }
        Ok(game)
    }
}

/// Answers of anyone, chance included, each option once. Of seats asked at once, the lowest answers first.
fn count<T: Title>(game: &Game<T>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(open) = game.open().first() else { return 0 };
    let options = game.options(open.seat);
    if depth == 1 {
        return options.len() as u64;
    }
    let after = options.iter().map(|&answer| {
        let mut next = *game;
        if next.play(open.seat, answer).is_ok() { count(&next, depth - 1) } else { 0 }
    });
    after.sum()
}
