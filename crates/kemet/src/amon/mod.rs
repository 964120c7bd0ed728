//! Amon: the opponent without a seat. What he has, and what his cards say; `flow::amon` carries them out. [amon.1]

mod audit;
mod content;
mod deeds;
mod objectives;
mod omens;
mod plunder;
mod routes;
mod targets;
mod war;

pub(crate) use audit::audit;
pub(crate) use content::content;
pub use deeds::{By, Deed, DeedCard, DeedSet, Does, Hunt, Quarry};
pub use objectives::{Condition, Counted, Objective, ObjectiveCard, Span, progress};
pub use omens::{Burden, Omen, OmenCard, OmenKind, OmenSet, Once};
pub use plunder::{Half, Plunder, PlunderCard, PlunderSet, laid_out};
pub(crate) use plunder::{found, lies, rows, tile_at, unlaid};
pub(crate) use routes::{Route, speed};
pub(crate) use targets::{aimed_at, home, levied, mover};
pub use war::War;

use crate::board::Public;
use crate::creatures::Creature;
use crate::event::Ending;
use crate::map::Zone;
use crate::tiles::{Colour, TileSet};
use table::Side;

/// The side that nobody plays: the last one. [amon.2]
pub const AMON: Side = Side::new(1);

/// The side of the one player.
pub const PLAYER: Side = Side::new(0);

/// How many units a troop of his holds. [amon.5]
pub const TROOP_LIMIT: u8 = 6;

/// How many units a troop has that is put on the board. [amon.3] [amon.11]
pub const NEW_TROOP: u8 = 5;

/// With fewer than this a beaten troop goes home. [amon.10]
pub const RETREATS_FROM: u8 = 4;

/// How many disasters are in the deck of events. [event.1]
pub const DISASTERS: usize = 2;

/// All that lies on his board and beside it: nothing of it is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Amon {
    /// `None` until it is drawn. [objective.1]
    pub objective: Option<Objective>,
    /// The colour laid out above. [plunder.1]
    pub upper: Colour,
    /// For each half and level the tiles from left to right: two bits each, counted among those of the row.
    pub rows: [[u8; 4]; 2],
    /// Places of the rows whose tile was taken out of the game, four to a row.
    pub plundered: u32,
    /// Where his troops stand, or stood last: one without units is to come back.
    pub at: [Zone; 2],
    pub beasts: [Option<Creature>; 2],
    /// The event in play, and the disasters in the order they were drawn.
    pub event: Option<Omen>,
    pub disasters: [Option<Omen>; DISASTERS],
    /// Events and disasters drawn so far.
    pub seen: OmenSet,
    /// Action and plunder cards among their discards.
    pub deeds: DeedSet,
    pub plunders: PlunderSet,
    /// The card drawn last, while it is carried out.
    pub open: Option<Open>,
    pub march: Option<March>,
    /// He plunders in the next Night. [event.night-vigil]
    pub vigil: bool,
    /// How the game ended.
    pub over: Option<Ending>,
}

/// A card on the table that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Open {
    Omen(Omen),
    Deed(Deed),
}

/// A move of one of his troops. [action.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct March {
    pub troop: Troop,
    /// How far it has got: beyond where it stands while it passes his other troop. [action.6]
    pub at: Zone,
    pub target: Zone,
    pub left: u8,
    /// It has teleported. [action.4]
    pub ported: bool,
}

/// His two troops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Troop {
    #[default]
    A,
    B,
}

impl Troop {
    pub const ALL: [Troop; 2] = [Troop::A, Troop::B];

    pub fn name(self) -> &'static str {
        match self {
            Troop::A => "a",
            Troop::B => "b",
        }
    }

    #[must_use]
    pub fn other(self) -> Troop {
        match self {
            Troop::A => Troop::B,
            Troop::B => Troop::A,
        }
    }
}

impl Amon {
    pub fn new(objective: Option<Objective>) -> Amon {
        Amon {
            objective,
            upper: Colour::ALL[0],
            rows: [[plunder::IN_ORDER; 4]; 2],
            plundered: 0,
            at: [Zone::default(); 2],
            beasts: [None; 2],
            event: None,
            disasters: [None; DISASTERS],
            seen: OmenSet::NONE,
            deeds: DeedSet::NONE,
            plunders: PlunderSet::NONE,
            open: None,
            march: None,
            vigil: false,
            over: None,
        }
    }

    /// The cards in force: disasters in the order of drawing, then the event. [ruling.142]
    pub fn in_force(&self) -> impl Iterator<Item = Omen> + use<> {
        self.disasters.into_iter().flatten().chain(self.event)
    }

    /// The War Table, counted anew. [war.2]
    pub fn war(&self) -> War {
        self.in_force().fold(War::default(), |war, omen| war.changed(omen.card().war))
    }

    /// Where a troop stands.
    pub fn at(&self, troop: Troop) -> Zone {
        self.at[troop as usize]
    }
}

/// How much a burden of his cards weighs on the player; nothing where he does not play.
#[inline(always)]
pub fn burden(board: &Public, burden: Burden) -> u8 {
    match &board.amon {
        None => 0,
        Some(amon) => amon.in_force().filter(|omen| omen.card().burden == burden).count() as u8,
    }
}

/// Tiles that he took out of the game. [plunder.3]
#[inline(always)]
pub fn plundered(board: &Public) -> TileSet {
    match &board.amon {
        None => TileSet::NONE,
        Some(amon) => plunder::plundered(board, amon),
    }
}

/// His troops that are on the board.
pub fn troops(board: &Public) -> impl Iterator<Item = (Troop, Zone)> + use<> {
    let here = |&(_, zone): &(Troop, Zone)| board.troops.units(AMON, zone) > 0;
    let at = board.amon.map_or([Zone::default(); 2], |amon| amon.at);
    let standing: [Option<(Troop, Zone)>; 2] =
        [(Troop::A, at[0]), (Troop::B, at[1])].map(|troop| Some(troop).filter(here));
    standing.into_iter().flatten()
}

/// The round marker: how many rounds are left, this one included. [amon.15]
pub fn rounds_left(board: &Public) -> u8 {
    let rounds = board.amon.and_then(|amon| amon.objective).map_or(0, |objective| objective.card().rounds);
    (u16::from(rounds) + 1).saturating_sub(board.round.max(1)) as u8
}
