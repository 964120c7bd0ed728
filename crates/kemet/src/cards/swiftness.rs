//! Swiftness: one more land move in this Move. [card.swiftness]

use super::{Di, DiCard, When};
use crate::Kemet;
use crate::board::Played;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Swiftness,
    name: "swiftness",
    rule: "card.swiftness",
    when: When::MoveStart,
    effect: hasten,
    ..DiCard::BLANK
};

fn hasten(cx: &mut Cx<'_, Kemet>, _: Played) -> Flow {
    if let Some(moving) = &mut cx.board.moving {
        moving.swift += 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::cards::Di;
    use crate::refusal::Refusal;
    use crate::testkit::{LATER, two_in};

    /// [ruling.3]
    #[test]
    fn it_adds_a_land_move_for_nothing() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "prayer=0; troops A1=1; hand swiftness*2", "");
            t.play("0 lay move-upper; 0 A1; 0 card swiftness; 0 walk A; 0 walk TW");
            assert_eq!((t.units(0, "TW"), t.moves(), t.hand(0).count()), (1, false, 1));
        }
    }

    #[test]
    fn several_add_up() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "prayer=0; troops A1=1; hand swiftness*2", "");
            t.play("0 lay move-upper; 0 A1; 0 card swiftness; 0 card swiftness; 0 walk A; 0 walk TW; 0 walk BC");
            assert_eq!((t.units(0, "BC"), t.moves()), (1, false));
        }
    }

    /// [move.9]
    #[test]
    fn it_is_played_before_the_first_step_only() {
        for ruleset in LATER {
            let never = Refusal::NotInThisMoment { card: Di::Swiftness };
            let seat0 = "prayer=2; pyramids red=1@A1; troops A1=1; tiles priest-of-mafdet; hand swiftness";
            let mut t = two_in(ruleset, seat0, "");
            t.refuses("0 card swiftness", never);
            t.play("0 lay move-upper; 0 A1").takes("0 card swiftness");
            t.clone().play("0 walk A").refuses("0 card swiftness", never);
            t.play("0 teleport TW").refuses("0 card swiftness", never);
        }
    }

    /// The next Move is as far as ever.
    #[test]
    fn it_serves_one_move() {
        for ruleset in LATER {
            let mut t = two_in(ruleset, "troops A1=1; hand swiftness", "");
            t.play("0 lay move-upper; 0 A1; 0 card swiftness; 0 walk A; 0 stop; 1 lay pray-middle");
            t.play("0 lay move-middle; 0 A; 0 walk TW");
            assert!(!t.moves());
        }
    }
}
