//! A line of camels: which borders can begin or go on with one that can be laid to its end. [caravan.1] to [caravan.7]

use super::first_borders::untouched;
use super::shore::{Corner, Shore, sum_of};
use crate::board::{Board, Caravan};
use crate::hex::{Hex, HexSet};
use crate::kinds::{CAMELS, SMALLEST};
use crate::map::{DIRECTIONS, MAP};
use crate::query;
use std::ops::ControlFlow;

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

    /// The corner where it begins.
    fn begin(self) -> Corner {
        let turns = if self.turn == 1 { DIRECTIONS - 1 } else { 0 };
        Corner { hex: self.hex, side: (self.direction + turns) % DIRECTIONS }
    }

    /// The corner where it ends.
    fn end(self) -> Corner {
        let turns = if self.turn == 1 { 0 } else { DIRECTIONS - 1 };
        Corner { hex: self.hex, side: (self.direction + turns) % DIRECTIONS }
    }

    /// What the border adds to the part on the right hand.
    fn sum(self) -> i16 {
        if self.turn == 1 {
            return sum_of(self.hex, self.direction);
        }
        self.toward(0).map_or(0, |right| sum_of(right, (self.direction + 3) % DIRECTIONS))
    }
}

/// A line so far: where it began, what its borders add to the part on its right hand, and how many they are.
#[derive(Clone, Copy)]
struct Line {
    begin: Corner,
    sum: i16,
    length: usize,
}

impl Line {
    /// A line of one border.
    fn new(walk: Walk) -> Line {
        Line { begin: walk.begin(), sum: walk.sum(), length: 1 }
    }

    fn with(self, walk: Walk) -> Line {
        Line { sum: self.sum + walk.sum(), length: self.length + 1, ..self }
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
    region.count() >= 2 * SMALLEST && opens(&caravan, region, &Shore::of(region), a, b)
}

fn opens(caravan: &Caravan, region: HexSet, shore: &Shore, a: Hex, b: Hex) -> bool {
    if a >= b || !region.has(b) || caravan.length as usize >= CAMELS {
        return false;
    }
    let Some(walk) = walk_along(caravan, region, a, b) else { return false };
    let line = walked(caravan, region).map_or_else(|| Line::new(walk), |(line, _)| line.with(walk));
    can_complete(region, shore, line, walk)
}

/// The line as it lies, and its last border; `None` before its first camel.
fn walked(caravan: &Caravan, region: HexSet) -> Option<(Line, Walk)> {
    let mut so_far = Caravan { length: 0, end: None, ..*caravan };
    let mut walked: Option<(Line, Walk)> = None;
    for &[a, b] in &caravan.line[..caravan.length as usize] {
        let walk = walk_along(&so_far, region, a, b)?;
        walked = Some((walked.map_or_else(|| Line::new(walk), |(line, _)| line.with(walk)), walk));
        so_far.length += 1;
        so_far.end = walk.ahead(region);
    }
    walked
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

/// Whether the line, which goes along this border last, is whole and parts the region well, or can be laid on until it
/// does. [caravan.5] [caravan.6]
fn can_complete(region: HexSet, shore: &Shore, line: Line, walk: Walk) -> bool {
    if walk.ahead(region).is_some() {
        return line.length < CAMELS
            && walk.ways_on().into_iter().any(|way| can_complete(region, shore, line.with(way), way));
    }
    let part = shore.cut(line.begin, walk.end(), line.sum);
    part.is_some_and(|part| part >= SMALLEST && part + SMALLEST <= shore.size())
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

/// The parts of the line on the table; empty if it is not whole.
pub(crate) fn parts(board: &Board) -> [HexSet; 2] {
    let Some(caravan) = board.caravan.filter(is_whole) else { return [HexSet::NONE; 2] };
    let line = &caravan.line[..caravan.length as usize];
    let region = query::region_of(board, line[0][0]);
    let mut part = HexSet::NONE;
    let mut edge = HexSet::only(line[0][0]);
    while !edge.is_empty() {
        part = part.or(edge);
        edge = beyond(line, edge).and(region).minus(part);
    }
    [part, region.minus(part)]
}

/// What lies one step from these spaces, not across the line.
fn beyond(line: &[[Hex; 2]], edge: HexSet) -> HexSet {
    edge.iter().fold(HexSet::NONE, |all, hex| {
        let barred = line.iter().filter(|border| border.contains(&hex)).flatten();
        all.or(barred.fold(MAP.land[hex.index()], |open, &other| open.without(other)))
    })
}

/// Offers every border that can be the next of a line that can be completed, until `offer` breaks.
pub(crate) fn borders_to_lay(board: &Board, offer: &mut impl FnMut([Hex; 2]) -> ControlFlow<()>) -> ControlFlow<()> {
    let Some(caravan) = board.caravan else { return ControlFlow::Continue(()) };
    if caravan.length > 0 {
        let region = query::region_of(board, caravan.line[0][0]);
        let shore = Shore::of(region);
        return ways_on(&caravan).filter(|&[a, b]| opens(&caravan, region, &shore, a, b)).try_for_each(offer);
    }
    for region in board.regions.into_iter().filter(|region| region.count() >= 2 * SMALLEST) {
        if let Some(known) = untouched(region) {
            known.starts.iter().copied().try_for_each(&mut *offer)?;
            continue;
        }
        let shore = Shore::of(region);
        borders(region).filter(|&[a, b]| opens(&caravan, region, &shore, a, b)).try_for_each(&mut *offer)?;
    }
    ControlFlow::Continue(())
}

/// The two borders at the end of a line that is begun, the lower space first.
fn ways_on(caravan: &Caravan) -> impl Iterator<Item = [Hex; 2]> {
    let last = caravan.line[caravan.length as usize - 1];
    let ends = caravan.end.into_iter();
    ends.flat_map(move |end| last.map(|hex| if hex < end { [hex, end] } else { [end, hex] }))
}

/// All borders inside a region, the lower space first.
fn borders(region: HexSet) -> impl Iterator<Item = [Hex; 2]> {
    region.iter().flat_map(move |hex| {
        let beyond = MAP.land[hex.index()].and(region).iter().filter(move |&other| other > hex);
        beyond.map(move |other| [hex, other])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ankh, setup};
    use table::{Game, Rng};

    /// The table of first borders is what a search finds.
    #[test]
    fn the_first_borders_are_those_that_can_be_completed() {
        let mut board = setup::start(2, []).unwrap();
        board.caravan = Some(Caravan { line: [[Hex::default(); 2]; CAMELS], length: 0, end: None, parted: None });
        for region in board.regions.into_iter().filter(|region| !region.is_empty()) {
            let found: Vec<[Hex; 2]> = borders(region).filter(|&[a, b]| open(&board, a, b)).collect();
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
            let _ = borders_to_lay(&board, &mut |[a, b]| {
                let mut next = board;
                next.caravan = after(&board, &caravan, a, b);
                left.push(next);
                ControlFlow::Continue(())
            });
        }
        let count = |size: usize| lines.values().filter(|&&region| region == size).count();
        assert_eq!((count(22), count(28), count(32)), (19, 29, 44));
    }

    /// What the shore says of a line is what filling the parts finds, in every region that games come to.
    #[test]
    fn the_part_a_line_cuts_off_is_as_large_as_the_shore_says() {
        let mut rng = Rng::new(5);
        let mut lines = 0;
        for _ in 0..200 {
            let mut game = Game::<Ankh>::new(setup::start(2 + rng.below(4), []).unwrap());
            while let Some(open) = game.open().first() {
                let options = game.options(open.seat);
                let answer = options[rng.below(options.len())];
                game.play(open.seat, answer).unwrap();
                if let Some(caravan) = game.board().caravan.filter(|c| is_whole(c) && c.parted.is_none()) {
                    let region = query::region_of(game.board(), caravan.line[0][0]);
                    let (line, last) = walked(&caravan, region).unwrap();
                    let cut = Shore::of(region).cut(line.begin, last.end(), line.sum).unwrap();
                    let parts = parts(game.board()).map(HexSet::count);
                    assert!(parts.contains(&cut), "{cut} {parts:?}");
                    assert!(parts.iter().all(|&part| part >= SMALLEST));
                    lines += 1;
                }
            }
        }
        assert!(lines > 500, "{lines}");
    }
}
