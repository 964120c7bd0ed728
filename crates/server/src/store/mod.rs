//! Where tables are kept. What is in the store when a write is done survives everything.

mod sqlite;

pub use sqlite::Sqlite;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

pub type Doing<'a, T = ()> = Pin<Box<dyn Future<Output = Result<T, StoreFault>> + Send + 'a>>;

/// All the server asks of a store.
pub trait Store: Send + Sync {
    fn create(&self, table: TableRow) -> Doing<'_>;
    /// Adds entries to the end of a table's list, and what the lists of tables say of it now.
    fn append(&self, table: &str, entries: Vec<EntryRow>, now: Now) -> Doing<'_>;
    /// What a seat is now.
    fn seat(&self, table: &str, seat: SeatRow) -> Doing<'_>;
    fn load(&self, table: &str) -> Doing<'_, Option<TableRow>>;
    /// The table and the seat a link leads to.
    fn find(&self, secret: &str) -> Doing<'_, Option<(String, usize)>>;
    /// Listed tables with open seats, newest first.
    fn listed(&self, most: usize) -> Doing<'_, Vec<LineRow>>;
    /// Tables at which this guest has a seat, newest first.
    fn held_by(&self, guest: &str, most: usize) -> Doing<'_, Vec<LineRow>>;
    fn name_of(&self, guest: &str) -> Doing<'_, Option<String>>;
    fn call(&self, guest: &str, name: &str) -> Doing<'_>;
    /// Waits for the last write.
    fn close(&self) -> Doing<'_>;
}

/// What became of a table, as lists show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    pub over: bool,
    /// The seats it waits for, as bits.
    pub waits: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: String,
    /// The record before its answers: ruleset, options, position.
    pub head: String,
    pub ruleset: String,
    pub seed: u64,
    pub host: String,
    pub listed: bool,
    pub created: u64,
    pub now: Now,
    pub seats: Vec<SeatRow>,
    pub entries: Vec<EntryRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: usize,
    pub kind: Sitter,
    /// What a person is called.
    pub name: String,
    /// What its link leads with.
    pub secret: String,
    pub guests: Vec<String>,
    /// The bot that a person has asked to play in the meantime.
    pub stand_in: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Person,
    Bot(String),
    Open,
}

/// One line of a table's list; lines are only ever added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    pub number: u64,
    pub kind: EntryKind,
    /// `None`: chance, or a spectator.
    pub seat: Option<usize>,
    pub text: String,
    /// Seconds since 1970.
    pub at: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    Answer,
    /// One answer of an open plan was taken out; the text says which.
    TakenOut,
    /// All answers from one on were taken back; the text says which.
    Cut,
    /// The name, a tab, and what was said.
    Chat,
    /// The seats that may read it with commas between, a tab, and then as above.
    Confided,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRow {
    pub id: String,
    pub ruleset: String,
    pub now: Now,
    pub seats: Vec<SeatRow>,
}

#[derive(Debug)]
pub struct StoreFault(pub String);

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the store: {}", self.0)
    }
}

impl std::error::Error for StoreFault {}
