//! Teleportation: the moving troop goes to an obelisk from wherever it stands. [card.teleportation]

use super::{Aim, Di, DiCard, When};
use crate::Kemet;
use crate::board::{Played, Way};
use crate::flow::movement;
use crate::provenance::Provenance;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::Teleportation,
    name: "teleportation",
    rule: "card.teleportation",
    provenance: Provenance::Public,
    cost: 1,
    when: When::Move,
    aim: Aim::Obelisk,
    strength: 0,
    damage: 0,
    protection: 0,
    effect: teleport,
};

fn teleport(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    match played.target {
        Some(to) => movement::go(cx, played.side, to, Way::Card),
        None => Ok(()),
    }
}
