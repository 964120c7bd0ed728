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

/// One number an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    pub counts: Counted,
    pub has: u8,
    pub needs: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    Points,
    Temples,
    /// Under the player's control.
    AmonsPyramids,
    /// Own ones of level 4, under control.
    TopPyramids,
    Tiles,
    /// Own ones that Amon does not hold.
    Districts,
    /// On the board.
    Units,
    /// In the Sanctuary.
    Offerings,
}

impl Counted {
    pub fn name(self) -> &'static str {
        match self {
            Counted::Points => "points",
            Counted::Temples => "temples",
            Counted::AmonsPyramids => "amons-pyramids",
            Counted::TopPyramids => "top-pyramids",
            Counted::Tiles => "tiles",
            Counted::Districts => "districts",
            Counted::Units => "units",
            Counted::Offerings => "offerings",
        }
    }
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

    /// Whether its conditions hold now, all of them.
    pub fn holds(self, board: &Public) -> bool {
        self.conditions(board).all(|condition| condition.has >= condition.needs)
    }

    /// What it asks for, each number a minimum, and how much of it there is now.
    pub fn conditions(self, board: &Public) -> impl Iterator<Item = Condition> + use<> {
        let enemies = board.troops.present(AMON);
        let some = |counts, has: usize, needs: usize| Some(Condition { counts, has: has as u8, needs: needs as u8 });
        let temples = |needs| some(Counted::Temples, query::temples(board, PLAYER).count(), needs);
        let all = match self {
            Objective::Fame => {
                let points = query::points(board, PLAYER);
                [some(Counted::Points, points.into(), FAME.into()), temples(FAME_TEMPLES), None]
            }
            Objective::Conquest => {
                let sites = || {
                    let districts = board.districts(AMON).into_iter();
                    districts.filter(|&zone| query::pyramid_at(board, zone).is_some())
                };
                let held = sites().filter(|&zone| board.troops.present(PLAYER).has(zone)).count();
                [some(Counted::AmonsPyramids, held, sites().count()), None, None]
            }
            Objective::Splendour => {
                let own = board.districts(PLAYER).into_iter().zip(board.side(PLAYER).pyramids);
                let top = own.filter(|&(zone, pyramid)| {
                    pyramid.is_some_and(|pyramid| pyramid.level >= SPLENDOUR_LEVEL) && !enemies.has(zone)
                });
                let tiles = board.side(PLAYER).tiles.count();
                [
                    some(Counted::TopPyramids, top.count(), SPLENDOUR_PYRAMIDS),
                    some(Counted::Tiles, tiles, SPLENDOUR_TILES),
                    None,
                ]
            }
            Objective::Endurance => {
                let city = board.city_of(PLAYER);
                let kept = city.count() - enemies.and(city).count();
                let units = board.troops.total(PLAYER);
                [
                    some(Counted::Districts, kept, city.count()),
                    temples(ENDURANCE_TEMPLES),
                    some(Counted::Units, units.into(), ENDURANCE_UNITS.into()),
                ]
            }
            Objective::Devotion => {
                let offerings = board.side(PLAYER).sanctuary_points;
                [some(Counted::Offerings, offerings.into(), DEVOTION.into()), None, None]
            }
        };
        all.into_iter().flatten()
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
