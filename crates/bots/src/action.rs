//! A seat's whole action: every way to answer its own questions until the turn passes, as far as a beam of them goes.

use crate::purse::Until;
use crate::value::{Valued, Weights, Worth, worth};
use crate::world::{Between, Halt, Part, Secrets, play_out, run_on};
use table::{Game, MOST_SEATS, Rng, Seat};

/// How hard an action is thought through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Care {
    /// Lines kept at each step, all first answers together.
    pub(crate) lines: usize,
    /// The fewest and the most of them for one first answer.
    pub(crate) least: usize,
    pub(crate) most: usize,
    /// How often what is decided in secret is played through.
    pub(crate) storms: usize,
    /// How the seats choose there.
    pub(crate) secrets: Secrets,
    /// How many of the best have to prove themselves, at most: they are played through again.
    pub(crate) proofs: usize,
    /// Lines handed back for each first answer.
    pub(crate) kept: usize,
    /// After so many answers tried out only the fewest lines are kept.
    pub(crate) tries: usize,
    /// When breadth ends: from then on every first answer goes on with its best line alone. A line that is not thought to
    /// its end cannot be compared with one that is.
    pub(crate) until: Until,
    /// When thinking must end: what is thought by then is all there is.
    pub(crate) last: Until,
}

/// Answers of the seat, one after another, and what comes of them.
#[derive(Clone, Debug)]
pub(crate) struct Line<R: Valued> {
    /// Up to the first moment at which others or chance came between: what is planned beyond that is a guess.
    pub(crate) answers: Vec<(R::Question, R::Answer)>,
    pub(crate) worth: Worth,
}

/// A line that goes on.
struct Begun<R: Valued> {
    game: Game<R>,
    first: usize,
    /// The last of its answers in the list of all steps.
    last: usize,
    worth: Worth,
    sure: bool,
}

/// A line that has come to its end.
#[derive(Clone, Copy)]
struct Finished {
    last: usize,
    worth: Worth,
    /// As [`Valued::leeway`] has it.
    leeway: Option<u8>,
}

impl Finished {
    fn new<R: Valued>(line: &Begun<R>, me: Seat) -> Finished {
        Finished { last: line.last, worth: line.worth, leeway: R::leeway(line.game.board(), me) }
    }
}

/// An answer and the one before it.
struct Step<R: Valued> {
    before: Option<usize>,
    question: R::Question,
    answer: R::Answer,
    sure: bool,
}

/// No action asks its seat more often.
const MOST_STEPS: usize = 60;

/// The best lines that begin with each option of the open question, the best of all first. Every option begins one, of those
/// that come to the same the one that leaves most free, unless time is up; then there is one at least.
pub(crate) fn lines<R: Valued>(
    world: &Game<R>,
    me: Seat,
    care: Care,
    weights: &Weights,
    rng: &mut Rng,
) -> Vec<Line<R>> {
    let turn = Part::turn::<R>(world.board());
    let options = world.options(me);
    let breadth = (care.lines / options.len().max(1)).clamp(care.least, care.most);
    let mut best: Vec<Vec<Finished>> = vec![Vec::new(); options.len()];
    let mut tried = 0;
    // Where finished lines met with what is decided in secret.
    let mut storms: Vec<(usize, Game<R>)> = Vec::new();
    // What the best of the finished lines is worth.
    let mut lead = f32::MIN;
    let mut steps: Vec<Step<R>> = Vec::new();
    let mut begun: Vec<Begun<R>> =
        vec![Begun { game: *world, first: usize::MAX, last: usize::MAX, worth: [0.0; MOST_SEATS], sure: true }];
    // Which of the begun lines go on.
    let mut places: Vec<usize> = vec![0];
    let mut next: Vec<Begun<R>> = Vec::new();
    // The same luck for every line: they differ by their answers alone.
    let luck = Rng::new(rng.word());
    'steps: for step in 0..MOST_STEPS {
        next.clear();
        for line in places.iter().map(|&place| &begun[place]) {
            let Some(open) = line.game.asked(me) else { continue };
            let question = open.question;
            for (at, &answer) in line.game.options(me).iter().enumerate() {
                if tried > 0 && care.last.is_past() {
                    break 'steps;
                }
                tried += 1;
                let first = if step == 0 { at } else { line.first };
                steps.push(Step { before: (step > 0).then_some(line.last), question, answer, sure: line.sure });
                let last = steps.len() - 1;
                // Played where it will lie if it goes on: a game is large.
                let place = next.len();
                next.push(Begun { game: line.game, first, last, worth: line.worth, sure: line.sure });
                let longer = &mut next[place];
                let taken = longer.game.play(me, answer);
                debug_assert!(taken.is_ok(), "{answer:?} was an option");
                let mut luck = luck;
                let (halt, between) =
                    run_on(&mut longer.game, me, turn, Secrets::Anything, care.last, weights, &mut luck);
                longer.sure &= between == Between::Nothing;
                longer.worth = match halt {
                    Halt::Over | Halt::Turn | Halt::Asked => worth(&longer.game, weights),
                    Halt::Together => through_storm(&longer.game, me, turn, care, lead, weights, &mut luck),
                };
                if halt != Halt::Asked || step + 1 == MOST_STEPS {
                    lead = lead.max(longer.worth[me.index()]);
                    rank(&mut best[first], Finished::new(longer, me), me, care.kept);
                    if halt == Halt::Together && care.proofs > 0 {
                        storms.push((last, longer.game));
                    }
                    next.truncate(place);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        let breadth = match tried {
            _ if care.until.is_past() => 1,
            tried if tried > care.tries => care.least,
            _ => breadth,
        };
        places = thin_out(&next, me, breadth);
        if step == 0 {
            drop_twins(&next, &mut places, me);
        }
        std::mem::swap(&mut begun, &mut next);
        next.clear();
    }
    // What was not thought to its end counts as it stands, where there is nothing better.
    let unfinished = places.iter().map(|&place| &begun[place]).filter(|line| line.last != usize::MAX);
    for line in next.iter().chain(unfinished) {
        if best[line.first].is_empty() {
            best[line.first].push(Finished::new(line, me));
        }
    }
    let mut finished: Vec<Finished> = best.into_iter().flatten().collect();
    sort(&mut finished, me);
    // What comes to the same is one line, whatever it begins with: a tree has better use for its visits.
    finished.dedup_by(|one, other| one.worth == other.worth && one.leeway.is_some());
    // Of many that were played through a few times the best was lucky: it has to prove itself, and then the next.
    for _ in 0..care.proofs {
        let Some(best) = finished.first_mut().filter(|_| !care.until.is_past()) else { break };
        let Some(at) = storms.iter().position(|&(last, _)| last == best.last) else { break };
        let (_, game) = storms.swap_remove(at);
        let proof = Care { storms: PROOF, secrets: Secrets::BestOfFew, ..care };
        best.worth = through_storm(&game, me, turn, proof, f32::MIN, weights, rng);
        sort(&mut finished, me);
    }
    // What differs only after others came between is one line: the best that may come of it.
    let mut found: Vec<Line<R>> = Vec::new();
    for Finished { last, worth, .. } in finished {
        let answers = retrace(&steps, last);
        if !found.iter().any(|line| line.answers == answers) {
            found.push(Line { answers, worth });
        }
    }
    found
}

/// How often a lucky line is played through to prove itself.
const PROOF: usize = 6;

/// The best for the seat first; of those worth the same the one that leaves it most free.
fn sort(finished: &mut [Finished], me: Seat) {
    let worth = |line: &Finished| line.worth[me.index()];
    finished.sort_by(|one, other| worth(other).total_cmp(&worth(one)).then(other.leeway.cmp(&one.leeway)));
}

/// What a position is worth at which a turn begins: half as it looks, half as it looks after the best line. Either alone would
/// favour whoever acted last, or is about to act.
pub(crate) fn prospect<R: Valued>(game: &Game<R>, best: Option<&Line<R>>, weights: &Weights) -> Worth {
    let now = worth(game, weights);
    let then = best.map_or(now, |line| line.worth);
    std::array::from_fn(|seat| (now[seat] + then[seat]) / 2.0)
}

/// Puts a finished line among the best.
fn rank(best: &mut Vec<Finished>, line: Finished, me: Seat, kept: usize) {
    let worth = line.worth[me.index()];
    // Lines worth exactly the same are nearly always the same position by another way.
    if best.iter().any(|other| other.worth[me.index()] == worth) {
        return;
    }
    let at = best.iter().position(|other| worth > other.worth[me.index()]).unwrap_or(best.len());
    if at < kept {
        best.insert(at, line);
        best.truncate(kept);
    }
}

/// The best few of each first answer; of equal positions one. Places are sorted, not lines: a line is large.
fn thin_out<R: Valued>(begun: &[Begun<R>], me: Seat, breadth: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..begun.len()).collect();
    places.sort_unstable_by(|&a, &b| {
        let (one, other) = (&begun[a], &begun[b]);
        let worth = other.worth[me.index()].total_cmp(&one.worth[me.index()]);
        one.first.cmp(&other.first).then(worth).then(a.cmp(&b))
    });
    let mut kept: Vec<usize> = Vec::new();
    let mut of = usize::MAX;
    places.retain(|&place| {
        let line = &begun[place];
        if line.first != of {
            of = line.first;
            kept.clear();
        }
        // Equal positions are worth the same: most need no closer look.
        let same = |other: &Begun<R>| other.worth == line.worth && other.game == line.game;
        let is_kept = kept.len() < breadth && !kept.iter().any(|&other| same(&begun[other]));
        if is_kept {
            kept.push(place);
        }
        is_kept
    });
    places
}

/// Of beginnings after which everything looks the same one goes on, that which leaves the seat most free: an action often has
/// two spaces on the player board, and looked at twice it would count for more than others.
fn drop_twins<R: Valued>(begun: &[Begun<R>], places: &mut Vec<usize>, me: Seat) {
    let asked = |line: &Begun<R>| line.game.asked(me).map(|open| open.question);
    let same = |one: &Begun<R>, other: &Begun<R>| {
        one.worth == other.worth && asked(one) == asked(other) && one.game.options(me) == other.game.options(me)
    };
    let mut kept: Vec<usize> = Vec::new();
    for &place in &*places {
        let leeway = R::leeway(begun[place].game.board(), me);
        let twin = kept.iter_mut().filter(|_| leeway.is_some()).find(|other| same(&begun[**other], &begun[place]));
        match twin {
            Some(other) if leeway > R::leeway(begun[*other].game.board(), me) => *other = place,
            Some(_) => {}
            None => kept.push(place),
        }
    }
    *places = kept;
}

fn retrace<R: Valued>(steps: &[Step<R>], last: usize) -> Vec<(R::Question, R::Answer)> {
    let mut answers = Vec::new();
    let mut at = Some(last);
    while let Some(index) = at {
        let step = &steps[index];
        if step.sure {
            answers.push((step.question, step.answer));
        }
        at = step.before;
    }
    answers.reverse();
    answers
}

/// How far behind is hopeless, for a single storm; the more of them, the less.
const HOPELESS: f32 = 0.2;

/// What is decided in secret, played through in several of the worlds the seat may be in; in fewer where it is soon clear
/// that it falls behind what leads.
fn through_storm<R: Valued>(
    game: &Game<R>,
    me: Seat,
    turn: Part,
    care: Care,
    lead: f32,
    weights: &Weights,
    rng: &mut Rng,
) -> Worth {
    let view = game.view(Some(me));
    let mut sum = [0.0; MOST_SEATS];
    let mut times = 0.0;
    for _ in 0..care.storms {
        let mut world = view.sample(rng).unwrap_or(*game);
        let worth = play_out(&mut world, turn, care.secrets, care.last, weights, rng);
        for (sum, worth) in sum.iter_mut().zip(worth) {
            *sum += worth;
        }
        times += 1.0;
        let behind = lead - sum[me.index()] / times;
        if care.until.is_past() || (times > 1.0 && behind > HOPELESS / times.sqrt()) {
            break;
        }
    }
    sum.map(|sum| sum / times)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::greedy::CARE;
    use crate::value::{School, ruleset_weights};
    use crate::world::tests::wander;
    use ankh::Ankh;
    use kemet::Kemet;
    use kemet::ask::Answer;
    use std::time::Instant;

    /// The first position of a random game in which this seat's turn has many beginnings.
    fn menu() -> (Game<Kemet>, Seat) {
        let mut rng = Rng::new(5);
        let mut game = Game::<Kemet>::new(kemet::setup::start("kemet-2012", 2, []).expect("two can play"));
        let many = |game: &Game<Kemet>| {
            let open = game.open()[0];
            Kemet::is_turn(&open.question) && game.options(open.seat).len() > 4
        };
        let seat = wander(&mut game, &mut rng, many);
        (game, seat)
    }

    #[test]
    fn whoever_has_no_time_left_tries_one_answer_and_no_more() {
        let (game, seat) = menu();
        let weights = ruleset_weights::<Kemet>("kemet-2012", School::Searches);
        let late = Care { until: Until::at(Instant::now()), last: Until::at(Instant::now()), ..CARE };
        let found = lines(&game, seat, late, weights, &mut Rng::new(1));
        assert_eq!(found.len(), 1);
        assert!(game.options(seat).contains(&found[0].answers[0].1));
        // While there is any time at all every option begins a line, but for those that come to the same in a hurry.
        let begun = |care: Care| -> Vec<bool> {
            let found = lines(&game, seat, care, weights, &mut Rng::new(1));
            let begins = |option: &Answer| found.iter().any(|line| line.answers[0].1 == *option);
            game.options(seat).iter().map(begins).collect()
        };
        let (hurried, calm) = (begun(Care { last: Until::NEVER, ..late }), begun(CARE));
        assert!(hurried.iter().zip(&calm).all(|(hurried, calm)| hurried <= calm));
        assert!(hurried.iter().filter(|&&begins| begins).count() > hurried.len() / 2);
        // So many storms would take hours.
        let stormy = Care { storms: usize::MAX, ..late };
        let worth =
            through_storm(&game, seat, Part::turn::<Kemet>(game.board()), stormy, f32::MIN, weights, &mut Rng::new(1));
        assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-3);
    }

    /// Of every option, what it looks like after it, and how free it leaves the seat.
    fn beginnings(game: &Game<Kemet>, seat: Seat) -> Vec<(Answer, Worth, Option<u8>)> {
        let weights = ruleset_weights::<Kemet>("kemet-2012", School::Searches);
        let begun = |&option: &Answer| {
            let mut next = *game;
            next.play(seat, option).expect("an option");
            (option, worth(&next, weights), Kemet::leeway(next.board(), seat))
        };
        game.options(seat).iter().map(begun).collect()
    }

    #[test]
    fn of_twins_the_one_that_leaves_most_free_is_found() {
        let (mut game, _) = menu();
        // Somewhere one of two spaces for the same action lies on a floor that still needs a token.
        let differ = |game: &Game<Kemet>| {
            let open = game.open()[0];
            let all = if Kemet::is_turn(&open.question) { beginnings(game, open.seat) } else { Vec::new() };
            all.iter().any(|one| all.iter().any(|other| one.1 == other.1 && one.2 < other.2))
        };
        let seat = wander(&mut game, &mut Rng::new(7), differ);
        let weights = ruleset_weights::<Kemet>("kemet-2012", School::Searches);
        let found = lines(&game, seat, Care { kept: 4, ..CARE }, weights, &mut Rng::new(1));
        assert!(found.iter().enumerate().all(|(at, line)| found[..at].iter().all(|other| other.worth != line.worth)));
        let all = beginnings(&game, seat);
        let (begun, dropped): (Vec<_>, Vec<_>) =
            all.iter().partition(|(option, ..)| found.iter().any(|line| line.answers[0].1 == *option));
        assert!(!dropped.is_empty());
        for (option, worth, leeway) in dropped {
            assert!(begun.iter().any(|other| other.1 == worth && other.2 >= leeway), "{option:?}");
        }
    }

    #[test]
    fn what_may_differ_by_the_places_of_figures_is_no_twin() {
        let mut game = Game::<Ankh>::new(ankh::setup::start(2, []).expect("two can play"));
        let seat = wander(&mut game, &mut Rng::new(3), |game| Ankh::is_turn(&game.open()[0].question));
        let found = lines(
            &game,
            seat,
            Care { kept: 4, ..CARE },
            ruleset_weights::<Ankh>("ankh", School::Searches),
            &mut Rng::new(1),
        );
        assert!(found.windows(2).any(|pair| pair[0].worth == pair[1].worth));
    }
}
