//! The Night of teams: offerings, temples, Destiny. [team.19] [team.20]

use crate::teams::{order, pairs, six, standing};
use kemet::ask::{Goods, Question};
use kemet::refusal::Refusal;
use table::Side;

/// [team.19] [team.5] [ruling.132] One offering of the troop, of whose units the team says.
#[test]
fn a_mixed_troop_in_the_sanctuary() {
    let seats = ["troops SX=1", "", "troops SX=2", ""];
    let mut t = pairs("round 1 sanctuary", seats);
    assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::Sanctuary)));
    t.play("0 yes");
    assert_eq!(t.asked(0), Some(Question::Whose { zone: t.zone("SX"), owner: Side::new(0), left: 2 }));
    t.play("0 0");
    assert_eq!((t.units(0, "SX"), t.units(2, "SX"), t.supply(2)), (1, 0, 12));
    assert_eq!((standing(&t, 0), t.board().side(Side::new(0)).sanctuary_points), (1, 1));
    let t = pairs("round 1 sanctuary; order 2 1 0 3", seats);
    assert_eq!(t.waits_for(), [2], "the first in the order");
    let t = pairs("round 1 sanctuary", ["troops SX=1", "", "", ""]);
    assert_ne!(t.asked(0), Some(Question::Sanctuary), "one unit is too few");
}

/// [team.19] [ruling.132] One gift in the Delta, and its prayer handed out.
#[test]
fn a_mixed_troop_in_the_delta() {
    let mut t = pairs("round 1 delta", ["prayer=0; troops TX=1", "", "prayer=0; troops TX=1", ""]);
    t.play("0 yes; 0 0");
    assert_eq!(t.asked(0), Some(Question::HandOn { goods: Goods::Prayer, mate: Side::new(2), left: 5 }));
    t.play("0 3");
    assert_eq!((t.units(0, "TX"), t.units(2, "TX"), t.prayer(2)), (1, 0, 3));
}

/// [team.19] [ruling.131] A temple pays once.
#[test]
fn a_temple_with_a_mixed_troop_pays_once() {
    let mut t = pairs("round 1 temples", ["prayer=0; troops NW=1", "", "prayer=0; troops NW=1", ""]);
    assert_eq!(t.asked(0), Some(Question::HandOn { goods: Goods::Prayer, mate: Side::new(2), left: 3 }));
    t.play("0 1");
    assert_eq!(t.prayer(2), 1);
    assert!(matches!(t.asked(0), Some(Question::HandOn { left: 2, .. })), "then the Prayers step");
    assert_eq!(t.prayer(0), 2);
}

/// [ruling.131] For two temples each counts for one player, so that the team has the most points.
#[test]
fn temples_are_shared_out_for_the_best() {
    let points = |seat0: &str, seat2: &str| {
        let t = pairs("round 1 two-temples", [seat0, "", seat2, ""]);
        [0, 2].map(|seat| t.board().side(Side::new(seat)).temple_points)
    };
    assert_eq!(points("troops TW=1 NW=1 NE=1", "troops TW=1 TE=1"), [1, 1], "the western one for the teammate");
    assert_eq!(points("troops TW=1 NW=1", "troops TW=1 TE=1"), [1, 0], "one of them, not both");
    assert_eq!(points("troops TW=1", "troops NW=1"), [0, 0], "it is each player's own");
    assert_eq!(points("troops TW=1 NW=1", "troops TW=1 NW=1"), [1, 0]);
}

/// [team.19] [team.12] Conscription is each player's own, and leaves five in a mixed troop.
#[test]
fn conscription_in_teams() {
    let mut t = pairs("round 1 conscription", ["veterans=3; troops A1=1", "", "veterans=1; troops A1=3 D1=1", ""]);
    t.refuses("0 D1", Refusal::NotYourDistrict);
    t.play("0 A1").refuses("0 A1", Refusal::NoRoom);
    t.play("0 done; 2 D1");
    assert_eq!((t.units(0, "A1"), t.units(2, "D1"), t.veterans(0), t.veterans(2)), (2, 2, 0, 0));
}

/// [team.20] [ruling.124] The team behind names a player and takes a place; the others follow in the same order of teams.
#[test]
fn destiny_of_two_teams() {
    let mut t = pairs("round 2 destiny; order 2 1 0 3", ["battle=3", "battle=2", "", "battle=3"]);
    assert_eq!((t.waits_for(), t.options(2)), (vec![2], vec!["seat 0".into(), "seat 2".into()]));
    t.refuses("2 seat 1", Refusal::NotYourTeam);
    t.play("2 seat 0").refuses("2 place 3", Refusal::PlaceTaken);
    t.play("2 place 2; 1 seat 3");
    assert_eq!(order(&t), [3, 0, 1, 2]);
}

/// [team.20] Of equals the team with the leftmost player; the points of all players count.
#[test]
fn destiny_of_equal_teams() {
    let t = pairs("round 2 destiny; order 3 0 1 2", ["battle=5", "battle=2", "", "battle=3"]);
    assert_eq!(t.waits_for(), [3]);
    let t = pairs("round 2 destiny; order 3 0 1 2", ["battle=4", "battle=2", "", "battle=3"]);
    assert_eq!(t.waits_for(), [0]);
}

/// [team.20] Three teams have three first places, two teams of three name a third player.
#[test]
fn destiny_of_six() {
    let mut t = six("2v2v2", "round 2 destiny", ["battle=1", "", "battle=2", "", "", ""]);
    assert_eq!(t.waits_for(), [1]);
    t.play("1 seat 4").refuses("1 place 4", Refusal::PlaceTaken);
    t.play("1 place 2; 0 seat 0").refuses("0 place 2", Refusal::PlaceTaken);
    t.play("0 place 3; 2 seat 5");
    assert_eq!(order(&t), [5, 4, 0, 2, 1, 3]);
    let mut t = six("3v3", "round 2 destiny", ["battle=1", "", "", "", "", ""]);
    t.play("1 seat 3; 1 place 1; 0 seat 4; 1 seat 1; 0 seat 0");
    assert_eq!(order(&t), [3, 4, 1, 0, 5, 2]);
}
