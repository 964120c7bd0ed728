//! The weights of the features: for two players, and for more. A side's chance goes with the exponential of its weighed
//! sum, so a weight says by how much a feature multiplies the odds.

use super::{MOST_FEATURES, Valued};
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    two: [f32; MOST_FEATURES],
    more: [f32; MOST_FEATURES],
}

/// What ships with the program, by ruleset.
const SHIPPED: [(&str, &str); 5] = [
    ("kemet-2012", include_str!("../../weights/kemet-2012.txt")),
    ("kemet-bs", include_str!("../../weights/kemet-bs.txt")),
    ("kemet-bs-revised", include_str!("../../weights/kemet-bs-revised.txt")),
    ("kemet-rotg", include_str!("../../weights/kemet-rotg.txt")),
    ("ankh", include_str!("../../weights/ankh.txt")),
];

impl Weights {
    #[inline]
    pub fn for_players(&self, players: usize) -> &[f32; MOST_FEATURES] {
        if players == 2 { &self.two } else { &self.more }
    }

    pub fn for_players_mut(&mut self, players: usize) -> &mut [f32; MOST_FEATURES] {
        if players == 2 { &mut self.two } else { &mut self.more }
    }

    fn leaning(&self, by: &Weights) -> Weights {
        let sum = |own: &[f32; MOST_FEATURES], by: &[f32; MOST_FEATURES]| std::array::from_fn(|at| own[at] + by[at]);
        Weights { two: sum(&self.two, &by.two), more: sum(&self.more, &by.more) }
    }

    /// One line per feature: its name, its weight with two players, its weight with more. A feature that is not named
    /// weighs nothing; a name that is no feature is an error.
    pub fn read<R: Valued>(text: &str) -> Result<Weights, String> {
        let mut weights = Weights { two: [0.0; MOST_FEATURES], more: [0.0; MOST_FEATURES] };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let name = words.next().unwrap_or_default();
            let at = R::FEATURES.iter().position(|&feature| feature == name);
            let at = at.ok_or_else(|| format!("there is no feature '{name}'"))?;
            let mut number = || words.next().and_then(|word| word.parse().ok());
            let (Some(two), Some(more)) = (number(), number()) else {
                return Err(format!("'{line}' is not a name and two numbers"));
            };
            weights.two[at] = two;
            weights.more[at] = more;
        }
        Ok(weights)
    }
}

/// Which weights a bot plays with.
#[derive(Clone, Copy, Debug, Default)]
pub enum Scales {
    /// Those of the ruleset.
    #[default]
    Ruleset,
    /// Those of the ruleset, leaning as this manner leans.
    Manner(&'static str),
    Own(&'static Weights),
}

impl Scales {
    pub fn weights<R: Valued>(self, ruleset: &'static str) -> &'static Weights {
        match self {
            Scales::Ruleset => ruleset_weights::<R>(ruleset),
            Scales::Manner(manner) => manner_weights::<R>(ruleset, manner),
            Scales::Own(weights) => weights,
        }
    }
}

/// The weights as [`Weights::read`] reads them.
pub fn write_weights<R: Valued>(weights: &Weights) -> String {
    let line = |(at, name): (usize, &&str)| format!("{name} {:.4} {:.4}\n", weights.two[at], weights.more[at]);
    R::FEATURES.iter().enumerate().map(line).collect()
}

/// The weights of a ruleset that ship with the program, read once.
pub fn ruleset_weights<R: Valued>(ruleset: &str) -> &'static Weights {
    static READ: [OnceLock<Weights>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];
    let at = SHIPPED.iter().position(|(id, _)| *id == ruleset).unwrap_or(0);
    READ[at].get_or_init(|| {
        let none = Weights { two: [0.0; MOST_FEATURES], more: [0.0; MOST_FEATURES] };
        // A test reads all of them: an error here cannot be met.
        Weights::read::<R>(SHIPPED[at].1).unwrap_or(none)
    })
}

/// The weights of a ruleset with what a manner adds to them. They are made once and live as long as the program.
fn manner_weights<R: Valued>(ruleset: &'static str, manner: &'static str) -> &'static Weights {
    type Made = HashMap<(&'static str, &'static str), &'static Weights>;
    static MADE: OnceLock<Mutex<Made>> = OnceLock::new();
    let mut made = MADE.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    made.entry((ruleset, manner)).or_insert_with(|| {
        let plain = ruleset_weights::<R>(ruleset);
        let leaning = R::MANNERS.iter().find(|(name, _)| *name == manner);
        // A test reads all of them: an error here cannot be met.
        let leaning = leaning.and_then(|(_, text)| Weights::read::<R>(text).ok());
        leaning.map_or(plain, |leaning| Box::leak(Box::new(plain.leaning(&leaning))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ankh::Ankh;
    use kemet::Kemet;

    fn all_weigh<R: Valued>() {
        for ruleset in R::rulesets() {
            let (_, text) = SHIPPED.iter().find(|(id, _)| *id == ruleset.id).expect("every ruleset has weights");
            let weights = Weights::read::<R>(text).expect("they can be read");
            assert!(weights.two.iter().chain(&weights.more).any(|&weight| weight != 0.0));
            assert!(text.lines().count() >= R::FEATURES.len(), "every feature is weighed");
            let again = Weights::read::<R>(&write_weights::<R>(&weights)).expect("what is written can be read");
            for (manner, text) in R::MANNERS {
                let leaning = Weights::read::<R>(text).expect("a manner can be read");
                assert!(leaning.two.iter().any(|&weight| weight != 0.0));
                assert_eq!(Scales::Manner(manner).weights::<R>(ruleset.id), &weights.leaning(&leaning));
            }
            assert_eq!(R::MANNERS.map(|(manner, _)| manner), crate::MANNERS);
            assert!(again.two.iter().zip(weights.two).all(|(a, b)| (a - b).abs() < 1e-3));
        }
    }

    #[test]
    fn every_ruleset_has_weights_for_every_feature() {
        all_weigh::<Kemet>();
        all_weigh::<Ankh>();
        const { assert!(Kemet::FEATURES.len() <= MOST_FEATURES && Ankh::FEATURES.len() <= MOST_FEATURES) };
        assert!(Weights::read::<Kemet>("camels 1 2").is_err());
        assert!(Weights::read::<Kemet>("units 1").is_err());
    }
}
