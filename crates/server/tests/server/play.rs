//! Playing: stale answers, forged seats, coming back, several seats at one browser, looking on, passing ahead, why not.

use crate::kit::{Host, asked_alone, options, record_until};
use protocol::titles::Kemet;
use serde_json::{Value, json};
use table::{Game, Notation as _, Seat, Title as _, Waiting};

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_older_state_is_stale_and_changes_nothing() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("ankh", "mm").await;
    let (mut first, state) = anna.sit(&table, Some(0)).await;
    let (mut second, other) = anna.sit(&table, Some(1)).await;
    let (socket, state) = if options(&state).is_empty() { (&mut second, other) } else { (&mut first, state) };
    let answer = options(&state)[0].clone();
    let next = socket.play(&state, &answer).await;
    let refused = socket.answer(&state, &answer).await;
    assert_eq!((&refused["news"], &refused["stale"]), (&json!("refused"), &json!(true)));
    assert!(refused["why"].as_str().is_some_and(|why| why.contains("since")));
    let again = socket.sit(next["scene"]["seat"].as_u64().map(|seat| seat as usize)).await;
    assert_eq!((&again["state"], &again["scene"]), (&next["state"], &next["scene"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_played_by_those_who_hold_it() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mo").await;
    let ben = host.browser().await;
    let mut socket = ben.socket(&table).await;
    for seat in [0, 1, 5, 99] {
        socket.say(&json!({"do": "sit", "seat": seat, "lang": "pl"}).to_string()).await;
        assert_eq!(socket.until("wrong").await["why"], "To nie jest twoje miejsce.");
    }
    let state = socket.sit(None).await;
    let refused = socket.answer(&state, "pass").await;
    assert_eq!(refused["why"], "Spectators do not play.");
    // Nobody plays before all are there.
    let (mut own, state) = anna.sit(&table, Some(0)).await;
    assert!(state["prompt"].is_null());
    assert_eq!(state["waiting"], "One seat is still open.");
    assert_eq!(own.answer(&state, "pass").await["why"], "The game begins when every seat is taken.");
    let (status, _) = ben.post(&format!("/api/tables/{table}/seats/0"), r#"{"name":"Ben"}"#).await;
    assert_eq!(status, 409);
    let (status, seated) = ben.post(&format!("/api/tables/{table}/seats/1"), r#"{"name":"Ben"}"#).await;
    assert_eq!((status, &seated["seat"]), (200, &json!(1)));
    let news = own.until("table").await;
    assert_eq!((&news["phase"], &news["seats"][1]["name"]), (&json!("playing"), &json!("Ben")));
    // The link of another's seat is nobody else's business.
    assert!(news["seats"][1]["link"].is_null() && news["seats"][0]["link"].is_string());
    let state = socket.sit(Some(1)).await;
    assert_eq!(state["scene"]["seat"], 1);
    // Each browser sees its own past only.
    assert_eq!(ben.get(&format!("/api/tables/{table}/steps/0?seat=0")).await.0, 403);
    assert_eq!(ben.get(&format!("/api/tables/{table}/steps/0?seat=1")).await.0, 200);
    assert_eq!(ben.get(&format!("/api/tables/{table}/steps/0?seat=all")).await.0, 403);
    assert_eq!(ben.get(&format!("/api/tables/{table}/record")).await.0, 403);
    assert_eq!(ben.get(&format!("/api/tables/{table}/result")).await.0, 409);
    let (_, home) = ben.get("/api/home").await;
    assert!(home.contains(&table) && home.contains("\"name\":\"Ben\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_gives_a_seat_to_another_browser_too() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mo").await;
    let (mut socket, _) = anna.sit(&table, Some(0)).await;
    socket.say(&json!({"do": "sit", "seat": 0, "lang": "en"}).to_string()).await;
    let news = socket.until("table").await;
    let link = news["seats"][1]["link"].as_str().expect("the host knows the link of an open seat").to_owned();
    let ben = host.browser().await;
    let (status, head, _) = ben.request("GET", &link, "", &[]).await;
    assert_eq!(status, 303);
    assert!(head.contains(&format!("location: /t/{table}")), "{head}");
    let (_, state) = ben.sit(&table, Some(1)).await;
    assert_eq!(state["scene"]["seat"], 1);
    let (status, head, _) = ben.request("GET", "/join/aaaaaaaaaaaaaaaaaaaaaaaaaa", "", &[]).await;
    assert!(status == 303 && head.contains("location: /?dead-link"), "{head}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_socket_comes_back_to_what_is_there() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mb").await;
    let (mut socket, mut state) = anna.sit(&table, Some(0)).await;
    for _ in 0..15 {
        while options(&state).is_empty() {
            state = socket.until("state").await;
        }
        let answer = options(&state)[0].clone();
        state = socket.play(&state, &answer).await;
    }
    while options(&state).is_empty() {
        state = socket.until("state").await;
    }
    // The answer is sent, and the socket is gone before it hears of it.
    let answer = options(&state)[0].clone();
    socket.call(json!({"do": "answer", "state": state["state"], "answer": answer})).await;
    drop(socket);
    let (mut socket, mut now) = anna.sit(&table, Some(0)).await;
    while now["state"] == state["state"] {
        now = socket.until("state").await;
    }
    assert_eq!(now["log_from"], 0);
    // Given again to the state it was given to, it is not doubled.
    let again = socket.answer(&state, &answer).await;
    assert_eq!(again["stale"], true);
    // The past of the own seat, step by step, leads to the same.
    let step = state["step"].as_u64().expect("a number");
    let (status, past) = anna.get(&format!("/api/tables/{table}/steps/{step}?seat=0")).await;
    let past: Value = serde_json::from_str(&past).expect("JSON");
    assert_eq!((status, &past["scene"]), (200, &state["scene"]));
    assert_eq!(anna.get(&format!("/api/tables/{table}/steps/99999?seat=0")).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_browser_plays_several_seats_and_sees_one_at_a_time() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mm").await;
    let (mut socket, mut state) = anna.sit(&table, Some(0)).await;
    for _ in 0..40 {
        let seat = state["scene"]["waiting"]["seat"].as_u64();
        let seat = seat.unwrap_or_else(|| {
            if options(&state).is_empty() {
                1 - state["scene"]["seat"].as_u64().unwrap_or(0)
            } else {
                state["scene"]["seat"].as_u64().unwrap_or(0)
            }
        });
        if state["scene"]["seat"] != seat {
            state = socket.sit(Some(seat as usize)).await;
        }
        assert_eq!(state["scene"]["seat"], seat);
        let own = &state["scene"]["table"]["own"]["seat"];
        assert!(own.is_null() || *own == seat);
        let answer = options(&state)[0].clone();
        state = socket.play(&state, &answer).await;
    }
}

/// Somebody can lay a card that others may veto.
fn before_window(game: &Game<Kemet>) -> Option<(Seat, String, Seat)> {
    let seat = asked_alone(game)?;
    game.options(seat).iter().find_map(|&answer| {
        let mut next = *game;
        next.play(seat, answer).ok()?;
        let Waiting::Together { asked, ready: None } = next.waiting() else { return None };
        (asked.count() == 1)
            .then(|| (seat, Kemet::write_answer(game.board(), answer), asked.iter().next().unwrap_or(seat)))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_is_passed_in_advance_unseen() {
    let (record, game) = record_until::<Kemet>("kemet-2012", 2, |game| before_window(game).is_some());
    let (seat, answer, other) = before_window(&game).expect("it was looked for");
    let host = Host::new().await;
    let anna = host.browser().await;
    for ahead in [false, true] {
        let table = anna.bring(&record).await;
        let (mut player, state) = anna.sit(&table, Some(seat.index())).await;
        let (mut reacts, _) = anna.sit(&table, Some(other.index())).await;
        if ahead {
            reacts.call(json!({"do": "pass", "on": true})).await;
            assert_eq!(reacts.until("state").await["passing"], true);
        }
        reacts.waiting().await;
        let mut after = player.play(&state, &answer).await;
        let shown = reacts.until("state").await;
        if ahead {
            assert!(shown["prompt"].is_null() || shown["prompt"]["window"] == false, "{}", shown["prompt"]);
        } else {
            assert_eq!(shown["prompt"]["window"], true);
            assert_eq!(after["scene"]["waiting"]["for"], "together");
            reacts.play(&shown, "pass").await;
            after = player.until("state").await;
        }
        assert_ne!(after["scene"]["waiting"]["for"], "together");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_target_says_why_not() {
    let quiet = |game: &Game<Kemet>| asked_alone(game).is_some_and(|_| Kemet::round(game.board()) > 1);
    let (record, game) = record_until::<Kemet>("kemet-2012", 2, quiet);
    let seat = asked_alone(&game).expect("it was looked for");
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.bring(&record).await;
    let (mut socket, state) = anna.sit(&table, Some(seat.index())).await;
    let lit: Vec<Value> = state["prompt"]["options"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|o| o["targets"].as_array().cloned().unwrap_or_default())
        .collect();
    let zones = state["scene"]["table"]["zones"].as_array().expect("zones").clone();
    let mut targets: Vec<String> =
        zones.iter().map(|zone| format!("zone:{}", zone["zone"].as_str().unwrap_or(""))).collect();
    targets.extend(lit.iter().map(|target| target.as_str().unwrap_or("").to_owned()));
    targets.push("tile:no-such-thing".to_owned());
    for target in targets {
        socket.call(json!({"do": "why", "target": target})).await;
        let reason = socket.until("reason").await;
        let free = reason["why"] == "";
        assert_eq!(free, lit.contains(&json!(target)), "{reason}");
        assert!(free || reason["rule"].is_string(), "{reason}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_by_all_and_by_those_who_come_later() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mb").await;
    let (mut player, _) = anna.sit(&table, Some(0)).await;
    let (mut spectator, _) = host.browser().await.sit(&table, None).await;
    player.call(json!({"do": "chat", "text": "  good \n luck\u{7} "})).await;
    let heard = spectator.until("chat").await;
    assert_eq!((&heard["text"], &heard["name"], &heard["seat"]), (&json!("good luck"), &json!("Anna"), &json!(0)));
    let mut late = host.browser().await.socket(&table).await;
    late.say(r#"{"do":"sit","seat":null,"lang":"en"}"#).await;
    assert_eq!(late.until("chat").await["text"], "good luck");
    player.call(json!({"do": "chat", "text": "x".repeat(501)})).await;
    assert_eq!(player.until("wrong").await["why"], "A message has 1 to 500 letters.");
}
