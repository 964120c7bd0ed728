//! What a viewer is told of the table. Everything here is made from the viewer's own view and question.

use crate::course::{Viewer, is_window};
use protocol::scene::scene;
use protocol::wire::{Choice, LogLine, Prompt, StateNews, UndoWay};
use protocol::{Scenic, Why, Words, story, teams, why, wire};
use table::{Arg, Game, Message, Refused, Seat, SeatSet, Waiting};

/// What a viewer knows beside what lies on the table.
pub struct Since {
    /// The number of the state.
    pub number: String,
    pub step: usize,
    pub log: Vec<LogLine>,
    pub log_from: usize,
    pub undo: UndoWay,
    pub passing: bool,
    /// Nobody is asked before everyone is there.
    pub open_seats: usize,
}

pub fn state<T: Scenic>(game: &Game<T>, viewer: Viewer, words: &Words, since: Since) -> StateNews {
    let prompt = viewer.0.filter(|_| since.open_seats == 0).and_then(|seat| prompt(game, seat, words));
    news(game, viewer, words, since, prompt)
}

/// A step that is gone: there is nothing to answer any more.
pub(crate) fn past<T: Scenic>(game: &Game<T>, viewer: Viewer, openly: bool, words: &Words, since: Since) -> StateNews {
    let mut news = news(game, viewer, words, since, None);
    if openly {
        let views: Vec<_> = Seat::all(T::players(game.board())).map(|seat| game.view(Some(seat))).collect();
        let mut shown = scene(&game.view(viewer.0));
        T::lay_open(&mut shown.table, &views);
        news.scene = wire::as_raw(&shown);
    }
    news
}

fn news<T: Scenic>(game: &Game<T>, viewer: Viewer, words: &Words, since: Since, prompt: Option<Prompt>) -> StateNews {
    let view = game.view(viewer.0);
    StateNews {
        state: since.number,
        step: since.step,
        waiting: match since.open_seats {
            0 => waiting(&view.waiting, viewer, words),
            open => words.say(&Message::new("wait-gathering").with("seats", Arg::Number(open as i64))),
        },
        scene: wire::as_raw(&scene(&view)),
        prompt,
        log: since.log,
        log_from: since.log_from,
        undo: since.undo,
        passing: since.passing,
        teams: teams::teams::<T>(game.board()),
        result: story::result(game, words),
    }
}

fn prompt<T: Scenic>(game: &Game<T>, seat: Seat, words: &Words) -> Option<Prompt> {
    let open = game.asked(seat)?;
    let (board, view) = (game.board(), game.view(Some(seat)));
    let choices = game.options_of(open).iter().map(|&answer| Choice {
        answer: T::write_answer(board, answer),
        text: words.say(&T::say_answer(board, &open.question, answer)),
        targets: T::target(&view, answer).into_iter().collect(),
    });
    Some(Prompt {
        seat: seat.index(),
        question: T::question_id(&open.question).to_owned(),
        text: words.say(&T::say_question(board, seat, &open.question)),
        rule: T::question_rule(&open.question).to_owned(),
        window: is_window(game) && T::pass(&open.question).is_some(),
        options: choices.collect(),
    })
}

fn waiting<Q>(waiting: &Waiting<Q>, viewer: Viewer, words: &Words) -> String {
    let among = |id: &str, seats: SeatSet| {
        let names: Vec<String> = seats.iter().map(|seat| words.seat(seat)).collect();
        words.say(&Message::new(id).with("players", Arg::Text(names.join(", "))))
    };
    match waiting {
        Waiting::Nobody => words.name("wait-over"),
        Waiting::One(seat, _) if seat.is_chance() => words.name("wait-chance"),
        Waiting::One(seat, _) if Some(*seat) == viewer.0 => words.name("wait-you"),
        Waiting::One(seat, _) => words.say(&Message::new("wait-one").with("player", Arg::Seat(*seat))),
        Waiting::Together { asked, ready: Some(_) } => among("wait-together", *asked),
        Waiting::Together { asked, ready: None } => among("wait-window", *asked),
    }
}

/// Why a thing on the table cannot be chosen: the most telling reason among the answers it could stand for.
pub(crate) fn why_not<T: Scenic>(game: &Game<T>, seat: Seat, target: &str, words: &Words) -> Result<(), Why> {
    let view = game.view(Some(seat));
    let meant: Vec<T::Answer> = T::every_answer(game.board())
        .into_iter()
        .filter(|&answer| T::target(&view, answer).as_deref() == Some(target))
        .collect();
    let mut beside = None;
    for answer in meant {
        match game.check(seat, answer) {
            Ok(()) => return Ok(()),
            Err(refused @ Refused::Rule(refusal)) if T::is_beside(refusal) => beside = Some(refused),
            Err(refused) => return Err(why::explain(game, words, seat, refused)),
        }
    }
    Err(match beside {
        Some(refused) => why::explain(game, words, seat, refused),
        None => {
            let rule = game.asked(seat).map(|open| T::question_rule(&open.question));
            Why { why: words.name("why-no-target"), rule }
        }
    })
}
