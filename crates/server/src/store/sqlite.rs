//! The store in a file: SQLite with a write-ahead log. All writes go through one task that puts those of many tables into
//! one transaction, so that a flush to the disk is shared.

use super::{Doing, EntryKind, EntryRow, LineRow, Now, SeatRow, Sitter, Store, StoreFault, TableRow};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The most writes that share a transaction.
const MOST_TOGETHER: usize = 512;

pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), StoreFault>>,
}

enum Write {
    Create(TableRow),
    Append(String, Vec<EntryRow>, Now),
    Seat(String, SeatRow),
    Call(String, String),
    Nothing,
}

type Done<T = ()> = Result<T, sqlx::Error>;

impl From<sqlx::Error> for StoreFault {
    fn from(error: sqlx::Error) -> StoreFault {
        StoreFault(error.to_string())
    }
}

impl Sqlite {
    /// Opens the file, and makes it if it is not there.
    pub async fn open(file: &str) -> Result<Sqlite, StoreFault> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::raw_sql(include_str!("schema.sql")).execute(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let (writer, jobs) = mpsc::channel(4 * MOST_TOGETHER);
        tokio::spawn(write_all(connection, jobs));
        Ok(Sqlite { readers, writer })
    }

    fn write(&self, write: Write) -> Doing<'_> {
        Box::pin(async move {
            let (done, written) = oneshot::channel();
            let gone = |_| StoreFault("it is closed".to_owned());
            self.writer.send(Job { write, done }).await.map_err(|_| gone(()))?;
            written.await.map_err(|_| gone(()))?
        })
    }
}

async fn write_all(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, MOST_TOGETHER).await > 0 {
        let written = write_together(&mut connection, &batch).await;
        for job in batch.drain(..) {
            let result = match &written {
                Ok(()) => Ok(()),
                // One bad write must not take the others with it.
                Err(_) => write_together(&mut connection, std::slice::from_ref(&job)).await.map_err(StoreFault::from),
            };
            let _ = job.done.send(result);
        }
    }
    let _ = connection.close().await;
}

async fn write_together(connection: &mut SqliteConnection, jobs: &[Job]) -> Done {
    let mut transaction = connection.begin().await?;
    for job in jobs {
        match &job.write {
            Write::Create(table) => create(&mut transaction, table).await?,
            Write::Append(table, entries, now) => append(&mut transaction, table, entries, *now).await?,
            Write::Seat(table, seat) => sit(&mut transaction, table, seat).await?,
            Write::Call(guest, name) => {
                let sql = "INSERT INTO guests VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET name = excluded.name";
                sqlx::query(sql).bind(guest).bind(name).execute(&mut *transaction).await?;
            }
            Write::Nothing => {}
        }
    }
    transaction.commit().await
}

async fn create(on: &mut SqliteConnection, table: &TableRow) -> Done {
    sqlx::query("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(&table.id)
        .bind(&table.head)
        .bind(&table.ruleset)
        .bind(table.seed.cast_signed())
        .bind(&table.host)
        .bind(table.listed)
        .bind(table.created.cast_signed())
        .bind(table.now.over)
        .bind(i64::from(table.now.waits))
        .execute(&mut *on)
        .await?;
    for seat in &table.seats {
        sit(on, &table.id, seat).await?;
    }
    append(on, &table.id, &table.entries, table.now).await
}

async fn append(on: &mut SqliteConnection, table: &str, entries: &[EntryRow], now: Now) -> Done {
    for entry in entries {
        sqlx::query("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)")
            .bind(table)
            .bind(entry.number.cast_signed())
            .bind(entry.kind as i64)
            .bind(entry.seat.map(|seat| seat as i64))
            .bind(&entry.text)
            .bind(entry.at.cast_signed())
            .execute(&mut *on)
            .await?;
    }
    sqlx::query("UPDATE tables SET over = ?, waits = ? WHERE id = ?")
        .bind(now.over)
        .bind(i64::from(now.waits))
        .bind(table)
        .execute(&mut *on)
        .await?;
    Ok(())
}

async fn sit(on: &mut SqliteConnection, table: &str, seat: &SeatRow) -> Done {
    let (kind, bot) = match &seat.kind {
        // A person's bot is the one that stands in.
        Sitter::Person => ("person", seat.stand_in.as_deref().unwrap_or("")),
        Sitter::Bot(bot) => ("bot", bot.as_str()),
        Sitter::Open => ("open", ""),
    };
    sqlx::query("INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(seat.seat as i64)
        .bind(kind)
        .bind(bot)
        .bind(&seat.name)
        .bind(&seat.secret)
        .execute(&mut *on)
        .await?;
    for guest in &seat.guests {
        sqlx::query("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)")
            .bind(guest)
            .bind(table)
            .bind(seat.seat as i64)
            .execute(&mut *on)
            .await?;
    }
    Ok(())
}

impl Store for Sqlite {
    fn create(&self, table: TableRow) -> Doing<'_> {
        self.write(Write::Create(table))
    }

    fn append(&self, table: &str, entries: Vec<EntryRow>, now: Now) -> Doing<'_> {
        self.write(Write::Append(table.to_owned(), entries, now))
    }

    fn seat(&self, table: &str, seat: SeatRow) -> Doing<'_> {
        self.write(Write::Seat(table.to_owned(), seat))
    }

    fn load(&self, table: &str) -> Doing<'_, Option<TableRow>> {
        let id = table.to_owned();
        Box::pin(async move {
            let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(&id).fetch_optional(&self.readers).await?;
            let Some(row) = row else { return Ok(None) };
            let entries = sqlx::query("SELECT * FROM entries WHERE table_id = ? ORDER BY number")
                .bind(&id)
                .fetch_all(&self.readers)
                .await?;
            Ok(Some(TableRow {
                head: row.try_get("head")?,
                ruleset: row.try_get("ruleset")?,
                seed: row.try_get::<i64, _>("seed")?.cast_unsigned(),
                host: row.try_get("host")?,
                listed: row.try_get("listed")?,
                created: row.try_get::<i64, _>("created")?.cast_unsigned(),
                now: now(&row)?,
                seats: self.seats(&id).await?,
                entries: entries.iter().map(entry).collect::<Done<_>>()?,
                id,
            }))
        })
    }

    fn find(&self, secret: &str) -> Doing<'_, Option<(String, usize)>> {
        let secret = secret.to_owned();
        Box::pin(async move {
            let sql = "SELECT table_id, seat FROM seats WHERE secret = ?";
            let row = sqlx::query(sql).bind(secret).fetch_optional(&self.readers).await?;
            row.map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as usize))).transpose()
        })
    }

    fn listed(&self, most: usize) -> Doing<'_, Vec<LineRow>> {
        let sql = "SELECT DISTINCT tables.* FROM seats JOIN tables ON id = table_id
                   WHERE kind = 'open' AND listed ORDER BY created DESC LIMIT ?";
        Box::pin(async move {
            let rows = sqlx::query(sql).bind(most as i64).fetch_all(&self.readers).await?;
            self.lines(rows).await
        })
    }

    fn held_by(&self, guest: &str, most: usize) -> Doing<'_, Vec<LineRow>> {
        let guest = guest.to_owned();
        let sql = "SELECT DISTINCT tables.* FROM holders JOIN tables ON id = table_id
                   WHERE guest = ? ORDER BY created DESC LIMIT ?";
        Box::pin(async move {
            let rows = sqlx::query(sql).bind(guest).bind(most as i64).fetch_all(&self.readers).await?;
            self.lines(rows).await
        })
    }

    fn name_of(&self, guest: &str) -> Doing<'_, Option<String>> {
        let guest = guest.to_owned();
        Box::pin(async move {
            let row = sqlx::query("SELECT name FROM guests WHERE guest = ?").bind(guest);
            let row = row.fetch_optional(&self.readers).await?;
            Ok(row.map(|row| row.try_get(0)).transpose()?)
        })
    }

    fn call(&self, guest: &str, name: &str) -> Doing<'_> {
        self.write(Write::Call(guest.to_owned(), name.to_owned()))
    }

    fn close(&self) -> Doing<'_> {
        self.write(Write::Nothing)
    }
}

impl Sqlite {
    async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, StoreFault> {
        let seats = sqlx::query("SELECT * FROM seats WHERE table_id = ? ORDER BY seat").bind(table);
        let mut seats =
            seats.fetch_all(&self.readers).await?.iter().map(seat).collect::<Result<Vec<_>, StoreFault>>()?;
        let holders = sqlx::query("SELECT seat, guest FROM holders WHERE table_id = ?").bind(table);
        for row in holders.fetch_all(&self.readers).await? {
            let at = row.try_get::<i64, _>(0)? as usize;
            if let Some(seat) = seats.get_mut(at) {
                seat.guests.push(row.try_get(1)?);
            }
        }
        Ok(seats)
    }

    async fn lines(&self, rows: Vec<SqliteRow>) -> Result<Vec<LineRow>, StoreFault> {
        let mut lines = Vec::new();
        for row in rows {
            let id: String = row.try_get("id")?;
            let seats = self.seats(&id).await?;
            lines.push(LineRow { ruleset: row.try_get("ruleset")?, now: now(&row)?, seats, id });
        }
        Ok(lines)
    }
}

fn now(row: &SqliteRow) -> Done<Now> {
    Ok(Now { over: row.try_get("over")?, waits: row.try_get::<i64, _>("waits")? as u8 })
}

fn seat(row: &SqliteRow) -> Result<SeatRow, StoreFault> {
    let kind = match row.try_get::<&str, _>("kind")? {
        "person" => Sitter::Person,
        "bot" => Sitter::Bot(row.try_get("bot")?),
        "open" => Sitter::Open,
        other => return Err(StoreFault(format!("'{other}' is no kind of seat"))),
    };
    let is_person = kind == Sitter::Person;
    Ok(SeatRow {
        seat: row.try_get::<i64, _>("seat")? as usize,
        kind,
        name: row.try_get("name")?,
        secret: row.try_get("secret")?,
        guests: Vec::new(),
        stand_in: row.try_get::<Option<String>, _>("bot")?.filter(|bot| is_person && !bot.is_empty()),
    })
}

fn entry(row: &SqliteRow) -> Done<EntryRow> {
    let kind = match row.try_get::<i64, _>("kind")? {
        0 => EntryKind::Answer,
        1 => EntryKind::TakenOut,
        2 => EntryKind::Cut,
        3 => EntryKind::Chat,
        // What is not known is shown to nobody.
        _ => EntryKind::Confided,
    };
    Ok(EntryRow {
        number: row.try_get::<i64, _>("number")?.cast_unsigned(),
        kind,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| seat as usize),
        text: row.try_get("text")?,
        at: row.try_get::<i64, _>("at")?.cast_unsigned(),
    })
}
