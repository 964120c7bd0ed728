//! Gods that merge after the third Conflict, and gods forgotten after the fourth. [merge.1] [forgotten.1]

use super::{devotion, event, figure};
use crate::Ankh;
use crate::ask::{Answer, Question};
use crate::board::{Ending, Player, SIDES, Stage};
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::kinds::*;
use crate::query;
use table::{Cx, Flow, List, Side};

/// The two least devoted become one: the higher takes over what the book leaves of the lower. [merge.1] to [merge.10]
pub(super) fn merge(cx: &mut Cx<'_, Ankh>) -> Flow {
    let gods: List<Side, SIDES> = cx.board.ascending().collect();
    let (lower, higher) = (gods[0], gods[1]);
    adopt(cx, lower, higher)?;
    destroy_monuments(cx, lower);
    let fallen = *cx.board.side(lower);
    strip(cx, lower);
    free_slots(cx, lower);
    let player = cx.board.side_mut(higher);
    player.followers = player.followers.saturating_add(fallen.followers);
    player.abilities = player.abilities.or(fallen.abilities);
    // What Anubis as the lower god held stays, but for the higher god's own. [god.anubis]
    for owner in 0..SIDES {
        if owner == higher.index() {
            player.warriors += fallen.trapped[owner];
        } else {
            player.trapped[owner] += fallen.trapped[owner];
        }
    }
    player.trapped[lower.index()] = 0;
    cx.board.sides[lower.index()] = Player { god: fallen.god, ..Player::default() };
    cx.board.out = cx.board.out.and_also(lower);
    // The merged token takes the place of the lower one: the least of all.
    cx.board.side_mut(higher).devotion = fallen.devotion;
    let rest = gods.iter().copied().filter(|&side| side != lower && side != higher);
    let order: List<Side, SIDES> = std::iter::once(higher).chain(rest).collect();
    cx.board.order[..order.len()].copy_from_slice(&order);
    cx.board.order[order.len()] = lower;
    for seat in 0..SIDES {
        if cx.board.seats[seat] == lower {
            cx.board.seats[seat] = higher;
        }
    }
    cx.board.merged = Some(higher);
    cx.tell(Event::Merged { higher, lower });
    cx.board.stage = Stage::Event;
    event::close(cx);
    Ok(())
}

/// Each guardian of the lower god goes over to the higher one, as far as there are bases, or leaves the game. [merge.5]
fn adopt(cx: &mut Cx<'_, Ankh>, lower: Side, higher: Side) -> Flow {
    let seat = cx.board.seat(higher);
    for level in 0..3 {
        let standing: List<Hex, 8> = cx.board.figures[lower.index()].and(cx.board.warders[level]).iter().collect();
        let pooled = cx.board.side(lower).pool[level] as usize;
        for at in standing.iter().copied().map(Some).chain(std::iter::repeat_n(None, pooled)) {
            let base = query::free_bases(&cx.board, higher, cx.board.guardians[level].base()) > 0;
            let goes_over = base && cx.ask(seat, Question::Adopt { level: level as u8, at })? == Answer::Yes;
            match at {
                Some(hex) if goes_over => {
                    cx.board.figures[lower.index()] = cx.board.figures[lower.index()].without(hex);
                    cx.board.figures[higher.index()] = cx.board.figures[higher.index()].with(hex);
                }
                Some(hex) => {
                    figure::take_off(&mut cx.board, lower, hex);
                    cx.board.side_mut(lower).pool[level] -= 1;
                }
                None => {
                    cx.board.side_mut(lower).pool[level] -= 1;
                    if goes_over {
                        cx.board.side_mut(higher).pool[level] += 1;
                    }
                }
            }
        }
    }
    Ok(())
}

/// What is left of the lower god's figures leaves the game. These are no kills. [merge.3] [ruling.18]
fn strip(cx: &mut Cx<'_, Ankh>, lower: Side) {
    for hex in cx.board.figures[lower.index()].iter() {
        figure::take_off(&mut cx.board, lower, hex);
    }
    cx.board.gods[lower.index()] = None;
}

fn destroy_monuments(cx: &mut Cx<'_, Ankh>, side: Side) {
    for hex in cx.board.control[side.index()].iter() {
        figure::destroy(cx, hex);
    }
}

/// Warriors of a god that leaves are in nobody's slots any more.
fn free_slots(cx: &mut Cx<'_, Ankh>, side: Side) {
    for player in &mut cx.board.sides {
        player.trapped[side.index()] = 0;
    }
}

/// All gods still in the red leave together. [forgotten.1]
pub(super) fn forget(cx: &mut Cx<'_, Ankh>) -> Flow {
    let forgotten: List<Side, SIDES> =
        cx.board.ascending().filter(|&side| cx.board.side(side).devotion <= LAST_RED).collect();
    for &side in forgotten.iter() {
        destroy_monuments(cx, side);
        for hex in cx.board.figures[side.index()].iter() {
            figure::take_off(&mut cx.board, side, hex);
        }
        cx.board.gods[side.index()] = None;
        cx.board.figures[side.index()] = HexSet::NONE;
        let fallen = *cx.board.side(side);
        if fallen.abilities.has(God::Osiris) {
            cx.board.underworld = HexSet::NONE;
        }
        for owner in 0..SIDES {
            cx.board.sides[owner].warriors += fallen.trapped[owner];
        }
        free_slots(cx, side);
        cx.tell(Event::Forgotten { side });
    }
    for &side in forgotten.iter() {
        let god = cx.board.side(side).god;
        cx.board.sides[side.index()] = Player { god, ..Player::default() };
        cx.board.out = cx.board.out.and_also(side);
    }
    // Those still in play first, then those that are out; seats that were never taken stay behind them.
    let players = cx.board.players as usize;
    let seated = || cx.board.order.into_iter().take(players);
    let left: List<Side, SIDES> = seated().filter(|&side| !cx.board.out.holds(side)).collect();
    let gone = seated().filter(|&side| cx.board.out.holds(side));
    let order: List<Side, SIDES> = left.iter().copied().chain(gone).collect();
    cx.board.order[..players].copy_from_slice(&order);
    match left.len() {
        0 => Err(devotion::over(cx, Ending::AllForgotten, None)),
        1 => Err(devotion::over(cx, Ending::LastGod, left.first().copied())),
        _ => Ok(()),
    }
}
