//! Who answers (`Seat`) and whose pieces (`Side`): never the same type, because teams, merged gods and opponents
//! without a player tell them apart.

use std::fmt;

/// The most seats a table has.
pub const MOST_SEATS: usize = 6;

/// One who answers questions: a place at the table, or chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat that answers every draw.
    pub const CHANCE: Seat = Seat(u8::MAX);

    pub const fn new(index: usize) -> Seat {
        assert!(index < MOST_SEATS);
        Seat(index as u8)
    }

    /// The place at the table, counted from 0. Chance has none: asking is a bug.
    #[inline]
    pub const fn index(self) -> usize {
        debug_assert!(!self.is_chance());
        self.0 as usize
    }

    #[inline]
    pub const fn is_chance(self) -> bool {
        self.0 == u8::MAX
    }

    /// The seats of a table of `players`, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat::new)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_chance() { write!(f, "chance") } else { write!(f, "{}", self.0) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// One whose pieces stand on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Side(u8);

impl Side {
    pub const fn new(index: usize) -> Side {
        assert!(index < MOST_SEATS);
        Side(index as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The sides of a game of `sides`, in order.
    pub fn all(sides: usize) -> impl DoubleEndedIterator<Item = Side> + Clone {
        (0..sides).map(Side::new)
    }
}

/// A set of seats, without chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);

    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    pub const fn has(self, seat: Seat) -> bool {
        !seat.is_chance() && self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MOST_SEATS as u8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
