//! Every worked example of the two rulebooks, in the order of the books. Both have the same four: raising, buying, the
//! Move of Claire, the battle of Jacques and Guillaume; the revised one adds a note on the end and the two ways to share
//! out the first levels. There is no example with numbers for the Equilibrium, a retreat, the Night or Destiny. Of the
//! pictures (set-up of four players, configurations of the board, what a level 3 tile asks for) the scans keep at most a
//! few words; what they show is checked as far as those go.

use crate::kit::{FIRST, LATER, REVISED, laid_in, might, start_in, two_in};
use kemet::ask::Question;
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::event::Ending;
use kemet::refusal::Refusal;
use kemet::tiles::Colour;

/// [setup.7] Revised printing, 2.3, step 3.1: three levels, none above 2: 1/1/1 or 2/1/0. The picture of 2.1 shows a
/// player who has placed two pyramids, and so only two colour tokens.
#[test]
fn the_first_levels() {
    let mut t = start_in(REVISED, 4, &[]);
    t.draw();
    while let Some(Question::FirstUnits { .. }) = t.waits_for().first().and_then(|&seat| t.asked(seat)) {
        let seat = t.waits_for()[0];
        t.play(&format!("{seat} 5"));
    }
    let seat = t.waits_for()[0];
    assert_eq!((t.asked(seat), t.options(seat)), (Some(Question::FirstLevel), vec!["1".into(), "2".into()]));
    let mut levels = Vec::new();
    for first in ["1", "2"] {
        let mut t = t.clone();
        t.play(&format!("{seat} {first}"));
        while t.waits_for() == [seat] {
            let answer = t.options(seat)[0].clone();
            t.play(&format!("{seat} {answer}"));
        }
        let player = t.board().side(table::Side::new(seat));
        let built: Vec<u8> = player.pyramids.iter().flatten().map(|pyramid| pyramid.level).collect();
        assert_eq!(player.markers.iter().flatten().count(), built.len(), "a token for each pyramid");
        levels.push(built);
    }
    assert_eq!(levels, [vec![1, 1, 1], vec![2, 1]]);
}

/// [end.1] Revised printing, 3.2, note: whoever has 9 FP after an action must still have them, and be behind nobody, when
/// the next own turn begins; the others have one action each to see to it.
#[test]
fn the_others_have_one_action_each_to_stop_the_winner() {
    let seats = ["battle=8; troops A=1", "troops C=5", ""];
    let mut t = laid_in(REVISED, "", &seats);
    t.play("0 lay move-upper; 0 A; 0 walk TW");
    assert_eq!((t.points(0), t.result()), (9, None));
    let mut stopped = t.clone();
    t.play("1 lay pray-middle; 2 lay pray-middle");
    assert_eq!(t.result(), Some((0, Ending::Fame)));
    stopped.play("1 lay move-upper; 1 C; 1 walk TW; 1 5").battle("2-0-2 aside 3-0-1", "3-2-0 aside 3-0-1");
    stopped.play("0 recall; 1 stay; 2 lay pray-middle");
    assert_eq!((stopped.points(0), stopped.result(), stopped.asked(0)), (8, None, Some(Question::Menu)));
}

/// [raise.2] First printing, 3.4.3, and revised, 3.4.1: from level 2 to 3 costs 3 PP, from 1 to 3 costs 2 + 3 = 5.
#[test]
fn raising_a_pyramid() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=3; pyramids red=2@A1", "");
        t.play("0 lay raise; 0 red");
        assert_eq!((t.level(0, Colour::Red), t.prayer(0)), (3, 0), "all that can be paid, so nothing more is asked");
        let mut t = two_in(ruleset, "prayer=2; pyramids red=2@A1", "");
        t.play("0 lay raise").refuses("0 red", Refusal::NotEnoughPrayer { price: 3, has: 2 });
        let mut t = two_in(ruleset, "prayer=5; pyramids red=1@A1", "");
        t.play("0 lay raise; 0 red; 0 3");
        assert_eq!((t.level(0, Colour::Red), t.prayer(0)), (3, 0));
        let mut t = two_in(ruleset, "prayer=4; pyramids red=1@A1", "");
        t.play("0 lay raise; 0 red");
        assert_eq!((t.level(0, Colour::Red), t.prayer(0)), (2, 2), "four are too few for two levels");
    }
}

/// [buy.2] [buy.3] First printing, 3.4.2, and revised, 3.4.3 (a picture there): Spying, a Sapphire tile of level 3, asks
/// for a Sapphire pyramid of level 3 or 4 and costs 3 PP.
#[test]
fn buying_spying() {
    for ruleset in LATER {
        for level in [3, 4] {
            let mut t = two_in(ruleset, &format!("prayer=3; pyramids blue={level}@A1"), "");
            t.play("0 lay buy-1; 0 spying");
            assert_eq!(t.prayer(0), 0);
        }
        let mut t = two_in(ruleset, "prayer=3; pyramids blue=2@A1", "");
        t.play("0 lay buy-1").refuses("0 spying", Refusal::PyramidTooLow { level: 2, needs: 3 });
        let mut t = two_in(ruleset, "prayer=2; pyramids blue=3@A1", "");
        t.play("0 lay buy-1").refuses("0 spying", Refusal::NotEnoughPrayer { price: 3, has: 2 });
        let mut t = two_in(ruleset, "prayer=9; pyramids red=4@A1 blue=1@A2", "");
        t.play("0 lay buy-2").refuses("0 spying", Refusal::PyramidTooLow { level: 1, needs: 3 });
    }
}

/// [move.3] [move.6] Both printings, 3.4.5: Claire's troop goes from her city to the temple on the east bank, three spaces
/// away. A: it teleports for 2 PP. B: it takes three land moves, with Priest of Mafdet and the Deep Desert Snake. Her
/// units are not counted in the text.
#[test]
fn claires_move() {
    for ruleset in LATER {
        let claire = |more: &str| {
            let seat0 = format!("prayer=2; pyramids red=1@A1; troops A1=4{more}");
            let mut t = laid_in(ruleset, "", &[&seat0, "", "", ""]);
            t.play("0 lay move-upper; 0 A1");
            t
        };
        let mut t = claire("");
        t.play("0 teleport NE; 0 4; 0 stop");
        assert_eq!((t.units(0, "NE"), t.prayer(0), t.points(0)), (4, 0, 1));
        let mut t = claire("+deep-desert-snake; tiles deep-desert-snake priest-of-mafdet");
        t.play("0 walk A; 0 4; 0 yes; 0 walk EB; 0 4; 0 yes; 0 walk NE; 0 4; 0 yes");
        assert_eq!((t.units(0, "NE"), t.prayer(0), t.points(0)), (4, 2, 1));
        assert_eq!(t.creature(Creature::DeepDesertSnake), "NE");
        // One of the two is not enough.
        let mut t = claire("; tiles priest-of-mafdet");
        t.play("0 walk A; 0 4; 0 walk EB; 0 4");
        assert_eq!((t.units(0, "EB"), t.moves()), (4, false));
        let mut t = claire("+deep-desert-snake; tiles deep-desert-snake");
        t.play("0 walk A; 0 4; 0 yes; 0 walk EB; 0 4; 0 yes");
        assert_eq!((t.units(0, "EB"), t.moves()), (4, false));
    }
}

/// [battle.13] [ruling.43] Both printings, 3.5: Jacques attacks a temple that Guillaume holds. The revised printing has
/// Jacques play his Diversion and take it back. How many PP Guillaume has is not told.
#[test]
fn the_battle_of_jacques_and_guillaume() {
    for ruleset in LATER {
        let jacques = "troops A=5; tiles charge blades-of-neith";
        let guillaume = "prayer=4; troops TW=4+ancestral-elephant; tiles ancestral-elephant; hand bronze-wall war-fury";
        let mut t = two_in(ruleset, jacques, guillaume);
        t.play("0 lay move-upper; 0 A; 0 walk TW; 0 5");
        let plan = if ruleset == FIRST { "3-2-0 aside 1-3-0" } else { "3-2-0 aside 1-3-0 with diversion" };
        let sums = t.battle(plan, "2-0-2 aside 3-0-1 with bronze-wall war-fury");
        assert_eq!(sums.0, might(7 + 3, 2, 0), "7 (5 + 1 + 1) and 3 of the card");
        assert_eq!(sums.1, might(5 + 2 + 2, 0, 4), "5 (4 + 1), 2 of the card, 2 of War Fury; protection 2 + 1 + 1");
        assert_eq!((t.won(), t.units(0, "TW"), t.units(1, "TW")), (Some(0), 5, 4), "nobody dies");
        assert_eq!((t.battle_points(0), t.veterans(0), t.battle_points(1), t.veterans(1)), (1, 0, 0, 1));
        assert_eq!(t.prayer(1), 3, "War Fury cost one");
        t.play("1 recall");
        assert_eq!((t.prayer(1), t.supply(1), t.creature(Creature::AncestralElephant).as_str()), (6, 12, "reserve"));
        assert_eq!(t.options(0), ["recall", "stay"], "he could also recall");
        t.play("0 stay");
        assert_eq!((t.units(0, "TW"), t.points(0)), (5, 2), "the battle point and the temple");
        let discarded = t.board().discarded;
        assert_eq!((discarded.count(), discarded.has(Di::BronzeWall), discarded.has(Di::WarFury)), (2, true, true));
        assert_eq!((t.battle_hand(0).len(), t.battle_hand(1).len()), (6, 6));
    }
}

/// [veteran.2] Both printings, 3.5.5: a defender who wins takes a second token, having gained no FP.
#[test]
fn a_defender_who_wins_takes_two_tokens() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "troops A=1", "troops TW=4");
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        t.battle("2-0-2 aside 1-3-0", "2-0-2 aside 1-3-0");
        assert_eq!((t.veterans(0), t.veterans(1)), (1, 2));
    }
}
