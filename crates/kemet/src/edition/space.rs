//! The spaces of the player board.

use table::index_set;

/// What a space of the player board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Pray,
    Raise,
    /// A purchase with the Buy space of this number. [buy.1]
    Buy(u8),
    Recruit,
    Move,
}

/// A space of the player board. [day.8]
#[derive(Debug)]
pub struct SpaceRow {
    pub name: &'static str,
    pub floor: u8,
    pub action: Action,
}

/// A space, counted from the top of the player board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Space(u8);

impl Space {
    pub const fn new(index: usize) -> Space {
        assert!(index < 16);
        Space(index as u8)
    }

    const fn at(bit: usize) -> Space {
        Space(bit as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

index_set!(SpaceSet of Space in u16);
