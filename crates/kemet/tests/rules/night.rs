use crate::kit::{laid, two};
use kemet::ask::Question;
use kemet::cards::Di;
use kemet::event::Event;
use kemet::refusal::Refusal;

/// Every card there is.
const DECK: &str = "war-rage*3 war-fury*3 bloody-battle*3 bloodbath*2 bronze-wall*3 iron-wall*2 raining-fire*4 prayer*2 \
                    enlistment*4 mana-theft*2 teleportation*3 open-gates veto*2 escape";

/// [night.1] [prayer.1]
#[test]
fn everyone_gains_two_up_to_eleven() {
    let t = laid("round 2 night-prayer", &["prayer=0", "prayer=10", "prayer=4; tiles high-priest priest-of-amon"]);
    assert_eq!((t.prayer(0), t.prayer(1), t.prayer(2)), (2, 11, 11));
}

/// [night.2] In turn order, all cards of one player before the next player's.
#[test]
fn cards_are_dealt_in_turn_order() {
    let mut t = laid("round 2 night-cards; order 2 0 1", &["", "", "tiles divine-boon"]);
    t.play("chance card veto; chance card escape; chance card prayer; chance card war-rage");
    assert_eq!(t.hand(2), [(Di::Veto, 1), (Di::Escape, 1)].into_iter().collect());
    assert!(t.hand(0).has(Di::Prayer) && t.hand(1).has(Di::WarRage));
}

/// [di.3] [ruling.37]
#[test]
fn the_discards_become_the_pile_when_it_is_empty() {
    let mut t = laid(&format!("round 2 night-cards; discards {}", &DECK[11..]), &["hand war-rage*3", ""]);
    t.play("chance card veto");
    assert_eq!((t.hand(0).count(), t.board().discarded.count()), (4, 0));
    assert_eq!(t.board().secret.deck.count(), 31);
}

#[test]
fn without_any_card_left_nobody_draws() {
    let t = laid("round 2 night-cards", &["", &format!("hand {DECK}")]);
    assert_eq!((t.hand(0).count(), t.hand(1).count()), (0, 35));
    assert!(t.asked(0).is_some());
}

/// [night.3] In turn order; the owner says which tile comes first, and may leave both.
#[test]
fn night_tiles_act_in_their_owners_order() {
    let seat0 = "tiles hand-of-god reinforcements; pyramids red=1@Ia";
    let mut t = laid("round 2 night-tiles; order 1 0", &[seat0, "troops IIa=1"]);
    assert_eq!(t.options(0), ["done", "reinforcements", "hand-of-god"]);
    t.refuses("0 high-priest", Refusal::NotYourNightTile);
    let mut first = t.clone();
    first.play("0 hand-of-god; 0 red").refuses("0 hand-of-god", Refusal::NightTileUsed);
    first.play("0 reinforcements; 0 Ib; 0 done");
    assert_eq!(first.supply(0), 11);
    t.play("0 done");
    assert!(!matches!(t.asked(0), Some(Question::NightTile)));
}

/// [night.4]
#[test]
fn the_player_with_the_fewest_points_sets_the_order() {
    let mut t = laid("round 2 night-order; order 0 1 2", &["battle=2", "battle=1; troops TW=1 NW=1", "battle=2"]);
    assert_eq!(t.waits_for(), [0], "temporary points count: seat 1 has three; of the two others 0 was earlier");
    t.play("0 seat 2").refuses("0 seat 2", Refusal::PlaceTaken);
    t.play("0 seat 0");
    assert_eq!(t.asked(2), Some(Question::Menu));
    let order: Vec<_> = t.board().in_order().map(table::Side::index).collect();
    assert_eq!(order, [2, 0, 1]);
}

#[test]
fn of_several_with_the_fewest_the_earlier_one_of_the_last_day_sets_it() {
    let t = laid("round 2 night-order; order 2 1 0", &["battle=1", "battle=1", "battle=3"]);
    assert_eq!(t.waits_for(), [1]);
}

/// [night.6] [day.1] Tokens come back, silver and gold too.
#[test]
fn tokens_come_back_for_the_next_day() {
    let laid_all = "laid move-upper raise pray-middle pray-bottom buy-red buy-white; silver=laid; gold=laid; \
                    tiles act-of-god-red divine-will";
    let mut t = laid("round 2 awakening", &[laid_all, "laid recruit raise pray-middle pray-bottom buy-red"]);
    t.takes("0 silver raise").takes("0 gold move").takes("0 lay buy-red");
    t.play("0 lay pray-middle");
    assert_eq!(t.board().side(table::Side::new(0)).tokens, 4);
}

/// [day.1] [night.6] Five turns each in turn order, then the end of the Day, then the next Night.
#[test]
fn five_turns_each_make_a_day() {
    let mut t = two("prayer=0", "prayer=0");
    for space in ["pray-middle", "pray-bottom", "move-upper", "move-middle", "buy-red"] {
        for seat in 0..2 {
            t.play(&format!("{seat} lay {space}"));
        }
    }
    assert_eq!(t.board().round, 2);
    assert!(t.told(|event| matches!(event, Event::NightFalls { round: 2 })));
    assert_eq!((t.prayer(0), t.prayer(1)), (6, 6), "two Prays and the next Night");
}
