use crate::kit::{LATER, laid_in, two_in};
use crate::movement::moving;
use kemet::creatures::Creature;
use kemet::refusal::Refusal;

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
