//! Answers: a word, or a verb and a word.

use crate::ask::{Answer, Source};
use crate::board::Board;
use crate::event::Piece;
use crate::hex::Hex;
use crate::kinds::*;
use crate::map::{DIRECTIONS, MAP};
use table::{Seat, Side};

/// Every answer that can be given on this board, refused ones included.
pub fn every_answer(board: &Board) -> Vec<Answer> {
    use Answer as A;
    let mut all = vec![A::Pass, A::Done, A::Yes, A::No, A::New];
    all.extend(God::ALL.map(A::God));
    all.extend(Guardian::ALL.map(A::Guardian));
    all.extend(board.all_seats().map(A::Seat));
    all.extend((0..board.players as usize).map(|side| A::Side(Side::new(side))));
    all.extend(Action::ALL.map(A::Act));
    all.extend((0..DIRECTIONS as u8).map(A::Aim));
    all.extend([Piece::Warrior, Piece::Ransomed].map(A::Piece));
    all.extend((0..3).map(|level| A::Piece(Piece::Guardian(level))));
    all.extend(Power::ALL.map(A::Power));
    all.extend(Card::ALL.map(A::Card));
    all.extend(Monument::ALL.map(A::Monument));
    let most = board.sides.iter().map(|player| player.followers).max().unwrap_or(0);
    all.extend((0..=most.saturating_add(1)).map(A::Count));
    all.extend([A::Source(Source::Regular), A::Source(Source::Underworld)]);
    for hex in MAP.hexes() {
        all.extend([A::Hex(hex), A::Source(Source::Pyramid(hex))]);
        all.extend(MAP.near[hex.index()].iter().filter(|&other| other > hex).map(|other| A::Border(hex, other)));
    }
    let tokens = || 0..TOKENS as u8;
    all.extend(
        tokens().flat_map(|one| tokens().filter(move |&other| other != one).map(move |other| A::Swap(one, other))),
    );
    all
}

pub fn write_answer(_: &Board, answer: Answer) -> String {
    match answer {
        Answer::Pass => "pass".into(),
        Answer::Done => "done".into(),
        Answer::Yes => "yes".into(),
        Answer::No => "no".into(),
        Answer::New => "new".into(),
        Answer::God(god) => format!("god {}", god.name()),
        Answer::Guardian(guardian) => format!("guardian {}", guardian.name()),
        Answer::Seat(seat) => format!("seat {seat}"),
        Answer::Side(side) => format!("warrior of {}", side.index()),
        Answer::Act(action) => action.name().into(),
        Answer::Hex(hex) => MAP.label(hex),
        Answer::Aim(direction) => format!("aim {}", DIRECTION_NAMES[direction as usize % DIRECTIONS]),
        Answer::Source(Source::Regular) => "regular".into(),
        Answer::Source(Source::Pyramid(hex)) => format!("pyramid {}", MAP.label(hex)),
        Answer::Source(Source::Underworld) => "underworld".into(),
        Answer::Piece(Piece::Warrior) => "warrior".into(),
        Answer::Piece(Piece::Ransomed) => "ransom".into(),
        Answer::Piece(Piece::Guardian(level)) => format!("level {}", level + 1),
        Answer::Power(power) => power.name().into(),
        Answer::Border(a, b) => border(a, b),
        Answer::Swap(one, other) => format!("swap {} {}", one + 1, other + 1),
        Answer::Card(card) => card.name().into(),
        Answer::Monument(kind) => format!("build {}", kind.name()),
        Answer::Count(count) => count.to_string(),
    }
}

/// The first of the two directions a Scorpion points in; the other is the next clockwise.
pub(super) const DIRECTION_NAMES: [&str; DIRECTIONS] = ["n", "ne", "se", "s", "sw", "nw"];

pub(super) fn border(a: Hex, b: Hex) -> String {
    format!("{}|{}", MAP.label(a), MAP.label(b))
}

/// The answer a text means, whatever the question.
pub fn read_answer(board: &Board, text: &str) -> Result<Answer, String> {
    let text = text.to_ascii_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    read(board, &words).ok_or_else(|| unread(&words, &words.join(" ")))
}

fn read(board: &Board, words: &[&str]) -> Option<Answer> {
    let seat = |text: &str| text.parse().ok().filter(|&seat: &usize| seat < board.players as usize);
    let token =
        |text: &str| text.parse().ok().filter(|token| (1..=TOKENS as u8).contains(token)).map(|token: u8| token - 1);
    Some(match *words {
        ["pass"] => Answer::Pass,
        ["done"] => Answer::Done,
        ["yes"] => Answer::Yes,
        ["no"] => Answer::No,
        ["new"] => Answer::New,
        ["regular"] => Answer::Source(Source::Regular),
        ["underworld"] => Answer::Source(Source::Underworld),
        ["warrior"] => Answer::Piece(Piece::Warrior),
        ["ransom"] => Answer::Piece(Piece::Ransomed),
        ["god", name] => Answer::God(God::named(name)?),
        ["guardian", name] => Answer::Guardian(Guardian::named(name)?),
        ["seat", number] => Answer::Seat(Seat::new(seat(number)?)),
        ["warrior", "of", number] => Answer::Side(Side::new(seat(number)?)),
        ["aim", name] => Answer::Aim(DIRECTION_NAMES.iter().position(|&known| known == name)? as u8),
        ["pyramid", label] => Answer::Source(Source::Pyramid(MAP.find(label)?)),
        ["level", number] => {
            let level: u8 = number.parse().ok().filter(|level| (1..=3).contains(level))?;
            Answer::Piece(Piece::Guardian(level - 1))
        }
        ["build", name] => Answer::Monument(Monument::named(name)?),
        ["swap", one, other] => Answer::Swap(token(one)?, token(other)?),
        [word] => return one_word(word),
        _ => return None,
    })
}

/// A space, a border, a number, or the name of an action, a power or a card.
fn one_word(word: &str) -> Option<Answer> {
    if let Some((a, b)) = word.split_once('|') {
        return Some(Answer::Border(MAP.find(a)?, MAP.find(b)?));
    }
    let count = word.parse().ok().map(Answer::Count);
    let named = || {
        let action = Action::named(word).map(Answer::Act);
        action.or_else(|| Power::named(word).map(Answer::Power)).or_else(|| Card::named(word).map(Answer::Card))
    };
    count.or_else(|| MAP.find(word).map(Answer::Hex)).or_else(named)
}

/// What is wrong with a text that is no answer, as far as can be said.
fn unread(words: &[&str], text: &str) -> String {
    match words {
        ["god", name] => format!("there is no god '{name}'"),
        ["guardian", name] => format!("there is no guardian '{name}'"),
        ["seat" | "warrior", .., seat] => format!("there is no seat {seat}"),
        ["build", name] => format!("there is no monument '{name}'"),
        [one] if one.starts_with('c') && one.contains('r') => format!("there is no space '{one}'"),
        _ => format!("'{text}' is not an answer of this game"),
    }
}
