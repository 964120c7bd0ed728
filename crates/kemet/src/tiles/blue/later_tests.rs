//! Sapphire in Blood and Sand, both printings.

use crate::creatures::Creature;
use crate::refusal::Refusal;
use crate::testkit::{FIRST, LATER, REVISED, duel_in, laid_in, might, two_in};
use crate::tiles::tests::later_creature;
use kemet::ask::Question;

const CALM: &str = "2-0-2 aside 1-3-0";

#[test]
fn defense_helps_the_defender_only() {
    for ruleset in LATER {
        let fight = |attacker: &str, defender: &str| duel_in(ruleset, attacker, defender).battle(CALM, CALM);
        assert_eq!(fight("troops TW=3", "troops TW=3; tiles defense"), (might(5, 0, 2), might(6, 0, 2)));
        assert_eq!(fight("troops TW=3; tiles defense", "troops TW=3").0, might(5, 0, 2));
    }
}

#[test]
fn recruiting_scribe_brings_two_units_for_nothing() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=1; tiles recruiting-scribe", "");
        t.play("0 lay recruit").refuses("0 4", Refusal::NotEnoughPrayer { price: 2, has: 1 });
        t.play("0 2; 0 1");
        assert_eq!((t.units(0, "A1"), t.units(0, "A2"), t.prayer(0)), (2, 1, 0));
        let mut t = two_in(ruleset, "prayer=1; tiles recruiting-scribe", "");
        t.play("0 lay recruit; 0 0; 0 0; 0 1");
        assert_eq!(t.prayer(0), 1, "up to two: one alone is free as well");
    }
}

#[test]
fn shields_of_neith_protect_in_every_battle() {
    for ruleset in LATER {
        let fight = |attacker: &str, defender: &str| duel_in(ruleset, attacker, defender).battle(CALM, CALM);
        assert_eq!(fight("troops TW=3; tiles shields-of-neith", "troops TW=3").0, might(5, 0, 3));
        assert_eq!(fight("troops TW=3", "troops TW=3; tiles shields-of-neith").1, might(5, 0, 3));
    }
}

/// [ruling.69] [ruling.7] [ruling.39]
#[test]
fn reinforcement_prayer_may_place_a_unit_with_each_pray_action() {
    for ruleset in LATER {
        let t = two_in(ruleset, "prayer=0; troops AB=1 A3=5; tiles reinforcement-prayer; hand prayer", "troops A2=1");
        for space in ["pray-middle", "pray-bottom"] {
            let mut t = t.clone();
            t.play(&format!("0 lay {space}"));
            assert_eq!(t.options(0), ["done", "A1"]);
            t.refuses("0 AB", Refusal::NotYourDistrict).refuses("0 A2", Refusal::EnemiesThere);
            t.refuses("0 A3", Refusal::NoRoom);
            assert_eq!(t.clone().play("0 done").supply(0), 6);
            t.play("0 A1");
            assert_eq!((t.units(0, "A1"), t.prayer(0), t.asked(0)), (1, 2, Some(Question::Menu)), "one and no more");
        }
        let mut t = t.clone();
        t.play("0 card prayer");
        assert_eq!(t.asked(0), Some(Question::Menu), "the card is no Pray action");
    }
}

/// [battlecard.2] [ruling.35]
#[test]
fn shetyw_barrier_takes_all_cards_back_and_swaps_one() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=5; pyramids blue=2@A1; played 4-1-0; aside 3-2-0", "");
        t.play("0 lay buy-1; 0 shetyw-barrier; 0 1-3-0");
        assert_eq!(t.battle_hand(0), ["5-0-0", "4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-1-3", "3-0-3"]);
        assert_eq!(t.prayer(0), 3);
        let mut t = duel_in(ruleset, "troops TW=3; tiles shetyw-barrier; removed 1-3-0", "troops TW=3");
        assert_eq!(t.battle("3-0-3 aside 4-1-0", CALM).0, might(6, 0, 3));
    }
}

/// Eight of ten: the first special card may be the one that leaves. [ruling.35]
#[test]
fn shetyw_barrier_after_wrryt_storm_leaves_eight_cards() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=5; pyramids blue=2@A1; tiles wrryt-storm; removed 4-1-0", "");
        t.play("0 lay buy-1; 0 shetyw-barrier").refuses("0 4-1-0", Refusal::BattleCardNotOwned);
        assert_eq!(t.clone().play("0 3-3-0").battle_hand(0).len(), 8);
        t.play("0 5-0-0");
        assert_eq!(t.battle_hand(0), ["3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0", "1-1-3", "3-3-0", "3-0-3"]);
    }
}

#[test]
fn ancestral_elephant() {
    later_creature(Creature::AncestralElephant, ("blue", 2), 2, might(6, 0, 3));
}

/// [battle.3] [ruling.17]
#[test]
fn spying_shows_the_enemys_battle_card_and_nothing_else() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=3; hand war-rage", "troops TW=3; tiles spying");
        assert_eq!(t.waits_for(), [0], "the enemy makes the whole plan first");
        t.plan(0, "4-1-0 aside 3-2-0 with war-rage diversion");
        let view = t.game.view(Some(table::Seat::new(1)));
        let shown = view.now.public.fight.unwrap().shown[0];
        assert_eq!(t.names(shown.card.into_iter().collect()), ["4-1-0"]);
        assert!(shown.di.is_empty());
        assert_eq!(view.now.hands[0], 1, "the card under it still counts as in hand");
        t.plan(1, CALM);
        assert_eq!(t.compared().0.strength, 3 + 4 + 1);
        let mut t = duel_in(ruleset, "troops TW=3; tiles spying", "troops TW=3");
        assert_eq!(t.waits_for(), [1], "the attacker spies too");
        t.plan(1, CALM);
        assert_eq!(t.waits_for(), [0]);
    }
}

/// [unit.2] [ruling.36]
#[test]
fn legion_lets_a_troop_hold_seven() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=11; tiles legion", "");
        t.play("0 lay recruit").refuses("0 8", Refusal::TroopTooLarge { limit: 7 });
        t.play("0 7; 0 0; 0 0");
        assert_eq!((t.units(0, "A1"), t.prayer(0)), (7, 4));
        let mut t = two_in(ruleset, "prayer=11", "");
        t.play("0 lay recruit").refuses("0 6", Refusal::TroopTooLarge { limit: 5 });
        let mut t = two_in(ruleset, "tiles legion; troops A1=7", "");
        t.play("0 lay move-upper; 0 A1; 0 walk A; 0 7");
        assert_eq!(t.units(0, "A"), 7, "seven march together");
        // Units that come for free have room as well.
        let mut t = two_in(ruleset, "tiles legion; troops AB=6; hand enlistment", "");
        t.play("0 card enlistment; 0 AB").refuses("0 AB", Refusal::NoRoom);
    }
}

/// [ruling.36] [ruling.86]
#[test]
fn legion_works_from_the_end_of_its_purchase() {
    for ruleset in LATER {
        let seat0 = "prayer=11; pyramids blue=3@A1; tiles act-of-god-red";
        let mut t = laid_in(ruleset, "", &[seat0, "", ""]);
        t.play("0 lay buy-1; 0 silver recruit; 0 resolve own; 0 legion");
        t.takes("0 7").refuses("0 8", Refusal::TroopTooLarge { limit: 7 });
    }
}

/// [ruling.88]
#[test]
fn defensive_victory_rewards_a_defender_who_wins_and_lives() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=1", "troops TW=2; tiles defensive-victory");
        t.battle(CALM, CALM);
        assert_eq!((t.won(), t.battle_points(1), t.permanent(1)), (Some(1), 1, 1));
        assert_eq!((t.veterans(0), t.veterans(1)), (1, 1), "one for the victory, none for a battle without a point");
        let mut t = duel_in(ruleset, "troops TW=1", "troops TW=2");
        t.battle(CALM, CALM);
        assert_eq!((t.battle_points(1), t.veterans(0), t.veterans(1)), (0, 1, 2), "as it is without the tile");
        // Without a survivor it pays nothing.
        let mut t = duel_in(ruleset, "troops TW=1", "troops TW=2; tiles defensive-victory");
        t.battle("1-3-0 aside 2-0-2", "3-0-1 aside 2-0-2");
        assert_eq!((t.won(), t.units(1, "TW"), t.battle_points(1), t.veterans(1)), (Some(1), 0, 0, 2));
        // The attacker's point is the usual one, not two.
        let mut t = duel_in(ruleset, "troops TW=5; tiles defensive-victory", "troops TW=2");
        t.battle(CALM, CALM);
        assert_eq!((t.battle_points(0), t.veterans(0)), (1, 0));
    }
}

/// [ruling.84] [ruling.7]
#[test]
fn reinforcements_come_on_taking_the_tile() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=4; pyramids blue=4@A1; troops BC=4 C1=1", "troops A2=1 C=1");
        t.play("0 lay buy-1; 0 reinforcements");
        assert_eq!(t.options(0), ["done", "A1", "A3", "C1", "BC"]);
        t.refuses("0 A2", Refusal::EnemiesThere).refuses("0 TW", Refusal::NotYourDistrict);
        t.play("0 BC").refuses("0 BC", Refusal::NoRoom);
        assert_eq!(t.clone().play("0 done").supply(0), 6, "up to four");
        t.play("0 A1; 0 A1; 0 C1");
        assert_eq!((t.units(0, "BC"), t.units(0, "A1"), t.units(0, "C1")), (5, 2, 2));
        assert_eq!((t.supply(0), t.prayer(0), t.waits_for()), (3, 0, vec![1]), "four and no more");
    }
}

/// [night.3]
#[test]
fn reinforcements_come_again_in_each_awakening() {
    for ruleset in LATER {
        let night = |seat0: &str| laid_in(ruleset, "round 1 night-tiles", &[seat0, "troops A2=1"]);
        let mut t = night("troops BC=4; tiles reinforcements");
        t.refuses("0 hand-of-god", Refusal::NotYourNightTile);
        t.play("0 reinforcements");
        assert_eq!(t.options(0), ["done", "A1", "A3", "BC"]);
        t.play("0 BC; 0 A1; 0 A1; 0 A3");
        assert_eq!((t.units(0, "BC"), t.units(0, "A1"), t.units(0, "A3"), t.supply(0)), (5, 2, 1, 4));
        assert!(!matches!(t.asked(0), Some(Question::Muster { .. } | Question::NightTile)), "four and no more");
        assert_eq!(night("troops BC=4; tiles reinforcements").play("0 done").supply(0), 8, "it may be left");
    }
}

#[test]
fn sphinx() {
    later_creature(Creature::Sphinx, ("blue", 4), 1, might(7, 0, 2));
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=4; pyramids blue=4@A1; troops A1=1", "");
        t.play("0 lay buy-1; 0 sphinx; 0 A1");
        assert_eq!(t.permanent(0), 1);
        for troops in ["reserve sphinx", "troops A1=1+sphinx", "troops NW=1+sphinx"] {
            assert_eq!(two_in(ruleset, &format!("tiles sphinx; {troops}"), "").permanent(0), 1, "wherever it is");
        }
    }
}

/// [golden.2]
#[test]
fn divine_will_is_a_golden_move_or_recruit() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=1; troops AB=1; tiles divine-will", "");
        t.refuses("0 gold move", Refusal::OnlyWithOwnToken);
        t.play("0 lay pray-middle");
        assert_eq!(t.options(0), ["done", "gold move", "gold recruit"]);
        t.refuses("0 gold surprise", Refusal::NotYourGoldenAction).refuses("0 silver raise", Refusal::NoSilver);
        let mut recruits = t.clone();
        recruits.play("0 gold recruit; 0 resolve gold; 0 1");
        assert_eq!((recruits.units(0, "A1"), recruits.prayer(0)), (1, 2), "paid, and the own action follows");
        t.play("0 gold move; 0 resolve gold; 0 AB; 0 walk A");
        assert_eq!((t.units(0, "A"), t.prayer(0)), (1, 3));
        assert_eq!(t.board().side(table::Side::new(0)).laid.count(), 1, "the gold token lies above the floors");
    }
}

/// A move that begins outside meets the wall as ever. [move.7]
#[test]
fn divine_will_opens_no_walls_and_may_teleport() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=2; pyramids blue=4@A1; troops A1=1; tiles divine-will bestial-fury", "");
        t.play("0 lay pray-middle; 0 gold move; 0 resolve gold; 0 A1; 0 teleport BC; 0 walk C");
        t.refuses("0 walk C1", Refusal::Wall);
        assert_eq!(t.prayer(0), 0);
    }
}

/// [golden.1] [golden.3]
#[test]
fn divine_will_brings_no_second_gold_token() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=4; pyramids blue=4@A1; tiles forced-march; troops AB=1", "");
        t.play("0 lay buy-1; 0 gold march; 0 resolve gold; 0 AB; 0 walk A; 0 divine-will; 1 lay pray-middle");
        t.play("0 lay pray-middle");
        assert_eq!(t.waits_for(), [1], "nothing can be laid beside");
    }
    // In the first printing the token comes with the tile, in the revised one everybody has it.
    let gold = |ruleset: &str| two_in(ruleset, "", "").board().sides[0].gold;
    assert_eq!(gold(FIRST), kemet::board::Token::None);
    assert_eq!(gold(REVISED), kemet::board::Token::Ready);
}
