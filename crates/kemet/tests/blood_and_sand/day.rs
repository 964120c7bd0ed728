//! The Day: tokens, golden actions, Pray.

use crate::kit::{FIRST, LATER, REVISED, Table, laid_in, two_in};
use kemet::ask::{Gold, Question};
use kemet::board::Token;
use kemet::event::Event;
use kemet::refusal::Refusal;
use table::Side;

/// Three players, seat 0's first turn: Act of God is in the game.
#[track_caller]
fn three(ruleset: &str, seat0: &str) -> Table {
    laid_in(ruleset, "", &[seat0, "", ""])
}

/// Three players before the last turn of seat 0.
#[track_caller]
fn fifth_turn(ruleset: &str, seat0: &str) -> Table {
    let other = "laid move-upper raise pray-middle pray-bottom";
    laid_in(ruleset, "round 1 turns count=4", &[seat0, other, other])
}

/// [day.1]
#[test]
fn turns_go_round_in_order() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "order 2 0 1", &["", "", ""]);
        for (turn, seat) in [2, 0, 1, 2, 0].into_iter().enumerate() {
            assert_eq!(t.waits_for(), [seat]);
            t.play(&format!("{seat} lay {}", if turn < 3 { "pray-middle" } else { "pray-bottom" }));
        }
    }
}

/// [day.2]
#[test]
fn one_own_token_in_a_turn_and_one_token_on_a_space() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "hand prayer", "");
        t.refuses("0 done", Refusal::NoTokenLaid);
        t.play("0 lay pray-middle").refuses("0 lay pray-bottom", Refusal::TokenLaid);
        t.play("0 done; 1 lay pray-middle").refuses("0 lay pray-middle", Refusal::SpaceTaken);
    }
}

/// [day.8]
#[test]
fn the_floors_of_the_player_board() {
    for ruleset in LATER {
        let t = two_in(ruleset, "", "");
        let floor = |floor: u8| -> Vec<&str> {
            t.board().edition.spaces.iter().filter(|space| space.floor == floor).map(|space| space.name).collect()
        };
        assert_eq!(floor(0), ["move-upper", "recruit"]);
        assert_eq!(floor(1), ["move-middle", "raise", "pray-middle"]);
        assert_eq!(floor(2), ["pray-bottom", "buy-1", "buy-2", "buy-3"]);
    }
}

/// [day.3]
#[test]
fn each_floor_gets_a_token() {
    for ruleset in LATER {
        let t = fifth_turn(ruleset, "laid pray-bottom buy-1 buy-2 raise");
        t.refuses("0 lay buy-3", Refusal::FloorsUncovered).refuses("0 lay move-middle", Refusal::FloorsUncovered);
        t.takes("0 lay move-upper").takes("0 lay recruit");
        // The duty is looked at as soon as it could no longer be met.
        let other = "laid raise recruit pray-bottom";
        let head = "round 1 turns count=3";
        let t = laid_in(ruleset, head, &["laid pray-bottom buy-1 buy-2", other, other]);
        t.refuses("0 lay buy-3", Refusal::FloorsUncovered).takes("0 lay raise").takes("0 lay recruit");
    }
}

/// [day.3] [ruling.9] Silver counts for the floors, and becomes compulsory with the last own token; gold does not count.
#[test]
fn silver_covers_a_floor_and_may_have_to() {
    for ruleset in LATER {
        let laid = "laid pray-bottom buy-1 buy-2 raise";
        let mut t = fifth_turn(ruleset, &format!("{laid}; tiles act-of-god-red divine-will; prayer=0"));
        t.play("0 lay pray-middle").refuses("0 done", Refusal::FloorsUncovered);
        t.refuses("0 silver buy-3", Refusal::FloorsUncovered).refuses("0 silver move-middle", Refusal::FloorsUncovered);
        t.play("0 gold move").refuses("0 done", Refusal::FloorsUncovered);
        t.play("0 silver recruit").takes("0 resolve silver").takes("0 resolve gold");
        let t = fifth_turn(ruleset, &format!("{laid}; tiles divine-will"));
        t.refuses("0 lay pray-middle", Refusal::FloorsUncovered);
        let t = fifth_turn(ruleset, &format!("{laid} move-middle; tiles act-of-god-red; silver=laid"));
        t.refuses("0 lay pray-middle", Refusal::FloorsUncovered);
    }
}

/// [day.3] An unplayed silver token counts as one more, with this own token or a later one.
#[test]
fn silver_may_wait_for_a_later_token() {
    for ruleset in LATER {
        let other = "laid raise recruit pray-bottom";
        let seat0 = "laid pray-bottom buy-1 buy-2; tiles act-of-god-red; prayer=0";
        let mut t = laid_in(ruleset, "round 1 turns count=3", &[seat0, other, other]);
        t.play("0 lay buy-3").takes("0 silver raise");
        t.play("0 done; 1 lay pray-middle; 2 lay pray-middle");
        t.play("0 lay raise").refuses("0 done", Refusal::FloorsUncovered);
        assert_eq!(t.options(0), ["silver move-upper", "silver recruit"]);
    }
}

/// [day.4] [ruling.49] Silver: with an own token, on another empty space of the floors, once each Day.
#[test]
fn silver_is_laid_with_an_own_token() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=0; tiles act-of-god-blue");
        t.refuses("0 silver pray-middle", Refusal::OnlyWithOwnToken);
        t.play("0 lay pray-middle");
        assert_eq!(t.asked(0), Some(Question::Beside));
        t.refuses("0 silver pray-middle", Refusal::SpaceTaken);
        t.play("0 silver pray-bottom; 0 resolve own");
        assert_eq!((t.prayer(0), t.waits_for()), (4, vec![1]), "two actions in one turn");
        t.play("1 lay raise; 1 pass; 2 lay raise; 2 pass; 0 lay raise");
        assert_ne!(t.asked(0), Some(Question::Beside), "once each Day");
        t.play("0 pass").play("1 lay pray-bottom; 2 lay pray-bottom");
        t.refuses("0 lay pray-bottom", Refusal::SpaceTaken);
    }
}

/// [day.4] It may be kept back.
#[test]
fn silver_may_be_kept() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=0; tiles act-of-god-blue");
        t.play("0 lay pray-middle; 0 done");
        assert_eq!((t.prayer(0), t.board().side(Side::new(0)).silver), (2, Token::Ready));
        assert_eq!(t.waits_for(), [1]);
    }
}

/// [day.5] [golden.2] Gold: with an own token, for an action of a tile owned, named when it is laid.
#[test]
fn gold_is_laid_with_an_own_token_for_a_golden_action() {
    for ruleset in LATER {
        let t = two_in(ruleset, "troops A=1; tiles forced-march", "");
        t.refuses("0 gold march", Refusal::OnlyWithOwnToken);
        for (tile, actions) in [
            ("divine-will", &["move", "recruit"][..]),
            ("surprise-attack", &["surprise"]),
            ("forced-march", &["march"]),
            ("twin-ceremony", &["twin"]),
        ] {
            let mut t = two_in(ruleset, &format!("troops A=1; tiles {tile}"), "");
            t.play("0 lay pray-middle");
            for gold in Gold::ALL {
                let line = format!("0 gold {}", gold.name());
                if actions.contains(&gold.name()) {
                    t.takes(&line);
                } else {
                    t.refuses(&line, Refusal::NotYourGoldenAction);
                }
            }
            t.refuses("0 silver raise", Refusal::NoSilver);
        }
    }
}

/// [day.5] [golden.1] Without a golden tile no gold is laid, whether there is a token or not.
#[test]
fn gold_needs_a_golden_tile() {
    for (ruleset, why) in [(FIRST, Refusal::NoGold), (REVISED, Refusal::NotYourGoldenAction)] {
        let mut t = three(ruleset, "tiles act-of-god-red");
        t.play("0 lay pray-middle").refuses("0 gold move", why);
        let mut t = three(ruleset, "");
        t.play("0 lay pray-middle");
        assert_eq!(t.waits_for(), [1], "nothing can be laid beside the own token");
    }
}

/// [golden.1] One gold token, with the first golden tile or from the start.
#[test]
fn golden_tiles_bring_one_token() {
    for (ruleset, before) in [(FIRST, Token::None), (REVISED, Token::Ready)] {
        let mut t = two_in(ruleset, "prayer=11; pyramids black=3@A1", "");
        assert_eq!(t.board().side(Side::new(0)).gold, before);
        t.play("0 lay buy-1; 0 twin-ceremony");
        assert_eq!(t.board().side(Side::new(0)).gold, Token::Ready);
    }
    // A further one brings no second: it stays laid.
    for ruleset in LATER {
        let seats = ["prayer=11; pyramids black=3@A1; laid pray-middle; tiles twin-ceremony; gold=laid", "laid raise"];
        let mut t = laid_in(ruleset, "round 1 turns count=1", &seats);
        t.play("0 lay buy-1; 0 forced-march");
        assert_eq!(t.board().side(Side::new(0)).gold, Token::Laid);
    }
}

/// [golden.3] [ruling.49]
#[test]
fn one_golden_action_each_day() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A=1; tiles twin-ceremony forced-march", "");
        t.play("0 lay pray-middle; 0 gold march");
        assert_eq!(t.options(0), ["resolve own", "resolve gold"], "no second golden action");
        t.play("0 resolve own; 0 pass; 1 lay pray-middle; 0 lay pray-bottom");
        assert_eq!(t.waits_for(), [1], "and none with the next token");
    }
}

/// [ruling.12] Silver and gold cannot be laid in the turn their tile is bought.
#[test]
fn a_bonus_token_waits_for_the_next_own_token() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=9; pyramids blue=4@A1; troops A=1; hand prayer");
        t.play("0 lay buy-1; 0 divine-will").refuses("0 gold move", Refusal::OnlyWithOwnToken);
        t.play("0 done; 1 lay pray-middle; 2 lay pray-middle; 0 lay pray-middle").takes("0 gold move");
        let mut t = three(ruleset, "prayer=9; pyramids blue=4@A1; troops A=1; hand prayer");
        t.play("0 lay buy-1; 0 act-of-god-blue").refuses("0 silver pray-middle", Refusal::OnlyWithOwnToken);
        t.play("0 done; 1 lay pray-middle; 2 lay pray-middle; 0 lay pray-middle").takes("0 silver raise");
    }
}

/// [day.7] [ruling.11] All tokens first, then the actions in an order chosen one at a time; cards in between.
#[test]
fn three_actions_in_the_order_one_likes() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=0; troops A=1; tiles act-of-god-red divine-will; hand prayer*2");
        t.play("0 card prayer; 0 lay pray-bottom; 0 gold move; 0 silver pray-middle");
        assert_eq!((t.prayer(0), t.units(0, "A")), (2, 1), "nothing is done before all are laid");
        assert_eq!(t.options(0), ["resolve own", "resolve silver", "resolve gold", "card prayer"]);
        t.refuses("0 done", Refusal::ActionsWait);
        t.play("0 resolve gold; 0 A; 0 walk WB");
        if t.moves() {
            t.play("0 stop");
        }
        t.refuses("0 resolve gold", Refusal::NoActionWaits);
        t.play("0 card prayer; 0 resolve silver");
        assert_eq!((t.prayer(0), t.units(0, "WB"), t.waits_for()), (8, 1, vec![1]), "the last one follows by itself");
        assert!(t.told(|event| matches!(event, Event::ActionTaken { .. })));
    }
}

/// [day.7] Gold alone beside the own token.
#[test]
fn an_own_and_a_golden_action() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops A=1; tiles forced-march", "");
        t.play("0 lay pray-bottom; 0 gold march; 0 resolve own; 0 A; 0 walk WB");
        assert_eq!((t.prayer(0), t.units(0, "WB"), t.waits_for()), (2, 1, vec![1]));
    }
}

/// [day.6] [ruling.10] What cannot be done when its turn comes is lost.
#[test]
fn a_token_may_be_laid_for_nothing() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0", "");
        t.play("0 lay raise");
        assert_eq!(t.waits_for(), [1]);
        assert!(t.told(|event| matches!(event, Event::Idle { .. })));
        let t = two_in(ruleset, "prayer=9; troops A1=1; pyramids red=1@A1", "");
        assert_eq!(t.clone().play("0 lay raise; 0 pass").prayer(0), 9);
        assert_eq!(t.clone().play("0 lay buy-1; 0 pass").prayer(0), 9);
        assert_eq!(t.clone().play("0 lay recruit; 0 0; 0 0; 0 0").prayer(0), 9);
        assert_eq!(t.clone().play("0 lay move-upper; 0 pass").units(0, "A1"), 1);
    }
}

/// [day.6] A token may be laid on an action that cannot be done yet.
#[test]
fn an_action_may_make_the_next_one_possible() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=5; tiles act-of-god-red");
        t.play("0 lay raise; 0 silver buy-1");
        let mut lost = t.clone();
        t.play("0 resolve own; 0 white; 0 1; 0 A1; 0 priest");
        assert_eq!((t.prayer(0), t.waits_for()), (3, vec![1]));
        lost.play("0 resolve silver; 0 white; 0 1; 0 A1");
        assert_eq!((lost.prayer(0), lost.waits_for()), (4, vec![1]), "bought too early: lost");
    }
}

/// [ruling.86] A tile bought with the first action works for the second.
#[test]
fn a_tile_works_for_the_next_action_of_the_turn() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=1; pyramids white=1@A1; tiles act-of-god-red");
        t.play("0 lay buy-1; 0 silver pray-bottom; 0 resolve own; 0 priest");
        assert_eq!(t.prayer(0), 3);
    }
}

/// [pray.1] [prayer.1]
#[test]
fn pray_gains_two_or_three_up_to_eleven() {
    for ruleset in LATER {
        let pray = |seat0: &str| two_in(ruleset, seat0, "").play("0 lay pray-bottom").prayer(0);
        assert_eq!(pray("prayer=3"), 5);
        assert_eq!(pray("prayer=3; tiles priest"), 6);
        assert_eq!(pray("prayer=10; tiles priest"), 11);
    }
}

/// [pray.1] [ruling.39] With Reinforcement Prayer a unit may come to an own district without enemies.
#[test]
fn a_unit_may_be_added_to_a_prayer() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops A1=5 A=1; tiles reinforcement-prayer", "troops A2=1");
        t.play("0 lay pray-middle");
        assert_eq!(t.options(0), ["done", "A3"]);
        assert_eq!(t.clone().play("0 done").supply(0), 6);
        t.play("0 A3");
        assert_eq!((t.prayer(0), t.units(0, "A3"), t.waits_for()), (2, 1, vec![1]));
    }
}

/// [secret.3] [ruling.47] A question with one answer is not asked.
#[test]
fn what_has_one_answer_is_not_asked() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A=1", "");
        t.play("0 lay move-upper; 0 A; 0 walk AB");
        assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Menu)), "no 'how many', no 'stop', no 'done'");
    }
}
