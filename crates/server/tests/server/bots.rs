//! Bots for people: standing in, handing back, hints, and what they say of a finished game.

use crate::kit::{Browser, Host, Socket, options};
use serde_json::{Value, json};
use std::time::Duration;

async fn answered(socket: &mut Socket, call: Value) -> Value {
    let id = socket.call(call).await;
    loop {
        let news = socket.next().await.expect("the socket stays open");
        if news["id"] == id {
            return news;
        }
    }
}

/// The next news of the table in which this holds of a seat.
async fn until_seat(socket: &mut Socket, seat: usize, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let news = socket.until("table").await;
        if holds(&news["seats"][seat]) {
            return news;
        }
    }
}

async fn asked(socket: &mut Socket, mut state: Value) -> Value {
    while options(&state).is_empty() {
        state = socket.until("state").await;
    }
    state
}

/// A table among friends.
async fn make_unlisted(browser: &Browser, seats: &[Value]) -> String {
    let wish = json!({"ruleset": "kemet-2012", "options": {}, "seats": seats, "listed": false, "name": "Anna"});
    let (status, made) = browser.post("/api/tables", &wish.to_string()).await;
    assert_eq!(status, 200, "{made}");
    made["table"].as_str().expect("a table").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_asks_and_hands_back() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mb").await;
    let (mut socket, state) = anna.sit(&table, Some(0)).await;
    let state = asked(&mut socket, state).await;
    let wrong = answered(&mut socket, json!({"do": "stand-in", "seat": 0, "bot": "deep-blue"})).await;
    assert_eq!((&wrong["news"], &wrong["why"]), (&json!("refused"), &json!("There is no bot of this name.")));
    // The seat of a bot is nobody's to give.
    assert_eq!(answered(&mut socket, json!({"do": "stand-in", "seat": 1, "bot": "random"})).await["news"], "refused");
    socket.call(json!({"do": "stand-in", "seat": 0, "bot": "random+peaceful"})).await;
    let news = until_seat(&mut socket, 0, |seat| seat["stand_in"].is_string()).await;
    assert_eq!(news["seats"][0]["stand_in"], "Random, peaceful");
    assert_eq!((&news["seats"][0]["kind"], &news["seats"][0]["name"]), (&json!("person"), &json!("Anna")));
    // It plays on by itself, and the person does not play at the same time.
    let mut later = socket.until("state").await;
    while later["step"].as_u64() < state["step"].as_u64().map(|step| step + 5) {
        later = socket.until("state").await;
    }
    let refused = socket.answer(&later, "pass").await;
    assert_eq!(refused["why"], "A bot plays this seat now. Take it back first.");
    // It is still there for whoever comes back, until it is sent away.
    drop(socket);
    let (mut socket, _) = anna.sit(&table, Some(0)).await;
    socket.call(json!({"do": "stand-in", "seat": 0, "bot": null})).await;
    until_seat(&mut socket, 0, |seat| seat["stand_in"].is_null()).await;
    let again = socket.sit(Some(0)).await;
    let state = asked(&mut socket, again).await;
    let answer = options(&state)[0].clone();
    socket.play(&state, &answer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_was_asked_for_outlives_the_server() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = make_unlisted(&anna, &[json!({"kind": "mine"}), json!({"kind": "mine"})]).await;
    let (mut socket, _) = anna.sit(&table, Some(0)).await;
    assert_eq!(answered(&mut socket, json!({"do": "stand-in", "seat": 0, "bot": "random"})).await["news"], "done");
    drop(socket);
    let file = host.stop().await;
    let host = Host::on(file, |_| {}).await;
    let mut again = host.browser().await;
    again.cookie.clone_from(&anna.cookie);
    let mut socket = again.socket(&table).await;
    socket.say(r#"{"do":"sit","seat":0,"lang":"pl"}"#).await;
    assert_eq!(socket.until("table").await["seats"][0]["stand_in"], "Losowy");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_comes_for_whoever_is_away_too_long_and_goes_when_they_return() {
    let host = Host::with(|settings| {
        settings.absence = Duration::from_millis(300);
        settings.bots = vec!["random".to_owned()];
    })
    .await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mo").await;
    let ben = host.browser().await;
    ben.post(&format!("/api/tables/{table}/seats/1"), r#"{"name":"Ben"}"#).await;
    let (first, first_state) = anna.sit(&table, Some(0)).await;
    let (second, _) = ben.sit(&table, Some(1)).await;
    // Whoever is asked goes away; the other one waits.
    let (mut here, gone, leaver, away) =
        if options(&first_state).is_empty() { (first, 1, ben, second) } else { (second, 0, anna, first) };
    // Whoever is there is not absent, however long nothing happens.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let refused = answered(&mut here, json!({"do": "stand-in", "seat": gone, "bot": "random"})).await;
    assert_eq!(refused["why"], "Its player is not away, or not for long enough.");
    drop(away);
    let news = until_seat(&mut here, gone, |seat| seat["stand_in"].is_string()).await;
    assert_eq!((&news["seats"][gone]["stand_in"], &news["seats"][gone]["absent"]), (&json!("Random"), &json!(true)));
    // It plays.
    here.until("state").await;
    let (_back, _) = leaver.sit(&table, Some(gone)).await;
    until_seat(&mut here, gone, |seat| seat["stand_in"].is_null() && seat["absent"] == false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_friends_a_bot_comes_when_it_is_called() {
    let host = Host::with(|settings| settings.absence = Duration::from_millis(100)).await;
    let anna = host.browser().await;
    let table = make_unlisted(&anna, &[json!({"kind": "mine"}), json!({"kind": "open"})]).await;
    let ben = host.browser().await;
    ben.post(&format!("/api/tables/{table}/seats/1"), r#"{"name":"Ben"}"#).await;
    let (mut socket, _) = anna.sit(&table, Some(0)).await;
    let news = until_seat(&mut socket, 1, |seat| seat["absent"] == true).await;
    assert!(news["seats"][1]["stand_in"].is_null());
    // Nobody sends away the bot of another.
    assert_eq!(answered(&mut socket, json!({"do": "stand-in", "seat": 1, "bot": null})).await["news"], "refused");
    socket.call(json!({"do": "stand-in", "seat": 1, "bot": "random"})).await;
    until_seat(&mut socket, 1, |seat| seat["stand_in"] == "Random").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_an_option_with_reasons() {
    let host = Host::new().await;
    let anna = host.browser().await;
    for ruleset in ["kemet-2012", "ankh"] {
        let table = anna.make(ruleset, "mb").await;
        let (mut socket, state) = anna.sit(&table, Some(0)).await;
        let mut state = asked(&mut socket, state).await;
        let old = state.clone();
        for _ in 0..4 {
            let hint = answered(&mut socket, json!({"do": "hint", "state": state["state"]})).await;
            assert_eq!(hint["news"], "hint", "{hint}");
            let answer = hint["answer"].as_str().expect("an answer").to_owned();
            assert!(options(&state).contains(&answer), "{hint}");
            assert!(hint["text"].as_str().is_some_and(|text| !text.is_empty()), "{hint}");
            let reasons = hint["reasons"].as_array().expect("reasons");
            assert!(
                !reasons.is_empty() && reasons.iter().all(|reason| !reason.as_str().unwrap_or("").contains("reason-"))
            );
            assert!(hint["chance"].as_u64().is_some_and(|chance| chance <= 100));
            state = socket.play(&state, &answer).await;
            state = asked(&mut socket, state).await;
        }
        let stale = answered(&mut socket, json!({"do": "hint", "state": old["state"]})).await;
        assert_eq!((&stale["news"], &stale["stale"]), (&json!("refused"), &json!(true)));
        let (mut spectator, _) = host.browser().await.sit(&table, None).await;
        let refused = answered(&mut spectator, json!({"do": "hint", "state": state["state"]})).await;
        assert_eq!(refused["why"], "Spectators do not play.");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed_and_a_running_one_is_not() {
    let host = Host::new().await;
    let anna = host.browser().await;
    for ruleset in ["kemet-bs", "ankh"] {
        let table = anna.make(ruleset, "mb").await;
        let path = format!("/api/tables/{table}/analysis?lang=pl");
        assert_eq!(anna.get(&path).await.0, 409);
        let (mut socket, _) = anna.sit(&table, Some(0)).await;
        socket.call(json!({"do": "stand-in", "seat": 0, "bot": "random"})).await;
        let end = loop {
            let state = socket.until("state").await;
            if !state["result"].is_null() {
                break state;
            }
        };
        let (status, text) = anna.get(&path).await;
        let analysis: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(status, 200, "{analysis}");
        let moments = analysis["moments"].as_array().expect("moments");
        let last = moments.last().expect("the end is one");
        assert!(moments.len() > 10 && last["seat"].is_null(), "{last}");
        for (nth, moment) in moments.iter().enumerate() {
            let sum: u64 = moment["chances"].as_array().into_iter().flatten().filter_map(Value::as_u64).sum();
            // In Ankh all gods may be forgotten later on: what is missing is the chance that nobody wins.
            let least = if ruleset == "ankh" && nth > 0 { 0 } else { 99 };
            assert!((least..=101).contains(&sum), "{moment}");
        }
        for winner in end["result"]["winners"].as_array().into_iter().flatten().filter_map(Value::as_u64) {
            assert_eq!(last["chances"][winner as usize], 100);
        }
        for turning in analysis["turning"].as_array().expect("turning points") {
            assert!(turning["text"].as_str().is_some_and(|text| text.starts_with("Runda ")), "{turning}");
            assert!(turning["from"].as_u64() < turning["to"].as_u64(), "{turning}");
        }
        assert_eq!(host.metric("bots_failed_total").await, 0);
    }
}
