//! The law suite over random games: every ruleset, every player count, every length, open and closed discards.

use kemet::Kemet;
use table::{Game, Laws, Rng};

/// How many games of each kind are watched, and how closely: the deep run sets `TAWY_GAMES`.
fn games(usual: u64) -> u64 {
    std::env::var("TAWY_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

fn watch(ruleset: &str, players: usize, options: &[(&str, &str)]) {
    // Fewer of the long ones.
    for seed in 0..games(200 / players.max(2) as u64) {
        let board = kemet::setup::start(ruleset, players, options.iter().copied()).unwrap();
        let mut rng = Rng::new(seed * 1000 + players as u64);
        if let Err(breach) = (Laws { every: 60 }).play_out::<Kemet>(Game::new(board), &mut rng) {
            panic!("{} (seed {seed}): {}\n{}", breach.law, breach.what, breach.position);
        }
    }
}

macro_rules! suite {
    ($($name:ident: $ruleset:literal $players:literal $($key:literal = $value:literal)*;)*) => {
        $(#[test] fn $name() { watch($ruleset, $players, &[$(($key, $value)),*]); })*
    };
}

suite! {
    two_players_short: "kemet-2012" 2 "length"="short" "discards"="closed";
    two_players_long: "kemet-2012" 2 "length"="long" "discards"="open";
    two_players_beginner: "kemet-2012" 2 "length"="beginner" "discards"="closed";
    three_players_short: "kemet-2012" 3 "length"="short" "discards"="open";
    three_players_long: "kemet-2012" 3 "length"="long" "discards"="closed";
    three_players_beginner: "kemet-2012" 3 "length"="beginner" "discards"="open";
    four_players_short: "kemet-2012" 4 "length"="short" "discards"="closed";
    four_players_long: "kemet-2012" 4 "length"="long" "discards"="open";
    four_players_beginner: "kemet-2012" 4 "length"="beginner" "discards"="closed";
    five_players_short: "kemet-2012" 5 "length"="short" "discards"="closed";
    five_players_long: "kemet-2012" 5 "length"="long" "discards"="open";
    five_players_beginner: "kemet-2012" 5 "length"="beginner" "discards"="closed";
    blood_and_sand_two: "kemet-bs" 2;
    blood_and_sand_three: "kemet-bs" 3;
    blood_and_sand_four: "kemet-bs" 4;
    blood_and_sand_five: "kemet-bs" 5;
    revised_two: "kemet-bs-revised" 2;
    revised_three: "kemet-bs-revised" 3;
    revised_four: "kemet-bs-revised" 4;
    revised_five: "kemet-bs-revised" 5;
    rise_two: "kemet-rotg" 2;
    rise_three: "kemet-rotg" 3;
    rise_four: "kemet-rotg" 4;
    rise_five: "kemet-rotg" 5;
    rise_six: "kemet-rotg" 6;
    alone_for_fame: "kemet-rotg" 1 "mode"="solo" "objective"="1";
    alone_for_conquest: "kemet-rotg" 1 "mode"="solo" "objective"="2";
    alone_for_splendour: "kemet-rotg" 1 "mode"="solo" "objective"="3";
    alone_for_endurance: "kemet-rotg" 1 "mode"="solo" "objective"="4";
    alone_for_devotion: "kemet-rotg" 1 "mode"="solo" "objective"="5";
    alone_for_what_is_drawn: "kemet-rotg" 1 "mode"="solo" "objective"="random";
    two_pairs: "kemet-rotg" 4 "mode"="team";
    three_pairs: "kemet-rotg" 6 "mode"="team" "teams"="2v2v2";
    two_triples: "kemet-rotg" 6 "mode"="team" "teams"="3v3";
    two_pairs_with_gods: "kemet-rotg" 4 "mode"="team" "gods"="true";
    three_pairs_with_gods: "kemet-rotg" 6 "mode"="team" "gods"="true";
    two_triples_with_gods: "kemet-rotg" 6 "mode"="team" "teams"="3v3" "gods"="true";
    gods_two: "kemet-rotg" 2 "gods"="true";
    gods_three: "kemet-rotg" 3 "gods"="true";
    gods_four: "kemet-rotg" 4 "gods"="true";
    gods_five: "kemet-rotg" 5 "gods"="true";
    gods_six: "kemet-rotg" 6 "gods"="true";
}
