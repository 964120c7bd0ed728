use crate::kit::{FIRST, LATER, REVISED, RISE, Table, start_in, two_in};
use kemet::Kemet;
use kemet::ask::Question;
use kemet::board::Token;
use kemet::creatures::Creature;
use kemet::map::{Kind, Port};
use kemet::query;
use kemet::refusal::Refusal;
use kemet::setup::SetupError;
use kemet::tiles::Colour;
use table::{Rules, Seat, Side};

/// Cards to deal: two for each of five players.
const CARDS: [&str; 10] = [
    "war-rage",
    "prayer",
    "swiftness",
    "glory",
    "snare",
    "transfer",
    "war-fury",
    "raining-fire",
    "enlistment",
    "iron-wall",
];

/// A game with these colours, its cards dealt and its order drawn: the last seat first, the others behind it.
fn dealt(ruleset: &str, players: usize, colours: &[&str]) -> Table {
    let mut t = start_in(ruleset, players, &[]);
    for colour in colours {
        t.play(&format!("chance {colour}"));
    }
    for card in &CARDS[..2 * players] {
        t.play(&format!("chance card {card}"));
    }
    t.play(&format!("chance seat {}", players - 1));
    for seat in 0..players - 2 {
        t.play(&format!("chance seat {seat}"));
    }
    t
}

/// [setup.3] to [setup.8], [setup.13], [setup.14], [ruling.45], [ruling.54], [ruling.55]: all of it, for two players.
#[test]
fn a_game_is_laid_out_for_two() {
    for ruleset in LATER {
        let mut t = start_in(ruleset, 2, &[]);
        assert_eq!((t.prayer(0), t.supply(0), t.battle_hand(0).len()), (7, 12, 8));
        assert_eq!(t.board().side(Side::new(0)).tokens, 5);
        t.play("chance red; chance blue");
        t.play("chance card war-rage; chance card prayer; chance card swiftness; chance card glory");
        assert_eq!((t.hand(0).count(), t.hand(1).count(), t.board().secret.deck.count()), (2, 2, 29));
        t.play("chance seat 1");
        // Two full troops, before the pyramids and in the drawn order.
        assert_eq!((t.waits_for(), t.options(1)), (vec![1], vec!["0".into(), "5".into()]));
        t.refuses("1 3", Refusal::NotAFullTroop { limit: 5 });
        t.play("1 0");
        assert_eq!((t.units(1, "C1"), t.units(1, "C2"), t.units(1, "C3"), t.supply(1)), (0, 5, 5, 2));
        t.play("0 5; 0 0");
        assert_eq!((t.units(0, "A1"), t.units(0, "A2"), t.units(0, "A3"), t.supply(0)), (5, 0, 5, 2));
        // Two pyramids, always 2 and 1.
        assert_eq!((t.waits_for(), t.options(1)), (vec![1], vec!["red".into(), "blue".into()]));
        t.refuses("1 white", Refusal::ColourNotInPlay);
        t.play("1 blue").refuses("1 A1", Refusal::NotYourDistrict);
        t.play("1 C2").refuses("1 C2", Refusal::DistrictTaken);
        t.play("1 C1");
        assert_eq!((t.level(1, Colour::Blue), t.level(1, Colour::Red)), (2, 1));
        assert_eq!(t.board().side(Side::new(1)).markers, [Some(Colour::Blue), Some(Colour::Red), None]);
        t.play("0 red; 0 A1; 0 A2");
        // A tile for nothing, from the last place on; of doubled ones a game of two has only one.
        assert_eq!(t.waits_for(), [0]);
        assert_eq!(t.options(0), ["charge", "priest-of-mafdet", "defense", "recruiting-scribe"]);
        t.play("0 charge").refuses("1 charge", Refusal::TileGone);
        t.play("1 priest-of-mafdet");
        assert_eq!(
            (t.prayer(0), t.prayer(1), t.board().round),
            (7, 7, 1),
            "no Night comes first [night.5] [ruling.33]"
        );
        assert_eq!(t.asked(1), Some(Question::Menu));
    }
}

/// [setup.7] With three and more: 1, 1 and 1, or 2 and 1.
#[test]
fn three_levels_are_spread_over_two_or_three_pyramids() {
    for ruleset in LATER {
        let mut t = dealt(ruleset, 3, &["red", "blue", "black"]);
        for seat in [2, 0, 1] {
            t.play(&format!("{seat} 5; {seat} 5"));
        }
        assert_eq!(t.options(2), ["1", "2"]);
        t.refuses("2 3", Refusal::NotAnAnswer);
        t.play("2 1; 2 black; 2 C3").refuses("2 black", Refusal::ColourTaken);
        t.play("2 red; 2 C1");
        assert_eq!(t.level(2, Colour::Blue), 1, "the third colour has one district left");
        let markers = t.board().side(Side::new(2)).markers;
        assert_eq!(markers, [Some(Colour::Black), Some(Colour::Red), Some(Colour::Blue)], "[buy.8]");
        t.play("0 2; 0 red; 0 A2; 0 blue; 0 A1");
        assert_eq!((t.level(0, Colour::Red), t.level(0, Colour::Blue), t.level(0, Colour::Black)), (2, 1, 0));
        assert_eq!(t.board().side(Side::new(0)).markers, [Some(Colour::Red), Some(Colour::Blue), None]);
    }
}

/// A game of three whose pyramids stand: seat 2 has black, red and blue, seats 0 and 1 have red and blue.
fn before_the_first_tiles(ruleset: &str) -> Table {
    let mut t = dealt(ruleset, 3, &["red", "blue", "black"]);
    for seat in [2, 0, 1] {
        t.play(&format!("{seat} 5; {seat} 5"));
    }
    t.play("2 1; 2 black; 2 C1; 2 red; 2 C2");
    t.play("0 2; 0 red; 0 A1; 0 blue; 0 A2; 1 2; 1 red; 1 B1; 1 blue; 1 B2");
    t
}

/// [setup.14] [ruling.61]
#[test]
fn the_first_tile_is_of_the_first_level_and_of_an_own_pyramids_colour() {
    for ruleset in LATER {
        let mut t = before_the_first_tiles(ruleset);
        assert_eq!(t.waits_for(), [1], "the order is 2 0 1");
        t.refuses("1 mercenaries", Refusal::PyramidTooLow { level: 0, needs: 1 });
        t.refuses("1 carnage", Refusal::PyramidTooLow { level: 1, needs: 2 });
        t.play("1 charge").takes("0 charge");
        t.play("0 charge").refuses("2 charge", Refusal::TileGone);
        t.play("2 priest-of-mafdet");
        assert_eq!((t.prayer(0), t.prayer(1), t.prayer(2)), (7, 7, 7));
        // It works from then on.
        t.play("2 lay move-upper; 2 C1; 2 walk C; 2 5").takes("2 walk BC");
    }
}

/// [mercenary.1] [ruling.62] In set-up too they come at once, where there is room.
#[test]
fn mercenaries_may_be_the_first_tile() {
    for ruleset in LATER {
        let mut t = before_the_first_tiles(ruleset);
        t.play("1 charge; 0 charge; 2 mercenaries");
        assert_eq!((t.units(2, "C3"), t.supply(2)), (3, 2));
        assert_eq!(t.asked(2), Some(Question::Menu));
    }
}

/// [setup.13] [ruling.92] [ruling.97] Colours are drawn first, each as likely as the others.
#[test]
fn colours_are_drawn_before_anything_else() {
    for ruleset in LATER {
        let all = if ruleset == RISE { 5 } else { 4 };
        for (players, colours, tiles) in [(2, 2, 26), (3, 3, 48), (4, 3, 48), (5, 4, 64), (6, 5, 80)] {
            if players == 6 && ruleset != RISE {
                continue;
            }
            let mut t = start_in(ruleset, players, &[]);
            for drawn in 0..if colours == all { 0 } else { colours } {
                let [open] = t.game.open() else { panic!("chance is asked alone") };
                assert_eq!((open.seat, open.question), (Seat::CHANCE, Question::Colours));
                let options = t.game.options(Seat::CHANCE);
                assert_eq!(options.len(), all - drawn);
                assert!(options.iter().all(|&one| Kemet::weight(t.board(), &open.question, one) == 1));
                let colour = ["black", "white", "red", "blue"][drawn];
                t.play(&format!("chance {colour}"));
            }
            assert_eq!(t.game.open()[0].question, Question::Draw, "with all colours nothing is drawn");
            let board = t.board();
            assert_eq!(board.colours.count(), colours);
            let left = |tile| usize::from(query::tiles_left(board, tile));
            let in_play = board.edition.all_tiles().filter(|&tile| board.colours.has(board.edition.tile(tile).colour));
            assert_eq!(in_play.map(left).sum::<usize>(), tiles, "{players} players");
        }
    }
}

/// [setup.13] A game of two has no Act of God, and no second copies.
#[test]
fn a_small_game_leaves_tiles_out() {
    for ruleset in LATER {
        let mut t = two_in(ruleset, "prayer=9; pyramids red=4@A1", "tiles charge");
        t.play("0 lay buy-1").refuses("0 act-of-god-red", Refusal::TileGone).refuses("0 charge", Refusal::TileGone);
        t.takes("0 priest-of-mafdet").takes("0 domination-red").takes("0 surprise-attack");
    }
}

/// [setup.3] [golden.1] The gold token: with a tile in the first printing, from the start in the revised one.
#[test]
fn the_gold_token_at_the_start() {
    let gold = |ruleset| start_in(ruleset, 3, &[]).board().side(Side::new(0)).gold;
    assert_eq!((gold(FIRST), gold(REVISED)), (Token::None, Token::Ready));
}

/// [setup.5] [ruling.66] [di.7]
#[test]
fn the_pile_has_33_cards_and_no_diversion() {
    for ruleset in LATER {
        let deck = start_in(ruleset, 2, &[]).board().secret.deck;
        assert_eq!((deck.count(), deck.kinds().count()), (33, 17));
        for gone in ["veto", "escape", "mana-theft", "teleportation", "diversion"] {
            assert!(deck.kinds().all(|(kind, _)| kind.card().name != gone), "{gone}");
        }
    }
}

/// [setup.2] [point.2] Creatures are on their tiles, and whoever holds a temple has its point.
#[test]
fn creatures_and_temples_at_the_start() {
    for ruleset in LATER {
        let t = start_in(ruleset, 5, &[]);
        assert!(Creature::ALL.into_iter().all(|creature| t.creature(creature) == "box"));
        for temple in ["TW", "NW", "TX"] {
            assert_eq!(two_in(ruleset, &format!("troops {temple}=1"), "").points(0), 1);
        }
        assert_eq!(two_in(ruleset, "troops SX=1", "").points(0), 0);
    }
}

/// [setup.6] The first order is drawn, everyone as likely as the others, and holds for set-up and Day.
#[test]
fn the_first_order_is_drawn() {
    for ruleset in LATER {
        let mut t = start_in(ruleset, 3, &[]);
        t.play("chance red; chance blue; chance black");
        for card in &CARDS[..6] {
            t.play(&format!("chance card {card}"));
        }
        let question = t.game.open()[0].question;
        let options = t.game.options(Seat::CHANCE);
        assert_eq!(options.len(), 3);
        assert!(options.iter().all(|&one| Kemet::weight(t.board(), &question, one) == 1));
        t.play("chance seat 1; chance seat 2");
        assert_eq!(t.board().in_order().map(Side::index).collect::<Vec<_>>(), [1, 2, 0]);
        assert_eq!(t.waits_for(), [1]);
    }
}

/// [setup.4]
#[test]
fn cities_go_by_seat() {
    for ruleset in LATER {
        for cities in ["AC", "ABC", "ACDF", "ABCDF"] {
            let t = start_in(ruleset, cities.len(), &[]);
            for (seat, city) in cities.chars().enumerate() {
                let districts = t.board().districts(Side::new(seat)).map(|zone| t.board().map.label(zone));
                assert_eq!(districts.to_vec(), [format!("{city}1"), format!("{city}2"), format!("{city}3")]);
            }
        }
    }
}

/// [setup.1] [storm.1] [storm.2] [temple.2] [ruling.56] [ruling.57]
#[test]
fn the_storms_and_the_closed_bank() {
    let west = ["TW", "NW", "TX"];
    let all = ["TW", "NW", "TE", "NE", "TX"];
    for ruleset in LATER {
        for (players, spaces, temples, obelisks, ports, closed) in [
            (2, 16, &west[..], "AB BC", "A C WB X", "B B1 B2 B3 D1 EB TE"),
            (3, 20, &west[..], "AB BC", "A B C WB X", "D D1 EB TE NE"),
            (4, 29, &all[..], "AB BC DE EF", "A C D F WB EB X", "B B1 E E1"),
            (5, 33, &all[..], "AB BC DE EF", "A B C D F WB EB X", "E E1 E2 E3"),
        ] {
            let t = start_in(ruleset, players, &[]);
            let map = t.board().map;
            assert_eq!(map.rows.len(), spaces);
            assert_eq!(map.temples, temples.iter().map(|label| t.zone(label)).collect());
            assert_eq!(map.label(map.sanctuary.unwrap()), "SX", "with every number of players");
            let special = map.temples.with(t.zone("SX"));
            let deserts = obelisks.split(' ').map(|label| t.zone(label));
            assert_eq!(map.obelisks, deserts.fold(special, kemet::map::ZoneSet::with));
            let with_port = map.zones().filter(|zone| map.rows[zone.index()].port != Port::None);
            assert_eq!(with_port.count(), ports.split(' ').count());
            assert!(ports.split(' ').all(|label| map.rows[t.zone(label).index()].port != Port::None));
            assert!(closed.split(' ').all(|label| map.find(label).is_none()));
        }
    }
}

/// [storm.1] Nothing touches across a storm.
#[test]
fn a_storm_is_not_crossed() {
    for ruleset in LATER {
        let t = start_in(ruleset, 2, &[]);
        assert!(!t.board().map.land[t.zone("AB").index()].has(t.zone("BC")));
    }
}

/// [setup.11] [setup.12] Every space of the largest board, with what it touches by land.
#[test]
fn what_touches_what() {
    let t = start_in(FIRST, 5, &[]);
    let map = t.board().map;
    let touches = |zone: &str| -> Vec<&str> { map.land[t.zone(zone).index()].iter().map(|z| map.label(z)).collect() };
    for (zone, near) in [
        ("A1", "A2 A3 A"),
        ("A2", "A1 A3 A"),
        ("A3", "A1 A2 A"),
        ("A", "A1 A2 A3 AB WB TW"),
        ("AB", "A B WB TW"),
        ("B", "B1 B2 B3 AB BC WB TW"),
        ("BC", "B C WB TW"),
        ("C", "C1 C2 C3 BC WB TW"),
        ("WB", "A AB B BC C NW"),
        ("TW", "A AB B BC C"),
        ("NW", "WB"),
        ("D", "D1 D2 D3 DE EB TE"),
        ("DE", "D EB TE"),
        ("EF", "F EB TE"),
        ("F", "F1 F2 F3 EF EB TE"),
        ("EB", "D DE EF F NE"),
        ("TE", "D DE EF F"),
        ("NE", "EB"),
        ("X", "TX SX"),
        ("TX", "X"),
        ("SX", "X"),
    ] {
        assert_eq!(touches(zone), near.split(' ').collect::<Vec<_>>(), "{zone}");
    }
    let pays = |zone: &str| map.pays(t.zone(zone));
    assert_eq!((pays("TW"), pays("NW"), pays("TE"), pays("NE"), pays("TX")), (2, 3, 2, 3, 5));
    let districts = map.zones().filter(|&zone| map.kind(zone) == Kind::District);
    assert!(districts.into_iter().all(|zone| !map.obelisks.has(zone)), "no district has an obelisk");
}

/// [setup.9] [setup.10] Nothing is to be chosen before a game.
#[test]
fn one_length_and_one_way_to_discard() {
    for ruleset in LATER {
        assert_eq!(start_in(ruleset, 2, &[]).board().length().goal, 9);
        for option in [("length", "short"), ("discards", "open")] {
            let wrong = kemet::setup::start(ruleset, 2, [option]).unwrap_err();
            assert!(matches!(wrong, SetupError::NoSuchOption { .. }));
        }
        let (from, to) = if ruleset == RISE { (1, 6) } else { (2, 5) };
        for players in [from - 1, to + 1] {
            let wrong = kemet::setup::start(ruleset, players, []).unwrap_err();
            assert_eq!(wrong, SetupError::WrongPlayers { players, from, to });
        }
    }
}
