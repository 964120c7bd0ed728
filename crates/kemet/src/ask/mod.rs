//! The questions: what is asked, what may be answered, and why not.
//!
//! Each question has one judge, `check`; its options are the candidates the judge accepts.

mod battle;
mod menu;
mod movement;
mod night;
mod setup;

use crate::battle_cards::BattleCard;
use crate::board::{Board, Token, Way};
use crate::cards::{Cards, Di};
use crate::creatures::Creature;
use crate::edition::{Action, Space};
use crate::map::Zone;
use crate::query;
use crate::refusal::Refusal;
use crate::tiles::{Colour, Tile};
use std::ops::ControlFlow;
use table::{Seat, Side};

pub(crate) use menu::only_done;
pub(crate) use night::{night_mark, night_tiles};
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
    /// Which creature comes back with the recruits, and where.
    Summon,
    Join {
        creature: Creature,
    },
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

#[derive(Clone, Copy, Debug, Eq, Default)]
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

/// Two bytes against two bytes: every answer played is looked for among the options, so this is hot.
impl PartialEq for Answer {
    #[inline]
    fn eq(&self, other: &Answer) -> bool {
        self.key() == other.key()
    }
}

impl std::hash::Hash for Answer {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl Answer {
    #[inline]
    fn key(self) -> (u8, u8) {
        match self {
            Answer::Pass => (0, 0),
            Answer::Done => (1, 0),
            Answer::Stop => (2, 0),
            Answer::Yes => (3, 0),
            Answer::No => (4, 0),
            Answer::Recall => (5, 0),
            Answer::Retreat => (6, 0),
            Answer::Stay => (7, 0),
            Answer::Side(side) => (8, side.index() as u8),
            Answer::Zone(zone) => (9, zone.index() as u8),
            Answer::Count(count) => (10, count),
            Answer::Levels(spread) => (11, spread),
            Answer::Colour(colour) => (12, colour as u8),
            Answer::Tile(tile) => (13, tile.index() as u8),
            Answer::Creature(creature) => (14, creature as u8),
            Answer::Lay(space) => (15, space.index() as u8),
            Answer::Silver(space) => (16, space.index() as u8),
            Answer::Gold(gold) => (17, gold as u8),
            Answer::Card(card) => (18, card as u8),
            Answer::Battle(card) => (19, card.index() as u8),
            Answer::Walk(zone) => (20, zone.index() as u8),
            Answer::Teleport(zone) => (21, zone.index() as u8),
        }
    }
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
            Question::Summon | Question::Join { .. } => "recruit.4",
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
        (Q::Lair { .. } | Q::Join { .. } | Q::Home { .. }, A::Zone(zone)) => menu::lair(board, side, zone),
        (Q::Swap { special }, A::Battle(card)) => battle::swap(board, side, special, card),
        (Q::Recruit { district, hired }, A::Count(units)) => menu::recruit(board, side, district, hired, units),
        (Q::Summon, A::Creature(creature)) => menu::summon(board, side, creature),
        (Q::Assault, A::Zone(zone)) => require(board.assaults.has(zone), Refusal::NothingToFight),
        (Q::Start, A::Zone(zone)) => movement::start(board, side, zone),
        (Q::Where, A::Stop) => Ok(()),
        (Q::Where, A::Walk(zone)) => movement::walk(board, side, zone),
        (Q::Where, A::Teleport(zone)) => movement::teleport(board, side, zone),
        (Q::HowMany { to, .. }, A::Count(units)) => movement::how_many(board, side, to, units),
        (Q::TakeCreature { to, .. }, A::Yes) => movement::take_creature(board, side, to),
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
    use Answer as A;
    use Question as Q;
    let mut all = Offers { offer };
    if seat.is_chance() {
        return match *question {
            Q::FirstOrder { placed } => all.each(board.all_sides(), A::Side, |side| setup::place(board, placed, side)),
            _ => all.cards(board.secret.deck, |_| Ok(())),
        };
    }
    let side = board.side_of(seat);
    let hand = board.secret.hands[side.index()];
    match *question {
        Q::Draw | Q::FirstOrder { .. } => ControlFlow::Continue(()),
        Q::Order { placed } => all.each(board.all_sides(), A::Side, |side| setup::place(board, placed, side)),
        Q::Levels => all.each(0..LEVELS.len() as u8, A::Levels, |_| Ok(())),
        Q::Site { .. } => all.each(board.districts(side), A::Zone, |zone| setup::site(board, side, zone)),
        Q::FirstUnits { district, left } => {
            all.each(0..=left, A::Count, |units| setup::first_units(board, side, district, left, units))
        }
        Q::Vision => all.cards(board.secret.sight, |_| Ok(())),
        Q::NightTile => {
            all.one(A::Done, Ok(()))?;
            all.each(night_tiles(board, side).iter(), A::Tile, |tile| night::tile(board, side, tile))
        }
        Q::HandOfGod => all.each(Colour::ALL, A::Colour, |colour| menu::below_top(board, side, colour)),
        Q::Muster { .. } => {
            all.one(A::Done, Ok(()))?;
            all.each(query::musters(board, side).iter(), A::Zone, |zone| night::muster(board, side, zone))
        }
        Q::Menu => {
            all.one(A::Done, menu::done(board, side))?;
            if !board.turn.laid {
                all.each(menu::open_to_own(board, side).iter(), A::Lay, |_| Ok(()))?;
            }
            if board.side(side).silver == Token::Ready {
                all.each(menu::open_to_silver(board, side).iter(), A::Silver, |_| Ok(()))?;
            }
            all.each(Gold::ALL, A::Gold, |_| menu::gold(board, side))?;
            all.cards(hand.only(Di::OF_TURN), |card| menu::card(board, side, card))
        }
        Q::Target { card } => {
            let zones = menu::aims(board, side, card);
            all.each(zones.iter(), A::Zone, |zone| menu::target(board, side, card, zone))
        }
        Q::Raise => {
            all.one(A::Pass, Ok(()))?;
            all.each(Colour::ALL, A::Colour, |colour| menu::raise(board, side, colour))
        }
        Q::RaiseTo { colour } => all.each(1..=4, A::Count, |level| menu::raise_to(board, side, colour, level)),
        Q::Buy { colour } => {
            all.one(A::Pass, Ok(()))?;
            all.each(menu::on_sale(board, side, colour).iter(), A::Tile, |_| Ok(()))
        }
        Q::Lair { .. } => {
            all.one(A::Pass, Ok(()))?;
            all.each(board.districts(side), A::Zone, |zone| menu::lair(board, side, zone))
        }
        Q::Join { .. } | Q::Home { .. } => {
            all.each(board.districts(side), A::Zone, |zone| menu::lair(board, side, zone))
        }
        Q::Swap { special } => {
            let cards = query::owned_battle_cards(board, side);
            all.each(cards.iter(), A::Battle, |card| battle::swap(board, side, special, card))
        }
        Q::Recruit { district, hired } => {
            all.each(0..=menu::most_recruits(board, side, district, hired), A::Count, |_| Ok(()))
        }
        Q::Summon => {
            all.one(A::Pass, Ok(()))?;
            all.each(Creature::ALL, A::Creature, |creature| menu::summon(board, side, creature))
        }
        Q::Assault => {
            all.each(board.assaults.iter(), A::Zone, |_| Ok(()))?;
            all.cards(hand.only(Di::OF_TURN), |card| menu::card(board, side, card))
        }
        Q::Start => {
            all.one(A::Pass, Ok(()))?;
            all.each(board.troops.present(side).iter(), A::Zone, |zone| movement::start(board, side, zone))
        }
        Q::Where => {
            all.one(A::Stop, Ok(()))?;
            let near = movement::within_a_step(board);
            all.each(near.iter(), A::Walk, |zone| movement::walk(board, side, zone))?;
            if movement::at_a_gate(board, side).is_ok() {
                all.each(board.map.obelisks.iter(), A::Teleport, |zone| movement::arrive(board, side, zone))?;
            }
            all.cards(hand.only(Di::OF_TURN), |card| menu::card(board, side, card))
        }
        Q::HowMany { to, .. } => all.each(1..=movement::most_units(board, side, to), A::Count, |_| Ok(())),
        Q::TakeCreature { to, way, .. } => {
            all.one(A::Yes, movement::take_creature(board, side, to))?;
            all.one(A::No, movement::leave_creature(board, side, to, way))
        }
        Q::Veto { .. } => {
            all.one(A::Pass, Ok(()))?;
            all.one(A::Card(Di::Veto), battle::veto(board, side, Di::Veto))
        }
        Q::Escape => {
            all.one(A::Pass, Ok(()))?;
            all.one(A::Card(Di::Escape), battle::escape(board, side, Di::Escape))
        }
        Q::EscapeTo => all.each(battle::around(board).iter(), A::Zone, |zone| battle::escape_to(board, side, zone)),
        Q::PlayCard => {
            let cards = query::battle_hand(board, side);
            all.each(cards.iter(), A::Battle, |_| Ok(()))
        }
        Q::Aside { played } => {
            let cards = query::battle_hand(board, side).without(played);
            all.each(cards.iter(), A::Battle, |_| Ok(()))
        }
        Q::Add { kind, spent } => {
            all.each(0..=hand.of(kind), A::Count, |count| battle::add(board, side, kind, spent, count))
        }
        Q::Wound { kind } => all.each(0..=hand.of(kind), A::Count, |_| Ok(())),
        Q::Beaten => {
            all.one(A::Recall, Ok(()))?;
            all.one(A::Retreat, battle::retreat(board))?;
            all.one(A::Stay, battle::stay(board, side))
        }
        Q::RetreatTo { .. } => all.each(battle::around(board).iter(), A::Zone, |zone| battle::retreat_to(board, zone)),
        Q::Victorious => all.each([A::Recall, A::Stay], |answer| answer, |_| Ok(())),
        Q::Delta | Q::Sanctuary => all.each([A::Yes, A::No], |answer| answer, |_| Ok(())),
    }
}

/// How likely a draw is: as many times as the card is in the deck.
pub fn weight(board: &Board, question: &Question, answer: Answer) -> u32 {
    match (question, answer) {
        (Question::Draw, Answer::Card(card)) => u32::from(board.secret.deck.of(card)),
        _ => 1,
    }
}

/// Takes candidates with the judge's verdict and passes on those accepted.
struct Offers<'o, F: FnMut(Answer) -> ControlFlow<()>> {
    offer: &'o mut F,
}

impl<F: FnMut(Answer) -> ControlFlow<()>> Offers<'_, F> {
    #[inline]
    fn one(&mut self, answer: Answer, verdict: Verdict) -> ControlFlow<()> {
        if verdict.is_ok() { (self.offer)(answer) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn each<T: Copy>(
        &mut self,
        candidates: impl IntoIterator<Item = T>,
        answer: impl Fn(T) -> Answer,
        judge: impl Fn(T) -> Verdict,
    ) -> ControlFlow<()> {
        candidates.into_iter().try_for_each(|candidate| self.one(answer(candidate), judge(candidate)))
    }

    #[inline]
    fn cards(&mut self, cards: Cards, judge: impl Fn(Di) -> Verdict) -> ControlFlow<()> {
        self.each(cards.kinds().map(|(kind, _)| kind), Answer::Card, judge)
    }
}

#[inline]
fn require(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

/// The side can pay what it costs in this action, Priest of Ra counted.
#[inline]
fn afford_in_action(board: &Board, side: Side, cost: u8) -> Verdict {
    afford(board, side, query::price_in_action(board, side, cost))
}

/// The side can pay.
#[inline]
fn afford(board: &Board, side: Side, price: u8) -> Verdict {
    let has = board.side(side).prayer;
    require(price <= has, Refusal::NotEnoughPrayer { price, has })
}
