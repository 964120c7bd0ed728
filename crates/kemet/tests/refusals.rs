//! Each reason to refuse an answer, provoked once through the public API.

mod kit;

use kemet::cards::Di;
use kemet::refusal::Refusal::{self, *};
use kit::{Table, duel, laid, start, table, two};
use std::mem::discriminant;

/// A table, the script that leads to the question, the answer, and why it is refused.
type Case = (fn() -> Table, &'static str, &'static str, Refusal);

const CASES: &[Case] = &[
    (|| two("", ""), "", "0 recall", NotAnAnswer),
    (|| laid("round 2 night-order", &["", "", ""]), "0 seat 2", "0 seat 2", PlaceTaken),
    (|| two("prayer=9; pyramids red=1@Ia", ""), "0 lay raise; 0 blue; 0 1", "0 Ia", DistrictTaken),
    (|| two("prayer=9; pyramids red=1@Ia", ""), "0 lay raise; 0 blue; 0 1", "0 IIa", NotYourDistrict),
    (first_units, "0 2", "0 2", UnitsLeftOver),
    (|| two("prayer=9; troops Ia=3", ""), "0 lay recruit", "0 3", TroopTooLarge { limit: 5 }),
    (|| two("troops W1=3", ""), "0 lay move-upper; 0 W1; 0 walk W2", "0 4", TooFewUnits { has: 3 }),
    (|| two("prayer=9; troops W1=5 W2=5", ""), "0 lay recruit", "0 3", NoUnitsInSupply { has: 2 }),
    (|| two("prayer=1; pyramids red=2@Ia", ""), "0 lay buy-red", "0 carnage", NotEnoughPrayer { price: 2, has: 1 }),
    (|| laid("round 1 turns count=1", &["laid raise", "laid raise"]), "", "0 lay raise", SpaceTaken),
    (|| two("hand prayer", ""), "0 lay pray-middle", "0 lay pray-bottom", TokenLaid),
    (|| two("", ""), "", "0 done", NoTokenLaid),
    (|| two("", ""), "", "0 silver raise", NoSilver),
    (|| two("", ""), "", "0 gold move", NoGold),
    (fifth_turn, "", "0 lay buy-blue", FloorsUncovered),
    (|| two("hand prayer", ""), "", "0 card enlistment", NoCard { card: Di::Enlistment }),
    (|| two("hand war-rage", ""), "", "0 card war-rage", NotInThisMoment { card: Di::WarRage }),
    (|| two("hand raining-fire", ""), "", "0 card raining-fire", NoTarget),
    (|| two("prayer=9; pyramids red=4@Ia", ""), "0 lay raise", "0 red", PyramidAtTop { highest: 4 }),
    (|| two("prayer=11; pyramids red=2@Ia", ""), "0 lay raise; 0 red", "0 2", LevelNotHigher),
    (|| two("prayer=9; pyramids red=2@Ia", ""), "0 lay buy-red", "0 priest", WrongColour),
    (|| two("prayer=9; pyramids red=2@Ia", ""), "0 lay buy-red", "0 initiative", PyramidTooLow { level: 2, needs: 4 }),
    (|| two("prayer=9; pyramids red=2@Ia; tiles charge", ""), "0 lay buy-red", "0 charge", TileOwned),
    (|| two("prayer=9; pyramids red=2@Ia", "tiles stargate"), "0 lay buy-red", "0 stargate", TileGone),
    (|| laid("length=beginner", &["prayer=9; pyramids red=2@Ia", ""]), "0 lay buy-red", "0 carnage", NotYetOnOffer),
    (|| two("tiles sphinx; troops Ia=1", ""), "0 lay recruit; 0 0; 0 0; 0 0", "0 summon phoenix", NotYourCreature),
    (
        || two("tiles sphinx phoenix the-mummy; troops Ia=1+phoenix Ib=1 Ic=1", ""),
        "0 lay recruit; 0 0; 0 0; 0 0; 0 summon sphinx",
        "0 Ia",
        CreatureThere,
    ),
    (|| two("troops W1=1", ""), "0 lay move-upper", "0 W2", NoUnitsThere),
    (|| two("troops W1=1", ""), "0 lay move-upper; 0 W1", "0 walk W3", NotAdjacent),
    (|| two("troops W1=1; hand prayer", ""), "0 lay move-upper; 0 W1; 0 walk W2", "0 walk W1", NoMovementLeft),
    (|| two("troops W2=1; tiles god-speed", ""), "0 lay move-upper; 0 W2; 0 walk W3", "0 walk IIa", Wall),
    (|| two("troops Ia=1; pyramids red=1@Ia", ""), "0 lay move-upper; 0 Ia", "0 teleport W1", NoObelisk),
    (|| two("troops W1=1", ""), "0 lay move-upper; 0 W1", "0 teleport W2", NotAtPyramid),
    (|| two("troops W2=1; tiles teleport", ""), "0 lay move-upper; 0 W2", "0 teleport W2", AlreadyThere),
    (|| two("troops W1=1 W2=5", ""), "0 lay move-upper; 0 W1", "0 walk W2", NoRoom),
    (|| two("troops NW=1 W4=5", ""), "0 lay move-upper", "0 NW", HemmedIn),
    (|| two("hand enlistment", "troops Ia=1"), "0 card enlistment", "0 Ia", EnemiesThere),
    (beaten, "1 retreat", "0 W1", NotEmpty),
    (no_way_back, "", "1 retreat", NoRetreat),
    (beaten, "", "1 stay", WinnerStillThere),
    (
        || {
            laid(
                "round 2 night-tiles",
                &["tiles hand-of-god reinforcements; pyramids white=4@Ia red=4@Ib blue=4@Ic", ""],
            )
        },
        "",
        "0 hand-of-god",
        NothingToDoThere,
    ),
    (|| duel("troops TW=1; played 4-1-0; aside 3-2-0", "troops TW=1"), "", "0 3-2-0", BattleCardSpent),
    (|| duel("troops TW=1", "troops TW=1"), "", "0 3-3-0", BattleCardNotOwned),
    (|| duel("troops TW=1", "troops TW=1"), "0 4-1-0", "0 4-1-0", SameBattleCard),
    (|| duel("troops TW=1; hand war-rage", "troops TW=1"), "0 4-1-0; 0 3-2-0", "0 2", TooManyCards { has: 1 }),
    (
        || laid("round 2 night-cards; sight veto*2 prayer*2 escape", &["tiles vision", ""]),
        "",
        "0 card war-rage",
        NotSeen,
    ),
    (|| laid("round 2 night-tiles", &["tiles reinforcements priest", ""]), "", "0 priest", NotYourNightTile),
    (
        || laid("round 2 night-tiles", &["tiles reinforcements hand-of-god", ""]),
        "0 reinforcements; 0 done",
        "0 reinforcements",
        NightTileUsed,
    ),
    (|| laid("round 2 night-cards", &["hand escape", ""]), "", "chance card escape", NotInDeck),
    (|| two("prayer=9", "troops Ia=1 Ib=1"), "0 lay recruit; 0 1; 0 1; 0 0", "0 Ic", NothingToFight),
];

fn first_units() -> Table {
    let mut t = start(2, &[]);
    t.play("chance card veto; chance card escape; chance seat 0; 0 1/1/1; 0 Ia; 0 Ib; 1 2/1/0; 1 IIa; 1 IIb");
    t
}

fn fifth_turn() -> Table {
    let seats = ["laid pray-bottom buy-red buy-white raise", "laid raise recruit pray-middle pray-bottom"];
    laid("round 1 turns count=4", &seats)
}

/// Seat 1 has lost a battle in the western temple and has units left.
fn beaten() -> Table {
    let mut t = duel("troops TW=4 W1=1", "troops TW=3");
    t.battle("4-1-0 aside 1-3-0", "2-0-2 aside 1-3-0");
    t
}

/// The winner is gone, and no space beside the temple is empty.
fn no_way_back() -> Table {
    let mut t = duel("troops TW=2 W1=1 W2=1", "troops TW=2 W3=1; hand bronze-wall");
    t.battle("4-1-0 aside 2-0-2", "1-3-0 aside 2-0-2 with bronze-wall");
    t
}

#[test]
fn each_refusal_is_provoked_once() {
    for &(lay, script, answer, why) in CASES {
        let mut t = lay();
        t.play(script).refuses(answer, why);
        // Nothing changes, and the judge and the table agree.
        let mut after = t.game;
        let (seat, text) = answer.split_once(' ').unwrap();
        let seat = if seat == "chance" { table::Seat::CHANCE } else { table::Seat::new(seat.parse().unwrap()) };
        let answer = kemet::notation::read_answer(t.board(), text).unwrap();
        assert_eq!(after.play(seat, answer), Err(table::Refused::Rule(why)));
        assert_eq!(after, t.game);
    }
}

#[test]
fn the_table_covers_them_all() {
    for refusal in Refusal::ALL {
        let named = CASES.iter().filter(|case| discriminant(&case.3) == discriminant(&refusal)).count();
        assert_eq!(named, 1, "{refusal:?}");
    }
    assert_eq!(CASES.len(), Refusal::ALL.len());
}

/// The kernel's own two.
#[test]
fn who_is_not_asked_is_told_so() {
    let t = two("", "");
    let answer = kemet::ask::Answer::Done;
    assert_eq!(t.game.check(table::Seat::new(1), answer), Err(table::Refused::NotAsked));
    let over = table("kemet-2012 players=2\nround 3 goal\nseat 0 battle=8");
    assert_eq!(over.game.check(table::Seat::new(0), answer), Err(table::Refused::Over));
}

/// The same refusal cites the rule of the question that gave it.
#[test]
fn reasons_cite_the_rule_that_says_no() {
    use kemet::ask::Question;
    use kemet::tiles::Colour;
    let site = Question::Site { colour: Colour::Red };
    assert_eq!(NotYourDistrict.rule(&site), "raise.3");
    assert_eq!(NotYourDistrict.rule(&Question::Muster { left: 1, camp: kemet::ask::Camp::Anywhere }), "ruling.7");
    assert_eq!(NotAdjacent.rule(&Question::Where), "move.4");
    assert_eq!(NotAdjacent.rule(&Question::EscapeTo), "di.5");
    assert_eq!(NotEmpty.rule(&Question::EscapeTo), "di.5");
    assert_eq!(NoTarget.rule(&Question::Menu), "di.1");
}

/// An answer no text can name is refused like any other.
#[test]
fn levels_out_of_range_are_no_answer() {
    use kemet::ask::Answer;
    use table::{Game, Notation, Seat};
    let game = kemet::Kemet::read_position("kemet-2012 players=2\nround 0 first-pyramids").unwrap();
    let mut same: Game<kemet::Kemet> = game;
    assert!(same.play(Seat::new(0), Answer::Levels(200)).is_err());
    assert_eq!(same, game);
}
