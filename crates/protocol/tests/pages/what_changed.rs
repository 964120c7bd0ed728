//! `docs/what-changed.md`

use crate::{head, row};
use protocol::Words;
use protocol::comparison::{Comparison, KindOfPieces, PointLine, comparison};

const TITLE: &str = "# What changed

How Kemet (2012) and the two printings of Kemet: Blood and Sand differ. This page is written by `cargo xtask pages` from
the data the engine plays by, so it cannot say anything else than what is played. Sections such as `buy.1` stand in
[rules/k12.md](../rules/k12.md), [rules/bs1.md](../rules/bs1.md) and [rules/bs2.md](../rules/bs2.md); changes such as `change.1`
in the table of the last. Battle cards are written strength-damage-protection. How sure we are of each piece is told in
[provenance.md](provenance.md).
";

pub(crate) fn page() -> String {
    let all = comparison(&Words::english());
    let (shared, differing): (Vec<&PointLine>, Vec<&PointLine>) = all.points.iter().partition(|line| line.is_shared());
    let mut page = TITLE.to_owned();
    page += "\n## Rules that differ\n\n";
    let names = all.rulesets.iter().map(|ruleset| ruleset.name.as_str());
    page += &head(["point"].into_iter().chain(names).chain(["sections", "change"]));
    for line in differing {
        let values = values(line);
        let (rules, changes) = (code(line.rules), code(line.changes));
        let cells = [line.name.as_str()].into_iter().chain(values.iter().map(String::as_str));
        page += &row(cells.chain([rules.as_str(), changes.as_str()]));
    }
    page += "\n## Rules that are the same in all\n\n";
    page += &head(["point", "played", "sections"]);
    for line in shared {
        page += &row([line.name.as_str(), &line.values[0], &code(line.rules)]);
    }
    for step in &all.steps {
        let name = |index: usize| all.rulesets[index].name.as_str();
        page += &format!("\n## Pieces: from {} to {}\n", name(step.from), name(step.to));
        page += &pieces(&all, step.from, step.to, &step.kinds);
    }
    page
}

/// What is played as in the ruleset before is not said again.
fn values(line: &PointLine) -> Vec<String> {
    let said = |(place, value): (usize, &String)| match place.checked_sub(1) {
        Some(before) if line.values[before] == *value => "the same".to_owned(),
        Some(_) | None => value.clone(),
    };
    line.values.iter().enumerate().map(said).collect()
}

fn pieces(all: &Comparison, from: usize, to: usize, kinds: &[KindOfPieces]) -> String {
    if kinds.iter().all(|kind| kind.changed.is_empty()) {
        return "\nNothing in the box differs.\n".to_owned();
    }
    let mut text = String::new();
    for kind in kinds {
        text += &format!("\n### {}\n\n", kind.name);
        let told = kind.changed.iter().any(|piece| !piece.does.is_empty());
        let (before, after) = (all.rulesets[from].name.as_str(), all.rulesets[to].name.as_str());
        let does = told.then_some("what it does");
        text += &head(["piece", before, after, "what changed"].into_iter().chain(does).chain(["section"]));
        for piece in &kind.changed {
            let does = told.then(|| piece.does.join(" → "));
            let rule = code(&[piece.rule]);
            let cells = [piece.name.as_str(), &piece.before, &piece.after, &piece.change];
            text += &row(cells.into_iter().chain(does.as_deref()).chain([rule.as_str()]));
        }
        if !kind.same.is_empty() {
            text += &format!("\nThe same: {}.\n", kind.same.join(", "));
        }
    }
    text
}

fn code(ids: &[&str]) -> String {
    ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ")
}
