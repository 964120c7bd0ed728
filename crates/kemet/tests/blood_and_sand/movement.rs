use crate::kit::{FIRST, LATER, Table, laid_in, two_in};
use kemet::ask::Question;
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::event::{Event, Glory};
use kemet::refusal::Refusal;
use table::{Seat, Side};

/// Two players, and seat 0 has named the troop of its Move.
#[track_caller]
fn moving(ruleset: &str, from: &str, seat0: &str, seat1: &str) -> Table {
    let mut t = two_in(ruleset, seat0, seat1);
    t.play(&format!("0 lay move-upper; 0 {from}"));
    t
}

/// How many steps a troop takes between the front desert and the western temple.
fn steps(mut t: Table) -> usize {
    let mut taken = 0;
    while t.asked(0) == Some(Question::Where) {
        t.play(if taken % 2 == 0 { "0 walk TW" } else { "0 walk A" });
        if let Some(Question::TakeCreature { .. }) = t.asked(0) {
            t.play("0 yes");
        }
        taken += 1;
    }
    taken
}

/// [move.1] [move.3] [move.4] One land move to a space that touches by land.
#[test]
fn one_step_by_land() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A=2", "");
        t.play("0 lay move-upper").refuses("0 TW", Refusal::NoUnitsThere);
        t.play("0 A").refuses("0 walk C", Refusal::NotAdjacent);
        t.play("0 walk TW; 0 2");
        assert_eq!((t.units(0, "TW"), t.moves(), t.prayer(0)), (2, false, 7));
    }
}

/// [move.1] It may stop after any step; what it then holds counts, and nothing in passing. [temple.1]
#[test]
fn a_move_may_stop_early() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "A", "troops A=1; tiles priest-of-mafdet", "");
        t.play("0 walk TW");
        assert_eq!((t.asked(0), t.points(0)), (Some(Question::Where), 0));
        assert_eq!(t.clone().play("0 stop").points(0), 1);
        assert_eq!(t.play("0 walk BC").points(0), 0);
    }
}

/// [move.1] A troop that can neither step nor teleport is not named, unless a card may help it in the Move.
#[test]
fn a_troop_hemmed_in_cannot_be_named() {
    for ruleset in LATER {
        let hemmed = |more: &str| {
            let mut t = two_in(ruleset, &format!("{more}; troops NW=2 WB=5"), "troops C1=1");
            t.play("0 lay move-upper");
            t
        };
        hemmed("prayer=5").refuses("0 NW", Refusal::HemmedIn).takes("0 WB");
        hemmed("prayer=5; tiles portal-of-thoth").takes("0 NW");
        hemmed("prayer=1; tiles portal-of-thoth").refuses("0 NW", Refusal::HemmedIn);
        hemmed("prayer=0; tiles priest-of-mafdet").takes("0 NW");
        hemmed("prayer=0; tiles legion").takes("0 NW");
        hemmed("prayer=1; hand transfer").takes("0 NW");
        hemmed("prayer=0; hand transfer").refuses("0 NW", Refusal::HemmedIn);
        hemmed("prayer=0; hand swiftness").takes("0 NW");
        // A card of the Day is played between the steps in the first printing alone. [move.9] [change.7]
        let day_card = hemmed("prayer=0; hand prayer").why("0 NW");
        assert_eq!(day_card, (ruleset != FIRST).then_some(Refusal::HemmedIn));
    }
}

/// [move.1] Without a troop the token is lost. [day.6]
#[test]
fn with_nobody_to_move_the_token_is_lost() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "", "");
        t.play("0 lay move-upper");
        assert!(t.told(|event| matches!(event, Event::Idle { .. })));
        assert_eq!(t.waits_for(), [1]);
    }
}

/// [move.2] Where, then who: at least one unit; some may stay, others be taken on.
#[test]
fn units_are_left_and_gathered_on_the_way() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "A1", "troops A1=4 A=2; tiles priest-of-mafdet", "");
        t.play("0 walk A").refuses("0 0", Refusal::TooFewUnits { has: 4 });
        t.refuses("0 5", Refusal::TooFewUnits { has: 4 });
        t.play("0 3");
        assert_eq!((t.units(0, "A1"), t.units(0, "A")), (1, 5));
        t.play("0 walk TW; 0 4");
        assert_eq!((t.units(0, "A"), t.units(0, "TW")), (1, 4), "two of them were found on the way");
    }
}

/// [move.2] [creature.6] A creature found on the way may be taken on; without a unit it goes nowhere.
#[test]
fn a_creature_is_taken_on_or_left() {
    for ruleset in LATER {
        let seat0 = "troops A1=1 A=1+royal-scarab; tiles royal-scarab priest-of-mafdet";
        let mut t = moving(ruleset, "A1", seat0, "");
        t.play("0 walk A; 0 walk TW");
        let mut left = t.clone();
        left.play("0 1; 0 no");
        assert_eq!(left.creature(Creature::RoyalScarab), "A");
        t.play("0 2");
        assert_eq!(t.clone().play("0 yes").creature(Creature::RoyalScarab), "TW");
        assert_eq!(t.play("0 no").creature(Creature::RoyalScarab), "reserve", "its last unit has gone");
    }
}

/// [move.3] One land move, and what adds to it.
#[test]
fn movement_values() {
    for ruleset in LATER {
        let far = |more: &str, troop: &str| steps(moving(ruleset, "A", &format!("{more}; troops A={troop}"), ""));
        assert_eq!(far("prayer=0", "1"), 1);
        assert_eq!(far("tiles priest-of-mafdet", "1"), 2);
        assert_eq!(far("tiles bestial-fury", "1"), 2);
        assert_eq!(far("tiles royal-scarab", "1+royal-scarab"), 3);
        assert_eq!(far("tiles royal-scarab", "1"), 1, "in reserve it moves nobody");
        let all = "tiles priest-of-mafdet bestial-fury royal-scarab";
        assert_eq!(far(all, "1+royal-scarab"), 5);
    }
}

/// [move.3] [move.9] [ruling.3] Swiftness adds one each, and only before the first step.
#[test]
fn swiftness_comes_before_the_first_step() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "A", "troops A=1; hand swiftness*2", "");
        let mut late = t.clone();
        t.play("0 card swiftness; 0 card swiftness");
        assert_eq!(steps(t), 3);
        late.play("0 card swiftness; 0 walk TW");
        late.refuses("0 card swiftness", Refusal::NotInThisMoment { card: Di::Swiftness });
        // A teleport is a step too.
        let seat0 = "pyramids red=1@A1; troops A1=1; hand swiftness";
        let mut t = moving(ruleset, "A1", seat0, "");
        t.play("0 teleport TW").refuses("0 card swiftness", Refusal::NotInThisMoment { card: Di::Swiftness });
    }
}

/// [move.3] [ruling.29] The value is fixed by who stands there at the beginning: left behind the creature still counts,
/// found on the way it adds nothing.
#[test]
fn the_value_is_fixed_at_the_beginning() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "A1", "troops A1=2+royal-scarab; tiles royal-scarab", "");
        t.play("0 walk A; 0 1; 0 no; 0 walk TW; 0 walk BC");
        assert_eq!((t.units(0, "BC"), t.creature(Creature::RoyalScarab).as_str()), (1, "A1"));
        // Also with a teleport first.
        let seat0 = "pyramids red=1@A1; troops A1=1+royal-scarab; tiles royal-scarab";
        let mut t = moving(ruleset, "A1", seat0, "");
        t.play("0 teleport AB; 0 no");
        assert_eq!(t.board().moving.map(|moving| moving.left), Some(Some(3)));
        let mut t = moving(ruleset, "A1", "troops A1=1 A=1+royal-scarab; tiles royal-scarab", "");
        t.play("0 walk A");
        assert!(!t.moves(), "no step is left");
    }
}

/// [move.6] From a pyramid of either side to any other space with an obelisk, for 2 PP and no land move.
#[test]
fn a_teleport_starts_at_a_pyramid_and_ends_at_an_obelisk() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "A1", "prayer=5; pyramids red=1@A1; troops A1=2 A2=1", "");
        t.refuses("0 teleport WB", Refusal::NoObelisk);
        let obelisks = ["AB", "BC", "TW", "NW", "TX", "SX"].map(|zone| format!("teleport {zone}"));
        let offered = t.options(0).into_iter().filter(|option| option.starts_with("teleport"));
        assert_eq!(offered.collect::<Vec<_>>(), obelisks);
        t.play("0 teleport SX; 0 1; 0 walk X");
        assert_eq!((t.units(0, "A1"), t.units(0, "X"), t.prayer(0)), (1, 1, 3), "a part of the troop, and a step");

        let t = moving(ruleset, "A2", "prayer=5; pyramids red=1@A1; troops A1=2 A2=1", "");
        t.refuses("0 teleport TW", Refusal::NotAtPyramid);
        let t = moving(ruleset, "A1", "prayer=1; pyramids red=1@A1; troops A1=1", "");
        t.refuses("0 teleport TW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
        // In a foreign city, and after a land step: kinds of step go in any order.
        let mut t = moving(ruleset, "C2", "prayer=2; troops C2=1", "pyramids white=1@C1");
        t.play("0 walk C1; 0 teleport NW");
        assert_eq!((t.units(0, "NW"), t.prayer(0)), (1, 0));
    }
}

/// [move.6] At most one in a Move, whatever its source.
#[test]
fn one_teleport_in_a_move() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids red=1@A1; troops A1=1; tiles portal-of-thoth priest-of-mafdet";
        let mut t = moving(ruleset, "A1", seat0, "");
        t.play("0 teleport TW").refuses("0 teleport NW", Refusal::OneTeleport);
        // Not from another pyramid either.
        t.play("0 walk A; 0 walk A1");
        assert!(!t.moves());
        let mut t = moving(ruleset, "A1", "prayer=9; pyramids red=1@A1; troops A1=1; tiles priest-of-mafdet", "");
        t.play("0 teleport AB; 0 walk A; 0 walk A1");
        assert_eq!((t.moves(), t.prayer(0)), (false, 7));
        // The next Move of the turn has its own.
        let seats = ["prayer=9; pyramids red=1@A1; troops A1=2; tiles act-of-god-red", "", ""];
        let mut t = laid_in(ruleset, "", &seats);
        t.play("0 lay move-upper; 0 silver move-middle; 0 resolve own; 0 A1; 0 teleport TW; 0 1; 0 stop");
        t.play("0 A1; 0 teleport NW; 0 stop");
        assert_eq!((t.units(0, "TW"), t.units(0, "NW"), t.prayer(0)), (1, 1, 5));
    }
}

/// [ruling.71] The Portal and the Griffin Sphinx open obelisks at the usual price; the Griffin must go along.
#[test]
fn obelisks_as_gates() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "TW", "prayer=5; troops TW=2; tiles portal-of-thoth", "");
        t.play("0 teleport NW; 0 1; 0 stop");
        assert_eq!((t.units(0, "NW"), t.prayer(0)), (1, 3));
        let seat0 = "prayer=5; troops TW=2+griffin-sphinx; tiles griffin-sphinx";
        let mut t = moving(ruleset, "TW", seat0, "");
        t.play("0 teleport NW; 0 1");
        assert_eq!(t.creature(Creature::GriffinSphinx), "NW", "there is no other answer, so nobody is asked");
        assert_eq!(t.prayer(0), 3);
        let t = moving(ruleset, "TW", "prayer=5; troops TW=2 A=1+griffin-sphinx; tiles griffin-sphinx", "");
        t.refuses("0 teleport NW", Refusal::NotAtPyramid);
    }
}

/// [ruling.52] Transfer is the one teleport of its Move, for its own price alone.
#[test]
fn transfer_is_the_one_teleport() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids red=1@A1; troops A1=1; hand transfer";
        let mut t = moving(ruleset, "A1", seat0, "");
        t.clone().play("0 teleport TW").refuses("0 card transfer", Refusal::NoTarget);
        t.play("0 card transfer").refuses("0 WB", Refusal::NoObelisk);
        t.play("0 AB");
        assert_eq!((t.units(0, "AB"), t.prayer(0)), (1, 8));
        t.refuses("0 teleport TW", Refusal::OneTeleport);
        t.play("0 walk TW");
        // From any space.
        let mut t = moving(ruleset, "WB", "prayer=1; troops WB=2; hand transfer", "");
        t.play("0 card transfer; 0 TX; 0 1");
        assert_eq!((t.units(0, "TX"), t.units(0, "WB"), t.prayer(0)), (1, 1, 0));
        let t = two_in(ruleset, "prayer=1; troops WB=2; hand transfer", "");
        t.refuses("0 card transfer", Refusal::NotInThisMoment { card: Di::Transfer });
    }
}

/// [move.7] In only if the Move began in a space that touches the district.
#[test]
fn walls_stop_who_did_not_begin_before_them() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "TW", "troops TW=1; tiles priest-of-mafdet", "");
        t.play("0 walk C").refuses("0 walk C1", Refusal::Wall);
        let mut t = moving(ruleset, "C", "troops C=1", "");
        t.play("0 walk C3");
        assert_eq!(t.units(0, "C3"), 1);
        // Out of the front desert and back to it: the Move began there.
        let mut t = moving(ruleset, "C", "troops C=1+royal-scarab; tiles royal-scarab", "");
        t.play("0 walk TW; 0 yes; 0 walk C; 0 yes; 0 walk C1; 0 yes");
        assert_eq!(t.units(0, "C1"), 1);
    }
}

/// [move.7] Neither the owner of the city nor anyone on the way out.
#[test]
fn walls_hinder_neither_the_owner_nor_anyone_on_the_way_out() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "TW", "troops TW=1+royal-scarab; tiles royal-scarab", "");
        t.play("0 walk A; 0 yes; 0 walk A1; 0 yes; 0 walk A2; 0 yes");
        assert_eq!(t.units(0, "A2"), 1, "of the own city any number");
        let mut t = moving(ruleset, "C1", "troops C1=1", "");
        t.play("0 walk C");
        assert_eq!(t.units(0, "C"), 1);
    }
}

/// [move.7] [ruling.28] One foreign district in a Move, and a Move begun inside may enter one further.
#[test]
fn one_foreign_district_in_a_move() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "C", "troops C=1; tiles priest-of-mafdet", "");
        t.play("0 walk C1").refuses("0 walk C2", Refusal::OneForeignDistrict);
        t.takes("0 walk C");
        let mut t = moving(ruleset, "C1", "troops C1=1; tiles priest-of-mafdet", "");
        t.play("0 walk C2").refuses("0 walk C3", Refusal::OneForeignDistrict).takes("0 walk C");
        let mut t = moving(ruleset, "C1", "troops C1=1; tiles priest-of-mafdet", "");
        t.play("0 walk C; 0 walk C3");
        assert_eq!(t.units(0, "C3"), 1, "another district of the city it began in");
    }
}

/// [ruling.28] The beginning decides also for units that are picked up later.
#[test]
fn units_before_the_wall_do_not_open_it() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "TW", "troops TW=1 C=2; tiles priest-of-mafdet", "");
        t.play("0 walk C").refuses("0 walk C1", Refusal::Wall);
        let mut t = moving(ruleset, "C", "troops C=1 C1=2; tiles priest-of-mafdet", "");
        t.play("0 walk C1; 0 walk C; 0 3");
        assert_eq!(t.units(0, "C"), 3, "and those inside come out with the others");
    }
}

/// [move.7] [ruling.81] [ruling.67] The Phoenix opens the wall for the step it takes, and one district is the limit.
#[test]
fn the_phoenix_flies_over_one_wall() {
    for ruleset in LATER {
        let seat0 = "troops TW=2+phoenix; tiles phoenix priest-of-mafdet";
        let mut t = moving(ruleset, "TW", seat0, "");
        t.play("0 walk C; 0 2; 0 yes; 0 walk C1; 0 2");
        assert_eq!(t.creature(Creature::Phoenix), "C1", "it must come along, so nobody is asked");
        t.refuses("0 walk C2", Refusal::OneForeignDistrict);
        let mut t = moving(ruleset, "TW", seat0, "");
        t.play("0 walk C; 0 1; 0 no").refuses("0 walk C1", Refusal::Wall);
    }
}

/// [move.7] [ruling.81] [card.open-gates] The card opens them for its Move.
#[test]
fn open_gates_and_one_district() {
    for ruleset in LATER {
        let seat0 = "prayer=1; troops TW=1+royal-scarab; tiles royal-scarab; hand open-gates";
        let mut t = moving(ruleset, "TW", seat0, "");
        t.play("0 walk C; 0 yes").refuses("0 walk C1", Refusal::Wall);
        t.play("0 card open-gates; 0 walk C1; 0 yes").refuses("0 walk C2", Refusal::OneForeignDistrict);
        assert_eq!(t.prayer(0), 0);
        // Not in two cities either.
        let far = "troops BC=1+royal-scarab; tiles royal-scarab priest-of-mafdet bestial-fury; hand open-gates";
        let mut t = laid_in(ruleset, "", &[far, "", ""]);
        t.play("0 lay move-upper; 0 BC; 0 card open-gates; 0 walk C; 0 yes; 0 walk C1; 0 yes; 0 walk C; 0 yes");
        t.play("0 walk BC; 0 yes; 0 walk B; 0 yes");
        assert!(!t.moves(), "five steps, the last to the front desert of the third city");
    }
}

/// [ruling.68] [golden.2] Surprise Attack: a golden Move that ignores walls, with its teleport.
#[test]
fn surprise_attack_ignores_walls() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids red=1@A1; troops A1=1 TW=1; tiles surprise-attack priest-of-mafdet";
        let mut t = two_in(ruleset, seat0, "");
        t.play("0 lay pray-middle; 0 gold surprise; 0 resolve own");
        let mut other = t.clone();
        other.play("0 A1; 0 teleport BC").takes("0 walk C");
        t.play("0 TW; 0 walk C; 0 walk C1");
        assert_eq!(t.units(0, "C1"), 1);
    }
}

/// [move.8] Whoever enters an enemy's space fights there, and the Move is over.
#[test]
fn an_enemy_on_the_way_ends_the_move() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "A", "troops A=4; tiles priest-of-mafdet", "troops TW=1");
        t.play("0 walk TW; 0 4");
        assert!(t.board().fight.is_some());
        t.battle("3-2-0 aside 1-3-0", "3-2-0 aside 1-3-0");
        t.play("0 stay");
        assert_eq!((t.moves(), t.waits_for()), (false, vec![1]));
    }
}

/// [move.8] [ruling.4] If Initiative leaves nobody there is no battle, no FP and no token, and the Move goes on.
#[test]
fn where_nobody_is_left_the_move_goes_on() {
    for ruleset in LATER {
        let seat0 = "prayer=0; troops A=2; tiles priest-of-mafdet initiative divine-hunger";
        let mut t = moving(ruleset, "A", seat0, "troops TW=2");
        t.play("0 walk TW; 0 2");
        assert_eq!((t.units(1, "TW"), t.board().fight, t.asked(0)), (0, None, Some(Question::Where)));
        assert_eq!((t.scored(0, Glory::Battle), t.veterans(0), t.veterans(1), t.prayer(0)), (0, 0, 0, 0));
        t.play("0 walk BC; 0 2");
        assert_eq!(t.units(0, "BC"), 2);
    }
}

/// [move.9] [change.7] Day cards between the steps in the first printing, Move cards alone in the revised one.
#[test]
fn cards_during_a_move() {
    for ruleset in LATER {
        let seat0 = "prayer=3; troops A=1; tiles priest-of-mafdet; hand prayer raining-fire open-gates enlistment";
        let mut t = moving(ruleset, "A", seat0, "troops C1=2");
        for step in ["", "0 walk TW"] {
            t.play(step);
            for card in [Di::Prayer, Di::RainingFire, Di::Enlistment] {
                let refused = (ruleset != FIRST).then_some(Refusal::NotInThisMoment { card });
                assert_eq!(t.why(&format!("0 card {}", card.card().name)), refused);
            }
            t.takes("0 card open-gates");
        }
    }
}

/// [move.10] [ruling.27] More than five in passing: the Move must go on, and what stays behind must fit.
#[test]
fn a_troop_may_be_too_large_in_passing() {
    for ruleset in LATER {
        let seat0 = "troops A1=4 A=3; tiles priest-of-mafdet; hand open-gates transfer prayer";
        let mut t = moving(ruleset, "A1", seat0, "troops C1=1");
        t.play("0 walk A; 0 4");
        assert_eq!(t.units(0, "A"), 7);
        t.refuses("0 stop", Refusal::MustGoOn).refuses("0 card open-gates", Refusal::MustGoOn);
        t.refuses("0 card transfer", Refusal::MustGoOn);
        t.play("0 walk TW").refuses("0 1", Refusal::TroopTooLarge { limit: 5 });
        t.refuses("0 6", Refusal::TroopTooLarge { limit: 5 });
        t.play("0 2");
        assert_eq!((t.units(0, "A"), t.units(0, "TW")), (5, 2));
    }
}

/// [move.10] Without a step left to go on with, nothing may be exceeded.
#[test]
fn without_a_step_left_the_limit_holds() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "A1", "troops A1=4 A=3", "");
        t.play("0 walk A").refuses("0 3", Refusal::TroopTooLarge { limit: 5 });
        t.play("0 2");
        assert_eq!((t.units(0, "A1"), t.units(0, "A"), t.moves()), (2, 5, false));
        let t = moving(ruleset, "A1", "troops A1=4 A=5", "");
        t.refuses("0 walk A", Refusal::TroopTooLarge { limit: 5 });
        // A full space is passed with a step to spare; with a teleport to spare too.
        moving(ruleset, "A1", "troops A1=4 A=5; tiles priest-of-mafdet", "").takes("0 walk A");
        let seat0 = "prayer=2; pyramids red=1@A1; troops A2=4 A1=5";
        let mut t = moving(ruleset, "A2", seat0, "");
        t.play("0 walk A1; 0 4").refuses("0 stop", Refusal::MustGoOn);
        assert_eq!(t.options(0).iter().filter(|option| option.starts_with("walk")).count(), 0);
        t.play("0 teleport SX").refuses("0 3", Refusal::TroopTooLarge { limit: 5 });
        t.play("0 5");
        assert_eq!((t.units(0, "A1"), t.units(0, "SX")), (4, 5));
    }
}

/// [move.10] Several full spaces in a row, as far as the steps reach.
#[test]
fn several_full_spaces_in_a_row() {
    for ruleset in LATER {
        let seat0 = |tile: &str| format!("prayer=0; troops A1=2+royal-scarab A=5 TW=5; tiles royal-scarab{tile}");
        let mut t = moving(ruleset, "A1", &seat0(""), "");
        t.play("0 walk A; 0 2; 0 yes; 0 walk TW; 0 2; 0 yes");
        assert_eq!((t.units(0, "TW"), t.board().moving.and_then(|moving| moving.left)), (7, Some(1)));
        t.refuses("0 stop", Refusal::MustGoOn);
        t.play("0 walk BC; 0 2; 0 yes");
        assert_eq!((t.units(0, "A"), t.units(0, "TW"), t.units(0, "BC")), (5, 5, 2));
        // From one full space to a full one with no step beyond.
        let mut t = moving(ruleset, "A1", "troops A1=2 A=5 TW=5; tiles priest-of-mafdet", "");
        t.play("0 walk A; 0 2").refuses("0 walk TW", Refusal::TroopTooLarge { limit: 5 });
        t.takes("0 walk AB");
    }
}

/// [move.10] With Legion the limit is seven.
#[test]
fn the_limit_of_legion_in_passing() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "A1", "troops A1=5 A=5; tiles legion priest-of-mafdet", "");
        t.play("0 walk A; 0 5; 0 walk TW").refuses("0 2", Refusal::TroopTooLarge { limit: 7 });
        t.refuses("0 8", Refusal::TroopTooLarge { limit: 7 }).takes("0 3").takes("0 7");
    }
}

/// [move.10] Too many never attack: so many go that all fit, or the step is refused.
#[test]
fn too_many_never_attack() {
    for ruleset in LATER {
        let mut t = moving(ruleset, "A1", "troops A1=4 A=4; tiles priest-of-mafdet", "troops TW=2");
        t.play("0 walk A; 0 4; 0 walk TW").refuses("0 6", Refusal::TroopTooLarge { limit: 5 });
        t.refuses("0 2", Refusal::TroopTooLarge { limit: 5 });
        t.play("0 5");
        assert_eq!((t.units(0, "A"), t.units(0, "TW")), (3, 5));
        assert!(t.board().fight.is_some());
    }
}

/// [move.10] Two creatures in passing: the Move must go on with one of them at least, and nothing else is done.
#[test]
fn two_creatures_may_meet_in_passing() {
    for ruleset in LATER {
        let seat0 = "troops A=2+royal-scarab TW=1+giant-scorpion A1=1; \
                     tiles royal-scarab giant-scorpion phoenix; hand open-gates";
        let mut t = moving(ruleset, "A", seat0, "");
        t.play("0 walk TW; 0 2; 0 yes");
        assert_eq!(
            (t.creature(Creature::RoyalScarab), t.creature(Creature::GiantScorpion)),
            ("TW".into(), "TW".into())
        );
        t.refuses("0 stop", Refusal::MustGoOn).refuses("0 card open-gates", Refusal::MustGoOn);
        let summon = if ruleset == FIRST { Refusal::MustGoOn } else { Refusal::NoTimeForCreatures };
        t.refuses("0 summon phoenix", summon);
        t.play("0 walk BC");
        let mut both = t.clone();
        both.play("0 2; 0 yes").refuses("0 stop", Refusal::MustGoOn);
        both.play("0 walk C; 0 leave royal-scarab");
        assert_eq!(
            (both.creature(Creature::RoyalScarab), both.creature(Creature::GiantScorpion)),
            ("BC".into(), "C".into())
        );
        // With one unit they could not part again: none is sent home to keep the limit. [ruling.27]
        t.play("0 1").refuses("0 yes", Refusal::CreatureThere);
        t.play("0 leave royal-scarab");
        assert_eq!(
            (t.creature(Creature::RoyalScarab), t.creature(Creature::GiantScorpion)),
            ("TW".into(), "BC".into())
        );
        t.takes("0 stop");
    }
}

/// [move.10] More than two, as long as the steps suffice to part them again.
#[test]
fn three_creatures_may_meet_in_passing() {
    for ruleset in LATER {
        let seat0 = |tile: &str| {
            let troops = "troops A1=1+royal-scarab A=1+giant-scorpion TW=1+phoenix";
            format!("{troops}; tiles royal-scarab giant-scorpion phoenix{tile}")
        };
        let mut t = moving(ruleset, "A1", &seat0(" priest-of-mafdet"), "");
        t.play("0 walk A; 0 yes; 0 walk TW; 0 2").refuses("0 stop", Refusal::MustGoOn);
        t.play("0 walk AB").refuses("0 yes", Refusal::CreatureThere);
        t.play("0 leave phoenix");
        assert_eq!(t.creature(Creature::Phoenix), "TW", "two steps for three: one has to stay now");
        t.play("0 walk WB; 0 leave giant-scorpion");
        let where_is = [Creature::RoyalScarab, Creature::GiantScorpion].map(|creature| t.creature(creature));
        assert_eq!((where_is, t.moves()), (["WB".to_owned(), "AB".to_owned()], false));
        // With one step left they could not be parted.
        let mut t = moving(ruleset, "A1", &seat0(""), "");
        t.play("0 walk A; 0 yes; 0 walk TW");
        assert_eq!(t.options(0), ["leave royal-scarab", "leave giant-scorpion"], "not both of them");
    }
}

/// [move.10] [creature.2] On the last step no two creatures meet: one stays behind.
#[test]
fn two_creatures_do_not_stay_together() {
    let seat0 = "troops A=2+sphinx TW=1+ancestral-elephant; tiles sphinx ancestral-elephant";
    for ruleset in LATER {
        let mut t = moving(ruleset, "A", seat0, "");
        t.play("0 walk TW; 0 1");
        assert_eq!((t.creature(Creature::Sphinx), t.moves()), ("A".into(), false));
    }
    // In the first printing one left alone by it goes to the reserve. [creature.6]
    let mut t = moving(FIRST, "A", seat0, "");
    t.play("0 walk TW; 0 2");
    assert_eq!(t.creature(Creature::Sphinx), "reserve");
}

/// [move.10] Two creatures never attack.
#[test]
fn two_creatures_never_attack() {
    for ruleset in LATER {
        let seat0 = "troops A=2+royal-scarab TW=1+giant-scorpion; tiles royal-scarab giant-scorpion";
        let mut t = moving(ruleset, "A", seat0, "troops BC=1");
        t.play("0 walk TW; 0 2; 0 yes; 0 walk BC; 0 2").refuses("0 yes", Refusal::CreatureThere);
        t.play("0 leave giant-scorpion");
        assert_eq!(t.creature(Creature::GiantScorpion), "TW");
        assert!(t.board().fight.is_some());
    }
}

/// [move.10] The way on must be open when it comes to it: a toll it leads through must still be payable.
#[test]
fn no_step_into_a_crowd_that_cannot_go_on() {
    for ruleset in LATER {
        let teleport = |prayer: u8| {
            let seat0 = format!("prayer={prayer}; pyramids red=1@A1; troops A1=2 NW=5");
            moving(ruleset, "A1", &seat0, "troops WB=1+khnums-sphinx; tiles khnums-sphinx")
        };
        teleport(4).takes("0 teleport NW").takes("0 teleport TW");
        teleport(3).refuses("0 teleport NW", Refusal::TroopTooLarge { limit: 5 }).takes("0 teleport TW");
        let transfer = |prayer: u8| {
            let seat0 = format!("prayer={prayer}; troops A1=2 NW=5; hand transfer");
            let mut t = moving(ruleset, "A1", &seat0, "troops WB=1+khnums-sphinx; tiles khnums-sphinx");
            t.play("0 card transfer");
            t
        };
        transfer(3).takes("0 NW").takes("0 TW");
        transfer(2).refuses("0 NW", Refusal::TroopTooLarge { limit: 5 }).takes("0 TW");
    }
}

/// [move.10] However a Move goes, there is always a way on, and when it is over the limits hold everywhere.
#[test]
fn a_move_has_no_dead_end() {
    let toll = "troops WB=1+khnums-sphinx TW=2; tiles khnums-sphinx";
    let positions = [
        ("A1", "prayer=2; pyramids red=1@A1; troops A1=3 A=4 TW=5; tiles priest-of-mafdet", "troops BC=1"),
        ("A", "prayer=0; troops A=2+royal-scarab AB=1+giant-scorpion A1=5; tiles royal-scarab giant-scorpion", ""),
        ("A1", "prayer=2; pyramids red=1@A1; troops A1=2 NW=5 A=4; tiles portal-of-thoth", toll),
        ("A1", "prayer=3; pyramids red=1@A1; troops A1=2 NW=5 A=5; hand transfer", toll),
        (
            "A1",
            "troops A1=1+royal-scarab A=1+giant-scorpion TW=1+phoenix; tiles royal-scarab giant-scorpion phoenix",
            "",
        ),
        (
            "X",
            "prayer=4; troops X=3+griffin-sphinx SX=3+amout-the-soul-devourer TX=5; \
               tiles griffin-sphinx amout-the-soul-devourer",
            "",
        ),
    ];
    for ruleset in LATER {
        for (from, seat0, seat1) in positions {
            let t = moving(ruleset, from, seat0, seat1);
            assert!(every_way(&t.game) > 10, "{from}");
        }
    }
}

/// Plays every course of the Move; how many there are.
fn every_way(game: &table::Game<kemet::Kemet>) -> usize {
    let board = game.board();
    if board.moving.is_none() || board.fight.is_some() {
        let side = Side::new(0);
        for zone in board.map.zones() {
            assert!(board.troops.units(side, zone) <= 5, "{}", board.map.label(zone));
            assert!(kemet::query::creatures_at(board, side, zone).count() <= 1, "{}", board.map.label(zone));
        }
        return 1;
    }
    let options = game.options(Seat::new(0));
    assert!(!options.is_empty(), "{:?}", game.open());
    let after = options.iter().map(|&answer| {
        let mut next = *game;
        next.play(Seat::new(0), answer).unwrap();
        every_way(&next)
    });
    after.sum()
}
