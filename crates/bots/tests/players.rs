//! What holds of every bot, whatever the rules: it answers what it may, finishes its games, and keeps its time.

use ankh::Ankh;
use bots::value::{Scales, School, ruleset_weights};
use bots::{Bot, Eye, Player, Valued, find};
use kemet::Kemet;
use std::time::{Duration, Instant};
use table::{Game, Rng};

/// Every ruleset with every number of players.
fn tables<R: Valued>() -> Vec<(&'static str, usize)> {
    let rulesets = R::rulesets().into_iter();
    rulesets.flat_map(|ruleset| ruleset.players.clone().map(move |players| (ruleset.id, players))).collect()
}

fn start<R: Valued>(ruleset: &str, players: usize) -> Game<R> {
    Game::new(R::start(ruleset, players, &[]).expect("so many can play"))
}

/// Plays to the end; `watch` sees every answer with the time it took.
fn play<R: Valued>(game: Game<R>, names: &[&str], seed: u64, watch: &mut impl FnMut(&Game<R>, usize, Duration)) {
    let players = R::players(game.board());
    let seat_name = |seat: usize| names[seat % names.len()];
    let bot = |seat: usize| find(seat_name(seat), seed + seat as u64).expect("it is a bot");
    play_with(game, (0..players).map(bot).collect(), seed, watch);
}

fn play_with<R: Valued>(
    mut game: Game<R>,
    mut bots: Vec<Bot<R>>,
    seed: u64,
    watch: &mut impl FnMut(&Game<R>, usize, Duration),
) {
    let mut chance = Rng::new(seed);
    while let Some(open) = game.open().first() {
        let seat = open.seat;
        let answer = match Eye::new(&game, seat) {
            Some(eye) => {
                let begun = Instant::now();
                let answer = bots[seat.index()].answer(&eye);
                let spent = begun.elapsed();
                assert!(eye.options().contains(&answer), "{answer:?} is no option");
                watch(&game, seat.index(), spent);
                answer
            }
            None => game.draw(&mut chance).expect("chance is asked"),
        };
        game.play(seat, answer).expect("options are legal");
    }
    assert!(R::outcome(&game).is_some());
}

fn all_finish<R: Valued>() {
    for (ruleset, players) in tables::<R>() {
        // One of each kind: a table of random players is quick, and brings positions a good player never sees.
        play(start::<R>(ruleset, players), &["greedy", "search:2v", "random"], 3, &mut |_, _, _| {});
    }
}

#[test]
fn searches_weigh_by_what_searches_taught_and_greedy_by_who_won() {
    let answers = |name: &str, school: Option<School>| {
        let seat = |seed| {
            let bot = find::<Kemet>(name, seed).expect("it is a bot");
            match school {
                Some(school) => bot.with(Scales::Own(ruleset_weights::<Kemet>("kemet-bs", school))),
                None => bot,
            }
        };
        let mut said = Vec::new();
        let note = &mut |game: &Game<Kemet>, seat, _| said.push((seat, *game.board()));
        play_with(start("kemet-bs", 3), (1..=3).map(seat).collect(), 9, note);
        said
    };
    for (name, own, other) in
        [("greedy", School::Wins, School::Searches), ("search:3v", School::Searches, School::Wins)]
    {
        let usual = answers(name, None);
        assert!(usual == answers(name, Some(own)), "{name}");
        assert!(usual != answers(name, Some(other)), "{name}");
    }
}

#[test]
fn games_of_kemet_are_finished_with_options_alone() {
    all_finish::<Kemet>();
}

#[test]
fn games_of_ankh_are_finished_with_options_alone() {
    all_finish::<Ankh>();
}

/// A turn is one turn: it has its number from its first question to its last, and the next turn has another.
fn turns_are_told_apart<R: Valued>() {
    for (ruleset, players) in tables::<R>() {
        let mut last: Option<(usize, u32)> = None;
        play(start::<R>(ruleset, players), &["random"], 8, &mut |game, seat, _| {
            if !R::is_turn(&game.asked(table::Seat::new(seat)).expect("it was asked").question) {
                return;
            }
            let now = (seat, R::turn(game.board()));
            if let Some(last) = last {
                assert!(last.0 == now.0 || last.1 != now.1, "{ruleset}: {last:?} and {now:?}");
            }
            last = Some(now);
        });
    }
}

#[test]
fn turns_have_numbers() {
    turns_are_told_apart::<Kemet>();
    turns_are_told_apart::<Ankh>();
}

/// The longest whole action of the first seat, and one that nine in ten do not exceed. Its turns are those of the first
/// seat alone: an answer out of turn is counted by itself.
fn longest<R: Valued>(ruleset: &str, bot: Bot<R>) -> (Duration, Duration) {
    let bots = vec![bot, find("random", 6).expect("it is a bot")];
    let mut turns: Vec<(Option<u32>, Duration)> = Vec::new();
    let mut begun: Option<u32> = None;
    play_with(start::<R>(ruleset, 2), bots, 5, &mut |game, seat, spent| {
        if seat != 0 {
            return;
        }
        let (turn, seat) = (R::turn(game.board()), table::Seat::new(seat));
        if game.asked(seat).is_some_and(|open| R::is_turn(&open.question)) {
            begun = Some(turn);
        }
        let own = begun.filter(|&begun| begun == turn);
        match turns.last_mut() {
            Some((last, sum)) if own.is_some() && *last == own => *sum += spent,
            _ => turns.push((own, spent)),
        }
    });
    let mut turns: Vec<Duration> = turns.into_iter().map(|(_, spent)| spent).collect();
    turns.sort_unstable();
    assert!(turns.len() > 10);
    (turns[turns.len() - 1], turns[turns.len() * 9 / 10])
}

/// The promise of a bot with a budget: a whole action within its time. Tests share the machine, so this is coarse: one turn in ten
/// may be very late. That the clock is looked at in every loop is tested beside the loops.
#[test]
fn a_budget_is_kept() {
    let budget = Duration::from_millis(60);
    let searching = find::<Kemet>("search:0.06", 5).expect("it is a bot");
    let threaded = find::<Ankh>("search:0.06", 5).expect("it is a bot").in_play(2);
    let greedy = Bot::Greedy(bots::Greedy::<Ankh>::new(5).within(budget));
    for (most, usual) in [longest("kemet-bs", searching), longest("ankh", threaded), longest("ankh", greedy)] {
        assert!(usual < budget * 6, "{usual:?}");
        assert!(most < Duration::from_secs(5), "{most:?}");
    }
}

/// How many battles two bots of this name fight in a hundred rounds.
fn battles(name: &str) -> usize {
    let (mut battles, mut rounds) = (0, 0);
    for seed in 0..8 {
        let (mut fighting, mut round) = (false, 0);
        play(start::<Kemet>("kemet-2012", 2), &[name], seed, &mut |game, _, _| {
            let fights = game.board().fight.is_some();
            battles += usize::from(fights && !fighting);
            fighting = fights;
            round = usize::from(game.board().round);
        });
        rounds += round;
    }
    100 * battles / rounds
}

#[test]
fn the_warlike_fight_and_the_peaceful_do_less() {
    let (peaceful, warlike) = (battles("greedy+peaceful"), battles("greedy+warlike"));
    assert!(5 * peaceful < 4 * warlike, "{peaceful} and {warlike}");
}

/// The same seed, the same games: what is decided by visits and not by time can be played again.
#[test]
fn bots_play_the_same_game_again() {
    let record = |names: &[&str]| {
        let mut boards = Vec::new();
        play(start::<Kemet>("kemet-2012", 2), names, 4, &mut |game, _, _| boards.push(*game));
        boards
    };
    for names in [["greedy", "greedy"], ["search:4v", "random"]] {
        assert!(record(&names) == record(&names), "{names:?}");
    }
}
