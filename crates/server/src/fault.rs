//! What can go wrong with a request, said to a person in their language.

use crate::store::StoreFault;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Words;
use table::{Arg, Message};

#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) message: Message,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, id: &str) -> Fault {
        Fault { status, message: Message::new(id) }
    }

    pub(crate) fn bad(id: &str) -> Fault {
        Fault::new(StatusCode::BAD_REQUEST, id)
    }

    pub(crate) fn not_found(id: &str) -> Fault {
        Fault::new(StatusCode::NOT_FOUND, id)
    }

    pub(crate) fn forbidden(id: &str) -> Fault {
        Fault::new(StatusCode::FORBIDDEN, id)
    }

    #[must_use]
    pub(crate) fn with(mut self, key: &'static str, arg: Arg) -> Fault {
        self.message = self.message.with(key, arg);
        self
    }

    #[must_use]
    pub(crate) fn why(self, why: impl Into<String>) -> Fault {
        self.with("why", Arg::Text(why.into()))
    }

    pub(crate) fn say(&self, words: &Words) -> String {
        words.say(&self.message)
    }
}

impl From<StoreFault> for Fault {
    fn from(fault: StoreFault) -> Fault {
        tracing::error!(%fault, "store");
        Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "fault-server")
    }
}

/// The outermost layer says it, because it knows the language.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
