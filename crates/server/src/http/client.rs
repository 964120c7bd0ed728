//! The client, embedded: one page, whatever the address.

use crate::fault::Fault;
use axum::http::{Method, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const UNBUILT: &str = "<!doctype html><title>Tawy</title><p>The client is not built: run <code>npm ci && npm run build</code> \
                       in <code>web/</code>, then build Tawy again.";

/// Files that carry their contents in their names never change.
const LASTING: &str = "public, max-age=31536000, immutable";

pub(super) async fn client(method: Method, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Fault::not_found("fault-nothing-here").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path.starts_with("ws/") {
        return Fault::not_found("fault-nothing-here").into_response();
    }
    if let Some(file) = Dist::get(path).filter(|_| !path.is_empty()) {
        let age = if path.starts_with("assets/") { LASTING } else { "no-cache" };
        return serve(path, file, age);
    }
    // A file that is not there is not a page of the client.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Fault::not_found("fault-nothing-here").into_response();
    }
    match Dist::get("index.html") {
        Some(page) => serve("index.html", page, "no-cache"),
        None => Html(UNBUILT).into_response(),
    }
}

fn serve(path: &str, file: EmbeddedFile, age: &'static str) -> Response {
    let headers = [(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, age)];
    (headers, file.data.into_owned()).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "webmanifest" | "map" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
