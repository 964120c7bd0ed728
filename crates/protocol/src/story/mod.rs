//! The story of a finished game: who came where and why, points over time, where they are from.

mod ankh;
mod kemet;

use crate::wire::{PointNews, RankNews, ResultNews, SourceNews, StoryNews, TeamRankNews};
use crate::{Scenic, Words, teams};
use table::{Arg, Game, Message, Seat};

/// A title whose games can be told.
pub trait Storied: Scenic {
    /// The message that names a point.
    fn counted(board: &Self::Board) -> String;
    fn points(board: &Self::Board, seat: Seat) -> i32;
    /// The points of all who play together with this seat.
    fn joint_points(board: &Self::Board, seat: Seat) -> i32;
    /// Where a seat's points are from, by what lies on the table or by what was told: messages, and how many.
    fn sources(board: &Self::Board, seat: Seat, told: &[Self::Event]) -> Vec<(&'static str, i32)>;
    /// The seats from the first place to the last.
    fn ranking(game: &Game<Self>) -> Vec<Ranked>;
}

pub struct Ranked {
    pub seat: Seat,
    /// Seats that nothing tells apart share a place.
    pub place: usize,
    /// What told it from the next one, where points did not.
    pub decided: Option<Message>,
}

/// Points noted as the game is run again.
pub struct Story<T: Storied> {
    points: Vec<PointNews>,
    told: Vec<T::Event>,
}

impl<T: Storied> Story<T> {
    pub fn new(game: &Game<T>) -> Story<T> {
        Story { points: vec![noted(game, 0)], told: Vec::new() }
    }

    pub fn hear(&mut self, event: T::Event) {
        self.told.push(event);
    }

    pub fn note(&mut self, game: &Game<T>, step: usize) {
        let now = noted(game, step);
        match self.points.last_mut() {
            Some(last) if last.points == now.points && last.label == now.label => {}
            // What a step went through on its way is nobody's concern.
            Some(last) if last.step == step => *last = now,
            _ => self.points.push(now),
        }
    }

    /// `None` if the game is not over.
    pub fn tell(mut self, game: &Game<T>, words: &Words) -> Option<StoryNews> {
        let result = result(game, words)?;
        let board = game.board();
        if let Some(last) = self.points.last() {
            let end = noted(game, last.step);
            self.points.pop();
            self.points.push(end);
        }
        let rank = |ranked: Ranked| {
            let mut sources: Vec<SourceNews> = T::sources(board, ranked.seat, &self.told)
                .into_iter()
                .filter(|&(_, points)| points != 0)
                .map(|(id, points)| SourceNews { name: words.name(id), points })
                .collect();
            sources.sort_by_key(|source| -source.points);
            RankNews {
                seat: ranked.seat.index(),
                place: ranked.place,
                points: T::points(board, ranked.seat),
                sources,
                decided: ranked.decided.map(|decided| words.say(&decided)).unwrap_or_default(),
            }
        };
        let ranking: Vec<RankNews> = T::ranking(game).into_iter().map(rank).collect();
        Some(StoryNews {
            result,
            teams: ranked_together::<T>(board, &ranking),
            ranking,
            counted: words.name(&T::counted(board)),
            points: self.points,
        })
    }
}

/// The ranking with those in one who belong together; empty where nobody does.
fn ranked_together<T: Storied>(board: &T::Board, ranking: &[RankNews]) -> Vec<TeamRankNews> {
    let teams = teams::teams::<T>(board);
    if teams.is_empty() {
        return Vec::new();
    }
    let mut ranked: Vec<TeamRankNews> = Vec::new();
    for rank in ranking.iter() {
        if ranked.iter().any(|team| team.seats.contains(&rank.seat)) {
            continue;
        }
        let seats = teams.iter().find(|team| team.contains(&rank.seat)).cloned();
        let points = T::joint_points(board, Seat::new(rank.seat));
        ranked.push(TeamRankNews { seats: seats.unwrap_or_else(|| vec![rank.seat]), place: rank.place, points });
    }
    ranked
}

fn noted<T: Storied>(game: &Game<T>, step: usize) -> PointNews {
    let board = game.board();
    PointNews {
        step,
        label: T::round(board).to_string(),
        points: Seat::all(T::players(board)).map(|seat| T::points(board, seat)).collect(),
    }
}

/// How a game came out, in a sentence.
pub fn result<T: Scenic>(game: &Game<T>, words: &Words) -> Option<ResultNews> {
    let outcome = T::outcome(game)?;
    let victor = T::victor(game.board()).filter(|_| outcome.winners.is_empty());
    let seats = outcome.winners.iter().map(|&seat| words.seat(seat));
    let names: Vec<String> = seats.chain(victor.map(|(_, id)| words.name(id))).collect();
    let id = if names.is_empty() { "game-result-nobody" } else { "game-result" };
    let message = Message::new(id)
        .with("players", Arg::Text(names.join(", ")))
        .with("count", Arg::Number(names.len() as i64))
        .with("ending", Arg::Name(T::ending_id(outcome.ending)));
    Some(ResultNews {
        winners: outcome.winners.iter().map(|seat| seat.index()).collect(),
        unplayed: victor.map(|(side, _)| side),
        ending: outcome.ending.to_owned(),
        text: words.say(&message),
    })
}
