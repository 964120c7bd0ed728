//! The pages of the rules: which sections they have, and what one page owes another.

use std::collections::BTreeSet;

/// A page of `rules/`: its file name and its text.
pub(super) struct Page {
    pub(super) file: String,
    pub(super) text: String,
}

/// Every id a reference may point to, whatever the page.
pub(super) fn ids(pages: &[Page]) -> BTreeSet<String> {
    let changes = pages.iter().flat_map(changes).map(|change| change.id);
    pages.iter().flat_map(sections).chain(changes).map(str::to_owned).collect()
}

pub(super) fn check(pages: &[Page]) -> Vec<String> {
    let mut wrong: Vec<String> = pages.iter().flat_map(headings).collect();
    let page = |file: &str| pages.iter().find(|page| page.file == file);
    match (page("k12.md"), page("bs1.md"), page("bs2.md")) {
        (Some(k12), Some(bs1), Some(bs2)) => {
            wrong.extend(shared(k12, bs1));
            wrong.extend(replaced(bs1, bs2));
            wrong.extend(tabled(bs1, bs2));
        }
        _ => wrong.push("rules/: k12.md, bs1.md and bs2.md are not all there".to_owned()),
    }
    wrong
}

/// A heading is `### id · title (printed: …)`, and an id stands once in a page.
fn headings(page: &Page) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for heading in page.text.lines().filter_map(|line| line.strip_prefix("### ")) {
        let id = id_of(heading);
        if !is_id(id) {
            wrong.push(format!("rules/{}: {id} is no id of a section", page.file));
        }
        let printed = heading.rsplit_once(" (printed: ").and_then(|(_, rest)| rest.strip_suffix(')'));
        if printed.is_none_or(str::is_empty) {
            wrong.push(format!("rules/{}: {id} does not name the printed section", page.file));
        }
        if !seen.insert(id) {
            wrong.push(format!("rules/{}: {id} stands twice", page.file));
        }
    }
    wrong
}

/// The same id is the same subject in every edition, so none is left out.
fn shared(k12: &Page, bs1: &Page) -> Vec<String> {
    let missing = &sections(k12) - &sections(bs1);
    missing.iter().map(|id| format!("rules/{}: {id} of {} is missing", bs1.file, k12.file)).collect()
}

/// The revised page replaces sections of the first one. It adds none but rulings, which count on where others stop.
fn replaced(bs1: &Page, bs2: &Page) -> Vec<String> {
    let both = &sections(bs1) | &sections(bs2);
    let counts_on = |id: &str| {
        let number = id.strip_prefix("ruling.").and_then(|number| number.parse::<u32>().ok());
        number.is_some_and(|number| (1..number).all(|before| both.contains(format!("ruling.{before}").as_str())))
    };
    let added = &sections(bs2) - &sections(bs1);
    let stray = added.iter().filter(|id| !counts_on(id));
    stray.map(|id| format!("rules/{}: {id} replaces nothing in {}", bs2.file, bs1.file)).collect()
}

/// The table of changes has no hole, names real sections, and names every section given anew.
fn tabled(bs1: &Page, bs2: &Page) -> Vec<String> {
    let mut wrong = Vec::new();
    let both = &sections(bs1) | &sections(bs2);
    let mut named = BTreeSet::new();
    for (place, change) in changes(bs2).iter().enumerate() {
        let (id, due) = (change.id, format!("change.{}", place + 1));
        if id != due {
            wrong.push(format!("rules/{}: {id} stands where {due} is due", bs2.file));
        }
        let unknown = change.sections.iter().filter(|section| !both.contains(*section));
        wrong.extend(unknown.map(|section| format!("rules/{}: {id} names {section}, which is no section", bs2.file)));
        named.extend(change.sections.iter().copied());
    }
    let silent = &sections(bs2) - &named;
    wrong.extend(silent.iter().map(|id| format!("rules/{}: no change names {id}", bs2.file)));
    wrong
}

fn sections(page: &Page) -> BTreeSet<&str> {
    page.text.lines().filter_map(|line| line.strip_prefix("### ")).map(id_of).collect()
}

fn id_of(heading: &str) -> &str {
    heading.split_once(" · ").map_or(heading, |(id, _)| id)
}

/// `battle.2`, `tile.open-gates`: chapter, dot, number or name.
fn is_id(text: &str) -> bool {
    let name = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    text.split_once('.').is_some_and(|(chapter, rest)| name(chapter) && name(rest))
}

struct Change<'a> {
    id: &'a str,
    sections: Vec<&'a str>,
}

/// The rows of the chapter Changes: the id comes first, the sections last.
fn changes(page: &Page) -> Vec<Change<'_>> {
    let chapter = page.text.lines().skip_while(|line| *line != "## Changes").skip(1);
    let table = chapter.take_while(|line| !line.starts_with('#')).filter_map(|line| line.strip_prefix('|'));
    let rows = table.skip(2).map(|row| row.trim_end().trim_end_matches('|'));
    rows.map(|row| Change {
        id: row.split('|').next().unwrap_or("").trim(),
        sections: row.rsplit('|').next().unwrap_or("").split(',').map(str::trim).collect(),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(file: &str, ids: &[&str]) -> Page {
        let text = ids.iter().map(|id| format!("### {id} · Title (printed: 1)\n\nText.\n\n"));
        Page { file: file.to_owned(), text: text.collect() }
    }

    fn revised(rows: &[(&str, &str)], ids: &[&str]) -> Page {
        let rows = rows.iter().map(|(id, sections)| format!("| {id} | rule | What changes | {sections} |\n"));
        let head = "## Changes\n\n| id | kind | what changes | sections |\n|---|---|---|---|\n";
        let sections = page("bs2.md", ids);
        Page { text: format!("{head}{}\n## Setup\n\n{}", rows.collect::<String>(), sections.text), ..sections }
    }

    #[test]
    fn a_heading_has_an_id_and_names_the_printed_section() {
        let with = |text: &str| headings(&Page { file: "k12.md".to_owned(), text: text.to_owned() });
        assert!(with("## Move\n\n### move.1 · One troop (printed: 5. MOVE (ATTACK))").is_empty());
        assert_eq!(with("### move.1 · One troop"), ["rules/k12.md: move.1 does not name the printed section"]);
        assert_eq!(with("### move.1 · One (printed: )"), ["rules/k12.md: move.1 does not name the printed section"]);
        assert_eq!(with("### Walls · Of cities (printed: -)"), ["rules/k12.md: Walls is no id of a section"]);
    }

    #[test]
    fn an_id_stands_once_in_a_page() {
        assert_eq!(headings(&page("bs1.md", &["buy.1", "buy.2", "buy.1"])), ["rules/bs1.md: buy.1 stands twice"]);
    }

    #[test]
    fn the_first_page_of_blood_and_sand_has_every_id_of_2012() {
        let k12 = page("k12.md", &["di.4", "di.5"]);
        assert!(shared(&k12, &page("bs1.md", &["di.4", "di.5", "di.7"])).is_empty());
        assert_eq!(shared(&k12, &page("bs1.md", &["di.5", "di.7"])), ["rules/bs1.md: di.4 of k12.md is missing"]);
    }

    #[test]
    fn the_revised_page_replaces_sections_and_adds_only_the_next_rulings() {
        let bs1 = page("bs1.md", &["buy.1", "ruling.1", "ruling.2"]);
        let found = |ids: &[&str]| replaced(&bs1, &page("bs2.md", ids));
        assert!(found(&["buy.1", "ruling.2", "ruling.3", "ruling.4"]).is_empty());
        assert_eq!(found(&["buy.2"]), ["rules/bs2.md: buy.2 replaces nothing in bs1.md"]);
        assert_eq!(found(&["ruling.3", "ruling.5"]), ["rules/bs2.md: ruling.5 replaces nothing in bs1.md"]);
    }

    #[test]
    fn the_table_of_changes_names_what_changes() {
        let bs1 = page("bs1.md", &["buy.1", "buy.2", "day.5"]);
        let found = |rows: &[(&str, &str)]| tabled(&bs1, &revised(rows, &["buy.1", "day.5"]));
        assert!(found(&[("change.1", "buy.1, buy.2"), ("change.2", "day.5")]).is_empty());
        assert_eq!(
            found(&[("change.1", "buy.1"), ("change.3", "day.5")]),
            ["rules/bs2.md: change.3 stands where change.2 is due"]
        );
        assert_eq!(
            found(&[("change.1", "buy.1, buy.9, day.5")]),
            ["rules/bs2.md: change.1 names buy.9, which is no section"]
        );
        assert_eq!(found(&[("change.1", "buy.1, buy.2")]), ["rules/bs2.md: no change names day.5"]);
    }

    #[test]
    fn sections_and_changes_of_all_pages_can_be_referred_to() {
        let pages = [page("k12.md", &["buy.1"]), revised(&[("change.1", "buy.1")], &["golden.1"])];
        assert_eq!(ids(&pages).iter().collect::<Vec<_>>(), ["buy.1", "change.1", "golden.1"]);
    }
}
