//! Looks ahead: a tree of whole actions over worlds sampled from the view.
//!
//! An edge is a line of answers, a seat's whole action as the greedy value found it; a node is the moment at which a turn
//! begins, whatever chance and secrets brought there. Every visit draws a world, follows the tree in it, and adds one
//! node; what the best line of that node is worth goes back along the path, a number for every seat. Each seat chooses
//! what is best for itself, and as it likes against whoever leads.

use crate::action::{Care, Line, lines};
use crate::battle::{Effort, solve};
use crate::greedy::CARE;
use crate::value::{Valued, Weights, Worth, ruleset_weights, worth};
use crate::world::{Halt, anything, glance, run_on};
use crate::{Eye, Player};
use std::collections::HashMap;
use std::time::{Duration, Instant};
use table::{Game, MOST_SEATS, Rng, Seat, View, Waiting};

/// How a search thinks.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// Time for a whole action, all its answers together.
    pub budget: Duration,
    /// Visits of the tree at most. With this and time enough, what is chosen depends on the seed alone.
    pub visits: usize,
    /// How much a line that looks good is looked at before others.
    pub curiosity: f32,
    /// How sharply lines are told apart before they are tried.
    pub sharpness: f32,
    /// How much it hurts that the best of the others stands well.
    pub lean: f32,
}

impl Taste {
    pub const fn within(budget: Duration) -> Taste {
        Taste { budget, visits: usize::MAX, curiosity: 0.25, sharpness: 25.0, lean: 0.15 }
    }
}

/// How lines are found at the root, and further on.
const ROOT: Care = Care { kept: 4, ..CARE };
const INNER: Care = Care { lines: 48, least: 1, most: 6, storms: 3, kept: 2, tries: 600, until: None };
/// Lines of one node at most.
const MOST_LINES: usize = 24;
/// Actions looked ahead at most.
const DEEPEST: usize = 12;
/// Worlds drawn at most for one decision: later visits meet the same ones again.
const MOST_WORLDS: usize = 64;

pub struct Search<R: Valued> {
    rng: Rng,
    weights: Option<&'static Weights>,
    taste: Taste,
    plan: Vec<(R::Question, R::Answer)>,
    /// The turn in which time is being spent, and how much was.
    turn: (u32, Duration),
}

impl<R: Valued> Search<R> {
    pub fn new(seed: u64, taste: Taste) -> Search<R> {
        Search { rng: Rng::new(seed), weights: None, taste, plan: Vec::new(), turn: (u32::MAX, Duration::ZERO) }
    }

    #[must_use]
    pub fn with(self, weights: &'static Weights) -> Search<R> {
        Search { weights: Some(weights), ..self }
    }
}

impl<R: Valued> Player<R> for Search<R> {
    fn answer(&mut self, eye: &Eye<'_, R>) -> R::Answer {
        let begun = Instant::now();
        let options = eye.options();
        if let [only] = options {
            return *only;
        }
        match self.plan.pop() {
            Some((question, answer)) if question == *eye.question() && options.contains(&answer) => return answer,
            Some(_) | None => self.plan.clear(),
        }
        let view = eye.view();
        let Ok(world) = view.sample(&mut self.rng) else { return options[0] };
        let weights = self.weights.unwrap_or_else(|| ruleset_weights::<R>(R::ruleset(world.board())));
        let turn = R::turn(world.board());
        if self.turn.0 != turn {
            self.turn = (turn, Duration::ZERO);
        }
        let together = matches!(view.waiting, Waiting::Together { asked, .. } if asked.count() > 1);
        // A secret choice, or one out of turn, takes a tenth.
        let own_turn = matches!(view.waiting, Waiting::One(_, question) if R::is_turn(&question));
        let left = self.taste.budget.saturating_sub(self.turn.1);
        let share = if own_turn { left * 9 / 10 } else { (self.taste.budget / 10).min(left) };
        let until = begun + share;
        self.plan = if together {
            let effort = Effort { worlds: 10, plans: 12, replies: 8, until: Some(until) };
            solve(&view, &world, eye.seat(), effort, weights, &mut self.rng)
        } else {
            let mut tree = Tree::new(&view, eye.seat(), self.taste, weights, self.rng.word());
            tree.grow(&world, until);
            tree.best()
        };
        self.turn.1 += begun.elapsed();
        self.plan.reverse();
        self.plan.pop().map_or(options[0], |(_, answer)| answer)
    }
}

/// A moment at which a seat chooses a line.
struct Node<R: Valued> {
    seat: Seat,
    edges: Vec<Edge<R>>,
    visits: f32,
}

struct Edge<R: Valued> {
    line: Line<R>,
    prior: f32,
    visits: f32,
    /// What came back, summed.
    sum: Worth,
}

struct Tree<'v, R: Valued> {
    view: &'v View<R>,
    me: Seat,
    taste: Taste,
    weights: &'v Weights,
    seed: u64,
    worlds: Vec<Game<R>>,
    nodes: Vec<Node<R>>,
    /// Where an edge leads, by who is asked then.
    next: HashMap<(usize, usize, Seat), usize>,
}

impl<'v, R: Valued> Tree<'v, R> {
    fn new(view: &'v View<R>, me: Seat, taste: Taste, weights: &'v Weights, seed: u64) -> Tree<'v, R> {
        Tree { view, me, taste, weights, seed, worlds: Vec::new(), nodes: Vec::new(), next: HashMap::new() }
    }

    /// Grows until the time is up. The root alone always stands.
    fn grow(&mut self, world: &Game<R>, until: Instant) {
        let mut rng = Rng::nth(self.seed, 0);
        // The root gets a third of the time at most.
        let now = Instant::now();
        let care = Care { until: Some(now + until.saturating_duration_since(now) / 3), ..ROOT };
        let found = lines(world, self.me, care, self.weights, &mut rng);
        let root = self.node(self.me, found);
        self.nodes.push(root);
        if self.nodes[0].edges.len() < 2 {
            return;
        }
        for _ in 0..self.taste.visits {
            if Instant::now() >= until {
                break;
            }
            self.visit(until);
        }
    }

    fn node(&self, seat: Seat, mut found: Vec<Line<R>>) -> Node<R> {
        found.truncate(MOST_LINES);
        let best = found.first().map_or(0.0, |line| self.liking(&line.worth, seat));
        let weight = |line: &Line<R>| ((self.liking(&line.worth, seat) - best) * self.taste.sharpness).exp();
        let all: f32 = found.iter().map(weight).sum();
        let edge = |line: Line<R>| {
            let prior = weight(&line) / all;
            Edge { line, prior, visits: 0.0, sum: [0.0; MOST_SEATS] }
        };
        Node { seat, edges: found.into_iter().map(edge).collect(), visits: 0.0 }
    }

    /// How a seat likes an outcome: its own chance, less something for the best of the others where there are several.
    fn liking(&self, worth: &Worth, seat: Seat) -> f32 {
        let own = worth[seat.index()];
        let others = worth.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let leader = others.map(|(_, &chance)| chance).fold(0.0, f32::max);
        own - self.taste.lean * leader
    }

    /// One world, from the root to a new node and back.
    fn visit(&mut self, until: Instant) {
        let first = self.choose(0);
        // The nth visit of every line at the root meets the nth world: lines are compared in the same ones.
        let nth = self.nodes[0].edges[first].visits as usize;
        while self.worlds.len() <= nth.min(MOST_WORLDS - 1) {
            let mut rng = Rng::nth(self.seed, 1 + self.worlds.len() as u64);
            let Ok(world) = self.view.sample(&mut rng) else { return };
            self.worlds.push(world);
        }
        let mut rng = Rng::nth(self.seed ^ 0x5EED, nth as u64);
        let mut game = self.worlds[nth % MOST_WORLDS];
        let mut path: Vec<(usize, usize)> = Vec::new();
        let (mut at, mut edge) = (0, first);
        let value = loop {
            path.push((at, edge));
            let seat = self.nodes[at].seat;
            follow(&mut game, seat, &self.nodes[at].edges[edge].line.answers, self.weights, &mut rng);
            if game.is_over() || path.len() >= DEEPEST || Instant::now() >= until {
                break worth(&game, self.weights);
            }
            let Some(next) = game.open().first().map(|open| open.seat) else { break worth(&game, self.weights) };
            if let Some(&node) = self.next.get(&(at, edge, next)) {
                at = node;
                edge = self.choose(at);
                continue;
            }
            let care = Care { until: Some(until), ..INNER };
            let found = lines(&game, next, care, self.weights, &mut rng);
            let node = self.node(next, found);
            let value = node.edges.first().map_or_else(|| worth(&game, self.weights), |edge| edge.line.worth);
            if !node.edges.is_empty() {
                self.next.insert((at, edge, next), self.nodes.len());
                self.nodes.push(node);
            }
            break value;
        };
        for (at, edge) in path {
            let node = &mut self.nodes[at];
            node.visits += 1.0;
            node.edges[edge].visits += 1.0;
            for (sum, value) in node.edges[edge].sum.iter_mut().zip(value) {
                *sum += value;
            }
        }
    }

    /// The line to look at next: good so far, or promising and not much tried. More lines are let in as visits go by.
    fn choose(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let let_in = 2 + (2.0 * node.visits.sqrt()) as usize;
        let scale = self.taste.curiosity * (node.visits + 1.0).sqrt();
        let mut best = (0, f32::MIN);
        for (index, edge) in node.edges.iter().enumerate().take(let_in) {
            let bound = self.mean(edge, node.seat) + scale * edge.prior / (1.0 + edge.visits);
            if bound > best.1 {
                best = (index, bound);
            }
        }
        best.0
    }

    /// What a line brought on average; what the greedy value said counts as one visit.
    fn mean(&self, edge: &Edge<R>, seat: Seat) -> f32 {
        let mut mean = edge.line.worth;
        for (mean, sum) in mean.iter_mut().zip(edge.sum) {
            *mean = (*mean + sum) / (1.0 + edge.visits);
        }
        self.liking(&mean, seat)
    }

    /// The line looked at most; of equals the better one.
    fn best(&self) -> Vec<(R::Question, R::Answer)> {
        let Some(root) = self.nodes.first() else { return Vec::new() };
        let better = |a: &&Edge<R>, b: &&Edge<R>| {
            let mean = |edge: &Edge<R>| self.mean(edge, root.seat);
            a.visits.total_cmp(&b.visits).then(mean(a).total_cmp(&mean(b)))
        };
        root.edges.iter().max_by(better).map(|edge| edge.line.answers.clone()).unwrap_or_default()
    }
}

/// Plays a line in a world as far as it fits, and the rest of the turn at a glance.
fn follow<R: Valued>(
    game: &mut Game<R>,
    seat: Seat,
    answers: &[(R::Question, R::Answer)],
    weights: &Weights,
    rng: &mut Rng,
) {
    let turn = R::turn(game.board());
    let mut planned = answers.iter();
    // As many own answers as an action can have.
    for _ in 0..100 {
        let Some(question) = game.asked(seat).map(|open| open.question) else { break };
        let fits = planned.next().filter(|(asked, answer)| *asked == question && game.options(seat).contains(answer));
        let answer = match (fits, game.waiting()) {
            (Some(&(_, answer)), _) => answer,
            (None, Waiting::Together { .. }) => anything(game, seat, rng),
            (None, Waiting::One(..) | Waiting::Nobody) => glance(game, seat, weights),
        };
        if game.play(seat, answer).is_err() {
            break;
        }
        let (halt, _) = run_on(game, seat, turn, weights, rng);
        match halt {
            Halt::Over | Halt::Turn => break,
            Halt::Asked | Halt::Together => {}
        }
    }
}
