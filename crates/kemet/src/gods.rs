//! The gods of the module Gods of Egypt: what each is, in one place. No god tile is known. [ruling.179]

use crate::provenance::Provenance;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum God {
    #[default]
    Anubis,
    Bastet,
    Horus,
    Ouadjet,
    Sobek,
    Seth,
}

/// What a god can do besides. [god.11]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grace {
    /// Prayer points for each enemy unit removed in its battles.
    Spoils(u8),
    /// More land moves; walls do not hinder; beaten, its player says where it retreats.
    Prowls(u8),
    /// It teleports from any space, at this price.
    Soars(u8),
    /// Unblockable damage.
    Bites(u8),
    /// A battle card of its own.
    Armed,
    /// The enemy's companions do not count, and a win takes a card.
    Unsettles,
}

/// A god as its tile prints it.
#[derive(Debug)]
pub struct GodCard {
    pub name: &'static str,
    pub rule: &'static str,
    pub life: u8,
    pub strength: u8,
    pub grace: Grace,
    pub provenance: Provenance,
}

const fn card(name: &'static str, rule: &'static str, life: u8, strength: u8, grace: Grace) -> GodCard {
    GodCard { name, rule, life, strength, grace, provenance: Provenance::Reconstructed }
}

/// The tiles in the order of the gods.
static CARDS: [GodCard; God::COUNT] = [
    card("anubis", "god.anubis", 5, 5, Grace::Spoils(1)),
    card("bastet", "god.bastet", 4, 4, Grace::Prowls(1)),
    card("horus", "god.horus", 4, 5, Grace::Soars(1)),
    card("ouadjet", "god.ouadjet", 5, 4, Grace::Bites(2)),
    card("sobek", "god.sobek", 6, 4, Grace::Armed),
    card("seth", "god.seth", 5, 5, Grace::Unsettles),
];

impl God {
    pub const COUNT: usize = 6;
    pub const ALL: [God; God::COUNT] = [God::Anubis, God::Bastet, God::Horus, God::Ouadjet, God::Sobek, God::Seth];

    #[inline]
    pub fn card(self) -> &'static GodCard {
        &CARDS[self as usize]
    }

    pub fn name(self) -> &'static str {
        self.card().name
    }
}

/// Where a player's god is. [god.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Shrine {
    /// Its tile is face down.
    #[default]
    Closed,
    /// On its tile, which is acquired.
    Tile,
    Zone(crate::map::Zone),
}

/// The module, and how far it has come. [god.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Rise {
    /// The module is not played.
    #[default]
    Never,
    /// Nobody has reached the marker.
    Awaited,
    Reached,
}

impl Rise {
    /// As the option that chooses it is written.
    pub fn name(self) -> &'static str {
        match self {
            Rise::Never => "false",
            Rise::Awaited | Rise::Reached => "true",
        }
    }
}
