//! The map of Ankh: six-sided spaces of two lines each, and every border one sign.
//!
//! ```text
//! /Aw*\     what stands there: whose, what, Sun or gate
//! \"3_/     terrain and region; the border to the south
//! ```

use super::letter;
use crate::draw::{Line, Tint};
use ankh::board::Board;
use ankh::hex::Hex;
use ankh::kinds::Monument;
use ankh::map::{MAP, Terrain, hex_at};
use ankh::{query, scenario, words as ids};
use table::Side;

const COLUMNS: usize = 11;
/// Columns of even number go down to row 9, two lines each; odd ones begin a line lower and end a row earlier.
const ROWS: usize = 10;
/// How wide the names of rows are, and how far columns lie apart.
const NAME: usize = 3;
const PITCH: usize = 4;

/// Where the upper half of the first row is.
const FIRST: usize = 1;

pub(super) fn map(board: &Board) -> Vec<Line> {
    let names = (0..COLUMNS).map(|column| format!("{:<PITCH$}", format!("c{column}"))).collect::<String>();
    let mut lines = vec![Line::dim(format!("{:NAME$} {names}", ""))];
    let camels = camels(board);
    lines.extend((0..FIRST + 2 * ROWS).map(|number| line(board, &camels, number)));
    lines
}

/// Every camel, also those of a caravan that is still on its way.
fn camels(board: &Board) -> Vec<[Hex; 2]> {
    let mut camels = scenario::camels(board);
    if let Some(caravan) = board.caravan.filter(|caravan| caravan.parted.is_none()) {
        camels.extend_from_slice(&caravan.line[..caravan.length as usize]);
    }
    camels
}

fn line(board: &Board, camels: &[[Hex; 2]], number: usize) -> Line {
    let row = number.checked_sub(FIRST).filter(|number| number % 2 == 0).map(|number| number / 2);
    let mut line = Line::dim(row.map_or(String::new(), |row| format!("r{row}"))).padded(NAME);
    let mut left = None;
    for column in 0..COLUMNS {
        let here = half(column, number);
        line.append(slant(left, here, camels));
        line.append(inside(board, camels, column, number));
        left = here;
    }
    line.append(slant(left, None, camels));
    // Odd columns lie half a space lower, so their rows are named at the other end.
    let lower = number.checked_sub(FIRST + 1).filter(|number| number % 2 == 0 && *number < 2 * (ROWS - 1));
    let name = lower.map_or(String::new(), |number| format!(" r{}", number / 2));
    line.with(name, Tint::Dim)
}

/// Half a space.
#[derive(Clone, Copy)]
enum Half {
    Upper(Hex),
    Lower(Hex),
}

impl Half {
    fn hex(self) -> Hex {
        match self {
            Half::Upper(hex) | Half::Lower(hex) => hex,
        }
    }
}

/// What of a column lies on a line.
fn half(column: usize, number: usize) -> Option<Half> {
    let below = number.checked_sub(FIRST + column % 2)?;
    let hex = hex_at(column, below / 2)?;
    Some(if below % 2 == 0 { Half::Upper(hex) } else { Half::Lower(hex) })
}

/// The border between two spaces beside each other, or of one and nothing.
fn slant(left: Option<Half>, right: Option<Half>, camels: &[[Hex; 2]]) -> Line {
    let plain = match (left, right) {
        (None, None) => " ",
        (Some(Half::Upper(_)), _) | (None, Some(Half::Lower(_))) => "\\",
        (Some(Half::Lower(_)), _) | (None, Some(Half::Upper(_))) => "/",
    };
    border(left.map(Half::hex), right.map(Half::hex), camels, plain)
}

fn border(one: Option<Hex>, other: Option<Hex>, camels: &[[Hex; 2]], plain: &str) -> Line {
    let Some((a, b)) = one.zip(other).filter(|&(a, b)| !MAP.is_water(a) && !MAP.is_water(b)) else {
        return Line::dim(plain);
    };
    if !MAP.land[a.index()].has(b) {
        Line::default().with("≈", Tint::Blue)
    } else if camels.contains(&[a.min(b), a.max(b)]) {
        Line::default().with("#", Tint::Bold)
    } else {
        Line::dim(plain)
    }
}

/// Three signs: what a space holds, or what it is.
fn inside(board: &Board, camels: &[[Hex; 2]], column: usize, number: usize) -> Line {
    match half(column, number) {
        Some(Half::Upper(hex)) => piece(board, hex).padded(PITCH - 1),
        Some(Half::Lower(hex)) => {
            let south = MAP.toward[hex.index()][3];
            let mut line = ground(board, hex);
            line.append(border(Some(hex), south, camels, if MAP.is_water(hex) { "~" } else { "_" }));
            line
        }
        // The upper edge of the first space of a column.
        None if half(column, number + 1).is_some() => Line::dim("_".repeat(PITCH - 1)),
        None => Line::plain(" ".repeat(PITCH - 1)),
    }
}

fn ground(board: &Board, hex: Hex) -> Line {
    let region = ids::region_number(board, hex).map_or_else(String::new, |token| token.to_string());
    match MAP.terrain[hex.index()] {
        Terrain::Fertile => Line::dim(format!("\"{region}")),
        Terrain::Desert => Line::dim(format!(":{region}")),
        Terrain::Water => Line::default().with("~~", Tint::Blue),
    }
}

fn piece(board: &Board, hex: Hex) -> Line {
    let mark = match (board.suns.has(hex), board.underworld.has(hex)) {
        (false, false) => "",
        (true, false) => "*",
        (false, true) => "o",
        (true, true) => "@",
    };
    if let Some(owner) = query::owner_at(board, hex) {
        let kind = match query::guardian_at(board, hex) {
            Some(guardian) => char::from(b'1' + guardian.level() as u8),
            None if board.gods[owner.index()] == Some(hex) => 'G',
            None => 'w',
        };
        return Line::default().with(format!("{}{kind}{mark}", letter(owner.index())), tint(owner));
    }
    if let Some(kind) = Monument::ALL.into_iter().find(|kind| board.monuments[kind.index()].has(hex)) {
        let sign = match kind {
            Monument::Obelisk => 'I',
            Monument::Temple => 'T',
            Monument::Pyramid => '▲',
        };
        let owner = board.ascending().find(|side| board.control[side.index()].has(hex));
        let whose = owner.map_or('-', |side| letter(side.index()));
        return Line::default().with(format!("{sign}{whose}"), owner.map_or(Tint::Bold, tint));
    }
    match MAP.terrain[hex.index()] {
        Terrain::Water => Line::default().with("~~~", Tint::Blue),
        Terrain::Fertile | Terrain::Desert => Line::default().with(format!("  {mark}"), Tint::Bold),
    }
}

fn tint(side: Side) -> Tint {
    Tint::Seat(side.index())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ankh::setup;

    fn drawn(scenario: &str, players: usize) -> (Board, Vec<String>) {
        let board = setup::start(players, [("scenario", scenario)]).expect("it is in the box");
        let lines = map(&board).iter().map(Line::text).collect();
        (board, lines)
    }

    #[test]
    fn every_river_and_every_camel_is_drawn_once() {
        for scenario in scenario::NAMES {
            for players in 2..=5 {
                let (board, lines) = drawn(scenario, players);
                let count = |sign: char| lines.iter().flat_map(|line| line.chars()).filter(|&c| c == sign).count();
                assert_eq!((count('≈'), count('#')), (31, scenario::camels(&board).len()), "{lines:#?}");
            }
        }
    }

    #[test]
    fn every_space_is_where_its_column_and_row_say() {
        let (board, lines) = drawn("middle-kingdom", 4);
        let glyphs: Vec<Vec<char>> = lines.iter().map(|line| line.chars().collect()).collect();
        for column in 0..COLUMNS {
            let at = NAME + 1 + column * PITCH;
            assert_eq!(glyphs[0][at..at + 2].iter().collect::<String>(), format!("c{}", column % 100)[..2]);
            for row in 0..ROWS {
                let Some(hex) = hex_at(column, row) else { continue };
                // The names of columns come first.
                let upper = 1 + FIRST + 2 * row + column % 2;
                let region = ids::region_number(&board, hex).and_then(|token| char::from_digit(token as u32, 10));
                assert_eq!(glyphs[upper + 1][at + 1], region.unwrap_or('~'), "c{column}r{row} {lines:#?}");
                let name = format!("r{row}");
                let named =
                    if column % 2 == 0 { lines[upper].starts_with(&name) } else { lines[upper].ends_with(&name) };
                assert!(named, "c{column}r{row} {lines:#?}");
            }
        }
    }

    #[test]
    fn the_map_fits_beside_the_players() {
        let (_, lines) = drawn("old-kingdom", 5);
        assert!(lines.iter().all(|line| line.chars().count() <= 53), "{lines:#?}");
    }
}
