//! Any option, each as likely as the others.

use crate::{Eye, Player};
use table::{Rng, Rules};

pub struct Random {
    rng: Rng,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::new(seed) }
    }
}

impl<R: Rules> Player<R> for Random {
    #[inline]
    fn answer(&mut self, eye: &Eye<'_, R>) -> R::Answer {
        let options = eye.options();
        options[self.rng.below(options.len())]
    }
}
