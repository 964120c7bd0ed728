//! Kemet: Rise of the Gods for one player against Amon: what it changes against the game of several. [change.53]

use super::rotg::ROTG;
use crate::edition::*;
use crate::event::Ending;
use crate::gods::Rise;

pub(super) fn solo() -> &'static Edition {
    &SOLO
}

const SOLO: Edition = Edition {
    players: 1..=1,
    setup: SETUP,
    round: ROUND,
    after: after(SETUP, SEQUENCE),
    endings: &[Ending::Objective, Ending::RoundsOver, Ending::NoUnits],
    gods: &[Rise::Never], // [mode.3]
    goal_at: GoalAt::Objective,
    ..ROTG
};

/// [amon.3]
const SETUP: &[Chapter] = &[
    Chapter::FirstColours,
    Chapter::FirstRows,
    Chapter::FirstBeasts,
    Chapter::FirstCards,
    Chapter::FirstUnits,
    Chapter::FirstPyramids,
    Chapter::FirstTiles,
];

/// The event comes in the middle of the turns. [amon.6]
const ROUND: &[Chapter] = &[
    Chapter::Daybreak,
    Chapter::Turns,
    Chapter::AmonEvent,
    Chapter::AmonAction,
    Chapter::SanctuaryOffering,
    Chapter::DeltaOffering,
    Chapter::TwoTemples,
    Chapter::TemplesPay,
    Chapter::Prayers,
    Chapter::Interventions,
    Chapter::Conscription,
    Chapter::Awakening,
    Chapter::NightTiles,
    Chapter::RoundMarker,
];

/// What follows what when the turns are over.
const SEQUENCE: &[Chapter] = &[
    Chapter::Daybreak,
    Chapter::Turns,
    Chapter::AmonAction,
    Chapter::SanctuaryOffering,
    Chapter::DeltaOffering,
    Chapter::TwoTemples,
    Chapter::TemplesPay,
    Chapter::Prayers,
    Chapter::Interventions,
    Chapter::Conscription,
    Chapter::Awakening,
    Chapter::NightTiles,
    Chapter::RoundMarker,
];

#[cfg(test)]
mod tests {
    use super::*;

    /// [amon.6]
    #[test]
    fn the_event_is_the_only_chapter_out_of_the_sequence() {
        let rest: Vec<_> = ROUND.iter().filter(|&&chapter| chapter != Chapter::AmonEvent).collect();
        assert_eq!(rest, SEQUENCE.iter().collect::<Vec<_>>());
    }
}
