//! What can go wrong in a job, as the person who asked for it reads it.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub(crate) enum Fault {
    /// The wish cannot be met as it stands.
    Wish(String),
    File {
        file: PathBuf,
        why: String,
    },
    /// A scenario that cannot be played, and everything that is wrong with it.
    Scenario {
        file: PathBuf,
        wrongs: Vec<String>,
    },
    Terminal(io::Error),
    /// Whoever read our output went away: no fault of anybody.
    OutputGone,
}

pub(crate) type Done<T = ()> = Result<T, Fault>;

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Wish(why) => f.write_str(why),
            Fault::File { file, why } => write!(f, "{}: {why}", file.display()),
            Fault::Scenario { file, wrongs } => {
                write!(f, "{}: this scenario cannot be played:", file.display())?;
                wrongs.iter().try_for_each(|wrong| write!(f, "\n  {wrong}"))
            }
            Fault::Terminal(error) => write!(f, "the terminal: {error}"),
            Fault::OutputGone => f.write_str("nobody reads the output"),
        }
    }
}

impl Fault {
    /// What the program leaves with: 2 says that a scenario is wrong, so that scripts can tell.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Fault::OutputGone => 0,
            Fault::Scenario { .. } => 2,
            Fault::Wish(_) | Fault::File { .. } | Fault::Terminal(_) => 1,
        }
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        if error.kind() == io::ErrorKind::BrokenPipe { Fault::OutputGone } else { Fault::Terminal(error) }
    }
}

/// Reads a text file whole.
pub(crate) fn read(file: &Path) -> Done<String> {
    let bytes = std::fs::read(file).map_err(|error| at(file, unread(&error)))?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + sound.iter().filter(|&&byte| byte == b'\n').count();
        at(file, format!("line {line}: this is not UTF-8 text"))
    })
}

/// Why a file cannot be read, in words.
fn unread(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::IsADirectory => "this is a directory, not a file".to_owned(),
        io::ErrorKind::PermissionDenied => "this file may not be read".to_owned(),
        _ => error.to_string(),
    }
}

pub(crate) fn at(file: &Path, why: impl Into<String>) -> Fault {
    Fault::File { file: file.to_owned(), why: why.into() }
}
