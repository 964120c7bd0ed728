//! Answers, games and clones per second under random play, beside the limit of an engine that copies 2 KiB per answer.
//! `cargo bench -p tawy`; with `-- --count N [PLAYERS [RULESET]]` it plays N answers silently, for instruction counts.

use ankh::Ankh;
use bots::Valued;
use bots::value::{School, ruleset_weights, worth};
use kemet::Kemet;
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Game, Rng, Title};

const SLICE: Duration = Duration::from_millis(250);
const ROUNDS: usize = 16;
/// The rulesets and numbers of players that are measured; the first ruleset is counted if none is named.
const TABLES: [(&str, usize); 9] = [
    ("kemet-2012", 2),
    ("kemet-2012", 3),
    ("kemet-2012", 4),
    ("kemet-2012", 5),
    ("kemet-bs", 2),
    ("kemet-bs", 5),
    ("kemet-rotg", 6),
    ("ankh", 2),
    ("ankh", 5),
];

fn main() {
    let mut args = std::env::args().skip_while(|arg| arg != "--count").skip(1);
    if let Some(answers) = args.next().and_then(|answers| answers.parse().ok()) {
        let players = args.next().and_then(|players| players.parse().ok()).unwrap_or(2);
        let ruleset = args.next();
        let count = Count { answers, players };
        with(ruleset.as_deref().unwrap_or(TABLES[0].0), count);
        return;
    }
    for line in [sizes::<Kemet>("Kemet"), sizes::<Ankh>("Ankh")] {
        println!("{line}");
    }
    // Slices of each in turn, the best of each kept: what else the machine does hits all alike.
    let mut limit = Limit::new();
    let mut best_limit = 0.0_f64;
    let mut best = [Best::default(); TABLES.len()];
    for _ in 0..ROUNDS {
        best_limit = best_limit.max(per_second(|| limit.copy()));
        for ((ruleset, players), best) in TABLES.into_iter().zip(&mut best) {
            with(ruleset, Slice { players, best });
        }
    }
    println!("limit: {:.2} M copies of 2 KiB per second", best_limit / 1e6);
    for ((ruleset, players), best) in TABLES.into_iter().zip(best) {
        println!(
            "{ruleset}, {players} players: {:.2} M player answers/s ({:.2} of the limit), {:.2} M with chance, {:.0} games/s, {:.1} M clones/s, {:.2} M leaf evaluations/s",
            best.decisions / 1e6,
            best.decisions / best_limit,
            best.answers / 1e6,
            best.games,
            best.clones / 1e6,
            best.leaves / 1e6
        );
    }
}

fn sizes<T: Title>(name: &str) -> String {
    format!("Game<{name}>: {} bytes, board {} bytes", size_of::<Game<T>>(), size_of::<T::Board>())
}

/// Something to do with the title that has a ruleset.
trait Job {
    fn run<T: Valued>(self, ruleset: &str);
}

fn with(ruleset: &str, job: impl Job) {
    if Ankh::rulesets().iter().any(|known| known.id == ruleset) {
        job.run::<Ankh>(ruleset);
    } else {
        job.run::<Kemet>(ruleset);
    }
}

/// So many answers and no word.
struct Count {
    answers: u64,
    players: usize,
}

impl Job for Count {
    fn run<T: Valued>(self, ruleset: &str) {
        let mut play = Playing::<T>::new(ruleset, self.players);
        while play.decisions < self.answers {
            play.answer();
        }
    }
}

/// As much as a slice of time holds; the best is kept.
struct Slice<'a> {
    players: usize,
    best: &'a mut Best,
}

impl Job for Slice<'_> {
    fn run<T: Valued>(self, ruleset: &str) {
        let best = self.best;
        let mut play = Playing::<T>::new(ruleset, self.players);
        let start = Instant::now();
        while start.elapsed() < SLICE {
            for _ in 0..1000 {
                play.answer();
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        best.decisions = best.decisions.max(play.decisions as f64 / seconds);
        best.answers = best.answers.max(play.answers as f64 / seconds);
        best.games = best.games.max(play.games as f64 / seconds);
        let mut kept = [play.game; 16];
        let mut at = 0;
        best.clones = best.clones.max(per_second(|| {
            kept[(at + 1) & 15] = black_box(kept[at & 15]);
            at += 1;
        }));
        // A leaf: an answer, and what the position is worth then.
        let weights = ruleset_weights::<T>(ruleset, School::Searches);
        best.leaves = best.leaves.max(per_second(|| {
            play.answer();
            black_box(worth(&play.game, weights));
        }));
    }
}

#[derive(Clone, Copy, Default)]
struct Best {
    decisions: f64,
    answers: f64,
    games: f64,
    clones: f64,
    leaves: f64,
}

fn per_second(mut work: impl FnMut()) -> f64 {
    let (start, mut done) = (Instant::now(), 0u64);
    while start.elapsed() < SLICE {
        for _ in 0..1000 {
            work();
        }
        done += 1000;
    }
    done as f64 / start.elapsed().as_secs_f64()
}

/// Random games, one after another.
struct Playing<'a, T: Title> {
    ruleset: &'a str,
    players: usize,
    rng: Rng,
    game: Game<T>,
    decisions: u64,
    answers: u64,
    games: u64,
}

impl<T: Title> Playing<'_, T> {
    fn new(ruleset: &str, players: usize) -> Playing<'_, T> {
        let game = start(ruleset, players);
        Playing { ruleset, players, rng: Rng::new(7), game, decisions: 0, answers: 0, games: 0 }
    }

    #[inline]
    fn answer(&mut self) {
        let Some(open) = self.game.open().first() else {
            self.games += 1;
            self.game = start(self.ruleset, self.players);
            return;
        };
        let seat = open.seat;
        let answer = if seat.is_chance() {
            self.game.draw(&mut self.rng).expect("chance draws")
        } else {
            self.decisions += 1;
            let options = self.game.options(seat);
            options[self.rng.below(options.len())]
        };
        self.answers += 1;
        self.game.play(seat, answer).expect("options are legal");
    }
}

fn start<T: Title>(ruleset: &str, players: usize) -> Game<T> {
    Game::new(T::start(ruleset, players, &[]).expect("a ruleset, and as many players as it takes"))
}

/// Copy a 2 KiB state chosen at random, and touch it.
struct Limit {
    ring: Vec<[u64; 256]>,
    x: u64,
}

impl Limit {
    fn new() -> Limit {
        Limit { ring: vec![[1; 256]; 64], x: 88_172_645_463_325_252 }
    }

    #[inline]
    fn copy(&mut self) {
        self.x ^= self.x << 13;
        self.x ^= self.x >> 7;
        self.x ^= self.x << 17;
        let from = (self.x >> 58) as usize;
        let mut state = self.ring[from];
        state[(self.x & 255) as usize] ^= self.x;
        self.ring[(from + 1) & 63] = black_box(state);
    }
}
