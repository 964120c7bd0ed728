//! Messages into words, in the languages there are.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use table::{Arg, Message, Seat};
use unic_langid::LanguageIdentifier;

/// The English files, as they are in `messages/en`.
pub const ENGLISH: [(&str, &str); 9] = [
    ("table.ftl", include_str!("../../../messages/en/table.ftl")),
    ("kemet.ftl", include_str!("../../../messages/en/kemet.ftl")),
    ("editions.ftl", include_str!("../../../messages/en/editions.ftl")),
    ("amon.ftl", include_str!("../../../messages/en/amon.ftl")),
    ("team.ftl", include_str!("../../../messages/en/team.ftl")),
    ("ankh.ftl", include_str!("../../../messages/en/ankh.ftl")),
    ("bots.ftl", include_str!("../../../messages/en/bots.ftl")),
    ("tawy.ftl", include_str!("../../../messages/en/tawy.ftl")),
    ("server.ftl", include_str!("../../../messages/en/server.ftl")),
];

/// The Polish files, as they are in `messages/pl`.
pub const POLISH: [(&str, &str); 9] = [
    ("table.ftl", include_str!("../../../messages/pl/table.ftl")),
    ("kemet.ftl", include_str!("../../../messages/pl/kemet.ftl")),
    ("editions.ftl", include_str!("../../../messages/pl/editions.ftl")),
    ("amon.ftl", include_str!("../../../messages/pl/amon.ftl")),
    ("team.ftl", include_str!("../../../messages/pl/team.ftl")),
    ("ankh.ftl", include_str!("../../../messages/pl/ankh.ftl")),
    ("bots.ftl", include_str!("../../../messages/pl/bots.ftl")),
    ("tawy.ftl", include_str!("../../../messages/pl/tawy.ftl")),
    ("server.ftl", include_str!("../../../messages/pl/server.ftl")),
];

/// A language the words are written in. English is the one the others are translated from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    #[default]
    English,
    Polish,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::Polish];

    /// What it is called by programs; its folder in `messages/`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
        }
    }

    /// The embedded message files, by name.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => &ENGLISH,
            Language::Polish => &POLISH,
        }
    }

    /// The words of the web client, which says them itself.
    pub fn of_client(self) -> &'static str {
        match self {
            Language::English => include_str!("../../../messages/en/web.ftl"),
            Language::Polish => include_str!("../../../messages/pl/web.ftl"),
        }
    }

    /// The language of a system that calls its own so, `pl_PL.UTF-8` for example; English if we do not speak it.
    pub fn of_locale(locale: &str) -> Language {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or("");
        code.to_ascii_lowercase().parse().unwrap_or_default()
    }

    /// Whose rules for plurals hold.
    fn locale(self) -> LanguageIdentifier {
        let locale = match self {
            Language::English => "en-GB",
            Language::Polish => "pl",
        };
        locale.parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not the code of a language there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchLanguage(String);

impl fmt::Display for NoSuchLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language '{}'; there are: {}", self.0, Language::ALL.map(Language::code).join(", "))
    }
}

impl std::error::Error for NoSuchLanguage {}

impl FromStr for Language {
    type Err = NoSuchLanguage;

    fn from_str(code: &str) -> Result<Language, NoSuchLanguage> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| NoSuchLanguage(code.to_owned()))
    }
}

type Bundle = FluentBundle<FluentResource>;

/// A language, and what the seats are called in it. Cheap to make: the files are read once.
#[derive(Clone)]
pub struct Words {
    bundle: &'static Bundle,
    names: Vec<String>,
}

/// A message that cannot be said: a mistake in the files or in the code that asks for it.
#[derive(Debug)]
pub enum Unsaid {
    NoSuchMessage(String),
    Wrong { id: String, errors: Vec<FluentError> },
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsaid::NoSuchMessage(id) => write!(f, "there is no message '{id}'"),
            Unsaid::Wrong { id, errors } => write!(f, "message '{id}': {errors:?}"),
        }
    }
}

impl std::error::Error for Unsaid {}

impl Words {
    pub fn new(language: Language) -> Words {
        static READ: [OnceLock<Bundle>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        Words { bundle: READ[language as usize].get_or_init(|| read(language)), names: Vec::new() }
    }

    pub fn english() -> Words {
        Words::new(Language::English)
    }

    /// Calls the seats by these names.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Words {
        self.names = names;
        self
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        if seat.is_chance() {
            return self.name("chance");
        }
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            Some(_) | None => self.say(&Message::new("seat").with("number", Arg::Number(seat.index() as i64))),
        }
    }

    /// A message without arguments.
    pub fn name(&self, id: &str) -> String {
        self.say(&Message::new(id))
    }

    /// The sentence; what cannot be said stays visible as its id.
    pub fn say(&self, message: &Message) -> String {
        self.try_say(message).unwrap_or_else(|_| format!("<{}>", message.id))
    }

    pub fn try_say(&self, message: &Message) -> Result<String, Unsaid> {
        let none = || Unsaid::NoSuchMessage(message.id.clone());
        let (id, attribute) = match message.id.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (message.id.as_str(), None),
        };
        let found = self.bundle.get_message(id).ok_or_else(none)?;
        let pattern = match attribute {
            Some(attribute) => found.get_attribute(attribute).map(|attribute| attribute.value()),
            None => found.value(),
        };
        let mut args = FluentArgs::new();
        for (key, arg) in &message.args {
            args.set(*key, self.value(arg)?);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern.ok_or_else(none)?, Some(&args), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(Unsaid::Wrong { id: message.id.clone(), errors }) }
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, Unsaid> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Name(id) => FluentValue::from(self.try_say(&Message::new(id.as_str()))?),
            Arg::Seat(seat) => FluentValue::from(self.seat(*seat)),
        })
    }
}

fn read(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.locale()]);
    // The marks around variables are invisible to people and a nuisance to programs.
    bundle.set_use_isolating(false);
    for (file, text) in language.files() {
        let resource = FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("messages/{language}/{file}: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("messages/{language}/{file}: {errors:?}"));
    }
    bundle
}
