//! The board row by row: cities, banks, the Delta; and which spaces touch.

use super::under_way::under_way;
use super::{peak, sign, tint};
use crate::draw::{Drawn, Line, Tint};
use kemet::Kemet;
use kemet::board::{Lair, Public};
use kemet::creatures::Creature;
use kemet::map::{Kind, Map, Port, Zone, ZoneSet};
use kemet::view::Seen;
use kemet::{query, words as ids};
use protocol::Words;
use table::{Arg, Message, Side};

/// How wide the name of a row is, and each place in it; how many places a row holds.
const NAME: usize = 9;
const CELL: usize = 14;
const CELLS: usize = 3;

pub(super) fn board(seen: &Seen, words: &Words) -> Vec<Line> {
    let board = &seen.public;
    let mut lines = Vec::new();
    for side in board.all_sides() {
        let name = Line::default().with(Kemet::called(board.seat_or_chance(side), words), tint(side));
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

/// What the signs on the board mean.
pub(super) fn legend(board: &Public, words: &Words) -> Line {
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
        .with("player", ids::who(board, first));
    Line::dim(words.say(&message))
}

/// Which spaces touch.
pub(super) fn paths(map: &Map, words: &Words) -> Vec<Line> {
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
