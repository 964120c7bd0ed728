//! Bots see what their seat sees: with everything hidden exchanged for something else that fits, they choose alike.

use ankh::Ankh;
use bots::{Eye, Player, Valued, find};
use kemet::Kemet;
use table::{Game, Rng, Seat};

/// Plays a game at random; at some questions a bot is asked in the true game and in others that look like it.
fn chooses_alike<R: Valued>(ruleset: &str, players: usize, name: &str, seed: u64, most: usize) -> usize {
    let board = R::start(ruleset, players, &[]).expect("so many can play");
    let mut game = Game::<R>::new(board);
    let mut rng = Rng::new(seed);
    let mut compared = 0;
    while let Some(open) = game.open().first() {
        let seat = open.seat;
        if !seat.is_chance() && game.options(seat).len() > 1 && rng.below(12) == 0 && compared < most {
            compared += usize::from(compare(&game, seat, name, &mut rng));
        }
        let answer = match game.draw(&mut rng) {
            Some(drawn) => drawn,
            None => game.options(seat)[rng.below(game.options(seat).len())],
        };
        game.play(seat, answer).expect("options are legal");
    }
    compared
}

/// Whether there was anything hidden to exchange.
fn compare<R: Valued>(game: &Game<R>, seat: Seat, name: &str, rng: &mut Rng) -> bool {
    let choice = |game: &Game<R>, seed: u64| {
        let eye = Eye::new(game, seat).expect("the seat is asked");
        find::<R>(name, seed).expect("it is a bot").answer(&eye)
    };
    let view = game.view(Some(seat));
    let mut different = false;
    for seed in 0..2 {
        let other = view.sample(rng).expect("the view is of a game");
        different |= other != *game;
        assert_eq!(choice(game, seed), choice(&other, seed), "{name} saw what is hidden");
    }
    different
}

#[test]
fn greedy_sees_its_view_alone() {
    let kemet: usize = [("kemet-2012", 3), ("kemet-bs", 2)]
        .iter()
        .map(|&(ruleset, players)| chooses_alike::<Kemet>(ruleset, players, "greedy", 11, 40))
        .sum();
    assert!(kemet > 30, "only {kemet} positions with something hidden");
    chooses_alike::<Ankh>("ankh", 3, "greedy", 12, 6);
}

#[test]
fn search_sees_its_view_alone() {
    let kemet = chooses_alike::<Kemet>("kemet-2012", 2, "search:6v", 13, 20);
    assert!(kemet > 10, "only {kemet} positions with something hidden");
    chooses_alike::<Ankh>("ankh", 2, "search:3v", 14, 3);
}
