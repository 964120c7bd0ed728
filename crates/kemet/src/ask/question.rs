//! What is asked.

use crate::amon::{Deed, Half};
use crate::battle_cards::BattleCard;
use crate::board::{Pace, Way};
use crate::cards::Di;
use crate::creatures::{Breed, Creature, CreatureSet};
use crate::map::Zone;
use crate::teams::Party;
use crate::tiles::Colour;
use table::Side;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Question {
    /// Chance: the top card of the deck.
    #[default]
    Draw,
    /// Chance: who comes next in the first order.
    FirstOrder {
        placed: Sides,
    },
    /// Chance: a colour that is in play.
    Colours,
    /// Which god is led. [god.1]
    FirstGod,
    Levels,
    /// The level of the first of the first pyramids; the colour of one of them. [setup.7]
    FirstLevel,
    FirstColour {
        level: u8,
    },
    /// A tile for nothing. [setup.14]
    FirstTile,
    /// Where a pyramid is put.
    Site {
        colour: Colour,
    },
    FirstUnits {
        district: Zone,
        left: u8,
    },
    /// Which of the cards that a tile drew is kept. [tile.vision] [tile.divine-advantage]
    Vision,
    NightTile,
    HandOfGod,
    /// A unit placed for nothing.
    Muster {
        left: u8,
        camp: Camp,
    },
    /// How many Veteran tokens are spent. [veteran.3]
    Veterans {
        buys: Buys,
    },
    /// How many cards of a kind are discarded, of so many to discard. [tile.vision]
    Sift {
        kind: Di,
        left: u8,
    },
    /// From whom a card is taken; chance: which one. [tile.annexation]
    Annex,
    Steal {
        from: Side,
    },
    /// Which place of the order is taken. [destiny.2]
    Destiny {
        taken: Sides,
    },
    Order {
        placed: Sides,
    },
    /// Which player of the team comes next in the order. [team.9] [team.20]
    Lead {
        named: Sides,
    },
    /// Whose unit comes to a first troop, after that of a teammate elsewhere. [team.10]
    Guest {
        district: Zone,
        last: Option<Side>,
    },
    /// How much of a gain goes to a teammate. [team.8]
    HandOn {
        goods: Goods,
        mate: Side,
        left: u8,
    },
    /// From where a unit comes to a teammate's troop. [card.assemble]
    Come {
        to: Zone,
        left: u8,
    },
    Menu,
    /// Whether silver or gold are laid with the own token. [day.7]
    Beside,
    /// Where a creature of the own city or of the reserve goes. [creature.7]
    Rearrange {
        creature: Creature,
    },
    Target {
        card: Di,
    },
    Raise,
    RaiseTo {
        colour: Colour,
    },
    /// Which card comes back from the discards. [card.divine-memory]
    Recover,
    Buy {
        with: Purchase,
    },
    /// Where a god just acquired is put; one that comes with recruits. [god.7] [god.8]
    Throne,
    Descend,
    /// Where a creature just bought is put.
    Lair {
        creature: Creature,
    },
    /// Which battle card leaves for the special one.
    Swap {
        special: BattleCard,
    },
    Recruit {
        district: Zone,
        hired: u8,
    },
    /// Which creature comes back with the recruits, and where.
    Summon,
    Join {
        creature: Creature,
    },
    /// Which companion of a kind comes with the units put in a district. [recruit.4]
    Escort {
        district: Zone,
        breed: Breed,
    },
    /// Which district with recruits and enemies fights next.
    Assault,
    /// Which troop moves.
    Start {
        pace: Pace,
    },
    Where,
    HowMany {
        to: Zone,
        way: Way,
    },
    /// How many units of a teammate go along. [team.14]
    HowManyOf {
        to: Zone,
        way: Way,
        party: Party,
        mate: Side,
    },
    /// Whether the companion of a kind goes along; of several, which one stays. Those of another kind that go along are
    /// named before.
    TakeCreature {
        to: Zone,
        way: Way,
        party: Party,
        breed: Breed,
        along: CreatureSet,
    },
    Veto {
        card: Di,
    },
    /// Who of a team defends its mixed troop; how many units of each player leave one. [team.6] [team.17]
    Champion,
    Whose {
        zone: Zone,
        owner: Side,
        left: u8,
    },
    Escape,
    EscapeTo,
    PlayCard,
    Aside {
        played: BattleCard,
    },
    Add {
        kind: Di,
        spent: u8,
    },
    /// Whether the played card is exchanged for the one set aside. [card.snare]
    Snare,
    Wound {
        kind: Di,
    },
    /// Where a creature goes whose troop was destroyed.
    Home {
        creature: Creature,
    },
    Beaten,
    RetreatTo {
        loser: Side,
    },
    Victorious,
    Delta,
    Sanctuary,
    /// Against Amon, chance: the objective; the tile of a row; a card of each of his decks. [amon.3]
    Objective,
    Row {
        half: Half,
        level: u8,
        column: u8,
    },
    Omen,
    Deed,
    Plunder,
    /// Chance, where his rules leave several: what a card aims at, the next step, where a troop comes back. [ruling.144]
    Aim {
        deed: Deed,
    },
    Way,
    Return,
    /// Chance: his battle card. [amon.8]
    AmonCard,
    /// Which troop of the player loses units. [ruling.167]
    Levy {
        units: u8,
    },
}

/// Where units are placed for nothing. [ruling.7]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Camp {
    /// In own districts without enemies, and with own troops anywhere.
    #[default]
    Anywhere,
    /// In own districts without enemies.
    City,
    /// The same, and all of them, as far as there is room.
    CityAll,
}

/// What Veteran tokens are spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Buys {
    #[default]
    Prayer,
    Cards,
}

/// What is gained and can be handed on. [team.8]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Goods {
    #[default]
    Prayer,
    Veterans,
}

/// What a tile is bought with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purchase {
    /// The Buy space of this number.
    Space(u8),
    /// The gold token. [tile.twin-ceremony]
    Twin,
}

/// A set of sides, as small as it goes.
pub type Sides = table::SeatSet;

impl Question {
    /// The section of the rules that asks.
    pub fn rule(self) -> &'static str {
        match self {
            Question::Draw => "di.3",
            Question::FirstOrder { .. } => "setup.6",
            Question::Colours => "setup.13",
            Question::FirstGod => "god.1",
            Question::Throne => "god.7",
            Question::Descend => "god.8",
            Question::Levels | Question::FirstLevel | Question::FirstColour { .. } => "setup.7",
            Question::FirstTile => "setup.14",
            Question::Site { .. } => "raise.3",
            Question::FirstUnits { .. } => "setup.8",
            Question::Vision => "tile.vision",
            Question::NightTile => "night.3",
            Question::HandOfGod => "tile.hand-of-god",
            Question::Muster { .. } => "ruling.7",
            Question::Veterans { .. } => "veteran.3",
            Question::Sift { .. } => "tile.vision",
            Question::Annex | Question::Steal { .. } => "tile.annexation",
            Question::Destiny { .. } => "destiny.2",
            Question::Order { .. } => "night.4",
            Question::Lead { .. } => "team.20",
            Question::Guest { .. } => "team.10",
            Question::HandOn { .. } => "team.8",
            Question::Come { .. } => "card.assemble",
            Question::HowManyOf { .. } => "team.14",
            Question::Champion => "team.6",
            Question::Whose { .. } => "team.17",
            Question::Menu | Question::Beside => "day.7",
            Question::Rearrange { .. } => "creature.7",
            Question::Recover => "card.divine-memory",
            Question::Target { card } => card.card().rule,
            Question::Raise | Question::RaiseTo { .. } => "raise.1",
            Question::Buy { .. } => "buy.1",
            Question::Lair { .. } => "buy.7",
            Question::Swap { .. } => "battlecard.2",
            Question::Recruit { .. } => "recruit.1",
            Question::Summon | Question::Join { .. } | Question::Escort { .. } => "recruit.4",
            Question::Assault => "recruit.3",
            Question::Start { .. } => "move.1",
            Question::Where => "move.3",
            Question::HowMany { .. } | Question::TakeCreature { .. } => "move.2",
            Question::Veto { .. } => "di.4",
            Question::Escape | Question::EscapeTo => "di.5",
            Question::PlayCard | Question::Aside { .. } | Question::Add { .. } => "battle.2",
            Question::Snare => "battle.16",
            Question::Wound { .. } => "battle.5",
            Question::Home { .. } => "creature.4",
            Question::Beaten => "aftermath.1",
            Question::RetreatTo { .. } => "aftermath.2",
            Question::Victorious => "aftermath.5",
            Question::Delta => "dayend.1",
            Question::Sanctuary => "dayend.3",
            Question::Objective => "objective.1",
            Question::Row { .. } => "plunder.1",
            Question::Omen => "event.1",
            Question::Deed => "action.1",
            Question::Plunder => "plunder.2",
            Question::Aim { .. } => "action.2",
            Question::Way => "action.3",
            Question::Return => "amon.11",
            Question::AmonCard => "amon.8",
            Question::Levy { .. } => "ruling.167",
        }
    }
}
