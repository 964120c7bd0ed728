//! Draws of the game against Amon, and what he asks of the player. [amon.1]

use super::{Answer, Question, Verdict, require};
use crate::amon::{self, DISASTERS, Deed, Objective, Omen, OmenKind, PLAYER, Plunder, Route};
use crate::board::{Board, Public};
use crate::map::Zone;
use crate::refusal::Refusal;
use std::ops::ControlFlow;

/// Judges a draw: what lies in the deck, or what his rules leave.
pub(super) fn draw(board: &Board, question: &Question, answer: Answer) -> Verdict {
    let amon = board.amon.as_ref().ok_or(Refusal::NotAnAnswer)?;
    let possible = match (*question, answer) {
        (Question::Objective, Answer::Count(number)) => {
            Objective::ALL.into_iter().any(|objective| objective.number() == number)
        }
        (Question::Row { half, level, column }, Answer::Tile(tile)) => {
            amon::unlaid(board, half, level, column).any(|(_, left)| left == tile)
        }
        (Question::Omen, Answer::Omen(omen)) => share(board, omen) > 0,
        (Question::Deed, Answer::Deed(deed)) => !amon.deeds.has(deed),
        (Question::Plunder, Answer::Plunder(card)) => !amon.plunders.has(card),
        (Question::Aim { deed }, Answer::Zone(zone)) => amon::aimed_at(board, deed).zones.has(zone),
        (Question::Way, Answer::Walk(zone)) => onward(board).0.has(zone),
        (Question::Way, Answer::Teleport(zone)) => onward(board).1.has(zone),
        (Question::Return, Answer::Zone(zone)) => amon::home(board).zones.has(zone),
        (Question::AmonCard, Answer::Battle(card)) => board.edition.usual_cards().has(card),
        _ => return Err(Refusal::NotAnAnswer),
    };
    require(possible, Refusal::NotInDeck)
}

/// Everything a draw might be.
pub(super) fn candidates(
    board: &Board,
    question: &Question,
    offer: &mut impl FnMut(Answer) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match *question {
        Question::Objective => Objective::ALL.into_iter().try_for_each(|one| offer(Answer::Count(one.number()))),
        Question::Row { half, level, column } => {
            amon::unlaid(board, half, level, column).try_for_each(|(_, tile)| offer(Answer::Tile(tile)))
        }
        Question::Omen => Omen::ALL.into_iter().try_for_each(|omen| offer(Answer::Omen(omen))),
        Question::Deed => Deed::ALL.into_iter().try_for_each(|deed| offer(Answer::Deed(deed))),
        Question::Plunder => Plunder::all().try_for_each(|card| offer(Answer::Plunder(card))),
        Question::Aim { deed } => {
            amon::aimed_at(board, deed).zones.iter().try_for_each(|zone| offer(Answer::Zone(zone)))
        }
        Question::Way => {
            let (walks, ports) = onward(board);
            walks.iter().try_for_each(|zone| offer(Answer::Walk(zone)))?;
            ports.iter().try_for_each(|zone| offer(Answer::Teleport(zone)))
        }
        Question::Return => amon::home(board).zones.iter().try_for_each(|zone| offer(Answer::Zone(zone))),
        _ => board.edition.usual_cards().iter().try_for_each(|card| offer(Answer::Battle(card))),
    }
}

fn onward(board: &Public) -> (crate::map::ZoneSet, crate::map::ZoneSet) {
    let march = board.amon.and_then(|amon| amon.march);
    march.map_or_else(Default::default, |march| Route::to(board, march.target).onward(board, &march))
}

/// How likely a card comes, against the others: as if the deck had been made up and shuffled before. [ruling.149]
#[cold]
pub(super) fn share(board: &Public, omen: Omen) -> u32 {
    let Some(amon) = &board.amon else { return 0 };
    if amon.seen.has(omen) {
        return 0;
    }
    let unseen = |kind| {
        let all = Omen::ALL.into_iter().filter(|omen| omen.card().kind == kind).count();
        (all - amon.seen.of(kind)) as u32
    };
    let disasters = (DISASTERS - amon.seen.of(OmenKind::Disaster)) as u32;
    let events = amon.objective.map_or(0, Objective::events).saturating_sub(amon.seen.of(OmenKind::Event)) as u32;
    match omen.card().kind {
        OmenKind::Disaster => disasters * unseen(OmenKind::Event).max(1),
        OmenKind::Event => events * unseen(OmenKind::Disaster).max(1),
    }
}

/// A troop that must give up units. [ruling.167]
pub(super) fn levy(board: &Board, units: u8, zone: Zone) -> Verdict {
    require(board.troops.units(PLAYER, zone) > 0, Refusal::NoUnitsThere)?;
    require(!crate::query::shielded(board, PLAYER, zone), Refusal::Shielded)?;
    require(amon::levied(board, units).has(zone), Refusal::TooFewForALevy)
}
