//! Bots at the table: they think elsewhere, from what their seat sees, and let people look before they answer.

use super::{Behind, Order, Table};
use crate::hosted::Thought;
use crate::store::Sitter;
use table::{Rng, Seat};

/// Keeps what a bot does by chance apart from what chance does.
const APART: u64 = 0xB075_0FA1_1A1E_57A7;

impl Table {
    /// Lets bots think that are asked something.
    pub(super) fn wake_bots(&mut self) {
        if self.thinking || self.game.is_over() || self.open_seats() > 0 {
            return;
        }
        let seed = |seat: Seat| Rng::nth(self.seed ^ APART, self.entries * 8 + seat.index() as u64).word();
        let bots: Vec<(Seat, String, u64)> = self
            .game
            .asked()
            .iter()
            .filter_map(|seat| match &self.seats.get(seat.index())?.kind {
                Sitter::Bot(name) => Some((seat, name.clone(), seed(seat))),
                Sitter::Person | Sitter::Open => None,
            })
            .collect();
        let Some(orders) = self.orders.upgrade().filter(|_| !bots.is_empty()) else { return };
        self.thinking = true;
        let (think, pause, epoch) = (self.game.think(bots), self.hall.settings.bot_pause, self.epoch);
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let thought = tokio::task::spawn_blocking(think).await.unwrap_or_default();
            let _ = orders.send(Order::Thought { epoch, thought }).await;
        });
    }

    pub(super) async fn answer_for_bots(&mut self, thought: Thought) -> Result<(), Behind> {
        let mut all: Option<crate::hosted::Beat> = None;
        for (seat, answer) in thought {
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
