use crate::kit::{FIRST, LATER, REVISED, duel_in, laid_in, might, two_in};
use kemet::ask::Question;
use kemet::creatures::{Breed, Creature};
use kemet::refusal::Refusal;

const CALM: &str = "2-0-2 aside 1-3-0";

/// [creature.1] [buy.7] With the purchase of its tile, into an own district with units and no creature.
#[test]
fn a_creature_comes_with_its_tile() {
    for ruleset in LATER {
        let seat0 = "prayer=9; pyramids red=3@A1; troops A1=1+phoenix A2=2 TW=1; tiles phoenix";
        let mut t = two_in(ruleset, seat0, "");
        t.play("0 lay buy-1; 0 royal-scarab");
        assert_eq!(t.options(0), ["pass", "A2"]);
        t.refuses("0 A1", Refusal::CreatureThere).refuses("0 A3", Refusal::NoUnitsThere);
        t.refuses("0 TW", Refusal::NotYourDistrict);
        assert_eq!(t.clone().play("0 A2").creature(Creature::RoyalScarab), "A2");
        assert_eq!(t.play("0 pass").creature(Creature::RoyalScarab), "reserve");
    }
}

/// [creature.1] [ruling.26] First printing: at any time of the own turn, around the actions and inside them.
#[test]
fn at_any_time_of_the_turn_in_the_first_printing() {
    let seat0 = "prayer=3; pyramids red=1@A1; troops A1=1 A2=1 TW=1; tiles sphinx priest-of-mafdet";
    let t = two_in(FIRST, seat0, "");
    t.takes("0 summon sphinx").refuses("0 rearrange", Refusal::NothingToDoThere);
    let mut before = t.clone();
    before.play("0 summon sphinx").refuses("0 TW", Refusal::NotYourDistrict);
    before.play("0 A2");
    assert_eq!((before.creature(Creature::Sphinx).as_str(), before.asked(0)), ("A2", Some(Question::Menu)));
    // Between the steps of a Move, before the first one and after the last.
    let mut moving = t.clone();
    moving.play("0 lay move-upper; 0 TW").takes("0 summon sphinx");
    moving.play("0 walk AB").takes("0 summon sphinx");
    moving.play("0 walk A").takes("0 summon sphinx");
    moving.play("0 summon sphinx; 0 A1");
    assert_eq!(moving.creature(Creature::Sphinx), "A1");
    // After the action: the turn waits for it.
    let mut after = t.clone();
    after.play("0 lay pray-middle");
    assert_eq!(after.options(0), ["done", "summon sphinx"]);
    after.play("0 summon sphinx; 0 A1");
    assert_eq!((after.creature(Creature::Sphinx).as_str(), after.waits_for()), ("A1", vec![1]));
    // In a battle not.
    let mut t = two_in(FIRST, "troops A1=1 A=2; tiles sphinx", "troops TW=1");
    t.play("0 lay move-upper; 0 A; 0 walk TW; 0 2").refuses("0 summon sphinx", Refusal::NotAnAnswer);
    // Nor in another's turn, where nothing is asked at all.
    assert_eq!(two_in(FIRST, "tiles sphinx; troops A1=1", "").play("0 lay pray-middle; 0 done").waits_for(), [1]);
}

/// [creature.1] [move.3] One that comes before the first step stands there when the Move begins to go.
#[test]
fn one_that_comes_before_the_first_step_counts() {
    let mut t = two_in(FIRST, "troops A1=1; tiles royal-scarab", "");
    t.play("0 lay move-upper; 0 A1; 0 summon royal-scarab; 0 walk A; 0 yes");
    assert_eq!(t.board().moving.and_then(|moving| moving.left), Some(2));
    // After it, no more.
    let mut t = two_in(FIRST, "troops A1=2; tiles royal-scarab priest-of-mafdet", "");
    t.play("0 lay move-upper; 0 A1; 0 walk A; 0 1; 0 summon royal-scarab");
    assert_eq!(t.board().moving.and_then(|moving| moving.left), Some(1));
}

/// [recruit.4] [ruling.26] First printing: after the units of a Recruit are placed, any number, before any battle.
#[test]
fn with_recruits_in_the_first_printing() {
    let seat0 = "prayer=5; tiles giant-scorpion phoenix royal-scarab";
    let mut t = two_in(FIRST, seat0, "troops A1=1");
    t.play("0 lay recruit; 0 2; 0 1; 0 1");
    assert_eq!(t.options(0), ["A1", "summon phoenix", "summon royal-scarab", "summon giant-scorpion"]);
    t.play("0 summon giant-scorpion; 0 A1; 0 summon phoenix").refuses("0 A1", Refusal::CreatureThere);
    t.play("0 A3; 0 summon royal-scarab");
    assert_eq!(t.creature(Creature::RoyalScarab), "A2", "the only district left");
    assert_eq!(t.battle(CALM, CALM).0, might(2 + 2 + 2 + 1, 2, 2), "and the scorpion fights");
    // It may be declined.
    let mut t = two_in(FIRST, "prayer=5; tiles phoenix", "troops A1=1");
    t.play("0 lay recruit; 0 2; 0 0; 0 0; 0 A1").battle(CALM, CALM);
    assert_eq!(t.creature(Creature::Phoenix), "reserve");
}

/// [creature.1] [change.8] Revised printing: not at any time.
#[test]
fn not_at_any_time_in_the_revised_printing() {
    let t = two_in(REVISED, "troops A1=1 TW=1; tiles sphinx priest-of-mafdet", "");
    t.refuses("0 summon sphinx", Refusal::NoTimeForCreatures);
    let mut moving = t.clone();
    moving.play("0 lay move-upper; 0 TW").refuses("0 summon sphinx", Refusal::NoTimeForCreatures);
    let mut t = t.clone();
    t.play("0 lay pray-middle");
    assert_eq!((t.creature(Creature::Sphinx).as_str(), t.waits_for()), ("reserve", vec![1]), "and no rearranging now");
}

/// [recruit.4] [ruling.26] [change.8] Revised printing: one for each own district that received units, asked after all
/// units are placed.
#[test]
fn with_units_in_the_revised_printing() {
    let seat0 = "prayer=5; troops A3=1; tiles giant-scorpion phoenix royal-scarab";
    let mut t = two_in(REVISED, seat0, "troops A1=1");
    t.play("0 lay recruit; 0 2; 0 1; 0 0");
    assert_eq!((t.units(0, "A1"), t.units(0, "A2")), (2, 1));
    assert_eq!(t.asked(0), Some(Question::Escort { district: t.zone("A1"), breed: Breed::Beast }));
    assert_eq!(t.options(0), ["pass", "summon phoenix", "summon royal-scarab", "summon giant-scorpion"]);
    t.play("0 summon giant-scorpion");
    assert_eq!(t.options(0), ["pass", "summon phoenix", "summon royal-scarab"]);
    t.play("0 pass");
    assert_eq!(t.battle(CALM, CALM).0, might(2 + 2 + 2 + 1, 2, 2), "A3 received nobody, and the battle comes last");
    assert_eq!(t.creature(Creature::Phoenix), "reserve");
    // Not where an own creature stands already.
    let mut t = two_in(REVISED, "prayer=5; troops A1=1+phoenix; tiles phoenix royal-scarab", "");
    t.play("0 lay recruit; 0 1; 0 0; 0 0");
    assert_eq!((t.creature(Creature::RoyalScarab).as_str(), t.waits_for()), ("reserve", vec![1]));
}

/// [recruit.4] [ruling.26] Revised printing: by cards and tiles too, and into no troop outside the city.
#[test]
fn with_units_of_cards_and_tiles_in_the_revised_printing() {
    let mut t = two_in(REVISED, "troops TW=1; hand enlistment; tiles sphinx", "");
    t.play("0 card enlistment; 0 TW; 0 A2; 0 summon sphinx");
    assert_eq!(t.creature(Creature::Sphinx), "A2");
    let mut t = two_in(REVISED, "troops TW=1; hand enlistment; tiles sphinx", "");
    t.play("0 card enlistment; 0 TW; 0 TW");
    assert_eq!((t.creature(Creature::Sphinx).as_str(), t.asked(0)), ("reserve", Some(Question::Menu)));
    let mut t = two_in(REVISED, "tiles sphinx reinforcement-prayer", "");
    t.play("0 lay pray-middle; 0 A1; 0 summon sphinx");
    assert_eq!(t.creature(Creature::Sphinx), "A1");
    // The Conscription step of the Night.
    let mut t = laid_in(REVISED, "round 2 conscription", &["tiles sphinx; veterans=1", ""]);
    t.play("0 A3; 0 summon sphinx");
    assert_eq!(t.creature(Creature::Sphinx), "A3");
    // In the first printing no creature comes there: it is nobody's turn.
    let mut t = laid_in(FIRST, "round 2 conscription", &["tiles sphinx; veterans=1", ""]);
    t.play("0 A3");
    assert_eq!((t.creature(Creature::Sphinx).as_str(), t.asked(0)), ("reserve", None));
}

/// [creature.7] First printing: before the tokens each creature in reserve may change places with one in a district.
#[test]
fn exchange_in_the_first_printing() {
    let seat0 = "troops A1=1+phoenix A2=1 TW=1+giant-scorpion; tiles phoenix royal-scarab giant-scorpion";
    let mut t = two_in(FIRST, seat0, "");
    t.play("0 rearrange");
    assert_eq!(t.asked(0), Some(Question::Rearrange { creature: Creature::RoyalScarab }));
    assert_eq!(t.options(0), ["pass", "A1"], "in exchange alone, and only in the own city");
    t.refuses("0 A2", Refusal::NobodyToChangeWith).refuses("0 TW", Refusal::NotYourDistrict);
    t.play("0 A1");
    let (phoenix, scarab) = (t.creature(Creature::Phoenix), t.creature(Creature::RoyalScarab));
    assert_eq!((phoenix.as_str(), scarab.as_str()), ("reserve", "A1"));
    t.refuses("0 rearrange", Refusal::NoTimeForCreatures);
    // The one sent away may be placed later in the turn.
    t.play("0 summon phoenix");
    assert_eq!(t.creature(Creature::Phoenix), "A2");
    // Once the token lies, it is too late.
    let mut t = two_in(FIRST, &format!("{seat0}; hand prayer"), "");
    t.play("0 lay pray-middle").refuses("0 rearrange", Refusal::NoTimeForCreatures);
    // Without one in a district there is nobody to change with.
    let t = two_in(FIRST, "troops A1=1; tiles phoenix royal-scarab", "");
    t.refuses("0 rearrange", Refusal::NothingToDoThere);
}

/// [creature.7] [ruling.83] One pass in the order of the tiles, each creature in reserve asked once.
#[test]
fn creatures_are_asked_in_the_order_of_their_tiles() {
    let seat0 = "troops A1=1+giant-scorpion; tiles phoenix royal-scarab giant-scorpion";
    let mut t = two_in(FIRST, seat0, "");
    t.play("0 rearrange");
    assert_eq!(t.asked(0), Some(Question::Rearrange { creature: Creature::Phoenix }), "Ruby 2 before Ruby 3");
    t.play("0 A1");
    assert_eq!(t.asked(0), Some(Question::Rearrange { creature: Creature::RoyalScarab }));
    t.play("0 A1");
    assert_eq!(t.asked(0), Some(Question::Menu), "the scorpion was not in reserve when it began");
    assert_eq!(t.creature(Creature::RoyalScarab), "A1");
    let mut t = two_in(REVISED, "troops A1=1; tiles sphinx deep-desert-snake", "");
    t.play("0 rearrange");
    assert_eq!(t.asked(0), Some(Question::Rearrange { creature: Creature::Sphinx }), "Sapphire before Diamond");
}

/// [creature.7] [change.9] Revised printing: those in districts too, and to a district without a creature.
#[test]
fn rearranging_in_the_revised_printing() {
    let seat0 = "troops A1=1+phoenix A2=1+giant-scorpion A3=1 TW=1; tiles phoenix royal-scarab giant-scorpion";
    let mut t = two_in(REVISED, seat0, "");
    t.play("0 rearrange");
    assert_eq!(t.asked(0), Some(Question::Rearrange { creature: Creature::Phoenix }));
    assert_eq!(t.options(0), ["pass", "A2", "A3"]);
    t.refuses("0 A1", Refusal::AlreadyThere).refuses("0 TW", Refusal::NotYourDistrict);
    // It changes places with the scorpion; the scarab comes from the reserve to the empty district.
    t.play("0 A2");
    assert_eq!((t.creature(Creature::Phoenix), t.creature(Creature::GiantScorpion)), ("A2".into(), "A1".into()));
    assert_eq!(t.options(0), ["pass", "A1", "A2", "A3"]);
    let mut sent = t.clone();
    t.play("0 A3; 0 pass");
    assert_eq!(t.creature(Creature::RoyalScarab), "A3");
    t.refuses("0 rearrange", Refusal::NoTimeForCreatures);
    // In exchange with one from the reserve a creature goes there, and not otherwise.
    sent.play("0 A1");
    assert_eq!(sent.creature(Creature::GiantScorpion), "reserve");
    sent.play("0 A3");
    assert_eq!(sent.creature(Creature::GiantScorpion), "A3", "it is asked last, and may come back at once");
    // Before the tokens only.
    let mut t = two_in(REVISED, &format!("{seat0}; hand prayer"), "");
    t.play("0 lay pray-middle").refuses("0 rearrange", Refusal::NoTimeForCreatures);
}

/// [creature.7] Creatures outside the city are left where they are.
#[test]
fn creatures_outside_the_city_are_not_rearranged() {
    for ruleset in LATER {
        let t = two_in(ruleset, "troops A1=1 TW=1+phoenix; tiles phoenix", "");
        t.refuses("0 rearrange", Refusal::NothingToDoThere);
        let t = two_in(ruleset, "troops C1=1+phoenix; tiles phoenix", "");
        t.refuses("0 rearrange", Refusal::NothingToDoThere);
    }
}

/// [creature.3] No unit: not for the limit, not for strength of numbers, not as a casualty, not for control.
#[test]
fn a_creature_is_no_unit() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=2+sphinx; tiles sphinx", "troops TW=1");
        let sums = t.battle(CALM, "1-3-0 aside 2-0-2");
        assert_eq!((sums.0.strength, t.units(0, "TW")), (2 + 2 + 2, 1));
        assert_eq!(t.creature(Creature::Sphinx), "TW");
        let mut t = two_in(ruleset, "prayer=9; troops A1=4+sphinx; tiles sphinx", "");
        t.play("0 lay recruit").refuses("0 2", Refusal::TroopTooLarge { limit: 5 });
        t.takes("0 1");
    }
}

/// [creature.4] [creature.6] [ruling.22] Without a unit beside it, it goes to the reserve, and nothing is asked.
#[test]
fn alone_it_goes_to_the_reserve() {
    for ruleset in LATER {
        // Its troop destroyed in battle.
        let mut t = duel_in(ruleset, "troops TW=5", "troops TW=1+sphinx C1=1; tiles sphinx");
        t.battle("3-2-0 aside 4-1-0", "3-0-1 aside 2-0-2");
        assert_eq!((t.creature(Creature::Sphinx).as_str(), t.waits_for()), ("reserve", vec![0]), "though C1 has units");
        // Recalled, or driven back with its troop.
        let beaten = || {
            let mut t = duel_in(ruleset, "troops TW=5", "troops TW=3+sphinx; tiles sphinx");
            t.battle("4-1-0 aside 1-3-0", CALM);
            t
        };
        assert_eq!(beaten().play("1 recall").creature(Creature::Sphinx), "reserve");
        assert_eq!(beaten().play("1 retreat; 0 BC").creature(Creature::Sphinx), "BC");
        // Its last unit walks away.
        let mut t = two_in(ruleset, "troops A=1+sphinx A1=1; tiles sphinx", "");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 no");
        assert_eq!(t.creature(Creature::Sphinx), "reserve");
        // Given up in the Night. [ruling.50]
        let mut t = laid_in(ruleset, "round 1 sanctuary", &["troops SX=2+sphinx A1=1; tiles sphinx", ""]);
        t.play("0 yes");
        assert_eq!(t.creature(Creature::Sphinx), "reserve");
    }
}

/// [ruling.41] Raining Fire may take the last unit, and not from the troop of Amout.
#[test]
fn raining_fire_and_creatures() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=1; hand raining-fire", "troops NW=1+sphinx; tiles sphinx");
        assert_eq!(t.points(1), 2);
        t.play("0 card raining-fire");
        assert_eq!((t.points(1), t.creature(Creature::Sphinx).as_str(), t.prayer(0)), (1, "reserve", 0));
        let amout = "troops NW=1+amout-the-soul-devourer C1=1; tiles amout-the-soul-devourer";
        let mut t = two_in(ruleset, "prayer=2; hand raining-fire*2", amout);
        t.play("0 card raining-fire");
        assert_eq!((t.units(1, "NW"), t.units(1, "C1")), (1, 0), "the only target");
        t.refuses("0 card raining-fire", Refusal::NoTarget);
    }
}

/// [creature.5] In reserve it gives nothing; The Mummy's card apart. [ruling.48]
#[test]
fn the_reserve_gives_nothing() {
    for ruleset in LATER {
        let mut t = duel_in(ruleset, "troops TW=2; tiles giant-scorpion", "troops TW=1");
        assert_eq!(t.battle(CALM, CALM).0, might(4, 0, 2));
        let mut t = two_in(ruleset, "troops A=1; tiles royal-scarab", "");
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        assert!(!t.moves());
    }
}

/// [creature.8] The ten creatures, by the sums of a battle and the steps of a Move.
#[test]
fn the_ten_creatures() {
    let ten = [
        ("phoenix", 1, (1, 0, 0)),
        ("royal-scarab", 2, (2, 0, 0)),
        ("giant-scorpion", 1, (2, 2, 0)),
        ("ancestral-elephant", 1, (1, 0, 1)),
        ("sphinx", 0, (2, 0, 0)),
        ("deep-desert-snake", 1, (0, 0, 0)),
        ("the-mummy", 1, (2, 0, 0)),
        ("khnums-sphinx", 1, (1, 0, 0)),
        ("griffin-sphinx", 0, (2, 0, 0)),
        ("amout-the-soul-devourer", 1, (2, 0, 0)),
    ];
    for ruleset in LATER {
        for (name, movement, (strength, damage, protection)) in ten {
            let mut t = duel_in(ruleset, &format!("troops TW=2+{name}; tiles {name}"), "troops TW=5");
            assert_eq!(t.battle(CALM, CALM).0, might(4 + strength, damage, 2 + protection), "{name}");
            let mut t = two_in(ruleset, &format!("troops A=1+{name}; tiles {name}"), "");
            t.play("0 lay move-upper; 0 A; 0 walk TW; 0 yes");
            let left = t.board().moving.map_or(0, |moving| moving.left.unwrap_or(0));
            assert_eq!(left, movement, "{name}");
        }
    }
}

/// [creature.2] At most one in a space, own districts included.
#[test]
fn one_creature_in_a_space() {
    let mut t = two_in(FIRST, "troops A1=1+phoenix; tiles phoenix royal-scarab", "");
    t.refuses("0 summon royal-scarab", Refusal::NoUnitsThere);
    t.play("0 rearrange; 0 A1");
    assert_eq!(t.creature(Creature::RoyalScarab), "A1");
    assert_eq!(t.creature(Creature::Phoenix), "reserve");
}

/// [ruling.75] The toll of Khnum's Sphinx: 2 PP with the step that enters its space, or no entry.
#[test]
fn the_toll_of_khnums_sphinx() {
    for ruleset in LATER {
        let toll = "troops TW=1+khnums-sphinx; tiles khnums-sphinx";
        let at = |prayer: u8, more: &str| {
            let mut t =
                two_in(ruleset, &format!("prayer={prayer}; pyramids white=1@A1; troops A=2 A1=2; {more}"), toll);
            t.play("0 lay move-upper");
            t
        };
        let mut t = at(2, "");
        t.play("0 A; 0 walk TW; 0 2");
        assert_eq!(t.prayer(0), 0);
        at(1, "").play("0 A").refuses("0 walk TW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
        // With a teleport it is one payment of four, with Priest of Ra of three. [ruling.38]
        at(3, "").play("0 A1").refuses("0 teleport TW", Refusal::NotEnoughPrayer { price: 4, has: 3 });
        let mut t = at(3, "tiles priest-of-ra");
        t.play("0 A1; 0 teleport TW; 0 2");
        assert_eq!(t.prayer(0), 0);
        // Its owner walks for nothing.
        let mut t = two_in(ruleset, "prayer=0; troops A=1 TW=1+khnums-sphinx; tiles khnums-sphinx", "");
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        assert_eq!(t.units(0, "TW"), 2);
    }
}

/// [ruling.75] Nor is it asked of recruits.
#[test]
fn no_toll_for_recruits() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=2", "troops A1=1+khnums-sphinx; tiles khnums-sphinx");
        t.play("0 lay recruit; 0 2");
        assert_eq!((t.prayer(0), t.board().fight.is_some()), (0, true));
    }
}
