//! The resolution of a battle and what comes after it. [conflict.15] to [conflict.29]

use super::{battle, conflict, devotion, figure, killing};
use crate::Ankh;
use crate::ask::{Answer, Question, gate_sites};
use crate::board::{Battle, BattleStage, Conflict, Decided, SIDES, SideSet, Strength};
use crate::event::{Event, Grace};
use crate::hex::HexSet;
use crate::kinds::*;
use crate::map::{MAP, Terrain};
use crate::query;
use table::{Cx, Flow, List, Side};

/// Compares, pays the winner, and kills. [conflict.15] to [conflict.22]
pub(super) fn resolve(cx: &mut Cx<'_, Ankh>, mut fight: Battle) -> Flow {
    let token = battle::token(cx);
    let present = query::present(&cx.board, token);
    let mut makeup = [Strength::default(); SIDES];
    for side in fight.fighters.sides() {
        makeup[side.index()] = query::strength(&cx.board, &fight, side, token);
        cx.tell(Event::Strength { side, strength: makeup[side.index()].total() });
    }
    let strengths = makeup.map(Strength::total);
    let winner = winner(cx, fight.fighters, present, strengths)?;
    fight.winner = winner;
    fight.losers = winner.map_or(fight.fighters, |winner| fight.fighters.except(winner));
    let crowd = |&side: &Side| query::figures_in(&cx.board, side, token).count() >= 2;
    fight.crowds = fight.losers.sides().filter(crowd).fold(SideSet::NONE, SideSet::and_also);
    if let Some(side) = winner {
        cx.tell(Event::Won { side });
        let reward = reward(cx, &fight, side, token, strengths);
        devotion::gain(cx, side, reward, Grace::Victory)?;
        if query::has_power(&cx.board, side, Power::Commanding) {
            figure::followers(cx, side, COMMANDED);
        }
    }
    let dying = fight.losers.sides();
    let victims = dying.fold(HexSet::NONE, |all, side| all.or(query::figures_in(&cx.board, side, token)));
    let victims = victims.minus(query::god_figures(&cx.board)).minus(fight.shielded);
    let kept = spare(cx, fight.losers, victims)?;
    fight.stage = BattleStage::Aftermath;
    let fight = killing::kill(cx, fight, victims.minus(kept))?;
    battle::put(cx, fight);
    cx.board.decided = Some(Decided {
        number: cx.board.conflict.map_or(0, |conflict| conflict.number),
        token: token as u8,
        fighters: fight.fighters,
        cards: fight.cards,
        bids: fight.bids,
        strengths: makeup,
        killed: fight.killed,
        winner,
    });
    Ok(())
}

/// Followers for a battle won. [power.commanding]
const COMMANDED: u8 = 3;

/// The strongest; of several the one who uses the tiebreaker; else nobody. [conflict.16] to [conflict.18]
fn winner(cx: &mut Cx<'_, Ankh>, fighters: SideSet, present: SideSet, strengths: [u8; SIDES]) -> Flow<Option<Side>> {
    let standing = fighters.and(present);
    let most = standing.sides().map(|side| strengths[side.index()]).max();
    let best: List<Side, SIDES> = standing.sides().filter(|side| Some(strengths[side.index()]) == most).collect();
    if best.len() <= 1 {
        return Ok(best.first().copied());
    }
    let holder = cx.board.conflict.and_then(|conflict| conflict.tiebreaker).filter(|side| best.contains(side));
    if let Some(side) = holder
        && cx.ask(cx.board.seat(side), Question::Tiebreak)? == Answer::Yes
    {
        if let Some(conflict) = cx.board.conflict {
            cx.board.conflict = Some(Conflict { tiebreaker: None, ..conflict });
        }
        cx.tell(Event::TieBroken { side });
        return Ok(Some(side));
    }
    cx.tell(Event::Tied);
    Ok(None)
}

/// What winning pays, as one gain: Glorious, Drought and Ra inside it. [conflict.19]
fn reward(cx: &Cx<'_, Ankh>, fight: &Battle, side: Side, token: usize, strengths: [u8; SIDES]) -> u8 {
    let second = fight.losers.sides().map(|other| strengths[other.index()]).max().unwrap_or(0);
    let glorious = query::has_power(&cx.board, side, Power::Glorious) && strengths[side.index()] >= second + GLORIOUS;
    let mut reward = if glorious { 3 } else { 1 };
    if fight.cards[side.index()].has(Card::Drought) {
        let figures = query::figures_in(&cx.board, side, token).minus(cx.board.underworld);
        let dry = figures.iter().filter(|hex| MAP.terrain[hex.index()] == Terrain::Desert).count();
        reward += dry as u8;
    }
    reward + u8::from(conflict::is_radiant(cx, side, token))
}

/// How much stronger than the next one counts as glorious.
const GLORIOUS: u8 = 3;

/// Figures that Isis keeps, one by one, with everybody still standing. [god.isis]
fn spare(cx: &mut Cx<'_, Ankh>, losers: SideSet, victims: HexSet) -> Flow<HexSet> {
    let mut kept = HexSet::NONE;
    let Some(isis) = query::holder(&cx.board, God::Isis).filter(|&side| losers.holds(side)) else { return Ok(kept) };
    for at in query::protected(&cx.board, isis).and(victims).iter() {
        if cx.ask(cx.board.seat(isis), Question::Spare { at })? == Answer::Yes {
            kept = kept.with(at);
            cx.tell(Event::Kept { side: isis, at });
        }
    }
    Ok(kept)
}

/// Magnanimous, the curses of cats, the gates of Osiris, Miracles. [conflict.23] to [conflict.26]
pub(super) fn aftermath(cx: &mut Cx<'_, Ankh>, fight: Battle) -> Flow {
    let magnanimous = conflict::in_order(cx, |side| {
        fight.crowds.holds(side) && query::has_power(&cx.board, side, Power::Magnanimous)
    });
    for &side in magnanimous.iter() {
        devotion::gain(cx, side, MAGNANIMOUS, Grace::Magnanimous)?;
    }
    curses(cx, fight.cats);
    gate(cx, &fight)?;
    let miracles = conflict::in_order(cx, |side| fight.cards[side.index()].has(Card::Miracle));
    for &side in miracles.iter() {
        devotion::gain(cx, side, fight.killed[side.index()], Grace::Miracle)?;
    }
    let worshippers = fight.fighters.sides().filter(|&side| query::has_power(&cx.board, side, Power::Worshipful));
    let waiting = worshippers.fold(SideSet::NONE, SideSet::and_also);
    battle::put(cx, Battle { stage: BattleStage::Worship, waiting, ..fight });
    Ok(())
}

const MAGNANIMOUS: u8 = 2;

/// For each cat, all gods but its owner lose one. [guardian.cat-mummy]
pub(super) fn curses(cx: &mut Cx<'_, Ankh>, cats: [u8; SIDES]) {
    for owner in conflict::in_order(cx, |side| cats[side.index()] > 0).iter() {
        for _ in 0..cats[owner.index()] {
            for &side in conflict::in_order(cx, |side| side != *owner).iter() {
                devotion::lose(cx, side, Grace::Curse);
            }
        }
    }
}

/// Osiris, beaten, places or moves a gate in the region. [god.osiris]
fn gate(cx: &mut Cx<'_, Ankh>, fight: &Battle) -> Flow {
    let Some(osiris) = query::holder(&cx.board, God::Osiris).filter(|&side| fight.losers.holds(side)) else {
        return Ok(());
    };
    if gate_sites(&cx.board).is_empty() {
        return Ok(());
    }
    let seat = cx.board.seat(osiris);
    let from = match cx.ask(seat, Question::Gate)? {
        Answer::Hex(old) => Some(old),
        Answer::New => None,
        _ => return Ok(()),
    };
    if let Answer::Hex(at) = cx.ask(seat, Question::GateTo { from })? {
        if let Some(old) = from {
            cx.board.underworld = cx.board.underworld.without(old);
            cx.tell(Event::GateLeft { at: old });
        }
        cx.board.underworld = cx.board.underworld.with(at);
        cx.tell(Event::GateMoved { at });
    }
    Ok(())
}

/// Worshipful, one god after another; then Ma'at, and the battle is over. [conflict.27] [conflict.28]
pub(super) fn worship(cx: &mut Cx<'_, Ankh>, mut fight: Battle) -> Flow {
    if let Some(side) = cx.board.ascending().find(|&side| fight.waiting.holds(side)) {
        fight.waiting = fight.waiting.except(side);
        if cx.board.side(side).followers >= WORSHIP && cx.ask(cx.board.seat(side), Question::Worship)? == Answer::Yes {
            figure::sacrifice(cx, side, WORSHIP);
            devotion::gain(cx, side, 1, Grace::Worship)?;
        }
        battle::put(cx, fight);
        return Ok(());
    }
    for side in battle::holders(&fight, Card::Cycle).sides() {
        cx.board.side_mut(side).hand = CardSet::first(Card::ALL.len());
        cx.tell(Event::CardsReclaimed { side });
    }
    if let Some(conflict) = cx.board.conflict {
        cx.board.conflict = Some(Conflict { token: conflict.token + 1, battle: None, ..conflict });
    }
    Ok(())
}

const WORSHIP: u8 = 2;
