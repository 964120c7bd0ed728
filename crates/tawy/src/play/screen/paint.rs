//! The screen as it looks: board, players, question, log.

use super::{Mode, Screen};
use crate::draw::{Line, Picture, Tint};
use crate::play::line::HELP;
use crate::titles::Playable;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{self, Text};
use ratatui::widgets::{Block, Clear, List, ListItem, Padding, Paragraph, Wrap};
use table::{Arg, Message};

/// Below this the panels are cut.
const ROOMY: (u16, u16) = (90, 30);
/// How wide the board is drawn, its frame included.
const BOARD: u16 = 55;

impl<T: Playable> Screen<'_, T> {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        if let Mode::Curtain(seat) = self.mode {
            let message = Message::new("play-hand-over").with("player", Arg::Seat(seat));
            let text = self.sitting.words().say(&message);
            let [middle] = Layout::vertical([Constraint::Length(3)]).flex(Flex::Center).areas(frame.area());
            frame.render_widget(Paragraph::new(text).centered().wrap(Wrap { trim: true }), middle);
            return;
        }
        let seen_by = if self.prompt.is_some() || self.sitting.people().count() == 1 { self.keyboard } else { None };
        let seen_by = seen_by.or_else(|| self.sitting.people().next().filter(|_| self.sitting.people().count() == 1));
        let picture = self.sitting.picture(seen_by);
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(frame.area());
        let mut title = styled(&picture.head);
        if let Some(seat) = seen_by {
            let you = Message::new("play-you").with("player", Arg::Seat(seat));
            title.push_span(format!(" · {}", self.sitting.words().say(&you)));
        }
        frame.render_widget(title, head);
        frame.render_widget(Paragraph::new(self.keys()).style(Style::new().dim()), foot);
        self.draw_body(frame, body, &picture);
        match &self.mode {
            Mode::Choosing | Mode::Curtain(_) => {}
            Mode::Why(typed) => {
                let words = self.sitting.words();
                let text = format!("{}\n\n> {typed}█", words.name("screen-why-hint"));
                overlay(frame, &words.name("screen-why"), Text::from(text));
            }
            Mode::Help => self.draw_help(frame),
            Mode::Map => {
                let lines: Vec<_> = self.sitting.paths().iter().map(styled).collect();
                overlay(frame, &self.sitting.words().name("screen-map"), Text::from(lines));
            }
            Mode::Board => {
                let lines: Vec<_> = picture.board.iter().chain(&picture.seats).map(styled).collect();
                overlay(frame, &self.sitting.words().name("screen-board"), Text::from(lines));
            }
            Mode::Quit => {
                let words = self.sitting.words();
                overlay(frame, "", Text::from(words.name("screen-quit")));
            }
        }
    }

    /// Board and own things on the left, players and log on the right; the question below the board.
    fn draw_body(&mut self, frame: &mut Frame<'_>, area: Rect, picture: &Picture) {
        let words = self.sitting.words();
        let titled =
            |id: &str| Block::bordered().title(format!(" {} ", words.name(id))).border_style(Style::new().dim());
        let wide = BOARD.min(area.width.saturating_sub(26)).max(30);
        let [left, right] = Layout::horizontal([Constraint::Length(wide), Constraint::Min(20)]).areas(area);
        let board = fitted(&picture.board, left);
        let own = fitted(&picture.own, left);
        let seats = fitted(&picture.seats, right);

        let own_lines = if own.is_empty() { 0 } else { own.len() as u16 + 2 };
        let [top, middle, bottom] = Layout::vertical([
            Constraint::Length(board.len() as u16 + 2),
            Constraint::Length(own_lines),
            Constraint::Min(8),
        ])
        .areas(left);
        frame.render_widget(Paragraph::new(board).block(titled("screen-board")), top);
        frame.render_widget(Paragraph::new(own).block(titled("screen-own")), middle);

        let seat_lines = (seats.len() as u16 + 2).min(right.height.saturating_sub(6));
        let [players, log] = Layout::vertical([Constraint::Length(seat_lines), Constraint::Min(4)]).areas(right);
        frame.render_widget(Paragraph::new(seats).block(titled("screen-seats")), players);
        let log_block = titled("screen-log");
        let question_block = titled("screen-ask");
        self.draw_log(frame, log, log_block);
        self.draw_question(frame, bottom, question_block);
    }

    fn draw_log(&self, frame: &mut Frame<'_>, area: Rect, block: Block<'_>) {
        let width = area.width.saturating_sub(4).max(10) as usize;
        let room = area.height.saturating_sub(2) as usize;
        let end = self.sitting.log().len().saturating_sub(self.scrolled);
        let mut lines: Vec<text::Line<'_>> = Vec::new();
        for entry in self.sitting.log().take(end).collect::<Vec<_>>().into_iter().rev() {
            for (index, part) in wrapped(entry, width).into_iter().enumerate().rev() {
                let indent = if index == 0 { "" } else { "  " };
                lines.push(text::Line::from(format!("{indent}{part}")));
            }
            if lines.len() >= room {
                break;
            }
        }
        lines.truncate(room);
        lines.reverse();
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }

    fn draw_question(&mut self, frame: &mut Frame<'_>, area: Rect, block: Block<'_>) {
        let words = self.sitting.words();
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let question = match &self.prompt {
            Some(prompt) => format!("{}: {} [{}]", words.seat(prompt.seat), prompt.text, prompt.rule),
            None => self.sitting.result().unwrap_or_else(|| words.name("play-over")),
        };
        let width = inner.width.max(10) as usize;
        let asked = wrapped(&question, width);
        let notice = if self.notice.is_empty() { Vec::new() } else { wrapped(&self.notice, width) };
        let [ask, say, list] = Layout::vertical([
            Constraint::Length(asked.len() as u16),
            Constraint::Length(notice.len() as u16),
            Constraint::Min(1),
        ])
        .areas(inner);
        let lines = |lines: Vec<String>| Text::from_iter(lines);
        frame.render_widget(Paragraph::new(lines(asked)).style(Style::new().add_modifier(Modifier::BOLD)), ask);
        frame.render_widget(Paragraph::new(lines(notice)).style(Style::new().fg(Color::Yellow)), say);
        let Some(prompt) = &self.prompt else { return };
        let items = prompt.choices.iter().map(|choice| {
            let parts = wrapped(&choice.text, width.saturating_sub(6).max(10));
            let lines = parts.into_iter().enumerate().map(|(index, part)| match index {
                0 => format!("{:>3}  {part}", choice.number),
                _ => format!("     {part}"),
            });
            ListItem::new(Text::from_iter(lines))
        });
        let list_widget = List::new(items).highlight_style(Style::new().add_modifier(Modifier::REVERSED));
        frame.render_stateful_widget(list_widget, list, &mut self.chosen);
    }

    fn draw_help(&self, frame: &mut Frame<'_>) {
        let words = self.sitting.words();
        let mut text: Vec<text::Line<'_>> = Vec::new();
        for id in HELP {
            text.push(words.name(id).into());
            text.push("".into());
        }
        let rules = Message::new("help-rules").with("file", Arg::Text(self.sitting.rules().to_owned()));
        text.push(words.say(&rules).into());
        text.push("".into());
        text.push(words.name("screen-keys").into());
        overlay(frame, &words.name("screen-help"), Text::from(text));
    }

    /// The line of keys.
    fn keys(&self) -> String {
        let words = self.sitting.words();
        let (columns, lines) = ratatui::crossterm::terminal::size().unwrap_or(ROOMY);
        let keys = match &self.mode {
            Mode::Why(_) => "screen-keys-why",
            Mode::Help | Mode::Map | Mode::Board => "screen-close",
            Mode::Choosing | Mode::Curtain(_) | Mode::Quit if self.prompt.is_none() => "screen-keys-over",
            Mode::Choosing | Mode::Curtain(_) | Mode::Quit => "screen-keys",
        };
        let digits = if self.digits.is_empty() { String::new() } else { format!("{}… ", self.digits) };
        let small = if columns < ROOMY.0 || lines < ROOMY.1 { words.name("screen-small") + " " } else { String::new() };
        format!("{digits}{small}{}", words.name(keys))
    }
}

/// A box over the middle of the screen.
fn overlay(frame: &mut Frame<'_>, title: &str, text: Text<'_>) {
    let area = frame.area();
    let width = area.width.saturating_sub(8).min(84);
    let needed: usize =
        text.lines.iter().map(|line| wrapped(&line.to_string(), width.saturating_sub(4) as usize).len()).sum();
    let height = (needed as u16 + 2).min(area.height.saturating_sub(2));
    let place = Rect { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height };
    frame.render_widget(Clear, place);
    let title = if title.is_empty() { String::new() } else { format!(" {title} ") };
    let block = Block::bordered().title(title).padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }).block(block), place);
}

/// The lines as they fit into a panel of this width.
fn fitted(lines: &[Line], panel: Rect) -> Vec<text::Line<'static>> {
    let inner = panel.width.saturating_sub(2).max(10) as usize;
    lines.iter().flat_map(|line| line.wrapped(inner)).map(|line| styled(&line)).collect()
}

/// Words in lines of at most this width.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    Line::plain(text).wrapped(width).iter().map(Line::text).collect()
}

fn styled(line: &Line) -> text::Line<'static> {
    let spans = line.0.iter().map(|span| text::Span::styled(span.text.clone(), style(span.tint)));
    text::Line::from_iter(spans)
}

fn style(tint: Tint) -> Style {
    match tint {
        Tint::Plain => Style::new(),
        Tint::Dim => Style::new().dim(),
        Tint::Bold => Style::new().bold(),
        Tint::Seat(seat) => {
            let colours = [Color::Yellow, Color::Cyan, Color::Magenta, Color::Green, Color::LightRed, Color::LightBlue];
            Style::new().fg(colours[seat % colours.len()]).bold()
        }
        Tint::White => Style::new().fg(Color::White),
        Tint::Red => Style::new().fg(Color::Red),
        Tint::Blue => Style::new().fg(Color::Blue),
    }
}
