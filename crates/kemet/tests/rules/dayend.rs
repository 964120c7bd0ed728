use crate::kit::{Table, laid};
use kemet::ask::Question;
use kemet::event::Glory;

/// The end of the first Day, with these seats.
fn evening(seats: &[&str]) -> Table {
    laid("round 1 delta", seats)
}

/// [dayend.2] [dayend.4]
#[test]
fn temples_pay_two_or_three_and_two_of_them_a_point() {
    let t = evening(&["prayer=0; troops TW=1", "prayer=0; troops NW=2", "prayer=0; troops NE=1 TE=1", ""]);
    assert_eq!((t.prayer(0), t.prayer(1), t.prayer(2), t.prayer(3)), (4, 5, 7, 7), "and two in the next Night");
    assert_eq!((t.permanent(0), t.permanent(1), t.permanent(2)), (0, 0, 1));
    assert_eq!((t.points(0), t.points(2)), (1, 3), "the temporary points stay");
}

#[test]
fn four_temples_are_one_point_too() {
    let t = evening(&["troops TW=1 NW=1 NE=1 TE=1", "", "", ""]);
    assert_eq!(t.permanent(0), 1);
}

/// [dayend.1]
#[test]
fn the_delta_pays_five_for_a_unit() {
    let t = evening(&["prayer=0; troops TD=2 TW=1", ""]);
    assert_eq!(t.asked(0), Some(Question::Delta));
    let mut gives = t.clone();
    gives.play("0 yes");
    assert_eq!((gives.units(0, "TD"), gives.supply(0), gives.prayer(0), gives.permanent(0)), (1, 10, 5 + 2 + 2, 1));
    let mut keeps = t.clone();
    keeps.play("0 no");
    assert_eq!((keeps.units(0, "TD"), keeps.prayer(0), keeps.permanent(0)), (2, 2 + 2, 1));
}

/// [dayend.1] [dayend.5] The Delta comes first: its last unit given up, it is no second temple.
#[test]
fn the_last_unit_of_the_delta_loses_the_temple() {
    let mut t = evening(&["prayer=0; troops TD=1+sphinx TW=1; tiles sphinx", ""]);
    assert_eq!(t.points(0), 3);
    t.play("0 yes");
    assert_eq!((t.scored(0, Glory::Temples), t.points(0)), (0, 2));
    assert_eq!(t.creature(kemet::creatures::Creature::Sphinx), "reserve", "left alone [ruling.50]");
}

/// [dayend.3] [temple.2]
#[test]
fn the_sanctuary_takes_two_units_for_a_point() {
    let t = evening(&["troops S=3 TW=1", "", ""]);
    assert_eq!(t.asked(0), Some(Question::Sanctuary));
    let mut gives = t.clone();
    gives.play("0 yes");
    assert_eq!((gives.units(0, "S"), gives.supply(0), gives.permanent(0)), (1, 10, 1), "no temple: no second point");
    let mut keeps = t.clone();
    keeps.play("0 no");
    assert_eq!((keeps.units(0, "S"), keeps.permanent(0)), (3, 0));
    let t = evening(&["troops S=1", "", ""]);
    assert_eq!((t.waits_for(), t.permanent(0)), (vec![], 0), "one unit is not enough: nobody is asked");
}

/// [dayend.5] [ruling.30] Delta, temples, Sanctuary, two temples; each asked of its holder alone.
#[test]
fn the_order_of_the_evening() {
    let mut t = evening(&["prayer=0; troops S=2", "prayer=8; troops TD=1 NW=1", ""]);
    assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Delta)));
    t.play("1 yes");
    assert_eq!(t.prayer(1), 11, "3 + 5 and the temple's 3, no more than eleven");
    assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::Sanctuary)));
    t.play("0 yes");
    assert_eq!((t.scored(0, Glory::Sanctuary), t.scored(1, Glory::Temples)), (1, 0));
}
