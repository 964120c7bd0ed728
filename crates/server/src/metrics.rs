//! Numbers for whoever runs the server, as Prometheus reads them.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) faults: AtomicU64,
    pub(crate) sockets: AtomicI64,
    pub(crate) tables: AtomicI64,
    pub(crate) tables_made: AtomicU64,
    pub(crate) answers: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) wrong: AtomicU64,
    pub(crate) news: AtomicU64,
    pub(crate) bot_answers: AtomicU64,
    pub(crate) bots_late: AtomicU64,
    pub(crate) bots_failed: AtomicU64,
    writes: Histogram,
}

/// Seconds, cumulative as Prometheus wants them.
const BOUNDS: [f64; 8] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5];

#[derive(Default)]
struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Metrics {
    /// From an answer to the news of it, the disk between them included.
    pub(crate) fn answered(&self, took: Duration) {
        self.answers.fetch_add(1, Relaxed);
        let seconds = took.as_secs_f64();
        for (bucket, bound) in self.writes.buckets.iter().zip(BOUNDS) {
            if seconds <= bound {
                bucket.fetch_add(1, Relaxed);
            }
        }
        self.writes.count.fetch_add(1, Relaxed);
        self.writes.micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = writeln!(text, "# HELP tawy_{name} {help}\n# TYPE tawy_{name} {kind}\ntawy_{name} {value}");
        };
        let counted = |counter: &AtomicU64| counter.load(Relaxed).cast_signed();
        line("http_requests_total", "counter", "HTTP requests.", counted(&self.requests));
        line("http_faults_total", "counter", "HTTP requests that failed.", counted(&self.faults));
        line("sockets", "gauge", "Open sockets.", self.sockets.load(Relaxed));
        line("tables", "gauge", "Tables in memory.", self.tables.load(Relaxed));
        line("tables_made_total", "counter", "Tables made.", counted(&self.tables_made));
        line("answers_total", "counter", "Answers kept.", counted(&self.answers));
        line("answers_refused_total", "counter", "Answers refused.", counted(&self.refused));
        line("calls_wrong_total", "counter", "Messages not understood or not allowed.", counted(&self.wrong));
        line("bot_answers_total", "counter", "Answers of bots.", counted(&self.bot_answers));
        line("bots_late_total", "counter", "Answers of bots that took longer than promised.", counted(&self.bots_late));
        line("bots_failed_total", "counter", "Bots that failed and were replaced.", counted(&self.bots_failed));
        line("news_total", "counter", "Messages sent over sockets.", counted(&self.news));
        let name = "tawy_answer_seconds";
        let _ = writeln!(text, "# HELP {name} From an answer to its news.\n# TYPE {name} histogram");
        for (bucket, bound) in self.writes.buckets.iter().zip(BOUNDS) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {}", bucket.load(Relaxed));
        }
        let count = self.writes.count.load(Relaxed);
        let sum = self.writes.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
        text
    }
}
