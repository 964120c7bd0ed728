//! What must hold of every board: everything is somewhere, and in one place only.

use crate::ask::shore::has_no_hole;
use crate::board::{BattleStage, Board, Stage};
use crate::hex::{HEXES, HexSet};
use crate::kinds::*;
use crate::map::MAP;
use crate::query;
use table::Side;

/// Says what is wrong with a board at a checkpoint, if anything.
pub fn audit(board: &Board) -> Result<(), String> {
    if matches!(board.stage, Stage::Gods | Stage::Guardians | Stage::FirstPlayer) || board.ended.is_some() {
        return Ok(());
    }
    spaces(board)?;
    regions(board)?;
    track(board)?;
    for side in board.ascending() {
        pieces(board, side)?;
    }
    guardians(board)?;
    under_way(board)
}

fn hold(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// One thing on a space; water carries figures only.
fn spaces(board: &Board) -> Result<(), String> {
    let mut seen = HexSet::NONE;
    for &set in board.figures.iter().chain(&board.monuments) {
        let twice = seen.and(set);
        let at = twice.lowest().map(|hex| MAP.label(hex)).unwrap_or_default();
        hold(twice.is_empty(), || format!("two pieces stand on {at}"))?;
        seen = seen.or(set);
    }
    let monuments = query::all_monuments(board);
    hold(monuments.and(MAP.water).is_empty(), || "a monument stands in water".into())?;
    hold(board.underworld.and(monuments.or(MAP.water)).is_empty(), || {
        "a gate lies under a monument or in water".into()
    })?;
    hold(board.underworld.count() <= UNDERWORLD, || format!("there are {UNDERWORLD} gates"))?;
    hold(board.underworld.is_empty() || query::holder(board, God::Osiris).is_some(), || "gates without Osiris".into())?;
    let figures = query::all_figures(board);
    hold(board.suns.minus(figures).is_empty(), || "a Sun without a figure".into())?;
    hold(board.suns.count() <= SUNS as usize, || format!("there are {SUNS} Suns"))?;
    let wet = figures.and(MAP.water).minus(query::guardians(board, Guardian::Apep));
    hold(wet.is_empty(), || "only Apep stands in water".into())?;
    let scorpions = query::guardians(board, Guardian::Scorpion);
    let aimed: HexSet = board.aims.iter().flatten().map(|aim| aim.at).collect();
    hold(aimed == scorpions, || "every Scorpion aims, and nothing else does".into())?;
    hold(board.warders.iter().all(|warders| warders.minus(figures).is_empty()), || "a guardian of nobody".into())?;
    for kind in Monument::ALL {
        let count = board.monuments[kind.index()].count();
        hold(count <= MONUMENTS as usize, || format!("more than {MONUMENTS} of '{}'", kind.name()))?;
    }
    hold(board.control.iter().all(|control| control.minus(monuments).is_empty()), || "control of no monument".into())
}

/// The regions share out the land, and each is whole.
fn regions(board: &Board) -> Result<(), String> {
    let mut land = HexSet::NONE;
    for region in board.regions {
        hold(land.and(region).is_empty(), || "two regions overlap".into())?;
        land = land.or(region);
        hold(region.is_empty() || region.count() >= SMALLEST, || format!("a region has fewer than {SMALLEST} spaces"))?;
        hold(has_no_hole(region), || "a region surrounds another".into())?;
    }
    hold(land == HexSet::first(HEXES).minus(MAP.water), || "not every land space is in a region with a token".into())?;
    let used = board.regions.iter().filter(|region| !region.is_empty()).count();
    hold(board.regions[..used].iter().all(|region| !region.is_empty()), || "tokens are numbered without holes".into())
}

fn track(board: &Board) -> Result<(), String> {
    let mut last = 0;
    let mut seen = crate::board::SideSet::NONE;
    for side in board.ascending() {
        let devotion = board.side(side).devotion;
        hold(!board.out.holds(side) && !seen.holds(side), || {
            "the order names a seat twice, or one that is out".into()
        })?;
        hold(devotion >= last && devotion <= TOP, || "the order is not that of the devotion track".into())?;
        (last, seen) = (devotion, seen.and_also(side));
    }
    let players = board.players as usize;
    for action in Action::ALL {
        let uses = board.markers[action.index()];
        let open = board.turn.action == Some(action);
        let most = action.uses(players) - u8::from(!open);
        hold(uses <= most, || format!("the marker of '{}' is beyond its track", action.name()))?;
    }
    hold(board.events as usize <= EVENTS.len(), || "the event marker is beyond its track".into())?;
    let alive = !board.out.holds(board.active());
    hold(alive && (board.turn.seat.index()) < players, || "a seat that is out has the turn".into())
}

fn pieces(board: &Board, side: Side) -> Result<(), String> {
    let (at, player) = (side.index(), board.side(side));
    let standing = query::warriors(board, side).count() as u8;
    let trapped: u8 = board.sides.iter().map(|player| player.trapped[at]).sum();
    let all = standing + trapped + player.warriors;
    hold(all == WARRIORS, || format!("seat {at} has {all} Warriors, not {WARRIORS}"))?;
    let tokens = player.ankhs + board.control[at].count() as u8;
    hold(tokens == ANKHS, || format!("seat {at} has {tokens} Ankh tokens beside its dashboard, not {ANKHS}"))?;
    let god = board.gods[at].is_some_and(|hex| board.figures[at].has(hex));
    hold(god, || format!("the god of seat {at} is not on the board"))?;
    hold(player.powers.count() == player.unlocked as usize, || format!("seat {at}: powers and unlocks differ"))?;
    for level in 0..3 {
        let has = player.powers.iter().filter(|power| power.level() == level).count();
        let due = (player.unlocked as usize).saturating_sub(2 * level).min(2);
        hold(has == due, || format!("seat {at} has {has} powers of level {}, not {due}", level + 1))?;
    }
    for base in [Base::Small, Base::Large] {
        let used = (0..3)
            .filter(|&level| board.guardians[level].base() == base)
            .map(|level| board.warders[level].and(board.figures[at]).count() as u8 + player.pool[level]);
        let used: u8 = used.sum();
        hold(used <= BASES, || format!("seat {at} has more guardians than bases"))?;
    }
    let slots: u8 = player.trapped.iter().sum();
    hold(slots <= TRAPS, || format!("seat {at} holds more than {TRAPS} Warriors"))?;
    hold(slots == 0 || player.abilities.has(God::Anubis), || format!("seat {at} holds Warriors and is not Anubis"))?;
    hold(player.trapped[at] == 0, || format!("seat {at} holds its own Warriors"))?;
    hold(player.hand.has(Card::Cycle) || board.conflict.is_some(), || format!("seat {at} has no Cycle of Ma'at"))
}

fn guardians(board: &Board) -> Result<(), String> {
    for level in 0..3 {
        let guardian = board.guardians[level];
        let pools: u8 = board.sides.iter().map(|player| player.pool[level]).sum();
        let all = board.warders[level].count() as u8 + pools + board.guardians_left[level];
        let most = guardian.figures(board.players as usize);
        hold(all <= most, || format!("there are {all} figures of {}, the most is {most}", guardian.name()))?;
    }
    Ok(())
}

fn under_way(board: &Board) -> Result<(), String> {
    let side = board.active();
    let moved = board.turn.moved.minus(board.figures[side.index()]);
    hold(moved.is_empty(), || "a figure has moved that is not there".into())?;
    let busy = board.caravan.is_some() || board.conflict.is_some();
    hold(!busy || board.stage == Stage::Event, || "an event is under way outside its time".into())?;
    let acting = matches!(board.stage, Stage::Moving | Stage::Summoning | Stage::Event | Stage::Merge);
    hold(acting == board.turn.action.is_some(), || "an action is under way, or none, against the stage".into())?;
    let Some(conflict) = board.conflict else { return Ok(()) };
    hold((1..=5).contains(&conflict.number), || "Conflicts are numbered from 1 to 5".into())?;
    let Some(battle) = conflict.battle else { return Ok(()) };
    hold((conflict.token as usize) < TOKENS, || "a battle in no region".into())?;
    let fighters = battle.fighters.sides().all(|side| !board.out.holds(side) && side.index() < board.players as usize);
    hold(fighters && battle.fighters.count() > 1, || "a battle needs two gods in play".into())?;
    // Bids that lie open are still to be paid.
    let affordable = |side: Side| battle.bids[side.index()] <= board.side(side).followers;
    hold(battle.stage != BattleStage::Devour || battle.fighters.sides().all(affordable), || {
        "a bid of more Followers than the god has".into()
    })
}
