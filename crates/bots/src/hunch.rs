//! What several choose at once and in secret, quickly: for playing on in a tree, where nothing can be solved.

use crate::purse::Until;
use crate::value::{Valued, Weights};
use crate::world::{Part, Reply, Secrets, any_part, play_all, play_out};
use table::{Game, Rng, Seat, SeatSet};

/// So many plans each of them compares.
const FEW: usize = 6;

/// Answers for all who are asked at once. Each takes the best of a few plans against anything the others may do: with any
/// cards on both sides cards were wasted, and the stronger troop won too seldom.
pub(crate) fn settle<R: Valued>(game: &mut Game<R>, part: Part, until: Until, weights: &Weights, rng: &mut Rng) {
    let asked: SeatSet = game.open().iter().map(|open| open.seat).collect();
    let chosen: Vec<Reply<R>> =
        asked.iter().map(|seat| best_of_few(game, asked, seat, part, until, weights, rng)).collect();
    chosen.iter().for_each(|plan| play_all(game, plan));
}

fn best_of_few<R: Valued>(
    game: &Game<R>,
    asked: SeatSet,
    seat: Seat,
    part: Part,
    until: Until,
    weights: &Weights,
    rng: &mut Rng,
) -> Reply<R> {
    let others: Reply<R> =
        asked.without(seat).iter().flat_map(|other| any_part(&mut game.clone(), other, rng)).collect();
    // The same luck for every plan.
    let luck = Rng::new(rng.word());
    let mut best = (Vec::new(), f32::MIN);
    for _ in 0..FEW {
        let mut next = *game;
        let plan = any_part(&mut next, seat, rng);
        play_all(&mut next, &others);
        let worth = play_out(&mut next, part, Secrets::Anything, until, weights, &mut luck.clone())[seat.index()];
        if worth > best.1 {
            best = (plan, worth);
        }
        if until.is_past() {
            break;
        }
    }
    best.0
}
