//! Raining Fire: one enemy unit anywhere dies. [card.raining-fire]

use super::{Aim, Di, DiCard, When};
use crate::Kemet;
use crate::board::Played;
use crate::flow::supply;
use crate::provenance::Provenance;
use crate::query;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::RainingFire,
    name: "raining-fire",
    rule: "card.raining-fire",
    provenance: Provenance::Public,
    cost: 1,
    when: When::Turn,
    aim: Aim::EnemyTroop,
    strength: 0,
    damage: 0,
    protection: 0,
    effect: rain,
};

fn rain(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    let Some(zone) = played.target else { return Ok(()) };
    let Some(enemy) = query::enemy_at(&cx.board, played.side, zone) else { return Ok(()) };
    supply::destroy(cx, enemy, zone, 1)
}
