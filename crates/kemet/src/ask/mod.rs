//! The questions: what is asked, what may be answered, and why not.
//!
//! Each question has one judge, `check`; its options are the candidates the judge accepts.

mod battle;
mod menu;
mod movement;
mod night;
mod setup;

use crate::battle_cards::BattleCard;
use crate::board::{Board, Way};
use crate::cards::{Cards, Di};
use crate::creatures::Creature;
use crate::edition::{Action, Space};
use crate::map::{Zone, ZoneSet};
use crate::refusal::Refusal;
use crate::tiles::{Colour, Tile};
use std::ops::ControlFlow;
use table::{Seat, Side};

pub(crate) use night::night_mark;
pub use setup::LEVELS;

/// What the judge says.
pub type Verdict = Result<(), Refusal>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Question {
    /// Chance: the top card of the deck.
    #[default]
    Draw,
    /// Chance: who comes next in the first order.
    FirstOrder {
        placed: Sides,
    },
    Levels,
    /// Where a pyramid is put.
    Site {
        colour: Colour,
    },
    FirstUnits {
        district: Zone,
        left: u8,
    },
    /// Which of the cards Vision drew is kept.
    Vision,
    NightTile,
    HandOfGod,
    /// A unit placed for nothing.
    Muster {
        left: u8,
    },
    Order {
        placed: Sides,
    },
    Menu,
    Target {
        card: Di,
    },
    Raise,
    RaiseTo {
        colour: Colour,
    },
    Buy {
        colour: Colour,
    },
    /// Where a creature just bought is put.
    Lair {
        creature: Creature,
    },
    /// Which battle card leaves for the special one.
    Swap {
        special: BattleCard,
    },
    Recruit {
        district: Zone,
        hired: u8,
    },
    /// Which creature comes back with the recruits.
    Summon,
    /// Which district with recruits and enemies fights next.
    Assault,
    /// Which troop moves.
    Start,
    Where,
    HowMany {
        to: Zone,
        way: Way,
    },
    TakeCreature {
        to: Zone,
        way: Way,
        units: u8,
    },
    Veto {
        card: Di,
    },
    Escape,
    EscapeTo,
    PlayCard,
    Aside {
        played: BattleCard,
    },
    Add {
        kind: Di,
        spent: u8,
    },
    Wound {
        kind: Di,
    },
    /// Where a creature goes whose troop was destroyed.
    Home {
        creature: Creature,
    },
    Beaten,
    RetreatTo {
        loser: Side,
    },
    Victorious,
    Delta,
    Sanctuary,
}

/// A set of sides, as small as it goes.
pub type Sides = table::SeatSet;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Answer {
    #[default]
    Pass,
    Done,
    Stop,
    Yes,
    No,
    Recall,
    Retreat,
    Stay,
    Side(Side),
    Zone(Zone),
    Count(u8),
    /// A way to spread the first three levels, among [`LEVELS`].
    Levels(u8),
    Colour(Colour),
    Tile(Tile),
    Creature(Creature),
    Lay(Space),
    Silver(Space),
    Gold(Gold),
    Card(Di),
    Battle(BattleCard),
    Walk(Zone),
    Teleport(Zone),
}

/// What the golden token does. [day.5]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Gold {
    #[default]
    Move,
    Recruit,
}

impl Gold {
    pub const ALL: [Gold; 2] = [Gold::Move, Gold::Recruit];

    pub fn action(self) -> Action {
        match self {
            Gold::Move => Action::Move,
            Gold::Recruit => Action::Recruit,
        }
    }
}

impl Question {
    /// The section of the rules that asks.
    pub fn rule(self) -> &'static str {
        match self {
            Question::Draw => "di.3",
            Question::FirstOrder { .. } => "setup.6",
            Question::Levels => "setup.7",
            Question::Site { .. } => "raise.3",
            Question::FirstUnits { .. } => "setup.8",
            Question::Vision => "tile.vision",
            Question::NightTile => "night.3",
            Question::HandOfGod => "tile.hand-of-god",
            Question::Muster { .. } => "ruling.7",
            Question::Order { .. } => "night.4",
            Question::Menu => "day.7",
            Question::Target { card } => card.card().rule,
            Question::Raise | Question::RaiseTo { .. } => "raise.1",
            Question::Buy { .. } => "buy.1",
            Question::Lair { .. } => "buy.7",
            Question::Swap { .. } => "battlecard.2",
            Question::Recruit { .. } => "recruit.1",
            Question::Summon => "recruit.4",
            Question::Assault => "recruit.3",
            Question::Start => "move.1",
            Question::Where => "move.3",
            Question::HowMany { .. } | Question::TakeCreature { .. } => "move.2",
            Question::Veto { .. } => "di.4",
            Question::Escape | Question::EscapeTo => "di.5",
            Question::PlayCard | Question::Aside { .. } | Question::Add { .. } => "battle.2",
            Question::Wound { .. } => "battle.5",
            Question::Home { .. } => "creature.4",
            Question::Beaten => "aftermath.1",
            Question::RetreatTo { .. } => "aftermath.2",
            Question::Victorious => "aftermath.5",
            Question::Delta => "dayend.1",
            Question::Sanctuary => "dayend.3",
        }
    }
}

/// The one judge of answers.
pub fn check(board: &Board, seat: Seat, question: &Question, answer: Answer) -> Verdict {
    use Answer as A;
    use Question as Q;
    if seat.is_chance() {
        return match (question, answer) {
            (Q::Draw, A::Card(card)) => require(board.secret.deck.has(card), Refusal::NotInDeck),
            (Q::FirstOrder { placed }, A::Side(side)) => setup::place(board, *placed, side),
            _ => Err(Refusal::NotAnAnswer),
        };
    }
    let side = board.side_of(seat);
    match (*question, answer) {
        (Q::Levels, A::Levels(_)) => Ok(()),
        (Q::Site { .. }, A::Zone(zone)) => setup::site(board, side, zone),
        (Q::FirstUnits { district, left }, A::Count(units)) => setup::first_units(board, side, district, left, units),
        (Q::Vision, A::Card(card)) => require(board.secret.sight.has(card), Refusal::NotSeen),
        (Q::NightTile, A::Done) => Ok(()),
        (Q::NightTile, A::Tile(tile)) => night::tile(board, side, tile),
        (Q::HandOfGod, A::Colour(colour)) => menu::below_top(board, side, colour),
        (Q::Muster { .. }, A::Done) => Ok(()),
        (Q::Muster { .. }, A::Zone(zone)) => night::muster(board, side, zone),
        (Q::Order { placed }, A::Side(side)) => setup::place(board, placed, side),
        (Q::Menu, A::Lay(space)) => menu::lay(board, side, space),
        (Q::Menu, A::Silver(space)) => menu::silver(board, side, space),
        (Q::Menu, A::Gold(_)) => menu::gold(board, side),
        (Q::Menu, A::Done) => menu::done(board, side),
        (Q::Menu | Q::Where | Q::Assault, A::Card(card)) => menu::card(board, side, card),
        (Q::Target { card }, A::Zone(zone)) => menu::target(board, side, card, zone),
        (Q::Raise | Q::Buy { .. } | Q::Summon | Q::Start | Q::Lair { .. }, A::Pass) => Ok(()),
        (Q::Raise, A::Colour(colour)) => menu::raise(board, side, colour),
        (Q::RaiseTo { colour }, A::Count(level)) => menu::raise_to(board, side, colour, level),
        (Q::Buy { colour }, A::Tile(tile)) => menu::buy(board, side, colour, tile),
        (Q::Lair { .. } | Q::Home { .. }, A::Zone(zone)) => menu::lair(board, side, zone),
        (Q::Swap { special }, A::Battle(card)) => battle::swap(board, side, special, card),
        (Q::Recruit { district, hired }, A::Count(units)) => menu::recruit(board, side, district, hired, units),
        (Q::Summon, A::Creature(creature)) => menu::summon(board, side, creature),
        (Q::Assault, A::Zone(zone)) => require(board.assaults.has(zone), Refusal::NothingToFight),
        (Q::Start, A::Zone(zone)) => require(board.troops.units(side, zone) > 0, Refusal::NoUnitsThere),
        (Q::Where, A::Stop) => Ok(()),
        (Q::Where, A::Walk(zone)) => movement::walk(board, side, zone),
        (Q::Where, A::Teleport(zone)) => movement::teleport(board, side, zone),
        (Q::HowMany { to, way }, A::Count(units)) => movement::how_many(board, side, to, way, units),
        (Q::TakeCreature { to, way, .. }, A::Yes) => movement::take_creature(board, side, to, way),
        (Q::TakeCreature { to, way, .. }, A::No) => movement::leave_creature(board, side, to, way),
        (Q::Veto { .. } | Q::Escape, A::Pass) => Ok(()),
        (Q::Veto { .. }, A::Card(card)) => battle::veto(board, side, card),
        (Q::Escape, A::Card(card)) => battle::escape(board, side, card),
        (Q::EscapeTo, A::Zone(zone)) => battle::escape_to(board, side, zone),
        (Q::PlayCard, A::Battle(card)) => battle::in_hand(board, side, card),
        (Q::Aside { played }, A::Battle(card)) => battle::aside(board, side, played, card),
        (Q::Add { kind, spent }, A::Count(count)) => battle::add(board, side, kind, spent, count),
        (Q::Wound { kind }, A::Count(count)) => battle::holds(board, side, kind, count),
        (Q::Beaten, A::Recall) | (Q::Victorious, A::Recall | A::Stay) => Ok(()),
        (Q::Beaten, A::Retreat) => battle::retreat(board),
        (Q::Beaten, A::Stay) => battle::stay(board, side),
        (Q::RetreatTo { .. }, A::Zone(zone)) => battle::retreat_to(board, zone),
        (Q::Delta | Q::Sanctuary, A::Yes | A::No) => Ok(()),
        _ => Err(Refusal::NotAnAnswer),
    }
}

/// Offers every candidate the judge accepts, once each.
#[inline]
pub fn options(
    board: &Board,
    seat: Seat,
    question: &Question,
    offer: &mut impl FnMut(Answer) -> ControlFlow<()>,
) -> ControlFlow<()> {
    use Question as Q;
    let mut judged = |answer| match check(board, seat, question, answer) {
        Ok(()) => offer(answer),
        Err(_) => ControlFlow::Continue(()),
    };
    let mut all = Candidates { offer: &mut judged };
    match *question {
        Q::Draw => all.cards(board.edition.full_deck()),
        Q::FirstOrder { .. } | Q::Order { .. } => all.each(board.all_sides().map(Answer::Side)),
        Q::Levels => all.each((0..LEVELS.len() as u8).map(Answer::Levels)),
        Q::Site { .. } | Q::Lair { .. } | Q::Home { .. } => {
            if let Q::Lair { .. } = question {
                all.one(Answer::Pass)?;
            }
            all.each(board.districts(board.side_of(seat)).into_iter().map(Answer::Zone))
        }
        Q::FirstUnits { left, .. } => all.counts(0, left),
        Q::Vision => all.cards(board.secret.sight),
        Q::NightTile => {
            all.one(Answer::Done)?;
            all.each(board.side(board.side_of(seat)).tiles.iter().map(Answer::Tile))
        }
        Q::HandOfGod => all.each(Colour::ALL.into_iter().map(Answer::Colour)),
        Q::Muster { .. } => {
            all.one(Answer::Done)?;
            all.zones(crate::query::musters(board, board.side_of(seat)))
        }
        Q::Menu => {
            all.one(Answer::Done)?;
            all.each(board.edition.all_spaces().map(Answer::Lay))?;
            all.each(board.edition.all_spaces().map(Answer::Silver))?;
            all.each(Gold::ALL.into_iter().map(Answer::Gold))?;
            all.cards(board.secret.hands[board.side_of(seat).index()])
        }
        Q::Target { .. } => all.zones(board.map.obelisks.or(board.troops.enemies(board.side_of(seat)))),
        Q::Raise => {
            all.one(Answer::Pass)?;
            all.each(Colour::ALL.into_iter().map(Answer::Colour))
        }
        Q::RaiseTo { .. } => all.counts(1, 4),
        Q::Buy { colour } => {
            all.one(Answer::Pass)?;
            let tiles = board.edition.all_tiles().filter(|&tile| board.edition.tile(tile).colour == colour);
            all.each(tiles.map(Answer::Tile))
        }
        Q::Swap { special } => {
            let cards = crate::query::owned_battle_cards(board, board.side_of(seat)).with(special);
            all.each(cards.iter().map(Answer::Battle))
        }
        Q::Recruit { .. } => all.counts(0, board.side(board.side_of(seat)).supply),
        Q::Summon => {
            all.one(Answer::Pass)?;
            all.each(Creature::ALL.into_iter().map(Answer::Creature))
        }
        Q::Assault => {
            all.zones(board.assaults)?;
            all.cards(board.secret.hands[board.side_of(seat).index()])
        }
        Q::Start => {
            all.one(Answer::Pass)?;
            all.zones(board.troops.present(board.side_of(seat)))
        }
        Q::Where => {
            all.one(Answer::Stop)?;
            if let Some(moving) = board.moving {
                all.each(board.map.near(moving.at).iter().map(Answer::Walk))?;
            }
            all.each(board.map.obelisks.iter().map(Answer::Teleport))?;
            all.cards(board.secret.hands[board.side_of(seat).index()])
        }
        Q::HowMany { .. } => all.counts(1, board.edition.units),
        Q::TakeCreature { .. } | Q::Delta | Q::Sanctuary => all.each([Answer::Yes, Answer::No].into_iter()),
        Q::Veto { .. } => all.each([Answer::Pass, Answer::Card(Di::Veto)].into_iter()),
        Q::Escape => all.each([Answer::Pass, Answer::Card(Di::Escape)].into_iter()),
        Q::EscapeTo | Q::RetreatTo { .. } => {
            let from = board.fight.map_or(ZoneSet::NONE, |fight| crate::query::retreats(board, fight.at));
            all.zones(from)
        }
        Q::PlayCard | Q::Aside { .. } => {
            let hand = crate::query::battle_hand(board, board.side_of(seat));
            all.each(hand.iter().map(Answer::Battle))
        }
        Q::Add { kind, .. } | Q::Wound { kind } => {
            all.counts(0, board.secret.hands[board.side_of(seat).index()].of(kind))
        }
        Q::Beaten => all.each([Answer::Recall, Answer::Retreat, Answer::Stay].into_iter()),
        Q::Victorious => all.each([Answer::Recall, Answer::Stay].into_iter()),
    }
}

/// How likely a draw is: as many times as the card is in the deck.
pub fn weight(board: &Board, question: &Question, answer: Answer) -> u32 {
    match (question, answer) {
        (Question::Draw, Answer::Card(card)) => u32::from(board.secret.deck.of(card)),
        _ => 1,
    }
}

struct Candidates<'o, F: FnMut(Answer) -> ControlFlow<()>> {
    offer: &'o mut F,
}

impl<F: FnMut(Answer) -> ControlFlow<()>> Candidates<'_, F> {
    #[inline]
    fn one(&mut self, answer: Answer) -> ControlFlow<()> {
        (self.offer)(answer)
    }

    #[inline]
    fn each(&mut self, mut answers: impl Iterator<Item = Answer>) -> ControlFlow<()> {
        answers.try_for_each(&mut *self.offer)
    }

    #[inline]
    fn zones(&mut self, zones: ZoneSet) -> ControlFlow<()> {
        self.each(zones.iter().map(Answer::Zone))
    }

    #[inline]
    fn cards(&mut self, cards: Cards) -> ControlFlow<()> {
        self.each(cards.kinds().map(|(kind, _)| Answer::Card(kind)))
    }

    #[inline]
    fn counts(&mut self, from: u8, to: u8) -> ControlFlow<()> {
        self.each((from..=to).map(Answer::Count))
    }
}

#[inline]
fn require(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

/// The side can pay what it costs in this action, Priest of Ra counted.
#[inline]
fn afford_in_action(board: &Board, side: Side, cost: u8) -> Verdict {
    afford(board, side, crate::query::price_in_action(board, side, cost))
}

/// The side can pay.
#[inline]
fn afford(board: &Board, side: Side, price: u8) -> Verdict {
    let has = board.side(side).prayer;
    require(price <= has, Refusal::NotEnoughPrayer { price, has })
}
