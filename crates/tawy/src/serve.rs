//! `tawy serve`: tables to play at in the browser.

use crate::fault::{Done, Fault};
use clap::{Args, FromArgMatches as _};
use server::{Server, Settings};
use std::io::{self, Write as _};
use std::time::Duration;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

#[derive(Args, Clone, Debug)]
pub(crate) struct Wish {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: String,
    /// Where tables are kept: `sqlite:FILE`
    #[arg(long, default_value = "sqlite:tawy.db")]
    db: String,
    /// Believe the proxy in front about where requests come from (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
    /// The bots that are offered, weakest first; `level3` is played against at once, or the last one
    #[arg(long, value_delimiter = ',', default_values = bots::OFFERED)]
    bots: Vec<String>,
    /// How long bots let people look before they answer, in milliseconds
    #[arg(long, default_value_t = 700)]
    bot_pause: u64,
    /// How long a table nobody watches stays in memory, in seconds
    #[arg(long, default_value_t = 300)]
    idle: u64,
    /// Tables that one address may make in an hour
    #[arg(long, default_value_t = Settings::default().limits.tables)]
    tables_per_hour: usize,
    /// Requests that one address may make in a second
    #[arg(long, default_value_t = Settings::default().limits.requests)]
    requests: f64,
    /// Sockets that one address may open
    #[arg(long, default_value_t = Settings::default().limits.sockets)]
    sockets: usize,
    /// Write the log as JSON, one object per line
    #[arg(long)]
    json_log: bool,
}

impl Default for Wish {
    /// What the arguments say when there are none.
    fn default() -> Wish {
        let command = Wish::augment_args(clap::Command::new("serve"));
        let matches = command.get_matches_from(["serve"]);
        Wish::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

pub(crate) fn serve(wish: &Wish) -> Done {
    log(wish.json_log);
    let file = wish.db.strip_prefix("sqlite:").unwrap_or(&wish.db).trim_start_matches("//").to_owned();
    if wish.db.contains("://") && !wish.db.starts_with("sqlite:") {
        return Err(Fault::Wish(format!("'{}' is not a store this program knows; write sqlite:FILE", wish.db)));
    }
    for name in &wish.bots {
        if !bots::NAMES.contains(&name.as_str()) {
            return Err(Fault::Wish(bots::NoSuchBot { name: name.clone() }.to_string()));
        }
    }
    let mut settings = Settings {
        file,
        bots: wish.bots.clone(),
        bot_pause: Duration::from_millis(wish.bot_pause),
        idle: Duration::from_secs(wish.idle),
        behind_proxy: wish.behind_proxy,
        ..Settings::default()
    };
    settings.limits.tables = wish.tables_per_hour;
    settings.limits.sockets = wish.sockets;
    settings.limits.requests = wish.requests;
    settings.limits.requests_at_once = 10.0 * wish.requests;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(&wish.addr).await;
        let listener = listener.map_err(|error| Fault::Wish(format!("cannot listen on {}: {error}", wish.addr)))?;
        let server = Server::open(settings).await;
        let server = server.map_err(|fault| Fault::Wish(format!("{}: {fault}", wish.db)))?;
        writeln!(io::stdout(), "Tawy is at http://{}", listener.local_addr()?)?;
        io::stdout().flush()?;
        server.serve(listener, stopped()).await?;
        Ok(())
    })
}

/// The log goes to standard error; `RUST_LOG` says how much of it.
fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let set = if json { log.json().try_init() } else { log.with_ansi(false).try_init() };
    // Somebody has set one before: theirs is as good.
    let _ = set;
}

async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let mut terminated = match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(terminated) => terminated,
            Err(_) => {
                let _ = interrupted.await;
                return;
            }
        };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
}
