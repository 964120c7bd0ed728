//! Gods on the board.

use super::party_at;
use crate::board::Public;
use crate::gods::{God, Rise, Shrine};
use crate::map::{Zone, ZoneSet};
use table::Side;

/// A god of the side's team is in the zone. [god.4]
#[inline(always)]
pub fn has_god(board: &Public, side: Side, zone: Zone) -> bool {
    board.rise == Rise::Reached && board.team(side).iter().any(|mate| god_at(board, mate, zone).is_some())
}

/// A god of the team is alone in the zone. [god.4]
pub fn stands_alone(board: &Public, side: Side, zone: Zone) -> bool {
    let gods = board.team(side).iter().filter(|&mate| god_at(board, mate, zone).is_some()).count();
    gods == 1 && party_at(board, side, zone).total() == 0
}

/// The side's god in the zone. [god.3]
#[inline(always)]
pub fn god_at(board: &Public, side: Side, zone: Zone) -> Option<God> {
    if board.rise != Rise::Reached {
        return None;
    }
    let player = board.side(side);
    player.god.filter(|_| player.shrine == Shrine::Zone(zone))
}

/// The god who moves now. [god.3]
#[inline(always)]
pub fn moving_god(board: &Public, side: Side) -> Option<God> {
    board.moving.filter(|moving| moving.divine).and_then(|moving| god_at(board, side, moving.at))
}

/// Own districts where a god can be put: without units of its team. [god.7] [god.8]
pub fn thrones(board: &Public, side: Side) -> ZoneSet {
    board.city_of(side).minus(board.manned(side))
}
