//! What those who watch say.

use super::chat::Hearers;
use super::{Behind, Table, WatcherId};
use crate::course::{Viewer, Viewers};
use protocol::wire::{Call, News};
use protocol::{Language, Words};
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use table::Seat;

impl Table {
    pub(super) async fn call(&mut self, from: WatcherId, call: Call, since: Instant) -> Result<(), Behind> {
        let Some(at) = self.watchers.iter().position(|watcher| watcher.id == from) else { return Ok(()) };
        let (viewer, guest) = (self.watchers[at].viewer, self.watchers[at].guest.clone());
        let words = self.words(self.watchers[at].lang).clone();
        let reply = match (call, viewer) {
            (Call::Sit { seat, lang }, _) => {
                let lang = lang.parse::<Language>().unwrap_or_default();
                return self.sit(at, seat, lang);
            }
            (call, None) => wrong(Some(id_of(&call)), words.name("fault-sit-first")),
            (Call::Chat { id, text, team }, Some(viewer)) => {
                let to = if team { Hearers::Team } else { Hearers::All };
                self.speak(viewer, &guest, id, &text, to, &words).await?
            }
            (call, Some(Viewer(None))) => refused(id_of(&call), words.name("why-spectator")),
            (call, Some(Viewer(Some(seat)))) => match call {
                Call::Answer { id, state, answer } => {
                    return self.answer(from, seat, id, &state, &answer, &words, since).await;
                }
                Call::Why { id, target } => self.why(seat, id, target, &words),
                Call::Undo { id } => done(id, self.undo(seat, &guest).await?, &words),
                Call::Consent { id, yes } => done(id, self.consent(seat, yes).await?, &words),
                Call::Pass { id, on } => {
                    self.pass(seat, on).await?;
                    News::Done { id }
                }
                Call::StandIn { id, seat, bot } => done(id, self.call_stand_in(&guest, seat, bot).await?, &words),
                Call::Hint { id, state } => match self.hint(from, seat, id, state) {
                    Ok(()) => return Ok(()),
                    Err(why) => News::Refused { id, why: words.name(why), rule: None, stale: why == "why-stale" },
                },
                Call::Sit { .. } | Call::Chat { .. } => return Ok(()),
            },
        };
        self.reply(from, &reply);
        Ok(())
    }

    pub(super) fn reply(&mut self, to: WatcherId, news: &News) {
        if matches!(news, News::Wrong { .. }) {
            self.hall.metrics.wrong.fetch_add(1, Relaxed);
        }
        let kept_up = self.watchers.iter().find(|watcher| watcher.id == to).is_none_or(|watcher| watcher.send(news));
        if !kept_up {
            self.drop_slow(&[to]);
        }
    }

    fn sit(&mut self, at: usize, seat: Option<usize>, lang: Language) -> Result<(), Behind> {
        let watcher = &self.watchers[at];
        let id = watcher.id;
        let viewer = match seat {
            None => Some(Viewer::SPECTATOR),
            Some(seat) if seat < self.seats.len() && self.holds(&watcher.guest, Seat::new(seat)) => {
                Some(Viewer(Some(Seat::new(seat))))
            }
            Some(_) => None,
        };
        self.watchers[at].lang = lang;
        let Some(viewer) = viewer else {
            let why = self.words(lang).name("why-not-yours");
            self.reply(id, &wrong(None, why));
            return Ok(());
        };
        let moved = self.watchers[at].viewer.replace(viewer) != Some(viewer);
        if moved {
            self.tell_table();
        } else {
            let news = News::Table(self.table_news(&self.watchers[at].guest, lang));
            self.reply(id, &news);
        }
        for spoken in self.chat.heard_by(viewer) {
            self.reply(id, &News::Chat(spoken));
        }
        let state = self.whole_state(viewer, lang);
        self.reply(id, &News::State(Box::new(state)));
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "an answer is all of these")]
    async fn answer(
        &mut self,
        from: WatcherId,
        seat: Seat,
        id: u32,
        state: &str,
        answer: &str,
        words: &Words,
        since: Instant,
    ) -> Result<(), Behind> {
        let stale = state != self.game.number(Viewer(Some(seat)));
        let refusal = if self.open_seats() > 0 && !self.game.is_over() {
            Some(refused(id, words.name("why-gathering")))
        } else if self.stand_in(seat).is_some() {
            Some(refused(id, words.name("why-stand-in")))
        } else if stale {
            Some(News::Refused { id, why: words.name("why-stale"), rule: None, stale })
        } else {
            None
        };
        let played = match refusal {
            Some(refusal) => Err(refusal),
            None => self.game.play(seat, answer, self.seed, words).map_err(|why| News::Refused {
                id,
                why: why.why,
                rule: why.rule.map(str::to_owned),
                stale: false,
            }),
        };
        match played {
            Ok(beat) => {
                let asked_undo = self.asked_undo.is_some();
                let beat = self.settle(beat).await?;
                self.reply(from, &News::Done { id });
                self.tell(beat.seen, &beat.told);
                if asked_undo && self.asked_undo.is_none() {
                    self.tell_table();
                }
                self.hall.metrics.answered(since.elapsed());
                self.wake_bots();
            }
            Err(refusal) => {
                self.hall.metrics.refused.fetch_add(1, Relaxed);
                self.reply(from, &refusal);
            }
        }
        Ok(())
    }

    fn why(&self, seat: Seat, id: u32, target: String, words: &Words) -> News {
        match self.game.why(seat, &target, words) {
            Ok(()) => News::Reason { id, target, why: String::new(), rule: None },
            Err(why) => News::Reason { id, target, why: why.why, rule: why.rule.map(str::to_owned) },
        }
    }

    async fn pass(&mut self, seat: Seat, on: bool) -> Result<(), Behind> {
        self.passing = if on { self.passing.with(seat) } else { self.passing.without(seat) };
        let mut own = Viewers::NONE;
        own.add(Viewer(Some(seat)));
        let passed = if self.open_seats() == 0 { self.game.pass(self.passing, self.seed) } else { None };
        match passed {
            Some(beat) => {
                let beat = self.settle(beat).await?;
                self.tell(beat.seen.or(own), &beat.told);
                self.wake_bots();
            }
            None => self.tell(own, &[]),
        }
        Ok(())
    }
}

fn done(id: u32, result: Result<(), &'static str>, words: &Words) -> News {
    match result {
        Ok(()) => News::Done { id },
        Err(why) => refused(id, words.name(why)),
    }
}

pub(super) fn refused(id: u32, why: String) -> News {
    News::Refused { id, why, rule: None, stale: false }
}

pub(super) fn wrong(id: Option<u32>, why: String) -> News {
    News::Wrong { id, why }
}

fn id_of(call: &Call) -> u32 {
    match call {
        Call::Sit { .. } => 0,
        Call::Answer { id, .. }
        | Call::Why { id, .. }
        | Call::Undo { id }
        | Call::Consent { id, .. }
        | Call::Pass { id, .. }
        | Call::StandIn { id, .. }
        | Call::Hint { id, .. }
        | Call::Chat { id, .. } => *id,
    }
}
