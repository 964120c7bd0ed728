//! A battle from its obelisks to its majorities. [conflict.6] to [conflict.14]

use super::{conflict, devotion, figure, killing, resolution};
use crate::Ankh;
use crate::ask::{Answer, Question, build_sites, obelisk_spots, seats_of};
use crate::board::{Battle, BattleStage, Conflict, SIDES, SideSet};
use crate::event::{Event, Grace};
use crate::hex::HexSet;
use crate::kinds::*;
use crate::map::MAP;
use crate::query;
use table::{Cx, Flow, List, MOST_OPTIONS, Private, Side, Sign};

pub(super) fn begin(cx: &mut Cx<'_, Ankh>, fighters: SideSet) {
    let attuned = fighters.sides().filter(|&side| query::has_power(&cx.board, side, Power::ObeliskAttuned));
    let battle = Battle {
        attuned: attuned.fold(SideSet::NONE, SideSet::and_also),
        ..Battle::new(BattleStage::Obelisks, fighters)
    };
    put(cx, battle);
}

/// Writes the battle on the table.
pub(super) fn put(cx: &mut Cx<'_, Ankh>, battle: Battle) {
    if let Some(conflict) = cx.board.conflict {
        cx.board.conflict = Some(Conflict { battle: Some(battle), ..conflict });
    }
}

pub(super) fn token(cx: &Cx<'_, Ankh>) -> usize {
    cx.board.conflict.map_or(0, |conflict| conflict.token as usize)
}

pub(super) fn go_on(cx: &mut Cx<'_, Ankh>, battle: Battle) -> Flow {
    match battle.stage {
        BattleStage::Obelisks => obelisks(cx, battle),
        BattleStage::Announce => announce(cx, battle),
        BattleStage::Cards => cards(cx, battle),
        BattleStage::Build => build(cx, battle),
        BattleStage::Plague => plague(cx, battle),
        BattleStage::Devour => devour(cx, battle),
        BattleStage::Majority => majority(cx, battle),
        BattleStage::Resolve => resolution::resolve(cx, battle),
        BattleStage::Aftermath => resolution::aftermath(cx, battle),
        BattleStage::Worship => resolution::worship(cx, battle),
    }
}

/// One figure of the next attuned god, in rounds from the least devoted up. [power.obelisk-attuned]
fn obelisks(cx: &mut Cx<'_, Ankh>, mut battle: Battle) -> Flow {
    let order: List<Side, SIDES> = cx.board.ascending().collect();
    let can = |cx: &Cx<'_, Ankh>, side: Side| {
        battle.attuned.holds(side)
            && !cx.board.figures[side.index()].minus(battle.relocated).is_empty()
            && !obelisk_spots(&cx.board, side).is_empty()
    };
    let round = (0..order.len()).map(|place| (battle.next as usize + place) % order.len());
    let Some(place) = round.into_iter().find(|&place| can(cx, order[place])) else {
        return announce(cx, Battle { stage: BattleStage::Announce, ..battle });
    };
    let side = order[place];
    let seat = cx.board.seat(side);
    battle.next = ((place + 1) % order.len()) as u8;
    let Answer::Hex(from) = cx.ask(seat, Question::Obelisk)? else {
        battle.attuned = battle.attuned.except(side);
        put(cx, battle);
        return Ok(());
    };
    let Answer::Hex(to) = cx.ask(seat, Question::Beside { from })? else { return Ok(()) };
    figure::shift(&mut cx.board, side, from, to);
    battle.relocated = battle.relocated.with(to);
    put(cx, battle);
    cx.tell(Event::Relocated { side, from, to });
    figure::aim(cx, seat, to)
}

/// Amun says openly that two cards are to come. [god.amun]
fn announce(cx: &mut Cx<'_, Ankh>, mut battle: Battle) -> Flow {
    let doubled = cx.board.conflict.is_some_and(|conflict| conflict.doubled);
    let amun = query::holder(&cx.board, God::Amun).filter(|&side| battle.fighters.holds(side));
    let amun = amun.filter(|&side| !doubled && cx.board.side(side).hand.count() > 1);
    if let Some(side) = amun
        && cx.ask(cx.board.seat(side), Question::Double)? == Answer::Yes
    {
        battle.doubles = Some(side);
        if let Some(conflict) = &mut cx.board.conflict {
            conflict.doubled = true;
        }
        cx.tell(Event::Doubled { side });
    }
    battle.stage = BattleStage::Cards;
    put(cx, battle);
    Ok(())
}

/// All fighters choose in secret; then everything lies open, and the Flood comes. [conflict.9] [conflict.10]
fn cards(cx: &mut Cx<'_, Ankh>, mut battle: Battle) -> Flow {
    let doubles = battle.doubles;
    let chosen = cx.each(seats_of(battle.fighters.sides()), Sign::Ready, |private| choose(private, doubles))?;
    let token = token(cx);
    for side in battle.fighters.sides() {
        let Some(cards) = chosen.of(cx.board.seat(side)) else { continue };
        battle.cards[side.index()] = cards;
        let player = cx.board.side_mut(side);
        player.hand = player.hand.minus(cards);
        for card in cards.iter() {
            cx.tell(Event::Revealed { side, card });
        }
        if cards.has(Card::Flood) {
            let fertile = MAP.fertile.minus(cx.board.underworld);
            let figures = query::figures_in(&cx.board, side, token).and(fertile);
            battle.shielded = battle.shielded.or(figures);
            figure::followers(cx, side, figures.count() as u8);
        }
    }
    battle.stage = BattleStage::Build;
    battle.waiting = holders(&battle, Card::Build);
    put(cx, battle);
    Ok(())
}

fn choose(private: &mut Private<'_, Ankh>, doubles: Option<Side>) -> Flow<CardSet> {
    let Answer::Card(first) = private.ask(Question::PlayCard)? else { return Ok(CardSet::NONE) };
    let mut cards = CardSet::only(first);
    if doubles == Some(private.board.side_of(private.seat))
        && let Answer::Card(second) = private.ask(Question::SecondCard { first })?
    {
        cards = cards.with(second);
    }
    Ok(cards)
}

/// Who played a card.
pub(super) fn holders(battle: &Battle, card: Card) -> SideSet {
    battle.fighters.sides().filter(|side| battle.cards[side.index()].has(card)).fold(SideSet::NONE, SideSet::and_also)
}

/// Build Monument, from the least devoted up. [card.build-monument]
fn build(cx: &mut Cx<'_, Ankh>, mut battle: Battle) -> Flow {
    let Some(side) = cx.board.ascending().find(|&side| battle.waiting.holds(side)) else {
        battle.stage = BattleStage::Plague;
        battle.waiting = holders(&battle, Card::Plague);
        return plague(cx, battle);
    };
    battle.waiting = battle.waiting.except(side);
    let price = if query::has_power(&cx.board, side, Power::Inspiring) { 0 } else { BUILDING };
    let player = cx.board.side(side);
    let able = player.followers >= price
        && player.ankhs > 0
        && Monument::ALL.iter().any(|&kind| query::monuments_left(&cx.board, kind) > 0)
        && !build_sites(&cx.board).is_empty();
    let seat = cx.board.seat(side);
    if able
        && let Answer::Monument(kind) = cx.ask(seat, Question::Build)?
        && let Answer::Hex(at) = cx.ask(seat, Question::BuildAt { kind })?
    {
        figure::sacrifice(cx, side, price);
        cx.board.side_mut(side).ankhs -= 1;
        cx.board.monuments[kind.index()] = cx.board.monuments[kind.index()].with(at);
        cx.board.control[side.index()] = cx.board.control[side.index()].with(at);
        cx.tell(Event::Built { side, monument: kind, at });
    }
    put(cx, battle);
    Ok(())
}

/// Followers that a monument costs.
const BUILDING: u8 = 3;

/// One blind bid for each card, among those who have a figure there now. [card.plague-of-locusts]
fn plague(cx: &mut Cx<'_, Ankh>, mut battle: Battle) -> Flow {
    let Some(side) = cx.board.ascending().find(|&side| battle.waiting.holds(side)) else {
        battle.stage = BattleStage::Majority;
        return majority(cx, battle);
    };
    let present = query::present(&cx.board, token(cx));
    battle.waiting = battle.waiting.except(side);
    if present.is_empty() {
        put(cx, battle);
        return Ok(());
    }
    // Five gods with many Followers have more numbers to say than fit one list of options.
    let numbers: usize = present.sides().map(|side| 1 + cx.board.side(side).followers as usize).sum();
    let most = if numbers > MOST_OPTIONS { BIDS - 1 } else { u8::MAX };
    let bids = cx.each(seats_of(present.sides()), Sign::Ready, |private| bid(private, most))?;
    battle.bids = [0; SIDES];
    for side in present.sides() {
        if let Some(Answer::Count(followers)) = bids.of(cx.board.seat(side)) {
            battle.bids[side.index()] = followers;
            cx.tell(Event::Bid { side, followers });
        }
    }
    battle.stage = BattleStage::Devour;
    put(cx, battle);
    Ok(())
}

/// Any number of one's Followers, in two answers with more of them than can be listed. [ruling.30]
fn bid(private: &mut Private<'_, Ankh>, most: u8) -> Flow<Answer> {
    if private.board.side(private.board.side_of(private.seat)).followers <= most {
        return private.ask(Question::Bid);
    }
    let Answer::Count(from) = private.ask(Question::BidFrom)? else { return Ok(Answer::Count(0)) };
    private.ask(Question::BidWithin { from })
}

/// The bids are paid; all die but those of the single highest bidder.
fn devour(cx: &mut Cx<'_, Ankh>, mut battle: Battle) -> Flow {
    let token = token(cx);
    let present = query::present(&cx.board, token);
    let most = present.sides().map(|side| battle.bids[side.index()]).max().unwrap_or(0);
    let leaders = present.sides().filter(|side| battle.bids[side.index()] == most);
    let leaders: List<Side, SIDES> = leaders.collect();
    for side in present.sides() {
        figure::sacrifice(cx, side, battle.bids[side.index()]);
    }
    let spared = if leaders.len() == 1 { leaders.first().copied() } else { None };
    let dying = present.sides().filter(|&side| Some(side) != spared);
    let victims = dying.fold(HexSet::NONE, |all, side| all.or(query::figures_in(&cx.board, side, token)));
    let victims = victims.minus(query::god_figures(&cx.board));
    battle.stage = BattleStage::Plague;
    let battle = killing::kill(cx, battle, victims)?;
    // A cat that the locusts take curses at once. [guardian.cat-mummy]
    resolution::curses(cx, battle.cats);
    put(cx, Battle { cats: [0; SIDES], ..battle });
    Ok(())
}

/// All majorities are read before the first is paid. [conflict.14]
fn majority(cx: &mut Cx<'_, Ankh>, battle: Battle) -> Flow {
    let token = token(cx);
    let present = query::present(&cx.board, token);
    let paid = conflict::in_order(cx, |side| present.holds(side) && battle.fighters.holds(side));
    let counts = paid.iter().map(|&side| query::majorities(&cx.board, side, token)).collect::<List<u8, SIDES>>();
    for (&side, &count) in paid.iter().zip(counts.iter()) {
        if count > 0 {
            cx.tell(Event::Majorities { side, count });
        }
        devotion::gain(cx, side, count, Grace::Majorities)?;
    }
    put(cx, Battle { stage: BattleStage::Resolve, ..battle });
    Ok(())
}
