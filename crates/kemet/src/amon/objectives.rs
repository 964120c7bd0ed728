//! The five objectives. [objective.1] [objective.2]

use super::{AMON, DISASTERS, PLAYER};
use crate::board::Public;
use crate::provenance::Provenance::{self, Reconstructed};
use crate::query;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Objective {
    #[default]
    Fame,
    Conquest,
    Splendour,
    Endurance,
    Devotion,
}

/// When it can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Span {
    AnyTime,
    /// After a step of a Night.
    Night,
    /// When the Night of the last round is over.
    LastNight,
}

pub struct ObjectiveCard {
    pub name: &'static str,
    pub rule: &'static str,
    pub rounds: u8,
    pub span: Span,
    pub provenance: Provenance,
}

/// In the order of [`Objective`].
static CARDS: [ObjectiveCard; 5] = [
    ObjectiveCard { name: "fame", rule: "objective.fame", rounds: 8, span: Span::Night, provenance: Reconstructed },
    ObjectiveCard {
        name: "conquest",
        rule: "objective.conquest",
        rounds: 10,
        span: Span::Night,
        provenance: Reconstructed,
    },
    ObjectiveCard {
        name: "splendour",
        rule: "objective.splendour",
        rounds: 9,
        span: Span::AnyTime,
        provenance: Reconstructed,
    },
    ObjectiveCard {
        name: "endurance",
        rule: "objective.endurance",
        rounds: 7,
        span: Span::LastNight,
        provenance: Reconstructed,
    },
    ObjectiveCard {
        name: "devotion",
        rule: "objective.devotion",
        rounds: 9,
        span: Span::AnyTime,
        provenance: Reconstructed,
    },
];

/// [objective.fame]
pub(crate) const FAME: u8 = 16;
pub(crate) const FAME_TEMPLES: usize = 2;
/// [objective.splendour]
pub(crate) const SPLENDOUR_LEVEL: u8 = 4;
pub(crate) const SPLENDOUR_PYRAMIDS: usize = 2;
pub(crate) const SPLENDOUR_TILES: usize = 19;
/// [objective.endurance]
pub(crate) const ENDURANCE_UNITS: u8 = 10;
pub(crate) const ENDURANCE_TEMPLES: usize = 3;
/// [objective.devotion]
pub(crate) const DEVOTION: u8 = 3;

impl Objective {
    pub const ALL: [Objective; 5] =
        [Objective::Fame, Objective::Conquest, Objective::Splendour, Objective::Endurance, Objective::Devotion];

    pub fn card(self) -> &'static ObjectiveCard {
        &CARDS[self as usize]
    }

    /// As people count them: from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Events in the deck: with the disasters a card for each round. [event.1]
    pub fn events(self) -> usize {
        self.card().rounds as usize - DISASTERS
    }

    /// Whether its conditions hold now, all of them, each number a minimum.
    pub fn holds(self, board: &Public) -> bool {
        let temples = query::temples(board, PLAYER).count();
        let enemies = board.troops.present(AMON);
        match self {
            Objective::Fame => query::points(board, PLAYER) >= FAME && temples >= FAME_TEMPLES,
            Objective::Conquest => {
                let sites = board.districts(AMON).into_iter().filter(|&zone| query::pyramid_at(board, zone).is_some());
                sites.into_iter().all(|zone| board.troops.present(PLAYER).has(zone))
            }
            Objective::Splendour => {
                let own = board.districts(PLAYER).into_iter().zip(board.side(PLAYER).pyramids);
                let top = own.filter(|&(zone, pyramid)| {
                    pyramid.is_some_and(|pyramid| pyramid.level >= SPLENDOUR_LEVEL) && !enemies.has(zone)
                });
                top.count() >= SPLENDOUR_PYRAMIDS && board.side(PLAYER).tiles.count() >= SPLENDOUR_TILES
            }
            Objective::Endurance => {
                enemies.and(board.city_of(PLAYER)).is_empty()
                    && temples >= ENDURANCE_TEMPLES
                    && board.troops.total(PLAYER) >= ENDURANCE_UNITS
            }
            Objective::Devotion => board.side(PLAYER).sanctuary_points >= DEVOTION,
        }
    }
}

/// How near the player is to the objective, from 0 to 1; none where there is no such thing. For those who value a
/// position: no rule reads it.
pub fn progress(board: &Public) -> Option<f32> {
    let objective = board.amon.as_ref()?.objective?;
    let part = |has: f32, needs: f32| (has / needs).min(1.0);
    let temples = query::temples(board, PLAYER).count() as f32;
    let enemies = board.troops.present(AMON);
    Some(match objective {
        Objective::Fame => {
            let points = f32::from(query::points(board, PLAYER));
            0.8 * part(points, FAME.into()) + 0.2 * part(temples, FAME_TEMPLES as f32)
        }
        Objective::Conquest => {
            let own = board.troops.present(PLAYER);
            let sites = board.districts(AMON).into_iter().filter(|&zone| query::pyramid_at(board, zone).is_some());
            let held = sites.filter(|&zone| own.has(zone)).map(|zone| board.troops.units(PLAYER, zone));
            held.map(|units| 0.4 + 0.02 * f32::from(units)).sum()
        }
        Objective::Splendour => {
            let levels: u8 = board.side(PLAYER).pyramids.iter().flatten().map(|pyramid| pyramid.level).sum();
            let lost = enemies.and(board.city_of(PLAYER)).count() as f32;
            let tiles = board.side(PLAYER).tiles.count() as f32;
            0.5 * part(levels.into(), 8.0) + 0.5 * part(tiles, SPLENDOUR_TILES as f32) - 0.1 * lost
        }
        Objective::Endurance => {
            let units = f32::from(board.troops.total(PLAYER));
            let lost = enemies.and(board.city_of(PLAYER)).count() as f32;
            0.6 * part(units, f32::from(ENDURANCE_UNITS) + 2.0) + 0.4 * part(temples, ENDURANCE_TEMPLES as f32)
                - 0.3 * lost
        }
        Objective::Devotion => {
            let waiting = board.map.sanctuary.map_or(0, |zone| board.troops.units(PLAYER, zone));
            let ready = part(waiting.into(), board.edition.sanctuary_units.into());
            (f32::from(board.side(PLAYER).sanctuary_points) + 0.6 * ready) / f32::from(DEVOTION)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [example.6] [event.1]
    #[test]
    fn eight_rounds_have_six_events() {
        assert_eq!((Objective::Fame.card().rounds, Objective::Fame.events()), (8, 6));
        for objective in Objective::ALL {
            assert!((objective.events()) <= 10, "the box has ten events");
            assert_eq!(objective.card().rule, format!("objective.{}", objective.card().name));
        }
    }
}
