//! What happened, for people. Rules never read events.

use crate::amon::{By, Deed, Half, Objective, Omen, Plunder, Troop, War};
use crate::ask::{Bearer, Gold, Goods};
use crate::battle_cards::BattleCard;
use crate::cards::Di;
use crate::creatures::Creature;
use crate::edition::Space;
use crate::gods::God;
use crate::map::Zone;
use crate::query::Might;
use crate::tiles::{Colour, ColourSet, Tile};
use table::Side;

/// Where points came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glory {
    Battle,
    Temples,
    Sanctuary,
}

/// How a game was decided. [end.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    Outright,
    MostPoints,
    MostBattlePoints,
    Order,
    /// At the goal when the own turn began, and behind nobody. [end.1]
    Fame,
    /// The objective was reached. [objective.2]
    Objective,
    /// The last round ended without it; the player had no unit left. [amon.13]
    RoundsOver,
    NoUnits,
}

impl Ending {
    pub const ALL: [Ending; 8] = [
        Ending::Outright,
        Ending::MostPoints,
        Ending::MostBattlePoints,
        Ending::Order,
        Ending::Fame,
        Ending::Objective,
        Ending::RoundsOver,
        Ending::NoUnits,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Ending::Outright => "outright",
            Ending::MostPoints => "most-vp",
            Ending::MostBattlePoints => "most-battle-vp",
            Ending::Order => "order",
            Ending::Fame => "fame",
            Ending::Objective => "objective",
            Ending::RoundsOver => "rounds-over",
            Ending::NoUnits => "no-units",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    NightFalls { round: u16 },
    DayBreaks { round: u16 },
    ColoursDrawn { colours: ColourSet },
    CardDealt { side: Side },
    DeckShuffled,
    CardChosen { side: Side },
    CardRecovered { side: Side, card: Di },
    CardsDiscarded { side: Side, card: Di, count: u8 },
    CardTaken { side: Side, from: Side },
    GodChosen { side: Side, god: God },
    GodsRise,
    GodAcquired { side: Side, god: God },
    GodPlaced { side: Side, god: God, zone: Zone },
    LifeLost { side: Side, god: God, life: u8 },
    GodFell { side: Side, god: God },
    VeteransGained { side: Side, veterans: u8 },
    VeteransSpent { side: Side, veterans: u8 },
    VeteransDropped { side: Side },
    OrderSet { order: [Side; crate::board::SIDES] },
    PyramidRaised { side: Side, colour: Colour, level: u8, site: Zone },
    UnitsPlaced { side: Side, zone: Zone, units: u8 },
    HandedOn { side: Side, mate: Side, goods: Goods, count: u8 },
    Defends { side: Side },
    Named { side: Side },
    PlaceTaken { side: Side, place: u8 },
    Came { side: Side, from: Zone, to: Zone },
    Gained { side: Side, prayer: u8 },
    Paid { side: Side, prayer: u8 },
    Laid { side: Side, space: Space },
    SilverLaid { side: Side, space: Space },
    GoldLaid { side: Side, action: Gold },
    ActionTaken { side: Side, bearer: Bearer },
    Idle { side: Side },
    Bought { side: Side, tile: Tile },
    BattleCardSwapped { side: Side, special: BattleCard },
    CreaturePlaced { side: Side, creature: Creature, zone: Zone },
    CreatureToReserve { side: Side, creature: Creature },
    Walked { side: Side, from: Zone, to: Zone, units: u8 },
    Teleported { side: Side, from: Zone, to: Zone, units: u8 },
    CardLaid { side: Side, card: Di, target: Option<Zone> },
    Vetoed { by: Side, card: Di },
    PrayerStolen { side: Side, from: Side },
    GatesOpened { side: Side },
    UnitsLost { side: Side, zone: Zone, units: u8 },
    Escaped { side: Side, from: Zone, to: Zone },
    Met { attacker: Side, defender: Side, at: Zone },
    CardForeseen { side: Side, card: BattleCard },
    Revealed { side: Side, card: BattleCard, cards: u8 },
    AddedCard { side: Side, card: Di, count: u8 },
    SetAside { side: Side, card: BattleCard },
    Snared { side: Side, card: BattleCard },
    Wounded { side: Side, cards: u8 },
    Compared { attacker: Might, defender: Might },
    Won { side: Side },
    HandTakenBack { side: Side },
    Recalled { side: Side, units: u8 },
    Retreated { side: Side, from: Zone, to: Zone },
    Stayed { side: Side },
    Scored { side: Side, glory: Glory },
    TurnEnded { side: Side },
    Sacrificed { side: Side, zone: Zone, units: u8 },
    GameWon { side: Side, ending: Ending },
    Amon(News),
}

/// What happens in the game against Amon: his cards, and each decision of his with what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum News {
    ObjectiveSet { objective: Objective },
    RoundsLeft { rounds: u8 },
    OmenDrawn { omen: Omen },
    WarTable { war: War },
    DeedDrawn { deed: Deed },
    Aims { troop: Troop, zone: Zone, why: Why },
    Turns { troop: Troop, zone: Zone, why: Why },
    Stops { troop: Troop, zone: Zone },
    Returns { troop: Troop, zone: Zone, why: Why },
    Card { card: BattleCard },
    Beast { troop: Troop, creature: Creature },
    PlunderDrawn { card: Plunder },
    PlunderShuffled,
    PlunderMissed { half: Half },
    PlunderStays { half: Half, tile: Tile },
    Plundered { half: Half, tile: Tile },
}

/// What decided a choice that nobody made. [ruling.144]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// There was no other.
    Only,
    Rule(By),
    Drawn,
}
