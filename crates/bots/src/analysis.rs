//! A finished game looked at again: how likely each seat was to win as turns began, and where that turned. Nothing is
//! hidden any more, so this sees everything.

use crate::action::{lines, prospect};
use crate::search::ROOT;
use crate::value::{School, Valued, Worth, ruleset_weights};
use table::{Arg, Game, Message, Rng, Seat};

/// A turn begins, or the game is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// How many answers had been given.
    pub answers: usize,
    /// Whose turn begins; `None` at the end.
    pub seat: Option<Seat>,
    pub round: u32,
    pub chances: Worth,
}

/// The moments of a game, the end included. What the next to act can make of the position counts as much as how it looks
/// before: else the chances would swing from turn to turn.
pub fn moments<R: Valued>(start: Game<R>, answers: impl IntoIterator<Item = (Seat, R::Answer)>) -> Vec<Moment> {
    let mut game = start;
    let weights = ruleset_weights::<R>(R::ruleset(game.board()), School::Wins);
    let mut moments: Vec<Moment> = Vec::new();
    let mut turn = None;
    let mut note = |game: &Game<R>, answers: usize| {
        let begins = game.open().first().filter(|open| R::is_turn(&open.question)).map(|open| open.seat);
        let now = begins.map(|seat| (seat, R::turn(game.board())));
        if game.is_over() || (now.is_some() && now != turn) {
            turn = now;
            let best = begins.and_then(|seat| lines(game, seat, ROOT, weights, &mut Rng::new(1)).into_iter().next());
            let chances = prospect(game, best.as_ref(), weights);
            moments.push(Moment { answers, seat: begins, round: R::round(game.board()), chances });
        }
    };
    note(&game, 0);
    for (given, (seat, answer)) in answers.into_iter().enumerate() {
        if game.play(seat, answer).is_err() {
            break;
        }
        note(&game, given + 1);
    }
    moments
}

/// So many turning points are told at most, and none at which nobody's chance changed by this much.
const MOST_POINTS: usize = 5;
const LEAST: f32 = 0.1;

/// The moments at whose end things had turned: what happened between each of them and the next, in the order of play.
pub fn turning_points(moments: &[Moment]) -> Vec<usize> {
    let change = |at: usize| {
        let (now, then) = (moments[at].chances, moments[at + 1].chances);
        now.iter().zip(then).map(|(now, then)| (then - now).abs()).fold(0.0, f32::max)
    };
    let mut points: Vec<usize> = (0..moments.len().saturating_sub(1)).filter(|&at| change(at) >= LEAST).collect();
    points.sort_by(|&a, &b| change(b).total_cmp(&change(a)).then(a.cmp(&b)));
    points.truncate(MOST_POINTS);
    points.sort_unstable();
    points
}

/// Whose chance changed most between a moment and the next.
pub fn most_changed(moments: &[Moment], at: usize) -> Option<Seat> {
    let (now, then) = (moments.get(at)?.chances, moments.get(at + 1)?.chances);
    let change = |&seat: &usize| (then[seat] - now[seat]).abs();
    (0..now.len()).max_by(|a, b| change(a).total_cmp(&change(b)).then(b.cmp(a))).map(Seat::new)
}

/// What turned between a moment and the next, as a sentence to be.
pub fn tell(moments: &[Moment], at: usize) -> Option<Message> {
    let other = most_changed(moments, at)?;
    let now = &moments[at];
    let per_cent = |moment: &Moment| Arg::Number((100.0 * moment.chances[other.index()]).round() as i64);
    let message = match now.seat {
        Some(seat) => Message::new("turning-point").with("player", Arg::Seat(seat)),
        None => Message::new("turning-point-nobody"),
    };
    let message = message.with("round", Arg::Number(i64::from(now.round))).with("other", Arg::Seat(other));
    Some(message.with("from", per_cent(now)).with("to", per_cent(&moments[at + 1])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Eye, Player};
    use kemet::Kemet;
    use table::MOST_SEATS;

    #[test]
    fn a_game_has_its_moments_and_ends_with_the_winner() {
        let start = Game::<Kemet>::new(kemet::setup::start("kemet-2012", 2, []).expect("two can play"));
        let (mut game, mut rng, mut answers) = (start, Rng::new(4), Vec::new());
        let mut bots = [1, 2].map(crate::Greedy::<Kemet>::new);
        while let Some(open) = game.open().first() {
            let seat = open.seat;
            let answer = match Eye::new(&game, seat) {
                Some(eye) => bots[seat.index()].answer(&eye),
                None => game.draw(&mut rng).expect("chance is asked"),
            };
            game.play(seat, answer).expect("an option");
            answers.push((seat, answer));
        }
        let moments = moments(start, answers.iter().copied());
        assert!(moments.len() > 20);
        assert!(moments.windows(2).all(|two| two[0].answers < two[1].answers));
        assert!(moments.iter().all(|moment| (moment.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3));
        let end = moments.last().expect("there are some");
        assert_eq!((end.answers, end.seat), (answers.len(), None));
        assert!(Kemet::winners(&game).iter().all(|seat| end.chances[seat.index()] == 1.0));
        let points = turning_points(&moments);
        assert!(!points.is_empty() && points.len() <= MOST_POINTS && points.is_sorted());
    }

    #[test]
    fn what_turned_most_is_a_turning_point() {
        let moment = |answers: usize, first: f32| {
            let mut chances = [0.0; MOST_SEATS];
            (chances[0], chances[1]) = (first, 1.0 - first);
            Moment { answers, seat: Some(Seat::new(0)), round: 1, chances }
        };
        let moments: Vec<Moment> =
            [0.5, 0.52, 0.8, 0.79, 0.3, 0.35].iter().enumerate().map(|(at, &first)| moment(at, first)).collect();
        assert_eq!(turning_points(&moments), [1, 3]);
        assert_eq!(most_changed(&moments, 3), Some(Seat::new(0)));
        assert_eq!(turning_points(&moments[..2]), []);
        assert_eq!(turning_points(&[]), []);
    }
}
