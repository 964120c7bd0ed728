//! The game line by line: questions on the output, answers on the input.

use super::sitting::{Chair, Prompt, Sitting};
use crate::draw::Line;
use crate::fault::Done;
use crate::titles::Playable;
use std::io::{self, BufRead, Write};
use table::{Arg, Message, Seat};

/// So many empty lines take what the last person saw off the screen.
const CURTAIN: usize = 60;

pub(super) fn play<T: Playable>(sitting: &mut Sitting<T>) -> Done {
    talk(sitting, &mut io::stdin().lock(), &mut io::stdout().lock())
}

fn talk<T: Playable>(sitting: &mut Sitting<T>, input: &mut impl BufRead, output: &mut impl Write) -> Done {
    greet(sitting, output)?;
    let hot_seat = sitting.people().count() > 1;
    let (mut told, mut keyboard, mut drawn) = (0, None, String::new());
    loop {
        told = tell(sitting, told, output)?;
        let Some(seat) = sitting.asked(keyboard) else { break };
        if hot_seat && keyboard != Some(seat) {
            hand_over(sitting, seat, output)?;
            if read(input)?.is_none() {
                break;
            }
        }
        let Some(prompt) = sitting.prompt(seat) else { break };
        let picture = sitting.picture(Some(seat)).text();
        if keyboard != Some(seat) || (prompt.is_opening && drawn != picture) {
            write!(output, "\n{picture}")?;
            drawn = picture;
        }
        keyboard = Some(seat);
        ask(sitting, &prompt, output)?;
        let Some(typed) = read(input)? else { break };
        match meant(&prompt, &typed) {
            Meant::Answer(typed) => match sitting.why(seat, &typed) {
                Ok(answer) => {
                    if let Err(why) = sitting.answer(seat, answer) {
                        writeln!(output, "{why}")?;
                    }
                }
                Err(why) => writeln!(output, "{why}\n{}", sitting.told("play-again"))?,
            },
            Meant::Why(typed) if typed.is_empty() => writeln!(output, "{}", sitting.told("play-why-hint"))?,
            Meant::Why(typed) => match sitting.why(seat, &typed) {
                Ok(_) => writeln!(output, "{}", sitting.words().name("play-legal"))?,
                Err(why) => writeln!(output, "{why}")?,
            },
            Meant::Undo if sitting.undo() => {
                told = sitting.log().len();
                keyboard = keyboard.filter(|_| !hot_seat);
                writeln!(output, "{}", sitting.words().name("play-undone"))?;
            }
            Meant::Undo => writeln!(output, "{}", sitting.words().name("play-nothing-to-undo"))?,
            Meant::PassOn if sitting.is_window() => sitting.pass_on(seat),
            Meant::PassOn => writeln!(output, "{}", sitting.words().name("play-no-window"))?,
            Meant::Board => write!(output, "\n{}", sitting.picture(Some(seat)).text())?,
            Meant::Offer => {
                for line in sitting.picture(Some(seat)).offer {
                    writeln!(output, "{}", line.text())?;
                }
            }
            Meant::Map => {
                let chart = sitting.picture(Some(seat)).chart;
                let apart = (!chart.is_empty()).then(Line::default);
                for line in chart.into_iter().chain(apart).chain(sitting.paths()) {
                    writeln!(output, "{}", line.text())?;
                }
            }
            Meant::Log => {
                for line in sitting.log() {
                    writeln!(output, "  {line}")?;
                }
                if sitting.log().len() == 0 {
                    writeln!(output, "{}", sitting.words().name("play-no-log"))?;
                }
            }
            Meant::Help => help(sitting, output)?,
            Meant::Quit => break,
        }
    }
    if let Some(result) = sitting.result() {
        let seat = if hot_seat { None } else { sitting.people().next() };
        write!(output, "\n{}\n{result}\n", sitting.picture(seat).text())?;
    }
    writeln!(output, "{}", sitting.words().name("play-bye"))?;
    Ok(())
}

/// What a line means. Answers are words of the game, so commands are looked for after them.
enum Meant {
    Answer(String),
    Why(String),
    Undo,
    PassOn,
    Board,
    Offer,
    Map,
    Log,
    Help,
    Quit,
}

fn meant<T: Playable>(prompt: &Prompt<T>, typed: &str) -> Meant {
    let typed = typed.trim();
    let by_number = |typed: &str| {
        let number: usize = typed.parse().ok()?;
        prompt.choices.iter().find(|choice| choice.number == number).map(|choice| choice.typed.clone())
    };
    if let Some(typed) = by_number(typed) {
        return Meant::Answer(typed);
    }
    let command = typed.to_ascii_lowercase();
    match command.split_once(' ').map_or((command.as_str(), ""), |(verb, rest)| (verb, rest.trim())) {
        ("", "") if prompt.choices.len() == 1 => Meant::Answer(prompt.choices[0].typed.clone()),
        ("why", "") => Meant::Why(String::new()),
        ("why", rest) => {
            let rest = typed[typed.len() - rest.len()..].trim_end_matches('?').trim();
            Meant::Why(by_number(rest).unwrap_or_else(|| rest.to_owned()))
        }
        ("undo", "") => Meant::Undo,
        ("pass", "on") => Meant::PassOn,
        ("board", "") => Meant::Board,
        (word, "") if word == T::manner().command.0 => Meant::Offer,
        ("map", "") => Meant::Map,
        ("log", "") => Meant::Log,
        ("help" | "?", "") => Meant::Help,
        ("quit" | "q" | "exit", "") => Meant::Quit,
        _ => Meant::Answer(typed.to_owned()),
    }
}

fn greet<T: Playable>(sitting: &Sitting<T>, output: &mut impl Write) -> Done {
    let words = sitting.words();
    for (seat, chair) in sitting.chairs().iter().enumerate() {
        let message = match chair {
            Chair::Person => Message::new("play-person"),
            Chair::Bot { name, .. } => Message::new("play-bot").with("bot", Arg::Text(name.clone())),
        };
        let message = message.with("player", Arg::Seat(Seat::new(seat)));
        writeln!(output, "{}", words.say(&message))?;
    }
    let greeting = if sitting.people().next().is_some() { "play-again" } else { "play-watch" };
    writeln!(output, "{}", sitting.told(greeting))?;
    Ok(())
}

/// Tells what happened since the last time; says how much is told.
fn tell<T: Playable>(sitting: &Sitting<T>, told: usize, output: &mut impl Write) -> Done<usize> {
    for line in sitting.log().skip(told) {
        writeln!(output, "  {line}")?;
    }
    Ok(sitting.log().len())
}

fn hand_over<T: Playable>(sitting: &Sitting<T>, seat: Seat, output: &mut impl Write) -> Done {
    let message = Message::new("play-hand-over").with("player", Arg::Seat(seat));
    writeln!(output, "{}{}", "\n".repeat(CURTAIN), sitting.words().say(&message))?;
    output.flush()?;
    Ok(())
}

fn ask<T: Playable>(sitting: &Sitting<T>, prompt: &Prompt<T>, output: &mut impl Write) -> Done {
    let name = sitting.words().seat(prompt.seat);
    writeln!(output, "\n{name}: {} [{}]", prompt.text, prompt.rule)?;
    for choice in &prompt.choices {
        writeln!(output, "{:>4}  {:<22} {}", choice.number, choice.typed, choice.text)?;
    }
    write!(output, "> ")?;
    output.flush()?;
    Ok(())
}

fn help<T: Playable>(sitting: &Sitting<T>, output: &mut impl Write) -> Done {
    for section in sitting.help() {
        writeln!(output, "{section}")?;
    }
    for term in sitting.glossary() {
        writeln!(output, "  {}", term.text())?;
    }
    writeln!(output, "{}", sitting.told("play-again"))?;
    Ok(())
}

/// The next line; `None` at the end of the input. What is not UTF-8 is read as far as it can be.
fn read(input: &mut impl BufRead) -> Done<Option<String>> {
    let mut line = Vec::new();
    let count = input.read_until(b'\n', &mut line)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
}
