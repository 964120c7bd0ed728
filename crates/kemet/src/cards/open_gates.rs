//! Open Gates: the moving troop passes walls in this Move. [card.open-gates]

use super::{Di, DiCard, When};
use crate::Kemet;
use crate::board::Played;
use crate::event::Event;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::OpenGates,
    name: "open-gates",
    rule: "card.open-gates",
    cost: 1,
    when: When::Move,
    effect: open,
    ..DiCard::BLANK
};

fn open(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    if let Some(moving) = &mut cx.board.moving {
        moving.gates = true;
        cx.tell(Event::GatesOpened { side: played.side });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::refusal::Refusal;
    use crate::testkit::{LATER, two, two_in};

    #[test]
    fn walls_are_no_hindrance_for_the_rest_of_the_move() {
        let mut t = two("prayer=1; troops TW=1; tiles god-speed; hand open-gates", "");
        t.refuses("0 card open-gates", Refusal::NotInThisMoment { card: super::Di::OpenGates });
        t.play("0 lay move-upper; 0 TW; 0 walk W3").refuses("0 walk IIa", Refusal::Wall);
        t.play("0 card open-gates; 0 walk IIa");
        assert_eq!((t.units(0, "IIa"), t.prayer(0)), (1, 0));
    }

    #[test]
    fn the_next_move_meets_the_wall_again() {
        let seat0 = "prayer=1; troops W1=1 TW=1; tiles god-speed act-of-god-red; hand open-gates";
        let mut t = two(seat0, "");
        t.play("0 lay move-upper; 0 W1; 0 card open-gates; 0 walk W2; 0 stop");
        t.play("0 silver move-middle; 0 TW; 0 walk W3").refuses("0 walk IIa", Refusal::Wall);
    }

    /// [ruling.81]
    #[test]
    fn in_blood_and_sand_it_opens_one_foreign_district() {
        for ruleset in LATER {
            let seat0 = "prayer=1; troops TW=1; tiles priest-of-mafdet bestial-fury; hand open-gates";
            let mut t = two_in(ruleset, seat0, "");
            t.refuses("0 card open-gates", Refusal::NotInThisMoment { card: super::Di::OpenGates });
            t.play("0 lay move-upper; 0 TW").takes("0 card open-gates");
            t.play("0 walk C").refuses("0 walk C1", Refusal::Wall);
            t.play("0 card open-gates; 0 walk C1").refuses("0 walk C2", Refusal::OneForeignDistrict);
            assert_eq!((t.units(0, "C1"), t.prayer(0)), (1, 0));
        }
    }

    /// Whoever begins before the wall needs no card, and has no second district with one. [move.7]
    #[test]
    fn it_gives_no_second_district_to_a_move_from_the_front_desert() {
        for ruleset in LATER {
            let seat0 = "prayer=1; troops C=1; tiles priest-of-mafdet; hand open-gates";
            let mut t = two_in(ruleset, seat0, "");
            t.play("0 lay move-upper; 0 C; 0 walk C1").refuses("0 walk C2", Refusal::OneForeignDistrict);
            t.play("0 card open-gates").refuses("0 walk C2", Refusal::OneForeignDistrict);
        }
    }
}
