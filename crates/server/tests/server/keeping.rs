//! What is kept: restarts, leaving memory, records out and in again, pages.

use crate::kit::{Browser, Host, assert_same, options};
use serde_json::{Value, json};
use std::time::Duration;

/// Plays some answers of every seat of a table that one browser holds.
async fn play_some(anna: &Browser, table: &str, players: usize, answers: usize) -> Vec<Value> {
    let mut sockets = Vec::new();
    for seat in 0..players {
        sockets.push(anna.socket(table).await);
        sockets[seat].sit(Some(seat)).await;
    }
    for turn in 0..answers {
        for (seat, socket) in sockets.iter_mut().enumerate() {
            let state = socket.sit(Some(seat)).await;
            let answers = options(&state);
            if let Some(answer) = answers.get(turn % answers.len().max(1)) {
                socket.answer(&state, answer).await;
                if turn % 7 == 3 {
                    socket.call(json!({"do": "undo"})).await;
                    while !matches!(socket.next().await.expect("open")["news"].as_str(), Some("done" | "refused")) {}
                }
            }
        }
    }
    let mut states = Vec::new();
    for (seat, socket) in sockets.iter_mut().enumerate() {
        states.push(socket.sit(Some(seat)).await);
    }
    states
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_brings_back_every_number() {
    let mut host = Host::new().await;
    let anna = host.browser().await;
    let mut tables = Vec::new();
    for ruleset in ["kemet-2012", "ankh"] {
        let table = anna.make(ruleset, "mm").await;
        let states = play_some(&anna, &table, 2, 60).await;
        assert!(
            states.iter().any(|state| !state["state"].as_str().unwrap_or("").starts_with("0.")),
            "nothing was undone"
        );
        tables.push((table, states));
    }
    let file = host.stop().await;
    host = Host::on(file, |_| {}).await;
    let mut again = host.browser().await;
    again.cookie = anna.cookie;
    for (table, states) in tables {
        for (seat, before) in states.iter().enumerate() {
            let (_, now) = again.sit(&table, Some(seat)).await;
            assert_same(&now.to_string(), &before.to_string());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_watches_leaves_memory_and_comes_back() {
    let host = Host::with(|settings| settings.idle = Duration::from_millis(50)).await;
    let anna = host.browser().await;
    let table = anna.make("ankh", "mm").await;
    let states = play_some(&anna, &table, 2, 10).await;
    for _ in 0..100 {
        if host.metric("tables").await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(host.metric("tables").await, 0);
    let (_, now) = anna.sit(&table, Some(0)).await;
    assert_same(&now.to_string(), &states[0].to_string());
    assert_eq!(host.metric("tables").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_told_shown_openly_and_taken_along() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mb").await;
    let (mut socket, mut state) = anna.sit(&table, Some(0)).await;
    let mut turn = 0;
    while state["result"].is_null() {
        let answers = options(&state);
        turn += 1;
        state = match answers.get(turn * 7 % answers.len().max(1)) {
            Some(answer) => socket.play(&state, answer).await,
            None => socket.until("state").await,
        };
    }
    assert_eq!(state["undo"], "nothing");
    let (status, story) = anna.get(&format!("/api/tables/{table}/result")).await;
    let story: Value = serde_json::from_str(&story).expect("JSON");
    assert_eq!(status, 200);
    for rank in story["ranking"].as_array().expect("a ranking") {
        let sum: i64 =
            rank["sources"].as_array().into_iter().flatten().filter_map(|source| source["points"].as_i64()).sum();
        assert_eq!(Some(sum), rank["points"].as_i64(), "{rank}");
    }
    assert_eq!(story["ranking"][0]["seat"], state["result"]["winners"][0]);
    assert!(story["points"].as_array().is_some_and(|points| points.len() > 3));
    let (status, openly) = anna.get(&format!("/api/tables/{table}/steps/50?seat=all")).await;
    let openly: Value = serde_json::from_str(&openly).expect("JSON");
    assert_eq!((status, openly["scene"]["table"]["hands"].as_array().map(Vec::len)), (200, Some(2)));
    let (status, record) = anna.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(status, 200);
    let ben = host.browser().await;
    let copy = ben.bring(&record).await;
    let (_, copied) = ben.sit(&copy, Some(0)).await;
    assert_eq!(copied["scene"], state["scene"]);
    let (_, again) = ben.get(&format!("/api/tables/{copy}/record")).await;
    assert_eq!(again, record);
    let (status, fault) = ben.post("/api/records", &record.replace("answers\n", "answers\n0 fly\n")).await;
    assert!(status == 400 && fault["why"].as_str().is_some_and(|why| why.contains("line ")), "{fault}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scenario_of_ones_own_is_played_and_kept() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let scenario = include_str!("../../../ankh/src/scenarios/crossroads-2.txt");
    let wish = json!({"ruleset": "ankh", "options": {}, "listed": false, "name": "Anna", "scenario": scenario,
                      "seats": [{"kind": "mine"}, {"kind": "mine"}]});
    let (status, made) = anna.post("/api/tables", &wish.to_string()).await;
    assert_eq!(status, 200, "{made}");
    let table = made["table"].as_str().expect("a table").to_owned();
    let states = play_some(&anna, &table, 2, 5).await;
    let host = Host::on(host.stop().await, |_| {}).await;
    let mut again = host.browser().await;
    again.cookie = anna.cookie;
    assert_same(&again.sit(&table, Some(0)).await.1.to_string(), &states[0].to_string());
    let wish = json!({"ruleset": "kemet-2012", "options": {}, "listed": false, "name": "Anna", "scenario": "x",
                      "seats": [{"kind": "mine"}, {"kind": "mine"}]});
    assert_eq!(again.post("/api/tables", &wish.to_string()).await.0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_content_are_served_with_their_links() {
    let host = Host::new().await;
    let anna = host.browser().await;
    for page in ["k12", "bs1", "bs2", "ankh"] {
        let (status, text) = anna.get(&format!("/api/rules/{page}")).await;
        let page: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(status, 200);
        let sections = page["chapters"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|c| c["sections"].as_array().cloned().unwrap_or_default());
        assert!(sections.count() > 10);
        assert!(text.contains("<a href=\\\"#"));
    }
    for (ruleset, target) in [("kemet-2012", "tile:open-gates"), ("kemet-bs", "card:escape"), ("ankh", "power:revered")]
    {
        for lang in ["en", "pl"] {
            let (status, text) = anna.get(&format!("/api/content/{ruleset}?lang={lang}")).await;
            let content: Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(status, 200);
            let pieces = content["pieces"].as_array().expect("pieces");
            assert!(ruleset == "kemet-bs" || pieces.iter().any(|piece| piece["target"] == target), "{target}");
            for piece in pieces {
                let name = piece["name"].as_str().unwrap_or("");
                assert!(!name.is_empty() && !name.contains('<'), "{piece}");
                assert!(!piece["provenance"]["name"].as_str().unwrap_or("<").contains('<'), "{piece}");
            }
        }
    }
    let (status, home) = anna.get("/api/home?lang=pl").await;
    assert!(status == 200 && !home.contains('<'), "{home}");
    assert!(anna.get("/api/changes").await.1.contains("<table>"));
}
