//! The table of Kemet, drawn: cities and banks row by row, then what everyone has.

use super::{Drawn, Line, Picture, Tint};
use kemet::Kemet;
use kemet::ask::{Answer, Question};
use kemet::battle_cards::BattleSet;
use kemet::board::{Board, FightStage, Lair, Public, Token};
use kemet::cards::Cards;
use kemet::creatures::Creature;
use kemet::edition::{Action, AfterReveal, Chapter, GoalAt};
use kemet::event::Event;
use kemet::map::{Kind, Map, Port, Zone, ZoneSet};
use kemet::tiles::{Colour, Perk};
use kemet::view::{Own, Seen};
use kemet::{notation, query, words as ids};
use protocol::Words;
use protocol::scene::kemet::battle_hand;
use table::{Arg, Message, Seat, Side, View};

/// How wide the name of a row is, and each place in it; how many places a row holds.
const NAME: usize = 9;
const CELL: usize = 14;
const CELLS: usize = 3;

impl Drawn for Kemet {
    /// Everyone plays a god, and no place on any board has a god's name.
    fn called(seat: Seat, words: &Words) -> String {
        words.name(&format!("kemet-god-{}", seat.index()))
    }

    fn help(board: &Board) -> Vec<&'static str> {
        let edition = board.edition;
        let mut help = vec![
            match edition.goal_at {
                GoalAt::EndOfDay => "help-goal",
                GoalAt::StartOfTurn => "help-goal-at-turn",
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

    fn picture(view: &View<Kemet>, words: &Words) -> Picture {
        let seen = &view.now;
        Picture {
            head: head(&seen.public, words),
            board: board(seen, words),
            legend: legend(&seen.public, words),
            seats: seats(seen, words),
            brief: brief(seen, words),
            offer: offer(&seen.public, words),
            spent: spent(&seen.public, words),
            own: seen.own.as_ref().map(|own| own_things(&seen.public, own, words)).unwrap_or_default(),
        }
    }

    fn paths(view: &View<Kemet>, words: &Words) -> Vec<Line> {
        let map = view.now.public.map;
        let labels = |zones: ZoneSet| zones.iter().map(|zone| map.label(zone)).collect::<Vec<_>>().join(" ");
        let line = |zone: Zone| {
            let name = words.name(ids::kind_id(map.kind(zone)));
            let by_water = map.harbours[zone.index()].minus(map.land[zone.index()]);
            let water = if by_water.is_empty() { String::new() } else { format!(" ~ {}", labels(by_water)) };
            let mut line = Line::default()
                .with(format!("{:<5}", map.label(zone)), Tint::Bold)
                .with(format!("{}{water}", labels(map.land[zone.index()])), Tint::Plain)
                .padded(34)
                .with(name, Tint::Dim);
            line.append(port(map, zone, words));
            line
        };
        let about = if has_ports(map) { "kemet-paths-ports" } else { "kemet-paths" };
        let mut lines = vec![Line::dim(words.name(about)), Line::default()];
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
    let order: Vec<String> = board.in_order().map(|side| sign(board, side, words)).collect();
    let message = Message::new("kemet-head")
        .with("chapter", Arg::Name(ids::chapter_id(board.edition, board.clock.chapter)))
        .with("round", Arg::Number(i64::from(board.round)))
        .with("goal", Arg::Number(i64::from(board.length().goal)))
        .with("order", Arg::Text(order.join(" ")));
    Line::default().with(words.say(&message), Tint::Bold)
}

fn board(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let mut lines = Vec::new();
    for side in board.all_sides() {
        let name = Line::default().with(Kemet::called(board.seat(side), words), tint(side));
        row(&mut lines, name, board.districts(side).into_iter().map(|zone| cell(board, zone, words)));
    }
    for (region, id) in regions(board).into_iter().zip(["kemet-west", "kemet-east", "kemet-delta"]) {
        let zones = region.iter().filter(|&zone| board.city(zone).is_none());
        row(&mut lines, Line::plain(words.name(id)), zones.map(|zone| cell(board, zone, words)));
    }
    lines.extend(creatures(board, words));
    lines.extend(under_way(seen, words));
    lines
}

/// The west bank, where the first city lies; the east bank with the others; and the Delta, which no land joins to either.
fn regions(board: &Public) -> [ZoneSet; 3] {
    let all: ZoneSet = board.map.zones().collect();
    let west = joined(board.map, Zone::new(0));
    let other_city = all.minus(west).iter().find(|&zone| board.city(zone).is_some());
    let east = other_city.map_or(ZoneSet::NONE, |zone| joined(board.map, zone));
    [west, east, all.minus(west).minus(east)]
}

/// All that can be walked to by land.
fn joined(map: &Map, from: Zone) -> ZoneSet {
    let mut reached = ZoneSet::only(from);
    loop {
        let further = reached.iter().fold(reached, |zones, zone| zones.or(map.land[zone.index()]));
        if further == reached {
            return reached;
        }
        reached = further;
    }
}

fn has_ports(map: &Map) -> bool {
    map.rows.iter().any(|row| row.port != Port::None)
}

/// The sign of a port, where there is one.
fn port(map: &Map, zone: Zone, words: &Words) -> Line {
    match map.rows[zone.index()].port {
        Port::None => Line::default(),
        Port::Red => Line::plain(" ").with(words.name("kemet-red-port"), Tint::Red),
        Port::Blue => Line::plain(" ").with(words.name("kemet-blue-port"), Tint::Blue),
    }
}

/// What the signs on the board mean.
fn legend(board: &Public, words: &Words) -> Line {
    let names: Vec<String> =
        board.colours.iter().map(|colour| words.name(&ids::colour_id(board.edition, colour))).collect();
    let sanctuary = board.map.sanctuary.map_or("none", |zone| board.map.label(zone));
    let some = |is: bool| Arg::Text(if is { "some" } else { "none" }.to_owned());
    let first = Side::new(0);
    let message = Message::new("kemet-legend")
        .with("colours", Arg::Text(if names.is_empty() { "?".into() } else { names.join(" ") }))
        .with("sanctuary", Arg::Text(sanctuary.to_owned()))
        .with("ports", some(has_ports(board.map)))
        .with("sign", Arg::Text(sign(board, first, words)))
        .with("player", Arg::Seat(board.seat(first)));
    Line::dim(words.say(&message))
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

/// `Ia ▲w2 An5*`
fn cell(board: &Public, zone: Zone, words: &Words) -> Line {
    let troops: Vec<Side> = board.all_sides().filter(|&side| board.troops.units(side, zone) > 0).collect();
    let label = if troops.is_empty() { Tint::Dim } else { Tint::Plain };
    let mut line = Line::default().with(board.map.label(zone), label);
    match board.map.kind(zone) {
        Kind::District | Kind::Desert | Kind::Sanctuary => {}
        Kind::Obelisk => line = line.with(" o", Tint::Dim),
        Kind::Temple(pays) | Kind::Delta(pays) => line = line.with(format!(" T{pays}"), Tint::Bold),
    }
    line.append(port(board.map, zone, words));
    if let Some((_, pyramid)) = query::pyramid_at(board, zone) {
        line = line.with(" ", Tint::Plain);
        line.append(peak(board, pyramid.colour, &pyramid.level.to_string(), words));
    }
    for side in troops {
        let beast = if query::creature_at(board, side, zone).is_some() { "*" } else { "" };
        let text = format!(" {}{}{beast}", sign(board, side, words), board.troops.units(side, zone));
        line = line.with(text, tint(side));
    }
    line
}

/// Which creature each star is.
fn creatures(board: &Public, words: &Words) -> Option<Line> {
    let mut line = Line::default();
    for (creature, lair) in Creature::ALL.into_iter().zip(board.lairs) {
        if let Lair::Zone(side, zone) = lair {
            let name = words.name(&format!("{}.short", ids::creature_id(board.edition, creature)));
            line = line.with(format!("*{name} {}  ", board.map.label(zone)), tint(side));
        }
    }
    (!line.0.is_empty()).then_some(line)
}

/// A Move, a fight, or a card on the table.
fn under_way(seen: &Seen, words: &Words) -> Vec<Line> {
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
                .with("player", Arg::Seat(board.seat(side)))
                .with("units", Arg::Number(i64::from(board.troops.units(side, fight.at))))
                .with("card", Arg::Text(if card.is_empty() { "?".into() } else { card }))
                .with("cards", Arg::Text(cards(shown.di, words)));
            let acts = board.edition.after_reveal == AfterReveal::InTurnFaceUp
                && matches!(fight.stage, FightStage::Snare | FightStage::Wound)
                && usize::from(fight.acting) == which;
            let mark = if acts { "▸" } else { "" };
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

/// `▸An 7 pr 3 VP 2 cards`
fn brief(seen: &Seen, words: &Words) -> Vec<Line> {
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

/// The beginning of the side's name, for where there is little room.
fn sign(board: &Public, side: Side, words: &Words) -> String {
    Kemet::called(board.seat(side), words).chars().take(2).collect()
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

/// The discards, where they are open, and everyone's battle cards that lie open.
fn spent(board: &Public, words: &Words) -> Vec<Line> {
    let mut lines = Vec::new();
    if !board.discarded.is_empty() {
        lines.push(labelled(words, "kemet-discards", &cards(board.discarded, words)));
    }
    for side in board.in_order().filter(|&side| !board.side(side).played.is_empty()) {
        let of_side = Message::new("kemet-spent")
            .with("player", Arg::Seat(board.seat(side)))
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

fn own_things(board: &Public, own: &Own, words: &Words) -> Vec<Line> {
    let mut lines = Vec::new();
    let always = board
        .edition
        .own_card
        .map(|card| words.say(&Message::new("kemet-always").with("card", Arg::Name(ids::card_id(card)))));
    let held = Some(cards(own.hand, words)).filter(|hand| !hand.is_empty());
    let hand: Vec<String> = held.into_iter().chain(always).collect();
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
    }
}

/// A pyramid by the first letter of its colour, and what is said of it.
fn peak(board: &Public, colour: Colour, text: &str, words: &Words) -> Line {
    let name = words.name(&ids::colour_id(board.edition, colour));
    let initial = name.to_lowercase().chars().next().unwrap_or('?');
    Line::default().with(format!("▲{initial}{text}"), hue(colour))
}
