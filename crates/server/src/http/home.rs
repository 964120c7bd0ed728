//! What the first page shows: games, open tables, own tables.

use super::around::{Guest, Lang};
use super::{Answer, json};
use crate::hall::Hall;
use crate::hosted::{self, Errand, Playable};
use crate::settings::Settings;
use crate::store::{LineRow, Sitter};
use crate::table::{bot_label, bot_name};
use axum::extract::State;
use protocol::offer::Offered;
use protocol::wire::{Home, Named, OptionNews, Phase, RulesetNews, TableLine, ValueNews};
use protocol::{Words, offer, titles};
use std::sync::{Arc, OnceLock};
use table::{Ruleset, Seat};

/// How many tables a list shows.
const MOST_LINES: usize = 50;

pub(super) async fn home(State(hall): State<Arc<Hall>>, Guest(guest): Guest, Lang(lang): Lang) -> Answer {
    let words = Words::new(lang);
    let (listed, held) = (hall.store.listed(MOST_LINES).await?, hall.store.held_by(&guest, MOST_LINES).await?);
    let name = hall.store.name_of(&guest).await?.unwrap_or_default();
    let lines = |rows: Vec<LineRow>| rows.into_iter().map(|row| line(&row, &guest, &words)).collect();
    let rulesets = all().iter().map(|(ruleset, options)| offered(ruleset, options, &hall.settings, &words));
    Ok(json(&Home { rulesets: rulesets.collect(), tables: lines(listed), mine: lines(held), name }))
}

type Options = Vec<(&'static str, Vec<Offered>)>;

/// The rulesets with what can be chosen. Many tables are laid to find it out, so it is found out once.
fn all() -> &'static [(Ruleset, Options)] {
    static ALL: OnceLock<Vec<(Ruleset, Options)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let rulesets = titles::rulesets().into_iter();
        let with_options = |ruleset: Ruleset| {
            let options = hosted::with(ruleset.id, Asked(&ruleset)).unwrap_or_default();
            (ruleset, options)
        };
        rulesets.map(with_options).collect()
    })
}

struct Asked<'a>(&'a Ruleset);

impl Errand for Asked<'_> {
    type Done = Options;

    fn run<T: Playable>(self) -> Options {
        offer::offered::<T>(self.0)
    }
}

fn offered(ruleset: &Ruleset, options: &Options, settings: &Settings, words: &Words) -> RulesetNews {
    let id = format!("ruleset-{}", ruleset.id);
    let owned = |values: &[&'static str]| values.iter().map(|&value| value.to_owned()).collect();
    let value = |offered: &Offered| ValueNews {
        id: offered.value.to_owned(),
        name: value_name(offered.value, words),
        players: offered.players.clone(),
        with: offered.with.iter().map(|(&key, values)| (key.to_owned(), owned(values))).collect(),
        teams: offered.teams.clone(),
    };
    let option = |(key, values): &(&'static str, Vec<Offered>)| OptionNews {
        key: (*key).to_owned(),
        name: words.name(&format!("option-{key}")),
        values: values.iter().map(value).collect(),
    };
    RulesetNews {
        id: ruleset.id.to_owned(),
        name: words.name(&id),
        about: words.name(&format!("{id}.about")),
        rules: ruleset.rules.to_owned(),
        least: *ruleset.players.start(),
        most: *ruleset.players.end(),
        options: options.iter().map(option).collect(),
        bots: settings.bots.iter().map(|bot| Named { id: bot.clone(), name: bot_label(words, bot) }).collect(),
        usual_bot: settings.usual_bot().to_owned(),
        manners: bots::MANNERS
            .map(|id| Named { id: id.to_owned(), name: words.name(&format!("manner-{id}")) })
            .to_vec(),
    }
}

/// A guardian is called as in the game; everything else has a name of its own.
fn value_name(value: &str, words: &Words) -> String {
    let ids = [format!("value-{value}"), format!("ankh-guardian-{value}"), format!("ankh-scenario-{value}")];
    let said = ids.iter().find_map(|id| words.try_say(&table::Message::new(id.as_str())).ok());
    said.unwrap_or_else(|| value.to_owned())
}

fn line(row: &LineRow, guest: &str, words: &Words) -> TableLine {
    let open = row.seats.iter().filter(|seat| seat.kind == Sitter::Open).count();
    let names = row.seats.iter().map(|seat| match &seat.kind {
        Sitter::Bot(bot) => bot_name(words, bot, seat.seat),
        Sitter::Person if seat.name.is_empty() => words.seat(Seat::new(seat.seat)),
        Sitter::Person => seat.name.clone(),
        Sitter::Open => String::new(),
    });
    let waits = |seat: usize| row.now.waits & (1 << seat) != 0;
    TableLine {
        table: row.id.clone(),
        ruleset: row.ruleset.clone(),
        title: words.name(&format!("ruleset-{}", row.ruleset)),
        phase: match (row.now.over, open) {
            (true, _) => Phase::Over,
            (false, 0) => Phase::Playing,
            (false, _) => Phase::Gathering,
        },
        seats: names.collect(),
        open,
        yours: row.seats.iter().any(|seat| waits(seat.seat) && seat.guests.iter().any(|holder| holder == guest)),
    }
}
