//! Amethyst, tile by tile.

use crate::cards::Di;
use crate::creatures::Creature;
use crate::event::Event;
use crate::query::Might;
use crate::refusal::Refusal;
use crate::testkit::{RISE, duel_in, laid_in, might, two_in};
use crate::tiles::tests::{companion_of_rise, duel_of_five, later_falls};
use kemet::ask::Question;
use table::Side;

const CALM: &str = "2-0-2 aside 1-3-0";

/// With own, silver and gold tokens alike, and for each owner; Divine Might adds to it. [ruling.111]
#[test]
fn energy_drain_gains_with_each_opponents_pray() {
    let seats = ["prayer=0", "prayer=0; tiles energy-drain", "prayer=0; tiles energy-drain divine-might"];
    let mut t = laid_in(RISE, "colours violet black red", &seats);
    t.play("0 lay pray-middle");
    assert_eq!((t.prayer(0), t.prayer(1), t.prayer(2)), (2, 1, 2));
    t.play("1 lay pray-middle");
    assert_eq!((t.prayer(0), t.prayer(1), t.prayer(2)), (2, 3, 4), "not with the own Pray");
    let seats = ["prayer=0; tiles magic-versatility", "prayer=10; tiles energy-drain"];
    let mut t = laid_in(RISE, "", &seats);
    t.play("0 lay pray-middle; 0 gold pray; 0 resolve own");
    assert_eq!((t.prayer(0), t.prayer(1)), (4, 11), "with gold too, and never above 11");
    let mut t = laid_in(RISE, "round 1 prayers", &["prayer=0", "prayer=0; tiles energy-drain"]);
    assert_eq!((t.prayer(0), t.prayer(1)), (2, 2), "not in the Night");
    assert_eq!(t.draw().prayer(1), 2);
}

/// [ruling.112] [veteran.2]
#[test]
fn hardened_scarabs_add_a_token_to_those_of_a_battle() {
    let veterans = |attacker: &str, defender: &str, plans: [&str; 2]| {
        let mut t = duel_in(RISE, &format!("troops TW=3; {attacker}"), &format!("troops TW=3; {defender}"));
        t.battle(plans[0], plans[1]);
        (t.won(), t.veterans(0), t.veterans(1))
    };
    let scarabs = "tiles hardened-scarabs";
    assert_eq!(veterans("", scarabs, [CALM, CALM]), (Some(1), 1, 3), "a defender who wins has two, and one more");
    assert_eq!(veterans(scarabs, "", [CALM, CALM]), (Some(1), 2, 2), "a beaten attacker");
    assert_eq!(veterans(scarabs, "", ["4-1-0 aside 1-3-0", CALM]), (Some(0), 0, 1), "none where none was gained");
}

#[test]
fn kill_them_all_moves_on_and_hits_harder() {
    let mut t = two_in(RISE, "prayer=0; tiles kill-them-all; troops A=1", "");
    t.play("0 lay move-upper; 0 A; 0 walk AB; 0 walk TW");
    assert_eq!((t.units(0, "TW"), t.moves()), (1, false));
    let mut t = duel_in(RISE, "tiles kill-them-all; troops TW=3", "troops TW=3");
    assert_eq!(t.battle(CALM, CALM).0, might(5, 1, 2));
    let mut t = duel_in(RISE, "troops TW=3", "tiles kill-them-all; troops TW=3");
    assert_eq!(t.battle(CALM, CALM).1, might(5, 1, 2));
}

/// [ruling.113] [night.2]
#[test]
fn annexation_takes_a_card_of_an_opponent_who_has_two() {
    let seats = ["veterans=2; tiles annexation", "hand glory prayer", "hand snare"];
    let mut t = laid_in(RISE, "round 1 interventions", &seats);
    t.draw();
    assert_eq!((t.asked(0), t.options(0)), (Some(Question::Annex), vec!["pass".into(), "seat 1".into()]));
    t.refuses("0 seat 2", Refusal::TooFewCards).refuses("0 seat 0", Refusal::NotAnAnswer);
    let mut declined = t.clone();
    assert_eq!(declined.play("0 pass").hand(0).count(), 1);
    t.play("0 seat 1").refuses("chance card snare", Refusal::NotInDeck);
    t.play("chance card glory");
    assert_eq!((t.hand(0).count(), t.hand(1).of(Di::Prayer), t.hand(1).count()), (2, 1, 1));
    assert!(t.told(|event| *event == Event::CardTaken { side: Side::new(0), from: Side::new(1) }));
    assert!(matches!(t.asked(0), Some(Question::Veterans { .. })), "then the Veteran tokens");
}

/// [battlecard.2] [ruling.35] [ruling.108]
#[test]
fn pact_of_stone_swaps_a_battle_card() {
    let mut t = two_in(RISE, "prayer=2; pyramids violet=2@A1; played 4-1-0; aside 3-2-0", "");
    t.play("0 lay buy-1; 0 pact-of-stone").refuses("0 3-0-0", Refusal::BattleCardNotOwned);
    t.play("0 5-0-0");
    let hand = ["4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0", "1-1-3", "3-0-0"];
    assert_eq!(t.battle_hand(0), hand, "all are back, one is gone");
    let mut t = duel_in(RISE, "tiles pact-of-stone; removed 5-0-0; troops TW=4", "troops TW=3");
    assert_eq!(t.battle("3-0-0 aside 2-0-2", CALM).0, Might { shields: 2, ..might(7, 0, 0) });
}

#[test]
fn sacred_cobra() {
    companion_of_rise(Creature::SacredCobra, 2, 1, Might { unblockable: 1, ..might(6, 0, 2) });
    later_falls(RISE, Creature::SacredCobra.name(), Creature::SacredCobra);
}

/// [battle.15] [ruling.110]
#[test]
fn the_bite_of_the_cobra_meets_no_protection() {
    let mut t = duel_of_five(
        RISE,
        "prayer=0; tiles sacred-cobra divine-hunger; troops TW=5+sacred-cobra",
        "prayer=0; tiles honor-in-battle; troops TW=3",
    );
    t.battle(CALM, CALM);
    assert_eq!((t.units(1, "TW"), t.prayer(0), t.prayer(1)), (2, 2, 1), "it counts as removed by damage");
    let mut t = duel_in(RISE, "tiles sacred-cobra; troops TW=3+sacred-cobra", "troops TW=5; hand divine-protection");
    t.battle(CALM, "2-0-2 aside 1-3-0 with divine-protection");
    assert_eq!((t.won(), t.units(1, "TW")), (Some(1), 5), "a winner is spared it");
}

#[test]
fn giant_vulture() {
    companion_of_rise(Creature::GiantVulture, 3, 3, might(6, 0, 2));
    later_falls(RISE, Creature::GiantVulture.name(), Creature::GiantVulture);
}

/// [aftermath.2] [ruling.116]
#[test]
fn the_vultures_side_chooses_its_retreat() {
    let beaten = |attacker: &str| {
        let mut t = duel_in(RISE, attacker, "tiles giant-vulture; troops TW=2+giant-vulture");
        t.battle("4-1-0 aside 1-3-0", CALM);
        t.play("1 retreat");
        t
    };
    let mut t = beaten("troops TW=5");
    assert_eq!((t.waits_for(), t.options(1)), (vec![1], vec!["A".into(), "AB".into(), "BC".into(), "C".into()]));
    t.refuses("1 WB", Refusal::NotAdjacent);
    assert_eq!(t.play("1 BC").units(1, "BC"), 2);
    let t = beaten("tiles deep-desert-snake; troops TW=5+deep-desert-snake");
    assert_eq!(t.waits_for(), [0], "silenced, it changes nothing");
}

/// [battle.16] [ruling.115]
#[test]
fn ambush_exchanges_the_battle_card_after_the_reveal() {
    let mut t = duel_in(RISE, "tiles ambush; troops TW=3", "troops TW=3");
    t.plan(0, "1-1-3 aside 4-1-0").plan(1, CALM);
    assert_eq!((t.asked(0), t.waits_for()), (Some(Question::Snare), vec![0]));
    assert_eq!(t.clone().play("0 no").compared().0, might(4, 1, 3));
    t.play("0 yes");
    assert_eq!(t.compared().0, might(7, 1, 0));
    let mut t = duel_in(RISE, "troops TW=3", "tiles ambush; troops TW=3; hand snare");
    t.plan(0, CALM).plan(1, "1-1-3 aside 4-1-0 with snare");
    t.play("1 yes");
    assert_eq!((t.compared().1, t.hand(1).count()), (might(7, 1, 0), 0), "one exchange, by either");
}

/// [ruling.114]
#[test]
fn divine_advantage_keeps_one_of_two_cards() {
    let seats = ["tiles divine-advantage; hand glory", "hand snare"];
    let mut t = laid_in(RISE, "round 1 interventions", &seats);
    t.play("chance card prayer; chance card war-rage; chance card iron-wall");
    assert_eq!(
        (t.asked(0), t.options(0)),
        (Some(Question::Vision), vec!["card war-rage".into(), "card iron-wall".into()])
    );
    t.refuses("0 card prayer", Refusal::NotSeen);
    t.play("0 card iron-wall");
    assert_eq!((t.hand(0).of(Di::IronWall), t.hand(0).count()), (1, 3));
    assert_eq!(t.board().discarded.of(Di::WarRage), 1, "face up");
}

/// What is left is kept without a choice. [ruling.114] [ruling.119]
#[test]
fn divine_advantage_with_one_card_left_keeps_it() {
    let rest = "hand war-rage*3 war-fury*3 bloody-battle*3 bloodbath*2 bronze-wall*3 iron-wall*2 glory \
                divine-protection conscription snare raining-fire*3 enlistment*3 divine-memory swiftness*2 \
                open-gates transfer";
    let mut t = laid_in(RISE, "round 1 interventions", &["tiles divine-advantage", rest]);
    t.draw();
    assert_eq!((t.hand(0).of(Di::Prayer), t.board().discarded.count()), (2, 0));
}

#[test]
fn great_crocodile() {
    companion_of_rise(Creature::GreatCrocodile, 4, 2, Might { unblockable: 1, ..might(7, 0, 2) });
    later_falls(RISE, Creature::GreatCrocodile.name(), Creature::GreatCrocodile);
}

#[test]
fn shadow_servant() {
    companion_of_rise(Creature::ShadowServant, 4, 1, Might { shields: 1, ..might(6, 0, 2) });
}

/// [golden.2] [ruling.117]
#[test]
fn magic_versatility_is_a_raise_a_recruit_a_pray_or_a_move() {
    let lay = |gold: &str| {
        let mut t = two_in(RISE, "prayer=5; pyramids violet=1@A1; tiles magic-versatility; troops A1=1", "");
        t.play(&format!("0 lay pray-middle; 0 gold {gold}; 0 resolve gold"));
        t
    };
    assert_eq!(lay("raise").play("0 violet; 0 3").level(0, crate::tiles::Colour::Violet), 3);
    assert_eq!(lay("recruit").play("0 2; 0 0; 0 0").units(0, "A1"), 3);
    assert_eq!(lay("pray").prayer(0), 9);
    assert_eq!(lay("move").play("0 A1; 0 walk A").units(0, "A"), 1);
    let mut t = two_in(RISE, "tiles magic-versatility", "");
    t.play("0 lay pray-middle").refuses("0 gold twin", Refusal::NotYourGoldenAction);
    assert_eq!(t.board().side(Side::new(0)).laid.count(), 1, "it covers no floor");
    let mut t = two_in(RISE, "tiles magic-versatility divine-will", "");
    t.play("0 lay pray-middle").takes("0 gold recruit").refuses("0 gold march", Refusal::NotYourGoldenAction);
}
