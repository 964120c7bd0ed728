//! The creatures: what each brings to the troop it travels with. [creature.3]

use crate::battle_cards::{Values, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Creature {
    #[default]
    RoyalScarab,
    GiantScorpion,
    Phoenix,
    AncestralElephant,
    DeepDesertSnake,
    Sphinx,
    TheMummy,
}

/// What a creature can do beyond its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gift {
    None,
    /// Its troop passes walls. [tile.phoenix]
    IgnoresWalls,
    /// The enemy creature brings nothing to the battle. [battle.12]
    SilencesCreature,
}

#[derive(Debug)]
pub struct CreatureCard {
    pub name: &'static str,
    pub speed: u8,
    pub battle: Values,
    pub gift: Gift,
}

const fn card(name: &'static str, speed: u8, battle: Values, gift: Gift) -> CreatureCard {
    CreatureCard { name, speed, battle, gift }
}

static CARDS: [CreatureCard; Creature::COUNT] = [
    card("royal-scarab", 2, values(2, 0, 0), Gift::None),
    card("giant-scorpion", 1, values(2, 2, 0), Gift::None),
    card("phoenix", 1, values(2, 0, 0), Gift::IgnoresWalls),
    card("ancestral-elephant", 1, values(1, 0, 1), Gift::None),
    card("deep-desert-snake", 1, values(0, 0, 0), Gift::SilencesCreature),
    card("sphinx", 0, values(2, 0, 0), Gift::None),
    card("the-mummy", 1, values(2, 0, 0), Gift::None),
];

impl Creature {
    pub const COUNT: usize = 7;
    pub const ALL: [Creature; Creature::COUNT] = [
        Creature::RoyalScarab,
        Creature::GiantScorpion,
        Creature::Phoenix,
        Creature::AncestralElephant,
        Creature::DeepDesertSnake,
        Creature::Sphinx,
        Creature::TheMummy,
    ];

    pub fn card(self) -> &'static CreatureCard {
        &CARDS[self as usize]
    }
}
