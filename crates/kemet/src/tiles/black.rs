//! Black powers, or Onyx: traps, tolls and gold.

#[cfg(test)]
mod creature_tests;
#[cfg(test)]
mod tests;

use super::Icon::{Battle, Day};
use super::{Perk, Power, creature, power};
use crate::ask::Gold;
use crate::creatures::Creature;

pub const MERCENARIES: Power = power("mercenaries", "tile.mercenaries", Day, &[(Perk::Mercenaries, 3)]);
pub const LOCAL_RECRUITMENT: Power =
    power("local-recruitment", "tile.local-recruitment", Day, &[(Perk::LocalRecruits, 1)]);
pub const KHNUMS_SPHINX: Power = creature("khnums-sphinx", "tile.khnums-sphinx", Day, Creature::KhnumsSphinx, &[]);
pub const DEDICATION_TO_BATTLE: Power =
    power("dedication-to-battle", "tile.dedication-to-battle", Day, &[(Perk::Zeal, 2)]);
pub const TWIN_CEREMONY: Power = power("twin-ceremony", "tile.twin-ceremony", Day, &[(Perk::Golden, Gold::Twin.bit())]);
pub const HONOR_IN_BATTLE: Power = power("honor-in-battle", "tile.honor-in-battle", Battle, &[(Perk::LossSpoils, 1)]);
pub const GRIFFIN_SPHINX: Power = creature("griffin-sphinx", "tile.griffin-sphinx", Day, Creature::GriffinSphinx, &[]);
pub const FORCED_MARCH: Power = power("forced-march", "tile.forced-march", Day, &[(Perk::Golden, Gold::March.bit())]);
pub const DEADLY_TRAP: Power = power("deadly-trap", "tile.deadly-trap", Day, &[(Perk::Trap, 1)]);
pub const AMOUT: Power =
    creature("amout-the-soul-devourer", "tile.amout-the-soul-devourer", Battle, Creature::Amout, &[]);
pub const BESTIAL_FURY: Power =
    power("bestial-fury", "tile.bestial-fury", Battle, &[(Perk::Speed, 1), (Perk::Strength, 1), (Perk::Damage, 1)]);
pub const DIVINE_MIGHT: Power = power("divine-might", "tile.divine-might", Day, &[(Perk::BetterDay, 1)]);
