//! What a seat may see. [secret.1]

use crate::kit::{RISE, Table, laid_in};
use crate::teams::pairs;
use kemet::cards::Cards;
use kemet::view::Own;
use table::{Seat, Side, View};

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

fn view(t: &Table, seat: usize) -> View<kemet::Kemet> {
    t.game.view(Some(Seat::new(seat)))
}

/// What a seat knows of another one's secrets.
fn known(t: &Table, seat: usize, of: usize) -> Option<Own> {
    view(t, seat).now.known(Side::new(of))
}

/// [team.21] [ruling.139] Hands, cards set aside and removed: a teammate sees them as its own, nobody else does.
#[test]
fn teammates_see_each_others_cards() {
    let seat2 = "tiles wrryt-storm; hand glory snare; removed 2-0-2; played 4-1-0; aside 3-2-0";
    let t = pairs("", ["hand prayer", "", seat2, ""]);
    let own = known(&t, 2, 2).unwrap();
    assert_eq!((own.hand.count(), own.removed.count(), own.aside.count()), (2, 1, 1));
    assert_eq!(known(&t, 0, 2), Some(own));
    assert_eq!(known(&t, 2, 0).map(|own| own.hand), Some(t.hand(0)));
    assert_eq!((known(&t, 1, 2), known(&t, 3, 0), t.game.view(None).now.known(Side::new(2))), (None, None, None));
    assert_eq!(view(&t, 1).now.hands[2], 2, "how many everyone sees");
}

/// [team.21] What a teammate draws and looks at is seen by the team.
#[test]
fn teammates_see_what_is_drawn() {
    let mut t = pairs("round 1 interventions", ["tiles divine-advantage", "", "", ""]);
    t.play("chance card prayer; chance card war-rage; chance card iron-wall");
    let sight = |seat: usize| known(&t, seat, 0).map_or(0, |own| own.sight.count());
    assert_eq!([0, 1, 2, 3].map(sight), [2, 0, 2, 0]);
}

/// [team.21] A plan is the team's while it is made, and nobody else's; two that differ look alike to the others.
#[test]
fn teammates_see_each_others_plans() {
    let head = "turn begun laid; move start=A at=TW left=0; fight at=TW attacker=0 defender=1 stage=plan";
    let seats = ["troops TW=2; hand war-rage; laid move-upper", "troops TW=1", "", "troops TW=1"];
    let mut t = pairs(head, seats);
    let mut other = t.clone();
    t.play("0 4-1-0; 0 3-2-0");
    other.play("0 2-0-2; 0 5-0-0");
    assert_eq!(view(&t, 2).since, view(&t, 0).since, "all that seat 0 has said");
    assert_eq!(view(&t, 2).since.len(), 2);
    for seat in [1, 3] {
        assert_eq!(view(&t, seat), view(&other, seat));
    }
    assert_eq!(t.game.view(None), other.game.view(None));
    assert_ne!(view(&t, 2), view(&other, 2));
}

/// [team.21] Under Spying the plan lies on the table: its team knows it whole, the spy's team the card shown.
#[test]
fn a_plan_under_spying_is_its_teams() {
    let head = "turn begun laid; move start=A at=TW left=0; fight at=TW attacker=0 defender=1 stage=plan";
    let seats = ["troops TW=2; laid move-upper", "tiles spying; troops TW=1", "", "troops TW=1"];
    let mut t = pairs(head, seats);
    t.plan(0, "4-1-0 aside 3-2-0");
    assert_eq!(t.waits_for(), [1]);
    let aside = |seat: usize| known(&t, seat, 0).and_then(|own| own.plan);
    assert!(aside(0).is_some());
    assert_eq!(aside(2), aside(0));
    assert_eq!((aside(1), aside(3)), (None, None));
}
