use crate::kit::{LATER, laid_in, two_in};
use crate::movement::moving;
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::refusal::Refusal;

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
