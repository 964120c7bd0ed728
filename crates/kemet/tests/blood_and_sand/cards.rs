//! Divine Intervention cards: when they are played, what is paid for them.

use crate::kit::{FIRST, LATER, REVISED, duel_in, laid_in, two_in};
use kemet::ask::Question;
use kemet::cards::Di;
use kemet::event::Event;
use kemet::refusal::Refusal;

/// [di.1] In the turn around the actions: Day cards, and no others.
#[test]
fn cards_have_their_moments() {
    for ruleset in LATER {
        let hand = "hand war-rage glory snare divine-protection conscription swiftness transfer open-gates prayer*2";
        let mut t = two_in(ruleset, &format!("prayer=5; troops A=1; {hand}"), "");
        for card in [
            Di::WarRage,
            Di::Glory,
            Di::Snare,
            Di::DivineProtection,
            Di::Conscription,
            Di::Swiftness,
            Di::Transfer,
            Di::OpenGates,
        ] {
            t.refuses(&format!("0 card {}", card.card().name), Refusal::NotInThisMoment { card });
        }
        t.refuses("0 card enlistment", Refusal::NoCard { card: Di::Enlistment });
        t.refuses("0 card diversion", Refusal::NotInThisMoment { card: Di::Diversion });
        t.play("0 card prayer; 0 lay pray-middle; 0 card prayer");
        assert_eq!(t.prayer(0), 11, "before and after the action, any number");
    }
}

/// [di.1] [ruling.51] Day cards inside a Move: any time in the first printing, never in the revised one.
#[test]
fn day_cards_during_a_move() {
    let seat0 = "prayer=0; troops A=1; tiles priest-of-mafdet; hand prayer*2 swiftness";
    let mut t = two_in(FIRST, seat0, "");
    t.play("0 lay move-upper; 0 A; 0 card prayer; 0 card swiftness; 0 walk AB; 0 walk WB");
    t.refuses("0 card swiftness", Refusal::NoCard { card: Di::Swiftness });
    t.play("0 walk NW").takes("0 stop");
    t.play("0 card prayer");
    assert_eq!(
        (t.prayer(0), t.units(0, "NW"), t.waits_for()),
        (4, 1, vec![1]),
        "before the first step, after the last"
    );

    let mut t = two_in(REVISED, seat0, "");
    t.play("0 lay move-upper; 0 A").refuses("0 card prayer", Refusal::NotInThisMoment { card: Di::Prayer });
    t.play("0 card swiftness; 0 walk AB").refuses("0 card prayer", Refusal::NotInThisMoment { card: Di::Prayer });
    t.play("0 walk WB; 0 walk NW");
    assert!(!t.moves(), "nothing is left to do in the Move");
    t.play("0 card prayer; 0 card prayer");
    assert_eq!((t.prayer(0), t.waits_for()), (4, vec![1]), "after the action");
}

/// [di.1] Swiftness only before the first step, in both.
#[test]
fn swiftness_comes_before_the_first_step() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A=1; tiles priest-of-mafdet; hand swiftness*2 open-gates; prayer=1", "");
        t.play("0 lay move-upper; 0 A; 0 card swiftness; 0 walk AB");
        t.refuses("0 card swiftness", Refusal::NotInThisMoment { card: Di::Swiftness });
        t.takes("0 card open-gates");
    }
}

/// [di.1] [ruling.51] Between the battles of a Recruit: in the first printing only.
#[test]
fn day_cards_between_the_battles_of_a_recruit() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=4; hand prayer raining-fire", "troops A1=1 A2=2 C=1");
        t.play("0 lay recruit; 0 1; 0 2; 0 0");
        assert_eq!(t.asked(0), Some(Question::Assault));
        if ruleset != FIRST {
            t.refuses("0 card prayer", Refusal::NotInThisMoment { card: Di::Prayer });
            continue;
        }
        t.play("0 card prayer; 0 card raining-fire; 0 A1");
        assert_eq!(t.board().fight.map(|fight| t.board().map.label(fight.at)), Some("A2"), "A1 was burnt empty");
    }
}

/// [di.1] [di.4] [di.5] Nobody is asked when a card is played or a troop is entered.
#[test]
fn there_are_no_windows() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=1; troops A=2; hand prayer", "troops TW=1; hand snare glory");
        t.play("0 card prayer");
        assert_eq!((t.prayer(0), t.waits_for()), (3, vec![0]));
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 2");
        assert_eq!((t.asked(0), t.asked(1)), (Some(Question::PlayCard), Some(Question::PlayCard)));
    }
}

/// [di.2] [prayer.1] [ruling.38] What a card costs is paid when it is played; Priest of Ra saves on each payment.
#[test]
fn cards_are_paid_for() {
    for ruleset in LATER {
        let t = two_in(ruleset, "prayer=0; hand raining-fire*2", "troops C=3");
        t.refuses("0 card raining-fire", Refusal::NotEnoughPrayer { price: 1, has: 0 });
        let mut t = two_in(ruleset, "prayer=1; hand raining-fire*2", "troops C=3");
        t.play("0 card raining-fire").refuses("0 card raining-fire", Refusal::NotEnoughPrayer { price: 1, has: 0 });
        let mut t = two_in(ruleset, "prayer=0; hand raining-fire*2; tiles priest-of-ra", "troops C=3");
        t.play("0 card raining-fire; 0 card raining-fire");
        assert_eq!((t.prayer(0), t.units(1, "C")), (0, 1));
    }
}

/// [ruling.38] A toll paid with a teleport is one payment with it.
#[test]
fn priest_of_ra_saves_once_on_a_teleport_with_a_toll() {
    for ruleset in LATER {
        let seat0 = "prayer=3; pyramids white=1@A1; troops A1=1; tiles priest-of-ra";
        let mut t = two_in(ruleset, seat0, "troops TW=1+khnums-sphinx; tiles khnums-sphinx");
        t.play("0 lay move-upper; 0 A1; 0 teleport TW");
        assert_eq!(t.prayer(0), 0, "2 + 2 - 1");
    }
}

/// [effect.3] [effect.5] [ruling.85] Additions are no effects of their own, and Day tiles do nothing in a battle.
#[test]
fn one_effect_is_one_gain() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; tiles priest divine-might; hand prayer", "");
        t.play("0 card prayer; 0 lay pray-middle");
        assert_eq!(t.prayer(0), (2 + 1) + (2 + 1 + 1));
        let mut t = duel_in(ruleset, "prayer=0; troops TW=4; tiles divine-might priest-of-thoeris", "troops TW=1");
        t.battle("2-0-2 aside 1-3-0", "2-0-2 aside 1-3-0");
        t.play("1 recall; 0 recall");
        assert_eq!(t.prayer(0), 4 + 3);
    }
}

/// [ruling.38] In a battle Priest of Ra saves nothing; and [ruling.16], [ruling.96]: a plan must be payable.
#[test]
fn a_plan_must_be_payable() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "prayer=1; troops TW=2; tiles priest-of-ra; hand war-fury*2", "troops TW=2");
        t.play("0 4-1-0; 0 3-2-0").refuses("0 2", Refusal::NotEnoughPrayer { price: 2, has: 1 });
        t.play("0 1; 0 0").plan(1, "2-0-2 aside 1-3-0");
        assert_eq!(t.prayer(0), 0);
    }
}

/// [di.7] [ruling.63] Diversion goes with a plan and comes back.
#[test]
fn diversion_comes_back() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=2; hand war-rage", "troops TW=2");
        let sums = t.battle("2-0-2 aside 1-3-0 with diversion", "2-0-2 aside 1-3-0 with diversion");
        assert_eq!(sums.0, sums.1, "it does nothing");
        let added = |event: &Event| matches!(event, Event::AddedCard { card: Di::Diversion, count: 1, .. });
        assert_eq!((t.count(added), t.board().discarded.count(), t.hand(0).count()), (2, 0, 1));
        let mut again = duel_in(ruleset, "troops TW=2", "troops TW=2");
        again.play("0 4-1-0; 0 3-2-0").refuses("0 2", Refusal::TooManyCards { has: 1 }).takes("0 1");
    }
}

/// [ruling.79] Divine Memory takes a discarded card back and shuffles the others in.
#[test]
fn divine_memory_needs_discards() {
    for ruleset in LATER {
        let t = two_in(ruleset, "prayer=1; hand divine-memory", "");
        t.refuses("0 card divine-memory", Refusal::NoTarget);
        let head = "discards prayer glory war-rage*2";
        let mut t = laid_in(ruleset, head, &["prayer=1; hand divine-memory", ""]);
        t.play("0 card divine-memory").refuses("0 card snare", Refusal::NotAmongDiscards);
        t.refuses("0 card divine-memory", Refusal::NotAmongDiscards);
        t.play("0 card glory");
        assert_eq!((t.hand(0).count(), t.hand(0).has(Di::Glory), t.prayer(0)), (1, true, 0));
        assert_eq!(t.board().discarded.kinds().collect::<Vec<_>>(), [(Di::DivineMemory, 1)]);
        assert_eq!(t.board().secret.deck.count(), 31);
    }
}
