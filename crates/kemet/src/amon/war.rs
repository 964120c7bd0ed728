//! The War Table. [war.1] to [war.3]

use crate::query::Might;

/// The four columns, or what a card changes in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct War {
    pub strength: i8,
    pub damage: i8,
    pub protection: i8,
    pub moves: i8,
}

const LEAST: i8 = -2;
const MOST: i8 = 5;

impl War {
    pub const NONE: War = War { strength: 0, damage: 0, protection: 0, moves: 0 };

    /// A change that leaves the table is left out as a whole, column by column. [war.2] [ruling.142]
    #[must_use]
    pub fn changed(self, by: War) -> War {
        let column = |value: i8, change: i8| {
            let changed = value + change;
            if (LEAST..=MOST).contains(&changed) { changed } else { value }
        };
        War {
            strength: column(self.strength, by.strength),
            damage: column(self.damage, by.damage),
            protection: column(self.protection, by.protection),
            moves: column(self.moves, by.moves),
        }
    }

    /// His sums with the table; none falls below 0. [amon.7]
    #[must_use]
    pub fn added(self, might: Might) -> Might {
        Might {
            strength: might.strength.saturating_add_signed(self.strength),
            damage: might.damage.saturating_add_signed(self.damage),
            protection: might.protection.saturating_add_signed(self.protection),
            ..might
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [war.2] [ruling.142]
    #[test]
    fn a_change_beyond_the_ends_is_left_out_whole() {
        let up = War { strength: 4, ..War::NONE };
        assert_eq!(
            up.changed(War { strength: 2, damage: 1, ..War::NONE }),
            War { strength: 4, damage: 1, ..War::NONE }
        );
        assert_eq!(up.changed(War { strength: 1, ..War::NONE }).strength, 5);
        let down = War { moves: -1, ..War::NONE };
        assert_eq!(down.changed(War { moves: -2, ..War::NONE }).moves, -1);
        assert_eq!(down.changed(War { moves: -1, ..War::NONE }).moves, -2);
    }

    /// [amon.7]
    #[test]
    fn no_sum_falls_below_nothing() {
        let war = War { strength: -2, damage: -1, protection: 2, moves: 0 };
        let sums = war.added(Might { strength: 1, damage: 0, protection: 1, ..Might::default() });
        assert_eq!((sums.strength, sums.damage, sums.protection), (0, 0, 3));
    }
}
