//! Whom his cards aim at. Each choice is a rule; where rules leave several, it is a draw. [action.2] [ruling.144]

use super::{AMON, By, Deed, Does, Hunt, PLAYER, Quarry, Route, Troop, troops};
use crate::board::Public;
use crate::map::{Zone, ZoneSet};
use crate::query;

/// What is left after the rules have chosen, and what decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) zones: ZoneSet,
    /// The last condition that told some apart; none if there was never more than one.
    pub(crate) by: Option<By>,
}

/// The troop that a card moves: of two as near, troop A. [action.pillage]
pub(crate) fn mover(board: &Public, deed: Deed) -> Option<Troop> {
    match deed.card().does {
        Does::March(troop, _) => troops(board).map(|(standing, _)| standing).find(|&standing| standing == troop),
        Does::Recruit { .. } => None,
        Does::Pillage(hunts) => {
            let near = |&(_, zone): &(Troop, Zone)| {
                let quarry = hunts.iter().map(|hunt| quarry(board, hunt.quarry, zone)).find(|zones| !zones.is_empty());
                let quarry = quarry.unwrap_or_default();
                quarry.iter().map(|target| Route::to(board, target).steps_from(zone)).min()
            };
            troops(board).min_by_key(near).map(|(troop, _)| troop)
        }
    }
}

/// What the card aims its troop at; nothing if there is nothing of the kind.
pub(crate) fn aimed_at(board: &Public, deed: Deed) -> Choice {
    let nothing = Choice { zones: ZoneSet::NONE, by: None };
    let hunts = match deed.card().does {
        Does::March(_, hunts) | Does::Pillage(hunts) => hunts,
        Does::Recruit { .. } => return nothing,
    };
    let (Some(troop), Some(amon)) = (mover(board, deed), &board.amon) else { return nothing };
    let from = amon.at(troop);
    let found = hunts.iter().map(|hunt| (hunt, quarry(board, hunt.quarry, from)));
    let found = { found }.find(|(_, zones)| !zones.is_empty());
    found.map_or(nothing, |(hunt, zones)| narrowed(board, from, hunt, zones))
}

fn quarry(board: &Public, quarry: Quarry, from: Zone) -> ZoneSet {
    match quarry {
        Quarry::Pyramids => {
            board.districts(PLAYER).into_iter().filter(|&zone| query::pyramid_at(board, zone).is_some()).collect()
        }
        Quarry::Troops => board.troops.present(PLAYER),
        Quarry::HeldTemples => board.map.temples.and(board.troops.present(PLAYER)),
        Quarry::FreeTemples => board.map.temples.minus(board.troops.anyone().without(from)),
        Quarry::DeltaTemple => ZoneSet::only(board.map.delta),
    }
}

/// Each condition picks among those the one before could not tell apart; one met by none says nothing. [action.2]
fn narrowed(board: &Public, from: Zone, hunt: &Hunt, zones: ZoneSet) -> Choice {
    let mut choice = Choice { zones, by: None };
    for &by in hunt.by {
        let rank = |zone: Zone| rank(board, from, by, zone);
        let least = choice.zones.iter().map(rank).min();
        let left: ZoneSet = choice.zones.iter().filter(|&zone| Some(rank(zone)) == least).collect();
        if left != choice.zones {
            choice = Choice { zones: left, by: Some(by) };
        }
    }
    choice
}

/// The lowest is picked.
fn rank(board: &Public, from: Zone, by: By, zone: Zone) -> u8 {
    match by {
        By::Highest => u8::MAX - query::pyramid_at(board, zone).map_or(0, |(_, pyramid)| pyramid.level),
        By::Occupied => u8::from(!board.troops.present(PLAYER).has(zone)),
        By::Fewest => board.troops.units(PLAYER, zone),
        By::Nearest => Route::to(board, zone).steps_from(from),
        By::Westernmost => longitude(board, zone),
        By::Easternmost => u8::MAX - longitude(board, zone),
    }
}

/// From west to east; spaces named together are equally far west. [action.8]
const WEST_TO_EAST: [&[&str]; 9] = [
    &["TW"],
    &["A1", "C1"],
    &["A", "C", "AB", "BC", "A2", "C2"],
    &["A3", "C3"],
    &["WB"],
    &["NW"],
    &["TX"],
    &["X"],
    &["SX"],
];

fn longitude(board: &Public, zone: Zone) -> u8 {
    let label = board.map.label(zone);
    WEST_TO_EAST.iter().position(|column| column.contains(&label)).unwrap_or(WEST_TO_EAST.len()) as u8
}

/// Where a troop comes back: a district with a pyramid where nobody stands; else where the player stands with the fewest
/// units. [amon.11] [ruling.156]
pub(crate) fn home(board: &Public) -> Choice {
    let sites: ZoneSet =
        board.districts(AMON).into_iter().filter(|&zone| query::pyramid_at(board, zone).is_some()).collect();
    let free = sites.minus(board.troops.anyone());
    if !free.is_empty() {
        return Choice { zones: free, by: None };
    }
    let held = sites.and(board.troops.present(PLAYER));
    let fewest = held.iter().map(|zone| board.troops.units(PLAYER, zone)).min();
    let zones: ZoneSet = held.iter().filter(|&zone| Some(board.troops.units(PLAYER, zone)) == fewest).collect();
    Choice { zones, by: (zones != held).then_some(By::Fewest) }
}

/// Troops of the player that can be named to lose units: those with enough of them, else the small ones; never one that
/// loses none outside battle. [ruling.167]
pub(crate) fn levied(board: &Public, units: u8) -> ZoneSet {
    let troops = board.troops.present(PLAYER).iter();
    let exposed: ZoneSet = troops.filter(|&zone| !query::shielded(board, PLAYER, zone)).collect();
    let large: ZoneSet = exposed.iter().filter(|&zone| board.troops.units(PLAYER, zone) >= units).collect();
    if large.is_empty() { exposed } else { large }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [action.8]
    #[test]
    fn every_space_lies_somewhere_between_west_and_east() {
        for edition in crate::editions::ALL.iter().filter_map(|edition| edition.solo) {
            let map = (edition().map)(1);
            for zone in map.zones() {
                let columns = WEST_TO_EAST.iter().filter(|column| column.contains(&map.label(zone))).count();
                assert_eq!(columns, 1, "{}", map.label(zone));
            }
        }
    }
}
