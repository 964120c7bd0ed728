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
