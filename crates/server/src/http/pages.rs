//! What does not change while the server runs: rules, content, words.

use super::around::Lang;
use super::{Answer, json};
use crate::fault::Fault;
use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{Language, Words, content as pieces, rules as books};

pub(super) async fn content(Path(ruleset): Path<String>, Lang(lang): Lang) -> Answer {
    let content = pieces::content(&ruleset, &Words::new(lang));
    Ok(json(&content.ok_or_else(|| Fault::not_found("fault-no-ruleset"))?))
}

pub(super) async fn rules(Path(page): Path<String>) -> Answer {
    Ok(json(&books::page(&page).ok_or_else(|| Fault::not_found("fault-no-page"))?))
}

pub(super) async fn changes() -> Answer {
    Ok(json(&books::changes()))
}

pub(super) async fn words(Path(lang): Path<String>) -> Answer {
    let lang: Language = lang.parse().map_err(|_| Fault::not_found("fault-no-page"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], lang.of_client()).into_response())
}
