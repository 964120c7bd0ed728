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
    use crate::cards::Di;
    use crate::event::Event;
    use crate::refusal::Refusal;
    use crate::testkit::{FIRST, LATER, REVISED, duel, duel_in, might};
    use kemet::ask::Question;
    use table::Side;

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
        t.refuses("0 card war-rage", Refusal::NotInThisMoment { card: Di::WarRage });
    }

    // Blood and Sand.

    const CALM: &str = "2-0-2 aside 1-3-0";

    #[test]
    fn the_six_plain_cards_add_the_same_in_blood_and_sand() {
        let cards = [
            ("war-rage", might(6, 0, 2), 0),
            ("war-fury", might(7, 0, 2), 1),
            ("bloody-battle", might(5, 1, 2), 0),
            ("bloodbath", might(5, 2, 2), 1),
            ("bronze-wall", might(5, 0, 3), 0),
            ("iron-wall", might(5, 0, 4), 1),
        ];
        for ruleset in LATER {
            for (card, sums, cost) in cards {
                let holder = format!("prayer=3; troops TW=3; hand {card}");
                let plan = format!("2-0-2 aside 1-3-0 with {card}");
                let mut t = duel_in(ruleset, &holder, "troops TW=3");
                assert_eq!(t.battle(&plan, CALM), (sums, might(5, 0, 2)), "{card}");
                assert_eq!((t.prayer(0), t.hand(0).count(), t.board().discarded.count()), (3 - cost, 0, 1), "{card}");
                let mut t = duel_in(ruleset, "troops TW=3", &holder);
                assert_eq!(t.battle(CALM, &plan).1, sums, "{card} of the defender");
                let mut t = duel_in(ruleset, &format!("prayer=1; troops TW=3; hand {card}*2"), "troops TW=3");
                let dear = (cost > 0).then_some(Refusal::NotEnoughPrayer { price: 2, has: 1 });
                assert_eq!(t.play("0 2-0-2; 0 1-3-0").why("0 2"), dear, "{card} twice");
            }
        }
    }

    /// [card.glory] [ruling.40]
    #[test]
    fn glory_pays_four_to_a_winner() {
        for ruleset in LATER {
            let glory = "2-0-2 aside 1-3-0 with glory";
            let mut t = duel_in(ruleset, "prayer=0; troops TW=4; hand glory", "troops TW=3");
            t.battle(glory, CALM);
            assert_eq!((t.won(), t.prayer(0)), (Some(0), 4));
            let mut t = duel_in(ruleset, "troops TW=3", "prayer=0; troops TW=3; hand glory");
            t.battle(CALM, glory);
            assert_eq!((t.won(), t.prayer(1)), (Some(1), 4));
            let mut t = duel_in(ruleset, "prayer=0; troops TW=3; hand glory", "troops TW=3");
            t.battle(glory, CALM);
            assert_eq!((t.won(), t.prayer(0)), (Some(1), 0), "nothing for the beaten");
            let mut t = duel_in(ruleset, "prayer=0; troops TW=3; hand glory", "troops TW=3");
            t.battle("4-1-0 aside 2-0-2 with glory", "1-3-0 aside 2-0-2");
            assert_eq!((t.won(), t.units(0, "TW"), t.prayer(0)), (Some(0), 0, 4), "no survivor is needed");
        }
    }

    /// [card.divine-protection] [ruling.80]
    #[test]
    fn divine_protection_spares_a_winner_the_enemys_damage() {
        for ruleset in LATER {
            let holder = "troops TW=5; hand divine-protection";
            let mut t = duel_in(ruleset, holder, "troops TW=3");
            t.battle("4-1-0 aside 2-0-2 with divine-protection", "1-3-0 aside 2-0-2");
            assert_eq!((t.won(), t.units(0, "TW"), t.units(1, "TW")), (Some(0), 5, 2));
            let mut t = duel_in(ruleset, holder, "troops TW=3");
            t.battle("5-0-0 aside 2-0-2 with divine-protection", "1-3-0 aside 2-0-2");
            assert_eq!((t.won(), t.units(0, "TW")), (Some(0), 3), "own damage remains");
            let mut t = duel_in(ruleset, "troops TW=3; hand divine-protection", "troops TW=5");
            t.battle("3-2-0 aside 2-0-2 with divine-protection", "3-2-0 aside 2-0-2");
            assert_eq!((t.won(), t.units(0, "TW")), (Some(1), 1), "the beaten are not spared");
        }
    }

    /// Units that were spared were not removed: no spoils for either side. [ruling.80]
    #[test]
    fn divine_protection_leaves_nothing_to_be_paid_for() {
        for ruleset in LATER {
            let attacker = "prayer=0; troops TW=5; tiles honor-in-battle; hand divine-protection";
            let mut t = duel_in(ruleset, attacker, "prayer=0; troops TW=3; tiles divine-hunger");
            t.battle("3-0-1 aside 2-0-2 with divine-protection", "1-3-0 aside 2-0-2");
            assert_eq!((t.won(), t.prayer(0), t.prayer(1)), (Some(0), 0, 0));
        }
    }

    /// [card.conscription] [ruling.78] [ruling.7]
    #[test]
    fn conscription_places_three_units_when_the_battle_is_over() {
        for ruleset in LATER {
            let mut t = duel_in(ruleset, "troops TW=4 AB=4; hand conscription", "troops TW=2 A2=1");
            t.battle("2-0-2 aside 1-3-0 with conscription", CALM);
            t.play("1 retreat; 0 C");
            assert_eq!(t.asked(0), Some(Question::Victorious), "the winner stays or goes first");
            let mut recalled = t.clone();
            recalled.play("0 recall");
            assert_eq!(recalled.options(0), ["done", "A1", "A3", "AB"]);
            t.play("0 stay");
            assert_eq!(t.options(0), ["done", "A1", "A3", "AB", "TW"]);
            t.refuses("0 A2", Refusal::EnemiesThere).refuses("0 C", Refusal::NotYourDistrict);
            assert_eq!(t.clone().play("0 done").supply(0), 4, "up to three");
            t.play("0 AB; 0 TW; 0 A1");
            assert_eq!((t.units(0, "AB"), t.units(0, "TW"), t.units(0, "A1"), t.supply(0)), (5, 5, 1, 1));
            assert_eq!((t.board().fight, t.waits_for()), (None, vec![1]), "three and no more");
        }
    }

    #[test]
    fn conscription_serves_a_defender_and_not_the_beaten() {
        for ruleset in LATER {
            let mut t = duel_in(ruleset, "troops TW=1", "troops TW=5; hand conscription");
            t.battle("4-1-0 aside 1-3-0", "4-1-0 aside 1-3-0 with conscription");
            assert_eq!((t.won(), t.units(0, "TW")), (Some(1), 0));
            t.play("1 stay; 1 C1; 1 C1; 1 TW");
            assert_eq!((t.units(1, "C1"), t.units(1, "TW")), (2, 5));
            let mut t = duel_in(ruleset, "troops TW=1; hand conscription", "troops TW=5");
            t.battle("4-1-0 aside 1-3-0 with conscription", "4-1-0 aside 1-3-0");
            t.play("1 stay");
            assert_eq!((t.supply(0), t.waits_for()), (12, vec![1]), "the turn is over");
        }
    }

    /// A creature comes with the units in the revised printing, and by itself afterwards in the first. [recruit.4]
    #[test]
    fn conscription_brings_a_creature_as_the_printing_has_it() {
        let after = |ruleset| {
            let mut t = duel_in(ruleset, "troops TW=4; tiles phoenix; hand conscription", "troops TW=1");
            t.battle("4-1-0 aside 1-3-0 with conscription", "4-1-0 aside 1-3-0");
            t.play("0 stay; 0 A1; 0 done");
            t
        };
        assert_eq!(after(FIRST).asked(0), Some(Question::Menu));
        assert!(matches!(after(REVISED).asked(0), Some(Question::Escort { .. })));
    }

    /// [card.snare] [ruling.77]
    #[test]
    fn snare_exchanges_the_card_played_for_the_one_set_aside() {
        for ruleset in LATER {
            let mut t = duel_in(ruleset, "troops TW=3; hand snare", "troops TW=3");
            t.plan(0, "1-1-3 aside 4-1-0 with snare").plan(1, CALM);
            assert_eq!((t.asked(0), t.waits_for()), (Some(Question::Snare), vec![0]), "after the reveal, openly");
            let theirs = t.game.view(Some(table::Seat::new(1))).now;
            assert_eq!(t.names(theirs.public.sides[0].known), ["1-1-3"], "the other card is still secret");
            let mut kept = t.clone();
            kept.play("0 no");
            assert_eq!(kept.compared().0, might(4, 1, 3));
            t.play("0 yes");
            assert_eq!(t.compared().0, might(7, 1, 0));
            assert!(t.told(|event| matches!(event, Event::Snared { side, .. } if *side == Side::new(0))));
            let side = t.board().side(Side::new(0));
            assert_eq!(t.names(side.played), ["4-1-0"], "face up");
            assert_eq!(t.names(t.board().secret.aside[0]), ["1-1-3"], "face down");
            assert_eq!(t.names(side.known), ["4-1-0", "1-1-3"], "though all have seen it");
            assert_eq!(t.board().discarded.of(Di::Snare), 1);
        }
    }

    /// [battle.16]
    #[test]
    fn snare_comes_before_divine_wound_and_after_the_attackers() {
        for ruleset in LATER {
            let mut t = duel_in(ruleset, "troops TW=3; tiles divine-wound; hand snare prayer", "troops TW=3");
            t.plan(0, "1-1-3 aside 4-1-0 with snare").plan(1, CALM);
            t.play("0 yes");
            assert_eq!(t.asked(0), Some(Question::Wound { kind: Di::Prayer }));
            t.play("0 1");
            assert_eq!(t.compared().0.strength, 3 + 4 + 1);
            let mut t = duel_in(ruleset, "troops TW=3; tiles divine-wound; hand prayer", "troops TW=3; hand snare");
            t.plan(0, CALM).plan(1, "1-1-3 aside 4-1-0 with snare");
            assert_eq!(t.waits_for(), [0], "the attacker first");
            t.play("0 0");
            assert_eq!((t.asked(1), t.waits_for()), (Some(Question::Snare), vec![1]));
        }
    }

    /// A card that hits its own troop is put away in time. [battle.15]
    #[test]
    fn snare_may_take_back_a_sacrifice() {
        for ruleset in LATER {
            let mut t = duel_in(ruleset, "troops TW=3; hand snare", "troops TW=2");
            t.plan(0, "5-0-0 aside 4-1-0 with snare").plan(1, CALM);
            t.play("0 yes");
            assert_eq!((t.compared().0, t.units(0, "TW")), (might(7, 1, 0), 3));
        }
    }

    /// [card.diversion] [di.7] [ruling.63]
    #[test]
    fn diversion_adds_nothing_and_comes_back() {
        for ruleset in LATER {
            let mut t = duel_in(ruleset, "troops TW=3", "troops TW=3");
            t.play("0 2-0-2; 0 1-3-0").refuses("0 2", Refusal::TooManyCards { has: 1 });
            t.play("0 1").plan(1, "2-0-2 aside 1-3-0 with diversion");
            assert_eq!(t.compared(), (might(5, 0, 2), might(5, 0, 2)));
            for side in [Side::new(0), Side::new(1)] {
                assert!(t.told(|event| *event == Event::AddedCard { side, card: Di::Diversion, count: 1 }));
            }
            assert!(t.board().discarded.is_empty());
            // It is there for the next battle again.
            t.play("0 retreat; 1 A; 1 stay; 1 lay move-upper; 1 TW; 1 walk A; 1 3; 1 4-1-0; 1 3-2-0").takes("1 1");
        }
    }

    #[test]
    fn diversion_is_no_card_of_the_pile_nor_of_a_turn() {
        for ruleset in LATER {
            let t = crate::testkit::two_in(ruleset, "", "");
            assert_eq!(t.board().secret.deck.of(Di::Diversion), 0);
            t.refuses("0 card diversion", Refusal::NotInThisMoment { card: Di::Diversion });
        }
    }
}
