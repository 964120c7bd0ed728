//! Each reason to refuse an answer, provoked once through the public API.

mod kit;

use kemet::ask::{Answer, Question};
use kemet::board::Board;
use kemet::cards::Di;
use kemet::refusal::Refusal::{self, *};
use kit::{FIRST, REVISED, RISE, Table, duel, duel_in, laid, laid_in, start, start_in, table, two, two_in};
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
    // Blood and Sand.
    (|| two_in(FIRST, "tiles forced-march", ""), "", "0 gold march", OnlyWithOwnToken),
    (|| two_in(FIRST, "tiles forced-march", ""), "0 lay pray-middle", "0 gold twin", NotYourGoldenAction),
    (|| two_in(FIRST, "tiles forced-march", ""), "0 lay pray-middle; 0 gold march", "0 done", ActionsWait),
    (|| two_in(FIRST, "tiles forced-march", ""), "0 lay pray-middle; 0 gold march", "0 resolve silver", NoActionWaits),
    (|| two_in(REVISED, "tiles phoenix; troops A1=1", ""), "", "0 summon phoenix", NoTimeForCreatures),
    (
        || two_in(FIRST, "tiles phoenix royal-scarab; troops A1=1+phoenix A2=1", ""),
        "0 rearrange",
        "0 A2",
        NobodyToChangeWith,
    ),
    (|| two_in(FIRST, "prayer=9; pyramids red=1@A1", ""), "0 lay raise", "0 black", ColourNotInPlay),
    (five_cities, "0 lay raise", "0 black", NoPyramidLeft { most: 3 }),
    (first_pyramids, "0 1; 0 red; 0 A1", "0 red", ColourTaken),
    (second_purchase, "0 lay buy-1", "0 charge", ColourBought),
    (|| two_in(REVISED, "prayer=9; pyramids red=2@A1 white=2@A2", ""), "0 lay buy-2", "0 charge", OwnSpaceFree),
    (
        || two_in(FIRST, "prayer=9; pyramids black=2@A1 red=2@A2; tiles twin-ceremony", ""),
        "0 lay buy-1; 0 gold twin; 0 resolve own; 0 local-recruitment",
        "0 charge",
        NothingToRepeat,
    ),
    (
        || two_in(FIRST, "prayer=9; pyramids red=1@A1; troops A1=1; tiles portal-of-thoth", ""),
        "0 lay move-upper; 0 A1; 0 teleport TW",
        "0 teleport NW",
        OneTeleport,
    ),
    (
        || two_in(FIRST, "troops C=1; tiles priest-of-mafdet", ""),
        "0 lay move-upper; 0 C; 0 walk C1",
        "0 walk C2",
        OneForeignDistrict,
    ),
    (
        || two_in(FIRST, "troops A=5 AB=2; tiles priest-of-mafdet", ""),
        "0 lay move-upper; 0 A; 0 walk AB; 0 5",
        "0 stop",
        MustGoOn,
    ),
    (
        || two_in(FIRST, "prayer=9; hand raining-fire", &format!("tiles {AMOUT}; troops C=1+{AMOUT} TW=1 NW=1")),
        "0 card raining-fire",
        "0 C",
        Shielded,
    ),
    (|| laid_in(FIRST, "round 1 prayers", &["prayer=0 veterans=1", ""]), "", "0 2", NoVeterans { has: 1 }),
    (|| laid_in(FIRST, "round 1 prayers", &["prayer=8 veterans=3", ""]), "", "0 2", NothingToGain),
    (
        || {
            laid_in(
                FIRST,
                "round 1 interventions part=6 due=4",
                &["tiles vision; hand war-rage*2 prayer glory snare", ""],
            )
        },
        "",
        "0 0",
        WrongNumber { cards: 4 },
    ),
    (|| laid_in(FIRST, "round 0 first-units", &["", ""]), "", "0 3", NotAFullTroop { limit: 5 }),
    (
        || laid_in(FIRST, "discards prayer glory", &["prayer=1; hand divine-memory", ""]),
        "0 card divine-memory",
        "0 card snare",
        NotAmongDiscards,
    ),
    (annexing, "", "0 seat 1", TooFewCards),
    (|| start_in(RISE, 6, &[("gods", "true")]), "0 god seth", "1 god seth", GodTaken),
    (|| gods("", "prayer=9; god=seth; pyramids red=4@A1"), "0 lay buy-1", "0 god seth", GodsAwaited { points: 4 }),
    (|| gods("risen", "prayer=9; god=seth; pyramids red=3@A1"), "0 lay buy-1", "0 god seth", NoTopPyramid),
    (|| gods("risen", "prayer=9; god=seth; shrine tile; pyramids red=4@A1"), "0 lay buy-1", "0 god seth", GodAcquired),
    (|| gods("risen", "god=seth; shrine A=5; troops AB=1"), "0 lay move-upper; 0 A", "0 walk AB", GodsStandAlone),
    (
        || {
            table(
                "kemet-rotg players=2 gods=true\nrisen\nturn begun laid\nseat 0 god=sobek\nshrine A1=6\ntroops TW=2\n\
                 laid move-upper\nseat 1 god=seth\ntroops TW=2\nmove start=A at=TW left=0\n\
                 fight at=TW attacker=0 defender=1 stage=plan",
            )
        },
        "",
        "0 4-2-1",
        OnlyWithTheGod,
    ),
    (|| laid_in(RISE, "mode=team; round 2 destiny", &[""; 4]), "", "0 seat 1", NotYourTeam),
    (|| laid_in(RISE, "mode=team", &[""; 4]), "0 lay pray-middle", "0 3", NotGained { has: 2 }),
    (mixed_losses, "", "1 0", WrongNumberOfUnits { units: 2 }),
    (alone, "chance action reinforcements-1", "0 C3", TooFewForALevy),
    (first_site, "", "0 C2", MiddleDistrict),
];

/// Two players with gods.
fn gods(head: &str, seat0: &str) -> Table {
    laid_in(RISE, &format!("gods=true; {head}"), &[seat0, "god=horus"])
}

/// Three players, one card of the own drawn: seat 1 has one card, seat 2 has two.
fn annexing() -> Table {
    let mut t = laid_in(RISE, "round 1 interventions", &["tiles annexation", "hand prayer", "hand glory*1 prayer"]);
    t.draw();
    t
}

/// Reasons that only a question gives which always answers itself: a board, the question, the answer, the judge's word.
type Judged = (fn() -> Board, Question, Answer, Refusal);

const JUDGED: &[Judged] = &[
    (winner_gone, Question::Beaten, Answer::Retreat, WinnerGone),
    (first_guests, SECOND_GUEST, Answer::Side(table::Side::new(2)), GuestElsewhere),
];

/// After a unit of seat 2 the other teammate's comes: nobody asks.
const SECOND_GUEST: Question = Question::Guest { district: kemet::map::Zone::new(1), last: Some(table::Side::new(2)) };

fn first_guests() -> Board {
    *laid_in(RISE, "mode=team; teams=3v3; round 0 first-units", &[""; 6]).board()
}

/// Seats 1 and 3 have lost two of three and one.
fn mixed_losses() -> Table {
    let head = "mode=team; turn begun laid; move start=A at=TW left=0; fight at=TW attacker=0 defender=1 stage=plan";
    let seats = ["troops TW=5; laid move-upper", "troops TW=3", "", "troops TW=1"];
    let mut t = laid_in(RISE, head, &seats);
    t.battle("1-3-0 aside 3-0-1", "2-2-1 aside 3-0-1");
    t
}

const AMOUT: &str = "amout-the-soul-devourer";

fn five_cities() -> Table {
    laid_in(FIRST, "", &["prayer=9; pyramids red=1@A1 white=1@A2 blue=1@A3", "", "", "", ""])
}

fn first_pyramids() -> Table {
    laid_in(FIRST, "round 0 first-pyramids", &["troops A1=5 A2=5", "troops B1=5 B2=5", "troops C1=5 C2=5"])
}

/// Seat 0 has bought a red tile today and can still buy a white one.
fn second_purchase() -> Table {
    let seat0 = "prayer=9; pyramids red=2@A1; troops C1=1; laid buy-2; bought red";
    laid_in(FIRST, "round 1 turns count=1", &[seat0, "pyramids white=2@C1; laid raise"])
}

/// Seat 0 has lost a battle, and nobody is left of seat 1, which won it.
fn winner_gone() -> Board {
    let t = duel_in(FIRST, "troops TW=2", "troops TW=1");
    let mut board = *t.board();
    board.troops.remove(table::Side::new(1), t.zone("TW"), 1);
    board
}

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
        let reasons = CASES.iter().map(|case| case.3).chain(JUDGED.iter().map(|case| case.3));
        let named = reasons.filter(|reason| discriminant(reason) == discriminant(&refusal)).count();
        assert_eq!(named, 1, "{refusal:?}");
    }
    assert_eq!(CASES.len() + JUDGED.len(), Refusal::ALL.len());
}

/// A loser whom the winner did not outlive can only be recalled, so nobody asks. [aftermath.3]
#[test]
fn what_answers_itself_is_judged_all_the_same() {
    for (board, question, answer, why) in JUDGED {
        assert_eq!(kemet::ask::check(&board(), table::Seat::new(0), question, *answer), Err(*why));
    }
}

/// The kernel's own two.
#[test]
fn who_is_not_asked_is_told_so() {
    let t = two("", "");
    let answer = Answer::Done;
    assert_eq!(t.game.check(table::Seat::new(1), answer), Err(table::Refused::NotAsked));
    let over = table("kemet-2012 players=2\nround 3 goal\nseat 0 battle=8");
    assert_eq!(over.game.check(table::Seat::new(0), answer), Err(table::Refused::Over));
}

/// The same refusal cites the rule of the question that gave it.
#[test]
fn reasons_cite_the_rule_that_says_no() {
    use kemet::tiles::Colour;
    let site = Question::Site { colour: Colour::Red };
    assert_eq!(NotYourDistrict.rule(&site), "raise.3");
    assert_eq!(NotYourDistrict.rule(&Question::Muster { left: 1, camp: kemet::ask::Camp::Anywhere }), "ruling.7");
    assert_eq!(NotAdjacent.rule(&Question::Where), "move.4");
    assert_eq!(NotAdjacent.rule(&Question::EscapeTo), "di.5");
    assert_eq!(NotEmpty.rule(&Question::EscapeTo), "di.5");
    assert_eq!(NoTarget.rule(&Question::Menu), "di.1");
    let hired = Question::Muster { left: 3, camp: kemet::ask::Camp::CityAll };
    assert_eq!(UnitsLeftOver.rule(&hired), "mercenary.1");
    assert_eq!(PyramidTooLow { level: 0, needs: 1 }.rule(&Question::FirstTile), "setup.14");
    assert_eq!(NothingToDoThere.rule(&Question::Menu), "creature.7");
    assert_eq!(AlreadyThere.rule(&Question::Rearrange { creature: kemet::creatures::Creature::Phoenix }), "creature.7");
    let sift = Question::Sift { kind: Di::Prayer, left: 4 };
    assert_eq!(TooManyCards { has: 1 }.rule(&sift), "tile.vision");
    assert_eq!(TooManyCards { has: 1 }.rule(&Question::Add { kind: Di::WarRage, spent: 0 }), "battle.2");
    assert_eq!(NotInDeck.rule(&Question::Colours), "setup.13");
    assert_eq!(PlaceTaken.rule(&Question::Lead { named: kemet::ask::Sides::NONE }), "team.20");
}

/// An answer no text can name is refused like any other.
#[test]
fn levels_out_of_range_are_no_answer() {
    use table::{Game, Notation, Seat};
    let game = kemet::Kemet::read_position("kemet-2012 players=2\nround 0 first-pyramids").unwrap();
    let mut same: Game<kemet::Kemet> = game;
    assert!(same.play(Seat::new(0), Answer::Levels(200)).is_err());
    assert_eq!(same, game);
}

/// An action of Amon is due.
fn alone() -> Table {
    table(
        "kemet-rotg players=1 mode=solo objective=1\nround 2 amon-action\ncolours black blue\nseat 0\n  \
         troops C1=5 C2=2 C3=1\nseat 1\n  pyramids black=4@A1 blue=4@A3\n  \
         troops A1=5+ancestral-elephant A3=5+amout-the-soul-devourer\n  \
         tiles ancestral-elephant amout-the-soul-devourer\n\
         amon upper=black a=A1 b=A3 beast-a=ancestral-elephant beast-b=amout-the-soul-devourer\n",
    )
}

/// The first pyramid against Amon is about to be placed.
fn first_site() -> Table {
    let mut t = start_in(RISE, 1, &[]);
    t.draw().play("0 5; 0 0");
    let colour = t.options(0)[0].clone();
    t.play(&format!("0 {colour}"));
    t
}
