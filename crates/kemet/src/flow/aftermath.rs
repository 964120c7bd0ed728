//! After the battle: who stays, retreats or goes home. [aftermath.1] to [aftermath.5]

use super::{amon, god, supply};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Fight;
use crate::event::Event;
use crate::gods::Shrine;
use crate::map::Zone;
use crate::query;
use table::{Cx, Flow, Side};

/// The beaten troop is recalled or driven back; what it may do if the winner is gone, the edition says.
/// `sender` says where it goes. [aftermath.2]
pub(super) fn loser_leaves(cx: &mut Cx<'_, Kemet>, fight: Fight, loser: Side, sender: Side) -> Flow {
    if !cx.board.is_seated(loser) {
        return amon::beaten(cx, fight);
    }
    if query::troop(&cx.board, loser, fight.at) == 0 {
        return Ok(());
    }
    // A god is not recalled: it retreats if it can. [god.10]
    let choice = match query::god_at(&cx.board, loser, fight.at) {
        None => cx.ask(cx.board.seat(loser), Question::Beaten)?,
        Some(_) if query::retreats(&cx.board, loser, fight.at).is_empty() => {
            god::to_tile(cx, loser);
            return Ok(());
        }
        Some(_) => Answer::Retreat,
    };
    match choice {
        Answer::Recall => return recall(cx, loser, fight.at),
        Answer::Retreat => {
            if let Answer::Zone(to) = cx.ask(cx.board.seat_or_chance(sender), Question::RetreatTo { loser })? {
                shift(cx, loser, fight.at, to);
                cx.tell(Event::Retreated { side: loser, from: fight.at, to });
            }
        }
        _ => cx.tell(Event::Stayed { side: loser }),
    }
    Ok(())
}

/// [aftermath.5]
pub(super) fn winner_stays(cx: &mut Cx<'_, Kemet>, fight: Fight, winner: usize) -> Flow {
    let side = fight.sides[winner];
    // [amon.12]
    if !cx.board.is_seated(side) {
        return Ok(());
    }
    let may_leave = query::party_at(&cx.board, side, fight.at).total() > 0;
    if may_leave && cx.ask(cx.board.seat(side), Question::Victorious)? == Answer::Recall {
        recall(cx, side, fight.at)?;
    }
    Ok(())
}

/// The whole troop goes to the supply and pays a prayer point per unit, less the fee; its creature goes to its tile.
/// [aftermath.4] [ruling.136]
fn recall(cx: &mut Cx<'_, Kemet>, side: Side, at: Zone) -> Flow {
    let units = query::troop(&cx.board, side, at);
    supply::withdraw(cx, side, at, units, |side, units| Event::Recalled { side, units })?;
    supply::gain(cx, side, units.saturating_sub(cx.board.edition.recall_fee))
}

/// The whole troop with its companions.
pub(crate) fn shift(cx: &mut Cx<'_, Kemet>, side: Side, from: Zone, to: Zone) {
    for creature in query::creatures_at(&cx.board, side, from).iter() {
        let lair = &mut cx.board.lairs[creature as usize];
        *lair = lair.gone_to(to);
    }
    if query::god_at(&cx.board, side, from).is_some() {
        cx.board.side_mut(side).shrine = Shrine::Zone(to);
    }
    for owner in cx.board.team(side).iter() {
        let units = cx.board.troops.units(owner, from);
        cx.board.troops.remove(owner, from, units);
        cx.board.troops.add(owner, to, units);
    }
}
