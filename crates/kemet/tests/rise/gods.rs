//! The module Gods of Egypt. [god.1] to [god.11]

use crate::kit::{RISE, Table, laid_in, might, start_in, table};
use kemet::ask::Question;
use kemet::cards::Di;
use kemet::event::{Event, Glory};
use kemet::gods::{God, Rise, Shrine};
use kemet::query::{self, Might};
use kemet::refusal::Refusal;
use table::Side;

/// Two players with the module, after the rise; each line of a seat names its god.
#[track_caller]
fn risen(seat0: &str, seat1: &str) -> Table {
    laid_in(RISE, "gods=true; risen", &[seat0, seat1])
}

/// Seat 0 has walked into the western temple and meets seat 1.
#[track_caller]
fn duel(divine: &str, seat0: &str, seat1: &str) -> Table {
    table(&format!(
        "{RISE} players=2 gods=true\nrisen\nturn begun laid\n{}laid move-upper\n{}\
         move start=A at=TW left=0 {divine}\nfight at=TW attacker=0 defender=1 stage=plan\n",
        crate::kit::seat(0, seat0),
        crate::kit::seat(1, seat1),
    ))
}

fn shrine(t: &Table, seat: usize) -> (Shrine, u8) {
    let player = t.board().side(Side::new(seat));
    (player.shrine, player.life)
}

/// [god.1] [ruling.169] In seat order, openly, each god once.
#[test]
fn gods_are_chosen_one_after_the_other() {
    let mut t = start_in(RISE, 3, &[("gods", "true")]);
    t.play("chance red; chance blue; chance white");
    assert_eq!((t.waits_for(), t.asked(0)), (vec![0], Some(Question::FirstGod)));
    t.play("0 god sobek").refuses("1 god sobek", Refusal::GodTaken);
    t.play("1 god seth; 2 god anubis");
    assert_eq!(t.board().rise, Rise::Awaited);
    assert!(t.told(|event| *event == Event::GodChosen { side: Side::new(2), god: God::Anubis }));
    let t = start_in(RISE, 3, &[]);
    assert_eq!(t.board().rise, Rise::Never, "without the option nobody is asked");
}

/// [god.2] [ruling.170] The track is read when a turn ends; what is lost later does not count.
#[test]
fn the_rise_reads_the_track_at_the_end_of_a_turn() {
    let seats = ["prayer=9; god=seth battle=3; troops A=1; pyramids red=4@A1; hand prayer", "god=sobek"];
    let mut t = laid_in(RISE, "gods=true", &seats);
    assert_eq!(t.points(0), 4, "the top of the pyramid is the fourth point");
    t.play("0 lay buy-1").refuses("0 god seth", Refusal::GodsAwaited { points: 4 });
    t.play("0 pass; 0 done");
    assert_eq!(t.board().rise, Rise::Reached);
    assert!(t.told(|event| *event == Event::GodsRise));
}

/// [god.2] Each step of the Night fills the track too.
#[test]
fn the_rise_reads_the_track_in_the_night() {
    let seats = ["god=seth battle=1; troops TW=1 NW=1", "god=sobek"];
    let t = laid_in(RISE, "gods=true; round 1 two-temples", &seats);
    assert_eq!((t.points(0), t.board().rise), (4, Rise::Reached), "two temples give the fourth");
}

/// [god.7] All four conditions, 4 PP that nothing changes, and the figure in a district without own units.
#[test]
fn acquiring_the_god_tile() {
    let seat0 = "prayer=5; god=horus; pyramids violet=4@A1 red=2@A2; tiles energy-drain; troops A1=3";
    let mut t = risen(seat0, "god=seth");
    t.play("0 lay buy-1").takes("0 god horus").refuses("0 god seth", Refusal::NotAnAnswer);
    t.play("0 god horus").refuses("0 A1", Refusal::GodsStandAlone);
    assert_eq!((t.options(0), t.prayer(0)), (vec!["A2".into(), "A3".into()], 1));
    t.play("0 A3");
    assert_eq!((shrine(&t, 0), t.units(0, "A3")), ((Shrine::Zone(t.zone("A3")), 4), 4));
    let again = risen("prayer=5; god=horus; shrine tile; pyramids violet=4@A1", "god=seth");
    again.clone().play("0 lay buy-1").refuses("0 god horus", Refusal::GodAcquired);
    let mut t = risen(seat0, "god=seth");
    t.play("0 lay buy-2").refuses("0 god horus", Refusal::NoTopPyramid);
    let mut t = risen("prayer=3; god=horus; pyramids violet=4@A1; tiles priestess", "god=seth");
    t.play("0 lay buy-1").refuses("0 god horus", Refusal::NotEnoughPrayer { price: 4, has: 3 });
}

/// [god.7] [ruling.174] [ruling.172] Where an enemy stands the god attacks; with own units everywhere it waits.
#[test]
fn a_god_just_acquired_may_have_to_fight_or_to_wait() {
    let mut t = risen("prayer=4; god=ouadjet; pyramids violet=4@A1", "god=seth; troops A1=2");
    t.play("0 lay buy-1; 0 god ouadjet; 0 A1");
    assert_eq!(t.board().fight.map(|fight| fight.at), Some(t.zone("A1")));
    let (god, _) = t.battle("2-0-2 aside 3-0-1", "2-0-2 aside 3-0-1");
    assert_eq!(god, Might { unblockable: 2, ..might(7, 0, 2) }, "4, the card, and the own city");
    assert_eq!((t.won(), t.units(1, "A1"), t.scored(0, Glory::Battle)), (Some(0), 0, 1));
    let mut t = risen("prayer=4; god=ouadjet; pyramids violet=4@A1; troops A1=1 A2=1 A3=1", "god=seth");
    t.play("0 lay buy-1; 0 god ouadjet");
    assert_eq!((shrine(&t, 0), t.waits_for()), ((Shrine::Tile, 0), vec![1]));
}

/// [god.8] [ruling.176] For nothing, with a Recruit, in another district than the units.
#[test]
fn recruiting_the_god_anew() {
    let mut t = risen("prayer=2; god=sobek; shrine tile", "god=seth");
    t.play("0 lay recruit; 0 2").refuses("0 A1", Refusal::GodsStandAlone);
    t.play("0 A2");
    assert_eq!((t.prayer(0), t.units(0, "A2"), t.supply(0)), (0, 6, 10));
    let mut t = risen("prayer=2; god=sobek; shrine tile", "god=seth");
    t.play("0 lay recruit; 0 0; 0 0; 0 0; 0 pass");
    assert_eq!(shrine(&t, 0).0, Shrine::Tile);
    let mut t = risen("prayer=5; god=sobek; shrine A1=6", "god=seth");
    t.play("0 lay recruit");
    assert_eq!(t.asked(0), Some(Question::Recruit { district: t.zone("A2"), hired: 0 }), "no unit joins it");
}

/// [god.3] [god.4] [ruling.171] It moves as a whole, holds temples, and may only cross units of its player.
#[test]
fn a_god_moves_alone() {
    let mut t = risen("prayer=0; god=anubis; shrine A=5; tiles priest-of-mafdet; troops AB=3", "god=seth");
    t.play("0 lay move-upper; 0 A; 0 walk TW; 0 stop");
    assert_eq!((t.units(0, "TW"), t.points(0), t.units(0, "A")), (5, 1, 0));
    let mut t = risen("prayer=0; god=anubis; shrine A=5; tiles priest-of-mafdet; troops AB=3", "god=seth");
    t.play("0 lay move-upper; 0 A; 0 walk AB").refuses("0 stop", Refusal::MustGoOn);
    t.play("0 walk TW");
    assert_eq!((t.units(0, "AB"), t.units(0, "TW")), (3, 5));
    let mut t = risen("prayer=0; god=anubis; shrine A=5; troops AB=3", "god=seth");
    t.play("0 lay move-upper; 0 A").refuses("0 walk AB", Refusal::GodsStandAlone);
    let mut t = risen("prayer=0; god=anubis; shrine AB=5; tiles priest-of-mafdet; troops A=3", "god=seth");
    t.play("0 lay move-upper; 0 A; 0 walk AB; 0 2").refuses("0 stop", Refusal::MustGoOn);
    t.play("0 walk TW");
    assert_eq!((t.units(0, "A"), t.units(0, "AB"), t.units(0, "TW")), (1, 5, 2), "all who came go on");
}

/// [god.5] [god.6] Life for units: in battle, by cards, in the Delta and in the Sanctuary, to the last.
#[test]
fn a_god_loses_life_where_others_lose_units() {
    let mut t = duel("", "troops TW=5; god=seth", "god=anubis; shrine TW=2");
    t.battle("3-2-0 aside 2-0-2", "4-1-0 aside 2-0-2");
    assert_eq!((shrine(&t, 1), t.supply(1)), ((Shrine::Tile, 0), 12), "it goes to its tile, and no unit to the supply");
    let mut t = risen("prayer=1; god=seth; hand raining-fire", "god=anubis; shrine TW=2");
    t.play("0 card raining-fire");
    assert_eq!(shrine(&t, 1).1, 1);
    let mut t = laid_in(RISE, "gods=true; risen; round 1 delta", &["prayer=0; god=seth; shrine TX=1", "god=anubis"]);
    t.play("0 yes");
    assert_eq!((t.prayer(0), shrine(&t, 0).0), (7, Shrine::Tile), "5, and 2 in the Prayers step");
    let mut t = laid_in(RISE, "gods=true; risen; round 1 sanctuary", &["god=seth; shrine SX=3", "god=anubis"]);
    t.play("0 yes");
    assert_eq!((t.permanent(0), shrine(&t, 0).1), (1, 1));
}

/// [god.5] Each life point counts as a unit for effects that look at losses.
#[test]
fn life_lost_counts_as_units_lost() {
    let seat0 = "prayer=0; tiles divine-hunger; troops TW=5; god=seth";
    let mut t = duel("", seat0, "prayer=0; god=bastet; shrine TW=4");
    t.battle("3-2-0 aside 2-0-2", "4-1-0 aside 3-0-1");
    assert_eq!((shrine(&t, 1).1, t.prayer(0)), (2, 4));
}

/// [god.10] [ruling.177] No recall: it retreats if it can, else it goes to its tile and is paid nothing.
#[test]
fn a_god_is_never_recalled() {
    let mut t = duel("", "troops TW=5; god=seth", "prayer=0; god=anubis; shrine TW=5");
    t.battle("5-0-0 aside 2-0-2", "2-0-2 aside 3-0-1");
    assert_eq!(t.options(0), ["A", "AB", "BC", "C"], "the winner says where");
    t.play("0 C; 0 stay");
    assert_eq!((shrine(&t, 1), t.units(1, "C")), ((Shrine::Zone(t.zone("C")), 5), 5));
    let hemmed = "prayer=0; god=anubis; shrine TW=5; troops A=1 AB=1 BC=1 C=1";
    let mut t = duel("", "troops TW=5; god=seth", hemmed);
    t.battle("5-0-0 aside 2-0-2", "2-0-2 aside 3-0-1");
    assert_eq!((shrine(&t, 1), t.prayer(1)), ((Shrine::Tile, 0), 0));
    let mut t = duel("divine", "god=seth; shrine TW=5", "god=anubis; troops TW=1");
    t.battle("4-1-0 aside 3-2-0", "2-0-2 aside 3-0-1");
    t.play("1 recall");
    assert_eq!((t.units(0, "TW"), t.asked(0).is_some_and(|asked| asked == Question::Victorious)), (5, false));
}

/// [god.9] [ruling.182] Tiles of its player count; damage and shields work on life.
#[test]
fn a_god_fights_with_its_own_strength() {
    let mut t = duel("divine", "god=horus; shrine TW=2; tiles blades-of-neith charge", "god=seth; troops TW=3");
    let (god, _) = t.battle("2-0-2 aside 3-0-1", "2-0-2 aside 3-0-1");
    assert_eq!(god, might(5 + 2 + 1 + 1, 0, 2));
}

#[test]
fn anubis_gains_for_every_unit_removed() {
    let mut t = duel("divine", "prayer=0; god=anubis; shrine TW=5", "god=seth; troops TW=4");
    t.battle("1-3-0 aside 2-0-2", "3-0-1 aside 2-0-2");
    assert_eq!((t.units(1, "TW"), t.prayer(0)), (2, 2), "2 damage got through");
}

#[test]
fn bastet_goes_further_past_walls_and_chooses_her_retreat() {
    let mut t = risen("prayer=0; god=bastet; shrine BC=4", "god=seth");
    t.play("0 lay move-upper; 0 BC; 0 walk C; 0 walk C1");
    assert_eq!(t.units(0, "C1"), 4);
    let mut t = duel("", "troops TW=5; god=seth", "god=bastet; shrine TW=4");
    t.battle("5-0-0 aside 2-0-2", "2-0-2 aside 3-0-1");
    assert_eq!((t.waits_for(), t.asked(1)), (vec![1], Some(Question::RetreatTo { loser: Side::new(1) })));
}

#[test]
fn horus_teleports_from_anywhere_for_one() {
    let mut t = risen("prayer=1; god=horus; shrine A=4", "god=seth");
    t.play("0 lay move-upper; 0 A; 0 teleport NW; 0 stop");
    assert_eq!((t.prayer(0), t.units(0, "NW")), (0, 4));
    let mut t = risen("prayer=1; god=seth; shrine A=4", "god=horus");
    t.play("0 lay move-upper; 0 A").refuses("0 teleport NW", Refusal::NotAtPyramid);
}

#[test]
fn ouadjet_bites_through_protection() {
    let mut t = duel("", "troops TW=3; god=seth", "god=ouadjet; shrine TW=5");
    let (_, god) = t.battle("1-1-3 aside 2-0-2", "2-0-2 aside 3-0-1");
    assert_eq!((god, t.units(0, "TW")), (Might { unblockable: 2, ..might(6, 0, 2) }, 1));
}

/// [ruling.178] [ruling.175]
#[test]
fn sobek_has_a_card_of_his_own() {
    let mut t = duel("divine", "god=sobek; shrine TW=6", "god=seth; troops TW=3");
    assert_eq!(t.battle("4-2-1 aside 3-0-1", "2-0-2 aside 3-0-1").0, might(8, 2, 1));
    let played = "played 5-0-0 4-1-0 3-2-0 4-2-1; aside 3-0-1 2-2-1 2-0-2 1-3-0; known 5-0-0 4-1-0 3-2-0 4-2-1";
    let spent = format!("god=sobek; shrine TW=6; {played}");
    assert!(kemet_reads(&spent).is_err(), "with one usual card left all are taken back");
    let t = duel("", "god=sobek; shrine A=6; troops TW=3", "god=seth; troops TW=3");
    t.refuses("0 4-2-1", Refusal::OnlyWithTheGod);
    let t = duel("", "god=sobek; troops TW=3", "god=seth; troops TW=3");
    t.refuses("0 4-2-1", Refusal::BattleCardNotOwned);
    // His card and seven others are used up: the last one goes back to the hand with all of them.
    let most = "played 5-0-0 4-1-0 4-2-1; aside 3-0-1 2-2-1 2-0-2";
    let mut t = duel("divine", &format!("god=sobek; shrine TW=6; {most}"), "god=seth; troops TW=1");
    t.battle("3-2-0 aside 1-1-3", "2-0-2 aside 3-0-1");
    assert_eq!(t.play("1 recall").battle_hand(0).len(), 9);
}

/// Whether the table of this seat can be laid.
fn kemet_reads(seat0: &str) -> Result<(), String> {
    let seats = [crate::kit::seat(0, seat0), crate::kit::seat(1, "god=seth")].concat();
    <kemet::Kemet as table::Notation>::read_position(&format!("{RISE} players=2 gods=true\nrisen\n{seats}")).map(|_| ())
}

/// [ruling.180]
#[test]
fn seth_voids_companions_and_takes_a_card() {
    let enemy =
        "god=anubis; tiles shadow-servant sacred-cobra; troops TW=3+shadow-servant+sacred-cobra; hand glory snare";
    let mut t = duel("divine", "god=seth; shrine TW=5", enemy);
    let (_, theirs) = t.battle("4-1-0 aside 3-2-0", "2-0-2 aside 3-0-1");
    assert_eq!(theirs, might(5, 0, 2), "creature and servant alike");
    t.play("1 recall").play("chance card glory");
    assert_eq!((t.hand(0).of(Di::Glory), t.hand(1).count()), (1, 1));
    let mut t = duel("divine", "god=seth; shrine TW=5", "god=anubis; troops TW=3");
    t.battle("4-1-0 aside 3-2-0", "2-0-2 aside 3-0-1");
    assert_eq!(t.play("1 recall").hand(0).count(), 0, "nothing to take");
}

/// A god holds pyramids and blocks districts as a troop does. [god.3] [pyramid.2]
#[test]
fn a_god_holds_what_a_troop_would() {
    let t = risen("god=seth; shrine C1=5", "god=anubis; pyramids red=4@C1");
    assert_eq!((t.points(0), t.points(1)), (1, 0));
    assert_eq!(query::god_at(t.board(), Side::new(0), t.zone("C1")), Some(God::Seth));
}
