//! Raise, pyramids and Buy.

use crate::kit::{laid, two};
use kemet::refusal::Refusal;
use kemet::tiles::Colour;

/// [raise.1] [raise.5]
#[test]
fn one_pyramid_up_to_level_four() {
    let mut t = two("prayer=11; pyramids red=2@Ia white=4@Ib", "");
    t.play("0 lay raise").refuses("0 white", Refusal::PyramidAtTop { highest: 4 });
    t.play("0 red").refuses("0 2", Refusal::LevelNotHigher);
    t.play("0 4");
    assert_eq!((t.prayer(0), t.level(0, Colour::Red)), (4, 4), "3 + 4");
}

/// [raise.3]
#[test]
fn a_new_pyramid_takes_a_free_district() {
    let mut t = two("prayer=9; pyramids red=1@Ib", "");
    t.play("0 lay raise; 0 blue; 0 1").refuses("0 Ib", Refusal::DistrictTaken);
    t.refuses("0 IIa", Refusal::NotYourDistrict);
    t.play("0 Ic");
    assert_eq!((t.prayer(0), t.level(0, Colour::Blue)), (8, 1));
    assert!(t.board().side(table::Side::new(0)).pyramids[2].is_some(), "in district Ic");
}

/// [point.2] [pyramid.2] The point of a fourth level follows whoever holds the district.
#[test]
fn a_fourth_level_is_a_point_for_its_holder() {
    assert_eq!(two("pyramids red=3@Ia blue=3@Ib", "").points(0), 0, "a third level is none");
    let mut t = two("prayer=5; pyramids red=4@Ia", "troops W1=2");
    assert_eq!((t.points(0), t.points(1)), (1, 0), "also with no unit there");
    t.play("0 lay pray-middle; 1 lay move-upper; 1 W1; 1 walk Ia; 1 2; 1 stop");
    assert_eq!((t.points(0), t.points(1)), (0, 1));
    // It comes back when the enemy is gone.
    t.play("0 lay pray-bottom; 1 lay move-middle; 1 Ia; 1 walk W1; 1 2");
    assert_eq!((t.points(0), t.points(1)), (1, 0));
}

/// [raise.4] [ruling.34]
#[test]
fn a_held_district_may_be_built_in_and_the_holder_gains() {
    let mut t = two("prayer=9; pyramids red=3@Ia", "troops Ia=1");
    t.play("0 lay raise; 0 red");
    assert_eq!((t.level(0, Colour::Red), t.points(0), t.points(1)), (4, 0, 1));
}

/// [pyramid.2] As long as an enemy holds it, the owner loses all its benefits.
#[test]
fn a_held_pyramid_buys_nothing_for_its_owner() {
    let mut t = two("prayer=9; pyramids red=3@Ia", "troops Ia=1");
    t.play("0 lay buy-red");
    assert_eq!(t.waits_for(), [1], "nothing can be bought");
    let mut t = two("prayer=9; pyramids red=3@Ia white=1@Ib", "troops Ia=1; prayer=9");
    t.clone().play("0 lay buy-white").takes("0 priest");
    t.play("0 lay pray-middle; 1 lay buy-red");
    t.refuses("1 initiative", Refusal::PyramidTooLow { level: 3, needs: 4 });
    t.play("1 blades-of-neith");
    assert_eq!(t.prayer(1), 6, "whoever holds it buys through it");
}

/// [buy.2] The highest pyramid one has the benefits of counts.
#[test]
fn an_enemys_pyramid_serves_beside_ones_own() {
    let mut t = two("prayer=9; pyramids red=1@Ia; troops IIa=1", "pyramids red=3@IIa");
    t.play("0 lay buy-red").takes("0 carnage").takes("0 divine-wound");
}

/// [buy.1] [buy.3]
#[test]
fn one_tile_of_the_spaces_colour_for_its_level() {
    let mut t = two("prayer=5; pyramids red=2@Ia white=2@Ib", "");
    t.play("0 lay buy-red").refuses("0 priest", Refusal::WrongColour);
    t.play("0 teleport");
    assert_eq!(t.prayer(0), 3);
    let mut t = two("prayer=1; pyramids red=2@Ia", "");
    t.play("0 lay buy-red").refuses("0 carnage", Refusal::NotEnoughPrayer { price: 2, has: 1 });
}

/// [buy.4]
#[test]
fn nobody_has_two_alike() {
    let mut t = laid("", &["prayer=9; pyramids red=4@Ia; tiles charge victory-point-white act-of-god-blue", "", ""]);
    t.play("0 lay buy-red");
    for tile in ["charge", "victory-point-red", "act-of-god-red"] {
        t.refuses(&format!("0 {tile}"), Refusal::TileOwned);
    }
}

#[test]
fn a_tile_bought_by_all_its_copies_is_gone() {
    let red = "prayer=9; pyramids red=4@Ia";
    let mut t = laid("", &[red, "tiles charge initiative", "tiles charge"]);
    t.play("0 lay buy-red").refuses("0 charge", Refusal::TileGone).refuses("0 initiative", Refusal::TileGone);
    let mut t = laid("", &[red, "tiles charge", ""]);
    t.play("0 lay buy-red").takes("0 charge");
}

/// [buy.5] A tile stays though the pyramid is lost.
#[test]
fn tiles_are_kept() {
    let mut t = two("prayer=0; pyramids white=1@Ia; tiles priest", "troops Ia=1");
    t.play("0 lay pray-middle");
    assert_eq!(t.prayer(0), 3);
}
