//! The questions: what is asked, what may be answered, and why not.
//!
//! Each question has one judge, `check`; its options are the candidates the judge accepts.

mod amon;
mod answer;
mod battle;
pub(crate) mod menu;
mod movement;
mod night;
mod options;
mod question;
mod setup;
mod team;

use crate::board::Board;
use crate::cards::Di;
use crate::flow::movement::Step;
use crate::query;
use crate::refusal::Refusal;
use table::{Seat, Side};

pub use answer::{Answer, Bearer, Gold};
pub(crate) use movement::can_appear;
pub(crate) use night::{night_mark, night_tiles};
pub use options::options;
pub use question::{Buys, Camp, Goods, Purchase, Question, Sides};
pub use setup::{LEVEL_COLOURS, LEVELS};

/// What the judge says.
pub type Verdict = Result<(), Refusal>;

/// The one judge of answers.
pub fn check(board: &Board, seat: Seat, question: &Question, answer: Answer) -> Verdict {
    use Answer as A;
    use Question as Q;
    if seat.is_chance() {
        return match (question, answer) {
            (Q::Draw, A::Card(card)) => require(board.secret.deck.has(card), Refusal::NotInDeck),
            (Q::FirstOrder { placed }, A::Side(side)) => setup::place(board, *placed, side),
            (Q::Colours, A::Colour(colour)) => setup::draw_colour(board, colour),
            (Q::Steal { from }, A::Card(card)) => {
                require(board.secret.hands[from.index()].has(card), Refusal::NotInDeck)
            }
            (Q::RetreatTo { loser }, A::Zone(zone)) => battle::retreat_to(board, *loser, zone),
            _ => amon::draw(board, question, answer),
        };
    }
    let side = board.side_of(seat);
    match (*question, answer) {
        (Q::Levels, A::Levels(spread)) => require((spread as usize) < LEVELS.len(), Refusal::NotAnAnswer),
        (Q::FirstLevel, A::Count(level)) => setup::first_level(board, level),
        (Q::FirstColour { .. }, A::Colour(colour)) => menu::first_colour(board, side, colour),
        (Q::FirstTile, A::Tile(tile)) => menu::first_tile(board, side, tile),
        (Q::Site { .. }, A::Zone(zone)) => setup::site(board, side, zone),
        (Q::FirstUnits { district, left }, A::Count(units)) => setup::first_units(board, side, district, left, units),
        (Q::Vision, A::Card(card)) => require(board.secret.sight.has(card), Refusal::NotSeen),
        (Q::NightTile, A::Done) => Ok(()),
        (Q::NightTile, A::Tile(tile)) => night::tile(board, side, tile),
        (Q::HandOfGod, A::Colour(colour)) => menu::below_top(board, side, colour),
        (Q::Muster { camp, .. }, A::Done) => night::muster_done(board, side, camp),
        (Q::Muster { camp, .. }, A::Zone(zone)) => night::muster(board, side, camp, zone),
        (Q::Veterans { buys }, A::Count(count)) => night::veterans(board, side, buys, count),
        (Q::Sift { kind, left }, A::Count(count)) => night::sift(board, side, kind, left, count),
        (Q::Annex, A::Pass) => Ok(()),
        (Q::Annex, A::Side(from)) => night::annex(board, side, from),
        (Q::Destiny { taken }, A::Place(place)) => night::place(board, taken, place),
        (Q::Order { placed }, A::Side(side)) => setup::place(board, placed, side),
        (Q::Lead { named }, A::Side(one)) => team::lead(board, side, named, one),
        (Q::Guest { last, .. }, A::Side(mate)) => team::guest(board, side, last, mate),
        (Q::HandOn { goods, mate, left }, A::Count(count)) => team::hand_on(board, goods, mate, left, count),
        (Q::Come { .. }, A::Done) => Ok(()),
        (Q::Come { to, .. }, A::Zone(from)) => team::come(board, side, to, from),
        (Q::Champion, A::Side(one)) => team::champion(board, side, one),
        (Q::Whose { zone, owner, left }, A::Count(count)) => team::whose(board, side, zone, owner, left, count),
        (Q::Menu, A::Lay(space)) => menu::lay(board, side, space),
        (Q::Menu, A::Silver(space)) => menu::bonus_in_menu(board).and_then(|()| menu::silver(board, side, space)),
        (Q::Menu, A::Gold(gold)) => menu::bonus_in_menu(board).and_then(|()| menu::gold(board, side, gold)),
        (Q::Menu, A::Done) => menu::done(board, side),
        (Q::Menu, A::Resolve(bearer)) => menu::resolve(board, bearer),
        (Q::Menu, A::Rearrange) => menu::rearrange(board, side),
        (Q::Menu | Q::Where | Q::Assault, A::Creature(creature)) => menu::come(board, side, creature),
        (Q::Beside, A::Silver(space)) => menu::silver(board, side, space),
        (Q::Beside, A::Gold(gold)) => menu::gold(board, side, gold),
        (Q::Beside, A::Done) => menu::laid_all(board, side),
        (Q::Rearrange { .. } | Q::Escort { .. }, A::Pass) => Ok(()),
        (Q::Rearrange { creature }, A::Zone(zone)) => menu::settle(board, side, creature, zone),
        (Q::Escort { district, breed }, A::Creature(creature)) => menu::escort(board, side, district, breed, creature),
        (Q::Recover, A::Card(card)) => {
            require(card != Di::DivineMemory && board.discarded.has(card), Refusal::NotAmongDiscards)
        }
        (Q::Menu | Q::Where | Q::Assault, A::Card(card)) => menu::card(board, side, card),
        (Q::Target { card }, A::Zone(zone)) => menu::target(board, side, card, zone),
        (Q::FirstGod, A::God(god)) => setup::god(board, god),
        (Q::Buy { with }, A::God(god)) => menu::acquire(board, side, with, god),
        (Q::Throne | Q::Descend, A::Zone(zone)) => menu::throne(board, side, zone),
        (Q::Descend, A::Pass) => Ok(()),
        (Q::Raise | Q::Buy { .. } | Q::Summon | Q::Start { .. } | Q::Lair { .. }, A::Pass) => Ok(()),
        (Q::Raise, A::Colour(colour)) => menu::raise(board, side, colour),
        (Q::RaiseTo { colour }, A::Count(level)) => menu::raise_to(board, side, colour, level),
        (Q::Buy { with }, A::Tile(tile)) => menu::buy(board, side, with, tile),
        (Q::Lair { creature } | Q::Join { creature } | Q::Home { creature }, A::Zone(zone)) => {
            menu::lair(board, side, creature, zone)
        }
        (Q::Swap { special }, A::Battle(card)) => battle::swap(board, side, special, card),
        (Q::Recruit { district, hired }, A::Count(units)) => menu::recruit(board, side, district, hired, units),
        (Q::Summon, A::Creature(creature)) => menu::summon(board, side, creature),
        (Q::Assault, A::Zone(zone)) => require(board.assaults.has(zone), Refusal::NothingToFight),
        (Q::Start { pace }, A::Zone(zone)) => movement::start(board, side, zone, pace),
        (Q::Where, A::Stop) => movement::not_in_passing(board, side),
        (Q::Where, A::Walk(zone)) => movement::walk(board, side, zone),
        (Q::Where, A::Teleport(zone)) => movement::teleport(board, side, zone),
        (Q::HowMany { to, way }, A::Count(units)) => movement::how_many(board, side, to, way, units),
        (Q::HowManyOf { to, way, party, mate }, A::Count(units)) => {
            movement::how_many_of(board, side, to, way, party, mate, units)
        }
        (Q::TakeCreature { to, way, party, breed, along }, A::Yes) => {
            let taken = movement::beasts(board, side).of(breed);
            movement::takes(board, side, Step { to, way, party, beasts: along.or(taken) }, breed)
        }
        (Q::TakeCreature { to, way, party, breed, along }, A::No) => {
            movement::takes(board, side, Step { to, way, party, beasts: along }, breed)
        }
        (Q::TakeCreature { to, way, party, breed, along }, A::Leave(creature)) => {
            let all = movement::beasts(board, side).of(breed);
            require(all.count() > 1 && all.has(creature), Refusal::NotYourCreature)?;
            movement::takes(board, side, Step { to, way, party, beasts: along.or(all.without(creature)) }, breed)
        }
        (Q::Veto { .. } | Q::Escape, A::Pass) => Ok(()),
        (Q::Veto { .. }, A::Card(card)) => battle::veto(board, side, card),
        (Q::Escape, A::Card(card)) => battle::escape(board, side, card),
        (Q::EscapeTo, A::Zone(zone)) => battle::escape_to(board, side, zone),
        (Q::PlayCard, A::Battle(card)) => battle::in_hand(board, side, card),
        (Q::Aside { played }, A::Battle(card)) => battle::aside(board, side, played, card),
        (Q::Add { kind, spent }, A::Count(count)) => battle::add(board, side, kind, spent, count),
        (Q::Snare, A::Yes | A::No) => Ok(()),
        (Q::Wound { kind }, A::Count(count)) => battle::holds(board, side, kind, count),
        (Q::Beaten, A::Recall) | (Q::Victorious, A::Recall | A::Stay) => Ok(()),
        (Q::Beaten, A::Retreat) => battle::retreat(board, side),
        (Q::Beaten, A::Stay) => battle::stay(board, side),
        (Q::RetreatTo { loser }, A::Zone(zone)) => battle::retreat_to(board, loser, zone),
        (Q::Delta | Q::Sanctuary, A::Yes | A::No) => Ok(()),
        (Q::Levy { units }, A::Zone(zone)) => amon::levy(board, units, zone),
        _ => Err(Refusal::NotAnAnswer),
    }
}

/// How likely a draw is: as many times as the card is in the deck, or in the hand.
#[inline(always)]
pub fn weight(board: &Board, question: &Question, answer: Answer) -> u32 {
    match (question, answer) {
        (Question::Draw, Answer::Card(card)) => u32::from(board.secret.deck.of(card)),
        (Question::Omen, Answer::Omen(omen)) => amon::share(board, omen),
        (Question::Steal { from }, Answer::Card(card)) => u32::from(board.secret.hands[from.index()].of(card)),
        _ => 1,
    }
}

#[inline(always)]
fn require(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

/// The side can pay what it costs in this action, Priest of Ra counted.
#[inline(always)]
fn afford_in_action(board: &Board, side: Side, cost: u8) -> Verdict {
    afford(board, side, query::price_in_action(board, side, cost))
}

/// The side can pay.
#[inline(always)]
fn afford(board: &Board, side: Side, price: u8) -> Verdict {
    let has = board.side(side).prayer;
    require(price <= has, Refusal::NotEnoughPrayer { price, has })
}
