//! The nine action cards. [action.1]

use super::Troop;
use crate::provenance::Provenance::{self, Reconstructed, Rulebook};
use table::index_set;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Deed {
    #[default]
    Surge,
    Raid,
    HuntA,
    HuntB,
    PilgrimageA,
    PilgrimageB,
    Reinforcements1,
    Reinforcements2,
    Pillage,
}

/// What a troop moves towards. [action.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quarry {
    /// The player's pyramids.
    Pyramids,
    /// The player's troops.
    Troops,
    /// Temples the player holds; temples without another troop; the temple of the Delta.
    HeldTemples,
    FreeTemples,
    DeltaTemple,
}

/// What picks among several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    Highest,
    Occupied,
    Fewest,
    Nearest,
    Westernmost,
    Easternmost,
}

impl By {
    pub const ALL: [By; 6] = [By::Highest, By::Occupied, By::Fewest, By::Nearest, By::Westernmost, By::Easternmost];

    pub fn name(self) -> &'static str {
        match self {
            By::Highest => "highest",
            By::Occupied => "occupied",
            By::Fewest => "fewest",
            By::Nearest => "nearest",
            By::Westernmost => "westernmost",
            By::Easternmost => "easternmost",
        }
    }
}

/// A target and what picks among several, one condition after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hunt {
    pub quarry: Quarry,
    pub by: &'static [By],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// A troop moves towards the first of these that there is.
    March(Troop, &'static [Hunt]),
    /// Units for each of his troops; units that a troop of the player loses.
    Recruit { units: u8, levy: u8 },
    /// A plunder, then the troop nearest to one of the player's moves towards it.
    Pillage(&'static [Hunt]),
}

pub struct DeedCard {
    pub name: &'static str,
    pub rule: &'static str,
    pub does: Does,
    pub provenance: Provenance,
}

/// In the order of [`Deed`].
static CARDS: [DeedCard; Deed::COUNT] = [
    DeedCard {
        name: "surge",
        rule: "action.surge",
        does: Does::March(Troop::A, &[hunt(Quarry::Pyramids, &[By::Highest, By::Occupied, By::Westernmost])]),
        provenance: Rulebook,
    },
    DeedCard {
        name: "raid",
        rule: "action.raid",
        does: Does::March(Troop::B, &[hunt(Quarry::Pyramids, &[By::Highest, By::Occupied, By::Easternmost])]),
        provenance: Reconstructed,
    },
    DeedCard {
        name: "hunt-a",
        rule: "action.hunt-a",
        does: Does::March(Troop::A, &[hunt(Quarry::Troops, &[By::Fewest, By::Nearest, By::Westernmost])]),
        provenance: Reconstructed,
    },
    DeedCard {
        name: "hunt-b",
        rule: "action.hunt-b",
        does: Does::March(Troop::B, &[hunt(Quarry::Troops, &[By::Fewest, By::Nearest, By::Easternmost])]),
        provenance: Reconstructed,
    },
    DeedCard {
        name: "pilgrimage-a",
        rule: "action.pilgrimage-a",
        does: Does::March(
            Troop::A,
            &[
                hunt(Quarry::HeldTemples, &[By::Nearest, By::Westernmost]),
                hunt(Quarry::FreeTemples, &[By::Nearest]),
                hunt(Quarry::DeltaTemple, &[]),
            ],
        ),
        provenance: Reconstructed,
    },
    DeedCard {
        name: "pilgrimage-b",
        rule: "action.pilgrimage-b",
        does: Does::March(
            Troop::B,
            &[
                hunt(Quarry::HeldTemples, &[By::Nearest, By::Easternmost]),
                hunt(Quarry::FreeTemples, &[By::Nearest]),
                hunt(Quarry::DeltaTemple, &[]),
            ],
        ),
        provenance: Reconstructed,
    },
    DeedCard {
        name: "reinforcements-1",
        rule: "action.reinforcements-1",
        does: Does::Recruit { units: 1, levy: 2 },
        provenance: Rulebook,
    },
    DeedCard {
        name: "reinforcements-2",
        rule: "action.reinforcements-2",
        does: Does::Recruit { units: 2, levy: 0 },
        provenance: Reconstructed,
    },
    DeedCard {
        name: "pillage",
        rule: "action.pillage",
        does: Does::Pillage(&[hunt(Quarry::Troops, &[By::Nearest, By::Fewest, By::Westernmost])]),
        provenance: Reconstructed,
    },
];

const fn hunt(quarry: Quarry, by: &'static [By]) -> Hunt {
    Hunt { quarry, by }
}

impl Deed {
    pub const COUNT: usize = 9;
    pub const ALL: [Deed; Deed::COUNT] = [
        Deed::Surge,
        Deed::Raid,
        Deed::HuntA,
        Deed::HuntB,
        Deed::PilgrimageA,
        Deed::PilgrimageB,
        Deed::Reinforcements1,
        Deed::Reinforcements2,
        Deed::Pillage,
    ];

    pub fn card(self) -> &'static DeedCard {
        &CARDS[self as usize]
    }

    const fn at(bit: usize) -> Deed {
        Deed::ALL[bit]
    }

    const fn index(self) -> usize {
        self as usize
    }
}

index_set!(
    /// Some of the action cards.
    DeedSet of Deed in u16
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_stands_in_its_place() {
        for deed in Deed::ALL {
            assert_eq!(deed.card().rule, format!("action.{}", deed.card().name));
            assert_eq!(Deed::at(deed.index()), deed);
        }
        assert_eq!(Deed::HuntB.card().name, "hunt-b");
        assert_eq!(Deed::Pillage.card().name, "pillage");
    }
}
