//! The project's own commands. Each does all the set-up it needs.

mod tidy;

use std::env;
use std::process::{Command, ExitCode};

const HELP: &str = "cargo xtask play     the terminal game
cargo xtask test     formatting, lints, every test, the references of the rules
cargo xtask tidy     the references of the rules alone; lists sections nothing refers to
cargo xtask deep     10,000 random games per player count, and the law suite over many games (long)
cargo xtask fuzz     cargo-fuzz for ten minutes per target (long; needs a nightly toolchain)
cargo xtask bench    the benchmark, and the instruction count where valgrind is at hand";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let rest: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
    let done = match args.first().map(String::as_str) {
        Some("play") => play(&rest),
        Some("test") => test(),
        Some("tidy") => tidy::check(),
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
    let mut command = vec!["run", "--release", "--quiet", "--package", "tawy", "--", "play"];
    if args.is_empty() {
        command.push("kemet-2012");
    }
    command.extend(args);
    run("cargo", &command)
}

fn test() -> Done {
    run("cargo", &["fmt", "--all", "--check"])?;
    run("cargo", &["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    run("cargo", &["test", "--workspace"])
}

/// What takes too long for every change: no panic, no dead end, every game ends.
fn deep() -> Done {
    for players in ["2", "3", "4", "5"] {
        let sim = ["run", "--release", "--quiet", "--package", "tawy", "--", "sim", "kemet-2012"];
        run("cargo", &[&sim[..], &["--players", players, "--games", "10000", "--seed", "1", "--json"]].concat())?;
    }
    run_with("cargo", &["test", "--release", "--package", "kemet", "--test", "laws"], &[("TAWY_GAMES", "1000")])
}

fn fuzz(args: &[&str]) -> Done {
    let seconds = format!("-max_total_time={}", args.first().unwrap_or(&"600"));
    if !succeeds("cargo", &["fuzz", "--version"]) {
        run("cargo", &["install", "--locked", "cargo-fuzz"])?;
    }
    for folder in ["fuzz/corpus/answers", "fuzz/corpus/positions"] {
        std::fs::create_dir_all(folder).map_err(|error| format!("{folder}: {error}"))?;
    }
    run("cargo", &["+nightly", "fuzz", "run", "answers", "--", &seconds])?;
    let corpora = ["fuzz/corpus/positions", "fuzz/seeds/positions"];
    run("cargo", &["+nightly", "fuzz", "run", "positions", corpora[0], corpora[1], "--", &seconds])
}

fn bench() -> Done {
    run("cargo", &["bench", "--package", "kemet", "--bench", "engine"])?;
    if !succeeds("valgrind", &["--version"]) {
        println!("no valgrind: no instruction count");
        return Ok(());
    }
    let build = Command::new("cargo")
        .args(["bench", "--package", "kemet", "--bench", "engine", "--no-run", "--message-format=json"])
        .output()
        .map_err(|error| format!("cargo bench: {error}"))?;
    let text = String::from_utf8_lossy(&build.stdout);
    let program =
        text.split("\"executable\":\"").filter_map(|rest| rest.split('"').next()).find(|p| p.contains("engine"));
    let program = program.ok_or("the benchmark was not built")?;
    for players in ["2", "5"] {
        println!("instructions for 100,000 answers with {players} players:");
        let quiet = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program, "--count", "100000", players];
        run("valgrind", &quiet)?;
    }
    Ok(())
}

fn succeeds(program: &str, args: &[&str]) -> bool {
    Command::new(program).args(args).output().is_ok_and(|output| output.status.success())
}

fn run(program: &str, args: &[&str]) -> Done {
    run_with(program, args, &[])
}

fn run_with(program: &str, args: &[&str], vars: &[(&str, &str)]) -> Done {
    let line = format!("{program} {}", args.join(" "));
    println!("> {line}");
    let status = Command::new(program).args(args).envs(vars.iter().copied()).status();
    let status = status.map_err(|error| format!("{line}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{line}: {status}")) }
}
