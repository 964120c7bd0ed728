//! Before the first turn. [setup.1] to [setup.9]

use crate::kit::start;
use ankh::ask::Question;
use ankh::kinds::{GodSet, Guardian};
use ankh::refusal::Refusal;
use ankh::scenario::NAMES;
use table::Side;

/// [setup.1] [setup.8] [ruling.1] What is not given is drawn; gods that are chosen are chosen seat by seat.
#[test]
fn gods_and_guardians_are_given_or_drawn() {
    let mut t = start(3, &[]);
    assert_eq!((t.waits_for(), t.board().settings.scenario), (vec![], 0));
    assert_eq!(NAMES[0], "middle-kingdom");
    t.draw();
    let gods: GodSet = (0..3).map(|seat| t.board().side(Side::new(seat)).god).collect();
    assert_eq!(gods.count(), 3);
    for level in 0..3 {
        assert_eq!(t.board().guardians[level].level(), level);
    }
    let mut t = start(2, &[("gods", "chosen"), ("guardian-1", "satet"), ("guardian-2", "apep")]);
    assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::God)));
    t.play("0 god isis");
    t.refuses("1 god isis", Refusal::GodTaken);
    t.play("1 god ra");
    t.draw();
    assert_eq!(t.board().guardians[..2], [Guardian::Satet, Guardian::Apep]);
    assert_eq!(t.board().guardians_left, [1; 3]);
}
