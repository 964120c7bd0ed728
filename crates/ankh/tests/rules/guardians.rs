//! The six guardians. [guardian.cat-mummy] to [guardian.androsphinx]

use crate::kit::{conflict, hex, labels, laid};
use ankh::ask::Question;
use ankh::kinds::{Guardian, Monument};
use ankh::refusal::Refusal;

const APEP: &str = "guardians cat-mummy apep androsphinx";

/// [setup.8]
#[test]
fn how_many_are_in_play() {
    let small = [1, 2, 3, 3];
    let large = [1, 2, 2, 2];
    for (players, (small, large)) in (2..=5).zip(small.into_iter().zip(large)) {
        let figures = Guardian::ALL.map(|guardian| guardian.figures(players));
        assert_eq!(figures, [small, small, small, large, large, large]);
    }
}

/// [guardian.cat-mummy] [conflict.24] [ruling.62] [devotion.6]
#[test]
fn cat_mummy() {
    let isis = "isis devotion=8; god c3r4; cat-mummy c2r7";
    let seats = ["ra devotion=10; god c0r3; warriors c0r6", isis, "osiris devotion=4; god c3r2"];
    let mut t = conflict(1, "", &seats);
    t.play("0 chariots; 1 flood");
    // Ra 10 + 1 - 1, Osiris far away 4 - 1 and then 1 for the Delta.
    assert_eq!((t.track(), t.pool(1)), (vec![10, 8, 4], [1, 0, 0]));
    // Nobody falls below 0, and a marker at 0 keeps its place.
    let seats = ["ra; god c0r3; warriors c0r6", "isis devotion=8; god c3r4; cat-mummy c2r7", "osiris; god c3r2"];
    let mut t = conflict(1, "order 0 2 1; token 1 c5r3; token 2 c6r4; token 3 c5r4", &seats);
    t.play("0 flood; 1 miracle; 0 no");
    assert_eq!((t.track(), t.order()), (vec![0, 9, 0], vec![0, 2, 1]));
}

/// [guardian.cat-mummy] The locusts' cat takes it at once, before majorities.
#[test]
fn a_cat_mummy_and_the_plague() {
    let seats = [
        "ra devotion=10 followers=1; god c0r3; warriors c0r6",
        "isis devotion=10 followers=0; god c3r4; cat-mummy c2r7",
    ];
    let mut t = conflict(1, "order 1 0", &seats);
    t.play("0 plague-of-locusts; 1 miracle; 0 1");
    // Ra 10 - 1 + 1 comes upon Isis; then Isis 10 + 1 by her Miracle.
    assert_eq!((t.track(), t.order()), (vec![10, 11], vec![0, 1]));
}

const SATET: &str = "guardians satet mummy giant-scorpion";

/// [guardian.satet] [ruling.24]
#[test]
fn satet_pushes() {
    let mut t = laid(SATET, &["ra; god c1r4; satet c1r8", "isis; god c1r6; warriors c0r7"]);
    t.play("0 move; 0 c1r8");
    // Not upon her own God; upon a God of another.
    t.refuses("0 c1r4", Refusal::TooFar).takes("0 c0r7");
    t.play("0 c1r6");
    // c1r6 touches c0r6, c0r7, c2r6 (water), c2r7, c1r5, c1r7.
    assert_eq!(
        (t.asked(0), t.options(0)),
        (Some(Question::Push { from: hex("c1r8"), at: hex("c1r6") }), "c0r6 c1r5 c1r7 c2r7".into())
    );
    t.play("0 c2r7");
    assert_eq!((t.figures(0), t.figures(1), t.god(1)), ("c1r4 c1r6".into(), "c0r7 c2r7".into(), "c2r7".into()));
    t.refuses("0 c1r6", Refusal::HasMoved);
    // To where she came from.
    let mut t = laid(SATET, &["ra; god c1r4; satet c1r7", "isis; god c1r6"]);
    t.play("0 move; 0 c1r7; 0 c1r6; 0 c1r7");
    assert_eq!((t.figures(0), t.god(1)), ("c1r4 c1r6".into(), "c1r7".into()));
    // Without a space to push to she cannot go there.
    let head = format!("{SATET}; neutral temple c0r6 c0r7 c1r5 c1r7 c2r7");
    let mut t = laid(&head, &["ra; god c1r4; satet c2r8", "isis; god c1r6"]);
    t.play("0 move; 0 c2r8");
    t.refuses("0 c1r6", Refusal::NotFree);
}

/// [guardian.satet] Across a river; into no Underworld but the victim's own; a Scorpion is aimed by its owner.
#[test]
fn satet_in_detail() {
    let mut t =
        laid(&format!("{SATET}; aim c5r5 n"), &["ra; god c1r4; satet c5r4", "isis; god c7r4; giant-scorpion c5r5"]);
    t.play("0 move; 0 c5r4; 0 c5r5; 0 c6r6");
    assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Aim { at: hex("c6r6") })));
    t.play("1 aim s; 0 done");
    assert_eq!((t.figures(0), t.figures(1)), ("c1r4 c5r5".into(), "c6r6 c7r4".into()));
    let head = format!("{SATET}; underworld c1r5 c1r7 c3r8");
    let seats = ["ra; god c1r4; satet c1r8", "isis; god c1r6", "osiris; god c2r8; warriors c3r8"];
    let mut t = laid(&head, &seats);
    t.play("0 move; 0 c1r8");
    t.refuses("0 c3r8", Refusal::NotFree);
    t.play("0 c1r6");
    assert_eq!(t.options(0), "c0r6 c0r7 c2r7");
    let mut t = laid(&head, &seats);
    t.play("0 move; 0 c1r8; 0 c2r8");
    // c1r7 is the Underworld of Osiris, and Osiris may go there.
    assert_eq!(t.options(0), "c1r7 c1r8 c2r7 c2r9 c3r7");
}

/// [guardian.mummy] [ruling.69]
#[test]
fn mummy() {
    let mut t = conflict(1, "", &["ra; god c0r3; warriors c0r6", "isis; god c3r1; mummy c3r4"]);
    t.play("0 chariots; 1 flood");
    // Beside her God in the Delta.
    assert_eq!((t.asked(1), t.options(1)), (Some(Question::Return), "c2r1 c2r2 c3r0 c3r2 c4r1 c4r2".into()));
    t.refuses("1 c3r4", Refusal::NotFree);
    t.play("1 c3r2");
    assert_eq!((t.figures(1), t.pool(1)), ("c3r1 c3r2".into(), [0; 3]));
    // No space: it goes to the pool.
    let head = "neutral temple c2r1 c2r2 c3r0 c3r2 c4r1 c4r2";
    let mut t = conflict(1, head, &["ra; god c0r3; warriors c0r6", "isis; god c3r1; mummy c3r4"]);
    t.play("0 chariots; 1 flood");
    assert_eq!((t.figures(1), t.pool(1)), ("c3r1".into(), [0, 1, 0]));
    // Each death counts for Miracle; Ra may make it Radiant.
    let mut t = conflict(1, "", &["ra; god c3r1; mummy c3r4", "isis; god c0r3; warriors c0r6"]);
    t.play("0 miracle; 1 chariots; 0 c3r2; 0 yes");
    assert_eq!((t.track(), labels(t.board().suns)), (vec![3, 1], "c3r2".into()));
}

/// [guardian.apep] [figure.7] [summon.5]
#[test]
fn apep() {
    let mut t = laid(APEP, &["ra; god c1r4; pool 0 1 0", "isis; god c7r4"]);
    t.play("0 summon; 0 regular; 0 level 2");
    t.takes("0 c4r6").takes("0 c10r8").takes("0 c1r5").refuses("0 c6r4", Refusal::NotSummonable);
    t.play("0 c4r6; 0 no");
    assert_eq!(t.figures(0), "c1r4 c4r6");
    // It moves out, and not back in.
    let mut t = laid(APEP, &["ra; god c1r4; apep c4r6", "isis; god c7r4"]);
    t.play("0 move; 0 c4r6");
    t.refuses("0 c3r6", Refusal::NotFree).takes("0 c5r5").takes("0 c5r6");
    t.play("0 c5r6; 0 done");
    // In two regions at once: it counts in both battles, and dies once.
    let seats = ["ra followers=0; god c3r2; apep c4r6; powers omnipresent", "isis; god c0r3; warriors c8r8"];
    let mut t = conflict(1, APEP, &seats);
    assert_eq!(t.followers(0), 3);
    t.play("0 chariots; 1 flood");
    assert_eq!((t.strength(0), t.won()), (4, Some(0)));
    t.play("0 flood; 1 chariots");
    assert_eq!((t.strength(0), t.figures(0), t.pool(0)), (1, "c3r2".into(), [0, 1, 0]));
}

/// [summon.3] [ruling.72] Water is adjacent to all around it.
#[test]
fn figures_come_beside_an_apep_in_every_region() {
    let mut t =
        laid(&format!("{APEP}; neutral temple c4r7 c5r6"), &["isis followers=0; god c1r4; apep c4r6", "ra; god c7r4"]);
    let mut gain = t.clone();
    gain.play("0 gain");
    assert_eq!(gain.followers(0), 2);
    t.play("0 summon; 0 regular");
    t.takes("0 c5r5").takes("0 c4r5").takes("0 c3r5").refuses("0 c6r6", Refusal::NotSummonable);
}

/// [guardian.giant-scorpion] [ruling.43] [ruling.44] [ruling.7] [ruling.27]
#[test]
fn giant_scorpion() {
    let mut t = laid("", &["ra; god c1r4; pool 0 0 1", "isis; god c7r4"]);
    t.play("0 summon; 0 regular; 0 level 3; 0 c1r5; 0 no");
    assert_eq!(
        (t.asked(0), t.options(0)),
        (Some(Question::Aim { at: hex("c1r5") }), "aim n aim ne aim se aim s aim sw aim nw".into())
    );
    t.play("0 aim n");
    // Moved, or set down where it stood, it is aimed anew.
    let mut t = laid("aim c1r5 n", &["isis; god c1r4; giant-scorpion c1r5", "ra; god c7r4"]);
    t.play("0 move; 0 c1r5; 0 c1r5; 0 aim s");
    assert_eq!(t.board().aims[0].unwrap().direction, 3);
    // At the edge of the board both claws point at spaces.
    let mut t = laid("aim c0r7 n", &["isis; god c1r4; giant-scorpion c0r7", "ra; god c7r4"]);
    t.play("0 move; 0 c0r7; 0 c0r8");
    assert_eq!(t.options(0), "aim n aim ne");
    // It destroys what it points at, also its owner's; not behind a river.
    let isis = "isis; god c1r4; giant-scorpion c5r5; temple c5r4";
    let ra = "ra; god c7r4; obelisk c6r5";
    let t = conflict(1, "aim c5r5 n", &[isis, ra]);
    assert_eq!((t.monuments(Monument::Temple), t.monuments(Monument::Obelisk)), (String::new(), "c6r5".into()));
    assert_eq!(t.ankhs(0), 9);
    let t = conflict(1, "aim c5r5 s; neutral pyramid c4r5 c5r6", &[isis, ra]);
    assert_eq!((t.control(0), t.monuments(Monument::Pyramid)), ("c5r4".into(), "c4r5 c5r6".into()));
    let t = conflict(1, "aim c5r5 nw; neutral pyramid c4r5", &[isis, ra]);
    assert_eq!((t.control(0), t.monuments(Monument::Pyramid)), (String::new(), String::new()));
}

/// [guardian.androsphinx] [ruling.67] [ruling.68]
#[test]
fn androsphinx() {
    let isis = "isis; god c3r4; androsphinx c0r5";
    // c0r5 touches c0r4, c0r6, c1r4, c1r5.
    let ra = "ra; god c0r4; warriors c0r6 c0r7; temple c0r3; powers temple-attuned";
    let mut t = conflict(1, APEP, &[ra, isis]);
    t.play("0 drought; 1 flood");
    // One Warrior, the Temple and the card; the sphinx does not silence its own side.
    assert_eq!((t.strength(0), t.strength(1)), (4, 2));
    // All silenced: card and Temple stay.
    let mut t = conflict(1, APEP, &["anubis; god c0r4; trapped 1=2", isis]);
    t.play("0 chariots; 1 flood");
    assert_eq!((t.strength(0), t.strength(1)), (3, 2));
}

/// [guardian.androsphinx] Two of different gods silence each other, and both go on silencing others.
#[test]
fn two_androsphinxes_side_by_side() {
    let ra = "ra; god c3r7; warriors c0r4; androsphinx c0r5";
    let isis = "isis; god c3r4; warriors c0r7; androsphinx c0r6";
    let mut t = conflict(1, APEP, &[ra, isis, "osiris; god c3r2"]);
    t.play("0 chariots; 1 flood");
    // The sphinxes count for nothing; each Warrior is beside its own.
    assert_eq!((t.strength(0), t.strength(1)), (5, 2));
    let mut t = conflict(1, APEP, &[&ra.replace("c0r4", "c1r6"), &isis.replace("c0r7", "c1r4"), "osiris; god c3r2"]);
    // Now each Warrior is beside the sphinx of the other.
    t.play("0 chariots; 1 flood");
    assert_eq!((t.strength(0), t.strength(1)), (4, 1));
}

/// [guardian.satet] She never enters water, even if there is a figure to push.
#[test]
fn satet_stays_on_land() {
    let mut t = laid("guardians satet apep androsphinx", &["ra; god c8r8; satet c1r6", "isis; god c7r4; apep c2r6"]);
    t.play("0 move; 0 c1r6");
    t.refuses("0 c2r6", Refusal::NotFree).takes("0 c2r7");
}

/// [conflict.2] [monument.7] All at once; what lies in the supply again can be built in the same Conflict.
#[test]
fn scorpions_of_two_gods_destroy_together() {
    let ten = "c9r8 c9r7 c7r8 c7r7 c6r8 c6r9 c6r7";
    let isis = format!("isis followers=3; god c1r4; giant-scorpion c5r5; temple c5r4 {ten}");
    let ra = "ra followers=3; god c3r4; giant-scorpion c1r6; temple c0r6";
    let mut t = conflict(1, "aim c5r5 n; aim c1r6 nw; neutral temple c1r5", &[&isis, ra, "osiris; god c3r2"]);
    // c5r4 by the one, c1r5 and c0r6 by the other.
    assert_eq!(
        (t.monuments(Monument::Temple), t.ankhs(0), t.ankhs(1)),
        (labels(ten.split(' ').map(hex).collect()), 2, 9)
    );
    t.play("0 build-monument; 1 flood");
    t.takes("0 build temple");
}

/// [guardian.giant-scorpion] Of two Scorpions the first one leaves: the aim of the other is written and read the same.
#[test]
fn an_aim_stays_with_its_scorpion() {
    let isis = "isis; god c0r3; giant-scorpion c1r5";
    let ra = "ra; god c3r4; giant-scorpion c8r8; warriors c2r7";
    let mut t = conflict(1, "aim c1r5 s; aim c8r8 ne", &[isis, ra, "osiris; god c3r2"]);
    t.play("0 flood; 1 chariots");
    let aim = t.board().aims.map(|aim| aim.map(|aim| (aim.at, aim.direction)));
    assert_eq!((t.figures(0), aim), ("c0r3".into(), [Some((hex("c8r8"), 1)), None]));
}

/// [guardian.giant-scorpion] A camel between saves a monument as a river does.
#[test]
fn a_scorpion_does_not_reach_over_camels() {
    let camels =
        "camels c0r3|c0r4 c0r4|c1r3 c1r3|c1r4 c1r4|c2r4; token 1 c0r3; token 2 c0r4; token 3 c6r4; token 4 c5r3";
    let seats = ["isis; god c8r8; giant-scorpion c1r4", "ra; god c3r2"];
    let t = conflict(1, &format!("{camels}; aim c1r4 nw; neutral temple c1r3 c0r4"), &seats);
    assert_eq!(t.monuments(Monument::Temple), "c1r3");
}
