//! Ankh as a title: what a program that knows no game asks of it.

use crate::ask::{Answer, Question};
use crate::board::{Board, Ending};
use crate::event::Event;
use crate::kinds::*;
use crate::refusal::Refusal;
use crate::{Ankh, result, scenario, setup, words};
use table::{Content, Game, Message, Outcome, Ruleset, Seat, Title};

/// What the ruleset is called; its rules are in the file of the same name.
const ID: &str = "ankh";

impl Title for Ankh {
    fn rulesets() -> Vec<Ruleset> {
        vec![Ruleset {
            id: ID,
            rules: ID,
            players: 2..=5,
            options: setup::OPTIONS.into_iter().map(|(key, values)| (key, values.to_vec())).collect(),
            content: content(),
            endings: Ending::ALL.map(Ending::name).to_vec(),
        }]
    }

    fn start(id: &str, players: usize, options: &[(&str, &str)]) -> Result<Board, String> {
        if id != ID {
            return Err(format!("there is no ruleset '{id}'; there is: {ID}"));
        }
        setup::start(players, options.iter().copied())
    }

    fn start_from(_: &str, players: usize, options: &[(&str, &str)], scenario: &str) -> Result<Board, String> {
        setup::start_from(players, options.iter().copied(), scenario)
    }

    fn ruleset(_: &Board) -> &'static str {
        ID
    }

    fn settings(board: &Board) -> Vec<(&'static str, &'static str)> {
        setup::choices(board)
    }

    fn players(board: &Board) -> usize {
        board.players as usize
    }

    /// There are no rounds: events are counted instead.
    fn round(board: &Board) -> u32 {
        u32::from(board.events) + 1
    }

    /// Of a merged god both players win.
    fn outcome(game: &Game<Ankh>) -> Option<Outcome> {
        let (ending, winner) = result(game)?;
        let board = game.board();
        let winners = board.all_seats().filter(|&seat| Some(board.side_of(seat)) == winner).collect();
        Some(Outcome { winners, ending: ending.name() })
    }

    /// There are no reaction windows.
    fn pass(_: &Question) -> Option<Answer> {
        None
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn ending_id(ending: &str) -> String {
        format!("ankh-ending-{ending}")
    }

    fn question_id(question: &Question) -> &'static str {
        words::question_id(question)
    }

    fn question_rule(question: &Question) -> &'static str {
        question.rule()
    }

    fn is_beside(refusal: Refusal) -> bool {
        refusal == Refusal::NotAnAnswer
    }

    fn refusal_rule(question: &Question, refusal: Refusal) -> &'static str {
        refusal.rule(question)
    }

    fn say_question(board: &Board, seat: Seat, question: &Question) -> Message {
        words::question(board, seat, question)
    }

    fn say_answer(board: &Board, question: &Question, answer: Answer) -> Message {
        words::answer(board, question, answer)
    }

    fn say_refusal(_: &Board, refusal: Refusal) -> Message {
        words::refusal(refusal)
    }

    fn say_event(board: &Board, event: Event) -> Message {
        words::event(board, event)
    }
}

const RULEBOOK: &str = "rulebook";
const PUBLIC: &str = "public";
const UNSURE: &str = "public-unsure";

/// Everything in the box, and how well it is known.
fn content() -> Vec<Content> {
    let piece = |kind, name: &str, rule, provenance| Content { kind, name: name.to_owned(), rule, provenance };
    let mut content: Vec<Content> = Vec::new();
    content.extend(God::ALL.map(|god| piece("god", god.name(), god_rule(god), RULEBOOK)));
    content.extend(Guardian::ALL.map(|kind| piece("guardian", kind.name(), guardian_rule(kind), PUBLIC)));
    content.extend(Power::ALL.map(|power| piece("power", power.name(), power_rule(power), RULEBOOK)));
    content.extend(Card::ALL.map(|card| {
        let (rule, provenance) = card_rule(card);
        piece("card", card.name(), rule, provenance)
    }));
    let scenarios = scenario::TEXTS.iter().filter_map(|text| scenario::read(text).ok());
    content.extend(scenarios.map(|scenario| {
        let name = format!("{}-{}", scenario.name, scenario.starts.len());
        // A scenario says itself how well it is known.
        let provenance = if scenario.provenance == UNSURE { UNSURE } else { "reconstructed" };
        piece("scenario", &name, "scenario.1", provenance)
    }));
    content.push(piece("track", "actions", "action.3", PUBLIC));
    content.push(piece("track", "events", "event.2", PUBLIC));
    content.push(piece("track", "devotion", "devotion.1", PUBLIC));
    content.push(piece("track", "last-red-space", "devotion.1", UNSURE));
    content.push(piece("track", "guardian-of-level-3", "ankh.5", UNSURE));
    content.push(piece("board", "egypt", "board.2", PUBLIC));
    content
}

fn god_rule(god: God) -> &'static str {
    match god {
        God::Amun => "god.amun",
        God::Anubis => "god.anubis",
        God::Isis => "god.isis",
        God::Osiris => "god.osiris",
        God::Ra => "god.ra",
    }
}

/// Abilities and numbers are in the book, levels are public.
fn guardian_rule(guardian: Guardian) -> &'static str {
    match guardian {
        Guardian::CatMummy => "guardian.cat-mummy",
        Guardian::Satet => "guardian.satet",
        Guardian::Mummy => "guardian.mummy",
        Guardian::Apep => "guardian.apep",
        Guardian::Scorpion => "guardian.giant-scorpion",
        Guardian::Androsphinx => "guardian.androsphinx",
    }
}

fn power_rule(power: Power) -> &'static str {
    match power {
        Power::Commanding => "power.commanding",
        Power::Inspiring => "power.inspiring",
        Power::Omnipresent => "power.omnipresent",
        Power::Revered => "power.revered",
        Power::Resplendent => "power.resplendent",
        Power::ObeliskAttuned => "power.obelisk-attuned",
        Power::TempleAttuned => "power.temple-attuned",
        Power::PyramidAttuned => "power.pyramid-attuned",
        Power::Glorious => "power.glorious",
        Power::Magnanimous => "power.magnanimous",
        Power::Bountiful => "power.bountiful",
        Power::Worshipful => "power.worshipful",
    }
}

/// The texts are in the book; the number of some cards is public.
fn card_rule(card: Card) -> (&'static str, &'static str) {
    match card {
        Card::Plague => ("card.plague-of-locusts", PUBLIC),
        Card::Build => ("card.build-monument", PUBLIC),
        Card::Chariots => ("card.chariots", RULEBOOK),
        Card::Cycle => ("card.cycle-of-maat", PUBLIC),
        Card::Drought => ("card.drought", RULEBOOK),
        Card::Flood => ("card.flood", RULEBOOK),
        Card::Miracle => ("card.miracle", PUBLIC),
    }
}
