//! Power tiles: what each is, in one place. Most are numbers; the rules that read a number name the [`Perk`].

pub mod black;
pub mod blue;
pub mod red;
mod set;
#[cfg(test)]
mod tests;
pub mod violet;
pub mod white;

use crate::creatures::Creature;
use crate::edition::TILES;
use crate::provenance::Provenance;
pub use set::{NearSet, TileSet};
use table::index_set;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Colour {
    #[default]
    White,
    Red,
    Blue,
    Black,
    Violet,
}

impl Colour {
    pub const COUNT: usize = 5;
    pub const ALL: [Colour; Colour::COUNT] = [Colour::White, Colour::Red, Colour::Blue, Colour::Black, Colour::Violet];

    const fn at(bit: usize) -> Colour {
        Colour::ALL[bit]
    }

    const fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Black => "black",
            Colour::Violet => "violet",
        }
    }
}

index_set!(ColourSet of Colour in u8);

/// What a tile can give: each is read at one place in the rules, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Perk {
    /// Strength in battle; as attacker; as defender.
    Strength,
    AttackStrength,
    DefenceStrength,
    Damage,
    Protection,
    /// Movement capacity of every troop.
    Speed,
    IgnoresWalls,
    /// Teleports may start from an obelisk.
    ObeliskGate,
    /// Prayer points saved: per teleport, per tile bought, per level raised, once per action.
    CheaperTeleport,
    CheaperTile,
    CheaperLevel,
    CheaperAction,
    /// Units that come free with a Recruit action; recruits may join troops anywhere.
    FreeRecruits,
    LocalRecruits,
    /// Units a troop may hold beyond the usual limit.
    LargerTroops,
    /// More prayer points from a Pray action; from each effect of the Day that gives some; each Night.
    BetterPrayer,
    BetterDay,
    NightPrayer,
    /// A unit placed with each Pray action; prayer points with each Pray action of an opponent.
    PrayUnits,
    PrayDrain,
    /// More cards each Night; the usual one chosen among so many; so many more drawn, and as many discarded.
    NightCards,
    NightSight,
    NightSift,
    /// Each Night: one more card kept of so many seen; a card taken from an opponent.
    NightPick,
    NightTheft,
    /// Each Night: levels raised for nothing; units placed for nothing.
    NightLevel,
    NightUnits,
    /// On taking the tile: prayer points; units placed for nothing; units the side did not have before.
    TakingPrayer,
    TakingUnits,
    Mercenaries,
    /// Units of the defender that die before the battle; of the attacker.
    FirstStrike,
    Trap,
    /// Prayer points for a moving troop that meets an enemy.
    Zeal,
    /// Sees the other side's battle card before choosing.
    Foresight,
    /// Strength for cards discarded after the reveal; the played battle card exchanged for the one set aside.
    Wounds,
    Exchange,
    /// Prayer points per unit destroyed in battle; per own unit lost in it; per battle won.
    KillSpoils,
    LossSpoils,
    WinSpoils,
    /// Battle points for a defence won; Veteran tokens on top of any that a battle gives.
    DefenceGlory,
    MoreVeterans,
    /// Permanent points.
    Points,
    SilverToken,
    /// Golden actions, as the sum of their [`crate::ask::Gold::bit`]s; read by `query::golden`.
    Golden,
    /// Swaps one battle card for the special one: 1 the first, 2 the second, 3 the third.
    SpecialCard,
}

impl Perk {
    pub const COUNT: usize = Perk::SpecialCard as usize + 1;

    /// Whether tiles give it that may be far in an edition's list: those that every colour has.
    #[inline(always)]
    pub const fn is_far(self) -> bool {
        matches!(self, Perk::Points | Perk::SilverToken)
    }
}

/// The icon on the tile: when it acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    Day,
    Night,
    Battle,
}

/// What a tile does, whatever its colour and level in an edition.
#[derive(Debug)]
pub struct Power {
    pub name: &'static str,
    /// The message that tells its effect: the name, but where tiles of one name differ between boxes.
    pub text: &'static str,
    pub rule: &'static str,
    pub icon: Icon,
    pub perks: &'static [(Perk, u8)],
    pub creature: Option<Creature>,
}

const fn power(name: &'static str, rule: &'static str, icon: Icon, perks: &'static [(Perk, u8)]) -> Power {
    Power { name, text: name, rule, icon, perks, creature: None }
}

const fn creature(
    name: &'static str,
    rule: &'static str,
    icon: Icon,
    creature: Creature,
    perks: &'static [(Perk, u8)],
) -> Power {
    Power { name, text: name, rule, icon, perks, creature: Some(creature) }
}

impl Power {
    /// The same name with an effect of another wording.
    const fn told(self, text: &'static str) -> Power {
        Power { text, ..self }
    }
}

/// A power as an edition prints it: one row per kind of tile.
#[derive(Debug)]
pub struct TileRow {
    pub power: &'static Power,
    pub colour: Colour,
    pub level: u8,
    pub copies: u8,
    /// Whether a game of two has it. [setup.13]
    pub in_small_games: bool,
    pub provenance: Provenance,
}

impl TileRow {
    /// The same tile, taken out in a game of two.
    #[must_use]
    pub const fn not_in_small_games(self) -> TileRow {
        TileRow { in_small_games: false, ..self }
    }
}

/// A row of the edition's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tile(u8);

impl Tile {
    pub const fn new(index: usize) -> Tile {
        assert!(index < TILES);
        Tile(index as u8)
    }

    #[inline]
    const fn at(bit: usize) -> Tile {
        Tile(bit as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
