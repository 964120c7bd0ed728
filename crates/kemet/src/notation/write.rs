//! The board as lines of text. What follows from the rest (the supply, the deck, tokens left) is not written.

use super::amon;
use super::answer::{battle_card, tile_name};
use super::{CHAPTERS, STAGES, name_of};
use crate::ask::Gold;
use crate::battle_cards::BattleSet;
use crate::board::{Board, Clock, Lair, Public, Token};
use crate::cards::Cards;
use crate::creatures::Creature;
use crate::edition::{MARKERS, Space};
use crate::gods::{Rise, Shrine};
use crate::map::Zone;
use crate::query;
use crate::setup;
use crate::tiles::Colour;
use table::Side;

pub(super) fn board(board: &Board) -> String {
    let choices = setup::choices(board).into_iter().map(|(key, value)| format!("{key}={value}"));
    let mut lines = vec![
        format!("{} players={}{}", board.edition.id, board.players, words(choices)),
        clock(board),
        format!("order{}", words(board.in_order().map(|side| side.index().to_string()))),
    ];
    if (board.edition.colours[board.players as usize] as usize) < board.edition.all_colours().count() {
        push(&mut lines, "colours", words(board.colours.iter().map(|colour| colour.name().to_owned())).trim());
    }
    if board.rise == Rise::Reached {
        lines.push("risen".to_owned());
    }
    turn(board, &mut lines);
    for one in board.all_sides() {
        side(board, one, &mut lines);
    }
    amon::write(board, &mut lines);
    push(&mut lines, "discards", &cards(board.discarded, " "));
    push(&mut lines, "sight", &cards(board.secret.sight, " "));
    push(&mut lines, "assaults", words(board.assaults.iter().map(|zone| board.map.label(zone).to_owned())).trim());
    under_way(board, &mut lines);
    lines.join("\n") + "\n"
}

fn clock(board: &Board) -> String {
    let Clock { chapter, place, count, part, due } = board.clock;
    let drawing = if part + due > 0 { format!(" part={part} due={due}") } else { String::new() };
    format!("round {} {} place={place} count={count}{drawing}", board.round, name_of(&CHAPTERS, chapter))
}

fn turn(board: &Board, lines: &mut Vec<String>) {
    let turn = board.turn;
    let flags = [(turn.begun, "begun"), (turn.laid, "laid"), (turn.saved, "saved"), (turn.rearranged, "rearranged")];
    let flags = flags.into_iter().filter(|flag| flag.0).map(|flag| flag.1.to_owned());
    let space = |space: Space| board.edition.space(space).name;
    let tokens =
        [("own", turn.own.map(space)), ("silver", turn.silver.map(space)), ("gold", turn.gold.map(Gold::name))];
    let tokens = tokens.into_iter().filter_map(|(key, value)| Some(format!("{key}={}", value?)));
    push(lines, "turn", words(flags.chain(tokens)).trim());
}

fn side(board: &Board, side: Side, lines: &mut Vec<String>) {
    let player = board.side(side);
    let mut head = format!("seat {} prayer={}", side.index(), player.prayer);
    let numbers = [
        ("battle", player.battle_points),
        ("temples", player.temple_points),
        ("sanctuary", player.sanctuary_points),
        ("veterans", player.veterans),
    ];
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
    if board.is_teamed() && !player.assembles {
        head += " assembled";
    }
    if let Some(god) = player.god {
        head += &format!(" god={}", god.name());
    }
    lines.push(head);
    match player.shrine {
        Shrine::Closed => {}
        Shrine::Tile => lines.push("  shrine tile".to_owned()),
        Shrine::Zone(zone) => lines.push(format!("  shrine {}={}", board.map.label(zone), player.life)),
    }
    let pyramids = Colour::ALL.into_iter().filter_map(|colour| {
        let (site, pyramid) = query::own_pyramid(board, side, colour)?;
        Some(format!("{}={}@{}", colour.name(), pyramid.level, board.map.label(site)))
    });
    push(lines, "  pyramids", words(pyramids).trim());
    if board.is_seated(side) && player.markers != usual_markers(board, side) {
        let names = player.markers.iter().map(|marker| marker.map_or("-", Colour::name).to_owned());
        push(lines, "  markers", words(names).trim());
    }
    push(lines, "  bought", words(player.bought.iter().map(|colour| colour.name().to_owned())).trim());
    let manned = board.troops.present(side).iter().filter(|&zone| query::soldiers(board, side, zone) > 0);
    let troops = manned.map(|zone| {
        let creatures: String = companions(board, side, zone).map(|creature| format!("+{}", creature.name())).collect();
        format!("{}={}{creatures}", board.map.label(zone), query::soldiers(board, side, zone))
    });
    push(lines, "  troops", words(troops).trim());
    // A companion may be with teammates' units alone. [ruling.129]
    let abroad = board.manned(side).iter().filter(|&zone| query::soldiers(board, side, zone) == 0);
    let lent = abroad.flat_map(|zone| {
        companions(board, side, zone).map(move |creature| format!("{}={}", creature.name(), board.map.label(zone)))
    });
    push(lines, "  lent", words(lent).trim());
    let laid = board.edition.all_spaces().filter(|&space| player.laid.has(space));
    push(lines, "  laid", words(laid.map(|space| board.edition.space(space).name.to_owned())).trim());
    push(lines, "  tiles", words(player.tiles.iter().map(|tile| tile_name(board, tile))).trim());
    let reserve = Creature::ALL.into_iter().filter(|&c| board.lairs[c as usize] == Lair::Reserve(side));
    push(lines, "  reserve", words(reserve.map(|creature| creature.name().to_owned())).trim());
    push(lines, "  hand", &cards(board.secret.hands[side.index()], " "));
    push(lines, "  buried", &cards(board.secret.buried[side.index()], " "));
    push(lines, "  played", &battle_cards(board, player.played));
    push(lines, "  aside", &battle_cards(board, board.secret.aside[side.index()]));
    push(lines, "  removed", &battle_cards(board, board.secret.removed[side.index()]));
    if player.known != player.played {
        push(lines, "  known", &battle_cards(board, player.known));
    }
}

/// The companions a side owns in a zone.
fn companions(board: &Public, side: Side, zone: Zone) -> impl Iterator<Item = Creature> {
    Creature::ALL.into_iter().filter(move |&creature| board.lairs[creature as usize] == Lair::Zone(side, zone))
}

/// The colours of the Buy spaces if the pyramids rose in the order of their districts.
pub(super) fn usual_markers(board: &Public, side: Side) -> [Option<Colour>; MARKERS] {
    let mut markers = board.edition.markers;
    for pyramid in board.side(side).pyramids.iter().flatten() {
        if let Some(free) = markers.iter_mut().find(|marker| marker.is_none()) {
            *free = Some(pyramid.colour);
        }
    }
    markers
}

fn under_way(board: &Board, lines: &mut Vec<String>) {
    if let Some(moving) = board.moving {
        let left = moving.left.map_or(String::new(), |left| format!(" left={left}"));
        let swift = if moving.swift > 0 { format!(" swift={}", moving.swift) } else { String::new() };
        let flags = [
            (moving.gates, "gates"),
            (moving.grounded, "grounded"),
            (moving.entered, "entered"),
            (moving.divine, "divine"),
        ];
        let flags = words(flags.into_iter().filter(|flag| flag.0).map(|flag| flag.1.to_owned()));
        let (start, at) = (board.map.label(moving.start), board.map.label(moving.at));
        lines.push(format!("move start={start} at={at}{left}{swift}{flags}"));
    }
    if let Some(fight) = board.fight {
        let [attacker, defender] = fight.sides.map(Side::index);
        let (at, stage) = (board.map.label(fight.at), name_of(&STAGES, fight.stage));
        let acting = if fight.acting > 0 { format!(" acting={}", fight.acting) } else { String::new() };
        lines.push(format!("fight at={at} attacker={attacker} defender={defender} stage={stage}{acting}"));
        for (side, shown) in fight.sides.into_iter().zip(fight.shown) {
            if let Some(card) = shown.card {
                let di = if shown.di.is_empty() { String::new() } else { format!(" di={}", cards(shown.di, ",")) };
                let wounds = if shown.wounds == 0 { String::new() } else { format!(" wounds={}", shown.wounds) };
                lines.push(format!("shown {} card={}{di}{wounds}", side.index(), battle_card(board, card)));
            }
        }
        for (side, held) in fight.sides.into_iter().zip(board.secret.held) {
            if let Some(card) = held {
                lines.push(format!("held {} {}", side.index(), battle_card(board, card)));
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

pub(super) fn push(lines: &mut Vec<String>, key: &str, rest: &str) {
    if !rest.is_empty() {
        lines.push(format!("{key} {rest}"));
    }
}

/// The words, a space before each.
pub(super) fn words(words: impl Iterator<Item = String>) -> String {
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
