use crate::kit::{FIRST, LATER, REVISED, Table, duel_at, duel_in, laid_in};
use kemet::ask::Question;
use kemet::creatures::Creature;
use kemet::refusal::Refusal;
use table::Side;

const CALM: &str = "2-0-2 aside 1-3-0";
const WIN: &str = "4-1-0 aside 1-3-0";

/// Seat 0 wins in the western temple without losses on either side.
#[track_caller]
fn won(ruleset: &str, winner: &str, loser: &str) -> Table {
    let mut t = duel_in(ruleset, winner, loser);
    t.battle(WIN, CALM);
    t
}

/// [aftermath.1] [aftermath.2] The loser chooses whether, the winner chooses where.
#[test]
fn the_winner_says_where_the_loser_goes() {
    for ruleset in LATER {
        let mut t = won(ruleset, "troops TW=4 A=1", "troops TW=3+ancestral-elephant; tiles ancestral-elephant");
        assert_eq!(t.options(1), ["recall", "retreat"]);
        t.refuses("1 stay", Refusal::WinnerStillThere);
        t.play("1 retreat");
        assert_eq!(t.options(0), ["AB", "BC", "C"], "an enemy of the loser stands in A");
        t.refuses("0 A", Refusal::NotEmpty).refuses("0 WB", Refusal::NotAdjacent);
        t.play("0 BC; 0 stay");
        assert_eq!((t.units(1, "BC"), t.creature(Creature::AncestralElephant).as_str()), (3, "BC"));
    }
}

/// [aftermath.1] An attacker who loses leaves too.
#[test]
fn a_losing_attacker_leaves_too() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=1", "troops TW=3");
        t.battle(CALM, CALM);
        t.play("0 retreat; 1 AB; 1 stay");
        assert_eq!((t.units(0, "AB"), t.units(1, "TW")), (1, 3));
    }
}

/// [aftermath.2] [ruling.21] First printing: a troop of the loser may stand there, if all fit and one of the two has a
/// creature at most.
#[test]
fn to_own_troops_in_the_first_printing() {
    let seat1 = "troops TW=3+sphinx AB=2 BC=3 C=1+ancestral-elephant; tiles sphinx ancestral-elephant";
    let mut t = won(FIRST, "troops TW=5", seat1);
    t.play("1 retreat");
    assert_eq!(t.options(0), ["A", "AB"], "six do not fit in BC, and in C there is a creature");
    t.refuses("0 BC", Refusal::NotEmpty).refuses("0 C", Refusal::NotEmpty);
    t.play("0 AB");
    assert_eq!((t.units(1, "AB"), t.creature(Creature::Sphinx).as_str()), (5, "AB"));
    // With Legion seven fit.
    let mut t = won(FIRST, "troops TW=5", "troops TW=3 AB=4; tiles legion");
    t.play("1 retreat").takes("0 AB");
}

/// [aftermath.2] [ruling.21] [change.3] Revised printing: only where nobody stands at all.
#[test]
fn to_empty_spaces_in_the_revised_printing() {
    let mut t = won(REVISED, "troops TW=4", "troops TW=3 AB=1 BC=1");
    t.play("1 retreat");
    assert_eq!(t.options(0), ["A", "C"]);
    t.refuses("0 AB", Refusal::NotEmpty);
    // With own troops all around only the recall is left, where the first printing still has a way.
    let seats = ["troops TW=4", "troops TW=2 A=1 AB=1 BC=1 C=1"];
    let t = won(REVISED, seats[0], seats[1]);
    assert_eq!((t.units(1, "TW"), t.asked(0)), (0, Some(Question::Victorious)), "recalled without being asked");
    let t = won(FIRST, seats[0], seats[1]);
    assert_eq!(t.options(1), ["recall", "retreat"]);
}

/// [aftermath.2] [ruling.21] Never into a foreign district; into the own ones walls do not hinder.
#[test]
fn never_into_a_foreign_district() {
    for ruleset in LATER {
        // In the winner's front desert, with all land around taken by the winner.
        let mut t = duel_at(ruleset, "A1", "A", "troops A=4 AB=1 WB=1 TW=1", "troops A=3");
        t.battle(WIN, CALM);
        assert_eq!((t.units(1, "A"), t.asked(0)), (0, Some(Question::Victorious)), "no district serves");
        // In the loser's own front desert its districts do.
        let mut t = duel_at(ruleset, "TW", "C", "troops C=4 BC=1 WB=1 TW=1", "troops C=3");
        t.battle(WIN, CALM);
        t.play("1 retreat");
        assert_eq!(t.options(0), ["C1", "C2", "C3"]);
        // And out of a foreign city only to its front desert.
        let mut t = duel_at(ruleset, "A2", "A1", "troops A1=4", "troops A1=3");
        t.battle(WIN, CALM);
        t.play("1 retreat; 0 stay");
        assert_eq!(t.units(1, "A"), 3);
    }
}

/// [aftermath.1] Without a space there is only the recall.
#[test]
fn without_a_space_only_the_recall_is_left() {
    for ruleset in LATER {
        let t = won(ruleset, "troops TW=4 A=1 AB=1 BC=1 C=1", "prayer=0; troops TW=3");
        assert_eq!((t.units(1, "TW"), t.prayer(1), t.asked(0)), (0, 2, Some(Question::Victorious)));
        // One land neighbour, the winner in it: the temple on the Nile.
        let mut t = duel_at(ruleset, "WB", "NW", "troops NW=4 WB=1", "prayer=0; troops NW=2");
        t.battle(WIN, CALM);
        assert_eq!((t.units(1, "NW"), t.prayer(1)), (0, 1));
    }
}

/// Seat 0 wins and loses all; the loser has units left.
#[track_caller]
fn winner_gone(ruleset: &str, around: &str) -> Table {
    let mut t = duel_in(ruleset, &format!("troops TW=2{around}"), "prayer=0; troops TW=2; hand bronze-wall");
    t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2 with bronze-wall");
    assert_eq!((t.won(), t.units(0, "TW")), (Some(0), 0));
    t
}

/// [aftermath.3] First printing: the winner is gone, and the loser must recall.
#[test]
fn the_winner_is_gone_in_the_first_printing() {
    let t = winner_gone(FIRST, "");
    assert_eq!((t.units(1, "TW"), t.prayer(1), t.waits_for()), (0, 1, vec![1]), "recalled, and the turn is over");
    assert_eq!(t.points(1), 0, "nobody has the temple");
}

/// [aftermath.3] [change.2] Revised printing: the loser recalls or retreats all the same, and the winner says where.
#[test]
fn the_winner_is_gone_in_the_revised_printing() {
    let mut t = winner_gone(REVISED, "");
    assert_eq!(t.options(1), ["recall", "retreat"]);
    t.refuses("1 stay", Refusal::WinnerStillThere);
    assert_eq!(t.clone().play("1 recall").prayer(1), 1);
    t.play("1 retreat");
    assert_eq!(t.asked(0), Some(Question::RetreatTo { loser: Side::new(1) }));
    t.play("0 BC");
    assert_eq!((t.units(1, "BC"), t.points(1), t.waits_for()), (2, 0, vec![1]), "the winner has nobody to recall");
    // Without a space the recall is all that is left.
    let t = winner_gone(REVISED, " A=1 AB=1 BC=1 C=1");
    assert_eq!((t.units(1, "TW"), t.prayer(1)), (0, 1));
}

/// [aftermath.4] The whole troop to the supply, for a PP less than its units; the creature to the reserve.
#[test]
fn a_recall_pays_one_less_than_the_units() {
    for ruleset in LATER {
        for units in 1..=4 {
            let mut t = won(ruleset, "troops TW=5", &format!("prayer=0; troops TW={units}+sphinx; tiles sphinx"));
            t.play("1 recall");
            assert_eq!((t.prayer(1), t.supply(1)), (units - 1, 12));
            assert_eq!(t.creature(Creature::Sphinx), "reserve");
        }
        let mut t = won(ruleset, "troops TW=5", "prayer=10; troops TW=4");
        assert_eq!(t.play("1 recall").prayer(1), 11, "up to eleven");
    }
}

/// [aftermath.5] A winner with units recalls them all or stays, and keeps the point either way.
#[test]
fn the_winner_recalls_or_stays() {
    for ruleset in LATER {
        let mut t = won(ruleset, "prayer=0; troops TW=5+sphinx; tiles sphinx", "troops TW=3");
        t.play("1 recall");
        assert_eq!((t.asked(0), t.options(0)), (Some(Question::Victorious), vec!["recall".into(), "stay".into()]));
        let mut stays = t.clone();
        stays.play("0 stay");
        assert_eq!((stays.units(0, "TW"), stays.points(0)), (5, 3), "a battle, the Sphinx and the temple");
        t.play("0 recall");
        assert_eq!((t.prayer(0), t.supply(0), t.creature(Creature::Sphinx).as_str()), (4, 12, "reserve"));
        assert_eq!((t.battle_points(0), t.points(0)), (1, 2));
        // A defender who wins, too.
        let mut t = duel_in(ruleset, "troops TW=1", "prayer=0; troops TW=4");
        t.battle(CALM, CALM);
        t.play("0 recall; 1 recall");
        assert_eq!((t.prayer(1), t.points(1)), (3, 0));
    }
}

/// [ruling.20] Rewards, the loser, the space, the winner; who has no units is not asked.
#[test]
fn the_order_of_the_aftermath() {
    for ruleset in LATER {
        let mut t = won(ruleset, "prayer=0; troops TW=5; tiles priest-of-thoeris", "troops TW=4");
        assert_eq!((t.prayer(0), t.battle_points(0), t.veterans(1)), (4, 1, 1));
        assert_eq!(t.asked(1), Some(Question::Beaten));
        t.play("1 retreat");
        assert_eq!(t.asked(0), Some(Question::RetreatTo { loser: Side::new(1) }));
        t.play("0 BC");
        assert_eq!(t.asked(0), Some(Question::Victorious));
        let mut t = duel_in(ruleset, "troops TW=5", "troops TW=1");
        t.battle("3-2-0 aside 1-3-0", "3-0-1 aside 1-3-0");
        assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::Victorious)), "the loser was wiped out");
        let mut t = duel_in(ruleset, "troops TW=3", "troops TW=1");
        t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2");
        assert_eq!(t.waits_for(), [1], "both are gone: the next turn begins");
    }
}

/// [ruling.23] A troop driven back into an empty temple takes its point.
#[test]
fn a_retreat_may_gain_a_temple() {
    for ruleset in LATER {
        let mut t = duel_at(ruleset, "A", "WB", "troops WB=4 A=1 AB=1 BC=1 C=1", "troops WB=2");
        t.battle(WIN, CALM);
        t.play("1 retreat; 0 stay");
        assert_eq!((t.units(1, "NW"), t.points(1)), (2, 1));
    }
}

/// [ruling.24] [ruling.25] The battles of a Recruit: all units first, within the limit; then one by one, each as the
/// board then stands.
#[test]
fn battles_of_a_recruit() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=9; troops A2=4", "troops A1=1 A3=1"]);
        t.play("0 lay recruit; 0 3").refuses("0 2", Refusal::TroopTooLarge { limit: 5 });
        t.play("0 1; 0 4");
        assert_eq!((t.units(0, "A1"), t.units(0, "A2"), t.units(0, "A3")), (3, 5, 4));
        assert_eq!((t.asked(0), t.options(0)), (Some(Question::Assault), vec!["A1".into(), "A3".into()]));
        t.refuses("0 A2", Refusal::NothingToFight);
        t.play("0 A3").battle(WIN, CALM);
        t.play("1 retreat; 0 stay");
        assert_eq!(t.units(1, "A"), 1, "to the front desert, the only space: districts are foreign");
        t.battle("3-2-0 aside 3-0-1", "3-0-1 aside 3-2-0");
        t.play("0 stay");
        assert_eq!((t.battle_points(0), t.units(1, "A1"), t.waits_for()), (2, 0, vec![1]));
    }
}

/// [ruling.24] A card between the battles may empty a district that was still to be fought for: in the first printing.
#[test]
fn a_later_battle_is_fought_as_the_board_then_stands() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["prayer=9; hand raining-fire", "troops A1=1 A2=1"]);
        t.play("0 lay recruit; 0 4; 0 1; 0 0; 0 A1").battle(WIN, CALM);
        t.play("1 recall; 0 stay");
        if ruleset == FIRST {
            t.play("0 card raining-fire");
            assert_eq!((t.units(0, "A2"), t.units(1, "A2"), t.battle_points(0)), (1, 0, 1));
        } else {
            assert!(t.board().fight.is_some(), "no card inside an action: the second battle follows at once");
        }
    }
}

/// [unit.2] [ruling.25] [ruling.93] Units of cards and tiles are placed within the limit too; nothing is ever removed.
#[test]
fn nothing_exceeds_the_limit_outside_a_move() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "", &["troops A1=5 TW=4; hand enlistment", ""]);
        t.play("0 card enlistment").refuses("0 A1", Refusal::NoRoom);
        t.play("0 TW").refuses("0 TW", Refusal::NoRoom);
        let mut t = duel_in(ruleset, "troops TW=5; hand conscription", "troops TW=1");
        t.battle("4-1-0 aside 1-3-0 with conscription", CALM);
        t.play("1 recall; 0 stay").refuses("0 TW", Refusal::NoRoom);
    }
}
