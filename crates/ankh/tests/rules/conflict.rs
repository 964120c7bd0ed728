//! Conflicts: regions, domination, battles, the track. [conflict.1] to [devotion.8]

use crate::kit::{Table, conflict};
use ankh::ask::Question;
use ankh::board::{Ending, Strength};
use ankh::event::Event;
use ankh::kinds::{Action, Card};
use ankh::refusal::Refusal;

// Three gods in the West, nobody beside an enemy, all on desert but c5r5.
const RA: &str = "ra devotion=10; god c0r3; warriors c0r6";
const ISIS: &str = "isis devotion=8; god c3r4; warriors c2r7";
const OSIRIS: &str = "osiris devotion=6; god c1r8; warriors c5r5";

fn duel() -> Table {
    conflict(1, "", &[RA, ISIS])
}

/// [conflict.15] What was compared can be read when the Conflict has gone on.
#[test]
fn the_last_battle_stays_on_the_table() {
    let mut t = duel();
    assert_eq!(t.board().decided, None);
    t.play("0 chariots; 1 flood");
    let decided = t.board().decided.unwrap();
    assert_eq!((decided.number, decided.winner.map(table::Side::index)), (1, Some(0)));
    assert_eq!(decided.strengths[0], Strength { figures: 2, cards: 3, ..Strength::default() });
    assert_eq!((t.strength(0), t.strength(1)), (decided.strengths[0].total(), decided.strengths[1].total()));
    assert_eq!(decided.killed[..2], [0, 1]);
}

/// [conflict.4] [conflict.5] [conflict.30]
#[test]
fn who_is_alone_dominates() {
    let t = conflict(1, "", &["ra devotion=3; god c0r3; warriors c0r6 c8r8", "isis devotion=5; god c3r2"]);
    // West and East; the Delta.
    assert_eq!(t.track(), [5, 6]);
    assert_eq!((t.turn().0, t.board().conflict, t.marker(Action::Gain)), (1, None, 0));
}

/// [conflict.3] The lowest token first; presence is read when the region's turn comes.
#[test]
fn regions_go_by_their_tokens() {
    let seats = ["ra; god c0r3; warriors c8r8", "isis; god c3r4; warriors c6r5"];
    let mut t = conflict(1, "", &seats);
    t.play("0 chariots; 1 flood");
    assert_eq!(t.told(|event| *event == Event::RegionBegins { token: 1 }), 1);
    assert_eq!((t.board().conflict.unwrap().token, t.devotion(0)), (1, 1));
    let t = conflict(1, "token 1 c6r4; token 2 c5r3; token 3 c5r4", &seats);
    assert_eq!(t.board().conflict.unwrap().token, 0);
}

/// [conflict.9] [conflict.15] [conflict.16] [conflict.19] [conflict.20] [figure.2]
#[test]
fn the_stronger_wins_and_kills() {
    let mut t = duel();
    assert_eq!(t.waits_for(), [0, 1]);
    t.play("0 chariots");
    // Nothing is shown before all have chosen. [secret.2]
    assert_eq!((t.waits_for(), t.hand(0)), (vec![1], 7));
    t.play("1 drought");
    assert_eq!((t.strength(0), t.strength(1), t.won()), (5, 3, Some(0)));
    assert_eq!((t.track(), t.figures(0), t.figures(1)), (vec![11, 8], "c0r3 c0r6".into(), "c3r4".into()));
    assert_eq!((t.warriors(1), t.hand(0), t.hand(1), t.turn().0), (6, 6, 6, 1));
}

/// [conflict.29]
#[test]
fn used_cards_are_not_in_the_hand() {
    let ra = format!("{RA}; hand cycle-of-maat flood chariots");
    let mut t = conflict(1, "", &[&ra, ISIS]);
    t.refuses("0 drought", Refusal::CardUsed);
    t.play("0 chariots; 1 flood");
    assert!(!t.has_card(0, Card::Chariots));
}

/// [conflict.1] [conflict.17]
#[test]
fn the_tiebreaker_wins_a_tie() {
    let mut t = duel();
    t.play("0 flood; 1 flood");
    assert_eq!(t.asked(0), Some(Question::Tiebreak));
    t.play("0 yes");
    assert_eq!((t.won(), t.track(), t.figures(1)), (Some(0), vec![11, 8], "c3r4".into()));
    // It belongs to who brought the Conflict.
    let mut t = conflict(1, "turn 1 action=gain", &[RA, ISIS]);
    t.play("0 flood; 1 flood; 1 yes");
    assert_eq!((t.won(), t.track(), t.turn().0), (Some(1), vec![10, 9], 0));
}

/// [conflict.18] [ruling.41]
#[test]
fn a_tie_that_stands_kills_all_but_gods() {
    let mut t = duel();
    t.play("0 flood; 1 flood; 0 no");
    assert_eq!((t.won(), t.track()), (None, vec![10, 8]));
    assert_eq!((t.figures(0), t.figures(1)), ("c0r3".into(), "c3r4".into()));
}

/// [conflict.17] It was declined in one battle and is there in the next; once used it is down.
#[test]
fn the_tiebreaker_is_used_once() {
    let seats = ["ra; god c0r3; warriors c8r8", "isis; god c3r4; warriors c6r5"];
    let mut t = conflict(1, "", &seats);
    t.play("0 flood; 1 flood; 0 yes; 0 drought; 1 drought");
    // The second tie stands by itself.
    assert_eq!((t.won(), t.figures(0), t.figures(1)), (None, "c0r3".into(), "c3r4".into()));
    let mut t = conflict(1, "", &seats);
    t.play("0 flood; 1 flood; 0 no; 0 drought; 1 drought");
    assert_eq!(t.asked(0), Some(Question::Tiebreak));
    t.play("0 yes");
    assert_eq!(t.won(), Some(0));
}

/// [conflict.17] [conflict.18] The holder is not among the tied, and the weaker die with them.
#[test]
fn a_holder_below_the_tied_has_no_say() {
    let mut t = conflict(1, "", &[RA, "isis; god c3r4; warriors c2r7 c4r7", "osiris; god c1r8; warriors c5r5 c4r9"]);
    t.play("0 flood; 1 cycle-of-maat; 2 miracle");
    assert_eq!(t.asked(2), Some(Question::Gate));
    t.play("2 pass");
    assert_eq!((t.figures(0), t.figures(1), t.figures(2)), ("c0r3".into(), "c3r4".into(), "c1r8".into()));
    assert_eq!(t.won(), None);
}

/// [conflict.14] Neutral ones count for nobody; a tie pays nobody.
#[test]
fn majorities_in_a_battle() {
    let ra = format!("{RA}; obelisk c0r4; temple c0r5");
    let isis = format!("{ISIS}; temple c3r5; pyramid c2r4 c4r5");
    let mut t = conflict(1, "neutral obelisk c1r5 c1r6; neutral pyramid c1r4", &[&ra, &isis]);
    t.play("0 chariots; 1 flood");
    assert_eq!(t.track(), [12, 9]);
}

/// [conflict.14] [ruling.31]
#[test]
fn the_majority_of_an_absent_god_blocks() {
    let ra = format!("{RA}; obelisk c0r4");
    let osiris = "osiris devotion=1; god c3r1; obelisk c0r5 c1r5; temple c1r6";
    let mut t = conflict(1, "", &[&ra, ISIS, osiris]);
    t.play("0 chariots; 1 flood");
    // Osiris dominates the Delta and gains nothing in the West.
    assert_eq!(t.track(), [11, 8, 2]);
}

/// [conflict.13] [ruling.42] Only one has figures left: it wins with any strength.
#[test]
fn the_last_one_standing_wins() {
    let seats = ["ra followers=0; god c8r8; warriors c0r3 c0r4 c0r5", "isis followers=0; god c3r4"];
    let mut t = conflict(1, "", &seats);
    t.play("0 plague-of-locusts; 1 flood");
    // Neither has Followers, so both bids are 0.
    assert_eq!((t.won(), t.figures(0), t.figures(1)), (Some(1), "c8r8".into(), "c3r4".into()));
    assert_eq!((t.strength(0), t.strength(1)), (0, 1));
    assert_eq!(t.track(), [1, 1]);
}

/// [conflict.16] All were killed: nobody wins, and all steps are played.
#[test]
fn nobody_left_nobody_wins() {
    let ra = "ra followers=0; god c8r8; warriors c0r3";
    let mut t = conflict(1, "", &[ra, "isis followers=0; god c3r2; warriors c3r4; temple c3r5"]);
    t.play("0 plague-of-locusts; 1 miracle");
    assert_eq!(t.told(|event| matches!(event, Event::Won { .. })), 0);
    // Miracle pays for the Warrior; no majority is paid. Then each dominates where its God is.
    assert_eq!(t.track(), [1, 2]);
}

/// [devotion.2] [end.1] [end.6] [ruling.51] The winner reaches the top before anything is killed.
#[test]
fn the_top_ends_the_game_at_once() {
    let mut t = conflict(1, "", &["ra devotion=30; god c0r3; warriors c0r6", ISIS]);
    t.play("0 chariots; 1 flood");
    assert_eq!(t.result(), Some((Ending::Top, Some(0))));
    assert_eq!((t.devotion(0), t.figures(1)), (31, "c2r7 c3r4".into()));
}

/// [ruling.17] Of two that would reach it the lower one is first.
#[test]
fn of_two_the_less_devoted_reaches_the_top_first() {
    let ra = "ra devotion=30; god c0r3; obelisk c0r4";
    let mut t = conflict(1, "order 1 0", &[ra, "isis devotion=29; god c3r4; temple c3r5; pyramid c2r4"]);
    t.play("0 chariots; 1 flood");
    assert_eq!(t.result(), Some((Ending::Top, Some(1))));
    assert_eq!(t.track(), [30, 31]);
}

/// [devotion.3] [devotion.4] A marker that enters a space goes on top.
#[test]
fn stacks_grow_on_top() {
    let t = conflict(1, "", &["ra devotion=5; god c0r3", "isis devotion=6; god c7r4", "osiris devotion=3; god c3r2"]);
    // Ra comes to 6 upon Isis, then Isis goes on to 7: each in its region's turn.
    assert_eq!((t.track(), t.order()), (vec![6, 7, 4], vec![2, 0, 1]));
    let t = conflict(1, "order 1 0", &["ra devotion=5; god c0r3", "isis devotion=5; god c7r4"]);
    assert_eq!((t.track(), t.order()), (vec![6, 6], vec![0, 1]));
}

/// [conflict.14] Majorities go from the least up, so who was below comes out below.
#[test]
fn gains_at_once_go_from_the_least_up() {
    let ra = "ra devotion=5; god c0r3; warriors c0r6; obelisk c0r4";
    let isis = "isis devotion=5; god c3r4; warriors c2r7; temple c3r5";
    for order in ["0 1", "1 0"] {
        let mut t = conflict(1, &format!("order {order}"), &[ra, isis]);
        t.play("0 flood; 1 flood; 0 no");
        let least: usize = order[..1].parse().unwrap();
        assert_eq!((t.track(), t.order()), (vec![6, 6], vec![least, 1 - least]));
    }
}

/// [conflict.6] Three fight, one wins.
#[test]
fn three_fight() {
    let mut t = conflict(1, "", &[RA, ISIS, OSIRIS]);
    assert_eq!(t.waits_for(), [0, 1, 2]);
    t.play("2 chariots; 1 drought; 0 flood");
    assert_eq!((t.won(), t.track()), (Some(2), vec![10, 8, 7]));
    assert_eq!((t.figures(0), t.figures(1), t.figures(2)), ("c0r3".into(), "c3r4".into(), "c1r8 c5r5".into()));
}
