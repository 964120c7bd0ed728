//! From a request to a socket.
//!
//! Not axum's own: that one sends a message as one frame, and keeps a buffer as large as the largest it ever sent.

use crate::fault::Fault;
use crate::socket::{self, Socket};
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Request, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::future::Future;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response;
use tokio_tungstenite::tungstenite::protocol::Role;

/// A request that becomes a socket once it is answered.
pub(super) struct Upgrade {
    answer: Response<()>,
    upgraded: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Fault> {
        let no_socket = || Fault::bad("fault-no-socket");
        let upgraded = parts.extensions.remove().ok_or_else(no_socket)?;
        let mut asked = Request::new(());
        *asked.version_mut() = parts.version;
        *asked.headers_mut() = parts.headers.clone();
        let answer = create_response(&asked).map_err(|_| no_socket())?;
        Ok(Upgrade { answer, upgraded })
    }
}

impl Upgrade {
    /// What to answer; the socket is served as soon as that is sent.
    pub(super) fn then<F>(self, serve: impl FnOnce(Socket) -> F + Send + 'static) -> Response<Body>
    where
        F: Future<Output = ()> + Send,
    {
        let upgraded = self.upgraded;
        tokio::spawn(async move {
            // A browser that is gone before the answer reached it needs nothing more.
            let Ok(stream) = upgraded.await else { return };
            let config = Some(socket::config());
            serve(WebSocketStream::from_raw_socket(TokioIo::new(stream), Role::Server, config).await).await;
        });
        self.answer.map(|()| Body::empty())
    }
}
