//! No heap while options are listed and answers are played, and a game of at most 2 KiB.
//!
//! A counting allocator is the one thing here that cannot be written without `unsafe`.
#![allow(unsafe_code)]

use kemet::Kemet;
use kemet::edition::Edition;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
use table::{Game, Rng};

struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call goes to the system allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// One test, so that nothing else runs beside it.
#[test]
fn a_game_is_small_and_plays_without_the_heap() {
    assert!(size_of::<Game<Kemet>>() <= 2048, "a game takes {} bytes", size_of::<Game<Kemet>>());
    for edition in kemet::editions::ALL {
        let mut answers = 0;
        for players in edition.players.clone() {
            for seed in 0..25 {
                answers += play(edition, players, seed);
            }
        }
        assert!(answers > 10_000, "whole games of {} were played: {answers} answers", edition.id);
    }
    // The counter counts.
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    drop(std::hint::black_box(Box::new(0_u64)));
    assert!(ALLOCATIONS.load(Ordering::Relaxed) > before);
}

/// Plays a whole game anyhow, with one choice or another of its options, and says how many answers it took.
fn play(edition: &Edition, players: usize, seed: u64) -> usize {
    let options = kemet::setup::options_of(edition).into_iter();
    let options = options.map(|(key, values)| (key, values[seed as usize % values.len()]));
    let board = kemet::setup::start(edition.id, players, options).unwrap();
    let mut rng = Rng::new(seed);
    let mut answers = 0;
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    let mut game = Game::<Kemet>::new(board);
    while !game.is_over() {
        let seat = game.open()[rng.below(game.open().len())].seat;
        let answer = match game.draw(&mut rng) {
            Some(drawn) => drawn,
            None => {
                let options = game.options(seat);
                options[rng.below(options.len())]
            }
        };
        assert_eq!(game.check(seat, answer), Ok(()));
        game.play(seat, answer).unwrap();
        answers += 1;
    }
    let after = ALLOCATIONS.load(Ordering::Relaxed);
    assert_eq!(after - before, 0, "{} with {players} players, seed {seed}", edition.id);
    answers
}
