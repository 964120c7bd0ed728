//! Those who play together talk among themselves, and nobody else hears of it.

use crate::kit::{Browser, Host, Socket, record_until};
use protocol::titles::Ankh;
use serde_json::{Value, json};
use table::Rules as _;

/// What a socket is told of the talk so far when it sits down.
async fn heard(browser: &Browser, table: &str, seat: Option<usize>) -> Vec<String> {
    let mut socket = browser.socket(table).await;
    socket.say(&json!({"do": "sit", "seat": seat, "lang": "en"}).to_string()).await;
    let mut lines = Vec::new();
    loop {
        let news = socket.next().await.expect("the socket stays open");
        match news["news"].as_str() {
            Some("chat") => lines.push(news["text"].as_str().expect("a text").to_owned()),
            Some("state") => return lines,
            _ => {}
        }
    }
}

async fn said(socket: &mut Socket, text: &str, team: bool) -> Value {
    let id = socket.call(json!({"do": "chat", "text": text, "team": team})).await;
    loop {
        let news = socket.next().await.expect("the socket stays open");
        if news["id"] == id {
            return news;
        }
    }
}

/// [team.4]
#[tokio::test(flavor = "multi_thread")]
async fn a_team_talks_among_itself() {
    let mut host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make_with("kemet-rotg", "mooo", &json!({"mode": "team", "teams": "2v2"})).await;
    let mut browsers = vec![anna];
    for seat in 1..4 {
        let guest = host.browser().await;
        let (status, _) = guest.post(&format!("/api/tables/{table}/seats/{seat}"), r#"{"name":"Guest"}"#).await;
        assert_eq!(status, 200);
        browsers.push(guest);
    }
    let mut sockets = Vec::new();
    for (seat, browser) in browsers.iter().enumerate() {
        let (socket, state) = browser.sit(&table, Some(seat)).await;
        assert_eq!(state["teams"], json!([[0, 2], [1, 3]]));
        sockets.push(socket);
    }
    let mut watcher = host.browser().await;
    let (mut spectator, state) = watcher.sit(&table, None).await;
    assert_eq!(state["teams"], json!([[0, 2], [1, 3]]), "everyone sees who plays with whom");

    assert_eq!(said(&mut sockets[0], "to the temple", true).await["news"], "done");
    assert_eq!(said(&mut sockets[3], "they have no cards", true).await["news"], "done");
    assert_eq!(said(&mut sockets[1], "good luck", false).await["news"], "done");
    assert_eq!(spectator.until("chat").await["text"], "good luck", "the first that was said, for all it knows");
    let refused = said(&mut spectator, "psst", true).await;
    assert_eq!(refused["why"], "Nobody plays together with you.");

    let line = sockets[2].until("chat").await;
    assert_eq!((&line["text"], &line["seat"], &line["to"]), (&json!("to the temple"), &json!(0), &json!([0, 2])));
    // What comes next is what everyone was told: nothing was said in between.
    let line = sockets[2].until("chat").await;
    assert_eq!((&line["text"], &line["to"]), (&json!("good luck"), &Value::Null));
    spectator.call(json!({"do": "chat", "text": "bye"})).await;
    assert_eq!(spectator.until("chat").await["text"], "bye");

    let own = ["to the temple", "good luck", "bye"];
    let theirs = ["they have no cards", "good luck", "bye"];
    let all = ["good luck", "bye"];
    // Coming back, and after the server came back.
    for round in 0..2 {
        for (seat, browser) in browsers.iter().enumerate() {
            let lines = heard(browser, &table, Some(seat)).await;
            assert_eq!(lines, if seat % 2 == 0 { own } else { theirs }, "seat {seat}");
            assert_eq!(heard(browser, &table, None).await, all, "whoever looks on, looks on");
        }
        assert_eq!(heard(&watcher, &table, None).await, all);
        if round == 0 {
            let file = host.stop().await;
            host = Host::on(file, |_| {}).await;
            watcher = host.browser().await;
            for browser in &mut browsers {
                let cookie = browser.cookie.clone();
                *browser = host.browser().await;
                browser.cookie = cookie;
            }
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_alone_has_nobody_to_confide_in() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mm").await;
    let (mut socket, state) = anna.sit(&table, Some(0)).await;
    assert_eq!(state["teams"], json!([]));
    let refused = said(&mut socket, "psst", true).await;
    assert_eq!((&refused["news"], &refused["why"]), (&json!("refused"), &json!("Nobody plays together with you.")));
    assert!(heard(&anna, &table, Some(0)).await.is_empty());
}

/// Two gods that merged are played by two who share all: they get a channel as they merge.
#[tokio::test(flavor = "multi_thread")]
async fn merged_gods_have_a_channel() {
    let together = |board: &<Ankh as table::Rules>::Board| {
        let pairs = [(0, 1), (0, 2), (1, 2)].map(|(a, b)| (table::Seat::new(a), table::Seat::new(b)));
        pairs.into_iter().find(|&(a, b)| Ankh::confides(board, a, b))
    };
    let (record, game) = record_until::<Ankh>("ankh", 3, |game| together(game.board()).is_some() && !game.is_over());
    let (one, other) = together(game.board()).map(|(a, b)| (a.index(), b.index())).expect("they merged");
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.bring(&record).await;
    let (mut socket, state) = anna.sit(&table, Some(one)).await;
    assert_eq!(state["teams"], json!([[one, other]]));
    assert_eq!(said(&mut socket, "now we are one", true).await["news"], "done");
    for seat in 0..3 {
        let hears = seat == one || seat == other;
        assert_eq!(heard(&anna, &table, Some(seat)).await.len(), usize::from(hears), "seat {seat}");
    }
}
