//! Transfer: the moving troop goes to an obelisk from wherever it stands; it is the one teleport of the Move.
//! [card.transfer] [ruling.52]

use super::{Aim, Di, DiCard, When};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Transfer,
    name: "transfer",
    rule: "card.transfer",
    cost: 1,
    when: When::Move,
    aim: Aim::Obelisk,
    effect: super::teleportation::teleport,
    ..DiCard::BLANK
};
