//! Bytes become a game of any edition and answers, legal and illegal: nothing panics, nothing illegal is taken, every
//! board passes the audit.
#![no_main]

use kemet::{Kemet, editions, setup};
use libfuzzer_sys::fuzz_target;
use table::{Game, Notation};

fuzz_target!(|bytes: &[u8]| {
    let [edition, players, first, second, rest @ ..] = bytes else { return };
    let edition = editions::ALL[*edition as usize % editions::ALL.len()];
    let players = edition.players.start() + *players as usize % edition.players.clone().count();
    let offered = setup::options_of(edition);
    let chosen = offered.iter().zip([first, second]);
    let options = chosen.map(|((key, values), byte)| (*key, values[*byte as usize % values.len()]));
    let board = setup::start(edition.id, players, options).expect("a legal set-up");
    let mut game = Game::<Kemet>::new(board);
    let every = Kemet::every_answer(game.board());
    for pair in rest.chunks_exact(2) {
        let Some(open) = game.open().get(pair[0] as usize % game.open().len().max(1)).copied() else { return };
        if pair[0] < 32 {
            // Any answer at all: taken if and only if it is an option.
            let answer = every[pair[1] as usize % every.len()];
            let listed = game.options(open.seat).contains(&answer);
            let before = game;
            assert_eq!(game.play(open.seat, answer).is_ok(), listed);
            assert!(listed || game == before, "a refused answer changed the game");
        } else {
            let options = game.options(open.seat);
            let answer = options[pair[1] as usize % options.len()];
            game.play(open.seat, answer).expect("an option is legal");
        }
        Kemet::audit(game.checkpoint()).expect("the board is sound");
    }
});
