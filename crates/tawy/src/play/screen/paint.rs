//! The screen as it looks: board, players, question, log.

use super::{Mode, Page, Screen};
use crate::draw::{Line, Picture, Tint};
use crate::titles::Playable;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{self, Text};
use ratatui::widgets::{Block, Clear, List, ListItem, Padding, Paragraph, Wrap};
use table::{Arg, Message, Seat};

/// How wide the board is drawn, its frame included.
const BOARD: u16 = 55;
/// What a line for each player needs; the board overlay has them too.
const PLAYERS: u16 = 22;
/// How wide the map is drawn, and how wide a screen must be to show it beside everything else.
const MAP: u16 = 60;
const VAST: u16 = 170;
/// What the question leaves of the screen at least, and what it needs itself to be read with ease.
const TOP: u16 = 7;
const FEW: u16 = 10;

impl<T: Playable> Screen<'_, T> {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        if let Mode::Curtain(seat) = self.mode {
            let message = Message::new("play-hand-over").with("player", Arg::Seat(seat));
            let text = self.sitting.words().say(&message);
            let [middle] = Layout::vertical([Constraint::Length(3)]).flex(Flex::Center).areas(frame.area());
            frame.render_widget(Paragraph::new(text).centered().wrap(Wrap { trim: true }), middle);
            return;
        }
        let seen_by = self.seen_by();
        let picture = self.sitting.picture(seen_by);
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(frame.area());
        let mut title = text::Line::default();
        if let Some(seat) = seen_by {
            let you = Message::new("play-you").with("player", Arg::Seat(seat));
            title.push_span(text::Span::styled(self.sitting.words().say(&you) + " ", Style::new().bold().reversed()));
            title.push_span(" ");
        }
        title.extend(styled(&picture.head));
        frame.render_widget(title, head);
        frame.render_widget(Paragraph::new(self.keys(foot.width)).style(Style::new().dim()), foot);
        self.draw_body(frame, body, &picture);
        let words = self.sitting.words();
        match &self.mode {
            Mode::Choosing | Mode::Curtain(_) => {}
            Mode::Why(typed) => {
                let lines =
                    [self.sitting.told("screen-why-hint"), String::new(), format!("> {typed}█")].map(Line::plain);
                self.draw_page(frame, "screen-why", &lines);
            }
            Mode::Reading(page) => {
                let (title, lines) = self.page(*page, &picture);
                self.draw_page(frame, title, &lines);
            }
            Mode::Quit => {
                let lines = [Line::plain(words.name("screen-quit"))];
                self.draw_page(frame, "screen-ask", &lines);
            }
        }
    }

    /// Whose eyes the screen is for.
    fn seen_by(&self) -> Option<Seat> {
        let alone = self.sitting.people().count() == 1;
        let seen_by = if self.prompt.is_some() || alone { self.keyboard } else { None };
        seen_by.or_else(|| self.sitting.people().next().filter(|_| alone))
    }

    /// The question has what it needs, below everything else, as far as the board has room too; board and own things above it on the left, players and
    /// log on the right, and on a vast screen the map beside all.
    fn draw_body(&mut self, frame: &mut Frame<'_>, area: Rect, picture: &Picture) {
        let words = self.sitting.words();
        let titled =
            |id: &str| Block::bordered().title(format!(" {} ", words.name(id))).border_style(Style::new().dim());
        let beside = if area.width >= VAST { MAP } else { 0 };
        let [area, map] = Layout::horizontal([Constraint::Min(0), Constraint::Length(beside)]).areas(area);
        if beside > 0 {
            frame.render_widget(Paragraph::new(fitted(&self.sitting.paths(), map)).block(titled("screen-map")), map);
        }
        let wide = if area.width < BOARD + PLAYERS { area.width } else { BOARD };
        let needed = fitted(&picture.board, Rect { width: wide, ..area }).len() as u16 + 2;
        // Thirty spaces to choose from are of no use without the board: where both have room, the options scroll.
        let left_over = area.height.saturating_sub(needed);
        let most = if left_over >= FEW { left_over } else { area.height.saturating_sub(TOP) };
        let question = self.question_height(area.width).min(most);
        let [top, bottom] = Layout::vertical([Constraint::Min(0), Constraint::Length(question)]).areas(area);
        let [left, right] = Layout::horizontal([Constraint::Length(wide), Constraint::Min(0)]).areas(top);

        let mut board = fitted(&picture.board, left);
        let own = fitted(&picture.own, left);
        let legend = fitted(std::slice::from_ref(&picture.legend), left);
        let framed = |lines: usize| lines as u16 + 2;
        if framed(board.len() + legend.len()) <= left.height {
            board.extend(legend);
        }
        let shows_own = !own.is_empty() && framed(board.len()) + framed(own.len()) <= left.height;
        let own_lines = if shows_own { framed(own.len()) } else { 0 };
        let [table, hand] = Layout::vertical([Constraint::Min(0), Constraint::Length(own_lines)]).areas(left);
        let cut = board.len() as u16 > table.height.saturating_sub(2);
        let mut table_block = titled("screen-board");
        if cut {
            table_block = table_block.title_bottom(format!(" {} (b) ", words.name("screen-below")));
        }
        frame.render_widget(Paragraph::new(board).block(table_block), table);
        if shows_own {
            frame.render_widget(Paragraph::new(own).block(titled("screen-own")), hand);
        }

        let whole = fitted(&picture.seats, right);
        let roomy = framed(whole.len()) + 5 <= right.height;
        let seats = if roomy { whole } else { picture.brief.iter().map(styled).collect() };
        let [players, log] =
            Layout::vertical([Constraint::Length(framed(seats.len())), Constraint::Min(0)]).areas(right);
        frame.render_widget(Paragraph::new(seats).block(titled("screen-seats")), players);
        let (log_block, question_block) = (titled("screen-log"), titled("screen-ask"));
        if log.height > 2 {
            self.draw_log(frame, log, log_block);
        }
        self.draw_question(frame, bottom, question_block);
    }

    fn draw_log(&self, frame: &mut Frame<'_>, area: Rect, block: Block<'_>) {
        let lines = self.log_lines();
        let lines = fitted(&lines[lines.len().saturating_sub(area.height as usize)..], area);
        let room = area.height.saturating_sub(2) as usize;
        let last = lines[lines.len().saturating_sub(room)..].to_vec();
        frame.render_widget(Paragraph::new(last).block(block), area);
    }

    fn log_lines(&self) -> Vec<Line> {
        self.sitting.log().map(Line::plain).collect()
    }

    /// What is asked, or how it ended; and what was last said.
    fn asked(&self, width: usize) -> (Vec<String>, Vec<String>) {
        let words = self.sitting.words();
        let question = match &self.prompt {
            Some(prompt) => format!("{}: {} [{}]", words.seat(prompt.seat), prompt.text, prompt.rule),
            None => self.sitting.result().unwrap_or_else(|| words.name("play-over")),
        };
        let notice = if self.notice.is_empty() { Vec::new() } else { wrapped(&self.notice, width) };
        (wrapped(&question, width), notice)
    }

    /// The options, each in as many lines as it needs.
    fn options(&self, width: usize) -> Vec<Vec<String>> {
        let Some(prompt) = &self.prompt else { return Vec::new() };
        let option = prompt.choices.iter().map(|choice| {
            let parts = wrapped(&choice.text, width.saturating_sub(6).max(10));
            let lines = parts.into_iter().enumerate().map(|(index, part)| match index {
                0 => format!("{:>3}  {part}", choice.number),
                _ => format!("     {part}"),
            });
            lines.collect()
        });
        option.collect()
    }

    fn question_height(&self, width: u16) -> u16 {
        let width = width.saturating_sub(2).max(10) as usize;
        let (asked, notice) = self.asked(width);
        let options: usize = self.options(width).iter().map(Vec::len).sum();
        (asked.len() + notice.len() + options + 2) as u16
    }

    fn draw_question(&mut self, frame: &mut Frame<'_>, area: Rect, block: Block<'_>) {
        let inner = block.inner(area);
        let width = inner.width.max(10) as usize;
        let (asked, notice) = self.asked(width);
        let [ask, say, list] = Layout::vertical([
            Constraint::Length(asked.len() as u16),
            Constraint::Length(notice.len() as u16),
            Constraint::Min(1),
        ])
        .areas(inner);
        let lines = |lines: Vec<String>| Text::from_iter(lines);
        frame.render_widget(Paragraph::new(lines(asked)).style(Style::new().add_modifier(Modifier::BOLD)), ask);
        frame.render_widget(Paragraph::new(lines(notice)).style(Style::new().fg(Color::Yellow)), say);
        let options = self.options(width);
        let heights: Vec<usize> = options.iter().map(Vec::len).collect();
        let items = options.into_iter().map(|option| ListItem::new(Text::from_iter(option)));
        let list_widget = List::new(items).highlight_style(Style::new().add_modifier(Modifier::REVERSED));
        frame.render_stateful_widget(list_widget, list, &mut self.chosen);

        let words = self.sitting.words();
        let first = self.chosen.offset().min(heights.len());
        let mut marks = Vec::new();
        if first > 0 {
            marks.push(words.name("screen-above"));
        }
        if heights[first..].iter().sum::<usize>() > list.height as usize {
            marks.push(words.name("screen-below"));
        }
        let mut block = block;
        if !marks.is_empty() {
            let marks = format!(" {} ", marks.join(" · "));
            block = block.title_bottom(text::Line::styled(marks, Style::new().not_dim().bold()));
        }
        let chosen = self.prompt.as_ref().zip(self.chosen.selected());
        if let Some(choice) = chosen.and_then(|(prompt, index)| prompt.choices.get(index)) {
            let typed = Message::new("screen-typed").with("answer", Arg::Text(choice.typed.clone()));
            block = block.title_bottom(text::Line::from(format!(" {} ", words.say(&typed))).right_aligned());
        }
        frame.render_widget(block, area);
    }

    /// A page's title and lines.
    fn page(&self, page: Page, picture: &Picture) -> (&'static str, Vec<Line>) {
        match page {
            Page::Help => ("screen-help", self.help()),
            Page::Map => ("screen-map", self.map(picture)),
            Page::Offer => (T::manner().offer_title, picture.offer.clone()),
            Page::Log => ("screen-log", self.log_lines()),
            Page::Board => {
                let blank = [Line::default()];
                let parts = [&picture.board, std::slice::from_ref(&picture.legend), &blank, &picture.own, &blank];
                let more = [&picture.seats, blank.as_slice(), &picture.spent];
                let parts = parts.map(|part: &[Line]| part.to_vec()).into_iter().flatten();
                ("screen-board", parts.chain(more.into_iter().flatten().cloned()).collect())
            }
        }
    }

    /// The map, if there is one, what its signs mean, and which places touch.
    fn map(&self, picture: &Picture) -> Vec<Line> {
        let mut lines = picture.chart.clone();
        if !lines.is_empty() {
            lines.extend([Line::default(), picture.legend.clone(), Line::default()]);
        }
        lines.extend(self.sitting.paths());
        lines
    }

    fn help(&self) -> Vec<Line> {
        let sections = self.sitting.help().into_iter().chain([self.sitting.told("screen-keys")]);
        let sections = sections.flat_map(|text| [Line::plain(text), Line::default()]);
        sections.chain(self.sitting.glossary()).collect()
    }

    /// The line of keys, the long one where it fits.
    fn keys(&self, width: u16) -> String {
        let keys = match &self.mode {
            Mode::Why(_) => "screen-keys-why",
            Mode::Reading(_) => "screen-close",
            Mode::Choosing | Mode::Curtain(_) | Mode::Quit if self.prompt.is_none() => "screen-keys-over",
            Mode::Choosing | Mode::Curtain(_) | Mode::Quit => "screen-keys",
        };
        let digits = if self.digits.is_empty() { String::new() } else { format!("{}… ", self.digits) };
        let long = format!("{digits}{}", self.sitting.told(keys));
        let fits = long.chars().count() <= width as usize || keys != "screen-keys";
        if fits { long } else { format!("{digits}{}", self.sitting.told("screen-keys-short")) }
    }

    /// A box over the middle of the screen, as far as it was read.
    fn draw_page(&mut self, frame: &mut Frame<'_>, title: &str, lines: &[Line]) {
        let area = frame.area();
        let width = area.width.saturating_sub(4).min(96);
        let inner = width.saturating_sub(4).max(10) as usize;
        let lines: Vec<text::Line<'_>> =
            lines.iter().flat_map(|line| line.wrapped(inner)).map(|line| styled(&line)).collect();
        let height = (lines.len() as u16).saturating_add(2).min(area.height.saturating_sub(2));
        let room = height.saturating_sub(2) as usize;
        self.top = self.top.min(lines.len().saturating_sub(room));
        let words = self.sitting.words();
        let mut block = Block::bordered().title(format!(" {} ", words.name(title))).padding(Padding::horizontal(1));
        if self.top > 0 {
            block = block.title_top(text::Line::from(format!(" {} ", words.name("screen-above"))).right_aligned());
        }
        if self.top + room < lines.len() {
            block = block.title_bottom(text::Line::from(format!(" {} ", words.name("screen-below"))).right_aligned());
        }
        let place = Rect { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height };
        frame.render_widget(Clear, place);
        let shown: Vec<_> = lines.into_iter().skip(self.top).take(room).collect();
        frame.render_widget(Paragraph::new(shown).block(block), place);
    }
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
        Tint::Black => Style::new().fg(Color::DarkGray),
        Tint::Violet => Style::new().fg(Color::Magenta),
    }
}
