//! Where the first caravan of a region without camels may begin: read from here instead of searched each time. A test
//! searches and compares.

use crate::hex::{Hex, HexSet};
use crate::map::hex_at;

/// A region as the rivers make it, and the borders from which a line can be laid to its end.
pub(super) struct Untouched {
    pub(super) size: usize,
    /// One of its spaces: with the size it tells the region.
    pub(super) within: Hex,
    pub(super) starts: &'static [[Hex; 2]],
}

/// The untouched region this is, if it is one.
pub(super) fn untouched(region: HexSet) -> Option<&'static Untouched> {
    UNTOUCHED.iter().find(|known| known.size == region.count() && region.has(known.within))
}

const fn hex(column: usize, row: usize) -> Hex {
    match hex_at(column, row) {
        Some(hex) => hex,
        None => panic!("a space that is not on the board"),
    }
}

const fn border(c: usize, r: usize, d: usize, s: usize) -> [Hex; 2] {
    [hex(c, r), hex(d, s)]
}

#[rustfmt::skip]
const WEST: &[[Hex; 2]] = &[
    border(0, 2, 0, 3), border(0, 2, 1, 2), border(0, 3, 0, 4), border(0, 4, 0, 5), border(0, 5, 0, 6),
    border(0, 6, 0, 7), border(0, 7, 0, 8), border(0, 8, 1, 8), border(1, 2, 2, 3), border(1, 4, 1, 5),
    border(1, 4, 2, 4), border(1, 5, 1, 6), border(1, 6, 2, 7), border(1, 8, 2, 9), border(2, 3, 3, 3),
    border(2, 4, 3, 4), border(2, 7, 3, 7), border(2, 9, 3, 8), border(3, 3, 4, 4), border(3, 4, 3, 5),
];

#[rustfmt::skip]
const EAST: &[[Hex; 2]] = &[
    border(5, 6, 5, 7), border(5, 6, 6, 6), border(5, 7, 5, 8), border(5, 8, 6, 9), border(6, 4, 6, 5),
    border(6, 4, 7, 3), border(6, 5, 6, 6), border(6, 9, 7, 8), border(7, 3, 8, 3), border(7, 6, 7, 7),
    border(7, 6, 8, 6), border(7, 7, 8, 8), border(8, 3, 8, 4), border(8, 4, 9, 4), border(8, 6, 9, 5),
    border(9, 4, 9, 5),
];

#[rustfmt::skip]
const DELTA: &[[Hex; 2]] = &[
    border(2, 2, 3, 2), border(3, 0, 4, 1), border(3, 2, 4, 3), border(4, 1, 5, 1), border(4, 3, 5, 3),
    border(5, 1, 6, 1), border(5, 3, 6, 3), border(6, 1, 7, 1), border(6, 3, 7, 2),
];

static UNTOUCHED: [Untouched; 3] = [
    Untouched { size: 32, within: hex(0, 1), starts: WEST },
    Untouched { size: 28, within: hex(5, 6), starts: EAST },
    Untouched { size: 22, within: hex(1, 0), starts: DELTA },
];
