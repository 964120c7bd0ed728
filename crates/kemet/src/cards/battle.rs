//! Cards laid under the battle card: they only add. [battle.2]

use super::{Di, DiCard, When};
use crate::battle_cards::{Values, values};

pub(super) static WAR_RAGE: DiCard = card(Di::WarRage, "war-rage", "card.war-rage", 0, values(1, 0, 0));
pub(super) static WAR_FURY: DiCard = card(Di::WarFury, "war-fury", "card.war-fury", 1, values(2, 0, 0));
pub(super) static BLOODY_BATTLE: DiCard =
    card(Di::BloodyBattle, "bloody-battle", "card.bloody-battle", 0, values(0, 1, 0));
pub(super) static BLOODBATH: DiCard = card(Di::Bloodbath, "bloodbath", "card.bloodbath", 1, values(0, 2, 0));
pub(super) static BRONZE_WALL: DiCard = card(Di::BronzeWall, "bronze-wall", "card.bronze-wall", 0, values(0, 0, 1));
pub(super) static IRON_WALL: DiCard = card(Di::IronWall, "iron-wall", "card.iron-wall", 1, values(0, 0, 2));

pub(super) static GLORY: DiCard = DiCard { win_prayer: 4, ..free(Di::Glory, "glory", "card.glory") };
pub(super) static DIVINE_PROTECTION: DiCard =
    DiCard { spares: true, ..free(Di::DivineProtection, "divine-protection", "card.divine-protection") };
pub(super) static CONSCRIPTION: DiCard =
    DiCard { win_units: 3, ..free(Di::Conscription, "conscription", "card.conscription") };
/// Its exchange is asked in `flow/battle.rs`, after the reveal. [battle.16]
pub(super) static SNARE: DiCard = free(Di::Snare, "snare", "card.snare");
/// Everyone's own: it adds nothing, and never leaves its owner. [di.7]
pub(super) static DIVERSION: DiCard = free(Di::Diversion, "diversion", "card.diversion");

/// A free card that adds nothing to the sums.
const fn free(id: Di, name: &'static str, rule: &'static str) -> DiCard {
    card(id, name, rule, 0, values(0, 0, 0))
}

const fn card(id: Di, name: &'static str, rule: &'static str, cost: u8, adds: Values) -> DiCard {
    DiCard {
        id,
        name,
        rule,
        cost,
        when: When::Battle,
        strength: adds.strength,
        damage: adds.damage,
        protection: adds.protection,
        ..DiCard::BLANK
    }
}

#[cfg(test)]
mod tests {
    use crate::refusal::Refusal;
    use crate::testkit::{duel, might};

    /// What a card adds to an attacker of 3 units with 2-0-2, and what it costs.
    fn adds(card: &str) -> (u8, u8, u8, u8) {
        let mut t = duel(&format!("prayer=3; troops TW=3; hand {card}"), "troops TW=3");
        let (attacker, defender) = t.battle(&format!("2-0-2 aside 1-3-0 with {card}"), "2-0-2 aside 1-3-0");
        assert_eq!(defender, might(5, 0, 2), "nothing for the other side");
        assert_eq!((t.hand(0).count(), t.board().discarded.count()), (0, 1));
        (attacker.strength - 5, attacker.damage, attacker.protection - 2, 3 - t.prayer(0))
    }

    #[test]
    fn war_rage_adds_a_strength_for_nothing() {
        assert_eq!(adds("war-rage"), (1, 0, 0, 0));
    }

    #[test]
    fn war_fury_adds_two_strength_for_one() {
        assert_eq!(adds("war-fury"), (2, 0, 0, 1));
    }

    #[test]
    fn bloody_battle_adds_a_damage_for_nothing() {
        assert_eq!(adds("bloody-battle"), (0, 1, 0, 0));
    }

    #[test]
    fn bloodbath_adds_two_damage_for_one() {
        assert_eq!(adds("bloodbath"), (0, 2, 0, 1));
    }

    #[test]
    fn bronze_wall_adds_a_protection_for_nothing() {
        assert_eq!(adds("bronze-wall"), (0, 0, 1, 0));
    }

    #[test]
    fn iron_wall_adds_two_protection_for_one() {
        assert_eq!(adds("iron-wall"), (0, 0, 2, 1));
    }

    /// Effects are cumulative, and the defender adds as the attacker does. [di.1]
    #[test]
    fn several_cards_of_a_kind_add_up() {
        let mut t = duel("troops TW=3", "prayer=2; troops TW=3; hand war-fury*2 bronze-wall*2");
        let sums = t.battle("2-0-2 aside 1-3-0", "2-0-2 aside 1-3-0 with war-fury*2 bronze-wall*2");
        assert_eq!((sums.1, t.prayer(1)), (might(9, 0, 4), 0));
    }

    #[test]
    fn they_are_played_in_battle_only() {
        let t = crate::testkit::two("troops W1=1; hand war-rage", "");
        t.refuses("0 card war-rage", Refusal::NotInThisMoment { card: super::Di::WarRage });
    }
}
