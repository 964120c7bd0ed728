//! What is asked.

use super::{
    coming, described, figure, guardian_id, monument_id, name, number, piece_id, power_cost, seat, space, text, token,
};
use crate::ask::{Question, Source};
use crate::board::Board;
use crate::kinds::*;
use crate::query;
use table::{Message, Seat};

/// A short fixed name of the question, for programs.
pub fn question_id(question: &Question) -> &'static str {
    use Question as Q;
    match question {
        Q::God => "god",
        Q::Guardian { .. } => "guardian",
        Q::FirstPlayer => "first-player",
        Q::Act => "act",
        Q::Figure => "figure",
        Q::To { .. } => "to",
        Q::Push { .. } => "push",
        Q::Aim { .. } => "aim",
        Q::Source => "source",
        Q::Piece { .. } => "piece",
        Q::Place { .. } => "place",
        Q::Radiate { .. } => "radiate",
        Q::Unlock => "unlock",
        Q::Control => "control",
        Q::Border => "border",
        Q::Keep => "keep",
        Q::Swap => "swap",
        Q::Obelisk => "obelisk",
        Q::Beside { .. } => "beside",
        Q::Double => "double",
        Q::PlayCard => "play-card",
        Q::SecondCard { .. } => "second-card",
        Q::Build => "build",
        Q::BuildAt { .. } => "build-at",
        Q::Bid => "bid",
        Q::BidFrom => "bid-from",
        Q::BidWithin { .. } => "bid-within",
        Q::Tiebreak => "tiebreak",
        Q::Spare { .. } => "spare",
        Q::Trap { .. } => "trap",
        Q::Return => "return",
        Q::Gate => "gate",
        Q::GateTo { .. } => "gate-to",
        Q::Worship => "worship",
        Q::Adopt { .. } => "adopt",
    }
}

pub fn question(board: &Board, asked: Seat, question: &Question) -> Message {
    use Question as Q;
    let say = || Message::new(format!("ankh-ask-{}", question_id(question)));
    let side = if asked.is_chance() { board.active() } else { board.side_of(asked) };
    let followers = || number(board.side(side).followers);
    let region = || token(board.conflict.map_or(0, |conflict| conflict.token));
    match *question {
        Q::God if asked.is_chance() => Message::new("ankh-ask-god-drawn"),
        Q::Guardian { level } => say().with("level", number(level + 1)),
        Q::Act => {
            let turn = match board.turn.first {
                Some(_) => "second",
                None if board.merged == Some(side) => "only",
                None => "first",
            };
            say().with("turn", text(turn)).with("followers", followers()).with("event", coming(board))
        }
        Q::To { from } => say().with("figure", figure(board, from)).with("space", space(from)),
        Q::Push { at, .. } => {
            let owner = query::owner_at(board, at).unwrap_or(side);
            say().with("figure", figure(board, at)).with("player", seat(board, owner)).with("space", space(at))
        }
        Q::Aim { at } | Q::Radiate { at } | Q::Spare { at } => {
            say().with("figure", figure(board, at)).with("space", space(at))
        }
        Q::Piece { source } => say().with("by", text(source_name(source))),
        Q::Place { source, piece } => {
            say().with("figure", name(piece_id(board, piece))).with("by", text(source_name(source)))
        }
        Q::Unlock => {
            let (level, cost) = power_cost(board, side);
            say().with("level", number(level)).with("price", number(cost)).with("followers", followers())
        }
        Q::Border => {
            let laid = board.caravan.map_or(0, |caravan| caravan.length);
            say().with("laid", number(laid)).with("left", number(CAMELS as u8 - laid))
        }
        Q::Obelisk | Q::Double | Q::PlayCard => say().with("region", region()),
        Q::Beside { from } => say().with("figure", figure(board, from)).with("space", space(from)),
        Q::SecondCard { first } => say().with("card", name(super::card_id(first))),
        Q::Build => {
            let price = if query::has_power(board, side, Power::Inspiring) { 0 } else { 3 };
            say().with("price", number(price)).with("followers", followers())
        }
        Q::BuildAt { kind } => say().with("monument", name(monument_id(kind))).with("region", region()),
        Q::Bid | Q::BidFrom | Q::BidWithin { .. } => Message::new("ankh-ask-bid").with("followers", followers()),
        Q::Worship => say().with("followers", followers()),
        Q::Adopt { level, .. } => {
            described(say(), "figure", guardian_id(board.guardians[level as usize])).with("level", number(level + 1))
        }
        Q::God
        | Q::FirstPlayer
        | Q::Figure
        | Q::Source
        | Q::Control
        | Q::Keep
        | Q::Swap
        | Q::Tiebreak
        | Q::Trap { .. }
        | Q::Return
        | Q::Gate
        | Q::GateTo { .. } => say(),
    }
}

fn source_name(source: Source) -> &'static str {
    match source {
        Source::Regular => "regular",
        Source::Pyramid(_) => "pyramid",
        Source::Underworld => "underworld",
    }
}
