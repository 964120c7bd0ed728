//! Golden games: finished random games as lists of answers, replayed with the board audited at every checkpoint.
//! `TAWY_BLESS=1` plays and writes them anew.

use ankh::Ankh;
use ankh::board::Board;
use ankh::event::Event;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::mem::discriminant;
use std::path::PathBuf;
use table::{Game, Match, Notation, Progress, Rng, Seat};

/// One for each way a game can end, and for each player count.
const GAMES: [(&str, &str, &str); 7] = [
    ("two-all-forgotten", "ankh players=2 scenario=middle-kingdom", "all-forgotten"),
    ("two-last-god", "ankh players=2 scenario=old-kingdom", "last-god"),
    ("three-last-god", "ankh players=3 scenario=crossroads", "last-god"),
    ("four-top", "ankh players=4 scenario=middle-kingdom", "top"),
    ("five-top", "ankh players=5 scenario=old-kingdom", "top"),
    ("five-all-forgotten", "ankh players=5 scenario=crossroads gods=chosen", "all-forgotten"),
    ("three-most-devotion", "ankh players=3 scenario=middle-kingdom", "most-devotion"),
];

#[test]
fn golden_games_replay() {
    for (name, header, ending) in GAMES {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("txt");
        if std::env::var_os("TAWY_BLESS").is_some() {
            std::fs::write(&path, bless(header, ending)).unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(replay(name, &text), ending, "{name}");
    }
}

/// The table laid as the first line of a game says.
fn start(header: &str) -> Board {
    let mut words = header.split(' ').skip(1).map(|word| word.split_once('=').unwrap_or((word, "")));
    let (_, players) = words.next().unwrap();
    ankh::setup::start(players.parse().unwrap(), words).unwrap()
}

/// Replays a game and says how it ended. Devotion and Followers are counted again from what was told.
fn replay<'t>(name: &str, text: &'t str) -> &'t str {
    let (answers, last) = text.split_once("\n\n").unwrap_or_else(|| panic!("{name}: no final position"));
    let mut lines = answers.lines().enumerate();
    let (_, header) = lines.next().unwrap();
    let board = start(header);
    let mut told = Vec::new();
    let mut game = Game::<Ankh>::new_telling(board, &mut |event| told.push(event));
    let mut result = "";
    for (number, line) in lines {
        let at = format!("{name}, line {}: {line}", number + 1);
        if let Some(said) = line.strip_prefix("result ") {
            let (ending, _) = ankh::result(&game).unwrap_or_else(|| panic!("{at}: the game is not over"));
            assert_eq!(said, ending.name(), "{at}");
            result = said;
            continue;
        }
        let (seat, answer) = line.split_once(' ').unwrap();
        let seat = if seat == "chance" { Seat::CHANCE } else { Seat::new(seat.parse().unwrap()) };
        let answer = Ankh::read_answer(game.board(), answer).unwrap_or_else(|why| panic!("{at}: {why}"));
        let played = game.play_telling(seat, answer, &mut |event| told.push(event));
        if played.unwrap_or_else(|refused| panic!("{at}: {refused:?}")) == Progress::Further {
            Ankh::audit(game.checkpoint()).unwrap_or_else(|why| panic!("{at}: {why}"));
        }
    }
    for side in game.board().ascending() {
        let last = told.iter().rev().find_map(|event| match *event {
            Event::Devotion { side: of, to, .. } if of == side => Some(to),
            // A merged god takes the place of the lower one.
            Event::Merged { higher, .. } if higher == side => None,
            _ => None,
        });
        if game.board().merged != Some(side) {
            assert_eq!(game.board().side(side).devotion, last.unwrap_or(0), "{name}, seat {}", side.index());
        }
    }
    assert_eq!(Ankh::write_position(&game), last, "{name}: the final position");
    result
}

/// Of the first random games that end like this, the one in which the most kinds of things happen.
fn bless(header: &str, ending: &str) -> String {
    let mut best: Option<(usize, Match<Ankh>)> = None;
    let mut found = 0;
    for seed in 0..400_000 {
        let mut game = Match::new(Game::<Ankh>::new(start(header)));
        let mut rng = Rng::new(seed);
        let mut kinds = HashSet::new();
        while !game.game().is_over() {
            let open = game.game().open();
            let seat = open[rng.below(open.len())].seat;
            let options = game.game().options(seat);
            let answer = game.game().draw(&mut rng).unwrap_or_else(|| options[rng.below(options.len())]);
            let mut hear = |event: Event| {
                kinds.insert(discriminant(&event));
            };
            game.play_telling(seat, answer, &mut hear).unwrap();
        }
        if ankh::result(game.game()).is_some_and(|(how, _)| how.name() == ending) {
            found += 1;
            if best.as_ref().is_none_or(|(most, _)| kinds.len() > *most) {
                best = Some((kinds.len(), game));
            }
        }
        if found == 5 {
            break;
        }
    }
    let (_, game) = best.unwrap_or_else(|| panic!("no game of {header} ends {ending}"));
    let mut text = format!("{header}\n");
    for entry in game.record() {
        let answer = Ankh::write_answer(game.game().board(), entry.answer);
        let _ = writeln!(text, "{} {answer}", entry.seat);
    }
    let (how, _) = ankh::result(game.game()).unwrap();
    let _ = write!(text, "result {}\n\n{}", how.name(), Ankh::write_position(game.game()));
    text
}
