//! The load test: many tables with a socket for every seat, one answer per table and second, on loopback.
//!
//! ```text
//! cargo build --release -p tawy && cargo run --release -p server --example load -- --program target/release/tawy
//! ```
//!
//! `--tables 500 --seats 4 --seconds 300 --ruleset kemet-2012`; `--together 8`: so many tables sit down at a time. With
//! `--bots level3,level3` two more seats of every table are bots', and it is told how often they kept their time. With `--kill` the server is killed in the middle and
//! started again on the same file, and every acknowledged answer must be there.

use futures_util::{SinkExt as _, StreamExt as _};
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Rng;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

type Fault = Box<dyn std::error::Error + Send + Sync>;

struct Wish {
    program: String,
    tables: usize,
    seats: usize,
    seconds: u64,
    ruleset: String,
    together: usize,
    /// Who sits at every table beside the load.
    bots: Vec<String>,
    kill: bool,
}

fn wish() -> Result<Wish, Fault> {
    let mut given: HashMap<String, String> = HashMap::new();
    let mut args = std::env::args().skip(1);
    while let Some(key) = args.next() {
        let key = key.trim_start_matches("--").to_owned();
        let value = if key == "kill" { "yes".to_owned() } else { args.next().ok_or("a value is missing")? };
        given.insert(key, value);
    }
    let mut take = |key: &str, usual: &str| given.remove(key).unwrap_or_else(|| usual.to_owned());
    let wish = Wish {
        program: take("program", "target/release/tawy"),
        tables: take("tables", "500").parse()?,
        seats: take("seats", "4").parse()?,
        seconds: take("seconds", "300").parse()?,
        ruleset: take("ruleset", "kemet-2012"),
        together: take("together", "8").parse()?,
        bots: take("bots", "").split(',').filter(|bot| !bot.is_empty()).map(str::to_owned).collect(),
        kill: take("kill", "no") == "yes",
    };
    if let Some(key) = given.keys().next() {
        return Err(format!("there is no --{key}").into());
    }
    Ok(wish)
}

/// The server as a process of its own.
struct Host {
    child: Child,
    addr: SocketAddr,
}

impl Host {
    fn start(wish: &Wish, file: &str, addr: &str) -> Result<Host, Fault> {
        let db = format!("sqlite:{file}");
        let mut child = Command::new(&wish.program)
            .args(["serve", "--addr", addr, "--db", &db, "--bot-pause", "0"])
            .args(["--tables-per-hour", "1000000", "--sockets", "1000000", "--requests", "1000000"])
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", wish.program))?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let addr = line.trim().rsplit("http://").next().unwrap_or("").parse()?;
        Ok(Host { child, addr })
    }

    /// Resident memory in KiB.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").trim().parse().ok()
    }

    fn cpu(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        let fields: Vec<&str> = stat.rsplit(") ").next()?.split(' ').collect();
        let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        Some(ticks as f64 / 100.0)
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.kill();
    }
}

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let wish = Arc::new(wish()?);
    let file = std::env::temp_dir().join(format!("tawy-load-{}.db", std::process::id())).display().to_string();
    let mut host = Host::start(&wish, &file, "127.0.0.1:0")?;
    let addr = host.addr;
    let cookie = request(addr, "GET", "/api/home", "", "").await?.0;
    let mut tables = Vec::new();
    for _ in 0..wish.tables {
        let mine = std::iter::repeat_n(r#"{"kind":"mine"}"#.to_owned(), wish.seats);
        let bots = wish.bots.iter().map(|bot| format!(r#"{{"kind":"bot","bot":"{bot}"}}"#));
        let seats = mine.chain(bots).collect::<Vec<_>>().join(",");
        let body = format!(
            r#"{{"ruleset":"{}","options":{{}},"seats":[{seats}],"listed":false,"name":"Load"}}"#,
            wish.ruleset
        );
        let (_, made) = request(addr, "POST", "/api/tables", &body, &cookie).await?;
        tables.push(between(&made, "\"table\":\"", "\"").ok_or_else(|| made.clone())?.to_owned());
    }
    let empty = host.memory();
    let (phase, told) = watch::channel(Phase::Sit);
    let (measured, mut measures) = mpsc::unbounded_channel();
    let (seated, mut seats) = mpsc::channel(wish.tables);
    let doors = Arc::new(Semaphore::new(wish.together));
    let mut running = Vec::new();
    for (number, table) in tables.into_iter().enumerate() {
        let player = Player {
            wish: wish.clone(),
            addr,
            cookie: cookie.clone(),
            table,
            rng: Rng::new(number as u64),
            phase: told.clone(),
            measured: measured.clone(),
            seated: seated.clone(),
            doors: doors.clone(),
            offset: Duration::from_secs_f64(number as f64 / wish.tables as f64),
            kept: None,
            counts: Counts::default(),
        };
        running.push(tokio::spawn(player.run()));
    }
    drop((measured, seated));
    for _ in 0..wish.tables {
        seats.recv().await.ok_or("a table did not come up")?;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let watched = host.memory();
    println!("{} tables, {} sockets", wish.tables, wish.tables * wish.seats);
    if let (Some(empty), Some(watched)) = (empty, watched) {
        let each = watched.saturating_sub(empty) as f64 / wish.tables as f64;
        println!("memory: {empty} KiB empty, {watched} KiB watched, {each:.1} KiB per idle watched table");
    }
    let began = Instant::now();
    let cpu = host.cpu();
    phase.send_replace(Phase::Play);
    let half = Duration::from_secs(wish.seconds) / 2;
    tokio::time::sleep(half).await;
    if wish.kill {
        println!("killing the server after {half:?}");
        let port = addr.to_string();
        host.kill();
        host = Host::start(&wish, &file, &port)?;
    }
    tokio::time::sleep(half).await;
    if let (Some(before), Some(now)) = (cpu.filter(|_| !wish.kill), host.cpu()) {
        println!("server: {:.0} % of a core", 100.0 * (now - before) / began.elapsed().as_secs_f64());
    }
    if let Some(memory) = host.memory() {
        println!("memory at the end: {memory} KiB, {:.1} KiB per table", memory as f64 / wish.tables as f64);
    }
    if !wish.bots.is_empty() {
        let (_, metrics) = request(addr, "GET", "/metrics", "", "").await?;
        let metric = |name: &str| between(&metrics, &format!("\ntawy_{name} "), "\n").unwrap_or("?").to_owned();
        println!("bots: {} answers, {} late", metric("bot_answers_total"), metric("bots_late_total"));
    }
    phase.send_replace(Phase::Stop);
    let mut counts = Counts::default();
    for player in running {
        let done = player.await?.unwrap_or_else(|fault| {
            println!("a table broke down: {fault}");
            Counts { broken: 1, ..Counts::default() }
        });
        counts.add(&done);
    }
    let mut all = Vec::new();
    while let Ok(measure) = measures.try_recv() {
        all.push(measure);
    }
    report(&counts, &mut all);
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{file}{end}"));
    }
    if counts.lost + counts.broken > 0 { Err("not everything was kept".into()) } else { Ok(()) }
}

fn report(counts: &Counts, all: &mut [Duration]) {
    all.sort_unstable();
    let at = |share: f64| all.get(((all.len() as f64 * share) as usize).min(all.len().saturating_sub(1)));
    let millis = |share: f64| at(share).map_or(0.0, |took| took.as_secs_f64() * 1e3);
    println!(
        "answers: {} sent, {} acknowledged, {} refused, {} under way when the server died, {} lost; {} games over",
        counts.sent, counts.acknowledged, counts.refused, counts.unheard, counts.lost, counts.over
    );
    println!(
        "from answer to broadcast: p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms ({} messages)",
        millis(0.5),
        millis(0.99),
        millis(1.0),
        all.len()
    );
}

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Sit,
    Play,
    Stop,
}

#[derive(Default)]
struct Counts {
    sent: usize,
    acknowledged: usize,
    refused: usize,
    unheard: usize,
    lost: usize,
    over: usize,
    broken: usize,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.sent += other.sent;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.unheard += other.unheard;
        self.lost += other.lost;
        self.over += other.over;
        self.broken += other.broken;
    }
}

/// One table with all its sockets.
struct Player {
    wish: Arc<Wish>,
    addr: SocketAddr,
    cookie: String,
    table: String,
    rng: Rng,
    phase: watch::Receiver<Phase>,
    measured: mpsc::UnboundedSender<Duration>,
    seated: mpsc::Sender<()>,
    /// What a storm of guests takes for a moment is not what tables take: they come in one after another.
    doors: Arc<Semaphore>,
    offset: Duration,
    /// The last acknowledged answer: whose, and to which step.
    kept: Option<(usize, u64)>,
    counts: Counts,
}

type Socket = WebSocketStream<TcpStream>;
type Heard = Option<(usize, Utf8Bytes, Instant)>;

/// What a seat was last shown.
#[derive(Clone, Default)]
struct Shown {
    number: String,
    answers: Vec<String>,
}

impl Player {
    async fn run(mut self) -> Result<Counts, Fault> {
        let door = self.doors.clone().acquire_owned().await?;
        let mut seated = Some((self.seated.clone(), door));
        loop {
            match self.sitting(&mut seated).await {
                Ok(()) => return Ok(self.counts),
                // The server is gone: it comes back.
                Err(_) if self.wish.kill => tokio::time::sleep(Duration::from_millis(200)).await,
                Err(fault) => return Err(fault),
            }
        }
    }

    /// Plays until told to stop, or until the server is gone.
    async fn sitting(&mut self, seated: &mut Option<(mpsc::Sender<()>, OwnedSemaphorePermit)>) -> Result<(), Fault> {
        let (heard, mut hears) = mpsc::channel::<Heard>(64);
        let (mut mouths, mut shown) = (Vec::new(), vec![Shown::default(); self.wish.seats]);
        for seat in 0..self.wish.seats {
            let (mut mouth, mut ear) = self.connect().await?.split();
            let sit = format!(r#"{{"do":"sit","seat":{seat},"lang":"en"}}"#);
            mouth.send(Message::Text(sit.into())).await?;
            mouths.push(mouth);
            let heard = heard.clone();
            tokio::spawn(async move {
                while let Some(Ok(message)) = ear.next().await {
                    if let Message::Text(text) = message
                        && heard.send(Some((seat, text, Instant::now()))).await.is_err()
                    {
                        return;
                    }
                }
                let _ = heard.send(None).await;
            });
        }
        let mut waits = self.wish.seats;
        while waits > 0 {
            let (seat, text, _) = hears.recv().await.flatten().ok_or("the server is gone")?;
            if let Some(state) = state(&text) {
                shown[seat] = state;
                waits -= 1;
            }
        }
        if let Some((seat, step)) = self.kept.take()
            && step_of(&shown[seat].number) <= step
        {
            self.counts.lost += 1;
        }
        if let Some((seated, door)) = seated.take() {
            seated.send(()).await?;
            drop(door);
            self.phase.wait_for(|phase| *phase != Phase::Sit).await?;
            tokio::time::sleep(self.offset).await;
        }
        let mut phase = self.phase.clone();
        let mut clock = tokio::time::interval(Duration::from_secs(1));
        let mut sent: Option<(usize, Instant)> = None;
        loop {
            tokio::select! {
                // After sitting and playing nothing comes but the end.
                _ = phase.changed() => return Ok(()),
                _ = clock.tick() => {
                    let asked: Vec<usize> = (0..shown.len()).filter(|&seat| !shown[seat].answers.is_empty()).collect();
                    if asked.is_empty() || sent.is_some() {
                        continue;
                    }
                    let seat = asked[self.rng.below(asked.len())];
                    let answer = &shown[seat].answers[self.rng.below(shown[seat].answers.len())];
                    let call = format!(
                        r#"{{"do":"answer","id":1,"state":"{}","answer":"{answer}"}}"#,
                        shown[seat].number
                    );
                    sent = Some((seat, Instant::now()));
                    self.counts.sent += 1;
                    if mouths[seat].send(Message::Text(call.into())).await.is_err() {
                        self.counts.unheard += 1;
                        return Err("the server is gone".into());
                    }
                }
                news = hears.recv() => {
                    let Some((seat, text, at)) = news.flatten() else {
                        self.counts.unheard += usize::from(sent.is_some());
                        return Err("the server is gone".into());
                    };
                    if text.starts_with(r#"{"news":"done""#) {
                        self.counts.acknowledged += 1;
                        if let Some((seat, _)) = sent {
                            self.kept = Some((seat, step_of(&shown[seat].number)));
                        }
                    } else if text.starts_with(r#"{"news":"refused""#) {
                        self.counts.refused += 1;
                        sent = None;
                    } else if let Some(state) = state(&text) {
                        if let Some((_, since)) = sent {
                            let _ = self.measured.send(at.duration_since(since));
                        }
                        shown[seat] = state;
                        // The others' news are under way; the next answer is a second off.
                        if sent.is_some_and(|(by, _)| by == seat) {
                            let since = sent.take();
                            self.rest(&mut hears, &mut shown, since).await;
                        }
                        if text.contains(r#""result":{"#) {
                            self.counts.over += 1;
                            return Ok(());
                        }
                    }
                }
            }
        }
    }

    /// What the other sockets are told of the same answer.
    async fn rest(&mut self, hears: &mut mpsc::Receiver<Heard>, shown: &mut [Shown], since: Option<(usize, Instant)>) {
        let Some((_, since)) = since else { return };
        let until = tokio::time::Instant::now() + Duration::from_millis(300);
        while let Ok(Some(Some((seat, text, at)))) = tokio::time::timeout_at(until, hears.recv()).await {
            if let Some(state) = state(&text) {
                let _ = self.measured.send(at.duration_since(since));
                shown[seat] = state;
            }
        }
    }

    async fn connect(&self) -> Result<Socket, Fault> {
        let stream = TcpStream::connect(self.addr).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}/ws/{}", self.addr, self.table).into_client_request()?;
        request.headers_mut().insert("cookie", format!("tawy={}", self.cookie).parse()?);
        let small = WebSocketConfig::default().read_buffer_size(8 << 10).write_buffer_size(0);
        Ok(tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await?.0)
    }
}

/// The number of a state and the answers it offers, read without making a tree of it.
fn state(text: &str) -> Option<Shown> {
    if !text.starts_with(r#"{"news":"state""#) {
        return None;
    }
    let number = between(text, r#""state":""#, "\"")?.to_owned();
    let prompt = text.split_once(r#","prompt":{"#).map_or("", |(_, rest)| rest);
    let prompt = prompt.split_once(r#","waiting":""#).map_or(prompt, |(prompt, _)| prompt);
    let answers = prompt.split(r#""answer":""#).skip(1).filter_map(|rest| rest.split('"').next());
    Some(Shown { number, answers: answers.map(str::to_owned).collect() })
}

fn step_of(number: &str) -> u64 {
    number.rsplit('.').next().and_then(|step| step.parse().ok()).unwrap_or(0)
}

fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    text.split_once(before)?.1.split_once(after).map(|(between, _)| between)
}

/// The cookie that is set, if one is, and the body.
async fn request(
    addr: SocketAddr,
    method: &str,
    path: &str,
    body: &str,
    cookie: &str,
) -> Result<(String, String), Fault> {
    let mut stream = TcpStream::connect(addr).await?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nCookie: tawy={cookie}\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let cookie = between(head, "set-cookie: tawy=", ";").unwrap_or("").to_owned();
    Ok((cookie, body.to_owned()))
}
