//! Looks ahead: grows a tree of whole actions for as long as it has time, on as many threads as it may.

use crate::action::{Care, Line, lines};
use crate::battle::{Effort, in_secret, solve};
use crate::greedy::CARE;
use crate::plan::{Plan, at_a_glance, go_on};
use crate::purse::{Purse, Until};
use crate::tree::{Lesson, Tree};
use crate::value::{Scales, School, Valued, Weights, Worth};
use crate::{Eye, Player};
use std::time::Duration;
use table::{Game, Rng, Seat, View};

/// How a search thinks.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// Time for a whole action, all its answers together.
    pub budget: Duration,
    /// Visits of each tree at most. With this and time enough, what is chosen depends on the seed alone.
    pub visits: usize,
    /// Trees grown at the same time, a thread for each.
    pub threads: usize,
    /// How much a line that looks good is looked at before others.
    pub curiosity: f32,
    /// As how many visits the greedy value of a line counts.
    pub trust: f32,
    /// How sharply lines are told apart before they are tried.
    pub sharpness: f32,
    /// How much it hurts that the best of the others stands well.
    pub lean: f32,
    /// How much worse, in chances of winning, a line may be and still be chosen now and then; 0: never.
    pub temperature: f32,
}

impl Taste {
    pub const fn within(budget: Duration) -> Taste {
        Taste {
            budget,
            visits: usize::MAX,
            threads: 1,
            curiosity: 0.25,
            trust: 4.0,
            sharpness: 25.0,
            lean: 0.15,
            temperature: 0.0,
        }
    }

    /// How a seat likes an outcome: its own chance, less something for the best of the others where there are several.
    pub(crate) fn liking(&self, worth: &Worth, seat: Seat) -> f32 {
        let own = worth[seat.index()];
        // Those who play together have one chance, to the last bit: they are not among the others.
        let others = worth.iter().filter(|&&chance| chance != own);
        let leader = others.fold(0.0, |most: f32, &chance| most.max(chance));
        own - self.lean * leader
    }
}

/// How lines are found at the root, and how a secret choice is thought through.
pub(crate) const ROOT: Care = Care { kept: 4, proofs: 3, ..CARE };
pub(crate) const SECRET: Effort = Effort { worlds: 10, plans: 12, replies: 14, until: Until::NEVER };

pub struct Search<R: Valued> {
    rng: Rng,
    scales: Scales,
    taste: Taste,
    plan: Plan<R>,
    purse: Purse,
    /// What was thought at the last decision.
    trees: Vec<Tree<R>>,
}

impl<R: Valued> Search<R> {
    pub fn new(seed: u64, taste: Taste) -> Search<R> {
        let purse = Purse::new(taste.budget);
        Search { rng: Rng::new(seed), scales: Scales::Ruleset, taste, plan: Vec::new(), purse, trees: Vec::new() }
    }

    #[must_use]
    pub fn with(self, scales: Scales) -> Search<R> {
        Search { scales, ..self }
    }

    pub(crate) fn promise(&self) -> Duration {
        self.taste.budget
    }

    /// The same on so many threads.
    #[must_use]
    pub fn on(self, threads: usize) -> Search<R> {
        Search { taste: Taste { threads: threads.max(1), ..self.taste }, ..self }
    }

    /// The best lines for the asked seat, each with what it is worth, the most looked at first.
    pub(crate) fn ponder(
        &mut self,
        view: &View<R>,
        world: &Game<R>,
        me: Seat,
        weights: &'static Weights,
        until: Until,
    ) -> Vec<(&Line<R>, f32, Worth)> {
        let seed = self.rng.word();
        // The root gets a third of the time at most.
        let care = Care { until: until.part(3), last: until, ..ROOT };
        let found = lines(world, me, care, weights, &mut Rng::nth(seed, 0));
        let mut earlier = std::mem::take(&mut self.trees).into_iter();
        for nth in 0..self.taste.threads {
            let seed = seed.wrapping_add(nth as u64);
            let (view, found) = (view.clone(), found.clone());
            self.trees.push(Tree::plant(view, me, self.taste, weights, seed, found, earlier.next()));
        }
        if let Some((first, others)) = self.trees.split_first_mut() {
            std::thread::scope(|scope| {
                for tree in others {
                    scope.spawn(move || tree.grow(until));
                }
                first.grow(until);
            });
        }
        let mut edges = Tree::sum_up(&self.trees);
        let liking = |worth: &Worth| self.taste.liking(worth, me);
        edges.sort_by(|a, b| b.1.total_cmp(&a.1).then(liking(&b.2).total_cmp(&liking(&a.2))));
        edges
    }

    /// What there is to learn where a turn begins, as long as it takes.
    pub fn study(&mut self, eye: &Eye<'_, R>) -> Vec<Lesson<R>> {
        let view = eye.view();
        let Ok(world) = view.sample(&mut self.rng) else { return Vec::new() };
        if eye.options().len() < 2 || in_secret(&view) {
            return Vec::new();
        }
        let weights = self.scales.weights::<R>(R::ruleset(world.board()), School::Searches);
        self.ponder(&view, &world, eye.seat(), weights, Until::NEVER);
        self.trees.iter().flat_map(Tree::lessons).collect()
    }

    /// The line looked at most; with some temperature also one that is not much worse.
    fn choose(
        &mut self,
        view: &View<R>,
        world: &Game<R>,
        me: Seat,
        weights: &'static Weights,
        until: Until,
    ) -> Plan<R> {
        let (taste, roll) = (self.taste, (self.rng.word() >> 40) as f32 / (1u64 << 24) as f32);
        let edges = self.ponder(view, world, me, weights, until);
        let most = edges.iter().map(|(_, _, worth)| taste.liking(worth, me)).fold(f32::MIN, f32::max);
        // Without temperature the first alone counts: nothing is left of the roll before it.
        let warmth = |worth: &Worth| ((taste.liking(worth, me) - most) / taste.temperature.max(1e-6)).exp();
        let mut left = match taste.temperature {
            0.0 => 0.0,
            _ => roll * edges.iter().map(|(_, _, worth)| warmth(worth)).sum::<f32>(),
        };
        let chosen = edges.iter().find(|(_, _, worth)| {
            left -= warmth(worth);
            left <= 0.0
        });
        chosen.map(|(line, _, _)| line.answers.clone()).unwrap_or_default()
    }
}

impl<R: Valued> Player<R> for Search<R> {
    fn answer(&mut self, eye: &Eye<'_, R>) -> R::Answer {
        let begun = eye.since();
        let options = eye.options();
        if let Some(answer) = go_on(&mut self.plan, eye) {
            return answer;
        }
        let view = eye.view();
        let Ok(world) = view.sample(&mut self.rng) else { return options[0] };
        let weights = self.scales.weights::<R>(R::ruleset(world.board()), School::Searches);
        let turn = R::turn(world.board());
        let share = self.purse.share(&view, turn);
        let until = Until::at(begun + share);
        self.plan = if until.is_near() {
            at_a_glance(eye, &world, weights)
        } else if in_secret(&view) {
            solve(&view, &world, eye.seat(), Effort { until, ..SECRET }, weights, &mut self.rng)
        } else {
            self.choose(&view, &world, eye.seat(), weights, until)
        };
        self.purse.spend(&view, turn, share, begun.elapsed());
        self.plan.reverse();
        self.plan.pop().map_or(options[0], |(_, answer)| answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::tests::wander;
    use ankh::Ankh;

    /// Plays some turns of Ankh, where the others' answers are few enough to be foreseen, and notes what was kept.
    fn kept(threads: usize) -> (Vec<f32>, Vec<ankh::ask::Answer>) {
        let taste = Taste { visits: 40, ..Taste::within(Duration::from_secs(600)) };
        let mut bots = [5, 6].map(|seed| Search::<Ankh>::new(seed, taste).on(threads));
        let mut game = Game::<Ankh>::new(ankh::setup::start(2, []).expect("two can play"));
        let (mut carried, mut answers) = (Vec::new(), Vec::new());
        let mut chance = Rng::new(3);
        while carried.len() < 40 && !game.is_over() {
            let seat = game.open()[0].seat;
            let answer = match Eye::new(&game, seat) {
                Some(eye) => {
                    let bot = &mut bots[seat.index()];
                    let answer = bot.answer(&eye);
                    carried.extend(bot.trees.iter().map(Tree::carried));
                    answer
                }
                None => game.draw(&mut chance).expect("chance is asked"),
            };
            answers.push(answer);
            game.play(seat, answer).expect("an option");
        }
        (carried, answers)
    }

    #[test]
    fn what_was_foreseen_is_kept() {
        let (carried, _) = kept(1);
        assert!(carried.iter().any(|&visits| visits > 0.0), "{carried:?}");
        assert!(carried.contains(&0.0), "not everything is foreseen");
    }

    #[test]
    fn several_threads_choose_by_the_seed_alone() {
        let (first, again) = (kept(2), kept(2));
        assert_eq!(first, again);
        assert!(first.0.len() % 2 == 0, "a tree for each thread");
    }

    #[test]
    fn without_temperature_the_best_is_chosen_and_with_it_not_always() {
        let board = ankh::setup::start(2, []).expect("two can play");
        let mut game = Game::<Ankh>::new(board);
        let mut rng = Rng::new(3);
        let seat = wander(&mut game, &mut rng, |game| Ankh::is_turn(&game.open()[0].question));
        let eye = Eye::new(&game, seat).expect("it is asked");
        let chosen = |temperature: f32| {
            let taste = Taste { visits: 8, temperature, ..Taste::within(Duration::from_secs(600)) };
            let mut answers: Vec<_> = (0..12).map(|seed| Search::new(seed, taste).answer(&eye)).collect();
            answers.dedup();
            answers.len()
        };
        assert!(chosen(0.5) > chosen(0.0));
    }
}
