//! The same for Ankh.

use crate::{Said, play};
use ankh::Ankh;
use ankh::ask::{Question, Source};
use ankh::board::{BattleStage, Ending, Stage};
use ankh::event::{Event, Grace, Piece};
use ankh::hex::Hex;
use ankh::kinds::*;
use ankh::refusal::Refusal;
use ankh::words;
use protocol::{Language, Words, glossary};
use table::{Game, Message, Notation, Seat, SeatSet, Side, Title};

#[test]
fn rules_and_message_files_agree_on_ankh() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut said = Said::default();
        for refusal in Refusal::ALL {
            said.say(&words, &words::refusal(refusal));
        }
        for id in names() {
            said.say(&words, &Message::new(id));
        }
        for players in 2..=5 {
            for (seed, gods) in ["drawn", "chosen"].into_iter().enumerate() {
                let scenario = ankh::scenario::NAMES[(players + seed) % 3];
                let options = [("scenario", scenario), ("gods", gods)];
                let board = Ankh::start("ankh", players, &options).expect("so many can play");
                for seed in 0..4 {
                    play::<Ankh>(board, seed, &words, &mut said, "ankh-answer-other");
                }
            }
        }
        odd_things(&words, &mut said);
        said.is_all_there_is(language, &["ankh.ftl"]);
    }
}

/// What random games seldom come to: every question with every answer, and every event.
fn odd_things(words: &Words, said: &mut Said) {
    let board = Ankh::start("ankh", 3, &[]).expect("three can play");
    let mut game = Game::<Ankh>::new(board);
    // As far as the first turn: the pieces stand on the board.
    while game.board().stage != Stage::Turn {
        let seat = game.open()[0].seat;
        game.play(seat, game.options(seat)[0]).expect("an option is taken");
    }
    let board = game.board();
    for question in questions() {
        said.say(words, &Ankh::say_question(board, Seat::new(0), &question));
        for answer in Ankh::every_answer(board) {
            said.say(words, &Ankh::say_answer(board, &question, answer));
        }
    }
    for event in events() {
        said.say(words, &Ankh::say_event(board, event));
    }
}

fn names() -> Vec<String> {
    use BattleStage as B;
    use Stage as S;
    let mut ids: Vec<String> = God::ALL.map(words::god_id).to_vec();
    ids.extend(Guardian::ALL.map(words::guardian_id));
    ids.extend(Power::ALL.map(words::power_id));
    ids.extend(Card::ALL.map(words::card_id));
    ids.extend(Action::ALL.map(words::action_id));
    ids.extend([Happening::Control, Happening::Caravan, Happening::Conflict].map(words::happening_id));
    let does: Vec<String> = ids.iter().map(|id| format!("{id}.does")).collect();
    ids.extend(does);
    let terms = glossary::terms("ankh");
    ids.extend(terms.iter().map(|id| format!("{id}.means")));
    ids.extend(terms);
    ids.push(words::WARRIOR.to_owned());
    ids.extend(Monument::ALL.map(words::monument_id));
    ids.extend(Ending::ALL.map(words::ending_id));
    assert_eq!(Ending::ALL.map(words::ending_id), Ending::ALL.map(|ending| Ankh::ending_id(ending.name())));
    let stages = [S::Gods, S::Guardians, S::FirstPlayer, S::Turn, S::Moving, S::Summoning, S::Event, S::Merge];
    ids.extend(stages.map(words::stage_id));
    let first = [B::Obelisks, B::Announce, B::Cards, B::Build, B::Plague];
    ids.extend(first.map(words::battle_stage_id));
    ids.extend([B::Devour, B::Majority, B::Resolve, B::Aftermath, B::Worship].map(words::battle_stage_id));
    ids
}

fn questions() -> Vec<Question> {
    use Question as Q;
    let (at, from, source) = (Hex::new(20), Hex::new(21), Source::Regular);
    vec![
        Q::God,
        Q::Guardian { level: 0 },
        Q::FirstPlayer,
        Q::Act,
        Q::Figure,
        Q::To { from },
        Q::Push { from, at },
        Q::Aim { at },
        Q::Source,
        Q::Piece { source },
        Q::Piece { source: Source::Pyramid(at) },
        Q::Place { source: Source::Underworld, piece: Piece::Guardian(1) },
        Q::Radiate { at },
        Q::Unlock,
        Q::Control,
        Q::Border,
        Q::Keep,
        Q::Swap,
        Q::Obelisk,
        Q::Beside { from },
        Q::Double,
        Q::PlayCard,
        Q::SecondCard { first: Card::Flood },
        Q::Build,
        Q::BuildAt { kind: Monument::Temple },
        Q::Bid,
        Q::BidFrom,
        Q::BidWithin { from: 25 },
        Q::Tiebreak,
        Q::Spare { at },
        Q::Trap { owners: SeatSet::NONE },
        Q::Return,
        Q::Gate,
        Q::GateTo { from: None },
        Q::Worship,
        Q::Adopt { level: 2, at: None },
    ]
}

fn events() -> Vec<Event> {
    use Event as E;
    let (side, lower, seat) = (Side::new(1), Side::new(0), Seat::new(0));
    let (at, from, to) = (Hex::new(20), Hex::new(21), Hex::new(22));
    let (power, card, guardian) = (Power::Revered, Card::Miracle, Guardian::Apep);
    let mut events = vec![
        E::GodTaken { side, god: God::Ra },
        E::GuardianChosen { guardian },
        E::FirstPlayer { seat },
        E::ActionTaken { seat, action: Action::Gain },
        E::Moved { side, from, to },
        E::Pushed { side, from, to },
        E::Aimed { at, direction: 5 },
        E::Summoned { side, piece: Piece::Warrior, at },
        E::Ransomed { side },
        E::Radiant { at },
        E::Unlocked { side, power },
        E::GuardianJoined { side, guardian },
        E::Happened { happening: Happening::Caravan },
        E::Idle { side },
        E::Controlled { side, at },
        E::CamelPlaced { a: at, b: from },
        E::RegionSplit { token: 0, other: 3 },
        E::TokensSwapped { token: 0, other: 1 },
        E::ConflictBegins { number: 1 },
        E::Destroyed { at },
        E::RegionBegins { token: 0 },
        E::Dominated { side, token: 0 },
        E::Relocated { side, from, to },
        E::ByPyramid { side, at },
        E::ByUnderworld { side },
        E::Doubled { side },
        E::Revealed { side, card },
        E::Built { side, monument: Monument::Temple, at },
        E::TieBroken { side },
        E::Tied,
        E::Won { side },
        E::Killed { side, at },
        E::Kept { side, at },
        E::Trapped { side },
        E::MummyReturns { side, at },
        E::GateLeft { at },
        E::GateMoved { at },
        E::Devotion { side, from: 2, to: 1, grace: Grace::Curse },
        E::Devotion { side, from: 2, to: 4, grace: Grace::Victory },
        E::CardsReclaimed { side },
        E::Merged { higher: side, lower },
        E::Forgotten { side },
        E::TurnEnded { seat },
        E::GameOver { ending: Ending::AllForgotten, winner: None },
    ];
    for count in [0, 1, 2] {
        events.extend([
            E::Followers { side, followers: count },
            E::Sacrificed { side, followers: count },
            E::Bid { side, followers: count },
            E::Majorities { side, count },
            E::Strength { side, strength: count },
        ]);
    }
    events.extend(Ending::ALL.map(|ending| E::GameOver { ending, winner: Some(side) }));
    events
}
