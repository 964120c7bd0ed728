//! The five gods. [god.amun] to [god.ra]

use crate::kit::{Table, conflict, laid};
use ankh::ask::Question;
use ankh::event::Event;
use ankh::kinds::Card;
use ankh::refusal::Refusal;

const RA: &str = "ra devotion=10; god c0r3; warriors c0r6";

/// [god.amun] [conflict.8] [ruling.46] [ruling.80]
#[test]
fn amun_plays_two_cards_once_in_a_conflict() {
    let seats = ["amun followers=0; god c0r3; warriors c0r6 c8r8", "isis; god c3r4; warriors c6r5"];
    let mut t = conflict(1, "", &seats);
    assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::Double)));
    t.play("0 yes; 1 flood; 0 chariots");
    t.refuses("0 chariots", Refusal::CardUsed);
    t.play("0 drought");
    // 2 + 3 + 1, and 1 + 2 for two figures on desert.
    assert_eq!((t.strength(0), t.devotion(0), t.hand(0)), (6, 3, 5));
    // Not again in the East.
    assert_eq!((t.waits_for(), t.asked(0)), (vec![0, 1], Some(Question::PlayCard)));
    t.play("0 flood; 1 chariots");
    assert!(t.board().conflict.is_none());
    // Declined here, it is asked there.
    let mut t = conflict(1, "", &seats);
    t.play("0 no; 0 flood; 1 chariots");
    assert_eq!(t.asked(0), Some(Question::Double));
}

/// [god.amun] With one card in hand nothing is announced; with Ma'at both come back.
#[test]
fn amun_and_the_hand() {
    let mut t = conflict(1, "", &["amun; god c0r3; hand cycle-of-maat", "isis; god c3r4"]);
    assert_eq!(t.waits_for(), [1]);
    t.play("1 flood");
    let mut t = conflict(1, "", &["amun; god c0r3; hand cycle-of-maat chariots", "isis; god c3r4"]);
    t.play("0 yes; 0 chariots; 1 flood");
    assert_eq!((t.strength(0), t.hand(0)), (4, 7));
}

/// [god.anubis] [ruling.32]
#[test]
fn anubis_traps_one_warrior_and_grows() {
    let seats = ["anubis; god c0r3; warriors c0r6", "isis; god c3r4; warriors c2r7 c5r5; temple c1r5"];
    let mut t = conflict(1, "", &seats);
    t.play("0 chariots; 1 miracle");
    assert_eq!(
        (t.asked(0), t.options(0)),
        (Some(Question::Trap { owners: [table::Seat::new(1)].into_iter().collect() }), "pass warrior of 1".into())
    );
    t.refuses("0 warrior of 0", Refusal::NoSuchFigure);
    t.play("0 warrior of 1");
    assert_eq!((t.warriors(1), t.board().sides[0].trapped[1]), (5, 1));
    // A trapped Warrior was killed: Miracle and a majority.
    assert_eq!(t.devotion(1), 3);
    // The God is stronger by one.
    let mut t = conflict(1, "", &["anubis; god c0r3; warriors c0r6; trapped 1=2", "isis; god c3r4"]);
    t.play("0 flood; 1 chariots");
    assert_eq!(t.strength(0), 4);
    // Not where the God is not.
    let mut t = conflict(1, "", &["anubis; god c8r8; warriors c0r6; trapped 1=2", "isis; god c3r4"]);
    t.play("0 flood; 1 chariots");
    assert_eq!(t.strength(0), 1);
}

/// [god.anubis] Far from the battle, three slots, and at a Plague too.
#[test]
fn anubis_traps_anywhere_while_a_slot_is_free() {
    let seats = |slots: u8| {
        let anubis = format!("anubis; god c8r8; trapped 0={slots}");
        let mut t = conflict(1, "", &[RA, "isis followers=1; god c3r4; warriors c2r7", &anubis]);
        t.play("0 plague-of-locusts; 1 chariots; 0 0; 1 1");
        t
    };
    let mut t = seats(2);
    assert_eq!(t.options(2), "pass warrior of 0");
    t.play("2 warrior of 0");
    assert_eq!((t.board().sides[2].trapped[0], t.warriors(0)), (3, 3));
    assert_eq!(seats(3).asked(2), None);
}

/// [god.anubis] [summon.6] [ruling.33]
#[test]
fn a_trapped_warrior_is_ransomed() {
    let mut t = laid("", &["ra; god c1r4", "anubis followers=0; god c7r4; trapped 0=2"]);
    t.play("0 summon; 0 regular");
    assert_eq!(t.options(0), "warrior ransom");
    t.play("0 ransom; 0 c1r5; 0 no");
    assert_eq!((t.followers(0), t.followers(1), t.board().sides[1].trapped[0]), (0, 1, 1));
    assert_eq!((t.figures(0), t.warriors(0)), ("c1r4 c1r5".into(), 4));
    // Without a Follower there is no ransom.
    let mut t = laid("", &["ra followers=0; god c1r4", "anubis; god c7r4; trapped 0=2"]);
    t.play("0 summon; 0 regular; 0 c1r5; 0 no");
    assert_eq!(t.board().sides[1].trapped[0], 2);
}

/// [god.isis] [ruling.45]
#[test]
fn isis_keeps_figures_beside_an_enemy() {
    let isis = "isis; god c3r4; warriors c0r5 c1r5 c5r5";
    let table = || -> Table {
        let mut t = conflict(1, "", &["ra; god c0r3; warriors c0r6 c0r7", isis]);
        t.play("0 chariots; 1 flood");
        t
    };
    let mut t = table();
    // c5r5 is shielded by the Flood, the two others are asked for one by one.
    assert_eq!(t.asked(1), Some(Question::Spare { at: crate::kit::hex("c0r5") }));
    t.play("1 yes");
    assert_eq!(t.asked(1), Some(Question::Spare { at: crate::kit::hex("c1r5") }));
    t.play("1 no");
    assert_eq!(t.figures(1), "c0r5 c3r4 c5r5");
    // Not over a river.
    let mut t = conflict(1, "", &["ra; god c0r3; warriors c0r6 c6r6", "isis; god c3r4; warriors c5r5"]);
    t.play("0 chariots; 1 chariots; 0 yes");
    assert_eq!(t.figures(1), "c3r4");
}

/// [god.osiris] [conflict.25] [ruling.23]
#[test]
fn osiris_beaten_opens_a_gate() {
    let mut t = conflict(1, "underworld c8r8", &[RA, "osiris; god c3r4; warriors c2r7"]);
    t.play("0 chariots; 1 flood");
    assert_eq!((t.asked(1), t.options(1)), (Some(Question::Gate), "pass new c8r8".into()));
    t.refuses("1 c9r8", Refusal::NoGateThere);
    t.play("1 c8r8");
    t.refuses("1 c0r3", Refusal::NotFree).refuses("1 c6r4", Refusal::NotFree).refuses("1 c2r6", Refusal::NotFree);
    // The space the kill emptied is empty.
    t.play("1 c2r7");
    assert_eq!(crate::kit::labels(t.board().underworld), "c2r7");
    // Both are told: which left and where it stands.
    assert_eq!(t.told(|event| *event == Event::GateLeft { at: crate::kit::hex("c8r8") }), 1);
    assert_eq!(t.told(|event| *event == Event::GateMoved { at: crate::kit::hex("c2r7") }), 1);
    let mut t = conflict(1, "underworld c8r8 c9r8 c3r1", &[RA, "osiris; god c3r4"]);
    t.play("0 chariots; 1 flood");
    t.refuses("1 new", Refusal::NoGateLeft);
    // The winner opens none.
    let mut t = conflict(1, "", &[RA, "osiris; god c3r4; warriors c2r7"]);
    t.play("0 flood; 1 chariots");
    assert_eq!(t.turn().0, 1);
}

/// [god.osiris] [summon.4] [ruling.81]
#[test]
fn osiris_summons_one_more_from_the_underworld() {
    let mut t = laid("underworld c8r8", &["osiris; god c1r4", "ra; god c7r4"]);
    t.play("0 summon");
    assert_eq!(t.options(0), "done regular underworld");
    // The only gate; then a figure beside the one that came.
    t.play("0 underworld; 0 regular; 0 c9r8");
    assert_eq!((t.figures(0), t.turn().1), ("c1r4 c8r8 c9r8".into(), "gain unlock".into()));
    // A gate with a figure is no place, and one figure is all.
    let mut t = laid("underworld c8r6 c8r8 c9r4", &["osiris; god c1r4; warriors c9r4", "ra; god c7r4"]);
    t.play("0 summon; 0 underworld");
    assert_eq!(t.options(0), "c8r6 c8r8");
    t.play("0 c8r6");
    t.refuses("0 underworld", Refusal::NoRightToSummon).takes("0 regular");
}

/// [god.osiris] [ruling.8] Others do not end there, and nobody builds there.
#[test]
fn the_underworld_is_closed_to_others() {
    let head = "underworld c0r5 c1r5";
    let mut t = laid(head, &["ra; god c1r4", "osiris; god c7r4"]);
    t.play("0 move; 0 c1r4");
    t.refuses("0 c1r5", Refusal::NotFree).takes("0 c1r6");
    t.play("0 c0r4; 0 summon; 0 regular");
    t.refuses("0 c0r5", Refusal::NotSummonable);
    let mut t = conflict(1, head, &["ra followers=3; god c1r4", "osiris followers=3; god c3r4"]);
    t.play("0 build-monument; 1 build-monument; 1 build temple");
    t.refuses("1 c0r5", Refusal::NotFree);
    // No kind of land: Flood and Drought find none.
    let mut t = conflict(1, "underworld c3r3 c3r4", &["ra; god c1r4", "osiris followers=0; god c3r3; warriors c3r4"]);
    t.play("0 flood; 1 drought");
    assert_eq!((t.won(), t.devotion(1)), (Some(1), 1));
    let mut t = conflict(1, "underworld c3r3", &["ra; god c1r4", "osiris followers=0; god c3r3"]);
    t.play("0 chariots; 1 flood; 1 pass");
    assert_eq!(t.followers(1), 0);
}

/// [god.ra] [conflict.5] [ruling.47]
#[test]
fn ra_radiates() {
    let mut t = laid("suns c8r8 c8r9", &["ra; god c1r4; warriors c8r8 c8r9", "isis; god c7r4"]);
    t.play("0 summon; 0 regular; 0 c1r5");
    assert_eq!(t.asked(0), Some(Question::Radiate { at: crate::kit::hex("c1r5") }));
    t.play("0 yes");
    assert_eq!(crate::kit::labels(t.board().suns), "c1r5 c8r8 c8r9");
    // No token is left: nothing is asked.
    let mut t = laid("suns c8r8 c8r9 c9r8", &["ra; god c1r4; warriors c8r8 c8r9 c9r8", "isis; god c7r4"]);
    t.play("0 summon; 0 regular; 0 c1r5");
    assert_eq!(t.turn().1, "gain unlock");
    // One more for dominating, however many are Radiant; one more for winning.
    let seats = ["ra; god c0r3; warriors c0r6 c8r8 c8r9", "isis; god c3r4"];
    let mut t = conflict(1, "suns c0r6 c8r8 c8r9", &seats);
    t.play("0 chariots; 1 flood");
    assert_eq!(t.devotion(0), 4);
    // The token of a killed figure returns.
    let mut t = conflict(1, "suns c0r6 c8r8", &["ra; god c0r3; warriors c0r6 c8r8", "isis; god c3r4; warriors c2r7"]);
    t.play("0 flood; 1 chariots");
    assert_eq!((crate::kit::labels(t.board().suns), t.devotion(0)), ("c8r8".into(), 2));
    assert!(t.has_card(0, Card::Chariots));
    assert_eq!(t.told(|event| matches!(event, Event::Killed { .. })), 1);
}

/// [summon.6] [ruling.33] A ransom also for the figure of a Pyramid, and with no Warrior left in the pool.
#[test]
fn a_ransom_for_an_additional_figure() {
    let isis = "isis followers=2; god c0r3; warriors c8r1 c8r2 c7r1; pyramid c8r8; powers pyramid-attuned";
    let mut t = laid("", &[isis, "anubis followers=0; god c7r4; trapped 0=3"]);
    t.play("0 summon; 0 pyramid c8r8; 0 c9r8; 0 regular; 0 c0r4");
    assert_eq!((t.followers(0), t.followers(1), t.board().sides[1].trapped[0]), (0, 2, 1));
    assert_eq!(t.turn().1, "gain unlock");
}

/// [god.ra] A Sun goes with its figure.
#[test]
fn a_radiant_figure_moves_with_its_sun() {
    let mut t = laid("suns c1r5", &["ra; god c1r4; warriors c1r5", "isis; god c7r4"]);
    t.play("0 move; 0 c1r5; 0 c1r7; 0 done");
    assert_eq!(crate::kit::labels(t.board().suns), "c1r7");
}
