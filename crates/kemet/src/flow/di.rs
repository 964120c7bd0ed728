//! Playing a card outside battle: laid, open to a Veto, then its effect. [di.1] to [di.4]

use super::supply;
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::board::Played;
use crate::cards::{Aim, Di};
use crate::event::Event;
use crate::map::Zone;
use table::{Cx, Flow, SeatSet, Side, Sign};

/// Lays a card of one's own turn, names its target and pays.
pub(super) fn lay(cx: &mut Cx<'_, Kemet>, side: Side, card: Di) -> Flow {
    let mut target = None;
    if matches!(card.card().aim, Aim::EnemyTroop | Aim::Obelisk | Aim::OwnTroop)
        && let Answer::Zone(zone) = cx.ask(cx.board.seat(side), Question::Target { card })?
    {
        target = Some(zone);
    }
    supply::pay_card(cx, side, card);
    put_down(cx, side, card, target);
    Ok(())
}

/// The card leaves the hand and lies on the table.
pub(super) fn put_down(cx: &mut Cx<'_, Kemet>, side: Side, card: Di, target: Option<Zone>) {
    discard(cx, side, card);
    let stands = !cx.board.edition.has_veto;
    cx.board.played = Some(Played { side, card, target, stands });
    cx.tell(Event::CardLaid { side, card, target });
}

fn discard(cx: &mut Cx<'_, Kemet>, side: Side, card: Di) {
    // It is out of the game. [ruling.138]
    if card == Di::Assemble {
        cx.board.side_mut(side).assembles = false;
        return;
    }
    cx.board.secret.hands[side.index()].remove(card, 1);
    cx.board.discarded.add(card, 1);
}

/// The window for Vetoes, then the effect.
pub(super) fn go_on(cx: &mut Cx<'_, Kemet>, played: Played) -> Flow {
    if played.stands {
        cx.board.played = None;
        return (played.card.card().effect)(cx, played);
    }
    let answers =
        cx.each(vetoers(cx, played.side), Sign::None, |private| private.ask(Question::Veto { card: played.card }))?;
    // Of several Vetoes only the next after the player whose turn it is is spent; the others stay unseen. [di.4]
    let vetoes = |side: &Side| answers.of(cx.board.seat(*side)) == Some(Answer::Card(Di::Veto));
    let place = cx.board.clock.place as usize;
    let next = cx.board.in_order().cycle().skip(place).take(cx.board.players as usize).find(vetoes);
    if let Some(by) = next {
        discard(cx, by, Di::Veto);
        cx.board.played = None;
        cx.tell(Event::Vetoed { by, card: played.card });
    } else {
        cx.board.played = Some(Played { stands: true, ..played });
    }
    Ok(())
}

/// Opponents who hold a card at all, in whose own turn it is not.
fn vetoers(cx: &Cx<'_, Kemet>, side: Side) -> SeatSet {
    let active = cx.board.active();
    let holders = cx.board.all_sides().filter(|&other| !cx.board.team(side).has(other) && other != active);
    let holders = holders.filter(|&other| !cx.board.secret.hands[other.index()].is_empty());
    holders.map(|other| cx.board.seat(other)).collect()
}
