//! The Day: five turns each, tokens and what they do. [day.1] to [day.8]

use super::{buy, di, movement, next_chapter, raise, recruit, supply};
use crate::Kemet;
use crate::ask::{Answer, Question, only_done};
use crate::board::{Token, Turn};
use crate::edition::{Action, SpaceSet};
use crate::event::Event;
use crate::query;
use crate::tiles::Perk;
use table::{Cx, Flow, Side};

/// Everyone takes the tokens back.
pub(super) fn dawn(cx: &mut Cx<'_, Kemet>) -> Flow {
    for side in cx.board.all_sides() {
        let tokens = cx.board.edition.tokens;
        let player = cx.board.side_mut(side);
        player.tokens = tokens;
        player.laid = SpaceSet::default();
        for token in [&mut player.silver, &mut player.gold] {
            if *token == Token::Laid {
                *token = Token::Ready;
            }
        }
    }
    cx.tell(Event::DayBreaks { round: cx.board.round });
    next_chapter(cx);
    Ok(())
}

/// One choice of the turn; what it starts is done before the next. [day.7]
pub(super) fn turn(cx: &mut Cx<'_, Kemet>) -> Flow {
    let side = cx.board.active();
    match cx.ask(cx.board.seat(side), Question::Menu)? {
        Answer::Lay(space) => {
            let player = cx.board.side_mut(side);
            player.tokens -= 1;
            player.laid = player.laid.with(space);
            cx.board.turn.laid = true;
            cx.tell(Event::Laid { side, space });
            act(cx, side, cx.board.action(space))?;
        }
        Answer::Silver(space) => {
            let player = cx.board.side_mut(side);
            player.silver = Token::Laid;
            player.laid = player.laid.with(space);
            cx.tell(Event::SilverLaid { side, space });
            act(cx, side, cx.board.action(space))?;
        }
        Answer::Gold(gold) => {
            cx.board.side_mut(side).gold = Token::Laid;
            cx.tell(Event::GoldLaid { side, action: gold });
            act(cx, side, gold.action())?;
        }
        Answer::Card(card) => return di::lay(cx, side, card),
        _ => {
            cx.settle();
            end_turn(cx, side);
            return Ok(());
        }
    }
    // The next question would answer itself: ending the turn here saves a step in nine turns of ten.
    if !query::in_action(&cx.board) && only_done(&cx.board, side) {
        end_turn(cx, side);
    }
    Ok(())
}

fn act(cx: &mut Cx<'_, Kemet>, side: Side, action: Action) -> Flow {
    cx.board.turn.saved = false;
    match action {
        Action::Pray => {
            let more = query::perk(&cx.board, side, Perk::BetterPrayer);
            supply::gain(cx, side, cx.board.edition.pray + more);
            Ok(())
        }
        Action::Raise => raise::raise(cx, side),
        Action::Buy(colour) => buy::buy(cx, side, colour),
        Action::Recruit => recruit::recruit(cx, side),
        Action::Move => movement::begin(cx, side),
    }
}

fn end_turn(cx: &mut Cx<'_, Kemet>, side: Side) {
    cx.tell(Event::TurnEnded { side });
    cx.board.turn = Turn::default();
    cx.board.clock.place += 1;
    if cx.board.clock.place == cx.board.players {
        cx.board.clock.place = 0;
        cx.board.clock.count += 1;
        if cx.board.clock.count == cx.board.edition.tokens {
            next_chapter(cx);
        }
    }
}
