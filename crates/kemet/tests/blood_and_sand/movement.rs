use crate::kit::{FIRST, LATER, Table, two_in};
use kemet::ask::Question;
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::event::{Event, Glory};
use kemet::refusal::Refusal;

/// Two players, and seat 0 has named the troop of its Move.
#[track_caller]
pub(crate) fn moving(ruleset: &str, from: &str, seat0: &str, seat1: &str) -> Table {
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
