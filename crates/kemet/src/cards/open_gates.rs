//! Open Gates: the moving troop passes walls in this Move. [card.open-gates]

use super::{Aim, Di, DiCard, When};
use crate::Kemet;
use crate::board::Played;
use crate::event::Event;
use crate::provenance::Provenance;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::OpenGates,
    name: "open-gates",
    rule: "card.open-gates",
    provenance: Provenance::Public,
    cost: 1,
    when: When::Move,
    aim: Aim::Nothing,
    strength: 0,
    damage: 0,
    protection: 0,
    effect: open,
};

fn open(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    if let Some(moving) = &mut cx.board.moving {
        moving.gates = true;
        cx.tell(Event::GatesOpened { side: played.side });
    }
    Ok(())
}
