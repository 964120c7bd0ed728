//! Bots that stand in for people: for one who asks, and for one who is away too long.
//!
//! At a listed table, where strangers meet, a bot comes by itself while somebody else waits; at a table among friends one of
//! those who are there may call it. Whoever was away and comes back has the seat again at once; whoever asked for a bot
//! has it until asking again.

use super::{Behind, Table};
use crate::store::Sitter;
use std::time::{Duration, Instant};
use table::{Seat, SeatSet};

/// How each seat of a person is looked after.
#[derive(Clone, Debug, Default)]
pub(super) struct Presence {
    /// Since when nobody who holds it is at the table; `None`: somebody is.
    away: Option<Instant>,
    /// The bot that came because of that.
    stand_in: Option<String>,
}

impl Table {
    /// The bot that plays for a person now.
    pub(super) fn stand_in(&self, seat: Seat) -> Option<&str> {
        let asked = self.seats.get(seat.index())?.stand_in.as_deref();
        asked.or(self.presence.get(seat.index())?.stand_in.as_deref())
    }

    /// A bot is called for a seat, or sent away again.
    pub(super) async fn call_stand_in(
        &mut self,
        guest: &str,
        seat: usize,
        bot: Option<String>,
    ) -> Result<Result<(), &'static str>, Behind> {
        let Some(row) = self.seats.get(seat).filter(|row| row.kind == Sitter::Person) else {
            return Ok(Err("why-not-yours"));
        };
        if bot.as_ref().is_some_and(|bot| !self.hall.settings.offers(bot)) {
            return Ok(Err("fault-bot"));
        }
        if row.guests.iter().any(|holder| holder == guest) {
            let mut row = row.clone();
            row.stand_in = bot;
            self.hall.store.seat(&self.id, row.clone()).await?;
            self.seats[seat] = row;
            self.presence[seat].stand_in = None;
        } else if bot.is_some() && self.is_absent(Seat::new(seat)) {
            self.presence[seat].stand_in = bot;
        } else {
            return Ok(Err("why-not-absent"));
        }
        self.tell_table();
        self.wake_bots();
        Ok(Ok(()))
    }

    /// Whether a person has been away so long that a bot may come.
    pub(super) fn is_absent(&self, seat: Seat) -> bool {
        let away = self.presence.get(seat.index()).and_then(|presence| presence.away);
        away.is_some_and(|away| away.elapsed() >= self.hall.settings.absence)
    }

    /// Notes who is at the table; whoever is back has the seat again.
    pub(super) fn note_presence(&mut self) {
        let mut back = false;
        for (row, presence) in self.seats.iter().zip(&mut self.presence) {
            let here = self.watchers.iter().any(|watcher| row.guests.contains(&watcher.guest));
            if row.kind != Sitter::Person || here {
                back |= presence.away.take().is_some() && presence.stand_in.take().is_some();
            } else {
                presence.away.get_or_insert_with(Instant::now);
            }
        }
        if back {
            self.tell_table();
        }
    }

    /// Bots come for those who are away too long, where they may; and everyone is told who is.
    pub(super) fn mind_absence(&mut self) {
        if self.game.is_over() || self.open_seats() > 0 {
            return;
        }
        let absent: SeatSet = Seat::all(self.seats.len()).filter(|&seat| self.is_absent(seat)).collect();
        let waited_for = self
            .presence
            .iter()
            .zip(&self.seats)
            .any(|(presence, row)| row.kind == Sitter::Person && presence.away.is_none());
        let mut came = false;
        for seat in absent.iter().filter(|&seat| self.game.asked().has(seat)) {
            if self.listed && waited_for && self.stand_in(seat).is_none() {
                self.presence[seat.index()].stand_in = Some(self.hall.settings.usual_bot().to_owned());
                came = true;
            }
        }
        if came || absent != self.absent {
            self.absent = absent;
            self.tell_table();
        }
        if came {
            self.wake_bots();
        }
    }

    /// How long until somebody has been away too long.
    pub(super) fn next_absence(&self) -> Option<Duration> {
        let absence = self.hall.settings.absence;
        let away = self.presence.iter().filter_map(|presence| presence.away).map(|away| away.elapsed());
        away.filter(|away| *away < absence).map(|away| absence - away).min()
    }
}
