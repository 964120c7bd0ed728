//! Raise, pyramids and Buy, with what a tile gives on taking it.

use crate::kit::{FIRST, LATER, REVISED, Table, laid_in, two_in};
use kemet::ask::Question;
use kemet::creatures::Creature;
use kemet::event::Event;
use kemet::refusal::Refusal;
use kemet::tiles::Colour;
use table::Side;

/// Three players, seat 0's first turn.
#[track_caller]
fn three(ruleset: &str, seat0: &str, seat1: &str) -> Table {
    laid_in(ruleset, "", &[seat0, seat1, ""])
}

/// Three players in their second turns; the others have laid one token each.
#[track_caller]
fn second_turn(ruleset: &str, seat0: &str, seat1: &str) -> Table {
    laid_in(ruleset, "round 1 turns count=1", &[seat0, &format!("{seat1}; laid raise"), "laid raise"])
}

/// [raise.1] [raise.2] [raise.5]
#[test]
fn one_pyramid_for_the_sum_of_its_levels() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=11; pyramids red=1@A1 white=4@A2", "");
        t.play("0 lay raise").refuses("0 white", Refusal::PyramidAtTop { highest: 4 });
        t.play("0 red").refuses("0 1", Refusal::LevelNotHigher);
        assert_eq!(t.clone().play("0 2").prayer(0), 9);
        assert_eq!(t.clone().play("0 3").prayer(0), 6, "2 + 3");
        t.play("0 4");
        assert_eq!((t.prayer(0), t.level(0, Colour::Red), t.waits_for()), (2, 4, vec![1]), "one pyramid in one action");
        let mut t = three(ruleset, "prayer=2; pyramids red=2@A1 white=1@A2", "");
        t.play("0 lay raise").refuses("0 red", Refusal::NotEnoughPrayer { price: 3, has: 2 });
    }
}

/// [raise.2] [ruling.38] Magical Support takes 1 off each level, Priest of Ra 1 off the sum.
#[test]
fn cheaper_levels() {
    for ruleset in LATER {
        let raise = |tiles: &str| {
            let mut t = two_in(ruleset, &format!("prayer=11; pyramids red=1@A1; tiles {tiles}"), "");
            11 - t.play("0 lay raise; 0 red; 0 3").prayer(0)
        };
        assert_eq!((raise("magical-support"), raise("priest-of-ra"), raise("magical-support priest-of-ra")), (3, 4, 2));
        let mut t = two_in(ruleset, "prayer=0; tiles magical-support priest-of-ra", "");
        t.play("0 lay raise; 0 white; 0 1; 0 A1");
        assert_eq!((t.prayer(0), t.level(0, Colour::White)), (0, 1), "never below nothing");
    }
}

/// [raise.3] [buy.8] [ruling.59] A new pyramid: a free district, a new colour in play, a token on the first Buy space
/// that has none.
#[test]
fn a_new_pyramid_and_its_colour_token() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=9; pyramids red=1@A2", "");
        t.play("0 lay raise").refuses("0 black", Refusal::ColourNotInPlay);
        t.play("0 blue; 0 2").refuses("0 A2", Refusal::DistrictTaken).refuses("0 B1", Refusal::NotYourDistrict);
        t.play("0 A1");
        assert_eq!((t.prayer(0), t.level(0, Colour::Blue)), (6, 2), "1 + 2");
        assert_eq!(t.board().side(Side::new(0)).markers, [Some(Colour::Red), Some(Colour::Blue), None]);
        // An action token on the space does not matter.
        let mut t = second_turn(ruleset, "prayer=9; pyramids red=1@A2; laid buy-2", "");
        t.play("0 lay raise; 0 white; 0 1; 0 A3");
        assert_eq!(t.board().side(Side::new(0)).markers, [Some(Colour::Red), Some(Colour::White), None]);
    }
}

/// [pyramid.3] [ruling.55]
#[test]
fn three_pyramids_or_two_in_a_game_of_two() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; pyramids red=1@A1 white=1@A2", "");
        t.play("0 lay raise");
        assert_eq!(t.options(0), ["pass", "white", "red"]);
        let seats = ["prayer=9; pyramids red=1@A1 white=1@A2 blue=1@A3", "", "", "", ""];
        let mut t = laid_in(ruleset, "", &seats);
        t.play("0 lay raise").refuses("0 black", Refusal::NoPyramidLeft { most: 3 });
    }
}

/// [raise.4] [ruling.34] [pyramid.2] [point.2]
#[test]
fn a_held_district_may_be_built_in_and_the_holder_gains() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=9; pyramids red=3@A1", "troops A1=1 A2=1");
        let mut new = t.clone();
        t.play("0 lay raise; 0 red");
        assert_eq!((t.level(0, Colour::Red), t.points(0), t.points(1)), (4, 0, 1));
        new.play("0 lay raise; 0 white; 0 1; 0 A2");
        assert_eq!(new.level(0, Colour::White), 1);
        // Hand of God too.
        let seats = ["pyramids red=3@A1; tiles hand-of-god", "troops A1=1", ""];
        let mut t = laid_in(ruleset, "round 1 night-tiles", &seats);
        t.play("0 hand-of-god; 0 red");
        assert_eq!((t.level(0, Colour::Red), t.points(0), t.points(1)), (4, 0, 1));
    }
}

/// [pyramid.1] [pyramid.2] [point.2] The point of a fourth level follows whoever holds the district.
#[test]
fn a_fourth_level_is_a_point_for_its_holder() {
    for ruleset in LATER {
        assert_eq!(two_in(ruleset, "pyramids red=3@A1", "").points(0), 0);
        let mut t = two_in(ruleset, "prayer=5; pyramids red=4@A1", "troops A=2");
        assert_eq!((t.points(0), t.points(1)), (1, 0), "also with no unit there");
        t.play("0 lay pray-middle; 1 lay move-upper; 1 A; 1 walk A1; 1 2; 1 stop");
        assert_eq!((t.points(0), t.points(1)), (0, 1));
        t.play("0 lay pray-bottom; 1 lay move-middle; 1 A1; 1 walk A; 1 2");
        assert_eq!((t.points(0), t.points(1)), (1, 0), "it comes back when the enemy is gone");
    }
}

/// [pyramid.2] [buy.2] A held pyramid buys for its holder and not for its owner.
#[test]
fn a_held_pyramid_buys_for_its_holder() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; pyramids red=3@A1", "troops A1=1; prayer=9");
        t.play("0 lay buy-1");
        assert_eq!(t.waits_for(), [1], "nothing can be bought");
        t.play("1 lay buy-3").refuses("1 initiative", Refusal::PyramidTooLow { level: 3, needs: 4 });
        t.play("1 blades-of-neith");
        assert_eq!(t.prayer(1), 6);
    }
}

/// [buy.1] First printing: the space of the colour, or any space for a pyramid held in a foreign city.
#[test]
fn first_printing_the_space_of_the_colour_or_a_foreign_pyramid() {
    let own = "prayer=9; pyramids red=2@A1 white=1@A2";
    let mut t = three(FIRST, own, "");
    t.play("0 lay buy-1").refuses("0 priest", Refusal::WrongColour);
    t.refuses("0 blades-of-neith", Refusal::PyramidTooLow { level: 2, needs: 3 });
    t.takes("0 charge").takes("0 carnage");
    let mut t = three(FIRST, own, "");
    t.play("0 lay buy-3");
    assert_eq!(t.waits_for(), [1], "an empty box alone buys nothing");
    // A troop in a foreign city: with any space, its own included, up to the level there.
    let foreign = format!("{own}; troops B1=1");
    for space in ["buy-1", "buy-2", "buy-3"] {
        let mut t = three(FIRST, &foreign, "pyramids blue=3@B1");
        t.play(&format!("0 lay {space}")).takes("0 defense").takes("0 legion");
        t.refuses("0 sphinx", Refusal::PyramidTooLow { level: 3, needs: 4 });
    }
}

/// [buy.1] [ruling.60] First printing: with another space only as high as the foreign pyramid is, though the own one is
/// higher and its space free.
#[test]
fn first_printing_another_space_serves_the_foreign_pyramid_only() {
    let mut t = three(FIRST, "prayer=9; pyramids red=1@A1 white=4@A2; troops B1=1", "pyramids white=2@B1");
    let mut own = t.clone();
    t.play("0 lay buy-1").takes("0 vision");
    t.refuses("0 hand-of-god", Refusal::PyramidTooLow { level: 2, needs: 3 });
    own.play("0 lay buy-2").takes("0 hand-of-god").takes("0 the-mummy").refuses("0 charge", Refusal::WrongColour);
}

/// [buy.1] First printing: at most one tile of each colour in a Day.
#[test]
fn first_printing_one_tile_of_a_colour_in_a_day() {
    let mut t = three(FIRST, "prayer=9; pyramids red=3@A1 white=3@A2; troops B1=1", "pyramids red=3@B1");
    t.play("0 lay buy-1; 0 charge; 1 lay pray-middle; 2 lay pray-middle");
    t.play("0 lay buy-2").refuses("0 carnage", Refusal::ColourBought).takes("0 priest");
    let t = laid_in(FIRST, "round 1 awakening", &["bought red; laid buy-1", "", ""]);
    assert!(t.board().side(Side::new(0)).bought.is_empty(), "until the Awakening");
}

/// [buy.1] [change.1] Revised printing: the own colour's space while it is free, else any.
#[test]
fn revised_printing_the_own_space_first() {
    let own = "prayer=9; pyramids red=2@A1 white=1@A2";
    let mut t = three(REVISED, own, "");
    t.play("0 lay buy-2").refuses("0 charge", Refusal::OwnSpaceFree).takes("0 priest");
    let mut t = three(REVISED, own, "");
    t.play("0 lay buy-1").refuses("0 priest", Refusal::OwnSpaceFree).takes("0 carnage");
    t.refuses("0 blades-of-neith", Refusal::PyramidTooLow { level: 2, needs: 3 });
    // With a token on it any space serves, and the colour may be bought again the same Day.
    for space in ["buy-2", "buy-3"] {
        let mut t = second_turn(REVISED, &format!("{own}; laid buy-1; bought red; tiles charge"), "");
        t.play(&format!("0 lay {space}; 0 carnage"));
        assert_eq!(t.prayer(0), 7);
    }
}

/// [buy.1] [ruling.60] Revised printing: a foreign pyramid serves with any space only if no own space of that colour is
/// free.
#[test]
fn revised_printing_a_foreign_pyramid_gives_no_choice_of_the_space() {
    let mut t = three(REVISED, "prayer=9; pyramids red=1@A1; troops B1=1 B2=1", "pyramids red=3@B1 blue=3@B2");
    t.clone().play("0 lay buy-1").takes("0 blades-of-neith").takes("0 legion");
    t.play("0 lay buy-3").refuses("0 blades-of-neith", Refusal::OwnSpaceFree).takes("0 legion");
}

/// [ruling.60] Revised printing: all tokens of the turn lie before the tile is chosen.
#[test]
fn revised_printing_tokens_of_the_turn_take_the_space() {
    let mut t = three(REVISED, "prayer=9; pyramids red=3@A1 white=1@A2; tiles act-of-god-blue", "");
    t.play("0 lay buy-1; 0 silver buy-2; 0 resolve silver; 0 carnage; 0 charge");
    assert_eq!((t.prayer(0), t.waits_for()), (6, vec![1]), "both are red");
}

/// [ruling.59] A Buy space whose colour token comes after the action token has that colour at once.
#[test]
fn a_space_takes_its_colour_from_a_later_pyramid() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=9; pyramids red=1@A1; tiles act-of-god-blue", "");
        t.play("0 lay buy-2; 0 silver raise; 0 resolve silver; 0 white; 0 2; 0 A2; 0 vision");
        assert_eq!((t.prayer(0), t.waits_for()), (4, vec![1]), "1 + 2, and 2 for the tile");
    }
}

/// [buy.2] The highest pyramid one has the benefits of counts.
#[test]
fn an_enemys_pyramid_serves_beside_ones_own() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; pyramids red=1@A1; troops C1=1", "pyramids red=3@C1");
        t.play("0 lay buy-1").takes("0 charge").takes("0 carnage").takes("0 divine-wound");
    }
}

/// [buy.3] [ruling.38]
#[test]
fn what_tiles_cost() {
    for ruleset in LATER {
        let pays = |tiles: &str, tile: &str| {
            let mut t = two_in(ruleset, &format!("prayer=9; pyramids white=4@A1; {tiles}"), "");
            9 - t.play(&format!("0 lay buy-1; 0 {tile}")).prayer(0)
        };
        assert_eq!((pays("", "priest"), pays("", "vision"), pays("", "divine-hunger")), (1, 2, 3));
        assert_eq!((pays("tiles priestess", "priest"), pays("tiles priest-of-ra", "vision")), (0, 1));
        assert_eq!(pays("tiles priestess priest-of-ra", "divine-hunger"), 1);
        assert_eq!(pays("tiles priestess priest-of-ra", "priest"), 0, "never below nothing");
        let mut t = two_in(ruleset, "prayer=1; pyramids white=4@A1", "");
        t.play("0 lay buy-1").refuses("0 vision", Refusal::NotEnoughPrayer { price: 2, has: 1 });
    }
}

/// [buy.4]
#[test]
fn nobody_has_two_alike() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids red=4@A1; tiles charge domination-white act-of-god-blue";
        let mut t = three(ruleset, seat0, "tiles initiative");
        t.play("0 lay buy-1; 0 done");
        for tile in ["charge", "domination-red", "act-of-god-red"] {
            t.refuses(&format!("0 {tile}"), Refusal::TileOwned);
        }
        t.refuses("0 initiative", Refusal::TileGone);
        let mut t = three(ruleset, "prayer=9; pyramids red=4@A1", "tiles charge");
        t.play("0 lay buy-1").takes("0 charge");
    }
}

/// [buy.5] A tile stays though the pyramid is lost, and works.
#[test]
fn tiles_are_kept() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; pyramids white=1@A1; tiles priest", "troops A1=1");
        t.play("0 lay pray-middle");
        assert_eq!(t.prayer(0), 3);
    }
}

/// [buy.6] All levels are for sale on the first Day.
#[test]
fn nothing_is_kept_back() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; pyramids red=4@A1", "");
        t.play("0 lay buy-1").takes("0 initiative");
    }
}

/// [buy.5] [ruling.84] What Reinforcements and Priest of Amon give on taking them.
#[test]
fn tiles_that_give_at_once() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=4; pyramids white=4@A1", "");
        t.play("0 lay buy-1; 0 priest-of-amon");
        assert_eq!(t.prayer(0), 5);
        let mut t = two_in(ruleset, "prayer=4; pyramids blue=4@A1; troops TW=1", "troops A2=1");
        t.play("0 lay buy-1; 0 reinforcements").refuses("0 A2", Refusal::EnemiesThere);
        t.play("0 A1; 0 TW; 0 TW; 0 done");
        assert_eq!((t.units(0, "A1"), t.units(0, "TW"), t.prayer(0), t.supply(0)), (1, 3, 0, 8));
    }
}

/// [point.1] [buy.5] Domination and Sphinx are a point each, wherever the creature is.
#[test]
fn points_of_tiles() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; pyramids blue=4@A1", "");
        assert_eq!((t.permanent(0), t.creature(Creature::Sphinx)), (0, "box".into()));
        t.play("0 lay buy-1; 0 sphinx");
        assert_eq!((t.permanent(0), t.creature(Creature::Sphinx)), (1, "reserve".into()), "no troop to go with");
        assert_eq!(two_in(ruleset, "tiles sphinx domination-blue", "").permanent(0), 2);
    }
}

/// [buy.7]
#[test]
fn a_creature_may_be_put_at_once() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids red=3@A1; troops A1=1 A2=1+phoenix AB=1; tiles phoenix";
        let mut t = two_in(ruleset, seat0, "troops C=1");
        t.play("0 lay buy-1; 0 royal-scarab");
        assert_eq!(t.asked(0), Some(Question::Lair { creature: Creature::RoyalScarab }));
        t.refuses("0 A2", Refusal::CreatureThere).refuses("0 A3", Refusal::NoUnitsThere);
        t.refuses("0 AB", Refusal::NotYourDistrict);
        assert_eq!(t.clone().play("0 pass").creature(Creature::RoyalScarab), "reserve");
        assert_eq!(t.play("0 A1").creature(Creature::RoyalScarab), "A1");
    }
}

/// [mercenary.1] [mercenary.2] [unit.3] [ruling.62] Three more units at once, in own districts without enemies.
#[test]
fn mercenaries_come_at_once() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=4; pyramids black=1@A1; troops A1=4 AB=1", "troops A2=1");
        t.play("0 lay buy-1; 0 mercenaries");
        assert_eq!(t.options(0), ["A1", "A3"], "all of them, and only in the city");
        t.refuses("0 done", Refusal::UnitsLeftOver).refuses("0 AB", Refusal::NotYourDistrict);
        t.play("0 A1");
        assert_eq!((t.units(0, "A1"), t.units(0, "A3"), t.supply(0)), (5, 2, 7), "A1 is full; fifteen in all");
        // Those without room go to the supply.
        let mut t = two_in(ruleset, "prayer=4; pyramids black=1@A1; troops A1=5 A3=4", "troops A2=1");
        t.play("0 lay buy-1; 0 mercenaries");
        assert_eq!((t.units(0, "A3"), t.supply(0), t.waits_for()), (5, 5, vec![1]));
    }
}

/// [mercenary.2] They are recruited, and paid for, like the others.
#[test]
fn mercenaries_are_units_like_all_others() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; tiles mercenaries; troops AB=5 TW=5", "");
        t.play("0 lay recruit; 0 5");
        assert_eq!((t.supply(0), t.prayer(0)), (0, 4));
    }
}

/// [golden.2] [ruling.72] Twin Ceremony repeats a colour bought this Day, for 1 PP more and with no Buy space.
#[test]
fn twin_ceremony_repeats_a_colour() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; pyramids black=2@A1 red=2@A2; tiles twin-ceremony", "");
        t.play("0 lay buy-1; 0 gold twin");
        let mut early = t.clone();
        t.play("0 resolve own; 0 local-recruitment").refuses("0 charge", Refusal::NothingToRepeat);
        t.refuses("0 forced-march", Refusal::PyramidTooLow { level: 2, needs: 3 });
        t.play("0 honor-in-battle");
        assert_eq!((t.prayer(0), t.waits_for()), (9 - 1 - 3, vec![1]));
        early.play("0 resolve gold");
        assert!(early.told(|event| matches!(event, Event::Idle { .. })), "nothing to repeat yet: lost");
        // A purchase earlier in the Day serves too.
        let seats = ["prayer=9; pyramids black=2@A1; tiles twin-ceremony; laid buy-1; bought black", "laid raise"];
        let mut t = laid_in(ruleset, "round 1 turns count=1", &seats);
        t.play("0 lay pray-middle; 0 gold twin; 0 resolve gold; 0 local-recruitment");
        assert_eq!(t.prayer(0), 9 - 2 + 2);
    }
}

/// [unit.2] [ruling.36] Legion holds from the end of the action, for everything that counts units.
#[test]
fn legion_makes_it_seven() {
    for ruleset in LATER {
        let mut t = three(ruleset, "prayer=9; pyramids blue=3@A1; troops A1=5; tiles act-of-god-red", "");
        t.play("0 lay buy-1; 0 silver recruit; 0 resolve own; 0 legion");
        t.refuses("0 3", Refusal::TroopTooLarge { limit: 7 });
        t.play("0 2; 0 0; 0 0");
        assert_eq!(t.units(0, "A1"), 7);
    }
}
