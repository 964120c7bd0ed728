//! The spaces of the board. [board.1]

use std::fmt;
use table::index_set;

/// How many spaces the board has.
pub const HEXES: usize = 101;

/// A space: counted column by column, from north to south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hex(u8);

impl Hex {
    pub const fn new(index: usize) -> Hex {
        assert!(index < HEXES);
        Hex(index as u8)
    }

    /// The space of a bit in a set.
    #[inline]
    const fn at(bit: usize) -> Hex {
        debug_assert!(bit < HEXES);
        Hex(bit as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hex {}", self.0)
    }
}

index_set!(HexSet of Hex in u128);

impl HexSet {
    /// The first space of the set.
    pub fn lowest(self) -> Option<Hex> {
        self.iter().next()
    }
}
