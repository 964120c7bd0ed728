//! The battle, from the meeting of two troops to the count of the dead. [battle.1] to [battle.16]

use super::{aftermath, amon, creature, di, god, night, supply};
use crate::Kemet;
use crate::ask::{Answer, Camp, Question};
use crate::battle_cards::BattleSet;
use crate::board::{Fight, FightStage, Plan, Shown};
use crate::cards::{Cards, Di};
use crate::edition::{AfterReveal, Discards, FirstStrike};
use crate::event::{Event, Glory};
use crate::gods::Grace;
use crate::map::Zone;
use crate::query;
use crate::tiles::Perk;
use table::{Cx, Flow, Private, SeatSet, Side, Sign};

/// A troop comes to a zone that an enemy holds.
pub(super) fn meet(cx: &mut Cx<'_, Kemet>, attacker: Side, at: Zone) {
    let Some(defender) = query::enemy_at(&cx.board, attacker, at) else { return };
    let mixed = cx.board.troops.units(defender, at) < query::troop(&cx.board, defender, at);
    let stage = if mixed { FightStage::Champion } else { before(cx) };
    let sides = [attacker, defender];
    cx.board.fight = Some(Fight { at, sides, stage, acting: 0, shown: [Shown::default(); 2] });
    cx.tell(Event::Met { attacker, defender, at });
}

/// What comes before the plans. [battle.1]
fn before(cx: &Cx<'_, Kemet>) -> FightStage {
    let strikes = match cx.board.edition.first_strike {
        FirstStrike::InEveryAttack => true,
        FirstStrike::WhenMoving => cx.board.moving.is_some(),
    };
    if strikes { FightStage::Escape } else { FightStage::Plan }
}

/// The team says who of those with units in the troop defends it. [team.6] [ruling.133]
fn champion(cx: &mut Cx<'_, Kemet>, mut fight: Fight) -> Flow {
    let speaker = query::speaker(&cx.board, fight.sides[1], fight.at);
    if let Answer::Side(side) = cx.ask(cx.board.seat(speaker), Question::Champion)? {
        fight.sides[1] = side;
        cx.tell(Event::Defends { side });
    }
    go_to(cx, fight, before(cx));
    Ok(())
}

pub(super) fn go_on(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    match fight.stage {
        FightStage::Champion => champion(cx, fight),
        FightStage::Escape => escape(cx, fight),
        FightStage::Strike => strike(cx, fight),
        FightStage::Plan if amon::fights(cx, &fight) => amon::plans(cx, fight),
        FightStage::Plan => plans(cx, fight),
        FightStage::Reveal => {
            reveal(cx, fight);
            Ok(())
        }
        FightStage::Snare if amon::fights(cx, &fight) && fight.shown.iter().any(|shown| shown.card.is_none()) => {
            amon::shows(cx, fight)
        }
        FightStage::Snare => snare(cx, fight),
        FightStage::Wound => wounds(cx, fight),
        FightStage::Resolve => resolve(cx, fight),
    }
}

fn go_to(cx: &mut Cx<'_, Kemet>, fight: Fight, stage: FightStage) {
    cx.board.fight = Some(Fight { stage, ..fight });
}

/// The defender's window, if he holds a card at all and the deck has one for it. [di.5]
fn escape(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    let defender = fight.sides[1];
    let holds = cx.board.edition.has_escape && !cx.board.secret.hands[defender.index()].is_empty();
    if !holds {
        return strike(cx, fight);
    }
    let seat = cx.board.seat(defender);
    let answers = cx.each(SeatSet::only(seat), Sign::None, |private| private.ask(Question::Escape))?;
    go_to(cx, fight, FightStage::Strike);
    if answers.of(seat) == Some(Answer::Card(Di::Escape)) {
        di::put_down(cx, defender, Di::Escape, None);
    }
    Ok(())
}

/// What tiles do before the battle: the attacker's, then, if a defender is left, the defender's. Without units of both
/// there is none; a Move goes on while its troop is there. [battle.1] [ruling.15]
fn strike(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    let [attacker, defender] = fight.sides;
    supply::gain_by_day(cx, attacker, query::perk(&cx.board, attacker, Perk::Zeal))?;
    ambush(cx, attacker, Perk::FirstStrike, defender, fight.at)?;
    if query::troop(&cx.board, defender, fight.at) > 0 {
        ambush(cx, defender, Perk::Trap, attacker, fight.at)?;
    }
    if fight.sides.iter().all(|&side| query::troop(&cx.board, side, fight.at) > 0) {
        go_to(cx, fight, FightStage::Plan);
    } else {
        cx.board.fight = None;
    }
    Ok(())
}

/// Units die by a tile of the other side, unless their creature keeps them. [tile.initiative] [tile.deadly-trap]
fn ambush(cx: &mut Cx<'_, Kemet>, by: Side, perk: Perk, side: Side, at: Zone) -> Flow {
    let dead = query::perk(&cx.board, by, perk).min(query::troop(&cx.board, side, at));
    if dead == 0 || query::shielded(&cx.board, side, at) {
        return Ok(());
    }
    supply::destroy(cx, side, at, dead)
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
pub(super) fn plan(private: &mut Private<'_, Kemet>) -> Flow<Plan> {
    let side = private.board.side_of(private.seat);
    let Answer::Battle(card) = private.ask(Question::PlayCard)? else { unreachable!("PlayCard takes battle cards") };
    let Answer::Battle(aside) = private.ask(Question::Aside { played: card })? else {
        unreachable!("Aside takes battle cards")
    };
    let (mut di, mut spent) = (Cards::NONE, 0);
    let hand = private.board.secret.hands[side.index()].only(Di::OF_BATTLE).kinds().map(|(kind, _)| kind);
    for kind in hand.chain(private.board.edition.own_card) {
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
        // The own card goes back to the hand. [di.7]
        let spent = cx.board.edition.own_card.map_or(plan.di, |own| plan.di.without(own));
        cx.board.secret.hands[side.index()].remove_all(spent);
        cx.board.discarded.add_all(spent);
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
        if cx.board.edition.after_reveal == AfterReveal::InTurnFaceUp && query::exchanges(&cx.board, &fight, which) {
            cx.board.secret.held[which] = Some(plan.aside);
        }
    }
    match cx.board.edition.after_reveal {
        AfterReveal::TogetherFaceDown => go_to(cx, fight, FightStage::Wound),
        AfterReveal::InTurnFaceUp => go_to(cx, fight, FightStage::Snare),
    }
}

/// One side after the other: the played battle card may be exchanged for the one set aside. [battle.16] [ruling.77]
fn snare(cx: &mut Cx<'_, Kemet>, mut fight: Fight) -> Flow {
    let which = fight.acting as usize;
    let side = fight.sides[which];
    if !query::exchanges(&cx.board, &fight, which) {
        return wound_in_turn(cx, fight);
    }
    let swaps = cx.ask(cx.board.seat(side), Question::Snare)? == Answer::Yes;
    if let (true, Some(hidden), Some(shown)) = (swaps, cx.board.secret.held[which], fight.shown[which].card) {
        fight.shown[which].card = Some(hidden);
        let aside = &mut cx.board.secret.aside[side.index()];
        *aside = aside.without(hidden).with(shown);
        let player = cx.board.side_mut(side);
        player.played = player.played.without(shown).with(hidden);
        player.known = player.known.with(hidden);
        cx.tell(Event::Snared { side, card: hidden });
    }
    cx.board.secret.held[which] = None;
    go_to(cx, fight, FightStage::Wound);
    Ok(())
}

/// Divine Wound: cards still in hand are given up for strength. [battle.5]
fn wounds(cx: &mut Cx<'_, Kemet>, mut fight: Fight) -> Flow {
    if cx.board.edition.after_reveal == AfterReveal::InTurnFaceUp {
        return wound_in_turn(cx, fight);
    }
    let asked: SeatSet =
        fight.sides.into_iter().filter(|&side| can_wound(cx, side)).map(|side| cx.board.seat(side)).collect();
    if asked.is_empty() {
        return resolve(cx, fight);
    }
    let given = cx.each(asked, Sign::Ready, give_up)?;
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

/// The same for one side, face up; then the other side's turn.
fn wound_in_turn(cx: &mut Cx<'_, Kemet>, mut fight: Fight) -> Flow {
    let which = fight.acting as usize;
    let side = fight.sides[which];
    let asked = can_wound(cx, side);
    if asked {
        let seat = cx.board.seat(side);
        if let Some(cards) = cx.each(SeatSet::only(seat), Sign::Ready, give_up)?.of(seat) {
            cx.board.secret.hands[side.index()].remove_all(cards);
            cx.board.discarded.add_all(cards);
            fight.shown[which].wounds = cards.count() as u8;
            cx.tell(Event::Wounded { side, cards: cards.count() as u8 });
        }
    }
    let next = Fight { acting: 1, stage: FightStage::Snare, ..fight };
    match (which, asked) {
        (0, false) => snare(cx, next),
        (_, false) => resolve(cx, fight),
        (0, true) => {
            cx.board.fight = Some(next);
            Ok(())
        }
        (_, true) => {
            go_to(cx, fight, FightStage::Resolve);
            Ok(())
        }
    }
}

fn can_wound(cx: &Cx<'_, Kemet>, side: Side) -> bool {
    query::perk(&cx.board, side, Perk::Wounds) > 0 && !cx.board.secret.hands[side.index()].is_empty()
}

/// Which cards of the hand are given up.
fn give_up(private: &mut Private<'_, Kemet>) -> Flow<Cards> {
    let side = private.board.side_of(private.seat);
    let mut given = Cards::NONE;
    for (kind, _) in private.board.secret.hands[side.index()].kinds() {
        if let Answer::Count(count) = private.ask(Question::Wound { kind })? {
            given.add(kind, count);
        }
    }
    Ok(given)
}

/// Compares, counts the dead, rewards, and sees who leaves. [battle.6] to [battle.11]
fn resolve(cx: &mut Cx<'_, Kemet>, fight: Fight) -> Flow {
    go_to(cx, fight, FightStage::Resolve);
    let might = [query::might(&cx.board, &fight, 0), query::might(&cx.board, &fight, 1)];
    cx.tell(Event::Compared { attacker: might[0], defender: might[1] });
    let winner = usize::from(might[0].strength <= might[1].strength);
    cx.tell(Event::Won { side: fight.sides[winner] });
    let devours = query::devours(&cx.board, &fight, winner);

    let sender = query::sends_away(&cx.board, &fight, winner);
    let graces = fight.sides.map(|side| query::god_at(&cx.board, side, fight.at).map(|god| god.card().grace));

    // Whom shields cover, no damage reaches. [shield.2] Own damage comes first; it meets no protection, and is not the
    // enemy's. [battle.15]
    let bare =
        [0, 1].map(|which| query::troop(&cx.board, fight.sides[which], fight.at).saturating_sub(might[which].shields));
    let own = [0, 1].map(|which| might[which].own_damage.min(bare[which]));
    let dead = [0, 1].map(|which| {
        let spared = which == winner && fight.shown[which].di.kinds().any(|(card, _)| card.card().spares);
        let enemy = might[1 - which];
        let hits = enemy.unblockable + enemy.damage.saturating_sub(might[which].protection);
        if spared { 0 } else { hits.min(bare[which] - own[which]) }
    });
    for which in 0..2 {
        supply::lose(cx, fight.sides[which], fight.at, own[which] + dead[which])?;
    }
    for side in fight.sides {
        creature::go_home(cx, side, fight.at)?;
    }
    let devoured = devours && dead[1 - winner] >= SOULS;
    for which in 0..2 {
        if let Some(Grace::Spoils(prayer)) = graces[which] {
            supply::gain(cx, fight.sides[which], prayer * dead[1 - which])?;
        }
    }
    rewards(cx, fight, winner, dead, devoured)?;
    aftermath::loser_leaves(cx, fight, fight.sides[1 - winner], sender)?;
    aftermath::winner_stays(cx, fight, winner)?;
    let levy = fight.shown[winner].di.sum(|card| card.win_units);
    night::muster(cx, fight.sides[winner], levy, Camp::Anywhere)?;
    god::rob(cx, graces[winner], fight.sides[winner], fight.sides[1 - winner])?;
    take_hands_back(cx, fight);
    cx.board.fight = None;
    cx.board.moving = None;
    Ok(())
}

/// Enemy units that Amout must remove for a point. [tile.amout-the-soul-devourer]
const SOULS: u8 = 2;

/// [battle.9] [battle.10] [veteran.2]
fn rewards(cx: &mut Cx<'_, Kemet>, fight: Fight, winner: usize, dead: [u8; 2], devoured: bool) -> Flow {
    for which in 0..2 {
        let side = fight.sides[which];
        let spoils = query::perk(&cx.board, side, Perk::KillSpoils) * dead[1 - which];
        supply::gain(cx, side, spoils)?;
        supply::gain(cx, side, query::perk(&cx.board, side, Perk::LossSpoils) * dead[which])?;
    }
    let side = fight.sides[winner];
    supply::gain(cx, side, query::perk(&cx.board, side, Perk::WinSpoils))?;
    supply::gain(cx, side, fight.shown[winner].di.sum(|card| card.win_prayer))?;
    let won = if winner == 0 { 1 } else { query::perk(&cx.board, side, Perk::DefenceGlory) };
    let mut glory = 0;
    if query::troop(&cx.board, side, fight.at) > 0 {
        glory = won + u8::from(devoured);
    }
    // Who has no seat has no points either. [amon.5]
    let glory = if cx.board.is_seated(side) { glory } else { 0 };
    for _ in 0..glory {
        cx.board.side_mut(side).battle_points += 1;
        cx.tell(Event::Scored { side, glory: Glory::Battle });
    }
    let consolation = cx.board.edition.veterans;
    for which in 0..2 {
        let defended = winner == 1 && which == 1;
        let scored = which == winner && glory > 0;
        let veterans = consolation * (u8::from(defended) + u8::from(!scored));
        if veterans > 0 && cx.board.is_seated(fight.sides[which]) {
            let veterans = veterans + query::perk(&cx.board, fight.sides[which], Perk::MoreVeterans);
            supply::gain_veterans(cx, fight.sides[which], veterans)?;
        }
    }
    Ok(())
}

/// Whoever has discarded every battle card takes them all back; that of a god alone is no plan. [battle.11] [ruling.178]
fn take_hands_back(cx: &mut Cx<'_, Kemet>, fight: Fight) {
    for side in fight.sides {
        let left = query::battle_hand(&cx.board, side).minus(query::gods_cards(&cx.board, side));
        if left.count() < 2 {
            cx.board.side_mut(side).played = BattleSet::NONE;
            cx.board.secret.aside[side.index()] = BattleSet::NONE;
            cx.tell(Event::HandTakenBack { side });
        }
    }
}
