//! What happened.

use super::{
    action_id, card_id, ending_id, god_id, guardian_id, happening_id, monument_id, name, number, piece_id, power_id,
    seat, space, token,
};
use crate::board::Board;
use crate::event::Event;
use crate::map::{DIRECTIONS, MAP};
use table::{Arg, Message, Side};

pub fn event(board: &Board, event: Event) -> Message {
    use Event as E;
    let say = |id: &str| Message::new(format!("ankh-event-{id}"));
    let by = |id: &str, side: Side| say(id).with("player", seat(board, side));
    match event {
        E::GodTaken { side, god } => by("god-taken", side).with("god", name(god_id(god))),
        E::GuardianChosen { guardian } => {
            say("guardian-chosen").with("guardian", name(guardian_id(guardian))).with("level", level(guardian.level()))
        }
        E::FirstPlayer { seat } => say("first-player").with("player", Arg::Seat(seat)),
        E::ActionTaken { seat, action } => {
            say("action-taken").with("player", Arg::Seat(seat)).with("action", name(action_id(action)))
        }
        E::Moved { side, from, to } => by("moved", side).with("from", space(from)).with("space", space(to)),
        E::Pushed { side, from, to } => by("pushed", side).with("from", space(from)).with("space", space(to)),
        E::Aimed { at, direction } => {
            let direction = direction as usize % DIRECTIONS;
            let toward = |direction: usize| {
                let there = MAP.toward[at.index()][direction % DIRECTIONS];
                Arg::Text(there.map_or_else(String::new, |hex| MAP.label(hex)))
            };
            say("aimed").with("space", space(at)).with("one", toward(direction)).with("other", toward(direction + 1))
        }
        E::Summoned { side, piece, at } => {
            by("summoned", side).with("figure", name(piece_id(board, piece))).with("space", space(at))
        }
        E::ByPyramid { side, at } => by("by-pyramid", side).with("space", space(at)),
        E::ByUnderworld { side } => by("by-underworld", side),
        E::Ransomed { side } => by("ransomed", side),
        E::Radiant { at } => say("radiant").with("space", space(at)),
        E::Followers { side, followers } => by("followers", side).with("followers", number(followers)),
        E::Sacrificed { side, followers } => by("sacrificed", side).with("followers", number(followers)),
        E::Unlocked { side, power } => super::described(by("unlocked", side), "power", power_id(power)),
        E::GuardianJoined { side, guardian } => {
            by("guardian-joined", side).with("guardian", name(guardian_id(guardian)))
        }
        E::Happened { happening } => say("happened").with("event", name(happening_id(happening))),
        E::Idle { side } => by("idle", side),
        E::Controlled { side, at } => by("controlled", side).with("space", space(at)),
        E::CamelPlaced { a, b } => say("camel-placed").with("one", space(a)).with("other", space(b)),
        E::RegionSplit { token: one, other } => {
            say("region-split").with("region", token(one)).with("other", token(other))
        }
        E::TokensSwapped { token: one, other } => {
            say("tokens-swapped").with("region", token(one)).with("other", token(other))
        }
        E::ConflictBegins { number: which } => say("conflict-begins").with("number", number(which)),
        E::Destroyed { at } => say("destroyed").with("space", space(at)),
        E::RegionBegins { token: region } => say("region-begins").with("region", token(region)),
        E::Dominated { side, token: region } => by("dominated", side).with("region", token(region)),
        E::Relocated { side, from, to } => by("relocated", side).with("from", space(from)).with("space", space(to)),
        E::Doubled { side } => by("doubled", side),
        E::Revealed { side, card } => super::described(by("revealed", side), "card", card_id(card)),
        E::Built { side, monument, at } => {
            by("built", side).with("monument", name(monument_id(monument))).with("space", space(at))
        }
        E::Bid { side, followers } => by("bid", side).with("followers", number(followers)),
        E::Majorities { side, count } => by("majorities", side).with("count", number(count)),
        E::Strength { side, strength } => by("strength", side).with("strength", number(strength)),
        E::TieBroken { side } => by("tie-broken", side),
        E::Tied => say("tied"),
        E::Won { side } => by("won", side),
        E::Killed { side, at } => by("killed", side).with("space", space(at)),
        E::Kept { side, at } => by("kept", side).with("space", space(at)),
        E::Trapped { side } => by("trapped", side),
        E::MummyReturns { side, at } => by("mummy-returns", side).with("space", space(at)),
        E::GateLeft { at } => say("gate-left").with("space", space(at)),
        E::GateMoved { at } => say("gate-moved").with("space", space(at)),
        E::Devotion { side, from, to, .. } => {
            let id = if to < from { "devotion-lost" } else { "devotion-gained" };
            by(id, side).with("count", number(to.abs_diff(from))).with("devotion", number(to))
        }
        E::CardsReclaimed { side } => by("cards-reclaimed", side),
        E::Merged { higher, lower } => by("merged", higher).with("other", seat(board, lower)),
        E::Forgotten { side } => by("forgotten", side),
        E::TurnEnded { seat } => say("turn-ended").with("player", Arg::Seat(seat)),
        E::GameOver { ending, winner: Some(side) } => by("game-won", side).with("ending", name(ending_id(ending))),
        E::GameOver { ending, winner: None } => say("game-over").with("ending", name(ending_id(ending))),
    }
}

fn level(level: usize) -> Arg {
    number(level as i64 + 1)
}
