use crate::kit::{FIRST, LATER, duel_in, laid_in, two_in};
use kemet::ask::Question;
use kemet::refusal::Refusal;
use kemet::tiles::Colour;

const CALM: &str = "2-0-2 aside 1-3-0";

/// [effect.1] A tile is stronger than the rules, a card stronger than both.
#[test]
fn cards_beat_tiles_and_tiles_beat_rules() {
    for ruleset in LATER {
        // The rules: no colour twice in a Day, in the first printing. The tile Twin Ceremony buys it again.
        let seat0 = "prayer=9; pyramids black=2@A1; tiles twin-ceremony; bought black; laid buy-1";
        let mut t = laid_in(ruleset, "round 1 turns count=1", &[seat0, "laid pray-middle"]);
        t.play("0 lay pray-middle; 0 gold twin; 0 resolve own").takes("0 honor-in-battle");
        // The rules: a teleport starts at a pyramid. The card Transfer starts anywhere.
        let mut t = two_in(ruleset, "prayer=1; troops WB=1; hand transfer", "");
        t.play("0 lay move-upper; 0 WB").refuses("0 teleport TX", Refusal::NotAtPyramid);
        t.play("0 card transfer; 0 TX");
        assert_eq!(t.units(0, "TX"), 1);
        // Amout's tile keeps its troop from a card all the same: it does not contradict, it leaves no target. [ruling.41]
        let amout = "troops NW=1+amout-the-soul-devourer; tiles amout-the-soul-devourer";
        two_in(ruleset, "prayer=1; hand raining-fire", amout).refuses("0 card raining-fire", Refusal::NoTarget);
    }
}

/// [effect.2] Own tiles of one moment come in their owner's order.
#[test]
fn own_tiles_of_one_moment_in_the_owners_order() {
    for ruleset in LATER {
        let seat0 = "pyramids white=1@A1; tiles hand-of-god reinforcements";
        let t = laid_in(ruleset, "round 2 night-tiles", &[seat0, ""]);
        assert_eq!(t.options(0), ["done", "reinforcements", "hand-of-god"]);
        for first in ["hand-of-god", "reinforcements"] {
            t.takes(&format!("0 {first}"));
        }
    }
}

/// [effect.3] [ruling.85] An addition is no effect of its own; payments and gains that are summed are one effect.
#[test]
fn additions_and_sums() {
    for ruleset in LATER {
        // Pray 2, Priest 1 more as an addition, Divine Might 1 more for the one effect.
        let mut t = two_in(ruleset, "prayer=0; tiles priest divine-might", "");
        t.play("0 lay pray-middle");
        assert_eq!(t.prayer(0), 4);
        // A raise of several levels is one payment for Priest of Ra, and so is a recruiting.
        let mut t = two_in(ruleset, "prayer=9; pyramids white=1@A1; tiles priest-of-ra", "");
        t.play("0 lay raise; 0 white; 0 3");
        assert_eq!((t.level(0, Colour::White), t.prayer(0)), (3, 9 - 4));
        let mut t = two_in(ruleset, "prayer=9; tiles priest-of-ra", "");
        t.play("0 lay recruit; 0 2; 0 2; 0 0");
        assert_eq!(t.prayer(0), 9 - 3);
    }
}

/// [effect.4] [ruling.39] What does not say "may" happens by itself; what does may be declined.
#[test]
fn must_and_may() {
    for ruleset in LATER {
        // Mercenaries must come as far as there is room.
        let mut t = two_in(ruleset, "prayer=9; pyramids black=1@A1", "");
        t.play("0 lay buy-1; 0 mercenaries").refuses("0 done", Refusal::UnitsLeftOver);
        t.play("0 A1; 0 A1; 0 A2");
        assert_eq!((t.units(0, "A1"), t.units(0, "A2"), t.supply(0)), (2, 1, 12));
        // Night tiles, Reinforcement Prayer and the offerings may be left.
        let seat0 = "tiles hand-of-god reinforcements; pyramids white=1@A1";
        let mut t = laid_in(ruleset, "round 2 night-tiles", &[seat0, ""]);
        t.play("0 done");
        assert_eq!((t.level(0, Colour::White), t.supply(0)), (1, 12));
        let mut t = laid_in(ruleset, "round 2 sanctuary", &["troops SX=2 TX=1", ""]);
        t.play("0 no; 0 no");
        assert_eq!((t.units(0, "SX"), t.units(0, "TX")), (2, 1));
    }
}

/// [effect.5] [ruling.38] Day tiles do nothing between the plans and the end of a battle.
#[test]
fn day_tiles_are_silent_in_a_battle() {
    for ruleset in LATER {
        // Divine Might adds nothing to a recall or a reward; before the battle it adds to Dedication. [ruling.73]
        let seat0 = "prayer=0; troops A=4; tiles dedication-to-battle divine-might priest-of-thoeris";
        let mut t = two_in(ruleset, seat0, "troops TW=2");
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 4");
        assert_eq!(t.prayer(0), 3, "two and one");
        t.battle("4-1-0 aside 1-3-0", CALM);
        assert_eq!(t.prayer(0), 7, "four");
        t.play("1 recall; 0 recall");
        assert_eq!(t.prayer(0), 10, "four units less one");
        // Priest of Ra does not lower the price of cards in a plan.
        let mut t = duel_in(ruleset, "prayer=5; troops TW=3; tiles priest-of-ra; hand war-fury", "troops TW=3");
        t.battle("2-0-2 aside 1-3-0 with war-fury", CALM);
        assert_eq!(t.prayer(0), 4);
    }
}

/// [ruling.69] [tile.reinforcement-prayer] One unit with each Pray action.
#[test]
fn reinforcement_prayer() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops TW=1; tiles reinforcement-prayer", "troops A2=1");
        t.play("0 lay pray-middle");
        assert_eq!((t.prayer(0), t.options(0)), (2, vec!["done".into(), "A1".into(), "A3".into()]));
        t.refuses("0 TW", Refusal::NotYourDistrict).refuses("0 A2", Refusal::EnemiesThere);
        assert_eq!(t.clone().play("0 done").supply(0), 11);
        t.play("0 A3");
        assert_eq!((t.units(0, "A3"), t.waits_for()), (1, vec![1]));
    }
}

/// [ruling.6] [ruling.15] No window of an opponent opens: neither for a card nor before a battle.
#[test]
fn there_are_no_windows() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=0; troops A=1; hand prayer", "troops TW=1; hand war-rage");
        t.play("0 card prayer");
        assert_eq!((t.prayer(0), t.asked(0)), (2, Some(Question::Menu)));
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        assert_eq!(t.waits_for(), [0, 1], "both plan at once");
    }
}

/// [ruling.41] Raining Fire in the Move of the first printing may empty the space ahead. [move.9]
#[test]
fn raining_fire_clears_the_way() {
    let mut t = two_in(FIRST, "prayer=1; troops A=1; hand raining-fire", "troops TW=1");
    t.play("0 lay move-upper; 0 A; 0 card raining-fire; 0 walk TW");
    assert_eq!((t.units(0, "TW"), t.board().fight, t.points(0)), (1, None, 1));
}
