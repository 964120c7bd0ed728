//! What happened, for people. Rules never read events.

use crate::board::Ending;
use crate::hex::Hex;
use crate::kinds::*;
use table::{Seat, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    GodTaken { side: Side, god: God },
    GuardianChosen { guardian: Guardian },
    FirstPlayer { seat: Seat },
    ActionTaken { seat: Seat, action: Action },
    Moved { side: Side, from: Hex, to: Hex },
    Pushed { side: Side, from: Hex, to: Hex },
    Aimed { at: Hex, direction: u8 },
    Summoned { side: Side, piece: Piece, at: Hex },
    ByPyramid { side: Side, at: Hex },
    ByUnderworld { side: Side },
    Ransomed { side: Side },
    Radiant { at: Hex },
    Followers { side: Side, followers: u8 },
    Sacrificed { side: Side, followers: u8 },
    Unlocked { side: Side, power: Power },
    GuardianJoined { side: Side, guardian: Guardian },
    Happened { happening: Happening },
    Idle { side: Side },
    Controlled { side: Side, at: Hex },
    CamelPlaced { a: Hex, b: Hex },
    RegionSplit { token: u8, other: u8 },
    TokensSwapped { token: u8, other: u8 },
    ConflictBegins { number: u8 },
    Destroyed { at: Hex },
    RegionBegins { token: u8 },
    Dominated { side: Side, token: u8 },
    Relocated { side: Side, from: Hex, to: Hex },
    Doubled { side: Side },
    Revealed { side: Side, card: Card },
    Built { side: Side, monument: Monument, at: Hex },
    Bid { side: Side, followers: u8 },
    Majorities { side: Side, count: u8 },
    Strength { side: Side, strength: u8 },
    TieBroken { side: Side },
    Tied,
    Won { side: Side },
    Killed { side: Side, at: Hex },
    Kept { side: Side, at: Hex },
    Trapped { side: Side },
    MummyReturns { side: Side, at: Hex },
    GateLeft { at: Hex },
    GateMoved { at: Hex },
    Devotion { side: Side, from: u8, to: u8, grace: Grace },
    CardsReclaimed { side: Side },
    Merged { higher: Side, lower: Side },
    Forgotten { side: Side },
    TurnEnded { seat: Seat },
    GameOver { ending: Ending, winner: Option<Side> },
}

/// What moves devotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grace {
    /// [conflict.14]
    Majorities,
    /// A region nobody else is in. [conflict.5]
    Dominance,
    /// A battle won. [conflict.19]
    Victory,
    /// [power.magnanimous]
    Magnanimous,
    /// [card.miracle]
    Miracle,
    /// [power.worshipful]
    Worship,
    /// The cats of others. [guardian.cat-mummy]
    Curse,
}

impl Grace {
    pub const ALL: [Grace; 7] = [
        Grace::Majorities,
        Grace::Dominance,
        Grace::Victory,
        Grace::Magnanimous,
        Grace::Miracle,
        Grace::Worship,
        Grace::Curse,
    ];
}

/// A figure that can be summoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Piece {
    #[default]
    Warrior,
    /// A Warrior of one's own that Anubis holds, for a follower. [god.anubis]
    Ransomed,
    /// The guardian of a level, counted from 0.
    Guardian(u8),
}
