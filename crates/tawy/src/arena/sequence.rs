//! A match that ends as soon as it is clear: the sequential test of Wald between "wins no more than its share of seats" and
//! "wins at least so much", wrong one time in twenty either way.

use super::results::Played;

/// What a match has shown so far of its first bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    AtLeast,
    NoMore,
    Open,
}

const ERROR: f64 = 0.05;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Sequence {
    /// The share of games that is not enough, and the one that is.
    base: f64,
    wanted: f64,
}

impl Sequence {
    /// A test whether a bot at one of so many seats wins this share of its games.
    pub(crate) fn new(seats: usize, wanted: f64) -> Result<Sequence, String> {
        let base = 1.0 / seats as f64;
        if wanted > base && wanted < 1.0 {
            Ok(Sequence { base, wanted })
        } else {
            Err(format!("--until must lie between {base:.2}, which is everybody's share, and 1"))
        }
    }

    pub(crate) fn verdict<'g>(&self, games: impl IntoIterator<Item = &'g Played>) -> Verdict {
        let (won, lost) = ((self.wanted / self.base).ln(), ((1.0 - self.wanted) / (1.0 - self.base)).ln());
        let sum: f64 = games.into_iter().map(|game| if game.winners.contains(&0) { won } else { lost }).sum();
        let bound = ((1.0 - ERROR) / ERROR).ln();
        if sum >= bound {
            Verdict::AtLeast
        } else if sum <= -bound {
            Verdict::NoMore
        } else {
            Verdict::Open
        }
    }

    /// The verdict in words.
    pub(crate) fn say(&self, verdict: Verdict) -> String {
        let (wanted, base) = (100.0 * self.wanted, 100.0 * self.base);
        match verdict {
            Verdict::AtLeast => format!("at least {wanted:.0} % rather than {base:.0} %"),
            Verdict::NoMore => format!("{base:.0} % rather than {wanted:.0} %"),
            Verdict::Open => format!("undecided between {base:.0} % and {wanted:.0} %"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(won: usize, lost: usize) -> Vec<Played> {
        let game = |winner: usize| Played {
            number: 0,
            winners: vec![winner],
            ending: "x".into(),
            rounds: 1,
            answers: 1,
            slowest: vec![0.0; 2],
            seconds: vec![0.0; 2],
        };
        (0..won).map(|_| game(0)).chain((0..lost).map(|_| game(1))).collect()
    }

    #[test]
    fn a_test_ends_when_it_is_clear() {
        let test = Sequence::new(2, 0.6).expect("more than half");
        assert_eq!(test.verdict(&games(0, 0)), Verdict::Open);
        // ln(19) / ln(1.2) = 16.15 and ln(19) / -ln(0.8) = 13.2.
        assert_eq!(test.verdict(&games(16, 0)), Verdict::Open);
        assert_eq!(test.verdict(&games(17, 0)), Verdict::AtLeast);
        assert_eq!(test.verdict(&games(0, 13)), Verdict::Open);
        assert_eq!(test.verdict(&games(0, 14)), Verdict::NoMore);
        assert_eq!(test.verdict(&games(30, 25)), Verdict::Open);
        assert!(Sequence::new(2, 0.5).is_err() && Sequence::new(2, 1.0).is_err() && Sequence::new(4, 0.45).is_ok());
    }
}
