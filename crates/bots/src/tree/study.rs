//! What a tree teaches: positions, and what they turned out to be worth when more was seen of what comes of them. Lines of one
//! root differ by what was done there alone, so that these lessons tell what an action brings; who wins in the end tells
//! more of everything else.

use super::{Tree, follow};
use crate::purse::Until;
use crate::value::{Valued, Worth, worth};
use table::Game;

/// A position, and what a search thinks of it, by seat.
pub struct Lesson<R: Valued> {
    pub game: Game<R>,
    pub worth: Worth,
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
            let shifted = |look: Worth| std::array::from_fn(|seat| (look[seat] + surprise[seat]).clamp(0.0, 1.0));
            // What a game that is over is worth needs no lesson.
            let going_on = led.into_iter().zip(looks).filter(|(game, _)| !game.is_over());
            going_on.map(|(game, look)| Lesson { game, worth: shifted(look) }).collect()
        };
        enough.flat_map(of_line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::tree;
    use super::*;

    #[test]
    fn what_turned_out_better_than_it_looked_is_taught_as_better() {
        let mut tree = tree(60);
        let me = tree.me.index();
        let edge = tree.nodes[0].edges.iter().position(|edge| edge.visits >= ENOUGH).expect("a line looked at often");
        tree.nodes[0].edges.truncate(edge + 1);
        let teach = |tree: &Tree<ankh::Ankh>| -> Vec<(f32, f32)> {
            let lesson = |lesson: &Lesson<ankh::Ankh>| (worth(&lesson.game, tree.weights)[me], lesson.worth[me]);
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
}
