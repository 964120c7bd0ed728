use crate::kit::{Table, laid};
use kemet::event::Ending;

fn evening(head: &str, seats: &[&str]) -> Table {
    laid(&format!("{head}; round 3 delta"), seats)
}

/// [end.1]
#[test]
fn the_goal_ends_the_game_at_the_end_of_a_day_only() {
    let mut t = laid("round 3 turns", &["battle=9", ""]);
    assert!(!t.game.is_over());
    t.play("0 lay pray-middle; 1 lay pray-middle");
    assert_eq!(t.result(), None);
    for (length, goal) in [("short", 8), ("long", 10), ("beginner", 4)] {
        let head = format!("length={length}");
        assert_eq!(evening(&head, &[&format!("battle={goal}"), ""]).result(), Some((0, Ending::Outright)));
        assert_eq!(evening(&head, &[&format!("battle={}", goal - 1), ""]).result(), None);
    }
}

/// [end.1] Temporary points count, and so do those of this very evening.
#[test]
fn temples_and_pyramids_count() {
    let seat0 = "battle=4; troops TW=1 NW=1; pyramids red=4@Ia";
    assert_eq!(evening("", &[seat0, ""]).result(), Some((0, Ending::Outright)), "4 + 2 + 1 and the two-temple point");
    assert_eq!(evening("", &["battle=4; troops TW=1; pyramids red=4@Ia", ""]).result(), None);
    let held = ["battle=7; pyramids red=4@Ia", "troops Ia=1; battle=7"];
    assert_eq!(evening("", &held).result(), Some((1, Ending::Outright)), "a held pyramid is its holder's point");
}

/// [end.1] Points lost in the Day are lost.
#[test]
fn the_delta_sacrifice_may_cost_the_game() {
    let t = evening("", &["battle=7; troops TD=1", ""]);
    assert_eq!(t.clone().play("0 no").result(), Some((0, Ending::Outright)));
    assert_eq!(t.clone().play("0 yes").result(), None);
}

/// [end.2] Most points.
#[test]
fn of_several_the_one_with_the_most_points_wins() {
    assert_eq!(evening("", &["battle=8", "battle=9", "battle=8"]).result(), Some((1, Ending::MostPoints)));
}

/// [end.2] Then most battle points.
#[test]
fn then_the_one_with_the_most_battle_points() {
    let seats = ["battle=5; temples=3", "battle=6; temples=2", "battle=2; temples=6"];
    assert_eq!(evening("order 2 0 1", &seats).result(), Some((1, Ending::MostBattlePoints)));
}

/// [end.2] Then the one earlier in the order of the Day.
#[test]
fn then_the_one_earlier_in_the_order() {
    let seats = ["battle=8", "battle=8", "battle=8"];
    assert_eq!(evening("order 2 0 1", &seats).result(), Some((2, Ending::Order)));
    let seats = ["battle=8", "battle=8", "battle=7; temples=1"];
    assert_eq!(evening("order 2 1 0", &seats).result(), Some((1, Ending::Order)), "among those still tied");
}

/// [end.1] One below the goal and one at it: no tie.
#[test]
fn who_has_not_reached_the_goal_does_not_count() {
    assert_eq!(evening("", &["battle=7", "battle=8"]).result(), Some((1, Ending::Outright)));
}

/// [ruling.44] Points beyond what the box holds.
#[test]
fn points_are_not_limited() {
    assert_eq!(evening("", &["battle=40", "battle=39"]).result(), Some((0, Ending::MostPoints)));
}
