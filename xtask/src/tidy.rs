//! The tidy test over rules and source: pages agree, references have targets, editions stay in their folder, rules do
//! no input or output.

mod rules;
mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rules::Page;
use source::Part;

/// A game: the crate of its rules, and their pages.
const GAMES: [(&str, &[&str]); 2] =
    [("crates/kemet", &["k12.md", "bs1.md", "bs2.md", "rotg.md"]), ("crates/ankh", &["ankh.md"])];

pub(crate) fn check() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("no workspace")?;
    let mut pages = rules_pages(&root.join("rules"))?;
    let mut wrong = rules::check(&pages);
    for (folder, files) in GAMES {
        // A reference points into the pages of its own game: both have a [battle.2].
        let of_game: Vec<Page> = pages.extract_if(.., |page| files.contains(&page.file.as_str())).collect();
        wrong.extend(rules::dangling(&of_game));
        check_game(root, folder, &rules::ids(&of_game), &mut wrong)?;
    }
    wrong.extend(pages.iter().map(|page| format!("rules/{}: no game has this page", page.file)));
    for folder in [root.to_owned(), root.join("docs"), root.join("rules")] {
        placeholders(root, &folder, &mut wrong)?;
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn check_game(root: &Path, folder: &str, ids: &BTreeSet<String>, wrong: &mut Vec<String>) -> Result<(), String> {
    let chapters = ids.iter().filter_map(|id| id.split_once('.')).map(|(chapter, _)| chapter).collect();
    let mut referred = BTreeSet::new();
    for file in rust_files(&root.join(folder))? {
        let text = read(&file)?;
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        let before_tests = source::lines_before_tests(&name, &text);
        for (number, line) in text.lines().enumerate() {
            let place = format!("{name}:{}", number + 1);
            for reference in source::references(line, &chapters) {
                match ids.get(reference) {
                    Some(id) => _ = referred.insert(id.clone()),
                    None => wrong.push(format!("{place}: [{reference}] is no section of rules/")),
                }
            }
            if name.contains("/src/") {
                let part = if number < before_tests { Part::Rules } else { Part::Tests };
                wrong.extend(source::forbidden(&name, part, line).map(|what| format!("{place}: {what}")));
            }
        }
    }
    let idle: Vec<&str> = ids.difference(&referred).map(String::as_str).collect();
    println!("{folder}: {} sections, {} referred to; nothing refers to: {}", ids.len(), referred.len(), idle.join(" "));
    Ok(())
}

fn rules_pages(folder: &Path) -> Result<Vec<Page>, String> {
    let page = |path: PathBuf| {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Page { file, text: read(&path)? })
    };
    markdown_files(folder)?.into_iter().map(page).collect()
}

/// Pages have no holes left to be filled.
fn placeholders(root: &Path, folder: &Path, wrong: &mut Vec<String>) -> Result<(), String> {
    for page in markdown_files(folder)? {
        let text = read(&page)?;
        let name = page.strip_prefix(root).unwrap_or(&page).display().to_string();
        let holes = text.lines().enumerate().filter(|(_, line)| line.contains("@@"));
        wrong.extend(holes.map(|(number, _)| format!("{name}:{}: a placeholder is left", number + 1)));
    }
    Ok(())
}

fn markdown_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let pages = entries(folder)?.into_iter();
    Ok(pages.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect())
}

fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_is_tidy() {
        check().unwrap();
    }
}
