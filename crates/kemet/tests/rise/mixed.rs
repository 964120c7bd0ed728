//! Troops in which teammates stand together, outside battle. [team.11] to [team.15]

use crate::kit::{RISE, Table, laid_in};
use crate::teams::{pairs, six, standing};
use kemet::Kemet;
use kemet::ask::Question;
use kemet::board::Lair;
use kemet::creatures::Creature;
use kemet::query;
use kemet::refusal::Refusal;
use kemet::tiles::Colour;
use std::collections::BTreeSet;
use table::{Notation, Side};

const MOVE: &str = "0 lay move-upper; 0 A";

/// [team.11] [ruling.127] Five, whatever the tiles.
#[test]
fn no_tile_makes_a_mixed_troop_larger() {
    let mut t = pairs("", ["prayer=9; tiles legion; troops A1=3", "", "tiles domination-blue; troops A1=1", ""]);
    t.play("0 lay recruit").refuses("0 2", Refusal::TroopTooLarge { limit: 5 });
    t.play("0 1").takes("0 7").refuses("0 8", Refusal::TroopTooLarge { limit: 7 });
    let mut t = pairs("", ["tiles legion; troops A=6", "", "troops AB=1", ""]);
    t.play(MOVE).play("0 walk AB").refuses("0 5", Refusal::TroopTooLarge { limit: 5 });
    t.play("0 4");
    assert_eq!((t.units(0, "A"), t.units(0, "AB"), t.units(2, "AB")), (2, 4, 1));
    let text = "kemet-rotg players=4 mode=team\nseat 0\ntiles legion\ntroops A=4\nseat 2\ntroops A=2";
    assert!(Kemet::read_position(text).unwrap_err().contains("the limit is 5"));
    let mut t = pairs("", ["prayer=3", "", "tiles legion; troops A1=7", ""]);
    t.play("0 lay recruit");
    assert_eq!(t.asked(0), Some(Question::Recruit { district: t.zone("A2"), hired: 0 }), "no room beside seven");
}

/// [team.12] Into the own city only, also beside teammates.
#[test]
fn units_are_recruited_at_home() {
    let mut t = pairs("", ["prayer=9; troops D1=1 C1=1", "", "troops A1=2 D1=1", ""]);
    t.play("0 lay recruit; 0 3; 0 0; 0 1");
    assert_eq!((t.units(0, "A1"), t.units(2, "A1"), t.units(0, "A3"), t.prayer(0)), (3, 2, 1, 5));
    assert_eq!((t.units(0, "D1"), t.units(0, "C1"), t.board().fight), (1, 1, None));
}

/// [ruling.137] Free units reach a mixed troop with an own unit, and not a teammate's own.
#[test]
fn free_units_join_mixed_troops() {
    let mut t = pairs("", ["hand enlistment; troops TW=1", "", "troops TW=3 NW=1 D1=1", ""]);
    t.play("0 card enlistment");
    assert_eq!(t.options(0), ["done", "A1", "A2", "A3", "TW"]);
    t.play("0 TW").refuses("0 TW", Refusal::NoRoom).refuses("0 NW", Refusal::NotYourDistrict);
    let mut t = pairs("", ["prayer=5; tiles local-recruitment; troops D1=1", "", "troops D1=3 D2=1", ""]);
    t.play("0 lay recruit; 0 0; 0 0; 0 0").refuses("0 2", Refusal::TroopTooLarge { limit: 5 });
    t.play("0 1");
    assert_eq!((t.units(0, "D1"), t.units(2, "D1")), (2, 3));
}

/// [team.13] [ruling.130] A pyramid is its owner's and each teammate's who stands there; the point is counted once.
#[test]
fn control_of_a_teammates_pyramid() {
    let level = |t: &Table, seat: usize| query::highest_pyramid(t.board(), Side::new(seat), Colour::Red);
    let mut t = pairs("", ["prayer=6; troops D1=1", "", "pyramids red=4@D1", ""]);
    assert_eq!((level(&t, 0), level(&t, 2)), (4, 4), "the owner keeps it");
    assert_eq!((t.points(0), t.points(2), standing(&t, 0)), (0, 1, 1));
    t.clone().play("0 lay move-upper; 0 D1").takes("0 teleport TE");
    t.play("0 lay buy-1; 0 giant-scorpion");
    assert_eq!(t.prayer(0), 2, "bought by it");
    let t = pairs("", ["", "", "pyramids red=4@D1; troops D1=1", ""]);
    assert_eq!((level(&t, 0), level(&t, 2)), (0, 4), "nobody without a unit there");
}

/// [team.13] [ruling.141] An enemy's pyramid is controlled by each of a mixed troop, and gives one point.
#[test]
fn control_of_an_enemys_pyramid() {
    let level = |t: &Table, seat: usize| query::highest_pyramid(t.board(), Side::new(seat), Colour::Red);
    let t = pairs("", ["troops C1=1", "pyramids red=4@C1", "troops C1=2", ""]);
    assert_eq!([0, 1, 2, 3].map(|seat| level(&t, seat)), [4, 0, 4, 0]);
    assert_eq!((standing(&t, 0), standing(&t, 1)), (1, 0));
    let t = pairs("", ["troops TW=1", "", "troops TW=2", ""]);
    assert_eq!((standing(&t, 0), standing(&t, 2)), (1, 1), "a temple too");
}

/// [team.14] [ruling.128] Units of teammates are taken on and left on the way; an own one goes with every step.
#[test]
fn a_mixed_troop_moves_with_a_unit_of_the_mover() {
    let seat0 = "tiles priest-of-mafdet; troops A=2";
    let mut t = pairs("", [seat0, "", "troops A=2 AB=1 BC=3", ""]);
    t.play("0 lay move-upper").refuses("0 BC", Refusal::NoUnitsThere);
    t.play("0 A; 0 walk AB").refuses("0 0", Refusal::TooFewUnits { has: 2 });
    t.play("0 1").refuses("0 3", Refusal::TooFewUnits { has: 2 });
    t.play("0 2; 0 walk TW; 0 1");
    let left = [(0, "A"), (2, "A"), (0, "AB"), (2, "AB"), (0, "TW"), (2, "TW")];
    assert_eq!(left.map(|(seat, zone)| t.units(seat, zone)), [1, 0, 0, 2, 1, 1]);
    // The teammate moves it as well.
    let mut t = pairs("order 2 1 0 3", ["troops A=2", "", "troops A=1", ""]);
    t.play("2 lay move-upper; 2 A; 2 walk TW; 2 2");
    assert_eq!((t.units(0, "TW"), t.units(2, "TW")), (2, 1));
}

/// [team.14] In a team of three each teammate there is asked for.
#[test]
fn a_troop_of_three_players_moves() {
    let mut t = six("3v3", "", ["troops A=1", "", "troops A=2", "", "troops A=2", ""]);
    t.play(MOVE).play("0 walk TW; 0 1; 0 2");
    assert_eq!([(0, "TW"), (2, "TW"), (4, "TW"), (2, "A")].map(|(seat, zone)| t.units(seat, zone)), [1, 1, 2, 1]);
}

/// [team.14] [team.11] Limits are read where the Move ends.
#[test]
fn a_teammates_space_may_be_crossed() {
    let mut t = pairs("", ["tiles priest-of-mafdet; troops A=5", "", "troops AB=5", ""]);
    t.play(MOVE).play("0 walk AB; 0 5").refuses("0 stop", Refusal::MustGoOn);
    t.play("0 walk TW; 0 3");
    let left = [(0, "AB"), (2, "AB"), (0, "TW"), (2, "TW")];
    assert_eq!(left.map(|(seat, zone)| t.units(seat, zone)), [2, 3, 3, 2], "and come out of it mixed");
    let mut t = pairs("", ["troops A=5", "", "troops AB=5", ""]);
    t.play(MOVE).refuses("0 walk AB", Refusal::TroopTooLarge { limit: 5 });
    // Seven of a teammate with Legion may be left as they stood.
    let mut t = pairs("", ["tiles priest-of-mafdet; troops A=1", "", "tiles legion; troops AB=7", ""]);
    t.play(MOVE).play("0 walk AB; 0 walk TW; 0 0");
    assert_eq!((t.units(2, "AB"), t.units(0, "TW")), (7, 1));
}

/// [team.14] Nothing is gained before the Move is over, for the teammates who come along neither. [point.2]
#[test]
fn nobody_gains_in_passing() {
    let mut t = pairs("", ["tiles priest-of-mafdet; troops A=1", "", "troops A=1", ""]);
    t.play(MOVE).play("0 walk TW; 0 1");
    assert_eq!(standing(&t, 0), 0);
    t.play("0 stop");
    assert_eq!(standing(&t, 0), 1);
}

/// [team.15] No walls, no foreign districts with a teammate; but the red port of the own city alone.
#[test]
fn a_teammates_city_is_open() {
    let seat0 = "tiles priest-of-mafdet; troops EB=1";
    let mut t = pairs("", [seat0, "", "", ""]);
    t.play("0 lay move-upper; 0 EB; 0 walk D; 0 walk D1");
    assert_eq!(t.units(0, "D1"), 1);
    let mut t = pairs("", [seat0, "", "", ""]);
    t.play("0 lay move-upper; 0 EB; 0 walk F").refuses("0 walk F1", Refusal::Wall);
    let mut t = pairs("", ["tiles priest-of-mafdet; troops D=1", "", "", ""]);
    t.play("0 lay move-upper; 0 D; 0 walk D1; 0 walk D2");
    assert_eq!(t.units(0, "D2"), 1);
    let mut t = pairs("", ["troops WB=1", "", "", ""]);
    t.play("0 lay move-upper; 0 WB").refuses("0 walk D", Refusal::NotAdjacent).takes("0 walk EB");
}

/// [team.15] The mover pays, and only the mover's tiles count.
#[test]
fn the_mover_pays_and_has_the_tiles() {
    let mut t = pairs(
        "",
        ["prayer=2; troops A1=1; pyramids red=1@A1", "", "prayer=9; tiles priest-of-mafdet; troops A1=1", ""],
    );
    t.play("0 lay move-upper; 0 A1; 0 teleport TW; 0 1");
    assert_eq!((t.prayer(0), t.prayer(2), t.units(2, "TW")), (0, 9, 1));
    let mut t = pairs("", ["troops A=1; hand prayer", "", "tiles priest-of-mafdet; troops A=1", ""]);
    t.play(MOVE).play("0 walk AB; 0 1");
    assert!(!t.moves(), "the teammate's Priest of Mafdet does not count");
}

const MUMMY: &str = "tiles the-mummy; troops A=1+the-mummy";

/// [example.5] [team.6] [ruling.129] Its land move counts whoever moves it; its card in the Night is the owner's.
#[test]
fn the_mummy_in_a_mixed_troop() {
    let mut t = pairs("", ["troops A=2", "", MUMMY, ""]);
    t.play(MOVE).play("0 walk AB; 0 2; 0 0; 0 yes");
    assert_eq!((t.creature(Creature::TheMummy), t.units(2, "A")), ("AB".into(), 1), "away from the owner's last unit");
    assert!(t.moves(), "a second step");
    assert!(t.position().contains("  lent the-mummy=AB\n"), "{}", t.position());
    t.play("0 walk TW; 0 2; 0 yes");
    let owner = t.board().lairs[Creature::TheMummy as usize];
    assert_eq!(owner, Lair::Zone(Side::new(2), t.zone("TW")));

    let mut t = pairs("round 1 interventions", ["troops A=2", "", MUMMY, ""]);
    t.draw();
    assert_eq!([0, 1, 2, 3].map(|seat| t.hand(seat).count()), [1, 1, 2, 1]);
}

/// [ruling.129] With the last unit of the team it goes to its owner's reserve.
#[test]
fn a_companion_left_alone_goes_to_its_owner() {
    let mut t = pairs("", ["troops A=1", "", "tiles the-mummy; lent the-mummy=A", ""]);
    t.play(MOVE).play("0 walk AB; 0 no");
    assert_eq!(t.board().lairs[Creature::TheMummy as usize], Lair::Reserve(Side::new(2)));
}

/// [ruling.129] It comes only with an own unit in an own district, and not beside a teammate's of its kind.
#[test]
fn one_creature_in_a_mixed_troop() {
    let seat0 = "prayer=3; tiles ancestral-elephant; troops A1=1";
    let mummy = "tiles the-mummy; troops A1=1+the-mummy A2=1";
    let mut t = pairs("", [seat0, "", mummy, ""]);
    t.refuses("0 rearrange", Refusal::NothingToDoThere);
    t.play("0 lay recruit; 0 1; 0 0; 0 0");
    assert_eq!(t.creature(Creature::AncestralElephant), "reserve", "nothing is asked");
    let mut t = pairs("", ["prayer=3; tiles ancestral-elephant; troops A1=1 A3=1", "", mummy, ""]);
    t.play("0 rearrange").refuses("0 A1", Refusal::CreatureThere).refuses("0 A2", Refusal::NoUnitsThere);
    t.play("0 A3");
    assert_eq!(t.creature(Creature::AncestralElephant), "A3");
}

/// [ruling.129] A companion lent within the own city does not change places: the other would stand without its owner.
#[test]
fn a_lent_companion_changes_places_with_nobody() {
    let seat0 = "tiles ancestral-elephant royal-scarab; troops A3=1+royal-scarab A2=1; lent ancestral-elephant=A1";
    let mut t = laid_in(RISE, "mode=team", &[seat0, "", "troops A1=1", ""]);
    t.play("0 rearrange");
    let Some(Question::Rearrange { creature }) = t.asked(0) else { panic!("{:?}", t.game.open()) };
    if creature == Creature::RoyalScarab {
        t.play("0 pass");
    }
    t.refuses("0 A3", Refusal::CreatureThere);
    t.play("0 A2");
    assert_eq!(t.creature(Creature::AncestralElephant), "A2");
}

/// [god.4] [ruling.181] [ruling.171] No unit or god of a teammate stands with a god; they may cross each other.
#[test]
fn gods_and_teammates_stand_apart() {
    let gods = |seat0: &str, seat2: &str| {
        let (seat0, seat2) = (format!("god=seth; {seat0}"), format!("god=anubis; {seat2}"));
        laid_in(RISE, "mode=team; gods=true; risen", &[&seat0, "god=horus", &seat2, "god=sobek"])
    };
    let mut t = gods("prayer=4; pyramids red=4@A1", "troops A1=1; shrine A2=5");
    t.play("0 lay buy-1; 0 god seth");
    assert_eq!(t.units(0, "A3"), 5, "the only district without a teammate");
    let mut t = gods("troops A=2", "shrine AB=5");
    t.play("0 lay move-upper").refuses("0 AB", Refusal::NoUnitsThere);
    t.play("0 A").refuses("0 walk AB", Refusal::GodsStandAlone);
    let mut t = gods("tiles priest-of-mafdet; troops A=2", "shrine AB=5");
    t.play(MOVE).play("0 walk AB; 0 2").refuses("0 stop", Refusal::MustGoOn);
    t.play("0 walk TW");
    assert_eq!((t.units(0, "TW"), t.units(2, "AB")), (2, 5));
    let mut t = gods("tiles priest-of-mafdet; shrine A=5", "troops AB=3");
    t.play(MOVE).play("0 walk AB").refuses("0 stop", Refusal::MustGoOn);
    t.play("0 walk TW");
    assert_eq!((t.units(0, "TW"), t.units(2, "AB")), (5, 3));
    let mut t = gods("shrine A=5", "shrine AB=5");
    t.play(MOVE).refuses("0 walk AB", Refusal::GodsStandAlone);
    let mut t = gods("prayer=3", "shrine A1=5");
    t.play("0 lay recruit");
    assert_eq!(t.asked(0), Some(Question::Recruit { district: t.zone("A2"), hired: 0 }), "nothing joins it");
}

/// What a step can carry: own units, the teammate's, whether the companion.
type Load = (u8, u8, bool);

/// Every load that the options of a step lead to.
fn loads(t: &Table, from: (u8, u8), found: &mut BTreeSet<Load>) {
    match t.asked(0) {
        Some(Question::HowMany { .. } | Question::HowManyOf { .. } | Question::TakeCreature { .. }) => {
            for option in t.options(0) {
                let mut next = t.clone();
                next.play(&format!("0 {option}"));
                loads(&next, from, found);
            }
        }
        _ => {
            let gone = (from.0 - t.units(0, "A"), from.1 - t.units(2, "A"));
            found.insert((gone.0, gone.1, t.creature(Creature::Sphinx) == "AB"));
        }
    }
}

/// [team.11] [team.14] The options of a last step are those that keep the limits, counted by hand for many troops.
#[test]
fn a_step_of_a_mixed_troop_carries_whatever_fits() {
    for (own, mates, mine, theirs) in (1..=3)
        .flat_map(|own| (0..=2).map(move |mates| (own, mates)))
        .flat_map(|(own, mates)| (0..=5).map(move |there| (own, mates, there / 2, there - there / 2)))
    {
        for (beast, other) in [(false, false), (true, false), (true, true)] {
            let troops = |units: [(u8, &str); 2]| {
                let all = units.iter().filter(|(units, _)| *units > 0).map(|(units, zone)| format!(" {zone}={units}"));
                format!("troops{}", all.collect::<String>())
            };
            let lent = if beast { "; lent sphinx=A" } else { "" };
            let guest = if other && mine + theirs > 0 { "; lent sacred-cobra=AB" } else { "" };
            let seat0 = format!("tiles sacred-cobra; {}{guest}", troops([(own, "A"), (mine, "AB")]));
            let seat2 = format!("tiles sphinx; {}{lent}", troops([(mates, "A"), (theirs, "AB")]));
            let mut t = pairs("", [&seat0, "hand prayer", &seat2, ""]);
            let fits = |&(o, m, along): &Load| o + m + mine + theirs <= 5 && (!along || (beast && guest.is_empty()));
            let wanted: BTreeSet<Load> = (1..=own)
                .flat_map(|o| (0..=mates).flat_map(move |m| [(o, m, false), (o, m, true)]))
                .filter(fits)
                .collect();
            t.play(MOVE);
            let mut found = BTreeSet::new();
            if t.why("0 walk AB").is_none() {
                t.play("0 walk AB");
                loads(&t, (own, mates), &mut found);
            }
            assert_eq!(found, wanted, "{seat0} / {seat2}");
        }
    }
}
