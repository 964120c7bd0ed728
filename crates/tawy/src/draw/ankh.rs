//! The table of Ankh, drawn: the map, the tracks, what is under way, what everyone has.

use super::{Drawn, Line, Picture, Tint};
use ankh::Ankh;
use ankh::ask::Question;
use ankh::board::{Battle, Board, Conflict, Stage};
use ankh::event::Event;
use ankh::hex::{Hex, HexSet};
use ankh::kinds::*;
use ankh::map::{MAP, Terrain, hex_at};
use ankh::{query, words as ids};
use protocol::Words;
use table::{Arg, Message, Seat, Side, View};

impl Drawn for Ankh {
    /// A letter each, for gods are drawn only when the game has begun.
    fn called(seat: Seat, words: &Words) -> String {
        words.say(&Message::new("ankh-player").with("letter", Arg::Text(letter(seat.index()).to_string())))
    }

    fn help(_: &Board) -> Vec<&'static str> {
        vec!["ankh-help-goal", "ankh-help-turn", "ankh-help-events", "ankh-help-battle", "ankh-help-late"]
    }

    fn picture(view: &View<Ankh>, words: &Words) -> Picture {
        let board = &view.now;
        let mut table = map(board);
        table.push(Line::default());
        table.extend(tracks(board, words));
        if let Some(conflict) = &board.conflict {
            table.extend(under_way(board, conflict, words));
        }
        Picture {
            head: head(board, words),
            board: table,
            legend: Line::dim(words.name("ankh-legend")),
            seats: board.all_seats().flat_map(|seat| seat_lines(board, seat, words)).collect(),
            brief: board.all_seats().map(|seat| brief(board, seat, words)).collect(),
            offer: offer(board, words),
            spent: Vec::new(),
            own: view.seat.map(|seat| own(board, seat, words)).unwrap_or_default(),
        }
    }

    fn paths(view: &View<Ankh>, words: &Words) -> Vec<Line> {
        let board = &view.now;
        let labels = |hexes: HexSet| hexes.iter().map(|hex| MAP.label(hex)).collect::<Vec<_>>().join(" ");
        let line = |hex: Hex| {
            Line::default()
                .with(format!("{:<6}", MAP.label(hex)), Tint::Bold)
                .with(labels(query::adjacent(board, hex)), Tint::Plain)
        };
        let mut lines = vec![Line::dim(words.name("ankh-paths")), Line::default()];
        lines.extend(MAP.hexes().map(line));
        lines
    }

    fn is_news(event: Event) -> bool {
        !matches!(event, Event::Followers { followers: 0, .. } | Event::Sacrificed { followers: 0, .. })
    }

    fn is_opening(board: &Board, question: &Question) -> bool {
        match question {
            Question::Act => board.turn.first.is_none(),
            Question::PlayCard => true,
            _ => false,
        }
    }

    fn turn_passes(event: Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }
}

/// What a seat is called where there is little room.
fn letter(seat: usize) -> char {
    char::from(b'A' + seat as u8)
}

fn head(board: &Board, words: &Words) -> Line {
    let next = EVENTS.get(board.events as usize).copied().unwrap_or(Happening::Conflict);
    let message = Message::new("ankh-head")
        .with("stage", Arg::Name(ids::stage_id(board.stage)))
        .with("number", Arg::Number((board.events as usize + 1).min(EVENTS.len()) as i64))
        .with("event", Arg::Name(ids::happening_id(next)));
    Line::default().with(words.say(&message), Tint::Bold)
}

/// How many columns and rows the map has, and how wide the name of a row and a column are.
const COLUMNS: usize = 11;
const ROWS: usize = 10;
const NAME: usize = 4;
const PITCH: usize = 4;

/// The map, two lines a row: odd columns lie half a space lower, so a cell may be two columns wide.
fn map(board: &Board) -> Vec<Line> {
    let names = (0..COLUMNS).map(|column| format!("{:<PITCH$}", format!("c{column}"))).collect::<String>();
    let mut lines = vec![Line::dim(format!("{:NAME$}{names}", ""))];
    for row in 0..ROWS {
        for first in 0..2 {
            let cells = (first..COLUMNS).step_by(2).map(|column| (column, hex_at(column, row)));
            let cells: Vec<(usize, Option<Hex>)> = cells.collect();
            if cells.iter().all(|(_, hex)| hex.is_none()) {
                continue;
            }
            let name = if first == 0 { format!("r{row}") } else { String::new() };
            let mut line = Line::dim(name);
            for (column, hex) in cells {
                line = line.padded(NAME + column * PITCH);
                if let Some(hex) = hex {
                    line.append(cell(board, hex));
                }
            }
            lines.push(line);
        }
    }
    lines
}

/// `f2 Aw*`: terrain, region, what stands there.
fn cell(board: &Board, hex: Hex) -> Line {
    let region = ids::region_number(board, hex).map_or_else(String::new, |token| token.to_string());
    let terrain = match MAP.terrain[hex.index()] {
        Terrain::Fertile => "f",
        Terrain::Desert => "d",
        Terrain::Water => "~",
    };
    let mut line = Line::dim(format!("{terrain}{region}"));
    if let Some(owner) = query::owner_at(board, hex) {
        let kind = match query::guardian_at(board, hex) {
            Some(guardian) => char::from(b'1' + guardian.level() as u8),
            None if board.gods[owner.index()] == Some(hex) => 'G',
            None => 'w',
        };
        let sun = if board.suns.has(hex) { "*" } else { "" };
        line = line.with(format!(" {}{kind}{sun}", letter(owner.index())), tint(owner));
    }
    if let Some(kind) = Monument::ALL.into_iter().find(|kind| board.monuments[kind.index()].has(hex)) {
        let sign = match kind {
            Monument::Obelisk => 'I',
            Monument::Temple => 'T',
            Monument::Pyramid => '▲',
        };
        let owner = board.ascending().find(|side| board.control[side.index()].has(hex));
        let mark = owner.map_or('-', |side| letter(side.index()));
        line = line.with(format!(" {sign}{mark}"), owner.map_or(Tint::Bold, tint));
    }
    if board.underworld.has(hex) {
        line = line.with("o", Tint::Bold);
    }
    line
}

fn tint(side: Side) -> Tint {
    Tint::Seat(side.index())
}

/// Actions, events and devotion.
fn tracks(board: &Board, words: &Words) -> Vec<Line> {
    let list = |id: &str, items: Vec<String>| {
        Message::new(id).with("list", Arg::Text(if items.is_empty() { "-".into() } else { items.join(" · ") }))
    };
    let action = |action: Action| {
        let uses = action.uses(board.players as usize);
        format!("{} {}/{uses}", words.name(&ids::action_id(action)), board.markers[action.index()])
    };
    let devotion =
        board.ascending().rev().map(|side| format!("{} {}", letter(side.index()), board.side(side).devotion));
    let devotion = list("ankh-devotion", devotion.collect())
        .with("red", Arg::Number(i64::from(LAST_RED)))
        .with("top", Arg::Number(i64::from(TOP)));
    let mut lines = vec![
        Line::plain(words.say(&list("ankh-actions", Action::ALL.map(action).to_vec()))),
        Line::plain(words.say(&list("ankh-events", events(board, words)))),
        Line::plain(words.say(&devotion)),
    ];
    if !matches!(board.stage, Stage::Gods | Stage::Guardians) {
        let guardians = board.guardians.into_iter().zip(board.guardians_left);
        let guardians = guardians.map(|(kind, left)| format!("{left} × {}", words.name(&ids::guardian_id(kind))));
        lines.push(Line::plain(words.say(&list("ankh-guardians", guardians.collect()))));
    }
    lines
}

/// The next few events, the nearest first.
fn events(board: &Board, words: &Words) -> Vec<String> {
    let next = EVENTS.iter().skip(board.events as usize).take(4);
    next.map(|&event| words.name(&ids::happening_id(event))).collect()
}

fn under_way(board: &Board, conflict: &Conflict, words: &Words) -> Vec<Line> {
    let tiebreaker = match conflict.tiebreaker {
        Some(side) => Arg::Seat(board.seat(side)),
        None => Arg::Text("none".to_owned()),
    };
    let message = Message::new("ankh-conflict")
        .with("number", Arg::Number(i64::from(conflict.number)))
        .with("region", Arg::Number(i64::from(conflict.token) + 1))
        .with("tiebreaker", tiebreaker);
    let mut lines = vec![Line::default().with(words.say(&message), Tint::Bold)];
    if let Some(battle) = &conflict.battle {
        let stage = Message::new("ankh-battle").with("stage", Arg::Name(ids::battle_stage_id(battle.stage)));
        lines.push(Line::plain(words.say(&stage)));
        let token = conflict.token as usize;
        lines.extend(battle.fighters.sides().map(|side| fighter(board, battle, side, token, words)));
    }
    lines
}

fn fighter(board: &Board, battle: &Battle, side: Side, token: usize, words: &Words) -> Line {
    let cards: Vec<String> = battle.cards[side.index()].iter().map(|card| words.name(&ids::card_id(card))).collect();
    let cards = if cards.is_empty() { words.name("ankh-no-card") } else { cards.join(", ") };
    let message = Message::new("ankh-fighter")
        .with("player", Arg::Seat(board.seat(side)))
        .with("strength", Arg::Number(i64::from(query::strength(board, battle, side, token).total())))
        .with("cards", Arg::Text(cards));
    Line::default().with(format!("  {}", words.say(&message)), tint(side))
}

fn seat_lines(board: &Board, seat: Seat, words: &Words) -> Vec<Line> {
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
        return Some(words.name("ankh-out"));
    }
    let joined = Message::new("ankh-joined").with("player", Arg::Seat(board.seat(side)));
    (side.index() != seat.index()).then(|| words.say(&joined))
}

/// The god of a side, and the one merged into it.
fn gods(board: &Board, side: Side, words: &Words) -> String {
    let gods: Vec<String> = board.side(side).abilities.iter().map(|god| words.name(&ids::god_id(god))).collect();
    if gods.is_empty() { words.name("ankh-seat-none") } else { gods.join(" + ") }
}

fn brief(board: &Board, seat: Seat, words: &Words) -> Line {
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
fn offer(board: &Board, words: &Words) -> Vec<Line> {
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
    lines.extend(Card::ALL.map(|card| explained(&ids::card_id(card), words)));
    lines
}

fn own(board: &Board, seat: Seat, words: &Words) -> Vec<Line> {
    let mut lines = vec![Line::default().with(words.name("ankh-own"), Tint::Bold)];
    let hand = board.side(board.side_of(seat)).hand;
    lines.extend(hand.iter().map(|card| explained(&ids::card_id(card), words)));
    lines
}

fn explained(id: &str, words: &Words) -> Line {
    Line::plain(format!("   {}: ", words.name(id))).with(words.name(&format!("{id}.does")), Tint::Dim)
}
