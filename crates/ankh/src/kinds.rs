//! The names of the box: gods, guardians, monuments, powers, cards, actions, events.

use table::index_set;

/// Declares a closed list of things with names, and a set of them.
macro_rules! kinds {
    ($(#[$doc:meta])* $kind:ident, $set:ident in $bits:ty { $($(#[$inner:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub enum $kind {
            #[default]
            $($(#[$inner])* $variant,)*
        }

        impl $kind {
            pub const ALL: [$kind; [$($name),*].len()] = [$($kind::$variant),*];

            pub const fn name(self) -> &'static str {
                match self {
                    $($kind::$variant => $name,)*
                }
            }

            pub fn named(name: &str) -> Option<$kind> {
                $kind::ALL.into_iter().find(|kind| kind.name() == name)
            }

            #[inline]
            const fn at(bit: usize) -> $kind {
                $kind::ALL[bit]
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        index_set!($set of $kind in $bits);
    };
}

kinds!(
    /// The gods of the box.
    God, GodSet in u8 {
        Amun = "amun",
        Anubis = "anubis",
        Isis = "isis",
        Osiris = "osiris",
        Ra = "ra",
    }
);

kinds!(
    /// The guardians: two of each level.
    Guardian, GuardianSet in u8 {
        CatMummy = "cat-mummy",
        Satet = "satet",
        Mummy = "mummy",
        Apep = "apep",
        Scorpion = "giant-scorpion",
        Androsphinx = "androsphinx",
    }
);

impl Guardian {
    /// 0, 1 or 2: the level less one.
    pub const fn level(self) -> usize {
        self as usize / 2
    }

    pub const fn base(self) -> Base {
        match self {
            Guardian::CatMummy | Guardian::Satet | Guardian::Mummy => Base::Small,
            Guardian::Apep | Guardian::Scorpion | Guardian::Androsphinx => Base::Large,
        }
    }

    /// How many figures of it are used. [setup.8]
    pub const fn figures(self, players: usize) -> u8 {
        match (players, self.base()) {
            (2, _) => 1,
            (3, _) | (_, Base::Large) => 2,
            (_, Base::Small) => 3,
        }
    }
}

/// The size of a guardian's base; each god has two of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    Small,
    Large,
}

pub const BASES: u8 = 2;

kinds!(
    /// The kinds of monuments.
    Monument, MonumentSet in u8 {
        Obelisk = "obelisk",
        Temple = "temple",
        Pyramid = "pyramid",
    }
);

/// How many monuments of a kind the box has.
pub const MONUMENTS: u8 = 10;

kinds!(
    /// The Ankh powers, four of each level.
    Power, PowerSet in u16 {
        Commanding = "commanding",
        Inspiring = "inspiring",
        Omnipresent = "omnipresent",
        Revered = "revered",
        Resplendent = "resplendent",
        ObeliskAttuned = "obelisk-attuned",
        TempleAttuned = "temple-attuned",
        PyramidAttuned = "pyramid-attuned",
        Glorious = "glorious",
        Magnanimous = "magnanimous",
        Bountiful = "bountiful",
        Worshipful = "worshipful",
    }
);

impl Power {
    /// 0, 1 or 2: the level less one.
    pub const fn level(self) -> usize {
        self as usize / 4
    }
}

kinds!(
    /// The battle cards; every god has the same seven.
    Card, CardSet in u8 {
        Plague = "plague-of-locusts",
        Build = "build-monument",
        Chariots = "chariots",
        Cycle = "cycle-of-maat",
        Drought = "drought",
        Flood = "flood",
        Miracle = "miracle",
    }
);

impl Card {
    pub const fn strength(self) -> u8 {
        match self {
            Card::Chariots => 3,
            Card::Plague | Card::Drought => 1,
            Card::Build | Card::Cycle | Card::Flood | Card::Miracle => 0,
        }
    }
}

kinds!(
    /// The four actions, from the top line of the dashboard to the bottom one.
    Action, ActionSet in u8 {
        Move = "move",
        Summon = "summon",
        Gain = "gain",
        Unlock = "unlock",
    }
);

impl Action {
    /// How many uses bring an event, by the number of players the game began with. [action.3]
    pub const fn uses(self, players: usize) -> u8 {
        match self {
            Action::Move | Action::Summon | Action::Gain => players as u8 + 1,
            Action::Unlock => players as u8,
        }
    }
}

/// What a space of the event track brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Happening {
    Control,
    Caravan,
    Conflict,
}

/// The event track after its first space. [event.2]
pub const EVENTS: [Happening; 18] = {
    use Happening::{Caravan as V, Conflict as X, Control as C};
    [C, C, C, X, V, C, C, X, V, C, C, X, V, C, C, X, C, X]
};

/// The top of the devotion track, and its last red space: the latter is not sure. [devotion.1] [ruling.16]
pub const TOP: u8 = 31;
pub const LAST_RED: u8 = 20;

/// Ankh tokens of a god beside those on its dashboard. [setup.2]
pub const ANKHS: u8 = 9;
pub const WARRIORS: u8 = 6;
pub const SUNS: u8 = 3;
pub const TRAPS: u8 = 3;
pub const UNDERWORLD: usize = 3;
pub const CAMELS: usize = 6;
/// The longest list of bids: five gods bid at once, and all their lists together are short. [ruling.30]
pub const BIDS: u8 = 25;
/// The fewest land spaces a region may have after a caravan. [caravan.6]
pub const SMALLEST: usize = 6;
pub const TOKENS: usize = 8;
