//! The words of a game that a newcomer looks up.

use kemet::{editions, words};

/// The message ids of a ruleset's terms, in the order a person would read them; with `.means` after it, an id says what
/// the term means. None for a ruleset nobody knows.
pub fn terms(ruleset: &str) -> Vec<String> {
    editions::find(ruleset).map(words::terms).unwrap_or_default()
}
