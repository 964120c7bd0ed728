//! The options of each question: candidates, and the judge's verdict on them where they are not exact already.

use super::{Answer, Bearer, LEVELS, Question, Verdict, amon, battle, menu, movement, night, setup, team};
use crate::board::{Board, Token};
use crate::cards::{Cards, Di};
use crate::creatures::{Creature, CreatureSet};
use crate::edition::{BonusTokens, Companions};
use crate::flow::movement::Step;
use crate::gods::God;
use crate::query;
use crate::tiles::Colour;
use std::ops::ControlFlow;
use table::{Seat, Side};

/// Offers every candidate the judge accepts, once each. It has one caller, the kernel, which it belongs into.
#[inline(always)]
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
            Q::Colours => all.each(Colour::ALL, A::Colour, |colour| setup::draw_colour(board, colour)),
            Q::Steal { from } => all.cards(board.secret.hands[from.index()], |_| Ok(())),
            Q::RetreatTo { loser } => {
                all.each(battle::around(board).iter(), A::Zone, |zone| battle::retreat_to(board, loser, zone))
            }
            _ if board.amon.is_some() && *question != Q::Draw => {
                amon::candidates(board, question, &mut |answer| all.one(answer, amon::draw(board, question, answer)))
            }
            _ => all.cards(board.secret.deck, |_| Ok(())),
        };
    }
    let side = board.side_of(seat);
    let hand = board.secret.hands[side.index()];
    match *question {
        Q::Draw
        | Q::FirstOrder { .. }
        | Q::Colours
        | Q::Steal { .. }
        | Q::Objective
        | Q::Row { .. }
        | Q::Omen
        | Q::Deed
        | Q::Plunder
        | Q::Aim { .. }
        | Q::Way
        | Q::Return
        | Q::AmonCard => ControlFlow::Continue(()),
        Q::Levy { units } => {
            all.each(board.troops.present(side).iter(), A::Zone, |zone| amon::levy(board, units, zone))
        }
        Q::Order { placed } => all.each(board.all_sides(), A::Side, |side| setup::place(board, placed, side)),
        Q::FirstGod => all.each(God::ALL, A::God, |god| setup::god(board, god)),
        Q::Throne => all.each(query::thrones(board, side).iter(), A::Zone, |_| Ok(())),
        Q::Descend => {
            all.one(A::Pass, Ok(()))?;
            all.each(query::thrones(board, side).iter(), A::Zone, |_| Ok(()))
        }
        Q::Levels => all.each(0..LEVELS.len() as u8, A::Levels, |_| Ok(())),
        Q::FirstLevel => all.each([1, 2], A::Count, |level| setup::first_level(board, level)),
        Q::FirstColour { .. } => {
            all.each(board.colours.iter(), A::Colour, |colour| menu::first_colour(board, side, colour))
        }
        Q::FirstTile => {
            all.each(menu::to_be_had(board, side).iter(), A::Tile, |tile| menu::first_tile(board, side, tile))
        }
        Q::Site { .. } => all.each(board.districts(side), A::Zone, |zone| setup::site(board, side, zone)),
        Q::FirstUnits { district, left } => {
            all.each(0..=left, A::Count, |units| setup::first_units(board, side, district, left, units))
        }
        Q::Vision => all.cards(board.secret.sight, |_| Ok(())),
        Q::NightTile => {
            all.one(A::Done, Ok(()))?;
            all.each(night::night_tiles(board, side).iter(), A::Tile, |tile| night::tile(board, side, tile))
        }
        Q::HandOfGod => all.each(board.colours.iter(), A::Colour, |colour| menu::below_top(board, side, colour)),
        Q::Muster { camp, .. } => {
            all.one(A::Done, night::muster_done(board, side, camp))?;
            all.each(query::musters(board, side).iter(), A::Zone, |zone| night::muster(board, side, camp, zone))
        }
        Q::Veterans { buys } => {
            let most = board.side(side).veterans;
            all.each(0..=most, A::Count, |count| night::veterans(board, side, buys, count))
        }
        Q::Sift { kind, left } => {
            all.each(0..=hand.of(kind), A::Count, |count| night::sift(board, side, kind, left, count))
        }
        Q::Annex => {
            all.one(A::Pass, Ok(()))?;
            all.each(board.all_sides(), A::Side, |from| night::annex(board, side, from))
        }
        Q::Destiny { taken } => all.each(0..board.players, A::Place, |place| night::place(board, taken, place)),
        Q::Lead { named } => all.each(board.team(side).iter(), A::Side, |one| team::lead(board, side, named, one)),
        Q::Guest { last, .. } => all.each(board.mates(side), A::Side, |mate| team::guest(board, side, last, mate)),
        Q::HandOn { goods, mate, left } => {
            all.each(0..=left, A::Count, |count| team::hand_on(board, goods, mate, left, count))
        }
        Q::Come { to, .. } => {
            all.one(A::Done, Ok(()))?;
            all.each(team::comers(board, side).iter(), A::Zone, |from| team::come(board, side, to, from))
        }
        Q::Champion => all.each(board.team(side).iter(), A::Side, |one| team::champion(board, side, one)),
        Q::Whose { zone, owner, left } => {
            all.each(0..=left, A::Count, |count| team::whose(board, side, zone, owner, left, count))
        }
        Q::Menu => {
            all.one(A::Done, menu::done(board, side))?;
            if !board.turn.laid {
                all.each(menu::open_to_own(board, side).iter(), A::Lay, |_| Ok(()))?;
            }
            match board.edition.bonus_tokens {
                BonusTokens::OneByOne => bonus(board, side, &mut all)?,
                BonusTokens::Together => {
                    all.each(Bearer::ALL, A::Resolve, |bearer| menu::resolve(board, bearer))?;
                    all.one(A::Rearrange, menu::rearrange(board, side))?;
                    coming(board, side, &mut all)?;
                }
            }
            if board.side(side).assembles {
                all.one(A::Card(Di::Assemble), menu::card(board, side, Di::Assemble))?;
            }
            all.cards(hand.only(Di::OF_TURN), |card| menu::card(board, side, card))
        }
        Q::Beside => {
            all.one(A::Done, menu::laid_all(board, side))?;
            bonus(board, side, &mut all)
        }
        Q::Rearrange { creature } => {
            all.one(A::Pass, Ok(()))?;
            all.each(board.districts(side), A::Zone, |zone| menu::settle(board, side, creature, zone))
        }
        Q::Escort { district, breed } => {
            all.one(A::Pass, Ok(()))?;
            let reserve = query::reserve(board, side);
            all.each(reserve, A::Creature, |creature| menu::escort(board, side, district, breed, creature))
        }
        Q::Recover => all.cards(board.discarded.without(Di::DivineMemory), |_| Ok(())),
        Q::Target { card } => {
            let zones = menu::aims(board, side, card);
            all.each(zones.iter(), A::Zone, |zone| menu::target(board, side, card, zone))
        }
        Q::Raise => {
            all.one(A::Pass, Ok(()))?;
            all.each(board.colours.iter(), A::Colour, |colour| menu::raise(board, side, colour))
        }
        Q::RaiseTo { colour } => all.each(1..=4, A::Count, |level| menu::raise_to(board, side, colour, level)),
        Q::Buy { with } => {
            all.one(A::Pass, Ok(()))?;
            all.each(menu::on_sale(board, side, with).iter(), A::Tile, |_| Ok(()))?;
            all.each(board.side(side).god, A::God, |god| menu::acquire(board, side, with, god))
        }
        Q::Lair { creature } => {
            all.one(A::Pass, Ok(()))?;
            all.each(board.districts(side), A::Zone, |zone| menu::lair(board, side, creature, zone))
        }
        Q::Join { creature } | Q::Home { creature } => {
            all.each(board.districts(side), A::Zone, |zone| menu::lair(board, side, creature, zone))
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
            coming(board, side, &mut all)?;
            all.cards(hand.only(Di::OF_TURN), |card| menu::card(board, side, card))
        }
        Q::Start { pace } => {
            all.one(A::Pass, Ok(()))?;
            all.each(board.troops.present(side).iter(), A::Zone, |zone| movement::start(board, side, zone, pace))
        }
        Q::Where => {
            all.one(A::Stop, movement::not_in_passing(board, side))?;
            let near = movement::within_a_step(board, side);
            all.each(near.iter(), A::Walk, |zone| movement::step_to(board, side, zone))?;
            if let Ok(needed) = movement::at_a_gate(board, side) {
                all.each(board.map.obelisks.iter(), A::Teleport, |zone| movement::appear(board, side, zone, needed))?;
            }
            coming(board, side, &mut all)?;
            all.cards(hand.only(Di::OF_TURN), |card| menu::card(board, side, card))
        }
        Q::HowMany { to, way } => {
            let surely = movement::surely(board, side, to, way);
            all.each(1..=surely, A::Count, |_| Ok(()))?;
            let more = surely + 1..=query::moving_units(board, side);
            all.each(more, A::Count, |units| movement::how_many(board, side, to, way, units))
        }
        Q::HowManyOf { to, way, party, mate } => {
            let has = board.moving.map_or(0, |moving| query::soldiers(board, mate, moving.at));
            all.each(0..=has, A::Count, |units| movement::how_many_of(board, side, to, way, party, mate, units))
        }
        Q::TakeCreature { to, way, party, breed, along } => {
            let beasts = movement::beasts(board, side).of(breed);
            let with = |beasts| movement::takes(board, side, Step { to, way, party, beasts: along.or(beasts) }, breed);
            all.one(A::Yes, with(beasts))?;
            all.one(A::No, with(CreatureSet::NONE))?;
            let left = beasts.iter().filter(|_| beasts.count() > 1);
            all.each(left, A::Leave, |creature| with(beasts.without(creature)))
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
            let cards = query::battle_choice(board, side);
            all.each(cards.iter(), A::Battle, |_| Ok(()))
        }
        Q::Aside { played } => {
            let cards = query::battle_choice(board, side).without(played);
            all.each(cards.iter(), A::Battle, |_| Ok(()))
        }
        Q::Add { kind, spent } => {
            let held = battle::held(board, side, kind);
            all.each(0..=held, A::Count, |count| battle::add(board, side, kind, spent, count))
        }
        Q::Snare => all.each([A::Yes, A::No], |answer| answer, |_| Ok(())),
        Q::Wound { kind } => all.each(0..=hand.of(kind), A::Count, |_| Ok(())),
        Q::Beaten => {
            all.one(A::Recall, Ok(()))?;
            all.one(A::Retreat, battle::retreat(board, side))?;
            all.one(A::Stay, battle::stay(board, side))
        }
        Q::RetreatTo { loser } => {
            all.each(battle::around(board).iter(), A::Zone, |zone| battle::retreat_to(board, loser, zone))
        }
        Q::Victorious => all.each([A::Recall, A::Stay], |answer| answer, |_| Ok(())),
        Q::Delta | Q::Sanctuary => all.each([A::Yes, A::No], |answer| answer, |_| Ok(())),
    }
}

/// Silver and gold tokens. [day.4] [day.5]
#[inline(always)]
fn bonus<F: FnMut(Answer) -> ControlFlow<()>>(board: &Board, side: Side, all: &mut Offers<'_, F>) -> ControlFlow<()> {
    if board.side(side).silver == Token::Ready {
        all.each(menu::open_to_silver(board, side).iter(), Answer::Silver, |_| Ok(()))?;
    }
    if board.side(side).gold == Token::Ready {
        all.each(menu::golden_actions(board, side), Answer::Gold, |_| Ok(()))?;
    }
    ControlFlow::Continue(())
}

/// Creatures that may come in the own turn. [creature.1]
#[inline(always)]
fn coming<F: FnMut(Answer) -> ControlFlow<()>>(board: &Board, side: Side, all: &mut Offers<'_, F>) -> ControlFlow<()> {
    if board.edition.companions != Companions::AnyTime {
        return ControlFlow::Continue(());
    }
    all.each(query::reserve(board, side), Answer::Creature, |creature| menu::come(board, side, creature))
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
