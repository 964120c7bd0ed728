//! The law suite over random games: every scenario, every player count, gods drawn and chosen.

use ankh::Ankh;
use table::{Game, Laws, Rng};

/// How many games of each kind are watched: the deep run sets `TAWY_GAMES`.
fn games(usual: u64) -> u64 {
    std::env::var("TAWY_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

fn watch(players: usize, scenario: &str, gods: &str) {
    for seed in 0..games(20) {
        let board = ankh::setup::start(players, [("scenario", scenario), ("gods", gods)]).unwrap();
        let mut rng = Rng::new(seed * 1000 + players as u64);
        if let Err(breach) = (Laws { every: 40 }).play_out::<Ankh>(Game::new(board), &mut rng) {
            panic!("{} (seed {seed}): {}\n{}", breach.law, breach.what, breach.position);
        }
    }
}

macro_rules! suite {
    ($($name:ident: $players:literal $scenario:literal $gods:literal;)*) => {
        $(#[test] fn $name() { watch($players, $scenario, $gods); })*
    };
}

suite! {
    two_middle: 2 "middle-kingdom" "drawn";
    two_old: 2 "old-kingdom" "chosen";
    two_crossroads: 2 "crossroads" "drawn";
    three_middle: 3 "middle-kingdom" "chosen";
    three_old: 3 "old-kingdom" "drawn";
    three_crossroads: 3 "crossroads" "drawn";
    four_middle: 4 "middle-kingdom" "drawn";
    four_old: 4 "old-kingdom" "drawn";
    four_crossroads: 4 "crossroads" "chosen";
    five_middle: 5 "middle-kingdom" "drawn";
    five_old: 5 "old-kingdom" "drawn";
    five_crossroads: 5 "crossroads" "drawn";
}
