use crate::kit::{laid, two};
use kemet::ask::Question;
use kemet::cards::Di;
use kemet::refusal::Refusal;

/// [day.2]
#[test]
fn one_own_token_in_a_turn_and_one_token_on_a_space() {
    let mut t = two("hand prayer", "");
    t.refuses("0 done", Refusal::NoTokenLaid);
    t.play("0 lay pray-middle").refuses("0 lay pray-bottom", Refusal::TokenLaid);
    t.play("0 done; 1 lay pray-middle");
    t.refuses("0 lay pray-middle", Refusal::SpaceTaken);
}

/// [pray.1]
#[test]
fn pray_gains_two() {
    assert_eq!(two("prayer=3", "").play("0 lay pray-bottom").prayer(0), 5);
    assert_eq!(two("prayer=10", "").play("0 lay pray-bottom").prayer(0), 11);
}

/// A position before the fifth turn of seat 0, with these tokens laid.
fn fifth_turn(seat0: &str) -> crate::kit::Table {
    laid("round 1 turns count=4", &[seat0, "laid move-upper raise pray-middle pray-bottom"])
}

/// [day.3]
#[test]
fn each_row_gets_a_token() {
    // Two rows are bare and two tokens are left: a third token in the lower row is one too many.
    let t = laid("round 1 turns count=3", &["laid pray-bottom buy-red buy-white", "laid raise recruit pray-bottom"]);
    t.refuses("0 lay buy-blue", Refusal::FloorsUncovered);
    t.takes("0 lay raise").takes("0 lay recruit");
    let t = fifth_turn("laid pray-bottom buy-red buy-white raise");
    t.refuses("0 lay buy-blue", Refusal::FloorsUncovered).refuses("0 lay move-middle", Refusal::FloorsUncovered);
    t.takes("0 lay move-upper").takes("0 lay recruit");
}

/// [day.3] [ruling.9] Silver counts; it can become compulsory; gold never counts.
#[test]
fn silver_covers_a_row_and_may_have_to() {
    let laid = "laid pray-bottom buy-red buy-white raise";
    let mut t = fifth_turn(&format!("{laid}; tiles act-of-god-red; hand prayer"));
    t.play("0 lay pray-middle").refuses("0 done", Refusal::FloorsUncovered);
    t.refuses("0 silver buy-blue", Refusal::FloorsUncovered);
    t.play("0 silver recruit; 0 0; 0 0; 0 0").takes("0 done");
    let t = fifth_turn(&format!("{laid}; tiles divine-will"));
    t.refuses("0 lay pray-middle", Refusal::FloorsUncovered);
}

/// [day.6] [ruling.10]
#[test]
fn a_token_may_be_laid_for_nothing() {
    let mut t = two("prayer=0", "");
    t.play("0 lay raise");
    assert_eq!(t.waits_for(), [1], "nothing can be raised, and the turn goes on");
    let mut t = two("prayer=9; troops Ia=1; pyramids red=1@Ia", "");
    assert_eq!(t.clone().play("0 lay raise; 0 pass").prayer(0), 9);
    assert_eq!(t.clone().play("0 lay buy-red; 0 pass").prayer(0), 9);
    assert_eq!(t.clone().play("0 lay recruit; 0 0; 0 0; 0 0").prayer(0), 9);
    assert_eq!(t.play("0 lay move-upper; 0 pass").units(0, "Ia"), 1);
}

/// [day.7] Cards, own token, silver and gold in any order.
#[test]
fn the_order_within_a_turn_is_free() {
    let mut t = two("prayer=0; troops Ia=1; tiles act-of-god-red divine-will; hand prayer*2", "");
    t.play(
        "0 gold move; 0 Ia; 0 walk W1; 0 stop; 0 card prayer; 0 silver pray-middle; 0 card prayer; 0 lay pray-bottom",
    );
    assert_eq!((t.prayer(0), t.units(0, "W1")), (8, 1));
    assert_eq!(t.waits_for(), [1]);
}

/// [day.1] Seats take turns in turn order.
#[test]
fn turns_go_round_in_order() {
    let mut t = laid("order 2 0 1", &["", "", ""]);
    for seat in [2, 0, 1, 2] {
        assert_eq!(t.waits_for(), [seat]);
        let space = if t.board().clock.count == 0 { "pray-middle" } else { "pray-bottom" };
        t.play(&format!("{seat} lay {space}"));
    }
}

/// [di.1] Each card in its own moment.
#[test]
fn cards_have_their_moments() {
    let t = two("prayer=5; troops W1=1; hand war-rage teleportation open-gates veto escape prayer", "");
    for card in [Di::WarRage, Di::Teleportation, Di::OpenGates, Di::Veto, Di::Escape] {
        t.refuses(&format!("0 card {}", card.card().name), Refusal::NotInThisMoment { card });
    }
    t.refuses("0 card mana-theft", Refusal::NoCard { card: Di::ManaTheft });
    t.takes("0 card prayer");
}

/// [secret.3] A question with one answer is not asked.
#[test]
fn what_has_one_answer_is_not_asked() {
    let mut t = two("troops W1=1", "");
    t.play("0 lay move-upper; 0 W1; 0 walk W2");
    assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Menu)), "no 'how many', no 'stop', no 'done'");
}
