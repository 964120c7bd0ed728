//! The board: terrain, neighbours, rivers. [board.1] to [board.9]

use crate::hex::{HEXES, Hex, HexSet};

/// What a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    Fertile,
    Desert,
    Water,
}

/// The columns from west to east: the row of the first space, and the terrain from north to south. Odd columns lie half
/// a space lower.
const COLUMNS: [(usize, &str); 11] = [
    (1, "FFDDDDDD"),
    (0, "FFFDDDDDD"),
    (0, "FFFFD~~DDD"),
    (0, "FFFFDD~DD"),
    (0, "~FFFFD~FFF"),
    (0, "~FFFFFFFF"),
    (0, "~FFFFFFDDD"),
    (0, "~FFFDDDDD"),
    (0, "~FFFDDD~DD"),
    (0, "~FF~DD~DD"),
    (1, "~FD~~~~~"),
];

/// Borders with a river: the spaces on both sides, as column and row. [board.3]
const RIVERS: [[(usize, usize); 2]; 31] = [
    [(0, 1), (1, 0)],
    [(0, 1), (1, 1)],
    [(0, 2), (1, 1)],
    [(1, 1), (1, 2)],
    [(1, 2), (2, 2)],
    [(2, 2), (2, 3)],
    [(2, 3), (3, 2)],
    [(3, 2), (3, 3)],
    [(3, 3), (4, 3)],
    [(4, 3), (4, 4)],
    [(4, 4), (5, 3)],
    [(5, 3), (5, 4)],
    [(5, 3), (6, 4)],
    [(6, 3), (6, 4)],
    [(6, 3), (7, 3)],
    [(7, 2), (7, 3)],
    [(7, 2), (8, 3)],
    [(8, 2), (8, 3)],
    [(8, 2), (9, 2)],
    [(9, 1), (9, 2)],
    [(9, 1), (10, 2)],
    [(5, 4), (6, 4)],
    [(5, 4), (6, 5)],
    [(5, 5), (6, 5)],
    [(5, 5), (6, 6)],
    [(5, 5), (5, 6)],
    [(4, 7), (5, 6)],
    [(4, 7), (5, 7)],
    [(4, 8), (5, 7)],
    [(4, 8), (5, 8)],
    [(4, 9), (5, 8)],
];

/// A direction from one space to the next, clockwise from north.
pub const DIRECTIONS: usize = 6;

pub struct Map {
    pub terrain: [Terrain; HEXES],
    /// The row in its column, from north to south.
    pub row: [i16; HEXES],
    /// The neighbour in each direction; `None` beyond the edge of the board.
    pub toward: [[Option<Hex>; DIRECTIONS]; HEXES],
    /// All neighbours, whatever lies between.
    pub near: [HexSet; HEXES],
    /// Spaces up to three steps away: whatever lies between hinders nobody. [move.1]
    pub walk: [HexSet; HEXES],
    pub water: HexSet,
    pub fertile: HexSet,
    /// Land neighbours with no river between.
    pub land: [HexSet; HEXES],
}

pub static MAP: Map = Map::new();

impl Map {
    const fn new() -> Map {
        let mut map = Map {
            terrain: [Terrain::Water; HEXES],
            row: [0; HEXES],
            toward: [[None; DIRECTIONS]; HEXES],
            near: [HexSet::NONE; HEXES],
            walk: [HexSet::NONE; HEXES],
            water: HexSet::NONE,
            fertile: HexSet::NONE,
            land: [HexSet::NONE; HEXES],
        };
        let mut column = 0;
        while column < COLUMNS.len() {
            let (first, text) = COLUMNS[column];
            let mut row = first;
            while row < first + text.len() {
                map.fill(column, row, text.as_bytes()[row - first]);
                row += 1;
            }
            column += 1;
        }
        let mut i = 0;
        while i < HEXES {
            map.land[i] = map.near[i].minus(map.water);
            if map.water.has(Hex::new(i)) {
                map.land[i] = HexSet::NONE;
            }
            map.walk[i] = spread(&map.near, spread(&map.near, map.near[i]));
            i += 1;
        }
        let mut i = 0;
        while i < RIVERS.len() {
            let [(c, r), (d, s)] = RIVERS[i];
            let (a, b) = (hex_at(c, r), hex_at(d, s));
            if let (Some(a), Some(b)) = (a, b) {
                map.land[a.index()] = map.land[a.index()].without(b);
                map.land[b.index()] = map.land[b.index()].without(a);
            }
            i += 1;
        }
        map
    }

    const fn fill(&mut self, column: usize, row: usize, letter: u8) {
        let Some(hex) = hex_at(column, row) else { return };
        let i = hex.index();
        self.row[i] = row as i16;
        self.terrain[i] = match letter {
            b'F' => Terrain::Fertile,
            b'D' => Terrain::Desert,
            _ => Terrain::Water,
        };
        match self.terrain[i] {
            Terrain::Water => self.water = self.water.with(hex),
            Terrain::Fertile => self.fertile = self.fertile.with(hex),
            Terrain::Desert => {}
        }
        let mut direction = 0;
        while direction < DIRECTIONS {
            if let Some((c, r)) = step(column, row, direction)
                && let Some(next) = hex_at(c, r)
            {
                self.toward[i][direction] = Some(next);
                self.near[i] = self.near[i].with(next);
            }
            direction += 1;
        }
    }

    pub fn is_water(&self, hex: Hex) -> bool {
        self.water.has(hex)
    }

    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..HEXES).map(Hex::new)
    }

    /// How a space is written: `c3r5`.
    pub fn label(&self, hex: Hex) -> String {
        let (column, row) = place(hex);
        format!("c{column}r{row}")
    }

    /// The space with this label.
    pub fn find(&self, label: &str) -> Option<Hex> {
        let (column, row) = label.strip_prefix('c')?.split_once('r')?;
        hex_at(column.parse().ok()?, row.parse().ok()?)
    }
}

/// The space at a column and row, if there is one.
pub const fn hex_at(column: usize, row: usize) -> Option<Hex> {
    if column >= COLUMNS.len() || row < COLUMNS[column].0 || row >= COLUMNS[column].0 + COLUMNS[column].1.len() {
        return None;
    }
    let mut before = 0;
    let mut c = 0;
    while c < column {
        before += COLUMNS[c].1.len();
        c += 1;
    }
    Some(Hex::new(before + row - COLUMNS[column].0))
}

/// Column and row of a space.
const fn place(hex: Hex) -> (usize, usize) {
    let mut left = hex.index();
    let mut column = 0;
    while left >= COLUMNS[column].1.len() {
        left -= COLUMNS[column].1.len();
        column += 1;
    }
    (column, left + COLUMNS[column].0)
}

/// One step from a place: north, north-east, south-east, south, south-west, north-west.
const fn step(column: usize, row: usize, direction: usize) -> Option<(usize, usize)> {
    let odd = column % 2;
    // Even columns lie half a space higher than their neighbours.
    let (up, down) = (row + odd, row + odd + 1);
    // Both are counted one too high, so that nothing falls below zero.
    let (c, r) = match direction {
        0 => (column + 1, row),
        1 => (column + 2, up),
        2 => (column + 2, down),
        3 => (column + 1, row + 2),
        4 => (column, down),
        _ => (column, up),
    };
    if c == 0 || r == 0 { None } else { Some((c - 1, r - 1)) }
}

/// The set and its neighbours.
const fn spread(near: &[HexSet; HEXES], set: HexSet) -> HexSet {
    let mut all = set;
    let mut i = 0;
    while i < HEXES {
        if set.has(Hex::new(i)) {
            all = all.or(near[i]);
        }
        i += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [board.1]
    #[test]
    fn the_board_has_the_spaces_it_should() {
        let count = |terrain: Terrain| MAP.terrain.iter().filter(|&&here| here == terrain).count();
        assert_eq!((count(Terrain::Fertile), count(Terrain::Desert), count(Terrain::Water)), (43, 39, 19));
        for hex in MAP.hexes() {
            assert_eq!(MAP.find(&MAP.label(hex)), Some(hex));
            for next in MAP.near[hex.index()].iter() {
                assert!(MAP.near[next.index()].has(hex), "{} {}", MAP.label(hex), MAP.label(next));
            }
            for (direction, next) in MAP.toward[hex.index()].iter().enumerate() {
                if let Some(next) = next {
                    assert_eq!(MAP.toward[next.index()][(direction + 3) % 6], Some(hex));
                }
            }
        }
    }

    /// [board.4] The rivers make three regions.
    #[test]
    fn the_rivers_part_three_regions() {
        let mut left = HexSet::first(HEXES).minus(MAP.water);
        let mut sizes = Vec::new();
        while let Some(hex) = left.lowest() {
            let mut region = HexSet::only(hex);
            loop {
                let wider = region.iter().fold(region, |wider, hex| wider.or(MAP.land[hex.index()]));
                if wider == region {
                    break;
                }
                region = wider;
            }
            sizes.push(region.count());
            left = left.minus(region);
        }
        sizes.sort_unstable();
        assert_eq!(sizes, [22, 28, 32]);
    }
}
