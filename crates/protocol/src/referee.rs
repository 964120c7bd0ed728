//! The referee's requests and replies: one JSON object per line in, one out.

use crate::scene::SeatNumber;
use crate::{Language, Why};
use serde::Serialize;
use serde_json::{Map, Value};
use table::{MOST_SEATS, Seat};

/// A line longer than this is refused unread.
pub const LONGEST_LINE: usize = 1 << 20;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    New {
        ruleset: String,
        /// `None`: as many as the scenario is for.
        players: Option<usize>,
        /// The text of a scenario of one's own.
        scenario: Option<String>,
        options: Vec<(String, String)>,
        /// `None`: the caller answers for chance.
        seed: Option<u64>,
        /// `None`: whatever the referee usually speaks.
        lang: Option<Language>,
    },
    Load {
        position: String,
        seed: Option<u64>,
        lang: Option<Language>,
    },
    Position,
    Open,
    Play {
        seat: Seat,
        answer: String,
    },
    Why {
        seat: Seat,
        answer: String,
    },
    View {
        /// `None`: what a spectator sees.
        seat: Option<Seat>,
    },
    Undo,
    Result,
    Record,
}

/// Every `do` there is, for the complaint about any other.
const VERBS: &str = "new, load, position, open, play, why, view, undo, result, record";

/// Reads a line: its id, as far as there is one, and the request or what is wrong with it.
pub fn read(line: &[u8]) -> (Value, Result<Request, String>) {
    let text = match std::str::from_utf8(line) {
        // Without its line break, or what is missing at the end would be missing in a second line.
        Ok(text) => text.trim_end(),
        Err(error) => return (Value::Null, Err(format!("the line is not UTF-8 from byte {}", error.valid_up_to()))),
    };
    match serde_json::from_str::<Value>(text) {
        Ok(Value::Object(fields)) => {
            (fields.get("id").cloned().unwrap_or(Value::Null), request(&Fields { fields: &fields }))
        }
        Ok(_) => (Value::Null, Err("a request is a JSON object".into())),
        Err(error) => (Value::Null, Err(format!("the line is not JSON: {error}"))),
    }
}

fn request(fields: &Fields<'_>) -> Result<Request, String> {
    Ok(match fields.text("do")?.as_str() {
        "new" => Request::New {
            ruleset: fields.text("ruleset")?,
            players: fields.players()?,
            scenario: fields.scenario()?,
            options: fields.options()?,
            seed: fields.seed()?,
            lang: fields.lang()?,
        },
        "load" => Request::Load { position: fields.text("position")?, seed: fields.seed()?, lang: fields.lang()? },
        "position" => Request::Position,
        "open" => Request::Open,
        "play" => Request::Play { seat: fields.seat()?, answer: fields.text("answer")? },
        "why" => Request::Why { seat: fields.seat()?, answer: fields.text("answer")? },
        "view" => Request::View { seat: fields.viewer()? },
        "undo" => Request::Undo,
        "result" => Request::Result,
        "record" => Request::Record,
        other => return Err(format!("there is no do '{other}'; there are: {VERBS}")),
    })
}

struct Fields<'f> {
    fields: &'f Map<String, Value>,
}

impl Fields<'_> {
    fn text(&self, key: &str) -> Result<String, String> {
        match self.fields.get(key) {
            Some(Value::String(text)) => Ok(text.clone()),
            Some(other) => Err(format!("'{key}' must be a text, not {other}")),
            None => Err(format!("'{key}' is missing")),
        }
    }

    /// A scenario says itself how many play; without one it must be said.
    fn players(&self) -> Result<Option<usize>, String> {
        match self.fields.get("players") {
            None if self.scenario()?.is_some() => Ok(None),
            None => Err("'players' is missing".into()),
            Some(players) => {
                let number = players.as_u64().and_then(|players| usize::try_from(players).ok());
                number.map(Some).ok_or_else(|| format!("'players' must be a number, not {players}"))
            }
        }
    }

    fn scenario(&self) -> Result<Option<String>, String> {
        match self.fields.get("scenario") {
            None | Some(Value::Null) => Ok(None),
            Some(_) => self.text("scenario").map(Some),
        }
    }

    fn seed(&self) -> Result<Option<u64>, String> {
        match self.fields.get("seed") {
            None | Some(Value::Null) => Ok(None),
            Some(seed) => {
                seed.as_u64().map(Some).ok_or_else(|| format!("'seed' must be a whole number or null, not {seed}"))
            }
        }
    }

    fn lang(&self) -> Result<Option<Language>, String> {
        match self.fields.get("lang") {
            None | Some(Value::Null) => Ok(None),
            Some(_) => match self.text("lang")?.parse() {
                Ok(lang) => Ok(Some(lang)),
                Err(error) => Err(format!("'lang': {error}")),
            },
        }
    }

    fn options(&self) -> Result<Vec<(String, String)>, String> {
        let wrong = |what: &Value| format!("'options' must be an object of texts, not {what}");
        match self.fields.get("options") {
            None | Some(Value::Null) => Ok(Vec::new()),
            Some(Value::Object(options)) => options
                .iter()
                .map(|(key, value)| Ok((key.clone(), value.as_str().ok_or_else(|| wrong(value))?.to_owned())))
                .collect(),
            Some(other) => Err(wrong(other)),
        }
    }

    fn seat(&self) -> Result<Seat, String> {
        let seat = self.fields.get("seat").ok_or("'seat' is missing")?;
        if seat == "chance" {
            return Ok(Seat::CHANCE);
        }
        let number = seat.as_u64().and_then(|seat| usize::try_from(seat).ok()).filter(|&seat| seat < MOST_SEATS);
        number.map(Seat::new).ok_or_else(|| format!("'seat' must be the number of a seat or \"chance\", not {seat}"))
    }

    fn viewer(&self) -> Result<Option<Seat>, String> {
        match self.fields.get("seat") {
            None | Some(Value::Null) => Ok(None),
            Some(_) => match self.seat()? {
                Seat::CHANCE => Err("chance sees nothing: 'seat' must be the number of a seat, or null".into()),
                seat => Ok(Some(seat)),
            },
        }
    }
}

/// What goes back, under the id of its request.
#[derive(Debug, Serialize)]
pub struct Reply {
    pub id: Value,
    pub ok: bool,
    #[serde(flatten)]
    pub body: Body,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Body {
    Game { ruleset: &'static str, players: usize, options: Map<String, Value>, seed: Option<u64>, events: Vec<String> },
    Position { position: String },
    Open { questions: Vec<Question> },
    Played { events: Vec<String> },
    Legal { legal: bool },
    Illegal { legal: bool, why: String, rule: Option<&'static str> },
    View { view: Value },
    Undone { seat: SeatNumber },
    Result { over: bool, winners: Vec<usize>, ending: Option<&'static str> },
    Record { record: String },
    Refused { why: String, rule: Option<&'static str> },
    Wrong { why: String },
}

#[derive(Debug, Serialize)]
pub struct Question {
    pub seat: SeatNumber,
    pub question: &'static str,
    pub text: String,
    pub rule: &'static str,
    pub options: Vec<String>,
}

impl Body {
    /// Whether the request was met.
    fn ok(&self) -> bool {
        match self {
            Body::Game { .. }
            | Body::Position { .. }
            | Body::Open { .. }
            | Body::Played { .. }
            | Body::Legal { .. }
            | Body::View { .. }
            | Body::Undone { .. }
            | Body::Result { .. }
            | Body::Record { .. } => true,
            // `why` answers as `play` would.
            Body::Illegal { .. } | Body::Refused { .. } | Body::Wrong { .. } => false,
        }
    }

    pub fn refused(why: Why) -> Body {
        Body::Refused { why: why.why, rule: why.rule }
    }

    pub fn wrong(why: impl Into<String>) -> Body {
        Body::Wrong { why: why.into() }
    }
}

impl Reply {
    pub fn new(id: Value, body: Body) -> Reply {
        Reply { id, ok: body.ok(), body }
    }

    /// One line, without its line break.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|error| format!("{{\"ok\":false,\"why\":\"{error}\"}}"))
    }
}

/// Anything serde can write, as one value.
pub fn value(data: impl Serialize) -> Value {
    serde_json::to_value(data).unwrap_or(Value::Null)
}
