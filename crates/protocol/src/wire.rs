//! What the server and the browser say to each other. `docs/protocol.md` tells it in words; the client's types in
//! `web/src/core/wire.ts` are written from here.
//!
//! Everything in [`News`] is made from the view of the seat it goes to.

use crate::scene::Scene;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use ts_rs::TS;

/// A message from the browser over the socket of a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Call {
    /// Look at the table from one of the own seats, or as a spectator. The first message; also to change seats.
    Sit { seat: Option<usize>, lang: String },
    /// An answer, in notation, to the question shown in this state.
    Answer { id: u32, state: String, answer: String },
    /// Why a thing on the table cannot be chosen now.
    Why { id: u32, target: String },
    /// Take back the own last answer, or ask the others for their consent.
    Undo { id: u32 },
    /// What one thinks of the undo that is asked for.
    Consent { id: u32, yes: bool },
    /// Pass every reaction window until the turn is over, unseen.
    Pass { id: u32, on: bool },
    /// Let a bot play the own seat, or that of a person who is absent; `null`: hand the own seat back.
    StandIn { id: u32, seat: usize, bot: Option<String> },
    /// What a good player would answer to the question shown in this state.
    Hint { id: u32, state: String },
    /// Something said to everyone, or to those alone who play with the own seat.
    Chat {
        id: u32,
        text: String,
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        team: bool,
    },
}

/// A message to the browser.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum News {
    /// Who sits where, and what goes on at the table. First, and whenever it changes.
    Table(TableNews),
    /// What the viewer sees now.
    State(Box<StateNews>),
    /// Of a simultaneous question: who is ready. The state and its number stay.
    Ready {
        ready: Vec<usize>,
    },
    /// The answer is kept for good.
    Done {
        id: u32,
    },
    /// The rules say no, or the state has moved on (`stale`). Nothing changed.
    Refused {
        id: u32,
        why: String,
        rule: Option<String>,
        stale: bool,
    },
    /// Why a target cannot be chosen; `why` is empty if it can.
    Reason {
        id: u32,
        target: String,
        why: String,
        rule: Option<String>,
    },
    Hint(HintNews),
    Chat(Spoken),
    /// A message that could not be understood or allowed. Nothing changed.
    Wrong {
        id: Option<u32>,
        why: String,
    },
    /// The server closes this socket; whether to come back.
    Closing {
        why: String,
        again: bool,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TableNews {
    pub table: String,
    pub ruleset: String,
    /// The name of the game.
    pub title: String,
    pub options: BTreeMap<String, String>,
    pub seats: Vec<SeatNews>,
    /// The seats this browser holds.
    pub mine: Vec<usize>,
    /// Whether this browser made the table.
    pub host: bool,
    pub listed: bool,
    pub phase: Phase,
    /// An undo that waits for consent: who asks, and who has not spoken.
    pub undo: Option<UndoNews>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are open.
    Gathering,
    Playing,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatNews {
    pub seat: usize,
    pub name: String,
    pub kind: SeatKind,
    /// A browser looks on from this seat.
    pub here: bool,
    /// What the bot is called that plays for this person now.
    pub stand_in: Option<String>,
    /// The person has been away so long that anybody at the table may let a bot play.
    pub absent: bool,
    /// The link that gives the seat to another browser: for its holder, or for the host while it is open.
    pub link: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    Person,
    Bot,
    Open,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UndoNews {
    pub by: usize,
    pub waiting: Vec<usize>,
}

/// The table as one viewer sees it, and what it is asked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StateNews {
    /// Counts what this viewer was shown; an answer carries it back.
    pub state: String,
    /// How many steps this viewer has seen: the last one of the replay.
    pub step: usize,
    /// The table, of the title's own shape.
    #[ts(type = "Scene<unknown>")]
    pub scene: Box<RawValue>,
    pub prompt: Option<Prompt>,
    /// Whom the table waits for, in a sentence.
    pub waiting: String,
    /// New lines of the log; `log_from` says how many came before them.
    pub log: Vec<LogLine>,
    pub log_from: usize,
    /// What an undo would be now.
    pub undo: UndoWay,
    /// Reaction windows are being passed.
    pub passing: bool,
    /// Who plays with whom: seats that have no secrets from each other and can talk among themselves.
    pub teams: Vec<Vec<usize>>,
    pub result: Option<ResultNews>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum UndoWay {
    /// There is nothing of one's own to take back.
    Nothing,
    Free,
    /// Something was revealed, or another seat has acted.
    Consent,
}

/// A question with its answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Prompt {
    pub seat: usize,
    /// Its short name.
    pub question: String,
    pub text: String,
    pub rule: String,
    /// A reaction window: it may be passed in advance.
    pub window: bool,
    pub options: Vec<Choice>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Choice {
    /// What to send.
    pub answer: String,
    pub text: String,
    /// What to click on the table for it, `kind:name`; none: it is a button.
    pub targets: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LogLine {
    pub text: String,
    /// Who did it, where somebody did: a seat, or a side that nobody plays, which is counted after the seats.
    pub seat: Option<usize>,
    /// What to light up on the table.
    pub targets: Vec<String>,
    /// From where to where a troop of a side that nobody plays went.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passage: Option<[String; 2]>,
    /// The step of the viewer's replay that shows it.
    pub step: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Spoken {
    /// `null`: a spectator.
    pub seat: Option<usize>,
    pub name: String,
    pub text: String,
    /// The seats it was said to; `null`: everyone.
    pub to: Option<Vec<usize>>,
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// What a good player would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct HintNews {
    pub id: u32,
    /// The state it is for.
    pub state: String,
    /// The option, as it can be sent.
    pub answer: String,
    pub text: String,
    /// What speaks for it, the most telling first; never empty.
    pub reasons: Vec<String>,
    /// The chance of winning with it, in per cent, as far as the bot can see.
    pub chance: u8,
}

/// The answer to `GET /api/tables/ID/analysis`: a finished game looked at again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AnalysisNews {
    /// Every turn's beginning, and the end.
    pub moments: Vec<MomentNews>,
    /// Where chances changed most, in the order of play.
    pub turning: Vec<TurningNews>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MomentNews {
    /// As a spectator counts steps.
    pub step: usize,
    /// The round, or how many events have been.
    pub label: String,
    /// Whose turn begins; `null` at the end.
    pub seat: Option<usize>,
    /// The chance of winning by seat, in per cent.
    pub chances: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TurningNews {
    /// It turned between these steps, as a spectator counts them.
    pub from: usize,
    pub to: usize,
    /// Whose turn it was.
    pub seat: Option<usize>,
    /// What turned, in a sentence.
    pub text: String,
}

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ResultNews {
    pub winners: Vec<usize>,
    /// The side that nobody plays, where it has won; it is counted after the seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unplayed: Option<usize>,
    pub ending: String,
    /// The sentence that tells it.
    pub text: String,
}

/// The answer to `GET /api/home`.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Home {
    pub rulesets: Vec<RulesetNews>,
    /// Tables with open seats that anyone may join.
    pub tables: Vec<TableLine>,
    /// Tables this browser has a seat at.
    pub mine: Vec<TableLine>,
    /// What this guest was last called.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RulesetNews {
    pub id: String,
    pub name: String,
    /// A line about it.
    pub about: String,
    /// The page of its rules.
    pub rules: String,
    pub least: usize,
    pub most: usize,
    pub options: Vec<OptionNews>,
    /// The bots that play it, weakest first.
    pub bots: Vec<Named>,
    /// The one for whoever does not choose.
    pub usual_bot: String,
    /// What any of them may be like: `BOT+MANNER` is a bot too.
    pub manners: Vec<Named>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OptionNews {
    pub key: String,
    pub name: String,
    /// The usual one first.
    pub values: Vec<ValueNews>,
}

/// One of the things an option can be, and what it goes together with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ValueNews {
    pub id: String,
    pub name: String,
    /// For how many players.
    pub players: Vec<usize>,
    /// Other options of which only these values go with it.
    pub with: BTreeMap<String, Vec<String>>,
    /// Seats that play together with it.
    pub teams: Vec<Vec<usize>>,
}

/// A thing with the name people call it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Named {
    pub id: String,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TableLine {
    pub table: String,
    pub ruleset: String,
    pub title: String,
    pub phase: Phase,
    pub seats: Vec<String>,
    pub open: usize,
    /// It waits for this browser.
    pub yours: bool,
}

/// The body of `POST /api/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub ruleset: String,
    pub options: BTreeMap<String, String>,
    /// One for each seat.
    pub seats: Vec<NewSeat>,
    pub listed: bool,
    /// What the guest wants to be called.
    pub name: String,
    /// A scenario of the guest's own, where the game takes one.
    #[serde(default)]
    #[ts(optional)]
    pub scenario: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum NewSeat {
    /// This browser's own: one, or several that take turns at it.
    Mine,
    Open,
    Bot {
        bot: String,
    },
}

/// The body of `POST /api/tables/ID/seats/N`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    pub name: String,
}

/// The body of `POST /api/tables/ID/seats/N/bot`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GiveToBot {
    pub bot: String,
}

/// The answer to making or joining a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Seated {
    pub table: String,
    pub seat: Option<usize>,
}

/// The body of every answer that is no success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Fault {
    pub why: String,
}

/// The answer to `GET /api/content/RULESET`: everything that can be hovered over, by target.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ContentNews {
    pub pieces: Vec<PieceNews>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PieceNews {
    /// `tile:open-gates`, `card:veto`, `battle:4-1-0`, `power:revered`, `guardian:satet`.
    pub target: String,
    pub name: String,
    /// What it does.
    pub text: String,
    pub rule: String,
    /// `rulebook`, `public`, `public-unsure` or `reconstructed`, and how it is said.
    pub provenance: Named,
    /// Numbers and words the client draws it with: colour, level, strength.
    pub facts: BTreeMap<String, String>,
}

/// The answer to `GET /api/tables/ID/result`: the story of a finished game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StoryNews {
    pub result: ResultNews,
    pub ranking: Vec<RankNews>,
    /// Where some played together: everyone in the order of the ranking, those who belong together as one.
    pub teams: Vec<TeamRankNews>,
    /// What is counted: the name of a point.
    pub counted: String,
    /// Points of every seat, over time.
    pub points: Vec<PointNews>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RankNews {
    pub seat: usize,
    pub place: usize,
    pub points: i32,
    /// Where the points are from, largest first.
    pub sources: Vec<SourceNews>,
    /// What told this seat from the next one, where points did not.
    pub decided: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TeamRankNews {
    pub seats: Vec<usize>,
    pub place: usize,
    /// What they have together.
    pub points: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SourceNews {
    pub name: String,
    pub points: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PointNews {
    pub step: usize,
    /// The round, or how many events have been.
    pub label: String,
    pub points: Vec<i32>,
}

/// The answer to `GET /api/rules/PAGE`.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RulesPage {
    pub page: String,
    pub title: String,
    pub chapters: Vec<RulesChapter>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct RulesChapter {
    pub title: String,
    pub html: String,
    pub sections: Vec<RulesSection>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct RulesSection {
    pub id: String,
    pub title: String,
    /// The printed section it restates.
    pub printed: String,
    pub html: String,
}

/// All types, for the file of the client.
pub fn types() -> String {
    let config = ts_rs::Config::default();
    let mut text = String::from("// Written from crates/protocol: `cargo xtask pages` writes it anew.\n");
    macro_rules! write_types {
        ($($type:ty),* $(,)?) => {
            $(text += &format!("\nexport {}\n", <$type as TS>::decl(&config));)*
        };
    }
    write_types!(
        Call,
        News,
        TableNews,
        Phase,
        SeatNews,
        SeatKind,
        UndoNews,
        StateNews,
        UndoWay,
        Prompt,
        Choice,
        LogLine,
        Spoken,
        HintNews,
        AnalysisNews,
        MomentNews,
        TurningNews,
        ResultNews,
        Home,
        RulesetNews,
        OptionNews,
        ValueNews,
        Named,
        TableLine,
        NewTable,
        NewSeat,
        TakeSeat,
        GiveToBot,
        Seated,
        Fault,
        ContentNews,
        PieceNews,
        StoryNews,
        RankNews,
        TeamRankNews,
        SourceNews,
        PointNews,
        RulesPage,
        RulesChapter,
        RulesSection
    );
    text += &crate::scene::types(&config);
    text
}

/// What can be written to the wire, and what can be read from it.
pub trait Written: Serialize {}
impl<T: Serialize> Written for T {}
pub trait Readable: DeserializeOwned {}
impl<T: DeserializeOwned> Readable for T {}

/// Anything as it goes over the wire.
pub fn write(data: &impl Written) -> String {
    crate::report::line(data)
}

/// What came over the wire, or what is wrong with it.
pub fn read<T: Readable>(bytes: &[u8]) -> Result<T, String> {
    serde_json::from_slice(bytes).map_err(|error| error.to_string())
}

/// The number of a call that could not be read, if it had one.
pub fn id_of(bytes: &[u8]) -> Option<u32> {
    let call: Value = serde_json::from_slice(bytes).ok()?;
    call.get("id")?.as_u64()?.try_into().ok()
}

/// A scene as it goes over the wire. Written at once: as a tree it would be ten times as large.
pub fn as_raw<T: Serialize>(scene: &Scene<T>) -> Box<RawValue> {
    serde_json::value::to_raw_value(scene).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
