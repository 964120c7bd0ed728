//! `tawy scenario`, and games that begin from a scenario file.

use crate::fault::{self, Done, Fault};
use crate::titles::Playable;
use ankh::Ankh;
use protocol::scenario::Unstaged;
use protocol::{Language, Words};
use std::io::{self, Write};
use std::path::Path;
use table::{Arg, Message, Title};

/// Says how many can play the scenario in a file, or what is wrong with it.
pub(crate) fn check(file: &Path, lang: Language) -> Done {
    let board = lay::<Ankh>(file, &[])?;
    let holds = Message::new("scenario-holds")
        .with("file", Arg::Text(file.display().to_string()))
        .with("players", Arg::Number(Ankh::players(&board) as i64));
    writeln!(io::stdout().lock(), "{}", Words::new(lang).say(&holds))?;
    Ok(())
}

/// The table as the file says.
pub(crate) fn lay<T: Playable>(file: &Path, options: &[(&str, &str)]) -> Done<T::Board> {
    let wrong = |wrongs: Vec<String>| Fault::Scenario { file: file.to_owned(), wrongs };
    let text = fault::read(file).map_err(|fault| match fault {
        Fault::File { why, .. } => wrong(vec![why]),
        other => other,
    })?;
    T::stage(&text, options).map_err(|why| match why {
        Unstaged::Scenario(wrongs) => wrong(wrongs),
        Unstaged::Wish(why) => Fault::Wish(why),
    })
}
