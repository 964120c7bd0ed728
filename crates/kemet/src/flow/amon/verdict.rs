//! How it ends, and the round marker. [amon.13] [amon.15] [objective.2]

use super::{amon, event};
use crate::Kemet;
use crate::amon::{self, AMON, PLAYER, Span};
use crate::edition::Chapter;
use crate::event::{Ending, Event, News};
use crate::flow::next_chapter;
use crate::query;
use table::{Cx, Flow, Stop};

/// After a step of a chapter. [ruling.163]
pub(in crate::flow) fn after(cx: &mut Cx<'_, Kemet>, chapter: Chapter) -> Flow {
    if cx.board.round == 0 { Ok(()) } else { look(cx, chapter) }
}

/// No unit left is a loss, before anything is won. [ruling.162] An objective is read when nothing is under way.
pub(super) fn look(cx: &mut Cx<'_, Kemet>, chapter: Chapter) -> Flow {
    if cx.board.troops.total(PLAYER) == 0 {
        return end(cx, Ending::NoUnits);
    }
    let busy = cx.board.fight.is_some() || cx.board.played.is_some() || query::in_action(&cx.board);
    let Some(objective) = cx.board.amon.and_then(|amon| amon.objective).filter(|_| !busy) else { return Ok(()) };
    let now = match objective.card().span {
        Span::AnyTime => true,
        Span::Night => is_of_the_night(chapter),
        Span::LastNight => false,
    };
    if now && objective.holds(&cx.board) { end(cx, Ending::Objective) } else { Ok(()) }
}

fn end(cx: &mut Cx<'_, Kemet>, ending: Ending) -> Flow {
    amon(cx).over = Some(ending);
    cx.tell(match ending {
        Ending::Objective => Event::GameWon { side: PLAYER, ending },
        Ending::RoundsOver
        | Ending::NoUnits
        | Ending::Outright
        | Ending::MostPoints
        | Ending::MostBattlePoints
        | Ending::Order
        | Ending::Fame => Event::GameWon { side: AMON, ending },
    });
    Err(Stop::Over)
}

fn is_of_the_night(chapter: Chapter) -> bool {
    match chapter {
        Chapter::SanctuaryOffering
        | Chapter::DeltaOffering
        | Chapter::TwoTemples
        | Chapter::TemplesPay
        | Chapter::NightPrayer
        | Chapter::NightCards
        | Chapter::NightTiles
        | Chapter::NightOrder
        | Chapter::Prayers
        | Chapter::Interventions
        | Chapter::Conscription
        | Chapter::Awakening
        | Chapter::Destiny
        | Chapter::RoundMarker => true,
        Chapter::FirstColours
        | Chapter::FirstGods
        | Chapter::FirstRows
        | Chapter::FirstBeasts
        | Chapter::FirstCards
        | Chapter::FirstOrder
        | Chapter::FirstPyramids
        | Chapter::FirstUnits
        | Chapter::FirstTiles
        | Chapter::Daybreak
        | Chapter::Turns
        | Chapter::AmonEvent
        | Chapter::AmonAction
        | Chapter::Goal => false,
    }
}

/// His Night, if he has one; then the marker goes down. [amon.15]
pub(in crate::flow) fn marker(cx: &mut Cx<'_, Kemet>) -> Flow {
    if amon(cx).vigil {
        return event::vigil(cx);
    }
    if amon::rounds_left(&cx.board) == 1 {
        let late = amon(cx).objective.filter(|objective| objective.card().span == Span::LastNight);
        let kept = late.is_some_and(|objective| objective.holds(&cx.board));
        return end(cx, if kept { Ending::Objective } else { Ending::RoundsOver });
    }
    next_chapter(cx);
    cx.tell(Event::Amon(News::RoundsLeft { rounds: amon::rounds_left(&cx.board) }));
    Ok(())
}
