//! The game on a whole screen: what the keys do. `paint` shows it.

mod paint;
#[cfg(test)]
mod tests;

use super::sitting::{Prompt, Sitting};
use crate::fault::Done;
use crate::titles::Playable;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::widgets::ListState;
use table::Seat;

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
    /// Something to read, over everything else.
    Reading(Page),
    Quit,
}

/// What can be read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Page {
    Help,
    Map,
    /// The whole picture, where the panels are too small for it.
    Board,
    Offer,
    Log,
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
    /// The first line shown of what is read.
    top: usize,
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
            top: 0,
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
            Mode::Reading(_) => match key.code {
                KeyCode::Up | KeyCode::Char('k') => self.top = self.top.saturating_sub(1),
                KeyCode::Down | KeyCode::Char('j') => self.top += 1,
                KeyCode::PageUp => self.top = self.top.saturating_sub(10),
                KeyCode::PageDown | KeyCode::Char(' ') => self.top += 10,
                _ => self.mode = Mode::Choosing,
            },
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
                None => self.not_offered(),
            },
            KeyCode::Char('p') => self.pass_on(),
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
            KeyCode::Char('?' | 'h') => self.read(Page::Help),
            KeyCode::Char('m') => self.read(Page::Map),
            KeyCode::Char('b') => self.read(Page::Board),
            KeyCode::Char('t') => self.read(Page::Offer),
            KeyCode::Char('l') | KeyCode::PageUp => self.read(Page::Log),
            KeyCode::Char('q') => self.mode = Mode::Quit,
            _ => {}
        }
    }

    /// Opens a page at its beginning; the log at its end.
    fn read(&mut self, page: Page) {
        self.mode = Mode::Reading(page);
        self.top = if page == Page::Log { usize::MAX / 2 } else { 0 };
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
            None => self.not_offered(),
        }
    }

    /// Says why the number typed is no answer.
    fn not_offered(&mut self) {
        let digits = std::mem::take(&mut self.digits);
        self.why(&digits);
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

    fn pass_on(&mut self) {
        match &self.prompt {
            Some(prompt) if self.sitting.is_window() => {
                self.sitting.pass_on(prompt.seat);
                self.notice.clear();
                self.turn();
            }
            Some(_) | None => self.notice = self.sitting.words().name("play-no-window"),
        }
    }

    fn why(&mut self, typed: &str) {
        let Some(prompt) = &self.prompt else { return };
        let reason = match self.sitting.why(prompt.seat, typed) {
            Ok(_) => self.sitting.words().name("play-legal"),
            Err(why) => why.to_string(),
        };
        self.notice = format!("{typed}: {reason}");
    }
}
