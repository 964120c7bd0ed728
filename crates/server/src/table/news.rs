//! What goes out to those who watch: to each what its own view says, and nothing when that did not change.

use super::{Table, Watcher};
use crate::course::{TakeBack, Viewer, Viewers};
use crate::log::{self, Told};
use crate::state::Since;
use crate::store::Sitter;
use protocol::Language;
use protocol::wire::{News, SeatKind, SeatNews, StateNews, TableNews, UndoNews, UndoWay, write};
use std::sync::atomic::Ordering::Relaxed;
use table::{Arg, Message, Seat};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

impl Watcher {
    /// Whether it still keeps up.
    pub(super) fn send(&self, news: &News) -> bool {
        self.pass_on(write(news).into())
    }

    fn pass_on(&self, text: Utf8Bytes) -> bool {
        !matches!(self.news.try_send(text), Err(mpsc::error::TrySendError::Full(_)))
    }
}

impl Table {
    /// Tells those who were shown something new, and the others if somebody became ready.
    pub(super) fn tell(&mut self, seen: Viewers, told: &[Told]) {
        let ready = self.game.ready();
        let changed = ready != self.ready;
        self.ready.clone_from(&ready);
        let mut written: Vec<(Viewer, Language, Utf8Bytes)> = Vec::new();
        let mut slow = Vec::new();
        for watcher in &self.watchers {
            let Some(viewer) = watcher.viewer else { continue };
            let kept_up = if seen.has(viewer) {
                let before = written.iter().find(|(of, lang, _)| (*of, *lang) == (viewer, watcher.lang));
                let text = match before {
                    Some((_, _, text)) => text.clone(),
                    None => {
                        let lines = log::lines(told, viewer, self.words(watcher.lang));
                        let from = self.game.lines() - told.len();
                        let state = self.state(viewer, watcher.lang, lines, from);
                        let text = Utf8Bytes::from(write(&News::State(Box::new(state))));
                        written.push((viewer, watcher.lang, text.clone()));
                        text
                    }
                };
                watcher.pass_on(text)
            } else {
                match &ready {
                    Some(ready) if changed => watcher.send(&News::Ready { ready: ready.clone() }),
                    _ => true,
                }
            };
            self.hall.metrics.news.fetch_add(1, Relaxed);
            if !kept_up {
                slow.push(watcher.id);
            }
        }
        self.drop_slow(&slow);
    }

    /// Tells everyone who sits where, each with the links it may know.
    pub(super) fn tell_table(&mut self) {
        let sat = self.watchers.iter().filter(|watcher| watcher.viewer.is_some());
        let slow: Vec<_> = sat
            .filter(|watcher| !watcher.send(&News::Table(self.table_news(&watcher.guest, watcher.lang))))
            .map(|watcher| watcher.id)
            .collect();
        self.drop_slow(&slow);
    }

    /// Whoever does not keep up is cut off, comes back, and is shown the state as it is then.
    pub(super) fn drop_slow(&mut self, slow: &[u64]) {
        self.watchers.retain(|watcher| !slow.contains(&watcher.id));
    }

    /// All a viewer may know now, and the whole log.
    pub(super) fn whole_state(&self, viewer: Viewer, lang: Language) -> StateNews {
        let lines = self.game.log(viewer, self.words(lang));
        self.state(viewer, lang, lines, 0)
    }

    fn state(&self, viewer: Viewer, lang: Language, log: Vec<protocol::wire::LogLine>, log_from: usize) -> StateNews {
        let undo = match viewer.0.map_or(TakeBack::Nothing, |seat| self.game.take_back(seat)) {
            TakeBack::Nothing => UndoWay::Nothing,
            TakeBack::Secretly(_) | TakeBack::Freely(_) => UndoWay::Free,
            TakeBack::ByConsent(_) => UndoWay::Consent,
        };
        let since = Since {
            number: self.game.number(viewer),
            step: self.game.step(viewer),
            log,
            log_from,
            undo,
            passing: viewer.0.is_some_and(|seat| self.passing.has(seat)),
            open_seats: if self.game.is_over() { 0 } else { self.open_seats() },
        };
        self.game.state(viewer, self.words(lang), since)
    }

    pub(super) fn table_news(&self, guest: &str, lang: Language) -> TableNews {
        let host = self.host == guest;
        let words = self.words(lang);
        let seat = |seat: usize| {
            let row = &self.seats[seat];
            let mine = self.holds(guest, Seat::new(seat));
            let may_know = mine || (host && row.kind == Sitter::Open);
            SeatNews {
                seat,
                name: match row.kind {
                    Sitter::Open => String::new(),
                    Sitter::Person | Sitter::Bot(_) => words.seat(Seat::new(seat)),
                },
                kind: match row.kind {
                    Sitter::Person => SeatKind::Person,
                    Sitter::Bot(_) => SeatKind::Bot,
                    Sitter::Open => SeatKind::Open,
                },
                here: self.watchers.iter().any(|watcher| watcher.viewer == Some(Viewer(Some(Seat::new(seat))))),
                stand_in: self.stand_in(Seat::new(seat)).map(|bot| bot_title(words, bot)),
                absent: self.absent.has(Seat::new(seat)),
                link: may_know.then(|| format!("/join/{}", row.secret)),
            }
        };
        TableNews {
            table: self.id.clone(),
            ruleset: self.ruleset.clone(),
            title: words.name(&format!("ruleset-{}", self.ruleset)),
            options: self.options.clone(),
            seats: (0..self.seats.len()).map(seat).collect(),
            mine: (0..self.seats.len()).filter(|&seat| self.holds(guest, Seat::new(seat))).collect(),
            host,
            listed: self.listed,
            phase: self.phase(),
            undo: self
                .asked_undo
                .as_ref()
                .map(|undo| UndoNews { by: undo.by.index(), waiting: undo.waiting.iter().map(Seat::index).collect() }),
        }
    }

    /// What the seats are called, in every language.
    pub(super) fn name_seats(&mut self) {
        for lang in Language::ALL {
            let plain = protocol::Words::new(lang);
            let names = self.seats.iter().map(|row| match &row.kind {
                Sitter::Bot(bot) => bot_name(&plain, bot, row.seat),
                Sitter::Person | Sitter::Open => row.name.clone(),
            });
            self.words[lang as usize] = plain.clone().with_names(names.collect());
        }
    }
}

/// Several bots of a kind sit at one table: the seat tells them apart.
pub(crate) fn bot_name(words: &protocol::Words, bot: &str, seat: usize) -> String {
    let message = Message::new("bot-seat")
        .with("bot", Arg::Text(bot_title(words, bot)))
        .with("number", Arg::Number(seat as i64 + 1));
    words.say(&message)
}

/// What a bot is called where one is chosen: a level with how well it plays.
pub(crate) fn bot_label(words: &protocol::Words, bot: &str) -> String {
    let title = bot_title(words, bot);
    let Some(level) = bots::Level::named(bot) else { return title };
    let message =
        Message::new("bot-rated").with("bot", Arg::Text(title)).with("rating", Arg::Text(level.rating.to_string()));
    words.say(&message)
}

/// What a bot is called, with its manner if it has one.
pub(crate) fn bot_title(words: &protocol::Words, bot: &str) -> String {
    let (name, manner) = bots::split_name(bot);
    let title = words.name(&format!("bot-{name}"));
    let Some(manner) = manner else { return title };
    let message =
        Message::new("bot-manner").with("bot", Arg::Text(title)).with("manner", Arg::Name(format!("manner-{manner}")));
    words.say(&message)
}
