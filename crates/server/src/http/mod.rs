//! Everything but play: HTTP.

mod around;
mod client;
mod home;
mod pages;
mod records;
mod tables;
mod upgrade;

use crate::hall::Hall;
use crate::socket::{self, Visit};
use crate::{fault::Fault, secret};
use around::{From, Guest, Lang};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use upgrade::Upgrade;

type Answer<T = Response> = Result<T, Fault>;

/// Bytes of any body but a record.
const MOST_BODY: usize = 64 << 10;

pub(crate) fn routes(hall: Arc<Hall>) -> Router {
    let records = Router::new()
        .route("/api/records", post(records::bring))
        .layer(DefaultBodyLimit::max(hall.settings.limits.record));
    Router::new()
        .route("/api/home", get(home::home))
        .route("/api/tables", post(tables::make))
        .route("/api/tables/{id}/seats/{seat}", post(tables::take_seat))
        .route("/api/tables/{id}/seats/{seat}/bot", post(tables::give_to_bot))
        .route("/api/tables/{id}/steps/{step}", get(tables::step))
        .route("/api/tables/{id}/result", get(tables::result))
        .route("/api/tables/{id}/analysis", get(tables::analysis))
        .route("/api/tables/{id}/record", get(records::take))
        .route("/api/content/{ruleset}", get(pages::content))
        .route("/api/rules/{page}", get(pages::rules))
        .route("/api/changes", get(pages::changes))
        .route("/api/words/{lang}", get(pages::words))
        .route("/join/{secret}", get(tables::join))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .merge(records)
        .fallback(client::client)
        .layer(CompressionLayer::new())
        .route("/ws/{id}", get(visit))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .layer(axum::middleware::from_fn_with_state(hall.clone(), around::around))
        .with_state(hall)
}

async fn visit(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    Guest(guest): Guest,
    Lang(lang): Lang,
    From(from): From,
    upgrade: Upgrade,
) -> Answer {
    if !secret::is_secret(&table) {
        return Err(Fault::not_found("fault-no-table"));
    }
    let connected = hall.socket_from(from).ok_or_else(|| Fault::new(StatusCode::TOO_MANY_REQUESTS, "fault-rate"))?;
    Ok(upgrade.then(move |socket| socket::serve(socket, Visit { hall, table, guest, lang, connected })))
}

/// Whether tables can be played: the store answers.
async fn healthz(State(hall): State<Arc<Hall>>) -> Answer {
    hall.store.name_of("").await?;
    Ok("ok\n".into_response())
}

async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    ([("content-type", "text/plain; version=0.0.4")], hall.metrics.write()).into_response()
}

/// A body that is JSON.
fn json(data: &impl protocol::wire::Written) -> Response {
    ([("content-type", "application/json")], protocol::wire::write(data)).into_response()
}
