//! All there is: what lies open on the table, and what is hidden.

use crate::amon::Amon;
use crate::ask::Gold;
use crate::battle_cards::{BattleCard, BattleSet};
use crate::cards::{Cards, Di};
use crate::creatures::Creature;
use crate::edition::{Action, Chapter, Discards, Edition, GoldToken, Length, MARKERS, Space, SpaceSet};
use crate::gods::{God, Rise, Shrine};
use crate::map::{Map, ZONES, Zone, ZoneSet};
use crate::teams::{Team, Teams};
use crate::tiles::{Colour, ColourSet, TileSet};
use std::ops::{Deref, DerefMut};
use table::{Seat, Side};

/// The most sides a game has.
pub const SIDES: usize = 6;

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
    /// Who sit at the table: each has a place in the order.
    pub players: u8,
    /// Whose units fight: the players' sides, then any that nobody plays.
    pub armies: u8,
    /// Who plays with whom. [team.1]
    pub teams: Teams,
    /// Whether gods can be had. [god.2]
    pub rise: Rise,
    /// Colours whose tiles are in the game. [setup.13]
    pub colours: ColourSet,
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
    /// The opponent without a seat, where he plays. [amon.1]
    pub amon: Option<Amon>,
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
    /// Battle cards set aside in the fight on the board, where they may still be exchanged. [card.snare]
    pub held: [Option<BattleCard>; 2],
}

/// Where in the sequence of play the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    pub chapter: Chapter,
    /// Whose turn it is within the chapter, as a place in the order.
    pub place: u8,
    /// What the chapter counts: turns taken, cards dealt, tiles used.
    pub count: u8,
    /// Where cards are drawn for several reasons: for which now, and how many. [night.2]
    pub part: u8,
    pub due: u8,
}

impl Clock {
    /// The beginning of a chapter.
    pub fn at(chapter: Chapter) -> Clock {
        Clock { chapter, place: 0, count: 0, part: 0, due: 0 }
    }
}

/// One player's things that everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Player {
    pub prayer: u8,
    /// Units off the board.
    pub supply: u8,
    /// By the district of the own city in which they stand.
    pub pyramids: [Option<Pyramid>; MARKERS],
    pub tiles: TileSet,
    /// Colours of the Buy spaces. [buy.8]
    pub markers: [Option<Colour>; MARKERS],
    /// Colours in which a tile was bought with a Buy space this Day.
    pub bought: ColourSet,
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
    pub veterans: u8,
    /// Battle cards played since the hand was last taken back; everyone saw them.
    pub played: BattleSet,
    /// Battle cards seen since a Strategy tile last took one away: these were not taken.
    pub known: BattleSet,
    /// The god this player leads, where the module is played. [god.1]
    pub god: Option<God>,
    pub shrine: Shrine,
    /// Life points of the god on the board. They are counted among the units of its space. [ruling.173]
    pub life: u8,
    /// The card Assemble! is still to be played. [card.assemble]
    pub assembles: bool,
}

/// A bonus token of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Token {
    #[default]
    None,
    Ready,
    Laid,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pyramid {
    pub colour: Colour,
    pub level: u8,
}

/// Units on the board, by side and zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Troops {
    units: [[u8; ZONES]; SIDES],
    /// Where each side has units: kept in step with `units` by the two functions that change them.
    present: [ZoneSet; SIDES],
}

impl Troops {
    pub const NONE: Troops = Troops { units: [[0; ZONES]; SIDES], present: [ZoneSet::NONE; SIDES] };

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

impl Lair {
    /// Whose companion it is.
    pub fn owner(self) -> Option<Side> {
        match self {
            Lair::Box => None,
            Lair::Reserve(side) | Lair::Zone(side, _) => Some(side),
        }
    }

    /// With its troop in another zone; whose it is stays.
    #[must_use]
    pub fn gone_to(self, to: Zone) -> Lair {
        match self {
            Lair::Box | Lair::Reserve(_) => self,
            Lair::Zone(owner, _) => Lair::Zone(owner, to),
        }
    }

    #[inline(always)]
    pub fn is_in(self, zone: Zone) -> bool {
        matches!(self, Lair::Zone(_, at) if at == zone)
    }
}

/// The turn of the side whose place it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    /// The goal was looked at, where that is done at the start of a turn. [end.1]
    pub begun: bool,
    /// The own token of this turn is laid.
    pub laid: bool,
    /// Priest of Ra has saved a point in this action.
    pub saved: bool,
    /// Creatures were rearranged. [creature.7]
    pub rearranged: bool,
    /// Tokens laid together whose actions are still to come. [day.7]
    pub own: Option<Space>,
    pub silver: Option<Space>,
    pub gold: Option<Gold>,
}

impl Turn {
    /// How many actions are still to come.
    pub fn waiting(&self) -> usize {
        usize::from(self.own.is_some()) + usize::from(self.silver.is_some()) + usize::from(self.gold.is_some())
    }
}

/// A Move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moving {
    pub start: Zone,
    pub at: Zone,
    /// Movement left; unknown until the first step is taken.
    pub left: Option<u8>,
    /// Movement added before the first step. [card.swiftness]
    pub swift: u8,
    /// Walls are open: by the card Open Gates, or a golden Move.
    pub gates: bool,
    /// No teleport is left in this Move. [move.6]
    pub grounded: bool,
    /// A foreign district was entered. [move.7]
    pub entered: bool,
    /// It is the god who moves. [god.3]
    pub divine: bool,
}

/// How a Move differs from the usual one, by the golden action that brings it. [golden.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Pace {
    #[default]
    Usual,
    ThroughWalls,
    OnFoot,
}

impl Moving {
    /// A Move that has not begun to go.
    pub fn from(start: Zone, pace: Pace) -> Moving {
        let (gates, grounded) = match pace {
            Pace::Usual => (false, false),
            Pace::ThroughWalls => (true, false),
            Pace::OnFoot => (false, true),
        };
        Moving { start, at: start, left: None, swift: 0, gates, grounded, entered: false, divine: false }
    }
}

/// How a troop gets to a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Way {
    /// By land or harbour.
    #[default]
    Walk,
    /// From a pyramid, or an obelisk with a tile or creature for it.
    Teleport,
    /// By a card.
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
    /// Whose turn it is after the reveal, where they act one after the other: attacker, defender. [battle.16]
    pub acting: u8,
    /// What each has shown so far.
    pub shown: [Shown; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FightStage {
    /// A team says which of its players defends. [team.6]
    Champion,
    /// The defender may escape. [di.5]
    Escape,
    /// Units die before the battle. [tile.initiative]
    Strike,
    Plan,
    Reveal,
    /// The played card may be exchanged for the one set aside. [card.snare]
    Snare,
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

/// What was chosen before the game. [setup.9] [setup.10] [mode.1]
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    /// A place among the edition's lengths.
    pub length: u8,
    pub discards: Discards,
    pub rise: Rise,
    pub teams: Teams,
}

impl Choices {
    /// The first value of each.
    pub fn usual(edition: &Edition) -> Choices {
        Choices { length: 0, discards: edition.discards[0], rise: edition.gods[0], teams: Teams::None }
    }
}

impl Board {
    /// A table laid for a game: nothing dealt, nothing placed.
    pub fn new(edition: &'static Edition, players: usize, choices: Choices) -> Board {
        let mut order = [Side::new(0); SIDES];
        let mut sides = [Player::default(); SIDES];
        for side in Side::all(players) {
            order[side.index()] = side;
            sides[side.index()] = Player {
                prayer: edition.first_prayer,
                supply: edition.units,
                tokens: edition.tokens,
                markers: edition.markers,
                gold: match edition.gold_token {
                    GoldToken::WithTile => Token::None,
                    GoldToken::FromStart => Token::Ready,
                },
                assembles: choices.teams != Teams::None,
                ..Player::default()
            };
        }
        // Where as many colours are in play as the box has, there is nothing to draw.
        let in_play = edition.colours[players] as usize;
        let all = edition.all_colours();
        Board {
            public: Public {
                edition,
                map: (edition.map)(players),
                length: choices.length,
                discards: choices.discards,
                players: players as u8,
                armies: players as u8,
                teams: choices.teams,
                rise: choices.rise,
                colours: if in_play == all.count() { all } else { ColourSet::NONE },
                round: 0,
                clock: Clock::at(edition.setup[0]),
                order,
                sides,
                troops: Troops::NONE,
                lairs: [Lair::Box; Creature::COUNT],
                discarded: Cards::NONE,
                turn: Turn::default(),
                moving: None,
                fight: None,
                played: None,
                assaults: ZoneSet::NONE,
                amon: None,
            },
            secret: Secret { deck: edition.full_deck(), ..Secret::default() },
        }
    }

    /// The same with an opponent whom nobody plays: he has units and nothing else. [amon.5]
    #[must_use]
    pub fn against(mut self, amon: Amon) -> Board {
        let units = self.edition.units;
        self.public.armies += 1;
        self.public.sides[crate::amon::AMON.index()] = Player { supply: units, ..Player::default() };
        self.public.amon = Some(amon);
        self
    }
}

impl Public {
    pub fn all_sides(&self) -> impl DoubleEndedIterator<Item = Side> + Clone + use<> {
        Side::all(self.armies as usize)
    }

    /// The sides that somebody plays.
    pub fn seated(&self) -> impl DoubleEndedIterator<Item = Side> + Clone + use<> {
        Side::all(self.players as usize)
    }

    /// Whether somebody plays the side.
    #[inline]
    pub fn is_seated(&self, side: Side) -> bool {
        side.index() < self.players as usize
    }

    /// The side and those who play with it. [team.1]
    #[inline(always)]
    pub fn team(&self, side: Side) -> Team {
        self.teams.of(side)
    }

    /// Those who play with the side, in the order of their seats.
    #[inline(always)]
    pub fn mates(&self, side: Side) -> impl Iterator<Item = Side> + Clone + use<> {
        self.team(side).without(side).iter()
    }

    #[inline(always)]
    pub fn is_teamed(&self) -> bool {
        self.teams != Teams::None
    }

    /// Whether two sides are one or play together.
    #[inline(always)]
    pub fn allied(&self, side: Side, other: Side) -> bool {
        side == other || (self.is_teamed() && self.team(side).has(other))
    }

    /// Zones where opponents of the side have units. [team.3]
    #[inline(always)]
    pub fn enemies(&self, side: Side) -> ZoneSet {
        let mut present = self.troops.present;
        present[side.index()] = ZoneSet::NONE;
        if self.is_teamed() {
            for mate in self.mates(side) {
                present[mate.index()] = ZoneSet::NONE;
            }
        }
        present.into_iter().fold(ZoneSet::NONE, ZoneSet::or)
    }

    /// Zones where the side or its teammates have units. [team.11]
    #[inline(always)]
    pub fn manned(&self, side: Side) -> ZoneSet {
        let own = self.troops.present(side);
        if !self.is_teamed() {
            return own;
        }
        self.mates(side).fold(own, |all, mate| all.or(self.troops.present(mate)))
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

    /// Who answers for a side that somebody plays.
    #[inline(always)]
    pub fn seat(&self, side: Side) -> Seat {
        debug_assert!(self.is_seated(side), "nobody plays {side:?}");
        Seat::new(side.index())
    }

    /// Who answers for any side: chance, where nobody plays it and no rule decides. [ruling.144]
    pub fn seat_or_chance(&self, side: Side) -> Seat {
        if self.is_seated(side) { self.seat(side) } else { Seat::CHANCE }
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

    /// The districts of a side's city as a set.
    #[inline]
    pub fn city_of(&self, side: Side) -> ZoneSet {
        ZoneSet::first(3 * side.index() + 3).minus(ZoneSet::first(3 * side.index()))
    }

    /// Whose city the zone is in.
    #[inline]
    pub fn city(&self, zone: Zone) -> Option<Side> {
        (zone.index() < 3 * self.armies as usize).then(|| Side::new(zone.index() / 3))
    }

    pub fn action(&self, space: Space) -> Action {
        self.edition.space(space).action
    }

    /// The most pyramids a side can have. [pyramid.3]
    pub fn most_pyramids(&self) -> usize {
        self.edition.pyramids[self.players as usize] as usize
    }
}
