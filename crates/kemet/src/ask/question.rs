//! What is asked.

use crate::battle_cards::BattleCard;
use crate::board::Way;
use crate::cards::Di;
use crate::creatures::Creature;
use crate::map::Zone;
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
    Levels,
    /// Where a pyramid is put.
    Site {
        colour: Colour,
    },
    FirstUnits {
        district: Zone,
        left: u8,
    },
    /// Which of the cards Vision drew is kept.
    Vision,
    NightTile,
    HandOfGod,
    /// A unit placed for nothing.
    Muster {
        left: u8,
    },
    Order {
        placed: Sides,
    },
    Menu,
    Target {
        card: Di,
    },
    Raise,
    RaiseTo {
        colour: Colour,
    },
    Buy {
        colour: Colour,
    },
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
    /// Which district with recruits and enemies fights next.
    Assault,
    /// Which troop moves.
    Start,
    Where,
    HowMany {
        to: Zone,
        way: Way,
    },
    TakeCreature {
        to: Zone,
        way: Way,
        units: u8,
    },
    Veto {
        card: Di,
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
}

/// A set of sides, as small as it goes.
pub type Sides = table::SeatSet;

impl Question {
    /// The section of the rules that asks.
    pub fn rule(self) -> &'static str {
        match self {
            Question::Draw => "di.3",
            Question::FirstOrder { .. } => "setup.6",
            Question::Levels => "setup.7",
            Question::Site { .. } => "raise.3",
            Question::FirstUnits { .. } => "setup.8",
            Question::Vision => "tile.vision",
            Question::NightTile => "night.3",
            Question::HandOfGod => "tile.hand-of-god",
            Question::Muster { .. } => "ruling.7",
            Question::Order { .. } => "night.4",
            Question::Menu => "day.7",
            Question::Target { card } => card.card().rule,
            Question::Raise | Question::RaiseTo { .. } => "raise.1",
            Question::Buy { .. } => "buy.1",
            Question::Lair { .. } => "buy.7",
            Question::Swap { .. } => "battlecard.2",
            Question::Recruit { .. } => "recruit.1",
            Question::Summon | Question::Join { .. } => "recruit.4",
            Question::Assault => "recruit.3",
            Question::Start => "move.1",
            Question::Where => "move.3",
            Question::HowMany { .. } | Question::TakeCreature { .. } => "move.2",
            Question::Veto { .. } => "di.4",
            Question::Escape | Question::EscapeTo => "di.5",
            Question::PlayCard | Question::Aside { .. } | Question::Add { .. } => "battle.2",
            Question::Wound { .. } => "battle.5",
            Question::Home { .. } => "creature.4",
            Question::Beaten => "aftermath.1",
            Question::RetreatTo { .. } => "aftermath.2",
            Question::Victorious => "aftermath.5",
            Question::Delta => "dayend.1",
            Question::Sanctuary => "dayend.3",
        }
    }
}
