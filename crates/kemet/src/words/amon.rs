//! What is said of Amon: what he does, and why.

use super::{battle, colour_id, creature_id, deed_id, name, number, objective_id, omen_id, text, tile_id, zone};
use crate::amon::{Half, Objective, Troop};
use crate::board::Public;
use crate::event::{News, Why};
use table::{Arg, Message};

pub(super) fn news(board: &Public, news: News) -> Message {
    use News as N;
    let say = |id: &str| Message::new(format!("amon-{id}"));
    let of = |id: &str, troop: Troop| say(id).with("troop", name(troop_id(troop)));
    let tile = |id: &str, half, tile| {
        say(id)
            .with("half", text(Half::name(half)))
            .with("tile", name(tile_id(board.edition, tile)))
            .with("level", number(board.edition.tile(tile).level))
    };
    match news {
        N::ObjectiveSet { objective } => say("objective-set")
            .with("objective", name(objective_id(objective)))
            .with("does", name(objective_id(objective) + ".does"))
            .with("rounds", number(objective.card().rounds)),
        N::RoundsLeft { rounds } => say("rounds-left").with("rounds", number(rounds)),
        N::OmenDrawn { omen } => {
            say("omen-drawn").with("card", name(omen_id(omen))).with("does", name(omen_id(omen) + ".does"))
        }
        N::WarTable { war } => say("war-table")
            .with("strength", number(war.strength))
            .with("damage", number(war.damage))
            .with("protection", number(war.protection))
            .with("moves", number(war.moves)),
        N::DeedDrawn { deed } => {
            say("deed-drawn").with("card", name(deed_id(deed))).with("does", name(deed_id(deed) + ".does"))
        }
        N::Aims { troop, zone: at, why } => {
            of("aims", troop).with("zone", zone(board, at)).with("why", name(why_id(why)))
        }
        N::Turns { troop, zone: at, why } => {
            of("turns", troop).with("zone", zone(board, at)).with("why", name(why_id(why)))
        }
        N::Stops { troop, zone: at } => of("stops", troop).with("zone", zone(board, at)),
        N::Returns { troop, zone: at, why } => {
            of("returns", troop).with("zone", zone(board, at)).with("why", name(why_id(why)))
        }
        N::Card { card } => battle(board, say("card"), card),
        N::Beast { troop, creature } => {
            of("beast", troop).with("creature", name(creature_id(board.edition, creature) + ".short"))
        }
        N::PlunderDrawn { card } => {
            let ((upper, column), (lower, column2)) = (card.card().upper, card.card().lower);
            say("plunder-drawn")
                .with("number", number(card.number()))
                .with("level", number(upper))
                .with("column", number(column))
                .with("level2", number(lower))
                .with("column2", number(column2))
        }
        N::PlunderShuffled => say("plunder-shuffled"),
        N::PlunderMissed { half } => say("plunder-missed").with("half", text(half.name())),
        N::PlunderStays { half, tile: found } => tile("plunder-stays", half, found),
        N::Plundered { half, tile: found } => tile("plundered", half, found),
    }
}

fn troop_id(troop: Troop) -> String {
    format!("amon-troop-{}", troop.name())
}

fn why_id(why: Why) -> String {
    match why {
        Why::Only => "amon-why-only".into(),
        Why::Drawn => "amon-why-drawn".into(),
        Why::Rule(by) => format!("amon-why-{}", by.name()),
    }
}

pub(super) fn row(board: &Public, message: Message, half: Half, level: u8, column: u8) -> Message {
    let upper = board.amon.map(|amon| amon.upper);
    let colour = match half {
        Half::Upper => upper,
        Half::Lower => board.colours.iter().find(|&colour| Some(colour) != upper),
    };
    message
        .with("colour", name(colour_id(board.edition, colour.unwrap_or_default())))
        .with("level", number(level))
        .with("column", number(column))
}

/// The troop that moves.
pub(super) fn marching(board: &Public) -> Arg {
    name(troop_id(board.amon.and_then(|amon| amon.march).map_or(Troop::A, |march| march.troop)))
}

pub(super) fn objective(message: Message, number: u8) -> Message {
    let objective = Objective::ALL.into_iter().find(|objective| objective.number() == number).unwrap_or_default();
    message.with("objective", name(objective_id(objective)))
}
