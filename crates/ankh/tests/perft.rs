//! Perft: how many positions there are after so many answers. `TAWY_BLESS=1` counts anew.

use ankh::Ankh;
use std::path::PathBuf;
use table::{Notation, counted, counts, perft, perft_by_judge};

fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn the_counts_are_as_written() {
    for path in files() {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut text = std::fs::read_to_string(&path).unwrap();
        let game = Ankh::read_position(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        if std::env::var_os("TAWY_BLESS").is_some() {
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
        let game = Ankh::read_position(&std::fs::read_to_string(&path).unwrap()).unwrap();
        for depth in 1..=2 {
            assert_eq!(perft_by_judge(&game, depth), perft(&game, depth), "{}, depth {depth}", path.display());
        }
    }
}
