//! The titles the program knows. Everything else is written once for all of them.

use crate::draw::Drawn;
use crate::fault::{Done, Fault};
use ankh::Ankh;
use bots::Valued;
use kemet::Kemet;
use protocol::{Scenic, Staged};
use table::{Ruleset, Title};

/// All the program asks of a title: rules, set-ups, words, data, a picture and a value.
pub(crate) trait Playable: Title + Staged + Scenic + Drawn + Valued {}
impl<T: Title + Staged + Scenic + Drawn + Valued> Playable for T {}

/// Something to do with whatever title is asked for.
pub(crate) trait Errand {
    type Done;
    fn run<T: Playable>(self) -> Self::Done;
}

macro_rules! titles {
    ($($title:ty),*) => {
        pub(crate) fn rulesets() -> Vec<Ruleset> {
            let mut all = Vec::new();
            $(all.extend(<$title as Title>::rulesets());)*
            all
        }

        /// Runs the errand for the title that has this ruleset.
        pub(crate) fn with<E: Errand>(ruleset: &str, errand: E) -> Done<E::Done> {
            $(if <$title as Title>::rulesets().iter().any(|known| known.id == ruleset) {
                return Ok(errand.run::<$title>());
            })*
            let known: Vec<&str> = rulesets().iter().map(|ruleset| ruleset.id).collect();
            Err(Fault::Wish(format!("there is no ruleset '{ruleset}'; there are: {}", known.join(", "))))
        }
    };
}

titles!(Kemet, Ankh);

/// The ruleset a position names: the first word of its first line.
pub(crate) fn ruleset_of(position: &str) -> &str {
    let mut lines = position.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.next().and_then(|line| line.split_whitespace().next()).unwrap_or("")
}
