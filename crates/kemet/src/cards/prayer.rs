//! Prayer: two prayer points. [card.prayer]

use super::{Di, DiCard};
use crate::Kemet;
use crate::board::Played;
use crate::flow::supply;
use table::{Cx, Flow};

pub(super) static CARD: DiCard =
    DiCard { id: Di::Prayer, name: "prayer", rule: "card.prayer", effect: pray, ..DiCard::BLANK };

fn pray(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    supply::gain_by_day(cx, played.side, 2);
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testkit::two;

    #[test]
    fn it_gives_two_prayer_points_for_nothing() {
        let mut t = two("prayer=0; hand prayer*2", "");
        t.play("0 card prayer");
        assert_eq!((t.prayer(0), t.hand(0).count()), (2, 1));
        t.play("0 card prayer");
        assert_eq!(t.prayer(0), 4);
    }

    #[test]
    fn above_eleven_they_are_lost() {
        assert_eq!(two("prayer=10; hand prayer", "").play("0 card prayer").prayer(0), 11);
    }

    /// [ruling.51]
    #[test]
    fn it_may_pay_for_a_teleport_of_the_same_move() {
        let mut t = two("prayer=0; pyramids red=1@Ia; troops Ia=1; hand prayer", "");
        t.play("0 lay move-upper; 0 Ia; 0 card prayer; 0 teleport NW");
        assert_eq!((t.prayer(0), t.units(0, "NW")), (0, 1));
    }
}
