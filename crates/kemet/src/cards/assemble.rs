//! Assemble!: units of teammates come to an own troop. [card.assemble]

use super::{Aim, Di, DiCard};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Played;
use crate::event::Event;
use crate::flow::creature;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Assemble,
    name: "assemble",
    rule: "card.assemble",
    aim: Aim::OwnTroop,
    effect: assemble,
    ..DiCard::BLANK
};

/// How many units come at most.
const MOST: u8 = 3;

/// The teammates in turn order, each unit in turn. [ruling.138]
fn assemble(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    let Some(to) = played.target else { return Ok(()) };
    let mut left = MOST;
    let team = cx.board.team(played.side).without(played.side);
    for mate in cx.board.in_order().filter(|&mate| team.has(mate)) {
        while left > 0
            && let Answer::Zone(from) = cx.ask(cx.board.seat(mate), Question::Come { to, left })?
        {
            cx.board.troops.remove(mate, from, 1);
            cx.board.troops.add(mate, to, 1);
            cx.tell(Event::Came { side: mate, from, to });
            creature::leave_if_alone(cx, mate, from);
            left -= 1;
        }
    }
    Ok(())
}
