//! Enlistment: up to two units placed for nothing. [card.enlistment]

use super::{Di, DiCard};
use crate::Kemet;
use crate::ask::Camp;
use crate::board::Played;
use crate::flow::night;
use table::{Cx, Flow};

pub(super) static CARD: DiCard =
    DiCard { id: Di::Enlistment, name: "enlistment", rule: "card.enlistment", effect: enlist, ..DiCard::BLANK };

fn enlist(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    night::muster(cx, played.side, 2, Camp::Anywhere)
}

#[cfg(test)]
mod tests {
    use crate::cards::Di;
    use crate::refusal::Refusal;
    use crate::testkit::{FIRST, LATER, REVISED, two, two_in};

    #[test]
    fn it_places_up_to_two_units_in_own_districts_and_with_own_troops() {
        let mut t = two("prayer=0; troops NW=4; hand enlistment", "troops Ia=1 W3=1");
        t.play("0 card enlistment");
        assert_eq!(t.options(0), ["done", "Ib", "Ic", "NW"]);
        t.refuses("0 Ia", Refusal::EnemiesThere).refuses("0 W1", Refusal::NotYourDistrict);
        t.play("0 NW").refuses("0 NW", Refusal::NoRoom);
        t.play("0 Ib");
        assert_eq!((t.units(0, "NW"), t.units(0, "Ib"), t.supply(0), t.prayer(0)), (5, 1, 6, 0));
        assert_eq!(t.board().fight, None, "it never attacks [ruling.7]");
    }

    #[test]
    fn fewer_may_be_placed() {
        let mut t = two("hand enlistment", "");
        t.play("0 card enlistment; 0 Ia; 0 done");
        assert_eq!(t.supply(0), 11);
    }

    /// [ruling.51]
    #[test]
    fn it_may_join_a_troop_on_the_move() {
        let mut t = two("troops Ia=1; tiles god-speed; hand enlistment", "");
        t.play("0 lay move-upper; 0 Ia; 0 walk W1; 0 card enlistment; 0 W1; 0 W1; 0 walk TW; 0 3");
        assert_eq!(t.units(0, "TW"), 3);
    }

    /// [ruling.7]
    #[test]
    fn in_blood_and_sand_it_places_up_to_two_units_as_well() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "prayer=0; troops NW=4 C1=1; hand enlistment", "troops A1=1 C=1");
            t.play("0 card enlistment");
            assert_eq!(t.options(0), ["done", "A2", "A3", "C1", "NW"]);
            t.refuses("0 A1", Refusal::EnemiesThere).refuses("0 A", Refusal::NotYourDistrict);
            assert_eq!(t.clone().play("0 done").supply(0), 7);
            t.play("0 NW").refuses("0 NW", Refusal::NoRoom);
            t.play("0 A2");
            assert_eq!((t.units(0, "NW"), t.units(0, "A2"), t.supply(0), t.prayer(0)), (5, 1, 5, 0));
            assert_eq!(t.board().fight, None, "it never attacks");
        }
    }

    /// [ruling.51] [change.7]
    #[test]
    fn it_may_join_a_troop_on_the_move_in_the_first_printing() {
        let seat0 = "troops A1=1; tiles priest-of-mafdet; hand enlistment";
        let mut t = two_in(FIRST, seat0, "");
        t.play("0 lay move-upper; 0 A1; 0 walk A; 0 card enlistment; 0 A; 0 A; 0 walk TW; 0 3");
        assert_eq!(t.units(0, "TW"), 3);
        let mut t = two_in(REVISED, seat0, "");
        t.play("0 lay move-upper; 0 A1; 0 walk A");
        t.refuses("0 card enlistment", Refusal::NotInThisMoment { card: Di::Enlistment });
    }
}
