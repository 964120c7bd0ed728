//! `tawy sim`: bots play many games. Everything but the timings depends on the seed alone.

use crate::Setup;
use crate::fault::{Done, Fault};
use crate::titles::{self, Errand, Playable};
use bots::{Bot, Eye, Player};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use protocol::report::{SimReport, line};
use std::io::{self, IsTerminal, Write};
use std::time::Instant;
use table::{Game, Rng};

#[derive(Args)]
pub(crate) struct Wish {
    #[command(flatten)]
    setup: Setup,
    /// How many play; a scenario file says it itself
    #[arg(long, required_unless_present = "scenario_file")]
    players: Option<usize>,
    /// How many games
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What chance and bots do depends on it: the same seed, the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One name per seat, or one for all
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// The report as JSON, on one line, the last
    #[arg(long)]
    json: bool,
}

pub(crate) fn sim(wish: Wish) -> Done {
    let json = wish.json;
    let ruleset = wish.setup.ruleset.clone();
    let report = titles::with(&ruleset, wish)??;
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", line(&report))?;
        return Ok(());
    }
    writeln!(out, "{} with {} players: {} games", report.ruleset, report.players, report.games)?;
    writeln!(out, "  {} decisions in {:.2} s", report.decisions, report.seconds)?;
    writeln!(out, "  {:.0} decisions/s, {:.1} games/s", report.decisions_per_second, report.games_per_second)?;
    writeln!(out, "  {:.2} rounds a game", report.rounds_mean)?;
    for (seat, wins) in report.wins.iter().enumerate() {
        writeln!(out, "  seat {seat} ({}): {wins} won", report.bots[seat])?;
    }
    for (ending, games) in &report.endings {
        writeln!(out, "  {ending}: {games}")?;
    }
    Ok(())
}

impl Errand for Wish {
    type Done = Result<SimReport, Fault>;

    fn run<T: Playable>(self) -> Result<SimReport, Fault> {
        let board = self.setup.start::<T>(self.players)?;
        let seats = T::players(&board);
        let names = per_seat(&self.bots, seats)?;
        let players: Result<Vec<_>, _> =
            names.iter().enumerate().map(|(seat, name)| bots::find(name, bot_seed(self.seed, seat))).collect();
        let mut players = players.map_err(|error| Fault::Wish(error.to_string()))?;
        let endings = T::rulesets().into_iter().find(|ruleset| ruleset.id == self.setup.ruleset);
        let mut report = SimReport {
            ruleset: self.setup.ruleset.clone(),
            players: seats,
            games: self.games,
            seed: self.seed,
            bots: names,
            options: T::settings(&board).into_iter().collect(),
            endings: endings.into_iter().flat_map(|ruleset| ruleset.endings).map(|ending| (ending, 0)).collect(),
            wins: vec![0; seats],
            ..SimReport::default()
        };
        let bar = progress(self.games);
        let start = Game::<T>::new(board);
        let mut rounds = 0u64;
        let clock = Instant::now();
        for number in 0..self.games {
            let mut game = start;
            report.decisions += play_out(&mut game, &mut players, &mut Rng::nth(self.seed, number))?;
            rounds += u64::from(T::round(game.board()));
            let outcome = T::outcome(&game).ok_or_else(|| Fault::Wish(format!("game {number} has no outcome")))?;
            *report.endings.entry(outcome.ending).or_default() += 1;
            for winner in outcome.winners {
                report.wins[winner.index()] += 1;
            }
            bar.inc(1);
        }
        report.seconds = clock.elapsed().as_secs_f64();
        bar.finish_and_clear();
        report.decisions_per_second = report.decisions as f64 / report.seconds;
        report.games_per_second = report.games as f64 / report.seconds;
        report.rounds_mean = rounds as f64 / report.games as f64;
        Ok(report)
    }
}

/// Plays a game to its end and counts the answers of players.
fn play_out<T: Playable>(game: &mut Game<T>, players: &mut [Bot<T>], chance: &mut Rng) -> Done<u64> {
    let mut decisions = 0;
    while let Some(open) = game.open().first() {
        let seat = open.seat;
        let answer = match Eye::new(game, seat) {
            Some(eye) => {
                decisions += 1;
                Some(players[seat.index()].answer(&eye))
            }
            None => game.draw(chance),
        };
        let taken = answer.map(|answer| game.play(seat, answer));
        if !matches!(taken, Some(Ok(_))) {
            return Err(Fault::Wish(format!("seat {seat} answered {answer:?}: {taken:?}")));
        }
    }
    Ok(decisions)
}

/// One bot for each seat.
pub(crate) fn per_seat(bots: &[String], players: usize) -> Done<Vec<String>> {
    match bots {
        [one] => Ok(vec![one.clone(); players]),
        many if many.len() == players => Ok(many.to_vec()),
        many => {
            let count = many.len();
            Err(Fault::Wish(format!("{count} bots for {players} seats: name one for all, or one for each")))
        }
    }
}

/// Every seat has a generator of its own, apart from that of chance.
pub(crate) fn bot_seed(seed: u64, seat: usize) -> u64 {
    seed ^ (seat as u64 + 1).wrapping_mul(0xA24B_AED4_963E_E407)
}

fn progress(games: u64) -> ProgressBar {
    if !io::stdout().is_terminal() || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
