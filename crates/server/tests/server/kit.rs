//! A server of one's own, browsers and their sockets.

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::Record;
use serde_json::{Value, json};
use server::{Server, Settings};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use table::{Game, Match, Rng, Seat, Title};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// Nothing here takes as long as this.
const LONGEST: Duration = Duration::from_secs(20);

pub(crate) struct Host {
    pub(crate) addr: SocketAddr,
    pub(crate) file: PathBuf,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Host {
    pub(crate) async fn new() -> Host {
        Host::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Settings)) -> Host {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tawy-test-{}-{}.db", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Host::on(std::env::temp_dir().join(name), change).await
    }

    /// On a file that may have tables already.
    pub(crate) async fn on(file: PathBuf, change: impl FnOnce(&mut Settings)) -> Host {
        let mut settings =
            Settings { file: file.display().to_string(), bot_pause: Duration::ZERO, ..Settings::default() };
        settings.limits.rate = 100_000.0;
        settings.limits.burst = 100_000.0;
        settings.limits.backlog = 1_000;
        settings.limits.requests_at_once = 100_000.0;
        settings.limits.tables = 100_000;
        change(&mut settings);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let addr = listener.local_addr().expect("an address");
        let server = Server::open(settings).await.expect("a store");
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server.serve(listener, stopped).await.expect("it serves");
        });
        Host { addr, file, stop, served }
    }

    pub(crate) async fn stop(self) -> PathBuf {
        let _ = self.stop.send(());
        self.served.await.expect("it stops");
        self.file
    }

    pub(crate) async fn browser(&self) -> Browser {
        Browser::at(self.addr).await
    }

    pub(crate) async fn metric(&self, name: &str) -> i64 {
        let (_, text) = self.browser().await.get("/metrics").await;
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("tawy_{name} ")));
        line.and_then(|value| value.parse().ok()).expect("the metric is there")
    }
}

pub(crate) struct Browser {
    addr: SocketAddr,
    pub(crate) cookie: String,
}

impl Browser {
    pub(crate) async fn at(addr: SocketAddr) -> Browser {
        let mut browser = Browser { addr, cookie: String::new() };
        let (_, head, _) = browser.request("GET", "/api/home", "", &[]).await;
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: tawy=")).expect("a cookie is set");
        browser.cookie = set.split(';').next().unwrap_or("").to_owned();
        browser
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, String) {
        let (status, _, body) = self.request("GET", path, "", &[]).await;
        (status, body)
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> (u16, Value) {
        let (status, _, body) = self.request("POST", path, body, &[]).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    /// Status, head in lower case, body.
    pub(crate) async fn request(&self, method: &str, path: &str, body: &str, more: &[&str]) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.addr).await.expect("the server listens");
        let more: String = more.iter().map(|line| format!("{line}\r\n")).collect();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: tawy={}\r\n{more}Content-Length: {}\r\n\r\n",
            self.addr,
            self.cookie,
            body.len()
        );
        // The server may refuse before it has read all.
        let _ = stream.write_all((head + body).as_bytes()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, head.to_lowercase(), body.to_owned())
    }

    /// Makes a table: `m` a seat of one's own, `o` an open one, `b` a bot.
    pub(crate) async fn make(&self, ruleset: &str, seats: &str) -> String {
        self.make_with(ruleset, seats, &json!({})).await
    }

    pub(crate) async fn make_with(&self, ruleset: &str, seats: &str, options: &Value) -> String {
        let seats: Vec<Value> = seats
            .chars()
            .map(|seat| match seat {
                'm' => json!({"kind": "mine"}),
                'o' => json!({"kind": "open"}),
                _ => json!({"kind": "bot", "bot": "random"}),
            })
            .collect();
        let wish = json!({"ruleset": ruleset, "options": options, "seats": seats, "listed": true, "name": "Anna"});
        let (status, made) = self.post("/api/tables", &wish.to_string()).await;
        assert_eq!(status, 200, "{made}");
        made["table"].as_str().expect("a table").to_owned()
    }

    pub(crate) async fn bring(&self, record: &str) -> String {
        let (status, made) = self.post("/api/records", record).await;
        assert_eq!(status, 200, "{made}");
        made["table"].as_str().expect("a table").to_owned()
    }

    pub(crate) async fn socket(&self, table: &str) -> Socket {
        let mut request = format!("ws://{}/ws/{table}", self.addr).into_client_request().expect("an address");
        let cookie = format!("tawy={}", self.cookie).parse().expect("a header");
        request.headers_mut().insert("cookie", cookie);
        let stream = TcpStream::connect(self.addr).await.expect("the server listens");
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await.expect("a socket");
        Socket { stream, last: 0, raw: String::new() }
    }

    /// A socket that has sat down, and the state it was shown.
    pub(crate) async fn sit(&self, table: &str, seat: Option<usize>) -> (Socket, Value) {
        let mut socket = self.socket(table).await;
        let state = socket.sit(seat).await;
        (socket, state)
    }
}

pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    last: u32,
    /// The last message as it came.
    pub(crate) raw: String,
}

impl Socket {
    pub(crate) async fn say(&mut self, text: &str) {
        self.stream.send(Message::Text(text.into())).await.expect("the socket is open");
    }

    pub(crate) async fn call(&mut self, mut call: Value) -> u32 {
        self.last += 1;
        call["id"] = json!(self.last);
        self.say(&call.to_string()).await;
        self.last
    }

    pub(crate) async fn sit(&mut self, seat: Option<usize>) -> Value {
        self.say(&json!({"do": "sit", "seat": seat, "lang": "en"}).to_string()).await;
        loop {
            // The one that answers has the whole log; others may be under way.
            let state = self.until("state").await;
            if state["log_from"] == 0 && state["scene"]["seat"].as_u64() == seat.map(|seat| seat as u64) {
                return state;
            }
        }
    }

    /// The next news; `None` when the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(LONGEST, self.stream.next()).await.expect("some news in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.raw = text.to_string();
                    return Some(serde_json::from_str(&self.raw).expect("JSON"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let news = self.next().await.expect("the socket stays open");
            if news["news"] == kind {
                return news;
            }
        }
    }

    /// News that are already there.
    pub(crate) async fn waiting(&mut self) -> Vec<Value> {
        let mut all = Vec::new();
        while let Ok(Some(Ok(Message::Text(text)))) =
            tokio::time::timeout(Duration::from_millis(120), self.stream.next()).await
        {
            all.push(serde_json::from_str(&text).expect("JSON"));
        }
        all
    }

    /// Gives an answer and returns `done` or the refusal.
    pub(crate) async fn answer(&mut self, state: &Value, answer: &str) -> Value {
        let id = self.call(json!({"do": "answer", "state": state["state"], "answer": answer})).await;
        loop {
            let news = self.next().await.expect("the socket stays open");
            if news["id"] == id {
                return news;
            }
        }
    }

    /// Gives an answer that is taken and returns the next state.
    pub(crate) async fn play(&mut self, state: &Value, answer: &str) -> Value {
        let done = self.answer(state, answer).await;
        assert_eq!(done["news"], "done", "{done}");
        self.until("state").await
    }
}

pub(crate) fn options(state: &Value) -> Vec<String> {
    let options = state["prompt"]["options"].as_array().cloned().unwrap_or_default();
    options.iter().map(|option| option["answer"].as_str().expect("an answer").to_owned()).collect()
}

/// A random game up to the first position that is wanted, as a record, and the game there.
pub(crate) fn record_until<T: Title>(
    ruleset: &str,
    players: usize,
    wanted: impl Fn(&Game<T>) -> bool,
) -> (String, Game<T>) {
    for seed in 0..500 {
        let mut played = Match::new(Game::<T>::new(T::start(ruleset, players, &[]).expect("it can be played")));
        let mut rng = Rng::new(seed);
        while !played.game().is_over() {
            played.draw_all(seed, &mut |_| {});
            if wanted(played.game()) {
                return (Record::of(&played, &[], None).write(), *played.game());
            }
            let Some(seat) = played.game().open().first().map(|open| open.seat) else { break };
            let options = played.game().options(seat);
            let answer = options[rng.below(options.len())];
            played.play(seat, answer).expect("an option");
        }
    }
    panic!("no game of {ruleset} comes there")
}

/// The one who is asked in public.
pub(crate) fn asked_alone<T: Title>(game: &Game<T>) -> Option<Seat> {
    match game.waiting() {
        table::Waiting::One(seat, _) if !seat.is_chance() => Some(seat),
        _ => None,
    }
}

/// Says where two texts part, rather than all of both.
pub(crate) fn assert_same(one: &str, other: &str) {
    if one != other {
        let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
        let around = |text: &str| {
            let (from, to) = (at.saturating_sub(200), (at + 200).min(text.len()));
            String::from_utf8_lossy(&text.as_bytes()[from..to]).into_owned()
        };
        panic!("they part at {at}:\n{}\n{}", around(one), around(other));
    }
}
