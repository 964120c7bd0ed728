//! Hosts tables: one task for each, every answer on disk before it is told.

mod course;
mod fault;
mod hall;
mod hosted;
mod http;
mod log;
mod metrics;
mod minds;
mod pace;
mod secret;
mod settings;
mod socket;
pub mod state;
pub mod store;
mod table;

pub use course::Viewer;
pub use settings::{Limits, Settings};

use axum::serve::ListenerExt as _;
use hall::Hall;
use protocol::{Language, Words};
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, StoreFault};
use tokio::net::TcpListener;

/// How long sockets get to say goodbye.
const GOODBYE: Duration = Duration::from_secs(3);

/// A server that can be let run.
pub struct Server {
    hall: Arc<Hall>,
}

impl Server {
    /// Opens the store.
    pub async fn open(settings: Settings) -> Result<Server, StoreFault> {
        let store = Arc::new(Sqlite::open(&settings.file).await?);
        // Read now, or the first guest waits for it.
        let _ = Language::ALL.map(Words::new);
        Ok(Server { hall: Arc::new(Hall::new(store, settings)) })
    }

    /// Serves until told to stop; then every socket is told, and the last write is waited for.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let hall = self.hall;
        // An answer and its news are small messages that must not wait for each other.
        let listener = listener.tap_io(|socket| {
            let _ = socket.set_nodelay(true);
        });
        let service = http::routes(hall.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let stopping = hall.stopping.clone();
        let stopped = async move {
            stop.await;
            tracing::info!("stopping");
            stopping.send_replace(true);
        };
        let mut over = hall.stopping.subscribe();
        let late = async move {
            let _ = over.wait_for(|stop| *stop).await;
            tokio::time::sleep(GOODBYE).await;
        };
        tokio::select! {
            served = axum::serve(listener, service).with_graceful_shutdown(stopped) => served?,
            () = late => {}
        }
        hall.store.close().await.map_err(|fault| io::Error::other(fault.to_string()))
    }
}
