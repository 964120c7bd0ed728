//! Move, Summon, Gain Followers, Unlock. [move.1] to [ankh.8]

use crate::kit::{laid, table, written};
use ankh::ask::Question;
use ankh::kinds::Power;
use ankh::refusal::Refusal;

const ISIS: &str = "isis; god c7r4";

/// [move.1] [move.2] [move.3]
#[test]
fn three_steps_through_everything_to_empty_land() {
    let head = "neutral obelisk c0r7; neutral temple c1r6";
    let mut t = laid(head, &["ra; god c0r8; warriors c1r8", "isis; god c7r4; warriors c1r7"]);
    t.play("0 move; 0 c0r8");
    // All neighbours are filled; behind them the land is open.
    t.takes("0 c0r6").takes("0 c0r5").takes("0 c3r7").takes("0 c2r9");
    t.refuses("0 c0r4", Refusal::TooFar).refuses("0 c4r7", Refusal::TooFar);
    t.refuses("0 c0r7", Refusal::NotFree).refuses("0 c1r7", Refusal::NotFree).refuses("0 c1r8", Refusal::NotFree);
    t.play("0 c0r5");
    assert_eq!((t.figures(0), t.god(0)), ("c0r5 c1r8".into(), "c0r5".into()));
}

/// [move.2] [move.3]
#[test]
fn rivers_and_water_do_not_stop_a_move_but_water_is_no_place_to_end() {
    let mut t = laid("", &["ra; god c5r5; warriors c3r5", ISIS]);
    t.play("0 move; 0 c5r5");
    t.refuses("0 c4r6", Refusal::NotFree).takes("0 c5r6").takes("0 c7r6").takes("0 c4r7");
    t.play("0 c5r6; 0 c3r5; 0 c3r7");
    assert_eq!(t.figures(0), "c3r7 c5r6");
}

/// [move.2] Camels do not stop a move either.
#[test]
fn camels_do_not_stop_a_move() {
    let head = "camels c0r3|c0r4 c0r4|c1r3 c1r3|c1r4 c1r4|c2r4; token 1 c0r3; token 2 c0r4; token 3 c6r4; token 4 c5r3";
    let mut t = laid(head, &["ra; god c0r3", ISIS]);
    t.play("0 move; 0 c0r3; 0 c0r4");
    assert_eq!(t.god(0), "c0r4");
}

/// [move.1] [ruling.56]
#[test]
fn each_figure_once_and_in_any_order() {
    let mut t = laid("", &["ra; god c1r4; warriors c1r5", ISIS]);
    t.play("0 move; 0 c1r5; 0 c0r5");
    t.refuses("0 c0r5", Refusal::HasMoved).refuses("0 c7r4", Refusal::NotYourFigure);
    t.refuses("0 c1r5", Refusal::NotYourFigure);
    // The space it left is free for the next.
    t.play("0 c1r4; 0 c1r5");
    assert_eq!((t.figures(0), t.turn().1), ("c0r5 c1r5".into(), "summon gain unlock".into()));
}

/// [action.9] [move.5]
#[test]
fn a_move_changes_no_control() {
    let mut t = laid("neutral temple c2r4", &["ra; god c1r4", "isis; god c7r4; pyramid c0r5"]);
    t.play("0 move; 0 c1r4; 0 c1r5");
    assert_eq!((t.control(0), t.control(1)), (String::new(), "c0r5".into()));
}

/// [summon.1] [summon.2]
#[test]
fn one_figure_beside_an_own_one_or_a_monument() {
    let mut t = laid("neutral obelisk c7r7", &["ra; god c5r5; temple c8r4", "isis; god c7r4; warriors c8r8"]);
    t.play("0 summon; 0 regular");
    // Not over the river, not in water, not beside what is neutral or another's.
    assert_eq!(t.options(0), "c4r5 c5r4 c7r3 c8r3 c8r5 c9r4");
    t.refuses("0 c5r6", Refusal::NotSummonable).refuses("0 c4r6", Refusal::NotSummonable);
    t.refuses("0 c7r4", Refusal::NotSummonable).refuses("0 c7r6", Refusal::NotSummonable);
    t.play("0 c8r5; 0 no");
    assert_eq!((t.figures(0), t.warriors(0)), ("c5r5 c8r5".into(), 5));
    assert_eq!(t.turn().1, "gain unlock");
}

/// [board.7]
#[test]
fn nothing_is_summoned_across_camels() {
    let head = "camels c0r3|c0r4 c0r4|c1r3 c1r3|c1r4 c1r4|c2r4; token 1 c0r3; token 2 c0r4; token 3 c6r4; token 4 c5r3";
    let mut t = laid(head, &["ra; god c0r3", ISIS]);
    t.play("0 summon; 0 regular");
    assert_eq!(t.options(0), "c0r2 c1r2 c1r3");
}

/// [summon.1] [figure.3]
#[test]
fn six_warriors_are_all() {
    let mut t = laid("", &["ra; god c5r5; warriors c0r3 c0r4 c0r5 c0r6 c0r7 c0r8", ISIS]);
    // Nothing can be summoned: the action is done by itself.
    t.play("0 summon");
    assert_eq!(t.turn().1, "gain unlock");
}

/// [follower.1] [follower.2]
#[test]
fn a_follower_for_each_monument_beside_a_figure() {
    let head = "neutral obelisk c1r5; neutral pyramid c5r6 c0r8";
    let isis = "isis; god c7r4; temple c0r5";
    let mut t = laid(head, &["ra followers=0; god c1r4; warriors c2r4 c5r5; temple c1r3; pyramid c3r7", isis]);
    // The Obelisk and the own Temple, each once; not another's, not over the river, not where nobody stands.
    t.play("0 gain");
    assert_eq!(t.followers(0), 2);
}

/// [ankh.2] [ankh.3] [ankh.5] [ankh.7] [ruling.10]
#[test]
fn six_unlocks_and_their_guardians() {
    let six = ["commanding", "inspiring", "resplendent", "obelisk-attuned", "glorious", "magnanimous"];
    let pools = [[0, 0, 0], [1, 0, 0], [0, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]];
    for (done, pool) in pools.into_iter().enumerate() {
        let powers = if done == 0 { String::new() } else { format!("; powers {}", six[..done].join(" ")) };
        let mut t = laid("", &[&format!("ra followers=4; god c1r4{powers}"), ISIS]);
        let price = done as u8 / 2 + 1;
        t.play("0 unlock");
        assert_eq!(t.options(0).split(' ').count(), if done % 2 == 0 { 5 } else { 4 });
        t.play(&format!("0 {}", six[done]));
        assert_eq!((t.followers(0), t.pool(0)), (4 - price, pool));
        assert!(t.has_power(0, Power::named(six[done]).unwrap()));
        let left: Vec<u8> = pool.iter().map(|gained| 1 - gained).collect();
        assert_eq!(t.board().guardians_left.to_vec(), left);
    }
}

/// [ankh.2] Powers of the level, and not twice the same.
#[test]
fn only_the_next_level_can_be_unlocked() {
    let mut t = laid("", &["ra followers=9; god c1r4; powers commanding", ISIS]);
    t.play("0 unlock");
    t.refuses("0 commanding", Refusal::HasPower).refuses("0 resplendent", Refusal::WrongLevel);
    t.takes("0 revered").takes("0 pass");
}

/// [ankh.4]
#[test]
fn too_few_followers_or_six_powers_unlock_nothing() {
    let mut t = laid("", &["ra followers=1; god c1r4; powers commanding inspiring", ISIS]);
    t.play("0 unlock");
    assert_eq!((t.turn().0, t.followers(0)), (1, 1));
    let six = "commanding inspiring resplendent obelisk-attuned glorious magnanimous";
    let mut t = laid("", &[&format!("ra followers=9; god c1r4; powers {six}"), ISIS]);
    t.play("0 unlock");
    assert_eq!((t.turn().0, t.followers(0)), (1, 9));
}

/// [ankh.6]
#[test]
fn no_guardian_is_left() {
    let ra = "ra; god c1r4; powers commanding";
    let head = "guardians cat-mummy mummy giant-scorpion left 0 1 1";
    let mut t = laid(head, &[ra, "isis; god c7r4; cat-mummy c7r5"]);
    t.play("0 unlock; 0 revered");
    assert_eq!((t.pool(0), t.followers(0)), ([0; 3], 0));
}

/// [ankh.6] [ruling.71] No base is free: two small guardians came by a merge.
#[test]
fn no_base_is_free() {
    let head = "out 2; merged 0 2; turn 2; markers events=12";
    let ra = "ra followers=3; abilities ra osiris; god c1r4; powers commanding; mummy c1r5; pool 1 0 0";
    let text = written(head, &[ra, "isis devotion=3; god c7r4", "osiris"]);
    let mut t = table(&text);
    t.play("2 unlock; 2 revered");
    assert_eq!((t.pool(0), t.followers(0)), ([1, 0, 0], 2));
    assert_eq!(t.board().guardians_left, [1, 1, 2]);
    // With one base free it is gained, by either seat.
    let mut t = table(&text.replace("pool 1 0 0", "pool 0 0 0"));
    t.play("2 unlock; 2 revered");
    assert_eq!(t.pool(0), [1, 0, 0]);
    assert_eq!(t.asked(0), Some(Question::Act));
}
