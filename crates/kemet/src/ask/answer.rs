//! What may be answered.

use crate::battle_cards::BattleCard;
use crate::cards::Di;
use crate::creatures::Creature;
use crate::edition::{Action, Space};
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
    Side(Side),
    Zone(Zone),
    Count(u8),
    /// A way to spread the first three levels, among [`super::LEVELS`].
    Levels(u8),
    Colour(Colour),
    Tile(Tile),
    Creature(Creature),
    Lay(Space),
    Silver(Space),
    Gold(Gold),
    Card(Di),
    Battle(BattleCard),
    Walk(Zone),
    Teleport(Zone),
}

/// Two bytes against two bytes: every answer played is looked for among the options, so this is hot.
impl PartialEq for Answer {
    #[inline]
    fn eq(&self, other: &Answer) -> bool {
        self.key() == other.key()
    }
}

impl std::hash::Hash for Answer {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl Answer {
    #[inline]
    fn key(self) -> (u8, u8) {
        match self {
            Answer::Pass => (0, 0),
            Answer::Done => (1, 0),
            Answer::Stop => (2, 0),
            Answer::Yes => (3, 0),
            Answer::No => (4, 0),
            Answer::Recall => (5, 0),
            Answer::Retreat => (6, 0),
            Answer::Stay => (7, 0),
            Answer::Side(side) => (8, side.index() as u8),
            Answer::Zone(zone) => (9, zone.index() as u8),
            Answer::Count(count) => (10, count),
            Answer::Levels(spread) => (11, spread),
            Answer::Colour(colour) => (12, colour as u8),
            Answer::Tile(tile) => (13, tile.index() as u8),
            Answer::Creature(creature) => (14, creature as u8),
            Answer::Lay(space) => (15, space.index() as u8),
            Answer::Silver(space) => (16, space.index() as u8),
            Answer::Gold(gold) => (17, gold as u8),
            Answer::Card(card) => (18, card as u8),
            Answer::Battle(card) => (19, card.index() as u8),
            Answer::Walk(zone) => (20, zone.index() as u8),
            Answer::Teleport(zone) => (21, zone.index() as u8),
        }
    }
}

/// What the golden token does. [day.5]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Gold {
    #[default]
    Move,
    Recruit,
}

impl Gold {
    pub const ALL: [Gold; 2] = [Gold::Move, Gold::Recruit];

    pub fn action(self) -> Action {
        match self {
            Gold::Move => Action::Move,
            Gold::Recruit => Action::Recruit,
        }
    }
}
