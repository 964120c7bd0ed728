//! What lies on Amon's board, as lines of a position.

use super::answer::tile_name;
use super::read::{Read, colour, creature, number, pair, tile, zone};
use super::write::{push, words};
use crate::amon::{
    AMON, Amon, Deed, Half, March, Objective, Omen, OmenKind, Open, Plunder, Troop, rows, tile_at, unlaid,
};
use crate::board::{Board, Lair};
use crate::event::Ending;
use crate::tiles::TileSet;

pub(super) fn write(board: &Board, lines: &mut Vec<String>) {
    let Some(amon) = &board.amon else { return };
    let label = |zone| board.map.label(zone);
    let mut line = format!("amon upper={} a={} b={}", amon.upper.name(), label(amon.at[0]), label(amon.at[1]));
    // A drawn one is not among the options the game was begun with.
    line += &amon.objective.map_or(String::new(), |objective| format!(" objective={}", objective.card().name));
    for (troop, beast) in Troop::ALL.into_iter().zip(amon.beasts) {
        line += &beast.map_or(String::new(), |beast| format!(" beast-{}={}", troop.name(), beast.name()));
    }
    line += &amon.event.map_or(String::new(), |omen| format!(" event={}", omen.card().name));
    line += &list(" disasters=", amon.disasters.into_iter().flatten().map(|omen| omen.card().name.to_owned()));
    line += &list(" seen=", amon.seen.iter().map(|omen| omen.card().name.to_owned()));
    line += &list(" deeds=", amon.deeds.iter().map(|deed| deed.card().name.to_owned()));
    line += &list(" plunders=", amon.plunders.iter().map(|card| card.number().to_string()));
    line += &match amon.open {
        None => String::new(),
        Some(Open::Omen(omen)) => format!(" open={}", omen.card().name),
        Some(Open::Deed(deed)) => format!(" open={}", deed.card().name),
    };
    line += if amon.vigil { " vigil" } else { "" };
    line += &amon.over.map_or(String::new(), |ending| format!(" over={}", ending.name()));
    lines.push(line);
    for (half, level, columns) in rows(board) {
        if amon.rows[half as usize][level as usize - 1] != Amon::new(None).rows[0][0] {
            let tiles = (1..=columns).filter_map(|column| tile_at(board, half, level, column));
            let names = words(tiles.map(|tile| tile_name(board, tile)));
            lines.push(format!("row {} {level}{names}", half.name()));
        }
    }
    let gone = crate::amon::plundered(board);
    push(lines, "plundered", words(gone.iter().map(|tile| tile_name(board, tile))).trim());
    if let Some(March { troop, at, target, left, ported }) = amon.march {
        let ported = if ported { " ported" } else { "" };
        lines.push(format!("march {} at={} target={} left={left}{ported}", troop.name(), label(at), label(target)));
    }
}

fn list(key: &str, names: impl Iterator<Item = String>) -> String {
    let names: Vec<_> = names.collect();
    if names.is_empty() { String::new() } else { format!("{key}{}", names.join(",")) }
}

/// `amon upper=red a=A1 b=TW objective=fame event=famine`
pub(super) fn read(board: &mut Board, line: &[&str]) -> Read<()> {
    let mut amon = board.amon.ok_or("nobody plays against Amon here")?;
    for word in line {
        if *word == "vigil" {
            amon.vigil = true;
            continue;
        }
        let (key, value) = pair(word)?;
        match key {
            "upper" => amon.upper = colour(value)?,
            "a" => amon.at[0] = zone(board, value)?,
            "b" => amon.at[1] = zone(board, value)?,
            "beast-a" => amon.beasts[0] = Some(creature(value)?),
            "beast-b" => amon.beasts[1] = Some(creature(value)?),
            "objective" => {
                let found = Objective::ALL.into_iter().find(|objective| objective.card().name == value);
                amon.objective = Some(found.ok_or_else(|| format!("there is no objective '{value}'"))?);
            }
            "event" => {
                let event = omen(value)?;
                if event.card().kind != OmenKind::Event {
                    return Err(format!("'{value}' is not an event"));
                }
                amon.event = Some(event);
                amon.seen = amon.seen.with(event);
            }
            "disasters" => {
                for name in value.split(',') {
                    let disaster = omen(name)?;
                    let free = amon.disasters.iter_mut().find(|place| place.is_none());
                    *free.ok_or("too many disasters")? = Some(disaster);
                    amon.seen = amon.seen.with(disaster);
                }
            }
            "seen" => {
                for name in value.split(',') {
                    amon.seen = amon.seen.with(omen(name)?);
                }
            }
            "deeds" => {
                for name in value.split(',') {
                    amon.deeds = amon.deeds.with(deed(name)?);
                }
            }
            "plunders" => {
                for card in value.split(',') {
                    let card = number(card, Plunder::COUNT as u8)?;
                    let card = card.checked_sub(1).ok_or("plunder cards are counted from 1")?;
                    amon.plunders = amon.plunders.with(Plunder::at(card as usize));
                }
            }
            "open" => amon.open = Some(omen(value).map(Open::Omen).or_else(|_| deed(value).map(Open::Deed))?),
            "over" => {
                let ending = Ending::ALL.into_iter().find(|ending| ending.name() == value);
                amon.over = Some(ending.ok_or_else(|| format!("there is no ending '{value}'"))?);
            }
            _ => return Err(format!("'{key}' is not said of Amon")),
        }
    }
    board.amon = Some(amon);
    Ok(())
}

/// `row upper 2 phoenix carnage wrryt-storm portal-of-thoth`
pub(super) fn row(board: &mut Board, line: &[&str]) -> Read<()> {
    let [half, level, names @ ..] = line else { return Err("'row' wants a half and a level".into()) };
    let half = Half::ALL.into_iter().find(|known| known.name() == *half).ok_or("a half is upper or lower")?;
    let level = number(level, 4)?.max(1);
    let columns = rows(board).find(|&(h, l, _)| (h, l) == (half, level)).map_or(0, |(_, _, columns)| columns);
    if names.len() != columns as usize {
        return Err(format!("this row has {columns} tiles"));
    }
    let set = |board: &mut Board, value: u8| {
        if let Some(amon) = &mut board.amon {
            amon.rows[half as usize][level as usize - 1] = value;
        }
    };
    let mut order = 0;
    set(board, order);
    for (column, name) in (1..).zip(names) {
        let wanted = tile(board, name)?;
        let found = unlaid(board, half, level, column).find(|&(_, tile)| tile == wanted);
        let (place, _) = found.ok_or_else(|| format!("'{name}' is not a tile of this row, or lies in it already"))?;
        order |= place << (2 * (column - 1));
        set(board, order);
    }
    Ok(())
}

/// `plundered phoenix carnage`
pub(super) fn plundered(board: &mut Board, names: &[&str]) -> Read<()> {
    let gone: TileSet = {
        let mut gone = TileSet::NONE;
        for name in names {
            gone = gone.with(tile(board, name)?);
        }
        gone
    };
    let places: Vec<_> = rows(board)
        .flat_map(|(half, level, columns)| (1..=columns).map(move |column| (half, level, column)))
        .filter(|&(half, level, column)| tile_at(board, half, level, column).is_some_and(|tile| gone.has(tile)))
        .collect();
    if places.len() != gone.count() {
        return Err("a tile that lies in no row cannot be plundered".into());
    }
    if let Some(amon) = &mut board.amon {
        for (half, level, column) in places {
            amon.take_out(half, level, column);
        }
    }
    Ok(())
}

/// `march a at=TW target=C1 left=2`
pub(super) fn march(board: &mut Board, line: &[&str]) -> Read<()> {
    let (first, rest) = line.split_first().ok_or("'march' wants a troop")?;
    let troop = Troop::ALL.into_iter().find(|troop| troop.name() == *first).ok_or("a troop is a or b")?;
    let mut amon = board.amon.ok_or("nobody plays against Amon here")?;
    let here = amon.at(troop);
    let mut march = March { troop, at: here, target: here, left: 0, ported: false };
    for word in rest {
        if *word == "ported" {
            march.ported = true;
            continue;
        }
        match pair(word)? {
            ("at", value) => march.at = zone(board, value)?,
            ("target", value) => march.target = zone(board, value)?,
            ("left", value) => march.left = number(value, 15)?,
            (key, _) => return Err(format!("'{key}' is not said of a march")),
        }
    }
    amon.march = Some(march);
    board.amon = Some(amon);
    Ok(())
}

/// What follows for the side that nobody plays: its supply, and creatures that are not on the board.
pub(super) fn follow(board: &mut Board) -> Read<()> {
    let units = board.troops.total(AMON);
    let supply = board.edition.units.checked_sub(units).ok_or("Amon has more units than there are")?;
    for beast in board.amon.into_iter().flat_map(|amon| amon.beasts).flatten() {
        if board.lairs[beast as usize] == Lair::Box {
            board.lairs[beast as usize] = Lair::Reserve(AMON);
        }
    }
    board.side_mut(AMON).supply = supply;
    Ok(())
}

fn omen(name: &str) -> Read<Omen> {
    Omen::ALL.into_iter().find(|omen| omen.card().name == name).ok_or_else(|| format!("there is no event '{name}'"))
}

fn deed(name: &str) -> Read<Deed> {
    Deed::ALL.into_iter().find(|deed| deed.card().name == name).ok_or_else(|| format!("there is no action '{name}'"))
}
