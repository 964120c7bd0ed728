//! Six players. [setup.1] [setup.4] [setup.12] [storm.2] [faction.1]

use crate::kit::{RISE, laid_in, start_in};
use kemet::event::Ending;
use kemet::map::Port;
use kemet::tiles::Colour;
use table::Side;

/// [setup.4] [setup.13] Cities A to F by seat, all colours and all 80 tiles.
#[test]
fn the_whole_board_and_every_tile() {
    let mut t = start_in(RISE, 6, &[]);
    t.draw();
    let board = *t.board();
    assert_eq!(board.colours.count(), Colour::COUNT);
    for (seat, city) in ["A", "B", "C", "D", "E", "F"].iter().enumerate() {
        assert_eq!(board.map.label(board.districts(Side::new(seat))[0]), format!("{city}1"));
    }
    let tiles: u8 = board.edition.all_tiles().map(|tile| kemet::query::tiles_left(&board, tile)).sum();
    assert_eq!(tiles, 80);
    let ports = board.map.rows.iter().filter(|row| row.port != Port::None).map(|row| row.label);
    assert_eq!(ports.collect::<Vec<_>>(), ["A", "B", "C", "WB", "D", "E", "F", "EB", "X"]);
}

/// [setup.14] [destiny.2] Six take their places, the one with the fewest points first.
#[test]
fn six_choose_their_places() {
    let seats = ["battle=5", "battle=4", "battle=3", "battle=2", "battle=1", ""];
    let mut t = laid_in(RISE, "round 2 destiny", &seats);
    t.play("5 place 6; 4 place 5; 3 place 4; 2 place 3; 1 place 2");
    let order: Vec<usize> = t.board().in_order().map(Side::index).collect();
    assert_eq!(order, [0, 1, 2, 3, 4, 5], "the last has no choice");
}

/// [end.1] Six players, one goal: behind nobody at the start of the own turn.
#[test]
fn the_sixth_wins_when_its_turn_comes() {
    let seats = ["", "", "", "", "", "battle=9"];
    let mut t = laid_in(RISE, "order 0 1 2 3 4 5", &seats);
    for seat in 0..5 {
        assert_eq!(t.result(), None);
        t.play(&format!("{seat} lay pray-middle"));
    }
    assert_eq!(t.result(), Some((5, Ending::Fame)));
}
