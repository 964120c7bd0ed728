//! What a seat may see. [secret.1]

use crate::kit::{RISE, laid_in};
use kemet::cards::Cards;
use table::Seat;

/// [tile.divine-advantage] [ruling.114] The cards looked at are the owner's secret until one is discarded.
#[test]
fn cards_looked_at_are_seen_by_their_owner_alone() {
    let mut t = laid_in(RISE, "round 1 interventions", &["tiles divine-advantage", "", ""]);
    t.play("chance card prayer; chance card war-rage; chance card iron-wall");
    let own = |seat: usize| t.game.view(Some(Seat::new(seat))).now.own.unwrap().sight;
    assert_eq!((own(0).count(), own(1), own(2)), (2, Cards::NONE, Cards::NONE));
    assert_eq!(t.game.view(None).now.sight, 2, "how many everyone sees");
}

/// [ruling.113] A third player sees that a card was taken, and not which: two worlds that differ in it look alike.
#[test]
fn a_card_annexed_is_hidden_from_the_others() {
    let mut t = laid_in(RISE, "round 1 interventions", &["tiles annexation", "hand glory snare", ""]);
    t.play("chance card prayer; 0 seat 1");
    let mut other = t.clone();
    t.play("chance card glory");
    other.play("chance card snare");
    for seat in [Some(Seat::new(2)), None] {
        assert_eq!(t.game.view(seat), other.game.view(seat));
    }
    for seat in [0, 1] {
        assert_ne!(t.game.view(Some(Seat::new(seat))), other.game.view(Some(Seat::new(seat))), "both have seen it");
    }
}
