//! Records come and go as text.

use super::around::{From, Guest};
use super::{Answer, json, tables};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::store::Sitter;
use crate::{secret, table};
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use protocol::Record;
use protocol::wire::Seated;
use std::sync::Arc;

pub(super) async fn take(State(hall): State<Arc<Hall>>, Path(id): Path<String>) -> Answer {
    let record = hall.look(&id, |table| table.game.is_over().then(|| table.game.record(&table.names()))).await?;
    let record = record.ok_or_else(|| Fault::forbidden("fault-running"))?;
    let headers =
        [("content-type", "text/plain; charset=utf-8"), ("content-disposition", "attachment; filename=\"game.tawy\"")];
    Ok((headers, record).into_response())
}

/// A finished game to replay, or one to go on with: whoever brings it holds every seat.
pub(super) async fn bring(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    From(from): From,
    text: String,
) -> Answer {
    let record = Record::read(&text).map_err(|broken| Fault::bad("fault-record").why(broken.to_string()))?;
    tables::may_make(&hall, from)?;
    let seed = secret::seed();
    let (names, ruleset) = (record.names.clone(), record.ruleset.clone());
    let run = tokio::task::spawn_blocking(move || {
        let (mut laid, mut written) = table::imported(record)?;
        written.extend(laid.game.begin(seed));
        let players = laid.game.players();
        Ok::<_, Fault>((laid, written, players))
    });
    let (laid, written, players) = run.await.map_err(|_| Fault::bad("fault-record").why("?"))??;
    let seats = (0..players).map(|seat| {
        let name = names.get(seat).map(|name| table::tidy(name)).unwrap_or_default();
        tables::new_seat(seat, Sitter::Person, &name, vec![guest.clone()])
    });
    let row = tables::row(&ruleset, laid.head, seed, &guest, false, seats.collect(), written, &*laid.game);
    let table = row.id.clone();
    hall.store.create(row).await?;
    Ok(json(&Seated { table, seat: Some(0) }))
}
