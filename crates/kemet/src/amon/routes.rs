//! The ways of his troops. [action.3] [action.4]

use super::{AMON, March, Troop};
use crate::board::Public;
use crate::map::{ZONES, Zone, ZoneSet};
use crate::query;

/// How many steps each space is from a target: on foot, and for a troop that may still teleport.
pub(crate) struct Route {
    on_foot: [u8; ZONES],
    by_gate: [u8; ZONES],
    /// Where a teleport can lead on this way: nowhere, but for targets in the Delta.
    gates: ZoneSet,
}

const FAR: u8 = u8::MAX / 2;

impl Route {
    pub(crate) fn to(board: &Public, target: Zone) -> Route {
        let mut on_foot = [FAR; ZONES];
        on_foot[target.index()] = 0;
        relax(board, &mut on_foot);
        let inlet = board.map.land[board.map.delta.index()];
        let delta = inlet.iter().fold(inlet, |all, zone| all.or(board.map.land[zone.index()]));
        let gates = if delta.has(target) { delta.and(board.map.obelisks) } else { ZoneSet::NONE };
        let mut by_gate = on_foot;
        if let Some(least) = gates.iter().map(|gate| on_foot[gate.index()]).min() {
            for zone in board.map.zones().filter(|&zone| query::pyramid_at(board, zone).is_some()) {
                by_gate[zone.index()] = by_gate[zone.index()].min(least);
            }
            relax(board, &mut by_gate);
        }
        Route { on_foot, by_gate, gates }
    }

    /// How far the target is for a troop that has not moved.
    pub(crate) fn steps_from(&self, zone: Zone) -> u8 {
        self.by_gate[zone.index()]
    }

    /// The spaces to which a troop can walk on a shortest way, and those to which it can teleport.
    pub(crate) fn onward(&self, board: &Public, march: &March) -> (ZoneSet, ZoneSet) {
        if march.at == march.target {
            return (ZoneSet::NONE, ZoneSet::NONE);
        }
        let steps = if march.ported { &self.on_foot } else { &self.by_gate };
        let here = steps[march.at.index()];
        let walks = next(board, march.at).iter().filter(|zone| steps[zone.index()] + 1 == here);
        let walks = if march.left > 0 { walks.collect() } else { ZoneSet::NONE };
        let gate = !march.ported && query::pyramid_at(board, march.at).is_some();
        let ports = self.gates.iter().filter(|zone| gate && self.on_foot[zone.index()] == here);
        (walks, ports.collect())
    }
}

/// Where one step leads: over land, and from the desert of the Delta by its port. [ruling.152]
fn next(board: &Public, zone: Zone) -> ZoneSet {
    let inlet = board.map.land[board.map.delta.index()];
    if inlet.has(zone) { board.map.near(AMON, zone) } else { board.map.land[zone.index()] }
}

/// Fills in the steps to the spaces that have some already.
fn relax(board: &Public, steps: &mut [u8; ZONES]) {
    let mut changed = true;
    while changed {
        changed = false;
        for zone in board.map.zones() {
            let least = next(board, zone).iter().map(|next| steps[next.index()] + 1).min().unwrap_or(FAR);
            if least < steps[zone.index()] {
                steps[zone.index()] = least;
                changed = true;
            }
        }
    }
}

/// The land moves of a troop. [war.3]
pub(crate) fn speed(board: &Public, troop: Troop) -> u8 {
    let Some(amon) = &board.amon else { return 0 };
    let beast = amon.beasts[troop as usize].map_or(0, |beast| query::card_of(board, beast).speed);
    (1 + beast).saturating_add_signed(amon.war().moves)
}
