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
    use crate::creatures::Creature;
    use crate::refusal::Refusal;
    use crate::testkit::{duel, table, two};

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
}
