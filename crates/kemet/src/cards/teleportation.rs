//! Teleportation: the moving troop goes to an obelisk from wherever it stands. [card.teleportation]

use super::{Aim, Di, DiCard, When};
use crate::Kemet;
use crate::board::{Played, Way};
use crate::flow::movement;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Teleportation,
    name: "teleportation",
    rule: "card.teleportation",
    cost: 1,
    when: When::Move,
    aim: Aim::Obelisk,
    effect: teleport,
    ..DiCard::BLANK
};

pub(super) fn teleport(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    match played.target {
        Some(to) => movement::go(cx, played.side, to, Way::Card),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use crate::refusal::Refusal;
    use crate::testkit::two;

    #[test]
    fn the_moving_troop_goes_from_anywhere_to_an_obelisk() {
        let mut t = two("prayer=1; troops W1=3; hand teleportation", "");
        t.play("0 lay move-upper; 0 W1; 0 card teleportation").refuses("0 W4", Refusal::NoObelisk);
        t.play("0 TD; 0 2");
        assert_eq!((t.units(0, "TD"), t.units(0, "W1"), t.prayer(0)), (2, 1, 0));
        // It uses no movement: a step is left.
        t.play("0 walk D; 0 2");
        assert_eq!(t.units(0, "D"), 2);
    }

    #[test]
    fn it_is_played_during_a_move_only() {
        let t = two("prayer=1; troops W1=3; hand teleportation", "");
        t.refuses("0 card teleportation", Refusal::NotInThisMoment { card: super::Di::Teleportation });
    }

    #[test]
    fn vetoed_it_leaves_the_troop_where_it_is_and_the_move_goes_on() {
        let mut t = two("prayer=1; troops W1=1; hand teleportation", "hand veto");
        t.play("0 lay move-upper; 0 W1; 0 card teleportation; 0 NW; 1 card veto");
        assert_eq!((t.units(0, "W1"), t.prayer(0)), (1, 0));
        t.play("0 walk TW");
        assert_eq!(t.units(0, "TW"), 1);
    }

    #[test]
    fn it_may_bring_a_battle() {
        let mut t = two("prayer=1; troops W1=1; hand teleportation", "troops NW=1");
        t.play("0 lay move-upper; 0 W1; 0 card teleportation; 0 NW");
        assert_eq!(t.board().fight.map(|fight| fight.at), Some(t.zone("NW")));
    }
}
