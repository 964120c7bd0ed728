//! What the server says is in the message files, and nothing else is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Messages that are named by a piece of the game: their ids are put together.
const NAMED: [&str; 6] = ["ruleset-", "option-", "value-", "bot-", "manner-", "provenance-"];
const SAID: [&str; 9] =
    ["fault-", "why-", "wait-", "closing-", "source-", "decided-", "game-result", "bot-seat", "bot-manner"];

fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            sources(&entry, text);
        } else if entry.extension().is_some_and(|end| end == "rs") {
            *text += &fs::read_to_string(&entry).expect("a file");
        }
    }
}

#[test]
fn every_message_is_said_and_is_there() {
    let mut source = String::new();
    for folder in ["src", "../protocol/src/story"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut source);
    }
    let literals: BTreeSet<&str> =
        source.split('"').filter(|text| SAID.iter().any(|id| text.starts_with(id))).collect();
    let defined: BTreeSet<&str> = include_str!("../../../../messages/en/server.ftl")
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split(" =").next())
        .collect();
    let missing: Vec<_> = literals.difference(&defined).collect();
    assert!(missing.is_empty(), "said, and not in server.ftl: {missing:?}");
    let idle = defined.difference(&literals).filter(|id| !NAMED.iter().any(|named| id.starts_with(named)));
    let idle: Vec<_> = idle.collect();
    assert!(idle.is_empty(), "in server.ftl, and never said: {idle:?}");
}

#[test]
fn every_ruleset_option_and_bot_has_a_name() {
    for language in protocol::Language::ALL {
        let words = protocol::Words::new(language);
        let said = |id: String| words.try_say(&table::Message::new(id)).unwrap_or_else(|unsaid| panic!("{unsaid}"));
        for ruleset in protocol::titles::rulesets() {
            said(format!("ruleset-{}", ruleset.id));
            said(format!("ruleset-{}.about", ruleset.id));
            ruleset.options.iter().for_each(|(key, _)| _ = said(format!("option-{key}")));
            ruleset.content.iter().for_each(|content| _ = said(format!("provenance-{}", content.provenance)));
        }
        bots::NAMES.iter().for_each(|bot| _ = said(format!("bot-{bot}")));
        bots::MANNERS.iter().for_each(|manner| _ = said(format!("manner-{manner}")));
    }
}

/// Whatever a bot measures can be a reason, and whatever is said of reasons is measured.
#[test]
fn every_feature_is_a_reason_in_words() {
    use bots::Valued;
    use protocol::titles::{Ankh, Kemet};
    let features: BTreeSet<&str> =
        Kemet::FEATURES.iter().chain(Ankh::FEATURES).copied().chain([bots::VICTORY]).collect();
    for language in protocol::Language::ALL {
        let words = protocol::Words::new(language);
        for feature in &features {
            for less in ["", ".less"] {
                let message = table::Message::new(format!("reason-{feature}{less}")).with("by", table::Arg::Number(2));
                let text = words.try_say(&message).unwrap_or_else(|unsaid| panic!("{unsaid}"));
                assert!(!text.is_empty() && !text.contains(['{', '}']), "{text}");
            }
        }
        let (_, text) = language.files().iter().find(|(file, _)| *file == "bots.ftl").expect("it is embedded");
        let said = text.lines().filter_map(|line| line.strip_prefix("reason-")?.split(" =").next());
        let idle: Vec<&str> = said.filter(|id| *id != "none" && !features.contains(id)).collect();
        assert!(idle.is_empty(), "nobody measures {idle:?}");
    }
}
