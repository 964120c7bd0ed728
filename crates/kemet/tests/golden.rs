//! Golden games: finished random games as lists of answers, replayed with everything counted again. `TAWY_BLESS=1`
//! plays and writes them anew.

use kemet::Kemet;
use kemet::ask::Goods;
use kemet::board::{Board, Public};
use kemet::event::{Event, Glory};
use kemet::map::Kind;
use kemet::query;
use kemet::tiles::{Colour, Perk};
use std::collections::HashSet;
use std::fmt::Write as _;
use std::mem::discriminant;
use std::path::PathBuf;
use table::{Game, Match, Notation, Progress, Rng, Seat, Side};

/// For each ruleset one for each player count, and one for each way a game can end.
const GAMES: [(&str, &str, &str); 36] = [
    ("two-outright", "kemet-2012 players=2 length=short discards=closed", "outright"),
    ("three-most-vp", "kemet-2012 players=3 length=short discards=open", "most-vp"),
    ("four-most-battle-vp", "kemet-2012 players=4 length=short discards=closed", "most-battle-vp"),
    ("five-order", "kemet-2012 players=5 length=beginner discards=open", "order"),
    ("four-beginner", "kemet-2012 players=4 length=beginner discards=open", "outright"),
    ("five-long", "kemet-2012 players=5 length=long discards=closed", "outright"),
    ("bs-two", "kemet-bs players=2", "fame"),
    ("bs-three", "kemet-bs players=3", "fame"),
    ("bs-four", "kemet-bs players=4", "fame"),
    ("bs-five", "kemet-bs players=5", "fame"),
    ("bs-revised-two", "kemet-bs-revised players=2", "fame"),
    ("bs-revised-three", "kemet-bs-revised players=3", "fame"),
    ("bs-revised-four", "kemet-bs-revised players=4", "fame"),
    ("bs-revised-five", "kemet-bs-revised players=5", "fame"),
    ("rotg-two", "kemet-rotg players=2", "fame"),
    ("rotg-three", "kemet-rotg players=3", "fame"),
    ("rotg-four", "kemet-rotg players=4", "fame"),
    ("rotg-five", "kemet-rotg players=5", "fame"),
    ("rotg-six", "kemet-rotg players=6", "fame"),
    ("rotg-gods-two", "kemet-rotg players=2 gods=true", "fame"),
    ("rotg-gods-six", "kemet-rotg players=6 gods=true", "fame"),
    ("team-two-pairs", "kemet-rotg players=4 mode=team", "fame"),
    ("team-three-pairs", "kemet-rotg players=6 mode=team teams=2v2v2", "fame"),
    ("team-two-triples", "kemet-rotg players=6 mode=team teams=3v3", "fame"),
    ("team-gods", "kemet-rotg players=4 mode=team gods=true", "fame"),
    ("solo-fame-won", "kemet-rotg players=1 mode=solo objective=1", "objective"),
    ("solo-fame-lost", "kemet-rotg players=1 mode=solo objective=1", "rounds-over"),
    ("solo-conquest-won", "kemet-rotg players=1 mode=solo objective=2", "objective"),
    ("solo-conquest-lost", "kemet-rotg players=1 mode=solo objective=2", "rounds-over"),
    ("solo-splendour-won", "kemet-rotg players=1 mode=solo objective=3", "objective"),
    ("solo-splendour-lost", "kemet-rotg players=1 mode=solo objective=3", "rounds-over"),
    ("solo-endurance-won", "kemet-rotg players=1 mode=solo objective=4", "objective"),
    ("solo-endurance-lost", "kemet-rotg players=1 mode=solo objective=4", "rounds-over"),
    ("solo-devotion-won", "kemet-rotg players=1 mode=solo objective=5", "objective"),
    ("solo-devotion-lost", "kemet-rotg players=1 mode=solo objective=5", "rounds-over"),
    ("solo-no-units", "kemet-rotg players=1 mode=solo objective=1", "no-units"),
];

/// No random player wins these: the greedy bot did, and they are not written anew.
const BY_A_BOT: [&str; 2] = ["solo-fame-won", "solo-splendour-won"];

#[test]
fn golden_games_replay() {
    for (name, header, ending) in GAMES {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("txt");
        // `TAWY_BLESS=solo` writes only those so named.
        let blessed = std::env::var("TAWY_BLESS").is_ok_and(|which| which == "1" || name.contains(&which));
        if blessed && !BY_A_BOT.contains(&name) {
            std::fs::write(&path, bless(header, ending)).unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(replay(name, &text), ending, "{name}");
    }
}

/// The table laid as the first line of a game says.
fn start(header: &str) -> Board {
    let mut words = header.split(' ').map(|word| word.split_once('=').unwrap_or((word, "")));
    let (id, _) = words.next().unwrap();
    let (_, players) = words.next().unwrap();
    kemet::setup::start(id, players.parse().unwrap(), words).unwrap()
}

/// Replays a game, counts everything from what was told, and says how it ended.
fn replay<'t>(name: &str, text: &'t str) -> &'t str {
    let (answers, last) = text.split_once("\n\n").unwrap_or_else(|| panic!("{name}: no final position"));
    let mut lines = answers.lines().enumerate();
    let (_, header) = lines.next().unwrap();
    let board = start(header);
    let mut count = Count::new(&board);
    let mut game = Game::<Kemet>::new_telling(board, &mut |event| count.hear(&board, event));
    let mut result = "";
    for (number, line) in lines {
        let at = format!("{name}, line {}: {line}", number + 1);
        if let Some(said) = line.strip_prefix("result ") {
            let (side, ending) = kemet::result(&game).unwrap_or_else(|| panic!("{at}: the game is not over"));
            result = said.split_once(' ').unwrap().1;
            assert_eq!(said, format!("{} {}", side.index(), ending.name()), "{at}");
            continue;
        }
        let (seat, answer) = line.split_once(' ').unwrap();
        let seat = if seat == "chance" { Seat::CHANCE } else { Seat::new(seat.parse().unwrap()) };
        let answer = Kemet::read_answer(game.board(), answer).unwrap_or_else(|why| panic!("{at}: {why}"));
        let played = game.play_telling(seat, answer, &mut |event| count.hear(&board, event));
        if played.unwrap_or_else(|refused| panic!("{at}: {refused:?}")) == Progress::Further {
            Kemet::audit(game.checkpoint()).unwrap_or_else(|why| panic!("{at}: {why}"));
            count.check(game.board(), &at);
        }
    }
    assert_eq!(Kemet::write_position(&game), last, "{name}: the final position");
    result
}

/// What each side must have, counted from the events alone.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Tally {
    battle: u8,
    temples: u8,
    sanctuary: u8,
    tiles: u8,
    prayer: u8,
    units: u8,
    life: u8,
    veterans: u8,
    levels: [u8; Colour::COUNT],
}

struct Count(Vec<Tally>);

impl Count {
    fn new(board: &Public) -> Count {
        let tally = |side| Tally { prayer: board.side(side).prayer, ..Tally::default() };
        Count(board.all_sides().map(tally).collect())
    }

    fn hear(&mut self, board: &Public, event: Event) {
        let Count(tallies) = self;
        match event {
            Event::Scored { side, glory } => match glory {
                Glory::Battle => tallies[side.index()].battle += 1,
                Glory::Temples => tallies[side.index()].temples += 1,
                Glory::Sanctuary => tallies[side.index()].sanctuary += 1,
            },
            Event::Bought { side, tile } => {
                let name = board.edition.tile(tile).power.name;
                tallies[side.index()].tiles += u8::from(["victory-point", "domination", "sphinx"].contains(&name));
            }
            Event::Gained { side, prayer } => tallies[side.index()].prayer += prayer,
            Event::HandedOn { mate, goods, count, .. } => match goods {
                Goods::Prayer => tallies[mate.index()].prayer += count,
                Goods::Veterans => tallies[mate.index()].veterans += count,
            },
            Event::Paid { side, prayer } => tallies[side.index()].prayer -= prayer,
            Event::PrayerStolen { from, .. } => tallies[from.index()].prayer -= 1,
            Event::GodPlaced { side, god, .. } => tallies[side.index()].life = god.card().life,
            Event::LifeLost { side, life, .. } => tallies[side.index()].life -= life,
            Event::GodFell { side, .. } => tallies[side.index()].life = 0,
            Event::UnitsPlaced { side, units, .. } => tallies[side.index()].units += units,
            Event::UnitsLost { side, units, .. }
            | Event::Sacrificed { side, units, .. }
            | Event::Recalled { side, units } => tallies[side.index()].units -= units,
            Event::PyramidRaised { side, colour, level, .. } => tallies[side.index()].levels[colour as usize] = level,
            Event::VeteransGained { side, veterans } => tallies[side.index()].veterans += veterans,
            Event::VeteransSpent { side, veterans } => tallies[side.index()].veterans -= veterans,
            Event::VeteransDropped { side } => tallies[side.index()].veterans = 0,
            _ => {}
        }
    }

    #[track_caller]
    fn check(&self, board: &Public, at: &str) {
        // Who has no seat has units and pyramids, and nothing else. [amon.5]
        for side in board.all_sides().filter(|&side| !board.is_seated(side)) {
            let levels = Colour::ALL.map(|colour| query::level(board, side, colour));
            let units = board.troops.total(side);
            assert_eq!(Tally { units, levels, ..Tally::default() }, self.0[side.index()], "{at}, Amon");
        }
        for side in board.seated() {
            let player = board.side(side);
            let on_board = Tally {
                battle: player.battle_points,
                temples: player.temple_points,
                sanctuary: player.sanctuary_points,
                tiles: query::perk(board, side, Perk::Points),
                prayer: player.prayer,
                units: board.troops.total(side) - player.life,
                life: player.life,
                veterans: player.veterans,
                levels: Colour::ALL.map(|colour| query::level(board, side, colour)),
            };
            let told = self.0[side.index()];
            assert_eq!(on_board, told, "{at}, seat {}", side.index());
            let permanent = |mate: Side| {
                let told = self.0[mate.index()];
                told.battle + told.temples + told.sanctuary + told.tiles
            };
            // In the middle of a Move or a battle nothing is gained yet.
            if board.moving.is_none() && board.fight.is_none() && board.assaults.is_empty() {
                let points = board.team(side).iter().map(permanent).sum::<u8>() + temporary(board, side);
                assert_eq!(query::standing(board, side), points, "{at}, seat {}", side.index());
            }
        }
    }
}

/// Temples held and level 4 pyramids controlled by the side or its teammates, zone by zone. [ruling.141]
fn temporary(board: &Public, side: Side) -> u8 {
    let mut points = 0;
    let team = board.team(side);
    for zone in board.map.zones() {
        let stands = |other: &Side| board.troops.units(*other, zone) > 0;
        let here = board.all_sides().filter(stands).any(|other| team.has(other));
        let others = board.all_sides().filter(stands).any(|other| !team.has(other));
        if matches!(board.map.rows[zone.index()].kind, Kind::Temple(_) | Kind::Delta(_)) {
            points += u8::from(here);
        }
        if let Some((owner, pyramid)) = query::pyramid_at(board, zone) {
            let top = pyramid.level == 4;
            // Where both stand they are about to fight: the enemy held it.
            let holds = if team.has(owner) { !others } else { here };
            points += u8::from(top && holds);
        }
    }
    points
}

/// Against Amon little is won at random: most answers bring the objective as near as they can.
fn eager(game: &Game<Kemet>, seat: Seat, rng: &mut Rng) -> Option<kemet::ask::Answer> {
    game.board().amon?;
    if rng.below(6) == 0 {
        return None;
    }
    let mut best: Option<(f32, kemet::ask::Answer)> = None;
    for &option in game.options(seat) {
        let mut next = *game;
        next.play(seat, option).unwrap();
        let near = nearness(&next).max(next.options(seat).iter().fold(0.0, |most: f32, &then| {
            let mut later = next;
            later.play(seat, then).unwrap();
            most.max(nearness(&later))
        }));
        if best.is_none_or(|(most, _)| near > most || (near == most && rng.below(2) == 0)) {
            best = Some((near, option));
        }
    }
    best.map(|(_, answer)| answer)
}

fn nearness(game: &Game<Kemet>) -> f32 {
    let prayer = f32::from(game.board().side(kemet::amon::PLAYER).prayer);
    kemet::amon::progress(game.board()).unwrap_or(0.0) + 0.004 * prayer
}

/// Of the first random games that end like this, the one in which the most kinds of things happen.
fn bless(header: &str, ending: &str) -> String {
    let mut best: Option<(usize, Match<Kemet>)> = None;
    let mut found = 0;
    for seed in 0..200_000 {
        let mut game = Match::new(Game::<Kemet>::new(start(header)));
        let mut rng = Rng::new(seed);
        let mut kinds = HashSet::new();
        while !game.game().is_over() {
            let open = game.game().open();
            let seat = open[rng.below(open.len())].seat;
            let options = game.game().options(seat);
            let any = options[rng.below(options.len())];
            let answer =
                game.game().draw(&mut rng).unwrap_or_else(|| eager(game.game(), seat, &mut rng).unwrap_or(any));
            let mut hear = |event| {
                kinds.insert(discriminant(&event));
            };
            game.play_telling(seat, answer, &mut hear).unwrap();
        }
        if kemet::result(game.game()).is_some_and(|(_, how)| how.name() == ending) {
            found += 1;
            if best.as_ref().is_none_or(|(most, _)| kinds.len() > *most) {
                best = Some((kinds.len(), game));
            }
        }
        if found == if header.contains("solo") { 3 } else { 30 } {
            break;
        }
    }
    let (_, game) = best.unwrap_or_else(|| panic!("no game of {header} ends {ending}"));
    let mut text = format!("{header}\n");
    for entry in game.record() {
        let answer = Kemet::write_answer(game.game().board(), entry.answer);
        let _ = writeln!(text, "{} {answer}", entry.seat);
    }
    let (side, how) = kemet::result(game.game()).unwrap();
    let _ = write!(text, "result {} {}\n\n{}", side.index(), how.name(), Kemet::write_position(game.game()));
    text
}
