//! The edge of a region, walked round once: how large a part a line of camels cuts off can then be read from where it
//! begins and ends, without filling the part space by space.

use crate::hex::{HEXES, Hex, HexSet};
use crate::map::{DIRECTIONS, MAP};

/// A corner of a space: the one between a side and the next one clockwise.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Corner {
    pub(super) hex: Hex,
    pub(super) side: usize,
}

/// What a stretch of border adds to the size of the land inside it. In every column the spaces from a northern side to
/// the next southern one lie inside: each southern side adds the row below it, each northern one takes its own row away.
pub(super) fn sum_of(inside: Hex, side: usize) -> i16 {
    let row = MAP.row[inside.index()];
    match side {
        0 => -row,
        3 => row + 1,
        _ => 0,
    }
}

/// Where a corner lies on the way round, clockwise and counted from 1, and the sum up to there.
#[derive(Clone, Copy)]
struct Post {
    place: i16,
    sum: i16,
}

/// A corner that is not on the edge.
const INSIDE: Post = Post { place: 0, sum: 0 };

pub(super) struct Shore {
    posts: [[Post; DIRECTIONS]; HEXES],
    /// All the land inside.
    size: i16,
}

impl Shore {
    pub(super) fn of(region: HexSet) -> Shore {
        let mut shore = Shore { posts: [[INSIDE; DIRECTIONS]; HEXES], size: 0 };
        let Some(first) = region.lowest() else { return shore };
        // Nothing of the region lies north of the first space of its first column.
        let (mut hex, mut side, mut place) = (first, 0, 1);
        loop {
            shore.size += sum_of(hex, side);
            let post = Post { place, sum: shore.size };
            shore.posts[hex.index()][side] = post;
            place += 1;
            let next = (side + 1) % DIRECTIONS;
            match MAP.toward[hex.index()][next].filter(|&ahead| region.has(ahead)) {
                None => side = next,
                // The corner belongs to both, and the edge goes on along the other.
                Some(ahead) => {
                    shore.posts[ahead.index()][(side + 4) % DIRECTIONS] = post;
                    (hex, side) = (ahead, (side + 5) % DIRECTIONS);
                }
            }
            if (hex, side) == (first, 0) {
                return shore;
            }
        }
    }

    /// How much land the edge encloses.
    pub(super) fn size(&self) -> usize {
        self.size as usize
    }

    /// The size of the part on the right hand of a line that begins and ends at the edge; `line` is its own sum, seen
    /// from that side. `None` where it does not touch the edge.
    pub(super) fn cut(&self, begin: Corner, end: Corner, line: i16) -> Option<usize> {
        let [begin, end] = [begin, end].map(|corner| self.posts[corner.hex.index()][corner.side]);
        if begin.place == INSIDE.place || end.place == INSIDE.place {
            return None;
        }
        // The part goes on clockwise from the end of the line to its beginning, perhaps past where the walk began.
        let round = if begin.place < end.place { self.size } else { 0 };
        usize::try_from(begin.sum - end.sum + round + line).ok()
    }
}

/// The region surrounds nothing. [scenario.2]
pub(crate) fn has_no_hole(region: HexSet) -> bool {
    Shore::of(region).size() == region.count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_has_a_hole() {
        let centre = MAP.find("c1r4").unwrap();
        let ring = MAP.near[centre.index()];
        assert_eq!(ring.count(), DIRECTIONS);
        assert!(!has_no_hole(ring));
        assert!(has_no_hole(ring.with(centre)));
        assert_eq!(Shore::of(ring).size(), 7);
    }
}
