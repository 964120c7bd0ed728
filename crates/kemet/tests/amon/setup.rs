//! The set-up and its options. [mode.1] [amon.2] [amon.3]

use crate::kit::{RISE, start_in};
use kemet::refusal::Refusal;
use kemet::setup::{SetupError, start};

#[test]
fn the_mode_goes_with_the_number_of_players() {
    assert!(start(RISE, 1, []).is_ok_and(|board| board.amon.is_some()), "alone there is one mode");
    assert!(start(RISE, 2, []).is_ok_and(|board| board.amon.is_none()));
    let wrong = |players, options: &[(&str, &str)]| {
        start(RISE, players, options.iter().copied()).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(wrong(1, &[("mode", "classic")]), Err("mode classic is for 2 to 6 players, not for 1".into()));
    assert_eq!(wrong(3, &[("mode", "solo")]), Err("mode solo is for 1 player, not for 3".into()));
    assert_eq!(wrong(3, &[("objective", "2")]), Err("option objective does not go with mode classic".into()));
    assert_eq!(wrong(1, &[("gods", "true")]), Err("option gods does not go with mode solo".into()));
    assert!(matches!(start("kemet-bs", 2, [("mode", "solo")]), Err(SetupError::NoSuchOption { .. })));
}

/// [amon.2] [ruling.145]
#[test]
fn cities_pyramids_and_troops_are_where_they_belong() {
    let mut t = start_in(RISE, 1, &[("objective", "random")]);
    t.draw();
    assert!(t.amon().objective.is_some(), "one was drawn");
    assert_eq!((t.units(1, "A1"), t.units(1, "A3"), t.stand()), (5, 5, ["A1", "A3"]));
    assert_eq!(t.hand(0).count(), 2);
    t.play("0 5; 0 0");
    assert_eq!((t.units(0, "C1"), t.units(0, "C3")), (5, 5));
    let colour = t.options(0)[0].clone();
    t.play(&format!("0 {colour}")).refuses("0 C2", Refusal::MiddleDistrict);
    t.play("0 C3");
    assert_eq!(t.board().side(kemet::amon::PLAYER).pyramids[0].map(|pyramid| pyramid.level), Some(1));
    assert_eq!(t.board().side(kemet::amon::PLAYER).pyramids[2].map(|pyramid| pyramid.level), Some(2));
}
