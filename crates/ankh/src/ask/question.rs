//! What is asked.

use crate::event::Piece;
use crate::hex::Hex;
use crate::kinds::{Card, Monument};
use table::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Question {
    /// Chance, or the seat itself: its god.
    #[default]
    God,
    /// Chance: the guardian of a level; who begins.
    Guardian {
        level: u8,
    },
    FirstPlayer,
    Act,
    /// Which figure moves next; where to.
    Figure,
    To {
        from: Hex,
    },
    /// Where Satet's victim goes.
    Push {
        from: Hex,
        at: Hex,
    },
    /// Where a Scorpion points.
    Aim {
        at: Hex,
    },
    /// By which right a figure is summoned; which; where.
    Source,
    Piece {
        source: Source,
    },
    Place {
        source: Source,
        piece: Piece,
    },
    /// Whether a summoned figure gets a Sun.
    Radiate {
        at: Hex,
    },
    Unlock,
    Control,
    /// The next border of a caravan.
    Border,
    /// Which new region keeps the token.
    Keep,
    Swap,
    /// Which figure goes to an obelisk, and where.
    Obelisk,
    Beside {
        from: Hex,
    },
    Double,
    PlayCard,
    SecondCard {
        first: Card,
    },
    Build,
    BuildAt {
        kind: Monument,
    },
    Bid,
    /// Who has too many Followers for one list says first from which number on the bid lies, then the bid.
    BidFrom,
    BidWithin {
        from: u8,
    },
    Tiebreak,
    /// Whether Isis keeps a figure.
    Spare {
        at: Hex,
    },
    /// Whose Warrior Anubis keeps.
    Trap {
        owners: SeatSet,
    },
    /// Where a Mummy comes back.
    Return,
    /// Which gate Osiris moves, and where.
    Gate,
    GateTo {
        /// `None`: one from beside the board.
        from: Option<Hex>,
    },
    Worship,
    /// Whether the merged god takes a guardian.
    Adopt {
        level: u8,
        at: Option<Hex>,
    },
}

/// By which right a figure is summoned. [summon.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Source {
    #[default]
    Regular,
    Pyramid(Hex),
    Underworld,
}

impl Question {
    /// The section of the rules that asks.
    pub fn rule(self) -> &'static str {
        match self {
            Question::God => "setup.1",
            Question::Guardian { .. } => "setup.8",
            Question::FirstPlayer => "setup.4",
            Question::Act => "action.2",
            Question::Figure | Question::To { .. } => "move.1",
            Question::Push { .. } => "guardian.satet",
            Question::Aim { .. } => "guardian.giant-scorpion",
            Question::Source | Question::Piece { .. } | Question::Place { .. } => "summon.1",
            Question::Radiate { .. } => "god.ra",
            Question::Unlock => "ankh.2",
            Question::Control => "monument.2",
            Question::Border => "caravan.7",
            Question::Keep => "caravan.8",
            Question::Swap => "caravan.10",
            Question::Obelisk | Question::Beside { .. } => "power.obelisk-attuned",
            Question::Double => "god.amun",
            Question::PlayCard => "conflict.9",
            Question::SecondCard { .. } => "god.amun",
            Question::Build | Question::BuildAt { .. } => "card.build-monument",
            Question::Bid | Question::BidFrom | Question::BidWithin { .. } => "card.plague-of-locusts",
            Question::Tiebreak => "conflict.17",
            Question::Spare { .. } => "god.isis",
            Question::Trap { .. } => "god.anubis",
            Question::Return => "guardian.mummy",
            Question::Gate | Question::GateTo { .. } => "god.osiris",
            Question::Worship => "power.worshipful",
            Question::Adopt { .. } => "merge.5",
        }
    }
}

/// The seats of these sides: sides and seats are numbered alike.
pub fn seats_of(sides: impl Iterator<Item = table::Side>) -> SeatSet {
    sides.map(|side| Seat::new(side.index())).collect()
}
