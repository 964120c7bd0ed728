//! The comparison of the editions is whole: words in every language, and every change of the printings carried by a
//! point of the rules.

use kemet::Kemet;
use kemet::differences::{self, Point};
use kemet::editions;
use protocol::comparison::comparison;
use protocol::report::{RulesetReport, line};
use protocol::{Language, Words};
use std::collections::BTreeSet;
use table::{Arg, Message, Title};

#[test]
fn every_language_says_the_whole_comparison() {
    for language in Language::ALL {
        let words = Words::new(language);
        for message in messages() {
            let text = words.try_say(&message).unwrap_or_else(|unsaid| panic!("{language}: {unsaid}"));
            assert!(!text.trim().is_empty() && !text.contains(['{', '}', '|']), "{language}, {}: '{text}'", message.id);
        }
        let all = line(&comparison(&words));
        assert!(!all.contains('<'), "{language}: {all}");
    }
}

#[test]
fn the_files_of_editions_have_what_is_said_and_nothing_else() {
    let said: BTreeSet<String> = messages().iter().flat_map(ids).collect();
    for language in Language::ALL {
        let (_, text) = language.files().iter().find(|(file, _)| *file == "editions.ftl").expect("it is embedded");
        let lines = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        let defined: BTreeSet<String> = lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect();
        let unused: Vec<&String> = defined.difference(&said).collect();
        assert!(unused.is_empty(), "in messages/{language}/editions.ftl and never said: {unused:?}");
    }
}

#[test]
fn every_edition_has_the_same_points_in_the_same_order() {
    let ids = |points: Vec<Point>| points.iter().map(|point| point.id).collect::<Vec<_>>();
    let first = ids(differences::points(editions::ALL[0]));
    assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), first.len(), "a point stands twice");
    for edition in editions::ALL {
        assert_eq!(ids(differences::points(edition)), first, "{edition:?}");
    }
}

#[test]
fn what_an_edition_plays_differently_is_in_its_table_of_changes() {
    for (page, before, after) in steps() {
        let changes = changes(page);
        for (old, new) in before.iter().zip(&after) {
            let named = || old.changes.iter().filter_map(|id| changes.iter().find(|change| change.id == *id));
            if old.value == new.value {
                assert_eq!(named().count(), 0, "{}: both play it alike, yet it names a change", old.id);
                continue;
            }
            assert!(named().count() > 0, "{}: the books differ, and no change of their page is named", old.id);
            for change in named() {
                let shared = change.sections.iter().any(|section| old.rules.contains(section));
                assert!(shared, "{}: it is of {:?}, {} of {:?}", old.id, old.rules, change.id, change.sections);
            }
        }
    }
    let known: Vec<&str> = steps().iter().flat_map(|(page, ..)| changes(page)).map(|change| change.id).collect();
    for point in differences::points(editions::ALL[0]) {
        assert!(point.changes.iter().all(|id| known.contains(id)), "{}: {:?}", point.id, point.changes);
    }
}

#[test]
fn every_changed_rule_is_carried_by_a_point() {
    for (page, before, after) in steps() {
        let differing = before.iter().zip(&after).filter(|(old, new)| old.value != new.value);
        let carried: BTreeSet<&str> = differing.flat_map(|(point, _)| point.changes).copied().collect();
        let rules: Vec<Change> = changes(page).into_iter().filter(|change| change.kind == "rule").collect();
        assert!(!rules.is_empty());
        for change in rules {
            assert!(carried.contains(change.id), "{} changes a rule, and no point differs for it", change.id);
        }
    }
}

#[test]
fn every_piece_of_every_ruleset_is_listed_with_its_certainty() {
    for ruleset in Kemet::rulesets() {
        let players = ruleset.players.clone();
        let report = RulesetReport::from(ruleset);
        let boards = report.content.iter().filter(|piece| piece.kind == "board").count();
        assert_eq!(boards, players.count(), "{}: a board for each number of players", report.id);
        for kind in ["tile", "card", "battle-card", "creature"] {
            assert!(report.content.iter().any(|piece| piece.kind == kind), "{}: {kind}", report.id);
        }
        for piece in &report.content {
            let known = ["rulebook", "public", "public-unsure", "reconstructed"].contains(&piece.provenance);
            assert!(known && !piece.rule.is_empty() && !piece.name.is_empty(), "{}: {piece:?}", report.id);
        }
    }
}

/// The books that tell what they change, with the points before and after.
fn steps() -> [(&'static str, Vec<Point>, Vec<Point>); 2] {
    let points = |id| differences::points(editions::find(id).expect("it is an edition"));
    [
        (include_str!("../../../rules/bs2.md"), points("kemet-bs"), points("kemet-bs-revised")),
        (include_str!("../../../rules/rotg.md"), points("kemet-bs-revised"), points("kemet-rotg")),
    ]
}

/// A row of the table of changes of a page.
struct Change {
    id: &'static str,
    kind: &'static str,
    sections: Vec<&'static str>,
}

fn changes(page: &'static str) -> Vec<Change> {
    let rows = page.lines().filter(|line| line.starts_with("| change."));
    let cells = rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>());
    let change = |cells: Vec<&'static str>| match cells[..] {
        [id, kind, _, sections] => Change { id, kind, sections: sections.split(", ").collect() },
        _ => panic!("a row of a table of changes without four cells: {cells:?}"),
    };
    cells.map(change).collect()
}

/// Everything the comparison says.
fn messages() -> Vec<Message> {
    let mut all = vec![Message::new("played-nothing")];
    for edition in editions::ALL {
        all.push(Message::new(format!("edition-{}", edition.id)));
        for point in differences::points(edition) {
            all.push(Message::new(format!("rule-{}", point.id)));
            all.extend(point.value);
        }
    }
    all.extend(["tile", "card", "battle-card", "creature"].map(|kind| Message::new(format!("kind-of-{kind}"))));
    for pair in editions::ALL.windows(2) {
        for piece in differences::pieces(pair[0], pair[1]) {
            all.push(piece.name);
            for print in [piece.before, piece.after] {
                all.extend(print.printed);
                all.extend(print.does);
            }
            all.extend(piece.changes);
        }
    }
    all
}

fn ids(message: &Message) -> Vec<String> {
    let names = message.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Name(id) => Some(id.clone()),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => None,
    });
    names.chain([message.id.clone()]).collect()
}
