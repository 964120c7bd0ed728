//! The Plunder effect. [plunder.3]

use super::amon;
use crate::Kemet;
use crate::amon::{self, Half, Plunder, PlunderSet};
use crate::ask::{Answer, Question};
use crate::event::{Event, News};
use table::{Audience, Cx, Flow};

/// One card; a half that finds nothing draws on for itself, so many cards at most. [ruling.148]
pub(super) fn plunder(cx: &mut Cx<'_, Kemet>) -> Flow {
    let first = draw(cx)?;
    for half in Half::ALL {
        let mut card = first;
        for left in (0..Plunder::COUNT).rev() {
            if let Some((level, column, tile)) = amon::found(&cx.board, half, card) {
                amon(cx).take_out(half, level, column);
                cx.tell(Event::Amon(News::Plundered { half, tile }));
                break;
            }
            cx.tell(Event::Amon(News::PlunderMissed { half }));
            if left == 0 || is_bare(cx, half) {
                break;
            }
            card = draw(cx)?;
        }
    }
    Ok(())
}

/// No tile of the colour is left.
fn is_bare(cx: &Cx<'_, Kemet>, half: Half) -> bool {
    let mut left = amon::rows(&cx.board)
        .filter(|&(other, _, _)| other == half)
        .flat_map(|(half, level, columns)| (1..=columns).map(move |column| (half, level, column)))
        .filter_map(|(half, level, column)| amon::tile_at(&cx.board, half, level, column));
    !left.any(|tile| amon::lies(&cx.board, tile))
}

/// A card from the deck; when it is empty the discards are shuffled. [plunder.2]
pub(super) fn draw(cx: &mut Cx<'_, Kemet>) -> Flow<Plunder> {
    if amon(cx).plunders.count() == Plunder::COUNT {
        amon(cx).plunders = PlunderSet::NONE;
        cx.tell(Event::Amon(News::PlunderShuffled));
    }
    let Answer::Plunder(card) = cx.draw(Audience::Everyone, Question::Plunder)? else {
        unreachable!("Plunder draws plunder cards")
    };
    let discards = &mut amon(cx).plunders;
    *discards = discards.with(card);
    cx.tell(Event::Amon(News::PlunderDrawn { card }));
    Ok(card)
}
