//! A troop of his moves. [action.3] to [action.6]

use super::amon;
use crate::Kemet;
use crate::amon::{self, AMON, March, Route, Troop};
use crate::ask::{Answer, Question};
use crate::board::{Fight, FightStage, Way};
use crate::event::{Event, News, Why};
use crate::flow::{aftermath, battle};
use crate::map::Zone;
use crate::query;
use table::{Audience, Cx, Flow};

pub(super) fn begin(cx: &mut Cx<'_, Kemet>, troop: Troop, target: Zone) {
    let left = amon::speed(&cx.board, troop);
    let at = amon(cx).at(troop);
    amon(cx).march = Some(March { troop, at, target, left, ported: false });
}

/// One step on a shortest way, drawn where there are several; or the end of the move.
pub(super) fn go_on(cx: &mut Cx<'_, Kemet>, march: March) -> Flow {
    let (walks, ports) = Route::to(&cx.board, march.target).onward(&cx.board, &march);
    let ways = walks.count() + ports.count();
    if ways == 0 {
        stop(cx, march);
        return Ok(());
    }
    let (to, way, next) = match cx.draw(Audience::Everyone, Question::Way)? {
        Answer::Walk(to) => (to, Way::Walk, March { at: to, left: march.left - 1, ..march }),
        Answer::Teleport(to) => (to, Way::Teleport, March { at: to, ported: true, ..march }),
        _ => return Ok(()),
    };
    if ways > 1 {
        cx.tell(Event::Amon(News::Turns { troop: march.troop, zone: to, why: Why::Drawn }));
    }
    amon(cx).march = Some(next);
    // Where his other troop stands he only passes. [action.6]
    if !cx.board.troops.present(AMON).has(to) {
        arrive(cx, march.troop, to, way);
    }
    Ok(())
}

/// The troop stands in the space; where the player stands too the move is over and they fight.
fn arrive(cx: &mut Cx<'_, Kemet>, troop: Troop, to: Zone, way: Way) {
    let from = amon(cx).at(troop);
    let units = cx.board.troops.units(AMON, from);
    aftermath::shift(cx, AMON, from, to);
    amon(cx).at[troop as usize] = to;
    cx.tell(match way {
        Way::Walk => Event::Walked { side: AMON, from, to, units },
        Way::Teleport | Way::Card => Event::Teleported { side: AMON, from, to, units },
    });
    if query::enemy_at(&cx.board, AMON, to).is_some() {
        amon(cx).march = None;
        battle::meet(cx, AMON, to);
        // He comes marching: what acts before a battle does so. [battle.1]
        cx.board.fight = cx.board.fight.map(|fight| Fight { stage: FightStage::Strike, ..fight });
    }
}

fn stop(cx: &mut Cx<'_, Kemet>, march: March) {
    let zone = amon(cx).at(march.troop);
    amon(cx).march = None;
    cx.tell(Event::Amon(News::Stops { troop: march.troop, zone }));
}
