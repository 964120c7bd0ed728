//! The program's own words: every id in its source is in the files, and every id in the files is in its source.

use std::path::{Path, PathBuf};

const PREFIXES: [&str; 7] = ["ankh-", "kemet-", "play-", "screen-", "help-", "replay-", "refused-"];

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

fn ids(file: &str) -> Vec<String> {
    let text = std::fs::read_to_string(file).expect("the file is there");
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    lines.filter_map(|line| Some(line.split(" =").next()?.to_owned())).collect()
}

#[test]
fn the_source_and_the_files_agree() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut files = Vec::new();
    sources(Path::new(&format!("{root}/crates/tawy/src")), &mut files);
    sources(Path::new(&format!("{root}/crates/protocol/src")), &mut files);
    let source: String = files.iter().map(|file| std::fs::read_to_string(file).expect("it can be read")).collect();
    let mut known = ids(&format!("{root}/messages/en/tawy.ftl"));
    known.extend(ids(&format!("{root}/messages/en/table.ftl")));
    for id in &known {
        // Rows and gods are named by their number.
        let numbered = [("kemet-row-", "\"kemet-row-{floor}\""), ("kemet-god-", "\"kemet-god-{}\"")];
        let said = numbered.iter().find(|(prefix, _)| id.starts_with(prefix)).map(|(_, said)| (*said).to_owned());
        assert!(source.contains(&said.unwrap_or(format!("\"{id}\""))), "{id} is in the files and never said");
    }
    // The story of a game calls its pieces by their own names.
    known.extend(ids(&format!("{root}/messages/en/ankh.ftl")));
    for word in source.split('"').filter(|word| PREFIXES.iter().any(|prefix| word.starts_with(prefix))) {
        let is_id = word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        let ruleset = crate::RULESETS.contains(&word);
        assert!(!is_id || ruleset || known.iter().any(|id| id == word), "'{word}' is said and not in the files");
    }
}
