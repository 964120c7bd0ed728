CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    seed INTEGER NOT NULL,
    host TEXT NOT NULL,
    listed INTEGER NOT NULL,
    created INTEGER NOT NULL,
    over INTEGER NOT NULL,
    waits INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    secret TEXT NOT NULL UNIQUE,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS open_seats ON seats (kind, table_id) WHERE kind = 'open';
CREATE TABLE IF NOT EXISTS holders (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS holders_of ON holders (table_id);
CREATE TABLE IF NOT EXISTS guests (guest TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
