//! An edition is data: one field for each point where the books part, and the lists of what is in the box.

use crate::battle_cards::{BattleCard, BattleSet, Values};
use crate::cards::{Cards, Di};
use crate::map::Map;
use crate::provenance::Provenance;
use crate::tiles::{Colour, Perk, Tile, TileRow, TileSet};

/// A part of the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// Set-up: one card each, the first order, pyramids, units.
    FirstCards,
    FirstOrder,
    FirstPyramids,
    FirstUnits,
    /// The Night.
    NightPrayer,
    NightCards,
    NightTiles,
    NightOrder,
    /// The Day: tokens come back, turns, and what the temples give.
    Dawn,
    Turns,
    DeltaOffering,
    TemplesPay,
    SanctuaryOffering,
    TwoTemples,
    Goal,
}

/// What a space of the player board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Pray,
    Raise,
    Buy(Colour),
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

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The points that end a game, and what the beginner's game leaves out. [setup.9]
#[derive(Debug)]
pub struct Length {
    pub name: &'static str,
    pub goal: u8,
    pub highest_level: u8,
    /// The highest level of tiles that can be bought on the first Day.
    pub first_day_level: u8,
}

/// Whether battle cards set aside are seen by all. [setup.10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Discards {
    #[default]
    Closed,
    Open,
}

pub struct Edition {
    pub id: &'static str,
    /// The file in `rules/` that its references point into.
    pub rules: &'static str,
    pub players: std::ops::RangeInclusive<usize>,
    pub map: fn(usize) -> &'static Map,
    pub setup: &'static [Chapter],
    pub round: &'static [Chapter],
    pub lengths: &'static [Length],
    pub spaces: &'static [SpaceRow],
    pub tiles: &'static [TileRow],
    pub deck: &'static [(Di, u8)],
    pub battle_cards: &'static [Values],
    /// How well each battle card is known.
    pub battle_card_provenance: &'static [Provenance],
    /// How many of the battle cards everyone has from the start; the rest are special.
    pub usual_battle_cards: usize,
    pub units: u8,
    pub first_units: u8,
    pub troop_limit: u8,
    pub first_prayer: u8,
    pub most_prayer: u8,
    pub night_prayer: u8,
    pub pray: u8,
    pub tokens: u8,
    pub teleport_price: u8,
    pub delta_units: u8,
    pub sanctuary_units: u8,
    pub temples_for_a_point: usize,
    /// For each perk, the tiles that give it.
    pub givers: [TileSet; Perk::COUNT],
}

impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        self.id == other.id
    }
}

impl Eq for Edition {}

impl std::hash::Hash for Edition {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl std::fmt::Debug for Edition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

impl Edition {
    pub fn tile(&self, tile: Tile) -> &'static TileRow {
        &self.tiles[tile.index()]
    }

    pub fn all_tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        (0..self.tiles.len()).map(Tile::new)
    }

    pub fn all_spaces(&self) -> impl Iterator<Item = Space> + use<> {
        (0..self.spaces.len()).map(Space::new)
    }

    pub fn space(&self, space: Space) -> &'static SpaceRow {
        &self.spaces[space.index()]
    }

    pub fn full_deck(&self) -> Cards {
        self.deck.iter().copied().collect()
    }

    pub fn usual_cards(&self) -> BattleSet {
        BattleSet::first(self.usual_battle_cards)
    }

    pub fn values(&self, card: BattleCard) -> Values {
        self.battle_cards[card.index()]
    }

    /// The special battle card a Strategy tile brings: 1 the first, 2 the second.
    pub fn special(&self, number: u8) -> BattleCard {
        BattleCard::new(self.usual_battle_cards + number as usize - 1)
    }

    pub fn floors(&self) -> u8 {
        self.spaces.iter().map(|row| row.floor + 1).max().unwrap_or(0)
    }
}

/// For each perk, the tiles that give it.
pub const fn givers(tiles: &[TileRow]) -> [TileSet; Perk::COUNT] {
    let mut givers = [TileSet::NONE; Perk::COUNT];
    let mut i = 0;
    while i < tiles.len() {
        let perks = tiles[i].power.perks;
        let mut k = 0;
        while k < perks.len() {
            let perk = perks[k].0 as usize;
            givers[perk] = givers[perk].with(Tile::new(i));
            k += 1;
        }
        i += 1;
    }
    givers
}
