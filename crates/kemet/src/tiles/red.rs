//! Red powers, or Ruby: attack and movement.

#[cfg(test)]
mod later_tests;
#[cfg(test)]
mod tests;

use super::Icon::{Battle, Day};
use super::{Perk, Power, creature, power};
use crate::ask::Gold;
use crate::creatures::Creature;

pub const CHARGE: Power = power("charge", "tile.charge", Battle, &[(Perk::AttackStrength, 1)]);
pub const STARGATE: Power = power("stargate", "tile.stargate", Day, &[(Perk::CheaperTeleport, 1)]);
pub const GOD_SPEED: Power = power("god-speed", "tile.god-speed", Day, &[(Perk::Speed, 1)]);
pub const CARNAGE: Power = power("carnage", "tile.carnage", Battle, &[(Perk::Damage, 1)]);
pub const OFFENSIVE_STRATEGY: Power =
    power("offensive-strategy", "tile.offensive-strategy", Day, &[(Perk::SpecialCard, 1)]);
pub const OPEN_GATES: Power = power("open-gates", "tile.open-gates", Day, &[(Perk::IgnoresWalls, 1)]);
pub const TELEPORT: Power = power("teleport", "tile.teleport", Day, &[(Perk::ObeliskGate, 1)]);
pub const ROYAL_SCARAB: Power = creature("royal-scarab", "tile.royal-scarab", Day, Creature::RoyalScarab, &[]);
pub const BLADES_OF_NEITH: Power = power("blades-of-neith", "tile.blades-of-neith", Battle, &[(Perk::Strength, 1)]);
pub const DIVINE_WOUND: Power = power("divine-wound", "tile.divine-wound", Battle, &[(Perk::Wounds, 1)]);
pub const VICTORY_POINT: Power = power("victory-point", "tile.victory-point", Day, &[(Perk::Points, 1)]);
pub const GIANT_SCORPION: Power = creature("giant-scorpion", "tile.giant-scorpion", Day, Creature::GiantScorpion, &[]);
pub const INITIATIVE: Power = power("initiative", "tile.initiative", Day, &[(Perk::FirstStrike, 2)]);
pub const PHOENIX: Power = creature("phoenix", "tile.phoenix", Day, Creature::Phoenix, &[]);
pub const ACT_OF_GOD: Power = power("act-of-god", "tile.act-of-god", Day, &[(Perk::SilverToken, 1)]);

// What the later boxes have instead, or differently.
pub const PRIEST_OF_MAFDET: Power = power("priest-of-mafdet", "tile.priest-of-mafdet", Day, &[(Perk::Speed, 1)]);
pub const LIGHT_PHOENIX: Power = creature("phoenix", "tile.phoenix", Day, Creature::Phoenix, &[]).told("phoenix-light");
pub const WRRYT_STORM: Power = power("wrryt-storm", "tile.wrryt-storm", Day, &[(Perk::SpecialCard, 1)]);
pub const PORTAL_OF_THOTH: Power = power("portal-of-thoth", "tile.portal-of-thoth", Day, &[(Perk::ObeliskGate, 1)]);
pub const OPEN_DIVINE_WOUND: Power =
    power("divine-wound", "tile.divine-wound", Battle, &[(Perk::Wounds, 1)]).told("divine-wound-open");
pub const DOMINATION: Power = power("domination", "tile.domination", Day, &[(Perk::Points, 1)]);
pub const MOVING_INITIATIVE: Power =
    power("initiative", "tile.initiative", Day, &[(Perk::FirstStrike, 2)]).told("initiative-moving");
pub const SURPRISE_ATTACK: Power =
    power("surprise-attack", "tile.surprise-attack", Day, &[(Perk::Golden, Gold::Surprise.bit())]);
pub const SILVER_ACT_OF_GOD: Power =
    power("act-of-god", "tile.act-of-god", Day, &[(Perk::SilverToken, 1)]).told("act-of-god-together");
