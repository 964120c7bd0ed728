//! The client in the browser: what it takes to build it and to test it in a real one.

use super::{Done, run_in};
use std::path::Path;

/// Installs what the lock file names, unless it is there.
fn install() -> Done {
    let stamp = |file: &str| Path::new(file).metadata().and_then(|data| data.modified()).ok();
    // npm writes this file last.
    let installed = stamp("web/node_modules/.package-lock.json");
    if installed.is_some() && installed >= stamp("web/package-lock.json") {
        return Ok(());
    }
    // Not `npm ci`: it wants the tools of every other platform in the lock file as well.
    run_in("web", "npm", &["install", "--no-save", "--no-audit", "--no-fund"], &[])
}

/// The pages the server carries.
pub(crate) fn build() -> Done {
    install()?;
    run_in("web", "npm", &["run", "--silent", "build"], &[])
}

/// Lints, types and logic.
pub(crate) fn check() -> Done {
    install()?;
    for script in ["lint", "check", "test"] {
        run_in("web", "npm", &["run", "--silent", script], &[])?;
    }
    Ok(())
}

/// Whole games by clicks, against the program that was just built.
pub(crate) fn browse() -> Done {
    find_browser()?;
    run_in("web", "npm", &["run", "--silent", "e2e"], &[("TAWY", "../target/debug/tawy")])
}

/// A Chrome that is there, or Debian's.
fn find_browser() -> Done {
    const KNOWN: [&str; 2] = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
    let there = || KNOWN.iter().any(|path| Path::new(path).exists());
    if there() {
        return Ok(());
    }
    run_in(".", "apt-get", &["update", "-qq"], &[])?;
    run_in(".", "apt-get", &["install", "-y", "-qq", "--no-install-recommends", "chromium"], &[])?;
    if there() { Ok(()) } else { Err("there is no Chromium to test the pages in".to_owned()) }
}
