//! Answers: a word, or a verb and a word.

use crate::ask::{Answer, Gold, LEVELS};
use crate::battle_cards::BattleCard;
use crate::board::Public;
use crate::cards::Di;
use crate::creatures::Creature;
use crate::tiles::{Colour, Tile};

/// Every answer that can be given on this board, refused ones included.
pub fn every_answer(board: &Public) -> Vec<Answer> {
    use Answer as A;
    let mut all = vec![A::Pass, A::Done, A::Stop, A::Yes, A::No, A::Recall, A::Retreat, A::Stay];
    all.extend(board.all_sides().map(A::Side));
    all.extend((0..=board.edition.units).map(A::Count));
    all.extend((0..LEVELS.len() as u8).map(A::Levels));
    all.extend(Colour::ALL.map(A::Colour));
    all.extend(board.edition.all_tiles().map(A::Tile));
    all.extend(Creature::ALL.map(A::Creature));
    for space in board.edition.all_spaces() {
        all.extend([A::Lay(space), A::Silver(space)]);
    }
    all.extend(Gold::ALL.map(A::Gold));
    all.extend(Di::ALL.map(A::Card));
    all.extend((0..board.edition.battle_cards.len()).map(|index| A::Battle(BattleCard::new(index))));
    for zone in board.map.zones() {
        all.extend([A::Zone(zone), A::Walk(zone), A::Teleport(zone)]);
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
        Answer::Side(side) => format!("seat {}", side.index()),
        Answer::Zone(zone) => board.map.label(zone).into(),
        Answer::Count(count) => count.to_string(),
        Answer::Levels(spread) => {
            let [white, red, blue] = LEVELS[spread as usize];
            format!("{white}/{red}/{blue}")
        }
        Answer::Colour(colour) => colour.name().into(),
        Answer::Tile(tile) => tile_name(board, tile),
        Answer::Creature(creature) => format!("summon {}", creature.card().name),
        Answer::Lay(space) => format!("lay {}", board.edition.space(space).name),
        Answer::Silver(space) => format!("silver {}", board.edition.space(space).name),
        Answer::Gold(Gold::Move) => "gold move".into(),
        Answer::Gold(Gold::Recruit) => "gold recruit".into(),
        Answer::Card(card) => format!("card {}", card.card().name),
        Answer::Battle(card) => battle_card(board, card),
        Answer::Walk(zone) => format!("walk {}", board.map.label(zone)),
        Answer::Teleport(zone) => format!("teleport {}", board.map.label(zone)),
    }
}

/// The answer a text means, whatever the question.
pub fn read_answer(board: &Public, text: &str) -> Result<Answer, String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let meant = every_answer(board).into_iter().find(|&answer| write_answer(board, answer).eq_ignore_ascii_case(&text));
    meant.ok_or_else(|| format!("'{text}' is not an answer of this game"))
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
