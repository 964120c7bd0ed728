//! Who takes part in a match: a bot by its name, and maybe with weights of its own.

use crate::fault::{Done, Fault};
use crate::titles::Playable;
use crate::train::read_weights;
use bots::Bot;
use bots::value::{Scales, Weights};
use std::path::Path;

pub(crate) struct Entrant {
    name: String,
    weights: Option<&'static Weights>,
}

impl Entrant {
    /// `name`, or `name=FILE`.
    pub(crate) fn read<T: Playable>(text: &str) -> Done<Entrant> {
        let (name, file) = match text.split_once('=') {
            Some((name, file)) => (name, Some(file)),
            None => (text, None),
        };
        bots::find::<T>(name, 0).map_err(|error| Fault::Wish(error.to_string()))?;
        let weights = file.map(|file| read_weights::<T>(Path::new(file))).transpose()?;
        Ok(Entrant { name: name.to_owned(), weights })
    }

    pub(crate) fn sit_down<T: Playable>(&self, seed: u64) -> Done<Bot<T>> {
        let bot = bots::find(&self.name, seed).map_err(|error| Fault::Wish(error.to_string()))?;
        Ok(match self.weights {
            Some(weights) => bot.with(Scales::Own(weights)),
            None => bot,
        })
    }
}
