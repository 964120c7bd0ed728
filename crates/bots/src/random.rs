//! Any option, each as likely as the others.

use crate::{Eye, Player};
use table::{Options, Rng, Rules};

pub struct Random<R: Rules> {
    rng: Rng,
    /// Used again and again.
    options: Options<R>,
}

impl<R: Rules> Random<R> {
    pub fn new(seed: u64) -> Random<R> {
        Random { rng: Rng::new(seed), options: Options::<R>::new() }
    }
}

impl<R: Rules> Player<R> for Random<R> {
    fn answer(&mut self, eye: &Eye<'_, R>) -> R::Answer {
        eye.options_into(&mut self.options);
        self.options[self.rng.below(self.options.len())]
    }
}
