//! The Plunder effect. [plunder.1] to [plunder.4]

use crate::kit::{RISE, start_in};
use crate::lay::alone;
use kemet::amon::Plunder;

const HOME: [&str; 2] = ["A1=5", "A3=5"];

fn plundered(player: &str, cards: &str) -> Vec<&'static str> {
    let head = "round 2 round-marker";
    let mut t = alone(1, head, &format!("{player}; troops C1=5"), HOME, "event=night-vigil vigil");
    for card in cards.split(' ') {
        t.play(&format!("chance plunder {card}"));
    }
    t.plundered()
}

/// Every card takes the tile of its level and column, in both colours. The rows lie as in the box.
#[test]
fn each_card_takes_the_two_tiles_it_points_to() {
    // Amon has Amout and the Elephant: what points to them falls.
    let takes = [
        ("1", ["griffin-sphinx", "legion"]),
        ("2", ["bestial-fury", "defensive-victory"]),
        ("3", ["divine-might", "shields-of-neith"]),
        ("4", ["domination", "reinforcements"]),
        ("5", ["griffin-sphinx", "sphinx"]),
        ("6", ["dedication-to-battle", "divine-will"]),
        ("7", ["forced-march", "domination"]),
        ("8", ["twin-ceremony", "spying"]),
    ];
    assert_eq!(takes.len(), Plunder::COUNT);
    for (card, tiles) in takes {
        let mut found = plundered("", card);
        found.sort_unstable();
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        assert_eq!(found, tiles, "card {card}");
    }
}

/// [example.9] [plunder.3]
#[test]
fn a_tile_that_is_gone_sends_the_half_to_the_level_below() {
    assert!(plundered("", "2").contains(&"bestial-fury"));
    let bought = plundered("tiles bestial-fury", "2");
    assert!(bought.contains(&"forced-march"), "{bought:?}");
    let deeper = plundered("tiles bestial-fury forced-march", "2");
    assert!(deeper.contains(&"dedication-to-battle"), "{deeper:?}");
}

/// Column three has no tile at level 1: below level 2 there is nothing. [ruling.148]
#[test]
fn a_half_that_finds_nothing_draws_on_alone() {
    let found = plundered("tiles twin-ceremony", "8 2");
    assert_eq!(found.len(), 2);
    assert!(found.contains(&"bestial-fury"), "the upper half of the second card, not its lower: {found:?}");
}

/// [plunder.1] [amon.4]
#[test]
fn at_the_start_tiles_lie_in_rows_and_two_creatures_are_his() {
    let mut t = start_in(RISE, 1, &[("mode", "solo"), ("objective", "1")]);
    t.draw();
    let amon = t.amon();
    assert!(amon.beasts.iter().all(Option::is_some));
    assert_eq!(t.board().side(kemet::amon::AMON).tiles.count(), 2);
    assert!(t.plundered().is_empty(), "other tiles stay");
    let rows: Vec<_> = kemet::amon::laid_out(t.board()).map(|(_, level, tiles)| (level, tiles.len())).collect();
    assert_eq!(rows, [(1, 2), (2, 4), (3, 4), (4, 3), (1, 2), (2, 4), (3, 4), (4, 3)]);
}
