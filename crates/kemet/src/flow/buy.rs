//! Buying a power tile. [buy.1] to [buy.7]

use super::{creature, supply};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::battle_cards::BattleSet;
use crate::board::Token;
use crate::event::Event;
use crate::query;
use crate::tiles::{Colour, Perk};
use table::{Cx, Flow, SeatSet, Side, Sign};

pub(super) fn buy(cx: &mut Cx<'_, Kemet>, side: Side, colour: Colour) -> Flow {
    let seat = cx.board.seat(side);
    let Answer::Tile(tile) = cx.ask(seat, Question::Buy { colour })? else {
        cx.tell(Event::Idle { side });
        return Ok(());
    };
    let row = cx.board.edition.tile(tile);
    supply::pay_in_action(cx, side, query::tile_cost_at(&cx.board, side, row.level));
    let player = cx.board.side_mut(side);
    player.tiles = player.tiles.with(tile);
    cx.tell(Event::Bought { side, tile });

    // What works at once. [buy.5]
    for &(perk, by) in row.power.perks {
        match perk {
            Perk::SilverToken => cx.board.side_mut(side).silver = Token::Ready,
            Perk::GoldToken => cx.board.side_mut(side).gold = Token::Ready,
            Perk::SpecialCard => swap(cx, side, by)?,
            Perk::Strength
            | Perk::AttackStrength
            | Perk::DefenceStrength
            | Perk::Damage
            | Perk::Protection
            | Perk::Speed
            | Perk::IgnoresWalls
            | Perk::ObeliskGate
            | Perk::CheaperTeleport
            | Perk::CheaperTile
            | Perk::CheaperLevel
            | Perk::CheaperAction
            | Perk::FreeRecruits
            | Perk::LargerTroops
            | Perk::BetterPrayer
            | Perk::NightPrayer
            | Perk::NightCards
            | Perk::NightSight
            | Perk::NightLevel
            | Perk::NightUnits
            | Perk::FirstStrike
            | Perk::Foresight
            | Perk::Wounds
            | Perk::KillSpoils
            | Perk::WinSpoils
            | Perk::DefenceGlory
            | Perk::Points => {}
        }
    }
    if let Some(creature) = row.power.creature {
        creature::to_reserve(cx, side, creature);
        if let Answer::Zone(zone) = cx.ask(seat, Question::Lair { creature })? {
            creature::put(cx, side, creature, zone);
        }
    }
    Ok(())
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
