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
    use crate::refusal::Refusal;
    use crate::testkit::two;

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
}
