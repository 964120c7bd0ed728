//! What a position is worth to each seat: features of each side, weighed, and turned into chances of winning.

mod ankh;
mod kemet;
mod weights;

pub use weights::{Column, MOST_BENDS, Scales, School, Weights, ruleset_weights, write_weights};

use table::{Game, MOST_SEATS, Seat, SeatSet, Title};

/// The most features a game has.
pub const MOST_FEATURES: usize = 48;

/// What is measured of one side.
pub type Features = [f32; MOST_FEATURES];

/// The chance of winning, by seat.
pub type Worth = [f32; MOST_SEATS];

/// A game whose positions can be valued.
pub trait Valued: Title {
    /// What is measured, in order.
    const FEATURES: &'static [&'static str];

    /// How many columns of weights there are.
    const COLUMNS: usize;

    /// What a manner adds to the weights of every ruleset: its name, and weights as text.
    const MANNERS: [(&'static str, &'static str); 2];

    /// Measures every side in play, and says which these are. Sides are numbered like seats.
    fn measure(board: &Self::Board, features: &mut [Features; MOST_SEATS]) -> SeatSet;

    /// Which column of weights this position is weighed with.
    fn column(board: &Self::Board) -> usize;

    /// Whose pieces a seat plays.
    fn side_of(board: &Self::Board, seat: Seat) -> usize;

    /// Adds to what seats have of the chances of their own sides what they have of others'.
    fn share(_board: &Self::Board, _chances: &Worth, _worth: &mut Worth) {}

    /// How free the seat is later on, where positions that are worth the same differ by nothing else: of such one is looked
    /// at. `None` where they may differ by more, as by the places of figures: then every one is.
    fn leeway(_board: &Self::Board, _seat: Seat) -> Option<u8> {
        None
    }

    /// Who has won a game that is over.
    fn winners(game: &Game<Self>) -> SeatSet;

    /// Tells one turn from the next.
    fn turn(board: &Self::Board) -> u32;

    /// Tells the scenes of a turn apart: what is chosen in secret is decided when its scene is over. Most turns have one.
    fn scene(_board: &Self::Board) -> u32 {
        0
    }

    /// The question with which a seat's turn begins or goes on.
    fn is_turn(question: &Self::Question) -> bool;
}

/// The chances of winning as these weights see them.
pub fn worth<R: Valued>(game: &Game<R>, weights: &Weights) -> Worth {
    let board = game.board();
    let mut worth = [0.0; MOST_SEATS];
    if game.is_over() {
        for seat in R::winners(game).iter() {
            worth[seat.index()] = 1.0;
        }
        return worth;
    }
    let chances = side_chances::<R>(board, weights);
    for seat in Seat::all(R::players(board)) {
        worth[seat.index()] = chances[R::side_of(board, seat)];
    }
    R::share(board, &chances, &mut worth);
    worth
}

/// The chances of every side of a game that goes on.
pub(crate) fn side_chances<R: Valued>(board: &R::Board, weights: &Weights) -> Worth {
    let mut features = [[0.0; MOST_FEATURES]; MOST_SEATS];
    let sides = R::measure(board, &mut features);
    chances(&features, sides, weights.at::<R>(board))
}

/// Weighed sums as chances that add up to one. Sides not in play have none.
pub fn chances(features: &[Features; MOST_SEATS], sides: SeatSet, weights: &Column) -> Worth {
    let mut chances = [0.0_f32; MOST_SEATS];
    let mut most = f32::MIN;
    for side in sides.iter() {
        let sum = weights.sum(&features[side.index()]);
        chances[side.index()] = sum;
        most = most.max(sum);
    }
    let mut all = 0.0;
    for side in sides.iter() {
        let chance = &mut chances[side.index()];
        *chance = (*chance - most).exp();
        all += *chance;
    }
    for side in sides.iter() {
        chances[side.index()] /= all;
    }
    chances
}
