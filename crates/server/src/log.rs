//! The log: what happened, in sentences, with what to light up on the table.

use crate::course::{VIEWERS, Viewer};
use protocol::wire::LogLine;
use protocol::{Scenic, Words};
use table::{Arg, Message};

/// Something that happened, to be said in any language.
pub(crate) struct Told {
    message: Message,
    seat: Option<usize>,
    targets: Vec<String>,
    passage: Option<[String; 2]>,
    /// The step that shows it, by viewer.
    pub(crate) steps: [u32; VIEWERS],
}

pub(crate) fn told<T: Scenic>(board: &T::Board, event: T::Event) -> Told {
    let (about, passage) = (T::about(board, &event), T::passage(board, &event));
    let message = T::say_event(board, event);
    let unplayed = T::unplayed(&event, &message);
    let seat = message.args.iter().find_map(|(key, arg)| match arg {
        Arg::Seat(seat) if *key == "player" && !seat.is_chance() => Some(seat.index()),
        _ => None,
    });
    let places = message.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Text(label) => T::place(board, label),
        Arg::Number(_) | Arg::Name(_) | Arg::Seat(_) => None,
    });
    let targets = places.chain(about).collect();
    Told { message, seat: unplayed.or(seat), targets, passage, steps: [0; VIEWERS] }
}

pub(crate) fn line(told: &Told, step: u32, words: &Words) -> LogLine {
    LogLine {
        text: words.say(&told.message),
        seat: told.seat,
        targets: told.targets.clone(),
        passage: told.passage.clone(),
        step: step as usize,
    }
}

pub(crate) fn lines(told: &[Told], viewer: Viewer, words: &Words) -> Vec<LogLine> {
    told.iter().map(|told| line(told, told.steps[viewer.index()], words)).collect()
}

/// The lines a step brought, and how many came before.
pub(crate) fn split(lines: Vec<LogLine>, step: usize) -> (usize, Vec<LogLine>) {
    let before = lines.iter().filter(|line| line.step < step).count();
    (before, lines.into_iter().filter(|line| line.step == step).collect())
}
