//! `tawy serve` as a process: what it acknowledged outlives it.

#[path = "../../../server/tests/server/kit.rs"]
#[allow(dead_code, reason = "the kit of the server's own tests")]
mod kit;

use kit::{Browser, options};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

struct Process {
    child: Child,
    addr: std::net::SocketAddr,
}

impl Process {
    fn start(file: &Path) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tawy"))
            .args(["serve", "--addr", "127.0.0.1:0", "--db"])
            .arg(format!("sqlite:{}", file.display()))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("output")).read_line(&mut line).expect("a line");
        let addr = line.trim().strip_prefix("Tawy is at http://").expect("the address").parse().expect("an address");
        Process { child, addr }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tawy-serve-{name}-{}.db", std::process::id()))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_answer_outlives_a_kill() {
    let file = file("kill");
    let mut cookie = String::new();
    let mut kept: Vec<(String, String)> = Vec::new();
    for round in 0..4 {
        let process = Process::start(&file);
        let mut anna = Browser::at(process.addr).await;
        if round > 0 {
            anna.cookie.clone_from(&cookie);
        }
        cookie.clone_from(&anna.cookie);
        for (table, number) in &kept {
            let (_, state) = anna.sit(table, Some(0)).await;
            assert_eq!(state["state"], number.as_str());
        }
        kept.clear();
        let table = anna.make(if round % 2 == 0 { "kemet-bs" } else { "ankh" }, "mm").await;
        let mut sockets = [anna.socket(&table).await, anna.socket(&table).await];
        for turn in 0..30 + round {
            for (seat, socket) in sockets.iter_mut().enumerate() {
                let state = socket.sit(Some(seat)).await;
                let answers = options(&state);
                if !answers.is_empty() {
                    let done = socket.answer(&state, &answers[turn % answers.len()]).await;
                    assert_eq!(done["news"], "done");
                }
            }
        }
        let state = sockets[0].sit(Some(0)).await;
        kept.push((table, state["state"].as_str().expect("a number").to_owned()));
        // Killed without a word, as the destructor does.
        drop(process);
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_stop_says_goodbye() {
    let mut process = Process::start(&file("stop"));
    let anna = Browser::at(process.addr).await;
    let table = anna.make("ankh", "mm").await;
    let (mut socket, _) = anna.sit(&table, Some(0)).await;
    let id = process.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("it is sent").success());
    assert_eq!(socket.until("closing").await["again"], true);
    assert!(process.child.wait().expect("it ends").success());
}

#[test]
fn a_port_that_is_taken_is_told() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = taken.local_addr().expect("an address").to_string();
    let said = Command::new(env!("CARGO_BIN_EXE_tawy"))
        .args(["serve", "--addr", &addr, "--db"])
        .arg(format!("sqlite:{}", file("taken").display()))
        .output()
        .expect("it runs");
    assert!(!said.status.success());
    assert!(String::from_utf8_lossy(&said.stderr).contains("cannot listen"));
}
