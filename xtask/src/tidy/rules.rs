//! The pages of the rules: which sections they have, and what one page owes another.

use std::collections::{BTreeMap, BTreeSet};

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
    match (page("k12.md"), page("bs1.md"), page("bs2.md"), page("rotg.md")) {
        (Some(k12), Some(bs1), Some(bs2), Some(rotg)) => {
            wrong.extend(shared(k12, bs1));
            wrong.extend(replaced(bs1, bs2));
            wrong.extend(tabled(&[bs1], bs2));
            wrong.extend(grown(&[bs1, bs2], rotg));
            wrong.extend(tabled(&[bs1, bs2], rotg));
            wrong.extend(boxed(rotg));
        }
        _ => wrong.push("rules/: k12.md, bs1.md, bs2.md and rotg.md are not all there".to_owned()),
    }
    wrong
}

/// Sections that the pages of a game speak of exist in them.
pub(super) fn dangling(pages: &[Page]) -> Vec<String> {
    let ids = ids(pages);
    let chapters: BTreeSet<&str> = ids.iter().map(|id| chapter_of(id)).collect();
    let mut wrong = Vec::new();
    for page in pages {
        for (number, line) in page.text.lines().enumerate() {
            let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '-');
            let words = words.map(|word| word.trim_matches(['.', '-']));
            let missing =
                words.filter(|word| is_id(word) && chapters.contains(chapter_of(word)) && !ids.contains(*word));
            wrong.extend(missing.map(|word| format!("rules/{}:{}: there is no {word}", page.file, number + 1)));
        }
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
        let number = number_of(id).filter(|_| chapter_of(id) == "ruling");
        number.is_some_and(|number| (1..number).all(|before| both.contains(format!("ruling.{before}").as_str())))
    };
    let added = &sections(bs2) - &sections(bs1);
    let stray = added.iter().filter(|id| !counts_on(id));
    stray.map(|id| format!("rules/{}: {id} replaces nothing in {}", bs2.file, bs1.file)).collect()
}

/// A page that builds on others replaces their sections, counts on where their chapters stop, adds pieces to chapters of
/// pieces, and has chapters of its own.
fn grown(below: &[&Page], page: &Page) -> Vec<String> {
    let known: BTreeSet<&str> = below.iter().flat_map(|page| sections(page)).collect();
    let all = &known | &sections(page);
    let of_pieces = |chapter: &str| {
        let mut others = known.iter().filter(|id| chapter_of(id) == chapter);
        others.all(|id| number_of(id).is_none())
    };
    let stray = |id: &&&str| match number_of(id) {
        Some(number) => !(1..number).all(|before| all.contains(format!("{}.{before}", chapter_of(id)).as_str())),
        None => !of_pieces(chapter_of(id)),
    };
    let added = &sections(page) - &known;
    added.iter().filter(stray).map(|id| format!("rules/{}: {id} neither replaces nor counts on", page.file)).collect()
}

/// The table of changes counts on without a hole, names real sections, and names every section given anew in a chapter
/// that was there before.
fn tabled(below: &[&Page], page: &Page) -> Vec<String> {
    let mut wrong = Vec::new();
    let known: BTreeSet<&str> = below.iter().flat_map(|page| sections(page)).collect();
    let all = &known | &sections(page);
    let chapters: BTreeSet<&str> = known.iter().map(|id| chapter_of(id)).collect();
    let before = below.iter().map(|page| changes(page).len()).sum::<usize>();
    let mut named = BTreeSet::new();
    for (place, change) in changes(page).iter().enumerate() {
        let (id, due) = (change.id, format!("change.{}", before + place + 1));
        if id != due {
            wrong.push(format!("rules/{}: {id} stands where {due} is due", page.file));
        }
        let unknown = change.sections.iter().filter(|section| !all.contains(*section));
        wrong.extend(unknown.map(|section| format!("rules/{}: {id} names {section}, which is no section", page.file)));
        named.extend(change.sections.iter().copied());
    }
    let silent = &sections(page) - &named;
    let silent = silent.iter().filter(|id| chapters.contains(chapter_of(id)));
    wrong.extend(silent.map(|id| format!("rules/{}: no change names {id}", page.file)));
    wrong
}

/// What the book counts in the box, the page has: named sections of a chapter, and rows of a table.
fn boxed(page: &Page) -> Vec<String> {
    let mut wrong = Vec::new();
    for (chapter, due) in [("event", 10), ("disaster", 5), ("action", 9), ("objective", 5), ("god", 6)] {
        let sections = sections(page);
        let pieces = sections.iter().filter(|id| chapter_of(id) == chapter && number_of(id).is_none());
        let found = pieces.count();
        if found != due {
            wrong.push(format!("rules/{}: {chapter} has {found} pieces, and {due} are in the box", page.file));
        }
    }
    for (id, due) in [("plunder.4", 8), ("objective.1", 5), ("god.11", 6), ("creature.8", 13), ("battlecard.1", 12)] {
        let found = rows(page, id).len();
        if found != due {
            wrong.push(format!("rules/{}: {id} has {found} rows, and {due} are in the box", page.file));
        }
    }
    for id in ["colour.1", "colour.2", "colour.3", "colour.4", "colour.5"] {
        let mut levels = BTreeMap::new();
        for row in rows(page, id) {
            let copies = row.get(2).and_then(|copies| copies.parse::<u8>().ok()).unwrap_or(0);
            *levels.entry(row[0]).or_insert(0) += copies;
        }
        if levels != BTreeMap::from([("1", 4), ("2", 4), ("3", 4), ("4", 4)]) {
            wrong.push(format!("rules/{}: {id} has not four tiles of each level", page.file));
        }
    }
    wrong
}

/// The rows of a section's table, the head left out.
fn rows<'a>(page: &'a Page, id: &str) -> Vec<Vec<&'a str>> {
    let heading = format!("### {id} ");
    let section = page.text.lines().skip_while(|line| !line.starts_with(&heading)).skip(1);
    let table = section.take_while(|line| !line.starts_with('#')).filter(|line| line.starts_with('|'));
    table.skip(2).map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

fn sections(page: &Page) -> BTreeSet<&str> {
    page.text.lines().filter_map(|line| line.strip_prefix("### ")).map(id_of).collect()
}

fn id_of(heading: &str) -> &str {
    heading.split_once(" · ").map_or(heading, |(id, _)| id)
}

fn chapter_of(id: &str) -> &str {
    id.split_once('.').map_or(id, |(chapter, _)| chapter)
}

fn number_of(id: &str) -> Option<u32> {
    id.split_once('.').and_then(|(_, number)| number.parse().ok())
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
        let found = |rows: &[(&str, &str)]| tabled(&[&bs1], &revised(rows, &["buy.1", "day.5"]));
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
    fn a_page_on_two_others_replaces_counts_on_adds_pieces_and_has_chapters_of_its_own() {
        let bs1 = page("bs1.md", &["buy.1", "buy.2", "ruling.1", "tile.priest"]);
        let bs2 = page("bs2.md", &["ruling.2"]);
        let found = |ids: &[&str]| grown(&[&bs1, &bs2], &page("rotg.md", ids));
        let fits = ["buy.1", "ruling.2", "ruling.3", "tile.ambush", "team.1", "team.2", "event.1", "event.famine"];
        assert!(found(&fits).is_empty());
        for stray in ["buy.4", "ruling.4", "buy.ambush"] {
            assert_eq!(found(&[stray]), [format!("rules/rotg.md: {stray} neither replaces nor counts on")]);
        }
        assert_eq!(found(&["team.2"]), ["rules/rotg.md: team.2 neither replaces nor counts on"]);
    }

    #[test]
    fn changes_count_on_from_the_pages_below_and_need_not_name_new_chapters() {
        let bs1 = page("bs1.md", &["buy.1", "buy.2", "day.5"]);
        let bs2 = revised(&[("change.1", "buy.1")], &["buy.1"]);
        let found = |rows: &[(&str, &str)]| tabled(&[&bs1, &bs2], &revised(rows, &["day.5", "team.1"]));
        assert!(found(&[("change.2", "day.5")]).is_empty());
        assert_eq!(found(&[("change.1", "day.5")]), ["rules/bs2.md: change.1 stands where change.2 is due"]);
        assert_eq!(found(&[("change.2", "buy.2, team.1")]), ["rules/bs2.md: no change names day.5"]);
    }

    #[test]
    fn a_box_has_as_many_pieces_as_the_book_counts() {
        let page = |text: &str| boxed(&Page { file: "rotg.md".to_owned(), text: text.to_owned() });
        let has = |text: &str, what: &str| page(text).iter().any(|wrong| wrong.contains(what));
        let disasters = |count: usize| (0..count).map(|n| format!("### disaster.d{n} · D (printed: -)\n")).collect();
        let (five, four): (String, String) = (disasters(5), disasters(4));
        assert!(!has(&five, "disaster") && has(&four, "disaster has 4 pieces, and 5 are in the box"));
        let colour = |copies: u8| {
            let rows = (1..=4).map(|level| format!("| {level} | Tile | {copies} |\n"));
            format!(
                "### colour.1 · Ruby (printed: -)\n\n| level | tile | copies |\n|---|---|---|\n{}",
                rows.collect::<String>()
            )
        };
        assert!(!has(&colour(4), "colour.1 ") && has(&colour(3), "colour.1 has not four tiles of each level"));
    }

    #[test]
    fn a_page_speaks_only_of_sections_that_are_there() {
        let told = |text: &str| {
            let text = format!("### buy.1 · Title (printed: 3.4.3 Acquire)\n\n{text}\n");
            dangling(&[Page { file: "k12.md".to_owned(), text }])
        };
        assert!(told("See buy.1, e.g. bs1.md or (buy.1).").is_empty());
        assert_eq!(told("As in buy.7."), ["rules/k12.md:3: there is no buy.7"]);
    }

    #[test]
    fn sections_and_changes_of_all_pages_can_be_referred_to() {
        let pages = [page("k12.md", &["buy.1"]), revised(&[("change.1", "buy.1")], &["golden.1"])];
        assert_eq!(ids(&pages).iter().collect::<Vec<_>>(), ["buy.1", "change.1", "golden.1"]);
    }
}
