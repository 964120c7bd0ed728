//! The socket of one browser at one table.

use crate::fault::Fault;
use crate::hall::{Connected, Hall};
use crate::pace::{Pace, Step};
use crate::table::Order;
use axum::body::Bytes;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use protocol::wire::{self, Call, News};
use protocol::{Language, Words};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

pub(crate) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Larger than this a message is not even read.
const MOST_BYTES: usize = 64 << 10;
/// A socket keeps a buffer for what it reads and one for what it writes. A table has several sockets, and most of them rest.
const BUFFER: usize = 1 << 10;
/// What goes out in one frame of a message: the buffer grows to hold it.
const FRAME: usize = 2 << 10;
const PING: Duration = Duration::from_secs(30);
/// A browser that says nothing for so long, not even that it is there, is gone.
const SILENCE: Duration = Duration::from_secs(100);
const GOODBYE: Duration = Duration::from_secs(1);
const SLOWEST_SEND: Duration = Duration::from_secs(20);

pub(crate) fn config() -> WebSocketConfig {
    WebSocketConfig::default().max_message_size(Some(MOST_BYTES)).read_buffer_size(BUFFER).write_buffer_size(0)
}

pub(crate) struct Visit {
    pub(crate) hall: Arc<Hall>,
    pub(crate) table: String,
    pub(crate) guest: String,
    pub(crate) lang: Language,
    pub(crate) connected: Connected,
}

pub(crate) async fn serve(mut socket: Socket, visit: Visit) {
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
        // What is still on its way is read: if it met a closed socket, the goodbye would be thrown away with it.
        let read = async { while let Some(Ok(_)) = socket.next().await {} };
        let _ = tokio::time::timeout(GOODBYE, read).await;
    }
    drop(visit.connected);
}

enum End {
    Gone,
    Fault(Fault),
    Closing(&'static str, bool),
}

async fn converse(socket: &mut Socket, visit: &Visit) -> End {
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
    socket: &mut Socket,
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
            message = socket.next() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => Utf8Bytes::from_static(""),
                    Some(Ok(Message::Close(_) | Message::Frame(_))) | None => return End::Gone,
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
    Said(Box<News>),
    Flood,
}

fn understood(visit: &Visit, pace: &mut Pace, bytes: &[u8]) -> Result<Call, Wrong> {
    let words = Words::new(visit.lang);
    let wrong = |id: Option<u32>, fault: &Fault| Wrong::Said(Box::new(News::Wrong { id, why: fault.say(&words) }));
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

/// Sends a text, in several frames if it is long.
async fn send(socket: &mut Socket, text: Utf8Bytes) -> Result<(), ()> {
    let mut rest = Bytes::from(text);
    let mut kind = Data::Text;
    let sent = async {
        while rest.len() > FRAME {
            let frame = Frame::message(rest.split_to(FRAME), OpCode::Data(kind), false);
            socket.feed(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        socket.send(Message::Frame(Frame::message(rest, OpCode::Data(kind), true))).await
    };
    match tokio::time::timeout(SLOWEST_SEND, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(()),
    }
}
