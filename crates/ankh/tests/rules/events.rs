//! Control Monument and Camel Caravan. [monument.1] to [caravan.11]

use crate::kit::{Table, event, hex, labels, laid};
use ankh::ask::{Answer, Question};
use ankh::kinds::{Action, Monument};
use ankh::refusal::Refusal;
use std::collections::BTreeSet;
use table::Seat;

const RA: &str = "ra; god c1r4; warriors c5r5";
const ISIS: &str = "isis; god c7r4; obelisk c0r4";

/// [monument.2] [monument.3]
#[test]
fn neutral_monuments_come_first() {
    let t = event(1, "neutral temple c1r5 c2r4", &[RA, ISIS]);
    assert_eq!(t.options(0), "c1r5 c2r4");
    t.refuses("0 c0r4", Refusal::NotControllable).refuses("0 c9r8", Refusal::NoMonumentThere);
}

/// [monument.3] The other's token goes home.
#[test]
fn without_neutral_ones_another_gods_is_taken() {
    let mut t = event(1, "", &["ra; god c1r4; temple c1r5", "isis; god c7r4; obelisk c0r4 c0r5"]);
    assert_eq!(t.options(0), "c0r4 c0r5");
    t.play("0 c0r4");
    assert_eq!((t.control(0), t.control(1)), ("c0r4 c1r5".into(), "c0r5".into()));
    assert_eq!((t.ankhs(0), t.ankhs(1)), (7, 8));
    assert_eq!(t.monuments(Monument::Obelisk), "c0r4 c0r5");
}

/// [monument.4] [event.4] A neutral one far away, or over the river, bars the others and gives nothing.
#[test]
fn neutral_ones_out_of_reach_give_nothing() {
    for head in ["neutral temple c9r8", "neutral temple c5r6"] {
        let t = event(1, head, &[RA, ISIS]);
        assert_eq!((t.turn().0, t.control(0), t.board().events), (1, String::new(), 1));
        assert_eq!(t.marker(Action::Gain), 0);
    }
}

/// [monument.5]
#[test]
fn without_a_token_nothing_is_taken() {
    let ra = "ra; god c1r4; temple c8r8 c8r9 c9r8 c9r7 c7r8 c7r7 c6r8 c6r9 c6r7";
    let t = event(1, "neutral obelisk c1r5 c2r4", &[ra, "isis; god c7r4"]);
    assert_eq!((t.turn().0, t.ankhs(0)), (1, 0));
}

/// [monument.6] [ruling.11] The only one is taken by itself.
#[test]
fn it_must_be_taken() {
    let t = event(1, "neutral temple c1r5", &[RA, ISIS]);
    assert_eq!((t.turn().0, t.control(0)), (1, "c1r5".into()));
}

/// All whole lines that can be laid, each as its borders in order.
fn lines(table: &Table, found: &mut BTreeSet<Vec<[usize; 2]>>) {
    if table.asked(0) != Some(Question::Border) {
        let caravan = table.board().caravan.unwrap();
        let line = caravan.line[..caravan.length as usize].iter();
        let mut line: Vec<[usize; 2]> = line.map(|border| border.map(ankh::hex::Hex::index)).collect();
        line.sort_unstable();
        found.insert(line);
        return;
    }
    for &answer in table.game.options(Seat::new(0)) {
        if answer != Answer::Pass {
            let mut next = table.clone();
            next.game.play(Seat::new(0), answer).unwrap();
            lines(&next, found);
        }
    }
}

/// [ruling.13] [caravan.3] to [caravan.6]
#[test]
fn ninety_two_lines_fit_on_the_empty_board() {
    let t = event(5, "", &["ra; god c1r4", "isis; god c7r4"]);
    let mut found = BTreeSet::new();
    lines(&t, &mut found);
    let of = |label: &str| {
        let region = t.board().regions[t.token(label) - 1];
        found.iter().filter(|line| region.iter().any(|hex| hex.index() == line[0][0])).count()
    };
    assert_eq!((of("c5r3"), of("c6r4"), of("c5r4")), (19, 29, 44));
    assert!(found.iter().all(|line| line.len() <= 6));
}

/// Lays these borders; those that follow by themselves are passed over.
fn lay(table: &mut Table, borders: &str) {
    for border in borders.split_whitespace() {
        let (a, b) = border.split_once('|').unwrap();
        let pair = [hex(a), hex(b)];
        let laid = table.board().caravan.unwrap();
        if !laid.line[..laid.length as usize].contains(&pair) {
            table.play(&format!("0 {border}"));
        }
    }
}

const OLD_KINGDOM: &str = "token 1 c5r3; token 2 c6r4; token 3 c5r4";
const WESTERN: &str = "c3r0|c4r1 c3r0|c3r1 c2r1|c3r1 c2r2|c3r1 c2r2|c3r2";
const EASTERN: &str = "c5r1|c6r1 c6r1|c6r2 c6r2|c7r1 c6r2|c7r2 c6r3|c7r2";

/// [caravan.8] [caravan.9] [example.10] [ruling.79] Both lines cut off exactly six spaces.
#[test]
fn the_caravan_of_page_21() {
    for (line, inside, outside) in [(WESTERN, "c1r0", "c4r1"), (EASTERN, "c9r1", "c5r1")] {
        for backwards in [false, true] {
            let mut t = event(5, OLD_KINGDOM, &["ra; god c0r5", "isis; god c7r4", "osiris; god c3r2"]);
            let mut borders: Vec<&str> = line.split(' ').collect();
            if backwards {
                borders.reverse();
            }
            lay(&mut t, &borders.join(" "));
            assert_eq!((t.asked(0), t.options(0).split(' ').count()), (Some(Question::Keep), 2));
            let small = t.options(0).split(' ').find(|label| *label != "c1r0").unwrap().to_owned();
            let kept = if inside == "c1r0" { "c1r0".into() } else { small };
            t.play(&format!("0 {kept}"));
            assert_eq!((t.token(inside), t.spaces(1)), (1, 6));
            assert_eq!((t.token(outside), t.spaces(4)), (4, 16));
            assert_eq!(t.asked(0), Some(Question::Swap));
            t.play("0 pass");
            assert_eq!((t.turn().0, t.token(inside), t.token(outside)), (1, 1, 4));
        }
    }
}

/// [caravan.8] [caravan.10] [ruling.14]
#[test]
fn the_other_part_may_keep_the_token_and_one_swap_is_free() {
    let mut t = event(5, OLD_KINGDOM, &["ra; god c0r5", "isis; god c7r4"]);
    lay(&mut t, WESTERN);
    t.play("0 c3r1");
    assert_eq!((t.token("c1r0"), t.token("c4r1")), (4, 1));
    assert_eq!(t.options(0), "pass swap 1 2 swap 4 2 swap 1 3 swap 4 3");
    t.refuses("0 swap 1 4", Refusal::NotAnAnswer).refuses("0 swap 2 3", Refusal::NotAnAnswer);
    t.refuses("0 swap 1 7", Refusal::NotAnAnswer);
    t.play("0 swap 4 2");
    assert_eq!((t.token("c1r0"), t.token("c6r4"), t.token("c4r1"), t.token("c5r4")), (2, 4, 1, 3));
    assert_eq!(t.turn().0, 1);
}

/// [caravan.1] [caravan.7] [ruling.12]
#[test]
fn a_caravan_may_be_left_out_but_not_broken_off() {
    let mut t = event(5, OLD_KINGDOM, &["ra; god c0r5", "isis; god c7r4"]);
    t.takes("0 pass");
    let begun = {
        let mut t = t.clone();
        t.play("0 c3r0|c4r1");
        t
    };
    begun.refuses("0 pass", Refusal::CaravanBegun).refuses("0 c5r4|c5r5", Refusal::NoCaravan);
    // A river, a border at no feature, a border of one line's wrong end.
    t.refuses("0 c5r3|c5r4", Refusal::NoCaravan).refuses("0 c2r1|c3r1", Refusal::NoCaravan);
    t.play("0 pass");
    assert_eq!((t.turn().0, t.board().events, t.spaces(1)), (1, 5, 22));
}

/// [caravan.11] What stands there stays; what is adjacent is read anew.
#[test]
fn camels_part_a_figure_from_its_monument() {
    let seats = ["ra followers=0; god c3r0; temple c3r1", "isis; god c7r4"];
    let mut t = event(5, OLD_KINGDOM, &seats);
    lay(&mut t, WESTERN);
    t.play("0 c1r0; 0 pass; 1 unlock; 1 pass; 0 gain");
    assert_eq!((t.followers(0), t.control(0), t.god(0)), (0, "c3r1".into(), "c3r0".into()));
    // Before the caravan it paid.
    let mut t = laid(OLD_KINGDOM, &seats);
    t.play("0 gain");
    assert_eq!(t.followers(0), 1);
}

/// [caravan.4] A line may end at older camels.
#[test]
fn a_later_line_ends_at_older_camels() {
    let camels = WESTERN;
    let head = format!("camels {camels}; token 1 c1r0; token 2 c6r4; token 3 c5r4; token 4 c4r1");
    let t = event(9, &head, &["ra; god c0r5", "isis; god c7r4"]);
    let mut found = BTreeSet::new();
    lines(&t, &mut found);
    // The part of six is never parted again, and no line crosses the old one.
    let small = t.board().regions[0];
    assert_eq!(labels(small), "c1r0 c1r1 c2r0 c2r1 c2r2 c3r0");
    assert!(!found.is_empty());
    for line in &found {
        assert!(line.iter().flatten().all(|&index| small.iter().all(|hex| hex.index() != index)));
    }
}
