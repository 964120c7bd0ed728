//! What several choose at once and in secret: not guessed but solved, by regret matching over plans.

use crate::plan::Plan;
use crate::purse::Until;
use crate::regret::{Rival, equilibrium};
use crate::value::{Valued, Weights, Worth};
use crate::world::{Part, Reply, Secrets, any_part, play_all, play_out};
use table::{Game, Progress, Rng, Seat, SeatSet, View, Waiting};

/// How hard a secret choice is thought through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Worlds drawn from the view.
    pub(crate) worlds: usize,
    /// Plans of ours that are looked at closely, and of the others in each world.
    pub(crate) plans: usize,
    pub(crate) replies: usize,
    /// When thinking must end: fewer worlds are looked at then.
    pub(crate) until: Until,
}

/// More plans than this are thinned out at random.
const MOST_PLANS: usize = 240;
/// In so many worlds plans that look the same are the same.
const ENOUGH_LOOKS: usize = 4;
/// Of plans that begin alike, so many are looked at closely.
const MOST_ALIKE: usize = 3;
/// Plans that are played less often than this are not played.
const SELDOM: f32 = 0.08;

/// Whether several are asked at once.
pub(crate) fn in_secret<R: Valued>(view: &View<R>) -> bool {
    matches!(view.waiting, Waiting::Together { asked, .. } if asked.count() > 1)
}

/// A plan drawn from a mixed strategy for the asked seat; at least its first answer.
pub(crate) fn solve<R: Valued>(
    view: &View<R>,
    world: &Game<R>,
    me: Seat,
    effort: Effort,
    weights: &Weights,
    rng: &mut Rng,
) -> Plan<R> {
    let scene = Part::scene::<R>(world.board());
    // Whoever has answered already chose as carefully as the others will: nobody’s answer is taken as given.
    let mut draw = || view.sample_unanswered(rng).unwrap_or(*world);
    let mut worlds: Vec<Game<R>> = vec![draw()];
    while worlds.len() < effort.worlds && !effort.until.is_past() {
        worlds.push(draw());
    }
    let mut own = plans(&worlds[0], me, effort.until, rng);
    if own.len() == 1 {
        return own.swap_remove(0);
    }
    // Of plans that are worth the same any is taken.
    own.sort_by_cached_key(|_| rng.word());
    let replies: Vec<Vec<Reply<R>>> = worlds.iter().map(|world| replies(world, me, effort.replies, rng)).collect();
    let luck = Rng::new(rng.word());
    let payoff = |plan: &Plan<R>, at: usize, reply: usize| {
        let mut game = worlds[at];
        let mut luck = luck;
        play_all(&mut game, plan.iter().map(|&(_, answer)| (me, answer)));
        play_all(&mut game, replies[at][reply].iter().copied());
        play_out(&mut game, scene, Secrets::Anything, effort.until, weights, &mut luck)
    };
    let meet =
        |plan: &Plan<R>, at: usize, reply: usize, late: Until| (!late.is_past()).then(|| payoff(plan, at, reply));
    // A first look at every plan, against one reply in each world. It takes half of the time at most, and a world counts
    // for all plans or for none.
    let half = effort.until.part(2);
    let mut looks: Vec<Vec<Worth>> = vec![Vec::new(); own.len()];
    for at in 0..worlds.len() {
        let late = if at == 0 { effort.until } else { half };
        let column: Option<Vec<Worth>> = own.iter().map(|plan| meet(plan, at, 0, late)).collect();
        let Some(column) = column else { break };
        looks.iter_mut().zip(column).for_each(|(looks, worth)| looks.push(worth));
    }
    let rows = pick::<R>(&own, &looks, me, effort.plans);
    // Then the best of them against everything: another reply in every world, and another one. What is not compared for all
    // of them in time does not count; an eighth of the time is kept to weigh what was found.
    let last = effort.until.but(8);
    let looked = |&row: &usize| -> Vec<Vec<Worth>> {
        (0..worlds.len()).map(|at| looks[row].get(at).copied().into_iter().collect()).collect()
    };
    let mut table: Vec<Vec<Vec<Worth>>> = rows.iter().map(looked).collect();
    let meetings = (0..effort.replies).flat_map(|reply| (0..worlds.len()).map(move |at| (at, reply)));
    for (at, reply) in meetings.filter(|&(at, reply)| reply < replies[at].len()) {
        if table[0][at].len() > reply {
            continue;
        }
        let column: Option<Vec<Worth>> = rows.iter().map(|&row| meet(&own[row], at, reply, last)).collect();
        let Some(column) = column else { break };
        table.iter_mut().zip(column).for_each(|(row, worth)| row[at].push(worth));
    }
    if table[0].iter().all(Vec::is_empty) {
        return own.swap_remove(rows[0]);
    }
    let mix = equilibrium(&table, me, &rivals(&worlds[0], me, &replies), effort.until);
    let mut left = (rng.word() >> 40) as f32 / (1u64 << 24) as f32;
    let often: f32 = mix.iter().filter(|&&share| share >= SELDOM).sum();
    left *= often;
    for (&row, share) in rows.iter().zip(&mix).filter(|&(_, &share)| share >= SELDOM) {
        left -= share;
        if left <= 0.0 {
            return own.swap_remove(row);
        }
    }
    let most = mix.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(at, _)| at);
    own.swap_remove(rows[most])
}

/// The best plans, by what they are worth at a first look. Of those that look exactly the same in some worlds, as with
/// another card thrown away, there is one; and not only variants of one are looked at closely.
fn pick<R: Valued>(plans: &[Plan<R>], looks: &[Vec<Worth>], me: Seat, count: usize) -> Vec<usize> {
    let sum = |plan: usize| looks[plan].iter().map(|worth| worth[me.index()]).sum::<f32>();
    let mut ranked: Vec<usize> = (0..plans.len()).collect();
    ranked.sort_by(|&a, &b| sum(b).total_cmp(&sum(a)));
    let mut rows: Vec<usize> = Vec::new();
    for plan in ranked {
        let same = |&row: &usize| looks[plan].len() >= ENOUGH_LOOKS && looks[row] == looks[plan];
        let alike = rows.iter().filter(|&&row| plans[row][0].1 == plans[plan][0].1).count();
        if alike < MOST_ALIKE && !rows.iter().any(same) {
            rows.push(plan);
        }
        if rows.len() == count {
            break;
        }
    }
    rows
}

/// Everything the seat can answer in private until its part is done.
fn plans<R: Valued>(world: &Game<R>, me: Seat, until: Until, rng: &mut Rng) -> Vec<Plan<R>> {
    let mut done: Vec<Plan<R>> = Vec::new();
    let mut open: Vec<(Game<R>, Plan<R>)> = vec![(*world, Vec::new())];
    while let Some((game, plan)) = open.pop() {
        if !done.is_empty() && until.is_past() {
            break;
        }
        let Some(asked) = game.asked(me) else { continue };
        for &answer in game.options(me) {
            let mut next = game;
            let mut longer = plan.clone();
            longer.push((asked.question, answer));
            match next.play(me, answer) {
                Ok(Progress::Within) if next.asked(me).is_some() => open.push((next, longer)),
                Ok(_) | Err(_) => done.push(longer),
            }
        }
    }
    while done.len() > MOST_PLANS {
        let at = rng.below(done.len());
        done.swap_remove(at);
    }
    done
}

/// Some of the ways the others may answer in this world.
fn replies<R: Valued>(world: &Game<R>, me: Seat, count: usize, rng: &mut Rng) -> Vec<Reply<R>> {
    let others: SeatSet = world.open().iter().map(|open| open.seat).filter(|&seat| seat != me).collect();
    // While this seat has not answered, the question stays open however much the others say.
    let reply = |rng: &mut Rng| -> Reply<R> {
        let mut game = *world;
        others.iter().flat_map(|seat| any_part(&mut game, seat, rng)).collect()
    };
    let mut all: Vec<Reply<R>> = Vec::new();
    for _ in 0..3 * count {
        let reply = reply(rng);
        if !all.contains(&reply) {
            all.push(reply);
        }
        if all.len() == count {
            break;
        }
    }
    all
}

/// The others who are asked, and what each of them answers in each reply.
fn rivals<R: Valued>(world: &Game<R>, me: Seat, replies: &[Vec<Reply<R>>]) -> Vec<Rival> {
    let seats = world.open().iter().map(|open| open.seat).filter(|&seat| seat != me);
    let rival = |seat: Seat| {
        let part = |reply: &Reply<R>| -> Reply<R> { reply.iter().filter(|(of, _)| *of == seat).copied().collect() };
        let number = |replies: &Vec<Reply<R>>| -> Vec<usize> {
            let mut parts: Vec<Reply<R>> = Vec::new();
            let number = |part: Reply<R>| {
                parts.iter().position(|known| *known == part).unwrap_or_else(|| {
                    parts.push(part);
                    parts.len() - 1
                })
            };
            replies.iter().map(part).map(number).collect()
        };
        Rival { seat, plans: replies.iter().map(number).collect() }
    };
    seats.map(rival).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::world::tests::wander;
    use kemet::Kemet;

    /// The first battle of a random game, and one of those who choose a card in it.
    pub(crate) fn battle(rng: &mut Rng) -> (Game<Kemet>, Seat) {
        let mut game = Game::<Kemet>::new(kemet::setup::start("kemet-2012", 2, []).expect("two can play"));
        let seat = wander(&mut game, rng, |game| in_secret(&game.view(None)));
        (game, seat)
    }

    #[test]
    fn whoever_has_answered_is_a_rival_all_the_same() {
        let mut rng = Rng::new(2);
        let (mut game, seat) = battle(&mut rng);
        let other = game.open()[1].seat;
        any_part(&mut game, other, &mut rng);
        assert!(game.asked(other).is_none());
        let world = game.view(Some(seat)).sample_unanswered(&mut rng).expect("a world");
        let replies = vec![replies(&world, seat, 8, &mut rng)];
        assert!(replies[0].len() > 1);
        let rivals = rivals(&world, seat, &replies);
        assert_eq!(rivals.iter().map(|rival| rival.seat).collect::<Vec<_>>(), [other]);
        assert_eq!(rivals[0].plans, [(0..replies[0].len()).collect::<Vec<_>>()]);
    }

    #[test]
    fn a_choice_that_is_late_is_a_choice() {
        let late = Until::at(std::time::Instant::now());
        let mut rng = Rng::new(2);
        let (game, seat) = battle(&mut rng);
        let view = game.view(Some(seat));
        let weights = crate::value::ruleset_weights::<Kemet>("kemet-2012", crate::value::School::Searches);
        // So many worlds and replies would take hours.
        let effort = Effort { worlds: usize::MAX, plans: 12, replies: 8, until: late };
        let plan = solve(&view, &game, seat, effort, weights, &mut rng);
        assert!(game.options(seat).contains(&plan[0].1));
    }
}
