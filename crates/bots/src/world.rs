//! Playing on in a sampled world, where everything may be known because nothing of it is the truth.

use crate::hunch::settle;
use crate::purse::Until;
use crate::value::{Valued, Weights, Worth, worth};
use table::{Game, Progress, Rng, Seat, Waiting};

/// Where playing on stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Halt {
    /// The game is over.
    Over,
    /// Another turn, or another scene, begins.
    Turn,
    /// The seat is asked, and nobody else at the same time.
    Asked,
    /// The seat is asked together with others, in secret.
    Together,
}

/// What was answered for others on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Between {
    Nothing,
    Something,
}

/// Answers in one go; more is no turn of any game.
const MOST_ANSWERS: usize = 400;

/// How far is played on at most: until another turn begins, or another scene.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    turn: u32,
    scene: Option<u32>,
}

impl Part {
    /// The turn this board is in.
    pub(crate) fn turn<R: Valued>(board: &R::Board) -> Part {
        Part { turn: R::turn(board), scene: None }
    }

    /// The scene of it.
    pub(crate) fn scene<R: Valued>(board: &R::Board) -> Part {
        Part { turn: R::turn(board), scene: Some(R::scene(board)) }
    }

    fn is_over<R: Valued>(self, board: &R::Board, question: &R::Question) -> bool {
        let turns = R::is_turn(question) && R::turn(board) != self.turn;
        turns || self.scene.is_some_and(|scene| R::scene(board) != scene)
    }
}

/// How those answer in secret who are played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Secrets {
    Anything,
    /// The best of a few plans: see [`settle`].
    BestOfFew,
}

/// Answers for chance and for all others until the seat is asked, or until this part is over. Who is asked in public takes
/// what looks best to him at once.
pub(crate) fn run_on<R: Valued>(
    game: &mut Game<R>,
    me: Seat,
    part: Part,
    secrets: Secrets,
    until: Until,
    weights: &Weights,
    rng: &mut Rng,
) -> (Halt, Between) {
    let mut between = Between::Nothing;
    for _ in 0..MOST_ANSWERS {
        let Some(open) = game.open().first() else { return (Halt::Over, between) };
        let seat = open.seat;
        if part.is_over::<R>(game.board(), &open.question) {
            return (Halt::Turn, between);
        }
        let answer = if seat.is_chance() {
            game.draw(rng)
        } else {
            match game.waiting() {
                Waiting::Together { asked, .. } => {
                    if game.asked(me).is_some() {
                        let halt = if asked.count() == 1 { Halt::Asked } else { Halt::Together };
                        return (halt, between);
                    }
                    match secrets {
                        Secrets::Anything => Some(anything(game, seat, rng)),
                        Secrets::BestOfFew => {
                            settle(game, part, until, weights, rng);
                            between = Between::Something;
                            continue;
                        }
                    }
                }
                Waiting::One(..) | Waiting::Nobody => {
                    if seat == me {
                        return (Halt::Asked, between);
                    }
                    Some(glance(game, seat, until, weights))
                }
            }
        };
        let Some(answer) = answer else { break };
        between = Between::Something;
        let taken = game.play(seat, answer);
        debug_assert!(taken.is_ok(), "{answer:?} was an option");
    }
    (Halt::Turn, between)
}

/// Plays until this part is over, for everyone as [`run_on`] does for others, and says what came of it.
pub(crate) fn play_out<R: Valued>(
    game: &mut Game<R>,
    part: Part,
    secrets: Secrets,
    until: Until,
    weights: &Weights,
    rng: &mut Rng,
) -> Worth {
    // Chance never has a turn of its own to stop at.
    run_on(game, Seat::CHANCE, part, secrets, until, weights, rng);
    worth(game, weights)
}

/// Any option.
pub(crate) fn anything<R: Valued>(game: &Game<R>, seat: Seat, rng: &mut Rng) -> R::Answer {
    let options = game.options(seat);
    options[rng.below(options.len())]
}

/// What some of those who are asked at once answer, one after another.
pub(crate) type Reply<R> = Vec<(Seat, <R as table::Rules>::Answer)>;

/// Any answers of the seat, to the end of its part of what is asked at once. They are played.
pub(crate) fn any_part<R: Valued>(game: &mut Game<R>, seat: Seat, rng: &mut Rng) -> Reply<R> {
    let mut part = Vec::new();
    while game.asked(seat).is_some() {
        let answer = anything(game, seat, rng);
        part.push((seat, answer));
        if !matches!(game.play(seat, answer), Ok(Progress::Within)) {
            break;
        }
    }
    part
}

/// Plays these answers, as far as they fit.
pub(crate) fn play_all<R: Valued>(game: &mut Game<R>, answers: impl IntoIterator<Item = (Seat, R::Answer)>) {
    for (seat, answer) in answers {
        if game.play(seat, answer).is_err() {
            break;
        }
    }
}

/// The option after which the position looks best to the seat, without thinking on; the best so far when time is up.
pub(crate) fn glance<R: Valued>(game: &Game<R>, seat: Seat, until: Until, weights: &Weights) -> R::Answer {
    let options = game.options(seat);
    if let [only] = options {
        return *only;
    }
    let mut best = (options[0], f32::MIN);
    for &option in options {
        let mut next = *game;
        let taken = next.play(seat, option);
        debug_assert!(taken.is_ok(), "{option:?} was an option");
        let worth = worth(&next, weights)[seat.index()];
        if worth > best.1 {
            best = (option, worth);
        }
        if until.is_past() {
            break;
        }
    }
    best.0
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Plays anything until the game is at a moment looked for, and says who is asked first there.
    pub(crate) fn wander<R: Valued>(game: &mut Game<R>, rng: &mut Rng, found: impl Fn(&Game<R>) -> bool) -> Seat {
        loop {
            let seat = game.open()[0].seat;
            if found(game) {
                return seat;
            }
            let answer = game.draw(rng).unwrap_or_else(|| anything(game, seat, rng));
            game.play(seat, answer).expect("an option");
        }
    }
}
