//! How a server is run.

use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Settings {
    /// The file of the store.
    pub file: String,
    /// How long a bot lets people look before it answers.
    pub bot_pause: Duration,
    /// How long a person may be away before a bot may stand in.
    pub absence: Duration,
    /// How long a table nobody watches stays in memory.
    pub idle: Duration,
    /// Whether a proxy in front of the server says where requests come from.
    pub behind_proxy: bool,
    /// The bots that are offered, weakest first.
    pub bots: Vec<String>,
    pub limits: Limits,
}

#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a message over the socket.
    pub message: usize,
    /// Bytes of a record.
    pub record: usize,
    /// Messages of a socket per second, and how many at once.
    pub rate: f64,
    pub burst: f64,
    /// Requests from one address per second, and how many at once.
    pub requests: f64,
    pub requests_at_once: f64,
    /// Tables made from one address per hour.
    pub tables: usize,
    /// Sockets from one address.
    pub sockets: usize,
    pub name: usize,
    pub chat: usize,
    /// News that wait for a slow reader before it is cut off.
    pub backlog: usize,
}

impl Settings {
    /// Whether this bot is offered, in whatever manner.
    pub(crate) fn offers(&self, bot: &str) -> bool {
        let (name, manner) = bots::split_name(bot);
        self.bots.iter().any(|offered| offered == name) && manner.is_none_or(|manner| bots::MANNERS.contains(&manner))
    }

    /// The bot for whoever does not choose.
    pub(crate) fn usual_bot(&self) -> &str {
        let usual = self.bots.iter().find(|bot| *bot == bots::USUAL);
        usual.or(self.bots.last()).map_or(bots::USUAL, String::as_str)
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            file: "tawy.db".to_owned(),
            bot_pause: Duration::from_millis(700),
            absence: Duration::from_secs(180),
            idle: Duration::from_secs(300),
            behind_proxy: false,
            bots: bots::OFFERED.map(str::to_owned).to_vec(),
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 4 << 10,
            record: 1 << 20,
            rate: 20.0,
            burst: 60.0,
            requests: 100.0,
            requests_at_once: 1_000.0,
            tables: 60,
            sockets: 200,
            name: 24,
            chat: 500,
            backlog: 64,
        }
    }
}
