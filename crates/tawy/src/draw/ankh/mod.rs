//! The table of Ankh, drawn: the map, the tracks, what is under way, what everyone has.

mod map;

use super::{Drawn, Line, Manner, Picture, Tint, Windows};
use ankh::Ankh;
use ankh::ask::Question;
use ankh::board::{Aim, Battle, Board, Conflict, Stage};
use ankh::event::Event;
use ankh::hex::{Hex, HexSet};
use ankh::kinds::*;
use ankh::map::MAP;
use ankh::{query, words as ids};
use protocol::Words;
use table::{Arg, Message, Seat, Side, Title, View};

impl Drawn for Ankh {
    /// A letter each, for gods are drawn only when the game has begun.
    fn called(seat: Seat, words: &Words) -> String {
        words.say(&Message::new("ankh-player").with("letter", Arg::Text(letter(seat.index()).to_string())))
    }

    fn help(_: &Board) -> Vec<&'static str> {
        vec!["ankh-help-goal", "ankh-help-turn", "ankh-help-events", "ankh-help-battle", "ankh-help-late"]
    }

    fn manner() -> Manner {
        Manner {
            command: ("powers", "ankh-powers-command"),
            offer: "ankh-powers-word",
            offer_title: "ankh-offer",
            example: "unlock",
            rule: "action.2",
            windows: Windows::None,
        }
    }

    fn picture(view: &View<Ankh>, words: &Words) -> Picture {
        let board = &view.now;
        // Where there is little room, the end of a picture is cut, and half a map is worth nothing.
        let mut table = tracks(board, words);
        if let Some(conflict) = &board.conflict {
            table.extend(under_way(board, conflict, words));
        }
        table.push(Line::default());
        let mut chart = map::map(board);
        table.extend_from_slice(&chart);
        chart.push(Line::default());
        chart.extend(regions(board, words));
        Picture {
            head: head(board, words),
            board: table,
            chart,
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
            // Where camels may go is best seen on the map.
            Question::Keep => true,
            Question::Border => board.caravan.is_some_and(|caravan| caravan.length == 0),
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
    let player = match board.stage {
        Stage::Gods | Stage::Guardians | Stage::FirstPlayer => Arg::Text("none".to_owned()),
        Stage::Turn | Stage::Moving | Stage::Summoning | Stage::Event | Stage::Merge => Arg::Seat(board.turn.seat),
    };
    // The marker moves on before its event is done.
    let now = (board.events as usize).checked_sub(1).and_then(|at| EVENTS.get(at));
    let stage = match now.filter(|_| board.stage == Stage::Event) {
        Some(&event) => ids::happening_id(event),
        None => ids::stage_id(board.stage),
    };
    let message = Message::new("ankh-head")
        .with("player", player)
        .with("stage", Arg::Name(stage))
        .with("number", Arg::Number((board.events as usize + 1).min(EVENTS.len()) as i64))
        .with("event", Arg::Name(ids::happening_id(next)));
    Line::default().with(words.say(&message), Tint::Bold)
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
    let aims = board.aims.iter().flatten();
    lines.extend(
        aims.map(|&Aim { at, direction }| {
            Line::plain(words.say(&Ankh::say_event(board, Event::Aimed { at, direction })))
        }),
    );
    lines
}

/// Who has figures in each region, and who the most monuments of a kind: `A 2, C 1 · majority: Temple A`.
fn regions(board: &Board, words: &Words) -> Vec<Line> {
    let there = board.regions.iter().enumerate().filter(|(_, region)| !region.is_empty());
    let line = |(token, _): (usize, &HexSet)| {
        let figures = query::present(board, token)
            .sides()
            .map(|side| format!("{} {}", letter(side.index()), query::figures_in(board, side, token).count()));
        let figures: Vec<String> = figures.collect();
        let figures = if figures.is_empty() { words.name("ankh-region-empty") } else { figures.join(", ") };
        let most = Monument::ALL.into_iter().filter_map(|kind| {
            let side = query::majority(board, token, kind)?;
            Some(format!("{} {}", words.name(&ids::monument_id(kind)), letter(side.index())))
        });
        let most: Vec<String> = most.collect();
        let message = Message::new("ankh-region")
            .with("region", Arg::Number(token as i64 + 1))
            .with("figures", Arg::Text(figures))
            .with("most", Arg::Text(if most.is_empty() { "none".to_owned() } else { most.join(", ") }));
        Line::plain(words.say(&message))
    };
    there.map(line).collect()
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
        .with("strength", Arg::Number(i64::from(query::strength(board, battle, side, token))))
        .with("cards", Arg::Text(cards));
    Line::default().with(format!("  {}", words.say(&message)), Tint::Seat(side.index()))
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
    lines.extend(Card::ALL.map(|card| card_line(card, words)));
    let gods: Vec<God> = board.ascending().flat_map(|side| board.side(side).abilities.iter()).collect();
    if !gods.is_empty() {
        lines.push(Line::default().with(words.name("ankh-offer-gods"), Tint::Bold));
    }
    lines.extend(gods.into_iter().map(|god| explained(&ids::god_id(god), words)));
    lines
}

fn own(board: &Board, seat: Seat, words: &Words) -> Vec<Line> {
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
