//! No heap while options are listed and answers are played, and a small game.
//!
//! A counting allocator is the one thing here that cannot be written without `unsafe`.
#![allow(unsafe_code)]

use ankh::Ankh;
use bots::Valued;
use bots::value::{School, ruleset_weights, worth};
use kemet::Kemet;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use table::{Game, Rng, Ruleset};

struct Counting;

// Each thread counts its own: the test runner allocates beside the test whenever it likes.
thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call goes to the system allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_game_is_small_and_plays_without_the_heap() {
    assert!(size_of::<Game<Kemet>>() <= 2560, "a game of Kemet takes {} bytes", size_of::<Game<Kemet>>());
    assert!(size_of::<Game<Ankh>>() <= 3072, "a game of Ankh takes {} bytes", size_of::<Game<Ankh>>());
    play_all::<Kemet>();
    play_all::<Ankh>();
    // The counter counts.
    let before = ALLOCATIONS.get();
    drop(std::hint::black_box(Box::new(0_u64)));
    assert!(ALLOCATIONS.get() > before);
}

fn play_all<T: Valued>() {
    for ruleset in T::rulesets() {
        let mut answers = 0;
        for players in ruleset.players.clone() {
            for seed in 0..25 {
                answers += play::<T>(&ruleset, players, seed);
            }
        }
        assert!(answers > 10_000, "whole games of {} were played: {answers} answers", ruleset.id);
    }
}

/// Plays a whole game anyhow, with one option or another chosen, and says how many answers it took: none where the option
/// is not for so many players.
fn play<T: Valued>(ruleset: &Ruleset, players: usize, seed: u64) -> usize {
    let mut rng = Rng::new(seed);
    let chosen = ruleset.options.get(rng.below(ruleset.options.len() + 1));
    let options: Vec<_> = chosen.map(|(key, values)| (*key, values[rng.below(values.len())])).into_iter().collect();
    let Ok(board) = T::start(ruleset.id, players, &options) else { return 0 };
    let mut answers = 0;
    let weights = ruleset_weights::<T>(ruleset.id, School::Searches);
    let before = ALLOCATIONS.get();
    let mut game = Game::<T>::new(board);
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
        // Nor while a position is valued.
        let chances: f32 = worth(&game, weights).iter().sum();
        assert!(chances.is_finite() && chances < 5.0);
    }
    let after = ALLOCATIONS.get();
    assert_eq!(after - before, 0, "{} with {players} players, seed {seed}", ruleset.id);
    answers
}
