//! What each seat sees. [secret.1] to [secret.6]

use crate::kit::{Table, conflict};
use ankh::Ankh;
use ankh::ask::Question;
use table::{Notation, Rng, Seat, Waiting};

/// The answers since the checkpoint as a seat, or a spectator, sees them.
fn since(t: &Table, seat: Option<usize>) -> Vec<String> {
    let view = t.game.view(seat.map(Seat::new));
    let said = |entry: &table::Entry<_>| format!("{} {}", entry.seat, Ankh::write_answer(t.board(), entry.answer));
    view.since.iter().map(said).collect()
}

/// Seats 1 and 2 are one god; 0 and 3 fight it in the West.
fn partners(hand: &str) -> Table {
    let isis = format!("isis devotion=22 followers=5; abilities isis amun; god c3r4; warriors c2r7; hand {hand}");
    let ra = "ra devotion=25 followers=4; god c0r3; warriors c0r6";
    let osiris = "osiris devotion=24 followers=3; god c1r8; warriors c5r5";
    conflict(4, "out 2; merged 1 2", &[ra, &isis, "amun", osiris])
}

const HAND: &str = "cycle-of-maat plague-of-locusts chariots flood";

/// [secret.1] [ruling.65] Followers, hands and all the board are the same for everybody.
#[test]
fn the_board_hides_nothing() {
    let t = partners(HAND);
    for seat in (0..4).map(|seat| Some(Seat::new(seat))).chain([None]) {
        let view = t.game.view(seat);
        assert_eq!((view.before, view.now), (*t.game.checkpoint(), *t.board()));
    }
}

/// [secret.2] [secret.3] Of a card that lies there nobody sees more than that it lies there.
#[test]
fn a_chosen_card_is_seen_by_who_chose_it() {
    let mut t = conflict(1, "", &["ra; god c0r3", "isis; god c3r4", "osiris; god c1r8"]);
    t.play("1 flood");
    assert_eq!(since(&t, Some(1)), ["1 flood"]);
    for seat in [Some(0), Some(2), None] {
        assert_eq!(since(&t, seat), [""; 0], "{seat:?}");
        let ready = match t.game.view(seat.map(Seat::new)).waiting {
            Waiting::Together { ready, .. } => ready.map(|seats| seats.iter().collect::<Vec<_>>()),
            _ => None,
        };
        assert_eq!(ready, Some(vec![Seat::new(1)]));
    }
}

/// [secret.4] Both seats of a merged god see its cards while they are chosen, and nobody else does.
#[test]
fn partners_see_the_cards_of_their_god() {
    let mut t = partners(HAND);
    t.play("1 yes; 0 drought; 1 chariots");
    // The second card is not chosen yet; the partner looks on and is not asked.
    assert_eq!(t.asked(1).map(Question::rule), Some("god.amun"));
    for seat in [1, 2] {
        assert_eq!(since(&t, Some(seat)), ["1 chariots"]);
    }
    assert_eq!(t.game.view(Some(Seat::new(2))).asked, None);
    t.play("1 plague-of-locusts");
    for seat in [1, 2] {
        assert_eq!(since(&t, Some(seat)), ["1 chariots", "1 plague-of-locusts"]);
    }
    assert_eq!(since(&t, Some(0)), ["0 drought"]);
    assert_eq!((since(&t, Some(3)), since(&t, None)), (vec![], vec![]));
    // The same for bids.
    t.play("3 flood; 1 4");
    assert_eq!((t.asked(0), t.followers(1)), (Some(Question::Bid), 5));
    for seat in [1, 2] {
        assert_eq!(since(&t, Some(seat)), ["1 4"]);
    }
    for seat in [Some(0), Some(3), None] {
        assert_eq!(since(&t, seat), [""; 0]);
    }
}

/// [secret.4] Whatever world the partner imagines, the card of its god is this one; to the others it may be any.
#[test]
fn what_the_partner_sees_is_never_drawn_anew() {
    let mut t = partners(HAND);
    t.play("1 no; 1 chariots; 0 drought");
    let mut rng = Rng::new(7);
    let mut worlds = |seat: Option<usize>| {
        let view = t.game.view(seat.map(Seat::new));
        let mut cards = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let world = view.sample(&mut rng).unwrap();
            assert_eq!(world.view(view.seat), view);
            let chosen = world.since().iter().find(|entry| entry.seat == Seat::new(1)).unwrap();
            cards.insert(Ankh::write_answer(world.board(), chosen.answer));
        }
        cards.len()
    };
    assert_eq!([Some(1), Some(2)].map(&mut worlds), [1, 1]);
    assert_eq!([Some(0), Some(3), None].map(&mut worlds), [4, 4, 4]);
}
