use crate::dice::Dice;
use crate::{ENDS, RULESETS, err, out, run, scratch, tawy, tells};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// A conversation with the referee.
struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn new() -> Talk {
        let mut child =
            tawy().arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the referee starts");
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("its output is a pipe"));
        Talk { child, input, output: BufReader::new(output) }
    }

    fn send(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().expect("the conversation goes on");
        input.write_all(line).and_then(|()| input.write_all(b"\n")).expect("the referee listens");
        let mut reply = String::new();
        self.output.read_line(&mut reply).expect("the referee answers");
        serde_json::from_str(&reply).unwrap_or_else(|error| panic!("{error}: {reply}"))
    }

    fn ask(&mut self, request: &Value) -> Value {
        let reply = self.send(request.to_string().as_bytes());
        assert_eq!(reply["id"], request["id"], "{request}");
        reply
    }

    fn meets(&mut self, request: &Value) -> Value {
        let reply = self.ask(request);
        assert_eq!(reply["ok"], true, "{request}: {reply}");
        reply
    }

    fn new_game(&mut self, players: usize, seed: &Value) {
        self.game_of("kemet-2012", players, seed);
    }

    fn game_of(&mut self, ruleset: &str, players: usize, seed: &Value) {
        let options = if ruleset == "kemet-2012" { json!({"length": "beginner"}) } else { json!({}) };
        self.meets(
            &json!({"id": 0, "do": "new", "ruleset": ruleset, "players": players, "options": options, "seed": seed}),
        );
    }

    fn position(&mut self) -> String {
        self.meets(&json!({"id": 1, "do": "position"}))["position"].as_str().expect("a text").to_owned()
    }

    fn end(mut self) {
        drop(self.input.take());
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// Plays a game at random to its end through the protocol.
fn play_out(talk: &mut Talk, dice: &mut Dice) -> usize {
    for answers in 0..60_000 {
        let open = talk.meets(&json!({"id": answers, "do": "open"}));
        let questions = open["questions"].as_array().expect("a list");
        if questions.is_empty() {
            return answers;
        }
        let question = &questions[dice.below(questions.len())];
        for field in ["question", "text", "rule"] {
            assert!(question[field].as_str().is_some_and(|text| !text.is_empty()), "{question}");
        }
        let options = question["options"].as_array().expect("a list");
        let (seat, answer) = (&question["seat"], &options[dice.below(options.len())]);
        if dice.below(25) == 0 {
            let before = talk.position();
            assert_eq!(talk.meets(&json!({"id": 2, "do": "why", "seat": seat, "answer": answer}))["legal"], true);
            talk.meets(&json!({"id": 3, "do": "play", "seat": seat, "answer": answer}));
            assert_eq!(talk.meets(&json!({"id": 4, "do": "undo"}))["seat"], *seat);
            assert_eq!(talk.position(), before, "undo is the identity");
        }
        talk.meets(&json!({"id": "play", "do": "play", "seat": seat, "answer": answer}));
    }
    panic!("the game does not end");
}

#[test]
fn a_whole_game_for_every_number_of_players() {
    for (ruleset, players) in RULESETS.into_iter().flat_map(|ruleset| (2..=5).map(move |players| (ruleset, players))) {
        let mut talk = Talk::new();
        talk.game_of(ruleset, players, &json!(players * 10));
        let mut dice = Dice::new(players as u64);
        assert_eq!(talk.meets(&json!({"id": 5, "do": "result"}))["over"], false);
        play_out(&mut talk, &mut dice);
        let result = talk.meets(&json!({"id": 5, "do": "result"}));
        assert_eq!(result["over"], true);
        // In Ankh all may be forgotten, and two may play one god.
        let winners = if ruleset == "ankh" { 0..=2 } else { 1..=1 };
        assert!(result["winners"].as_array().is_some_and(|all| winners.contains(&all.len())), "{result}");
        assert!(result["ending"].is_string());
        let refused = talk.ask(&json!({"id": 6, "do": "play", "seat": 0, "answer": "done"}));
        assert_eq!(refused["why"], "The game is over.");
        let record = talk.meets(&json!({"id": 7, "do": "record"}));
        let name = format!("referee-{ruleset}-{players}.tawy");
        let file = scratch(&name, record["record"].as_str().expect("a text"));
        let replayed = run(&["replay", file.to_str().expect("a plain path")]);
        assert!(replayed.status.success(), "{}", err(&replayed));
        assert!(tells(&out(&replayed), ENDS[0].1));
        talk.end();
    }
}

#[test]
fn without_a_seed_the_caller_answers_for_chance() {
    let mut talk = Talk::new();
    talk.new_game(2, &Value::Null);
    let open = talk.meets(&json!({"id": 1, "do": "open"}));
    assert_eq!(open["questions"][0]["seat"], "chance");
    assert_eq!(open["questions"][0]["question"], "draw");
    play_out(&mut talk, &mut Dice::new(3));
    talk.end();
}

#[test]
fn a_position_is_loaded_and_written_alike() {
    let mut talk = Talk::new();
    talk.new_game(3, &json!(9));
    for _ in 0..40 {
        let open = talk.meets(&json!({"id": 1, "do": "open"}));
        let question = &open["questions"][0];
        talk.meets(&json!({"id": 1, "do": "play", "seat": question["seat"], "answer": question["options"][0]}));
    }
    let position = talk.position();
    let open = talk.meets(&json!({"id": 1, "do": "open"}));
    talk.meets(&json!({"id": 2, "do": "load", "position": position, "seed": 1}));
    assert_eq!(talk.position(), position);
    assert_eq!(talk.meets(&json!({"id": 1, "do": "open"})), open);
    play_out(&mut talk, &mut Dice::new(8));
    let record = talk.meets(&json!({"id": 7, "do": "record"}));
    let file = scratch("referee-loaded.tawy", record["record"].as_str().expect("a text"));
    let replayed = run(&["replay", file.to_str().expect("a plain path")]);
    assert!(replayed.status.success(), "{}", err(&replayed));
    talk.end();
}

#[test]
fn a_view_shows_the_own_cards_and_only_counts_of_the_others() {
    let mut talk = Talk::new();
    talk.new_game(3, &json!(2));
    let own = talk.meets(&json!({"id": 1, "do": "view", "seat": 1}));
    let table = &own["view"]["table"];
    assert_eq!(own["view"]["seat"], 1);
    assert_eq!(table["own"]["seat"], 1);
    assert_eq!(table["own"]["hand"].as_object().map(serde_json::Map::len), Some(1));
    for seat in table["seats"].as_array().expect("a list") {
        assert_eq!(seat["cards"], 1);
        assert!(seat.get("hand").is_none());
    }
    assert_eq!(table["zones"].as_array().map(Vec::len), Some(20));
    let spectator = talk.meets(&json!({"id": 2, "do": "view", "seat": null}));
    assert!(spectator["view"]["table"]["own"].is_null());
    talk.end();
}

/// Tokens laid together, ports, colours of Buy spaces, Veterans, a Move in its middle: a scene has them all.
#[test]
fn a_scene_of_blood_and_sand_shows_what_its_rules_need() {
    let mut talk = Talk::new();
    let position = "kemet-bs players=3\ncolours red blue black\nturn begun laid silver=pray-middle gold=march\n\
                    seat 0 prayer=5 veterans=2 silver=laid gold=laid\n  pyramids red=4@A1 black=3@A2\n  bought red\n  \
                    troops A1=2 A=3\n  laid move-upper pray-middle\n  tiles act-of-god-red forced-march\n\
                    seat 1\n  troops B1=5\nseat 2\n  troops C1=5\nmove start=A1 at=A left=1 grounded\n";
    talk.meets(&json!({"id": 0, "do": "load", "position": position}));
    let view = talk.meets(&json!({"id": 1, "do": "view", "seat": 0}));
    let table = &view["view"]["table"];
    assert_eq!(table["points"], "fame");
    assert_eq!(table["colours"], json!(["red", "blue", "black"]));
    assert_eq!(table["turn"]["waiting"], json!({"own": null, "silver": "pray-middle", "gold": "march"}));
    assert_eq!((&table["move"]["grounded"], &table["move"]["entered"]), (&json!(true), &json!(false)));
    let zone = |label: &str| {
        let zones = table["zones"].as_array().into_iter().flatten();
        zones.clone().find(|zone| zone["zone"] == label).expect("it is on the board").clone()
    };
    assert_eq!((&zone("A")["port"], &zone("A")["port_of"]), (&json!("red"), &json!(0)));
    assert_eq!((&zone("X")["port"], &zone("X")["port_of"]), (&json!("red"), &Value::Null));
    assert_eq!((&zone("WB")["port"], &zone("TW")["port"]), (&json!("blue"), &Value::Null));
    let first = &table["seats"][0];
    assert_eq!((&first["veterans"], &first["bought"]), (&json!(2), &json!(["red"])));
    assert_eq!(first["markers"][0], json!({"space": "buy-1", "colour": "red"}));
    assert_eq!(first["markers"][2], json!({"space": "buy-3", "colour": null}));
    assert_eq!(first["golden"], json!(["march"]));
    assert_eq!(table["own"]["always"], "diversion");
    talk.end();
}

/// The card set aside is its owner's secret while it may still be exchanged.
#[test]
fn a_card_held_back_is_seen_by_its_owner_alone() {
    let mut talk = Talk::new();
    let position = "kemet-bs players=2\nturn begun laid\nseat 0 prayer=5\n  troops A1=5 TW=2\n  laid move-upper\n  \
                    played 4-1-0\n  aside 2-0-2\nseat 1\n  troops C1=5 TW=2\n  played 3-2-0\n  aside 1-1-3\n\
                    discards snare\nmove start=A1 at=TW left=0\nfight at=TW attacker=0 defender=1 stage=snare\n\
                    shown 0 card=4-1-0 di=snare\nshown 1 card=3-2-0\nheld 0 2-0-2\n";
    talk.meets(&json!({"id": 0, "do": "load", "position": position}));
    let mut table = |seat: Value| talk.meets(&json!({"id": 1, "do": "view", "seat": seat}))["view"]["table"].clone();
    assert_eq!(table(json!(0))["own"]["held"], "2-0-2");
    assert_eq!(table(json!(0))["fight"]["acting"], 0);
    assert_eq!(table(json!(1))["own"]["held"], Value::Null);
    assert!(table(Value::Null)["own"].is_null());
    talk.end();
}

#[test]
fn refusals_name_their_rule() {
    let mut talk = Talk::new();
    let position = "kemet-2012 players=2\nseat 0 prayer=2\n  troops Ia=5\nseat 1\n  troops IIa=5\n";
    talk.meets(&json!({"id": 0, "do": "load", "position": position}));
    for (answer, rule) in [("done", "day.7"), ("silver raise", "day.4"), ("card veto", "di.1"), ("walk W1", "day.7")] {
        for verb in ["why", "play"] {
            let reply = talk.ask(&json!({"id": answer, "do": verb, "seat": 0, "answer": answer}));
            assert_eq!(reply["ok"], false);
            assert_eq!(reply["rule"], rule, "{reply}");
            assert!(reply["why"].as_str().is_some_and(|why| why.ends_with('.')), "{reply}");
        }
    }
    let position = "kemet-bs-revised players=2\nturn begun\nseat 0 prayer=2\n  troops A1=5\nseat 1\n  troops C1=5\n";
    talk.meets(&json!({"id": 0, "do": "load", "position": position}));
    for (answer, rule, why) in [
        ("silver raise", "day.4", "together with your own token"),
        ("rearrange", "creature.7", "nothing to do"),
        ("card diversion", "di.1", "Diversion cannot be played now"),
        ("resolve gold", "day.7", "No action of that token waits"),
    ] {
        let reply = talk.ask(&json!({"id": answer, "do": "why", "seat": 0, "answer": answer}));
        assert_eq!(reply["rule"], rule, "{reply}");
        assert!(reply["why"].as_str().is_some_and(|said| said.contains(why)), "{reply}");
    }
    talk.end();
}

#[test]
fn bad_input_gets_a_reason_and_changes_nothing() {
    let mut talk = Talk::new();
    let early = talk.send(br#"{"id":1,"do":"open"}"#);
    assert_eq!(early["ok"], false);
    assert_eq!(early["why"], "there is no game yet: begin with 'new' or 'load'");
    talk.new_game(2, &json!(1));
    let position = talk.position();
    let long = format!(r#"{{"do":"load","position":"{}"}}"#, "x".repeat(3 << 20));
    let deep = "[".repeat(100_000);
    let bad: Vec<(&[u8], &str)> = vec![
        (b"", "not JSON"),
        (b"hello", "not JSON"),
        (b"{\"do\":", "not JSON"),
        (b"[1,2]", "a request is a JSON object"),
        (b"null", "a request is a JSON object"),
        (deep.as_bytes(), "not JSON"),
        (b"\xff\xfe{}", "not UTF-8"),
        (b"{\"do\":\"open\0\"}", "not JSON"),
        (long.as_bytes(), "longer than"),
        (b"{}", "'do' is missing"),
        (br#"{"do":7}"#, "'do' must be a text"),
        (br#"{"do":"dance"}"#, "there is no do 'dance'; there are: new, load"),
        (br#"{"do":"new"}"#, "'ruleset' is missing"),
        (br#"{"do":"new","ruleset":"kemet-2012"}"#, "'players' is missing"),
        (br#"{"do":"new","ruleset":"senet","players":2}"#, "there is no ruleset 'senet'"),
        (br#"{"do":"new","ruleset":"kemet-2012","players":9}"#, "not for 9"),
        (br#"{"do":"new","ruleset":"kemet-2012","players":-2}"#, "'players' must be a number"),
        (br#"{"do":"new","ruleset":"kemet-2012","players":2,"seed":"x"}"#, "'seed' must be"),
        (br#"{"do":"new","ruleset":"kemet-2012","players":2,"options":{"length":"x"}}"#, "option length cannot be 'x'"),
        (br#"{"do":"new","ruleset":"kemet-2012","players":2,"options":{"length":3}}"#, "'options' must be"),
        (br#"{"do":"new","ruleset":"kemet-2012","players":2,"options":[1]}"#, "'options' must be"),
        (br#"{"do":"load"}"#, "'position' is missing"),
        (br#"{"do":"load","position":""}"#, "there is no ruleset ''"),
        (br#"{"do":"load","position":"kemet-2012"}"#, "line 1"),
        (br#"{"do":"load","position":"kemet-2012 players=2\nseat 7"}"#, "line 2"),
        (br#"{"do":"play","seat":0}"#, "'answer' is missing"),
        (br#"{"do":"play","answer":"done"}"#, "'seat' is missing"),
        (br#"{"do":"play","seat":"nobody","answer":"done"}"#, "'seat' must be"),
        (br#"{"do":"play","seat":-1,"answer":"done"}"#, "'seat' must be"),
        (br#"{"do":"play","seat":1.5,"answer":"done"}"#, "'seat' must be"),
        (br#"{"do":"play","seat":4,"answer":"done"}"#, "there is no seat 4; there are 0 to 1"),
        (br#"{"do":"play","seat":"chance","answer":"card veto"}"#, "Chance is not asked anything now."),
        (br#"{"do":"play","seat":0,"answer":"fly to the moon"}"#, "'fly to the moon' is not an answer"),
        (br#"{"do":"play","seat":0,"answer":""}"#, "is not an answer"),
        (br#"{"do":"why","seat":0,"answer":"?"}"#, "is not an answer"),
        (br#"{"do":"view","seat":5}"#, "there is no seat 5"),
        (br#"{"do":"view","seat":"chance"}"#, "chance sees nothing"),
        (br#"{"do":"undo"}"#, "there is nothing to undo"),
    ];
    for (line, saying) in bad {
        let reply = talk.send(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]).into_owned();
        assert_eq!(reply["ok"], false, "{shown}: {reply}");
        assert!(reply["why"].as_str().is_some_and(|why| why.contains(saying)), "{shown}: {reply}");
    }
    assert_eq!(talk.position(), position, "nothing changed");
    talk.end();
}
