//! The tidy test over the source: references have targets, editions stay in their folder, rules do no input or output.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn check() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("no workspace")?;
    let mut wrong = Vec::new();
    let sections = sections(&root.join("rules/k12.md"), &mut wrong)?;
    let mut referred = BTreeSet::new();
    for file in rust_files(&root.join("crates/kemet"))? {
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        for (number, line) in text.lines().enumerate() {
            let place = format!("{name}:{}", number + 1);
            for reference in references(line) {
                if !sections.contains(&reference) {
                    wrong.push(format!("{place}: [{reference}] is no section of rules/k12.md"));
                }
                referred.insert(reference);
            }
            if name.contains("/src/") {
                wrong.extend(forbidden(&name, line).map(|what| format!("{place}: {what}")));
            }
        }
    }
    for folder in [root.to_owned(), root.join("docs"), root.join("rules")] {
        placeholders(root, &folder, &mut wrong)?;
    }
    let idle: Vec<&str> = sections.difference(&referred).map(String::as_str).collect();
    println!(
        "tidy: {} sections, {} referred to; nothing refers to: {}",
        sections.len(),
        referred.len(),
        idle.join(" ")
    );
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Pages have no holes left to be filled.
fn placeholders(root: &Path, folder: &Path, wrong: &mut Vec<String>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let pages = entries.flatten().map(|entry| entry.path());
    for page in pages.filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
        let text = fs::read_to_string(&page).map_err(|error| format!("{}: {error}", page.display()))?;
        let name = page.strip_prefix(root).unwrap_or(&page).display().to_string();
        let holes = text.lines().enumerate().filter(|(_, line)| line.contains("@@"));
        wrong.extend(holes.map(|(number, _)| format!("{name}:{}: a placeholder is left", number + 1)));
    }
    Ok(())
}

/// The ids of all sections, each once.
fn sections(file: &Path, wrong: &mut Vec<String>) -> Result<BTreeSet<String>, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut ids = BTreeSet::new();
    for heading in text.lines().filter_map(|line| line.strip_prefix("### ")) {
        let id = heading.split(' ').next().unwrap_or("").to_owned();
        if !heading.contains("(printed: ") {
            wrong.push(format!("rules/k12.md: {id} does not name the printed section"));
        }
        if !ids.insert(id.clone()) {
            wrong.push(format!("rules/k12.md: {id} stands twice"));
        }
    }
    Ok(ids)
}

/// `[battle.2]` in comments, `"battle.2"` in code: chapter, dot, number or name.
fn references(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (open, close) in [('[', ']'), ('"', '"')] {
        let mut rest = line;
        while let Some(start) = rest.find(open) {
            rest = &rest[start + 1..];
            let Some(end) = rest.find(close) else { break };
            if is_reference(&rest[..end]) {
                found.push(rest[..end].to_owned());
            }
        }
    }
    found
}

const CHAPTERS: [&str; 24] = [
    "setup",
    "unit",
    "prayer",
    "point",
    "night",
    "day",
    "pray",
    "raise",
    "pyramid",
    "buy",
    "recruit",
    "move",
    "battle",
    "aftermath",
    "creature",
    "temple",
    "dayend",
    "end",
    "di",
    "secret",
    "tile",
    "card",
    "ruling",
    "battlecard",
];

fn is_reference(text: &str) -> bool {
    text.split_once('.').is_some_and(|(chapter, rest)| {
        CHAPTERS.contains(&chapter) && !rest.is_empty() && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    })
}

/// What rules may not do, and where editions may be named.
fn forbidden(file: &str, line: &str) -> Option<String> {
    let code = line.split("//").next().unwrap_or("");
    let reaches_out = ["std::fs", "std::net", "std::io", "std::time", "std::thread", "println!", "Cell<", "Mutex<"];
    if let Some(what) = reaches_out.iter().find(|what| code.contains(**what)) {
        return Some(format!("rules do not use {what}"));
    }
    let names_edition = code.contains("K12") || code.contains("k12::");
    let at_home = file.contains("/editions/") || file.contains("/maps/");
    (names_edition && !at_home).then(|| "an edition is named outside editions/".to_owned())
}

fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_is_tidy() {
        check().unwrap();
    }

    #[test]
    fn references_are_found_in_comments_and_code() {
        assert_eq!(references("/// Walls. [move.7] and [tile.open-gates], not [u8; 3]"), ["move.7", "tile.open-gates"]);
        assert_eq!(references("R::Wall => \"move.7\", // \"no.thing\""), ["move.7"]);
    }

    #[test]
    fn rules_that_reach_out_are_caught() {
        assert!(forbidden("crates/kemet/src/flow/day.rs", "let now = std::time::Instant::now();").is_some());
        assert!(forbidden("crates/kemet/src/flow/day.rs", "if edition == K12 {").is_some());
        assert!(forbidden("crates/kemet/src/editions/k12.rs", "static K12: Edition").is_none());
        assert!(forbidden("crates/kemet/src/flow/day.rs", "// println! is for others").is_none());
    }
}
