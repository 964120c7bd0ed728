//! The page of Blood and Sand and the box it is played with tell the same numbers. The revised page changes none.

use super::find;
use crate::cards::When;
use crate::edition::Edition;
use crate::testkit::{BOTH, FIRST};
use crate::tiles::{Icon, Perk};

const PAGE: &str = include_str!("../../../../rules/bs1.md");

fn edition() -> &'static Edition {
    find(FIRST).unwrap()
}

/// The text of a section of the page, in one line.
fn section(id: &str) -> String {
    let start = PAGE.find(&format!("### {id} ")).unwrap_or_else(|| panic!("no section {id}"));
    let text = PAGE[start..].split_once('\n').map_or("", |(_, text)| text);
    text.split("\n#").next().unwrap_or("").trim().replace('\n', " ")
}

/// The rows of a section's table, the head left out.
fn rows(id: &str) -> Vec<Vec<String>> {
    let start = PAGE.find(&format!("### {id} ")).unwrap_or_else(|| panic!("no section {id}"));
    let lines = PAGE[start..].lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    lines.take_while(|line| line.starts_with('|')).map(cells).collect()
}

fn number(word: &str) -> u8 {
    ["zero", "one", "two", "three"].iter().position(|known| *known == word).map_or(0, |number| number as u8)
}

#[test]
fn the_page_tells_of_these_tiles() {
    for tile in edition().tiles {
        let gem = ["Diamond", "Ruby", "Sapphire", "Onyx"][tile.colour as usize];
        let text = section(tile.power.rule);
        let first = text.split(". ").next().unwrap_or("");
        assert!(first.contains(&format!("{gem} {}", tile.level)), "{}: {first}", tile.power.name);
        let copies = first.split(", ").find(|part| part.contains("cop")).unwrap_or("");
        assert_eq!(number(copies.split(' ').next().unwrap_or("")), tile.copies, "{first}");
        assert_eq!(first.contains("none in a game of two"), !tile.in_small_games, "{first}");
        assert_eq!(first.contains("creature"), tile.power.creature.is_some(), "{first}");
        let golden = tile.power.perks.iter().any(|(perk, _)| *perk == Perk::Golden);
        assert_eq!(first.contains("golden"), golden, "{first}");
        let icon = match first {
            text if text.contains("battle") => Icon::Battle,
            text if text.contains("night") => Icon::Night,
            _ => Icon::Day,
        };
        assert!(tile.power.creature.is_some() || tile.power.icon == icon, "{first}");
    }
}

#[test]
fn the_page_tells_of_these_cards() {
    for row in edition().deck {
        let card = row.card.card();
        let text = section(card.rule);
        let first = text.split(". ").next().unwrap_or("").to_lowercase();
        let parts: Vec<&str> = first.split(", ").collect();
        assert_eq!(number(parts[0].split(' ').next().unwrap_or("")), row.copies, "{first}");
        assert_eq!(parts[1], if card.cost == 0 { "free".to_owned() } else { format!("{} pp", card.cost) }, "{first}");
        let when = match card.when {
            When::Battle => "battle",
            When::Turn => "day",
            When::Move | When::MoveStart => "move",
            When::Window => "window",
        };
        assert_eq!(parts[2], when, "{first}");
    }
}

/// [creature.8]
#[test]
fn the_page_tells_of_these_creatures() {
    let told = rows("creature.8");
    assert_eq!(told.len(), edition().creatures.len());
    for row in told {
        let name: String = row[0].to_lowercase().replace('\'', "").replace(' ', "-");
        let name = name.trim_start_matches("the-");
        let card = edition().creatures.iter().find(|card| card.creature.name().trim_start_matches("the-") == name);
        let card = card.unwrap_or_else(|| panic!("no creature {name}"));
        let numbers = [card.speed, card.battle.strength, card.battle.protection, card.battle.damage];
        assert_eq!(row[2..6], numbers.map(|number| number.to_string()), "{name}");
    }
}

/// [battlecard.1]
#[test]
fn the_page_tells_of_these_battle_cards() {
    let told = rows("battlecard.1");
    assert_eq!(told.len(), edition().battle_cards.len());
    for (row, card) in told.iter().zip(edition().battle_cards) {
        let numbers = [card.strength, card.damage, card.own_damage, card.protection];
        assert_eq!(row[1..5], numbers.map(|number| number.to_string()), "{}", row[0]);
    }
}

/// The revised printing has the same tiles, cards and creatures, and its page tells of none of them.
#[test]
fn the_revised_box_holds_the_same() {
    let [first, revised] = BOTH.map(|ruleset| find(ruleset).unwrap());
    let tiles = |edition: &Edition| -> Vec<_> {
        edition.tiles.iter().map(|row| (row.power.name, row.colour, row.level, row.copies)).collect()
    };
    let deck = |edition: &Edition| -> Vec<_> { edition.deck.iter().map(|row| (row.card, row.copies)).collect() };
    assert_eq!((tiles(first), deck(first)), (tiles(revised), deck(revised)));
    assert_eq!(first.battle_cards, revised.battle_cards);
    let page = include_str!("../../../../rules/bs2.md");
    for changed in ["### tile.", "### card.", "### battlecard.", "### creature.8"] {
        assert!(!page.contains(changed), "{changed}");
    }
}
