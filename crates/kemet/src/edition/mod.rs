//! An edition is data: one field for each point where the books part, and the lists of what is in the box.

mod chapter;
mod choices;
mod space;
mod tables;

pub use chapter::Chapter;
pub use choices::*;
pub use space::{Action, Space, SpaceRow, SpaceSet};
pub use tables::*;

use crate::battle_cards::{BattleCard, BattleSet, Values};
use crate::board::SIDES;
use crate::cards::{Cards, Di};
use crate::creatures::{Creature, CreatureCard};
use crate::event::Ending;
use crate::gods::Rise;
use crate::map::Map;
use crate::provenance::Provenance;
use crate::tiles::{Colour, ColourSet, Perk, Tile, TileRow, TileSet};

/// The points that end a game, and what the beginner's game leaves out. [setup.9]
#[derive(Debug)]
pub struct Length {
    pub name: &'static str,
    pub goal: u8,
    pub highest_level: u8,
    /// The highest level of tiles that can be bought on the first Day.
    pub first_day_level: u8,
}

/// Cards of one kind in the box.
#[derive(Debug)]
pub struct DeckRow {
    pub card: Di,
    pub copies: u8,
    pub provenance: Provenance,
}

pub struct Edition {
    pub id: &'static str,
    /// The file in `rules/` that its references point into.
    pub rules: &'static str,
    /// How colours, points, and the steps after the turns are called: parts of message ids.
    pub colour_words: &'static str,
    pub point_words: &'static str,
    pub evening_words: &'static str,
    pub players: std::ops::RangeInclusive<usize>,
    /// How one player plays it against Amon, where the box has him. [amon.1]
    pub solo: Option<fn() -> &'static Edition>,
    /// How teams play it, where the book has them. [team.1]
    pub team: Option<fn() -> &'static Edition>,
    pub map: fn(usize) -> &'static Map,
    pub map_provenance: Provenance,
    pub setup: &'static [Chapter],
    pub round: &'static [Chapter],
    /// For each chapter the one that follows: set-up leads into the first round, a round into the next.
    pub after: [Chapter; Chapter::COUNT],
    pub lengths: &'static [Length],
    pub discards: &'static [Discards],
    /// Without and with the module of the gods; the points that bring them, and what one costs. [god.1] [god.2] [god.7]
    pub gods: &'static [Rise],
    pub rise_at: u8,
    pub god_price: u8,
    pub endings: &'static [Ending],
    pub spaces: &'static [SpaceRow],
    pub tiles: &'static [TileRow],
    /// Tiles that may take the place of one that every colour has; a set-up would offer them. None is known. [renewal.1]
    pub renewal: &'static [TileRow],
    pub deck: &'static [DeckRow],
    /// The card that everyone always has besides. [di.7]
    pub own_card: Option<Di>,
    pub creatures: [CreatureCard; Creature::COUNT],
    pub battle_cards: &'static [Values],
    /// Whether battle cards bear a name besides their numbers.
    pub named_battle_cards: bool,
    /// How well each battle card is known.
    pub battle_card_provenance: &'static [Provenance],
    /// How many of the battle cards everyone has from the start; the rest are special.
    pub usual_battle_cards: usize,
    /// Colours of the Buy spaces at the start. [buy.8]
    pub markers: [Option<Colour>; MARKERS],
    /// For each number of players: colours in play, and pyramids a player can have.
    pub colours: [u8; SIDES + 1],
    pub pyramids: [u8; SIDES + 1],
    pub units: u8,
    pub first_units: u8,
    pub first_cards: u8,
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
    /// What a recalled troop is paid less than a prayer point per unit. [aftermath.4]
    pub recall_fee: u8,
    /// Strength of the owner of the city in its districts. [battle.14]
    pub city_strength: u8,
    /// Veteran tokens for a defence won, and for a battle without points; what a card costs. [veteran.2] [veteran.3]
    pub veterans: u8,
    pub veterans_per_card: u8,
    pub veterans_dropped: VeteransDropped,
    pub buying: Buying,
    pub bonus_tokens: BonusTokens,
    pub gold_token: GoldToken,
    pub day_cards: DayCards,
    pub goal_at: GoalAt,
    /// With which chapter the Night begins. [night.6]
    pub nightfall: Chapter,
    pub saving: Saving,
    pub teleports: Teleports,
    pub foreign_districts: ForeignDistricts,
    pub limits: Limits,
    pub creature_speed: CreatureSpeed,
    pub companions: Companions,
    pub bereft: Bereft,
    pub first_strike: FirstStrike,
    pub after_reveal: AfterReveal,
    pub retreat: Retreat,
    pub winner_gone: WinnerGone,
    pub placing: FirstUnits,
    /// The deck has a card for opponents to cancel a card with; to avoid a battle with. [di.4] [di.5]
    pub has_veto: bool,
    pub has_escape: bool,
    /// For each perk, the tiles that give it, and how much each tile gives of it.
    pub givers: [TileSet; Perk::COUNT],
    pub amounts: [[u8; TILES]; Perk::COUNT],
    /// For each tile, those with the same effect, itself included. [buy.4]
    pub twins: [TileSet; TILES],
    pub creature_tiles: TileSet,
    /// For each tile, the creature it brings; where it brings none, any.
    pub beasts: [Creature; TILES],
    /// Tiles that give something on taking them. [buy.5]
    pub prompt_tiles: TileSet,
    /// For each number of players, the tiles that are dealt at all, and those dealt twice. [setup.13]
    pub dealt: [Dealt; SIDES + 1],
    /// Tiles that have a twin of another colour.
    pub twinned_tiles: TileSet,
    /// For each colour, the tiles up to each level.
    pub shelf: [[TileSet; 5]; Colour::COUNT],
    /// For each floor of the player board, its spaces.
    pub floors: [SpaceSet; FLOORS],
    /// The Buy spaces by their number.
    pub buy_spaces: [Space; MARKERS],
}

/// Which tiles are beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealt {
    pub once: TileSet,
    pub twice: TileSet,
}

/// The Buy spaces of a player board, and the pyramids of a city.
pub const MARKERS: usize = 3;

/// The most kinds of tiles an edition has.
pub const TILES: usize = 70;

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
        self.deck.iter().map(|row| (row.card, row.copies)).collect()
    }

    #[inline]
    pub fn creature(&self, creature: Creature) -> &CreatureCard {
        &self.creatures[creature as usize]
    }

    /// The colours of the tiles in the box.
    pub fn all_colours(&self) -> ColourSet {
        self.tiles.iter().map(|tile| tile.colour).collect()
    }

    /// The most units a player can come to have. [unit.3]
    pub fn most_units(&self) -> u8 {
        let perks = self.tiles.iter().flat_map(|tile| tile.power.perks);
        let hired = perks.filter(|(perk, _)| *perk == Perk::Mercenaries).map(|&(_, units)| units).max();
        self.units + hired.unwrap_or(0)
    }

    /// How many copies of a tile are dealt.
    pub fn copies(&self, tile: Tile, players: usize) -> u8 {
        let dealt = self.dealt[players];
        u8::from(dealt.once.has(tile)) + u8::from(dealt.twice.has(tile))
    }

    pub fn usual_cards(&self) -> BattleSet {
        BattleSet::first(self.usual_battle_cards)
    }

    pub fn values(&self, card: BattleCard) -> Values {
        self.battle_cards[card.index()]
    }

    /// The special battle card a Strategy tile brings: 1 the first, and so on.
    pub fn special(&self, number: u8) -> BattleCard {
        BattleCard::new(self.usual_battle_cards + number as usize - 1)
    }

    /// The battle card of a god, after those of tiles. [god.sobek]
    pub fn gods_card(&self) -> BattleCard {
        BattleCard::new(self.battle_cards.len() - 1)
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
