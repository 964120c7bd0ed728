//! Games that begin as a file says, not as an option names it.

use ankh::{Ankh, setup};
use kemet::Kemet;
use std::fmt;
use table::{Game, Title};

/// A title, and how a scenario of one's own is laid out for it.
pub trait Staged: Title {
    /// The table as the text says, with these options.
    fn stage(text: &str, options: &[(&str, &str)]) -> Result<Self::Board, Unstaged>;
}

/// Why nothing was laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unstaged {
    /// All that is wrong with the text, each with its line where it has one.
    Scenario(Vec<String>),
    /// What is wrong with the wish, whatever the text says.
    Wish(String),
}

impl fmt::Display for Unstaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unstaged::Scenario(wrongs) => write!(f, "this scenario cannot be played: {}", wrongs.join("; ")),
            Unstaged::Wish(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Unstaged {}

impl Staged for Ankh {
    fn stage(text: &str, options: &[(&str, &str)]) -> Result<Self::Board, Unstaged> {
        let wrong =
            |wrongs: Vec<ankh::scenario::Wrong>| Unstaged::Scenario(wrongs.iter().map(ToString::to_string).collect());
        let scenario = ankh::scenario::check(text).map_err(wrong)?;
        setup::own(&scenario, options.iter().copied()).map_err(Unstaged::Wish)
    }
}

impl Staged for Kemet {
    fn stage(_: &str, _: &[(&str, &str)]) -> Result<Self::Board, Unstaged> {
        Err(Unstaged::Wish("this game has no scenarios: only 'ankh' begins from a scenario file".into()))
    }
}

/// Where a game began, as a position, if its options alone do not lay the same table: a record of it must say it, or it
/// could not be replayed.
pub fn origin<T: Title>(game: &Game<T>) -> Option<String> {
    let board = game.board();
    let laid = T::start(T::ruleset(board), T::players(board), &T::settings(board));
    let position = T::write_position(game);
    let same = laid.is_ok_and(|board| T::write_position(&Game::new(board)) == position);
    (!same).then_some(position)
}
