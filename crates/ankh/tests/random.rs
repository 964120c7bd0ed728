//! Random games reach an end.

use ankh::Ankh;
use std::collections::BTreeMap;
use table::{Game, Rng};

#[test]
fn random_games_end() {
    let mut endings = BTreeMap::new();
    let mut answers = 0_u64;
    for players in 2..=5 {
        for seed in 0..200 {
            let scenario = ankh::scenario::NAMES[seed as usize % 3];
            let board = ankh::setup::start(players, [("scenario", scenario)]).unwrap();
            let mut rng = Rng::new(seed);
            let mut game = Game::<Ankh>::new(board);
            while !game.is_over() {
                let seat = game.open()[rng.below(game.open().len())].seat;
                let answer = match game.draw(&mut rng) {
                    Some(drawn) => drawn,
                    None => game.options(seat)[rng.below(game.options(seat).len())],
                };
                game.play(seat, answer).unwrap();
                answers += 1;
                assert!(answers < 100_000_000);
            }
            let (ending, _) = ankh::result(&game).unwrap();
            *endings.entry((players, ending.name())).or_insert(0) += 1;
        }
    }
    println!("{answers} answers, {endings:?}, {} bytes", size_of::<Game<Ankh>>());
}
