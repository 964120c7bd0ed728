//! All there is on the table: nothing is hidden but what is being chosen at this moment. [secret.1]

use crate::hex::{Hex, HexSet};
use crate::kinds::*;
use crate::scenario::{Scenario, Start};
use table::{Seat, Side, index_set};

/// The most sides a game has.
pub const SIDES: usize = 5;

/// A god's place among the sides, as an item of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SideOf(pub Side);

impl SideOf {
    const fn at(bit: usize) -> SideOf {
        SideOf(Side::new(bit))
    }

    const fn index(self) -> usize {
        self.0.index()
    }
}

index_set!(SideSet of SideOf in u8);

impl SideSet {
    pub fn holds(self, side: Side) -> bool {
        self.has(SideOf(side))
    }

    #[must_use]
    pub fn and_also(self, side: Side) -> SideSet {
        self.with(SideOf(side))
    }

    #[must_use]
    pub fn except(self, side: Side) -> SideSet {
        self.without(SideOf(side))
    }

    pub fn sides(self) -> impl Iterator<Item = Side> {
        self.iter().map(|side| side.0)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub settings: Settings,
    pub players: u8,
    /// Where the players of the scenario begin, the first player first.
    pub starts: [Start; SIDES],
    pub stage: Stage,
    /// The guardian of each level.
    pub guardians: [Guardian; 3],
    /// Guardian figures beside their cards, by level.
    pub guardians_left: [u8; 3],
    pub sides: [Player; SIDES],
    /// Whose god each seat plays: its own, until two merge.
    pub seats: [Side; SIDES],
    /// Gods from the least devoted to the most devoted; those out of the game come last.
    pub order: [Side; SIDES],
    pub out: SideSet,
    /// The lower of two merged gods' seats plays for the higher one.
    pub merged: Option<Side>,
    /// Uses of each action since its marker was last at its start.
    pub markers: [u8; 4],
    pub events: u8,
    pub turn: Turn,
    /// Figures by side; the gods among them; guardians by level.
    pub figures: [HexSet; SIDES],
    pub gods: [Option<Hex>; SIDES],
    pub warders: [HexSet; 3],
    pub monuments: [HexSet; 3],
    pub control: [HexSet; SIDES],
    /// Land of each region, by its Conflict token.
    pub regions: [HexSet; TOKENS],
    pub suns: HexSet,
    pub underworld: HexSet,
    /// Where each Scorpion aims: at the neighbours in this direction and the next. In the order of their spaces, so that
    /// one table is one board.
    pub aims: [Option<Aim>; 2],
    pub caravan: Option<Caravan>,
    pub conflict: Option<Conflict>,
    /// How the last battle was decided.
    pub decided: Option<Decided>,
    pub ended: Option<(Ending, Option<Side>)>,
}

/// What was chosen before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Settings {
    /// Among [`crate::scenario::NAMES`].
    pub scenario: u8,
    pub gods: Draw,
    /// The guardian of each level; `None`: drawn.
    pub guardians: [Option<Guardian>; 3],
}

/// How something is decided before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Draw {
    #[default]
    Drawn,
    Chosen,
}

/// What is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Before the game: the gods of the seats, so many named; the guardians; the first player.
    Gods,
    Guardians,
    FirstPlayer,
    /// A seat chooses an action.
    Turn,
    Moving,
    Summoning,
    /// The event that an action brought.
    Event,
    Merge,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Player {
    pub god: God,
    /// Its god's ability, and that of a god merged into it.
    pub abilities: GodSet,
    pub devotion: u8,
    pub followers: u8,
    pub ankhs: u8,
    pub powers: PowerSet,
    pub unlocked: u8,
    /// Battle cards not yet used.
    pub hand: CardSet,
    pub warriors: u8,
    /// Guardians not on the board, by level.
    pub pool: [u8; 3],
    /// Warriors of other gods that Anubis holds, by side.
    pub trapped: [u8; SIDES],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    pub seat: Seat,
    /// The first action, once it is done.
    pub first: Option<Action>,
    /// The action under way.
    pub action: Option<Action>,
    /// Figures that have moved.
    pub moved: HexSet,
    /// Ways to summon that are used up.
    pub regular: bool,
    pub underworld: bool,
    pub pyramids: HexSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    pub at: Hex,
    pub direction: u8,
}

/// A line of camels that is being laid, and what follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Caravan {
    /// The borders so far, as pairs of spaces.
    pub line: [[Hex; 2]; CAMELS],
    pub length: u8,
    /// The third space at the open end of the line.
    pub end: Option<Hex>,
    /// The tokens of the two new regions, once the line lies and the first has its token.
    pub parted: Option<[u8; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conflict {
    /// First to fifth.
    pub number: u8,
    /// Who has the tiebreaker, while it is face up.
    pub tiebreaker: Option<Side>,
    /// The region whose turn it is, or comes next.
    pub token: u8,
    /// Amun has used the second card in this Conflict.
    pub doubled: bool,
    pub battle: Option<Battle>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Battle {
    pub stage: BattleStage,
    pub fighters: SideSet,
    /// Obelisk Attuned: who may still move a figure; whose turn it is in the order; figures already moved.
    pub attuned: SideSet,
    pub relocated: HexSet,
    pub next: u8,
    /// Who plays two cards.
    pub doubles: Option<Side>,
    pub cards: [CardSet; SIDES],
    pub bids: [u8; SIDES],
    /// Sides that have still to resolve a card of the present kind.
    pub waiting: SideSet,
    /// Figures that Flood shields.
    pub shielded: HexSet,
    /// Figures killed in this battle, by side; those of cats in the resolution.
    pub killed: [u8; SIDES],
    pub cats: [u8; SIDES],
    pub winner: Option<Side>,
    /// Who lost, and who of them had two figures or more.
    pub losers: SideSet,
    pub crowds: SideSet,
}

impl Battle {
    /// A battle in which nothing has happened yet.
    pub(crate) fn new(stage: BattleStage, fighters: SideSet) -> Battle {
        Battle {
            stage,
            fighters,
            attuned: SideSet::NONE,
            relocated: HexSet::NONE,
            next: 0,
            doubles: None,
            cards: [CardSet::NONE; SIDES],
            bids: [0; SIDES],
            waiting: SideSet::NONE,
            shielded: HexSet::NONE,
            killed: [0; SIDES],
            cats: [0; SIDES],
            winner: None,
            losers: SideSet::NONE,
            crowds: SideSet::NONE,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BattleStage {
    Obelisks,
    Announce,
    Cards,
    Build,
    Plague,
    /// The bids lie open.
    Devour,
    Majority,
    Resolve,
    Aftermath,
    Worship,
}

/// A battle as it was decided: what everybody saw on the table and would tell who came later. No rule reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decided {
    /// In which Conflict, and over which region.
    pub number: u8,
    pub token: u8,
    pub fighters: SideSet,
    pub cards: [CardSet; SIDES],
    pub bids: [u8; SIDES],
    pub strengths: [Strength; SIDES],
    pub killed: [u8; SIDES],
    pub winner: Option<Side>,
}

/// What makes up the strength of a side in a battle. [conflict.15]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Strength {
    /// 1 for each figure there that is not silenced, its God among them.
    pub figures: u8,
    pub resplendent: u8,
    pub trapped: u8,
    pub temples: u8,
    pub cards: u8,
}

impl Strength {
    pub fn total(self) -> u8 {
        self.figures + self.resplendent + self.trapped + self.temples + self.cards
    }
}

/// How a game ends. [end.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    Top,
    LastGod,
    AllForgotten,
    MostDevotion,
}

impl Ending {
    pub const ALL: [Ending; 4] = [Ending::Top, Ending::LastGod, Ending::AllForgotten, Ending::MostDevotion];

    pub fn name(self) -> &'static str {
        match self {
            Ending::Top => "top",
            Ending::LastGod => "last-god",
            Ending::AllForgotten => "all-forgotten",
            Ending::MostDevotion => "most-devotion",
        }
    }
}

impl Board {
    /// The table laid for a scenario: its neutral monuments and regions; figures come when it is known who begins.
    pub fn new(scenario: &Scenario, settings: Settings) -> Board {
        let players = scenario.starts.len();
        let mut starts = [Start::default(); SIDES];
        starts[..players].copy_from_slice(&scenario.starts);
        let player = Player {
            followers: 1,
            ankhs: ANKHS,
            hand: CardSet::first(Card::ALL.len()),
            warriors: WARRIORS,
            ..Player::default()
        };
        let all: [Side; SIDES] = std::array::from_fn(Side::new);
        Board {
            settings,
            players: players as u8,
            starts,
            stage: Stage::Gods,
            guardians: [Guardian::CatMummy, Guardian::Mummy, Guardian::Scorpion],
            guardians_left: [0; 3],
            sides: [player; SIDES],
            seats: all,
            order: all,
            out: SideSet::NONE,
            merged: None,
            markers: [0; 4],
            events: 0,
            turn: Turn::default(),
            figures: [HexSet::NONE; SIDES],
            gods: [None; SIDES],
            warders: [HexSet::NONE; 3],
            monuments: scenario.neutral,
            control: [HexSet::NONE; SIDES],
            regions: scenario.regions,
            suns: HexSet::NONE,
            underworld: HexSet::NONE,
            aims: [None; 2],
            caravan: None,
            conflict: None,
            decided: None,
            ended: None,
        }
    }

    #[inline]
    pub fn side(&self, side: Side) -> &Player {
        &self.sides[side.index()]
    }

    #[inline]
    pub fn side_mut(&mut self, side: Side) -> &mut Player {
        &mut self.sides[side.index()]
    }

    /// Whose god a seat plays.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Side {
        self.seats[seat.index()]
    }

    /// Who answers for a god in a Conflict, and out of its own turn: of two merged the higher one. [merge.13]
    #[inline]
    pub fn seat(&self, side: Side) -> Seat {
        Seat::new(side.index())
    }

    /// The god on turn.
    #[inline]
    pub fn active(&self) -> Side {
        self.side_of(self.turn.seat)
    }

    /// Sides in play, from the least devoted up.
    pub fn ascending(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        let playing = self.players as usize - self.out.count();
        self.order.into_iter().take(playing)
    }

    /// After a Scorpion came, moved or left.
    pub(crate) fn order_aims(&mut self) {
        self.aims.sort_unstable_by_key(|aim| aim.map_or(usize::MAX, |aim| aim.at.index()));
    }

    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players as usize).map(Seat::new)
    }
}
