//! Divine Intervention cards: what each is, in one place.

mod assemble;
mod battle;
mod divine_memory;
mod enlistment;
mod escape;
mod mana_theft;
mod open_gates;
mod prayer;
mod raining_fire;
mod swiftness;
mod teleportation;
mod transfer;
mod veto;

use crate::Kemet;
use crate::board::Played;
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
    Glory,
    DivineProtection,
    Conscription,
    Snare,
    Diversion,
    DivineMemory,
    Swiftness,
    Transfer,
    Assemble,
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
    /// In one's own Move, before its first step.
    MoveStart,
    /// In an opponent's turn, when a window opens for it.
    Window,
}

/// What must be named when the card is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    Nothing,
    /// A zone with units of an enemy.
    EnemyTroop,
    /// An own troop with room in it. [card.assemble]
    OwnTroop,
    /// An obelisk the moving troop can go to.
    Obelisk,
    /// A card among the discards.
    Discards,
}

pub struct DiCard {
    pub id: Di,
    pub name: &'static str,
    pub rule: &'static str,
    pub cost: u8,
    pub when: When,
    pub aim: Aim,
    pub strength: u8,
    pub damage: u8,
    pub protection: u8,
    /// For whoever wins the battle: prayer points; units placed for nothing afterwards. [battle.10]
    pub win_prayer: u8,
    pub win_units: u8,
    /// The enemy's damage removes none of the winner's units. [card.divine-protection]
    pub spares: bool,
    /// What it does once it stands; cards laid in battle only add.
    pub effect: fn(&mut Cx<'_, Kemet>, Played) -> Flow,
}

impl DiCard {
    /// A card of one's own turn that costs nothing and does nothing: what most cards differ from in a line or two.
    const BLANK: DiCard = DiCard {
        id: Di::WarRage,
        name: "",
        rule: "",
        cost: 0,
        when: When::Turn,
        aim: Aim::Nothing,
        strength: 0,
        damage: 0,
        protection: 0,
        win_prayer: 0,
        win_units: 0,
        spares: false,
        effect: nothing,
    };
}

impl Di {
    pub const COUNT: usize = 23;
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
        Di::Glory,
        Di::DivineProtection,
        Di::Conscription,
        Di::Snare,
        Di::Diversion,
        Di::DivineMemory,
        Di::Swiftness,
        Di::Transfer,
        Di::Assemble,
    ];

    /// The kinds laid in one's own turn, a Move included.
    pub const OF_TURN: Kinds = Kinds::when(&[When::Turn, When::Move, When::MoveStart]);
    /// The kinds laid in one's own turn around the actions.
    pub const OF_DAY: Kinds = Kinds::when(&[When::Turn]);
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
    &battle::GLORY,
    &battle::DIVINE_PROTECTION,
    &battle::CONSCRIPTION,
    &battle::SNARE,
    &battle::DIVERSION,
    &divine_memory::CARD,
    &swiftness::CARD,
    &transfer::CARD,
    &assemble::CARD,
];

/// How many bits the count of each kind takes: two, so up to three cards, or three for kinds with more.
const fn width(kind: usize) -> u32 {
    if kind == Di::RainingFire as usize || kind == Di::Enlistment as usize { 3 } else { 2 }
}

/// The lowest bit of each kind's count, and after the last one the end.
const SHIFT: [u32; Di::COUNT + 1] = {
    let mut shift = [0; Di::COUNT + 1];
    let mut i = 0;
    while i < Di::COUNT {
        shift[i + 1] = shift[i] + width(i);
        i += 1;
    }
    assert!(shift[Di::COUNT] <= 64);
    shift
};

/// The bits of each kind's count, at their place.
const FIELD: [u64; Di::COUNT] = {
    let mut field = [0; Di::COUNT];
    let mut i = 0;
    while i < Di::COUNT {
        field[i] = ((1 << width(i)) - 1) << SHIFT[i];
        i += 1;
    }
    field
};

/// The kind each bit belongs to.
const OWNER: [u8; 64] = {
    let mut owner = [0; 64];
    let mut i = 0;
    while i < Di::COUNT {
        let mut bit = SHIFT[i];
        while bit < SHIFT[i + 1] {
            owner[bit as usize] = i as u8;
            bit += 1;
        }
        i += 1;
    }
    owner
};

/// The bits that count one, two and four.
const WORTH: [u64; 3] = {
    let mut worth = [0; 3];
    let mut i = 0;
    while i < Di::COUNT {
        let mut bit = 0;
        while bit < width(i) {
            worth[bit as usize] |= 1 << (SHIFT[i] + bit);
            bit += 1;
        }
        i += 1;
    }
    worth
};

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
                    kinds |= FIELD[i];
                }
                k += 1;
            }
            i += 1;
        }
        Kinds(kinds)
    }
}

/// A multiset of cards: a few bits for the count of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// The most cards of a kind that can be held together.
    pub const fn most(kind: Di) -> u8 {
        (1 << width(kind as usize)) - 1
    }

    /// How many of this kind.
    #[inline]
    pub const fn of(self, kind: Di) -> u8 {
        ((self.0 & FIELD[kind as usize]) >> SHIFT[kind as usize]) as u8
    }

    #[inline]
    pub const fn has(self, kind: Di) -> bool {
        self.0 & FIELD[kind as usize] != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn count(self) -> usize {
        let bits = |worth: u64| (self.0 & worth).count_ones() as usize;
        bits(WORTH[0]) + 2 * bits(WORTH[1]) + 4 * bits(WORTH[2])
    }

    pub fn add(&mut self, kind: Di, count: u8) {
        debug_assert!(self.of(kind) + count <= Cards::most(kind));
        self.0 += u64::from(count) << SHIFT[kind as usize];
    }

    pub fn remove(&mut self, kind: Di, count: u8) {
        debug_assert!(self.of(kind) >= count);
        self.0 -= u64::from(count) << SHIFT[kind as usize];
    }

    /// All of a kind taken out.
    #[must_use]
    pub const fn without(self, kind: Di) -> Cards {
        Cards(self.0 & !FIELD[kind as usize])
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
            let kind = (left != 0).then(|| Di::ALL[OWNER[left.trailing_zeros() as usize] as usize])?;
            let count = Cards(left).of(kind);
            left &= !FIELD[kind as usize];
            Some((kind, count))
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
