//! The cards played in battle: everyone has the same ones; two tiles bring a special one each.

use crate::set::index_set;

/// A battle card: its place among the edition's cards, the special ones last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct BattleCard(u8);

impl BattleCard {
    pub const fn new(index: usize) -> BattleCard {
        assert!(index < 16);
        BattleCard(index as u8)
    }

    const fn at(bit: usize) -> BattleCard {
        BattleCard(bit as u8)
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
    /// Damage to the own troop, which nothing blocks. [battle.15]
    pub own_damage: u8,
}

pub const fn values(strength: u8, damage: u8, protection: u8) -> Values {
    Values { strength, damage, protection, own_damage: 0 }
}

index_set!(BattleSet of BattleCard in u16);
