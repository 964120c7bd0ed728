//! The sequence of play. What lies on the table says what comes next.

pub(crate) mod battle;
pub(crate) mod caravan;
pub(crate) mod conflict;
pub(crate) mod devotion;
pub(crate) mod event;
pub(crate) mod figure;
pub(crate) mod killing;
pub(crate) mod merge;
pub(crate) mod moving;
pub(crate) mod resolution;
pub(crate) mod setup;
pub(crate) mod summon;
pub(crate) mod turn;

use crate::Ankh;
use crate::board::Stage;
use table::{Cx, Flow, Stop};

pub(crate) fn step(cx: &mut Cx<'_, Ankh>) -> Flow {
    if cx.board.ended.is_some() {
        return Err(Stop::Over);
    }
    match cx.board.stage {
        Stage::Gods => setup::gods(cx),
        Stage::Guardians => setup::guardians(cx),
        Stage::FirstPlayer => setup::first_player(cx),
        Stage::Turn => turn::choose(cx),
        Stage::Moving => moving::go_on(cx),
        Stage::Summoning => summon::go_on(cx),
        Stage::Event => event::go_on(cx),
        Stage::Merge => merge::merge(cx),
    }
}
