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
