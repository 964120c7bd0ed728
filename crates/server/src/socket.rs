//! The socket of one browser at one table.

use crate::fault::Fault;
use crate::hall::{Connected, Hall};
use crate::pace::{Pace, Step};
use crate::table::Order;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use protocol::wire::{self, Call, News};
use protocol::{Language, Words};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Larger than this a message is not even read.
pub(crate) const MOST_BYTES: usize = 64 << 10;
const PING: Duration = Duration::from_secs(30);
/// A browser that says nothing for so long, not even that it is there, is gone.
const SILENCE: Duration = Duration::from_secs(100);
const SLOWEST_SEND: Duration = Duration::from_secs(20);

pub(crate) struct Visit {
    pub(crate) hall: Arc<Hall>,
    pub(crate) table: String,
    pub(crate) guest: String,
    pub(crate) lang: Language,
    pub(crate) connected: Connected,
}

pub(crate) async fn serve(mut socket: WebSocket, visit: Visit) {
    let words = Words::new(visit.lang);
    let end = converse(&mut socket, &visit).await;
    let closing = match end {
        End::Gone => None,
        End::Fault(fault) => Some((fault.say(&words), false)),
        End::Closing(id, again) => Some((words.name(id), again)),
    };
    if let Some((why, again)) = closing {
        let _ = send(&mut socket, wire::write(&News::Closing { why, again }).into()).await;
        let _ = socket.send(Message::Close(None)).await;
    }
    drop(visit.connected);
}

enum End {
    Gone,
    Fault(Fault),
    Closing(&'static str, bool),
}

async fn converse(socket: &mut WebSocket, visit: &Visit) -> End {
    let (news, mut told) = mpsc::channel(visit.hall.settings.limits.backlog);
    let orders = match visit.hall.find(&visit.table).await {
        Ok(orders) => orders,
        Err(fault) => return End::Fault(fault),
    };
    let (guest, lang) = (visit.guest.clone(), visit.lang);
    let joined = visit.hall.order(&visit.table, |id| Order::Join { guest, lang, news, id }).await;
    let id = match joined {
        Ok(id) => id,
        Err(fault) => return End::Fault(fault),
    };
    let end = pass_on(socket, visit, &orders, id, &mut told).await;
    let _ = orders.send(Order::Leave(id)).await;
    end
}

async fn pass_on(
    socket: &mut WebSocket,
    visit: &Visit,
    orders: &mpsc::Sender<Order>,
    id: u64,
    told: &mut mpsc::Receiver<Utf8Bytes>,
) -> End {
    let mut stopping = visit.hall.stopping.subscribe();
    let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
    let mut heard = Instant::now();
    let limits = &visit.hall.settings.limits;
    let mut pace = Pace::new(limits.rate, limits.burst);
    loop {
        tokio::select! {
            news = told.recv() => match news {
                Some(text) => if send(socket, text).await.is_err() {
                    return End::Gone;
                },
                // The table has cut us off.
                None => return End::Closing("closing-gone", true),
            },
            message = socket.recv() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => Utf8Bytes::from_static(""),
                    Some(Ok(Message::Close(_))) | None => return End::Gone,
                    Some(Err(_)) => return End::Closing("fault-size", true),
                };
                match understood(visit, &mut pace, text.as_bytes()) {
                    Ok(call) => if orders.send(Order::Call(id, call)).await.is_err() {
                        return End::Closing("closing-gone", true);
                    },
                    Err(Wrong::Said(news)) => {
                        visit.hall.metrics.wrong.fetch_add(1, Relaxed);
                        if send(socket, wire::write(&news).into()).await.is_err() {
                            return End::Gone;
                        }
                    }
                    Err(Wrong::Flood) => return End::Closing("closing-rate", false),
                }
            },
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                    return End::Gone;
                }
            },
            _ = stopping.changed() => return End::Closing("closing-stop", true),
        }
    }
}

enum Wrong {
    Said(News),
    Flood,
}

fn understood(visit: &Visit, pace: &mut Pace, bytes: &[u8]) -> Result<Call, Wrong> {
    let words = Words::new(visit.lang);
    let wrong = |id: Option<u32>, fault: &Fault| Wrong::Said(News::Wrong { id, why: fault.say(&words) });
    match pace.step() {
        Step::Fine => {}
        Step::TooFast => return Err(wrong(None, &Fault::bad("fault-rate"))),
        Step::Flood => return Err(Wrong::Flood),
    }
    if bytes.len() > visit.hall.settings.limits.message {
        return Err(wrong(None, &Fault::bad("fault-size")));
    }
    wire::read(bytes).map_err(|why| wrong(wire::id_of(bytes), &Fault::bad("fault-unread").why(why)))
}

async fn send(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), ()> {
    match tokio::time::timeout(SLOWEST_SEND, socket.send(Message::Text(text))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(()),
    }
}
