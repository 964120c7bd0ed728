//! What a program that knows no game needs of one: its rulesets, its results, and its sentences as message ids.

use crate::{Game, Notation, Seat};

/// A sentence to be: an id in the message files, and what goes into it. Rules hold no sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub id: String,
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Number(i64),
    /// Said as it is: labels of zones, notation.
    Text(String),
    /// Another message: the name of a tile, a card, a colour.
    Name(String),
    Seat(Seat),
}

impl Message {
    pub fn new(id: impl Into<String>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, key: &'static str, arg: Arg) -> Message {
        self.args.push((key, arg));
        self
    }
}

/// A ruleset as it is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    pub id: &'static str,
    /// The file in `rules/` its references point into.
    pub rules: &'static str,
    pub players: std::ops::RangeInclusive<usize>,
    /// Each option with its values, the usual one first.
    pub options: Vec<(&'static str, Vec<&'static str>)>,
    pub content: Vec<Content>,
    /// The ways a game can end.
    pub endings: Vec<&'static str>,
}

/// A piece of content and how well it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    pub kind: &'static str,
    pub name: String,
    pub rule: &'static str,
    pub provenance: &'static str,
}

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub winners: Vec<Seat>,
    pub ending: &'static str,
}

/// A game people can name.
pub trait Title: Notation {
    fn rulesets() -> Vec<Ruleset>;
    /// The table laid for a game, or what is wrong with the wish.
    fn start(id: &str, players: usize, options: &[(&str, &str)]) -> Result<Self::Board, String>;
    /// The same on a scenario of the players' own, where the game takes one.
    fn start_from(_: &str, _: usize, _: &[(&str, &str)], _: &str) -> Result<Self::Board, String> {
        Err("this game takes no scenario".to_owned())
    }
    fn ruleset(board: &Self::Board) -> &'static str;
    /// The options the game is played with.
    fn settings(board: &Self::Board) -> Vec<(&'static str, &'static str)>;
    fn players(board: &Self::Board) -> usize;
    fn round(board: &Self::Board) -> u32;
    fn outcome(game: &Game<Self>) -> Option<Outcome>;

    /// The answer that lets a reaction window go by.
    fn pass(question: &Self::Question) -> Option<Self::Answer>;
    /// Whether a turn ends with it, as everyone sees.
    fn ends_turn(event: &Self::Event) -> bool;

    /// The message that tells how a game ended.
    fn ending_id(ending: &str) -> String;

    /// A short fixed name of the question, for programs.
    fn question_id(question: &Self::Question) -> &'static str;
    fn question_rule(question: &Self::Question) -> &'static str;
    /// Whether the answer was refused only because it answers some other question.
    fn is_beside(refusal: Self::Refusal) -> bool;
    fn refusal_rule(question: &Self::Question, refusal: Self::Refusal) -> &'static str;
    fn say_question(board: &Self::Board, seat: Seat, question: &Self::Question) -> Message;
    fn say_answer(board: &Self::Board, question: &Self::Question, answer: Self::Answer) -> Message;
    fn say_refusal(board: &Self::Board, refusal: Self::Refusal) -> Message;
    fn say_event(board: &Self::Board, event: Self::Event) -> Message;
}
