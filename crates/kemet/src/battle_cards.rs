//! The cards played in battle: everyone has the same ones; two tiles bring a special one each.

use table::index_set;

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
    /// Damage to the enemy that meets no protection. [battle.15]
    pub unblockable: u8,
    /// Impenetrable shields: each covers a unit from all damage. [shield.1]
    pub shields: u8,
}

pub const fn values(strength: u8, damage: u8, protection: u8) -> Values {
    Values { strength, damage, protection, own_damage: 0, unblockable: 0, shields: 0 }
}

index_set!(BattleSet of BattleCard in u16);

#[cfg(test)]
mod tests {
    use crate::query::Might;
    use crate::refusal::Refusal;
    use crate::testkit::{LATER, duel_in, might};

    /// The eight cards of Blood and Sand in the hands of three units. [battlecard.1] [ruling.1]
    #[test]
    fn blood_and_sand_has_eight_cards_for_everyone() {
        let cards = [
            ("5-0-0", Might { own_damage: 2, ..might(8, 0, 0) }),
            ("4-1-0", might(7, 1, 0)),
            ("3-2-0", might(6, 2, 0)),
            ("3-0-1", might(6, 0, 1)),
            ("2-2-1", might(5, 2, 1)),
            ("2-0-2", might(5, 0, 2)),
            ("1-3-0", might(4, 3, 0)),
            ("1-1-3", might(4, 1, 3)),
        ];
        for ruleset in LATER {
            for (card, sums) in cards {
                let aside = if card == "2-0-2" { "3-0-1" } else { "2-0-2" };
                let mut t = duel_in(ruleset, "troops TW=3", "troops TW=3");
                assert_eq!(t.battle_hand(0), cards.map(|(card, _)| card));
                let (attacker, defender) = t.battle(&format!("{card} aside {aside}"), &format!("{card} aside {aside}"));
                assert_eq!((attacker, defender), (sums, sums), "{card}");
            }
            let t = duel_in(ruleset, "troops TW=3", "troops TW=3");
            t.refuses("0 3-3-0", Refusal::BattleCardNotOwned).refuses("0 3-0-3", Refusal::BattleCardNotOwned);
        }
    }

    /// Own damage meets no protection, and never takes more than there are; the other's 1 damage is an ordinary one.
    /// [battle.15] [ruling.1] [ruling.64]
    #[test]
    fn sacrificial_charge_hits_the_own_troop() {
        for ruleset in LATER {
            let mut t = duel_in(ruleset, "troops TW=5; tiles shields-of-neith", "troops TW=5");
            t.battle("5-0-0 aside 2-0-2", "2-0-2 aside 3-0-1");
            assert_eq!((t.won(), t.units(0, "TW"), t.units(1, "TW")), (Some(0), 3, 5));
            let mut t = duel_in(ruleset, "prayer=0; troops TW=1", "troops TW=1");
            t.battle("5-0-0 aside 2-0-2", "1-1-3 aside 3-0-1");
            assert_eq!((t.won(), t.units(0, "TW"), t.battle_points(0)), (Some(0), 0, 0), "a winner without a unit");
            let mut t = duel_in(ruleset, "troops TW=3", "troops TW=3; tiles shields-of-neith");
            t.battle("1-1-3 aside 2-0-2", "4-1-0 aside 2-0-2");
            assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (3, 3), "one protection stops it");
        }
    }
}
