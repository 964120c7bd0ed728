//! Screens of several sizes, painted into memory.

use super::*;
use crate::play::sitting::Chair;
use ::ankh::Ankh;
use kemet::Kemet;
use protocol::{Language, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;

fn sitting<T: Playable>(ruleset: &str, lang: Language) -> Sitting<T> {
    let board = T::start(ruleset, 4, &[]).expect("four can play");
    let bot = |seat: usize| Chair::Bot {
        name: "random".into(),
        player: Box::new(bots::find("random", seat as u64).expect("it plays")),
    };
    let chairs = vec![Chair::Person, bot(1), bot(2), bot(3)];
    Sitting::new(board, chairs, 5, "rules".into(), Words::new(lang))
}

/// The screen as rows of text.
fn painted<T: Playable>(screen: &mut Screen<'_, T>, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory is enough");
    terminal.draw(|frame| screen.draw(frame)).expect("it is painted");
    let cells = terminal.backend().buffer().content();
    cells.chunks(width as usize).map(|row| row.iter().map(Cell::symbol).collect()).collect()
}

fn is_painted_at_every_size<T: Playable>(ruleset: &str) {
    for lang in Language::ALL {
        let mut sitting = sitting::<T>(ruleset, lang);
        let mut screen = Screen::new(&mut sitting);
        // Too small to play on, and still no reason to fall over.
        painted(&mut screen, 12, 5);
        for (width, height) in [(60, 20), (80, 24), (110, 46), (200, 70)] {
            let rows = painted(&mut screen, width, height).join("\n");
            let first = screen.prompt.as_ref().map(|prompt| format!("│{:>3}  ", prompt.choices[0].number));
            assert!(
                rows.contains(&first.expect("somebody is asked")),
                "{ruleset} {width}x{height}: no option is shown\n{rows}"
            );
            for key in ['?', 'm', 'b', 't', 'l'] {
                screen.press(KeyCode::Char(key).into());
                painted(&mut screen, width, height);
                screen.press(KeyCode::Esc.into());
            }
        }
    }
}

#[test]
fn every_game_is_painted_at_every_size() {
    is_painted_at_every_size::<Kemet>("kemet-2012");
    is_painted_at_every_size::<Kemet>("kemet-bs");
    is_painted_at_every_size::<Ankh>("ankh");
}

#[test]
fn the_map_stays_in_sight_while_a_space_is_chosen() {
    let mut sitting = sitting::<Ankh>("ankh", Language::English);
    let mut screen = Screen::new(&mut sitting);
    // Move Figures, then the first figure.
    screen.press(KeyCode::Char('1').into());
    screen.press(KeyCode::Char('1').into());
    assert!(screen.prompt.as_ref().is_some_and(|prompt| prompt.choices.len() > 15), "many spaces are offered");
    let rows = painted(&mut screen, 110, 46);
    for row in 0..10 {
        assert!(
            rows.iter().any(|line| line.starts_with(&format!("│r{row} "))),
            "row {row} is hidden:\n{}",
            rows.join("\n")
        );
    }
    assert!(rows.iter().any(|line| line.contains("▼ more below")), "the options scroll:\n{}", rows.join("\n"));
}

#[test]
fn a_small_screen_has_the_map_on_a_page_of_its_own() {
    let mut sitting = sitting::<Ankh>("ankh", Language::English);
    let mut screen = Screen::new(&mut sitting);
    screen.press(KeyCode::Char('m').into());
    let rows = painted(&mut screen, 80, 24).join("\n");
    assert!(rows.contains("c0  c1  c2") && rows.contains('≈') && rows.contains("r8"), "{rows}");
    screen.press(KeyCode::PageDown.into());
    let rows = painted(&mut screen, 80, 24).join("\n");
    assert!(rows.contains("≈ river · # camel"), "{rows}");
}

#[test]
fn the_keys_name_what_the_game_offers() {
    let mut kemet = sitting::<Kemet>("kemet-2012", Language::English);
    let rows = painted(&mut Screen::new(&mut kemet), 130, 40).join("\n");
    assert!(rows.contains("t tiles · m map") && rows.contains("p pass on"), "{rows}");
    let mut ankh = sitting::<Ankh>("ankh", Language::English);
    let rows = painted(&mut Screen::new(&mut ankh), 130, 40).join("\n");
    assert!(rows.contains("t powers · m map") && !rows.contains("pass on"), "{rows}");
}
