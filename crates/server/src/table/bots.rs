//! Bots at the table: they think elsewhere, from what their seat sees, and let people look before they answer.

use super::{Behind, Order, Table};
use crate::minds::{Thought, Wanted};
use crate::store::Sitter;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use table::{Rng, Seat, SeatSet};

/// Keeps what a bot does by chance apart from what chance does.
const APART: u64 = 0xB075_0FA1_1A1E_57A7;

/// A bot that has not answered by then has lost itself in thought: many times what the strongest one takes.
const PATIENCE: Duration = Duration::from_secs(30);

impl Table {
    /// Lets bots think that are asked something.
    pub(super) fn wake_bots(&mut self) {
        if self.thinking || self.game.is_over() || self.open_seats() > 0 {
            return;
        }
        let wanted: Vec<Wanted> = self
            .game
            .asked()
            .iter()
            .filter_map(|seat| Some(Wanted { seat, name: self.bot_at(seat)?.to_owned(), seed: self.bot_seed(seat) }))
            .collect();
        let Some(orders) = self.orders.upgrade().filter(|_| !wanted.is_empty()) else { return };
        self.thinking = true;
        let seats: SeatSet = wanted.iter().map(|wanted| wanted.seat).collect();
        let (thinking, hall, epoch) = (self.game.think(wanted), self.hall.clone(), self.epoch);
        let pause = hall.settings.bot_pause;
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            // Its time is running: whoever comes late to its turn thinks less, and the promise is kept.
            let since = Instant::now();
            let turn = tokio::time::timeout(thinking.patience, hall.thinking.acquire()).await;
            let think = tokio::task::spawn_blocking(move || (thinking.think)(since));
            let thought = tokio::time::timeout(PATIENCE, think).await;
            drop(turn);
            let thought = match thought {
                Ok(Ok(thought)) => Some(thought),
                Ok(Err(_)) | Err(_) => None,
            };
            let _ = orders.send(Order::Thought { epoch, seats, thought }).await;
        });
    }

    /// The bot that plays this seat: its own, or one that stands in for a person.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<&str> {
        let row = self.seats.get(seat.index())?;
        match &row.kind {
            Sitter::Bot(name) => Some(name),
            Sitter::Person => self.stand_in(seat),
            Sitter::Open => None,
        }
    }

    pub(super) fn bot_seed(&self, seat: Seat) -> u64 {
        Rng::nth(self.seed ^ APART, self.entries * 8 + seat.index() as u64).word()
    }

    /// Takes what bots thought up; `None` if they did not come back from it.
    pub(super) async fn bots_thought(
        &mut self,
        epoch: u64,
        seats: SeatSet,
        thought: Option<Thought>,
    ) -> Result<(), Behind> {
        self.thinking = false;
        let Some(thought) = thought else {
            for seat in seats.iter() {
                self.bot_failed(seat, "it did not answer");
                self.game.give_up_on(seat, self.bot_seed(seat));
            }
            self.wake_bots();
            return Ok(());
        };
        self.hall.metrics.bot_answers.fetch_add(thought.answers.len() as u64, Relaxed);
        self.hall.metrics.bots_late.fetch_add(thought.late as u64, Relaxed);
        for (seat, why) in &thought.failed {
            self.bot_failed(*seat, why);
        }
        // A person who has come back plays on alone.
        let still = thought.answers.iter().all(|&(seat, _)| self.bot_at(seat).is_some());
        if epoch == self.epoch && still {
            self.answer_for_bots(thought.answers).await?;
        }
        self.wake_bots();
        Ok(())
    }

    fn bot_failed(&self, seat: Seat, why: &str) {
        self.hall.metrics.bots_failed.fetch_add(1, Relaxed);
        let bot = self.bot_at(seat).unwrap_or_default();
        tracing::error!(table = %super::short(&self.id), %seat, bot, why, "a bot failed; a greedy one plays on");
    }

    async fn answer_for_bots(&mut self, answers: Vec<(Seat, String)>) -> Result<(), Behind> {
        let mut all: Option<crate::hosted::Beat> = None;
        for (seat, answer) in answers {
            let words = self.words[0].clone();
            match self.game.play(seat, &answer, self.seed, &words) {
                Ok(beat) => match &mut all {
                    Some(all) => all.and(beat),
                    None => all = Some(beat),
                },
                Err(why) => {
                    tracing::error!(table = %super::short(&self.id), %why, "a bot's answer is refused");
                    break;
                }
            }
        }
        if let Some(beat) = all {
            let beat = self.settle(beat).await?;
            self.tell(beat.seen, &beat.told);
        }
        Ok(())
    }
}
