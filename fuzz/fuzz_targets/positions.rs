//! Text becomes a position or a complaint; a position that reads can be written, read again and played.
#![no_main]

use ankh::Ankh;
use kemet::Kemet;
use libfuzzer_sys::fuzz_target;
use table::{Rng, Title};

fuzz_target!(|text: &str| {
    play::<Kemet>(text);
    play::<Ankh>(text);
});

fn play<T: Title>(text: &str) {
    let Ok(mut game) = T::read_position(text) else { return };
    let again = T::read_position(&T::write_position(&game)).expect("what was written reads");
    assert_eq!(again, game);
    let mut rng = Rng::new(text.len() as u64);
    for _ in 0..200 {
        let Some(open) = game.open().first().copied() else { return };
        let options = game.options(open.seat);
        let answer = options[rng.below(options.len())];
        game.play(open.seat, answer).expect("an option is legal");
        T::audit(game.checkpoint()).expect("the board is sound");
    }
}
