//! Diamond in Blood and Sand, both printings.

use crate::cards::Di;
use crate::creatures::Creature;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::testkit::{FIRST, LATER, REVISED, Table, duel_in, laid_in, might, two_in};
use crate::tiles::Colour;
use crate::tiles::tests::later_creature;
use kemet::ask::Question;

const CALM: &str = "2-0-2 aside 1-3-0";

/// The beginning of a step of the Night, with these things for seat 0.
fn night(ruleset: &str, step: &str, seat0: &str) -> Table {
    laid_in(ruleset, &format!("round 1 {step}"), &[seat0, "prayer=1"])
}

#[test]
fn priest_makes_pray_worth_three() {
    for ruleset in LATER {
        let prays = |tiles: &str, space: &str| two_in(ruleset, tiles, "").play(&format!("0 lay {space}")).prayer(0);
        assert_eq!(prays("prayer=0; tiles priest", "pray-middle"), 3);
        assert_eq!(prays("prayer=0; tiles priest", "pray-bottom"), 3);
        assert_eq!(prays("prayer=0", "pray-middle"), 2);
        let mut t = two_in(ruleset, "prayer=0; tiles priest; hand prayer", "");
        assert_eq!(t.play("0 card prayer").prayer(0), 2, "the card is no Pray action");
    }
}

#[test]
fn priestess_makes_tiles_cheaper_and_level_one_free() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=1; pyramids red=2@A1; tiles priestess", "");
        assert_eq!(t.play("0 lay buy-1; 0 carnage").prayer(0), 0);
        let mut t = two_in(ruleset, "prayer=0; pyramids red=2@A1; tiles priestess", "");
        t.play("0 lay buy-1").refuses("0 carnage", Refusal::NotEnoughPrayer { price: 1, has: 0 });
        assert_eq!(t.play("0 charge").prayer(0), 0);
        // With Priest of Ra both take one off. [buy.3]
        let mut t = two_in(ruleset, "prayer=1; pyramids red=3@A1; tiles priestess priest-of-ra", "");
        assert_eq!(t.play("0 lay buy-1; 0 domination-red").prayer(0), 0);
    }
}

/// [ruling.70] [ruling.39] [faq.6] [faq.7]
#[test]
fn vision_draws_four_more_and_discards_four_of_the_hand() {
    for ruleset in LATER {
        let mut t = night(ruleset, "interventions", "tiles vision divine-boon; hand snare");
        for card in ["war-rage", "glory", "prayer", "raining-fire", "war-fury", "transfer"] {
            t.play(&format!("chance card {card}"));
        }
        assert!(matches!(t.asked(0), Some(Question::Sift { left: 4, .. })), "after all other draws");
        // War Rage goes; War Fury, Raining Fire and Prayer are kept; then Glory, Snare and Transfer have to go.
        t.play("0 1; 0 0; 0 0; 0 0");
        assert_eq!(t.hand(0), [(Di::WarFury, 1), (Di::RainingFire, 1), (Di::Prayer, 1)].into_iter().collect());
        let gone = [(Di::WarRage, 1), (Di::Glory, 1), (Di::Snare, 1), (Di::Transfer, 1)].into_iter().collect();
        assert_eq!(t.board().discarded, gone, "face up");
        assert_eq!(t.count(|event| matches!(event, Event::CardsDiscarded { count: 1, .. })), 4);
    }
}

#[test]
fn vision_must_discard_them_all() {
    for ruleset in LATER {
        let mut t = night(ruleset, "interventions", "tiles vision");
        for card in ["war-rage", "war-rage", "snare", "war-rage", "prayer"] {
            t.play(&format!("chance card {card}"));
        }
        t.refuses("0 4", Refusal::TooManyCards { has: 3 }).refuses("0 1", Refusal::WrongNumber { cards: 4 });
        t.play("0 2");
        assert_eq!((t.hand(0), t.board().discarded.count()), ([(Di::WarRage, 1)].into_iter().collect(), 4));
    }
}

/// Three cards are left in the pile: one is the usual one, two are Vision's. [ruling.70]
#[test]
fn vision_discards_as_many_as_it_drew() {
    let rest = "hand war-rage*3 war-fury*3 bloody-battle*3 bloodbath*2 bronze-wall*3 iron-wall*2 glory \
                divine-protection conscription snare raining-fire*3 enlistment*3 divine-memory swiftness*2 open-gates";
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "round 1 interventions", &["tiles vision", rest]);
        t.draw();
        assert_eq!((t.hand(0).count(), t.board().secret.deck.count()), (3, 0));
        assert_eq!(t.asked(0), Some(Question::Sift { kind: Di::Prayer, left: 2 }));
        t.play("0 2");
        assert_eq!(t.hand(0), [(Di::Transfer, 1)].into_iter().collect());
    }
}

#[test]
fn magical_support_takes_one_off_each_level() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=3; pyramids red=1@A1; tiles magical-support", "");
        t.play("0 lay raise; 0 red").refuses("0 4", Refusal::NotEnoughPrayer { price: 6, has: 3 });
        t.play("0 3");
        assert_eq!((t.prayer(0), t.level(0, Colour::Red)), (0, 3), "1 + 2 instead of 2 + 3");
    }
}

/// [ruling.90]
#[test]
fn deep_desert_snake() {
    later_creature(Creature::DeepDesertSnake, ("white", 2), 2, might(5, 0, 2));
}

/// [battle.12] [faq.3]
#[test]
fn deep_desert_snake_silences_the_enemy_creature() {
    for ruleset in LATER {
        let snake = "troops TW=3+deep-desert-snake; tiles deep-desert-snake";
        let scorpion = "troops TW=3+giant-scorpion; tiles giant-scorpion";
        let calm = (might(5, 0, 2), might(5, 0, 2));
        assert_eq!(duel_in(ruleset, snake, scorpion).battle(CALM, CALM), calm, "as if it were absent");
        assert_eq!(duel_in(ruleset, scorpion, snake).battle(CALM, CALM), calm);
        let away = "troops TW=3 C=1+deep-desert-snake; tiles deep-desert-snake";
        assert_eq!(duel_in(ruleset, scorpion, away).battle(CALM, CALM).0, might(7, 2, 2), "elsewhere it silences none");
        // Amout's point is void too.
        let amout = "troops TW=5+amout-the-soul-devourer; tiles amout-the-soul-devourer";
        let mut t = duel_in(ruleset, amout, snake);
        t.battle("3-2-0 aside 4-1-0", "4-1-0 aside 3-2-0");
        assert_eq!((t.won(), t.units(1, "TW"), t.battle_points(0)), (Some(0), 1, 1));
    }
}

/// The example of the book: three steps to a temple on the other bank. [move.3]
#[test]
fn deep_desert_snake_and_priest_of_mafdet_go_three_steps() {
    for ruleset in LATER {
        let seat0 = "troops A1=1+deep-desert-snake; tiles deep-desert-snake priest-of-mafdet";
        let mut t = laid_in(ruleset, "", &[seat0, "", "", ""]);
        t.play("0 lay move-upper; 0 A1; 0 walk A; 0 yes; 0 walk EB; 0 yes; 0 walk NE; 0 yes");
        assert_eq!((t.units(0, "NE"), t.creature(Creature::DeepDesertSnake).as_str()), (1, "NE"));
    }
}

#[test]
fn divine_boon_draws_one_more_card_each_night() {
    for ruleset in LATER {
        let mut t = night(ruleset, "interventions", "tiles divine-boon");
        t.play("chance card snare; chance card glory; chance card prayer");
        assert_eq!((t.hand(0).count(), t.hand(1).count()), (2, 1));
    }
}

#[test]
fn divine_hunger_pays_for_every_enemy_its_damage_removes_won_or_lost() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "prayer=0; troops TW=5; tiles divine-hunger", "troops TW=4");
        t.battle("3-2-0 aside 4-1-0", "3-0-1 aside 2-2-1");
        assert_eq!((t.units(1, "TW"), t.prayer(0)), (3, 2));
        let mut t = duel_in(ruleset, "prayer=0; troops TW=1; tiles divine-hunger", "troops TW=4");
        t.battle("1-3-0 aside 4-1-0", "3-0-1 aside 2-2-1");
        assert_eq!((t.won(), t.units(1, "TW"), t.prayer(0)), (Some(1), 2, 4));
    }
}

/// [battle.15] [ruling.64]
#[test]
fn divine_hunger_pays_nothing_for_own_damage() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "prayer=0; troops TW=5; tiles divine-hunger", "troops TW=5");
        t.battle("3-2-0 aside 4-1-0", "5-0-0 aside 2-2-1");
        assert_eq!((t.units(1, "TW"), t.prayer(0)), (1, 4), "two fell by their own charge, then two by damage");
        let mut t = duel_in(ruleset, "prayer=0; troops TW=5; tiles divine-hunger", "troops TW=2");
        t.battle("3-2-0 aside 4-1-0", "5-0-0 aside 2-2-1");
        assert_eq!((t.won(), t.units(1, "TW"), t.prayer(0)), (Some(0), 0, 0), "nobody is left for the damage");
        let mut t = duel_in(ruleset, "prayer=0; troops TW=5; tiles divine-hunger", "troops TW=4");
        t.battle("5-0-0 aside 4-1-0", CALM);
        assert_eq!((t.units(0, "TW"), t.prayer(0)), (3, 0), "nor for the units its owner loses so");
    }
}

#[test]
fn priest_of_thoeris_pays_four_for_each_battle_won() {
    for ruleset in LATER {
        let priest = "prayer=1; tiles priest-of-thoeris";
        let mut t = duel_in(ruleset, &format!("{priest}; troops TW=5"), "troops TW=2");
        t.battle(CALM, CALM);
        assert_eq!(t.prayer(0), 5);
        let mut t = duel_in(ruleset, "troops TW=2", &format!("{priest}; troops TW=5"));
        t.battle(CALM, CALM);
        assert_eq!(t.prayer(1), 5);
        let mut t = duel_in(ruleset, &format!("{priest}; troops TW=2"), "troops TW=5");
        t.battle(CALM, CALM);
        assert_eq!(t.prayer(0), 1, "nothing for a battle lost");
        // No survivor is needed. [ruling.40]
        let mut t = duel_in(ruleset, &format!("{priest}; troops TW=3"), "troops TW=5");
        t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2");
        assert_eq!((t.won(), t.units(0, "TW"), t.battle_points(0), t.prayer(0)), (Some(0), 0, 0, 5));
    }
}

#[test]
fn hand_of_god_raises_a_pyramid_each_awakening_for_nothing() {
    for ruleset in LATER {
        let seat0 = "prayer=0; pyramids white=3@A1 red=4@A2 blue=1@A3; tiles hand-of-god";
        let mut t = laid_in(ruleset, "round 1 night-tiles", &[seat0, "", ""]);
        t.takes("0 done");
        t.play("0 hand-of-god").refuses("0 red", Refusal::PyramidAtTop { highest: 4 });
        t.refuses("0 black", Refusal::ColourNotInPlay);
        let mut t = night(ruleset, "night-tiles", "prayer=0; pyramids white=3@A1 red=3@A2; tiles hand-of-god");
        t.play("0 hand-of-god; 0 white");
        assert_eq!((t.level(0, Colour::White), t.prayer(0), t.points(0)), (4, 0, 1));
        assert!(t.asked(0) != Some(Question::NightTile), "once each Night");
    }
}

/// It may found a pyramid, with a colour of its owner's choice, and mark the Buy space. [raise.3] [buy.8] [ruling.34]
#[test]
fn hand_of_god_may_found_a_pyramid() {
    for ruleset in LATER {
        let seats = ["pyramids white=1@A1; tiles hand-of-god", "troops A3=1", ""];
        let mut t = laid_in(ruleset, "round 1 night-tiles", &seats);
        t.play("0 hand-of-god");
        assert_eq!(t.options(0), ["white", "red", "blue"]);
        t.play("0 blue").refuses("0 A1", Refusal::DistrictTaken);
        t.play("0 A3");
        let player = t.board().side(table::Side::new(0));
        assert_eq!(player.pyramids[2].map(|pyramid| (pyramid.colour, pyramid.level)), Some((Colour::Blue, 1)));
        assert_eq!(player.markers, [Some(Colour::White), Some(Colour::Blue), None]);
        let two = "pyramids white=1@A1 red=1@A2; tiles hand-of-god";
        let mut t = night(ruleset, "night-tiles", two);
        t.play("0 hand-of-god");
        assert_eq!(t.options(0), ["white", "red"], "two are all in a game of two");
    }
}

/// [ruling.38] [faq.8] [faq.9]
#[test]
fn priest_of_ra_saves_one_on_each_payment() {
    for ruleset in LATER {
        let t = two_in(
            ruleset,
            "prayer=4; pyramids red=3@A1 white=1@A2; tiles priest-of-ra; hand raining-fire",
            "troops NW=2",
        );
        assert_eq!(t.clone().play("0 lay buy-1; 0 domination-red").prayer(0), 2, "a tile of 3 for 2");
        assert_eq!(t.clone().play("0 lay buy-1; 0 charge").prayer(0), 4, "a tile for nothing");
        assert_eq!(t.clone().play("0 lay recruit; 0 3; 0 0; 0 0").prayer(0), 2, "three units for 2");
        assert_eq!(t.clone().play("0 lay raise; 0 white; 0 3").prayer(0), 0, "2 + 3 is one payment, for 4");
        t.clone().play("0 lay raise; 0 white").refuses("0 4", Refusal::NotEnoughPrayer { price: 8, has: 4 });
        assert_eq!(t.clone().play("0 card raining-fire").prayer(0), 4, "a card for nothing");
    }
}

#[test]
fn priest_of_ra_saves_more_than_once_in_a_move() {
    for ruleset in LATER {
        let seat0 = "prayer=1; pyramids red=1@A1; troops A1=1; tiles priest-of-ra; hand open-gates";
        let mut t = two_in(ruleset, seat0, "");
        t.play("0 lay move-upper; 0 A1; 0 card open-gates");
        assert_eq!(t.prayer(0), 1);
        t.play("0 teleport BC");
        assert_eq!((t.prayer(0), t.units(0, "BC")), (0, 1));
    }
}

/// The toll is paid with the teleport: 2 + 2, less one. [ruling.38] [ruling.75]
#[test]
fn priest_of_ra_saves_one_on_a_teleport_with_its_toll() {
    for ruleset in LATER {
        let seat1 = "troops NW=1+khnums-sphinx; tiles khnums-sphinx";
        let seat0 = |prayer: u8| format!("prayer={prayer}; pyramids white=1@A1; troops A1=1; tiles priest-of-ra");
        let mut t = two_in(ruleset, &seat0(3), seat1);
        t.play("0 lay move-upper; 0 A1; 0 teleport NW");
        assert_eq!(t.prayer(0), 0);
        let mut t = two_in(ruleset, &seat0(2), seat1);
        t.play("0 lay move-upper; 0 A1").refuses("0 teleport NW", Refusal::NotEnoughPrayer { price: 3, has: 2 });
    }
}

/// [effect.5]
#[test]
fn priest_of_ra_does_not_help_in_a_battle() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "prayer=1; troops TW=3; tiles priest-of-ra; hand war-fury*2", "troops TW=3");
        t.play("0 2-0-2; 0 1-3-0").refuses("0 2", Refusal::NotEnoughPrayer { price: 2, has: 1 });
        let mut t = duel_in(ruleset, "prayer=3; troops TW=3; tiles priest-of-ra; hand war-fury", "troops TW=4");
        t.battle("2-0-2 aside 1-3-0 with war-fury", CALM);
        assert_eq!(t.prayer(0), 2);
    }
}

/// [ruling.84]
#[test]
fn priest_of_amon_pays_on_taking_it_and_each_night() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=4; pyramids white=4@A1", "");
        t.play("0 lay buy-1; 0 priest-of-amon");
        assert_eq!(t.prayer(0), 5);
        let mut t = two_in(ruleset, "prayer=11; pyramids white=4@A1", "");
        t.play("0 lay buy-1; 0 priest-of-amon");
        assert_eq!(t.prayer(0), 11, "above eleven the rest is lost");
        assert_eq!(night(ruleset, "prayers", "prayer=1; tiles priest-of-amon").prayer(0), 1 + 2 + 5);
    }
}

#[test]
fn the_mummy() {
    later_creature(Creature::TheMummy, ("white", 4), 2, might(7, 0, 2));
    for ruleset in LATER {
        // A card more each Night, on the board and in reserve alike. [ruling.48]
        for troops in ["troops A1=1+the-mummy", "reserve the-mummy"] {
            let mut t = night(ruleset, "interventions", &format!("tiles the-mummy; {troops}"));
            t.play("chance card snare; chance card glory; chance card prayer");
            assert_eq!((t.hand(0).count(), t.hand(1).count()), (2, 1));
        }
    }
}

/// A further card costs one Veteran token, or two: after the cards of the tiles. [night.2] [veteran.3]
#[test]
fn the_mummy_draws_before_the_veterans() {
    for (ruleset, cards) in [(FIRST, 2), (REVISED, 1)] {
        let mut t = night(ruleset, "interventions", "veterans=2; tiles the-mummy divine-boon");
        t.play("chance card snare; chance card glory; chance card prayer");
        assert_eq!(t.options(0).len(), 1 + cards);
        t.refuses("0 3", Refusal::NoVeterans { has: 2 });
        t.play(&format!("0 {cards}")).draw();
        assert_eq!((t.hand(0).count(), t.veterans(0)), (3 + cards, 0));
    }
}
