//! Text becomes a scenario of Ankh or a complaint; one that reads can be played to its end.
#![no_main]

use ankh::board::{Board, Settings};
use ankh::{Ankh, scenario};
use libfuzzer_sys::fuzz_target;
use table::{Game, Notation, Rng};

fuzz_target!(|text: &str| {
    let Ok(scenario) = scenario::read(text) else { return };
    let mut game = Game::<Ankh>::new(Board::new(&scenario, Settings::default()));
    let mut rng = Rng::new(text.len() as u64);
    while let Some(open) = game.open().first().copied() {
        let options = game.options(open.seat);
        let answer = options[rng.below(options.len())];
        game.play(open.seat, answer).expect("an option is legal");
        Ankh::audit(game.checkpoint()).expect("the board is sound");
    }
});
