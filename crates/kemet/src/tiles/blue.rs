//! Blue powers, or Sapphire: defence and control.

#[cfg(test)]
mod later_tests;
#[cfg(test)]
mod tests;

use super::Icon::{Battle, Day, Night};
use super::{Perk, Power, creature, power};
use crate::ask::Gold;
use crate::creatures::Creature;

pub const RECRUITING_SCRIBE: Power =
    power("recruiting-scribe", "tile.recruiting-scribe", Day, &[(Perk::FreeRecruits, 2)]);
pub const DEFENSE: Power = power("defense", "tile.defense", Battle, &[(Perk::DefenceStrength, 1)]);
pub const LEGION: Power = power("legion", "tile.legion", Day, &[(Perk::LargerTroops, 2)]);
pub const ANCESTRAL_ELEPHANT: Power =
    creature("ancestral-elephant", "tile.ancestral-elephant", Day, Creature::AncestralElephant, &[]);
pub const DEFENSIVE_STRATEGY: Power =
    power("defensive-strategy", "tile.defensive-strategy", Day, &[(Perk::SpecialCard, 2)]);
pub const DEEP_DESERT_SNAKE: Power =
    creature("deep-desert-snake", "tile.deep-desert-snake", Battle, Creature::DeepDesertSnake, &[]);
pub const SHIELDS_OF_NEITH: Power =
    power("shields-of-neith", "tile.shields-of-neith", Battle, &[(Perk::Protection, 1)]);
pub const DEFENSIVE_VICTORY: Power =
    power("defensive-victory", "tile.defensive-victory", Battle, &[(Perk::DefenceGlory, 1)]);
pub const PRESCIENCE: Power = power("prescience", "tile.prescience", Battle, &[(Perk::Foresight, 1)]);
pub const REINFORCEMENTS: Power = power("reinforcements", "tile.reinforcements", Night, &[(Perk::NightUnits, 4)]);
pub const SPHINX: Power = creature("sphinx", "tile.sphinx", Day, Creature::Sphinx, &[(Perk::Points, 1)]);
pub const DIVINE_WILL: Power =
    power("divine-will", "tile.divine-will", Day, &[(Perk::Golden, Gold::Move.bit() + Gold::Recruit.bit())]);

// What the later boxes have instead, or differently.
pub const REINFORCEMENT_PRAYER: Power =
    power("reinforcement-prayer", "tile.reinforcement-prayer", Day, &[(Perk::PrayUnits, 1)]);
pub const SHETYW_BARRIER: Power = power("shetyw-barrier", "tile.shetyw-barrier", Day, &[(Perk::SpecialCard, 2)]);
pub const SPYING: Power = power("spying", "tile.spying", Battle, &[(Perk::Foresight, 1)]);
pub const PROMPT_REINFORCEMENTS: Power =
    power("reinforcements", "tile.reinforcements", Night, &[(Perk::NightUnits, 4), (Perk::TakingUnits, 4)])
        .told("reinforcements-at-once");
pub const GOLDEN_DIVINE_WILL: Power =
    power("divine-will", "tile.divine-will", Day, &[(Perk::Golden, Gold::Move.bit() + Gold::Recruit.bit())])
        .told("divine-will-golden");
pub const DEFENSIVE_FAME: Power =
    power("defensive-victory", "tile.defensive-victory", Battle, &[(Perk::DefenceGlory, 1)])
        .told("defensive-victory-fame");
pub const SPHINX_OF_FAME: Power =
    creature("sphinx", "tile.sphinx", Day, Creature::Sphinx, &[(Perk::Points, 1)]).told("sphinx-fame");
