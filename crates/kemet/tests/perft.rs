//! Perft: how many positions there are after so many answers. Each file is a position with its counts in comments,
//! `# perft 3 1234`. Chance is expanded like a player; of several seats asked at once the lowest answers first.
//! `TAWY_BLESS=1` counts anew.

use kemet::Kemet;
use std::path::PathBuf;
use table::{Notation, counted, counts, perft, perft_by_judge};

fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// From the very beginning for every number of players of every ruleset, and some from the middle of a game.
#[test]
fn every_ruleset_is_counted() {
    let games = files().into_iter().map(|path| Kemet::read_position(&std::fs::read_to_string(path).unwrap()).unwrap());
    let counted: Vec<_> =
        games.map(|game| (game.board().edition.id, game.board().players, game.board().round)).collect();
    for edition in kemet::editions::ALL {
        for players in edition.players.clone() {
            assert!(counted.contains(&(edition.id, players as u8, 0)), "{}, {players} players", edition.id);
        }
        let later = counted.iter().filter(|(id, _, round)| *id == edition.id && *round > 0).count();
        assert!(later >= 6, "{}", edition.id);
    }
}

#[test]
fn the_counts_are_as_written() {
    for path in files() {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut text = std::fs::read_to_string(&path).unwrap();
        let game = Kemet::read_position(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        // `TAWY_BLESS=team` counts only those so named.
        if std::env::var("TAWY_BLESS").is_ok_and(|which| which == "1" || name.contains(&which)) {
            text = counted(&text, &game);
            std::fs::write(&path, &text).unwrap();
        }
        let counts = counts(&text);
        assert!(!counts.is_empty(), "{name} has no counts");
        for (depth, positions) in counts {
            assert_eq!(perft(&game, depth), positions, "{name}, depth {depth}");
        }
    }
}

/// The options are the answers the judge takes: counted the slow way, over every answer there is.
#[test]
fn the_judge_counts_the_same() {
    for path in files() {
        let game = Kemet::read_position(&std::fs::read_to_string(&path).unwrap()).unwrap();
        for depth in 1..=3 {
            assert_eq!(perft_by_judge(&game, depth), perft(&game, depth), "{}, depth {depth}", path.display());
        }
    }
}
