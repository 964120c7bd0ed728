//! The options of each question: candidates, and the judge's verdict on them.

use super::judge::{self, check};
use super::{Answer, Question, Source, caravan};
use crate::board::Board;
use crate::hex::HexSet;
use crate::kinds::*;
use crate::map::DIRECTIONS;
use std::ops::ControlFlow;
use table::Seat;

/// Offers every candidate the judge accepts, once each.
pub fn options(
    board: &Board,
    seat: Seat,
    question: &Question,
    offer: &mut impl FnMut(Answer) -> ControlFlow<()>,
) -> ControlFlow<()> {
    use Answer as A;
    use Question as Q;
    let mut all = Offers { board, seat, question, offer };
    match *question {
        Q::God => return all.each(God::ALL.map(A::God)),
        Q::Guardian { .. } => return all.each(Guardian::ALL.map(A::Guardian)),
        Q::FirstPlayer => return all.each(board.all_seats().map(A::Seat)),
        _ => {}
    }
    let side = board.side_of(seat);
    let figures = board.figures[side.index()];
    match *question {
        Q::God | Q::Guardian { .. } | Q::FirstPlayer => ControlFlow::Continue(()),
        Q::Act => all.each(Action::ALL.map(A::Act)),
        Q::Figure | Q::Obelisk => {
            all.sure(A::Done)?;
            all.hexes(figures)
        }
        Q::To { from } => all.surely(judge::steps(board, side, from)),
        Q::Push { from, at } => all.surely(judge::pushed_from(board, from, at)),
        Q::Aim { .. } => all.each((0..DIRECTIONS as u8).map(A::Aim)),
        Q::Source => {
            all.sure(A::Done)?;
            all.each([A::Source(Source::Regular), A::Source(Source::Underworld)])?;
            let pyramids = board.monuments[Monument::Pyramid.index()].and(board.control[side.index()]);
            all.each(pyramids.iter().map(|hex| A::Source(Source::Pyramid(hex))))
        }
        Q::Piece { source } => all.each(judge::pieces(board, side, source).into_iter().flatten().map(A::Piece)),
        Q::Place { source, piece } => all.surely(judge::places(board, side, source, piece)),
        Q::Radiate { .. } | Q::Double | Q::Tiebreak | Q::Spare { .. } | Q::Worship | Q::Adopt { .. } => {
            all.sure(A::Yes)?;
            all.sure(A::No)
        }
        Q::Unlock => {
            all.sure(A::Pass)?;
            all.each(Power::ALL.map(A::Power))
        }
        Q::Control => all.surely(judge::controllable(board, side)),
        Q::Border => {
            all.each([A::Pass])?;
            caravan::borders_to_lay(board, &mut |[a, b]| all.sure(A::Border(a, b)))
        }
        Q::Keep => {
            caravan::parts(board).iter().filter_map(|part| part.lowest()).try_for_each(|hex| all.sure(A::Hex(hex)))
        }
        Q::Swap => {
            all.sure(A::Pass)?;
            let parted = board.caravan.and_then(|caravan| caravan.parted).unwrap_or_default();
            all.each((0..TOKENS as u8).flat_map(move |other| parted.map(|new| A::Swap(new, other))))
        }
        Q::Beside { .. } => all.surely(judge::obelisk_spots(board, side)),
        Q::PlayCard | Q::SecondCard { .. } => all.each(Card::ALL.map(A::Card)),
        Q::Build => {
            all.sure(A::Pass)?;
            all.each(Monument::ALL.map(A::Monument))
        }
        Q::BuildAt { .. } => all.surely(judge::build_sites(board)),
        Q::Bid | Q::BidFrom => all.each((0..=board.side(side).followers).map(A::Count)),
        Q::BidWithin { from } => all.each((from..=from.saturating_add(BIDS - 1)).map(A::Count)),
        Q::Trap { .. } => {
            all.sure(A::Pass)?;
            all.each(board.ascending().map(A::Side))
        }
        Q::Return => all.surely(judge::returns(board, side)),
        Q::Gate => {
            all.sure(A::Pass)?;
            all.each([A::New])?;
            all.surely(board.underworld)
        }
        Q::GateTo { .. } => all.surely(judge::gate_sites(board)),
    }
}

struct Offers<'o, F: FnMut(Answer) -> ControlFlow<()>> {
    board: &'o Board,
    seat: Seat,
    question: &'o Question,
    offer: &'o mut F,
}

impl<F: FnMut(Answer) -> ControlFlow<()>> Offers<'_, F> {
    fn sure(&mut self, answer: Answer) -> ControlFlow<()> {
        (self.offer)(answer)
    }

    fn each(&mut self, candidates: impl IntoIterator<Item = Answer>) -> ControlFlow<()> {
        for answer in candidates {
            if check(self.board, self.seat, self.question, answer).is_ok() {
                (self.offer)(answer)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn hexes(&mut self, hexes: HexSet) -> ControlFlow<()> {
        self.each(hexes.iter().map(Answer::Hex))
    }

    /// Spaces that the judge reads from the same set.
    fn surely(&mut self, hexes: HexSet) -> ControlFlow<()> {
        hexes.iter().try_for_each(|hex| (self.offer)(Answer::Hex(hex)))
    }
}
