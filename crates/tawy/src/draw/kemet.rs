//! The table of Kemet, drawn: cities and banks row by row, then what everyone has.

use super::{Drawn, Line, Picture, Tint, letter};
use kemet::Kemet;
use kemet::ask::{Answer, Question};
use kemet::battle_cards::BattleSet;
use kemet::board::{Board, FightStage, Lair, Public, Token};
use kemet::cards::Cards;
use kemet::creatures::Creature;
use kemet::event::Event;
use kemet::map::{Kind, Zone};
use kemet::tiles::Colour;
use kemet::view::{Own, Seen};
use kemet::{notation, query, words as ids};
use protocol::Words;
use protocol::scene::kemet::battle_hand;
use table::{Arg, Message, Side, View};

/// How wide the name of a row is, and each place in it; how many places a row holds.
const NAME: usize = 9;
const CELL: usize = 14;
const CELLS: usize = 3;

impl Drawn for Kemet {
    fn picture(view: &View<Kemet>, words: &Words) -> Picture {
        let seen = &view.now;
        Picture {
            head: head(&seen.public, words),
            board: board(seen, words),
            legend: Line::dim(words.name("kemet-legend")),
            seats: seats(seen, words),
            brief: brief(seen, words),
            offer: offer(&seen.public, words),
            spent: spent(&seen.public, words),
            own: seen.own.as_ref().map(|own| own_things(&seen.public, own, words)).unwrap_or_default(),
        }
    }

    fn paths(view: &View<Kemet>, words: &Words) -> Vec<Line> {
        let map = view.now.public.map;
        let labels =
            |zones: kemet::map::ZoneSet| zones.iter().map(|zone| map.label(zone)).collect::<Vec<_>>().join(" ");
        let line = |zone: Zone| {
            let name = words.name(ids::kind_id(map.kind(zone)));
            let by_water = map.harbours[zone.index()];
            let water = if by_water.is_empty() { String::new() } else { format!(" ~ {}", labels(by_water)) };
            Line::default()
                .with(format!("{:<5}", map.label(zone)), Tint::Bold)
                .with(format!("{}{water}", labels(map.land[zone.index()])), Tint::Plain)
                .padded(34)
                .with(name, Tint::Dim)
        };
        let mut lines = vec![Line::dim(words.name("kemet-paths")), Line::default()];
        lines.extend(map.zones().map(line));
        lines
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
    let order: String = board.in_order().map(|side| letter(board.seat(side))).collect();
    let message = Message::new("kemet-head")
        .with("chapter", Arg::Name(ids::chapter_id(board.clock.chapter)))
        .with("round", Arg::Number(i64::from(board.round)))
        .with("goal", Arg::Number(i64::from(board.length().goal)))
        .with("order", Arg::Text(order));
    Line::default().with(words.say(&message), Tint::Bold)
}

fn board(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let mut lines = Vec::new();
    for side in board.all_sides() {
        let city = Message::new("kemet-city").with("letter", Arg::Text(letter(board.seat(side)).to_string()));
        let name = Line::default().with(words.say(&city), tint(side));
        row(&mut lines, name, board.districts(side).into_iter().map(|zone| cell(board, zone, words)));
    }
    for (region, id) in [(Region::West, "kemet-west"), (Region::East, "kemet-east"), (Region::Delta, "kemet-delta")] {
        let zones = board.map.zones().filter(|&zone| board.city(zone).is_none() && region_of(board, zone) == region);
        row(&mut lines, Line::plain(words.name(id)), zones.map(|zone| cell(board, zone, words)));
    }
    lines.extend(creatures(board, words));
    lines.extend(under_way(seen, words));
    lines
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Region {
    West,
    East,
    Delta,
}

/// Labels name their bank; the Delta is what cannot be reached from either.
fn region_of(board: &Public, zone: Zone) -> Region {
    let label = board.map.label(zone);
    if label.starts_with('E') || label.ends_with('E') {
        Region::East
    } else if label.contains('W') {
        Region::West
    } else {
        Region::Delta
    }
}

/// A name and its cells, as many lines as they need.
fn row(lines: &mut Vec<Line>, name: Line, cells: impl Iterator<Item = Line>) {
    let cells: Vec<Line> = cells.collect();
    let mut name = Some(name);
    for part in cells.chunks(CELLS) {
        let mut line = name.take().unwrap_or_default().padded(NAME);
        for cell in part {
            line.append(cell.clone().padded(CELL));
            // A cell too wide for its place still ends before the next.
            if cell.width() >= CELL {
                line = line.with(" ", Tint::Plain);
            }
        }
        lines.push(line);
    }
}

/// `Ia ▲w2 A5`
fn cell(board: &Public, zone: Zone, words: &Words) -> Line {
    let troops: Vec<Side> = board.all_sides().filter(|&side| board.troops.units(side, zone) > 0).collect();
    let label = if troops.is_empty() { Tint::Dim } else { Tint::Plain };
    let mut line = Line::default().with(board.map.label(zone), label);
    match board.map.kind(zone) {
        Kind::District | Kind::Desert | Kind::Sanctuary => {}
        Kind::Obelisk => line = line.with(" o", Tint::Dim),
        Kind::Temple(pays) | Kind::Delta(pays) => line = line.with(format!(" T{pays}"), Tint::Bold),
    }
    if let Some((_, colour, level)) = query::pyramid_at(board, zone) {
        line = line.with(" ", Tint::Plain).with(format!("▲{}{level}", initial(colour, words)), hue(colour));
    }
    for side in troops {
        let beast = if query::creature_at(board, side, zone).is_some() { "*" } else { "" };
        let text = format!(" {}{}{beast}", letter(board.seat(side)), board.troops.units(side, zone));
        line = line.with(text, tint(side));
    }
    line
}

/// Which creature each star is.
fn creatures(board: &Public, words: &Words) -> Option<Line> {
    let mut line = Line::default();
    for (creature, lair) in Creature::ALL.into_iter().zip(board.lairs) {
        if let Lair::Zone(side, zone) = lair {
            let name = words.name(&format!("{}.short", ids::creature_id(creature)));
            line = line.with(format!("*{name} {}  ", board.map.label(zone)), tint(side));
        }
    }
    (!line.0.is_empty()).then_some(line)
}

/// A Move, a fight, or a card on the table.
fn under_way(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let zone = |zone: Zone| Arg::Text(board.map.label(zone).to_owned());
    let mut lines = Vec::new();
    if let Some(moving) = board.moving {
        let left = moving.left.map_or(Arg::Text("?".into()), |left| Arg::Number(i64::from(left)));
        let message = Message::new("kemet-moving")
            .with("player", Arg::Seat(board.seat(board.active())))
            .with("start", zone(moving.start))
            .with("zone", zone(moving.at))
            .with("left", left);
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
                .with("player", Arg::Seat(board.seat(side)))
                .with("units", Arg::Number(i64::from(board.troops.units(side, fight.at))))
                .with("card", Arg::Text(if card.is_empty() { "?".into() } else { card }))
                .with("cards", Arg::Text(cards(shown.di, words)));
            lines.push(Line::default().with(words.say(&message), tint(side)));
        }
    }
    lines
}

fn seats(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let mut lines = Vec::new();
    for side in board.in_order() {
        let player = board.side(side);
        let number = |number: u8| Arg::Number(i64::from(number));
        let head = Message::new("kemet-seat")
            .with("prayer", number(player.prayer))
            .with("points", number(query::points(board, side)))
            .with("battle", number(player.battle_points))
            .with("cards", number(seen.hands[side.index()]))
            .with("supply", number(player.supply));
        lines.push(mark(board, side).with(words.say(&head), Tint::Plain));
        let mut second = Line::plain("   ");
        for colour in Colour::ALL {
            let level = player.pyramids[colour as usize].level;
            second = second.with(format!("▲{}{level} ", initial(colour, words)), hue(colour));
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

/// `▸A 7 pr 3 VP 2 cards`
fn brief(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let number = |number: u8| Arg::Number(i64::from(number));
    let line = |side: Side| {
        let message = Message::new("kemet-seat-brief")
            .with("prayer", number(board.side(side).prayer))
            .with("points", number(query::points(board, side)))
            .with("cards", number(seen.hands[side.index()]));
        mark(board, side).with(words.say(&message), Tint::Plain)
    };
    board.in_order().map(line).collect()
}

/// The letter of a side, and whether the turn is its.
fn mark(board: &Public, side: Side) -> Line {
    let mark = if side == board.active() { "▸" } else { " " };
    Line::plain(mark).with(format!("{} ", letter(board.seat(side))), tint(side))
}

/// The tiles beside the board and what they do, by colour and level.
fn offer(board: &Public, words: &Words) -> Vec<Line> {
    let mut lines = Vec::new();
    for colour in Colour::ALL {
        let of_colour = Message::new("kemet-offer").with("colour", Arg::Name(ids::colour_id(colour)));
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

/// The discards, where they are open, and everyone's battle cards that lie open.
fn spent(board: &Public, words: &Words) -> Vec<Line> {
    let mut lines = Vec::new();
    if !board.discarded.is_empty() {
        lines.push(labelled(words, "kemet-discards", &cards(board.discarded, words)));
    }
    for side in board.in_order().filter(|&side| !board.side(side).played.is_empty()) {
        let of_side = Message::new("kemet-spent")
            .with("player", Arg::Text(letter(board.seat(side)).to_string()))
            .with("cards", Arg::Text(battle_cards(board, board.side(side).played)));
        lines.push(Line::plain(words.say(&of_side)));
    }
    lines
}

/// `●●●○○` and the bonus tokens not yet laid.
fn tokens(board: &Public, side: Side, words: &Words) -> String {
    let player = board.side(side);
    let left = player.tokens as usize;
    let laid = (board.edition.tokens as usize).saturating_sub(left);
    let mut text = "●".repeat(left) + &"○".repeat(laid);
    for (token, id) in [(player.silver, "kemet-silver"), (player.gold, "kemet-gold")] {
        match token {
            Token::None => {}
            Token::Ready => text += &format!(" ●{}", words.name(id)),
            Token::Laid => text += &format!(" ○{}", words.name(id)),
        }
    }
    text
}

fn own_things(board: &Public, own: &Own, words: &Words) -> Vec<Line> {
    let mut lines = Vec::new();
    let hand = if own.hand.is_empty() { words.name("kemet-no-cards") } else { cards(own.hand, words) };
    lines.push(labelled(words, "kemet-hand", &hand));
    lines.push(labelled(words, "kemet-battle-hand", &battle_cards(board, battle_hand(board, own))));
    if let Some(plan) = own.plan {
        let aside = notation::write_answer(board, Answer::Battle(plan.aside));
        let card = notation::write_answer(board, Answer::Battle(plan.card));
        let message = Message::new("kemet-plan").with("card", Arg::Text(card)).with("aside", Arg::Text(aside));
        lines.push(Line::plain(words.say(&message)));
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
            line = line.with(format!("{mark} {name}  "), tint);
        }
        lines.push(line);
    }
    lines
}

fn labelled(words: &Words, label: &str, text: &str) -> Line {
    Line::default().with(words.name(label) + " ", Tint::Dim).with(text, Tint::Plain)
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
    }
}

/// The first letter of the colour's name.
fn initial(colour: Colour, words: &Words) -> char {
    words.name(&ids::colour_id(colour)).chars().next().unwrap_or('?')
}
