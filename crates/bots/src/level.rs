//! How well a bot plays, in steps: weaker ones have less time and take now and then what is not quite the best.

use crate::Taste;
use std::time::Duration;

/// One of the levels. All of them search; see `docs/bots.md` for the matches behind the ratings.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    pub name: &'static str,
    /// For a whole action; a reaction window or a battle plan takes a tenth.
    pub budget: Duration,
    /// As in [`Taste`].
    pub temperature: f32,
    /// As matches with two players of kemet-2012 have shown it (400 points more: ten to one; the first level: 1000).
    pub rating: u32,
}

pub const LEVELS: [Level; 5] = [
    Level { name: "level1", budget: Duration::from_millis(50), temperature: 0.16, rating: 1000 },
    Level { name: "level2", budget: Duration::from_millis(100), temperature: 0.085, rating: 1210 },
    Level { name: "level3", budget: Duration::from_millis(200), temperature: 0.045, rating: 1360 },
    Level { name: "level4", budget: Duration::from_secs(1), temperature: 0.02, rating: 1640 },
    Level { name: "level5", budget: Duration::from_secs(3), temperature: 0.0, rating: 2080 },
];

impl Level {
    pub fn named(name: &str) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.name == name)
    }

    pub(crate) fn taste(&self) -> Taste {
        Taste { temperature: self.temperature, ..Taste::within(self.budget) }
    }
}
