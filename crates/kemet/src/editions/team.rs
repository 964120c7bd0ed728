//! Kemet: Rise of the Gods for teams: what it changes against the game of everyone for themselves. [change.52]

use super::rotg::ROTG;
use crate::edition::*;

pub(super) fn team() -> &'static Edition {
    &TEAM
}

const TEAM: Edition = Edition {
    players: 4..=6,
    lengths: &[Length { name: "fame", goal: 12, highest_level: 4, first_day_level: 4 }], // [team.7]
    rise_at: 7,                                                                          // [god.2]
    placing: FirstUnits::TwoMixedTroops,                                                 // [team.10]
    first_units: 8,
    ..ROTG
};
