//! Writes the pages that are made from the data of the engine, and checks that those in `docs/` are what it writes.
//! `cargo xtask pages` writes them anew.

mod provenance;
mod what_changed;

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn what_changed_is_fresh() {
    check("docs/what-changed.md", &what_changed::page());
}

#[test]
fn provenance_is_fresh() {
    check("docs/provenance.md", &provenance::page());
}

#[test]
fn the_types_of_the_client_are_fresh() {
    check("web/src/core/wire.ts", &protocol::wire::types());
}

fn check(file: &str, page: &str) {
    let path = root().join(file);
    if std::env::var_os("TAWY_BLESS").is_some() {
        fs::write(&path, page).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    let apart = written.lines().zip(page.lines()).position(|(old, new)| old != new);
    let line = apart.unwrap_or(written.lines().count().min(page.lines().count())) + 1;
    assert!(written == page, "{file} is out of date from line {line} on: `cargo xtask pages` writes it anew");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A row of a table.
fn row<'a>(cells: impl IntoIterator<Item = &'a str>) -> String {
    let cells: Vec<&str> = cells.into_iter().collect();
    format!("| {} |\n", cells.join(" | "))
}

/// The head of a table.
fn head<'a>(cells: impl IntoIterator<Item = &'a str>) -> String {
    let cells: Vec<&str> = cells.into_iter().collect();
    format!("{}|{}\n", row(cells.iter().copied()), "---|".repeat(cells.len()))
}
