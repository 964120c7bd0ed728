//! Teams: who plays with whom, what is shared, in which order they come, and how they win. [team.1] to [team.10]

use crate::kit::{RISE, Table, laid_in, seat, start_in};
use kemet::Kemet;
use kemet::ask::{Goods, Question, Sides};
use kemet::event::{Ending, Event};
use kemet::gods::Rise;
use kemet::query;
use kemet::refusal::Refusal;
use table::{Notation, Seat, Side, Title};

/// Two teams of two: seats 0 and 2 with the cities A and D, seats 1 and 3 with C and F.
#[track_caller]
pub(crate) fn pairs(head: &str, seats: [&str; 4]) -> Table {
    laid_in(RISE, &format!("mode=team; {head}"), &seats)
}

/// Six players, in three teams or in two.
#[track_caller]
pub(crate) fn six(teams: &str, head: &str, seats: [&str; 6]) -> Table {
    laid_in(RISE, &format!("mode=team; teams={teams}; {head}"), &seats)
}

pub(crate) fn order(t: &Table) -> Vec<usize> {
    t.board().in_order().map(Side::index).collect()
}

/// The points of a seat's team.
pub(crate) fn standing(t: &Table, seat: usize) -> u8 {
    query::standing(t.board(), Side::new(seat))
}

/// [team.1] [ruling.121] A team of two has a city on each bank, a team of three two on one of them.
#[test]
fn seats_and_cities_of_the_teams() {
    let east = |t: &Table, seat: usize| t.zone("D1") <= t.board().districts(Side::new(seat))[0];
    for (players, teams, banks) in [(4, "2v2", [1, 1].as_slice()), (6, "2v2v2", &[1, 1, 1]), (6, "3v3", &[1, 2])] {
        let t = start_in(RISE, players, &[("mode", "team"), ("teams", teams)]);
        for (first, &eastern) in banks.iter().enumerate() {
            let team = t.board().team(Side::new(first));
            assert_eq!(team.iter().count(), players / banks.len());
            assert!(team.iter().all(|mate| mate.index() % banks.len() == first), "{teams}");
            assert_eq!(team.iter().filter(|mate| east(&t, mate.index())).count(), eastern, "{teams}, team {first}");
        }
        let player = t.board().side(Side::new(0));
        assert_eq!((player.prayer, player.supply, player.assembles), (7, 12, true), "as in the classic game");
    }
    assert!(!start_in(RISE, 4, &[]).board().side(Side::new(0)).assembles);
}

/// [team.2] Each pays from the own track, and of a tile with two copies each of two teammates may have one.
#[test]
fn each_keeps_what_is_their_own() {
    let seat0 = "prayer=1; pyramids red=1@A1; troops A1=1";
    let mut t = pairs("", [seat0, "", "prayer=11; tiles charge; pyramids red=4@D1", ""]);
    t.play("0 lay move-upper; 0 A1").refuses("0 teleport TW", Refusal::NotEnoughPrayer { price: 2, has: 1 });
    let mut t = pairs("", [seat0, "", "prayer=11; tiles charge; pyramids red=4@D1", ""]);
    t.play("0 lay buy-1").refuses("0 carnage", Refusal::PyramidTooLow { level: 1, needs: 2 });
    t.play("0 charge");
    assert_eq!((t.prayer(0), t.prayer(2)), (0, 11));
}

/// [team.3] [ruling.140] Cards and tiles against opponents reach other teams alone.
#[test]
fn teammates_are_no_opponents() {
    let mut t = pairs("", ["prayer=1; hand raining-fire", "troops C=1", "troops D=1 NE=1", "troops F=2"]);
    t.play("0 card raining-fire").refuses("0 D", Refusal::NoUnitsThere);
    assert_eq!(t.options(0), ["C", "F"]);

    let drain = "prayer=0; tiles energy-drain";
    let mut t = pairs("", ["prayer=0", drain, drain, ""]);
    t.play("0 lay pray-middle; 0 0; 1 0");
    assert_eq!([0, 1, 2, 3].map(|seat| t.prayer(seat)), [2, 1, 0, 7], "not from a teammate's Pray");

    let hand = "hand prayer glory";
    let mut t = pairs("round 1 interventions", ["tiles annexation", hand, "hand snare prayer", ""]);
    t.draw().refuses("0 seat 2", Refusal::NotAnAnswer).takes("0 seat 1");

    let toll = "tiles khnums-sphinx; troops AB=1+khnums-sphinx";
    let mut t = pairs("", ["prayer=0; troops A=1", "", toll, ""]);
    t.play("0 lay move-upper; 0 A; 0 walk AB");
    assert_eq!((t.units(0, "AB"), t.units(2, "AB")), (1, 1), "no toll, and no battle");
    let mut t = pairs("", ["prayer=1; troops A=1", toll, "", ""]);
    t.play("0 lay move-upper; 0 A").refuses("0 walk AB", Refusal::NotEnoughPrayer { price: 2, has: 1 });
}

/// [team.7] [ruling.141] Permanent and temporary points of all players together, when a turn of one of them begins.
#[test]
fn twelve_points_together_win() {
    let mut t = pairs("order 1 0 3 2", ["prayer=0; battle=6", "prayer=0", "battle=4; troops TE=1 NE=1", ""]);
    assert_eq!((standing(&t, 0), t.result()), (12, None), "it is not their turn");
    t.play("1 lay pray-middle; 1 0");
    assert_eq!(t.result(), Some((0, Ending::Fame)));
    let outcome = Kemet::outcome(&t.game).unwrap();
    assert_eq!(outcome.winners, [Seat::new(0), Seat::new(2)], "the whole team");
    let t = pairs("", ["battle=6", "battle=12", "battle=6", ""]);
    assert_eq!(t.result(), Some((0, Ending::Fame)), "nobody has more");
    let t = pairs("", ["battle=6", "battle=12", "battle=6", "battle=1"]);
    assert_eq!(t.result(), None, "the other team has more");
    let t = pairs("", ["battle=11", "", "", ""]);
    assert_eq!(t.result(), None, "the goal of one player is not enough");
}

/// [team.8] [ruling.126] At that moment and not later; what would be lost above 11 can be saved.
#[test]
fn a_gain_is_handed_on_when_it_is_made() {
    let mut t = pairs("", ["prayer=0", "", "prayer=10", ""]);
    t.play("0 lay pray-middle");
    assert_eq!(t.asked(0), Some(Question::HandOn { goods: Goods::Prayer, mate: Side::new(2), left: 2 }));
    t.refuses("0 3", Refusal::NotGained { has: 2 }).refuses("0 2", Refusal::NothingToGain);
    t.play("0 1");
    assert_eq!((t.prayer(0), t.prayer(2)), (1, 11));
    let gift = Event::HandedOn { side: Side::new(0), mate: Side::new(2), goods: Goods::Prayer, count: 1 };
    assert!(t.told(|event| *event == gift));

    let mut t = pairs("", ["prayer=11", "", "prayer=3", ""]);
    t.play("0 lay pray-middle; 0 2");
    assert_eq!((t.prayer(0), t.prayer(2)), (11, 5), "saved");
    let mut t = pairs("", ["prayer=11", "", "prayer=3", ""]);
    t.play("0 lay pray-middle; 0 0");
    assert_eq!((t.prayer(0), t.prayer(2)), (11, 3), "lost");
    let mut t = pairs("", ["prayer=4", "", "prayer=11", ""]);
    t.play("0 lay pray-middle");
    assert_eq!((t.prayer(0), t.waits_for()), (6, vec![1]), "a full track is not asked for");
}

/// [team.8] In a team of three each teammate is asked for, in the order of seats.
#[test]
fn a_gain_is_shared_among_three() {
    let mut t = six("3v3", "", ["prayer=0; tiles priest", "", "prayer=0", "", "prayer=0", ""]);
    t.play("0 lay pray-middle; 0 1").refuses("0 3", Refusal::NotGained { has: 2 });
    t.play("0 1");
    assert_eq!([0, 2, 4].map(|seat| t.prayer(seat)), [1, 1, 1]);
}

/// [team.8] [ruling.82] What Veteran tokens buy is a gain like any other: worth something while a teammate has room.
#[test]
fn prayer_bought_with_veterans_may_be_a_teammates() {
    let mut t = pairs("round 1 prayers", ["prayer=11 veterans=4", "", "prayer=9", "prayer=0"]);
    t.play("0 0").refuses("0 3", Refusal::NothingToGain);
    t.play("0 2; 0 2");
    assert_eq!((t.prayer(0), t.prayer(2), t.veterans(0)), (11, 11, 2));
    let t = pairs("round 1 prayers", ["prayer=11 veterans=1", "veterans=1", "prayer=11", ""]);
    assert_eq!(t.waits_for(), [1], "nobody of the team has room");
}

/// [team.9] [ruling.123] [example.4] Yellow 0 and blue 3, red 1 and green 4, violet 2 and black 5.
#[test]
fn the_order_of_three_teams() {
    let mut t = six("2v2v2", "round 0 first-order", [""; 6]);
    assert_eq!(t.asked(0), Some(Question::Lead { named: Sides::NONE }), "the lowest seats name, openly");
    t.refuses("0 seat 1", Refusal::NotYourTeam);
    t.play("0 seat 0; 1 seat 4; 2 seat 5; chance seat 5; chance seat 4");
    assert_eq!(order(&t), [5, 4, 0, 2, 1, 3]);
}

/// [team.9] [team.5] Teams of three name their second player too, in the order that was drawn.
#[test]
fn the_order_of_two_teams_of_three() {
    let mut t = six("3v3", "round 0 first-order", [""; 6]);
    t.play("0 seat 2; 1 seat 3; chance seat 3");
    assert_eq!(t.waits_for(), [1], "the team that was drawn first");
    t.refuses("1 seat 3", Refusal::PlaceTaken);
    t.play("1 seat 5; 0 seat 4");
    assert_eq!(order(&t), [3, 2, 5, 4, 1, 0]);
}

/// [team.10] [ruling.125] Eight units at home, two with the teammate, two in the supply.
#[test]
fn the_first_units_of_pairs() {
    let mut t = pairs("round 0 first-units", [""; 4]);
    t.refuses("0 5", Refusal::TroopTooLarge { limit: 4 }).refuses("0 3", Refusal::NotAFullTroop { limit: 4 });
    t.play("0 4; 0 0; 1 4; 1 4; 2 0; 3 4; 3 4");
    let units = [(0, "A1"), (2, "A1"), (0, "A3"), (2, "A3"), (2, "D2"), (0, "D2"), (2, "D3"), (0, "D3")];
    assert_eq!(units.map(|(seat, zone)| t.units(seat, zone)), [4, 1, 4, 1, 4, 1, 4, 1]);
    assert_eq!([0, 1, 2, 3].map(|seat| t.supply(seat)), [2; 4]);
}

/// [team.10] In a team of three a unit of each teammate comes, into different districts.
#[test]
fn the_first_units_of_three() {
    let mut t = six("3v3", "round 0 first-units", [""; 6]);
    t.play("0 4; 0 4").refuses("0 seat 1", Refusal::NotYourTeam).refuses("0 seat 0", Refusal::NotYourTeam);
    t.play("0 seat 4");
    assert_eq!([(4, "A1"), (2, "A1"), (4, "A2"), (2, "A2")].map(|(seat, zone)| t.units(seat, zone)), [1, 0, 0, 1]);
    t.play("1 4; 1 4; 1 seat 3; 2 4; 2 4; 2 seat 0; 3 4; 3 4; 3 seat 1; 4 4; 4 4; 4 seat 0; 5 4; 5 4; 5 seat 1");
    assert_eq!([0, 1, 2, 3, 4, 5].map(|seat| t.supply(seat)), [2; 6]);
}

/// [god.2] [ruling.170] The Rise is at 7, and the team's points count.
#[test]
fn the_rise_of_teams() {
    let gods = ["god=seth", "god=sobek", "god=anubis", "god=horus"];
    let with = |points: [u8; 4]| {
        let seats: Vec<String> =
            gods.iter().zip(points).map(|(god, battle)| format!("{god} battle={battle}")).collect();
        let mut t = pairs("gods=true", [&seats[0], &seats[1], &seats[2], &seats[3]].map(String::as_str));
        t.play("0 lay pray-middle; 0 0");
        t.board().rise
    };
    assert_eq!(with([3, 0, 4, 0]), Rise::Reached);
    assert_eq!(with([3, 3, 3, 3]), Rise::Awaited);
}

/// [mode.1] Positions say the mode and the teams.
#[test]
fn positions_of_teams_are_written_and_read() {
    let seats = ["prayer=3 assembled; troops A=1", "", "prayer=4; tiles the-mummy; lent the-mummy=A", ""];
    let t = pairs("", seats);
    let text = t.position();
    assert!(text.starts_with("kemet-rotg players=4 mode=team teams=2v2 gods=false\n"), "{text}");
    for line in ["seat 0 prayer=3 assembled\n", "  lent the-mummy=A\n"] {
        assert!(text.contains(line), "{line}: {text}");
    }
    let again = Kemet::read_position(&text).unwrap();
    assert_eq!(again.board(), t.board());
    let lines: String = ["", "", "", ""].iter().enumerate().map(|(n, lines)| seat(n, lines)).collect();
    let turned = Kemet::read_position(&format!("kemet-rotg players=4 mode=team\norder 0 2 1 3\n{lines}"));
    assert_eq!(turned.unwrap_err(), "the teams do not come in turn");
}
