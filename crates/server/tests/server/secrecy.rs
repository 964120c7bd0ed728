//! Nothing secret ever leaves: what is sent could have been sent in every world that looks the same to its reader.

use crate::kit::{Host, Socket, assert_same, options, record_until};
use protocol::titles::{Ankh, Kemet};
use protocol::wire::{LogLine, News, UndoWay, write};
use protocol::{Language, Record, Scenic, Words};
use serde_json::{Value, json};
use server::Viewer;
use server::state::{Since, state};
use server::store::{EntryKind, Sqlite, Store as _};
use table::{Game, Rng, Seat, SeatSet, Title, View, Waiting};

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_whole_games_are_the_same_in_every_world_that_looks_the_same() {
    let none = json!({});
    tokio::join!(
        whole_game::<Kemet>("kemet-2012", 3, &none),
        whole_game::<Kemet>("kemet-bs", 3, &none),
        whole_game::<Kemet>("kemet-bs-revised", 3, &none),
        whole_game::<Kemet>("kemet-rotg", 3, &none),
        whole_game::<Ankh>("ankh", 3, &none),
    );
}

/// Teammates see each other's cards and plans, and nobody else does. [team.21]
#[tokio::test(flavor = "multi_thread")]
async fn messages_of_a_game_of_teams_are_the_same_in_every_world_that_looks_the_same() {
    whole_game::<Kemet>("kemet-rotg", 4, &json!({"mode": "team"})).await;
}

/// Plays a game with one seat and one spectator recording, then judges every message they got.
async fn whole_game<T: Scenic>(ruleset: &str, players: usize, wished: &Value) {
    // The spectator listens when all is over.
    let host = Host::with(|settings| settings.limits.backlog = 20_000).await;
    let anna = host.browser().await;
    let table = anna.make_with(ruleset, &format!("m{}", "b".repeat(players - 1)), wished).await;
    let watch = host.browser().await;
    let (mut spectator, first) = watch.sit(&table, None).await;
    let mut seen = vec![(first, spectator.raw.clone())];
    let (mut player, mut now) = anna.sit(&table, Some(0)).await;
    let mut own = vec![(now.clone(), player.raw.clone())];
    let mut rng = Rng::new(7);
    while now["result"].is_null() {
        let options = options(&now);
        if !options.is_empty() {
            let answer = &options[rng.below(options.len())];
            player.call(json!({"do": "answer", "state": now["state"], "answer": answer})).await;
        }
        now = next_state(&mut player).await;
        own.push((now.clone(), player.raw.clone()));
    }
    while seen.last().is_some_and(|(state, _)| state["result"].is_null()) {
        let state = next_state(&mut spectator).await;
        seen.push((state, spectator.raw.clone()));
    }
    let file = host.stop().await;
    let store = Sqlite::open(&file.display().to_string()).await.expect("the store");
    let row = store.load(&table).await.expect("it reads").expect("the table");
    let start = Record::read(&row.head).expect("a head").start::<T>().expect("a game");
    let entries: Vec<(Seat, String)> = row
        .entries
        .iter()
        .filter(|entry| entry.kind == EntryKind::Answer)
        .map(|entry| (entry.seat.map_or(Seat::CHANCE, Seat::new), entry.text.clone()))
        .collect();
    let bots = (2..=players).map(|number| format!("Random {number}"));
    let names = std::iter::once("Anna".to_owned()).chain(bots).collect();
    let words = Words::new(Language::English).with_names(names);
    judge::<T>(start, &entries, Viewer(Some(Seat::new(0))), &own, &words);
    judge::<T>(start, &entries, Viewer(None), &seen, &words);
}

async fn next_state(socket: &mut Socket) -> Value {
    loop {
        let news = socket.next().await.expect("the game goes on");
        match news["news"].as_str() {
            Some("state") => return news,
            Some("refused" | "wrong" | "closing") => panic!("{news}"),
            _ => {}
        }
    }
}

/// Runs the game again, numbers the views by itself, and builds every message from another world.
fn judge<T: Scenic>(
    start: Game<T>,
    entries: &[(Seat, String)],
    viewer: Viewer,
    messages: &[(Value, String)],
    words: &Words,
) {
    let mut game = start;
    let (mut rng, mut step, mut judged) = (Rng::new(3), 0, 0);
    let mut beats = entries.chunk_by(|_, next| next.0.is_chance()).peekable();
    let mut told = false;
    if beats.peek().is_some_and(|beat| beat[0].0.is_chance()) {
        play(&mut game, beats.next().unwrap_or_default());
    }
    let mut messages = messages.iter().peekable();
    loop {
        // Bots answer before the socket has sat down, too: a message stands for the step it names.
        while let Some((state, raw)) =
            messages.next_if(|(state, _)| state["state"].as_str() == Some(&format!("0.{step}")))
        {
            // While others get ready the same number may be shown again; only the views just after a beat are judged.
            let view = game.view(viewer.0);
            let sample = view.sample(&mut rng).expect("a world that looks the same");
            assert_same(&rebuilt(&sample, viewer, state, words), raw);
            judged += 1;
        }
        let Some(beat) = beats.next() else { break };
        let before = shown(&game, viewer);
        told |= play(&mut game, beat);
        if told || shown(&game, viewer) != before {
            step += 1;
        }
        told = false;
    }
    assert!(messages.next().is_none(), "a message that is of no step");
    assert!(judged > 50, "{judged} messages were judged");
}

/// Whether something was told.
fn play<T: Title>(game: &mut Game<T>, beat: &[(Seat, String)]) -> bool {
    let mut told = false;
    for (seat, text) in beat {
        let answer = T::read_answer(game.board(), text).expect("notation");
        game.play_telling(*seat, answer, &mut |_| told = true).expect("it was taken before");
    }
    told
}

fn shown<T: Title>(game: &Game<T>, viewer: Viewer) -> View<T> {
    let mut view = game.view(viewer.0);
    if let Waiting::Together { ready, .. } = &mut view.waiting {
        *ready = ready.map(|_| SeatSet::NONE);
    }
    view
}

fn rebuilt<T: Scenic>(game: &Game<T>, viewer: Viewer, state_news: &Value, words: &Words) -> String {
    let line = |line: &Value| LogLine {
        text: line["text"].as_str().unwrap_or("").to_owned(),
        seat: line["seat"].as_u64().map(|seat| seat as usize),
        targets: line["targets"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|t| t.as_str().unwrap_or("").to_owned())
            .collect(),
        passage: line["passage"].as_array().map(|way| [0, 1].map(|end| way[end].as_str().unwrap_or("").to_owned())),
        step: line["step"].as_u64().unwrap_or(0) as usize,
    };
    let since = Since {
        number: state_news["state"].as_str().unwrap_or("").to_owned(),
        step: state_news["step"].as_u64().unwrap_or(0) as usize,
        log: state_news["log"].as_array().into_iter().flatten().map(line).collect(),
        log_from: state_news["log_from"].as_u64().unwrap_or(0) as usize,
        undo: match state_news["undo"].as_str() {
            Some("free") => UndoWay::Free,
            Some("consent") => UndoWay::Consent,
            _ => UndoWay::Nothing,
        },
        passing: state_news["passing"] == true,
        open_seats: 0,
    };
    write(&News::State(Box::new(state(game, viewer, words, since))))
}

/// A plan is open, and the seat has three cards of battle it can pay.
fn rich_planner(game: &Game<Kemet>) -> Option<Seat> {
    if !matches!(game.waiting(), Waiting::Together { ready: Some(ready), .. } if ready.is_empty()) {
        return None;
    }
    let rich = |seat: Seat| {
        let (_, cards) = planned(*game, seat, true);
        cards >= 3
    };
    let asked: Vec<Seat> = game.open().iter().map(|open| open.seat).collect();
    (asked.len() == 2 && Kemet::question_id(&game.open()[0].question) == "play-card")
        .then(|| asked.into_iter().find(|&seat| rich(seat)))
        .flatten()
}

/// The answers of a whole plan, with as many or as few cards as can be, and how many those are.
fn planned(mut game: Game<Kemet>, seat: Seat, lavish: bool) -> (Vec<String>, usize) {
    let (mut answers, mut cards) = (Vec::new(), 0);
    while let Some(open) = game.asked(seat) {
        let adds = Kemet::question_id(&open.question) == "add";
        let options = game.options(seat);
        let answer = if adds && lavish { options[options.len() - 1] } else { options[0] };
        let text = <Kemet as table::Notation>::write_answer(game.board(), answer);
        if adds {
            cards += text.parse::<usize>().unwrap_or(0);
        }
        answers.push(text);
        game.play(seat, answer).expect("an option");
    }
    (answers, cards)
}

#[tokio::test(flavor = "multi_thread")]
async fn others_get_the_same_messages_however_many_cards_a_planner_lays() {
    let (record, game) = record_until::<Kemet>("kemet-2012", 3, |game| rich_planner(game).is_some());
    let planner = rich_planner(&game).expect("it was looked for");
    let other = game.open().iter().map(|open| open.seat).find(|&seat| seat != planner).expect("two fight");
    let third = Seat::all(3).find(|&seat| seat != planner && seat != other).expect("three sit there");
    let host = Host::new().await;
    let mut heard = Vec::new();
    for lavish in [false, true] {
        let (answers, cards) = planned(game, planner, lavish);
        assert_eq!(cards >= 3, lavish, "{answers:?}");
        let anna = host.browser().await;
        let table = anna.bring(&record).await;
        let (mut spectator, _) = host.browser().await.sit(&table, None).await;
        let (mut opponent, _) = anna.sit(&table, Some(other.index())).await;
        let (mut bystander, _) = anna.sit(&table, Some(third.index())).await;
        let (mut socket, mut state) = anna.sit(&table, Some(planner.index())).await;
        for socket in [&mut spectator, &mut opponent, &mut bystander] {
            socket.waiting().await;
        }
        for answer in &answers {
            state = socket.play(&state, answer).await;
        }
        let mut all = Vec::new();
        for socket in [&mut spectator, &mut opponent, &mut bystander] {
            all.push(socket.waiting().await);
        }
        heard.push(all);
    }
    assert_eq!(heard[0], heard[1]);
    // All they get is that the planner is ready.
    let ready = json!([{"news": "ready", "ready": [planner.index()]}]);
    assert!(heard[0].iter().all(|news| json!(news) == ready), "{heard:?}");
}
