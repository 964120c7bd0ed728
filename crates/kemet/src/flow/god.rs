//! The gods of the module: chosen, acquired, put on the board, sent back. [god.1] to [god.10]

use super::{next_chapter, next_place, supply};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::event::Event;
use crate::gods::{Grace, Rise, Shrine};
use crate::map::Zone;
use crate::query;
use table::{Audience, Cx, Flow, Side};

/// In seat order: the order is not drawn yet. [god.1] [ruling.169]
pub(super) fn first_gods(cx: &mut Cx<'_, Kemet>) -> Flow {
    if cx.board.rise == Rise::Never {
        next_chapter(cx);
        return Ok(());
    }
    let side = Side::new(cx.board.clock.place as usize);
    if let Answer::God(god) = cx.ask(cx.board.seat(side), Question::FirstGod)? {
        cx.board.side_mut(side).god = Some(god);
        cx.tell(Event::GodChosen { side, god });
    }
    next_place(cx);
    Ok(())
}

/// The marker is read where the score track is filled: at the end of a turn, and of each step of the Night. [god.2]
#[inline(always)]
pub(super) fn look_at_the_track(cx: &mut Cx<'_, Kemet>) {
    if cx.board.rise != Rise::Awaited || cx.board.round == 0 {
        return;
    }
    let goal = cx.board.edition.rise_at;
    if cx.board.all_sides().any(|side| query::standing(&cx.board, side) >= goal) {
        cx.board.rise = Rise::Reached;
        cx.tell(Event::GodsRise);
    }
}

/// The tile is turned up and the figure put in a district; where an enemy stands it attacks. [god.7]
pub(super) fn acquire(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    supply::pay(cx, side, cx.board.edition.god_price);
    cx.board.side_mut(side).shrine = Shrine::Tile;
    if let Some(god) = cx.board.side(side).god {
        cx.tell(Event::GodAcquired { side, god });
    }
    // With own units in all districts the god waits on its tile. [ruling.172]
    if !query::thrones(&cx.board, side).is_empty()
        && let Answer::Zone(zone) = cx.ask(cx.board.seat(side), Question::Throne)?
    {
        put(cx, side, zone);
    }
    cx.board.assaults = query::contested(&cx.board, side);
    Ok(())
}

/// For nothing, with a Recruit action. [god.8]
pub(super) fn recruit(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    if cx.board.side(side).shrine == Shrine::Tile
        && !query::thrones(&cx.board, side).is_empty()
        && let Answer::Zone(zone) = cx.ask(cx.board.seat(side), Question::Descend)?
    {
        put(cx, side, zone);
    }
    Ok(())
}

fn put(cx: &mut Cx<'_, Kemet>, side: Side, zone: Zone) {
    let Some(god) = cx.board.side(side).god else { return };
    let life = god.card().life;
    let player = cx.board.side_mut(side);
    player.shrine = Shrine::Zone(zone);
    player.life = life;
    cx.board.troops.add(side, zone, life);
    cx.tell(Event::GodPlaced { side, god, zone });
}

/// What would take units from a troop takes life from a god. [god.5] [god.6]
pub(super) fn wound(cx: &mut Cx<'_, Kemet>, side: Side, life: u8) {
    if life == 0 {
        return;
    }
    cx.board.side_mut(side).life -= life;
    if let Some(god) = cx.board.side(side).god {
        cx.tell(Event::LifeLost { side, god, life });
    }
    if cx.board.side(side).life == 0 {
        to_tile(cx, side);
    }
}

/// Without life, or without a space to retreat to. [god.6] [god.10]
pub(super) fn to_tile(cx: &mut Cx<'_, Kemet>, side: Side) {
    let player = cx.board.side(side);
    let (life, shrine) = (player.life, player.shrine);
    if let Shrine::Zone(zone) = shrine {
        cx.board.troops.remove(side, zone, life);
    }
    let player = cx.board.side_mut(side);
    player.life = 0;
    player.shrine = Shrine::Tile;
    if let Some(god) = cx.board.side(side).god {
        cx.tell(Event::GodFell { side, god });
    }
}

/// A god who wins may take a card of the beaten. It comes last, because nothing is asked after a secret. [god.seth]
pub(super) fn rob(cx: &mut Cx<'_, Kemet>, grace: Option<Grace>, side: Side, from: Side) -> Flow {
    if grace != Some(Grace::Unsettles) || cx.board.secret.hands[from.index()].is_empty() {
        return Ok(());
    }
    let audience = Audience::Pair(cx.board.seat(side), cx.board.seat(from));
    if let Answer::Card(card) = cx.draw(audience, Question::Steal { from })? {
        cx.board.secret.hands[from.index()].remove(card, 1);
        cx.board.secret.hands[side.index()].add(card, 1);
        cx.tell(Event::CardTaken { side, from });
    }
    Ok(())
}
