//! Hints: what a good player would do for a seat, from what that seat sees.

use super::{Order, Table, WatcherId};
use crate::course::Viewer;
use crate::hosted::Hint;
use protocol::Words;
use protocol::wire::{HintNews, News};
use table::Seat;

impl Table {
    /// Lets a hint be thought up elsewhere, or says why there is none.
    pub(super) fn hint(&mut self, to: WatcherId, seat: Seat, id: u32, state: String) -> Result<(), &'static str> {
        if self.open_seats() > 0 {
            return Err("why-gathering");
        }
        if state != self.game.number(Viewer(Some(seat))) {
            return Err("why-stale");
        }
        // One at a time for each seat: thinking is what costs most here.
        if self.hinting.has(seat) {
            return Err("why-hint-open");
        }
        let think = self.game.hint(seat, self.bot_seed(seat)).ok_or("why-no-hint")?;
        let orders = self.orders.upgrade().ok_or("why-no-hint")?;
        self.hinting = self.hinting.with(seat);
        tokio::spawn(async move {
            let hint = tokio::task::spawn_blocking(think).await.ok();
            let _ = orders.send(Order::Hint { to, seat, id, state, hint }).await;
        });
        Ok(())
    }

    pub(super) fn hinted(&mut self, to: WatcherId, seat: Seat, id: u32, state: String, hint: Option<Hint>) {
        self.hinting = self.hinting.without(seat);
        let Some(lang) = self.watchers.iter().find(|watcher| watcher.id == to).map(|watcher| watcher.lang) else {
            return;
        };
        let words = self.words(lang).clone();
        let refused = |why: &str, stale: bool| News::Refused { id, why: words.name(why), rule: None, stale };
        let news = match hint {
            _ if state != self.game.number(Viewer(Some(seat))) => refused("why-stale", true),
            Some(hint) => News::Hint(said(&hint, id, state, &words)),
            None => {
                tracing::error!(table = %super::short(&self.id), "a hint failed");
                refused("why-no-hint", false)
            }
        };
        self.reply(to, &news);
    }
}

fn said(hint: &Hint, id: u32, state: String, words: &Words) -> HintNews {
    HintNews {
        id,
        state,
        answer: hint.answer.clone(),
        text: words.say(&hint.text),
        reasons: hint.reasons.iter().map(|reason| words.say(reason)).collect(),
        chance: (100.0 * hint.chance).round() as u8,
    }
}
