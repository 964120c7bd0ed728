//! The law suite over random games: every player count, every length, open and closed discards.

use kemet::Kemet;
use table::{Game, Laws, Rng};

/// How many games of each kind are watched, and how closely: the deep run sets `TAWY_GAMES`.
fn games(usual: u64) -> u64 {
    std::env::var("TAWY_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

fn watch(players: usize, length: &str, discards: &str) {
    for seed in 0..games(100) {
        let board = kemet::setup::start("kemet-2012", players, [("length", length), ("discards", discards)]).unwrap();
        let mut rng = Rng::new(seed * 1000 + players as u64);
        if let Err(breach) = (Laws { every: 60 }).play_out::<Kemet>(Game::new(board), &mut rng) {
            panic!("{} (seed {seed}): {}\n{}", breach.law, breach.what, breach.position);
        }
    }
}

macro_rules! suite {
    ($($name:ident: $players:literal $length:literal $discards:literal;)*) => {
        $(#[test] fn $name() { watch($players, $length, $discards); })*
    };
}

suite! {
    two_players_short: 2 "short" "closed";
    two_players_long: 2 "long" "open";
    two_players_beginner: 2 "beginner" "closed";
    three_players_short: 3 "short" "open";
    three_players_long: 3 "long" "closed";
    three_players_beginner: 3 "beginner" "open";
    four_players_short: 4 "short" "closed";
    four_players_long: 4 "long" "open";
    four_players_beginner: 4 "beginner" "closed";
    five_players_short: 5 "short" "closed";
    five_players_long: 5 "long" "open";
    five_players_beginner: 5 "beginner" "closed";
}
