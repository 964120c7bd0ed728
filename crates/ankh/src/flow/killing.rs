//! How figures die, in the Plague and in the resolution alike. [conflict.21]

use super::{battle, figure, summon};
use crate::Ankh;
use crate::ask::{Answer, Question, returns, seats_of};
use crate::board::{Battle, SIDES};
use crate::event::{Event, Piece};
use crate::hex::HexSet;
use crate::kinds::*;
use crate::query;
use table::{Cx, Flow, List, Side};

/// All leave at once; Anubis keeps a Warrior; Mummies come back. What the cats curse is counted for later.
pub(super) fn kill(cx: &mut Cx<'_, Ankh>, mut fight: Battle, victims: HexSet) -> Flow<Battle> {
    let mut mummies = [0_u8; SIDES];
    let mut fallen = [0_u8; SIDES];
    for side in cx.board.ascending() {
        for hex in cx.board.figures[side.index()].and(victims).iter() {
            let guardian = query::guardian_at(&cx.board, hex);
            fight.killed[side.index()] += 1;
            match guardian {
                Some(Guardian::CatMummy) => fight.cats[side.index()] += 1,
                Some(Guardian::Mummy) => mummies[side.index()] += 1,
                None => fallen[side.index()] += 1,
                Some(Guardian::Satet | Guardian::Apep | Guardian::Scorpion | Guardian::Androsphinx) => {}
            }
            figure::take_off(&mut cx.board, side, hex);
            cx.tell(Event::Killed { side, at: hex });
        }
    }
    // Who comes back to such a space is shielded no more. [ruling.22]
    fight.shielded = fight.shielded.minus(victims);
    battle::put(cx, fight);
    trap(cx, fallen)?;
    let order: List<Side, SIDES> = cx.board.ascending().collect();
    for &side in order.iter() {
        for _ in 0..mummies[side.index()] {
            rise(cx, side)?;
        }
    }
    Ok(fight)
}

/// Anubis may keep one enemy Warrior of those that fell. [god.anubis]
fn trap(cx: &mut Cx<'_, Ankh>, fallen: [u8; SIDES]) -> Flow {
    let Some(anubis) = query::holder(&cx.board, God::Anubis) else { return Ok(()) };
    let full = cx.board.side(anubis).trapped.iter().sum::<u8>() >= TRAPS;
    let owners = seats_of(cx.board.ascending().filter(|&side| side != anubis && fallen[side.index()] > 0));
    if full || owners.is_empty() {
        return Ok(());
    }
    if let Answer::Side(owner) = cx.ask(cx.board.seat(anubis), Question::Trap { owners })? {
        cx.board.side_mut(owner).warriors -= 1;
        cx.board.side_mut(anubis).trapped[owner.index()] += 1;
        cx.tell(Event::Trapped { side: owner });
    }
    Ok(())
}

/// A Mummy is summoned again beside its god. [guardian.mummy]
fn rise(cx: &mut Cx<'_, Ankh>, side: Side) -> Flow {
    if returns(&cx.board, side).is_empty() {
        return Ok(());
    }
    let seat = cx.board.seat(side);
    if let Answer::Hex(at) = cx.ask(seat, Question::Return)? {
        let level = Guardian::Mummy.level();
        cx.board.side_mut(side).pool[level] -= 1;
        cx.tell(Event::MummyReturns { side, at });
        summon::arrive(cx, seat, side, Piece::Guardian(level as u8), at)?;
    }
    Ok(())
}
