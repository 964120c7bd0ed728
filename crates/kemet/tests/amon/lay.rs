//! Tables for these tests: Onyx above, Sapphire below, troop A with the Ancestral Elephant, troop B with Amout.

use crate::kit::{Table, seat, table};
use kemet::amon::{Amon, Troop};
use kemet::event::{Event, News, Why};

/// `head` says where the round is, `a` and `b` where his troops stand, as `TW=5`; `more` what else lies on his board.
#[track_caller]
pub(crate) fn alone(objective: u8, head: &str, player: &str, [a, b]: [&str; 2], more: &str) -> Table {
    let at = |troop: &str| troop.split_once('=').unwrap().0.to_owned();
    table(&format!(
        "kemet-rotg players=1 mode=solo objective={objective}\n{head}\ncolours black blue\n{}seat 1\n  \
         pyramids black=4@A1 blue=4@A3\n  troops {a}+ancestral-elephant {b}+amout-the-soul-devourer\n  \
         tiles ancestral-elephant amout-the-soul-devourer\n\
         amon upper=black a={} b={} beast-a=ancestral-elephant beast-b=amout-the-soul-devourer {more}\n",
        seat(0, player),
        at(a),
        at(b),
    ))
}

/// After the third turn, when an event is due.
#[track_caller]
pub(crate) fn at_event(player: &str, troops: [&str; 2], more: &str) -> Table {
    let player = format!("{player}; laid move-upper raise recruit");
    alone(1, "round 2 amon-event count=3", &player, troops, more)
}

/// After the fifth turn, when an action is due.
#[track_caller]
pub(crate) fn at_action(player: &str, troops: [&str; 2], more: &str) -> Table {
    alone(1, "round 2 amon-action", player, troops, more)
}

/// The Night begins: an action was carried out before.
#[track_caller]
pub(crate) fn at_night(objective: u8, round: u8, player: &str, troops: [&str; 2]) -> Table {
    let head = format!("round {round} amon-action count=2");
    alone(objective, &head, player, troops, "deeds=surge open=surge")
}

impl Table {
    pub(crate) fn amon(&self) -> Amon {
        self.board().amon.expect("Amon plays")
    }

    /// The War Table: strength, damage, protection, land moves.
    pub(crate) fn war(&self) -> [i8; 4] {
        let war = self.amon().war();
        [war.strength, war.damage, war.protection, war.moves]
    }

    /// Where his troops stand.
    pub(crate) fn stand(&self) -> [&'static str; 2] {
        self.amon().at.map(|zone| self.board().map.label(zone))
    }

    /// What his last choice of a target was decided by.
    pub(crate) fn aim(&self) -> Option<(Troop, &'static str, Why)> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Amon(News::Aims { troop, zone, why }) => Some((*troop, self.board().map.label(*zone), *why)),
            _ => None,
        })
    }

    /// The tiles that are out of the game.
    pub(crate) fn plundered(&self) -> Vec<&'static str> {
        let edition = self.board().edition;
        kemet::amon::plundered(self.board()).iter().map(|tile| edition.tile(tile).power.name).collect()
    }
}
