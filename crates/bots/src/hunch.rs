//! What several choose at once and in secret, quickly: for playing on in a tree, where nothing can be solved.

use crate::purse::Until;
use crate::value::{Valued, Weights};
use crate::world::{Part, Reply, Secrets, any_part, play_all, play_out};
use table::{Game, Rng, Seat, SeatSet};

/// So many plans each of them compares.
const FEW: usize = 6;

/// Answers for all who are asked at once. Each takes the best of a few plans against anything the others may do: what comes of
/// a battle is nearer to the solved one than with any cards on both sides.
pub(crate) fn settle<R: Valued>(game: &mut Game<R>, part: Part, until: Until, weights: &Weights, rng: &mut Rng) {
    let asked: SeatSet = game.open().iter().map(|open| open.seat).collect();
    let chosen: Vec<Reply<R>> =
        asked.iter().map(|seat| best_of_few(game, asked, seat, part, until, weights, rng)).collect();
    chosen.iter().for_each(|plan| play_all(game, plan.iter().copied()));
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
    let others: Reply<R> = asked.without(seat).iter().flat_map(|other| any_part(&mut { *game }, other, rng)).collect();
    // The same luck for every plan.
    let luck = Rng::new(rng.word());
    let mut best = (Vec::new(), f32::MIN);
    for _ in 0..FEW {
        let mut next = *game;
        let plan = any_part(&mut next, seat, rng);
        play_all(&mut next, others.iter().copied());
        let worth = play_out(&mut next, part, Secrets::Anything, until, weights, &mut { luck })[seat.index()];
        if worth > best.1 {
            best = (plan, worth);
        }
        if until.is_past() {
            break;
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::tests::battle;
    use crate::value::{School, ruleset_weights};
    use kemet::Kemet;

    #[test]
    fn the_best_of_a_few_is_better_than_anything() {
        let mut rng = Rng::new(2);
        let (game, seat) = battle(&mut rng);
        let asked: SeatSet = game.open().iter().map(|open| open.seat).collect();
        let (turn, weights) =
            (Part::turn::<Kemet>(game.board()), ruleset_weights::<Kemet>("kemet-2012", School::Searches));
        // On average over many battles, against any cards.
        let mut mean = |choose: &dyn Fn(&mut Rng) -> Reply<Kemet>| -> f32 {
            let battle = |_| {
                let mut game = game;
                play_all(&mut game, choose(&mut rng));
                play_out(&mut game, turn, Secrets::Anything, Until::NEVER, weights, &mut rng)[seat.index()]
            };
            (0..300).map(battle).sum::<f32>() / 300.0
        };
        let any = mean(&|rng| any_part(&mut { game }, seat, rng));
        let best = mean(&|rng| best_of_few(&game, asked, seat, turn, Until::NEVER, weights, rng));
        assert!(best > any + 0.01, "{best} {any}");
    }
}
