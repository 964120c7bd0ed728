use crate::kit::{laid, start, two};
use kemet::ask::Question;
use kemet::refusal::Refusal;
use kemet::setup::SetupError;
use table::Side;

/// [setup.3] to [setup.8], [night.5], [ruling.33]: all of it, for two players.
#[test]
fn a_game_is_laid_out_and_the_first_night_passes() {
    let mut t = start(2, &[]);
    assert_eq!((t.prayer(0), t.supply(0)), (5, 12));
    t.play("chance card veto; chance card escape");
    t.play("chance seat 1");
    assert_eq!(t.waits_for(), [1], "the drawn order");
    // 1, 1 and 1, or 2, 1 and 0, as the player likes.
    assert_eq!(t.options(1), ["1/1/1", "2/1/0", "2/0/1", "1/2/0", "0/2/1", "1/0/2", "0/1/2"]);
    t.play("1 2/0/1; 1 IIb").refuses("1 IIb", Refusal::DistrictTaken).refuses("1 Ia", Refusal::NotYourDistrict);
    t.play("1 IIc; 0 1/1/1; 0 Ia; 0 Ib");
    // Pyramids 2, 1 and 0: only five and five fit, so seat 1 is not asked.
    assert_eq!((t.units(1, "IIa"), t.units(1, "IIb"), t.units(1, "IIc"), t.supply(1)), (0, 5, 5, 2));
    t.refuses("0 6", Refusal::TroopTooLarge { limit: 5 });
    t.play("0 2").refuses("0 2", Refusal::UnitsLeftOver);
    t.play("0 4");
    assert_eq!((t.units(0, "Ia"), t.units(0, "Ib"), t.units(0, "Ic"), t.supply(0)), (2, 4, 4, 2));
    // The first Night, in the drawn order.
    assert_eq!((t.prayer(0), t.prayer(1)), (7, 7));
    t.play("chance card prayer; chance card war-rage");
    assert_eq!((t.hand(1).count(), t.hand(0).count()), (2, 2));
    assert!(t.hand(1).has(kemet::cards::Di::Prayer));
    assert_eq!(t.asked(1), Some(Question::Menu), "nobody sets a new order");
    assert_eq!(t.board().round, 1);
}

/// [setup.1] With two and three players the east bank is closed.
#[test]
fn the_east_bank_is_closed_for_two_and_three() {
    for (players, open) in [(2, false), (3, false), (4, true), (5, true)] {
        let map = start(players, &[]).board().map;
        assert_eq!(map.find("NE").is_some(), open);
        assert_eq!(map.find("E1").is_some(), open);
        assert_eq!(map.sanctuary.is_some(), players % 2 == 1);
        assert_eq!(map.temples.count(), if open { 5 } else { 3 });
    }
}

/// [setup.12]
#[test]
fn the_obelisks_and_the_crossings() {
    for (players, deserts) in [(2, 1), (3, 2), (4, 2), (5, 3)] {
        let map = start(players, &[]).board().map;
        let special = map.temples.count() + usize::from(map.sanctuary.is_some());
        assert_eq!(map.obelisks.count(), special + deserts);
        let nile = map.find(if players % 2 == 0 { "W4" } else { "W6" }).unwrap();
        assert_eq!(map.harbours[nile.index()].count(), if players > 3 { 3 } else { 0 });
    }
}

/// [setup.4] Cities go by seat; the seat in the centre comes last.
#[test]
fn cities_go_by_seat() {
    let city = |players: usize, seat: usize| {
        let t = start(players, &[]);
        t.board().map.label(t.board().districts(Side::new(seat))[0])
    };
    assert_eq!([city(2, 0), city(2, 1)], ["Ia", "IIa"]);
    assert_eq!(city(3, 2), "Va");
    assert_eq!([city(4, 2), city(4, 3)], ["IIIa", "IVa"]);
    assert_eq!(city(5, 4), "Va");
}

/// [setup.9]
#[test]
fn the_lengths_and_their_goals() {
    for (length, goal) in [("short", 8), ("long", 10), ("beginner", 4)] {
        assert_eq!(start(2, &[("length", length)]).board().length().goal, goal);
    }
}

#[test]
fn what_cannot_be_set_up_is_said() {
    let wrong = |id: &str, players, options: &[(&'static str, &'static str)]| {
        kemet::setup::start(id, players, options.iter().copied()).unwrap_err()
    };
    assert!(matches!(wrong("kemet-2013", 2, &[]), SetupError::NoSuchRuleset { .. }));
    assert!(matches!(wrong("kemet-2012", 6, &[]), SetupError::WrongPlayers { players: 6, from: 2, to: 5 }));
    assert!(matches!(wrong("kemet-2012", 2, &[("size", "big")]), SetupError::NoSuchOption { .. }));
    assert!(matches!(wrong("kemet-2012", 2, &[("length", "epic")]), SetupError::NoSuchValue { .. }));
}

/// [setup.9] [buy.6] [raise.5] The beginner's game.
#[test]
fn beginners_have_low_pyramids_and_few_tiles() {
    let seat0 = "prayer=11; pyramids red=1@Ia white=2@Ib";
    let mut t = laid("length=beginner", &[seat0, ""]);
    t.clone().play("0 lay raise").refuses("0 white", Refusal::PyramidAtTop { highest: 2 });
    assert_eq!(t.clone().play("0 lay raise; 0 blue; 0 2").level(0, kemet::tiles::Colour::Blue), 2);
    t.play("0 lay buy-white").refuses("0 slaves", Refusal::NotYetOnOffer);
    t.takes("0 priest");
    // Level 2 from the second Day on.
    let mut t = laid("length=beginner; round 2 turns", &[seat0, ""]);
    t.play("0 lay buy-white").refuses("0 vision", Refusal::NotYetOnOffer);
    t.takes("0 slaves");
}

/// [unit.3] Twelve units, whatever happens to them.
#[test]
fn units_come_from_the_supply() {
    let mut t = two("prayer=9; troops Ia=5 Ib=5", "");
    t.play("0 lay recruit").refuses("0 3", Refusal::NoUnitsInSupply { has: 2 });
}
