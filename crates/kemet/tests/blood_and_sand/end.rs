use crate::kit::{LATER, Table, laid_in};
use kemet::event::Ending;

/// The beginning of a turn of seat 0.
#[track_caller]
fn turn(ruleset: &str, seats: &[&str]) -> Table {
    laid_in(ruleset, "round 3 turns", seats)
}

const WON: Option<(usize, Ending)> = Some((0, Ending::Fame));

/// [end.1] [ruling.53]
#[test]
fn nine_points_at_the_start_of_the_own_turn() {
    for ruleset in LATER {
        assert_eq!(turn(ruleset, &["battle=9", ""]).result(), WON);
        assert_eq!(turn(ruleset, &["battle=8", ""]).result(), None);
        assert_eq!(turn(ruleset, &["battle=12", "battle=11"]).result(), WON);
    }
}

/// [end.1] Permanent and temporary points together, whatever their source.
#[test]
fn all_points_count() {
    for ruleset in LATER {
        let seat0 =
            "battle=2 temples=1 sanctuary=1; troops TW=1 NW=1; pyramids blue=4@A1; tiles sphinx domination-blue";
        assert_eq!(turn(ruleset, &[seat0, ""]).result(), WON);
        let held = ["battle=8; pyramids blue=4@A1", "troops A1=1"];
        assert_eq!(turn(ruleset, &held).result(), None, "the fourth level is the holder's");
    }
}

/// [end.1] Only if no other player has more, and only the player whose turn begins.
#[test]
fn whoever_begins_must_be_behind_nobody() {
    for ruleset in LATER {
        let mut t = turn(ruleset, &["battle=9", "battle=10"]);
        assert_eq!(t.result(), None);
        t.play("0 lay pray-middle");
        assert_eq!(t.result(), Some((1, Ending::Fame)), "whose turn begins next");
    }
}

/// [end.2]
#[test]
fn equal_points_are_enough() {
    for ruleset in LATER {
        assert_eq!(turn(ruleset, &["battle=9", "battle=9", "battle=9"]).result(), WON);
        let order = laid_in(ruleset, "round 3 turns; order 2 0 1", &["battle=9", "battle=9", "battle=9"]);
        assert_eq!(order.result(), Some((2, Ending::Fame)));
    }
}

/// [end.1] [ruling.53] [ruling.95] Reaching nine at any other time ends nothing; it counts when the next own turn begins.
#[test]
fn points_of_a_turn_count_at_the_next() {
    for ruleset in LATER {
        let mut t = turn(ruleset, &["battle=8; troops A=1", "troops BC=4"]);
        t.play("0 lay move-upper; 0 A; 0 walk TW");
        assert_eq!((t.points(0), t.result(), t.waits_for()), (9, None, vec![1]));
        let mut kept = t.clone();
        kept.play("1 lay pray-middle");
        assert_eq!(kept.result(), WON);
        // Taken away before, it is gone.
        t.play("1 lay move-upper; 1 BC; 1 walk TW; 1 4").battle("1-3-0 aside 2-0-2", "2-0-2 aside 4-1-0");
        t.play("1 stay");
        assert_eq!((t.points(0), t.result(), t.waits_for()), (8, None, vec![0]));
    }
}

/// [end.1] Not in the Night either, though points come there.
#[test]
fn the_night_ends_nothing() {
    for ruleset in LATER {
        let mut t = laid_in(ruleset, "round 3 sanctuary; order 1 0", &["battle=8; troops SX=2", ""]);
        t.play("0 yes").draw();
        assert_eq!((t.points(0), t.result()), (9, None));
        // Seat 1 has fewer points and chooses first; seat 0 wins when its turn comes.
        t.play("1 place 1");
        assert_eq!((t.waits_for(), t.result()), (vec![1], None));
        t.play("1 lay pray-middle");
        assert_eq!(t.result(), WON);
    }
}

/// [end.1] In the middle of a turn it is not looked at again.
#[test]
fn it_is_looked_at_once() {
    for ruleset in LATER {
        let mut t = turn(ruleset, &["battle=8; prayer=9; pyramids blue=3@A1; hand prayer", ""]);
        t.play("0 lay buy-1; 0 domination-blue");
        assert_eq!((t.points(0), t.result()), (9, None));
        t.play("0 card prayer");
        assert_eq!(t.result(), None);
    }
}

/// [ruling.44] Points beyond what the box holds.
#[test]
fn points_are_not_limited() {
    for ruleset in LATER {
        assert_eq!(turn(ruleset, &["battle=40", "battle=39"]).result(), WON);
    }
}
