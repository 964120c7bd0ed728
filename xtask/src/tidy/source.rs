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
    // `"conflict.rs"` is a file.
    if rest == "rs" {
        return false;
    }
    if chapters.contains(chapter) {
        return !rest.is_empty() && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    }
    let word = !chapter.is_empty() && chapter.chars().all(|c| c.is_ascii_lowercase());
    word && rest.parse::<u32>().is_ok_and(|number| number > 0)
}

/// How many lines of a file come before its tests.
pub(super) fn lines_before_tests(file: &str, text: &str) -> usize {
    if file.ends_with("/tests.rs") || file.contains("/tests/") {
        return 0;
    }
    text.split("#[cfg(test)]\nmod tests {").next().map_or(0, |rules| rules.lines().count())
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Rules,
    Tests,
}

/// What rules may not do, and where editions may be named. Tests start games, so they may name the id of a ruleset.
pub(super) fn forbidden(file: &str, part: Part, line: &str) -> Option<String> {
    let code = line.split("//").next().unwrap_or("");
    let reaches_out = ["std::fs", "std::net", "std::io", "std::time", "std::thread", "println!", "Cell<", "Mutex<"];
    if let Some(what) = reaches_out.iter().find(|what| code.contains(**what)) {
        return Some(format!("rules do not use {what}"));
    }
    let at_home = file.contains("/editions/") || file.contains("/maps/");
    (!at_home && names_edition(code, part)).then(|| "an edition is named outside editions/ and maps/".to_owned())
}

fn names_edition(code: &str, part: Part) -> bool {
    let mut words = code.split(|c: char| !c.is_ascii_alphanumeric() && !"_-".contains(c));
    let ids = ["\"kemet-2012", "\"kemet-bs", "\"kemet-rotg"];
    words.any(|word| ["K12", "BS1", "BSR", "ROTG", "k12", "bs1", "bsr", "rotg"].contains(&word))
        || code.contains("six::")
        || part == Part::Rules && ids.iter().any(|id| code.contains(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Vec<&str> {
        references(line, &BTreeSet::from(["move", "tile", "storm"]))
    }

    fn refused(file: &str, line: &str) -> bool {
        forbidden(&format!("crates/kemet/src/{file}"), Part::Rules, line).is_some()
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
    fn a_file_is_no_reference() {
        assert!(found("include_str!(\"storm.rs\")").is_empty());
    }

    #[test]
    fn rules_that_reach_out_are_caught() {
        assert!(refused("flow/day.rs", "let now = std::time::Instant::now();"));
        assert!(!refused("flow/day.rs", "// println! is for others"));
    }

    #[test]
    fn editions_are_named_at_home_only() {
        let lines = [
            "if edition == K12 {",
            "&BS1",
            "..BSR",
            "k12::TWO",
            "use crate::maps::bs1;",
            "bsr::X",
            "&ROTG",
            "six::MAP",
        ];
        let ids = ["\"kemet-2012\"", "\"kemet-bs\"", "\"kemet-bs-revised\" =>", "\"kemet-rotg\""];
        for line in lines.iter().chain(&ids) {
            assert!(refused("flow/day.rs", line), "{line}");
            assert!(!refused("editions/bs1.rs", line), "{line}");
            assert!(!refused("maps/six.rs", line), "{line}");
            assert!(!refused("flow/day.rs", &format!("//! {line}")), "{line}");
        }
        assert!(!refused("flow/day.rs", "let absrt = \"kemet\";"));
    }

    #[test]
    fn tests_may_start_a_ruleset_by_its_id() {
        let named = |line| forbidden("crates/kemet/src/cards/veto.rs", Part::Tests, line).is_some();
        assert!(!named("table(\"kemet-2012 players=2\")"));
        assert!(named("assert_eq!(board.edition, &K12)"));
    }

    #[test]
    fn tests_begin_with_their_module_in_the_file() {
        let inside = "fn rule() {}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n}\n";
        assert_eq!(lines_before_tests("crates/kemet/src/cards/veto.rs", inside), 2);
        let beside = "#[cfg(test)]\nmod tests;\n\nfn rule() {}\n";
        assert_eq!(lines_before_tests("crates/kemet/src/tiles/red.rs", beside), 4);
        assert_eq!(lines_before_tests("crates/kemet/src/tiles/red/tests.rs", "fn rule() {}\n"), 0);
    }
}
