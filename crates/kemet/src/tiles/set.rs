//! Sets of tiles: more than one word holds, and nearly all of them in the first.

use super::Tile;
use crate::edition::TILES;
use table::index_set;

/// How many rows of an edition's list are near; the others are far.
const NEAR: usize = 64;

index_set!(
    /// Tiles among the near ones.
    NearSet of Tile in u64
);

/// Some of the edition's tiles. Only tiles that several colours have may be far ([`super::Perk::is_far`]), so that what
/// other tiles give is read from one word: a set of one wide word cost a twentieth of all instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet {
    near: NearSet,
    far: u8,
}

const _: () = assert!(TILES <= NEAR + u8::BITS as usize);

impl TileSet {
    pub const NONE: TileSet = TileSet { near: NearSet::NONE, far: 0 };

    /// Those among the near tiles.
    #[inline(always)]
    pub const fn near(self) -> NearSet {
        self.near
    }

    /// Whether a row of the list is beyond the first word.
    pub(crate) const fn is_far(tile: Tile) -> bool {
        tile.index() >= NEAR
    }

    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        if tile.index() < NEAR { self.near.has(tile) } else { self.far >> (tile.index() - NEAR) & 1 == 1 }
    }

    #[must_use]
    #[inline]
    pub const fn with(self, tile: Tile) -> TileSet {
        if tile.index() < NEAR {
            TileSet { near: self.near.with(tile), ..self }
        } else {
            TileSet { far: self.far | 1 << (tile.index() - NEAR), ..self }
        }
    }

    #[must_use]
    #[inline]
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet { near: self.near.and(other.near), far: self.far & other.far }
    }

    #[must_use]
    #[inline]
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet { near: self.near.or(other.near), far: self.far | other.far }
    }

    #[must_use]
    #[inline]
    pub const fn minus(self, other: TileSet) -> TileSet {
        TileSet { near: self.near.minus(other.near), far: self.far & !other.far }
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.near.is_empty() && self.far == 0
    }

    #[inline]
    pub const fn count(self) -> usize {
        self.near.count() + self.far.count_ones() as usize
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.far;
        let far = std::iter::from_fn(move || {
            let tile = (left != 0).then(|| Tile::at(NEAR + left.trailing_zeros() as usize))?;
            left &= left - 1;
            Some(tile)
        });
        self.near.iter().chain(far)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::NONE, TileSet::with)
    }
}

impl std::fmt::Debug for TileSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
