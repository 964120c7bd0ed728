//! `tawy`: play, host and study the wars of the Egyptian gods.

mod draw;
mod fault;
mod perft;
mod play;
mod referee;
mod replay;
mod rulesets;
mod sim;
mod titles;

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(version, about = "Plays and studies the wars of the Egyptian gods. Unofficial.")]
struct Cli {
    #[command(subcommand)]
    job: Job,
}

#[derive(Subcommand)]
enum Job {
    /// Lists the rulesets
    Rulesets {
        /// As JSON, with everything in the box and how well it is known
        #[arg(long)]
        json: bool,
    },
    /// Plays in the terminal
    Play(play::Wish),
    /// Lets bots play many games
    Sim(sim::Wish),
    /// Counts the positions that so many answers can reach
    Perft(perft::Wish),
    /// Checks a record and shows it
    Replay {
        /// The record, as `play --record` or the referee writes it
        file: PathBuf,
        /// After so many answers instead of at the end
        #[arg(long)]
        at: Option<usize>,
        /// As this seat sees it
        #[arg(long)]
        seat: Option<usize>,
    },
    /// Talks with other programs: one JSON object per line in, one out
    Referee,
}

/// What game is laid out.
#[derive(Args, Clone, Debug)]
struct Setup {
    /// Which rules: see `tawy rulesets`
    ruleset: String,
    /// Options of the ruleset
    #[arg(long, value_delimiter = ',', value_parser = pair, value_name = "KEY=VALUE")]
    options: Vec<(String, String)>,
}

impl Setup {
    fn options(&self) -> Vec<(&str, &str)> {
        self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect()
    }
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| format!("'{text}' is not key=value"))?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

fn main() -> ExitCode {
    let done = match Cli::parse().job {
        Job::Rulesets { json: true } => rulesets::list_json(),
        Job::Rulesets { json: false } => rulesets::list(),
        Job::Play(wish) => play::play(wish),
        Job::Sim(wish) => sim::sim(wish),
        Job::Perft(wish) => perft::perft(wish),
        Job::Replay { file, at, seat } => replay::replay(&file, at, seat),
        Job::Referee => referee::referee(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault::Fault::OutputGone) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("tawy: {fault}");
            ExitCode::FAILURE
        }
    }
}
