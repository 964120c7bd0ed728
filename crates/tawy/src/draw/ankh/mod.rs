//! The table of Ankh, drawn: the map, the tracks, what is under way, what everyone has.

mod map;
mod players;

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
            seats: board.all_seats().flat_map(|seat| players::seat_lines(board, seat, words)).collect(),
            brief: board.all_seats().map(|seat| players::brief(board, seat, words)).collect(),
            offer: players::offer(board, words),
            spent: Vec::new(),
            own: view.seat.map(|seat| players::own(board, seat, words)).unwrap_or_default(),
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
        .with("strength", Arg::Number(i64::from(query::strength(board, battle, side, token).total())))
        .with("cards", Arg::Text(cards));
    Line::default().with(format!("  {}", words.say(&message)), Tint::Seat(side.index()))
}
