//! The cards played in battle: everyone has the same six; the Strategy tiles bring two more.

/// A battle card: its place among the edition's cards, the special ones last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct BattleCard(u8);

impl BattleCard {
    pub const fn new(index: usize) -> BattleCard {
        assert!(index < 8);
        BattleCard(index as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a battle card, or a creature, brings to a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Values {
    pub strength: u8,
    pub damage: u8,
    pub protection: u8,
}

pub const fn values(strength: u8, damage: u8, protection: u8) -> Values {
    Values { strength, damage, protection }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct BattleSet(u8);

impl BattleSet {
    pub const NONE: BattleSet = BattleSet(0);

    /// The first `n` cards.
    pub const fn first(n: usize) -> BattleSet {
        BattleSet(((1u16 << n) - 1) as u8)
    }

    pub const fn has(self, card: BattleCard) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, card: BattleCard) -> BattleSet {
        BattleSet(self.0 | 1 << card.0)
    }

    #[must_use]
    pub const fn without(self, card: BattleCard) -> BattleSet {
        BattleSet(self.0 & !(1 << card.0))
    }

    #[must_use]
    pub const fn or(self, other: BattleSet) -> BattleSet {
        BattleSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: BattleSet) -> BattleSet {
        BattleSet(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = BattleCard> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| BattleCard(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<BattleCard> for BattleSet {
    fn from_iter<I: IntoIterator<Item = BattleCard>>(cards: I) -> BattleSet {
        cards.into_iter().fold(BattleSet::NONE, BattleSet::with)
    }
}
