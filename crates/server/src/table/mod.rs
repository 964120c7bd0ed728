//! A table: one task owns it, and everything that happens at it goes through its orders.

mod bots;
mod calls;
mod chat;
mod hints;
mod lay;
mod news;
mod seats;
mod stand_ins;
mod undo;

pub(crate) use chat::tidy;
pub(crate) use lay::{imported, laid};
pub(crate) use news::{bot_label, bot_name};

use crate::course::Viewer;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::hosted::{Beat, Hint, Hosted, Written};
use crate::minds::Thought;
use crate::store::{EntryKind, EntryRow, Now, SeatRow, Sitter, StoreFault, TableRow};
use protocol::wire::{Call, Phase};
use protocol::{Language, Words};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use table::{Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

pub(crate) type WatcherId = u64;
type Answer<T> = oneshot::Sender<Result<T, Fault>>;

pub(crate) enum Order {
    /// A socket comes to the table.
    Join {
        guest: String,
        lang: Language,
        news: mpsc::Sender<Utf8Bytes>,
        id: oneshot::Sender<WatcherId>,
    },
    Leave(WatcherId),
    Call(WatcherId, Call),
    /// What the bots of these seats have thought up, for as long as nothing was taken back; `None`: nothing, for too long.
    Thought {
        epoch: u64,
        seats: SeatSet,
        thought: Option<Thought>,
    },
    /// A hint somebody asked for; `None` if thinking failed.
    Hint {
        to: WatcherId,
        seat: Seat,
        id: u32,
        state: String,
        hint: Option<Hint>,
    },
    TakeSeat {
        guest: String,
        seat: usize,
        name: String,
        taken: Answer<()>,
    },
    /// The link of a seat was followed.
    Hold {
        guest: String,
        seat: usize,
        name: String,
        held: Answer<()>,
    },
    GiveToBot {
        guest: String,
        seat: usize,
        bot: String,
        given: Answer<()>,
    },
    Look(Box<dyn FnOnce(&Table) + Send>),
}

pub(crate) struct Table {
    hall: Arc<Hall>,
    /// Where its own orders come from: for bots that think elsewhere.
    orders: mpsc::WeakSender<Order>,
    pub(crate) id: String,
    ruleset: String,
    options: BTreeMap<String, String>,
    seed: u64,
    host: String,
    listed: bool,
    seats: Vec<SeatRow>,
    pub(crate) game: Box<dyn Hosted>,
    /// How many entries the store has.
    entries: u64,
    chat: chat::Chat,
    words: [Words; Language::ALL.len()],
    watchers: Vec<Watcher>,
    next_watcher: WatcherId,
    asked_undo: Option<AskedUndo>,
    passing: SeatSet,
    ready: Option<Vec<usize>>,
    thinking: bool,
    /// Counts what was taken back.
    epoch: u64,
    presence: Vec<stand_ins::Presence>,
    /// Who was last told to be away too long.
    absent: SeatSet,
    /// Seats for which a hint is being thought up.
    hinting: SeatSet,
}

struct Watcher {
    id: WatcherId,
    guest: String,
    lang: Language,
    /// `None` before it has sat down.
    viewer: Option<Viewer>,
    news: mpsc::Sender<Utf8Bytes>,
}

/// An undo that waits for consent.
struct AskedUndo {
    by: Seat,
    /// Everything from this answer on.
    at: usize,
    waiting: SeatSet,
}

/// The memory is ahead of the disk: the table must be opened again.
struct Behind;

impl From<StoreFault> for Behind {
    fn from(fault: StoreFault) -> Behind {
        tracing::error!(%fault, "an answer was not kept");
        Behind
    }
}

/// Opens a table from its row and serves it until nobody needs it.
pub(crate) async fn run(
    hall: Arc<Hall>,
    row: TableRow,
    sender: mpsc::Sender<Order>,
    mut orders: mpsc::Receiver<Order>,
) {
    let id = row.id.clone();
    let idle = hall.settings.idle;
    let own = sender.downgrade();
    drop(sender);
    let opened = {
        let _turn = hall.opening.acquire().await;
        let hall = hall.clone();
        tokio::task::spawn_blocking(move || lay::open(hall, own, row)).await
    };
    let mut table = match opened {
        Ok(Ok(table)) => table,
        Ok(Err(why)) => {
            tracing::error!(table = %short(&id), why, "a table cannot be opened");
            return hall.forget(&id);
        }
        Err(error) => {
            tracing::error!(table = %short(&id), %error, "a table cannot be opened");
            return hall.forget(&id);
        }
    };
    table.wake_bots();
    let mut since = Instant::now();
    loop {
        table.note_presence();
        table.mind_absence();
        let unused = table.watchers.is_empty() && !table.thinking;
        let left = idle.saturating_sub(since.elapsed());
        let wait = table.next_absence().map_or(left, |absence| absence.min(left));
        let order = match tokio::time::timeout(wait, orders.recv()).await {
            Ok(Some(order)) => order,
            Ok(None) => break,
            Err(_) if since.elapsed() < idle => continue,
            Err(_) if unused && hall.forget_if(&id, || orders.is_empty()) => return,
            Err(_) => {
                since = Instant::now();
                continue;
            }
        };
        since = Instant::now();
        if table.meet(order).await.is_err() {
            break;
        }
    }
    hall.forget(&id);
}

/// Enough of an id to follow a table through the log, too little to find it.
pub(crate) fn short(id: &str) -> &str {
    id.get(..6).unwrap_or("")
}

pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

impl Table {
    async fn meet(&mut self, order: Order) -> Result<(), Behind> {
        match order {
            Order::Join { guest, lang, news, id } => {
                self.next_watcher += 1;
                let watcher = Watcher { id: self.next_watcher, guest, lang, viewer: None, news };
                self.watchers.push(watcher);
                let _ = id.send(self.next_watcher);
            }
            Order::Leave(id) => {
                self.watchers.retain(|watcher| watcher.id != id);
                self.tell_table();
            }
            Order::Call(id, call) => return self.call(id, call, Instant::now()).await,
            Order::Thought { epoch, seats, thought } => return self.bots_thought(epoch, seats, thought).await,
            Order::Hint { to, seat, id, state, hint } => self.hinted(to, seat, id, state, hint),
            Order::TakeSeat { guest, seat, name, taken } => {
                let _ = taken.send(self.take_seat(guest, seat, name).await);
            }
            Order::Hold { guest, seat, name, held } => {
                let _ = held.send(self.hold(guest, seat, name).await);
            }
            Order::GiveToBot { guest, seat, bot, given } => {
                let _ = given.send(self.give_to_bot(&guest, seat, bot).await);
            }
            Order::Look(look) => look(self),
        }
        Ok(())
    }

    pub(crate) fn words(&self, lang: Language) -> &Words {
        &self.words[lang as usize]
    }

    pub(crate) fn holds(&self, guest: &str, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|row| row.guests.iter().any(|holder| holder == guest))
    }

    /// What the seats are called, as a record says it.
    pub(crate) fn names(&self) -> Vec<String> {
        Seat::all(self.seats.len()).map(|seat| self.words[0].seat(seat)).collect()
    }

    fn open_seats(&self) -> usize {
        self.seats.iter().filter(|seat| seat.kind == Sitter::Open).count()
    }

    pub(crate) fn phase(&self) -> Phase {
        match (self.open_seats(), self.game.is_over()) {
            (_, true) => Phase::Over,
            (0, false) => Phase::Playing,
            (_, false) => Phase::Gathering,
        }
    }

    fn now(&self) -> Now {
        let waits = if self.open_seats() > 0 { SeatSet::NONE } else { self.game.asked() };
        Now { over: self.game.is_over(), waits: waits.iter().fold(0, |bits, seat| bits | 1 << seat.index()) }
    }

    /// Finishes what an answer began: those who pass ahead pass, all of it is kept, then told.
    async fn settle(&mut self, mut beat: Beat) -> Result<Beat, Behind> {
        if beat.turn_ended {
            self.passing = SeatSet::NONE;
        }
        while let Some(passed) = self.game.pass(self.passing, self.seed) {
            if passed.turn_ended {
                self.passing = SeatSet::NONE;
            }
            beat.and(passed);
        }
        // What was asked to be taken back lies deeper now. A secret answer does not count: it would be seen by that.
        if beat.seen.has(Viewer::SPECTATOR) {
            self.asked_undo = None;
        }
        self.keep(answers(std::mem::take(&mut beat.written))).await?;
        Ok(beat)
    }

    /// Adds entries to the store and waits until they are there.
    async fn keep(&mut self, entries: Vec<(EntryKind, Option<usize>, String)>) -> Result<(), StoreFault> {
        let at = now();
        let rows = entries.into_iter().map(|(kind, seat, text)| {
            self.entries += 1;
            EntryRow { number: self.entries - 1, kind, seat, text, at }
        });
        let rows: Vec<EntryRow> = rows.collect();
        self.hall.store.append(&self.id, rows, self.now()).await
    }
}

fn answers(written: Vec<Written>) -> Vec<(EntryKind, Option<usize>, String)> {
    let seat = |seat: Seat| (!seat.is_chance()).then(|| seat.index());
    written.into_iter().map(|written| (EntryKind::Answer, seat(written.seat), written.text)).collect()
}
