//! What must hold of Amon's part of the table.

use super::{
    AMON, Amon, DISASTERS, Deed, NEW_TROOP, OmenKind, Open, PLAYER, TROOP_LIMIT, Troop, rows, tile_at, troops,
};
use crate::board::{Board, Lair};
use crate::edition::Chapter;
use crate::tiles::TileSet;

pub(crate) fn audit(board: &Board) -> Result<(), String> {
    let Some(amon) = &board.amon else { return Ok(()) };
    hold(amon.objective.is_some() || is_undrawn(board), "there is no objective")?;
    possessions(board)?;
    units(board, amon)?;
    beasts(board, amon)?;
    tiles(board, amon)?;
    cards(board, amon)?;
    under_way(board, amon)
}

fn hold(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("Amon: {what}")) }
}

/// Before his set-up nothing of his lies there.
fn is_undrawn(board: &Board) -> bool {
    matches!(board.clock.chapter, Chapter::FirstColours | Chapter::FirstRows)
}

/// [amon.5]
fn possessions(board: &Board) -> Result<(), String> {
    let player = board.side(AMON);
    let points = player.battle_points + player.temple_points + player.sanctuary_points;
    hold(player.prayer + player.veterans + points == 0, "he has no PP, Veteran tokens or points")?;
    hold(player.laid.is_empty() && player.tokens == 0, "he has no tokens")?;
    let pyramids: Vec<_> = player.pyramids.iter().map(|pyramid| pyramid.map(|one| (one.colour, one.level))).collect();
    let upper = board.amon.map(|amon| amon.upper);
    let lower = board.colours.iter().find(|&colour| Some(colour) != upper);
    let built = [upper.map(|colour| (colour, 4)), None, lower.map(|colour| (colour, 4))];
    let fits = if is_undrawn(board) { pyramids == [None; 3] } else { pyramids == built };
    hold(fits, "his pyramids are not those of his city")
}

fn units(board: &Board, amon: &Amon) -> Result<(), String> {
    let (supply, placed) = (board.side(AMON).supply, board.troops.total(AMON));
    hold(supply + placed == board.edition.units, "his units are not all there")?;
    let [a, b] = amon.at;
    let counted: u8 = troops(board).map(|(_, zone)| board.troops.units(AMON, zone)).sum();
    let both = troops(board).count() == 2;
    hold(counted == placed && (!both || a != b), "his units are two troops")?;
    for (_, zone) in troops(board) {
        hold(board.troops.units(AMON, zone) <= TROOP_LIMIT, "a troop of his is too large")?;
        let alone = board.troops.units(PLAYER, zone) == 0;
        let fight = board.fight.is_some_and(|fight| fight.at == zone);
        hold(alone || fight || board.assaults.has(zone), "enemies share a space and nobody fights")?;
    }
    let fresh = board.round == 0 && !is_undrawn(board);
    hold(!fresh || placed == 2 * NEW_TROOP, "his first troops are complete")
}

fn beasts(board: &Board, amon: &Amon) -> Result<(), String> {
    let due = !is_undrawn(board) && board.clock.chapter != Chapter::FirstBeasts;
    hold(!due || amon.beasts.iter().all(Option::is_some), "each troop has a creature")?;
    for (troop, beast) in Troop::ALL.into_iter().zip(amon.beasts) {
        let Some(beast) = beast else { continue };
        let stands = board.troops.units(AMON, amon.at(troop)) > 0;
        let lair = if stands { Lair::Zone(AMON, amon.at(troop)) } else { Lair::Reserve(AMON) };
        hold(board.lairs[beast as usize] == lair, "a creature is not with its troop")?;
    }
    let own: TileSet = board.side(AMON).tiles;
    let named = |tile| board.edition.tile(tile).power.creature;
    let fits = own.iter().all(|tile| named(tile).is_some_and(|beast| amon.beasts.contains(&Some(beast))));
    hold(fits && own.count() == amon.beasts.iter().flatten().count(), "he has no tiles but those of his creatures")
}

fn tiles(board: &Board, amon: &Amon) -> Result<(), String> {
    let gone = super::plundered(board);
    let owned = [AMON, PLAYER].into_iter().any(|side| !board.side(side).tiles.and(gone).is_empty());
    hold(!owned, "a plundered tile has an owner")?;
    hold(gone.count() == amon.plundered.count_ones() as usize, "a tile was plundered that no row has")?;
    let mut laid = TileSet::NONE;
    for (half, level, columns) in rows(board) {
        for tile in (1..=columns).filter_map(|column| tile_at(board, half, level, column)) {
            hold(!laid.has(tile), "a tile lies in two places")?;
            laid = laid.with(tile);
        }
    }
    Ok(())
}

fn cards(board: &Board, amon: &Amon) -> Result<(), String> {
    let disasters: Vec<_> = amon.disasters.into_iter().flatten().collect();
    let distinct = disasters.len() < DISASTERS || disasters[0] != disasters[1];
    let seen = |kind| amon.seen.of(kind);
    let fits = distinct
        && disasters.iter().all(|omen| omen.card().kind == OmenKind::Disaster && amon.seen.has(*omen))
        && disasters.len() == seen(OmenKind::Disaster);
    hold(fits, "the disasters are not those drawn")?;
    let event = amon.event.map_or(seen(OmenKind::Event) == 0, |omen| amon.seen.has(omen));
    hold(event, "the event is not one that was drawn")?;
    let events = amon.objective.map_or(0, super::Objective::events);
    hold(seen(OmenKind::Event) <= events, "more events were drawn than the deck has")?;
    let due = |chapter| matches!(chapter, Chapter::Turns | Chapter::AmonEvent);
    let left = events + DISASTERS - amon.seen.count();
    let needed = super::rounds_left(board) as usize;
    let early = due(board.clock.chapter) && (board.clock.count < 3 || board.clock.chapter == Chapter::AmonEvent);
    let needed = if early && amon.open.is_none() { needed } else { needed.saturating_sub(1) };
    hold(left >= needed, "the deck of events does not last")?;
    hold(amon.deeds.count() <= Deed::COUNT, "there are nine actions")
}

fn under_way(board: &Board, amon: &Amon) -> Result<(), String> {
    let chapter = board.clock.chapter;
    let fits = match amon.open {
        None => chapter != Chapter::AmonAction || board.clock.count == 0,
        Some(Open::Omen(omen)) => chapter == Chapter::AmonEvent && amon.seen.has(omen),
        Some(Open::Deed(deed)) => chapter == Chapter::AmonAction && board.clock.count > 0 && amon.deeds.has(deed),
    };
    hold(fits, "a card is open out of its time")?;
    let Some(march) = amon.march else { return Ok(()) };
    hold(chapter == Chapter::AmonAction && board.clock.count == 2, "a march without its card")?;
    let stands = board.troops.units(AMON, amon.at(march.troop)) > 0;
    let passing = march.at == amon.at(march.troop) || march.at == amon.at(march.troop.other());
    let on_map = march.target.index() < board.map.rows.len() && march.at.index() < board.map.rows.len();
    hold(stands && passing && on_map && march.left < 16, "a march off the board")
}
