use crate::kit::{duel, laid, two};
use kemet::ask::Question;
use kemet::creatures::Creature;
use kemet::refusal::Refusal;

const CALM: &str = "2-0-2 aside 1-3-0";

/// [aftermath.1] [aftermath.2] The loser chooses whether, the winner chooses where.
#[test]
fn the_winner_says_where_the_loser_goes() {
    let mut t = duel("troops TW=4 W1=1", "troops TW=3+phoenix; tiles phoenix");
    t.battle("4-1-0 aside 1-3-0", CALM);
    assert_eq!(t.options(1), ["recall", "retreat"]);
    t.refuses("1 stay", Refusal::WinnerStillThere);
    t.play("1 retreat");
    assert_eq!(t.options(0), ["W2", "W3"], "W1 is not empty");
    t.refuses("0 W1", Refusal::NotEmpty).refuses("0 W4", Refusal::NotAdjacent);
    t.play("0 W3; 0 stay");
    assert_eq!((t.units(1, "W3"), t.creature(Creature::Phoenix).as_str()), (3, "W3"));
}

#[test]
fn a_losing_attacker_leaves_too() {
    let mut t = duel("troops TW=1", "troops TW=3");
    t.battle(CALM, CALM);
    t.play("0 retreat; 1 W2; 1 stay");
    assert_eq!((t.units(0, "W2"), t.units(1, "TW")), (1, 3));
}

/// [aftermath.2] Foreign districts are no exception, harbours are no neighbours.
#[test]
fn where_a_troop_can_be_driven() {
    let mut t = two("troops W1=4", "troops W2=1 TW=1 W4=1 Ia=1");
    t.play("0 lay move-upper; 0 W1; 0 walk W2; 0 3");
    t.battle("4-1-0 aside 1-3-0", CALM);
    t.play("1 retreat; 0 stay");
    assert_eq!(t.units(1, "W3"), 1);
    let mut t = two("troops W2=4 W4=1", "troops W1=1 TW=1");
    t.play("0 lay move-upper; 0 W2; 0 walk W1; 0 3");
    t.battle("4-1-0 aside 1-3-0", CALM);
    t.play("1 retreat");
    assert_eq!(t.options(0), ["Ia", "Ib", "Ic"], "into the winner's own city, if nothing else is free");
    // The Delta temple of three players has a harbour and no land: no retreat.
    let mut t = laid("", &["prayer=2; pyramids red=1@Ia; troops Ia=4", "troops TD=1", ""]);
    t.play("0 lay move-upper; 0 Ia; 0 teleport TD; 0 4");
    t.battle("4-1-0 aside 1-3-0", CALM);
    assert_eq!((t.units(1, "TD"), t.supply(1), t.prayer(1)), (0, 12, 6), "only the recall is left");
}

/// [aftermath.1]
#[test]
fn without_an_empty_neighbour_there_is_no_retreat() {
    let mut t = duel("troops TW=4 W1=1 W2=1", "troops TW=3 W3=1");
    t.battle("4-1-0 aside 1-3-0", CALM);
    assert_eq!((t.units(1, "TW"), t.prayer(1)), (0, 8), "recalled without being asked");
    // If the winner is gone the loser may stay, so it is asked, and retreat is refused.
    let mut t = duel("troops TW=2 W1=1 W2=1", "troops TW=2 W3=1; hand bronze-wall");
    t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2 with bronze-wall");
    t.refuses("1 retreat", Refusal::NoRetreat);
    assert_eq!(t.options(1), ["recall", "stay"]);
}

/// [aftermath.3]
#[test]
fn the_loser_may_stay_if_the_winner_is_gone() {
    let mut t = duel("troops TW=2", "troops TW=2; hand bronze-wall");
    t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2 with bronze-wall");
    assert_eq!((t.won(), t.units(0, "TW"), t.units(1, "TW")), (Some(0), 0, 2));
    assert_eq!(t.options(1), ["recall", "retreat", "stay"]);
    assert_eq!(t.clone().play("1 stay").points(1), 1, "and keeps the temple");
    t.play("1 retreat; 0 W2");
    assert_eq!(t.units(1, "W2"), 2);
}

/// [aftermath.4]
#[test]
fn a_recall_pays_one_for_each_unit_and_is_whole() {
    let mut t = duel("prayer=9; troops TW=5+sphinx; tiles sphinx", "prayer=0; troops TW=4");
    t.battle("4-1-0 aside 1-3-0", CALM);
    t.play("1 recall");
    assert_eq!((t.prayer(1), t.supply(1)), (4, 12));
    assert_eq!(t.asked(0), Some(Question::Victorious));
    t.play("0 recall");
    assert_eq!((t.prayer(0), t.supply(0), t.creature(Creature::Sphinx).as_str()), (11, 12, "reserve"), "up to eleven");
    assert_eq!((t.battle_points(0), t.points(0)), (1, 2), "the battle point stays, the temple's is gone");
}

/// [ruling.20] Nobody without units is asked.
#[test]
fn who_has_no_units_is_not_asked() {
    let mut t = duel("troops TW=5", "troops TW=1");
    t.battle("4-1-0 aside 1-3-0", "3-2-0 aside 1-3-0");
    assert_eq!(t.asked(0), Some(Question::Victorious), "the loser was wiped out");
    let mut t = duel("troops TW=3", "troops TW=1");
    t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2");
    assert_eq!(t.waits_for(), [1], "both are gone: the next turn begins");
}

/// [ruling.23] A troop driven into an empty temple takes its point.
#[test]
fn a_retreat_may_gain_a_temple() {
    let mut t = two("troops W1=4 W2=1 W3=1", "troops W4=1");
    t.play("0 lay move-upper; 0 W1; 0 walk W4; 0 3");
    t.battle("4-1-0 aside 1-3-0", CALM);
    t.play("1 retreat; 0 stay");
    assert_eq!((t.units(1, "NW"), t.points(1)), (1, 1));
}
