//! The Day: five turns each, tokens and what they do. [day.1] to [day.8]

use super::{amon, buy, creature, di, end, god, movement, next_chapter, night, raise, recruit, supply, veterans};
use crate::Kemet;
use crate::amon::{Burden, burden};
use crate::ask::{Answer, Bearer, Camp, Gold, Purchase, Question, menu};
use crate::board::{Pace, Token, Turn};
use crate::edition::{Action, BonusTokens, GoalAt, Space, SpaceSet, VeteransDropped};
use crate::event::Event;
use crate::query;
use crate::tiles::{ColourSet, Perk};
use table::{Cx, Flow, Side};

/// Everyone takes the tokens back. [offering.3]
pub(super) fn awakening(cx: &mut Cx<'_, Kemet>) -> Flow {
    for side in cx.board.seated() {
        let tokens = cx.board.edition.tokens;
        if cx.board.edition.veterans_dropped == VeteransDropped::InTheAwakening {
            veterans::drop_rest(cx, side);
        }
        let player = cx.board.side_mut(side);
        player.tokens = tokens;
        player.laid = SpaceSet::default();
        player.bought = ColourSet::NONE;
        for token in [&mut player.silver, &mut player.gold] {
            if *token == Token::Laid {
                *token = Token::Ready;
            }
        }
    }
    next_chapter(cx);
    Ok(())
}

pub(super) fn daybreak(cx: &mut Cx<'_, Kemet>) -> Flow {
    cx.tell(Event::DayBreaks { round: cx.board.round });
    next_chapter(cx);
    Ok(())
}

/// One choice of the turn; what it starts is done before the next. [day.7]
pub(super) fn turn(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    if cx.board.edition.goal_at == GoalAt::StartOfTurn && !cx.board.turn.begun {
        cx.settle();
        end::at_start_of_turn(cx)?;
        cx.board.turn.begun = true;
        return Ok(());
    }
    match cx.ask(cx.board.seat(side), Question::Menu)? {
        Answer::Lay(space) => {
            let player = cx.board.side_mut(side);
            player.tokens -= 1;
            player.laid = player.laid.with(space);
            cx.board.turn.laid = true;
            cx.tell(Event::Laid { side, space });
            match cx.board.edition.bonus_tokens {
                BonusTokens::OneByOne => act(cx, side, space)?,
                BonusTokens::Together => lay_beside(cx, side, space)?,
            }
        }
        Answer::Silver(space) => {
            lay_silver(cx, side, space);
            act(cx, side, space)?;
        }
        Answer::Gold(gold) => {
            lay_gold(cx, side, gold);
            act_golden(cx, side, gold)?;
        }
        Answer::Resolve(bearer) => resolve(cx, side, bearer)?,
        Answer::Card(card) => return di::lay(cx, side, card),
        Answer::Creature(beast) => return creature::come(cx, side, beast),
        Answer::Rearrange => return creature::rearrange(cx, side),
        _ => {
            cx.settle();
            end_turn(cx, side);
            return Ok(());
        }
    }
    // The next question would answer itself: ending the turn here saves a step in nine turns of ten.
    if !query::in_action(&cx.board) && menu::only_done(&cx.board, side) {
        end_turn(cx, side);
    }
    Ok(())
}

/// Silver and gold lie down with the own token; with one action there is no order to choose.
fn lay_beside(cx: &mut Cx<'_, Kemet>, side: Side, own: Space) -> Flow {
    cx.board.turn.own = Some(own);
    while menu::can_lay_beside(&cx.board, side) {
        match cx.ask(cx.board.seat(side), Question::Beside)? {
            Answer::Silver(space) => {
                lay_silver(cx, side, space);
                cx.board.turn.silver = Some(space);
            }
            Answer::Gold(gold) => {
                lay_gold(cx, side, gold);
                cx.board.turn.gold = Some(gold);
            }
            _ => break,
        }
    }
    if cx.board.turn.waiting() == 1 {
        resolve(cx, side, Bearer::Own)?;
    }
    Ok(())
}

fn lay_silver(cx: &mut Cx<'_, Kemet>, side: Side, space: Space) {
    let player = cx.board.side_mut(side);
    player.silver = Token::Laid;
    player.laid = player.laid.with(space);
    cx.tell(Event::SilverLaid { side, space });
}

fn lay_gold(cx: &mut Cx<'_, Kemet>, side: Side, gold: Gold) {
    cx.board.side_mut(side).gold = Token::Laid;
    cx.tell(Event::GoldLaid { side, action: gold });
}

/// The action of a token laid before, and of no other.
fn resolve(cx: &mut Cx<'_, Kemet>, side: Side, bearer: Bearer) -> Flow {
    if cx.board.turn.waiting() > 1 {
        cx.tell(Event::ActionTaken { side, bearer });
    }
    let turn = &mut cx.board.turn;
    match bearer {
        Bearer::Own => turn.own.take().map_or(Ok(()), |space| act(cx, side, space)),
        Bearer::Silver => turn.silver.take().map_or(Ok(()), |space| act(cx, side, space)),
        Bearer::Gold => turn.gold.take().map_or(Ok(()), |gold| act_golden(cx, side, gold)),
    }
}

fn act(cx: &mut Cx<'_, Kemet>, side: Side, space: Space) -> Flow {
    cx.board.turn.saved = false;
    match cx.board.action(space) {
        Action::Pray => pray(cx, side),
        Action::Raise => raise::raise(cx, side),
        Action::Buy(number) => buy::buy(cx, side, Purchase::Space(number)),
        Action::Recruit => recruit::recruit(cx, side),
        Action::Move => movement::begin(cx, side, Pace::Usual),
    }
}

/// [golden.2]
fn act_golden(cx: &mut Cx<'_, Kemet>, side: Side, gold: Gold) -> Flow {
    cx.board.turn.saved = false;
    match gold {
        Gold::Move => movement::begin(cx, side, Pace::Usual),
        Gold::Recruit => recruit::recruit(cx, side),
        Gold::Surprise => movement::begin(cx, side, Pace::ThroughWalls),
        Gold::March => movement::begin(cx, side, Pace::OnFoot),
        Gold::Twin => buy::buy(cx, side, Purchase::Twin),
        Gold::Raise => raise::raise(cx, side),
        Gold::Pray => pray(cx, side),
    }
}

/// [pray.1]
#[inline(always)]
fn pray(cx: &mut Cx<'_, Kemet>, side: Side) -> Flow {
    let more = query::perk(&cx.board, side, Perk::BetterPrayer);
    let less = burden(&cx.board, Burden::Pray);
    supply::gain_by_day(cx, side, (cx.board.edition.pray + more).saturating_sub(less))?;
    night::muster(cx, side, query::perk(&cx.board, side, Perk::PrayUnits), Camp::City)?;
    // [ruling.111]
    if cx.board.edition.givers[Perk::PrayDrain as usize].is_empty() {
        return Ok(());
    }
    let team = cx.board.team(side);
    for other in cx.board.in_order().filter(|&other| !team.has(other)) {
        supply::gain_by_day(cx, other, query::perk(&cx.board, other, Perk::PrayDrain))?;
    }
    Ok(())
}

#[inline(always)]
fn end_turn(cx: &mut Cx<'_, Kemet>, side: Side) {
    cx.tell(Event::TurnEnded { side });
    god::look_at_the_track(cx);
    cx.board.turn = Turn::default();
    cx.board.clock.place += 1;
    if cx.board.clock.place == cx.board.players {
        cx.board.clock.place = 0;
        cx.board.clock.count += 1;
        if !amon::interrupts(cx) && cx.board.clock.count == cx.board.edition.tokens {
            next_chapter(cx);
        }
    }
}
