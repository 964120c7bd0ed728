//! Transfer: the moving troop goes to an obelisk from wherever it stands; it is the one teleport of the Move.
//! [card.transfer] [ruling.52]

use super::{Aim, Di, DiCard, When};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Transfer,
    name: "transfer",
    rule: "card.transfer",
    cost: 1,
    when: When::Move,
    aim: Aim::Obelisk,
    effect: super::teleportation::teleport,
    ..DiCard::BLANK
};

#[cfg(test)]
mod tests {
    use crate::cards::Di;
    use crate::refusal::Refusal;
    use crate::testkit::{LATER, two_in};

    #[test]
    fn the_moving_troop_goes_from_anywhere_to_an_obelisk() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "prayer=1; troops A=3; hand transfer", "");
            t.refuses("0 card transfer", Refusal::NotInThisMoment { card: Di::Transfer });
            t.play("0 lay move-upper; 0 A; 0 card transfer").refuses("0 WB", Refusal::NoObelisk);
            t.refuses("0 A", Refusal::NoObelisk);
            t.play("0 TX; 0 2");
            assert_eq!((t.units(0, "TX"), t.units(0, "A"), t.prayer(0)), (2, 1, 0));
            // It uses no land move: a step is left.
            t.play("0 walk X; 0 2");
            assert_eq!((t.units(0, "X"), t.moves()), (2, false));
        }
    }

    /// [ruling.52]
    #[test]
    fn it_is_the_one_teleport_of_its_move() {
        for ruleset in LATER {
            let seat0 = "prayer=9; pyramids red=1@A1; troops A1=1 A=1; tiles portal-of-thoth; hand transfer";
            let t = two_in(ruleset, seat0, "");
            let mut after = t.clone();
            after.play("0 lay move-upper; 0 A1; 0 teleport AB").refuses("0 card transfer", Refusal::NoTarget);
            let mut before = t.clone();
            before.play("0 lay move-upper; 0 A; 0 card transfer; 0 AB").refuses("0 teleport NW", Refusal::OneTeleport);
            assert_eq!(before.prayer(0), 8, "its cost replaces the price");
        }
    }

    #[test]
    fn it_must_be_paid_and_priest_of_ra_pays_it() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "prayer=0; troops A=1; hand transfer", "");
            t.play("0 lay move-upper; 0 A");
            t.refuses("0 card transfer", Refusal::NotEnoughPrayer { price: 1, has: 0 });
            let mut t = two_in(ruleset, "prayer=0; troops A=1; tiles priest-of-ra; hand transfer", "");
            t.play("0 lay move-upper; 0 A; 0 card transfer; 0 NW");
            assert_eq!(t.units(0, "NW"), 1);
        }
    }

    #[test]
    fn it_may_bring_a_battle_and_follow_a_step() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "prayer=1; troops A1=1; tiles priest-of-mafdet; hand transfer", "troops NW=1");
            t.play("0 lay move-upper; 0 A1; 0 walk A; 0 card transfer; 0 NW");
            assert_eq!(t.board().fight.map(|fight| fight.at), Some(t.zone("NW")));
        }
    }
}
