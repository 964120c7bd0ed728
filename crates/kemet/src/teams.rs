//! Who plays with whom, and troops in which teammates stand together. [team.1] [team.11]

use crate::board::SIDES;
use table::Side;

/// How the players are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Teams {
    /// Everyone for themselves.
    #[default]
    None,
    TwoPairs,
    ThreePairs,
    TwoTriples,
}

impl Teams {
    pub const PLAYED: [Teams; 3] = [Teams::TwoPairs, Teams::ThreePairs, Teams::TwoTriples];

    pub const fn name(self) -> &'static str {
        match self {
            Teams::None => "none",
            Teams::TwoPairs => "2v2",
            Teams::ThreePairs => "2v2v2",
            Teams::TwoTriples => "3v3",
        }
    }

    /// How many teams there are, and how many players each has.
    pub const fn shape(self) -> (usize, usize) {
        match self {
            Teams::None => (SIDES, 1),
            Teams::TwoPairs => (2, 2),
            Teams::ThreePairs => (3, 2),
            Teams::TwoTriples => (2, 3),
        }
    }

    /// The team of a side, itself included. [ruling.121]
    #[inline(always)]
    pub fn of(self, side: Side) -> Team {
        TEAMS[self as usize][side.index()]
    }
}

/// For each way to be joined, the team of each side: those whose seats leave the same rest.
static TEAMS: [[Team; SIDES]; 4] = {
    let all = [Teams::None, Teams::TwoPairs, Teams::ThreePairs, Teams::TwoTriples];
    let mut teams = [[Team(0); SIDES]; 4];
    let mut i = 0;
    while i < all.len() {
        let (count, size) = all[i].shape();
        let mut side = 0;
        while side < SIDES {
            let mut place = 0;
            while place < size {
                teams[i][side].0 |= 1 << (side % count + place * count);
                place += 1;
            }
            side += 1;
        }
        i += 1;
    }
    teams
};

/// The sides of one team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Team(u8);

impl Team {
    #[inline(always)]
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side.index() & 1 == 1
    }

    #[must_use]
    #[inline(always)]
    pub const fn without(self, side: Side) -> Team {
        Team(self.0 & !(1 << side.index()))
    }

    /// In the order of their seats.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Side> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let side = (left != 0).then(|| Side::new(left.trailing_zeros() as usize))?;
            left &= left - 1;
            Some(side)
        })
    }
}

/// The most teammates a player has.
pub const MATES: usize = 2;

/// Units of a team that stand or go together: a player's own, and those of each teammate in the order of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Party {
    pub own: u8,
    /// Four bits for each teammate.
    mates: u8,
}

impl Party {
    #[inline(always)]
    pub const fn alone(own: u8) -> Party {
        Party { own, mates: 0 }
    }

    /// How many units of a teammate, by its place among the teammates.
    #[inline(always)]
    pub const fn of_mate(self, mate: usize) -> u8 {
        self.mates >> (4 * mate) & 15
    }

    #[must_use]
    pub const fn with_mate(self, mate: usize, units: u8) -> Party {
        let rest = self.mates & !(15 << (4 * mate));
        Party { mates: rest | units << (4 * mate), ..self }
    }

    #[inline(always)]
    pub const fn total(self) -> u8 {
        self.own + (self.mates & 15) + (self.mates >> 4)
    }

    #[inline(always)]
    pub const fn is_alone(self) -> bool {
        self.mates == 0
    }

    #[must_use]
    pub fn and(self, other: Party) -> Party {
        Party { own: self.own + other.own, mates: self.mates + other.mates }
    }

    #[must_use]
    pub fn less(self, other: Party) -> Party {
        Party { own: self.own - other.own, mates: self.mates - other.mates }
    }

    /// The one teammate whose units these are, where nobody else has any among them.
    pub const fn only_mate(self) -> Option<usize> {
        match (self.own, self.of_mate(0), self.of_mate(1)) {
            (0, 1.., 0) => Some(0),
            (0, 0, 1..) => Some(1),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(teams: Teams, side: usize) -> Vec<usize> {
        teams.of(Side::new(side)).iter().map(Side::index).collect()
    }

    /// [team.1] [ruling.121]
    #[test]
    fn seats_belong_to_the_teams_in_turn() {
        assert_eq!(seats(Teams::None, 4), [4]);
        assert_eq!(seats(Teams::TwoPairs, 1), [1, 3]);
        assert_eq!(seats(Teams::ThreePairs, 5), [2, 5]);
        assert_eq!(seats(Teams::TwoTriples, 2), [0, 2, 4]);
    }

    #[test]
    fn a_party_counts_each_of_its_players() {
        let party = Party::alone(2).with_mate(0, 1).with_mate(1, 3);
        assert_eq!((party.own, party.of_mate(0), party.of_mate(1), party.total()), (2, 1, 3, 6));
        assert_eq!(party.with_mate(1, 0).less(Party::alone(2)).only_mate(), Some(0));
        assert_eq!(party.only_mate(), None);
    }
}
