//! Cards laid under the battle card: they only add. [battle.2]

use super::{Aim, Di, DiCard, When, nothing};
use crate::battle_cards::{Values, values};
use crate::provenance::Provenance;

pub(super) static WAR_RAGE: DiCard = card(Di::WarRage, "war-rage", "card.war-rage", 0, values(1, 0, 0));
pub(super) static WAR_FURY: DiCard = card(Di::WarFury, "war-fury", "card.war-fury", 1, values(2, 0, 0));
pub(super) static BLOODY_BATTLE: DiCard =
    card(Di::BloodyBattle, "bloody-battle", "card.bloody-battle", 0, values(0, 1, 0));
pub(super) static BLOODBATH: DiCard = card(Di::Bloodbath, "bloodbath", "card.bloodbath", 1, values(0, 2, 0));
pub(super) static BRONZE_WALL: DiCard = card(Di::BronzeWall, "bronze-wall", "card.bronze-wall", 0, values(0, 0, 1));
pub(super) static IRON_WALL: DiCard = card(Di::IronWall, "iron-wall", "card.iron-wall", 1, values(0, 0, 2));

const fn card(id: Di, name: &'static str, rule: &'static str, cost: u8, adds: Values) -> DiCard {
    DiCard {
        id,
        name,
        rule,
        provenance: Provenance::Public,
        cost,
        when: When::Battle,
        aim: Aim::Nothing,
        strength: adds.strength,
        damage: adds.damage,
        protection: adds.protection,
        effect: nothing,
    }
}
