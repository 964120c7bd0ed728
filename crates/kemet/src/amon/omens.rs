//! The events and disasters: ten and five cards. [event.1] [disaster.1]

use super::War;
use crate::provenance::Provenance::{self, Reconstructed, Rulebook};
use table::index_set;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Omen {
    ThirstyForRevenge,
    BloodySkirmish,
    IronRanks,
    DesertWind,
    Famine,
    Sacrilege,
    NightVigil,
    FalteringFaith,
    DarkOmens,
    Eclipse,
    Plague,
    Locusts,
    WrathOfAmon,
    Sandstorm,
    StoneSkin,
}

/// An event lies until the next covers it; a disaster to the end. [event.2] [disaster.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OmenKind {
    Event,
    Disaster,
}

impl OmenKind {
    pub fn name(self) -> &'static str {
        match self {
            OmenKind::Event => "event",
            OmenKind::Disaster => "disaster",
        }
    }
}

/// What is done when the card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Once {
    Nothing,
    /// The player discards so many cards. [ruling.168]
    Discard(u8),
    LosePrayer(u8),
    GainPrayer(u8),
    Plunder(u8),
    /// His troops are filled, and he plunders in the next Night.
    Vigil,
    /// Each troop of the player loses a unit.
    Plague,
}

/// What weighs on the player while the card is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Burden {
    Nothing,
    /// A Pray action gives one less.
    Pray,
    /// The Prayers step gives one less.
    NightPrayer,
    /// No card is drawn in the Night.
    NightCards,
    /// A teleport costs one more.
    Teleport,
    /// Troops have one land move less, but at least one.
    Speed,
}

pub struct OmenCard {
    pub name: &'static str,
    pub kind: OmenKind,
    pub rule: &'static str,
    pub war: War,
    pub once: Once,
    pub burden: Burden,
    pub provenance: Provenance,
}

const PLAIN: OmenCard = OmenCard {
    name: "",
    kind: OmenKind::Event,
    rule: "",
    war: War::NONE,
    once: Once::Nothing,
    burden: Burden::Nothing,
    provenance: Reconstructed,
};

/// In the order of [`Omen`].
static CARDS: [OmenCard; Omen::COUNT] = [
    OmenCard {
        name: "thirsty-for-revenge",
        rule: "event.thirsty-for-revenge",
        war: War { strength: 2, damage: 2, ..War::NONE },
        once: Once::Discard(2),
        provenance: Rulebook,
        ..PLAIN
    },
    OmenCard {
        name: "bloody-skirmish",
        rule: "event.bloody-skirmish",
        war: War { strength: 1, damage: 1, moves: 1, ..War::NONE },
        provenance: Rulebook,
        ..PLAIN
    },
    OmenCard { name: "iron-ranks", rule: "event.iron-ranks", war: War { protection: 2, ..War::NONE }, ..PLAIN },
    OmenCard {
        name: "desert-wind",
        rule: "event.desert-wind",
        war: War { strength: -1, moves: 2, ..War::NONE },
        ..PLAIN
    },
    OmenCard { name: "famine", rule: "event.famine", once: Once::LosePrayer(2), burden: Burden::Pray, ..PLAIN },
    OmenCard {
        name: "sacrilege",
        rule: "event.sacrilege",
        war: War { strength: 1, ..War::NONE },
        once: Once::Plunder(2),
        ..PLAIN
    },
    OmenCard { name: "night-vigil", rule: "event.night-vigil", once: Once::Vigil, ..PLAIN },
    OmenCard {
        name: "faltering-faith",
        rule: "event.faltering-faith",
        war: War { strength: -1, damage: -1, ..War::NONE },
        once: Once::GainPrayer(2),
        ..PLAIN
    },
    OmenCard {
        name: "dark-omens",
        rule: "event.dark-omens",
        war: War { damage: 1, ..War::NONE },
        burden: Burden::NightCards,
        ..PLAIN
    },
    OmenCard {
        name: "eclipse",
        rule: "event.eclipse",
        war: War { protection: 1, ..War::NONE },
        burden: Burden::Teleport,
        ..PLAIN
    },
    OmenCard {
        name: "plague",
        kind: OmenKind::Disaster,
        rule: "disaster.plague",
        war: War { damage: 1, ..War::NONE },
        once: Once::Plague,
        ..PLAIN
    },
    OmenCard {
        name: "locusts",
        kind: OmenKind::Disaster,
        rule: "disaster.locusts",
        burden: Burden::NightPrayer,
        ..PLAIN
    },
    OmenCard {
        name: "wrath-of-amon",
        kind: OmenKind::Disaster,
        rule: "disaster.wrath-of-amon",
        war: War { strength: 1, ..War::NONE },
        ..PLAIN
    },
    OmenCard {
        name: "sandstorm",
        kind: OmenKind::Disaster,
        rule: "disaster.sandstorm",
        burden: Burden::Speed,
        ..PLAIN
    },
    OmenCard {
        name: "stone-skin",
        kind: OmenKind::Disaster,
        rule: "disaster.stone-skin",
        war: War { protection: 1, ..War::NONE },
        ..PLAIN
    },
];

impl Omen {
    pub const COUNT: usize = 15;
    pub const ALL: [Omen; Omen::COUNT] = [
        Omen::ThirstyForRevenge,
        Omen::BloodySkirmish,
        Omen::IronRanks,
        Omen::DesertWind,
        Omen::Famine,
        Omen::Sacrilege,
        Omen::NightVigil,
        Omen::FalteringFaith,
        Omen::DarkOmens,
        Omen::Eclipse,
        Omen::Plague,
        Omen::Locusts,
        Omen::WrathOfAmon,
        Omen::Sandstorm,
        Omen::StoneSkin,
    ];

    pub fn card(self) -> &'static OmenCard {
        &CARDS[self as usize]
    }

    const fn at(bit: usize) -> Omen {
        Omen::ALL[bit]
    }

    const fn index(self) -> usize {
        self as usize
    }
}

index_set!(
    /// Some of the events and disasters.
    OmenSet of Omen in u16
);

impl OmenSet {
    /// How many of a kind.
    pub fn of(self, kind: OmenKind) -> usize {
        self.iter().filter(|omen| omen.card().kind == kind).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [event.1]
    #[test]
    fn there_are_ten_events_and_five_disasters() {
        let all: OmenSet = Omen::ALL.into_iter().collect();
        assert_eq!((all.of(OmenKind::Event), all.of(OmenKind::Disaster)), (10, 5));
        for omen in Omen::ALL {
            let card = omen.card();
            assert_eq!(card.rule, format!("{}.{}", card.kind.name(), card.name), "{omen:?}");
            assert_eq!(Omen::at(omen.index()), omen);
        }
    }

    /// With the known cards the ends of the table are never reached. [ruling.142]
    #[test]
    fn no_two_disasters_and_event_leave_the_table() {
        let of = |kind| Omen::ALL.into_iter().filter(move |omen| omen.card().kind == kind);
        for event in of(OmenKind::Event) {
            for one in of(OmenKind::Disaster) {
                for other in of(OmenKind::Disaster).filter(|&other| other != one) {
                    let cards = [one, other, event].map(|omen| omen.card().war);
                    let war = cards.into_iter().fold(War::NONE, War::changed);
                    let sum = |column: fn(&War) -> i8| cards.iter().map(column).sum::<i8>();
                    assert_eq!(war.strength, sum(|war| war.strength));
                    assert_eq!(war.damage, sum(|war| war.damage));
                    assert_eq!(war.protection, sum(|war| war.protection));
                    assert_eq!(war.moves, sum(|war| war.moves));
                }
            }
        }
    }
}
