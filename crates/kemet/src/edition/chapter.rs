//! The parts of the sequence of play.

/// A part of the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// Set-up: colours in play, gods, first cards, the first order, pyramids, units, a tile.
    FirstColours,
    /// Against Amon: his tiles in rows, his creatures. [amon.3]
    FirstRows,
    FirstBeasts,
    FirstGods,
    FirstCards,
    FirstOrder,
    FirstPyramids,
    FirstUnits,
    FirstTiles,
    /// The Night, where it gives and asks nothing but one card, and one side sets the order.
    NightPrayer,
    NightCards,
    NightTiles,
    NightOrder,
    /// The Night with Veterans: prayer, cards, units, and everyone takes a place.
    Prayers,
    Interventions,
    Conscription,
    Destiny,
    /// The Day: tokens come back, turns, and what the temples give.
    Awakening,
    Daybreak,
    Turns,
    DeltaOffering,
    TemplesPay,
    SanctuaryOffering,
    TwoTemples,
    Goal,
    /// Against Amon: his cards of the Day, and the marker of rounds. [amon.6] [amon.15]
    AmonEvent,
    AmonAction,
    RoundMarker,
}

impl Chapter {
    pub const COUNT: usize = Chapter::RoundMarker as usize + 1;

    /// Whether anyone, chance included, may be asked something in it.
    pub fn asks(self) -> bool {
        match self {
            Chapter::NightPrayer
            | Chapter::Awakening
            | Chapter::Daybreak
            | Chapter::TemplesPay
            | Chapter::TwoTemples
            | Chapter::Goal => false,
            Chapter::FirstColours
            | Chapter::FirstRows
            | Chapter::FirstBeasts
            | Chapter::FirstGods
            | Chapter::FirstCards
            | Chapter::FirstOrder
            | Chapter::FirstPyramids
            | Chapter::FirstUnits
            | Chapter::FirstTiles
            | Chapter::NightCards
            | Chapter::NightTiles
            | Chapter::NightOrder
            | Chapter::Prayers
            | Chapter::Interventions
            | Chapter::Conscription
            | Chapter::Destiny
            | Chapter::Turns
            | Chapter::DeltaOffering
            | Chapter::SanctuaryOffering
            | Chapter::AmonEvent
            | Chapter::AmonAction
            | Chapter::RoundMarker => true,
        }
    }
}
