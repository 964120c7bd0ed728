//! Taking back: freely while nothing was revealed, else with the consent of every other person.

use super::{AskedUndo, Behind, Table};
use crate::course::TakeBack;
use crate::store::{EntryKind, Sitter};
use table::{Seat, SeatSet};

impl Table {
    /// Takes the seat's last answer back, or asks the others; or says why not.
    pub(super) async fn undo(&mut self, seat: Seat, guest: &str) -> Result<Result<(), &'static str>, Behind> {
        match self.game.take_back(seat) {
            TakeBack::Nothing => Ok(Err("why-no-undo")),
            TakeBack::Secretly(at) => {
                let seen = self.game.take_out(at);
                self.keep(vec![(EntryKind::TakenOut, Some(seat.index()), at.to_string())]).await?;
                self.taken_back(seen);
                Ok(Ok(()))
            }
            TakeBack::Freely(at) => {
                self.cut(seat, at).await?;
                Ok(Ok(()))
            }
            TakeBack::ByConsent(_) if self.asked_undo.is_some() => Ok(Err("why-undo-open")),
            TakeBack::ByConsent(at) => {
                let waiting = self.others(seat, guest);
                if waiting.is_empty() {
                    self.cut(seat, at).await?;
                } else {
                    self.asked_undo = Some(AskedUndo { by: seat, at, waiting });
                    self.tell_table();
                }
                Ok(Ok(()))
            }
        }
    }

    pub(super) async fn consent(&mut self, seat: Seat, yes: bool) -> Result<Result<(), &'static str>, Behind> {
        let Some(undo) = self.asked_undo.as_mut().filter(|undo| undo.waiting.has(seat)) else {
            return Ok(Err("why-no-consent"));
        };
        undo.waiting = undo.waiting.without(seat);
        let (by, at, agreed) = (undo.by, undo.at, undo.waiting.is_empty());
        if !yes {
            self.asked_undo = None;
        } else if agreed {
            self.cut(by, at).await?;
        }
        self.tell_table();
        Ok(Ok(()))
    }

    /// Every other person at the table. Bots agree, also those that stand in, and whoever sits at one browser has agreed
    /// already.
    fn others(&self, seat: Seat, guest: &str) -> SeatSet {
        let persons = self.seats.iter().filter(|row| row.kind == Sitter::Person).map(|row| Seat::new(row.seat));
        let asked = persons.filter(|&other| self.stand_in(other).is_none());
        asked.filter(|&other| other != seat && !self.holds(guest, other)).collect()
    }

    async fn cut(&mut self, by: Seat, at: usize) -> Result<(), Behind> {
        let asked = self.asked_undo.take();
        let seen = self.game.cut(at);
        self.keep(vec![(EntryKind::Cut, Some(by.index()), at.to_string())]).await?;
        self.taken_back(seen);
        if asked.is_some() {
            self.tell_table();
        }
        Ok(())
    }

    fn taken_back(&mut self, seen: crate::course::Viewers) {
        self.epoch += 1;
        self.tell(seen, &[]);
        self.wake_bots();
    }
}
