//! What can be chosen before a game, and what of it goes together: found by asking the rules to lay the table.

use crate::teams;
use std::collections::BTreeMap;
use table::{Ruleset, Title};

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    pub value: &'static str,
    /// For how many players there is a table with it.
    pub players: Vec<usize>,
    /// Other options of which not every value goes with it, and which do.
    pub with: BTreeMap<&'static str, Vec<&'static str>>,
    /// Seats that play together with it.
    pub teams: Vec<Vec<usize>>,
}

/// The values of every option of a ruleset, in its order. What takes three options to come about is not looked for.
pub fn offered<T: Title>(ruleset: &Ruleset) -> Vec<(&'static str, Vec<Offered>)> {
    let values = |key, values: &[&'static str]| values.iter().map(|value| one::<T>(ruleset, key, value)).collect();
    ruleset.options.iter().map(|(key, all)| (*key, values(key, all))).collect()
}

fn one<T: Title>(ruleset: &Ruleset, key: &'static str, value: &'static str) -> Offered {
    let mut offered = Offered { value, players: Vec::new(), with: BTreeMap::new(), teams: Vec::new() };
    let mut lay = |also: Option<(&'static str, &'static str)>| {
        let options: Vec<_> = [(key, value)].into_iter().chain(also).collect();
        let mut fits = false;
        for players in ruleset.players.clone() {
            let Ok(board) = T::start(ruleset.id, players, &options) else { continue };
            fits = true;
            if !offered.players.contains(&players) {
                offered.players.push(players);
                offered.teams = teams::teams::<T>(&board);
            }
        }
        fits
    };
    lay(None);
    let mut with = BTreeMap::new();
    for (other, values) in ruleset.options.iter().filter(|(other, _)| *other != key) {
        let fitting: Vec<_> = values.iter().copied().filter(|value| lay(Some((other, value)))).collect();
        if !fitting.is_empty() && fitting.len() < values.len() {
            with.insert(*other, fitting);
        }
    }
    offered.players.sort_unstable();
    Offered { with, ..offered }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::{Ankh, Kemet};

    fn value<'a>(all: &'a [(&'static str, Vec<Offered>)], key: &str, value: &str) -> &'a Offered {
        let (_, values) = all.iter().find(|(offered, _)| *offered == key).expect("an option");
        values.iter().find(|offered| offered.value == value).expect("a value")
    }

    /// [mode.1] [mode.3]
    #[test]
    fn what_belongs_to_a_mode_goes_with_it_alone() {
        let rulesets = Kemet::rulesets();
        let ruleset = rulesets.iter().find(|ruleset| ruleset.id == "kemet-rotg").expect("the ruleset");
        let all = offered::<Kemet>(ruleset);
        assert_eq!(value(&all, "mode", "classic").players, [2, 3, 4, 5, 6]);
        assert_eq!(value(&all, "mode", "team").players, [4, 6]);
        assert_eq!(value(&all, "mode", "solo").players, [1]);
        let trios = value(&all, "teams", "3v3");
        assert_eq!((&trios.players, &trios.with["mode"]), (&vec![6], &vec!["team"]));
        assert_eq!(trios.teams, [[0, 2, 4], [1, 3, 5]]);
        assert_eq!(value(&all, "teams", "2v2").teams, [[0, 2], [1, 3]]);
        assert_eq!(value(&all, "objective", "3").with["mode"], ["solo"]);
        assert_eq!(value(&all, "gods", "true").with["mode"], ["classic", "team"]);
        assert!(!value(&all, "gods", "false").with.contains_key("mode"));
    }

    #[test]
    fn whatever_is_offered_can_be_played() {
        let rulesets = Ankh::rulesets();
        for (key, values) in offered::<Ankh>(&rulesets[0]) {
            assert!(values.iter().all(|value| !value.players.is_empty()), "{key}");
        }
    }
}
