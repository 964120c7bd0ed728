//! Ruby in Blood and Sand, both printings.

use crate::creatures::Creature;
use crate::refusal::Refusal;
use crate::testkit::{FIRST, LATER, REVISED, duel_in, laid_in, might, two_in};
use crate::tiles::tests::later_creature;
use kemet::ask::Question;

const CALM: &str = "2-0-2 aside 1-3-0";

#[test]
fn charge_helps_the_attacker_only() {
    for ruleset in LATER {
        let fight = |attacker: &str, defender: &str| duel_in(ruleset, attacker, defender).battle(CALM, CALM);
        assert_eq!(fight("troops TW=3; tiles charge", "troops TW=3"), (might(6, 0, 2), might(5, 0, 2)));
        assert_eq!(fight("troops TW=3", "troops TW=3; tiles charge"), (might(5, 0, 2), might(5, 0, 2)));
    }
}

/// Two copies from three players on, one in a game of two; nobody has both. [setup.13] [buy.4]
#[test]
fn the_second_copy_of_a_first_tile_is_for_another_player() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["pyramids red=1@A1; tiles charge", "", ""]);
        t.play("0 lay buy-1").refuses("0 charge", Refusal::TileOwned);
        let mut t = laid_in(ruleset, "", &["pyramids red=1@A1", "tiles charge", ""]);
        t.play("0 lay buy-1").takes("0 charge");
        let mut t = laid_in(ruleset, "", &["pyramids red=1@A1", "tiles charge", "tiles charge"]);
        t.play("0 lay buy-1").refuses("0 charge", Refusal::TileGone);
        let mut t = two_in(ruleset, "pyramids red=1@A1", "tiles charge");
        t.play("0 lay buy-1").refuses("0 charge", Refusal::TileGone);
    }
}

#[test]
fn priest_of_mafdet_gives_every_troop_one_more_step() {
    for ruleset in LATER {
        let goes = |tiles: &str, from: &str| {
            let mut t = two_in(ruleset, &format!("prayer=0; troops A1=1 C=1; {tiles}"), "");
            t.play(&format!("0 lay move-upper; 0 {from}; 0 walk {}", if from == "C" { "BC" } else { "A" }));
            t.moves()
        };
        assert!(goes("tiles priest-of-mafdet", "A1") && goes("tiles priest-of-mafdet", "C"));
        assert!(!goes("", "A1"), "one step without it");
        let mut t = two_in(ruleset, "prayer=0; troops A1=1; tiles priest-of-mafdet", "");
        t.play("0 lay move-upper; 0 A1; 0 walk A; 0 walk TW");
        assert_eq!((t.units(0, "TW"), t.moves()), (1, false));
    }
}

/// [ruling.67]
#[test]
fn phoenix() {
    later_creature(Creature::Phoenix, ("red", 2), 2, might(6, 0, 2));
}

/// [move.7]
#[test]
fn phoenix_carries_its_troop_over_walls() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops TW=2+phoenix; tiles phoenix", "");
        t.play("0 lay move-upper; 0 TW; 0 walk C; 0 2; 0 yes; 0 walk C1; 0 1");
        assert_eq!((t.units(0, "C1"), t.creature(Creature::Phoenix).as_str()), (1, "C1"), "it must come along here");
        // Left behind on the way, it opens no gate.
        let mut t = two_in(ruleset, "prayer=0; troops TW=2+phoenix; tiles phoenix", "");
        t.play("0 lay move-upper; 0 TW; 0 walk C; 0 1; 0 no").refuses("0 walk C1", Refusal::Wall);
    }
}

/// [ruling.81]
#[test]
fn phoenix_enters_one_foreign_district_in_a_move() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops TW=1+phoenix; tiles phoenix priest-of-mafdet", "");
        t.play("0 lay move-upper; 0 TW; 0 walk C; 0 yes; 0 walk C1").refuses("0 walk C2", Refusal::OneForeignDistrict);
        t.takes("0 walk C");
        let mut t = two_in(ruleset, "prayer=0; troops C1=1+phoenix; tiles phoenix priest-of-mafdet", "");
        t.play("0 lay move-upper; 0 C1; 0 walk C2; 0 yes").refuses("0 walk C3", Refusal::OneForeignDistrict);
    }
}

#[test]
fn carnage_adds_damage_attacking_and_defending() {
    for ruleset in LATER {
        let fight = |attacker: &str, defender: &str| duel_in(ruleset, attacker, defender).battle(CALM, CALM);
        assert_eq!(fight("troops TW=3; tiles carnage", "troops TW=3"), (might(5, 1, 2), might(5, 0, 2)));
        assert_eq!(fight("troops TW=3", "troops TW=3; tiles carnage").1, might(5, 1, 2));
    }
}

/// [battlecard.2] [ruling.35]
#[test]
fn wrryt_storm_takes_all_cards_back_and_swaps_one() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=5; pyramids red=2@A1; played 4-1-0 3-2-0; aside 3-0-1 2-2-1", "");
        assert_eq!(t.battle_hand(0), ["5-0-0", "2-0-2", "1-3-0", "1-1-3"]);
        t.play("0 lay buy-1; 0 wrryt-storm").refuses("0 3-3-0", Refusal::BattleCardNotOwned);
        t.play("0 3-0-1");
        assert_eq!(t.battle_hand(0), ["5-0-0", "4-1-0", "3-2-0", "2-2-1", "2-0-2", "1-3-0", "1-1-3", "3-3-0"]);
        assert_eq!(t.prayer(0), 3);
        // The others know the special card is there, and not which one is gone.
        let theirs = t.game.view(Some(table::Seat::new(1))).now;
        assert_eq!(t.names(theirs.public.sides[0].known), ["3-3-0"]);
        assert!(theirs.own.is_some_and(|own| own.removed.is_empty()));
    }
}

#[test]
fn wrryt_storm_fights_with_three_and_three() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=3; tiles wrryt-storm; removed 1-3-0", "troops TW=3");
        t.refuses("0 1-3-0", Refusal::BattleCardNotOwned).refuses("1 3-3-0", Refusal::BattleCardNotOwned);
        assert_eq!(t.battle("3-3-0 aside 4-1-0", CALM).0, might(6, 3, 0));
    }
}

/// [ruling.71]
#[test]
fn portal_of_thoth_works_from_an_obelisk_at_the_usual_price() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=5; troops AB=2; tiles portal-of-thoth", "");
        t.play("0 lay move-upper; 0 AB").refuses("0 teleport AB", Refusal::AlreadyThere);
        t.refuses("0 teleport WB", Refusal::NoObelisk);
        t.play("0 teleport NW; 0 1");
        assert_eq!((t.units(0, "NW"), t.units(0, "AB"), t.prayer(0)), (1, 1, 3));
        let mut t = two_in(ruleset, "prayer=1; troops AB=1; tiles portal-of-thoth", "");
        t.play("0 lay move-upper; 0 AB").refuses("0 teleport NW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
        let mut t = two_in(ruleset, "prayer=5; troops AB=1", "");
        t.play("0 lay move-upper; 0 AB").refuses("0 teleport NW", Refusal::NotAtPyramid);
        let mut t = two_in(ruleset, "prayer=5; troops A=1; tiles portal-of-thoth", "");
        t.play("0 lay move-upper; 0 A").refuses("0 teleport NW", Refusal::NotAtPyramid);
    }
}

/// [move.6] [ruling.71]
#[test]
fn portal_of_thoth_gives_no_second_teleport() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids red=1@A1; troops A1=1; tiles portal-of-thoth; hand transfer";
        let mut t = two_in(ruleset, seat0, "");
        t.play("0 lay move-upper; 0 A1; 0 teleport AB").refuses("0 teleport NW", Refusal::OneTeleport);
        t.refuses("0 card transfer", Refusal::NoTarget);
        t.play("0 walk A");
        assert_eq!((t.units(0, "A"), t.prayer(0)), (1, 7), "a step is left");
    }
}

#[test]
fn royal_scarab() {
    later_creature(Creature::RoyalScarab, ("red", 3), 3, might(7, 0, 2));
}

#[test]
fn blades_of_neith_help_in_every_battle() {
    for ruleset in LATER {
        let fight = |attacker: &str, defender: &str| duel_in(ruleset, attacker, defender).battle(CALM, CALM);
        assert_eq!(fight("troops TW=3; tiles blades-of-neith", "troops TW=3").0, might(6, 0, 2));
        assert_eq!(fight("troops TW=3", "troops TW=3; tiles blades-of-neith").1, might(6, 0, 2));
    }
}

/// [battle.5] [ruling.19]
#[test]
fn divine_wound_gives_up_cards_still_in_hand_face_up() {
    for ruleset in LATER {
        let attacker = "troops TW=3; tiles divine-wound; hand war-rage raining-fire prayer*2";
        let mut t = duel_in(ruleset, attacker, "troops TW=4");
        t.plan(0, "2-0-2 aside 1-3-0 with war-rage diversion").plan(1, CALM);
        // Neither the card played in this battle nor Diversion is asked for: only the fire and the prayers are.
        t.play("0 0");
        t.refuses("0 3", Refusal::TooManyCards { has: 2 });
        t.play("0 2");
        let (attacker, defender) = t.compared();
        assert_eq!((attacker.strength, defender.strength), (3 + 2 + 1 + 2, 4 + 2));
        assert_eq!((t.hand(0).count(), t.board().discarded.count()), (1, 3), "face up");
        assert!(t.board().secret.buried.iter().all(|buried| buried.is_empty()));
    }
}

/// [di.7]
#[test]
fn divine_wound_asks_nothing_of_a_hand_with_diversion_alone() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=3; tiles divine-wound", "troops TW=3");
        assert_eq!(t.battle(CALM, CALM).0.strength, 5);
    }
}

/// [buy.4]
#[test]
fn domination_is_worth_one_for_good_and_once() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=9; pyramids red=3@A1", "tiles domination-blue", ""]);
        t.play("0 lay buy-1; 0 domination-red");
        assert_eq!((t.permanent(0), t.permanent(1), t.prayer(0)), (1, 1, 6));
        let mut t = laid_in(ruleset, "", &["prayer=9; pyramids red=3@A1; tiles domination-blue", "", ""]);
        t.play("0 lay buy-1").refuses("0 domination-red", Refusal::TileOwned);
        let mut t = laid_in(ruleset, "", &["prayer=9; pyramids red=3@A1", "tiles domination-red", ""]);
        t.play("0 lay buy-1").refuses("0 domination-red", Refusal::TileGone);
    }
}

/// [setup.13]
#[test]
fn every_colour_has_domination() {
    for ruleset in LATER {
        let tiles = "prayer=9; pyramids red=3@A1";
        let mut t = laid_in(
            ruleset,
            "",
            &[tiles, "tiles domination-blue", "tiles domination-white", "tiles domination-black", ""],
        );
        t.play("0 lay buy-1; 0 domination-red");
        assert_eq!([0, 1, 2, 3, 4].map(|seat| t.permanent(seat)), [1, 1, 1, 1, 0]);
    }
}

#[test]
fn giant_scorpion() {
    later_creature(Creature::GiantScorpion, ("red", 4), 2, might(7, 2, 2));
}

/// [battle.1]
#[test]
fn initiative_kills_two_before_the_battle_whatever_their_protection() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A=3; tiles initiative", "troops TW=3; tiles shields-of-neith");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        assert_eq!((t.units(1, "TW"), t.supply(1)), (1, 11));
        assert_eq!(t.battle(CALM, CALM), (might(5, 0, 2), might(3, 0, 3)));
    }
}

/// [ruling.4]
#[test]
fn initiative_does_nothing_for_recruits_nor_for_the_defender() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=5; tiles initiative", "troops A1=3");
        t.play("0 lay recruit; 0 3; 0 0; 0 0");
        assert_eq!((t.units(0, "A1"), t.units(1, "A1"), t.waits_for()), (3, 3, vec![0, 1]), "they plan already");
        let mut t = two_in(ruleset, "troops A=3", "troops TW=3; tiles initiative");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (3, 3));
    }
}

/// No point, no Veteran token, nothing for Divine Hunger. [ruling.4]
#[test]
fn initiative_that_leaves_nobody_is_no_battle_and_the_move_goes_on() {
    for ruleset in LATER {
        let seat0 = "prayer=0; troops A=3; tiles initiative priest-of-mafdet divine-hunger";
        let mut t = two_in(ruleset, seat0, "troops TW=2+deep-desert-snake C1=1; tiles deep-desert-snake");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        assert_eq!((t.battle_points(0), t.prayer(0), t.supply(1)), (0, 0, 11));
        assert_eq!((t.veterans(0), t.veterans(1)), (0, 0));
        assert_eq!(t.creature(Creature::DeepDesertSnake), "reserve");
        t.play("0 walk C; 0 3");
        assert_eq!(t.units(0, "C"), 3);
    }
}

/// [ruling.74]
#[test]
fn initiative_takes_nothing_from_the_troop_of_amout() {
    for ruleset in LATER {
        let defender = "troops TW=3+amout-the-soul-devourer; tiles amout-the-soul-devourer";
        let mut t = two_in(ruleset, "troops A=3; tiles initiative", defender);
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        assert_eq!(t.units(1, "TW"), 3);
    }
}

/// A Move with teleport, walls no hindrance. [golden.2] [ruling.68]
#[test]
fn surprise_attack_is_a_golden_move_through_walls() {
    for ruleset in LATER {
        let seat0 = "prayer=2; pyramids red=4@A1; troops A1=1 TW=1; tiles surprise-attack priest-of-mafdet";
        let mut t = two_in(ruleset, seat0, "");
        t.play("0 lay move-middle; 0 gold surprise; 0 resolve gold; 0 A1; 0 teleport BC; 0 walk C; 0 walk C1");
        assert_eq!((t.units(0, "C1"), t.prayer(0)), (1, 0));
        // The Move of the own token meets the wall.
        t.play("0 TW; 0 walk C").refuses("0 walk C2", Refusal::Wall);
    }
}

/// [ruling.81]
#[test]
fn surprise_attack_enters_one_foreign_district() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops TW=1; tiles surprise-attack priest-of-mafdet bestial-fury", "");
        t.play("0 lay pray-middle; 0 gold surprise; 0 resolve gold; 0 TW; 0 walk C; 0 walk C1");
        t.refuses("0 walk C2", Refusal::OneForeignDistrict);
    }
}

/// [golden.1] [day.5] [ruling.12]
#[test]
fn surprise_attack_waits_for_the_next_own_token() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=7; pyramids red=4@A1; hand prayer; troops AB=1", "");
        t.refuses("0 gold surprise", Refusal::OnlyWithOwnToken);
        t.play("0 lay buy-1; 0 surprise-attack");
        assert_eq!(t.asked(0), Some(Question::Menu));
        t.refuses("0 gold surprise", Refusal::OnlyWithOwnToken);
        t.play("0 done; 1 lay pray-middle; 0 lay pray-middle");
        assert_eq!(t.options(0), ["done", "gold surprise"]);
        t.refuses("0 gold march", Refusal::NotYourGoldenAction);
        t.play("0 gold surprise; 0 resolve gold; 0 pass; 0 resolve own; 0 done; 1 lay pray-bottom; 0 lay pray-bottom");
        assert_eq!(t.asked(0), Some(Question::Menu), "once each Day: no gold is left to lay beside");
    }
}

/// [day.4] [day.7] [ruling.11]
#[test]
fn act_of_god_brings_a_silver_token_laid_with_an_own_one() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=0; tiles act-of-god-red", "", ""]);
        t.refuses("0 silver pray-middle", Refusal::OnlyWithOwnToken);
        t.play("0 lay pray-bottom").refuses("0 silver pray-bottom", Refusal::SpaceTaken);
        t.play("0 silver pray-middle");
        t.refuses("0 done", Refusal::ActionsWait).refuses("0 resolve gold", Refusal::NoActionWaits);
        t.play("0 resolve silver");
        assert_eq!((t.prayer(0), t.waits_for()), (4, vec![1]), "the last action needs no question");
        t.play("1 lay pray-middle; 2 lay pray-middle; 0 lay recruit");
        assert!(t.asked(0) != Some(Question::Beside), "once each Day");
    }
}

/// Without a golden tile: no token in the first printing, nothing to do with it in the revised one. [golden.1]
#[test]
fn act_of_god_brings_no_gold() {
    for (ruleset, why) in [(FIRST, Refusal::NoGold), (REVISED, Refusal::NotYourGoldenAction)] {
        let mut t = laid_in(ruleset, "", &["tiles act-of-god-red", "", ""]);
        t.play("0 lay pray-bottom").refuses("0 gold move", why);
    }
}

/// [ruling.12]
#[test]
fn act_of_god_waits_for_the_next_own_token() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=4; pyramids red=4@A1; hand prayer", "", ""]);
        t.play("0 lay buy-1; 0 act-of-god-red").refuses("0 silver pray-middle", Refusal::OnlyWithOwnToken);
        t.play("0 done; 1 lay pray-middle; 2 lay pray-middle; 0 lay pray-middle");
        t.takes("0 silver pray-bottom").takes("0 done");
    }
}

/// [buy.4] [setup.13]
#[test]
fn act_of_god_comes_once_to_a_player_and_never_to_a_game_of_two() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=9; pyramids red=4@A1; tiles act-of-god-blue", "", ""]);
        t.play("0 lay buy-1; 0 done").refuses("0 act-of-god-red", Refusal::TileOwned);
        let mut t = two_in(ruleset, "prayer=9; pyramids red=4@A1", "");
        t.play("0 lay buy-1").refuses("0 act-of-god-red", Refusal::TileGone);
    }
}

/// Silver and gold with one own token: three actions in a row. [faq.5]
#[test]
fn act_of_god_goes_with_gold() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=0; troops AB=1; tiles act-of-god-red surprise-attack", "", ""]);
        t.play("0 lay pray-bottom; 0 gold surprise; 0 silver pray-middle; 0 resolve gold; 0 AB; 0 walk A");
        t.play("0 resolve own");
        assert_eq!((t.units(0, "A"), t.prayer(0), t.waits_for()), (1, 4, vec![1]));
    }
}
