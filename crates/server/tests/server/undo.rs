//! Taking back: free, by consent, in secret.

use crate::kit::{Host, options, record_until};
use protocol::titles::Kemet;
use serde_json::json;
use table::{Game, Seat, Title as _, Waiting};

#[tokio::test(flavor = "multi_thread")]
async fn what_revealed_nothing_is_taken_back_freely_and_the_rest_by_consent() {
    let host = Host::new().await;
    let (anna, ben) = (host.browser().await, host.browser().await);
    let table = anna.make("kemet-2012", "mo").await;
    ben.post(&format!("/api/tables/{table}/seats/1"), r#"{"name":"Ben"}"#).await;
    let (mut one, mut state) = anna.sit(&table, Some(0)).await;
    let (mut two, mut other) = ben.sit(&table, Some(1)).await;
    let (mut freely, mut by_consent) = (0, 0);
    for turn in 0..120 {
        assert_eq!(state["scene"]["waiting"], other["scene"]["waiting"]);
        let ones = !options(&state).is_empty();
        let (mover, waiter, shown) = if ones { (&mut one, &mut two, &state) } else { (&mut two, &mut one, &other) };
        let before = shown.clone();
        let answers = options(&before);
        let together = before["scene"]["waiting"]["for"] == "together";
        let after = mover.play(&before, &answers[turn % answers.len()]).await;
        if together {
            // The other one plans, too; then both go on.
            (state, other) = (one.sit(Some(0)).await, two.sit(Some(1)).await);
            two.waiting().await;
            one.waiting().await;
            continue;
        }
        let seen = waiter.until("state").await;
        let number = |state: &serde_json::Value| state["state"].as_str().unwrap_or("").to_owned();
        if after["undo"] == "free" && freely < 3 {
            freely += 1;
            mover.call(json!({"do": "undo"})).await;
            let back = mover.until("state").await;
            assert_eq!((&back["scene"], &back["prompt"]), (&before["scene"], &before["prompt"]));
            assert_ne!(number(&back), number(&before));
            // The log is as long as it was.
            assert_eq!(
                back["log_from"],
                before["log_from"].as_u64().unwrap_or(0) + before["log"].as_array().map_or(0, Vec::len) as u64
            );
            let told = waiter.until("state").await;
            assert_ne!(number(&told), number(&seen));
            // An answer to what was taken back is stale.
            assert_eq!(mover.answer(&before, &answers[0]).await["stale"], true);
            if ones {
                (state, other) = (back, told)
            } else {
                (state, other) = (told, back)
            }
            continue;
        }
        if after["undo"] == "consent" && by_consent < 2 {
            by_consent += 1;
            mover.call(json!({"do": "undo"})).await;
            let asked = waiter.until("table").await;
            let (by, waits) = if ones { (0, 1) } else { (1, 0) };
            assert_eq!(asked["undo"], json!({"by": by, "waiting": [waits]}));
            mover.call(json!({"do": "undo"})).await;
            assert!(mover.until("refused").await["why"].as_str().is_some_and(|why| why.contains("already")));
            if by_consent == 1 {
                waiter.call(json!({"do": "consent", "yes": false})).await;
                while !waiter.until("table").await["undo"].is_null() {}
            } else {
                waiter.call(json!({"do": "consent", "yes": true})).await;
                let back = mover.until("state").await;
                assert_eq!((&back["scene"], &back["prompt"]), (&before["scene"], &before["prompt"]));
                waiter.until("state").await;
            }
            (state, other) = (one.sit(Some(0)).await, two.sit(Some(1)).await);
            two.waiting().await;
            one.waiting().await;
            continue;
        }
        if ones { (state, other) = (after, seen) } else { (state, other) = (seen, after) }
    }
    assert!(freely > 0 && by_consent == 2, "{freely} freely, {by_consent} by consent");
}

fn planning(game: &Game<Kemet>) -> Option<Seat> {
    let plan = matches!(game.waiting(), Waiting::Together { ready: Some(_), .. });
    let open = game.open().first().filter(|open| plan && Kemet::question_id(&open.question) == "play-card")?;
    Some(open.seat)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_own_plan_is_taken_back_unseen() {
    let (record, game) = record_until::<Kemet>("kemet-2012", 2, |game| planning(game).is_some());
    let seat = planning(&game).expect("it was looked for");
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.bring(&record).await;
    let (mut spectator, _) = host.browser().await.sit(&table, None).await;
    let (mut planner, before) = anna.sit(&table, Some(seat.index())).await;
    spectator.waiting().await;
    assert_eq!(before["undo"], "consent");
    let after = planner.play(&before, &options(&before)[1]).await;
    assert_eq!(after["undo"], "free");
    planner.call(json!({"do": "undo"})).await;
    let back = planner.until("state").await;
    assert_eq!((&back["scene"], &back["prompt"]), (&before["scene"], &before["prompt"]));
    let again = planner.play(&back, &options(&back)[0]).await;
    assert_ne!(again["prompt"], back["prompt"]);
    assert!(spectator.waiting().await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_agree() {
    let host = Host::new().await;
    let anna = host.browser().await;
    let table = anna.make("kemet-2012", "mb").await;
    let (mut socket, mut state) = anna.sit(&table, Some(0)).await;
    loop {
        while options(&state).is_empty() {
            state = socket.until("state").await;
        }
        if state["undo"] == "consent" {
            break;
        }
        state = socket.play(&state, &options(&state)[0]).await;
    }
    socket.call(json!({"do": "undo"})).await;
    let back = socket.until("state").await;
    assert!(back["state"].as_str().is_some_and(|number| number.starts_with("1.")), "{}", back["state"]);
    assert!(!options(&back).is_empty());
}
