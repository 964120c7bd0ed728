//! Making, joining and looking at tables.

use super::around::{From, Guest, Lang};
use super::{Answer, json};
use crate::course::Viewer;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::hosted::Written;
use crate::store::{EntryKind, EntryRow, Now, SeatRow, Sitter, TableRow};
use crate::table::{self as tables, Order, Table, tidy};
use crate::{hosted, secret};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect};
use protocol::wire::{self, GiveToBot, NewSeat, NewTable, Seated, TakeSeat};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use table::{Arg, MOST_SEATS, Seat};

pub(super) async fn make(State(hall): State<Arc<Hall>>, Guest(guest): Guest, From(from): From, body: Bytes) -> Answer {
    let wish: NewTable = read(&body)?;
    let name = named(&hall, &wish.name)?;
    if wish.seats.is_empty() || wish.seats.len() > MOST_SEATS {
        return Err(Fault::bad("fault-seats"));
    }
    let persons = wish.seats.iter().filter(|seat| !matches!(seat, NewSeat::Bot { .. })).count();
    if persons == 0 {
        return Err(Fault::bad("fault-seats"));
    }
    let mut seats = Vec::new();
    for (seat, wished) in wish.seats.iter().enumerate() {
        seats.push(match wished {
            NewSeat::Mine => new_seat(seat, Sitter::Person, &name, vec![guest.clone()]),
            NewSeat::Open => new_seat(seat, Sitter::Open, "", Vec::new()),
            NewSeat::Bot { bot } if hall.settings.offers(bot) => {
                new_seat(seat, Sitter::Bot(bot.clone()), "", Vec::new())
            }
            NewSeat::Bot { .. } => return Err(Fault::bad("fault-bot")),
        });
    }
    several(&mut seats);
    let options = wish.options.into_iter().collect();
    let mut laid = tables::laid(&wish.ruleset, seats.len(), options, wish.scenario)?;
    may_make(&hall, from)?;
    let seed = secret::seed();
    let drawn = laid.game.begin(seed);
    let seat = seats.iter().position(|seat| !seat.guests.is_empty());
    let row = row(&wish.ruleset, laid.head, seed, &guest, wish.listed, seats, drawn, &*laid.game);
    let table = row.id.clone();
    hall.store.create(row).await?;
    hall.store.call(&guest, &name).await?;
    hall.metrics.tables_made.fetch_add(1, Relaxed);
    tracing::info!(table = %tables::short(&table), ruleset = wish.ruleset, "a table was made");
    Ok(json(&Seated { table, seat }))
}

pub(super) async fn take_seat(
    State(hall): State<Arc<Hall>>,
    Path((id, seat)): Path<(String, usize)>,
    Guest(guest): Guest,
    body: Bytes,
) -> Answer {
    let wish: TakeSeat = read(&body)?;
    let name = named(&hall, &wish.name)?;
    hall.store.call(&guest, &name).await?;
    hall.order(&id, |taken| Order::TakeSeat { guest, seat, name, taken }).await??;
    Ok(json(&Seated { table: id, seat: Some(seat) }))
}

pub(super) async fn give_to_bot(
    State(hall): State<Arc<Hall>>,
    Path((id, seat)): Path<(String, usize)>,
    Guest(guest): Guest,
    body: Bytes,
) -> Answer {
    let wish: GiveToBot = read(&body)?;
    hall.order(&id, |given| Order::GiveToBot { guest, seat, bot: wish.bot, given }).await??;
    Ok(json(&Seated { table: id, seat: Some(seat) }))
}

/// A link that leads nowhere leads to a page of the client that says so.
pub(super) async fn join(State(hall): State<Arc<Hall>>, Path(secret): Path<String>, Guest(guest): Guest) -> Answer {
    let found = if secret::is_secret(&secret) { hall.store.find(&secret).await? } else { None };
    let Some((id, seat)) = found else { return Ok(Redirect::to("/?dead-link").into_response()) };
    let name = hall.store.name_of(&guest).await?.unwrap_or_default();
    hall.order(&id, |held| Order::Hold { guest, seat, name, held }).await??;
    Ok(Redirect::to(&format!("/t/{id}?seat={seat}")).into_response())
}

pub(super) async fn step(
    State(hall): State<Arc<Hall>>,
    Path((id, step)): Path<(String, usize)>,
    Query(query): Query<HashMap<String, String>>,
    Guest(guest): Guest,
    Lang(lang): Lang,
) -> Answer {
    let seat = query.get("seat").map(String::as_str).unwrap_or_default().to_owned();
    let counted = query.get("as").cloned().unwrap_or_default();
    let look = move |table: &Table| {
        let openly = seat == "all";
        if openly && !table.game.is_over() {
            return Err(Fault::forbidden("fault-not-over"));
        }
        let viewer = if openly && counted.is_empty() {
            // Whoever played counts steps as the own seat saw them.
            Viewer(Seat::all(table.game.players()).find(|&seat| table.holds(&guest, seat)))
        } else {
            viewer(table, &guest, if openly { &counted } else { &seat })?
        };
        let past = table.game.past(viewer, step, openly, table.words(lang));
        past.ok_or_else(|| Fault::not_found("fault-no-step"))
    };
    Ok(json(&hall.look(&id, look).await??))
}

/// One of the guest's own seats, or a spectator.
fn viewer(table: &Table, guest: &str, seat: &str) -> Answer<Viewer> {
    if seat.is_empty() {
        return Ok(Viewer::SPECTATOR);
    }
    let seat = seat.parse().ok().filter(|&seat: &usize| seat < MOST_SEATS).map(Seat::new);
    let seat = seat.ok_or_else(|| Fault::not_found("fault-no-seat"))?;
    if table.holds(guest, seat) { Ok(Viewer(Some(seat))) } else { Err(Fault::forbidden("why-not-yours")) }
}

pub(super) async fn result(State(hall): State<Arc<Hall>>, Path(id): Path<String>, Lang(lang): Lang) -> Answer {
    let story = hall.look(&id, move |table| table.game.story(table.words(lang))).await?;
    Ok(json(&story.ok_or_else(|| Fault::new(StatusCode::CONFLICT, "fault-not-over"))?))
}

pub(super) async fn analysis(State(hall): State<Arc<Hall>>, Path(id): Path<String>, Lang(lang): Lang) -> Answer {
    let look = move |table: &Table| Some((table.game.analysis()?, table.words(lang).clone()));
    let found = hall.look(&id, look).await?.ok_or_else(|| Fault::new(StatusCode::CONFLICT, "fault-not-over"))?;
    let analysed = tokio::task::spawn_blocking(move || found.0(&found.1)).await;
    Ok(json(&analysed.map_err(|_| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "fault-server"))?))
}

pub(super) fn read<T: wire::Readable>(body: &[u8]) -> Answer<T> {
    wire::read(body).map_err(|why| Fault::bad("fault-unread").why(why))
}

pub(super) fn may_make(hall: &Hall, from: IpAddr) -> Answer<()> {
    let too_many = || Fault::new(StatusCode::TOO_MANY_REQUESTS, "fault-tables");
    if hall.may_make_table(from) { Ok(()) } else { Err(too_many()) }
}

fn named(hall: &Hall, name: &str) -> Answer<String> {
    let name = tidy(name);
    let most = hall.settings.limits.name;
    if name.is_empty() || name.chars().count() > most {
        return Err(Fault::bad("fault-name").with("most", Arg::Number(most as i64)));
    }
    Ok(name)
}

pub(super) fn new_seat(seat: usize, kind: Sitter, name: &str, guests: Vec<String>) -> SeatRow {
    SeatRow { seat, kind, name: name.to_owned(), secret: secret::secret(), guests, stand_in: None }
}

/// Several seats of one browser are told apart by a number.
fn several(seats: &mut [SeatRow]) {
    let mine = seats.iter().filter(|seat| seat.kind == Sitter::Person).count();
    if mine > 1 {
        let own = seats.iter_mut().filter(|seat| seat.kind == Sitter::Person);
        own.enumerate().for_each(|(at, seat)| seat.name = format!("{} {}", seat.name, at + 1));
    }
}

#[expect(clippy::too_many_arguments, reason = "a table is all of these")]
pub(super) fn row(
    ruleset: &str,
    head: String,
    seed: u64,
    host: &str,
    listed: bool,
    seats: Vec<SeatRow>,
    written: Vec<Written>,
    game: &dyn hosted::Hosted,
) -> TableRow {
    let at = tables::now();
    let entry = |(number, written): (usize, Written)| EntryRow {
        number: number as u64,
        kind: EntryKind::Answer,
        seat: (!written.seat.is_chance()).then(|| written.seat.index()),
        text: written.text,
        at,
    };
    let open = seats.iter().any(|seat| seat.kind == Sitter::Open);
    let waits = game.asked().iter().fold(0, |bits, seat| bits | 1 << seat.index());
    TableRow {
        id: secret::secret(),
        head,
        ruleset: ruleset.to_owned(),
        seed,
        host: host.to_owned(),
        listed,
        created: at,
        now: Now { over: game.is_over(), waits: if open { 0 } else { waits } },
        seats,
        entries: written.into_iter().enumerate().map(entry).collect(),
    }
}
