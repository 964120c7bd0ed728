//! `tawy`: play, host and study the wars of the Egyptian gods.

mod analyse;
mod arena;
mod draw;
mod fault;
mod perft;
mod play;
mod referee;
mod replay;
mod rulesets;
mod scenario;
mod serve;
mod sim;
mod titles;
mod train;

use clap::{Args, Parser, Subcommand};
use fault::{Done, Fault};
use protocol::Language;
use std::path::PathBuf;
use std::process::ExitCode;
use titles::Playable;

#[derive(Parser)]
#[command(version, about = "Plays, hosts and studies the wars of the Egyptian gods. Unofficial.")]
struct Cli {
    /// The language of the game, `en` or `pl`: that of the system if not said, English for programs
    #[arg(long, global = true)]
    lang: Option<Language>,
    #[command(subcommand)]
    job: Option<Job>,
}

#[derive(Subcommand)]
enum Job {
    /// Lists the rulesets
    Rulesets {
        /// As JSON, with everything in the box and how well it is known
        #[arg(long)]
        json: bool,
    },
    /// Hosts tables to play at in the browser; without any command the program does this
    Serve(serve::Wish),
    /// Plays in the terminal
    Play(play::Wish),
    /// Lets bots play many games
    Sim(sim::Wish),
    /// Lets bots play against each other
    Arena(arena::Wish),
    /// Fits the weights of the bots on games among themselves
    Train(train::Wish),
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
    /// Says who was how likely to win a recorded game, turn by turn, and where that turned
    Analyse {
        /// The record, as `play --record` or the referee writes it
        file: PathBuf,
        /// As JSON, on one line
        #[arg(long)]
        json: bool,
    },
    /// Says whether a scenario file can be played, and if not, everything that is wrong with it
    Scenario {
        /// The scenario, as docs/scenarios.md describes it
        file: PathBuf,
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
    /// Begins as the scenario in this file says; `tawy scenario` checks it
    #[arg(long, value_name = "FILE")]
    scenario_file: Option<PathBuf>,
}

impl Setup {
    /// The table that is asked for. A scenario file says itself how many play.
    fn start<T: Playable>(&self, players: Option<usize>) -> Done<T::Board> {
        let Some(file) = &self.scenario_file else {
            return T::start(&self.ruleset, players.unwrap_or_default(), &self.options()).map_err(Fault::Wish);
        };
        let board = scenario::lay::<T>(file, &self.options())?;
        match (T::players(&board), players) {
            (said, Some(wanted)) if said != wanted => {
                Err(fault::at(file, format!("this scenario is for {said} players, not for {wanted}")))
            }
            _ => Ok(board),
        }
    }

    fn options(&self) -> Vec<(&str, &str)> {
        self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect()
    }
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| format!("'{text}' is not key=value"))?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// The language a person reads if none is asked for: that of the system, if we speak it.
fn system_language() -> Language {
    let said = |key| std::env::var(key).ok().filter(|locale| !locale.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(said);
    locale.map(|locale| Language::of_locale(&locale)).unwrap_or_default()
}

fn main() -> ExitCode {
    let Cli { lang, job } = Cli::parse();
    let lang_of_person = || lang.unwrap_or_else(system_language);
    let done = match job.unwrap_or_else(|| Job::Serve(serve::Wish::default())) {
        Job::Serve(wish) => serve::serve(&wish),
        Job::Rulesets { json: true } => rulesets::list_json(),
        Job::Rulesets { json: false } => rulesets::list(),
        Job::Play(wish) => play::play(wish, lang_of_person()),
        Job::Sim(wish) => sim::sim(wish),
        Job::Arena(wish) => arena::arena(wish),
        Job::Train(wish) => train::train(wish),
        Job::Perft(wish) => perft::perft(wish),
        Job::Replay { file, at, seat } => replay::replay(&file, at, seat, lang_of_person()),
        Job::Analyse { file, json } => {
            let form = if json { analyse::Form::Json } else { analyse::Form::Words };
            analyse::analyse(&file, form, lang_of_person())
        }
        Job::Scenario { file } => scenario::check(&file, lang_of_person()),
        // Programs hear English wherever they run, unless they ask for something else.
        Job::Referee => referee::referee(lang.unwrap_or_default()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Fault::OutputGone) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("tawy: {fault}");
            ExitCode::from(fault.code())
        }
    }
}
