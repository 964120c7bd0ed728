//! `tawy arena`: matches between bots. Seats rotate, and all rotations of a table meet the same luck; the results go to a
//! file, one line per game, so that the same command goes on where it was stopped.

mod entrant;
mod outside;
mod results;
mod sequence;
mod standings;

use crate::Setup;
use crate::fault::{Done, Fault};
use crate::sim::{bot_seed, per_seat};
use crate::titles::{self, Errand, Playable};
use bots::Eye;
use clap::Args;
use entrant::{Chair, Entrant};
use indicatif::{ProgressBar, ProgressStyle};
use protocol::report::{ArenaReport, line};
use results::{Played, Results};
use sequence::{Sequence, Verdict};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::{Game, Rng, Seat};

#[derive(Args)]
pub(crate) struct Wish {
    #[command(flatten)]
    setup: Setup,
    /// How many play; a scenario file says it itself
    #[arg(long, required_unless_present = "scenario_file")]
    players: Option<usize>,
    /// How many games in all, those in the results file included; every table is played once per rotation
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: one name for each seat; with fewer names the last one fills the other seats; `name=FILE` plays with the
    /// weights in that file, `exec:COMMAND` is another program (docs/referee.md)
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Where results are kept; what is there already is not played again
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    threads: u64,
    /// On how many cores each search thinks; in play it has all there are. Then one thread is enough for the match
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    cores: u64,
    /// Stop as soon as it is clear whether the first bot wins this share of its games, or no more than everybody's; wrong
    /// one time in twenty
    #[arg(long, value_name = "SHARE")]
    until: Option<f64>,
    /// The report as JSON, on one line
    #[arg(long)]
    json: bool,
}

pub(crate) fn arena(wish: Wish) -> Done {
    let json = wish.json;
    let ruleset = wish.setup.ruleset.clone();
    let report = titles::with(&ruleset, wish)??;
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", line(&report))?;
        return Ok(());
    }
    write!(out, "{}", standings::table(&report))?;
    Ok(())
}

impl Errand for Wish {
    type Done = Result<ArenaReport, Fault>;

    fn run<T: Playable>(self) -> Result<ArenaReport, Fault> {
        let board = self.setup.start::<T>(self.players)?;
        let seats = T::players(&board);
        let names = filled(&self.bots, seats)?;
        let entrants = names.iter().map(|name| Entrant::read::<T>(name)).collect::<Done<Vec<Entrant>>>()?;
        let options: Vec<String> =
            T::settings(&board).into_iter().map(|(key, value)| format!("{key}={value}")).collect();
        let cores = if self.cores > 1 { format!(" cores={}", self.cores) } else { String::new() };
        let title = format!(
            "arena {} players={seats} seed={} options={} bots={}{cores}",
            self.setup.ruleset,
            self.seed,
            options.join(","),
            names.join(",")
        );
        let (results, mut played) = Results::open(self.results.as_deref(), &title)?;
        let left: Vec<u64> =
            (0..self.games).filter(|number| !played.iter().any(|game| game.number == *number)).collect();
        let bar = progress(self.games, self.games - left.len() as u64);
        let sequence = self.until.map(|wanted| Sequence::new(seats, wanted)).transpose().map_err(Fault::Wish)?;
        let cores = self.cores as usize;
        let table = Table { setup: &self.setup, entrants: &entrants, seed: self.seed, cores, sequence };
        let fresh = play_all::<T>(&table, &left, self.threads, &results, &played, &bar)?;
        bar.finish_and_clear();
        played.extend(fresh);
        played.retain(|game| game.number < self.games);
        played.sort_by_key(|game| game.number);
        let mut report = standings::report(&self.setup.ruleset, seats, self.seed, &names, &played);
        report.verdict = sequence.map(|sequence| sequence.say(sequence.verdict(&played)));
        Ok(report)
    }
}

/// One name for each seat; the last fills up.
fn filled(names: &[String], seats: usize) -> Done<Vec<String>> {
    if names.len() > seats {
        return per_seat(names, seats);
    }
    let mut all = names.to_vec();
    while let (Some(last), true) = (all.last().cloned(), all.len() < seats) {
        all.push(last);
    }
    Ok(all)
}

/// What every game of a match begins with.
struct Table<'t> {
    setup: &'t Setup,
    entrants: &'t [Entrant],
    seed: u64,
    cores: usize,
    /// When the match ends early.
    sequence: Option<Sequence>,
}

impl Table<'_> {
    fn is_clear(&self, before: &[Played], fresh: &[Played]) -> bool {
        let verdict = |sequence: Sequence| sequence.verdict(before.iter().chain(fresh));
        self.sequence.is_some_and(|sequence| verdict(sequence) != Verdict::Open)
    }
}

/// Plays these games on so many threads, and writes each down when it is over.
fn play_all<T: Playable>(
    table: &Table<'_>,
    numbers: &[u64],
    threads: u64,
    results: &Results,
    before: &[Played],
    bar: &ProgressBar,
) -> Done<Vec<Played>> {
    let next = AtomicU64::new(0);
    let fresh: Mutex<Vec<Played>> = Mutex::new(Vec::new());
    let work = || -> Done {
        let start = Game::<T>::new(table.setup.start::<T>(Some(table.entrants.len()))?);
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed) as usize;
            let clear = fresh.lock().is_ok_and(|fresh| table.is_clear(before, &fresh));
            let Some(&number) = numbers.get(at).filter(|_| !clear) else { return Ok(()) };
            let played = play(start, table, number)?;
            results.add(&played)?;
            if let Ok(mut fresh) = fresh.lock() {
                fresh.push(played);
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| {
            worker.join().unwrap_or_else(|_| Err(Fault::Wish("a game broke off: see above".to_owned())))
        })
    })?;
    Ok(fresh.into_inner().unwrap_or_default())
}

/// One game. Games that differ by their rotation alone meet the same luck.
fn play<T: Playable>(mut game: Game<T>, table: &Table<'_>, number: u64) -> Done<Played> {
    let seats = table.entrants.len();
    let (pair, rotation) = (number / seats as u64, number as usize % seats);
    // Which bot sits where.
    let chairs: Vec<usize> = (0..seats).map(|seat| (seat + rotation) % seats).collect();
    let pair_seed = Rng::nth(table.seed, pair).word();
    let sit_down = |(seat, &bot): (usize, &usize)| {
        table.entrants[bot].sit_down(&game, Seat::new(seat), bot_seed(pair_seed, bot), table.cores)
    };
    let mut players = chairs.iter().enumerate().map(sit_down).collect::<Done<Vec<Chair<T>>>>()?;
    let mut chance = Rng::nth(pair_seed, 0);
    let mut clocks = vec![Clock::default(); seats];
    let mut answers = 0;
    while let Some(open) = game.open().first() {
        let seat = open.seat;
        let answer = match Eye::new(&game, seat) {
            Some(eye) => {
                answers += 1;
                let begun = Instant::now();
                let answer = players[seat.index()].answer(&eye, &game)?;
                clocks[chairs[seat.index()]].add(begun.elapsed(), T::turn(game.board()));
                Some(answer)
            }
            None => game.draw(&mut chance),
        };
        let taken = answer.map(|answer| game.play(seat, answer));
        if !matches!(taken, Some(Ok(_))) {
            return Err(Fault::Wish(format!("game {number}: seat {seat} answered {answer:?}: {taken:?}")));
        }
    }
    let outcome = T::outcome(&game).ok_or_else(|| Fault::Wish(format!("game {number} has no outcome")))?;
    players.iter_mut().try_for_each(|player| player.over(&outcome.winners))?;
    Ok(Played {
        number,
        winners: outcome.winners.iter().map(|winner: &Seat| chairs[winner.index()]).collect(),
        ending: outcome.ending.to_owned(),
        rounds: T::round(game.board()),
        answers,
        slowest: clocks.iter().map(|clock| clock.slowest.as_secs_f64()).collect(),
        seconds: clocks.iter().map(|clock| clock.all.as_secs_f64()).collect(),
    })
}

/// How long a bot thinks: in all, and in its longest turn.
#[derive(Clone, Copy, Default)]
struct Clock {
    all: Duration,
    slowest: Duration,
    turn: u32,
    in_turn: Duration,
}

impl Clock {
    fn add(&mut self, spent: Duration, turn: u32) {
        if turn != self.turn {
            self.turn = turn;
            self.in_turn = Duration::ZERO;
        }
        self.in_turn += spent;
        self.all += spent;
        self.slowest = self.slowest.max(self.in_turn);
    }
}

fn progress(games: u64, done: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {per_sec}, {eta} left");
    let bar = ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.with_position(done)
}
