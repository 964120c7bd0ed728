//! A line of camels: which borders can begin or go on with one that can be laid to its end. [caravan.1] to [caravan.7]

use super::first_borders::untouched;
use crate::board::{Board, Caravan};
use crate::hex::{Hex, HexSet};
use crate::kinds::{CAMELS, SMALLEST};
use crate::map::{DIRECTIONS, MAP};
use crate::query;

/// A border as one walks along it: the space on one side, the direction of the one on the other, and on which turn from
/// that direction the space ahead lies: 1 clockwise, 5 the other way.
#[derive(Clone, Copy)]
struct Walk {
    hex: Hex,
    direction: usize,
    turn: usize,
}

impl Walk {
    fn toward(self, turns: usize) -> Option<Hex> {
        MAP.toward[self.hex.index()][(self.direction + turns) % DIRECTIONS]
    }

    /// The two spaces, the lower one first.
    fn border(self) -> Option<[Hex; 2]> {
        let other = self.toward(0)?;
        Some(if self.hex < other { [self.hex, other] } else { [other, self.hex] })
    }

    /// The space at the end of the border, if it is one of the region: elsewhere something stops the line. [caravan.4]
    fn ahead(self, region: HexSet) -> Option<Hex> {
        self.toward(self.turn).filter(|&hex| region.has(hex))
    }

    /// The two borders that go on from the end.
    fn ways_on(self) -> [Walk; 2] {
        let other = self.toward(0).unwrap_or(self.hex);
        [
            Walk { direction: (self.direction + self.turn) % DIRECTIONS, ..self },
            Walk { hex: other, direction: (self.direction + 2 * self.turn) % DIRECTIONS, turn: DIRECTIONS - self.turn },
        ]
    }
}

/// The borders of a line so far.
#[derive(Clone, Copy)]
struct Line {
    borders: [[Hex; 2]; CAMELS],
    length: usize,
}

impl Line {
    fn with(self, border: [Hex; 2]) -> Line {
        let (mut longer, end) = (self, self.length);
        longer.borders[end] = border;
        longer.length += 1;
        longer
    }

    fn borders(&self) -> &[[Hex; 2]] {
        &self.borders[..self.length]
    }
}

/// Both ways to walk along a border of a region.
fn walks(a: Hex, b: Hex) -> Option<[Walk; 2]> {
    let direction = MAP.toward[a.index()].iter().position(|&next| next == Some(b))?;
    Some([1, DIRECTIONS - 1].map(|turn| Walk { hex: a, direction, turn }))
}

/// Whether this border can be the next of a line that can be completed.
pub(crate) fn open(board: &Board, a: Hex, b: Hex) -> bool {
    let Some(caravan) = board.caravan else { return false };
    let region = query::region_of(board, a);
    if a >= b || !region.has(b) || region.count() < 2 * SMALLEST || caravan.length as usize >= CAMELS {
        return false;
    }
    let line = Line { borders: caravan.line, length: caravan.length as usize };
    walk_along(&caravan, region, a, b).is_some_and(|walk| can_complete(region, line, walk))
}

/// The way a line walks along its next border; `None` if it does not go on there, or does not begin at something.
fn walk_along(caravan: &Caravan, region: HexSet, a: Hex, b: Hex) -> Option<Walk> {
    let [one, other] = walks(a, b)?;
    if caravan.length == 0 {
        // It begins where something stops it, and leads to the other end.
        return match (one.ahead(region), other.ahead(region)) {
            (Some(_), Some(_)) => None,
            (Some(_), None) => Some(one),
            (None, _) => Some(other),
        };
    }
    // It goes on where it ended: the space at its end is one of the two, and the third there is behind it.
    let end = caravan.end?;
    let last = caravan.line[caravan.length as usize - 1];
    let from = if a == end {
        b
    } else if b == end {
        a
    } else {
        return None;
    };
    let behind = last.into_iter().find(|&hex| hex != from).filter(|_| last.contains(&from))?;
    [one, other].into_iter().find(|walk| walk.toward(walk.turn) != Some(behind))
}

/// Whether the line with this border is whole and parts the region well, or can be laid on until it does.
fn can_complete(region: HexSet, line: Line, walk: Walk) -> bool {
    let Some(border) = walk.border().filter(|_| line.length < CAMELS) else { return false };
    let longer = line.with(border);
    match walk.ahead(region) {
        None => split_by(region, &longer).is_some(),
        Some(_) => walk.ways_on().into_iter().any(|way| can_complete(region, longer, way)),
    }
}

/// The line with one more border, as the table has it.
pub(crate) fn after(board: &Board, caravan: &Caravan, a: Hex, b: Hex) -> Option<Caravan> {
    let region = query::region_of(board, a);
    if a >= b || !region.has(b) || caravan.length as usize >= CAMELS {
        return None;
    }
    let walk = walk_along(caravan, region, a, b)?;
    let mut next = *caravan;
    next.line[caravan.length as usize] = [a, b];
    next.length += 1;
    next.end = walk.ahead(region);
    Some(next)
}

/// The line is whole.
pub(crate) fn is_whole(caravan: &Caravan) -> bool {
    caravan.length > 0 && caravan.end.is_none()
}

/// The two parts a whole line makes, if both are large enough. [caravan.5] [caravan.6]
fn split_by(region: HexSet, line: &Line) -> Option<[HexSet; 2]> {
    let [a, b] = line.borders[0];
    let touched = line.borders().iter().fold(HexSet::NONE, |all, &[one, other]| all.with(one).with(other));
    // From both sides of the first border in turn, until one side is found whole or both meet.
    let mut parts = [HexSet::only(a), HexSet::only(b)];
    let mut edges = parts;
    for side in [0, 1].into_iter().cycle() {
        let wider = spread(line, touched, parts[side], edges[side]).and(region);
        if !wider.and(parts[1 - side]).is_empty() {
            return None;
        }
        edges[side] = wider.minus(parts[side]);
        parts[side] = wider;
        if edges[side].is_empty() {
            let (part, rest) = (wider, region.minus(wider));
            return (part.count() >= SMALLEST && rest.count() >= SMALLEST).then_some([part, rest]);
        }
    }
    None
}

/// The part and what lies one step beyond its edge, not across the line.
fn spread(line: &Line, touched: HexSet, part: HexSet, edge: HexSet) -> HexSet {
    let mut wider = part;
    for hex in edge.iter() {
        let mut open = MAP.land[hex.index()];
        if touched.has(hex) {
            for &[one, other] in line.borders() {
                if one == hex {
                    open = open.without(other);
                } else if other == hex {
                    open = open.without(one);
                }
            }
        }
        wider = wider.or(open);
    }
    wider
}

/// The parts of the line on the table; empty if it is not whole.
pub(crate) fn parts(board: &Board) -> [HexSet; 2] {
    let whole = board.caravan.filter(is_whole);
    let split = whole.and_then(|caravan| {
        let region = query::region_of(board, caravan.line[0][0]);
        split_by(region, &Line { borders: caravan.line, length: caravan.length as usize })
    });
    split.unwrap_or([HexSet::NONE; 2])
}

/// The two borders that may go on with a line that is begun, the lower space first.
pub(crate) fn next_borders(board: &Board) -> impl Iterator<Item = (Hex, Hex)> {
    let begun = board.caravan.filter(|caravan| caravan.length > 0);
    begun.into_iter().flat_map(|caravan| {
        let last = caravan.line[caravan.length as usize - 1];
        let ends = caravan.end.into_iter();
        ends.flat_map(move |end| last.map(|hex| if hex < end { (hex, end) } else { (end, hex) }))
    })
}

/// The borders with which a line can begin that can be completed.
pub(crate) fn first_borders(board: &Board) -> impl Iterator<Item = (Hex, Hex)> {
    let fresh = board.caravan.is_some_and(|caravan| caravan.length == 0);
    let regions = board.regions.into_iter().filter(move |region| fresh && region.count() >= 2 * SMALLEST);
    regions.flat_map(move |region| {
        let known = untouched(region);
        let listed = known.into_iter().flat_map(|known| known.starts.iter().copied());
        let searched = borders(region).filter(move |&(a, b)| known.is_none() && open(board, a, b));
        listed.chain(searched)
    })
}

/// All borders inside a region, the lower space first.
fn borders(region: HexSet) -> impl Iterator<Item = (Hex, Hex)> {
    region.iter().flat_map(move |hex| {
        let beyond = MAP.land[hex.index()].and(region).iter().filter(move |&other| other > hex);
        beyond.map(move |other| (hex, other))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup;

    /// The table of first borders is what a search finds.
    #[test]
    fn the_first_borders_are_those_that_can_be_completed() {
        let mut board = setup::start(2, []).unwrap();
        board.caravan = Some(Caravan { line: [[Hex::default(); 2]; CAMELS], length: 0, end: None, parted: None });
        for region in board.regions.into_iter().filter(|region| !region.is_empty()) {
            let found: Vec<(Hex, Hex)> = borders(region).filter(|&(a, b)| open(&board, a, b)).collect();
            assert_eq!(untouched(region).unwrap().starts, found);
        }
    }

    /// [caravan.7] Whole lines on the board without camels, each counted once though it can be laid from both ends.
    #[test]
    fn the_first_caravans_are_as_many_as_the_page_says() {
        let mut board = setup::start(2, []).unwrap();
        board.caravan = Some(Caravan { line: [[Hex::default(); 2]; CAMELS], length: 0, end: None, parted: None });
        let mut lines = std::collections::BTreeMap::new();
        let mut left = vec![board];
        while let Some(board) = left.pop() {
            let caravan = board.caravan.unwrap();
            if is_whole(&caravan) {
                let mut borders = caravan.line[..caravan.length as usize].to_vec();
                borders.sort_unstable();
                let size = query::region_of(&board, borders[0][0]).count();
                lines.insert(borders, size);
                continue;
            }
            let on = next_borders(&board).filter(|&(a, b)| open(&board, a, b));
            for (a, b) in first_borders(&board).chain(on) {
                let mut next = board;
                next.caravan = after(&board, &caravan, a, b);
                left.push(next);
            }
        }
        let count = |size: usize| lines.values().filter(|&&region| region == size).count();
        assert_eq!((count(22), count(28), count(32)), (19, 29, 44));
    }
}
