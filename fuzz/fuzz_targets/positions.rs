//! Text becomes a position or a complaint; a position that reads can be written, read again and played.
#![no_main]

use kemet::Kemet;
use libfuzzer_sys::fuzz_target;
use table::{Notation, Rng};

fuzz_target!(|text: &str| {
    let Ok(mut game) = Kemet::read_position(text) else { return };
    let again = Kemet::read_position(&Kemet::write_position(&game)).expect("what was written reads");
    assert_eq!(again, game);
    let mut rng = Rng::new(text.len() as u64);
    for _ in 0..200 {
        let Some(open) = game.open().first().copied() else { return };
        let options = game.options(open.seat);
        let answer = options[rng.below(options.len())];
        game.play(open.seat, answer).expect("an option is legal");
        Kemet::audit(game.checkpoint()).expect("the board is sound");
    }
});
