//! `tawy rulesets`

use crate::fault::Done;
use crate::titles;
use protocol::report::{RulesetReport, line};
use std::io::{self, Write};

pub(crate) fn list() -> Done {
    let mut out = io::stdout().lock();
    for ruleset in titles::rulesets() {
        writeln!(out, "{}: {} to {} players", ruleset.id, ruleset.players.start(), ruleset.players.end())?;
        for (option, values) in &ruleset.options {
            writeln!(out, "  {option}={}", values.join("|"))?;
        }
        writeln!(out, "  rules/{}.md", ruleset.rules)?;
        let unsure: Vec<&str> = ruleset
            .content
            .iter()
            .filter(|content| content.provenance == "public-unsure" || content.provenance == "reconstructed")
            .map(|content| content.name.as_str())
            .collect();
        writeln!(out, "  {} kinds of pieces; we are less sure of: {}", ruleset.content.len(), unsure.join(", "))?;
    }
    Ok(())
}

pub(crate) fn list_json() -> Done {
    let all: Vec<RulesetReport> = titles::rulesets().into_iter().map(RulesetReport::from).collect();
    writeln!(io::stdout().lock(), "{}", line(&all))?;
    Ok(())
}
