//! The book's round against Amon, with its arithmetic corrected. [example.12] [ruling.164]

use crate::kit::might;
use crate::lay::alone;
use kemet::event::Glory;

#[test]
fn a_round_against_amon() {
    let jacques = "prayer=9; pyramids black=3@C1 blue=1@C3; tiles griffin-sphinx; hand bronze-wall; \
                   troops C=5+griffin-sphinx C3=5";
    let mut t = alone(1, "round 2 turns", jacques, ["TW=5", "AB=5"], "");
    t.play("0 lay raise; 0 black");
    assert_eq!(t.prayer(0), 5);
    t.play("0 lay buy-1; 0 bestial-fury");
    assert_eq!(t.prayer(0), 1);
    t.play("0 lay pray-middle");
    assert_eq!(t.prayer(0), 3);
    t.play("chance event bloody-skirmish");
    assert_eq!(t.war(), [1, 1, 0, 1]);
    t.play("0 lay move-upper; 0 C; 0 walk TW; 0 5; 0 yes");
    t.plan(0, "4-1-0 aside 2-2-1 with bronze-wall").play("chance 1-3-0");
    assert_eq!(t.compared(), (might(12, 2, 1), might(8, 4, 1)));
    assert_eq!((t.won(), t.scored(0, Glory::Battle)), (Some(0), 1));
    assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (2, 4));
    t.play("0 BC");
    assert_eq!((t.units(1, "BC"), t.stand()), (4, ["BC", "AB"]));
    t.play("0 recall");
    assert_eq!(t.prayer(0), 4);
    t.play("0 lay pray-bottom");
    assert_eq!(t.prayer(0), 6);
    t.play("chance action reinforcements-1");
    assert_eq!((t.units(1, "BC"), t.units(1, "AB"), t.units(0, "C3")), (5, 6, 3));
}
