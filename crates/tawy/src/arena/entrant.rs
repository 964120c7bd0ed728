//! Who takes part in a match: a bot by its name, and maybe with weights of its own.

use super::outside::Outside;
use crate::fault::{Done, Fault};
use crate::titles::Playable;
use crate::train::read_weights;
use bots::value::{Scales, Weights};
use bots::{Bot, Eye, Player};
use std::path::Path;
use table::{Game, Seat};

pub(crate) enum Entrant {
    Ours {
        name: String,
        weights: Option<&'static Weights>,
    },
    /// Another program, by its command.
    Outside(String),
}

/// Who plays a seat in one game.
pub(crate) enum Chair<T: Playable> {
    Ours(Bot<T>),
    Outside(Outside),
}

impl Entrant {
    /// `name`, `name=FILE`, or `exec:COMMAND`.
    pub(crate) fn read<T: Playable>(text: &str) -> Done<Entrant> {
        if let Some(command) = text.strip_prefix("exec:") {
            return Ok(Entrant::Outside(command.to_owned()));
        }
        let (name, file) = match text.split_once('=') {
            Some((name, file)) => (name, Some(file)),
            None => (text, None),
        };
        bots::find::<T>(name, 0).map_err(|error| Fault::Wish(error.to_string()))?;
        let weights = file.map(|file| read_weights::<T>(Path::new(file))).transpose()?;
        Ok(Entrant::Ours { name: name.to_owned(), weights })
    }

    /// Takes a seat, to think on so many cores.
    pub(crate) fn sit_down<T: Playable>(&self, game: &Game<T>, seat: Seat, seed: u64, cores: usize) -> Done<Chair<T>> {
        let (name, weights) = match self {
            Entrant::Ours { name, weights } => (name, weights),
            Entrant::Outside(command) => return Ok(Chair::Outside(Outside::start(command, game, seat)?)),
        };
        let bot = bots::find(name, seed).map_err(|error| Fault::Wish(error.to_string()))?.on(cores);
        Ok(Chair::Ours(match weights {
            Some(weights) => bot.with(Scales::Own(weights)),
            None => bot,
        }))
    }
}

impl<T: Playable> Chair<T> {
    pub(crate) fn answer(&mut self, eye: &Eye<'_, T>, game: &Game<T>) -> Done<T::Answer> {
        match self {
            Chair::Ours(bot) => Ok(bot.answer(eye)),
            Chair::Outside(outside) => outside.answer(game),
        }
    }

    pub(crate) fn over(&mut self, winners: &[Seat]) -> Done {
        match self {
            Chair::Ours(_) => Ok(()),
            Chair::Outside(outside) => outside.over(winners),
        }
    }
}
