//! Raining Fire: one enemy unit anywhere dies. [card.raining-fire]

use super::{Aim, Di, DiCard};
use crate::Kemet;
use crate::board::Played;
use crate::flow::supply;
use crate::query;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::RainingFire,
    name: "raining-fire",
    rule: "card.raining-fire",
    cost: 1,
    aim: Aim::EnemyTroop,
    effect: rain,
    ..DiCard::BLANK
};

fn rain(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    let Some(zone) = played.target else { return Ok(()) };
    let Some(enemy) = query::enemy_at(&cx.board, played.side, zone) else { return Ok(()) };
    supply::destroy(cx, enemy, zone, 1)
}

#[cfg(test)]
mod tests {
    use crate::cards::Di;
    use crate::creatures::Creature;
    use crate::refusal::Refusal;
    use crate::testkit::{FIRST, LATER, REVISED, duel, table, two, two_in};

    #[test]
    fn it_destroys_one_enemy_unit_anywhere() {
        let mut t = two("prayer=1; troops W1=1; hand raining-fire", "troops IIa=3 NW=2");
        t.play("0 card raining-fire").refuses("0 W1", Refusal::NoUnitsThere);
        t.play("0 IIa");
        assert_eq!((t.units(1, "IIa"), t.supply(1), t.prayer(0)), (2, 8, 0));
        assert!(t.hand(0).is_empty());
    }

    #[test]
    fn it_needs_its_prayer_point_and_an_enemy() {
        let t = two("prayer=0; hand raining-fire", "troops IIa=3");
        t.refuses("0 card raining-fire", Refusal::NotEnoughPrayer { price: 1, has: 0 });
        two("prayer=1; hand raining-fire", "").refuses("0 card raining-fire", Refusal::NoTarget);
    }

    /// [ruling.41]
    #[test]
    fn it_may_take_the_last_unit_and_a_temple_with_it() {
        let seat1 = "troops TW=1+phoenix IIa=1 IIb=1; tiles phoenix";
        let mut t = two("prayer=1; hand raining-fire", seat1);
        assert_eq!(t.points(1), 1);
        t.play("0 card raining-fire; 0 TW");
        assert_eq!(t.options(1), ["IIa", "IIb"]);
        t.play("1 IIb");
        assert_eq!((t.points(1), t.creature(Creature::Phoenix).as_str()), (0, "IIb"));
    }

    /// [ruling.51]
    #[test]
    fn it_may_fall_in_the_middle_of_a_move_and_between_battles() {
        let mut t = two("prayer=1; troops W1=1; tiles god-speed; hand raining-fire", "troops TW=1");
        t.play("0 lay move-upper; 0 W1; 0 walk W2; 0 card raining-fire; 0 walk TW");
        assert_eq!((t.units(0, "TW"), t.battle_points(0)), (1, 0));
        let mut t = two("prayer=3; hand raining-fire", "troops Ia=1 Ib=1");
        t.play("0 lay recruit; 0 1; 0 1; 0 0; 0 card raining-fire; 0 Ib");
        assert_eq!((t.units(1, "Ib"), t.units(0, "Ib")), (0, 1), "no battle is left to fight there");
        assert_eq!(t.board().fight.map(|fight| fight.at), Some(t.zone("Ia")));
    }

    #[test]
    fn it_does_not_fall_in_a_battle() {
        let t = duel("troops TW=1; hand raining-fire", "troops TW=1");
        t.refuses("0 card raining-fire", Refusal::NotAnAnswer);
    }

    #[test]
    fn it_falls_in_ones_own_turn_only() {
        let t = table("kemet-2012 players=2\nseat 0\n hand prayer\nseat 1\n hand raining-fire\n troops IIa=1");
        assert_eq!(t.waits_for(), [0]);
    }

    // Blood and Sand.

    #[test]
    fn it_destroys_one_enemy_unit_anywhere_in_blood_and_sand_too() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "prayer=1; troops A=1; hand raining-fire", "troops C1=3 NW=2");
            t.play("0 card raining-fire").refuses("0 A", Refusal::NoUnitsThere);
            t.play("0 C1");
            assert_eq!((t.units(1, "C1"), t.supply(1), t.prayer(0)), (2, 8, 0));
        }
    }

    /// Its creature goes to its tile and nothing is asked, even with units in the city. [ruling.41] [creature.4]
    #[test]
    fn it_may_send_a_creature_to_its_tile() {
        for ruleset in LATER {
            let seat1 = "troops TW=1+phoenix C1=1; tiles phoenix";
            let mut t = two_in(ruleset, "prayer=1; hand raining-fire", seat1);
            assert_eq!(t.points(1), 1);
            t.play("0 card raining-fire; 0 TW");
            assert_eq!((t.points(1), t.creature(Creature::Phoenix).as_str(), t.waits_for()), (0, "reserve", vec![0]));
        }
    }

    /// [ruling.41] [ruling.74]
    #[test]
    fn it_cannot_aim_at_the_troop_of_amout() {
        for ruleset in LATER {
            let seat1 = "troops TW=2+amout-the-soul-devourer C1=1 NW=1; tiles amout-the-soul-devourer";
            let mut t = two_in(ruleset, "prayer=1; hand raining-fire", seat1);
            t.play("0 card raining-fire").refuses("0 TW", Refusal::Shielded);
            assert_eq!(t.options(0), ["C1", "NW"]);
            let reserve = "troops TW=2 NW=1; tiles amout-the-soul-devourer";
            let mut t = two_in(ruleset, "prayer=1; hand raining-fire", reserve);
            t.play("0 card raining-fire").takes("0 TW");
        }
    }

    /// [ruling.51] [change.7]
    #[test]
    fn it_falls_within_an_action_in_the_first_printing_alone() {
        let seat0 = "prayer=3; troops A=1; tiles priest-of-mafdet; hand raining-fire";
        let mut t = two_in(FIRST, seat0, "troops TW=1");
        t.play("0 lay move-upper; 0 A; 0 walk AB; 0 card raining-fire; 0 walk TW");
        assert_eq!((t.units(0, "TW"), t.battle_points(0)), (1, 0));
        let never = Refusal::NotInThisMoment { card: Di::RainingFire };
        let mut t = two_in(REVISED, seat0, "troops TW=1");
        t.play("0 lay move-upper; 0 A").refuses("0 card raining-fire", never);
        t.play("0 walk AB").refuses("0 card raining-fire", never);
        t.play("0 stop").takes("0 card raining-fire");
        let mut t = two_in(REVISED, "prayer=3; hand raining-fire", "troops A1=1 A2=1");
        t.play("0 lay recruit; 0 1; 0 1; 0 0").refuses("0 card raining-fire", never);
    }
}
