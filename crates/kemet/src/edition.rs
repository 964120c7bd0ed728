//! An edition is data: one field for each point where the books part, and the lists of what is in the box.

use crate::battle_cards::{BattleCard, BattleSet, Values};
use crate::board::SIDES;
use crate::cards::{Cards, Di};
use crate::creatures::{Creature, CreatureCard};
use crate::event::Ending;
use crate::gods::Rise;
use crate::map::Map;
use crate::provenance::Provenance;
use crate::tiles::{Colour, ColourSet, Perk, Tile, TileRow, TileSet};
use table::index_set;

/// A part of the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// Set-up: colours in play, gods, first cards, the first order, pyramids, units, a tile.
    FirstColours,
    /// Against Amon: his tiles in rows, his creatures. [amon.3]
    FirstRows,
    FirstBeasts,
    FirstGods,
    FirstCards,
    FirstOrder,
    FirstPyramids,
    FirstUnits,
    FirstTiles,
    /// The Night, where it gives and asks nothing but one card, and one side sets the order.
    NightPrayer,
    NightCards,
    NightTiles,
    NightOrder,
    /// The Night with Veterans: prayer, cards, units, and everyone takes a place.
    Prayers,
    Interventions,
    Conscription,
    Destiny,
    /// The Day: tokens come back, turns, and what the temples give.
    Awakening,
    Daybreak,
    Turns,
    DeltaOffering,
    TemplesPay,
    SanctuaryOffering,
    TwoTemples,
    Goal,
    /// Against Amon: his cards of the Day, and the marker of rounds. [amon.6] [amon.15]
    AmonEvent,
    AmonAction,
    RoundMarker,
}

impl Chapter {
    pub const COUNT: usize = Chapter::RoundMarker as usize + 1;

    /// Whether anyone, chance included, may be asked something in it.
    pub fn asks(self) -> bool {
        match self {
            Chapter::NightPrayer
            | Chapter::Awakening
            | Chapter::Daybreak
            | Chapter::TemplesPay
            | Chapter::TwoTemples
            | Chapter::Goal => false,
            Chapter::FirstColours
            | Chapter::FirstRows
            | Chapter::FirstBeasts
            | Chapter::FirstGods
            | Chapter::FirstCards
            | Chapter::FirstOrder
            | Chapter::FirstPyramids
            | Chapter::FirstUnits
            | Chapter::FirstTiles
            | Chapter::NightCards
            | Chapter::NightTiles
            | Chapter::NightOrder
            | Chapter::Prayers
            | Chapter::Interventions
            | Chapter::Conscription
            | Chapter::Destiny
            | Chapter::Turns
            | Chapter::DeltaOffering
            | Chapter::SanctuaryOffering
            | Chapter::AmonEvent
            | Chapter::AmonAction
            | Chapter::RoundMarker => true,
        }
    }
}

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

impl Discards {
    pub fn name(self) -> &'static str {
        match self {
            Discards::Closed => "closed",
            Discards::Open => "open",
        }
    }
}

/// Cards of one kind in the box.
#[derive(Debug)]
pub struct DeckRow {
    pub card: Di,
    pub copies: u8,
    pub provenance: Provenance,
}

/// How tiles are paid for with the spaces of the player board. [buy.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Buying {
    /// With the space of the tile's colour.
    SpaceOfColour,
    /// With the space of its colour; with any for a pyramid held in a foreign city; one of each colour in a Day.
    SpaceOfColourOrForeignPyramid,
    /// With the space of its colour while that is free, then with any.
    FreeSpaceOfColourFirst,
}

/// When silver and gold are laid. [day.4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BonusTokens {
    /// In the own turn, each when its action is taken.
    OneByOne,
    /// Together with the own token; then all actions in any order.
    Together,
}

/// Where a player's gold token comes from. [golden.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoldToken {
    WithTile,
    FromStart,
}

/// When cards of the Day are played. [di.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DayCards {
    AnyTime,
    AroundActions,
}

/// When the goal is looked at. [end.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoalAt {
    EndOfDay,
    StartOfTurn,
    /// Whenever the objective says. [objective.2]
    Objective,
}

/// What Priest of Ra saves on. [ruling.38]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Saving {
    OncePerAction,
    EachPayment,
}

/// How often a troop teleports in one Move. [move.6]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Teleports {
    AnyNumber,
    OnePerMove,
}

/// How many foreign districts one Move enters. [move.7]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForeignDistricts {
    AnyNumber,
    OnePerMove,
}

/// Whether the limits of troops and creatures may be exceeded. [move.10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limits {
    Always,
    AtTheEndOfAMove,
    AtTheEndOfAnAction,
}

/// Whose creature's movement counts in a Move. [move.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CreatureSpeed {
    IfItGoesAlong,
    IfItStartsThere,
}

/// How a creature comes back from its tile. [creature.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Companions {
    /// One with each Recruit action.
    OneWithRecruits,
    /// At any time of the own turn; before the tokens in exchange with one in a district.
    AnyTime,
    /// With units that come to a district; before the tokens all in the city are arranged anew.
    WithUnits,
}

/// Where a creature goes whose troop was destroyed. [creature.4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bereft {
    HomeIfItCan,
    ToReserve,
}

/// Which attacks let tiles act before the battle. [battle.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstStrike {
    InEveryAttack,
    WhenMoving,
}

/// How cards are given up after the reveal. [battle.5] [battle.16]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AfterReveal {
    /// Both at once, face down.
    TogetherFaceDown,
    /// The attacker first, face up.
    InTurnFaceUp,
}

/// Where a beaten troop may be sent. [aftermath.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Retreat {
    /// Where nobody stands.
    ToEmptySpaces,
    /// Where no enemy stands, and never into a foreign district.
    ToSpacesWithoutEnemies,
    /// Where nobody stands, and never into a foreign district.
    ToEmptySpacesButDistricts,
}

/// What a beaten troop may do if the winner is gone. [aftermath.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinnerGone {
    LoserMayStay,
    LoserIsRecalled,
    LoserMayRetreat,
}

/// When Veteran tokens that are left over are dropped. [veteran.4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VeteransDropped {
    AfterOwnConscription,
    InTheAwakening,
}

/// How the first units come. [setup.8]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstUnits {
    /// Shared among districts with a pyramid.
    AtPyramids,
    /// As many as a troop holds in each of two districts.
    TwoFullTroops,
    /// The same, a teammate's unit among them. [team.10]
    TwoMixedTroops,
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
    let mut found = [Space(0); MARKERS];
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
    let mut floors = [SpaceSet(0); FLOORS];
    let mut i = 0;
    while i < spaces.len() {
        let floor = &mut floors[spaces[i].floor as usize];
        *floor = floor.with(Space::new(i));
        i += 1;
    }
    floors
}
