//! Who sits where.

use super::Table;
use crate::course::Viewers;
use crate::fault::Fault;
use crate::store::Sitter;
use axum::http::StatusCode;

impl Table {
    /// Takes an open seat.
    pub(super) async fn take_seat(&mut self, guest: String, seat: usize, name: String) -> Result<(), Fault> {
        let row = self.seats.get(seat).ok_or_else(|| Fault::not_found("fault-no-seat"))?;
        if row.kind != Sitter::Open {
            let full = self.open_seats() == 0;
            let id = if full { "fault-table-full" } else { "fault-seat-taken" };
            return Err(Fault::new(StatusCode::CONFLICT, id));
        }
        self.seated(seat, Sitter::Person, name, Some(guest)).await
    }

    /// Follows the link of a seat: it is this guest's too.
    pub(super) async fn hold(&mut self, guest: String, seat: usize, name: String) -> Result<(), Fault> {
        let row = self.seats.get(seat).ok_or_else(|| Fault::not_found("fault-no-seat"))?;
        if row.guests.contains(&guest) && row.kind == Sitter::Person {
            return Ok(());
        }
        let name = if row.kind == Sitter::Open { name } else { row.name.clone() };
        self.seated(seat, Sitter::Person, name, Some(guest)).await
    }

    pub(super) async fn give_to_bot(&mut self, guest: &str, seat: usize, bot: String) -> Result<(), Fault> {
        if self.host != guest {
            return Err(Fault::forbidden("fault-not-host"));
        }
        let row = self.seats.get(seat).ok_or_else(|| Fault::not_found("fault-no-seat"))?;
        if row.kind != Sitter::Open {
            return Err(Fault::new(StatusCode::CONFLICT, "fault-seat-taken"));
        }
        if !self.hall.settings.offers(&bot) {
            return Err(Fault::bad("fault-bot"));
        }
        self.seated(seat, Sitter::Bot(bot), String::new(), None).await
    }

    async fn seated(&mut self, seat: usize, kind: Sitter, name: String, guest: Option<String>) -> Result<(), Fault> {
        let mut row = self.seats[seat].clone();
        (row.kind, row.name, row.stand_in) = (kind, name, None);
        row.guests.extend(guest);
        self.hall.store.seat(&self.id, row.clone()).await?;
        self.seats[seat] = row;
        self.name_seats();
        self.hall.store.append(&self.id, Vec::new(), self.now()).await?;
        self.tell_table();
        // Names are in every sentence, and with the last seat the game begins.
        self.tell(Viewers::ALL, &[]);
        self.wake_bots();
        Ok(())
    }
}
