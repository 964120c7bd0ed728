//! What is said at a table: to everyone, or among those who play together. Who those are the rules know.

use super::calls::{refused, wrong};
use super::{Behind, Table, now};
use crate::course::Viewer;
use crate::store::{EntryKind, EntryRow};
use protocol::Words;
use protocol::wire::{News, Spoken};
use std::collections::VecDeque;
use table::{Arg, Message, Seat};

/// How many lines are told to those who come later: of what everyone hears, and of what each team hears.
const MOST: usize = 50;

/// Whom something is said to.
pub(super) enum Hearers {
    All,
    Team,
}

/// The last lines.
#[derive(Default)]
pub(super) struct Chat(VecDeque<Spoken>);

impl Chat {
    /// What is said to some counts among them alone: nobody else may see by what is gone that they talked.
    pub(super) fn add(&mut self, spoken: Spoken) {
        let alike = |line: &Spoken| line.to == spoken.to;
        if self.0.iter().filter(|line| alike(line)).count() == MOST
            && let Some(oldest) = self.0.iter().position(alike)
        {
            self.0.remove(oldest);
        }
        self.0.push_back(spoken);
    }

    pub(super) fn heard_by(&self, viewer: Viewer) -> Vec<Spoken> {
        self.0.iter().filter(|line| hears(line, viewer)).cloned().collect()
    }
}

fn hears(line: &Spoken, viewer: Viewer) -> bool {
    match &line.to {
        None => true,
        Some(to) => viewer.0.is_some_and(|seat| to.contains(&seat.index())),
    }
}

impl Table {
    pub(super) async fn speak(
        &mut self,
        viewer: Viewer,
        guest: &str,
        id: u32,
        text: &str,
        to: Hearers,
        words: &Words,
    ) -> Result<News, Behind> {
        let text = tidy(text);
        let most = self.hall.settings.limits.chat;
        if text.is_empty() || text.chars().count() > most {
            let message = Message::new("fault-chat").with("most", Arg::Number(most as i64));
            return Ok(wrong(Some(id), words.say(&message)));
        }
        let to = match to {
            Hearers::All => None,
            Hearers::Team => match viewer.0.map(|seat| self.game.confidants(seat)) {
                Some(team) if team.count() > 1 => Some(team.iter().map(Seat::index).collect::<Vec<_>>()),
                _ => return Ok(refused(id, words.name("why-no-team"))),
            },
        };
        let name = match viewer.0 {
            Some(seat) => words.seat(seat),
            None => self.hall.store.name_of(guest).await?.unwrap_or_default(),
        };
        let spoken = Spoken { seat: viewer.0.map(Seat::index), name, text, to, at: now() };
        self.keep(vec![entry(&spoken)]).await?;
        let news = News::Chat(spoken.clone());
        let sat = self.watchers.iter().filter(|watcher| watcher.viewer.is_some_and(|viewer| hears(&spoken, viewer)));
        let slow: Vec<_> = sat.filter(|watcher| !watcher.send(&news)).map(|watcher| watcher.id).collect();
        self.drop_slow(&slow);
        self.chat.add(spoken);
        Ok(News::Done { id })
    }
}

/// A line as the store has it.
fn entry(spoken: &Spoken) -> (EntryKind, Option<usize>, String) {
    let line = format!("{}\t{}", spoken.name, spoken.text);
    match &spoken.to {
        None => (EntryKind::Chat, spoken.seat, line),
        Some(to) => {
            let seats: Vec<String> = to.iter().map(usize::to_string).collect();
            (EntryKind::Confided, spoken.seat, format!("{}\t{line}", seats.join(",")))
        }
    }
}

/// A line of the store, read again.
pub(super) fn spoken(entry: &EntryRow) -> Spoken {
    let (to, line) = match entry.kind {
        EntryKind::Confided => {
            let (seats, line) = entry.text.split_once('\t').unwrap_or(("", &entry.text));
            (Some(seats.split(',').filter_map(|seat| seat.parse().ok()).collect()), line)
        }
        EntryKind::Chat | EntryKind::Answer | EntryKind::TakenOut | EntryKind::Cut => (None, entry.text.as_str()),
    };
    let (name, text) = line.split_once('\t').unwrap_or(("", line));
    Spoken { seat: entry.seat, name: name.to_owned(), text: text.to_owned(), to, at: entry.at }
}

/// One line, without what a terminal or a log would stumble over.
pub(crate) fn tidy(text: &str) -> String {
    let printable: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    printable.split_whitespace().collect::<Vec<_>>().join(" ")
}
