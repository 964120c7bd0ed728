//! The nine steps of the Night.

use crate::kit::{FIRST, LATER, REVISED, Table, duel_in, laid_in};
use kemet::ask::{Buys, Camp, Question};
use kemet::board::Token;
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::event::{Event, Glory};
use kemet::refusal::Refusal;
use kemet::tiles::Colour;
use table::{Seat, Side};

/// Every card of the pile.
const DECK: &str = "war-rage*3 war-fury*3 bloody-battle*3 bloodbath*2 bronze-wall*3 iron-wall*2 glory divine-protection \
                    conscription snare raining-fire*3 prayer*2 enlistment*3 divine-memory swiftness*2 transfer open-gates";

/// The beginning of the first Night.
#[track_caller]
fn evening(ruleset: &str, seats: &[&str]) -> Table {
    laid_in(ruleset, "round 1 sanctuary", seats)
}

fn order(t: &Table) -> Vec<usize> {
    t.board().in_order().map(Side::index).collect()
}

fn drawing(t: &Table) -> bool {
    t.game.asked(Seat::CHANCE).is_some()
}

/// [dayend.3] [temple.2]
#[test]
fn the_sanctuary_takes_two_units_for_a_point() {
    for ruleset in LATER {
        let t = evening(ruleset, &["troops SX=3 TW=1", ""]);
        assert_eq!((t.asked(0), t.points(0)), (Some(Question::Sanctuary), 1), "the Sanctuary is no temple");
        let mut gives = t.clone();
        gives.play("0 yes");
        assert_eq!((gives.units(0, "SX"), gives.supply(0), gives.permanent(0)), (1, 10, 1), "and only once a Night");
        let mut keeps = t.clone();
        keeps.play("0 no");
        assert_eq!((keeps.units(0, "SX"), keeps.permanent(0)), (3, 0));
        let t = evening(ruleset, &["troops SX=1", ""]);
        assert!(drawing(&t), "one unit is not enough: nobody is asked");
    }
}

/// [dayend.1]
#[test]
fn the_delta_pays_five_for_a_unit() {
    for ruleset in LATER {
        let t = evening(ruleset, &["prayer=0; troops TX=2 TW=1", ""]);
        assert_eq!(t.asked(0), Some(Question::Delta));
        let mut gives = t.clone();
        gives.play("0 yes");
        assert_eq!((gives.units(0, "TX"), gives.supply(0), gives.prayer(0), gives.permanent(0)), (1, 10, 5 + 2 + 2, 1));
        let mut keeps = t.clone();
        keeps.play("0 no");
        assert_eq!((keeps.units(0, "TX"), keeps.prayer(0), keeps.permanent(0)), (2, 2 + 2, 1));
    }
}

/// [dayend.1] [dayend.5] [ruling.50] Its last unit given up, the Delta is no second temple, and a creature goes home.
#[test]
fn the_last_unit_of_the_delta_loses_the_temple() {
    for ruleset in LATER {
        let mut t = evening(ruleset, &["prayer=0; troops TX=1+sphinx TW=1; tiles sphinx", ""]);
        assert_eq!(t.points(0), 3);
        t.play("0 yes");
        assert_eq!((t.permanent(0), t.points(0), t.creature(Creature::Sphinx)), (1, 2, "reserve".into()));
    }
}

/// [ruling.50] Amout does not hinder its owner.
#[test]
fn units_may_be_given_up_beside_amout() {
    for ruleset in LATER {
        let amout = "tiles amout-the-soul-devourer; troops SX=2+amout-the-soul-devourer";
        let mut t = evening(ruleset, &[amout, ""]);
        t.play("0 yes");
        assert_eq!((t.permanent(0), t.supply(0), t.creature(Creature::Amout)), (1, 12, "reserve".into()));
    }
}

/// [dayend.2] [dayend.4] [temple.1] [point.1]
#[test]
fn temples_pay_two_or_three_and_two_of_them_a_point() {
    for ruleset in LATER {
        let seats = ["prayer=0; troops TW=1", "prayer=0; troops NW=2", "prayer=0; troops NE=1 TE=1", "prayer=10"];
        let t = evening(ruleset, &seats);
        assert_eq!([0, 1, 2, 3].map(|seat| t.prayer(seat)), [4, 5, 7, 11], "and two for the Prayers, at most eleven");
        assert_eq!([0, 1, 2].map(|seat| t.permanent(seat)), [0, 0, 1]);
        assert_eq!((t.points(0), t.points(2)), (1, 3), "the temporary points stay");
        let t = evening(ruleset, &["troops TW=1 NW=1 NE=1 TE=1", "", "", ""]);
        assert_eq!(t.permanent(0), 1, "never more than one");
        let mut t = evening(ruleset, &["troops TW=1 TX=1", "", "", ""]);
        assert_eq!(t.play("0 no").permanent(0), 1, "the Delta temple counts");
    }
}

/// [dayend.5] [offering.1] [ruling.30] Sanctuary, Delta, two temples, other temples; each asked of its holder alone.
#[test]
fn the_first_four_steps() {
    for ruleset in LATER {
        let mut t = evening(ruleset, &["prayer=8; troops TX=1 NW=1", "troops SX=2"]);
        assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Sanctuary)));
        t.play("1 yes");
        assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::Delta)));
        t.play("0 yes");
        assert_eq!((t.scored(1, Glory::Sanctuary), t.scored(0, Glory::Temples), t.prayer(0)), (1, 0, 11));
    }
}

/// [point.2] [temple.1] Control, and its point, is lost with the last unit.
#[test]
fn temple_points_follow_the_board() {
    for ruleset in LATER {
        let seats = ["troops A=1 NW=1; tiles priest-of-mafdet", "prayer=9; hand raining-fire"];
        let mut t = laid_in(ruleset, "", &seats);
        assert_eq!(t.points(0), 1);
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        assert_eq!((t.points(0), t.moves()), (1, true), "passing through gains nothing");
        t.play("0 stop");
        assert_eq!(t.points(0), 2);
        t.play("1 card raining-fire; 1 NW");
        assert_eq!(t.points(0), 1);
    }
}

/// [night.1] [veteran.3] [ruling.45] [ruling.82] Two PP each, five more with Priest of Amon, then one for each Veteran
/// token, as long as it gives something.
#[test]
fn prayers() {
    for ruleset in LATER {
        let seats = ["prayer=8 veterans=3", "prayer=0; tiles priest-of-amon", "veterans=1 prayer=11"];
        let mut t = laid_in(ruleset, "round 1 prayers; order 2 1 0", &seats);
        assert_eq!(t.waits_for(), [0], "seats without a choice are not asked");
        assert_eq!((t.asked(0), t.prayer(1)), (Some(Question::Veterans { buys: Buys::Prayer }), 7));
        assert_eq!(t.options(0), ["0", "1"]);
        t.refuses("0 2", Refusal::NothingToGain).refuses("0 4", Refusal::NoVeterans { has: 3 });
        t.play("0 1");
        assert_eq!((t.prayer(0), t.veterans(0), t.veterans(2)), (11, 2, 1));
    }
}

/// [night.2] [ruling.31] In turn order, all cards of one player before the next player's; the number of tokens is said
/// once.
#[test]
fn cards_are_dealt_in_turn_order() {
    for ruleset in LATER {
        let seats = ["", "veterans=2; tiles divine-boon the-mummy", ""];
        let mut t = laid_in(ruleset, "round 1 interventions; order 1 0 2", &seats);
        t.play("chance card glory; chance card snare; chance card prayer");
        assert_eq!(t.asked(1), Some(Question::Veterans { buys: Buys::Cards }));
        t.play("1 1; chance card war-rage; chance card transfer; chance card open-gates");
        let cards = [(Di::Glory, 1), (Di::Snare, 1), (Di::Prayer, 1), (Di::WarRage, 1)];
        assert_eq!(t.hand(1), cards.into_iter().collect());
        assert!(t.hand(0).has(Di::Transfer) && t.hand(2).has(Di::OpenGates));
    }
}

/// [veteran.3] [night.2] [change.4] A further card costs one Veteran token, in the revised printing two.
#[test]
fn cards_for_veteran_tokens() {
    for (ruleset, options, left) in [(FIRST, vec!["0", "1", "2", "3"], 2), (REVISED, vec!["0", "1"], 1)] {
        let mut t = laid_in(ruleset, "round 1 interventions", &["veterans=3", ""]);
        t.play("chance card glory");
        assert_eq!(t.options(0), options);
        t.play("0 1; chance card snare");
        assert_eq!((t.veterans(0), t.hand(0).count()), (left, 2));
    }
    let mut t = laid_in(REVISED, "round 1 interventions", &["veterans=1", ""]);
    t.play("chance card glory");
    assert!(drawing(&t), "one token buys nothing: the next player draws");
}

/// [ruling.82] No more than there are cards.
#[test]
fn tokens_buy_no_cards_that_are_not_there() {
    for ruleset in LATER {
        let rest = DECK.replace("glory", "").replace("snare", "");
        let mut t = laid_in(ruleset, "round 1 interventions", &["veterans=9", &format!("hand {rest}")]);
        t.play("chance card glory").refuses("0 2", Refusal::NothingToGain);
        t.play("0 1");
        assert_eq!((t.hand(0).count(), t.hand(1).count()), (2, 31), "and nobody draws any more [di.3]");
    }
}

/// [tile.vision] [ruling.31] [ruling.70] Vision comes last: four more cards, and four of the hand are discarded.
#[test]
fn vision_sifts_the_hand() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "round 1 interventions", &["tiles vision", ""]);
        t.play("chance card prayer; chance card war-rage; chance card war-rage; chance card glory; chance card snare");
        assert_eq!(t.asked(0), Some(Question::Sift { kind: Di::WarRage, left: 4 }));
        t.refuses("0 0", Refusal::WrongNumber { cards: 4 }).refuses("0 3", Refusal::TooManyCards { has: 2 });
        t.play("0 2; 0 0");
        assert_eq!(t.hand(0), [(Di::Prayer, 1)].into_iter().collect(), "the last two follow by themselves");
        assert_eq!(t.board().discarded.count(), 4, "face up");
        assert!(t.told(|event| matches!(event, Event::CardsDiscarded { card: Di::WarRage, count: 2, .. })));
    }
}

/// [ruling.31] The usual card, those of tiles, those for Veteran tokens, then those of Vision.
#[test]
fn the_order_of_the_draws() {
    for ruleset in LATER {
        let seat0 = "veterans=2; tiles vision divine-boon; hand open-gates";
        let mut t = laid_in(ruleset, "round 1 interventions", &[seat0, ""]);
        t.play("chance card prayer; chance card prayer; 0 1; chance card swiftness");
        assert_eq!(t.hand(0).count(), 4);
        t.play("chance card war-rage; chance card war-rage; chance card war-rage; chance card snare");
        // Any cards of the hand are discarded, older ones too.
        t.play("0 0; 0 2; 0 1; 0 0");
        let kept = [(Di::WarRage, 3), (Di::Snare, 1)];
        assert_eq!(t.hand(0), kept.into_iter().collect());
    }
}

/// [ruling.70] With fewer cards to draw, as many are discarded.
#[test]
fn vision_discards_what_it_drew() {
    for ruleset in LATER {
        let rest = DECK.replace("glory", "").replace("snare", "").replace("prayer*2", "prayer");
        let mut t = laid_in(ruleset, "round 1 interventions", &["tiles vision", &format!("hand {rest}")]);
        t.play("chance card prayer; chance card glory");
        assert_eq!(t.asked(0), Some(Question::Sift { kind: Di::Prayer, left: 2 }), "the last card needs no draw");
        t.play("0 1; 0 0");
        assert_eq!((t.hand(0).count(), t.hand(0).has(Di::Glory)), (1, true));
    }
}

/// [di.3] [ruling.37]
#[test]
fn the_discards_become_the_pile_when_it_is_empty() {
    for ruleset in LATER {
        let rest = DECK.replace("glory", "");
        let mut t = laid_in(ruleset, &format!("round 1 interventions; discards {rest}"), &["", ""]);
        assert_eq!(t.hand(0).count(), 1, "the last card of the pile needs no draw");
        t.play("chance card snare");
        assert_eq!((t.hand(1).count(), t.board().discarded.count()), (1, 0));
        let t = laid_in(ruleset, "round 1 interventions", &["", &format!("hand {DECK}")]);
        assert_eq!((t.hand(0).count(), t.hand(1).count()), (0, 33), "no card is left: none is drawn");
    }
}

/// [offering.2] [veteran.3] A unit for each token, in own districts without enemies.
#[test]
fn conscription() {
    for ruleset in LATER {
        let seats = ["veterans=3; troops A1=5 TW=1", "troops A2=1"];
        let mut t = laid_in(ruleset, "round 1 conscription", &seats);
        assert_eq!(t.asked(0), Some(Question::Muster { left: 3, camp: Camp::City }));
        assert_eq!(t.options(0), ["done", "A3"]);
        t.refuses("0 A1", Refusal::NoRoom).refuses("0 A2", Refusal::EnemiesThere);
        t.refuses("0 TW", Refusal::NotYourDistrict);
        t.play("0 A3; 0 A3; 0 done");
        assert_eq!((t.units(0, "A3"), t.supply(0), t.prayer(0)), (2, 4, 7));
        assert!(t.told(|event| matches!(event, Event::VeteransSpent { veterans: 2, .. })));
    }
}

/// [veteran.4] [change.5] What is left over is dropped: after the own Conscription, or in the Awakening.
#[test]
fn veteran_tokens_left_over_are_dropped() {
    for (ruleset, left) in [(FIRST, 0), (REVISED, 2)] {
        let mut t = laid_in(ruleset, "round 1 conscription", &["veterans=2", "veterans=1"]);
        t.play("0 done");
        assert_eq!((t.veterans(0), t.waits_for()), (left, vec![1]));
        t.play("1 done");
        assert_eq!((t.veterans(0), t.veterans(1)), (0, 0));
        assert_eq!(t.count(|event| matches!(event, Event::VeteransDropped { .. })), 2);
    }
}

/// [veteran.1] They lie open and are worth no point.
#[test]
fn veteran_tokens_are_no_points() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=1", "troops TW=3");
        t.battle("2-0-2 aside 1-3-0", "2-0-2 aside 1-3-0");
        t.play("0 recall; 1 stay");
        assert_eq!((t.veterans(0), t.veterans(1), t.points(0), t.points(1)), (1, 2, 0, 1));
        assert_eq!(t.game.view(None).now.public.side(Side::new(1)).veterans, 2, "for all to see");
    }
}

/// [ruling.40] All units destroyed on both sides: no battle point, a token for each side; rewards of tiles still come.
#[test]
fn a_winner_without_units() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "prayer=0; troops TW=2; tiles priest-of-thoeris divine-hunger", "troops TW=1");
        t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2");
        assert_eq!((t.won(), t.battle_points(0)), (Some(0), 0));
        assert_eq!((t.veterans(0), t.veterans(1), t.prayer(0)), (1, 1, 4 + 2));
    }
}

/// [ruling.20] Rewards, the loser, the space of the retreat, the winner.
#[test]
fn the_order_of_the_aftermath() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=5", "troops TW=2");
        t.battle("3-0-1 aside 1-3-0", "2-0-2 aside 1-3-0");
        assert_eq!((t.battle_points(0), t.veterans(1), t.waits_for()), (1, 1, vec![1]));
        t.play("1 retreat; 0 C").takes("0 recall");
        assert_eq!(t.units(1, "C"), 2);
    }
}

/// [offering.3] [day.4] [golden.3] All tokens come back, silver and gold too.
#[test]
fn tokens_come_back_in_the_awakening() {
    for ruleset in LATER {
        let seat0 = "laid move-upper raise pray-middle pray-bottom buy-1 buy-2; silver=laid; gold=laid; bought red; \
                     tiles act-of-god-red divine-will";
        let t = laid_in(ruleset, "round 1 awakening", &[seat0, "laid recruit raise pray-middle pray-bottom buy-1", ""]);
        let player = t.board().side(Side::new(0));
        assert_eq!((player.tokens, player.laid.count(), player.bought.count()), (5, 0, 0));
        assert_eq!((player.silver, player.gold), (Token::Ready, Token::Ready));
    }
}

/// [night.3] [ruling.39] In turn order; the owner says which tile comes first, and may leave both.
#[test]
fn night_tiles_act_in_their_owners_order() {
    for ruleset in LATER {
        let seat0 = "tiles hand-of-god reinforcements; pyramids white=1@A1; troops TW=1";
        let mut t = laid_in(ruleset, "round 1 night-tiles; order 1 0", &[seat0, "troops C1=1"]);
        assert_eq!(t.options(0), ["done", "reinforcements", "hand-of-god"]);
        let mut both = t.clone();
        both.play("0 hand-of-god; 0 white").refuses("0 hand-of-god", Refusal::NightTileUsed);
        both.play("0 reinforcements; 0 A2; 0 TW; 0 done");
        assert_eq!((both.level(0, Colour::White), both.units(0, "TW"), both.supply(0)), (2, 2, 9));
        let mut new = t.clone();
        new.play("0 hand-of-god; 0 blue; 0 A3");
        assert_eq!(new.board().side(Side::new(0)).markers, [Some(Colour::White), Some(Colour::Blue), None]);
        t.play("0 done");
        assert_eq!(t.supply(0), 11);
    }
}

/// [night.4] [destiny.1] [destiny.2] [ruling.32] The fewest points first, of equals the earlier one; any free place.
#[test]
fn places_are_chosen_from_the_fewest_points_upwards() {
    for ruleset in LATER {
        let seats = ["battle=2", "battle=1; troops TW=1 NW=1", "battle=2", "battle=2"];
        let mut t = laid_in(ruleset, "round 1 destiny; order 3 1 2 0", &seats);
        assert_eq!((t.waits_for(), t.options(3).len()), (vec![3], 4), "of three with two points the earliest");
        t.play("3 place 2");
        assert_eq!(t.waits_for(), [2]);
        t.refuses("2 place 2", Refusal::PlaceTaken);
        t.play("2 place 4");
        assert_eq!(t.options(0), ["place 1", "place 3"]);
        t.play("0 place 3");
        assert_eq!(order(&t), [1, 3, 0, 2], "seat 1 has three points: temporary ones count");
        assert_eq!((t.asked(1), t.board().round), (Some(Question::Menu), 2));
    }
}

/// [day.1] [night.6] Five turns each, then the Night, then the next round.
#[test]
fn a_round_is_a_day_and_a_night() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=0; troops SX=2", "prayer=0"]);
        for space in ["pray-middle", "pray-bottom", "move-upper", "move-middle", "buy-1"] {
            for seat in 0..2 {
                t.play(&format!("{seat} lay {space}"));
                if let Some(Question::Start { .. }) = t.asked(seat) {
                    t.play(&format!("{seat} pass"));
                }
            }
        }
        assert_eq!(t.asked(0), Some(Question::Sanctuary));
        assert!(t.told(|event| matches!(event, Event::NightFalls { round: 1 })), "the Offering is its first step");
        t.play("0 no");
        assert_eq!((t.prayer(0), t.prayer(1), drawing(&t)), (6, 6, true), "two Prays and the Prayers");
        t.draw();
        assert_eq!((t.hand(0).count(), t.hand(1).count()), (1, 1));
        t.play("0 place 2");
        assert_eq!((t.board().round, order(&t), t.asked(1)), (2, vec![1, 0], Some(Question::Menu)));
        t.takes("1 lay pray-middle");
    }
}
