//! The wire: everything that leaves the program or comes into it as text. The only crate that knows serde.

pub mod comparison;
pub mod content;
pub mod glossary;
pub mod offer;
pub mod outside;
pub mod record;
pub mod referee;
pub mod report;
pub mod rules;
pub mod scenario;
pub mod scene;
pub mod story;
pub mod teams;
pub mod titles;
pub mod why;
pub mod wire;
pub mod words;

pub use record::{Broken, Record};
pub use scenario::Staged;
pub use scene::Scenic;
pub use story::Storied;
pub use why::Why;
pub use words::{Language, Words};
