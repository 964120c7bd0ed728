//! Mana Theft: every opponent loses a prayer point, the thief gains one in all. [card.mana-theft]

use super::{Aim, Di, DiCard, When};
use crate::Kemet;
use crate::board::Played;
use crate::event::Event;
use crate::flow::supply;
use crate::provenance::Provenance;
use table::{Cx, Flow};

pub(super) static CARD: DiCard = DiCard {
    id: Di::ManaTheft,
    name: "mana-theft",
    rule: "card.mana-theft",
    provenance: Provenance::PublicUnsure,
    cost: 0,
    when: When::Turn,
    aim: Aim::Nothing,
    strength: 0,
    damage: 0,
    protection: 0,
    effect: steal,
};

fn steal(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    let mut robbed = 0;
    for side in cx.board.in_order().filter(|&side| side != played.side) {
        if cx.board.side(side).prayer > 0 {
            cx.board.side_mut(side).prayer -= 1;
            cx.tell(Event::PrayerStolen { side: played.side, from: side });
            robbed += 1;
        }
    }
    supply::gain(cx, played.side, robbed.min(1));
    Ok(())
}
