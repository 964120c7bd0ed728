//! Tables made from an edition's lists while compiling: what would else be searched for in play.

use super::{Action, Chapter, Dealt, DeckRow, FLOORS, MARKERS, Space, SpaceRow, SpaceSet, TILES};
use crate::board::SIDES;
use crate::cards::Di;
use crate::creatures::Creature;
use crate::tiles::{Colour, Perk, Tile, TileRow, TileSet};

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
            let (tile, perk) = (Tile::new(i), perks[k].0);
            assert!(!TileSet::is_far(tile) || perk.is_far());
            givers[perk as usize] = givers[perk as usize].with(tile);
            k += 1;
        }
        i += 1;
    }
    givers
}

/// For each perk, how much each tile gives of it.
pub const fn amounts(tiles: &[TileRow]) -> [[u8; TILES]; Perk::COUNT] {
    let mut amounts = [[0; TILES]; Perk::COUNT];
    let mut i = 0;
    while i < tiles.len() {
        let perks = tiles[i].power.perks;
        let mut k = 0;
        while k < perks.len() {
            amounts[perks[k].0 as usize][i] += perks[k].1;
            k += 1;
        }
        i += 1;
    }
    amounts
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

/// The tiles dealt to each number of players: those that a small game leaves out are not, and doubled ones only once
/// there. [setup.13]
pub const fn dealt(tiles: &[TileRow], small_game: usize) -> [Dealt; SIDES + 1] {
    let mut dealt = [Dealt { once: TileSet::NONE, twice: TileSet::NONE }; SIDES + 1];
    let mut players = 0;
    while players <= SIDES {
        let small = players <= small_game;
        let mut i = 0;
        while i < tiles.len() {
            assert!(tiles[i].copies == 1 || tiles[i].copies == 2);
            if !small || tiles[i].in_small_games {
                dealt[players].once = dealt[players].once.with(Tile::new(i));
            }
            if tiles[i].copies == 2 && !small {
                dealt[players].twice = dealt[players].twice.with(Tile::new(i));
            }
            i += 1;
        }
        players += 1;
    }
    dealt
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

/// The tiles that give something on taking them.
pub const fn prompt_tiles(tiles: &[TileRow]) -> TileSet {
    let givers = givers(tiles);
    let prompt =
        [Perk::SilverToken, Perk::Golden, Perk::SpecialCard, Perk::TakingPrayer, Perk::TakingUnits, Perk::Mercenaries];
    let mut set = TileSet::NONE;
    let mut i = 0;
    while i < prompt.len() {
        set = set.or(givers[prompt[i] as usize]);
        i += 1;
    }
    set
}

/// For each tile, the creature it brings.
pub const fn beasts(tiles: &[TileRow]) -> [Creature; TILES] {
    let mut beasts = [Creature::ALL[0]; TILES];
    let mut i = 0;
    while i < tiles.len() {
        if let Some(creature) = tiles[i].power.creature {
            beasts[i] = creature;
        }
        i += 1;
    }
    beasts
}

/// The tiles that bring a creature.
pub const fn creature_tiles(tiles: &[TileRow]) -> TileSet {
    let mut set = TileSet::NONE;
    let mut i = 0;
    while i < tiles.len() {
        if tiles[i].power.creature.is_some() {
            assert!(!TileSet::is_far(Tile::new(i)));
            set = set.with(Tile::new(i));
        }
        i += 1;
    }
    set
}

/// Whether the deck has a card.
pub const fn has(deck: &[DeckRow], card: Di) -> bool {
    let mut i = 0;
    while i < deck.len() {
        if deck[i].card as u8 == card as u8 {
            return true;
        }
        i += 1;
    }
    false
}

/// The Buy spaces by their number.
pub const fn buy_spaces(spaces: &[SpaceRow]) -> [Space; MARKERS] {
    let mut found = [Space::new(0); MARKERS];
    let mut i = 0;
    while i < spaces.len() {
        if let Action::Buy(number) = spaces[i].action {
            found[number as usize] = Space::new(i);
        }
        i += 1;
    }
    found
}

/// For each floor, its spaces.
pub const fn floors(spaces: &[SpaceRow]) -> [SpaceSet; FLOORS] {
    let mut floors = [SpaceSet::NONE; FLOORS];
    let mut i = 0;
    while i < spaces.len() {
        let floor = &mut floors[spaces[i].floor as usize];
        *floor = floor.with(Space::new(i));
        i += 1;
    }
    floors
}
