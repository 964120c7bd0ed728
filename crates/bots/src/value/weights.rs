//! The weights of the features, in columns: one for two players, one for more, and more of them where a game changes its
//! nature on the way. A side's chance goes with the exponential of its weighed sum, so a weight says by how much a feature
//! multiplies the odds; bends say where that depends on the other features of the side.

use super::{Features, MOST_FEATURES, Valued};
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The most columns a game has.
const MOST_COLUMNS: usize = 3;

/// The most bends a column has.
pub const MOST_BENDS: usize = 16;

/// Sums that grow side by side: one after another each addition would wait for the one before.
const LANES: usize = 8;
// No feature is left over.
const _: () = assert!(MOST_FEATURES.is_multiple_of(LANES));

#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    pub columns: [Column; MOST_COLUMNS],
}

/// A weighed sum of the features, and bends: further weighed sums of them, of which each counts only where it is above zero.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    pub plain: Features,
    /// How many bends there are.
    pub bends: usize,
    /// By feature, what it adds to each bend. In this order the sums of all bends grow side by side.
    pub bend: [[f32; MOST_BENDS]; MOST_FEATURES],
    /// What each bend begins with.
    pub base: [f32; MOST_BENDS],
    /// What it weighs.
    pub weight: [f32; MOST_BENDS],
}

impl Column {
    pub const NONE: Column = Column {
        plain: [0.0; MOST_FEATURES],
        bends: 0,
        bend: [[0.0; MOST_BENDS]; MOST_FEATURES],
        base: [0.0; MOST_BENDS],
        weight: [0.0; MOST_BENDS],
    };

    /// What these features of a side come to: the logarithm of its odds, but for what the other sides have.
    pub fn sum(&self, features: &Features) -> f32 {
        let mut lanes = [0.0_f32; LANES];
        for (features, weights) in features.chunks_exact(LANES).zip(self.plain.chunks_exact(LANES)) {
            lanes
                .iter_mut()
                .zip(features.iter().zip(weights))
                .for_each(|(lane, (feature, weight))| *lane += feature * weight);
        }
        let plain: f32 = lanes.iter().sum();
        if self.bends == 0 {
            return plain;
        }
        let bends = self.bent(features);
        plain + bends.iter().zip(&self.weight).map(|(bend, weight)| bend.max(0.0) * weight).sum::<f32>()
    }

    /// How far above zero each bend is, or below.
    pub fn bent(&self, features: &Features) -> [f32; MOST_BENDS] {
        let mut bends = self.base;
        for (&feature, row) in features.iter().zip(&self.bend).filter(|&(&feature, _)| feature != 0.0) {
            bends.iter_mut().zip(row).for_each(|(bend, by)| *bend += feature * by);
        }
        bends
    }
}

/// What weights were fitted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum School {
    /// Who won. So `greedy` weighs, whom all others are measured by, and so finished games are looked at.
    Wins,
    /// What searches saw further on. So searches weigh.
    Searches,
}

/// What ships with the program for a ruleset.
struct Shipped {
    ruleset: &'static str,
    wins: &'static str,
    searches: &'static str,
}

const SHIPPED: [Shipped; 5] = [
    Shipped {
        ruleset: "kemet-2012",
        wins: include_str!("../../weights/kemet-2012.txt"),
        searches: include_str!("../../weights/kemet-2012-searches.txt"),
    },
    Shipped {
        ruleset: "kemet-bs",
        wins: include_str!("../../weights/kemet-bs.txt"),
        searches: include_str!("../../weights/kemet-bs-searches.txt"),
    },
    Shipped {
        ruleset: "kemet-bs-revised",
        wins: include_str!("../../weights/kemet-bs-revised.txt"),
        searches: include_str!("../../weights/kemet-bs-revised-searches.txt"),
    },
    Shipped {
        ruleset: "kemet-rotg",
        wins: include_str!("../../weights/kemet-rotg.txt"),
        searches: include_str!("../../weights/kemet-rotg-searches.txt"),
    },
    Shipped {
        ruleset: "ankh",
        wins: include_str!("../../weights/ankh.txt"),
        searches: include_str!("../../weights/ankh-searches.txt"),
    },
];

impl Shipped {
    fn of(&self, school: School) -> &'static str {
        match school {
            School::Wins => self.wins,
            School::Searches => self.searches,
        }
    }
}

impl Weights {
    const NONE: Weights = Weights { columns: [Column::NONE; MOST_COLUMNS] };

    /// Those this position is weighed with.
    #[inline]
    pub fn at<R: Valued>(&self, board: &R::Board) -> &Column {
        &self.columns[R::column(board)]
    }

    fn leaning(&self, by: &Weights) -> Weights {
        let mut leaning = self.clone();
        for (column, by) in leaning.columns.iter_mut().zip(&by.columns) {
            column.plain.iter_mut().zip(by.plain).for_each(|(weight, by)| *weight += by);
        }
        leaning
    }

    /// One line per feature: its name, and its weight in each column. A feature that is not named weighs nothing; a name
    /// that is no feature is an error. And one line per bend: `bend`, its column (the first is 1), its weight, what it begins
    /// with, and what every feature adds.
    pub fn read<R: Valued>(text: &str) -> Result<Weights, String> {
        let mut weights = Weights::NONE;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let numbers: Option<Vec<f32>> = rest.split_whitespace().map(|word| word.parse().ok()).collect();
            let numbers = numbers.ok_or_else(|| format!("'{line}' is not a name and numbers"))?;
            if name == BEND {
                weights.read_bend::<R>(&numbers).map_err(|why| format!("'{line}': {why}"))?;
                continue;
            }
            let at = R::FEATURES.iter().position(|&feature| feature == name);
            let at = at.ok_or_else(|| format!("there is no feature '{name}'"))?;
            if numbers.len() != R::COLUMNS {
                return Err(format!("'{line}' is not a name and {} numbers", R::COLUMNS));
            }
            weights.columns.iter_mut().zip(numbers).for_each(|(column, weight)| column.plain[at] = weight);
        }
        Ok(weights)
    }

    fn read_bend<R: Valued>(&mut self, numbers: &[f32]) -> Result<(), String> {
        let [column, weight, base, rows @ ..] = numbers else { return Err("a bend has more numbers".to_owned()) };
        if rows.len() != R::FEATURES.len() {
            return Err(format!("a bend has a number for each of the {} features", R::FEATURES.len()));
        }
        let column = (1..=R::COLUMNS).find(|&nth| nth as f32 == *column).ok_or("there is no such column")?;
        let column = &mut self.columns[column - 1];
        if column.bends == MOST_BENDS {
            return Err(format!("a column has {MOST_BENDS} bends at most"));
        }
        let nth = column.bends;
        column.bends += 1;
        (column.weight[nth], column.base[nth]) = (*weight, *base);
        column.bend.iter_mut().zip(rows).for_each(|(row, &by)| row[nth] = by);
        Ok(())
    }
}

/// How the line of a bend begins.
const BEND: &str = "bend";

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
    pub fn weights<R: Valued>(self, ruleset: &'static str, school: School) -> &'static Weights {
        match self {
            Scales::Ruleset => ruleset_weights::<R>(ruleset, school),
            Scales::Manner(manner) => manner_weights::<R>(ruleset, school, manner),
            Scales::Own(weights) => weights,
        }
    }
}

/// The weights as [`Weights::read`] reads them.
pub fn write_weights<R: Valued>(weights: &Weights) -> String {
    let columns = &weights.columns[..R::COLUMNS];
    let list =
        |numbers: &mut dyn Iterator<Item = f32>| numbers.map(|number| format!(" {number:.4}")).collect::<String>();
    let plain =
        |(at, name): (usize, &&str)| format!("{name}{}\n", list(&mut columns.iter().map(|column| column.plain[at])));
    let bend = |nth: usize, column: &Column, bend: usize| {
        let rows = column.bend[..R::FEATURES.len()].iter().map(|row| row[bend]);
        let numbers = list(&mut [column.weight[bend], column.base[bend]].into_iter().chain(rows));
        format!("{BEND} {}{numbers}\n", nth + 1)
    };
    let bends = columns.iter().enumerate().flat_map(|(nth, column)| (0..column.bends).map(move |at| (nth, column, at)));
    let plain = R::FEATURES.iter().enumerate().map(plain);
    plain.chain(bends.map(|(nth, column, at)| bend(nth, column, at))).collect()
}

/// The weights of a ruleset that ship with the program, read once.
pub fn ruleset_weights<R: Valued>(ruleset: &str, school: School) -> &'static Weights {
    static READ: [[OnceLock<Weights>; 2]; SHIPPED.len()] = [const { [const { OnceLock::new() }; 2] }; SHIPPED.len()];
    let at = SHIPPED.iter().position(|shipped| shipped.ruleset == ruleset).unwrap_or(0);
    READ[at][school as usize].get_or_init(|| {
        // A test reads all of them: an error here cannot be met.
        Weights::read::<R>(SHIPPED[at].of(school)).unwrap_or(Weights::NONE)
    })
}

/// The weights of a ruleset with what a manner adds to them. They are made once and live as long as the program.
fn manner_weights<R: Valued>(ruleset: &'static str, school: School, manner: &'static str) -> &'static Weights {
    type Made = HashMap<(&'static str, School, &'static str), &'static Weights>;
    static MADE: OnceLock<Mutex<Made>> = OnceLock::new();
    let mut made = MADE.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    made.entry((ruleset, school, manner)).or_insert_with(|| {
        let plain = ruleset_weights::<R>(ruleset, school);
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
        for (ruleset, school) in R::rulesets().iter().flat_map(|of| [(of, School::Wins), (of, School::Searches)]) {
            let shipped = SHIPPED.iter().find(|shipped| shipped.ruleset == ruleset.id).expect("it has weights");
            let text = shipped.of(school);
            let weights = Weights::read::<R>(text).expect("they can be read");
            let weighs = |column: &Column| column.plain.iter().any(|&weight| weight != 0.0);
            assert!(weights.columns[..R::COLUMNS].iter().all(weighs));
            assert!(text.lines().count() >= R::FEATURES.len(), "every feature is weighed");
            let again = Weights::read::<R>(&write_weights::<R>(&weights)).expect("what is written can be read");
            for (manner, text) in R::MANNERS {
                let leaning = Weights::read::<R>(text).expect("a manner can be read");
                assert!(leaning.columns[..R::COLUMNS].iter().all(weighs));
                assert_eq!(Scales::Manner(manner).weights::<R>(ruleset.id, school), &weights.leaning(&leaning));
            }
            assert_eq!(R::MANNERS.map(|(manner, _)| manner), crate::MANNERS);
            assert_eq!(again, weights, "as many digits are written as were read");
        }
    }

    #[test]
    fn every_ruleset_has_weights_for_every_feature() {
        all_weigh::<Kemet>();
        all_weigh::<Ankh>();
        const { assert!(Kemet::FEATURES.len() <= MOST_FEATURES && Ankh::FEATURES.len() <= MOST_FEATURES) };
        assert!(Weights::read::<Kemet>("camels 1 2").is_err());
        assert!(Weights::read::<Kemet>("units 1").is_err());
        assert!(Weights::read::<Kemet>("units 1 2 3").is_err());
        assert!(Weights::read::<Kemet>("units 1 many").is_err());
    }

    #[test]
    fn a_bend_counts_above_zero_only() {
        let units = Kemet::FEATURES.iter().position(|&feature| feature == "units").expect("a feature");
        let rows: Vec<&str> = (0..Kemet::FEATURES.len()).map(|at| if at == units { "1" } else { "0" }).collect();
        let line = |column: &str| format!("units 0.5 0\nbend {column} 2 -3 {}", rows.join(" "));
        let weights = Weights::read::<Kemet>(&line("1")).expect("a bend");
        let sum = |column: usize, units_here: f32| {
            let mut features = [0.0; MOST_FEATURES];
            features[units] = units_here;
            weights.columns[column].sum(&features)
        };
        assert_eq!([sum(0, 2.0), sum(0, 3.0), sum(0, 5.0), sum(1, 5.0)], [1.0, 1.5, 6.5, 0.0]);
        assert_eq!(Weights::read::<Kemet>(&write_weights::<Kemet>(&weights)), Ok(weights));
        for wrong in ["bend", "bend 1 2 3 4", &line("0"), &line("3"), &line("1.5")] {
            assert!(Weights::read::<Kemet>(wrong).is_err(), "{wrong}");
        }
        let many = vec![line("2"); MOST_BENDS + 1].join("\n");
        assert!(Weights::read::<Kemet>(&many).is_err());
    }
}
