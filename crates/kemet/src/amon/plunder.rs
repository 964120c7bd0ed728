//! The tiles laid out in rows, and the cards that point to them. [plunder.1] to [plunder.4]

use super::{AMON, Amon, PLAYER};
use crate::board::Public;
use crate::provenance::Provenance::{self, Reconstructed};
use crate::tiles::{Colour, Tile, TileSet};
use table::index_set;

/// The two colours laid out, one above the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Half {
    #[default]
    Upper,
    Lower,
}

impl Half {
    pub const ALL: [Half; 2] = [Half::Upper, Half::Lower];

    pub fn name(self) -> &'static str {
        match self {
            Half::Upper => "upper",
            Half::Lower => "lower",
        }
    }
}

/// A card: for each half a level and a column, counted from 1.
pub struct PlunderCard {
    pub upper: (u8, u8),
    pub lower: (u8, u8),
    pub provenance: Provenance,
}

const fn card(upper: (u8, u8), lower: (u8, u8)) -> PlunderCard {
    PlunderCard { upper, lower, provenance: Reconstructed }
}

/// [plunder.4]
static CARDS: [PlunderCard; Plunder::COUNT] = [
    card((4, 1), (3, 2)),
    card((4, 2), (3, 3)),
    card((4, 3), (2, 1)),
    card((3, 4), (4, 1)),
    card((3, 1), (4, 2)),
    card((2, 2), (4, 3)),
    card((3, 2), (3, 4)),
    card((2, 3), (3, 1)),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plunder(u8);

impl Plunder {
    pub const COUNT: usize = 8;

    pub fn all() -> impl Iterator<Item = Plunder> {
        (0..Plunder::COUNT).map(Plunder::at)
    }

    pub fn card(self) -> &'static PlunderCard {
        &CARDS[self.index()]
    }

    /// As people count them: from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    pub const fn at(bit: usize) -> Plunder {
        assert!(bit < Plunder::COUNT);
        Plunder(bit as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

index_set!(
    /// Some of the plunder cards.
    PlunderSet of Plunder in u8
);

/// Columns of the longest row, and as many places are kept for each.
const COLUMNS: usize = 4;

/// The tiles of a row in the order of the box, two bits each.
pub(super) const IN_ORDER: u8 = 0b11_10_01_00;

/// The tiles of a colour and level, in the order of the box.
fn row(board: &Public, colour: Colour, level: u8) -> impl Iterator<Item = Tile> + use<> {
    let edition = board.edition;
    let dealt = edition.dealt[board.players as usize].once;
    let shelf = edition.shelf[colour as usize];
    shelf[level as usize].minus(shelf[level as usize - 1]).and(dealt).iter()
}

/// The colour of a half.
fn colour(board: &Public, amon: &Amon, half: Half) -> Option<Colour> {
    match half {
        Half::Upper => Some(amon.upper),
        Half::Lower => board.colours.iter().find(|&colour| colour != amon.upper),
    }
}

/// Each half and level, with how many columns it has.
pub(crate) fn rows(board: &Public) -> impl Iterator<Item = (Half, u8, u8)> + use<'_> {
    let amon = board.amon;
    let levels = move |half| (1..=4).map(move |level| (half, level));
    Half::ALL.into_iter().flat_map(levels).filter_map(move |(half, level)| {
        let colour = colour(board, &amon?, half)?;
        Some((half, level, row(board, colour, level).count() as u8))
    })
}

/// Each row as it was laid out, by its colour and level, from left to right.
pub fn laid_out(board: &Public) -> impl Iterator<Item = (Colour, u8, Vec<Tile>)> + use<'_> {
    rows(board).filter_map(move |(half, level, columns)| {
        let colour = colour(board, board.amon.as_ref()?, half)?;
        Some((colour, level, (1..=columns).filter_map(|column| tile_at(board, half, level, column)).collect()))
    })
}

/// The tile laid in a row and column; none where the row has no such column. Whether it still lies there is another
/// question.
pub(crate) fn tile_at(board: &Public, half: Half, level: u8, column: u8) -> Option<Tile> {
    let amon = board.amon.as_ref()?;
    let place = amon.rows[half as usize][level as usize - 1] >> (2 * (column - 1)) & 0b11;
    let mut tiles = row(board, colour(board, amon, half)?, level);
    if (column as usize) > row(board, colour(board, amon, half)?, level).count() {
        return None;
    }
    tiles.nth(place as usize)
}

/// Tiles of a row that are not yet laid in an earlier column: which they are, and their number in the row.
pub(crate) fn unlaid(board: &Public, half: Half, level: u8, column: u8) -> impl Iterator<Item = (u8, Tile)> + use<'_> {
    let amon = board.amon;
    let colour = amon.and_then(|amon| colour(board, &amon, half));
    let tiles = colour.into_iter().flat_map(move |colour| row(board, colour, level));
    let laid = move |tile: Tile| (1..column).any(|earlier| tile_at(board, half, level, earlier) == Some(tile));
    (0..).zip(tiles).filter(move |&(_, tile)| !laid(tile))
}

fn bit(half: Half, level: u8, column: u8) -> u32 {
    1 << (COLUMNS * (4 * half as usize + level as usize - 1) + column as usize - 1)
}

impl Amon {
    /// The tile of this place is out of the game.
    pub(crate) fn take_out(&mut self, half: Half, level: u8, column: u8) {
        self.plundered |= bit(half, level, column);
    }
}

pub(super) fn plundered(board: &Public, amon: &Amon) -> TileSet {
    let mut set = TileSet::NONE;
    if amon.plundered > 0 {
        for (half, level, columns) in rows(board) {
            for column in (1..=columns).filter(|&column| amon.plundered & bit(half, level, column) > 0) {
                set = tile_at(board, half, level, column).map_or(set, |tile| set.with(tile));
            }
        }
    }
    set
}

/// Whether the tile still lies in its row.
pub(crate) fn lies(board: &Public, tile: Tile) -> bool {
    let taken = [AMON, PLAYER].into_iter().any(|side| board.side(side).tiles.has(tile));
    !taken && !super::plundered(board).has(tile)
}

/// The tile that a half of a card points to, falling from level to level. [plunder.3]
pub(crate) fn found(board: &Public, half: Half, card: Plunder) -> Option<(u8, u8, Tile)> {
    let (level, column) = match half {
        Half::Upper => card.card().upper,
        Half::Lower => card.card().lower,
    };
    let tile = |level| tile_at(board, half, level, column).filter(|&tile| lies(board, tile));
    (1..=level).rev().find_map(|level| Some((level, column, tile(level)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With these cards eight are always enough to find a creature in each colour. [ruling.147]
    #[test]
    fn every_tile_of_the_fourth_level_is_pointed_to() {
        for column in 1..=3 {
            assert!(CARDS.iter().any(|card| card.upper == (4, column)));
            assert!(CARDS.iter().any(|card| card.lower == (4, column)));
        }
        for ruleset in crate::editions::ALL.into_iter().filter(|edition| edition.solo.is_some()) {
            for colour in ruleset.all_colours().iter() {
                let beast = |row: &&crate::tiles::TileRow| row.colour == colour && row.level == 4;
                let mut rows = ruleset.tiles.iter().filter(beast);
                assert!(rows.any(|row| row.power.creature.is_some()), "{colour:?}");
            }
        }
    }

    /// [plunder.4]
    #[test]
    fn every_card_points_into_the_rows() {
        for card in &CARDS {
            for (level, column) in [card.upper, card.lower] {
                assert!((1..=4).contains(&level) && (1..=4).contains(&column));
            }
        }
        assert_eq!(Plunder::all().map(Plunder::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
