use crate::kit::{FIRST, LATER};
use crate::movement::moving;
use kemet::creatures::Creature;
use kemet::refusal::Refusal;
use table::{Seat, Side};

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
