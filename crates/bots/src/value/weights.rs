//! The weights of the features, in columns: one for two players, one for more, and more of them where a game changes its
//! nature on the way. A side's chance goes with the exponential of its weighed sum, so a weight says by how much a feature
//! multiplies the odds.

use super::{MOST_FEATURES, Valued};
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The most columns a game has.
const MOST_COLUMNS: usize = 3;

#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    pub columns: [[f32; MOST_FEATURES]; MOST_COLUMNS],
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
    const NONE: Weights = Weights { columns: [[0.0; MOST_FEATURES]; MOST_COLUMNS] };

    /// Those this position is weighed with.
    #[inline]
    pub fn at<R: Valued>(&self, board: &R::Board) -> &[f32; MOST_FEATURES] {
        &self.columns[R::column(board)]
    }

    fn leaning(&self, by: &Weights) -> Weights {
        let sum = |column: usize, at: usize| self.columns[column][at] + by.columns[column][at];
        Weights { columns: std::array::from_fn(|column| std::array::from_fn(|at| sum(column, at))) }
    }

    /// One line per feature: its name, and its weight in each column. A feature that is not named weighs nothing; a name
    /// that is no feature is an error.
    pub fn read<R: Valued>(text: &str) -> Result<Weights, String> {
        let mut weights = Weights::NONE;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let name = words.next().unwrap_or_default();
            let at = R::FEATURES.iter().position(|&feature| feature == name);
            let at = at.ok_or_else(|| format!("there is no feature '{name}'"))?;
            for column in &mut weights.columns[..R::COLUMNS] {
                let number = words.next().and_then(|word| word.parse().ok());
                column[at] = number.ok_or_else(|| format!("'{line}' is not a name and {} numbers", R::COLUMNS))?;
            }
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
    let line = |(at, name): (usize, &&str)| {
        let columns = weights.columns[..R::COLUMNS].iter();
        format!("{name}{}\n", columns.map(|column| format!(" {:.4}", column[at])).collect::<String>())
    };
    R::FEATURES.iter().enumerate().map(line).collect()
}

/// The weights of a ruleset that ship with the program, read once.
pub fn ruleset_weights<R: Valued>(ruleset: &str) -> &'static Weights {
    static READ: [OnceLock<Weights>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];
    let at = SHIPPED.iter().position(|(id, _)| *id == ruleset).unwrap_or(0);
    READ[at].get_or_init(|| {
        // A test reads all of them: an error here cannot be met.
        Weights::read::<R>(SHIPPED[at].1).unwrap_or(Weights::NONE)
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
            let weighs = |column: &[f32; MOST_FEATURES]| column.iter().any(|&weight| weight != 0.0);
            assert!(weights.columns[..R::COLUMNS].iter().all(weighs));
            assert!(text.lines().count() >= R::FEATURES.len(), "every feature is weighed");
            let again = Weights::read::<R>(&write_weights::<R>(&weights)).expect("what is written can be read");
            for (manner, text) in R::MANNERS {
                let leaning = Weights::read::<R>(text).expect("a manner can be read");
                assert!(leaning.columns[..R::COLUMNS].iter().all(weighs));
                assert_eq!(Scales::Manner(manner).weights::<R>(ruleset.id), &weights.leaning(&leaning));
            }
            assert_eq!(R::MANNERS.map(|(manner, _)| manner), crate::MANNERS);
            let all = |weights: &Weights| weights.columns.concat();
            assert!(all(&again).iter().zip(all(&weights)).all(|(a, b)| (a - b).abs() < 1e-3));
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
