//! Merging, forgetting, and the four endings. [merge.1] to [end.6]

use crate::kit::{Table, conflict, hex, labels, laid};
use ankh::Ankh;
use ankh::ask::Question;
use ankh::board::Ending;
use ankh::event::Event;
use ankh::kinds::{Action, God, Monument, Power};
use ankh::query;
use ankh::refusal::Refusal;
use table::{Side, Title};

// Each alone in a region.
const RA: &str = "ra devotion=10; god c0r3; warriors c0r6; temple c0r4";
const ISIS: &str = "isis devotion=5 followers=2; god c7r4; warriors c8r8; pyramid c8r9; powers commanding";
const OSIRIS: &str = "osiris devotion=3 followers=4; god c3r2; warriors c3r0; obelisk c2r0; powers revered inspiring";

/// [merge.2] to [merge.10]
#[test]
fn the_two_least_devoted_merge() {
    let osiris = format!("{OSIRIS}; cat-mummy c8r1");
    let mut t = conflict(3, "underworld c5r1", &[RA, ISIS, &osiris]);
    // Dominating and a majority each: 12, 7 and 5.
    assert_eq!((t.asked(1), t.waits_for()), (Some(Question::Adopt { level: 0, at: Some(hex("c8r1")) }), vec![1]));
    t.play("1 yes");
    assert_eq!((t.devotion(0), t.devotion(1), t.order()), (12, 5, vec![1, 0]));
    assert_eq!(
        (t.figures(1), t.god(1), t.figures(2), t.god(2)),
        ("c7r4 c8r1 c8r8".into(), "c7r4".into(), String::new(), String::new())
    );
    assert_eq!((t.followers(1), t.monuments(Monument::Obelisk), t.control(1)), (6, String::new(), "c8r9".into()));
    assert_eq!((t.ankhs(1), t.warriors(1)), (8, 5));
    // The higher god's powers alone, and both abilities.
    assert!(t.has_power(1, Power::Commanding) && !t.has_power(1, Power::Revered));
    let abilities = t.board().side(Side::new(1)).abilities;
    assert!(abilities.has(God::Isis) && abilities.has(God::Osiris) && abilities.count() == 2);
    assert_eq!(
        (labels(t.board().underworld), query::holder(t.board(), God::Osiris)),
        ("c5r1".into(), Some(Side::new(1)))
    );
    assert_eq!(t.told(|event| matches!(event, Event::Killed { .. })), 0);
}

/// [merge.5] [ruling.37] Guardians not taken leave the game; so do those for which there is no base.
#[test]
fn guardians_in_a_merge() {
    let osiris = format!("{OSIRIS}; cat-mummy c8r1");
    let mut t = conflict(3, "", &[RA, ISIS, &osiris]);
    t.play("1 no");
    assert_eq!((t.figures(1), t.pool(1), t.board().guardians_left[0]), ("c7r4 c8r8".into(), [0; 3], 1));
    // Two small bases are used: nothing is asked.
    let isis = format!("{ISIS}; cat-mummy c7r5; mummy c7r6");
    let t = conflict(3, "", &[RA, &isis, &osiris]);
    assert_eq!((t.turn().0, t.figures(1)), (1, "c7r4 c7r5 c7r6 c8r8".into()));
    // A guardian in the pool may be taken too.
    let osiris = format!("{OSIRIS}; pool 1 0 0");
    let mut t = conflict(3, "", &[RA, ISIS, &osiris]);
    assert_eq!(t.asked(1), Some(Question::Adopt { level: 0, at: None }));
    t.play("1 yes");
    assert_eq!(t.pool(1), [1, 0, 0]);
}

/// [merge.11] [example.15] [ruling.39] Each seat one action, of any line; the marker moves twice.
#[test]
fn merged_seats_take_one_action_each() {
    let mut t = conflict(3, "", &[RA, ISIS, OSIRIS]);
    assert_eq!(t.turn(), (1, "move summon gain unlock".into()));
    t.play("1 summon; 1 regular; 1 c7r3");
    assert_eq!(t.turn(), (2, "move summon gain unlock".into()));
    t.play("2 summon; 2 regular; 2 c8r3");
    assert_eq!((t.marker(Action::Summon), t.figures(1)), (2, "c7r3 c7r4 c8r3 c8r8".into()));
    // The others still take two.
    assert_eq!(t.turn().0, 0);
    t.play("0 move; 0 done");
    assert_eq!(t.turn(), (0, "summon gain unlock".into()));
}

const MERGED: &str = "out 2; merged 1 2";

fn merged(head: &str, seats: [&str; 2]) -> Table {
    laid(&format!("{MERGED}; markers events=12; {head}"), &[seats[0], seats[1], "osiris"])
}

/// [merge.13] The seat on turn decides its event; in a Conflict the higher seat does.
#[test]
fn who_decides_for_a_merged_god() {
    let isis = "isis; abilities isis osiris; god c7r4";
    let head = format!("{MERGED}; stage event; turn 2 action=gain; markers gain=4 events=13; neutral temple c7r5 c7r3");
    let mut t = laid(&head, &["ra devotion=3; god c0r3", isis, "osiris"]);
    assert_eq!(t.waits_for(), [2]);
    t.play("2 c7r5");
    assert_eq!((t.control(1), t.turn().0), ("c7r5".into(), 0));
    let head = format!("{MERGED}; stage event; turn 2 action=gain; markers gain=4 events=15");
    let mut t =
        laid(&head, &["ra devotion=25; god c7r7", "isis devotion=21; abilities isis osiris; god c7r4", "osiris"]);
    assert_eq!(t.waits_for(), [0, 1]);
    t.play("0 flood; 1 flood");
    // The tiebreaker is the god's.
    assert_eq!(t.asked(1), Some(Question::Tiebreak));
    t.play("1 yes");
    assert_eq!((t.devotion(1), t.turn().0), (22, 0));
}

/// [action.8] [ruling.49] The tracks stay as long as at the beginning.
#[test]
fn the_tracks_do_not_change_with_a_merge() {
    let mut t = merged(
        "turn 1; markers gain=2 events=12",
        ["ra devotion=3; god c0r3", "isis; abilities isis osiris; god c7r4"],
    );
    t.play("1 gain");
    assert_eq!((t.marker(Action::Gain), t.board().events), (3, 12));
    t.play("2 gain");
    assert_eq!((t.board().events, t.asked(2)), (13, Some(Question::Border)));
    t.play("2 pass");
    assert_eq!(t.marker(Action::Gain), 0);
}

/// [guardian.cat-mummy] [ruling.35] A merged god loses one once.
#[test]
fn a_merged_god_is_cursed_once() {
    let head = format!("{MERGED}; stage event; turn 0 action=gain; markers gain=4 events=15");
    let ra = "ra devotion=25; god c7r7; cat-mummy c8r5";
    let mut t = laid(&head, &[ra, "isis devotion=25; abilities isis osiris; god c6r4; warriors c6r8", "osiris"]);
    t.play("0 flood; 1 chariots");
    assert_eq!(t.track(), [25, 25, 0]);
}

/// [merge.1] [ruling.40]
#[test]
fn two_players_never_merge() {
    let t = conflict(3, "", &["ra devotion=3; god c0r3", "isis; god c7r4"]);
    assert_eq!((t.order(), t.board().merged, t.turn().0), (vec![1, 0], None, 1));
}

/// [ruling.19] Anubis as the lower god: the higher god's Warriors go home, the others' stay.
#[test]
fn anubis_merges_below() {
    let anubis = "anubis devotion=1; god c3r2; trapped 0=1 1=2";
    let t = conflict(3, "", &["ra devotion=10; god c0r3", "isis devotion=5; god c7r4", anubis]);
    assert_eq!((t.warriors(1), t.warriors(0)), (6, 5));
    assert_eq!(t.board().side(Side::new(1)).trapped, [1, 0, 0, 0, 0]);
    // As the higher one it loses those of the lower.
    let anubis = "anubis devotion=5; god c3r2; trapped 0=1 1=2";
    let t = conflict(3, "", &["ra devotion=10; god c0r3", "isis devotion=1; god c7r4", anubis]);
    assert_eq!(t.board().side(Side::new(2)).trapped, [1, 0, 0, 0, 0]);
}

/// [forgotten.1] [forgotten.2] [forgotten.4] [ruling.76] [ruling.16] [ruling.63]
#[test]
fn the_red_are_forgotten() {
    // 20 and a region: 21 is blue.
    let ra = "ra devotion=5 followers=3; god c0r3; warriors c0r6; temple c8r5";
    let isis = "isis devotion=20; god c7r4; warriors c8r8";
    let mut t = conflict(4, "", &[ra, isis, "osiris devotion=22; god c3r2"]);
    assert_eq!((t.order(), t.devotion(1)), (vec![1, 2], 21));
    assert_eq!((t.figures(0), t.followers(0), t.monuments(Monument::Temple)), (String::new(), 0, String::new()));
    assert_eq!(t.turn().0, 1);
    t.reread();
    t.play("1 unlock; 1 pass; 2 unlock; 2 pass");
    // Seat 0 has no turn.
    assert_eq!(t.turn().0, 1);
}

/// [forgotten.4] In a game of four, after a merge, what is written is read again.
#[test]
fn forgotten_after_a_merge() {
    let head = "out 3; merged 2 3";
    let seats = [
        "ra devotion=5; god c0r3",
        "isis devotion=24; god c7r4",
        "osiris devotion=22; abilities osiris anubis; god c3r2",
        "anubis",
    ];
    let mut t = conflict(4, head, &seats);
    assert_eq!((t.order(), t.turn().0), (vec![2, 1], 1));
    t.reread();
    t.play("1 unlock; 1 pass; 2 unlock; 2 pass; 3 unlock; 3 pass");
    assert_eq!(t.turn().0, 1);
}

/// [forgotten.3]
#[test]
fn what_forgotten_gods_held() {
    let anubis = "anubis devotion=2; god c0r3; trapped 1=2";
    let seats = [anubis, "isis devotion=24; god c7r4", "osiris devotion=4; god c3r2", "ra devotion=24; god c3r0"];
    let mut t = conflict(4, "underworld c5r1", &seats);
    t.play("2 flood; 3 flood");
    assert_eq!((t.asked(2), t.order().len()), (Some(Question::Gate), 4));
    t.play("2 pass");
    assert_eq!((t.warriors(1), labels(t.board().underworld), t.order()), (6, String::new(), vec![3, 1]));
}

/// [end.2]
#[test]
fn the_last_god_wins() {
    let t = conflict(4, "", &["ra devotion=5; god c0r3", "isis devotion=24; god c7r4"]);
    assert_eq!(t.result(), Some((Ending::LastGod, Some(1))));
}

/// [end.3] [ruling.16]
#[test]
fn all_are_forgotten() {
    let t = conflict(4, "", &["ra devotion=5; god c0r3", "isis devotion=19; god c7r4"]);
    assert_eq!(t.result(), Some((Ending::AllForgotten, None)));
}

/// [end.4] Within a stack the upper one.
#[test]
fn the_most_devoted_wins_after_the_fifth_conflict() {
    let seats = ["ra devotion=25; god c0r3", "isis devotion=25; god c7r4"];
    for (tokens, winner) in
        [("token 1 c5r4; token 2 c6r4; token 3 c5r3", 1), ("token 1 c6r4; token 2 c5r4; token 3 c5r3", 0)]
    {
        let t = conflict(5, tokens, &seats);
        assert_eq!(t.result(), Some((Ending::MostDevotion, Some(winner))));
    }
}

/// [end.1] By dominating, in the middle of a Conflict: later regions are not resolved.
#[test]
fn the_top_by_domination() {
    let t = conflict(2, "", &["ra devotion=30; god c0r3", "isis devotion=30; god c7r4"]);
    assert_eq!((t.result(), t.track()), (Some((Ending::Top, Some(0))), vec![31, 30]));
}

/// [devotion.2] What a gain would bring above the top is lost.
#[test]
fn nobody_goes_above_the_top() {
    let t = conflict(2, "", &["ra devotion=30; god c0r3; temple c0r4; obelisk c0r5; pyramid c0r6", "isis; god c7r4"]);
    assert_eq!(t.devotion(0), 31);
    assert!(t.game.is_over());
}

/// [god.osiris] [merge.9] The gates serve the merged god.
#[test]
fn the_merged_god_uses_both_abilities() {
    let mut t = merged("turn 1; underworld c8r8", ["ra devotion=3; god c0r3", "isis; abilities isis osiris; god c7r4"]);
    t.play("1 summon");
    assert_eq!(t.options(1), "done regular underworld");
    t.play("1 underworld; 1 done");
    assert_eq!((t.figures(1), t.turn().0), ("c7r4 c8r8".into(), 2));
    t.refuses("2 done", Refusal::NotAnAnswer);
}

/// [end.5] [forgotten.5] Both players of a merged god win; if it is forgotten both are out.
#[test]
fn two_win_or_lose_together() {
    let head = "out 3; merged 2 3";
    let seats = |ra: u8, isis: u8, merged: u8| {
        let gods = [
            format!("ra devotion={ra}; god c0r3"),
            format!("isis devotion={isis}; god c7r4"),
            format!("osiris devotion={merged}; abilities osiris anubis; god c3r2"),
            "anubis".into(),
        ];
        conflict(4, head, &gods.each_ref().map(String::as_str))
    };
    let t = seats(5, 5, 22);
    let winners: Vec<usize> = Ankh::outcome(&t.game).unwrap().winners.iter().map(|seat| seat.index()).collect();
    assert_eq!((t.result(), winners), (Some((Ending::LastGod, Some(2))), vec![2, 3]));
    let mut t = seats(22, 23, 5);
    assert_eq!((t.order(), t.turn().0), (vec![0, 1], 1));
    t.play("1 unlock; 1 pass");
    // Seats 2 and 3 have no turn any more.
    assert_eq!(t.turn().0, 0);
}

/// [devotion.7] What counts is where the marker lies at the end, not how high it was.
#[test]
fn a_cat_brings_a_god_back_into_the_red() {
    let isis = "isis devotion=25; god c3r4; cat-mummy c2r7";
    let seats = ["ra devotion=25; god c0r3; warriors c0r6 c0r7", isis, "osiris devotion=21; god c3r2"];
    // The Delta is first: Osiris comes to 22 there, and the cat of the West takes one back.
    let mut t = conflict(4, "token 1 c5r3; token 2 c6r4; token 3 c5r4", &seats);
    t.play("0 chariots; 1 cycle-of-maat");
    assert_eq!((t.devotion(2), t.order().len()), (21, 3));
    // From 20 to 21, which is blue, and back to 20, which is red.
    let seats = [seats[0], isis, "osiris devotion=20; god c3r2"];
    let mut t = conflict(4, "token 1 c5r3; token 2 c6r4; token 3 c5r4", &seats);
    t.play("0 chariots; 1 cycle-of-maat");
    assert_eq!((t.devotion(2), t.order()), (0, vec![1, 0]));
}
