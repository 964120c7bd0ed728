//! The battle, from the meeting of two troops to the count of the dead. [battle.1] to [battle.13]

use super::{aftermath, creature, di, supply};
use crate::Kemet;
use crate::ask::{Answer, Question};
use crate::battle_cards::BattleSet;
use crate::board::{Fight, FightStage, Plan, Shown};
use crate::cards::{Cards, Di};
use crate::edition::Discards;
use crate::event::{Event, Glory};
use crate::map::Zone;
use crate::query;
use crate::tiles::Perk;
use table::{Cx, Flow, Private, SeatSet, Side, Sign};

/// A troop comes to a zone that an enemy holds.
pub(super) fn meet(cx: &mut Cx<'_, Kemet>, attacker: Side, at: Zone) {
    let Some(defender) = query::enemy_at(&cx.board, attacker, at) else { return };
    let sides = [attacker, defender];
    cx.board.fight = Some(Fight { at, sides, stage: FightStage::Escape, shown: [Shown::default(); 2] });
    cx.tell(Event::Met { attacker, defender, at });
}

pub(super) fn go_on(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    match fight.stage {
        FightStage::Escape => escape(cx, fight),
        FightStage::Strike => strike(cx, fight),
        FightStage::Plan => plans(cx, fight),
        FightStage::Reveal => {
            reveal(cx, fight);
            Ok(())
        }
        FightStage::Wound => wounds(cx, fight),
        FightStage::Resolve => resolve(cx, fight),
    }
}

fn go_to(cx: &mut Cx<'_, Kemet>, fight: Fight, stage: FightStage) {
    cx.board.fight = Some(Fight { stage, ..fight });
}

/// The defender's window, if he holds a card at all. [di.5]
fn escape(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    let defender = fight.sides[1];
    let seat = cx.board.seat(defender);
    let holds = !cx.board.secret.hands[defender.index()].is_empty();
    if !holds {
        return strike(cx, fight);
    }
    let answers = cx.each(SeatSet::only(seat), Sign::None, |private| private.ask(Question::Escape))?;
    go_to(cx, fight, FightStage::Strike);
    if answers.of(seat) == Some(Answer::Card(Di::Escape)) {
        di::put_down(cx, defender, Di::Escape, None);
    }
    Ok(())
}

/// Initiative: units of the defender die before the battle; without any left there is none. [tile.initiative]
fn strike(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    let [attacker, defender] = fight.sides;
    let has = cx.board.troops.units(defender, fight.at);
    let dead = query::perk(&cx.board, attacker, Perk::FirstStrike).min(has);
    if dead > 0 {
        supply::destroy(cx, defender, fight.at, dead)?;
    }
    if dead == has {
        cx.board.fight = None;
    } else {
        go_to(cx, fight, FightStage::Plan);
    }
    Ok(())
}

/// Both plan in secret; whoever is foreseen plans first and shows the battle card. [battle.2] [battle.3]
fn plans(cx: &mut Cx<'_, Kemet>, mut fight: Fight) -> Flow {
    let seer = (0..2).find(|&which| query::perk(&cx.board, fight.sides[which], Perk::Foresight) > 0);
    let laid = cx.board.secret.plans;
    let now: SeatSet = match seer {
        Some(seer) if laid[1 - seer].is_none() => SeatSet::only(cx.board.seat(fight.sides[1 - seer])),
        Some(seer) => SeatSet::only(cx.board.seat(fight.sides[seer])),
        None => fight.sides.into_iter().map(|side| cx.board.seat(side)).collect(),
    };
    let plans = cx.each(now, Sign::Ready, plan)?;
    for which in 0..2 {
        let side = fight.sides[which];
        if let Some(plan) = plans.of(cx.board.seat(side)) {
            cx.board.secret.plans[which] = Some(plan);
            if seer.is_some_and(|seer| seer != which) {
                fight.shown[which].card = Some(plan.card);
                let player = cx.board.side_mut(side);
                player.known = player.known.with(plan.card);
                cx.tell(Event::CardForeseen { side, card: plan.card });
            }
        }
    }
    let all = cx.board.secret.plans.iter().all(Option::is_some);
    go_to(cx, fight, if all { FightStage::Reveal } else { FightStage::Plan });
    Ok(())
}

/// A card to play, a card to set aside, and any cards of battle that can be paid.
fn plan(private: &mut Private<'_, Kemet>) -> Flow<Plan> {
    let side = private.board.side_of(private.seat);
    let Answer::Battle(card) = private.ask(Question::PlayCard)? else { unreachable!("PlayCard takes battle cards") };
    let Answer::Battle(aside) = private.ask(Question::Aside { played: card })? else {
        unreachable!("Aside takes battle cards")
    };
    let (mut di, mut spent) = (Cards::NONE, 0);
    for (kind, _) in private.board.secret.hands[side.index()].only(Di::OF_BATTLE).kinds() {
        if let Answer::Count(count) = private.ask(Question::Add { kind, spent })? {
            di.add(kind, count);
            spent += kind.card().cost * count;
        }
    }
    Ok(Plan { card, aside, di })
}

/// Everything is shown and paid: a step of its own, so that no secret lies under an open question. [battle.4]
fn reveal(cx: &mut Cx<'_, Kemet>, mut fight: Fight) {
    for which in 0..2 {
        let side = fight.sides[which];
        let Some(plan) = cx.board.secret.plans[which].take() else { continue };
        cx.tell(Event::Revealed { side, card: plan.card, cards: plan.di.count() as u8 });
        for (card, count) in plan.di.kinds() {
            cx.tell(Event::AddedCard { side, card, count });
        }
        if cx.board.discards == Discards::Open {
            cx.tell(Event::SetAside { side, card: plan.aside });
        }
        supply::pay(cx, side, plan.di.sum(|card| card.cost));
        cx.board.secret.hands[side.index()].remove_all(plan.di);
        cx.board.discarded.add_all(plan.di);
        let aside = &mut cx.board.secret.aside[side.index()];
        *aside = aside.with(plan.aside);
        let open = cx.board.discards == Discards::Open;
        let player = cx.board.side_mut(side);
        player.played = player.played.with(plan.card);
        player.known = player.known.with(plan.card);
        if open {
            player.known = player.known.with(plan.aside);
        }
        fight.shown[which] = Shown { card: Some(plan.card), di: plan.di, wounds: 0 };
    }
    go_to(cx, fight, FightStage::Wound);
}

/// Divine Wound: cards still in hand are given up, face down, for strength. [battle.5]
fn wounds(cx: &mut Cx<'_, Kemet>, mut fight: Fight) -> Flow {
    let wounds = |&side: &Side| {
        query::perk(&cx.board, side, Perk::Wounds) > 0 && !cx.board.secret.hands[side.index()].is_empty()
    };
    let asked: SeatSet = fight.sides.into_iter().filter(wounds).map(|side| cx.board.seat(side)).collect();
    if asked.is_empty() {
        return resolve(cx, fight);
    }
    let given = cx.each(asked, Sign::Ready, |private| {
        let side = private.board.side_of(private.seat);
        let mut given = Cards::NONE;
        for (kind, _) in private.board.secret.hands[side.index()].kinds() {
            if let Answer::Count(count) = private.ask(Question::Wound { kind })? {
                given.add(kind, count);
            }
        }
        Ok(given)
    })?;
    for which in 0..2 {
        let side = fight.sides[which];
        if let Some(cards) = given.of(cx.board.seat(side)) {
            cx.board.secret.hands[side.index()].remove_all(cards);
            cx.board.secret.buried[side.index()].add_all(cards);
            fight.shown[which].wounds = cards.count() as u8;
            cx.tell(Event::Wounded { side, cards: cards.count() as u8 });
        }
    }
    go_to(cx, fight, FightStage::Resolve);
    Ok(())
}

/// Compares, counts the dead, rewards, and sees who leaves. [battle.6] to [battle.11]
fn resolve(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    go_to(cx, fight, FightStage::Resolve);
    let might = [query::might(&cx.board, &fight, 0), query::might(&cx.board, &fight, 1)];
    cx.tell(Event::Compared { attacker: might[0], defender: might[1] });
    let winner = usize::from(might[0].strength <= might[1].strength);
    cx.tell(Event::Won { side: fight.sides[winner] });

    let dead = [0, 1].map(|which| {
        let hits = might[1 - which].damage.saturating_sub(might[which].protection);
        hits.min(cx.board.troops.units(fight.sides[which], fight.at))
    });
    for (side, dead) in fight.sides.into_iter().zip(dead) {
        supply::lose(cx, side, fight.at, dead);
    }
    for side in fight.sides {
        creature::go_home(cx, side, fight.at)?;
    }
    rewards(cx, fight, winner, dead);
    aftermath::loser_leaves(cx, fight, winner)?;
    aftermath::winner_stays(cx, fight, winner)?;
    take_hands_back(cx, fight);
    cx.board.fight = None;
    cx.board.moving = None;
    Ok(())
}

/// [battle.9] [battle.10]
fn rewards(cx: &mut Cx<'_, Kemet>, fight: Fight, winner: usize, dead: [u8; 2]) {
    for which in 0..2 {
        let spoils = query::perk(&cx.board, fight.sides[which], Perk::KillSpoils);
        supply::gain(cx, fight.sides[which], spoils * dead[1 - which]);
    }
    let side = fight.sides[winner];
    supply::gain(cx, side, query::perk(&cx.board, side, Perk::WinSpoils));
    let glory = if winner == 0 { 1 } else { query::perk(&cx.board, side, Perk::DefenceGlory) };
    if glory > 0 && cx.board.troops.units(side, fight.at) > 0 {
        cx.board.side_mut(side).battle_points += glory;
        cx.tell(Event::Scored { side, glory: Glory::Battle });
    }
}

/// Whoever has discarded every battle card takes them all back. [battle.11]
fn take_hands_back(cx: &mut Cx<'_, Kemet>, fight: Fight) {
    for side in fight.sides {
        if query::battle_hand(&cx.board, side).is_empty() {
            cx.board.side_mut(side).played = BattleSet::NONE;
            cx.board.secret.aside[side.index()] = BattleSet::NONE;
            cx.tell(Event::HandTakenBack { side });
        }
    }
}
