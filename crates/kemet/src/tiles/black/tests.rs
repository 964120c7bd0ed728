//! Onyx, in both printings of Blood and Sand. Its creatures have a page of their own.

use crate::creatures::Creature;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::testkit::{FIRST, LATER, REVISED, duel_in, laid_in, might, two_in};
use crate::tiles::tests::duel_of_five;
use kemet::ask::Question;
use table::Side;

const CALM: &str = "2-0-2 aside 1-3-0";

/// [mercenary.1] [ruling.62] [ruling.7]
#[test]
fn mercenaries_are_three_more_units_placed_at_once() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=1; pyramids black=1@A1; troops A1=4 AB=1", "troops A2=1");
        t.play("0 lay buy-1; 0 mercenaries");
        assert_eq!(t.options(0), ["A1", "A3"], "all must be placed");
        t.refuses("0 done", Refusal::UnitsLeftOver).refuses("0 AB", Refusal::NotYourDistrict);
        t.refuses("0 A2", Refusal::EnemiesThere);
        t.play("0 A1");
        assert_eq!((t.units(0, "A1"), t.units(0, "A3")), (5, 2), "where there is no choice nothing is asked");
        assert_eq!((t.supply(0), t.prayer(0)), (7, 0), "fifteen in all");
    }
}

/// [mercenary.1]
#[test]
fn mercenaries_without_room_wait_in_the_supply() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=1; pyramids black=1@A1; troops A1=4 A2=5", "troops A3=1");
        t.play("0 lay buy-1; 0 mercenaries");
        assert_eq!((t.units(0, "A1"), t.supply(0)), (5, 5));
    }
}

/// [mercenary.2]
#[test]
fn mercenaries_are_units_like_all_others() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=11; tiles mercenaries; troops A1=5 A2=5 AB=2", "");
        assert_eq!(t.supply(0), 3);
        t.play("0 lay recruit").refuses("0 4", Refusal::NoUnitsInSupply { has: 3 });
        t.play("0 3");
        assert_eq!((t.units(0, "A3"), t.supply(0), t.prayer(0)), (3, 0, 8), "and cost as much");
    }
}

/// In set-up there is room in the third district alone. [setup.14] [ruling.61] [ruling.62]
#[test]
fn mercenaries_come_in_the_set_up_too() {
    for ruleset in LATER {
        let seats =
            ["pyramids black=2@A1 white=1@A2; troops A1=5 A2=5", "pyramids white=2@C1 black=1@C2; troops C1=5 C3=5"];
        let mut t = laid_in(ruleset, "round 0 first-tiles place=1", &seats);
        t.play("1 mercenaries");
        assert_eq!((t.units(1, "C2"), t.supply(1), t.prayer(1)), (3, 2, 7));
        t.refuses("0 mercenaries", Refusal::TileGone);
        t.play("0 priest");
        assert_eq!((t.board().round, t.supply(0)), (1, 2), "the first Day begins");
    }
}

/// [recruit.2]
#[test]
fn local_recruitment_lets_recruits_join_troops_anywhere() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=5; troops BC=3 C1=4; tiles local-recruitment", "");
        t.play("0 lay recruit; 0 1; 0 0; 0 0").refuses("0 2", Refusal::TroopTooLarge { limit: 5 });
        t.play("0 1; 0 2");
        assert_eq!((t.units(0, "A1"), t.units(0, "C1"), t.units(0, "BC"), t.prayer(0)), (1, 5, 5, 1));
        // Without the tile only the city is asked for.
        let mut t = two_in(ruleset, "prayer=5; troops BC=3", "");
        t.play("0 lay recruit; 0 1; 0 0; 0 0");
        assert_eq!(t.waits_for(), [1]);
    }
}

/// [ruling.26]
#[test]
fn local_recruitment_brings_no_creature_outside_the_city() {
    let mut t = two_in(REVISED, "prayer=5; troops BC=1; tiles local-recruitment khnums-sphinx", "");
    t.play("0 lay recruit; 0 0; 0 0; 0 0; 0 2");
    assert_eq!((t.creature(Creature::KhnumsSphinx).as_str(), t.waits_for()), ("reserve", vec![1]));
    let mut t = two_in(FIRST, "prayer=5; troops BC=1; tiles local-recruitment khnums-sphinx", "");
    t.play("0 lay recruit; 0 0; 0 0; 0 0; 0 2");
    assert_eq!((t.creature(Creature::KhnumsSphinx).as_str(), t.waits_for()), ("reserve", vec![1]));
}

#[test]
fn local_recruitment_goes_for_free_units_and_for_recruit_actions_alone() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops NW=3; tiles local-recruitment recruiting-scribe", "");
        t.play("0 lay recruit; 0 0; 0 0; 0 0; 0 2");
        assert_eq!((t.units(0, "NW"), t.prayer(0)), (5, 0));
        let mut t = two_in(ruleset, "troops NW=3; tiles local-recruitment reinforcement-prayer", "");
        t.play("0 lay pray-middle").refuses("0 NW", Refusal::NotYourDistrict);
    }
}

/// [ruling.91]
#[test]
fn dedication_to_battle_pays_two_for_entering_an_enemys_space() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops A=3; tiles dedication-to-battle", "troops TW=3");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        assert_eq!(t.prayer(0), 2, "before the plans");
        let mut t = two_in(ruleset, "prayer=0; troops A=3; tiles dedication-to-battle initiative", "troops TW=2");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        assert_eq!((t.prayer(0), t.board().fight), (2, None), "whether or not a battle follows");
        let mut t = two_in(ruleset, "prayer=2; tiles dedication-to-battle", "troops A1=1");
        t.play("0 lay recruit; 0 1; 0 0; 0 0");
        assert_eq!((t.prayer(0), t.board().fight.is_some()), (1, true), "not for recruits");
        let mut t = two_in(ruleset, "troops A=3", "prayer=0; troops TW=3; tiles dedication-to-battle");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        assert_eq!(t.prayer(1), 0, "not for the defender");
    }
}

/// [ruling.91]
#[test]
fn dedication_to_battle_cannot_pay_the_toll() {
    for ruleset in LATER {
        let seat1 = "troops TW=3+khnums-sphinx; tiles khnums-sphinx";
        let mut t = two_in(ruleset, "prayer=1; troops A=3; tiles dedication-to-battle", seat1);
        t.play("0 lay move-upper; 0 A").refuses("0 walk TW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
    }
}

/// Toll, Dedication to Battle, Initiative, Deadly Trap, battle. [ruling.15] [battle.1]
#[test]
fn what_happens_when_an_enemy_is_entered_has_its_order() {
    for ruleset in LATER {
        let seat1 = "troops TW=4+khnums-sphinx; tiles khnums-sphinx deadly-trap";
        let mut t = two_in(ruleset, "prayer=2; troops A=3; tiles dedication-to-battle initiative", seat1);
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        let (zone, us, them) = (t.zone("TW"), Side::new(0), Side::new(1));
        let told = [
            Event::Paid { side: us, prayer: 2 },
            Event::Gained { side: us, prayer: 2 },
            Event::UnitsLost { side: them, zone, units: 2 },
            Event::UnitsLost { side: us, zone, units: 1 },
        ];
        let order: Vec<_> = t.events.iter().copied().filter(|event| told.contains(event)).collect();
        assert_eq!(order, told);
        assert_eq!((t.units(0, "TW"), t.units(1, "TW"), t.prayer(0)), (2, 2, 2));
        assert_eq!(t.waits_for(), [0, 1], "both plan");
    }
}

/// [ruling.72] [golden.2]
#[test]
fn twin_ceremony_buys_another_tile_of_a_colour_for_one_more() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=4; pyramids red=3@A1; tiles twin-ceremony", "");
        t.play("0 lay buy-1; 0 gold twin; 0 resolve own; 0 charge");
        assert_eq!(t.prayer(0), 3);
        t.refuses("0 charge", Refusal::TileOwned).refuses("0 mercenaries", Refusal::NothingToRepeat);
        t.refuses("0 initiative", Refusal::PyramidTooLow { level: 3, needs: 4 });
        t.refuses("0 royal-scarab", Refusal::NotEnoughPrayer { price: 4, has: 3 });
        t.play("0 carnage");
        assert_eq!(t.prayer(0), 0, "a tile of 2 for 3");
    }
}

/// [ruling.72]
#[test]
fn twin_ceremony_needs_a_purchase_of_this_day() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids red=3@A1; tiles twin-ceremony charge";
        let mut t = two_in(ruleset, seat0, "");
        t.play("0 lay buy-1; 0 gold twin; 0 resolve gold");
        assert!(matches!(t.asked(0), Some(Question::Buy { .. })), "the gold action is lost, the own one follows");
        t.play("0 carnage");
        assert_eq!((t.prayer(0), t.waits_for()), (7, vec![1]), "at the usual price");

        // A purchase earlier in the Day serves.
        let mut t = two_in(ruleset, seat0, "");
        t.play("0 lay buy-1; 0 done; 0 carnage; 1 lay pray-middle; 0 lay pray-middle; 0 gold twin; 0 resolve gold");
        t.play("0 blades-of-neith");
        assert_eq!(t.prayer(0), 9 - 2 - 4 + 2);
    }
}

/// Reductions hold: with Priestess and Priest of Ra a tile of 2 costs 2 + 1 - 2. [ruling.72]
#[test]
fn twin_ceremony_is_cheaper_with_the_priests() {
    for ruleset in LATER {
        let seat0 = "prayer=1; pyramids red=3@A1; tiles twin-ceremony priestess priest-of-ra";
        let mut t = laid_in(ruleset, "", &[seat0, "", ""]);
        t.play("0 lay buy-1; 0 gold twin; 0 resolve own; 0 charge; 0 carnage");
        assert_eq!(t.prayer(0), 0);
    }
}

/// The limit of one tile of a colour in a Day does not bind it, and binds all else. [buy.1] [ruling.72]
#[test]
fn twin_ceremony_passes_the_limit_of_its_printing() {
    let seat0 = "prayer=9; pyramids red=3@A1; tiles twin-ceremony";
    let mut t = two_in(FIRST, seat0, "");
    t.play("0 lay buy-1; 0 gold twin; 0 resolve own; 0 charge; 0 carnage; 1 lay pray-middle; 0 lay buy-2");
    assert_eq!(t.waits_for(), [1], "nothing red and nothing else can be bought with another space");
    // A tile of another level 1 pyramid's colour is bought as ever; that colour can be repeated then.
    let mut t = two_in(FIRST, "prayer=9; pyramids red=3@A1 black=2@A2; tiles twin-ceremony", "");
    t.play("0 lay buy-1; 0 gold twin; 0 resolve own; 0 charge").refuses("0 mercenaries", Refusal::NothingToRepeat);
    t.play("0 carnage; 1 lay pray-middle; 0 lay buy-2").refuses("0 blades-of-neith", Refusal::ColourBought);
    t.takes("0 mercenaries");
}

#[test]
fn honor_in_battle_pays_for_every_unit_the_enemy_removes() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "prayer=0; troops TW=5; tiles honor-in-battle", "troops TW=3");
        t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2");
        assert_eq!((t.units(0, "TW"), t.prayer(0)), (2, 3), "won");
        let mut t = duel_in(ruleset, "troops TW=5", "prayer=0; troops TW=3; tiles honor-in-battle");
        t.battle("3-2-0 aside 2-0-2", "4-1-0 aside 2-0-2");
        assert_eq!((t.units(1, "TW"), t.prayer(1)), (1, 2), "lost");
    }
}

/// Own damage strikes first and pays nothing; nor do units that die before the battle. [battle.15] [ruling.64]
#[test]
fn honor_in_battle_pays_nothing_for_own_damage_and_traps() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "prayer=0; troops TW=3; tiles honor-in-battle", "troops TW=3");
        t.battle("5-0-0 aside 2-0-2", "1-3-0 aside 2-0-2");
        assert_eq!((t.won(), t.units(0, "TW"), t.prayer(0)), (Some(0), 0, 1), "two by the charge, one by the enemy");
        let mut t = two_in(ruleset, "prayer=0; troops A=2; tiles honor-in-battle", "troops TW=3; tiles deadly-trap");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 2");
        assert_eq!((t.units(0, "TW"), t.prayer(0)), (1, 0));
    }
}

/// [golden.2]
#[test]
fn forced_march_is_a_golden_move_without_teleport() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids black=1@A1; troops A1=1; tiles forced-march; hand transfer open-gates";
        let mut t = two_in(ruleset, seat0, "");
        t.play("0 lay pray-middle; 0 gold march; 0 resolve gold; 0 A1");
        t.refuses("0 teleport NW", Refusal::OneTeleport).refuses("0 card transfer", Refusal::NoTarget);
        t.takes("0 card open-gates");
        t.play("0 walk A");
        assert_eq!(t.units(0, "A"), 1);
    }
}

/// Other cards of the Move serve: Swiftness brings the second step.
#[test]
fn forced_march_may_be_hastened() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops A1=1; tiles forced-march; hand swiftness", "");
        t.play("0 lay pray-middle; 0 gold march; 0 resolve gold; 0 A1; 0 card swiftness; 0 walk A; 0 walk TW");
        assert_eq!((t.units(0, "TW"), t.prayer(0)), (1, 2), "and the own action follows");
    }
}

/// [move.7]
#[test]
fn forced_march_opens_no_walls_and_is_as_far_as_any_move() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops TW=1; tiles forced-march bestial-fury", "");
        t.play("0 lay pray-middle; 0 gold march; 0 resolve gold; 0 TW; 0 walk C").refuses("0 walk C1", Refusal::Wall);
        t.play("0 walk BC");
        assert_eq!((t.units(0, "BC"), t.moves()), (1, false));
    }
}

/// [ruling.76]
#[test]
fn deadly_trap_takes_one_unit_of_a_moving_troop() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A=3", "troops TW=2; tiles deadly-trap shields-of-neith");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        assert_eq!((t.units(0, "TW"), t.supply(0), t.waits_for()), (2, 10, vec![0, 1]));
        let mut t = two_in(ruleset, "prayer=9", "troops A1=2; tiles deadly-trap");
        t.play("0 lay recruit; 0 3; 0 0; 0 0");
        assert_eq!((t.units(0, "A1"), t.board().fight.is_some()), (3, true), "not of recruits");
        let mut t = two_in(ruleset, "troops A=3; tiles deadly-trap", "troops TW=2");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 3");
        assert_eq!((t.units(0, "TW"), t.units(1, "TW")), (3, 2), "not of the defender");
    }
}

/// [ruling.76]
#[test]
fn deadly_trap_that_leaves_nobody_ends_the_move_without_a_battle() {
    for ruleset in LATER {
        let mut t =
            two_in(ruleset, "prayer=0; troops AB=1+phoenix; tiles phoenix", "prayer=0; troops TW=2; tiles deadly-trap");
        t.play("0 lay move-upper; 0 AB; 0 walk TW; 0 yes");
        assert_eq!((t.units(0, "TW"), t.board().fight, t.moves()), (0, None, false));
        assert_eq!((t.veterans(0), t.veterans(1), t.battle_points(1), t.prayer(0)), (0, 0, 0, 0));
        assert_eq!(t.creature(Creature::Phoenix), "reserve");
    }
}

/// [battle.1] [ruling.76]
#[test]
fn deadly_trap_needs_a_defender_left() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A=1; tiles initiative", "troops TW=2; tiles deadly-trap");
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        assert_eq!((t.units(0, "TW"), t.units(1, "TW"), t.board().fight), (1, 0, None));
    }
}

#[test]
fn bestial_fury_moves_and_fights() {
    for ruleset in LATER {
        let fury = "troops TW=3; tiles bestial-fury";
        assert_eq!(duel_in(ruleset, fury, "troops TW=3").battle(CALM, CALM).0, might(6, 1, 2));
        assert_eq!(duel_in(ruleset, "troops TW=3", fury).battle(CALM, CALM).1, might(6, 1, 2));
        let mut t = two_in(ruleset, "prayer=0; troops A1=1; tiles bestial-fury", "");
        t.play("0 lay move-upper; 0 A1; 0 walk A; 0 walk TW");
        assert_eq!((t.units(0, "TW"), t.moves()), (1, false));
    }
}

/// [ruling.73]
#[test]
fn divine_might_adds_one_to_each_effect_of_the_day() {
    for ruleset in LATER {
        let might = |things: &str, answers: &str| {
            let mut t = laid_in(ruleset, "", &[&format!("prayer=0; {things}"), "troops TW=2", ""]);
            t.play(answers);
            t.prayer(0)
        };
        assert_eq!(might("tiles divine-might", "0 lay pray-middle"), 3, "Pray");
        assert_eq!(might("tiles divine-might priest", "0 lay pray-bottom"), 4, "an addition is no effect of its own");
        assert_eq!(might("tiles divine-might; hand prayer*2", "0 card prayer; 0 card prayer"), 6, "each card Prayer");
        let meets = "0 lay move-upper; 0 A; 0 walk TW";
        assert_eq!(might("troops A=1; tiles divine-might dedication-to-battle", meets), 3, "Dedication to Battle");
        let buys = "prayer=4; pyramids white=4@A1; tiles divine-might";
        let mut t = laid_in(ruleset, "", &[buys, "", ""]);
        t.play("0 lay buy-1; 0 priest-of-amon");
        assert_eq!(t.prayer(0), 6, "Priest of Amon on taking it");
        // Its own purchase gives nothing.
        let mut t = laid_in(ruleset, "", &["prayer=4; pyramids black=4@A1", "", ""]);
        t.play("0 lay buy-1; 0 divine-might");
        assert_eq!(t.prayer(0), 0);
    }
}

/// [ruling.73] [effect.5]
#[test]
fn divine_might_does_nothing_at_night_and_in_a_battle() {
    for ruleset in LATER {
        let night = |step: &str, things: &str| laid_in(ruleset, &format!("round 1 {step}"), &[things, ""]);
        assert_eq!(night("prayers", "prayer=0; tiles divine-might priest-of-amon").prayer(0), 7);
        // Adoration and Prayers: 2 + 2.
        assert_eq!(night("temples", "prayer=0; troops TW=1; tiles divine-might").prayer(0), 4);
        assert_eq!(night("delta", "prayer=0; troops TX=1; tiles divine-might").play("0 yes").prayer(0), 5 + 2);

        let spoils = "prayer=0; troops TW=5; tiles divine-might honor-in-battle divine-hunger priest-of-thoeris";
        let mut t = duel_of_five(ruleset, spoils, "troops TW=4");
        t.battle("4-1-0 aside 2-0-2", "3-2-0 aside 2-0-2");
        assert_eq!((t.won(), t.prayer(0)), (Some(0), 2 + 2 + 4), "an enemy removed, two units lost, a battle won");
        t.play("1 recall; 0 recall");
        assert_eq!(t.prayer(0), 8 + 2, "a recall belongs to the battle");
    }
}
