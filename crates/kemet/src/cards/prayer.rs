//! Prayer: two prayer points. [card.prayer]

use super::{Di, DiCard};
use crate::Kemet;
use crate::board::Played;
use crate::flow::supply;
use table::{Cx, Flow};

pub(super) static CARD: DiCard =
    DiCard { id: Di::Prayer, name: "prayer", rule: "card.prayer", effect: pray, ..DiCard::BLANK };

fn pray(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    supply::gain_by_day(cx, played.side, 2)
}

#[cfg(test)]
mod tests {
    use crate::cards::Di;
    use crate::refusal::Refusal;
    use crate::testkit::{FIRST, LATER, REVISED, laid_in, two, two_in};

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

    /// No window opens: no card of Blood and Sand cancels another. [di.4] [ruling.66]
    #[test]
    fn it_gives_two_at_once_in_blood_and_sand() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "prayer=0; hand prayer*2", "hand war-rage");
            t.play("0 card prayer");
            assert_eq!((t.prayer(0), t.hand(0).count(), t.waits_for()), (2, 1, vec![0]));
            t.play("0 card prayer");
            assert_eq!((t.prayer(0), t.board().discarded.of(Di::Prayer)), (4, 2));
            assert_eq!(two_in(ruleset, "prayer=10; hand prayer", "").play("0 card prayer").prayer(0), 11);
        }
    }

    /// [ruling.73]
    #[test]
    fn divine_might_adds_one_to_each() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "prayer=0; tiles divine-might; hand prayer*2", "");
            assert_eq!(t.play("0 card prayer").prayer(0), 3);
            assert_eq!(t.play("0 card prayer").prayer(0), 6);
        }
    }

    /// [ruling.51] [change.7]
    #[test]
    fn it_may_pay_for_a_teleport_of_the_same_move_in_the_first_printing() {
        let seat0 = "prayer=0; pyramids red=1@A1; troops A1=1; hand prayer";
        let mut t = two_in(FIRST, seat0, "");
        t.play("0 lay move-upper; 0 A1; 0 card prayer; 0 teleport NW");
        assert_eq!((t.prayer(0), t.units(0, "NW")), (0, 1));
        let mut t = two_in(REVISED, seat0, "");
        t.play("0 lay move-upper; 0 A1").refuses("0 card prayer", Refusal::NotInThisMoment { card: Di::Prayer });
        t.play("0 walk A").takes("0 card prayer");
    }

    /// [day.7]
    #[test]
    fn it_may_be_played_between_two_actions_of_a_turn() {
        for ruleset in LATER {
            let seat0 = "prayer=0; pyramids red=1@A1; troops A1=1; tiles act-of-god-red; hand prayer";
            let mut t = laid_in(ruleset, "", &[seat0, "", ""]);
            t.play("0 lay pray-middle; 0 silver move-upper; 0 resolve own; 0 card prayer");
            assert_eq!(t.prayer(0), 4);
            t.play("0 A1; 0 teleport NW");
            assert_eq!(t.units(0, "NW"), 1);
        }
    }
}
