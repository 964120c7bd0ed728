//! Buying a power tile. [buy.1] to [buy.7]

use super::{creature, god, night, supply};
use crate::Kemet;
use crate::ask::{Answer, Camp, Purchase, Question};
use crate::battle_cards::BattleSet;
use crate::board::{Public, Token};
use crate::edition::Buying;
use crate::event::Event;
use crate::query;
use crate::tiles::{Perk, Tile};
use table::{Cx, Flow, SeatSet, Side, Sign};

#[inline(always)]
pub(super) fn buy(cx: &mut Cx<'_, Kemet>, side: Side, with: Purchase) -> Flow {
    let seat = cx.board.seat(side);
    let tile = match cx.ask(seat, Question::Buy { with })? {
        Answer::Tile(tile) => tile,
        Answer::God(_) => return god::acquire(cx, side),
        _ => {
            cx.tell(Event::Idle { side });
            return Ok(());
        }
    };
    let row = cx.board.edition.tile(tile);
    supply::pay_in_action(cx, side, query::tile_cost(&cx.board, side, row.level, with));
    // Where each space has its colour, the tokens themselves remember what was bought.
    if cx.board.edition.buying != Buying::SpaceOfColour
        && let Purchase::Space(_) = with
    {
        let player = cx.board.side_mut(side);
        player.bought = player.bought.with(row.colour);
    }
    take(cx, side, tile)
}

/// The tile lies before its owner and gives what it gives on taking it. [buy.5] [buy.7]
#[inline(always)]
pub(super) fn take(cx: &mut Cx<'_, Kemet>, side: Side, tile: Tile) -> Flow {
    let seat = cx.board.seat(side);
    let player = cx.board.side_mut(side);
    player.tiles = player.tiles.with(tile);
    cx.tell(Event::Bought { side, tile });

    if let Some(creature) = cx.board.edition.tile(tile).power.creature {
        creature::to_reserve(cx, side, creature);
        if let Answer::Zone(zone) = cx.ask(seat, Question::Lair { creature })? {
            creature::put(cx, side, creature, zone);
        }
    }
    if cx.board.edition.prompt_tiles.has(tile) { at_once(cx, side, tile) } else { Ok(()) }
}

/// What a tile gives on taking it.
fn at_once(cx: &mut Cx<'_, Kemet>, side: Side, tile: Tile) -> Flow {
    let gives = |board: &Public, perk: Perk| query::amount(board, tile, perk);
    if gives(&cx.board, Perk::SilverToken) > 0 {
        cx.board.side_mut(side).silver = Token::Ready;
    }
    let player = cx.board.side(side);
    if player.gold == Token::None && gives(&cx.board, Perk::Golden) > 0 {
        cx.board.side_mut(side).gold = Token::Ready;
    }
    supply::gain_by_day(cx, side, gives(&cx.board, Perk::TakingPrayer))?;
    night::muster(cx, side, gives(&cx.board, Perk::TakingUnits), Camp::Anywhere)?;
    let mercenaries = gives(&cx.board, Perk::Mercenaries);
    if mercenaries > 0 {
        cx.board.side_mut(side).supply += mercenaries;
        night::muster(cx, side, mercenaries, Camp::CityAll)?;
    }
    match gives(&cx.board, Perk::SpecialCard) {
        0 => Ok(()),
        number => swap(cx, side, number),
    }
}

/// All battle cards come back to the hand; one of them leaves the game in secret for the special one. [battlecard.2]
fn swap(cx: &mut Cx<'_, Kemet>, side: Side, number: u8) -> Flow {
    let seat = cx.board.seat(side);
    let special = cx.board.edition.special(number);
    cx.board.secret.aside[side.index()] = BattleSet::NONE;
    let player = cx.board.side_mut(side);
    player.played = BattleSet::NONE;
    player.known = BattleSet::NONE.with(special);
    let gone = cx.each(SeatSet::only(seat), Sign::Ready, |private| private.ask(Question::Swap { special }))?;
    if let Some(Answer::Battle(card)) = gone.of(seat) {
        let removed = &mut cx.board.secret.removed[side.index()];
        *removed = removed.with(card);
        cx.tell(Event::BattleCardSwapped { side, special });
    }
    Ok(())
}
