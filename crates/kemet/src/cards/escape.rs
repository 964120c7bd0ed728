//! Escape: the attacked troop steps aside and there is no battle. [card.escape]

use super::{Aim, Di, DiCard, When};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Played;
use crate::event::Event;
use crate::flow::aftermath;
use crate::provenance::Provenance;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Escape,
    name: "escape",
    rule: "card.escape",
    provenance: Provenance::Public,
    cost: 0,
    when: When::Window,
    aim: Aim::Nothing,
    strength: 0,
    damage: 0,
    protection: 0,
    effect: escape,
};

/// The fight is off; a Move goes on.
fn escape(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    let Some(fight) = cx.board.fight else { return Ok(()) };
    if let Answer::Zone(to) = cx.ask(cx.board.seat(played.side), Question::EscapeTo)? {
        aftermath::shift(cx, played.side, fight.at, to);
        cx.board.fight = None;
        cx.tell(Event::Escaped { side: played.side, from: fight.at, to });
    }
    Ok(())
}
