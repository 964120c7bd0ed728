//! What a seat sees, as data for other programs. Made from a [`View`] alone, so nothing secret can be in it.

pub mod ankh;
pub mod kemet;

use serde::Serialize;
use table::{Message, SeatSet, Title, View, Waiting};
use ts_rs::TS;

/// A title whose views can be written as data.
pub trait Scenic: Title {
    type Table: Serialize;

    /// The table as the view shows it.
    fn table(view: &View<Self>) -> Self::Table;

    /// The board in the view, to name answers on: it is not used for anything hidden.
    fn write(view: &View<Self>, answer: Self::Answer) -> String;

    /// What a person clicks on the table to give this answer, as `kind:name`; none if nothing there stands for it.
    fn target(view: &View<Self>, answer: Self::Answer) -> Option<String>;

    /// Lays open what was hidden, after the end: the views of all seats show it.
    fn lay_open(_: &mut Self::Table, _: &[View<Self>]) {}

    /// The target of a place that a message names by its label.
    fn place(board: &Self::Board, label: &str) -> Option<String>;

    /// What an event is about besides the places its message names.
    fn about(_: &Self::Board, _: &Self::Event) -> Vec<String> {
        Vec::new()
    }

    /// The side that did it, where nobody plays that side: it is counted after the seats.
    fn unplayed(_: &Self::Event, _: &Message) -> Option<usize> {
        None
    }

    /// Such a side, and the message that names it, where it wins if no seat does.
    fn victor(_: &Self::Board) -> Option<(usize, &'static str)> {
        None
    }

    /// From where to where a troop of such a side went, as targets.
    fn passage(_: &Self::Board, _: &Self::Event) -> Option<[String; 2]> {
        None
    }
}

/// A view: who looks, what is asked, whom the table waits for, and the table itself.
#[derive(Debug, Serialize, TS)]
pub struct Scene<T> {
    /// `null`: a spectator.
    pub seat: Option<usize>,
    /// The question this seat is asked.
    pub asked: Option<&'static str>,
    pub waiting: Wait,
    /// Public answers since the last checkpoint, this seat's own, and those of a partner who plays the same side.
    pub since: Vec<Said>,
    pub table: T,
}

/// Whom the table waits for, as everyone may know.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum Wait {
    Nobody,
    Chance { question: &'static str },
    One { seat: usize, question: &'static str },
    Together { seats: Vec<usize>, ready: Option<Vec<usize>> },
}

#[derive(Debug, Serialize, TS)]
pub struct Said {
    pub seat: SeatNumber,
    pub answer: String,
}

/// A seat as the wire writes it: a number, or `"chance"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum SeatNumber {
    Player(usize),
    Chance(&'static str),
}

impl From<table::Seat> for SeatNumber {
    fn from(seat: table::Seat) -> SeatNumber {
        if seat.is_chance() { SeatNumber::Chance("chance") } else { SeatNumber::Player(seat.index()) }
    }
}

pub fn scene<S: Scenic>(view: &View<S>) -> Scene<S::Table> {
    Scene {
        seat: view.seat.map(table::Seat::index),
        asked: view.asked.as_ref().map(S::question_id),
        waiting: wait::<S>(view),
        since: view.since.iter().map(|e| Said { seat: e.seat.into(), answer: S::write(view, e.answer) }).collect(),
        table: S::table(view),
    }
}

/// The types of all scenes, as the client writes them.
pub(crate) fn types(config: &ts_rs::Config) -> String {
    let mut text = String::new();
    macro_rules! write_types {
        ($($type:ty),* $(,)?) => {
            $(text += &format!("\nexport {}\n", <$type as TS>::decl(config));)*
        };
    }
    write_types!(Scene<kemet::Table>, Wait, Said, SeatNumber);
    write_types!(
        kemet::Table,
        kemet::ZoneScene,
        kemet::TurnScene,
        kemet::WaitingScene,
        kemet::PyramidScene,
        kemet::TroopScene,
        kemet::SeatScene,
        kemet::MarkerScene,
        kemet::Points,
        kemet::OwnScene,
        kemet::PlanScene,
        kemet::MoveScene,
        kemet::FightScene,
        kemet::FighterScene,
        kemet::GodScene,
        kemet::ItemScene,
        kemet::CardScene,
        kemet::TeamScene,
        kemet::AmonScene,
        kemet::ConditionScene,
        kemet::WarScene,
        kemet::AmonTroopScene,
        kemet::RowScene,
        kemet::MarchScene
    );
    write_types!(
        ankh::Table,
        ankh::ActionScene,
        ankh::EventScene,
        ankh::DevotionScene,
        ankh::GuardianScene,
        ankh::HexScene,
        ankh::FigureScene,
        ankh::MonumentScene,
        ankh::RegionScene,
        ankh::SeatScene,
        ankh::CaravanScene,
        ankh::ConflictScene,
        ankh::BattleScene,
        ankh::FighterScene,
        ankh::StrengthScene,
        ankh::DecidedScene
    );
    text
}

fn wait<S: Scenic>(view: &View<S>) -> Wait {
    let seats = |seats: SeatSet| seats.iter().map(table::Seat::index).collect();
    match &view.waiting {
        Waiting::Nobody => Wait::Nobody,
        Waiting::One(seat, question) if seat.is_chance() => Wait::Chance { question: S::question_id(question) },
        Waiting::One(seat, question) => Wait::One { seat: seat.index(), question: S::question_id(question) },
        Waiting::Together { asked, ready } => Wait::Together { seats: seats(*asked), ready: ready.map(seats) },
    }
}
