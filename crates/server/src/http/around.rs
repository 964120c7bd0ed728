//! What is around every request: who asks, in which language, and the headers that keep a browser safe.

use crate::fault::Fault;
use crate::hall::Hall;
use crate::secret;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Language, Words, wire};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

const COOKIE: &str = "tawy";

/// The browser that asks.
#[derive(Clone)]
pub(super) struct Guest(pub(super) String);

#[derive(Clone, Copy)]
pub(super) struct Lang(pub(super) Language);

/// The address the request comes from.
#[derive(Clone, Copy)]
pub(super) struct From(pub(super) IpAddr);

macro_rules! known_from_around {
    ($($known:ident),*) => {
        $(impl<S: Sync> FromRequestParts<S> for $known {
            type Rejection = Infallible;

            async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
                Ok(parts.extensions.get::<$known>().cloned().unwrap_or_else($known::nobody))
            }
        })*
    };
}

known_from_around!(Guest, Lang, From);

impl Guest {
    fn nobody() -> Guest {
        Guest(secret::secret())
    }
}

impl Lang {
    fn nobody() -> Lang {
        Lang(Language::default())
    }
}

impl From {
    fn nobody() -> From {
        From(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
    }
}

pub(super) async fn around(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    hall.metrics.requests.fetch_add(1, Relaxed);
    let lang = language(&request);
    let known = cookie(request.headers());
    let guest = known.clone().unwrap_or_else(secret::secret);
    let https = said(request.headers(), "x-forwarded-proto") == Some("https");
    let from = address(&request, hall.settings.behind_proxy);
    let foreign = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    let foreign = foreign && !same_origin(request.headers());
    let welcomes = !matches!(request.uri().path(), "/healthz" | "/metrics");
    let extensions = request.extensions_mut();
    extensions.insert(Guest(guest.clone()));
    extensions.insert(Lang(lang));
    extensions.insert(From(from));
    let mut response = if !hall.may_ask(from) {
        Fault::new(StatusCode::TOO_MANY_REQUESTS, "fault-rate").into_response()
    } else if foreign {
        Fault::forbidden("fault-origin").into_response()
    } else {
        next.run(request).await
    };
    if let Some(fault) = response.extensions_mut().remove::<Fault>() {
        hall.metrics.faults.fetch_add(1, Relaxed);
        let body = wire::write(&wire::Fault { why: fault.say(&Words::new(lang)) });
        response = (fault.status, [(header::CONTENT_TYPE, "application/json")], body).into_response();
    } else if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let body = wire::write(&wire::Fault { why: Words::new(lang).name("fault-size") });
        response = (response.status(), [(header::CONTENT_TYPE, "application/json")], body).into_response();
    }
    let headers = response.headers_mut();
    if known.is_none() && welcomes {
        let secure = if https { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={guest}; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000{secure}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            headers.append(header::SET_COOKIE, cookie);
        }
    }
    for (name, value) in SAFE {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

const SAFE: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
];

fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let ours = |pair: &str| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE && secret::is_secret(value)).then(|| value.to_owned())
    };
    all.flat_map(|value| value.split(';')).find_map(ours)
}

/// What the request asks for, else what the browser likes.
fn language(request: &Request) -> Language {
    let query = request.uri().query().unwrap_or("").split('&').find_map(|pair| pair.strip_prefix("lang="));
    let liked = || said(request.headers(), "accept-language").map(Language::of_locale);
    query.and_then(|lang| lang.parse().ok()).or_else(liked).unwrap_or_default()
}

fn said<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// A browser says where its page is from; programs that are no browsers do not, and have no cookie to be misused.
fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = said(headers, "origin") else { return true };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == said(headers, "host")
}

/// The last address a proxy adds is the one it saw itself.
fn address(request: &Request, behind_proxy: bool) -> IpAddr {
    let forwarded = said(request.headers(), "x-forwarded-for").filter(|_| behind_proxy);
    let forwarded = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}
