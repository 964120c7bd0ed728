//! Answers: a word, or a verb and a word.

use crate::amon::{Deed, Omen, Plunder};
use crate::ask::{Answer, Bearer, Gold, LEVELS};
use crate::battle_cards::BattleCard;
use crate::board::Public;
use crate::cards::Di;
use crate::creatures::Creature;
use crate::gods::God;
use crate::tiles::{Colour, Tile};

/// Every answer that can be given on this board, refused ones included.
pub fn every_answer(board: &Public) -> Vec<Answer> {
    use Answer as A;
    let mut all = vec![A::Pass, A::Done, A::Stop, A::Yes, A::No, A::Recall, A::Retreat, A::Stay, A::Rearrange];
    all.extend(board.all_sides().map(A::Side));
    all.extend((0..=board.edition.most_units()).map(A::Count));
    all.extend((0..board.players).map(A::Place));
    all.extend(Bearer::ALL.map(A::Resolve));
    all.extend((0..LEVELS.len() as u8).map(A::Levels));
    all.extend(Colour::ALL.map(A::Colour));
    all.extend(board.edition.all_tiles().map(A::Tile));
    all.extend(Creature::ALL.map(A::Creature));
    all.extend(Creature::ALL.map(A::Leave));
    all.extend(God::ALL.map(A::God));
    for space in board.edition.all_spaces() {
        all.extend([A::Lay(space), A::Silver(space)]);
    }
    all.extend(Gold::ALL.map(A::Gold));
    all.extend(Di::ALL.map(A::Card));
    all.extend((0..board.edition.battle_cards.len()).map(|index| A::Battle(BattleCard::new(index))));
    for zone in board.map.zones() {
        all.extend([A::Zone(zone), A::Walk(zone), A::Teleport(zone)]);
    }
    if board.amon.is_some() {
        all.extend(Omen::ALL.map(A::Omen));
        all.extend(Deed::ALL.map(A::Deed));
        all.extend(Plunder::all().map(A::Plunder));
    }
    all
}

pub fn write_answer(board: &Public, answer: Answer) -> String {
    match answer {
        Answer::Pass => "pass".into(),
        Answer::Done => "done".into(),
        Answer::Stop => "stop".into(),
        Answer::Yes => "yes".into(),
        Answer::No => "no".into(),
        Answer::Recall => "recall".into(),
        Answer::Retreat => "retreat".into(),
        Answer::Stay => "stay".into(),
        Answer::Rearrange => "rearrange".into(),
        Answer::Place(place) => format!("place {}", place + 1),
        Answer::Side(side) => format!("seat {}", side.index()),
        Answer::Zone(zone) => board.map.label(zone).into(),
        Answer::Count(count) => count.to_string(),
        Answer::Levels(spread) => {
            let [white, red, blue] = LEVELS[spread as usize];
            format!("{white}/{red}/{blue}")
        }
        Answer::Colour(colour) => colour.name().into(),
        Answer::Tile(tile) => tile_name(board, tile),
        Answer::Creature(creature) => format!("summon {}", creature.name()),
        Answer::God(god) => format!("god {}", god.name()),
        Answer::Leave(creature) => format!("leave {}", creature.name()),
        Answer::Lay(space) => format!("lay {}", board.edition.space(space).name),
        Answer::Silver(space) => format!("silver {}", board.edition.space(space).name),
        Answer::Gold(gold) => format!("gold {}", gold.name()),
        Answer::Resolve(bearer) => format!("resolve {}", bearer.name()),
        Answer::Card(card) => format!("card {}", card.card().name),
        Answer::Battle(card) => battle_card(board, card),
        Answer::Walk(zone) => format!("walk {}", board.map.label(zone)),
        Answer::Teleport(zone) => format!("teleport {}", board.map.label(zone)),
        Answer::Omen(omen) => format!("{} {}", omen.card().kind.name(), omen.card().name),
        Answer::Deed(deed) => format!("action {}", deed.card().name),
        Answer::Plunder(card) => format!("plunder {}", card.number()),
    }
}

/// The answer a text means, whatever the question: as it is written, or else by its letters and digits alone, so that
/// `Charge!` and `walk to W1` are understood.
pub fn read_answer(board: &Public, text: &str) -> Result<Answer, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let all = every_answer(board);
    let find = |says: &dyn Fn(&str) -> bool| all.iter().copied().find(|&answer| says(&write_answer(board, answer)));
    if let Some(answer) = find(&|written| written.eq_ignore_ascii_case(&text)) {
        return Ok(answer);
    }
    // Digits alone would not tell 2/1/0 from 2-1-0.
    let bare = core_of(&words.iter().filter(|word| !word.eq_ignore_ascii_case("to")).copied().collect::<String>());
    let meant =
        if bare.contains(|c: char| c.is_ascii_alphabetic()) { find(&|written| core_of(written) == bare) } else { None };
    meant.ok_or_else(|| unread(board, &words, &text))
}

/// Letters and digits.
fn core_of(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// What is wrong with a text that is no answer, as far as can be said.
fn unread(board: &Public, words: &[&str], text: &str) -> String {
    let verb = words.first().map(|verb| verb.to_ascii_lowercase()).unwrap_or_default();
    let rest: Vec<&str> = words.iter().skip(1).filter(|word| !word.eq_ignore_ascii_case("to")).copied().collect();
    let rest = rest.join(" ");
    let zone = |zone: &str| format!("there is no zone '{zone}' on this board");
    let looks_like_a_zone = |word: &str| {
        let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
        (1..=2).contains(&letters.len())
            && letters.len() < word.len()
            && letters.chars().all(|c| c.is_ascii_alphabetic())
    };
    match verb.as_str() {
        "walk" | "teleport" if !rest.is_empty() => zone(&rest),
        "place" if !rest.is_empty() => format!("there is no place {rest} in the order"),
        "seat" if !rest.is_empty() => format!("there is no seat {rest}"),
        "lay" | "silver" if !rest.is_empty() => format!("there is no space '{rest}'"),
        "card" if !rest.is_empty() => format!("there is no card '{rest}'"),
        "god" if !rest.is_empty() => format!("there is no god '{rest}'"),
        "summon" | "leave" if !rest.is_empty() => format!("there is no creature '{rest}'"),
        word if rest.is_empty() && looks_like_a_zone(word) => zone(text),
        word if word.split('/').count() == 3 => {
            let spreads: Vec<String> =
                (0..LEVELS.len() as u8).map(|spread| write_answer(board, Answer::Levels(spread))).collect();
            format!("'{text}' does not share out three levels, two at most in one pyramid: {}", spreads.join(", "))
        }
        _ => format!("'{text}' is not an answer of this game"),
    }
}

/// The tile's name, with its colour where several colours have it.
pub(super) fn tile_name(board: &Public, tile: Tile) -> String {
    let row = board.edition.tile(tile);
    let same = board.edition.tiles.iter().filter(|other| other.power.name == row.power.name).count();
    if same > 1 { format!("{}-{}", row.power.name, row.colour.name()) } else { row.power.name.into() }
}

/// Strength, damage and protection name a battle card.
pub(super) fn battle_card(board: &Public, card: BattleCard) -> String {
    let values = board.edition.values(card);
    format!("{}-{}-{}", values.strength, values.damage, values.protection)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_by_their_letters_and_what_is_none_is_told_apart() {
        let board = crate::setup::start("kemet-2012", 2, []).expect("two can play");
        let written = |text: &str| read_answer(&board, text).map(|answer| write_answer(&board, answer));
        let reads = |text: &str, as_written: &str| assert_eq!(written(text), Ok(as_written.to_owned()));
        reads("Charge!", "charge");
        reads("walk to W1", "walk W1");
        reads("Lay Buy Red", "lay buy-red");
        reads("2/1/0", "2/1/0");
        reads("4-1-0", "4-1-0");
        let refuses = |text: &str, why: &str| {
            assert!(read_answer(&board, text).is_err_and(|said| said.contains(why)), "{text}: {:?}", written(text));
        };
        refuses("walk Z9", "there is no zone 'Z9' on this board");
        refuses("Z9", "there is no zone 'Z9' on this board");
        refuses("seat 4", "there is no seat 4");
        refuses("3/0/0", "1/1/1, 2/1/0");
        refuses("fly", "'fly' is not an answer of this game");
        refuses("", "'' is not an answer of this game");
    }
}
