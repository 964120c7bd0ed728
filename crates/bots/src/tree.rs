//! A tree of whole actions over worlds sampled from the view.
//!
//! An edge is a line of answers, a seat's whole action as the greedy value found it; a node is the moment at which a turn
//! begins, whatever chance and secrets brought there. Every visit draws a world, follows the tree in it, and adds one
//! node; what the best line of that node is worth goes back along the path, a number for every seat, and at each node on the
//! way mostly what the best line there is worth. Each seat chooses what is best for itself, and as it likes against whoever
//! leads.

mod study;

pub use study::Lesson;

use crate::action::{Care, Line, lines, prospect};
use crate::hunch::settle;
use crate::purse::Until;
use crate::search::Taste;
use crate::value::{Valued, Weights, Worth, worth};
use crate::world::{Halt, Part, Secrets, glance, run_on};
use std::time::Instant;
use table::{Game, MOST_SEATS, Rng, Seat, View, Waiting};

/// How lines are found further on than at the root. Fewer visits to nodes that are looked at well are worth more than many to
/// rough ones: what goes back is the best line, and it has to be a good one.
const INNER: Care = Care {
    lines: 48,
    least: 1,
    most: 6,
    storms: 3,
    secrets: Secrets::Anything,
    proofs: 3,
    kept: 1,
    tries: 600,
    until: Until::NEVER,
    last: Until::NEVER,
};
/// Lines of one node at most.
const MOST_LINES: usize = 24;
/// How many lines of a node are looked at: the fewest, and how many more with the root of its visits. At the root many: one of
/// them is to be taken. Further on few, so that the tree grows deep: what makes a search stronger is to see the own next
/// actions, and of others fewer still, as three turns of theirs may lie before each of them.
const ROOT_LET_IN: (usize, f32) = (2, 2.0);
const OWN_LET_IN: (usize, f32) = (1, 0.5);
const OTHERS_LET_IN: (usize, f32) = (1, 0.3);
/// Actions looked ahead at most.
const DEEPEST: usize = 20;
/// What goes back from a node: so much of what its best line is worth by now, the rest of what this visit has found. Whoever
/// comes there will take the best line; what others were tried for is no reason to think less of the way there.
const OF_THE_BEST: f32 = 0.8;
/// After so many visits each it is asked whether more could change anything.
const LOOK: usize = 16;
/// Worlds drawn at most for one decision: later visits meet the same ones again.
const MOST_WORLDS: usize = 64;

/// A moment at which a seat chooses a line.
struct Node<R: Valued> {
    seat: Seat,
    edges: Vec<Edge<R>>,
    /// How large differences between its lines are likely to be.
    scale: f32,
    visits: f32,
    /// By how much what came back differs from what the greedy value said, summed.
    surprise: Worth,
    /// What the owner of the tree sees there, where it is the one to choose: so the moment is known again when it comes.
    seen: Option<R::Seen>,
}

pub(crate) struct Edge<R: Valued> {
    pub(crate) line: Line<R>,
    prior: f32,
    pub(crate) visits: f32,
    /// What came back, summed.
    sum: Worth,
    /// Visits of an earlier decision.
    carried: f32,
    /// Where it leads, by who is asked then.
    next: Vec<(Seat, usize)>,
}

/// What a line is worth: what came back on average, and what the greedy value said, which counts as so many visits. That
/// value was found before anybody replied, so what lines turned out worse or better by on average is added to it.
fn mean(said: &Worth, surprise: &Worth, sum: &Worth, visits: f32, trust: f32) -> Worth {
    std::array::from_fn(|seat| (trust * (said[seat] + surprise[seat]) + sum[seat]) / (trust + visits))
}

impl<R: Valued> Edge<R> {
    /// What its line is worth by now.
    fn mean(&self, surprise: &Worth, trust: f32) -> Worth {
        mean(&self.line.worth, surprise, &self.sum, self.visits, trust)
    }
}

impl<R: Valued> Node<R> {
    /// How much better or worse than said lines turned out here, on average.
    fn mean_surprise(&self) -> Worth {
        self.surprise.map(|surprise| surprise / self.visits.max(1.0))
    }
}

pub(crate) struct Tree<R: Valued> {
    view: View<R>,
    me: Seat,
    taste: Taste,
    weights: &'static Weights,
    seed: u64,
    worlds: Vec<Game<R>>,
    nodes: Vec<Node<R>>,
}

impl<R: Valued> Tree<R> {
    /// A tree with these lines at its root. If an earlier tree has foreseen this moment, what it knows is taken over.
    pub(crate) fn plant(
        view: View<R>,
        me: Seat,
        taste: Taste,
        weights: &'static Weights,
        seed: u64,
        found: Vec<Line<R>>,
        earlier: Option<Tree<R>>,
    ) -> Tree<R> {
        let mut tree = Tree { view, me, taste, weights, seed, worlds: Vec::new(), nodes: Vec::new() };
        let root = tree.node(me, found, None);
        tree.nodes.push(root);
        if let Some(earlier) = earlier {
            tree.take_over(earlier);
        }
        tree
    }

    /// Grows until the time is up, or the visits are done.
    pub(crate) fn grow(&mut self, until: Until) {
        if self.nodes[0].edges.len() < 2 {
            return;
        }
        let begun = Instant::now();
        for done in 0..self.taste.visits {
            if until.is_past() || self.is_decided(done, begun, until) {
                break;
            }
            self.visit(until);
        }
    }

    /// Whether the line looked at most stays the one however the visits still to come go, as many as time and number allow.
    fn is_decided(&self, done: usize, begun: Instant, until: Until) -> bool {
        // What a visit takes is known after some.
        if done == 0 || !done.is_multiple_of(LOOK) {
            return false;
        }
        let by_time = done as f32 * until.left_since(begun);
        let to_come = by_time.min((self.taste.visits - done) as f32);
        let (mut most, mut second) = (0.0_f32, 0.0_f32);
        for visits in self.nodes[0].edges.iter().map(|edge| edge.visits) {
            (most, second) = if visits > most { (visits, most) } else { (most, second.max(visits)) };
        }
        most - second > to_come
    }

    /// What is to be chosen from. Trees over the same lines are added up.
    pub(crate) fn sum_up(trees: &[Tree<R>]) -> Vec<(&Line<R>, f32, Worth)> {
        let Some((first, others)) = trees.split_first() else { return Vec::new() };
        let (mut surprise, mut all) = ([0.0; MOST_SEATS], 0.0);
        for root in trees.iter().map(|tree| &tree.nodes[0]) {
            add(&mut surprise, &root.surprise);
            all += root.visits;
        }
        let surprise = surprise.map(|surprise| surprise / f32::max(all, 1.0));
        let edges = first.nodes[0].edges.iter().enumerate().map(|(at, edge)| {
            let (mut visits, mut sum) = (edge.visits, edge.sum);
            for other in others.iter().filter_map(|tree| tree.nodes[0].edges.get(at)) {
                visits += other.visits;
                add(&mut sum, &other.sum);
            }
            (&edge.line, visits, mean(&edge.line.worth, &surprise, &sum, visits, first.taste.trust))
        });
        edges.collect()
    }

    /// How many visits the root knew of before it grew.
    #[cfg(test)]
    pub(crate) fn carried(&self) -> f32 {
        self.nodes[0].edges.iter().map(|edge| edge.carried).sum()
    }

    fn take_over(&mut self, earlier: Tree<R>) {
        let mut old: Vec<Option<Node<R>>> = earlier.nodes.into_iter().map(Some).collect();
        let foreseen = |node: &Node<R>| node.seen.as_ref() == Some(&self.view.now) && node.seat == self.me;
        let visited = |node: &Option<Node<R>>| node.as_ref().filter(|node| foreseen(node)).map(|node| node.visits);
        let found = old.iter().enumerate().filter_map(|(at, node)| Some((at, visited(node)?)));
        let Some((at, _)) = found.max_by(|a, b| a.1.total_cmp(&b.1)) else { return };
        let Some(mut known) = old[at].take() else { return };
        let root = &mut self.nodes[0];
        for edge in &mut root.edges {
            let same = known.edges.iter_mut().find(|known| known.line.answers == edge.line.answers);
            if let Some(same) = same {
                (edge.visits, edge.carried, edge.sum) = (same.visits, same.visits, same.sum);
                edge.next = std::mem::take(&mut same.next);
                root.visits += edge.visits;
                add(&mut root.surprise, &edge.sum);
                add(&mut root.surprise, &edge.line.worth.map(|said| -said * edge.visits));
            }
        }
        // The nodes that can still be reached move over, and are numbered anew; every node has one way to it.
        let mut at = 0;
        while at < self.nodes.len() {
            for edge in 0..self.nodes[at].edges.len() {
                for way in 0..self.nodes[at].edges[edge].next.len() {
                    let place = self.nodes.len();
                    let (_, next) = &mut self.nodes[at].edges[edge].next[way];
                    let moved = old[*next].take();
                    *next = place;
                    self.nodes.extend(moved);
                }
            }
            at += 1;
        }
    }

    fn node(&self, seat: Seat, mut found: Vec<Line<R>>, seen: Option<R::Seen>) -> Node<R> {
        found.truncate(MOST_LINES);
        let best = found.first().map_or(0.0, |line| self.taste.liking(&line.worth, seat));
        let scale = found.first().map_or(1.0, |line| openness(line.worth[seat.index()]));
        let sharpness = self.taste.sharpness / scale;
        let weight = |line: &Line<R>| ((self.taste.liking(&line.worth, seat) - best) * sharpness).exp();
        let all: f32 = found.iter().map(weight).sum();
        let edge = |line: Line<R>| {
            let prior = weight(&line) / all;
            Edge { line, prior, visits: 0.0, sum: [0.0; MOST_SEATS], carried: 0.0, next: Vec::new() }
        };
        let edges = found.into_iter().map(edge).collect();
        Node { seat, edges, scale, visits: 0.0, surprise: [0.0; MOST_SEATS], seen }
    }

    /// One world, from the root to a new node and back.
    fn visit(&mut self, until: Until) {
        let first = self.choose(0);
        // The nth visit of every line at the root meets the nth world: lines are compared in the same ones.
        let edge = &self.nodes[0].edges[first];
        let nth = (edge.visits - edge.carried) as usize;
        while self.worlds.len() <= nth.min(MOST_WORLDS - 1) {
            let mut rng = Rng::nth(self.seed, 1 + self.worlds.len() as u64);
            let Ok(world) = self.view.sample(&mut rng) else { return };
            self.worlds.push(world);
        }
        let mut rng = self.luck(nth);
        let mut game = self.worlds[nth % MOST_WORLDS];
        let mut path: Vec<(usize, usize)> = Vec::new();
        let (mut at, mut edge) = (0, first);
        let mut value = loop {
            path.push((at, edge));
            let seat = self.nodes[at].seat;
            follow(&mut game, seat, &self.nodes[at].edges[edge].line.answers, until, self.weights, &mut rng);
            if game.is_over() || path.len() >= DEEPEST || until.is_past() {
                break worth(&game, self.weights);
            }
            let Some(next) = game.open().first().map(|open| open.seat) else { break worth(&game, self.weights) };
            let known = self.nodes[at].edges[edge].next.iter().find(|(seat, _)| *seat == next);
            if let Some(&(_, node)) = known {
                at = node;
                edge = self.choose(at);
                continue;
            }
            let found = lines(&game, next, Care { until, last: until, ..INNER }, self.weights, &mut rng);
            // A node that was looked at in a hurry is not worth keeping.
            let value = prospect(&game, found.first(), self.weights);
            if !found.is_empty() && !until.is_past() {
                let seen = (next == self.me).then(|| R::see(game.board(), Some(next)));
                let node = self.node(next, found, seen);
                let place = self.nodes.len();
                self.nodes[at].edges[edge].next.push((next, place));
                self.nodes.push(node);
            }
            break value;
        };
        for (at, edge) in path.into_iter().rev() {
            let node = &mut self.nodes[at];
            node.visits += 1.0;
            let edge = &mut node.edges[edge];
            edge.visits += 1.0;
            add(&mut edge.sum, &value);
            let said = edge.line.worth;
            add(&mut node.surprise, &std::array::from_fn(|seat| value[seat] - said[seat]));
            let best = self.best(at);
            value = std::array::from_fn(|seat| value[seat] + OF_THE_BEST * (best[seat] - value[seat]));
        }
    }

    /// The luck of every line's nth visit.
    fn luck(&self, nth: usize) -> Rng {
        Rng::nth(self.seed ^ 0x5EED, nth as u64)
    }

    /// What the best line of a node that was visited is worth by now.
    fn best(&self, at: usize) -> Worth {
        let node = &self.nodes[at];
        let surprise = node.mean_surprise();
        let tried = node.edges.iter().filter(|edge| edge.visits > 0.0);
        let known = tried.map(|edge| edge.mean(&surprise, self.taste.trust));
        let liking = |worth: &Worth| self.taste.liking(worth, node.seat);
        known.max_by(|one, other| liking(one).total_cmp(&liking(other))).unwrap_or([0.0; MOST_SEATS])
    }

    /// The line to look at next: good so far, or promising and not much tried. More lines are let in as visits go by.
    fn choose(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let (fewest, more) = match at {
            0 => ROOT_LET_IN,
            _ if node.seat == self.me => OWN_LET_IN,
            _ => OTHERS_LET_IN,
        };
        let let_in = fewest + (more * node.visits.sqrt()) as usize;
        let scale = node.scale * self.taste.curiosity * (node.visits + 1.0).sqrt();
        let surprise = node.mean_surprise();
        let mut best = (0, f32::MIN);
        for (index, edge) in node.edges.iter().enumerate().take(let_in) {
            let mean = self.taste.liking(&edge.mean(&surprise, self.taste.trust), node.seat);
            let bound = mean + scale * edge.prior / (1.0 + edge.visits);
            if bound > best.1 {
                best = (index, bound);
            }
        }
        best.0
    }
}

/// How much a chance still moves, 1 at even odds: lines are told apart by odds, so that those of one of many, or of one far
/// ahead, are told apart as sharply as those of one of two.
fn openness(chance: f32) -> f32 {
    (4.0 * chance * (1.0 - chance)).max(0.1)
}

fn add(sum: &mut Worth, worth: &Worth) {
    sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
}

/// Plays a line in a world as far as it fits, and the rest of the turn at a glance.
pub(crate) fn follow<R: Valued>(
    game: &mut Game<R>,
    seat: Seat,
    answers: &[(R::Question, R::Answer)],
    until: Until,
    weights: &Weights,
    rng: &mut Rng,
) {
    let turn = Part::turn::<R>(game.board());
    let mut planned = answers.iter();
    // As many own answers as an action can have.
    for _ in 0..100 {
        let Some(question) = game.asked(seat).map(|open| open.question) else { break };
        let fits = planned.next().filter(|(asked, answer)| *asked == question && game.options(seat).contains(answer));
        match (fits, game.waiting()) {
            (None, Waiting::Together { asked, .. }) if asked.count() > 1 => settle(game, turn, until, weights, rng),
            (fits, _) => {
                let answer = fits.map_or_else(|| glance(game, seat, until, weights), |&(_, answer)| answer);
                if game.play(seat, answer).is_err() {
                    break;
                }
            }
        }
        let (halt, _) = run_on(game, seat, turn, Secrets::BestOfFew, until, weights, rng);
        match halt {
            Halt::Over | Halt::Turn => break,
            Halt::Asked | Halt::Together => {}
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::search::ROOT;
    use crate::value::{School, ruleset_weights};
    use crate::world::tests::wander;
    use ankh::Ankh;
    use std::time::Duration;

    /// A tree over the beginning of a turn, grown so many times.
    pub(in crate::tree) fn tree(visits: usize) -> Tree<Ankh> {
        let mut game = Game::<Ankh>::new(ankh::setup::start(2, []).expect("two can play"));
        let seat = wander(&mut game, &mut Rng::new(3), |game| Ankh::is_turn(&game.open()[0].question));
        let weights = ruleset_weights::<Ankh>("ankh", School::Searches);
        let found = lines(&game, seat, ROOT, weights, &mut Rng::new(1));
        let taste = Taste { visits, ..Taste::within(Duration::from_secs(600)) };
        let mut tree = Tree::plant(game.view(Some(seat)), seat, taste, weights, 1, found, None);
        tree.grow(Until::NEVER);
        tree
    }

    #[test]
    fn a_node_is_worth_what_its_best_line_is_worth() {
        let mut tree = tree(40);
        let (me, before) = (tree.me, tree.best(0));
        let liking = |worth: &Worth| tree.taste.liking(worth, me);
        let (surprise, trust) = (tree.nodes[0].mean_surprise(), tree.taste.trust);
        let tried = tree.nodes[0].edges.iter().filter(|edge| edge.visits > 0.0);
        let known = |edge: &Edge<Ankh>| edge.mean(&surprise, trust);
        assert!(tried.map(known).all(|worth| liking(&worth) <= liking(&before)));
        // That another line turns out bad is no reason to think less of it.
        let best = |edge: &Edge<Ankh>| known(edge) == before;
        let other = tree.nodes[0].edges.iter().position(|edge| edge.visits > 0.0 && !best(edge)).expect("another");
        tree.nodes[0].edges[other].sum[me.index()] -= 1.0;
        assert_eq!(tree.best(0), before);
    }

    #[test]
    fn whoever_cannot_change_its_mind_any_more_stops() {
        let now = Instant::now();
        let mut tree = tree(2 * LOOK);
        tree.taste.visits = 100;
        for edge in &mut tree.nodes[0].edges {
            edge.visits = 2.0;
        }
        tree.nodes[0].edges[1].visits = 60.0;
        assert!(tree.is_decided(3 * LOOK, now, Until::NEVER), "58 ahead, 52 to come");
        assert!(!tree.is_decided(2 * LOOK, now, Until::NEVER), "68 to come");
        assert!(!tree.is_decided(3 * LOOK + 1, now, Until::NEVER), "not asked each time");
        // As many again would take as long again.
        let (past, second) = (now - Duration::from_secs(2), Duration::from_secs(1));
        assert!(tree.is_decided(2 * LOOK, past, Until::at(now + second)), "16 to come");
        assert!(!tree.is_decided(2 * LOOK, past, Until::at(now + 9 * second)));
    }

    #[test]
    fn a_tree_is_wide_at_the_root_and_narrow_further_on() {
        let tree = tree(100);
        let tried = |node: &Node<Ankh>| node.edges.iter().filter(|edge| edge.visits > 0.0).count();
        assert!(tried(&tree.nodes[0]) >= 6);
        assert!(tree.nodes[1..].iter().all(|node| tried(node) <= 5));
        // So it sees the own next actions.
        let mut depths = vec![0; tree.nodes.len()];
        for at in 0..tree.nodes.len() {
            for &(_, next) in tree.nodes[at].edges.iter().flat_map(|edge| &edge.next) {
                depths[next] = depths[at] + 1;
            }
        }
        assert!(depths.iter().any(|&depth| depth >= 5), "{depths:?}");
    }
}
