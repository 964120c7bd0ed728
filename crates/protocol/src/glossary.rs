//! The words of a game that a newcomer looks up.

use ankh::Ankh;
use kemet::{editions, words};
use table::Title;

/// The message ids of a ruleset's terms, in the order a person would read them; with `.means` after it, an id says what
/// the term means. None for a ruleset nobody knows.
pub fn terms(ruleset: &str) -> Vec<String> {
    if Ankh::rulesets().iter().any(|known| known.id == ruleset) {
        return ankh::words::TERMS.map(str::to_owned).to_vec();
    }
    editions::find(ruleset).map(words::terms).unwrap_or_default()
}
