//! Pictures made of text: what a seat sees, for the screen and for plain output alike.

mod kemet;

use protocol::Words;
use table::{Seat, Title, View};

/// A title that can be drawn. Made from a view, so a picture shows nothing secret.
pub(crate) trait Drawn: Title {
    fn picture(view: &View<Self>, words: &Words) -> Picture;
    /// Which places touch which.
    fn paths(view: &View<Self>, words: &Words) -> Vec<Line>;
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Picture {
    /// Where in the game we are.
    pub(crate) head: Line,
    pub(crate) board: Vec<Line>,
    /// Everyone's open things.
    pub(crate) seats: Vec<Line>,
    /// What only the one who looks knows.
    pub(crate) own: Vec<Line>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Line(pub(crate) Vec<Span>);

#[derive(Clone, Debug)]
pub(crate) struct Span {
    pub(crate) text: String,
    pub(crate) tint: Tint,
}

/// A colour is never the only sign: letters say the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tint {
    Plain,
    Dim,
    Bold,
    Seat(usize),
    White,
    Red,
    Blue,
}

impl Picture {
    /// The picture without colours.
    pub(crate) fn text(&self) -> String {
        let parts = [std::slice::from_ref(&self.head), &self.board, &self.seats, &self.own];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        parts.map(|part| part.iter().map(|line| line.text() + "\n").collect::<String>()).collect::<Vec<_>>().join("\n")
    }
}

impl Line {
    pub(crate) fn with(mut self, text: impl Into<String>, tint: Tint) -> Line {
        self.0.push(Span { text: text.into(), tint });
        self
    }

    pub(crate) fn plain(text: impl Into<String>) -> Line {
        Line::default().with(text, Tint::Plain)
    }

    pub(crate) fn dim(text: impl Into<String>) -> Line {
        Line::default().with(text, Tint::Dim)
    }

    pub(crate) fn append(&mut self, other: Line) {
        self.0.extend(other.0);
    }

    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|span| span.text.chars().count()).sum()
    }

    /// Filled up with spaces to this width.
    pub(crate) fn padded(self, width: usize) -> Line {
        let missing = width.saturating_sub(self.width());
        self.with(" ".repeat(missing), Tint::Plain)
    }

    pub(crate) fn text(&self) -> String {
        let text: String = self.0.iter().map(|span| span.text.as_str()).collect();
        text.trim_end().to_owned()
    }
}

/// Every seat has a letter.
pub(crate) fn letter(seat: Seat) -> char {
    (b'A' + seat.index() as u8) as char
}
