//! What a match says: who won how often, how sure that is, and ratings.

use super::results::Played;
use protocol::report::{ArenaReport, Standing};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Sums up the games. Bots of one name are one entry, however many seats they have.
pub(crate) fn report(ruleset: &str, players: usize, seed: u64, bots: &[String], games: &[Played]) -> ArenaReport {
    let mut names: Vec<&String> = Vec::new();
    for name in bots {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let ratings = ratings(&beats(&names, bots, games));
    let standing = |(at, name): (usize, &&String)| {
        let seats: Vec<usize> = (0..bots.len()).filter(|&bot| bots[bot] == **name).collect();
        let played = (seats.len() * games.len()) as u64;
        let won = games.iter().flat_map(|game| &game.winners).filter(|winner| seats.contains(winner)).count() as u64;
        let (low, high) = wilson(won, played);
        let slowest = games.iter().flat_map(|game| seats.iter().map(|&bot| game.slowest[bot]));
        let seconds: f64 = games.iter().flat_map(|game| seats.iter().map(|&bot| game.seconds[bot])).sum();
        Standing {
            bot: (*name).clone(),
            played,
            won,
            share: if played == 0 { 0.0 } else { won as f64 / played as f64 },
            low,
            high,
            rating: ratings[at],
            slowest_turn: slowest.fold(0.0, f64::max),
            seconds_per_game: if played == 0 { 0.0 } else { seconds / played as f64 },
        }
    };
    let mut endings: BTreeMap<String, u64> = BTreeMap::new();
    for game in games {
        *endings.entry(game.ending.clone()).or_default() += 1;
    }
    let count = games.len().max(1) as f64;
    ArenaReport {
        ruleset: ruleset.to_owned(),
        players,
        seed,
        bots: bots.to_vec(),
        games: games.len() as u64,
        rounds_mean: games.iter().map(|game| f64::from(game.rounds)).sum::<f64>() / count,
        answers_mean: games.iter().map(|game| game.answers as f64).sum::<f64>() / count,
        endings,
        verdict: None,
        standings: names.iter().enumerate().map(standing).collect(),
    }
}

/// The report as people read it.
pub(crate) fn table(report: &ArenaReport) -> String {
    let mut text = format!("{} with {} players: {} games\n", report.ruleset, report.players, report.games);
    let width = report.standings.iter().map(|standing| standing.bot.len()).max().unwrap_or(0).max(3);
    let _ = writeln!(text, "  {:width$}   won  of seats  share    95 %            rating  longest turn", "bot");
    for s in &report.standings {
        let _ = writeln!(
            text,
            "  {:width$} {:5}  {:8}  {:5.1}  {:5.1} to {:5.1}  {:+8.0}  {:10.3} s",
            s.bot,
            s.won,
            s.played,
            100.0 * s.share,
            100.0 * s.low,
            100.0 * s.high,
            s.rating,
            s.slowest_turn
        );
    }
    let _ = writeln!(text, "  {:.2} rounds and {:.0} answers a game", report.rounds_mean, report.answers_mean);
    if let Some(verdict) = &report.verdict {
        let _ = writeln!(text, "  sequential test of {}: {verdict}", report.standings[0].bot);
    }
    for (ending, games) in &report.endings {
        let _ = writeln!(text, "  {ending}: {games}");
    }
    text
}

/// The interval of Wilson: where the true share lies, 19 times in 20.
pub(crate) fn wilson(won: u64, played: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if played == 0 {
        return (0.0, 1.0);
    }
    let (n, share) = (played as f64, won as f64 / played as f64);
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let all = 1.0 + Z * Z / n;
    (((middle - spread) / all).max(0.0), ((middle + spread) / all).min(1.0))
}

/// How often bots of one name won where those of another lost.
fn beats(names: &[&String], bots: &[String], games: &[Played]) -> Vec<Vec<f64>> {
    let of = |bot: usize| names.iter().position(|name| **name == bots[bot]).unwrap_or(0);
    let mut beats = vec![vec![0.0; names.len()]; names.len()];
    for game in games {
        for &winner in &game.winners {
            for loser in (0..bots.len()).filter(|bot| !game.winners.contains(bot)) {
                beats[of(winner)][of(loser)] += 1.0;
            }
        }
    }
    beats
}

/// Ratings after Bradley and Terry on the usual scale (400 points: ten to one), the last bot at 0. Half a win is given to
/// each side of every pair that met, so that nobody is infinitely better.
fn ratings(beats: &[Vec<f64>]) -> Vec<f64> {
    let count = beats.len();
    let wins = |a: usize, b: usize| if beats[a][b] + beats[b][a] > 0.0 { beats[a][b] + 0.5 } else { 0.0 };
    let mut strength = vec![1.0_f64; count];
    for _ in 0..500 {
        let next: Vec<f64> = (0..count)
            .map(|a| {
                let others = (0..count).filter(|&b| b != a);
                let won: f64 = others.clone().map(|b| wins(a, b)).sum();
                let met: f64 = others.map(|b| (wins(a, b) + wins(b, a)) / (strength[a] + strength[b])).sum();
                if met > 0.0 { won / met } else { strength[a] }
            })
            .collect();
        strength = next;
    }
    let last = strength.last().copied().unwrap_or(1.0);
    strength.iter().map(|strength| 400.0 * (strength / last).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64, winners: &[usize]) -> Played {
        let times = vec![0.0; 4];
        Played {
            number,
            winners: winners.to_vec(),
            ending: "x".into(),
            rounds: 1,
            answers: 1,
            slowest: times.clone(),
            seconds: times,
        }
    }

    #[test]
    fn intervals_are_those_of_the_books() {
        let (low, high) = wilson(380, 400);
        assert!((low - 0.924_0).abs() < 5e-4 && (high - 0.967_4).abs() < 5e-4, "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        let (low, high) = wilson(10, 10);
        assert!((low - 0.7225).abs() < 5e-4 && high > 0.999_999, "{low} {high}");
    }

    #[test]
    fn shares_count_seats_and_ratings_follow_wins() {
        let bots: Vec<String> = ["a", "b", "b", "b"].map(String::from).to_vec();
        let games: Vec<Played> = (0..8).map(|number| game(number, &[if number < 4 { 0 } else { 2 }])).collect();
        let report = report("r", 4, 1, &bots, &games);
        assert_eq!((report.standings[0].won, report.standings[0].played), (4, 8));
        assert_eq!((report.standings[1].won, report.standings[1].played), (4, 24));
        assert!(report.standings[0].rating > 0.0 && report.standings[1].rating == 0.0);
        // Twelve wins to four, half a win given to each.
        assert!((report.standings[0].rating - 400.0 * (12.5_f64 / 4.5).log10()).abs() < 0.1);
    }

    #[test]
    fn a_game_that_nobody_won_counts_for_all_and_one_that_two_won_for_both() {
        let bots: Vec<String> = ["a", "b", "c", "d"].map(String::from).to_vec();
        let report = report("r", 4, 1, &bots, &[game(0, &[]), game(1, &[0, 3])]);
        assert_eq!(
            report.standings.iter().map(|s| (s.won, s.played)).collect::<Vec<_>>(),
            [(1, 2), (0, 2), (0, 2), (1, 2)]
        );
    }
}
