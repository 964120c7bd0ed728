//! White powers, or Diamond: prayer and resources.

#[cfg(test)]
mod later_tests;
#[cfg(test)]
mod tests;

use super::Icon::{Battle, Day, Night};
use super::{Perk, Power, creature, power};
use crate::creatures::Creature;

pub const PRIEST: Power = power("priest", "tile.priest", Day, &[(Perk::BetterPrayer, 1)]);
pub const PRIESTESS: Power = power("priestess", "tile.priestess", Day, &[(Perk::CheaperTile, 1)]);
pub const SLAVES: Power = power("slaves", "tile.slaves", Day, &[(Perk::CheaperLevel, 1)]);
pub const HIGH_PRIEST: Power = power("high-priest", "tile.high-priest", Night, &[(Perk::NightPrayer, 2)]);
pub const CRUSADE: Power = power("crusade", "tile.crusade", Battle, &[(Perk::KillSpoils, 2)]);
pub const DIVINE_BOON: Power = power("divine-boon", "tile.divine-boon", Night, &[(Perk::NightCards, 1)]);
pub const HAND_OF_GOD: Power = power("hand-of-god", "tile.hand-of-god", Night, &[(Perk::NightLevel, 1)]);
pub const VISION: Power = power("vision", "tile.vision", Night, &[(Perk::NightSight, 5)]);
pub const HOLY_WAR: Power = power("holy-war", "tile.holy-war", Battle, &[(Perk::WinSpoils, 4)]);
pub const PRIEST_OF_RA: Power = power("priest-of-ra", "tile.priest-of-ra", Day, &[(Perk::CheaperAction, 1)]);
pub const PRIEST_OF_AMON: Power = power("priest-of-amon", "tile.priest-of-amon", Night, &[(Perk::NightPrayer, 5)]);
pub const THE_MUMMY: Power =
    creature("the-mummy", "tile.the-mummy", Night, Creature::TheMummy, &[(Perk::NightCards, 1)]);

// What the later boxes have instead, or differently.
pub const SIFTING_VISION: Power = power("vision", "tile.vision", Night, &[(Perk::NightSift, 4)]).told("vision-sift");
pub const MAGICAL_SUPPORT: Power = power("magical-support", "tile.magical-support", Day, &[(Perk::CheaperLevel, 1)]);
pub const DIVINE_HUNGER: Power = power("divine-hunger", "tile.divine-hunger", Battle, &[(Perk::KillSpoils, 2)]);
pub const PRIEST_OF_THOERIS: Power =
    power("priest-of-thoeris", "tile.priest-of-thoeris", Battle, &[(Perk::WinSpoils, 4)]);
pub const SAVING_PRIEST_OF_RA: Power =
    power("priest-of-ra", "tile.priest-of-ra", Day, &[(Perk::CheaperAction, 1)]).told("priest-of-ra-each");
pub const PROMPT_PRIEST_OF_AMON: Power =
    power("priest-of-amon", "tile.priest-of-amon", Night, &[(Perk::NightPrayer, 5), (Perk::TakingPrayer, 5)])
        .told("priest-of-amon-at-once");
