//! The story of Ankh: devotion.

use super::{Ranked, Storied};
use ankh::Ankh;
use ankh::board::Board;
use ankh::event::{Event, Grace};
use std::cmp::Reverse;
use table::{Game, Message, Seat, Side, Title};

impl Storied for Ankh {
    fn counted(_: &Board) -> String {
        ankh::words::TERMS[0].to_owned()
    }

    fn points(board: &Board, seat: Seat) -> i32 {
        i32::from(board.side(board.side_of(seat)).devotion)
    }

    /// A merged god has one marker on the track.
    fn joint_points(board: &Board, seat: Seat) -> i32 {
        Ankh::points(board, seat)
    }

    /// What moved the god on the track. The rest is where it began, or where its partner stood.
    fn sources(board: &Board, seat: Seat, told: &[Event]) -> Vec<(&'static str, i32)> {
        let own = board.side_of(seat);
        let moved = |by: Grace| {
            let steps = told.iter().map(|event| match *event {
                Event::Devotion { side, from, to, grace } if side == own && grace == by => {
                    i32::from(to) - i32::from(from)
                }
                _ => 0,
            });
            steps.sum::<i32>()
        };
        let mut sources: Vec<_> = Grace::ALL.into_iter().map(|grace| (source(grace), moved(grace))).collect();
        let known: i32 = sources.iter().map(|&(_, points)| points).sum();
        sources.push(("source-merging", Ankh::points(board, seat) - known));
        sources
    }

    /// Winners, then by devotion; on one space whoever lies on top; the forgotten last. The seats of a merged god share
    /// a place.
    fn ranking(game: &Game<Ankh>) -> Vec<Ranked> {
        let board = game.board();
        let winners = Ankh::outcome(game).map(|outcome| outcome.winners).unwrap_or_default();
        let track: Vec<Side> = board.ascending().collect();
        let height = |seat: Seat| track.iter().position(|&side| side == board.side_of(seat));
        let mut seats: Vec<Seat> = Seat::all(board.players as usize).collect();
        let key = |seat: Seat| (!winners.contains(&seat), Reverse(height(seat)));
        seats.sort_by_key(|&seat| key(seat));
        let mut place = 0;
        let mut ranking = Vec::new();
        for (at, &seat) in seats.iter().enumerate() {
            let shares = at > 0 && board.side_of(seats[at - 1]) == board.side_of(seat);
            place = if shares { place } else { at + 1 };
            let next = seats[at + 1..].iter().find(|&&next| board.side_of(next) != board.side_of(seat));
            let tied = next
                .is_some_and(|&next| height(next).is_some() && Ankh::points(board, next) == Ankh::points(board, seat));
            let decided = tied.then(|| Message::new("decided-on-top"));
            ranking.push(Ranked { seat, place, decided });
        }
        ranking
    }
}

fn source(grace: Grace) -> &'static str {
    match grace {
        Grace::Majorities => "source-majorities",
        Grace::Dominance => "source-dominance",
        Grace::Victory => "source-battles",
        Grace::Magnanimous => "ankh-power-magnanimous",
        Grace::Miracle => "source-miracles",
        Grace::Worship => "ankh-power-worshipful",
        Grace::Curse => "source-curses",
    }
}
