//! Prayer: two prayer points. [card.prayer]

use super::{Aim, Di, DiCard, When};
use crate::Kemet;
use crate::board::Played;
use crate::flow::supply;
use crate::provenance::Provenance;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Prayer,
    name: "prayer",
    rule: "card.prayer",
    provenance: Provenance::Public,
    cost: 0,
    when: When::Turn,
    aim: Aim::Nothing,
    strength: 0,
    damage: 0,
    protection: 0,
    effect: pray,
};

fn pray(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    supply::gain(cx, played.side, 2);
    Ok(())
}
