//! The board as lines of text. What follows from the rest (the supply, the deck, tokens left) is not written.

use super::answer::{battle_card, tile_name};
use super::{CHAPTERS, STAGES, name_of};
use crate::battle_cards::BattleSet;
use crate::board::{Board, Lair, Public, Token};
use crate::cards::Cards;
use crate::creatures::Creature;
use crate::query;
use crate::setup::DISCARDS;
use crate::tiles::Colour;
use table::Side;

pub(super) fn board(board: &Board) -> String {
    let discards = DISCARDS.iter().find(|&&(_, discards)| discards == board.discards).map_or("", |&(name, _)| name);
    let mut lines = vec![
        format!("{} players={} length={} discards={discards}", board.edition.id, board.players, board.length().name),
        format!(
            "round {} {} place={} count={}",
            board.round,
            name_of(&CHAPTERS, board.clock.chapter),
            board.clock.place,
            board.clock.count
        ),
        format!("order{}", words(board.in_order().map(|side| side.index().to_string()))),
    ];
    if board.turn.laid || board.turn.saved {
        let flags = [(board.turn.laid, "laid"), (board.turn.saved, "saved")];
        lines.push(format!("turn{}", words(flags.into_iter().filter(|f| f.0).map(|f| f.1.to_owned()))));
    }
    for one in board.all_sides() {
        side(board, one, &mut lines);
    }
    push(&mut lines, "discards", &cards(board.discarded, " "));
    push(&mut lines, "sight", &cards(board.secret.sight, " "));
    push(&mut lines, "assaults", words(board.assaults.iter().map(|zone| board.map.label(zone).to_owned())).trim());
    under_way(board, &mut lines);
    lines.join("\n") + "\n"
}

fn side(board: &Board, side: Side, lines: &mut Vec<String>) {
    let player = board.side(side);
    let mut head = format!("seat {} prayer={}", side.index(), player.prayer);
    let numbers =
        [("battle", player.battle_points), ("temples", player.temple_points), ("sanctuary", player.sanctuary_points)];
    for (key, number) in numbers.into_iter().filter(|&(_, number)| number > 0) {
        head += &format!(" {key}={number}");
    }
    for (key, token) in [("silver", player.silver), ("gold", player.gold)] {
        head += match token {
            Token::None | Token::Ready => "",
            Token::Laid if key == "silver" => " silver=laid",
            Token::Laid => " gold=laid",
        };
    }
    lines.push(head);
    let pyramids = Colour::ALL.into_iter().filter_map(|colour| {
        let pyramid = player.pyramids[colour as usize];
        pyramid.site.map(|site| format!("{}={}@{}", colour.name(), pyramid.level, board.map.label(site)))
    });
    push(lines, "  pyramids", words(pyramids).trim());
    let troops = board.troops.present(side).iter().map(|zone| {
        let creature = query::creature_at(board, side, zone).map_or(String::new(), |c| format!("+{}", c.card().name));
        format!("{}={}{creature}", board.map.label(zone), board.troops.units(side, zone))
    });
    push(lines, "  troops", words(troops).trim());
    let laid = board.edition.all_spaces().filter(|&space| player.laid.has(space));
    push(lines, "  laid", words(laid.map(|space| board.edition.space(space).name.to_owned())).trim());
    push(lines, "  tiles", words(player.tiles.iter().map(|tile| tile_name(board, tile))).trim());
    let reserve = Creature::ALL.into_iter().filter(|&c| board.lairs[c as usize] == Lair::Reserve(side));
    push(lines, "  reserve", words(reserve.map(|creature| creature.card().name.to_owned())).trim());
    push(lines, "  hand", &cards(board.secret.hands[side.index()], " "));
    push(lines, "  buried", &cards(board.secret.buried[side.index()], " "));
    push(lines, "  played", &battle_cards(board, player.played));
    push(lines, "  aside", &battle_cards(board, board.secret.aside[side.index()]));
    push(lines, "  removed", &battle_cards(board, board.secret.removed[side.index()]));
    if player.known != player.played {
        push(lines, "  known", &battle_cards(board, player.known));
    }
}

fn under_way(board: &Board, lines: &mut Vec<String>) {
    if let Some(moving) = board.moving {
        let left = moving.left.map_or(String::new(), |left| format!(" left={left}"));
        let gates = if moving.gates { " gates" } else { "" };
        let (start, at) = (board.map.label(moving.start), board.map.label(moving.at));
        lines.push(format!("move start={start} at={at}{left}{gates}"));
    }
    if let Some(fight) = board.fight {
        let [attacker, defender] = fight.sides.map(Side::index);
        let (at, stage) = (board.map.label(fight.at), name_of(&STAGES, fight.stage));
        lines.push(format!("fight at={at} attacker={attacker} defender={defender} stage={stage}"));
        for (side, shown) in fight.sides.into_iter().zip(fight.shown) {
            if let Some(card) = shown.card {
                let di = if shown.di.is_empty() { String::new() } else { format!(" di={}", cards(shown.di, ",")) };
                let wounds = if shown.wounds == 0 { String::new() } else { format!(" wounds={}", shown.wounds) };
                lines.push(format!("shown {} card={}{di}{wounds}", side.index(), battle_card(board, card)));
            }
        }
        for (side, plan) in fight.sides.into_iter().zip(board.secret.plans) {
            if let Some(plan) = plan {
                let di = if plan.di.is_empty() { String::new() } else { format!(" di={}", cards(plan.di, ",")) };
                let (card, aside) = (battle_card(board, plan.card), battle_card(board, plan.aside));
                lines.push(format!("plan {} card={card} aside={aside}{di}", side.index()));
            }
        }
    }
    if let Some(played) = board.played {
        let target = played.target.map_or(String::new(), |zone| format!(" target={}", board.map.label(zone)));
        let stands = if played.stands { " stands" } else { "" };
        lines.push(format!("card {} {}{target}{stands}", played.side.index(), played.card.card().name));
    }
}

fn push(lines: &mut Vec<String>, key: &str, rest: &str) {
    if !rest.is_empty() {
        lines.push(format!("{key} {rest}"));
    }
}

/// The words, a space before each.
fn words(words: impl Iterator<Item = String>) -> String {
    words.map(|word| format!(" {word}")).collect()
}

fn cards(cards: Cards, between: &str) -> String {
    let cards = cards.kinds().map(|(kind, count)| match count {
        1 => kind.card().name.to_owned(),
        _ => format!("{}*{count}", kind.card().name),
    });
    cards.collect::<Vec<_>>().join(between)
}

fn battle_cards(board: &Public, cards: BattleSet) -> String {
    cards.iter().map(|card| battle_card(board, card)).collect::<Vec<_>>().join(" ")
}
