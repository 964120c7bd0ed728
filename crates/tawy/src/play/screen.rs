//! The game on a whole screen: board, players, question, log.

use super::line::HELP;
use super::sitting::{Prompt, Sitting};
use crate::draw::{Line, Picture, Tint};
use crate::fault::Done;
use crate::titles::Playable;
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{self, Text};
use ratatui::widgets::{Block, Clear, List, ListItem, ListState, Paragraph, Wrap};
use table::{Arg, Message, Seat};

/// Below this the panels are cut.
const ROOMY: (u16, u16) = (90, 30);
/// How wide the board is drawn, its frame included.
const BOARD: u16 = 55;

pub(super) fn play<T: Playable>(sitting: &mut Sitting<T>) -> Done {
    let mut terminal = ratatui::try_init()?;
    let mut screen = Screen::new(sitting);
    let outcome = loop {
        if let Err(error) = terminal.draw(|frame| screen.draw(frame)) {
            break Err(error.into());
        }
        match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => match screen.press(key) {
                Going::On => {}
                Going::Away => break Ok(()),
            },
            Ok(_) => {}
            Err(error) => break Err(error.into()),
        }
    };
    ratatui::try_restore()?;
    outcome
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Going {
    On,
    Away,
}

/// What the keys mean now.
enum Mode {
    Choosing,
    /// Another person comes to the keyboard: nothing is shown until that person is ready.
    Curtain(Seat),
    /// An answer is typed, to hear why it is not taken.
    Why(String),
    Help,
    Map,
    /// The whole picture, where the panels are too small for it.
    Board,
    Quit,
}

struct Screen<'s, T: Playable> {
    sitting: &'s mut Sitting<T>,
    mode: Mode,
    /// Who sits at the keyboard.
    keyboard: Option<Seat>,
    prompt: Option<Prompt<T>>,
    chosen: ListState,
    /// Digits typed so far.
    digits: String,
    /// What was last said to the person.
    notice: String,
    /// How many lines the log is scrolled up.
    scrolled: usize,
}

impl<'s, T: Playable> Screen<'s, T> {
    fn new(sitting: &'s mut Sitting<T>) -> Screen<'s, T> {
        let mut screen = Screen {
            sitting,
            mode: Mode::Choosing,
            keyboard: None,
            prompt: None,
            chosen: ListState::default(),
            digits: String::new(),
            notice: String::new(),
            scrolled: 0,
        };
        screen.turn();
        screen
    }

    /// Asks whoever is to answer next, behind a curtain if that is another person.
    fn turn(&mut self) {
        let seat = self.sitting.asked(self.keyboard);
        let others = self.sitting.people().count() > 1;
        self.mode = match seat {
            Some(seat) if others && self.keyboard != Some(seat) => Mode::Curtain(seat),
            Some(_) | None => Mode::Choosing,
        };
        self.keyboard = seat.or(self.keyboard);
        self.prompt = seat.and_then(|seat| self.sitting.prompt(seat));
        self.chosen.select(self.prompt.is_some().then_some(0));
        self.digits.clear();
        self.scrolled = 0;
    }

    fn press(&mut self, key: KeyEvent) -> Going {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return Going::Away;
        }
        match &mut self.mode {
            Mode::Choosing => self.choose(key.code),
            Mode::Curtain(_) => {
                if key.code == KeyCode::Enter {
                    self.mode = Mode::Choosing;
                }
            }
            Mode::Why(typed) => match key.code {
                KeyCode::Esc => self.mode = Mode::Choosing,
                KeyCode::Enter => {
                    let typed = std::mem::take(typed);
                    self.mode = Mode::Choosing;
                    self.why(&typed);
                }
                KeyCode::Backspace => _ = typed.pop(),
                KeyCode::Char(letter) if typed.len() < 60 => typed.push(letter),
                _ => {}
            },
            Mode::Help | Mode::Map | Mode::Board => self.mode = Mode::Choosing,
            Mode::Quit => match key.code {
                KeyCode::Char('y' | 'Y') => return Going::Away,
                _ => self.mode = Mode::Choosing,
            },
        }
        if self.sitting.is_over() && matches!(self.mode, Mode::Quit) { Going::Away } else { Going::On }
    }

    fn choose(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char(digit) if digit.is_ascii_digit() => {
                self.digits.push(digit);
                self.digits_typed();
            }
            KeyCode::Backspace => _ = self.digits.pop(),
            KeyCode::Esc => self.digits.clear(),
            KeyCode::Up | KeyCode::Char('k') => self.chosen.select_previous(),
            KeyCode::Down | KeyCode::Char('j') => {
                let last = self.prompt.as_ref().map_or(0, |prompt| prompt.choices.len().saturating_sub(1));
                self.chosen.select(Some((self.chosen.selected().unwrap_or(0) + 1).min(last)));
            }
            KeyCode::Enter => match self.by_number() {
                Some(index) => self.take(index),
                None if self.digits.is_empty() => self.take(self.chosen.selected().unwrap_or(0)),
                None => self.digits.clear(),
            },
            KeyCode::Char('u') => {
                let undone = self.sitting.undo();
                self.notice = self.sitting.words().name(if undone { "play-undone" } else { "play-nothing-to-undo" });
                if undone {
                    // Whoever is asked now may be another person than the one who looks.
                    self.keyboard = self.keyboard.filter(|_| self.sitting.people().count() == 1);
                    self.turn();
                }
            }
            KeyCode::Char('w') if self.prompt.is_some() => self.mode = Mode::Why(String::new()),
            KeyCode::Char('?' | 'h') => self.mode = Mode::Help,
            KeyCode::Char('m') => self.mode = Mode::Map,
            KeyCode::Char('b') => self.mode = Mode::Board,
            KeyCode::Char('q') => self.mode = Mode::Quit,
            KeyCode::PageUp => self.scrolled = (self.scrolled + 5).min(self.sitting.log().len()),
            KeyCode::PageDown => self.scrolled = self.scrolled.saturating_sub(5),
            _ => {}
        }
    }

    /// Takes a number as soon as no other begins with it.
    fn digits_typed(&mut self) {
        let Some(prompt) = &self.prompt else { return };
        let longer = |number: String| number.len() > self.digits.len() && number.starts_with(&self.digits);
        let open = prompt.choices.iter().any(|choice| longer(choice.number.to_string()));
        match self.by_number() {
            Some(index) if !open => self.take(index),
            Some(index) => self.chosen.select(Some(index)),
            None if open => {}
            None => self.digits.clear(),
        }
    }

    fn by_number(&self) -> Option<usize> {
        let number: usize = self.digits.parse().ok()?;
        self.prompt.as_ref()?.choices.iter().position(|choice| choice.number == number)
    }

    fn take(&mut self, index: usize) {
        let Some(prompt) = &self.prompt else { return };
        let Some(choice) = prompt.choices.get(index) else { return };
        self.notice = match self.sitting.answer(prompt.seat, choice.answer) {
            Ok(()) => String::new(),
            Err(why) => why.to_string(),
        };
        self.turn();
    }

    fn why(&mut self, typed: &str) {
        let Some(prompt) = &self.prompt else { return };
        let reason = match self.sitting.why(prompt.seat, typed) {
            Ok(_) => self.sitting.words().name("play-legal"),
            Err(why) => why.to_string(),
        };
        self.notice = format!("{typed}: {reason}");
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        if let Mode::Curtain(seat) = self.mode {
            let message = Message::new("play-hand-over").with("player", Arg::Seat(seat));
            let text = self.sitting.words().say(&message);
            let [middle] =
                Layout::vertical([Constraint::Length(3)]).flex(ratatui::layout::Flex::Center).areas(frame.area());
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
    let block = Block::bordered().title(title).padding(ratatui::widgets::Padding::horizontal(1));
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
