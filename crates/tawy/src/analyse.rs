//! `tawy analyse`: who was how likely to win a recorded game, turn by turn, and where that turned.

use crate::fault::{self, Done};
use crate::titles::{self, Errand, Playable};
use bots::analysis::{Moment, moments, tell, turning_points};
use protocol::report::{AnalysisReport, MomentReport, line};
use protocol::{Language, Record, Words};
use std::io::{self, Write};
use std::path::Path;
use table::{Arg, Message, Seat};

/// What is written of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Words,
    Json,
}

pub(crate) fn analyse(file: &Path, form: Form, lang: Language) -> Done {
    let record = Record::read(&fault::read(file)?).map_err(|broken| fault::at(file, broken.to_string()))?;
    let (ruleset, head) = (record.ruleset.clone(), record.clone());
    titles::with(&ruleset, Analyse { file, record, form, lang })
        .map_err(|fault| fault::at(file, head.no_such_ruleset(fault.to_string()).to_string()))?
}

struct Analyse<'f> {
    file: &'f Path,
    record: Record,
    form: Form,
    lang: Language,
}

impl Errand for Analyse<'_> {
    type Done = Done;

    fn run<T: Playable>(self) -> Done {
        let words = Words::new(self.lang);
        let broken = |broken: protocol::Broken| fault::at(self.file, broken.to_string());
        let played = self.record.play::<T>(&words, self.record.answers.len()).map_err(broken)?;
        let start = self.record.start::<T>().map_err(broken)?;
        let players = T::players(start.board());
        let names =
            Seat::all(players).map(|seat| match self.record.names.get(seat.index()).map_or("", String::as_str) {
                "" => T::called(seat, &words),
                name => name.to_owned(),
            });
        let names: Vec<String> = names.collect();
        let found = moments(start, played.record().iter().map(|entry| (entry.seat, entry.answer)));
        match self.form {
            Form::Words => write_words(&found, &names, &words.with_names(names.clone())),
            Form::Json => {
                writeln!(io::stdout().lock(), "{}", line(&report(&found, players)))?;
                Ok(())
            }
        }
    }
}

fn report(found: &[Moment], players: usize) -> AnalysisReport {
    AnalysisReport {
        moments: found
            .iter()
            .map(|moment| MomentReport {
                answers: moment.answers,
                round: moment.round,
                seat: moment.seat.map(Seat::index),
                chances: moment.chances[..players].to_vec(),
            })
            .collect(),
        turning: turning_points(found).into_iter().map(|at| [found[at].answers, found[at + 1].answers]).collect(),
    }
}

fn write_words(found: &[Moment], names: &[String], words: &Words) -> Done {
    let mut out = io::stdout().lock();
    let per_cent = |chance: f32| i64::from((100.0 * chance).round() as u8);
    writeln!(out, "{}", words.name("analysis-chances"))?;
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(4);
    let heads: Vec<String> = names.iter().map(|name| format!("{name:>width$}")).collect();
    writeln!(out, "{:>12}  {}", "", heads.join("  "))?;
    for moment in found {
        let label = match moment.seat {
            Some(_) => words.say(&Message::new("analysis-round").with("round", Arg::Number(i64::from(moment.round)))),
            None => words.name("analysis-end"),
        };
        let chances: Vec<String> = (0..names.len())
            .map(|seat| {
                let turn = if moment.seat == Some(Seat::new(seat)) { "*" } else { "" };
                format!("{:>width$}", format!("{turn}{}", per_cent(moment.chances[seat])))
            })
            .collect();
        writeln!(out, "{label:>12}  {}", chances.join("  "))?;
    }
    let points = turning_points(found);
    writeln!(out, "\n{}", words.name(if points.is_empty() { "analysis-no-turning" } else { "analysis-turning" }))?;
    for at in points {
        let Some(message) = tell(found, at) else { continue };
        writeln!(out, "  {}", words.say(&message))?;
    }
    Ok(())
}
