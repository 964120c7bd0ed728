//! Whatever comes in gets a clear answer, and changes nothing.

use crate::kit::Host;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_on_the_socket_is_told_so() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mm").await;
    let mut socket = anna.socket(&table).await;
    socket.call(json!({"do": "undo"})).await;
    assert_eq!(socket.until("wrong").await["why"], "Sit down first.");
    let before = socket.sit(Some(0)).await;
    let deep = "[".repeat(2_000);
    let nonsense = [
        "",
        "x",
        "{}",
        "[1]",
        "null",
        r#"{"do":"fly"}"#,
        r#"{"do":"answer","id":-1}"#,
        r#"{"do":"undo","id":1,"more":2}"#,
        &deep,
    ];
    for text in nonsense {
        socket.say(text).await;
        let news = socket.until("wrong").await;
        assert!(
            news["why"].as_str().is_some_and(|why| why.starts_with("The message could not be understood")),
            "{news}"
        );
    }
    socket.say(r#"{"do":"answer","id":7}"#).await;
    assert_eq!(socket.until("wrong").await["id"], 7);
    socket.say(&format!(r#"{{"do":"chat","id":1,"text":"{}"}}"#, "x".repeat(5_000))).await;
    assert_eq!(socket.until("wrong").await["why"], "The message is too long.");
    for answer in ["", "fly", "lay", "\u{0}", "pass pass pass", &"x".repeat(3_000)] {
        let refused = socket.answer(&before, answer).await;
        assert_eq!((&refused["news"], &refused["stale"]), (&json!("refused"), &json!(false)), "{answer}: {refused}");
    }
    let now = socket.sit(Some(0)).await;
    assert_eq!((&now["state"], &now["scene"]), (&before["state"], &before["scene"]));
    // One that is larger than anyone needs ends the conversation, not the server.
    socket.say(&"x".repeat(200_000)).await;
    while socket.next().await.is_some() {}
    assert_eq!(anna.sit(&table, Some(0)).await.1["scene"], before["scene"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_stopped() {
    let host = Host::with(|settings| (settings.limits.rate, settings.limits.burst) = (5.0, 20.0)).await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mb").await;
    let (mut socket, _) = anna.sit(&table, Some(0)).await;
    for _ in 0..60 {
        socket.say(r#"{"do":"why","id":1,"target":"zone:x"}"#).await;
    }
    let mut kinds = Vec::new();
    while let Some(news) = socket.next().await {
        kinds.push(news["news"].as_str().unwrap_or("").to_owned());
        if kinds.last().is_some_and(|kind| kind == "closing") {
            assert_eq!(news["again"], false);
        }
    }
    assert!(kinds.contains(&"reason".to_owned()) && kinds.contains(&"wrong".to_owned()));
    assert_eq!(kinds.last().map(String::as_str), Some("closing"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plain_request_is_no_socket() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mb").await;
    let (status, fault) = anna.get(&format!("/ws/{table}")).await;
    assert_eq!(status, 400);
    assert!(fault.contains("live connection"), "{fault}");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused() {
    let host = Host::with(|settings| (settings.limits.requests, settings.limits.requests_at_once) = (1.0, 5.0)).await;
    let anna = host.browser().await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(anna.get("/api/home").await.0);
    }
    assert!(statuses.starts_with(&[200, 200]) && statuses.ends_with(&[429]), "{statuses:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_have_limits() {
    let host = Host::with(|settings| settings.limits.tables = 3).await;
    let anna = host.browser().await;
    let wish = |name: &str, ruleset: &str, bot: &str| {
        json!({"ruleset": ruleset, "options": {}, "listed": false, "name": name,
               "seats": [{"kind": "mine"}, {"kind": "bot", "bot": bot}]})
        .to_string()
    };
    for (body, status, why) in [
        (wish("", "ankh", "random"), 400, "A name has 1 to 24 letters."),
        (wish(&"x".repeat(25), "ankh", "random"), 400, "A name has 1 to 24 letters."),
        (wish("Anna", "chess", "random"), 404, "There is no such game."),
        (wish("Anna", "ankh", "deep-blue"), 400, "There is no bot of this name."),
        ("{".to_owned(), 400, "The message could not be understood"),
        (r#"{"ruleset":"ankh","options":{"gods":"five"},"seats":[{"kind":"mine"},{"kind":"open"}],"listed":true,"name":"A"}"#.to_owned(), 400, "The game cannot be laid out"),
        (r#"{"ruleset":"ankh","options":{},"seats":[{"kind":"mine"}],"listed":true,"name":"A"}"#.to_owned(), 400, "The game cannot be laid out"),
        (r#"{"ruleset":"ankh","options":{},"seats":[],"listed":true,"name":"A"}"#.to_owned(), 400, "A table has as many seats"),
        (r#"{"ruleset":"ankh","options":{},"seats":[{"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}],"listed":true,"name":"A"}"#.to_owned(), 400, "A table has as many seats"),
    ] {
        let (got, fault) = anna.post("/api/tables", &body).await;
        assert_eq!(got, status, "{body}");
        assert!(fault["why"].as_str().is_some_and(|said| said.starts_with(why)), "{fault}");
    }
    let (status, _, _) = anna.request("POST", "/api/tables", &"x".repeat(100_000), &[]).await;
    assert_eq!(status, 413);
    for at in 0..4 {
        let (status, _) = anna.post("/api/tables", &wish("Anna", "ankh", "random")).await;
        assert_eq!(status, if at < 3 { 200 } else { 429 });
    }
    assert_eq!(anna.post("/api/records", "tawy 2\n").await.0, 400);
    assert_eq!(anna.get("/api/tables/nope/steps/0").await.0, 404);
    assert_eq!(anna.get("/api/rules/nope").await.0, 404);
    assert_eq!(anna.get("/api/content/nope").await.0, 404);
    assert_eq!(anna.get("/api/words/tlh").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_kept_safe() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let (status, head, _) = anna.request("GET", "/", "", &[]).await;
    assert_eq!(status, 200);
    for header in [
        "default-src 'self'",
        "frame-ancestors 'none'",
        "referrer-policy: no-referrer",
        "x-content-type-options: nosniff",
    ] {
        assert!(head.contains(header), "{header}: {head}");
    }
    let nobody = crate::kit::Browser::at(host.addr).await;
    assert_ne!(nobody.cookie, anna.cookie);
    let mut stranger = host.browser().await;
    stranger.cookie.clear();
    let (_, head, _) = stranger.request("GET", "/api/home", "", &["X-Forwarded-Proto: https"]).await;
    assert!(head.contains("; httponly; samesite=lax; path=/; max-age=31536000; secure"), "{head}");
    let (_, head, _) = anna.request("GET", "/api/home", "", &["Accept-Encoding: gzip"]).await;
    assert!(!head.contains("set-cookie") && head.contains("content-encoding: gzip"), "{head}");
    let (status, _, body) = anna.request("POST", "/api/tables", "{}", &["Origin: https://elsewhere.example"]).await;
    assert!(status == 403 && body.contains("another page"));
    let own = format!("Origin: http://{}", host.addr);
    assert_eq!(anna.request("POST", "/api/tables", "{}", &[&own]).await.0, 400);
    let upgrade = [
        "Upgrade: websocket",
        "Origin: null",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    assert_eq!(anna.request("GET", "/ws/aaaaaaaaaaaaaaaaaaaaaaaaaa", "", &upgrade).await.0, 403);
    assert_eq!(anna.get("/healthz").await, (200, "ok\n".to_owned()));
    // A table that is not there says so over the socket, and not to come again.
    let mut socket = anna.socket("aaaaaaaaaaaaaaaaaaaaaaaaaa").await;
    let closing = socket.until("closing").await;
    assert!(closing["again"] == false && closing["why"].as_str().is_some_and(|why| why.contains("no such table")));
}
