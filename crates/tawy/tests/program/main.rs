//! The program as people and other programs meet it: the real binary, its output, its exit codes.

mod analyse;
mod ankh;
mod arena;
mod dice;
mod languages;
mod perft;
mod play;
mod referee;
mod replay;
mod rulesets;
mod scenario;
mod serve;
mod sim;
mod words;

use std::path::PathBuf;
use std::process::{Command, Output};

/// Every ruleset there is; all can be played by two to five.
const RULESETS: [&str; 5] = ["kemet-2012", "kemet-bs", "kemet-bs-revised", "kemet-rotg", "ankh"];

/// How a game's end is told, in each language: somebody has won, several together, nobody.
const ENDS: [(&str, &[&str]); 2] =
    [("en", &[" has won: ", " have won: "]), ("pl", &["Zwycięstwo: ", "Wspólne zwycięstwo: ", "Nikt nie wygrywa: "])];

/// Whether an end is told.
fn tells(said: &str, ends: &[&str]) -> bool {
    ends.iter().any(|end| said.contains(end))
}

/// The binary under test, on a system that speaks no language of its own.
fn tawy() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tawy"));
    program.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
    program
}

fn run(args: &[&str]) -> Output {
    tawy().args(args).output().expect("the program starts")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("errors are UTF-8")
}

/// Runs and expects a plain refusal: exit code 1, one line that says this.
fn refuses(args: &[&str], saying: &str) {
    let output = run(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}: {}", err(&output));
    assert!(err(&output).contains(saying), "{args:?} says: {}", err(&output));
    assert!(!err(&output).contains("panicked"), "{args:?} panics: {}", err(&output));
}

/// A file of this test's own.
fn scratch(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, content).expect("the scratch directory takes files");
    file
}
