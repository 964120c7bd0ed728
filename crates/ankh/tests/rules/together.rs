//! Rules that meet: powers, gods, guardians and cards in one position, and the order in which they come.

use crate::kit::{Table, conflict, hex, labels, laid};
use ankh::ask::Question;
use ankh::board::Aim;
use ankh::event::Event;
use ankh::kinds::Card;
use ankh::refusal::Refusal;

const RA: &str = "ra devotion=10; god c0r3; warriors c0r6";
const APEP: &str = "guardians cat-mummy apep androsphinx";
/// East first, then West, then the Delta.
const EAST_FIRST: &str = "token 1 c6r4; token 2 c5r4; token 3 c5r3";

/// Who came to which devotion, one after the other.
fn steps(t: &Table) -> Vec<(usize, u8)> {
    let step = |event: &Event| match event {
        Event::Devotion { side, to, .. } => Some((side.index(), *to)),
        _ => None,
    };
    t.events.iter().filter_map(step).collect()
}

/// [god.isis] [ruling.45] The enemy beside it falls at the same moment and protects it all the same.
#[test]
fn isis_keeps_her_own_in_a_tie_that_stands() {
    let mut t = conflict(1, "", &[RA, "isis; god c3r4; warriors c0r5 c5r5"]);
    t.play("0 drought; 1 cycle-of-maat; 0 no");
    // c0r5 is beside c0r6, c5r5 beside nobody.
    assert_eq!((t.won(), t.asked(1)), (None, Some(Question::Spare { at: hex("c0r5") })));
    let mut other = t.clone();
    t.play("1 yes");
    assert_eq!((t.figures(0), t.figures(1)), ("c0r3".into(), "c0r5 c3r4".into()));
    other.play("1 no");
    assert_eq!((other.figures(0), other.figures(1)), ("c0r3".into(), "c3r4".into()));
}

/// [god.isis] Beside the figure of another loser, far from the winner's.
#[test]
fn isis_is_protected_by_an_enemy_that_dies_with_her() {
    let osiris = "osiris; god c1r8; warriors c2r9 c2r8";
    let mut t = conflict(1, "", &["ra; god c4r7; warriors c0r6", "isis; god c3r4; warriors c0r5", osiris]);
    t.play("0 flood; 1 flood; 2 chariots");
    assert_eq!((t.won(), t.asked(1)), (Some(2), Some(Question::Spare { at: hex("c0r5") })));
    t.play("1 yes");
    assert_eq!((t.figures(0), t.figures(1)), ("c4r7".into(), "c0r5 c3r4".into()));
}

/// [god.isis] [figure.7] In water an enemy of another region protects; without any enemy beside it nothing does.
#[test]
fn isis_protects_an_apep_in_every_region() {
    let battle = |apep: &str, enemy: &str| {
        let ra = format!("ra; god c0r3; warriors c0r6 {enemy}");
        let mut t = conflict(1, APEP, &[&ra, &format!("isis; god c3r4; apep {apep}")]);
        t.play("0 chariots; 1 flood");
        t
    };
    let mut t = battle("c4r6", "c5r6");
    // The battle is that of the West, and c5r6 is in the East.
    assert_eq!((t.token("c5r6"), t.asked(1)), (2, Some(Question::Spare { at: hex("c4r6") })));
    t.play("1 yes");
    assert_eq!(t.figures(1), "c3r4 c4r6");
    assert_eq!((t.waits_for(), t.board().conflict.unwrap().token), (vec![0, 1], 1));
    let t = battle("c4r6", "c6r6");
    assert_eq!((t.figures(1), t.pool(1)), ("c3r4".into(), [0, 1, 0]));
}

/// [ruling.4] [board.7] Two Apeps in neighbouring water are adjacent.
#[test]
fn water_beside_water_is_adjacent() {
    let seats = |other: &str| {
        let ra = format!("ra; god c7r4; warriors c7r5; apep {other}");
        let mut t = conflict(1, APEP, &[&ra, "isis; god c8r8; apep c10r5", "osiris; god c3r2"]);
        t.play("0 chariots; 1 flood");
        t
    };
    assert_eq!(seats("c10r4").asked(1), Some(Question::Spare { at: hex("c10r5") }));
    assert_eq!(seats("c10r7").figures(1), "c8r8");
}

/// [card.plague-of-locusts] [ruling.30] Who bids alone is the highest with any bid.
#[test]
fn a_lone_bidder_is_spared_with_nothing() {
    let ra = "ra followers=1; god c8r8; warriors c0r6";
    let mut t = conflict(1, "", &[ra, "isis followers=2; god c3r2; warriors c2r7"]);
    t.play("0 plague-of-locusts; 1 plague-of-locusts; 0 0; 1 1");
    // The Warrior of Ra is dead: only Isis bids on the second card.
    assert_eq!((t.figures(0), t.waits_for(), t.options(1)), ("c8r8".into(), vec![1], "0 1".into()));
    t.play("1 0");
    assert_eq!((t.figures(1), t.followers(1), t.won()), ("c2r7 c3r2".into(), 1, Some(1)));
}

/// [card.plague-of-locusts] A bid of nothing against nothing is a tie.
#[test]
fn bids_of_nothing_are_a_tie() {
    let mut t = conflict(1, "", &["ra; god c0r3; warriors c0r6", "isis; god c3r4; warriors c2r7"]);
    t.play("0 plague-of-locusts; 1 flood; 0 0; 1 0");
    assert_eq!((t.figures(0), t.figures(1)), ("c0r3".into(), "c3r4".into()));
}

/// [guardian.mummy] [ruling.70] [ruling.83] Owners from the least up, of one owner one after the other.
#[test]
fn several_mummies_come_back_in_order() {
    let isis = "isis devotion=8; god c3r4; mummy c2r7 c3r7";
    let osiris = "osiris devotion=6; god c0r8; mummy c5r5";
    let mut t = conflict(1, "", &[RA, isis, osiris, "amun; god c3r2"]);
    t.play("0 chariots; 1 miracle; 2 miracle");
    assert_eq!((t.waits_for(), t.options(2)), (vec![2], "c0r7 c1r7 c1r8".into()));
    t.play("2 c1r7");
    assert_eq!((t.waits_for(), t.options(1)), (vec![1], "c2r4 c3r3 c3r5 c4r4 c4r5".into()));
    t.play("1 c3r5");
    // The second does not find the space of the first.
    assert_eq!((t.waits_for(), t.options(1)), (vec![1], "c2r4 c3r3 c4r4 c4r5".into()));
    t.play("1 c4r5; 2 pass");
    assert_eq!((t.figures(1), t.figures(2)), ("c3r4 c3r5 c4r5".into(), "c0r8 c1r7".into()));
    // Osiris 1 and Isis 2 by their Miracles.
    assert_eq!((t.devotion(1), t.devotion(2), t.pool(1), t.pool(2)), (10, 7, [0; 3], [0; 3]));
}

/// [guardian.mummy] One space beside the God, two Mummies: the second goes to the pool.
#[test]
fn mummies_without_room_go_to_the_pool() {
    let head = "neutral temple c2r4 c3r3 c3r5 c4r4";
    let isis = "isis; god c3r4; mummy c2r7 c3r7";
    let mut t = conflict(1, head, &[RA, isis, "osiris; god c3r2"]);
    t.play("0 chariots; 1 miracle");
    assert_eq!((t.figures(1), t.pool(1), t.devotion(1)), ("c3r4 c4r5".into(), [0, 1, 0], 2));
}

/// [ruling.34] [conflict.22] By the locusts and in the resolution: each death is paid.
#[test]
fn a_mummy_that_dies_twice_pays_twice() {
    let isis = "isis devotion=2 followers=0; god c3r4; mummy c2r7";
    let mut t = conflict(1, "", &["ra followers=1; god c0r3; warriors c0r6 c0r7", isis]);
    t.play("0 plague-of-locusts; 1 miracle; 0 1; 1 c4r5");
    assert_eq!((t.won(), t.asked(1)), (Some(0), Some(Question::Return)));
    t.play("1 c3r5");
    assert_eq!((t.devotion(1), t.figures(1)), (4, "c3r4 c3r5".into()));
}

/// [ruling.50] [conflict.21] The Sun of a killed figure is home before a Mummy comes back.
#[test]
fn a_sun_is_home_before_the_mummy_returns() {
    let ra = "ra; god c3r1; mummy c3r4; warriors c8r8 c8r9";
    let mut t = conflict(1, "suns c3r4 c8r8 c8r9", &[ra, "isis; god c0r3; warriors c0r6"]);
    t.play("0 flood; 1 chariots; 0 c3r2");
    assert_eq!(t.asked(0), Some(Question::Radiate { at: hex("c3r2") }));
    t.play("0 yes");
    assert_eq!(labels(t.board().suns), "c3r2 c8r8 c8r9");
}

/// [ruling.75] What returns to a region that had its turn does not open it again.
#[test]
fn a_region_has_one_turn_in_a_conflict() {
    let isis = "isis; god c3r4; mummy c6r5";
    let mut t = conflict(1, "", &["ra; god c7r7; warriors c8r8", isis]);
    t.play("0 chariots; 1 cycle-of-maat; 1 c4r5");
    // Isis dominated the West once, Ra won the East.
    assert_eq!((t.track(), t.figures(1), t.turn().0), (vec![1, 1], "c3r4 c4r5".into(), 1));
}

/// [guardian.cat-mummy] [ruling.35] Each is a loss of its own, that of the least devoted owner first.
#[test]
fn cats_of_two_owners_curse_in_order() {
    let isis = "isis devotion=6; god c3r4; cat-mummy c2r7";
    let osiris = "osiris devotion=6; god c1r8; cat-mummy c5r5";
    let cursed = |order: &str| {
        let mut t = conflict(1, &format!("order {order}"), &[RA, isis, osiris]);
        t.play("0 chariots; 1 flood; 2 miracle; 2 pass");
        t
    };
    // Osiris below Isis: its cat brings Isis to 5, then the other brings Osiris there, upon her. Miracle pays Osiris 1.
    let t = cursed("2 1 0");
    assert_eq!(steps(&t), [(0, 11), (1, 5), (0, 10), (2, 5), (0, 9), (2, 6)]);
    let t = cursed("1 2 0");
    assert_eq!(steps(&t), [(0, 11), (2, 5), (0, 10), (1, 5), (0, 9), (2, 6)]);
    assert_eq!(t.track(), [9, 5, 6]);
}

/// [guardian.cat-mummy] Two of one owner are two losses; those of the locusts come before the majorities.
#[test]
fn two_cats_of_one_owner_curse_twice() {
    let ra = "ra devotion=10 followers=1; god c0r3; warriors c0r6; temple c0r4";
    let isis = "isis devotion=6 followers=0; god c3r4; cat-mummy c2r7 c4r7";
    let mut t = conflict(1, "", &[ra, isis, "osiris devotion=1; god c3r2"]);
    t.play("0 plague-of-locusts; 1 cycle-of-maat; 0 1");
    // Osiris falls to 0 and no further; Ra gains its Temple, then the battle; Osiris the Delta.
    assert_eq!(steps(&t), [(2, 0), (0, 9), (0, 8), (0, 9), (0, 10), (2, 1)]);
}

/// [power.obelisk-attuned] [guardian.giant-scorpion] [ruling.21] A Scorpion that an Obelisk calls is aimed at once.
#[test]
fn a_scorpion_called_by_an_obelisk_is_aimed_anew() {
    let isis = "isis devotion=10; god c0r3; giant-scorpion c8r8; obelisk c1r5; powers obelisk-attuned";
    let ra = "ra devotion=8; god c3r4; warriors c2r7; temple c8r9";
    let mut t = conflict(1, "aim c8r8 n", &[isis, ra]);
    t.play("0 c8r8; 0 c1r6");
    assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::Aim { at: hex("c1r6") })));
    t.play("0 aim n");
    // It points at the Obelisk now; nothing is destroyed before the next Conflict begins.
    assert_eq!(t.board().aims, [Some(Aim { at: hex("c1r6"), direction: 0 }), None]);
    assert_eq!((t.asked(0), t.control(0)), (Some(Question::Obelisk), "c1r5".into()));
    t.play("0 done; 0 chariots; 1 flood");
    assert_eq!((t.won(), t.figures(0), t.control(0)), (Some(0), "c0r3 c1r6".into(), "c1r5".into()));
}

/// [power.obelisk-attuned] [conflict.3] [ruling.28] A later region is read as the moves leave it.
#[test]
fn obelisks_empty_a_later_region() {
    let ra = "ra; god c0r3; warriors c8r8; obelisk c1r5; powers obelisk-attuned";
    // Without the move there would be a second battle; with it Isis dominates the East.
    let mut t = conflict(1, "", &[ra, "isis; god c3r4; warriors c6r5"]);
    t.play("0 c8r8; 0 c1r6; 0 done; 0 flood; 1 chariots");
    // An Obelisk for Ra, the battle and the East for Isis.
    assert_eq!((t.won(), t.track(), t.turn().0), (Some(1), vec![1, 2], 1));
    // A region left empty is passed over.
    let mut t = conflict(1, "", &[ra, "isis; god c3r4"]);
    t.play("0 c8r8; 0 c1r6; 0 done; 0 flood; 1 chariots");
    assert_eq!((t.won(), t.track()), (Some(1), vec![1, 1]));
    assert_eq!(t.told(|event| matches!(event, Event::Dominated { .. })), 0);
    assert_eq!(t.told(|event| matches!(event, Event::RegionBegins { .. })), 0);
}

/// [guardian.apep] [summon.5] [ruling.48]
#[test]
fn apep_as_the_figure_of_a_pyramid() {
    let isis = "isis; god c0r3; pyramid c5r5; powers pyramid-attuned; pool 0 1 0";
    let mut t = laid(APEP, &[isis, "ra; god c7r4"]);
    t.play("0 summon; 0 pyramid c5r5; 0 level 2");
    // The lake beside it, and land; no other water, nothing over the river.
    assert_eq!(t.options(0), "c4r5 c4r6 c5r4");
    t.refuses("0 c3r6", Refusal::NotSummonable).refuses("0 c10r8", Refusal::NotSummonable);
    t.play("0 c4r6");
    assert_eq!(t.options(0), "done regular");
    // As the regular figure it goes to any water, and leaves the Pyramid its own.
    for water in ["c4r6", "c10r8"] {
        let mut t = laid(APEP, &[isis, "ra; god c7r4"]);
        t.play(&format!("0 summon; 0 regular; 0 level 2; 0 {water}"));
        assert_eq!(t.options(0), "done pyramid c5r5");
    }
    // Never by the right of Osiris.
    let mut t = laid(&format!("{APEP}; underworld c8r8"), &["osiris; god c0r3; pool 0 1 0", "ra; god c7r4"]);
    t.play("0 summon; 0 underworld; 0 level 2");
    assert_eq!(t.figures(0), "c0r3 c8r8");
}

/// [guardian.androsphinx] [figure.7] A figure in water is silenced in every battle it is in.
#[test]
fn apep_beside_an_androsphinx_counts_nowhere() {
    let isis = "isis; god c0r3; androsphinx c4r5; warriors c8r8";
    let mut t = conflict(1, &format!("{APEP}; {EAST_FIRST}"), &["ra; god c3r2; apep c4r6", isis]);
    t.play("0 chariots; 1 flood");
    // The sphinx is in the West, the battle that of the East.
    assert_eq!((t.strength(0), t.strength(1)), (3, 1));
    t.play("0 drought; 1 miracle");
    assert_eq!((t.strength(0), t.strength(1), t.won()), (1, 2, Some(1)));
    // Further away it counts.
    let mut t =
        conflict(1, &format!("{APEP}; {EAST_FIRST}"), &["ra; god c3r2; apep c4r6", &isis.replace("c4r5", "c4r4")]);
    t.play("0 chariots; 1 flood");
    assert_eq!(t.strength(0), 4);
}

/// [guardian.satet] [god.ra] The Sun goes with its figure, whether she pushes or is pushed.
#[test]
fn suns_and_a_push() {
    const SATET: &str = "guardians satet mummy giant-scorpion";
    let mut t = laid(&format!("{SATET}; suns c1r7"), &["ra; god c1r4; satet c1r7", "isis; god c1r6"]);
    t.play("0 move; 0 c1r7; 0 c1r6; 0 c1r7; 0 done");
    assert_eq!((t.figures(0), t.god(1), labels(t.board().suns)), ("c1r4 c1r6".into(), "c1r7".into(), "c1r6".into()));
    let mut t = laid(&format!("{SATET}; suns c1r6"), &["isis; god c1r4; satet c1r7", "ra; god c8r8; warriors c1r6"]);
    t.play("0 move; 0 c1r7; 0 c1r6; 0 c2r7; 0 done");
    assert_eq!(
        (t.figures(0), t.figures(1), labels(t.board().suns)),
        ("c1r4 c1r6".into(), "c2r7 c8r8".into(), "c2r7".into())
    );
    // Across camels as across rivers. [ruling.24]
    let camels =
        "camels c0r3|c0r4 c0r4|c1r3 c1r3|c1r4 c1r4|c2r4; token 1 c0r3; token 2 c0r4; token 3 c6r4; token 4 c5r3";
    let mut t = laid(&format!("{SATET}; {camels}"), &["ra; god c8r8; satet c1r5", "isis; god c1r4"]);
    t.play("0 move; 0 c1r5; 0 c1r4");
    t.takes("0 c1r3").takes("0 c1r5");
}

/// [ruling.36] [ruling.52] [conflict.23] to [conflict.27] Winner, Magnanimous, cats, Underworld, Miracle, Worshipful.
#[test]
fn the_order_of_devotion_in_a_battle() {
    let isis = "isis devotion=8 followers=2; god c3r4; cat-mummy c2r7; warriors c4r7; powers magnanimous worshipful";
    let osiris = "osiris devotion=9 followers=2; god c1r8; warriors c5r5; powers magnanimous worshipful";
    let mut t = conflict(1, "", &[RA, isis, osiris]);
    t.play("0 chariots; 1 miracle; 2 miracle");
    assert_eq!(steps(&t), [(0, 11), (1, 10), (2, 11), (0, 10), (2, 10)]);
    assert_eq!(t.asked(2), Some(Question::Gate));
    t.play("2 new; 2 c5r5");
    // Isis had 10 and Osiris 10 above her; two and one of theirs have died. Then Osiris, now lower, worships first.
    assert_eq!(steps(&t)[5..], [(1, 12), (2, 11)]);
    assert_eq!((t.waits_for(), t.asked(2)), (vec![2], Some(Question::Worship)));
    t.play("2 yes; 1 yes");
    assert_eq!(steps(&t)[7..], [(2, 12), (1, 13)]);
    assert_eq!((t.track(), t.turn().0), (vec![10, 13, 12], 1));
}

/// [ruling.59] Dominating is no battle: nothing of a battle's powers comes with it.
#[test]
fn domination_brings_no_power_of_battles() {
    let ra = "ra followers=5 devotion=22; god c0r3; warriors c0r6; powers commanding inspiring glorious worshipful";
    let t = conflict(1, "", &[ra, "isis; god c3r2"]);
    assert_eq!((t.track(), t.followers(0), t.turn().0), (vec![23, 1], 5, 1));
}

/// [ruling.60] A Miracle is one gain, and none if nobody died.
#[test]
fn bountiful_adds_once_to_a_miracle() {
    for (warriors, after) in [("warriors c2r7 c4r7 c5r5", 4), ("", 0)] {
        let isis = format!("isis; god c3r4; {warriors}; powers bountiful");
        let mut t = conflict(1, "", &["ra; god c0r3; warriors c0r6 c0r7", &isis]);
        t.play("0 chariots; 1 miracle");
        assert_eq!(t.devotion(1), after, "{warriors}");
    }
}

/// [ruling.32] The locusts are one moment, the resolution another.
#[test]
fn anubis_traps_at_the_plague_and_at_the_end() {
    let anubis = "anubis followers=1; god c3r4; warriors c2r7 c4r7";
    let mut t = conflict(
        1,
        "",
        &["ra followers=0; god c0r3; warriors c0r6", anubis, "isis followers=1; god c1r8; warriors c5r5"],
    );
    // Anubis and Isis tie with 1: all die, Warriors of both enemies can be had.
    t.play("0 chariots; 1 plague-of-locusts; 2 flood; 1 1; 2 1");
    assert_eq!(t.options(1), "pass warrior of 2 warrior of 0");
    t.play("1 warrior of 2");
    assert_eq!((t.board().sides[1].trapped[2], t.warriors(2), t.warriors(0)), (1, 5, 6));
    let mut t = conflict(
        1,
        "",
        &["ra followers=0; god c0r3; warriors c0r6", anubis, "isis followers=1; god c1r8; warriors c5r5"],
    );
    // Isis alone bids: the Warrior of Ra dies now, hers when Anubis has lost to Ra.
    t.play("0 chariots; 1 plague-of-locusts; 2 drought; 1 0; 2 1");
    assert_eq!(t.options(1), "pass warrior of 0");
    t.play("1 warrior of 0");
    assert_eq!((t.won(), t.asked(1).is_some()), (Some(0), true));
    t.play("1 warrior of 2");
    assert_eq!((t.board().sides[1].trapped[0], t.board().sides[1].trapped[2]), (1, 1));
}

/// [god.amun] The token is turned up after the Conflict.
#[test]
fn amun_has_two_cards_again_in_the_next_conflict() {
    let seats = ["amun; god c0r3; warriors c0r6; hand cycle-of-maat chariots drought", "isis; god c3r4"];
    let mut t = conflict(1, "", &seats);
    t.play("0 yes; 0 cycle-of-maat; 0 chariots; 1 flood");
    assert_eq!(t.board().conflict, None);
    let mut t = conflict(2, "", &seats);
    assert_eq!(t.asked(0), Some(Question::Double));
    t.play("0 no; 0 drought; 1 flood");
    assert!(!t.has_card(0, Card::Drought));
}

/// [conflict.19] [devotion.5] [power.bountiful] Glorious, Drought and a Sun are one gain, to which Bountiful adds one.
#[test]
fn all_that_winning_pays_is_one_gain() {
    let ra = "ra devotion=2; god c0r3; warriors c0r6 c0r7; powers glorious bountiful";
    let mut t = conflict(1, "suns c0r6 c0r7", &[ra, "isis; god c3r4"]);
    t.play("0 drought; 1 flood");
    // 4 against 1: 3, three figures on desert, 1 for Radiance, 1 for Bountiful.
    assert_eq!(steps(&t), [(0, 10)]);
}

/// [conflict.13] [ruling.61] Without a figure left a fighter is worth 0, and its cards still come back.
#[test]
fn bonuses_without_a_figure_count_for_nothing() {
    let ra = "ra followers=1; god c0r3; warriors c0r6 c0r7; powers glorious";
    let isis =
        "isis followers=0; god c3r2; warriors c2r7; temple c2r8; powers temple-attuned; hand cycle-of-maat chariots";
    for (card, hand) in [("chariots", 1), ("cycle-of-maat", 7)] {
        let mut t = conflict(1, "", &[ra, isis]);
        t.play(&format!("0 plague-of-locusts; 1 {card}; 0 1"));
        assert_eq!((t.strength(0), t.strength(1), t.hand(1)), (4, 0, hand));
        // The Temple's majority is not paid; Isis has the Delta.
        assert_eq!(steps(&t), [(0, 3), (1, 1)]);
    }
}

/// [god.amun] [ruling.80] Each of two cards comes in its own step.
#[test]
fn amun_builds_and_then_calls_the_locusts() {
    let amun = "amun followers=4; god c0r3; warriors c0r6";
    let mut t = conflict(1, "", &[amun, "isis followers=1; god c3r4; warriors c2r7"]);
    t.play("0 yes; 0 plague-of-locusts; 0 build-monument; 1 chariots");
    assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::Build)));
    t.play("0 build temple; 0 c1r5");
    assert_eq!((t.waits_for(), t.options(0)), (vec![0, 1], "0 1".into()));
    t.play("0 1; 1 0");
    // The Temple's majority; then 2 + 1 against 1 + 3.
    assert_eq!((t.strength(0), t.strength(1), t.track()), (3, 4, vec![1, 1]));
}

/// [figure.7] [figure.8] A figure in water is enough to dominate, in each region its water touches.
#[test]
fn an_apep_dominates_from_the_water() {
    let seats = ["ra; god c0r3; apep c10r1", "isis; god c3r4"];
    let mut t = conflict(1, &format!("{APEP}; suns c10r1"), &seats);
    t.play("0 chariots; 1 flood");
    // The battle, then East and Delta with a Sun in both.
    assert_eq!(steps(&t), [(0, 1), (0, 3), (0, 5)]);
}

/// [ruling.72] In water beside a Temple: for Temple Attuned, and for the event.
#[test]
fn an_apep_serves_the_monuments_around_it() {
    let ra = "ra; god c0r3; apep c4r6; temple c4r7 c5r6; powers temple-attuned";
    let mut t = conflict(1, APEP, &[ra, "isis; god c3r4; warriors c8r8"]);
    t.play("0 flood; 1 flood");
    // The Temple of the West alone, beside the lake.
    assert_eq!(t.strength(0), 4);
    let t = crate::kit::event(
        1,
        &format!("{APEP}; neutral temple c4r7 c5r6"),
        &["ra; god c0r3; apep c4r6", "isis; god c7r4"],
    );
    assert_eq!(t.options(0), "c4r7 c5r6");
}

/// [guardian.mummy] [ruling.8] A Mummy does not come back into another god's Underworld.
#[test]
fn a_mummy_returns_to_no_gate_of_another() {
    let seats = ["ra; god c0r3; warriors c0r6", "isis; god c3r1; mummy c3r4", "osiris; god c8r8"];
    let mut t = conflict(1, "underworld c3r2 c2r1", &seats);
    t.play("0 chariots; 1 flood");
    assert_eq!(t.options(1), "c2r2 c3r0 c4r1 c4r2");
}
