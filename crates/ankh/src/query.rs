//! What the board says when rules ask. Nothing here changes anything.

use crate::board::{Battle, Board, SideSet, Strength};
use crate::hex::{HEXES, Hex, HexSet};
use crate::kinds::*;
use crate::map::MAP;
use table::Side;

/// Everything that stands on a space: figures and monuments.
pub fn occupied(board: &Board) -> HexSet {
    let figures = board.figures.iter().fold(HexSet::NONE, |all, &figures| all.or(figures));
    board.monuments.iter().fold(figures, |all, &monuments| all.or(monuments))
}

/// Empty land where figures of the side may stand: not in another god's gate to the underworld. [god.osiris]
pub fn open_land(board: &Board, side: Side) -> HexSet {
    let land = HexSet::first(HEXES).minus(MAP.water).minus(occupied(board));
    if has_ability(board, side, God::Osiris) { land } else { land.minus(board.underworld) }
}

pub fn has_ability(board: &Board, side: Side, god: God) -> bool {
    board.side(side).abilities.has(god)
}

pub fn has_power(board: &Board, side: Side, power: Power) -> bool {
    board.side(side).powers.has(power)
}

/// The side in play that has a god's ability.
pub fn holder(board: &Board, god: God) -> Option<Side> {
    board.ascending().find(|&side| has_ability(board, side, god))
}

/// The region of a land space.
pub fn region_of(board: &Board, hex: Hex) -> HexSet {
    board.regions.iter().copied().find(|region| region.has(hex)).unwrap_or(HexSet::NONE)
}

/// Spaces adjacent in the sense of the rules: the same region, no river and no camel between; water touches all around
/// it. [board.7]
pub fn adjacent(board: &Board, hex: Hex) -> HexSet {
    let near = MAP.near[hex.index()];
    if MAP.is_water(hex) { near } else { near.and(region_of(board, hex).or(MAP.water)) }
}

/// Spaces adjacent to any of these.
pub fn around(board: &Board, hexes: HexSet) -> HexSet {
    hexes.iter().fold(HexSet::NONE, |all, hex| all.or(adjacent(board, hex)))
}

/// Land and water of a region: water belongs to every region it touches. [board.5]
pub fn area(board: &Board, token: usize) -> HexSet {
    let land = board.regions[token];
    let wet = MAP.water.iter().filter(|water| !MAP.near[water.index()].and(land).is_empty());
    wet.fold(land, HexSet::with)
}

/// Figures of a side in a region.
pub fn figures_in(board: &Board, side: Side, token: usize) -> HexSet {
    let figures = board.figures[side.index()];
    let land = figures.and(board.regions[token]);
    if figures.and(MAP.water).is_empty() { land } else { figures.and(area(board, token)) }
}

/// Who has a figure in a region.
pub fn present(board: &Board, token: usize) -> SideSet {
    let there = board.ascending().filter(|&side| !figures_in(board, side, token).is_empty());
    there.fold(SideSet::NONE, SideSet::and_also)
}

pub fn all_figures(board: &Board) -> HexSet {
    board.figures.iter().fold(HexSet::NONE, |all, &figures| all.or(figures))
}

pub fn all_monuments(board: &Board) -> HexSet {
    board.monuments.iter().fold(HexSet::NONE, |all, &monuments| all.or(monuments))
}

pub fn neutral(board: &Board) -> HexSet {
    board.control.iter().fold(all_monuments(board), |left, &owned| left.minus(owned))
}

/// Whose figure stands on a space.
pub fn owner_at(board: &Board, hex: Hex) -> Option<Side> {
    board.ascending().find(|&side| board.figures[side.index()].has(hex))
}

/// The guardian on a space.
pub fn guardian_at(board: &Board, hex: Hex) -> Option<Guardian> {
    let level = board.warders.iter().position(|warders| warders.has(hex))?;
    Some(board.guardians[level])
}

/// All figures of a kind of guardian.
pub fn guardians(board: &Board, guardian: Guardian) -> HexSet {
    let level = guardian.level();
    if board.guardians[level] == guardian { board.warders[level] } else { HexSet::NONE }
}

pub fn god_figures(board: &Board) -> HexSet {
    board.gods.iter().flatten().fold(HexSet::NONE, |all, &hex| all.with(hex))
}

/// Warriors of a side on the board.
pub fn warriors(board: &Board, side: Side) -> HexSet {
    let warders = board.warders.iter().fold(HexSet::NONE, |all, &warders| all.or(warders));
    board.figures[side.index()].minus(warders).minus(god_figures(board))
}

/// Followers that Gain Followers brings. [follower.1]
pub fn harvest(board: &Board, side: Side) -> u8 {
    let monuments = neutral(board).or(board.control[side.index()]);
    let touched = around(board, board.figures[side.index()]).and(monuments).count() as u8;
    touched + u8::from(has_power(board, side, Power::Revered))
}

/// The level of the next power, less one, and what it costs; `None` when all are unlocked. [ankh.2]
pub fn next_unlock(board: &Board, side: Side) -> Option<(usize, u8)> {
    let unlocked = board.side(side).unlocked;
    (unlocked < 6).then(|| (unlocked as usize / 2, unlocked / 2 + 1))
}

/// Bases of a size that a side has free. [ankh.7]
pub fn free_bases(board: &Board, side: Side, base: Base) -> u8 {
    let used = (0..3).filter(|&level| board.guardians[level].base() == base);
    let used = used.map(|level| {
        let on_board = board.warders[level].and(board.figures[side.index()]).count() as u8;
        on_board + board.side(side).pool[level]
    });
    BASES.saturating_sub(used.sum())
}

/// Monuments of a kind that are not on the board.
pub fn monuments_left(board: &Board, kind: Monument) -> u8 {
    MONUMENTS - board.monuments[kind.index()].count() as u8
}

/// Who has the majority of a kind of monument in a region: more than any other god, present or not. [conflict.14]
pub fn majority(board: &Board, token: usize, kind: Monument) -> Option<Side> {
    let here = board.monuments[kind.index()].and(board.regions[token]);
    let count = |side: Side| here.and(board.control[side.index()]).count();
    let most = board.ascending().map(count).max().filter(|&most| most > 0)?;
    let mut leaders = board.ascending().filter(|&side| count(side) == most);
    let leader = leaders.next();
    if leaders.next().is_none() { leader } else { None }
}

/// How many majorities a side has in a region.
pub fn majorities(board: &Board, side: Side, token: usize) -> u8 {
    Monument::ALL.into_iter().filter(|&kind| majority(board, token, kind) == Some(side)).count() as u8
}

/// Strength of a side in a battle; 0 without a figure, whatever the bonuses. [conflict.15]
pub fn strength(board: &Board, battle: &Battle, side: Side, token: usize) -> Strength {
    let here = figures_in(board, side, token);
    let mut strength = Strength::default();
    if here.is_empty() {
        return strength;
    }
    let sphinxes = guardians(board, Guardian::Androsphinx).minus(board.figures[side.index()]);
    let cowed = around(board, sphinxes);
    let counting = here.minus(cowed);
    strength.figures = counting.count() as u8;
    if board.gods[side.index()].is_some_and(|god| counting.has(god)) {
        if resplendent(board, side) {
            strength.resplendent = 2;
        }
        if has_ability(board, side, God::Anubis) {
            strength.trapped = board.side(side).trapped.iter().sum::<u8>().min(TRAPS);
        }
    }
    if has_power(board, side, Power::TempleAttuned) {
        let temples = board.monuments[Monument::Temple.index()].and(board.control[side.index()]);
        let kept = temples.and(board.regions[token]).and(around(board, here));
        strength.temples = 2 * kept.count() as u8;
    }
    strength.cards = battle.cards[side.index()].iter().map(Card::strength).sum();
    strength
}

/// [power.resplendent]
pub fn resplendent(board: &Board, side: Side) -> bool {
    let owned = board.control[side.index()];
    has_power(board, side, Power::Resplendent)
        && board.monuments.iter().any(|monuments| monuments.and(owned).count() >= 3)
}

/// Figures of Isis next to an enemy figure. [god.isis]
pub fn protected(board: &Board, side: Side) -> HexSet {
    if !has_ability(board, side, God::Isis) {
        return HexSet::NONE;
    }
    let enemies = all_figures(board).minus(board.figures[side.index()]);
    board.figures[side.index()].and(around(board, enemies))
}

/// Sun tokens still on the dashboard of Ra.
pub fn suns_left(board: &Board) -> u8 {
    SUNS - board.suns.count() as u8
}
