//! `tawy play`: a game in the terminal, on a screen or, where there is none, line by line.

mod line;
mod screen;
mod sitting;

use crate::Setup;
use crate::fault::{Done, Fault};
use crate::titles::{self, Errand, Playable};
use clap::Args;
use protocol::{Language, Words};
use sitting::{Chair, Sitting};
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Arg, Message};

#[derive(Args)]
pub(crate) struct Wish {
    #[command(flatten)]
    setup: Setup,
    /// How many play, people and bots together; the fewest the ruleset allows if not said, or as many as a scenario file
    /// is for
    #[arg(long)]
    players: Option<usize>,
    /// Who plays the seats: a name for each seat, for each but the first, or one for all but the first. `person` is
    /// a name too: several share the keyboard
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// What chance and bots do depends on it
    #[arg(long)]
    seed: Option<u64>,
    /// Keeps the record of the game in this file, answer by answer
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// The name of a seat that no bot plays.
const PERSON: &str = "person";

pub(crate) fn play(wish: Wish, lang: Language) -> Done {
    let ruleset = wish.setup.ruleset.clone();
    titles::with(&ruleset, Play { wish, lang })?
}

struct Play {
    wish: Wish,
    lang: Language,
}

impl Errand for Play {
    type Done = Done;

    fn run<T: Playable>(self) -> Done {
        let Play { wish, lang } = self;
        let rulesets = T::rulesets();
        let ruleset = rulesets.iter().find(|ruleset| ruleset.id == wish.setup.ruleset);
        let fewest = ruleset.map(|ruleset| *ruleset.players.start()).filter(|_| wish.setup.scenario_file.is_none());
        let board = wish.setup.start::<T>(wish.players.or(fewest))?;
        let players = T::players(&board);
        let seed = wish
            .seed
            .unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64));
        let chairs = wish.chairs(players, seed)?;
        let rules = ruleset.map_or(String::new(), |ruleset| format!("rules/{}.md", ruleset.rules));
        let mut sitting = Sitting::<T>::new(board, chairs, seed, rules, Words::new(lang));
        if let Some(file) = &wish.record {
            sitting.keep_in(file.clone())?;
        }
        if io::stdout().is_terminal() && io::stdin().is_terminal() {
            screen::play(&mut sitting)?;
        } else {
            line::play(&mut sitting)?;
        }
        if let Some(file) = &wish.record {
            sitting.keep()?;
            let saved = Message::new("play-saved").with("file", Arg::Text(file.display().to_string()));
            println!("{}", sitting.words().say(&saved));
        }
        Ok(())
    }
}

impl Wish {
    fn chairs<T: Playable>(&self, players: usize, seed: u64) -> Done<Vec<Chair<T>>> {
        let others = players - 1;
        let mut names = vec![PERSON.to_owned()];
        match self.bots.len() {
            count if count == players => names.clone_from(&self.bots),
            count if count == others => names.extend(self.bots.iter().cloned()),
            1 => names.extend(vec![self.bots[0].clone(); others]),
            count => {
                let why = format!("{count} bots for {players} seats: name one for all others, or one for each");
                return Err(Fault::Wish(why));
            }
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let chair = |(seat, name): (usize, String)| match name.as_str() {
            PERSON => Ok(Chair::Person),
            _ => match bots::find(&name, crate::sim::bot_seed(seed, seat)) {
                Ok(player) => Ok(Chair::Bot { name, player: Box::new(player.in_play(cores)) }),
                Err(error) => Err(Fault::Wish(format!("{error}; and {PERSON}"))),
            },
        };
        names.into_iter().enumerate().map(chair).collect()
    }
}
