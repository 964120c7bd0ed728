//! Violet powers, or Amethyst: theft, ambush and the servant. No source has them. [ruling.101]

#[cfg(test)]
mod tests;

use super::Icon::{Battle, Day, Night};
use super::{Perk, Power, creature, power};
use crate::ask::Gold;
use crate::creatures::Creature;

pub const ENERGY_DRAIN: Power = power("energy-drain", "tile.energy-drain", Day, &[(Perk::PrayDrain, 1)]);
pub const HARDENED_SCARABS: Power =
    power("hardened-scarabs", "tile.hardened-scarabs", Battle, &[(Perk::MoreVeterans, 1)]);
pub const KILL_THEM_ALL: Power =
    power("kill-them-all", "tile.kill-them-all", Battle, &[(Perk::Speed, 1), (Perk::Damage, 1)]);
pub const ANNEXATION: Power = power("annexation", "tile.annexation", Night, &[(Perk::NightTheft, 1)]);
pub const PACT_OF_STONE: Power = power("pact-of-stone", "tile.pact-of-stone", Day, &[(Perk::SpecialCard, 3)]);
pub const SACRED_COBRA: Power = creature("sacred-cobra", "tile.sacred-cobra", Battle, Creature::SacredCobra, &[]);
pub const GIANT_VULTURE: Power = creature("giant-vulture", "tile.giant-vulture", Battle, Creature::GiantVulture, &[]);
pub const AMBUSH: Power = power("ambush", "tile.ambush", Battle, &[(Perk::Exchange, 1)]);
pub const DIVINE_ADVANTAGE: Power = power("divine-advantage", "tile.divine-advantage", Night, &[(Perk::NightPick, 2)]);
pub const GREAT_CROCODILE: Power =
    creature("great-crocodile", "tile.great-crocodile", Battle, Creature::GreatCrocodile, &[]);
pub const SHADOW_SERVANT: Power =
    creature("shadow-servant", "tile.shadow-servant", Battle, Creature::ShadowServant, &[]);
pub const MAGIC_VERSATILITY: Power = power(
    "magic-versatility",
    "tile.magic-versatility",
    Day,
    &[(Perk::Golden, Gold::Raise.bit() + Gold::Recruit.bit() + Gold::Pray.bit() + Gold::Move.bit())],
);
