//! What is under way: tokens that wait, a Move, a card on the table, a fight.

use super::{cards, tint};
use crate::draw::{Line, Tint};
use kemet::ask::Answer;
use kemet::board::{FightStage, Public};
use kemet::map::Zone;
use kemet::view::Seen;
use kemet::{notation, query, words as ids};
use protocol::Words;
use protocol::scene::kemet::acting;
use table::{Arg, Message};

/// A Move, a fight, or a card on the table.
pub(super) fn under_way(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let zone = |zone: Zone| Arg::Text(board.map.label(zone).to_owned());
    let mut lines: Vec<Line> = waiting(board, words).into_iter().collect();
    if let Some(moving) = board.moving {
        let flags =
            [(moving.gates, "kemet-gates"), (moving.grounded, "kemet-grounded"), (moving.entered, "kemet-entered")];
        let flags: Vec<String> = flags.into_iter().filter(|flag| flag.0).map(|flag| words.name(flag.1)).collect();
        let flags = if flags.is_empty() { "none".to_owned() } else { flags.join(", ") };
        let left = moving.left.map_or(Arg::Text("unknown".into()), |left| Arg::Number(i64::from(left)));
        let message = Message::new("kemet-moving")
            .with("player", Arg::Seat(board.seat(board.active())))
            .with("start", zone(moving.start))
            .with("zone", zone(moving.at))
            .with("left", left)
            .with("flags", Arg::Text(flags));
        lines.push(Line::plain(words.say(&message)));
    }
    if let Some(played) = board.played {
        let message = Message::new("kemet-played")
            .with("player", Arg::Seat(board.seat(played.side)))
            .with("card", Arg::Name(ids::card_id(played.card)));
        lines.push(Line::plain(words.say(&message)));
    }
    if let Some(fight) = board.fight {
        let message = Message::new("kemet-fight")
            .with("zone", zone(fight.at))
            .with("stage", Arg::Name(ids::stage_id(fight.stage)));
        lines.push(Line::default().with(words.say(&message), Tint::Bold));
        for (which, (side, shown)) in fight.sides.into_iter().zip(fight.shown).enumerate() {
            let card = shown.card.map_or(String::new(), |card| notation::write_answer(board, Answer::Battle(card)));
            let role = if which == 0 { "kemet-attacker" } else { "kemet-defender" };
            // Once the dead are off the board its sums no longer say how the battle went; the log does.
            let message = match fight.stage {
                FightStage::Resolve => Message::new("kemet-survivors"),
                _ => {
                    let strength = query::might(board, &fight, which).strength;
                    Message::new("kemet-fighter").with("strength", Arg::Number(i64::from(strength)))
                }
            };
            let message = message
                .with("role", Arg::Name(role.into()))
                .with("player", ids::who(board, side))
                .with("units", Arg::Number(i64::from(query::troop(board, side, fight.at))))
                .with("card", Arg::Text(if card.is_empty() { "?".into() } else { card }))
                .with("cards", Arg::Text(cards(shown.di, words)));
            let mark = if acting(board, &fight) == Some(side) { "▸" } else { "" };
            lines.push(Line::default().with(format!("{mark}{}", words.say(&message)), tint(side)));
        }
    }
    lines
}

/// Tokens laid together whose actions are still to come.
fn waiting(board: &Public, words: &Words) -> Option<Line> {
    let turn = board.turn;
    let space = |space| words.name(&format!("{}.short", ids::space_id(board.edition, space)));
    let tokens = [
        ("kemet-own", turn.own.map(space)),
        ("kemet-silver", turn.silver.map(space)),
        ("kemet-gold", turn.gold.map(|gold| words.name(&ids::gold_id(gold)))),
    ];
    let tokens = tokens.into_iter().filter_map(|(id, action)| Some(format!("{}: {}", words.name(id), action?)));
    let actions = tokens.collect::<Vec<_>>().join(" · ");
    let message = Message::new("kemet-waiting")
        .with("player", Arg::Seat(board.seat(board.active())))
        .with("actions", Arg::Text(actions));
    (turn.waiting() > 0).then(|| Line::plain(words.say(&message)))
}
