//! What a tree teaches: positions, and what they turned out to be worth when more was seen of what comes of them. Lines of one
//! root differ by what was done there alone, so that these lessons tell what an action brings; who wins in the end tells
//! more of everything else.

use super::{Tree, follow};
use crate::purse::Until;
use crate::value::{Valued, Weights, Worth, side_chances, worth};
use table::{Game, MOST_SEATS, Seat};

/// A position, and what a search thinks of the chances of every side.
pub struct Lesson<R: Valued> {
    pub game: Game<R>,
    pub chances: Worth,
}

/// A line teaches after so many visits, in so many of its worlds.
const ENOUGH: f32 = 4.0;
const WORLDS: usize = 3;

impl<R: Valued> Tree<R> {
    /// Where the lines lead that were looked at often enough, in some worlds. What a position looks like there is shifted by
    /// how much better or worse than that its line turned out.
    pub(crate) fn lessons(&self) -> Vec<Lesson<R>> {
        let enough = self.nodes[0].edges.iter().filter(|edge| edge.visits >= ENOUGH);
        let of_line = |edge: &super::Edge<R>| -> Vec<Lesson<R>> {
            let led: Vec<Game<R>> = (0..WORLDS.min(self.worlds.len()))
                .map(|nth| {
                    let mut game = self.worlds[nth];
                    let mut luck = self.luck(nth);
                    follow(&mut game, self.me, &edge.line.answers, Until::NEVER, self.weights, &mut luck);
                    game
                })
                .collect();
            let looks: Vec<Worth> = led.iter().map(|game| worth(game, self.weights)).collect();
            let mean = |seat: usize| looks.iter().map(|look| look[seat]).sum::<f32>() / looks.len() as f32;
            let surprise: Worth = std::array::from_fn(|seat| edge.sum[seat] / edge.visits - mean(seat));
            // What a game that is over is worth needs no lesson.
            let going_on = led.into_iter().filter(|game| !game.is_over());
            going_on.map(|game| Lesson { chances: shifted::<R>(game.board(), self.weights, &surprise), game }).collect()
        };
        enough.flat_map(of_line).collect()
    }
}

/// What a position looks like for every side, shifted by the surprise of those who play it.
fn shifted<R: Valued>(board: &R::Board, weights: &Weights, surprise: &Worth) -> Worth {
    let (looks, sides) = (side_chances::<R>(board, weights), sides_of::<R>(board));
    let mut chances = [0.0; MOST_SEATS];
    for seat in Seat::all(R::players(board)) {
        let side = R::side_of(board, seat);
        chances[side] = (looks[side] + surprise[seat.index()] / sides[seat.index()]).clamp(0.0, 1.0);
    }
    chances
}

/// Of how many sides every seat has the chances, where it shares in others': a surprise is that of all of them.
fn sides_of<R: Valued>(board: &R::Board) -> Worth {
    let one = [1.0; MOST_SEATS];
    let mut sides = one;
    R::share(board, &one, &mut sides);
    sides
}

#[cfg(test)]
mod tests {
    use super::super::tests::tree;
    use super::*;
    use crate::value::{School, ruleset_weights};
    use crate::world::tests::wander;
    use ankh::Ankh;
    use table::Rng;

    #[test]
    fn what_turned_out_better_than_it_looked_is_taught_as_better() {
        let mut tree = tree(60);
        let me = tree.me.index();
        let edge = tree.nodes[0].edges.iter().position(|edge| edge.visits >= ENOUGH).expect("a line looked at often");
        tree.nodes[0].edges.truncate(edge + 1);
        let teach = |tree: &Tree<Ankh>| -> Vec<(f32, f32)> {
            let lesson = |lesson: &Lesson<Ankh>| (worth(&lesson.game, tree.weights)[me], lesson.chances[me]);
            tree.lessons().iter().map(lesson).collect()
        };
        let taught = teach(&tree);
        assert!(!taught.is_empty() && taught.len() <= WORLDS);
        let visits = tree.nodes[0].edges[edge].visits;
        tree.nodes[0].edges[edge].sum[me] += 0.1 * visits;
        for ((looks, before), (_, after)) in taught.iter().zip(teach(&tree)) {
            assert!((after - before - 0.1).abs() < 1e-3, "{looks} {before} {after}");
        }
        // All lessons of a line are shifted alike.
        let shift = |&(looks, taught): &(f32, f32)| taught - looks;
        assert!(taught.iter().all(|lesson| (shift(lesson) - shift(&taught[0])).abs() < 1e-3), "{taught:?}");
        // Of what was hardly looked at nothing is taught.
        tree.nodes[0].edges[edge].visits = ENOUGH - 1.0;
        assert!(teach(&tree).is_empty());
    }

    #[test]
    fn what_the_two_lowest_share_is_taught_once() {
        let mut game = Game::<Ankh>::new(ankh::setup::start(3, []).expect("three can play"));
        let weights = ruleset_weights::<Ankh>("ankh", School::Searches);
        // Two Conflicts are over, so that most of what either of the two has is the other's as well.
        wander(&mut game, &mut Rng::new(3), |game| {
            Ankh::is_turn(&game.open()[0].question) && sides_of::<Ankh>(game.board()).iter().any(|&sides| sides > 1.7)
        });
        let board = game.board();
        let looks = side_chances::<Ankh>(board, weights);
        let seen = worth(&game, weights);
        let lowest: Vec<usize> = board.ascending().take(2).map(table::Side::index).collect();
        let highest = (0..3).find(|side| !lowest.contains(side)).expect("a third");
        let mut truth = looks;
        lowest.iter().for_each(|&side| truth[side] += 0.05);
        truth[highest] -= 0.1;
        let mut turned_out = truth;
        Ankh::share(board, &truth, &mut turned_out);
        let surprise: Worth = std::array::from_fn(|seat| turned_out[seat] - seen[seat]);
        let taught = shifted::<Ankh>(board, weights, &surprise);
        for side in 0..3 {
            assert!((taught[side] - truth[side].clamp(0.0, 1.0)).abs() < 1e-4, "{taught:?} {truth:?}");
        }
    }
}
