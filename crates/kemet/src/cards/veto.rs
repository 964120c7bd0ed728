//! Veto: cancels a card just laid, outside battle. Its window is in `flow/di.rs`. [card.veto]

use super::{Di, DiCard, When};

pub(super) static CARD: DiCard =
    DiCard { id: Di::Veto, name: "veto", rule: "card.veto", when: When::Window, ..DiCard::BLANK };

#[cfg(test)]
mod tests {
    use crate::ask::Question;
    use crate::refusal::Refusal;
    use crate::testkit::{Table, duel, table};
    use crate::{cards::Di, event::Event};
    use table::Waiting;

    /// Four players in this order; seat 0 plays first and holds a Prayer.
    fn four(order: &str, hands: [&str; 4]) -> Table {
        let hands = hands.iter().enumerate().filter(|(_, hand)| !hand.is_empty());
        let seats: String = hands.map(|(seat, hand)| format!("seat {seat} prayer=5\n hand {hand}\n")).collect();
        table(&format!("kemet-2012 players=4\norder {order}\n{seats}"))
    }

    #[test]
    fn a_vetoed_card_has_no_effect() {
        let mut t = four("0 1 2 3", ["prayer", "veto", "", ""]);
        t.play("0 card prayer; 1 card veto");
        assert_eq!((t.prayer(0), t.hand(0).count(), t.hand(1).count()), (5, 0, 0));
        assert_eq!(t.board().discarded.count(), 2);
    }

    /// [ruling.5]
    #[test]
    fn the_cost_of_a_vetoed_card_is_lost() {
        let mut t =
            table("kemet-2012 players=2\nseat 0 prayer=3\n hand raining-fire\nseat 1\n troops IIa=2\n hand veto");
        t.play("0 card raining-fire; 1 card veto");
        assert_eq!((t.prayer(0), t.units(1, "IIa")), (2, 2));
    }

    #[test]
    fn everyone_who_holds_a_card_is_asked_and_nobody_else() {
        let mut t = four("0 1 2 3", ["prayer", "war-rage", "", "veto"]);
        t.play("0 card prayer");
        assert_eq!(t.waits_for(), [1, 3], "also who can only pass; not who holds nothing; not the player himself");
        assert_eq!(t.options(1), ["pass"]);
        t.refuses("1 card veto", Refusal::NoCard { card: Di::Veto });
        t.refuses("3 card escape", Refusal::NotInThisMoment { card: Di::Escape });
        // Nobody sees who has answered. [secret.2]
        let before = t.game.view(Some(table::Seat::new(0)));
        t.play("1 pass");
        assert_eq!(t.game.view(Some(table::Seat::new(0))), before);
        assert!(matches!(before.waiting, Waiting::Together { ready: None, .. }));
        t.play("3 pass");
        assert_eq!(t.prayer(0), 7);
    }

    /// [ruling.13]
    #[test]
    fn of_several_the_next_in_turn_order_spends_his() {
        let vetoed_by = |order: &str| {
            let mut t = four(order, ["prayer", "veto", "", "veto"]);
            t.play("0 card prayer; 1 card veto; 3 card veto");
            let by = t.events.iter().find_map(|event| match event {
                Event::Vetoed { by, card: Di::Prayer } => Some(by.index()),
                _ => None,
            });
            let by = by.unwrap();
            assert_eq!((t.hand(by).count(), t.hand(4 - by).count()), (0, 1), "the other keeps his");
            assert_eq!(t.prayer(0), 5);
            by
        };
        assert_eq!(vetoed_by("0 1 2 3"), 1);
        assert_eq!(vetoed_by("0 3 2 1"), 3);
    }

    /// [ruling.5]
    #[test]
    fn a_veto_is_not_vetoed() {
        let mut t = four("0 1 2 3", ["prayer veto", "veto", "", ""]);
        t.play("0 card prayer; 1 card veto");
        assert_eq!(t.asked(0), Some(Question::Menu), "no window for the Veto");
        assert_eq!(t.prayer(0), 5);
    }

    #[test]
    fn it_is_not_for_ones_own_turn() {
        four("0 1 2 3", ["veto", "", "", ""]).refuses("0 card veto", Refusal::NotInThisMoment { card: Di::Veto });
    }

    /// [faq.10]
    #[test]
    fn no_window_opens_in_a_battle() {
        let mut t = duel("troops TW=3; hand war-rage", "troops TW=3; hand veto");
        let sums = t.battle("2-0-2 aside 1-3-0 with war-rage", "2-0-2 aside 1-3-0");
        assert_eq!((sums.0.strength, t.hand(1).count()), (6, 1));
    }
}
