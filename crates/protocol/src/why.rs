//! Why an answer is not taken, in words and with its rule.

use crate::Words;
use std::fmt;
use table::{Arg, Game, Message, Refused, Seat, Title};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub why: String,
    /// The section of the rules, where a rule says so.
    pub rule: Option<&'static str>,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{} [{rule}]", self.why),
            None => f.write_str(&self.why),
        }
    }
}

/// The answer a text means for this seat, if it would be taken.
pub fn judge<T: Title>(game: &Game<T>, words: &Words, seat: Seat, text: &str) -> Result<T::Answer, Why> {
    let asked = game.asked(seat).map(|open| T::question_rule(&open.question));
    let answer = T::read_answer(game.board(), text).map_err(|why| Why { why, rule: asked })?;
    game.check(seat, answer).map_err(|refused| explain(game, words, seat, refused))?;
    Ok(answer)
}

pub fn explain<T: Title>(game: &Game<T>, words: &Words, seat: Seat, refused: Refused<T::Refusal>) -> Why {
    match refused {
        Refused::Over => Why { why: words.name("refused-over"), rule: None },
        Refused::NotAsked => {
            let message = Message::new("refused-not-asked").with("player", Arg::Seat(seat));
            Why { why: words.say(&message), rule: None }
        }
        Refused::Rule(refusal) => Why {
            why: words.say(&T::say_refusal(game.board(), refusal)),
            rule: game.asked(seat).map(|open| T::refusal_rule(&open.question, refusal)),
        },
    }
}
