//! Enlistment: up to two units placed for nothing. [card.enlistment]

use super::{Aim, Di, DiCard, When};
use crate::Kemet;
use crate::board::Played;
use crate::flow::night;
use crate::provenance::Provenance;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Enlistment,
    name: "enlistment",
    rule: "card.enlistment",
    provenance: Provenance::PublicUnsure,
    cost: 0,
    when: When::Turn,
    aim: Aim::Nothing,
    strength: 0,
    damage: 0,
    protection: 0,
    effect: enlist,
};

fn enlist(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    night::muster(cx, played.side, 2)
}
