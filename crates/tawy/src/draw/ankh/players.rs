//! What everyone has, and what there is to be had.

use super::letter;
use crate::draw::{Drawn, Line, Tint};
use ankh::board::Board;
use ankh::kinds::{Card, God, Power};
use ankh::{Ankh, words as ids};
use protocol::Words;
use table::{Arg, Message, Seat, Side};

pub(super) fn seat_lines(board: &Board, seat: Seat, words: &Words) -> Vec<Line> {
    let side = Side::new(seat.index());
    let player = board.side(side);
    let mut lines = vec![mark(board, seat, &Ankh::called(seat, words))];
    if let Some(instead) = instead(board, seat, words) {
        lines[0] = std::mem::take(&mut lines[0]).with(instead, Tint::Dim);
        return lines;
    }
    let head = Message::new("ankh-seat")
        .with("god", Arg::Text(gods(board, side, words)))
        .with("devotion", Arg::Number(i64::from(player.devotion)))
        .with("followers", Arg::Number(i64::from(player.followers)))
        .with("warriors", Arg::Number(i64::from(player.warriors)));
    lines[0] = std::mem::take(&mut lines[0]).with(words.say(&head), Tint::Plain);
    let mut more = |id: &str, items: Vec<String>| {
        if !items.is_empty() {
            let message = Message::new(id).with("list", Arg::Text(items.join(", ")));
            lines.push(Line::dim(format!("   {}", words.say(&message))));
        }
    };
    more("ankh-powers", player.powers.iter().map(|power| words.name(&ids::power_id(power))).collect());
    let pool = board.guardians.into_iter().zip(player.pool).filter(|&(_, count)| count > 0);
    more("ankh-pool", pool.map(|(kind, count)| format!("{count} × {}", words.name(&ids::guardian_id(kind)))).collect());
    let trapped = player.trapped.iter().enumerate().filter(|&(_, &count)| count > 0);
    more("ankh-trapped", trapped.map(|(owner, count)| format!("{count} × {}", letter(owner))).collect());
    if player.hand.count() < Card::ALL.len() {
        more("ankh-cards", player.hand.iter().map(|card| words.name(&ids::card_id(card))).collect());
    } else {
        lines.push(Line::dim(format!("   {}", words.name("ankh-cards-all"))));
    }
    lines
}

/// A seat by its name, and whether the turn is its.
fn mark(board: &Board, seat: Seat, name: &str) -> Line {
    let mark = if seat == board.turn.seat { "▸" } else { " " };
    Line::plain(mark).with(format!("{name} "), Tint::Seat(seat.index()))
}

/// What there is to say of a seat without a god of its own.
fn instead(board: &Board, seat: Seat, words: &Words) -> Option<String> {
    let side = board.side_of(seat);
    if board.out.holds(side) {
        let god = ids::god_id(board.side(Side::new(seat.index())).god);
        return Some(words.say(&Message::new("ankh-out").with("god", Arg::Name(god))));
    }
    let joined = Message::new("ankh-joined").with("player", Arg::Seat(board.seat(side)));
    (side.index() != seat.index()).then(|| words.say(&joined))
}

/// The god of a side, and the one merged into it.
fn gods(board: &Board, side: Side, words: &Words) -> String {
    let gods: Vec<String> = board.side(side).abilities.iter().map(|god| words.name(&ids::god_id(god))).collect();
    if gods.is_empty() { words.name("ankh-seat-none") } else { gods.join(" + ") }
}

pub(super) fn brief(board: &Board, seat: Seat, words: &Words) -> Line {
    let side = Side::new(seat.index());
    let line = mark(board, seat, &letter(seat.index()).to_string());
    let message = Message::new("ankh-seat-brief")
        .with("god", Arg::Text(gods(board, side, words)))
        .with("devotion", Arg::Number(i64::from(board.side(side).devotion)))
        .with("followers", Arg::Number(i64::from(board.side(side).followers)));
    match instead(board, seat, words) {
        Some(instead) => line.with(instead, Tint::Dim),
        None => line.with(words.say(&message), Tint::Plain),
    }
}

/// Powers, guardians and cards, and what they do.
pub(super) fn offer(board: &Board, words: &Words) -> Vec<Line> {
    let mut lines = Vec::new();
    for level in 0..3 {
        let head = Message::new("ankh-level").with("level", Arg::Number(level as i64 + 1));
        lines.push(Line::default().with(words.say(&head), Tint::Bold));
        let powers = Power::ALL.into_iter().filter(|power| power.level() == level);
        lines.extend(powers.map(|power| explained(&ids::power_id(power), words)));
    }
    lines.push(Line::default().with(words.name("ankh-offer-guardians"), Tint::Bold));
    lines.extend(board.guardians.map(|kind| explained(&ids::guardian_id(kind), words)));
    lines.push(Line::default().with(words.name("ankh-offer-cards"), Tint::Bold));
    lines.extend(Card::ALL.map(|card| card_line(card, words)));
    let gods: Vec<God> = board.ascending().flat_map(|side| board.side(side).abilities.iter()).collect();
    if !gods.is_empty() {
        lines.push(Line::default().with(words.name("ankh-offer-gods"), Tint::Bold));
    }
    lines.extend(gods.into_iter().map(|god| explained(&ids::god_id(god), words)));
    lines
}

pub(super) fn own(board: &Board, seat: Seat, words: &Words) -> Vec<Line> {
    if board.out.holds(board.side_of(seat)) {
        return Vec::new();
    }
    let player = board.side(board.side_of(seat));
    let abilities = player.abilities.iter().map(ids::god_id).chain(player.powers.iter().map(ids::power_id));
    let mut lines: Vec<Line> = abilities.map(|id| told(&id, words)).collect();
    let cards: Vec<String> = player.hand.iter().map(|card| strength(card, words)).collect();
    let cards = if cards.is_empty() { words.name("ankh-own-none") } else { cards.join(" · ") };
    lines.push(Line::plain(words.say(&Message::new("ankh-own").with("list", Arg::Text(cards)))));
    lines
}

/// A card, and its strength if it has some.
fn strength(card: Card, words: &Words) -> String {
    let strength = Message::new("ankh-card-strength")
        .with("card", Arg::Name(ids::card_id(card)))
        .with("strength", Arg::Number(i64::from(card.strength())));
    words.say(&strength)
}

fn card_line(card: Card, words: &Words) -> Line {
    Line::plain(format!("   {}: ", strength(card, words)))
        .with(words.name(&format!("{}.does", ids::card_id(card))), Tint::Dim)
}

/// A name, and what it does; below a heading.
fn explained(id: &str, words: &Words) -> Line {
    let mut line = Line::plain("   ");
    line.append(told(id, words));
    line
}

fn told(id: &str, words: &Words) -> Line {
    Line::default()
        .with(format!("{}: ", words.name(id)), Tint::Bold)
        .with(words.name(&format!("{id}.does")), Tint::Plain)
}
