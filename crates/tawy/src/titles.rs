//! The titles the program knows, with all it asks of them.

use crate::draw::Drawn;
use crate::fault::{Done, Fault};
use bots::Valued;
pub(crate) use protocol::titles::rulesets;
use protocol::{Scenic, Staged};
use table::Title;

/// All the program asks of a title: rules, set-ups, words, data, a picture and a value.
pub(crate) trait Playable: Title + Staged + Scenic + Drawn + Valued {}
impl<T: Title + Staged + Scenic + Drawn + Valued> Playable for T {}

mod errands {
    protocol::errands!(super::Playable);
}

pub(crate) use errands::Errand;

/// Runs the errand for the title that has this ruleset.
pub(crate) fn with<E: Errand>(ruleset: &str, errand: E) -> Done<E::Done> {
    errands::with(ruleset, errand).ok_or_else(|| Fault::Wish(protocol::titles::no_such_ruleset(ruleset)))
}

/// The ruleset a position names: the first word of its first line.
pub(crate) fn ruleset_of(position: &str) -> &str {
    let mut lines = position.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.next().and_then(|line| line.split_whitespace().next()).unwrap_or("")
}
