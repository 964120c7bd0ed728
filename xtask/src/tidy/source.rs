//! The source: references to the rules, what rules may not do, and where editions may be named.

use std::collections::BTreeSet;

/// `[battle.2]` in text, `"battle.2"` in code: chapter, dot, number or name. A number after a word that is no chapter
/// counts too: it is a slip of the pen.
pub(super) fn references<'a>(line: &'a str, chapters: &BTreeSet<&str>) -> Vec<&'a str> {
    let mut found = Vec::new();
    for (open, close) in [('[', ']'), ('"', '"')] {
        for (start, _) in line.match_indices(open) {
            let (before, rest) = (&line[..start], &line[start + 1..]);
            let Some(end) = rest.find(close) else { break };
            let indexes = open == '[' && before.ends_with(|c: char| c.is_ascii_alphanumeric() || "_)]".contains(c));
            if !indexes && is_reference(&rest[..end], chapters) {
                found.push(&rest[..end]);
            }
        }
    }
    found
}

fn is_reference(text: &str, chapters: &BTreeSet<&str>) -> bool {
    let Some((chapter, rest)) = text.split_once('.') else { return false };
    if chapters.contains(chapter) {
        return !rest.is_empty() && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    }
    let word = !chapter.is_empty() && chapter.chars().all(|c| c.is_ascii_lowercase());
    word && rest.parse::<u32>().is_ok_and(|number| number > 0)
}

/// What rules may not do, and where editions may be named.
pub(super) fn forbidden(file: &str, line: &str) -> Option<String> {
    let code = line.split("//").next().unwrap_or("");
    let reaches_out = ["std::fs", "std::net", "std::io", "std::time", "std::thread", "println!", "Cell<", "Mutex<"];
    if let Some(what) = reaches_out.iter().find(|what| code.contains(**what)) {
        return Some(format!("rules do not use {what}"));
    }
    let names_edition = code.contains("K12") || code.contains("k12::");
    let at_home = file.contains("/editions/") || file.contains("/maps/");
    (names_edition && !at_home).then(|| "an edition is named outside editions/".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Vec<&str> {
        references(line, &BTreeSet::from(["move", "tile", "storm"]))
    }

    fn refused(file: &str, line: &str) -> bool {
        forbidden(&format!("crates/kemet/src/{file}"), line).is_some()
    }

    #[test]
    fn references_are_found_in_comments_and_code() {
        assert_eq!(found("/// Walls. [move.7] and [tile.open-gates], not [u8; 3]"), ["move.7", "tile.open-gates"]);
        assert_eq!(found("R::Wall => \"move.7\", // \"no.thing\""), ["move.7"]);
        assert_eq!(found("assert!(covered, \"by sand [storm.1]\");"), ["storm.1"]);
    }

    #[test]
    fn a_misspelt_chapter_looks_like_a_reference() {
        assert_eq!(found("/// Walls. [moove.7]"), ["moove.7"]);
        assert_eq!(found("R::Wall => \"mov.7\","), ["mov.7"]);
    }

    #[test]
    fn an_index_is_no_reference() {
        assert!(found("zones[zone.1] + rows[0][seat.1] + at(2)[side.1] + one([seat.0])").is_empty());
        assert!(found("/// The version 1.2 of [self.board], \"2.5\"").is_empty());
    }

    #[test]
    fn rules_that_reach_out_are_caught() {
        assert!(refused("flow/day.rs", "let now = std::time::Instant::now();"));
        assert!(!refused("flow/day.rs", "// println! is for others"));
    }

    #[test]
    fn editions_are_named_at_home_only() {
        assert!(refused("flow/day.rs", "if edition == K12 {"));
        assert!(!refused("editions/k12.rs", "static K12: Edition"));
    }
}
