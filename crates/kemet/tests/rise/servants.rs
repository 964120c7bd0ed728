//! Servants: companions of a second kind. [servant.1] to [servant.4]

use crate::kit::{RISE, Table, duel_in, might, two_in};
use kemet::ask::Question;
use kemet::creatures::{Breed, Creature};
use kemet::query::Might;
use kemet::refusal::Refusal;

const PAIR: &str = "tiles shadow-servant sacred-cobra";

fn places(t: &Table) -> (String, String) {
    (t.creature(Creature::SacredCobra), t.creature(Creature::ShadowServant))
}

/// [servant.2] A troop has one of each, and both count. [battle.6]
#[test]
fn one_creature_and_one_servant_fight_together() {
    let mut t = duel_in(RISE, &format!("{PAIR}; troops TW=3+shadow-servant+sacred-cobra"), "troops TW=3");
    let (attacker, _) = t.battle("2-0-2 aside 3-0-1", "2-0-2 aside 3-0-1");
    assert_eq!(attacker, Might { unblockable: 1, shields: 1, ..might(7, 0, 2) });
}

/// [battle.12] The Snake silences the creature and not the servant.
#[test]
fn a_servant_is_not_silenced() {
    let snake = "tiles deep-desert-snake; troops TW=3+deep-desert-snake";
    let mut t = duel_in(RISE, &format!("{PAIR}; troops TW=3+shadow-servant+sacred-cobra"), snake);
    let (attacker, _) = t.battle("2-0-2 aside 3-0-1", "2-0-2 aside 3-0-1");
    assert_eq!(attacker, Might { shields: 1, ..might(6, 0, 2) });
}

/// [move.2] Asked one kind after the other; every choice can be made.
#[test]
fn each_kind_goes_along_or_stays() {
    let moved = |beast: &str, servant: &str| {
        let mut t = two_in(RISE, &format!("{PAIR}; troops A=2+shadow-servant+sacred-cobra"), "");
        t.play("0 lay move-upper; 0 A; 0 walk AB; 0 1");
        assert!(matches!(t.asked(0), Some(Question::TakeCreature { breed: Breed::Beast, .. })));
        t.refuses("0 leave sacred-cobra", Refusal::NotYourCreature);
        t.play(&format!("0 {beast}"));
        assert!(matches!(t.asked(0), Some(Question::TakeCreature { breed: Breed::Servant, .. })));
        t.play(&format!("0 {servant}"));
        places(&t)
    };
    assert_eq!(moved("yes", "yes"), ("AB".into(), "AB".into()));
    assert_eq!(moved("yes", "no"), ("AB".into(), "A".into()));
    assert_eq!(moved("no", "yes"), ("A".into(), "AB".into()));
    assert_eq!(moved("no", "no"), ("A".into(), "A".into()));
}

/// [servant.4] Left without a unit it goes to its tile, whatever the creature does.
#[test]
fn a_servant_left_alone_goes_to_its_tile() {
    let mut t = two_in(RISE, &format!("{PAIR}; troops A=1+shadow-servant+sacred-cobra"), "");
    t.play("0 lay move-upper; 0 A; 0 walk AB; 0 yes; 0 no");
    assert_eq!(places(&t), ("AB".into(), "reserve".into()));
    let mut t = duel_in(RISE, "troops TW=5", &format!("{PAIR}; troops TW=2+shadow-servant+sacred-cobra"));
    t.battle("4-1-0 aside 3-2-0", "2-0-2 aside 3-0-1");
    let mut retreated = t.clone();
    assert_eq!(places(t.play("1 recall")), ("reserve".into(), "reserve".into()), "recalled");
    assert_eq!(places(retreated.play("1 retreat; 0 C")), ("C".into(), "C".into()), "driven back, both with the troop");
}

/// [move.10] [ruling.118] A creature is no bar to a servant, nor a servant to a creature.
#[test]
fn a_creature_and_a_servant_may_meet_and_stay() {
    let mut t = two_in(RISE, &format!("{PAIR}; troops A=1+shadow-servant AB=1+sacred-cobra"), "");
    t.play("0 lay move-upper; 0 A; 0 walk AB; 0 yes");
    assert_eq!((places(&t), t.moves()), (("AB".into(), "AB".into()), false));
}

/// [move.10] Two creatures may meet in passing, with a servant beside them; then of each kind one may stay.
#[test]
fn in_passing_one_of_each_kind_may_stay() {
    let tiles = "tiles shadow-servant sacred-cobra giant-vulture";
    let troops = "troops A=2+giant-vulture+shadow-servant AB=1+sacred-cobra";
    let mut t = two_in(RISE, &format!("{tiles}; {troops}"), "");
    t.play("0 lay move-upper; 0 A; 0 walk AB; 0 2; 0 yes; 0 yes");
    t.refuses("0 stop", Refusal::MustGoOn);
    t.play("0 walk TW; 0 2").refuses("0 no", Refusal::CreatureThere);
    t.play("0 leave sacred-cobra; 0 no; 0 stop");
    assert_eq!((places(&t), t.creature(Creature::GiantVulture)), (("AB".into(), "AB".into()), "TW".into()));
}

/// [recruit.4] [ruling.26] For each district first a creature, then a servant; each may be declined.
#[test]
fn one_of_each_kind_comes_with_recruits() {
    let mut t = two_in(RISE, &format!("prayer=5; {PAIR}"), "");
    t.play("0 lay recruit; 0 1; 0 1; 0 0");
    let asked = |t: &Table| match t.asked(0) {
        Some(Question::Escort { district, breed }) => Some((t.board().map.label(district), breed)),
        _ => None,
    };
    assert_eq!(asked(&t), Some(("A1", Breed::Beast)));
    t.refuses("0 summon shadow-servant", Refusal::NotYourCreature);
    t.play("0 summon sacred-cobra");
    assert_eq!(asked(&t), Some(("A1", Breed::Servant)));
    t.play("0 pass");
    assert_eq!(asked(&t), Some(("A2", Breed::Servant)));
    t.play("0 summon shadow-servant");
    assert_eq!(places(&t), ("A1".into(), "A2".into()));
}

/// [creature.7] [ruling.83] A servant changes places with a servant only, and joins a creature freely.
#[test]
fn servants_are_rearranged_among_themselves() {
    let mut t = two_in(RISE, &format!("{PAIR}; troops A1=1+sacred-cobra A2=1"), "");
    t.play("0 rearrange; 0 pass");
    assert!(matches!(t.asked(0), Some(Question::Rearrange { creature: Creature::ShadowServant })));
    t.play("0 A1");
    assert_eq!(places(&t), ("A1".into(), "A1".into()));
}

/// [buy.7] The creature in the district does not keep the servant out.
#[test]
fn a_servant_just_bought_joins_a_creature() {
    let mut t = two_in(RISE, "prayer=4; pyramids violet=4@A1; tiles sacred-cobra; troops A2=1+sacred-cobra", "");
    t.play("0 lay buy-1; 0 shadow-servant; 0 A2");
    assert_eq!(places(&t), ("A2".into(), "A2".into()));
}
