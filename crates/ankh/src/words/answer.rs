//! What may be answered, as the question means it.

use super::{
    action_id, card_id, coming, described, figure, god_id, guardian_id, monument_at, monument_id, name, number,
    piece_id, power_id, region_number, seat, space, terrain_name, text, token,
};
use crate::ask::{Answer, Question, Source, caravan};
use crate::board::Board;
use crate::event::Piece;
use crate::hex::Hex;
use crate::kinds::*;
use crate::map::{DIRECTIONS, MAP};
use crate::{notation, query};
use table::{Arg, Message};

pub fn answer(board: &Board, question: &Question, answer: Answer) -> Message {
    use Answer as A;
    use Question as Q;
    let say = |id: &str| Message::new(format!("ankh-answer-{id}"));
    match (*question, answer) {
        (Q::God, A::God(god)) => described(say("god"), "god", god_id(god)),
        (Q::Guardian { .. }, A::Guardian(guardian)) => described(say("guardian"), "guardian", guardian_id(guardian)),
        (Q::FirstPlayer, A::Seat(seat)) => say("first").with("player", Arg::Seat(seat)),
        (Q::Act, A::Act(action)) => act(board, say("act"), action),
        (Q::Figure, A::Done) => say("stop-moving"),
        (Q::Obelisk, A::Done) => say("stop-obelisk"),
        (Q::Source, A::Done) => say("stop-summoning"),
        (Q::Figure | Q::Obelisk, A::Hex(hex)) => at(board, say("figure"), hex).with("figure", figure(board, hex)),
        (Q::To { from }, A::Hex(hex)) if hex == from => say("turn-round").with("space", space(hex)),
        (Q::To { .. }, A::Hex(hex)) => match query::owner_at(board, hex) {
            Some(owner) => {
                at(board, say("drive-out"), hex).with("figure", figure(board, hex)).with("player", seat(board, owner))
            }
            None => at(board, say("space"), hex),
        },
        (
            Q::Push { .. } | Q::Place { .. } | Q::Beside { .. } | Q::BuildAt { .. } | Q::Return | Q::GateTo { .. },
            A::Hex(hex),
        ) => at(board, say("space"), hex),
        (Q::Aim { at }, A::Aim(direction)) => {
            let toward = MAP.toward[at.index()];
            let direction = direction as usize % DIRECTIONS;
            match (toward[direction], toward[(direction + 1) % DIRECTIONS]) {
                (Some(one), Some(other)) => say("aim").with("one", space(one)).with("other", space(other)),
                _ => as_written(board, answer),
            }
        }
        (Q::Source, A::Source(Source::Regular)) => say("regular"),
        (Q::Source, A::Source(Source::Pyramid(hex))) => say("pyramid").with("space", space(hex)),
        (Q::Source, A::Source(Source::Underworld)) => say("underworld"),
        (Q::Piece { .. }, A::Piece(Piece::Ransomed)) => say("ransom"),
        (Q::Piece { .. }, A::Piece(Piece::Warrior)) => {
            say("warrior").with("left", number(board.side(board.active()).warriors))
        }
        (Q::Piece { .. }, A::Piece(piece @ Piece::Guardian(_))) => {
            described(say("guardian"), "guardian", piece_id(board, piece))
        }
        (Q::Radiate { .. }, A::Yes) => say("sun"),
        (Q::Radiate { .. }, A::No) => say("no-sun"),
        (Q::Unlock, A::Pass) => say("no-unlock"),
        (Q::Unlock, A::Power(power)) => described(say("power"), "power", power_id(power)),
        (Q::Control, A::Hex(hex)) => {
            let owner = board.ascending().find(|side| board.control[side.index()].has(hex));
            match (monument_at(board, hex), owner) {
                (Some(kind), Some(owner)) => at(board, say("take-over"), hex)
                    .with("monument", name(monument_id(kind)))
                    .with("player", seat(board, owner)),
                (Some(kind), None) => at(board, say("control"), hex).with("monument", name(monument_id(kind))),
                (None, _) => as_written(board, answer),
            }
        }
        (Q::Border, A::Pass) => say("no-caravan"),
        (Q::Border, A::Border(a, b)) => say("border").with("one", space(a)).with("other", space(b)),
        (Q::Keep, A::Hex(hex)) => {
            let spaces = caravan::parts(board).iter().find(|part| part.has(hex)).map_or(0, |part| part.count());
            say("keep").with("space", space(hex)).with("spaces", number(spaces as i64))
        }
        (Q::Swap, A::Pass) => say("no-swap"),
        (Q::Swap, A::Swap(one, other)) => say("swap").with("one", token(one)).with("other", token(other)),
        (Q::Double, A::Yes) => say("double"),
        (Q::Double, A::No) => say("no-double"),
        (Q::PlayCard | Q::SecondCard { .. }, A::Card(card)) => {
            described(say("card"), "card", card_id(card)).with("strength", number(card.strength()))
        }
        (Q::Build, A::Pass) => say("no-build"),
        (Q::Build, A::Monument(kind)) => say("build")
            .with("monument", name(monument_id(kind)))
            .with("left", number(query::monuments_left(board, kind))),
        (Q::Bid | Q::BidWithin { .. }, A::Count(count)) => say("bid").with("followers", number(count)),
        (Q::BidFrom, A::Count(from)) => {
            let range = format!("{from}–{}", from.saturating_add(BIDS - 1));
            say("bid").with("followers", Arg::Text(range))
        }
        (Q::Tiebreak, A::Yes) => say("tiebreak"),
        (Q::Tiebreak, A::No) => say("no-tiebreak"),
        (Q::Spare { .. }, A::Yes) => say("spare"),
        (Q::Spare { .. }, A::No) => say("no-spare"),
        (Q::Trap { .. }, A::Pass) => say("no-trap"),
        (Q::Trap { .. }, A::Side(owner)) => say("trap").with("player", seat(board, owner)),
        (Q::Gate, A::Pass) => say("no-gate"),
        (Q::Gate, A::New) => say("new-gate"),
        (Q::Gate, A::Hex(hex)) => say("gate").with("space", space(hex)),
        (Q::Worship, A::Yes) => say("worship"),
        (Q::Worship, A::No) => say("no-worship"),
        (Q::Adopt { .. }, A::Yes) => say("adopt"),
        (Q::Adopt { .. }, A::No) => say("no-adopt"),
        _ => as_written(board, answer),
    }
}

/// Whatever else may be typed is no answer here; it is called as it is written.
fn as_written(board: &Board, answer: Answer) -> Message {
    Message::new("ankh-answer-other").with("answer", Arg::Text(notation::write_answer(board, answer)))
}

/// A space with its terrain and region.
fn at(board: &Board, message: Message, hex: Hex) -> Message {
    let region = region_number(board, hex).unwrap_or(0);
    message.with("space", space(hex)).with("terrain", text(terrain_name(hex))).with("region", number(region as i64))
}

/// An action, how far its marker comes, and whether an event follows.
fn act(board: &Board, message: Message, action: Action) -> Message {
    let uses = action.uses(board.players as usize);
    let used = board.markers[action.index()] + 1;
    described(message, "action", action_id(action))
        .with("use", number(used))
        .with("uses", number(uses))
        .with("brings", text(if used == uses { "event" } else { "nothing" }))
        .with("event", coming(board))
}
