//! Veto: cancels a card just laid, outside battle. Its window is in `flow/di.rs`. [card.veto]

use super::{Aim, Di, DiCard, When, nothing};
use crate::provenance::Provenance;

pub(super) static CARD: DiCard = DiCard {
    id: Di::Veto,
    name: "veto",
    rule: "card.veto",
    provenance: Provenance::Public,
    cost: 0,
    when: When::Window,
    aim: Aim::Nothing,
    strength: 0,
    damage: 0,
    protection: 0,
    effect: nothing,
};
