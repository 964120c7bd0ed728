//! How many positions there are after so many answers. Chance is expanded like a player; of several seats asked at once
//! the lowest answers first. A file is a position with its counts in comments, `# perft 3 1234`.

use crate::{Game, Notation, Rules};

/// Counts by the options.
pub fn perft<R: Rules>(game: &Game<R>, depth: usize) -> u64 {
    let Some(open) = game.open().first().filter(|_| depth > 0) else { return 1 };
    let options = game.options(open.seat);
    if depth == 1 {
        return options.len() as u64;
    }
    let after = options.iter().map(|&answer| {
        let mut next = *game;
        let taken = next.play(open.seat, answer).is_ok();
        debug_assert!(taken, "an option is refused");
        perft(&next, depth - 1)
    });
    after.sum()
}

/// Counts the slow way: every answer there is, as far as the judge takes it.
pub fn perft_by_judge<R: Notation>(game: &Game<R>, depth: usize) -> u64 {
    let Some(open) = game.open().first().filter(|_| depth > 0) else { return 1 };
    let mut positions = 0;
    for answer in R::every_answer(game.board()) {
        let mut next = *game;
        if next.play(open.seat, answer).is_ok() {
            positions += perft_by_judge(&next, depth - 1);
        }
    }
    positions
}

/// The counts that a file has: depth and positions.
pub fn counts(text: &str) -> Vec<(usize, u64)> {
    text.lines().filter_map(count).collect()
}

/// `# perft 3 1234`
fn count(line: &str) -> Option<(usize, u64)> {
    let (depth, positions) = line.strip_prefix("# perft ")?.split_once(' ')?;
    Some((depth.parse().ok()?, positions.parse().ok()?))
}

/// The file with its counts made anew, as deep as they stay small.
pub fn counted<R: Rules>(text: &str, game: &Game<R>) -> String {
    let kept = text.lines().filter(|line| count(line).is_none());
    let mut text: String = kept.map(|line| format!("{line}\n")).collect();
    for depth in 1..=12 {
        let positions = perft(game, depth);
        text += &format!("# perft {depth} {positions}\n");
        if positions > 200_000 {
            break;
        }
    }
    text
}
