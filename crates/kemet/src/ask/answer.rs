//! What may be answered.

use crate::amon::{Deed, Omen, Plunder};
use crate::battle_cards::BattleCard;
use crate::cards::Di;
use crate::creatures::Creature;
use crate::edition::Space;
use crate::gods::God;
use crate::map::Zone;
use crate::tiles::{Colour, Tile};
use table::Side;

#[derive(Clone, Copy, Debug, Eq, Default)]
pub enum Answer {
    #[default]
    Pass,
    Done,
    Stop,
    Yes,
    No,
    Recall,
    Retreat,
    Stay,
    /// Creatures of the own city change places.
    Rearrange,
    Side(Side),
    Zone(Zone),
    Count(u8),
    /// A way to spread the first three levels, among [`super::LEVELS`].
    Levels(u8),
    Colour(Colour),
    Tile(Tile),
    Creature(Creature),
    /// The god one leads. [god.1]
    God(God),
    /// Of several creatures, the one that does not go along.
    Leave(Creature),
    Lay(Space),
    Silver(Space),
    Gold(Gold),
    /// The action of a token laid before.
    Resolve(Bearer),
    /// A place in the turn order.
    Place(u8),
    Card(Di),
    Battle(BattleCard),
    Walk(Zone),
    Teleport(Zone),
    /// Cards of Amon's decks.
    Omen(Omen),
    Deed(Deed),
    Plunder(Plunder),
}

/// Every answer played is looked for among the options, so this is hot: kind against kind, and byte against byte.
impl PartialEq for Answer {
    #[inline]
    fn eq(&self, other: &Answer) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other) && self.value() == other.value()
    }
}

impl std::hash::Hash for Answer {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        self.value().hash(state);
    }
}

impl Answer {
    /// What the kind of answer carries, as a byte.
    #[inline]
    fn value(self) -> u8 {
        match self {
            Answer::Pass
            | Answer::Done
            | Answer::Stop
            | Answer::Yes
            | Answer::No
            | Answer::Recall
            | Answer::Retreat
            | Answer::Rearrange
            | Answer::Stay => 0,
            Answer::Side(side) => side.index() as u8,
            Answer::Zone(zone) | Answer::Walk(zone) | Answer::Teleport(zone) => zone.index() as u8,
            Answer::Count(value) | Answer::Levels(value) | Answer::Place(value) => value,
            Answer::Colour(colour) => colour as u8,
            Answer::Tile(tile) => tile.index() as u8,
            Answer::Creature(creature) | Answer::Leave(creature) => creature as u8,
            Answer::God(god) => god as u8,
            Answer::Lay(space) | Answer::Silver(space) => space.index() as u8,
            Answer::Gold(gold) => gold as u8,
            Answer::Resolve(bearer) => bearer as u8,
            Answer::Card(card) => card as u8,
            Answer::Battle(card) => card.index() as u8,
            Answer::Omen(omen) => omen as u8,
            Answer::Deed(deed) => deed as u8,
            Answer::Plunder(card) => card.index() as u8,
        }
    }
}

/// What the golden token does. [day.5] [golden.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Gold {
    #[default]
    Move,
    Recruit,
    /// A Move that ignores walls.
    Surprise,
    /// A Move without teleport.
    March,
    /// A further tile of a colour bought this Day.
    Twin,
    Raise,
    Pray,
}

impl Gold {
    pub const ALL: [Gold; 7] =
        [Gold::Move, Gold::Recruit, Gold::Surprise, Gold::March, Gold::Twin, Gold::Raise, Gold::Pray];

    /// The action as a bit of [`crate::tiles::Perk::Golden`].
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub fn name(self) -> &'static str {
        match self {
            Gold::Move => "move",
            Gold::Recruit => "recruit",
            Gold::Surprise => "surprise",
            Gold::March => "march",
            Gold::Twin => "twin",
            Gold::Raise => "raise",
            Gold::Pray => "pray",
        }
    }
}

/// Whose action is taken next, of tokens laid together. [day.7]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Bearer {
    #[default]
    Own,
    Silver,
    Gold,
}

impl Bearer {
    pub const ALL: [Bearer; 3] = [Bearer::Own, Bearer::Silver, Bearer::Gold];

    pub fn name(self) -> &'static str {
        match self {
            Bearer::Own => "own",
            Bearer::Silver => "silver",
            Bearer::Gold => "gold",
        }
    }
}
