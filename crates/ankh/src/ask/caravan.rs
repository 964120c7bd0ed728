//! A line of camels: which borders can begin or go on with one that can be laid to its end. [caravan.1] to [caravan.7]

use crate::board::{Board, Caravan};
use crate::hex::{Hex, HexSet};
use crate::kinds::{CAMELS, SMALLEST};
use crate::map::{DIRECTIONS, MAP};
use crate::query;

/// A border between two spaces of a region, and the spaces at its two ends; `None`: beyond the edge of the board.
fn ends(a: Hex, b: Hex) -> [Option<Hex>; 2] {
    let toward = MAP.toward[a.index()];
    let direction = toward.iter().position(|&next| next == Some(b)).unwrap_or(0);
    [toward[(direction + 1) % DIRECTIONS], toward[(direction + DIRECTIONS - 1) % DIRECTIONS]]
}

/// A corner where the line must stop: water, a river, camels or the edge of the board meet there.
fn is_feature(region: HexSet, corner: Option<Hex>) -> bool {
    corner.is_none_or(|hex| !region.has(hex))
}

/// Whether this border can be the next of a line that can be completed.
pub(crate) fn open(board: &Board, a: Hex, b: Hex) -> bool {
    match board.caravan {
        None => false,
        Some(caravan) => match after(board, &caravan, a, b) {
            Some(next) => can_complete(board, &next),
            None => false,
        },
    }
}

/// The line with one more border; `None` if it does not go on there.
pub(crate) fn after(board: &Board, caravan: &Caravan, a: Hex, b: Hex) -> Option<Caravan> {
    let region = query::region_of(board, a);
    if a == b || !region.has(b) || !MAP.near[a.index()].has(b) || caravan.length as usize >= CAMELS {
        return None;
    }
    let corners = ends(a, b);
    let end = if caravan.length == 0 {
        let features = corners.map(|corner| is_feature(region, corner));
        match features {
            [false, false] => return None,
            [true, true] => None,
            [true, false] => corners[1],
            [false, true] => corners[0],
        }
    } else {
        // The new border begins where the line ends: at the corner of its last two spaces and the third one.
        let third = caravan.end?;
        let last = caravan.line[caravan.length as usize - 1];
        let from = if a == third {
            b
        } else if b == third {
            a
        } else {
            return None;
        };
        if !last.contains(&from) {
            return None;
        }
        let other = if last[0] == from { last[1] } else { last[0] };
        let next = corners.into_iter().find(|&corner| corner != Some(other))?;
        if is_feature(region, next) { None } else { next }
    };
    let mut next = *caravan;
    next.line[caravan.length as usize] = [a, b];
    next.length += 1;
    next.end = end;
    Some(next)
}

/// The line is whole.
pub(crate) fn is_whole(caravan: &Caravan) -> bool {
    caravan.length > 0 && caravan.end.is_none()
}

/// Whether the line is, or can be laid on to be, one that parts its region well.
fn can_complete(board: &Board, caravan: &Caravan) -> bool {
    if is_whole(caravan) {
        return split(board, caravan).is_some();
    }
    going_on(board, caravan).into_iter().flatten().any(|next| can_complete(board, &next))
}

/// The at most two ways on from the open end.
fn going_on(board: &Board, caravan: &Caravan) -> [Option<Caravan>; 2] {
    let Some(third) = caravan.end else { return [None; 2] };
    let [a, b] = caravan.line[caravan.length as usize - 1];
    let on = |from: Hex| {
        let (low, high) = if from < third { (from, third) } else { (third, from) };
        after(board, caravan, low, high)
    };
    [on(a), on(b)]
}

/// The two parts a whole line makes, if both are large enough. [caravan.5] [caravan.6]
pub(crate) fn split(board: &Board, caravan: &Caravan) -> Option<[HexSet; 2]> {
    let line = &caravan.line[..caravan.length as usize];
    let [a, b] = line[0];
    let region = query::region_of(board, a);
    let mut part = HexSet::only(a);
    let mut edge = part;
    while !edge.is_empty() {
        let mut wider = part;
        for hex in edge.iter() {
            let mut open = MAP.land[hex.index()].and(region);
            for &[one, other] in line {
                if one == hex {
                    open = open.without(other);
                } else if other == hex {
                    open = open.without(one);
                }
            }
            wider = wider.or(open);
        }
        edge = wider.minus(part);
        part = wider;
    }
    let rest = region.minus(part);
    (!part.has(b) && part.count() >= SMALLEST && rest.count() >= SMALLEST).then_some([part, rest])
}

/// The parts of the line on the table; empty if it is not whole.
pub(crate) fn parts(board: &Board) -> [HexSet; 2] {
    let whole = board.caravan.filter(is_whole).and_then(|caravan| split(board, &caravan));
    whole.unwrap_or([HexSet::NONE; 2])
}

/// Borders that may be offered, each once: those inside a region, the lower space first.
pub(crate) fn candidates(board: &Board) -> impl Iterator<Item = (Hex, Hex)> {
    let caravan = board.caravan;
    let begun = caravan.filter(|caravan| caravan.length > 0);
    let next = begun.map(|caravan| going_on(board, &caravan).map(|next| next.map(|next| last(&next))));
    let on = next.into_iter().flatten().flatten();
    let fresh = MAP.hexes().filter(move |_| begun.is_none()).flat_map(|hex| {
        let beyond = MAP.land[hex.index()].iter().filter(move |&other| other > hex);
        beyond.map(move |other| (hex, other))
    });
    on.chain(fresh)
}

fn last(caravan: &Caravan) -> (Hex, Hex) {
    let [a, b] = caravan.line[caravan.length as usize - 1];
    (a, b)
}
