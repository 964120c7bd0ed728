//! The games weights are learned from.

use super::Wish;
use super::fit::Position;
use crate::fault::{Done, Fault};
use crate::sim::bot_seed;
use crate::titles::Playable;
use bots::value::{MOST_FEATURES, Scales, Weights};
use bots::{Eye, Greedy, Lesson, Player, Search, Taste};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Game, MOST_SEATS, Rng, Seat, SeatSet};

/// Plays games and keeps what they teach.
pub(super) fn gather<T: Playable>(
    wish: &Wish,
    round: u64,
    players: usize,
    league: &[&'static Weights],
) -> Done<Vec<Position>> {
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
    let sides = position.sides;
    position.share(sides.iter().map(|side| (side.index(), lesson.chances[side.index()])));
    position
}
