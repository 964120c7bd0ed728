//! The one judge of answers.

use super::{Answer, Question, Source, caravan};
use crate::board::Board;
use crate::event::Piece;
use crate::hex::{Hex, HexSet};
use crate::kinds::*;
use crate::map::{DIRECTIONS, MAP};
use crate::query;
use crate::refusal::Refusal;
use table::{Seat, Side};

/// What the judge says.
type Verdict = Result<(), Refusal>;

pub fn check(board: &Board, seat: Seat, question: &Question, answer: Answer) -> Verdict {
    use Answer as A;
    use Question as Q;
    match (*question, answer) {
        (Q::God, A::God(god)) => require(!taken(board).has(god), Refusal::GodTaken),
        (Q::Guardian { level }, A::Guardian(guardian)) => {
            require(guardian.level() == level as usize, Refusal::NotAnAnswer)
        }
        (Q::FirstPlayer, A::Seat(seat)) => require(seat.index() < board.players as usize, Refusal::NotAnAnswer),
        _ if seat.is_chance() => Err(Refusal::NotAnAnswer),
        _ => judge(board, board.side_of(seat), question, answer),
    }
}

/// Gods that seats have already.
pub(super) fn taken(board: &Board) -> GodSet {
    board.sides.iter().fold(GodSet::NONE, |taken, player| taken.or(player.abilities))
}

fn judge(board: &Board, side: Side, question: &Question, answer: Answer) -> Verdict {
    use Answer as A;
    use Question as Q;
    match (*question, answer) {
        (Q::Act, A::Act(action)) => act(board, action),
        (Q::Figure | Q::Obelisk | Q::Source, A::Done) => Ok(()),
        (Q::Figure, A::Hex(hex)) => {
            require(board.figures[side.index()].has(hex), Refusal::NotYourFigure)?;
            require(!board.turn.moved.has(hex), Refusal::HasMoved)?;
            require(!steps(board, side, hex).is_empty(), Refusal::NowhereToGo)
        }
        (Q::To { from }, A::Hex(hex)) => {
            require(MAP.walk[from.index()].has(hex), Refusal::TooFar)?;
            require(steps(board, side, from).has(hex), Refusal::NotFree)
        }
        (Q::Push { from, at }, A::Hex(hex)) => require(pushed_from(board, from, at).has(hex), Refusal::NotFree),
        (Q::Aim { at }, A::Aim(direction)) => aim(at, direction),
        (Q::Source, A::Source(source)) => self::source(board, side, source),
        (Q::Piece { source }, A::Piece(piece)) => {
            require(pieces(board, side, source).contains(&Some(piece)), Refusal::NoSuchFigure)
        }
        (Q::Place { source, piece }, A::Hex(hex)) => {
            require(places(board, side, source, piece).has(hex), Refusal::NotSummonable)
        }
        (
            Q::Radiate { .. } | Q::Double | Q::Tiebreak | Q::Spare { .. } | Q::Worship | Q::Adopt { .. },
            A::Yes | A::No,
        ) => Ok(()),
        (Q::Unlock | Q::Build | Q::Trap { .. } | Q::Gate | Q::Swap | Q::Border, A::Pass) => pass(board, question),
        (Q::Unlock, A::Power(power)) => {
            let next = query::next_unlock(board, side);
            require(next.is_some_and(|(level, _)| power.level() == level), Refusal::WrongLevel)?;
            require(!board.side(side).powers.has(power), Refusal::HasPower)
        }
        (Q::Control, A::Hex(hex)) => control(board, side, hex),
        (Q::Border, A::Border(a, b)) => require(caravan::open(board, a, b), Refusal::NoCaravan),
        (Q::Keep, A::Hex(hex)) => {
            require(caravan::parts(board).iter().any(|part| part.lowest() == Some(hex)), Refusal::NotAnAnswer)
        }
        (Q::Swap, A::Swap(new, other)) => swap(board, new, other),
        (Q::Obelisk, A::Hex(hex)) => {
            require(board.figures[side.index()].has(hex), Refusal::NotYourFigure)?;
            let battle = board.conflict.and_then(|conflict| conflict.battle).ok_or(Refusal::NotAnAnswer)?;
            require(!battle.relocated.has(hex), Refusal::HasMoved)
        }
        (Q::Beside { .. }, A::Hex(hex)) => require(obelisk_spots(board, side).has(hex), Refusal::NotFree),
        (Q::PlayCard, A::Card(card)) => require(board.side(side).hand.has(card), Refusal::CardUsed),
        (Q::SecondCard { first }, A::Card(card)) => {
            require(card != first && board.side(side).hand.has(card), Refusal::CardUsed)
        }
        (Q::Build, A::Monument(kind)) => require(query::monuments_left(board, kind) > 0, Refusal::NoMonumentLeft),
        (Q::BuildAt { .. }, A::Hex(hex)) => require(build_sites(board).has(hex), Refusal::NotFree),
        (Q::Bid, A::Count(count)) => {
            let has = board.side(side).followers;
            require(count <= has, Refusal::TooFewFollowers { has })
        }
        (Q::BidFrom, A::Count(from)) => {
            let has = board.side(side).followers;
            require(from <= has, Refusal::TooFewFollowers { has })?;
            require(from % BIDS == 0, Refusal::NotAnAnswer)
        }
        (Q::BidWithin { from }, A::Count(count)) => {
            let has = board.side(side).followers;
            require(count <= has, Refusal::TooFewFollowers { has })?;
            require(count >= from && count - from < BIDS, Refusal::NotAnAnswer)
        }
        (Q::Trap { owners }, A::Side(owner)) => require(owners.has(board.seat(owner)), Refusal::NoSuchFigure),
        (Q::Return, A::Hex(hex)) => require(returns(board, side).has(hex), Refusal::NotFree),
        (Q::Gate, A::New) => require(board.underworld.count() < UNDERWORLD, Refusal::NoGateLeft),
        (Q::Gate, A::Hex(hex)) => require(board.underworld.has(hex), Refusal::NoGateThere),
        (Q::GateTo { .. }, A::Hex(hex)) => require(gate_sites(board).has(hex), Refusal::NotFree),
        _ => Err(Refusal::NotAnAnswer),
    }
}

fn require(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

/// A caravan once begun is laid to its end.
fn pass(board: &Board, question: &Question) -> Verdict {
    let begun = *question == Question::Border && board.caravan.is_some_and(|caravan| caravan.length > 0);
    require(!begun, Refusal::CaravanBegun)
}

/// The first action is any; the second lies below the first. [action.4]
fn act(board: &Board, action: Action) -> Verdict {
    require(board.turn.first.is_none_or(|first| action > first), Refusal::NotBelow)
}

/// Spaces a figure may end a move on: up to three steps, empty, no water; Satet also on an enemy that can be pushed; a
/// Scorpion also where it stands, to be aimed anew. [move.1] [ruling.7]
pub(crate) fn steps(board: &Board, side: Side, from: Hex) -> HexSet {
    let walk = MAP.walk[from.index()];
    let free = walk.and(query::open_land(board, side)).without(from);
    match query::guardian_at(board, from) {
        Some(Guardian::Satet) => {
            let enemies = query::all_figures(board).minus(board.figures[side.index()]).minus(MAP.water);
            let gates = if query::has_ability(board, side, God::Osiris) { HexSet::NONE } else { board.underworld };
            let victims = enemies.and(walk).minus(gates).iter().filter(|&at| !pushed_from(board, from, at).is_empty());
            victims.fold(free, HexSet::with)
        }
        Some(Guardian::Scorpion) if !MAP.is_water(from) => free.with(from),
        _ => free,
    }
}

/// Where the figure on a space can be pushed by Satet coming from another: her own space becomes free. [guardian.satet]
pub(crate) fn pushed_from(board: &Board, from: Hex, at: Hex) -> HexSet {
    let Some(owner) = query::owner_at(board, at) else { return HexSet::NONE };
    let mut without = *board;
    for figures in &mut without.figures {
        *figures = figures.without(from);
    }
    MAP.near[at.index()].and(query::open_land(&without, owner))
}

/// Two neighbouring spaces of the board. [guardian.giant-scorpion]
fn aim(at: Hex, direction: u8) -> Verdict {
    let direction = direction as usize;
    require(direction < DIRECTIONS, Refusal::NotAnAnswer)?;
    let toward = MAP.toward[at.index()];
    require(toward[direction].is_some() && toward[(direction + 1) % DIRECTIONS].is_some(), Refusal::NotAnAnswer)
}

/// A right to summon that is not used up, and for which there is a figure and a space.
fn source(board: &Board, side: Side, source: Source) -> Verdict {
    let turn = &board.turn;
    let open = match source {
        Source::Regular => !turn.regular,
        Source::Pyramid(hex) => {
            let own = board.monuments[Monument::Pyramid.index()].and(board.control[side.index()]);
            query::has_power(board, side, Power::PyramidAttuned) && own.has(hex) && !turn.pyramids.has(hex)
        }
        Source::Underworld => query::has_ability(board, side, God::Osiris) && !turn.underworld,
    };
    require(open, Refusal::NoRightToSummon)?;
    require(pieces(board, side, source).iter().any(Option::is_some), Refusal::NoSuchFigure)
}

/// The kinds of figures that can be summoned by this right somewhere.
pub(crate) fn pieces(board: &Board, side: Side, source: Source) -> [Option<Piece>; 5] {
    let player = board.side(side);
    let held = query::holder(board, God::Anubis).filter(|&anubis| anubis != side);
    let ransom = held.is_some_and(|anubis| board.side(anubis).trapped[side.index()] > 0) && player.followers > 0;
    let there = |piece: Piece, has: bool| (has && !places(board, side, source, piece).is_empty()).then_some(piece);
    [
        there(Piece::Warrior, player.warriors > 0),
        there(Piece::Ransomed, ransom),
        there(Piece::Guardian(0), player.pool[0] > 0),
        there(Piece::Guardian(1), player.pool[1] > 0),
        there(Piece::Guardian(2), player.pool[2] > 0),
    ]
}

/// Where a figure can be summoned. [summon.2] [guardian.apep]
pub(crate) fn places(board: &Board, side: Side, source: Source, piece: Piece) -> HexSet {
    let own = board.figures[side.index()].or(board.control[side.index()]);
    let touched = match source {
        Source::Regular => query::around(board, own),
        Source::Pyramid(hex) => query::adjacent(board, hex),
        Source::Underworld => return board.underworld.minus(query::occupied(board)),
    };
    let land = touched.and(query::open_land(board, side));
    let apep = matches!(piece, Piece::Guardian(level) if board.guardians[level as usize] == Guardian::Apep);
    if !apep {
        return land;
    }
    let water = MAP.water.minus(query::occupied(board));
    match source {
        Source::Regular => land.or(water),
        Source::Pyramid(_) | Source::Underworld => land.or(water.and(touched)),
    }
}

/// [monument.2] to [monument.4]
fn control(board: &Board, side: Side, hex: Hex) -> Verdict {
    require(query::all_monuments(board).has(hex), Refusal::NoMonumentThere)?;
    require(controllable(board, side).has(hex), Refusal::NotControllable)
}

/// Monuments the side can take: neutral ones while there are any on the board, else those of others.
pub(crate) fn controllable(board: &Board, side: Side) -> HexSet {
    let neutral = query::neutral(board);
    let target =
        if neutral.is_empty() { query::all_monuments(board).minus(board.control[side.index()]) } else { neutral };
    target.and(query::around(board, board.figures[side.index()]))
}

/// One of the two new regions and any other but its twin. [caravan.10]
fn swap(board: &Board, new: u8, other: u8) -> Verdict {
    let parted = board.caravan.and_then(|caravan| caravan.parted).ok_or(Refusal::NotAnAnswer)?;
    let there = (other as usize) < TOKENS && !board.regions[other as usize].is_empty();
    require(parted.contains(&new) && !parted.contains(&other) && there, Refusal::NotAnAnswer)
}

/// The region that is fought for.
fn token(board: &Board) -> usize {
    board.conflict.map_or(0, |conflict| conflict.token as usize)
}

/// Empty spaces next to own obelisks of the region. [power.obelisk-attuned]
pub(crate) fn obelisk_spots(board: &Board, side: Side) -> HexSet {
    let region = board.regions[token(board)];
    let own = board.monuments[Monument::Obelisk.index()].and(board.control[side.index()]).and(region);
    query::around(board, own).and(region).and(query::open_land(board, side))
}

/// Empty land of the region without a gate. [card.build-monument]
pub(crate) fn build_sites(board: &Board) -> HexSet {
    board.regions[token(board)].minus(query::occupied(board)).minus(board.underworld)
}

/// Where a gate can be put: empty land of the region. [god.osiris]
pub(crate) fn gate_sites(board: &Board) -> HexSet {
    build_sites(board)
}

/// Spaces beside the own god where a Mummy comes back. [guardian.mummy]
pub(crate) fn returns(board: &Board, side: Side) -> HexSet {
    let Some(god) = board.gods[side.index()] else { return HexSet::NONE };
    query::adjacent(board, god).and(query::open_land(board, side))
}
