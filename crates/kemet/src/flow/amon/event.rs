//! The card after the third turn: an event or a disaster. [event.1] to [event.3] [disaster.1]

use super::{action, amon, plunder};
use crate::Kemet;
use crate::amon::{Omen, OmenKind, Once, Open, PLAYER, TROOP_LIMIT};
use crate::ask::{Answer, Question};
use crate::edition::Chapter;
use crate::event::{Event, News};
use crate::flow::{supply, veterans};
use crate::query;
use table::{Audience, Cx, Flow};

/// One step draws the card, the next does what is done once: it may ask in secret.
pub(in crate::flow) fn event(cx: &mut Cx<'_, Kemet>) -> Flow {
    let Some(Open::Omen(omen)) = amon(cx).open else { return draw(cx) };
    once(cx, omen)?;
    amon(cx).open = None;
    cx.board.clock.chapter = Chapter::Turns;
    Ok(())
}

fn draw(cx: &mut Cx<'_, Kemet>) -> Flow {
    let Answer::Omen(omen) = cx.draw(Audience::Everyone, Question::Omen)? else { return Ok(()) };
    let table = amon(cx);
    table.seen = table.seen.with(omen);
    table.open = Some(Open::Omen(omen));
    match omen.card().kind {
        OmenKind::Event => table.event = Some(omen),
        OmenKind::Disaster => {
            if let Some(free) = table.disasters.iter_mut().find(|place| place.is_none()) {
                *free = Some(omen);
            }
        }
    }
    let war = table.war();
    cx.tell(Event::Amon(News::OmenDrawn { omen }));
    cx.tell(Event::Amon(News::WarTable { war }));
    Ok(())
}

fn once(cx: &mut Cx<'_, Kemet>, omen: Omen) -> Flow {
    match omen.card().once {
        Once::Nothing => Ok(()),
        Once::Discard(cards) => {
            let held = cx.board.secret.hands[PLAYER.index()].count() as u8;
            if held == 0 { Ok(()) } else { veterans::give_up(cx, PLAYER, cards.min(held)) }
        }
        Once::LosePrayer(prayer) => {
            supply::pay(cx, PLAYER, prayer.min(cx.board.side(PLAYER).prayer));
            Ok(())
        }
        Once::GainPrayer(prayer) => {
            supply::gain(cx, PLAYER, prayer)?;
            Ok(())
        }
        Once::Plunder(times) => (0..times).try_for_each(|_| plunder::plunder(cx)),
        Once::Vigil => {
            action::reinforce(cx, TROOP_LIMIT);
            amon(cx).vigil = true;
            Ok(())
        }
        Once::Plague => {
            for zone in cx.board.troops.present(PLAYER).iter() {
                if !query::shielded(&cx.board, PLAYER, zone) {
                    supply::destroy(cx, PLAYER, zone, 1)?;
                }
            }
            Ok(())
        }
    }
}

/// What he does in the Night after a vigil. [event.night-vigil]
pub(super) fn vigil(cx: &mut Cx<'_, Kemet>) -> Flow {
    plunder::plunder(cx)?;
    amon(cx).vigil = false;
    Ok(())
}
