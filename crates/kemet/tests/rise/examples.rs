//! The worked examples of the classic game. [example.1] to [example.3]

use crate::kit::{RISE, laid_in, might, two_in};
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::event::Event;
use kemet::refusal::Refusal;
use table::Side;

/// [example.1] From level 2 to 3 costs 3 PP, from 1 to 3 costs 2 + 3 = 5 in one payment. [raise.2]
#[test]
fn what_levels_cost() {
    let mut t = two_in(RISE, "prayer=7; pyramids red=2@A1", "");
    assert_eq!(t.play("0 lay raise; 0 red; 0 3").prayer(0), 4);
    let mut t = two_in(RISE, "prayer=7; pyramids red=1@A1", "");
    t.play("0 lay raise; 0 red; 0 3");
    assert_eq!(t.prayer(0), 2);
    let paid = |event: &Event| *event == Event::Paid { side: Side::new(0), prayer: 5 };
    assert!(t.told(paid), "one payment");
}

/// [example.2] Claire: by teleport for 2 PP, or three steps, with Priest of Mafdet and the Deep Desert Snake. [move.3]
#[test]
fn three_spaces_to_a_temple() {
    let claire = |lines: &str| {
        let seat0 = format!("prayer=2; pyramids white=1@A1; {lines}");
        let mut t = laid_in(RISE, "", &[&seat0, "", "", ""]);
        t.play("0 lay move-upper; 0 A1");
        t
    };
    let mut t = claire("troops A1=5");
    t.play("0 teleport NE; 0 5");
    assert_eq!((t.prayer(0), t.units(0, "NE")), (0, 5));
    let snake = "tiles priest-of-mafdet deep-desert-snake; troops A1=5+deep-desert-snake";
    let mut t = claire(snake);
    t.play("0 walk A; 0 5; 0 yes; 0 walk EB; 0 5; 0 yes; 0 walk NE; 0 5; 0 yes");
    assert_eq!((t.prayer(0), t.units(0, "NE"), t.creature(Creature::DeepDesertSnake)), (2, 5, "NE".into()));
    let mut t = claire("tiles priest-of-mafdet; troops A1=1; hand open-gates");
    t.play("0 walk A; 0 walk EB").refuses("0 walk NE", Refusal::NoMovementLeft);
    let mut t = claire("tiles deep-desert-snake; troops A1=1+deep-desert-snake; hand open-gates");
    t.play("0 walk A; 0 yes; 0 walk EB; 0 yes").refuses("0 walk NE", Refusal::NoMovementLeft);
}

/// [example.3] Jacques and Guillaume: 10 against 9, nobody dies, one recalls and the other has the temple.
#[test]
fn a_battle_for_a_temple() {
    let jacques = "prayer=5; tiles charge blades-of-neith; troops A=5";
    let guillaume = "prayer=5; tiles ancestral-elephant; troops TW=4+ancestral-elephant; hand bronze-wall war-fury";
    let mut t = laid_in(RISE, "", &[jacques, guillaume]);
    t.play("0 lay move-upper; 0 A; 0 walk TW; 0 5");
    let sums = t.battle("3-2-0 aside 1-3-0 with diversion", "2-0-2 aside 1-3-0 with bronze-wall war-fury");
    assert_eq!(sums, (might(10, 2, 0), might(9, 0, 4)));
    assert_eq!((t.won(), t.prayer(1), t.battle_points(0), t.veterans(0), t.veterans(1)), (Some(0), 4, 1, 0, 1));
    assert!(t.told(|event| *event == Event::AddedCard { side: Side::new(0), card: Di::Diversion, count: 1 }));
    t.play("1 recall; 0 stay");
    assert_eq!((t.prayer(1), t.supply(1), t.creature(Creature::AncestralElephant)), (7, 12, "reserve".into()));
    assert_eq!((t.units(0, "TW"), t.points(0), t.board().discarded.of(Di::Diversion)), (5, 2, 0));
}
