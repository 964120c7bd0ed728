//! The project's own commands. Each does all the set-up it needs.

mod tidy;
mod web;

use std::env;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::{Command, ExitCode};

const HELP: &str = "cargo xtask play     builds everything and serves it: open the address it prints
cargo xtask test     formatting, lints, every test, the references of the rules, the pages in a real browser
cargo xtask tidy     the references of the rules alone; lists sections nothing refers to
cargo xtask pages    writes docs/what-changed.md and docs/provenance.md from the data of the engine
cargo xtask deep     10,000 random games per ruleset and player count, and the law suite over many games (long)
cargo xtask fuzz     cargo-fuzz for ten minutes per target (long; needs a nightly toolchain)
cargo xtask bench    the benchmark, and the instruction count where valgrind is at hand";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    // Every command runs from the root of the workspace, wherever it was called.
    if let Some(root) = Path::new(env!("CARGO_MANIFEST_DIR")).parent() {
        let _ = env::set_current_dir(root);
    }
    let rest: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
    let done = match args.first().map(String::as_str) {
        Some("play") => play(&rest),
        Some("test") => test(),
        Some("tidy") => tidy::check(),
        Some("pages") => pages(),
        Some("deep") => deep(),
        Some("fuzz") => fuzz(&rest),
        Some("bench") => bench(),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

type Done = Result<(), String>;

fn play(args: &[&str]) -> Done {
    web::build()?;
    run("cargo", &[&["run", "--release", "--quiet", "--package", "tawy", "--", "serve"], args].concat())
}

fn test() -> Done {
    run("cargo", &["fmt", "--all", "--check"])?;
    run("cargo", &["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    web::check()?;
    web::build()?;
    run("cargo", &["test", "--workspace"])?;
    // As the tests have built it: nothing is compiled twice.
    run("cargo", &["build", "--package", "tawy", "--profile", "test"])?;
    web::browse()
}

/// The test that checks the pages writes them when it is blessed.
fn pages() -> Done {
    run_with("cargo", &["test", "--quiet", "--package", "protocol", "--test", "pages"], &[("TAWY_BLESS", "1")])
}

/// What takes too long for every change: no panic, no dead end, every game ends.
fn deep() -> Done {
    let tawy = ["run", "--release", "--quiet", "--package", "tawy", "--"];
    for (ruleset, players) in rulesets(&output("cargo", &[&tawy[..], &["rulesets"]].concat())?)? {
        for players in players {
            let players = players.to_string();
            let games = ["sim", &ruleset, "--players", &players, "--games", "10000", "--seed", "1", "--json"];
            run("cargo", &[&tawy[..], &games].concat())?;
        }
    }
    let laws = ["test", "--release", "--package", "kemet", "--package", "ankh", "--test", "laws"];
    run_with("cargo", &laws, &[("TAWY_GAMES", "1000")])
}

/// The rulesets and their numbers of players, as `tawy rulesets` lists them: `kemet-2012: 2 to 5 players`.
fn rulesets(list: &str) -> Result<Vec<(String, RangeInclusive<usize>)>, String> {
    let read = |line: &str| {
        let (id, rest) = line.split_once(": ")?;
        let (from, to) = rest.strip_suffix(" players")?.split_once(" to ")?;
        Some((id.to_owned(), from.parse().ok()?..=to.parse().ok()?))
    };
    let lines = list.lines().filter(|line| !line.starts_with(' '));
    let found = lines.map(|line| read(line).ok_or(format!("no ruleset: {line}"))).collect::<Result<Vec<_>, _>>()?;
    if found.is_empty() { Err("there are no rulesets".to_owned()) } else { Ok(found) }
}

fn fuzz(args: &[&str]) -> Done {
    let seconds = format!("-max_total_time={}", args.first().unwrap_or(&"600"));
    if !succeeds("cargo", &["fuzz", "--version"]) {
        run("cargo", &["install", "--locked", "cargo-fuzz"])?;
    }
    // What is found is kept in the corpus; beside it, where the search starts.
    for (target, seeds) in [
        ("answers", None),
        ("positions", Some("fuzz/seeds/positions")),
        ("scenarios", Some("crates/ankh/src/scenarios")),
    ] {
        let corpus = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(&corpus).map_err(|error| format!("{corpus}: {error}"))?;
        let mut command = vec!["+nightly", "fuzz", "run", target, &corpus];
        command.extend(seeds);
        run("cargo", &[&command[..], &["--", &seconds]].concat())?;
    }
    Ok(())
}

fn bench() -> Done {
    run("cargo", &["bench", "--package", "tawy", "--bench", "engine"])?;
    if !succeeds("valgrind", &["--version"]) {
        println!("no valgrind: no instruction count");
        return Ok(());
    }
    let build = Command::new("cargo")
        .args(["bench", "--package", "tawy", "--bench", "engine", "--no-run", "--message-format=json"])
        .output()
        .map_err(|error| format!("cargo bench: {error}"))?;
    let text = String::from_utf8_lossy(&build.stdout);
    let program =
        text.split("\"executable\":\"").filter_map(|rest| rest.split('"').next()).find(|p| p.contains("engine"));
    let program = program.ok_or("the benchmark was not built")?;
    println!("instructions for 100,000 player answers:");
    for ruleset in ["kemet-2012", "kemet-bs", "ankh"] {
        for players in ["2", "5"] {
            let counted = instructions(program, &["--count", "100000", players, ruleset])?;
            println!("{ruleset}, {players} players: {:.1} M", counted as f64 / 1e6);
        }
    }
    Ok(())
}

/// Counts with callgrind: the same on every run of one binary.
fn instructions(program: &str, args: &[&str]) -> Result<u64, String> {
    let quiet = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program];
    let counted = Command::new("valgrind").args(quiet).args(args).output();
    let counted = counted.map_err(|error| format!("valgrind: {error}"))?;
    let said = String::from_utf8_lossy(&counted.stderr);
    if !counted.status.success() {
        return Err(format!("{program} {}: {}\n{said}", args.join(" "), counted.status));
    }
    let number = said.lines().find_map(|line| line.split_once("Collected : ")).and_then(|(_, n)| n.trim().parse().ok());
    number.ok_or(format!("no count in what valgrind says:\n{said}"))
}

fn succeeds(program: &str, args: &[&str]) -> bool {
    Command::new(program).args(args).output().is_ok_and(|output| output.status.success())
}

fn output(program: &str, args: &[&str]) -> Result<String, String> {
    let line = format!("{program} {}", args.join(" "));
    let output = Command::new(program).args(args).output().map_err(|error| format!("{line}: {error}"))?;
    let said = if output.status.success() { output.stdout } else { output.stderr };
    let said = String::from_utf8_lossy(&said).into_owned();
    if output.status.success() { Ok(said) } else { Err(format!("{line}: {}\n{said}", output.status)) }
}

fn run(program: &str, args: &[&str]) -> Done {
    run_with(program, args, &[])
}

fn run_with(program: &str, args: &[&str], vars: &[(&str, &str)]) -> Done {
    run_in(".", program, args, vars)
}

/// Runs in a folder of the workspace.
fn run_in(folder: &str, program: &str, args: &[&str], vars: &[(&str, &str)]) -> Done {
    let line = format!("{program} {}", args.join(" "));
    println!("> {line}");
    let status = Command::new(program).args(args).current_dir(folder).envs(vars.iter().copied()).status();
    let status = status.map_err(|error| format!("{line}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{line}: {status}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulesets_are_read_from_their_list() {
        let list = "kemet-2012: 2 to 5 players\n  length=short|long\n  rules/k12.md\nkemet-bs: 2 to 4 players\n  rules/bs1.md\n";
        assert_eq!(rulesets(list), Ok(vec![("kemet-2012".to_owned(), 2..=5), ("kemet-bs".to_owned(), 2..=4)]));
        assert_eq!(rulesets("kemet-2012\n"), Err("no ruleset: kemet-2012".to_owned()));
        assert_eq!(rulesets(""), Err("there are no rulesets".to_owned()));
    }
}
