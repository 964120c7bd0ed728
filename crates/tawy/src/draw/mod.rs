//! Pictures made of text: what a seat sees, for the screen and for plain output alike.

mod ankh;
mod kemet;

use protocol::Words;
use table::{Seat, Title, View};

/// A title that can be drawn. Made from a view, so a picture shows nothing secret.
pub(crate) trait Drawn: Title {
    /// What a player is called who gave no name; nothing on the board is called so.
    fn called(seat: Seat, words: &Words) -> String;
    /// What a newcomer has to know, as messages.
    fn help(board: &Self::Board) -> Vec<&'static str>;
    fn manner() -> Manner;
    fn picture(view: &View<Self>, words: &Words) -> Picture;
    /// Which places touch which.
    fn paths(view: &View<Self>, words: &Words) -> Vec<Line>;
    /// Whether the log tells it: that nothing was paid is no news.
    fn is_news(event: Self::Event) -> bool;
    /// Whether a turn or a battle begins with this question.
    fn is_opening(board: &Self::Board, question: &Self::Question) -> bool;
    /// Whether somebody's turn ends with it.
    fn turn_passes(event: Self::Event) -> bool;
}

/// What the program's own sentences say about a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// The command that shows what can be had, and the message that tells of this command.
    pub(crate) command: (&'static str, &'static str),
    /// The message that names what can be had, and the one above it.
    pub(crate) offer: &'static str,
    pub(crate) offer_title: &'static str,
    /// An answer that is often refused, to ask about.
    pub(crate) example: &'static str,
    /// A section of the rules.
    pub(crate) rule: &'static str,
    pub(crate) windows: Windows,
}

/// Whether a game asks everyone who might react to somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Windows {
    Some,
    None,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Picture {
    /// Where in the game we are.
    pub(crate) head: Line,
    pub(crate) board: Vec<Line>,
    /// The part of the board that is a map, for its own page; empty where the places that touch say enough.
    pub(crate) chart: Vec<Line>,
    /// What the signs on the board mean.
    pub(crate) legend: Line,
    /// Everyone's open things.
    pub(crate) seats: Vec<Line>,
    /// The same in one line each.
    pub(crate) brief: Vec<Line>,
    /// What can be had by everyone, and what is used up.
    pub(crate) offer: Vec<Line>,
    pub(crate) spent: Vec<Line>,
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
    Black,
    Violet,
}

impl Picture {
    /// The picture without colours.
    pub(crate) fn text(&self) -> String {
        let one = std::slice::from_ref;
        let parts = [one(&self.head), &self.board, one(&self.legend), &self.seats, &self.spent, &self.own];
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

    /// In lines of at most this width, broken at spaces; what follows stands below the beginning of the text.
    pub(crate) fn wrapped(&self, width: usize) -> Vec<Line> {
        let mut glyphs: Vec<(char, Tint)> =
            self.0.iter().flat_map(|span| span.text.chars().map(move |glyph| (glyph, span.tint))).collect();
        while glyphs.last().is_some_and(|&(glyph, _)| glyph == ' ') {
            glyphs.pop();
        }
        let indent = glyphs.iter().take_while(|&&(glyph, _)| glyph == ' ').count().min(width / 2);
        let mut lines = Vec::new();
        let mut rest = glyphs.as_slice();
        loop {
            let first = lines.is_empty();
            let room = if first { width } else { width - indent };
            let mut line = if first { Line::default() } else { Line::plain(" ".repeat(indent)) };
            let fits = rest.len() <= room;
            let space = rest.iter().take(room + 1).rposition(|&(glyph, _)| glyph == ' ').filter(|&at| at > indent);
            let end = if fits { rest.len() } else { space.unwrap_or(room.max(1)) };
            for &(glyph, tint) in &rest[..end] {
                line.push(glyph, tint);
            }
            lines.push(line);
            rest = &rest[end..];
            while rest.first().is_some_and(|&(glyph, _)| glyph == ' ') {
                rest = &rest[1..];
            }
            if rest.is_empty() {
                return lines;
            }
        }
    }

    fn push(&mut self, glyph: char, tint: Tint) {
        match self.0.last_mut() {
            Some(span) if span.tint == tint => span.text.push(glyph),
            Some(_) | None => self.0.push(Span { text: glyph.to_string(), tint }),
        }
    }

    pub(crate) fn text(&self) -> String {
        let text: String = self.0.iter().map(|span| span.text.as_str()).collect();
        text.trim_end().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(line: &Line, width: usize) -> Vec<String> {
        line.wrapped(width).iter().map(Line::text).collect()
    }

    #[test]
    fn lines_break_at_spaces_and_keep_their_indent() {
        let line = Line::plain("   one, two,").with(" three", Tint::Bold).padded(40);
        assert_eq!(texts(&line, 40), ["   one, two, three"]);
        assert_eq!(texts(&line, 12), ["   one, two,", "   three"]);
        assert_eq!(texts(&Line::default(), 5), [""]);
        assert_eq!(texts(&Line::plain("unbreakable"), 4), ["unbr", "eaka", "ble"]);
    }
}
