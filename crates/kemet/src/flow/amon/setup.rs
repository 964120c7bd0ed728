//! His set-up: the objective, the rows of tiles, pyramids, troops and creatures. [amon.2] to [amon.4] [plunder.1]

use super::{amon, plunder};
use crate::Kemet;
use crate::amon::{self, AMON, Half, NEW_TROOP, Objective, Troop};
use crate::ask::{Answer, Question};
use crate::board::{Lair, Pyramid};
use crate::creatures::Breed;
use crate::event::{Event, News};
use crate::flow::{next_chapter, supply};
use table::{Audience, Cx, Flow};

/// The level of his pyramids. [amon.2]
const LEVEL: u8 = 4;

pub(in crate::flow) fn rows(cx: &mut Cx<'_, Kemet>) -> Flow {
    if amon(cx).objective.is_none()
        && let Answer::Count(number) = cx.draw(Audience::Everyone, Question::Objective)?
    {
        amon(cx).objective = Objective::ALL.into_iter().find(|objective| objective.number() == number);
    }
    if let Some(objective) = amon(cx).objective {
        cx.tell(Event::Amon(News::ObjectiveSet { objective }));
    }
    for half in Half::ALL {
        for level in 1..=LEVEL {
            lay(cx, half, level)?;
        }
    }
    let upper = amon(cx).upper;
    for (half, troop) in Half::ALL.into_iter().zip(Troop::ALL) {
        let colour = match half {
            Half::Upper => Some(upper),
            Half::Lower => cx.board.colours.iter().find(|&colour| colour != upper),
        };
        // The first and the third district. [ruling.145]
        let site = cx.board.districts(AMON)[2 * half as usize];
        if let Some(colour) = colour {
            cx.board.side_mut(AMON).pyramids[site.index() % 3] = Some(Pyramid { colour, level: LEVEL });
            cx.tell(Event::PyramidRaised { side: AMON, colour, level: LEVEL, site });
        }
        amon(cx).at[troop as usize] = site;
        supply::place(cx, AMON, site, NEW_TROOP);
    }
    next_chapter(cx);
    Ok(())
}

/// The tiles of a row from left to right, as they are drawn.
fn lay(cx: &mut Cx<'_, Kemet>, half: Half, level: u8) -> Flow {
    let columns = amon::rows(&cx.board).find(|&(h, l, _)| (h, l) == (half, level)).map_or(0, |(_, _, columns)| columns);
    amon(cx).rows[half as usize][level as usize - 1] = 0;
    for column in 1..=columns {
        let Answer::Tile(drawn) = cx.draw(Audience::Everyone, Question::Row { half, level, column })? else { continue };
        let number = amon::unlaid(&cx.board, half, level, column).find(|&(_, tile)| tile == drawn);
        let place = number.map_or(0, |(number, _)| number) << (2 * (column - 1));
        amon(cx).rows[half as usize][level as usize - 1] |= place;
    }
    Ok(())
}

/// Plunder cards are turned until both troops have a creature; other tiles stay. [amon.4] [ruling.147]
pub(in crate::flow) fn beasts(cx: &mut Cx<'_, Kemet>) -> Flow {
    while amon(cx).beasts.iter().any(Option::is_none) {
        let card = plunder::draw(cx)?;
        for half in Half::ALL {
            let Some((_, _, tile)) = amon::found(&cx.board, half, card) else { continue };
            let beast = cx.board.edition.tile(tile).power.creature.filter(|beast| beast.breed() == Breed::Beast);
            let Some(troop) = Troop::ALL.into_iter().find(|&troop| amon(cx).beasts[troop as usize].is_none()) else {
                break;
            };
            let Some(beast) = beast else {
                cx.tell(Event::Amon(News::PlunderStays { half, tile }));
                continue;
            };
            amon(cx).beasts[troop as usize] = Some(beast);
            let player = cx.board.side_mut(AMON);
            player.tiles = player.tiles.with(tile);
            let zone = amon(cx).at(troop);
            cx.board.lairs[beast as usize] = Lair::Zone(AMON, zone);
            cx.tell(Event::Amon(News::Beast { troop, creature: beast }));
        }
    }
    next_chapter(cx);
    Ok(())
}
