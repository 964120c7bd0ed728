//! The table of Kemet, drawn: the board, what is under way, what everyone has.

mod board;
mod players;
mod under_way;

use super::{Drawn, Line, Manner, Picture, Tint, Windows};
use kemet::Kemet;
use kemet::ask::{Answer, Question};
use kemet::battle_cards::BattleSet;
use kemet::board::{Board, Public};
use kemet::cards::Cards;
use kemet::edition::{Chapter, GoalAt};
use kemet::event::Event;
use kemet::tiles::Colour;
use kemet::{notation, query, words as ids};
use protocol::Words;
use table::{Arg, Message, Seat, Side, View};

impl Drawn for Kemet {
    /// Everyone plays a god, and no place on any board has a god's name.
    fn called(seat: Seat, words: &Words) -> String {
        // The side that nobody plays is not asked, chance is. [amon.1]
        if seat.is_chance() { words.name("amon") } else { words.name(&format!("kemet-god-{}", seat.index())) }
    }

    fn help(board: &Board) -> Vec<&'static str> {
        let edition = board.edition;
        let mut help = vec![
            match edition.goal_at {
                GoalAt::EndOfDay => "help-goal",
                GoalAt::StartOfTurn => "help-goal-at-turn",
                GoalAt::Objective => "help-goal-objective",
            },
            if edition.round.first() == Some(&Chapter::Daybreak) { "help-day-first" } else { "help-turn" },
            if edition.markers.contains(&None) { "help-actions-markers" } else { "help-actions" },
            if edition.veterans > 0 { "help-battle-veterans" } else { "help-battle" },
        ];
        if edition.has_veto || edition.has_escape {
            help.push("help-pass");
        }
        help
    }

    fn manner() -> Manner {
        Manner {
            command: ("tiles", "kemet-tiles-command"),
            offer: "kemet-tiles",
            offer_title: "kemet-tiles-on-offer",
            example: "lay raise",
            rule: "day.2",
            windows: Windows::Some,
        }
    }

    fn picture(view: &View<Kemet>, words: &Words) -> Picture {
        let seen = &view.now;
        Picture {
            head: head(&seen.public, words),
            board: board::board(seen, words),
            chart: Vec::new(),
            legend: board::legend(&seen.public, words),
            seats: players::seats(seen, words),
            brief: players::brief(seen, words),
            offer: offer(&seen.public, words),
            spent: players::spent(&seen.public, words),
            own: seen
                .own
                .iter()
                .flat_map(|own| players::own_things(&seen.public, own, words))
                .chain(players::mates(seen, words))
                .collect(),
        }
    }

    fn paths(view: &View<Kemet>, words: &Words) -> Vec<Line> {
        board::paths(view.now.public.map, words)
    }

    fn is_news(event: Event) -> bool {
        !matches!(
            event,
            Event::Gained { prayer: 0, .. } | Event::Paid { prayer: 0, .. } | Event::Wounded { cards: 0, .. }
        )
    }

    fn is_opening(board: &Board, question: &Question) -> bool {
        match question {
            Question::Menu => !board.turn.laid,
            Question::Escape | Question::PlayCard => true,
            _ => false,
        }
    }

    fn turn_passes(event: Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }
}

fn head(board: &Public, words: &Words) -> Line {
    let order: Vec<String> = board.in_order().map(|side| sign(board, side, words)).collect();
    let message = Message::new("kemet-head")
        .with("chapter", Arg::Name(ids::chapter_id(board.edition, board.clock.chapter)))
        .with("round", Arg::Number(i64::from(board.round)))
        .with("goal", Arg::Number(i64::from(board.length().goal)))
        .with("order", Arg::Text(order.join(" ")));
    Line::default().with(words.say(&message), Tint::Bold)
}

/// The beginning of the side's name, for where there is little room.
fn sign(board: &Public, side: Side, words: &Words) -> String {
    Kemet::called(board.seat_or_chance(side), words).chars().take(2).collect()
}

/// The tiles beside the board and what they do, by colour and level.
fn offer(board: &Public, words: &Words) -> Vec<Line> {
    let mut lines = Vec::new();
    for colour in board.colours.iter() {
        let of_colour = Message::new("kemet-offer").with("colour", Arg::Name(ids::colour_id(board.edition, colour)));
        lines.push(Line::default().with(words.say(&of_colour), hue(colour)));
        let tiles = board.edition.all_tiles().filter(|&tile| board.edition.tile(tile).colour == colour);
        let mut tiles: Vec<_> = tiles.filter(|&tile| query::tiles_left(board, tile) > 0).collect();
        tiles.sort_by_key(|&tile| board.edition.tile(tile).level);
        for tile in tiles {
            let id = ids::tile_id(board.edition, tile);
            let (left, level) = (query::tiles_left(board, tile), board.edition.tile(tile).level);
            let late = level > query::level_on_offer(board);
            let name = if left > 1 { format!("{left} × {}", words.name(&id)) } else { words.name(&id) };
            lines.push(
                Line::default()
                    .with(format!("  {level}  {name}  "), if late { Tint::Dim } else { Tint::Plain })
                    .with(words.name(&format!("{id}.does")), Tint::Dim),
            );
        }
    }
    lines
}

fn cards(cards: Cards, words: &Words) -> String {
    let named = cards.kinds().map(|(kind, count)| {
        let name = words.name(&ids::card_id(kind));
        if count == 1 { name } else { format!("{count} × {name}") }
    });
    named.collect::<Vec<_>>().join(", ")
}

fn battle_cards(board: &Public, cards: BattleSet) -> String {
    cards.iter().map(|card| notation::write_answer(board, Answer::Battle(card))).collect::<Vec<_>>().join(" ")
}

fn tint(side: Side) -> Tint {
    Tint::Seat(side.index())
}

fn hue(colour: Colour) -> Tint {
    match colour {
        Colour::White => Tint::White,
        Colour::Red => Tint::Red,
        Colour::Blue => Tint::Blue,
        Colour::Black => Tint::Black,
        Colour::Violet => Tint::Violet,
    }
}

/// A pyramid by the first letter of its colour, and what is said of it.
fn peak(board: &Public, colour: Colour, text: &str, words: &Words) -> Line {
    let name = words.name(&ids::colour_id(board.edition, colour));
    let initial = name.to_lowercase().chars().next().unwrap_or('?');
    Line::default().with(format!("▲{initial}{text}"), hue(colour))
}
