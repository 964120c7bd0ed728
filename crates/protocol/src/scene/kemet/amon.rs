//! Amon's board.

use super::data::{AmonScene, AmonTroopScene, ConditionScene, MarchScene, RowScene, WarScene};
use super::{creature_name, tile_name};
use kemet::amon::{self, AMON, Amon, Condition, Deed, Objective, Open, Plunder, Troop};
use kemet::board::Public;
use kemet::event::{Event, News};
use table::{Arg, Message};

pub(super) fn scene(board: &Public) -> Option<AmonScene> {
    let amon = board.amon.as_ref()?;
    let war = amon.war();
    let rounds = amon.objective.map_or(0, |objective| objective.card().rounds);
    Some(AmonScene {
        side: AMON.index(),
        objective: amon.objective.map(|objective: Objective| objective.card().name),
        conditions: amon.objective.map(|objective| conditions(board, objective)).unwrap_or_default(),
        rounds,
        left: amon::rounds_left(board),
        war: WarScene { strength: war.strength, damage: war.damage, protection: war.protection, moves: war.moves },
        event: amon.event.map(|omen| omen.card().name),
        disasters: amon.disasters.into_iter().flatten().map(|omen| omen.card().name).collect(),
        open: amon.open.map(|open| match open {
            Open::Omen(omen) => omen.card().name,
            Open::Deed(deed) => deed.card().name,
        }),
        events: (rounds as usize).saturating_sub(amon.seen.count()),
        actions: Deed::COUNT - amon.deeds.count(),
        plunders: Plunder::COUNT - amon.plunders.count(),
        troops: Troop::ALL.into_iter().map(|which| troop(board, amon, which)).collect(),
        rows: rows(board),
        plundered: amon::plundered(board).iter().map(|tile| tile_name(board, tile)).collect(),
        march: amon.march.map(|march| MarchScene {
            troop: march.troop.name(),
            target: board.map.label(march.target),
            left: march.left,
        }),
        vigil: amon.vigil,
        supply: board.side(AMON).supply,
    })
}

/// Whether it was he: what he draws and decides, and what is said of him as of a player.
pub(super) fn did(event: &Event, message: &Message) -> bool {
    match event {
        Event::Amon(News::ObjectiveSet { .. } | News::RoundsLeft { .. }) => false,
        Event::Amon(_) => true,
        _ => message
            .args
            .iter()
            .any(|(key, arg)| matches!(*key, "player" | "attacker") && *arg == Arg::Name("amon".to_owned())),
    }
}

/// Tiles are told by their names, which do not say where they lie.
pub(super) fn about(board: &Public, event: &Event) -> Vec<String> {
    match event {
        Event::Amon(News::Plundered { tile, .. } | News::PlunderStays { tile, .. }) => {
            vec![format!("tile:{}", tile_name(board, *tile))]
        }
        _ => Vec::new(),
    }
}

pub(super) fn passage(board: &Public, event: &Event) -> Option<[String; 2]> {
    let (from, to) = match *event {
        Event::Walked { side: AMON, from, to, .. }
        | Event::Teleported { side: AMON, from, to, .. }
        | Event::Retreated { side: AMON, from, to } => (from, to),
        _ => return None,
    };
    board.amon?;
    Some([from, to].map(|zone| format!("zone:{}", board.map.label(zone))))
}

fn conditions(board: &Public, objective: Objective) -> Vec<ConditionScene> {
    let scene = |Condition { counts, has, needs }: Condition| ConditionScene { counts: counts.name(), has, needs };
    objective.conditions(board).map(scene).collect()
}

fn troop(board: &Public, amon: &Amon, troop: Troop) -> AmonTroopScene {
    let standing = amon::troops(board).find(|&(standing, _)| standing == troop).map(|(_, zone)| zone);
    AmonTroopScene {
        troop: troop.name(),
        zone: standing.map(|zone| board.map.label(zone)),
        units: standing.map_or(0, |zone| board.troops.units(AMON, zone)),
        creature: amon.beasts[troop as usize].map(creature_name),
    }
}

fn rows(board: &Public) -> Vec<RowScene> {
    let row = |(colour, level, columns): (kemet::tiles::Colour, u8, Vec<kemet::tiles::Tile>)| RowScene {
        colour: colour.name(),
        level,
        tiles: columns.into_iter().map(|tile| tile_name(board, tile)).collect(),
    };
    amon::laid_out(board).map(row).collect()
}
