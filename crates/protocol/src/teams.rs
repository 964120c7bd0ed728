//! Who plays with whom, as the rules know it: those who have no secrets from each other.

use table::{Seat, SeatSet, Title};

/// Those who may know what this seat knows, itself among them.
pub fn confidants<T: Title>(board: &T::Board, seat: Seat) -> SeatSet {
    Seat::all(T::players(board)).filter(|&to| to == seat || T::confides(board, seat, to)).collect()
}

/// The seats that belong together, where two or more do.
pub fn teams<T: Title>(board: &T::Board) -> Vec<Vec<usize>> {
    let first = |seat: &Seat| confidants::<T>(board, *seat).iter().all(|mate| mate >= *seat);
    let seats = |seat: Seat| confidants::<T>(board, seat).iter().map(Seat::index).collect::<Vec<_>>();
    Seat::all(T::players(board)).filter(first).map(seats).filter(|team| team.len() > 1).collect()
}
