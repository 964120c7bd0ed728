//! An edition is data: one field for each point where the books part, and the lists of what is in the box.

use crate::battle_cards::{BattleCard, BattleSet, Values};
use crate::cards::{Cards, Di};
use crate::map::Map;
use crate::provenance::Provenance;
use crate::set::index_set;
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

impl Chapter {
    pub const COUNT: usize = Chapter::Goal as usize + 1;

    /// Whether anyone, chance included, may be asked something in it.
    pub fn asks(self) -> bool {
        match self {
            Chapter::NightPrayer | Chapter::Dawn | Chapter::TemplesPay | Chapter::TwoTemples | Chapter::Goal => false,
            Chapter::FirstCards
            | Chapter::FirstOrder
            | Chapter::FirstPyramids
            | Chapter::FirstUnits
            | Chapter::NightCards
            | Chapter::NightTiles
            | Chapter::NightOrder
            | Chapter::Turns
            | Chapter::DeltaOffering
            | Chapter::SanctuaryOffering => true,
        }
    }
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

index_set!(SpaceSet of Space in u16);

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
    /// For each chapter the one that follows: set-up leads into the first round, a round into the next.
    pub after: [Chapter; Chapter::COUNT],
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
    /// For each tile, those with the same effect, itself included. [buy.4]
    pub twins: [TileSet; TILES],
    pub creature_tiles: TileSet,
    /// Tiles of which there is one copy; tiles that have a twin of another colour.
    pub single_tiles: TileSet,
    pub twinned_tiles: TileSet,
    /// For each colour, the tiles up to each level.
    pub shelf: [[TileSet; 5]; Colour::COUNT],
    /// For each floor of the player board, its spaces.
    pub floors: [SpaceSet; FLOORS],
}

/// The most kinds of tiles an edition has.
pub const TILES: usize = 64;

/// The floors of the player board below the golden space.
pub const FLOORS: usize = 3;

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

    /// Free spaces that leave no more floors bare than there are tokens to come. [day.3]
    pub fn coverable(&self, laid: SpaceSet, to_come: u8) -> SpaceSet {
        let bare = self.bare_floors(laid);
        let mut spaces = SpaceSet::default();
        for floor in self.floors {
            if bare <= to_come || (bare == to_come + 1 && floor.and(laid).is_empty()) {
                spaces = spaces.or(floor);
            }
        }
        spaces.minus(laid)
    }

    /// Floors of the player board without a token. [day.3]
    #[inline]
    pub fn bare_floors(&self, laid: SpaceSet) -> u8 {
        self.floors.iter().filter(|floor| floor.and(laid).is_empty()).count() as u8
    }
}

/// For each chapter the one that follows.
pub const fn after(setup: &[Chapter], round: &[Chapter]) -> [Chapter; Chapter::COUNT] {
    let mut after = [round[0]; Chapter::COUNT];
    let mut i = 1;
    while i < setup.len() {
        after[setup[i - 1] as usize] = setup[i];
        i += 1;
    }
    let mut i = 1;
    while i < round.len() {
        after[round[i - 1] as usize] = round[i];
        i += 1;
    }
    after
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

/// For each tile, those with the same effect.
pub const fn twins(tiles: &[TileRow]) -> [TileSet; TILES] {
    let mut twins = [TileSet::NONE; TILES];
    let mut i = 0;
    while i < tiles.len() {
        let mut k = 0;
        while k < tiles.len() {
            if same(tiles[i].power.name, tiles[k].power.name) {
                twins[i] = twins[i].with(Tile::new(k));
            }
            k += 1;
        }
        i += 1;
    }
    twins
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut same = a.len() == b.len();
    let mut i = 0;
    while same && i < a.len() {
        same = a[i] == b[i];
        i += 1;
    }
    same
}

/// For each colour, the tiles up to each level.
pub const fn shelf(tiles: &[TileRow]) -> [[TileSet; 5]; Colour::COUNT] {
    let mut shelf = [[TileSet::NONE; 5]; Colour::COUNT];
    let mut i = 0;
    while i < tiles.len() {
        let mut level = tiles[i].level as usize;
        while level < 5 {
            let tiles_here = &mut shelf[tiles[i].colour as usize][level];
            *tiles_here = tiles_here.with(Tile::new(i));
            level += 1;
        }
        i += 1;
    }
    shelf
}

/// The tiles of which there is one copy.
pub const fn single_tiles(tiles: &[TileRow]) -> TileSet {
    let mut set = TileSet::NONE;
    let mut i = 0;
    while i < tiles.len() {
        assert!(tiles[i].copies == 1 || tiles[i].copies == 2);
        if tiles[i].copies == 1 {
            set = set.with(Tile::new(i));
        }
        i += 1;
    }
    set
}

/// The tiles that have a twin.
pub const fn twinned_tiles(tiles: &[TileRow]) -> TileSet {
    let twins = twins(tiles);
    let mut set = TileSet::NONE;
    let mut i = 0;
    while i < tiles.len() {
        if twins[i].count() > 1 {
            set = set.with(Tile::new(i));
        }
        i += 1;
    }
    set
}

/// The tiles that bring a creature.
pub const fn creature_tiles(tiles: &[TileRow]) -> TileSet {
    let mut set = TileSet::NONE;
    let mut i = 0;
    while i < tiles.len() {
        if tiles[i].power.creature.is_some() {
            set = set.with(Tile::new(i));
        }
        i += 1;
    }
    set
}

/// For each floor, its spaces.
pub const fn floors(spaces: &[SpaceRow]) -> [SpaceSet; FLOORS] {
    let mut floors = [SpaceSet(0); FLOORS];
    let mut i = 0;
    while i < spaces.len() {
        let floor = &mut floors[spaces[i].floor as usize];
        *floor = floor.with(Space::new(i));
        i += 1;
    }
    floors
}
