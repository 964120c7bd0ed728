//! Divine Memory: one card comes back from the discards, the others are shuffled into the pile. [card.divine-memory]

use super::{Aim, Cards, Di, DiCard};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Played;
use crate::event::Event;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::DivineMemory,
    name: "divine-memory",
    rule: "card.divine-memory",
    cost: 1,
    aim: Aim::Discards,
    effect: remember,
    ..DiCard::BLANK
};

/// The card itself is discarded only once it has acted. [ruling.79]
fn remember(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    if let Answer::Card(card) = cx.ask(cx.board.seat(played.side), Question::Recover)? {
        let mut others = cx.board.discarded.without(Di::DivineMemory);
        others.remove(card, 1);
        cx.board.secret.hands[played.side.index()].add(card, 1);
        cx.board.secret.deck.add_all(others);
        let mut left = Cards::NONE;
        left.add(Di::DivineMemory, 1);
        cx.board.discarded = left;
        cx.tell(Event::CardRecovered { side: played.side, card });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::cards::{Cards, Di};
    use crate::event::Event;
    use crate::refusal::Refusal;
    use crate::testkit::{FIRST, LATER, REVISED, laid_in, two_in};
    use table::Side;

    const HEAD: &str = "discards war-rage*2 snare";

    /// [ruling.79]
    #[test]
    fn a_card_comes_back_and_the_others_go_into_the_pile() {
        for ruleset in LATER {
            let mut t = laid_in(ruleset, HEAD, &["prayer=1; hand divine-memory", ""]);
            assert_eq!(t.board().secret.deck.of(Di::WarRage), 1);
            t.play("0 card divine-memory");
            assert_eq!(t.options(0), ["card war-rage", "card snare"]);
            t.refuses("0 card divine-memory", Refusal::NotAmongDiscards);
            t.refuses("0 card prayer", Refusal::NotAmongDiscards);
            t.play("0 card snare");
            let just = |card| [(card, 1)].into_iter().collect::<Cards>();
            assert_eq!((t.hand(0), t.board().discarded, t.prayer(0)), (just(Di::Snare), just(Di::DivineMemory), 0));
            assert_eq!(t.board().secret.deck.of(Di::WarRage), 3);
            assert!(t.told(|event| *event == Event::CardRecovered { side: Side::new(0), card: Di::Snare }), "openly");
        }
    }

    #[test]
    fn one_of_several_alike_comes_back() {
        for ruleset in LATER {
            let mut t = laid_in(ruleset, HEAD, &["prayer=1; hand divine-memory", ""]);
            t.play("0 card divine-memory; 0 card war-rage");
            assert_eq!((t.hand(0).of(Di::WarRage), t.board().secret.deck.of(Di::WarRage)), (1, 2));
        }
    }

    #[test]
    fn it_needs_a_card_among_the_discards_and_its_prayer_point() {
        for ruleset in LATER {
            let t = two_in(ruleset, "prayer=1; hand divine-memory", "");
            t.refuses("0 card divine-memory", Refusal::NoTarget);
            let t = laid_in(ruleset, HEAD, &["prayer=0; hand divine-memory", ""]);
            t.refuses("0 card divine-memory", Refusal::NotEnoughPrayer { price: 1, has: 0 });
        }
    }

    /// A card of the Day: within a Move in the first printing alone. [ruling.51]
    #[test]
    fn it_is_a_card_of_the_day() {
        let moving = |ruleset| {
            let mut t = laid_in(ruleset, HEAD, &["prayer=1; troops A=1; hand divine-memory", ""]);
            t.play("0 lay move-upper; 0 A");
            t
        };
        moving(FIRST).takes("0 card divine-memory");
        moving(REVISED).refuses("0 card divine-memory", Refusal::NotInThisMoment { card: Di::DivineMemory });
    }
}
