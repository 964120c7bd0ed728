//! How fast somebody may talk: so many at once, so many per second.

use std::time::Instant;

pub(crate) struct Pace {
    left: f64,
    at: Instant,
    rate: f64,
    burst: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Fine,
    TooFast,
    /// It goes on although it was told.
    Flood,
}

impl Pace {
    pub(crate) fn new(rate: f64, burst: f64) -> Pace {
        Pace { left: burst, at: Instant::now(), rate, burst }
    }

    pub(crate) fn step(&mut self) -> Step {
        self.rest();
        self.left -= 1.0;
        match self.left {
            left if left >= 0.0 => Step::Fine,
            left if left >= -self.burst => Step::TooFast,
            _ => {
                // However long the flood was, it is not held against whoever stops.
                self.left = -self.burst;
                Step::Flood
            }
        }
    }

    /// Whether nothing was said for long enough to forget who it was.
    pub(crate) fn is_rested(&mut self) -> bool {
        self.rest();
        self.left >= self.burst
    }

    fn rest(&mut self) {
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * self.rate;
        (self.left, self.at) = ((self.left + gained).min(self.burst), now);
    }
}
