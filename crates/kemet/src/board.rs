//! All there is: what lies open on the table, and what is hidden.

use crate::battle_cards::{BattleCard, BattleSet};
use crate::cards::{Cards, Di};
use crate::creatures::Creature;
use crate::edition::{Action, Chapter, Discards, Edition, Length, Space, SpaceSet};
use crate::map::{Map, ZONES, Zone, ZoneSet};
use crate::tiles::{Colour, TileSet};
use std::ops::{Deref, DerefMut};
use table::{Seat, Side};

/// The most sides a game has.
pub const SIDES: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub public: Public,
    pub secret: Secret,
}

/// Rules mostly speak of what lies open.
impl Deref for Board {
    type Target = Public;
    #[inline]
    fn deref(&self) -> &Public {
        &self.public
    }
}

impl DerefMut for Board {
    #[inline]
    fn deref_mut(&mut self) -> &mut Public {
        &mut self.public
    }
}

/// What everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    pub edition: &'static Edition,
    pub map: &'static Map,
    pub length: u8,
    pub discards: Discards,
    pub players: u8,
    pub round: u16,
    pub clock: Clock,
    pub order: [Side; SIDES],
    pub sides: [Player; SIDES],
    pub troops: Troops,
    pub lairs: [Lair; Creature::COUNT],
    /// Cards discarded after everyone saw them.
    pub discarded: Cards,
    pub turn: Turn,
    pub moving: Option<Moving>,
    pub fight: Option<Fight>,
    pub played: Option<Played>,
    /// Districts where a recruited troop has still to fight. [recruit.3]
    pub assaults: ZoneSet,
}

/// What is hidden from someone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Secret {
    pub deck: Cards,
    pub hands: [Cards; SIDES],
    /// Cards discarded face down, by who discarded them. [ruling.19]
    pub buried: [Cards; SIDES],
    /// What Vision has drawn and not yet chosen from.
    pub sight: Cards,
    /// Battle cards set aside since the hand was last taken back.
    pub aside: [BattleSet; SIDES],
    /// Battle cards a Strategy tile took out of the game.
    pub removed: [BattleSet; SIDES],
    /// Plans laid for the fight on the board: attacker, defender.
    pub plans: [Option<Plan>; 2],
}

/// Where in the sequence of play the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    pub chapter: Chapter,
    /// Whose turn it is within the chapter, as a place in the order.
    pub place: u8,
    /// What the chapter counts: turns taken, cards dealt, tiles used.
    pub count: u8,
}

/// One player's things that everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Player {
    pub prayer: u8,
    /// Units off the board.
    pub supply: u8,
    pub pyramids: [Pyramid; Colour::COUNT],
    pub tiles: TileSet,
    /// Spaces of the player board that hold a token.
    pub laid: SpaceSet,
    /// Own tokens not yet laid this Day.
    pub tokens: u8,
    pub silver: Token,
    pub gold: Token,
    /// Permanent points, by where they came from; those of tiles are on the tiles.
    pub battle_points: u8,
    pub temple_points: u8,
    pub sanctuary_points: u8,
    /// Battle cards played since the hand was last taken back; everyone saw them.
    pub played: BattleSet,
    /// Battle cards seen since a Strategy tile last took one away: these were not taken.
    pub known: BattleSet,
}

/// A bonus token of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Token {
    #[default]
    None,
    Ready,
    Laid,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Pyramid {
    pub level: u8,
    /// Where it stands, once it has a level and its owner has said where.
    pub site: Option<Zone>,
}

/// Units on the board, by side and zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Troops {
    units: [[u8; ZONES]; SIDES],
    /// Where each side has units: kept in step with `units` by the two functions that change them.
    present: [ZoneSet; SIDES],
}

impl Troops {
    #[inline]
    pub fn units(&self, side: Side, zone: Zone) -> u8 {
        self.units[side.index()][zone.index()]
    }

    /// Zones where the side has units.
    #[inline]
    pub fn present(&self, side: Side) -> ZoneSet {
        self.present[side.index()]
    }

    /// Zones where anyone has units.
    #[inline]
    pub fn anyone(&self) -> ZoneSet {
        self.present.iter().fold(ZoneSet::NONE, |all, &zones| all.or(zones))
    }

    /// Zones where anyone but the side has units.
    #[inline]
    pub fn enemies(&self, side: Side) -> ZoneSet {
        let others = self.present.iter().enumerate().filter(|&(other, _)| other != side.index());
        others.fold(ZoneSet::NONE, |all, (_, &zones)| all.or(zones))
    }

    pub fn add(&mut self, side: Side, zone: Zone, units: u8) {
        if units > 0 {
            self.units[side.index()][zone.index()] += units;
            self.present[side.index()] = self.present[side.index()].with(zone);
        }
    }

    pub fn remove(&mut self, side: Side, zone: Zone, units: u8) {
        let here = &mut self.units[side.index()][zone.index()];
        *here -= units;
        if *here == 0 {
            self.present[side.index()] = self.present[side.index()].without(zone);
        }
    }

    pub fn total(&self, side: Side) -> u8 {
        self.units[side.index()].iter().sum()
    }
}

/// Where a creature is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Lair {
    /// Its tile is not bought.
    #[default]
    Box,
    /// On its tile, before its owner.
    Reserve(Side),
    Zone(Side, Zone),
}

/// The turn of the side whose place it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    /// The own token of this turn is laid.
    pub laid: bool,
    /// Priest of Ra has saved a point in this action.
    pub saved: bool,
}

/// A Move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moving {
    pub start: Zone,
    pub at: Zone,
    /// Movement left; unknown until the first step shows which creature goes.
    pub left: Option<u8>,
    /// The card Open Gates was played in it.
    pub gates: bool,
}

/// How a troop gets to a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Way {
    /// By land or harbour.
    #[default]
    Walk,
    /// From a pyramid, or an obelisk with the tile.
    Teleport,
    /// By the card Teleportation.
    Card,
}

/// A card that lies on the table and waits to be cancelled or to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    pub side: Side,
    pub card: Di,
    pub target: Option<Zone>,
    pub stands: bool,
}

/// Troops that meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    pub at: Zone,
    /// Attacker, defender.
    pub sides: [Side; 2],
    pub stage: FightStage,
    /// What each has shown so far.
    pub shown: [Shown; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FightStage {
    /// The defender may escape. [di.5]
    Escape,
    /// Units die before the battle. [tile.initiative]
    Strike,
    Plan,
    Reveal,
    /// Cards are given up for strength. [battle.5]
    Wound,
    Resolve,
}

/// What a fighting side has laid open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Shown {
    pub card: Option<BattleCard>,
    pub di: Cards,
    /// Cards given up through Divine Wound.
    pub wounds: u8,
}

/// A side's secret plan for a battle. [battle.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    pub card: BattleCard,
    pub aside: BattleCard,
    pub di: Cards,
}

impl Board {
    /// A table laid for a game: nothing dealt, nothing placed.
    pub fn new(edition: &'static Edition, players: usize, length: usize, discards: Discards) -> Board {
        let mut order = [Side::new(0); SIDES];
        let mut sides = [Player::default(); SIDES];
        for side in Side::all(players) {
            order[side.index()] = side;
            sides[side.index()] = Player {
                prayer: edition.first_prayer,
                supply: edition.units,
                tokens: edition.tokens,
                ..Player::default()
            };
        }
        Board {
            public: Public {
                edition,
                map: (edition.map)(players),
                length: length as u8,
                discards,
                players: players as u8,
                round: 0,
                clock: Clock { chapter: edition.setup[0], place: 0, count: 0 },
                order,
                sides,
                troops: Troops::default(),
                lairs: [Lair::Box; Creature::COUNT],
                discarded: Cards::NONE,
                turn: Turn::default(),
                moving: None,
                fight: None,
                played: None,
                assaults: ZoneSet::NONE,
            },
            secret: Secret { deck: edition.full_deck(), ..Secret::default() },
        }
    }
}

impl Public {
    pub fn all_sides(&self) -> impl DoubleEndedIterator<Item = Side> + Clone + use<> {
        Side::all(self.players as usize)
    }

    /// The sides in turn order.
    pub fn in_order(&self) -> impl Iterator<Item = Side> + Clone + use<> {
        self.order.into_iter().take(self.players as usize)
    }

    #[inline]
    pub fn side(&self, side: Side) -> &Player {
        &self.sides[side.index()]
    }

    #[inline]
    pub fn side_mut(&mut self, side: Side) -> &mut Player {
        &mut self.sides[side.index()]
    }

    /// Who answers for a side.
    #[inline]
    pub fn seat(&self, side: Side) -> Seat {
        Seat::new(side.index())
    }

    /// Whose pieces a seat plays.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Side {
        Side::new(seat.index())
    }

    pub fn length(&self) -> &'static Length {
        &self.edition.lengths[self.length as usize]
    }

    /// The side whose place it is in this chapter.
    #[inline]
    pub fn active(&self) -> Side {
        self.order[self.clock.place as usize]
    }

    /// The three districts of a side's city.
    #[inline]
    pub fn districts(&self, side: Side) -> [Zone; 3] {
        std::array::from_fn(|district| Zone::new(3 * side.index() + district))
    }

    /// Whose city the zone is in.
    #[inline]
    pub fn city(&self, zone: Zone) -> Option<Side> {
        (zone.index() < 3 * self.players as usize).then(|| Side::new(zone.index() / 3))
    }

    pub fn action(&self, space: Space) -> Action {
        self.edition.space(space).action
    }
}
