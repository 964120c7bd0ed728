//! The titles there are. Everything else is written once for all of them.

pub use ankh::Ankh;
pub use kemet::Kemet;
use table::{Ruleset, Title};

/// Hands all titles to another macro: the one list of them.
#[doc(hidden)]
#[macro_export]
macro_rules! all_titles {
    ($then:ident ! ($($args:tt)*)) => {
        $crate::$then!($($args)*; $crate::titles::Kemet, $crate::titles::Ankh);
    };
}

/// Declares, for titles that can do what the bound says, `Errand` (something to do with whatever title is asked for) and
/// `with` (runs the errand for the title that has a ruleset; `None` if there is none).
#[macro_export]
macro_rules! errands {
    ($bound:path) => {
        $crate::all_titles!(declare_errands!($bound));
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! declare_errands {
    ($bound:path; $($title:ty),*) => {
        /// Something to do with whatever title is asked for.
        pub(crate) trait Errand {
            type Done;
            fn run<T: $bound>(self) -> Self::Done;
        }

        /// Runs the errand for the title that has this ruleset.
        pub(crate) fn with<E: Errand>(ruleset: &str, errand: E) -> Option<E::Done> {
            $(if $crate::titles::has::<$title>(ruleset) {
                return Some(errand.run::<$title>());
            })*
            None
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! collect_rulesets {
    ($all:ident; $($title:ty),*) => {
        $($all.extend(<$title as table::Title>::rulesets());)*
    };
}

pub fn rulesets() -> Vec<Ruleset> {
    let mut all = Vec::new();
    all_titles!(collect_rulesets!(all));
    all
}

#[doc(hidden)]
pub fn has<T: Title>(ruleset: &str) -> bool {
    T::rulesets().iter().any(|known| known.id == ruleset)
}

/// What to say of a ruleset nobody knows.
pub fn no_such_ruleset(ruleset: &str) -> String {
    let known: Vec<&str> = rulesets().iter().map(|ruleset| ruleset.id).collect();
    format!("there is no ruleset '{ruleset}'; there are: {}", known.join(", "))
}
