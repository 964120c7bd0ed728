//! The companions: what each brings to the troop it travels with. [creature.3] Most are creatures; a servant is one of
//! a second kind. [servant.1]

use crate::battle_cards::{Values, values};
use table::index_set;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Creature {
    #[default]
    RoyalScarab,
    GiantScorpion,
    Phoenix,
    AncestralElephant,
    DeepDesertSnake,
    Sphinx,
    TheMummy,
    KhnumsSphinx,
    GriffinSphinx,
    Amout,
    SacredCobra,
    GiantVulture,
    GreatCrocodile,
    ShadowServant,
}

/// The kinds of companions: a side has at most one of each in one space. [creature.2] [servant.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Breed {
    #[default]
    Beast,
    Servant,
}

impl Breed {
    pub const ALL: [Breed; 2] = [Breed::Beast, Breed::Servant];

    pub fn name(self) -> &'static str {
        match self {
            Breed::Beast => "creature",
            Breed::Servant => "servant",
        }
    }
}

/// What a creature can do beyond its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gift {
    None,
    /// Its troop passes walls. [tile.phoenix]
    IgnoresWalls,
    /// The enemy creature brings nothing to the battle. [battle.12]
    SilencesCreature,
    /// An opponent's moving troop pays to enter its space. [tile.khnums-sphinx]
    Toll(u8),
    /// The teleport of a Move may start from an obelisk. [tile.griffin-sphinx]
    ObeliskGate,
    /// Its troop loses no units outside battle, and kills bring a point. [tile.amout-the-soul-devourer]
    DevoursSouls,
    /// Beaten, its own side says where the troop retreats to. [tile.giant-vulture]
    ChoosesRetreat,
}

/// A creature as an edition prints it.
#[derive(Debug)]
pub struct CreatureCard {
    pub creature: Creature,
    pub speed: u8,
    pub battle: Values,
    pub gift: Gift,
}

const fn card(creature: Creature, speed: u8, battle: Values, gift: Gift) -> CreatureCard {
    CreatureCard { creature, speed, battle, gift }
}

pub const ROYAL_SCARAB: CreatureCard = card(Creature::RoyalScarab, 2, values(2, 0, 0), Gift::None);
pub const GIANT_SCORPION: CreatureCard = card(Creature::GiantScorpion, 1, values(2, 2, 0), Gift::None);
pub const PHOENIX: CreatureCard = card(Creature::Phoenix, 1, values(2, 0, 0), Gift::IgnoresWalls);
/// At the second level it is weaker. [ruling.67]
pub const LIGHT_PHOENIX: CreatureCard = card(Creature::Phoenix, 1, values(1, 0, 0), Gift::IgnoresWalls);
pub const ANCESTRAL_ELEPHANT: CreatureCard = card(Creature::AncestralElephant, 1, values(1, 0, 1), Gift::None);
pub const DEEP_DESERT_SNAKE: CreatureCard = card(Creature::DeepDesertSnake, 1, values(0, 0, 0), Gift::SilencesCreature);
pub const SPHINX: CreatureCard = card(Creature::Sphinx, 0, values(2, 0, 0), Gift::None);
pub const THE_MUMMY: CreatureCard = card(Creature::TheMummy, 1, values(2, 0, 0), Gift::None);
pub const KHNUMS_SPHINX: CreatureCard = card(Creature::KhnumsSphinx, 1, values(1, 0, 0), Gift::Toll(2));
pub const GRIFFIN_SPHINX: CreatureCard = card(Creature::GriffinSphinx, 0, values(2, 0, 0), Gift::ObeliskGate);
pub const AMOUT: CreatureCard = card(Creature::Amout, 1, values(2, 0, 0), Gift::DevoursSouls);
pub const SACRED_COBRA: CreatureCard =
    card(Creature::SacredCobra, 0, Values { unblockable: 1, ..values(1, 0, 0) }, Gift::None);
pub const GIANT_VULTURE: CreatureCard = card(Creature::GiantVulture, 2, values(1, 0, 0), Gift::ChoosesRetreat);
pub const GREAT_CROCODILE: CreatureCard =
    card(Creature::GreatCrocodile, 1, Values { unblockable: 1, ..values(2, 0, 0) }, Gift::None);
pub const SHADOW_SERVANT: CreatureCard =
    card(Creature::ShadowServant, 0, Values { shields: 1, ..values(1, 0, 0) }, Gift::None);

impl Creature {
    pub const COUNT: usize = 14;
    pub const ALL: [Creature; Creature::COUNT] = [
        Creature::RoyalScarab,
        Creature::GiantScorpion,
        Creature::Phoenix,
        Creature::AncestralElephant,
        Creature::DeepDesertSnake,
        Creature::Sphinx,
        Creature::TheMummy,
        Creature::KhnumsSphinx,
        Creature::GriffinSphinx,
        Creature::Amout,
        Creature::SacredCobra,
        Creature::GiantVulture,
        Creature::GreatCrocodile,
        Creature::ShadowServant,
    ];

    /// Which kind of companion it is.
    #[inline]
    pub const fn breed(self) -> Breed {
        match self {
            Creature::ShadowServant => Breed::Servant,
            Creature::RoyalScarab
            | Creature::GiantScorpion
            | Creature::Phoenix
            | Creature::AncestralElephant
            | Creature::DeepDesertSnake
            | Creature::Sphinx
            | Creature::TheMummy
            | Creature::KhnumsSphinx
            | Creature::GriffinSphinx
            | Creature::Amout
            | Creature::SacredCobra
            | Creature::GiantVulture
            | Creature::GreatCrocodile => Breed::Beast,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Creature::RoyalScarab => "royal-scarab",
            Creature::GiantScorpion => "giant-scorpion",
            Creature::Phoenix => "phoenix",
            Creature::AncestralElephant => "ancestral-elephant",
            Creature::DeepDesertSnake => "deep-desert-snake",
            Creature::Sphinx => "sphinx",
            Creature::TheMummy => "the-mummy",
            Creature::KhnumsSphinx => "khnums-sphinx",
            Creature::GriffinSphinx => "griffin-sphinx",
            Creature::Amout => "amout-the-soul-devourer",
            Creature::SacredCobra => "sacred-cobra",
            Creature::GiantVulture => "giant-vulture",
            Creature::GreatCrocodile => "great-crocodile",
            Creature::ShadowServant => "shadow-servant",
        }
    }

    const fn at(bit: usize) -> Creature {
        Creature::ALL[bit]
    }

    const fn index(self) -> usize {
        self as usize
    }
}

index_set!(
    /// A few creatures: those of one troop, as they go along.
    CreatureSet of Creature in u16
);

const SERVANTS: CreatureSet = CreatureSet::only(Creature::ShadowServant);

impl CreatureSet {
    /// Those of one kind.
    #[must_use]
    #[inline]
    pub const fn of(self, breed: Breed) -> CreatureSet {
        match breed {
            Breed::Beast => self.minus(SERVANTS),
            Breed::Servant => self.and(SERVANTS),
        }
    }

    /// Two of one kind are together. [creature.2] [servant.2]
    #[inline]
    pub const fn crowds(self) -> bool {
        self.count() > 1 && (self.of(Breed::Beast).count() > 1 || self.of(Breed::Servant).count() > 1)
    }
}
