//! The questions of the older edition, answered for this one.

use crate::kit::{LATER, Table, duel_in, laid_in, might, two_in};
use kemet::ask::Question;
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::refusal::Refusal;
use kemet::tiles::Colour;
use table::Seat;

const CALM: &str = "2-0-2 aside 1-3-0";

/// [faq.1] No: without a unit beside it, it goes to its tile.
#[test]
fn faq_1_a_creature_cannot_be_away_from_a_troop() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A=1+sphinx A1=1; tiles sphinx", "");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 no");
        assert_eq!(t.creature(Creature::Sphinx), "reserve");
    }
}

/// [faq.2] Only cards still in hand are discarded for Divine Wound, and never Diversion.
#[test]
fn faq_2_divine_wound_takes_no_card_already_played() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=3; tiles divine-wound; hand war-rage", "troops TW=3");
        assert_eq!(t.battle("2-0-2 aside 1-3-0 with war-rage diversion", CALM).0.strength, 3 + 2 + 1);
    }
}

/// [faq.3] The snake makes the enemy creature as if it were absent.
#[test]
fn faq_3_the_snake_cancels_the_enemy_creature() {
    for ruleset in LATER {
        let snake = "troops TW=3+deep-desert-snake; tiles deep-desert-snake";
        let mut t = duel_in(ruleset, snake, "troops TW=3+giant-scorpion; tiles giant-scorpion");
        assert_eq!(t.battle(CALM, CALM).1, might(5, 0, 2));
    }
}

/// [faq.4] Spying shows the battle card and no DI cards.
#[test]
fn faq_4_spying_shows_no_di_cards() {
    for ruleset in LATER {
        let planned = |with: &str| {
            let mut t = duel_in(ruleset, "troops TW=3; hand war-rage", "troops TW=3; tiles spying");
            t.plan(0, &format!("4-1-0 aside 3-2-0 {with}"));
            t.game.view(Some(Seat::new(1)))
        };
        assert_eq!(planned("with war-rage diversion"), planned(""));
        assert!(planned("").now.public.fight.unwrap().shown[0].card.is_some());
    }
}

/// [faq.5] Silver and gold with one own token: three actions in a row, in an order chosen each time.
#[test]
fn faq_5_three_actions_in_one_turn() {
    for ruleset in LATER {
        let seat0 = "prayer=0; tiles act-of-god-red divine-will; troops A=1";
        let mut t = laid_in(ruleset, "", &[seat0, "", ""]);
        t.play("0 lay pray-bottom").refuses("0 silver pray-bottom", Refusal::SpaceTaken);
        t.play("0 silver pray-middle; 0 gold move");
        assert_eq!(t.options(0), ["resolve own", "resolve silver", "resolve gold"]);
        t.play("0 resolve gold; 0 A; 0 walk TW; 0 resolve silver");
        assert_eq!((t.prayer(0), t.units(0, "TW"), t.waits_for()), (4, 1, vec![1]), "the last needs no choice");
    }
}

/// The Night of one player with Vision, all cards drawn.
fn vision(ruleset: &str, more: &str) -> Table {
    let seat0 = format!("tiles vision {more}; hand transfer");
    let mut t = laid_in(ruleset, "round 2 interventions", &[&seat0, ""]);
    for _ in more.split_whitespace() {
        t.play("chance card glory");
    }
    t.play("chance card prayer; chance card war-rage; chance card war-fury; chance card snare; chance card iron-wall");
    t
}

/// [faq.6] Vision comes after all other draws, and any cards of the hand may be the four.
#[test]
fn faq_6_vision_comes_last() {
    for ruleset in LATER {
        let mut t = vision(ruleset, "divine-boon");
        assert_eq!((t.hand(0).count(), t.waits_for()), (1 + 1 + 1 + 4, vec![0]));
        let mut left = 4;
        while let Some(Question::Sift { kind, .. }) = t.asked(0) {
            let gives = u8::from(kind != Di::Transfer && kind != Di::Snare && left > 0);
            left -= gives;
            t.play(&format!("0 {gives}"));
        }
        assert!(t.hand(0).has(Di::Transfer) && t.hand(0).has(Di::Snare));
        assert_eq!(t.hand(0).count(), 3);
    }
}

/// [faq.7] The four go face up to the discards.
#[test]
fn faq_7_the_four_are_discarded_face_up() {
    for ruleset in LATER {
        let mut t = vision(ruleset, "");
        while let Some(Question::Sift { .. }) = t.asked(0) {
            let most = t.options(0).last().cloned().unwrap();
            t.play(&format!("0 {most}"));
        }
        assert_eq!((t.hand(0).count(), t.board().discarded.count()), (2, 4));
    }
}

/// [faq.8] A tile may become free, by Priest of Ra and by Priestess, and by both together.
#[test]
fn faq_8_tiles_may_be_free() {
    for ruleset in LATER {
        for tile in ["priest-of-ra", "priestess"] {
            let mut t = two_in(ruleset, &format!("prayer=0; pyramids red=1@A1; tiles {tile}"), "");
            t.play("0 lay buy-1; 0 charge");
            assert_eq!(t.prayer(0), 0);
        }
        let mut t = two_in(ruleset, "prayer=0; pyramids red=2@A1; tiles priest-of-ra priestess", "");
        t.play("0 lay buy-1; 0 carnage");
        assert_eq!(t.prayer(0), 0);
    }
}

/// [faq.9] One PP off the sum of a raise, not off each level.
#[test]
fn faq_9_priest_of_ra_saves_once_for_several_levels() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; pyramids red=1@A1; tiles priest-of-ra", "");
        t.play("0 lay raise; 0 red; 0 3");
        assert_eq!((t.level(0, Colour::Red), t.prayer(0)), (3, 5));
    }
}

/// [faq.10] [faq.11] There is neither Veto nor Escape in the pile.
#[test]
fn faq_10_and_11_neither_veto_nor_escape() {
    for ruleset in LATER {
        let deck = two_in(ruleset, "", "").board().secret.deck;
        assert_eq!(deck.count(), 33);
        assert!(!deck.has(Di::Veto) && !deck.has(Di::Escape) && !deck.has(Di::ManaTheft));
    }
}

/// [faq.12] The golden space: a gold token with an own one, for a golden action of a tile owned.
#[test]
fn faq_12_the_golden_space() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=5; tiles divine-will; troops A=1", "");
        t.refuses("0 gold recruit", Refusal::OnlyWithOwnToken);
        t.play("0 lay recruit").refuses("0 gold surprise", Refusal::NotYourGoldenAction);
        t.play("0 gold recruit; 0 resolve own; 0 1; 0 0; 0 0; 0 1; 0 0; 0 0");
        assert_eq!((t.units(0, "A1"), t.waits_for()), (2, vec![1]));
        // Without a golden tile nobody is asked.
        let mut t = two_in(ruleset, "prayer=5", "");
        t.play("0 lay pray-middle");
        assert_eq!(t.waits_for(), [1]);
    }
}
