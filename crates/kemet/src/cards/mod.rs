//! Divine Intervention cards: what each is, in one place.

mod battle;
mod enlistment;
mod escape;
mod mana_theft;
mod open_gates;
mod prayer;
mod raining_fire;
mod teleportation;
mod veto;

use crate::Kemet;
use crate::board::Played;
use crate::provenance::Provenance;
use table::{Cx, Flow};

/// The kinds of cards, over all editions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Di {
    #[default]
    WarRage,
    WarFury,
    BloodyBattle,
    Bloodbath,
    BronzeWall,
    IronWall,
    RainingFire,
    Prayer,
    Enlistment,
    ManaTheft,
    Teleportation,
    OpenGates,
    Veto,
    Escape,
}

/// When a card may be played. [di.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// Laid under the battle card.
    Battle,
    /// In one's own turn of the Day, not in a battle.
    Turn,
    /// In one's own Move.
    Move,
    /// In an opponent's turn, when a window opens for it.
    Window,
}

/// What must be named when the card is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    Nothing,
    /// A zone with units of an enemy.
    EnemyTroop,
    /// An obelisk the moving troop can go to.
    Obelisk,
}

pub struct DiCard {
    pub id: Di,
    pub name: &'static str,
    pub rule: &'static str,
    pub provenance: Provenance,
    pub cost: u8,
    pub when: When,
    pub aim: Aim,
    pub strength: u8,
    pub damage: u8,
    pub protection: u8,
    /// What it does once it stands; cards laid in battle only add.
    pub effect: fn(&mut Cx<'_, Kemet>, Played) -> Flow,
}

impl DiCard {
    /// A card of one's own turn that costs nothing and does nothing: what most cards differ from in a line or two.
    const BLANK: DiCard = DiCard {
        id: Di::WarRage,
        name: "",
        rule: "",
        provenance: Provenance::Public,
        cost: 0,
        when: When::Turn,
        aim: Aim::Nothing,
        strength: 0,
        damage: 0,
        protection: 0,
        effect: nothing,
    };
}

impl Di {
    pub const COUNT: usize = 14;
    pub const ALL: [Di; Di::COUNT] = [
        Di::WarRage,
        Di::WarFury,
        Di::BloodyBattle,
        Di::Bloodbath,
        Di::BronzeWall,
        Di::IronWall,
        Di::RainingFire,
        Di::Prayer,
        Di::Enlistment,
        Di::ManaTheft,
        Di::Teleportation,
        Di::OpenGates,
        Di::Veto,
        Di::Escape,
    ];

    /// The kinds laid in one's own turn, a Move included.
    pub const OF_TURN: Kinds = Kinds::when(&[When::Turn, When::Move]);
    /// The kinds laid under a battle card.
    pub const OF_BATTLE: Kinds = Kinds::when(&[When::Battle]);

    #[inline]
    pub fn card(self) -> &'static DiCard {
        CARDS[self as usize]
    }
}

/// The cards in the order of their kinds.
static CARDS: [&DiCard; Di::COUNT] = [
    &battle::WAR_RAGE,
    &battle::WAR_FURY,
    &battle::BLOODY_BATTLE,
    &battle::BLOODBATH,
    &battle::BRONZE_WALL,
    &battle::IRON_WALL,
    &raining_fire::CARD,
    &prayer::CARD,
    &enlistment::CARD,
    &mana_theft::CARD,
    &teleportation::CARD,
    &open_gates::CARD,
    &veto::CARD,
    &escape::CARD,
];

/// A set of kinds.
#[derive(Clone, Copy)]
pub struct Kinds(u64);

impl Kinds {
    const fn when(times: &[When]) -> Kinds {
        let mut kinds = 0;
        let mut i = 0;
        while i < Di::COUNT {
            let mut k = 0;
            while k < times.len() {
                if CARDS[i].when as u8 == times[k] as u8 {
                    kinds |= 7 << (3 * i);
                }
                k += 1;
            }
            i += 1;
        }
        Kinds(kinds)
    }
}

/// A multiset of cards: three bits a kind, so at most seven of a kind and 21 kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// How many of this kind.
    #[inline]
    pub const fn of(self, kind: Di) -> u8 {
        (self.0 >> (3 * kind as u32) & 7) as u8
    }

    #[inline]
    pub const fn has(self, kind: Di) -> bool {
        self.of(kind) > 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn count(self) -> usize {
        // Sum of the three-bit fields: ones, twos and fours.
        const ONES: u64 = 0o111_111_111_111_111_111_111;
        let bits = |shift: u32| (self.0 >> shift & ONES).count_ones() as usize;
        bits(0) + 2 * bits(1) + 4 * bits(2)
    }

    pub fn add(&mut self, kind: Di, count: u8) {
        debug_assert!(self.of(kind) + count <= 7);
        self.0 += u64::from(count) << (3 * kind as u32);
    }

    pub fn remove(&mut self, kind: Di, count: u8) {
        debug_assert!(self.of(kind) >= count);
        self.0 -= u64::from(count) << (3 * kind as u32);
    }

    pub fn add_all(&mut self, other: Cards) {
        self.0 += other.0;
    }

    pub fn remove_all(&mut self, other: Cards) {
        debug_assert!(other.kinds().all(|(kind, count)| self.of(kind) >= count));
        self.0 -= other.0;
    }

    /// The cards of these kinds.
    #[must_use]
    #[inline]
    pub const fn only(self, kinds: Kinds) -> Cards {
        Cards(self.0 & kinds.0)
    }

    /// The kinds there are, with their counts.
    pub fn kinds(self) -> impl Iterator<Item = (Di, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() / 3)?;
            let count = (left >> (3 * index) & 7) as u8;
            left &= !(7 << (3 * index));
            Some((Di::ALL[index as usize], count))
        })
    }

    /// What the cards add to a battle.
    pub fn sum(self, value: impl Fn(&DiCard) -> u8) -> u8 {
        self.kinds().map(|(kind, count)| value(kind.card()) * count).sum()
    }
}

impl FromIterator<(Di, u8)> for Cards {
    fn from_iter<I: IntoIterator<Item = (Di, u8)>>(kinds: I) -> Cards {
        let mut cards = Cards::NONE;
        for (kind, count) in kinds {
            cards.add(kind, count);
        }
        cards
    }
}

/// For cards that only add to a battle or act in their own window.
fn nothing(_: &mut Cx<'_, Kemet>, _: Played) -> Flow {
    Ok(())
}
