//! What everyone has in the open, and what only the one who looks has.

use super::{battle_cards, cards, peak, sign, tint};
use crate::draw::{Drawn, Line, Tint};
use kemet::Kemet;
use kemet::ask::Answer;
use kemet::board::{Public, Token};
use kemet::cards::Di;
use kemet::edition::Action;
use kemet::tiles::Perk;
use kemet::view::{Own, Seen};
use kemet::{notation, query, words as ids};
use protocol::Words;
use protocol::scene::kemet::battle_hand;
use table::{Arg, Message, Side};

pub(super) fn seats(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let mut lines = teams(board, words);
    for side in board.in_order() {
        let player = board.side(side);
        let number = |number: u8| Arg::Number(i64::from(number));
        let head = Message::new("kemet-seat")
            .with("prayer", number(player.prayer))
            .with("points", number(query::points(board, side)))
            .with("battle", number(player.battle_points))
            .with("cards", number(seen.hands[side.index()]))
            .with("veterans", number(player.veterans))
            .with("supply", number(player.supply));
        let name = Kemet::called(board.seat(side), words);
        lines.push(mark(board, side, &name).with(words.say(&head), Tint::Plain));
        let mut second = Line::plain("   ");
        for colour in board.colours.iter() {
            let level = query::level(board, side, colour);
            second.append(peak(board, colour, &format!("{level} "), words));
        }
        second = second.with(format!(" {}", tokens(board, side, words)), Tint::Plain);
        let permanent = query::permanent_points(board, side);
        if permanent > 0 {
            let message = Message::new("kemet-permanent")
                .with("permanent", number(permanent))
                .with("battle", number(player.battle_points));
            second = second.with(format!(" · {}", words.say(&message)), Tint::Plain);
        }
        lines.push(second);
        let tiles = board.side(side).tiles.iter().map(|tile| words.name(&ids::tile_id(board.edition, tile)));
        let tiles: Vec<String> = tiles.collect();
        if !tiles.is_empty() {
            lines.push(Line::dim(format!("   {}", tiles.join(", "))));
        }
    }
    lines
}

/// Each team with what it has together. [team.7]
fn teams(board: &Public, words: &Words) -> Vec<Line> {
    let first = |side: &Side| board.is_teamed() && board.mates(*side).all(|mate| mate > *side);
    let line = |side: Side| {
        let names: Vec<String> = board.team(side).iter().map(|mate| Kemet::called(board.seat(mate), words)).collect();
        let message = Message::new("kemet-team")
            .with("players", Arg::Text(names.join(", ")))
            .with("points", Arg::Number(i64::from(query::standing(board, side))))
            .with("goal", Arg::Number(i64::from(board.length().goal)));
        Line::default().with(words.say(&message), Tint::Bold)
    };
    board.seated().filter(first).map(line).collect()
}

/// `▸An 7 pr 3 VP 2 cards`
pub(super) fn brief(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let number = |number: u8| Arg::Number(i64::from(number));
    let line = |side: Side| {
        let message = Message::new("kemet-seat-brief")
            .with("prayer", number(board.side(side).prayer))
            .with("points", number(query::points(board, side)))
            .with("point", Arg::Name(ids::point_id(board.edition) + ".short"))
            .with("cards", number(seen.hands[side.index()]));
        mark(board, side, &sign(board, side, words)).with(words.say(&message), Tint::Plain)
    };
    board.in_order().map(line).collect()
}

/// A side by its name or sign, and whether the turn is its.
fn mark(board: &Public, side: Side, name: &str) -> Line {
    let mark = if side == board.active() { "▸" } else { " " };
    Line::plain(mark).with(format!("{name} "), tint(side))
}

/// `●●●○○` and the bonus tokens not yet laid.
fn tokens(board: &Public, side: Side, words: &Words) -> String {
    let player = board.side(side);
    let left = player.tokens as usize;
    let laid = (board.edition.tokens as usize).saturating_sub(left);
    let mut text = "●".repeat(left) + &"○".repeat(laid);
    // Where everyone has a gold token, only those with a tile for it can lay it.
    let gold = if query::perk(board, side, Perk::Golden) > 0 { player.gold } else { Token::None };
    for (token, id) in [(player.silver, "kemet-silver"), (gold, "kemet-gold")] {
        match token {
            Token::None => {}
            Token::Ready => text += &format!(" ●{}", words.name(id)),
            Token::Laid => text += &format!(" ○{}", words.name(id)),
        }
    }
    text
}

/// The discards, where they are open, and everyone's battle cards that lie open.
pub(super) fn spent(board: &Public, words: &Words) -> Vec<Line> {
    let mut lines = Vec::new();
    if !board.discarded.is_empty() {
        lines.push(labelled(words, "kemet-discards", &cards(board.discarded, words)));
    }
    for side in board.in_order().filter(|&side| !board.side(side).played.is_empty()) {
        let of_side = Message::new("kemet-spent")
            .with("player", ids::who(board, side))
            .with("cards", Arg::Text(battle_cards(board, board.side(side).played)));
        lines.push(Line::plain(words.say(&of_side)));
    }
    lines
}

pub(super) fn own_things(board: &Public, own: &Own, words: &Words) -> Vec<Line> {
    let mut lines = Vec::new();
    let always = board
        .edition
        .own_card
        .map(|card| words.say(&Message::new("kemet-always").with("card", Arg::Name(ids::card_id(card)))));
    let assembles = board.is_teamed() && board.side(own.side).assembles;
    let once =
        assembles.then(|| words.say(&Message::new("kemet-once").with("card", Arg::Name(ids::card_id(Di::Assemble)))));
    let held = Some(cards(own.hand, words)).filter(|hand| !hand.is_empty());
    let hand: Vec<String> = held.into_iter().chain(always).chain(once).collect();
    let hand = if hand.is_empty() { words.name("kemet-no-cards") } else { hand.join(", ") };
    lines.push(labelled(words, "kemet-hand", &hand));
    lines.push(labelled(words, "kemet-battle-hand", &battle_cards(board, battle_hand(board, own))));
    if let Some(plan) = own.plan {
        let aside = notation::write_answer(board, Answer::Battle(plan.aside));
        let card = notation::write_answer(board, Answer::Battle(plan.card));
        let message = Message::new("kemet-plan").with("card", Arg::Text(card)).with("aside", Arg::Text(aside));
        lines.push(Line::plain(words.say(&message)));
    }
    if let Some(held) = own.held {
        let card = Arg::Text(notation::write_answer(board, Answer::Battle(held)));
        lines.push(Line::plain(words.say(&Message::new("kemet-held").with("card", card))));
    }
    let floors: Vec<Line> =
        (0..board.edition.floors.len()).map(|floor| Line::dim(words.name(&format!("kemet-row-{floor}")))).collect();
    let widest = floors.iter().map(Line::width).max().unwrap_or(0);
    for (floor, name) in floors.into_iter().enumerate() {
        let mut line = name.padded(widest + 1);
        for space in board.edition.all_spaces().filter(|&space| usize::from(board.edition.space(space).floor) == floor)
        {
            let name = words.name(&format!("{}.short", ids::space_id(board.edition, space)));
            let laid = board.side(own.side).laid.has(space);
            let (mark, tint) = if laid { ("●", Tint::Dim) } else { ("○", Tint::Plain) };
            line = line.with(format!("{mark} {name}"), tint);
            line.append(marker(board, own.side, board.edition.space(space).action, words));
            line = line.with("  ", Tint::Plain);
        }
        lines.push(line);
    }
    lines
}

/// What teammates hold, which they see of each other. [team.21]
pub(super) fn mates(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let line = |own: &Own| {
        let hand = Some(cards(own.hand, words)).filter(|hand| !hand.is_empty());
        let message = Message::new("kemet-mate")
            .with("player", ids::who(board, own.side))
            .with("cards", Arg::Text(hand.unwrap_or_else(|| words.name("kemet-no-cards"))))
            .with("battle", Arg::Text(battle_cards(board, battle_hand(board, own))));
        Line::default().with(words.say(&message), tint(own.side))
    };
    seen.mates.iter().map(line).collect()
}

/// The colour of a Buy space, where it came with a pyramid. [buy.8]
fn marker(board: &Public, side: Side, action: Action, words: &Words) -> Line {
    match action {
        Action::Buy(number) if board.edition.markers[number as usize].is_none() => {
            match board.side(side).markers[number as usize] {
                Some(colour) => {
                    let bought = if board.side(side).bought.has(colour) { "✓" } else { "" };
                    let mut line = Line::plain(" ");
                    line.append(peak(board, colour, bought, words));
                    line
                }
                None => Line::dim(" –"),
            }
        }
        Action::Buy(_) | Action::Pray | Action::Raise | Action::Recruit | Action::Move => Line::default(),
    }
}

fn labelled(words: &Words, label: &str, text: &str) -> Line {
    Line::default().with(words.name(label) + " ", Tint::Dim).with(text, Tint::Plain)
}
