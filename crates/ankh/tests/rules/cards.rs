//! The seven battle cards. [card.plague-of-locusts] to [card.miracle]

use crate::kit::{Table, conflict, written};
use ankh::Ankh;
use ankh::ask::Question;
use ankh::kinds::{Card, Monument};
use ankh::refusal::Refusal;
use table::Notation;

const RA: &str = "ra devotion=10 followers=3; god c0r3; warriors c0r6";
const ISIS: &str = "isis devotion=8 followers=3; god c3r4; warriors c2r7";

fn duel() -> Table {
    conflict(1, "", &[RA, ISIS])
}

/// The numbers on the cards.
#[test]
fn strengths() {
    let strengths = [1, 0, 3, 0, 1, 0, 0];
    assert_eq!(Card::ALL.map(Card::strength), strengths);
}

/// [card.plague-of-locusts]
#[test]
fn plague_spares_the_single_highest_bidder() {
    let mut t = duel();
    t.play("0 plague-of-locusts; 1 chariots");
    assert_eq!((t.waits_for(), t.asked(1)), (vec![0, 1], Some(Question::Bid)));
    t.refuses("0 4", Refusal::TooFewFollowers { has: 3 });
    t.play("1 2");
    // A bid is hidden until all have bid.
    assert_eq!(t.followers(1), 3);
    t.play("0 3");
    assert_eq!((t.followers(0), t.followers(1)), (0, 1));
    // The Warrior of Isis is dead before strengths are compared: 1 + 3 against 2 + 1.
    assert_eq!((t.strength(0), t.strength(1), t.won()), (3, 4, Some(1)));
    assert_eq!((t.figures(0), t.figures(1)), ("c0r3".into(), "c3r4".into()));
}

/// [card.plague-of-locusts] [ruling.30] However many Followers five gods have, each may bid any number of them.
#[test]
fn great_bids_are_said_in_two_steps() {
    let gods = ["ra; god c0r3", "isis; god c3r4", "osiris; god c1r8", "anubis; god c3r8", "amun; god c0r8"];
    let seats = |followers: u8| gods.map(|god| god.replace(';', &format!(" followers={followers};")));
    let bidding = |followers: u8| {
        let seats = seats(followers);
        let mut t = conflict(1, "", &seats.each_ref().map(String::as_str));
        t.play("4 no; 0 plague-of-locusts; 1 chariots; 2 chariots; 3 chariots; 4 chariots");
        t
    };
    let t = bidding(24);
    assert_eq!((t.asked(4), t.options(4).split(' ').count()), (Some(Question::Bid), 25));
    let mut two = conflict(1, "", &["ra followers=63; god c0r3", "isis followers=63; god c3r4"]);
    two.play("0 plague-of-locusts; 1 chariots");
    assert_eq!((two.asked(0), two.options(0).split(' ').count()), (Some(Question::Bid), 64));
    let mut t = bidding(187);
    assert_eq!((t.asked(4), t.options(4)), (Some(Question::BidFrom), "0 25 50 75 100 125 150 175".into()));
    t.refuses("4 26", Refusal::NotAnAnswer).refuses("4 200", Refusal::TooFewFollowers { has: 187 });
    t.play("4 175");
    assert_eq!(t.options(4), "175 176 177 178 179 180 181 182 183 184 185 186 187");
    t.refuses("4 150", Refusal::NotAnAnswer).refuses("4 188", Refusal::TooFewFollowers { has: 187 });
    t.play("4 187; 0 0; 0 3; 1 0; 1 0; 2 0; 2 24; 3 50; 3 51; 2 pass");
    assert_eq!([0, 1, 2, 3, 4].map(|seat| t.followers(seat)), [184, 187, 163, 136, 0]);
}

/// [card.plague-of-locusts] Equal bids spare nobody; gods live.
#[test]
fn plague_with_equal_bids_kills_all() {
    let mut t = duel();
    t.play("0 plague-of-locusts; 1 flood; 0 1; 1 1");
    assert_eq!((t.figures(0), t.figures(1)), ("c0r3".into(), "c3r4".into()));
    assert_eq!((t.strength(0), t.strength(1)), (2, 1));
}

/// [conflict.12] [ruling.29] Each card has its own bids.
#[test]
fn two_plagues_bid_twice() {
    let mut t = duel();
    t.play("0 plague-of-locusts; 1 plague-of-locusts; 0 1; 1 0");
    assert_eq!((t.figures(1), t.asked(0), t.asked(1)), ("c3r4".into(), Some(Question::Bid), Some(Question::Bid)));
    t.play("0 0; 1 3");
    assert_eq!((t.figures(0), t.followers(0), t.followers(1)), ("c0r3".into(), 2, 0));
}

/// [card.plague-of-locusts] Flood and Isis do not help.
#[test]
fn plague_kills_the_shielded_and_the_protected() {
    let isis = "isis followers=3; god c3r4; warriors c4r4 c0r5";
    let mut t = conflict(1, "", &[RA, isis]);
    t.play("0 plague-of-locusts; 1 flood");
    assert_eq!(t.followers(1), 4);
    t.play("0 1; 1 0");
    assert_eq!(t.figures(1), "c3r4");
}

/// [card.build-monument] [ruling.55]
#[test]
fn build_monument() {
    let mut t = duel();
    t.play("0 build-monument; 1 flood; 0 build obelisk");
    t.refuses("0 c0r3", Refusal::NotFree).refuses("0 c6r4", Refusal::NotFree).refuses("0 c2r5", Refusal::NotFree);
    t.play("0 c5r5");
    // Paid with three; it counts for the majority at once.
    assert_eq!((t.followers(0), t.control(0), t.ankhs(0), t.devotion(0)), (0, "c5r5".into(), 8, 11));
    assert_eq!(t.monuments(Monument::Obelisk), "c5r5");
    // It may be left out, and with two Followers it cannot be done.
    let mut t = duel();
    t.play("0 build-monument; 1 chariots; 0 pass");
    assert_eq!((t.followers(0), t.turn().0), (3, 1));
    let mut t = conflict(1, "", &["ra followers=2; god c0r3", "isis; god c3r4"]);
    t.play("0 build-monument; 1 chariots");
    assert_eq!((t.followers(0), t.turn().0), (2, 1));
}

/// [conflict.11] [ruling.66] From the least up; building comes before the Plague.
#[test]
fn all_build_from_the_least_up() {
    let mut t = conflict(1, "", &[RA, ISIS, "osiris devotion=9 followers=1; god c1r8"]);
    t.play("0 build-monument; 1 build-monument; 2 plague-of-locusts");
    assert_eq!(t.waits_for(), [1]);
    t.play("1 build temple; 1 c1r5");
    assert_eq!(t.waits_for(), [0]);
    t.play("0 build temple");
    t.refuses("0 c1r5", Refusal::NotFree);
    t.play("0 c1r6");
    assert_eq!(t.waits_for(), [2]);
}

/// [monument.8] [card.build-monument]
#[test]
fn a_kind_that_is_used_up_is_not_built() {
    let ten = "neutral obelisk c8r1 c8r2 c7r1 c7r2 c6r1 c6r2 c6r3 c5r1 c5r2 c5r3";
    let mut t = conflict(1, ten, &[RA, ISIS]);
    t.play("0 build-monument; 1 flood");
    t.refuses("0 build obelisk", Refusal::NoMonumentLeft).takes("0 build temple");
}

/// [card.chariots]
#[test]
fn chariots() {
    let mut t = duel();
    t.play("0 chariots; 1 flood");
    assert_eq!((t.strength(0), t.strength(1)), (5, 2));
}

/// [card.cycle-of-maat] [conflict.28] [ruling.15]
#[test]
fn cycle_of_maat() {
    let ra = format!("{RA}; hand cycle-of-maat");
    let mut t = conflict(1, "", &[&ra, ISIS]);
    // The only card is played by itself.
    t.play("1 chariots");
    assert_eq!((t.won(), t.hand(0), t.hand(1)), (Some(1), 7, 6));
}

/// [card.drought] One for each own figure on desert, as part of the gain; and only for the winner.
#[test]
fn drought() {
    let ra = "ra devotion=10; god c0r3; warriors c0r6 c5r5";
    let mut t = conflict(1, "", &[ra, ISIS]);
    t.play("0 drought; 1 flood");
    assert_eq!((t.strength(0), t.devotion(0)), (4, 13));
    let mut t = conflict(1, "", &[ra, ISIS]);
    t.play("0 drought; 1 chariots");
    assert_eq!((t.won(), t.devotion(0)), (Some(1), 10));
}

/// [card.flood]
#[test]
fn flood() {
    let isis = "isis followers=0; god c3r4; warriors c4r4 c2r7 c5r5";
    let mut t = conflict(1, "", &["ra; god c0r3; warriors c0r6 c0r7", isis]);
    t.play("0 chariots; 1 flood");
    // Two on fertile land: two Followers, and they live.
    assert_eq!((t.followers(1), t.figures(1), t.won()), (2, "c3r4 c4r4 c5r5".into(), Some(0)));
}

/// [ruling.22] A Mummy that the locusts took and that came back has lost its shield, and so has the space.
#[test]
fn a_mummy_is_shielded_once() {
    let isis = "isis followers=0; god c3r3; mummy c4r4";
    let mut t = conflict(1, "", &["ra followers=1; god c0r3; warriors c0r6 c0r7", isis]);
    t.play("0 plague-of-locusts; 1 flood; 0 1; 1 0");
    assert_eq!((t.asked(1), t.options(1)), (Some(Question::Return), "c2r3 c2r4 c3r4 c4r4".into()));
    t.play("1 c4r4");
    // Ra has won, and it is killed again.
    assert_eq!((t.won(), t.asked(1)), (Some(0), Some(Question::Return)));
    t.play("1 c2r4");
    assert_eq!(t.figures(1), "c2r4 c3r3");
}

/// [card.miracle] [conflict.26]
#[test]
fn miracle() {
    let isis = "isis devotion=8 followers=0; god c3r4; warriors c2r7 c4r7 c5r5";
    let mut t = conflict(1, "", &["ra; god c0r3; warriors c0r6 c0r7", isis]);
    t.play("0 chariots; 1 miracle");
    assert_eq!((t.track(), t.figures(1)), (vec![1, 11], "c3r4".into()));
    // Those of a Plague count too.
    let mut t = conflict(1, "", &["ra followers=1; god c0r3; warriors c0r6 c0r7", isis]);
    t.play("0 plague-of-locusts; 1 miracle; 0 1");
    assert_eq!(t.track(), [1, 11]);
}

/// [conflict.10] What the Flood brings can be bid in the same battle.
#[test]
fn followers_of_the_flood_are_there_for_the_plague() {
    let mut t = conflict(1, "", &["ra followers=1; god c0r3", "isis followers=0; god c3r3; warriors c4r4"]);
    t.play("0 plague-of-locusts; 1 flood");
    t.takes("1 2").refuses("1 3", Refusal::TooFewFollowers { has: 2 });
}

/// [card.build-monument] Without an Ankh token in the pool nothing is built.
#[test]
fn without_a_token_nothing_is_built() {
    let ra = "ra followers=9; god c0r3; temple c8r8 c8r9 c9r8 c9r7 c7r8 c7r7 c6r8 c6r9 c6r7";
    let mut t = conflict(1, "", &[ra, "isis; god c3r4"]);
    t.play("0 build-monument; 1 chariots");
    assert_eq!((t.followers(0), t.turn().0), (9, 1));
}

/// [card.plague-of-locusts] A position with bids that cannot be paid is none.
#[test]
fn open_bids_can_be_paid() {
    let seats = ["ra followers=2; god c0r3", "isis followers=2; god c3r4; warriors c2r7"];
    for (bid, sound) in [(2, true), (3, false)] {
        let fight = format!("conflict 1 token=1; battle devour fighters=0,1; bid 0 {bid}");
        let head = format!("stage event; turn 0 action=gain; markers gain=3 events=4; {fight}");
        let read = Ankh::read_position(&written(&head, &seats));
        assert_eq!(read.is_ok(), sound, "{read:?}");
    }
}
