//! The story of Kemet: permanent and temporary points.

use super::{Ranked, Storied};
use kemet::board::Board;
use kemet::edition::GoalAt;
use kemet::tiles::Perk;
use kemet::{Kemet, query, result, words};
use std::cmp::Reverse;
use table::{Arg, Game, Message, Seat, Side};

impl Storied for Kemet {
    fn counted(board: &Board) -> String {
        words::point_id(board.edition)
    }

    fn points(board: &Board, seat: Seat) -> i32 {
        i32::from(query::points(board, side(board, seat)))
    }

    fn joint_points(board: &Board, seat: Seat) -> i32 {
        i32::from(query::standing(board, side(board, seat)))
    }

    fn sources(board: &Board, seat: Seat, _: &[kemet::event::Event]) -> Vec<(&'static str, i32)> {
        let side = side(board, seat);
        let player = board.side(side);
        let temples = query::temples(board, side).count() as i32;
        vec![
            ("source-battles", i32::from(player.battle_points)),
            ("source-two-temples", i32::from(player.temple_points)),
            ("source-sanctuary", i32::from(player.sanctuary_points)),
            ("source-tiles", i32::from(query::perk(board, side, Perk::Points))),
            ("source-temples", temples),
            ("source-pyramids", i32::from(query::temporary_points(board, side)) - temples),
        ]
    }

    /// A team wins, and comes where it comes, as a whole. [team.7]
    fn ranking(game: &Game<Kemet>) -> Vec<Ranked> {
        let board = game.board();
        let winner = result(game).map(|(side, _)| side);
        if board.is_teamed() {
            return team_ranking(board, winner);
        }
        let mut sides: Vec<Side> = board.in_order().collect();
        let points = |side: Side| query::points(board, side);
        let battles = |side: Side| board.side(side).battle_points;
        // Where a turn's begin decides, nothing tells apart those who did not win but their points.
        let breaks_ties = board.edition.goal_at == GoalAt::EndOfDay;
        let key =
            |side: Side| (Some(side) != winner, Reverse((points(side), if breaks_ties { battles(side) } else { 0 })));
        sides.sort_by_key(|&side| key(side));
        let mut place = 0;
        let mut ranking = Vec::new();
        for (at, &side) in sides.iter().enumerate() {
            let shares = !breaks_ties && at > 0 && key(sides[at - 1]) == key(side);
            place = if shares { place } else { at + 1 };
            let decided = sides.get(at + 1).filter(|&&next| points(next) == points(side)).and_then(|&next| {
                if !breaks_ties {
                    return (Some(side) == winner).then(|| Message::new("decided-by-turn"));
                }
                Some(if battles(side) > battles(next) {
                    Message::new("decided-by-battles")
                        .with("more", Arg::Number(i64::from(battles(side))))
                        .with("fewer", Arg::Number(i64::from(battles(next))))
                } else {
                    Message::new("decided-by-order")
                })
            });
            ranking.push(Ranked { seat: board.seat(side), place, decided });
        }
        ranking
    }
}

fn team_ranking(board: &Board, winner: Option<Side>) -> Vec<Ranked> {
    let won = |side: Side| winner.is_some_and(|winner| board.team(winner).has(side));
    let key = |side: Side| (!won(side), Reverse(query::standing(board, side)));
    let mut firsts: Vec<Side> = board.in_order().collect();
    firsts.sort_by_key(|&side| key(side));
    let mut teams: Vec<Vec<Side>> = Vec::new();
    for &first in &firsts {
        if !teams.iter().flatten().any(|&side| side == first) {
            let mut sides: Vec<Side> = board.team(first).iter().collect();
            sides.sort_by_key(|&side| Reverse(query::points(board, side)));
            teams.push(sides);
        }
    }
    let mut place = 0;
    let mut ranking = Vec::new();
    for (at, team) in teams.iter().enumerate() {
        let shares = at > 0 && key(teams[at - 1][0]) == key(team[0]);
        place = if shares { place } else { at + 1 };
        let tied =
            teams.get(at + 1).is_some_and(|next| query::standing(board, next[0]) == query::standing(board, team[0]));
        let decided = (tied && won(team[0])).then(|| Message::new("decided-by-team-turn"));
        ranking.extend(team.iter().enumerate().map(|(i, &side)| Ranked {
            seat: board.seat(side),
            place,
            decided: decided.clone().filter(|_| i == 0),
        }));
    }
    ranking
}

fn side(board: &Board, seat: Seat) -> Side {
    board.seated().find(|&side| board.seat(side) == seat).unwrap_or_default()
}
