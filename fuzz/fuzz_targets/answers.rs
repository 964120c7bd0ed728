//! Bytes become a game of any ruleset and answers, legal and illegal: nothing panics, nothing illegal is taken, every
//! board passes the audit.
#![no_main]

use ankh::Ankh;
use kemet::Kemet;
use libfuzzer_sys::fuzz_target;
use table::{Game, Title};

fuzz_target!(|bytes: &[u8]| {
    let [title, rest @ ..] = bytes else { return };
    if title % 2 == 0 { play::<Kemet>(rest) } else { play::<Ankh>(rest) }
});

fn play<T: Title>(bytes: &[u8]) {
    let [ruleset, players, options @ ..] = bytes else { return };
    let rulesets = T::rulesets();
    let ruleset = &rulesets[*ruleset as usize % rulesets.len()];
    let players = ruleset.players.start() + *players as usize % ruleset.players.clone().count();
    let Some((options, rest)) = options.split_at_checked(ruleset.options.len()) else { return };
    // An option may be left out: not all of them go together.
    let named = |((key, values), byte): (&(&'static str, Vec<&'static str>), &u8)| {
        Some((*key, *values.get(*byte as usize % (values.len() + 1))?))
    };
    let options: Vec<_> = ruleset.options.iter().zip(options).filter_map(named).collect();
    // Options may exclude each other: the same guardian twice.
    let Ok(board) = T::start(ruleset.id, players, &options) else { return };
    let mut game = Game::<T>::new(board);
    let every = T::every_answer(game.board());
    for pair in rest.chunks_exact(2) {
        let Some(open) = game.open().get(pair[0] as usize % game.open().len().max(1)).copied() else { return };
        if pair[0] < 32 {
            // Any answer at all: taken if and only if it is an option.
            let answer = every[(pair[0] as usize * 256 + pair[1] as usize) % every.len()];
            let listed = game.options(open.seat).contains(&answer);
            let before = game;
            assert_eq!(game.play(open.seat, answer).is_ok(), listed);
            assert!(listed || game == before, "a refused answer changed the game");
        } else {
            let options = game.options(open.seat);
            let answer = options[pair[1] as usize % options.len()];
            game.play(open.seat, answer).expect("an option is legal");
        }
        T::audit(game.checkpoint()).expect("the board is sound");
    }
}
