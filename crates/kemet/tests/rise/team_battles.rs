//! Battles of teams: who fights, whose units fall, who gains, where they go. [team.6] [team.16] to [team.18]

use crate::kit::{Table, might};
use crate::teams::{pairs, standing};
use kemet::ask::{Goods, Question};
use kemet::creatures::Creature;
use kemet::event::{Event, Glory};
use kemet::query::Might;
use kemet::refusal::Refusal;
use table::Side;

/// Seat 0 has come from A to TW and meets seats 1 and 3, of whom one fights; all four have their lines.
#[track_caller]
fn clash(defender: usize, seats: [&str; 4]) -> Table {
    clash_at("A", "TW", defender, seats)
}

#[track_caller]
fn clash_at(from: &str, at: &str, defender: usize, seats: [&str; 4]) -> Table {
    let head = format!(
        "turn begun laid; move start={from} at={at} left=0; fight at={at} attacker=0 defender={defender} stage=plan"
    );
    let seat0 = format!("{}; laid move-upper", seats[0]);
    pairs(&head, [&seat0, seats[1], seats[2], seats[3]])
}

const WALK: &str = "0 lay move-upper; 0 A; 0 walk TW";

/// [team.6] [team.5] [ruling.122] [ruling.133] The first in the order of those with units there says who defends.
#[test]
fn the_team_chooses_its_defender() {
    let seats = ["troops A=3", "tiles defense; troops TW=1", "", "tiles shields-of-neith; troops TW=2"];
    let mut t = pairs("", seats);
    t.play(WALK).play("0 3");
    assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::Champion)));
    t.refuses("1 seat 0", Refusal::NotYourTeam);
    assert_eq!(t.options(1), ["seat 1", "seat 3"]);
    let mut other = t.clone();
    t.play("1 seat 3");
    assert!(t.told(|event| *event == Event::Defends { side: Side::new(3) }));
    assert_eq!(t.waits_for(), [0, 3], "only the active teammates plan");
    assert_eq!(t.battle("2-0-2 aside 3-0-1", "2-0-2 aside 3-0-1").1, might(5, 0, 3), "all units, the tiles of one");
    other.play("1 seat 1");
    assert_eq!(other.battle("2-0-2 aside 3-0-1", "2-0-2 aside 3-0-1").1, might(6, 0, 2));
    let mut t = pairs("order 0 3 2 1", seats);
    t.play(WALK).play("0 3");
    assert_eq!(t.waits_for(), [3], "by the turn order");
    let mut t = pairs("", ["troops A=3", "tiles defense", "", "troops TW=2"]);
    t.play(WALK).play("0 3");
    assert_eq!(t.waits_for(), [0, 3], "a troop of one player is defended by its owner");
}

/// [ruling.133] The tiles before the battle are those of the one who was chosen.
#[test]
fn the_defender_is_chosen_before_tiles_act() {
    let seats = ["prayer=0; troops A=3", "tiles deadly-trap; troops TW=1", "", "troops TW=2"];
    let mut t = pairs("", seats);
    t.play(WALK).play("0 3; 1 seat 1");
    assert_eq!(t.units(0, "TW"), 2);
    let mut t = pairs("", seats);
    t.play(WALK).play("0 3; 1 seat 3");
    assert_eq!(t.units(0, "TW"), 3);
}

/// [ruling.135] Units taken outside battle are the team's to choose, and the one chosen fights on without any.
#[test]
fn the_team_chooses_whom_initiative_takes() {
    let mut t = pairs("", ["troops A=3; tiles initiative", "troops TW=1", "", "troops TW=3"]);
    t.play(WALK).play("0 3; 1 seat 1");
    assert_eq!(t.asked(1), Some(Question::Whose { zone: t.zone("TW"), owner: Side::new(1), left: 2 }));
    t.refuses("1 2", Refusal::TooFewUnits { has: 1 });
    t.play("1 1");
    assert_eq!((t.units(1, "TW"), t.units(3, "TW"), t.supply(1), t.supply(3)), (0, 2, 12, 10));
    assert_eq!(t.waits_for(), [0, 1], "the active teammate stays the same");
    t.battle("2-0-2 aside 3-0-1", "1-1-3 aside 3-0-1");
    t.play("1 0; 1 recall");
    assert_eq!(t.supply(3), 12);
}

/// [ruling.135] Raining Fire: the first in the order of those there says whose unit it is.
#[test]
fn the_team_chooses_whom_the_fire_takes() {
    let mut t = pairs("", ["prayer=1; hand raining-fire", "troops TW=1", "", "troops TW=2 F=1"]);
    t.play("0 card raining-fire; 0 TW");
    assert_eq!(t.waits_for(), [1]);
    t.play("1 0");
    assert_eq!((t.units(1, "TW"), t.units(3, "TW")), (1, 1));
}

/// [team.16] [example.5] A mixed troop attacks with all its units and its companions, and the mover's cards alone.
#[test]
fn a_mixed_attack() {
    let seat0 = "prayer=3; troops TW=2+shadow-servant; hand war-rage; tiles charge shadow-servant";
    let seat2 = "prayer=3; troops TW=2+the-mummy; hand war-fury; tiles the-mummy blades-of-neith";
    let mut t = clash(1, [seat0, "troops TW=1", seat2, ""]);
    assert_eq!(t.waits_for(), [0, 1]);
    let (ours, _) = t.battle("4-1-0 aside 3-0-1 with war-rage war-fury", "2-0-2 aside 3-0-1");
    assert_eq!(ours.strength, 4 + 4 + 1 + 2 + 1 + 1, "units, card, War Rage, the Mummy, the servant, Charge!");
    assert_eq!(ours.shields, 1);
    assert_eq!((t.hand(0).count(), t.hand(2).count()), (0, 1));
    assert_eq!((t.scored(0, Glory::Battle), t.scored(2, Glory::Battle), standing(&t, 2)), (1, 0, 1));
}

/// [team.16] [ruling.134] The own city counts if the active teammate is its owner.
#[test]
fn the_city_of_the_active_teammate() {
    for (defender, strength) in [(1, 6), (3, 5)] {
        let mut t = clash_at("C", "C1", defender, ["troops C1=3", "troops C1=2", "", "troops C1=1"]);
        let (_, theirs) = t.battle("2-0-2 aside 3-0-1", "2-0-2 aside 3-0-1");
        assert_eq!(theirs.strength, strength, "seat {defender}");
    }
}

/// [team.17] The team chooses whose units fall; they go to their owners.
#[test]
fn casualties_are_shared_as_the_team_likes() {
    let mut t = clash(1, ["troops TW=2", "troops TW=2", "troops TW=3", "troops TW=3"]);
    t.battle("1-3-0 aside 3-0-1", "2-2-1 aside 3-0-1");
    assert_eq!(t.asked(0), Some(Question::Whose { zone: t.zone("TW"), owner: Side::new(0), left: 2 }));
    t.play("0 1");
    assert_eq!(t.asked(1), Some(Question::Whose { zone: t.zone("TW"), owner: Side::new(1), left: 2 }));
    t.refuses("1 3", Refusal::TooFewUnits { has: 2 });
    t.play("1 0");
    let left = [0, 1, 2, 3].map(|seat| t.units(seat, "TW"));
    assert_eq!((left, t.supply(3)), ([1, 2, 2, 1], 11));
}

/// [team.17] As many as fall, neither more nor fewer.
#[test]
fn casualties_add_up() {
    let mut t = clash(1, ["troops TW=5", "troops TW=3", "", "troops TW=1"]);
    t.battle("1-3-0 aside 3-0-1", "2-2-1 aside 3-0-1");
    t.refuses("1 0", Refusal::WrongNumberOfUnits { units: 2 });
    assert_eq!(t.options(1), ["1", "2"]);
}

/// [shield.2] [ruling.107] Whom shields cover needs no question of its own: the team chooses the losses anyway.
#[test]
fn shields_of_a_mixed_troop() {
    let servant = "tiles shadow-servant; troops TW=1+shadow-servant";
    let mut t = clash(1, ["troops TW=5", "troops TW=2", "", servant]);
    let (_, theirs) = t.battle("1-3-0 aside 3-0-1", "4-1-0 aside 3-0-1");
    assert_eq!(theirs, Might { shields: 1, ..might(8, 1, 0) });
    assert_eq!(t.asked(1), Some(Question::Whose { zone: t.zone("TW"), owner: Side::new(1), left: 2 }), "of three");
    t.play("1 1");
    assert_eq!((t.units(1, "TW"), t.units(3, "TW"), t.creature(Creature::ShadowServant)), (1, 0, "TW".into()));
}

/// [team.18] [team.8] Veteran tokens go to whom the team likes, also to one who was not there.
#[test]
fn veterans_are_handed_on() {
    let mut t = clash(1, ["troops TW=1", "troops TW=5", "", ""]);
    t.battle("2-0-2 aside 3-0-1", "2-0-2 aside 3-0-1");
    assert_eq!(t.asked(0), Some(Question::HandOn { goods: Goods::Veterans, mate: Side::new(2), left: 1 }));
    t.play("0 1; 1 1");
    assert_eq!([0, 1, 2, 3].map(|seat| t.veterans(seat)), [0, 1, 1, 1], "a winning defender has two");
}

/// [team.18] [ruling.136] The whole troop goes home and pays one less than all units together.
#[test]
fn a_recall_of_a_mixed_troop() {
    let elephant = "prayer=0; tiles ancestral-elephant; troops TW=2+ancestral-elephant";
    let mut t = clash(1, ["troops TW=5", "prayer=0; troops TW=2", "", elephant]);
    t.battle("4-1-0 aside 3-0-1", "2-0-2 aside 3-0-1");
    t.play("1 0").play("1 recall; 1 2");
    assert_eq!((t.prayer(1), t.prayer(3), t.supply(1), t.supply(3)), (1, 2, 12, 12));
    assert_eq!(t.creature(Creature::AncestralElephant), "reserve");
    for seat in [1, 3] {
        assert!(t.told(|event| *event == Event::Recalled { side: Side::new(seat), units: 2 }), "whose they were");
    }
    let mut t = clash(1, ["prayer=0; troops TW=3", "troops TW=1", "prayer=0; troops TW=2", ""]);
    t.battle("4-1-0 aside 3-0-1", "2-0-2 aside 3-0-1");
    t.play("1 0; 1 recall; 0 recall; 0 1");
    assert_eq!((t.prayer(0), t.prayer(2), t.supply(0), t.supply(2)), (3, 1, 12, 12), "a winner too");
}

/// [team.18] [ruling.134] To an empty neighbour; of districts only those of the active teammate's own city.
#[test]
fn a_retreat_of_a_mixed_troop() {
    for (defender, homes) in [(1, vec!["C1", "C2", "C3"]), (3, vec![])] {
        let elephant = "tiles ancestral-elephant; troops C=2+ancestral-elephant";
        let mut t = clash_at("BC", "C", defender, ["troops C=5", "troops C=2 TW=1", "", elephant]);
        t.battle("4-1-0 aside 3-0-1", "2-0-2 aside 3-0-1");
        t.play(&format!("{defender} 0; {defender} retreat"));
        let districts: Vec<String> =
            t.options(0).into_iter().filter(|zone| zone.len() == 2 && zone.starts_with('C')).collect();
        assert_eq!(districts, homes, "seat {defender}");
        t.refuses("0 TW", Refusal::NotEmpty);
        t.play("0 BC");
        assert_eq!((t.units(1, "BC"), t.units(3, "BC"), t.creature(Creature::AncestralElephant)), (2, 2, "BC".into()));
    }
}

/// [ruling.137] The winner's Conscription reaches the mixed troop, within five.
#[test]
fn conscription_after_a_battle_of_teams() {
    let mut t = clash(1, ["prayer=5; troops TW=3; hand conscription", "troops TW=1", "troops TW=1 NW=1", ""]);
    t.battle("2-2-1 aside 3-0-1 with conscription", "3-0-1 aside 2-0-2");
    while !matches!(t.asked(0), Some(Question::Muster { .. })) {
        let seat = t.waits_for()[0];
        let answer = t.options(seat).pop().unwrap();
        t.play(&format!("{seat} {answer}"));
    }
    assert_eq!(t.options(0), ["done", "A1", "A2", "A3", "TW"], "not with a teammate's own troop");
    t.play("0 TW").refuses("0 TW", Refusal::NoRoom);
}

/// [team.3] A battle is fought against one team, and teammates of either stand by.
#[test]
fn teammates_never_fight() {
    let mut t = pairs("", ["troops A=2", "", "troops TW=2", ""]);
    t.play(WALK).play("0 2");
    assert_eq!((t.board().fight, t.units(0, "TW"), t.units(2, "TW")), (None, 2, 2));
}

/// [team.18] Nothing is held before the battle is won, for the teammates who came along neither. [pyramid.2]
#[test]
fn nothing_is_held_while_they_fight() {
    let t = clash_at("C", "C1", 1, ["troops C1=1", "pyramids red=4@C1; troops C1=1", "troops C1=1", ""]);
    assert_eq!((standing(&t, 0), standing(&t, 1)), (0, 1));
}
