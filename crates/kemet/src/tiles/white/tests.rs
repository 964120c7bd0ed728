use crate::cards::Di;
use crate::creatures::Creature;
use crate::refusal::Refusal;
use crate::testkit::{duel, might, table, two};
use crate::tiles::Colour;
use crate::tiles::tests::{comes_and_goes, goes_as_far_as};
use kemet::ask::Question;

const CALM: &str = "2-0-2 aside 1-3-0";

/// The beginning of the second Night, with these tiles for seat 0.
fn night(seat0: &str) -> crate::testkit::Table {
    let seats = crate::testkit::seat(0, seat0) + &crate::testkit::seat(1, "prayer=1");
    table(&format!("kemet-2012 players=2\nround 2 night-prayer\n{seats}"))
}

#[test]
fn priest_makes_pray_worth_three() {
    let prays = |tiles: &str, space: &str| two(tiles, "").play(&format!("0 lay {space}")).prayer(0);
    assert_eq!(prays("prayer=0; tiles priest", "pray-middle"), 3);
    assert_eq!(prays("prayer=0; tiles priest", "pray-bottom"), 3);
    assert_eq!(prays("prayer=0", "pray-middle"), 2);
}

#[test]
fn priestess_makes_tiles_cheaper_and_level_one_free() {
    let mut t = two("prayer=1; pyramids red=2@Ia; tiles priestess", "");
    t.play("0 lay buy-red; 0 carnage");
    assert_eq!(t.prayer(0), 0);
    let mut t = two("prayer=0; pyramids red=2@Ia; tiles priestess", "");
    t.play("0 lay buy-red").refuses("0 carnage", Refusal::NotEnoughPrayer { price: 1, has: 0 });
    t.play("0 charge");
    assert_eq!(t.prayer(0), 0);
}

#[test]
fn slaves_take_one_off_each_level() {
    let mut t = two("prayer=3; pyramids red=1@Ia; tiles slaves", "");
    t.play("0 lay raise; 0 red").refuses("0 4", Refusal::NotEnoughPrayer { price: 6, has: 3 });
    t.play("0 3");
    assert_eq!((t.prayer(0), t.level(0, Colour::Red)), (0, 3), "1 + 2 instead of 2 + 3");
}

#[test]
fn high_priest_brings_two_more_each_night() {
    assert_eq!(night("prayer=1; tiles high-priest").prayer(0), 1 + 2 + 2);
}

#[test]
fn crusade_pays_for_every_enemy_destroyed_won_or_lost() {
    let mut t = duel("prayer=0; troops TW=5; tiles crusade", "troops TW=4");
    t.battle("3-2-0 aside 4-1-0", "3-0-1 aside 2-2-1");
    assert_eq!((t.units(1, "TW"), t.prayer(0)), (3, 2));
    let mut t = duel("prayer=0; troops TW=1; tiles crusade", "troops TW=4");
    t.battle("1-3-0 aside 4-1-0", "3-0-1 aside 2-2-1");
    assert_eq!((t.won(), t.units(1, "TW"), t.prayer(0)), (Some(1), 2, 4));
}

#[test]
fn divine_boon_draws_one_more_card_each_night() {
    let mut t = night("tiles divine-boon");
    t.play("chance card veto; chance card escape; chance card prayer");
    assert_eq!((t.hand(0).count(), t.hand(1).count()), (2, 1));
}

#[test]
fn hand_of_god_raises_a_pyramid_each_night_for_nothing() {
    let mut t = night("prayer=0; pyramids white=3@Ia red=4@Ib; tiles hand-of-god");
    t.draw().play("0 hand-of-god").refuses("0 red", Refusal::PyramidAtTop { highest: 4 });
    t.play("0 white");
    assert_eq!((t.level(0, Colour::White), t.prayer(0)), (4, 2));
    assert!(t.asked(0) != Some(Question::NightTile), "once each Night");
    // It may also be left, and may found a new pyramid.
    let mut t = night("pyramids white=1@Ia; tiles hand-of-god");
    t.draw().takes("0 done");
    t.play("0 hand-of-god; 0 blue; 0 Ic");
    assert_eq!(t.level(0, Colour::Blue), 1);
    assert!(t.board().side(table::Side::new(0)).pyramids[2].is_some(), "in district Ic");
}

#[test]
fn vision_chooses_the_first_card_among_five() {
    let mut t = night("tiles vision divine-boon");
    for card in ["veto", "escape", "prayer", "raining-fire", "war-rage"] {
        t.play(&format!("chance card {card}"));
    }
    t.refuses("0 card mana-theft", Refusal::NotSeen);
    t.play("0 card escape");
    assert!(t.board().secret.deck.has(Di::Veto), "the other four are back in the pile");
    t.play("chance card war-rage");
    assert_eq!(t.hand(0), [(Di::Escape, 1), (Di::WarRage, 1)].into_iter().collect(), "the extra card is drawn blindly");
}

#[test]
fn holy_war_pays_four_for_each_battle_won() {
    let mut t = duel("prayer=1; troops TW=5; tiles holy-war", "troops TW=2");
    t.battle(CALM, CALM);
    assert_eq!(t.prayer(0), 5);
    let mut t = duel("troops TW=2", "prayer=1; troops TW=5; tiles holy-war");
    t.battle(CALM, CALM);
    assert_eq!(t.prayer(1), 5);
    let mut t = duel("prayer=1; troops TW=2; tiles holy-war", "troops TW=5");
    t.battle(CALM, CALM);
    assert_eq!(t.prayer(0), 1, "nothing for a battle lost");
}

#[test]
fn priest_of_ra_saves_one_in_each_action() {
    let mut t = two("prayer=2; pyramids red=3@Ia; tiles priest-of-ra; troops Ib=1", "");
    t.clone().play("0 lay buy-red").refuses("0 victory-point-white", Refusal::WrongColour);
    assert_eq!(t.clone().play("0 lay buy-red; 0 victory-point-red").prayer(0), 0, "a tile of 3 for 2");
    assert_eq!(t.clone().play("0 lay buy-red; 0 charge").prayer(0), 2, "a tile for nothing");
    assert_eq!(t.clone().play("0 lay recruit; 0 3").prayer(0), 0, "three units for 2");
    t.play("0 lay raise").refuses("0 red", Refusal::NotEnoughPrayer { price: 3, has: 2 });
}

/// Once in the action, however often it pays. [ruling.38]
#[test]
fn priest_of_ra_saves_once_in_a_move() {
    let mut t = two("prayer=9; pyramids red=1@Ia; troops Ia=1; tiles priest-of-ra teleport; hand teleportation", "");
    t.play("0 lay move-upper; 0 Ia; 0 teleport TW");
    assert_eq!(t.prayer(0), 8);
    t.play("0 teleport W2");
    assert_eq!(t.prayer(0), 6);
    t.play("0 card teleportation; 0 NW");
    assert_eq!(t.prayer(0), 5);
}

#[test]
fn priest_of_amon_brings_five_more_each_night() {
    assert_eq!(night("prayer=1; tiles priest-of-amon").prayer(0), 1 + 2 + 5);
}

#[test]
fn the_mummy() {
    comes_and_goes("the-mummy", Creature::TheMummy, "white", 4);
    goes_as_far_as("the-mummy", 2);
    let mut t = duel("troops TW=3+the-mummy; tiles the-mummy", "troops TW=3");
    assert_eq!(t.battle(CALM, CALM).0, might(7, 0, 2));
    // A card more each Night, on the board and in reserve alike. [ruling.48]
    for troops in ["troops Ia=1+the-mummy", "reserve the-mummy"] {
        let mut t = night(&format!("tiles the-mummy; {troops}"));
        t.play("chance card veto; chance card escape; chance card prayer");
        assert_eq!((t.hand(0).count(), t.hand(1).count()), (2, 1));
    }
}
