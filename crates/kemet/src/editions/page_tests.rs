//! The pages and the boxes they are played with tell the same numbers. The page of the revised printing changes none.

use super::find;
use crate::cards::When;
use crate::creatures::{Breed, CreatureCard};
use crate::edition::Edition;
use crate::gods::God;
use crate::testkit::{FIRST, REVISED, RISE};
use crate::tiles::{Icon, Perk};

/// A box with the pages that tell of it, the nearest first.
struct Book {
    ruleset: &'static str,
    pages: &'static [&'static str],
    gems: &'static [&'static str],
}

const FORMER: &str = include_str!("../../../../rules/bs1.md");
const LATEST: &str = include_str!("../../../../rules/rotg.md");
const GEMS: [&str; 5] = ["Diamond", "Ruby", "Sapphire", "Onyx", "Amethyst"];

const BOOKS: [Book; 2] = [
    Book { ruleset: FIRST, pages: &[FORMER], gems: &GEMS },
    Book { ruleset: RISE, pages: &[LATEST, FORMER], gems: &GEMS },
];

impl Book {
    fn edition(&self) -> &'static Edition {
        find(self.ruleset).unwrap()
    }

    /// A section on the first page that has it, from its heading on.
    fn from(&self, id: &str) -> &'static str {
        let head = format!("### {id} ");
        let found = self.pages.iter().find_map(|page| page.find(&head).map(|start| &page[start..]));
        found.unwrap_or_else(|| panic!("no section {id}"))
    }

    /// The text of a section, in one line.
    fn section(&self, id: &str) -> String {
        let text = self.from(id).split_once('\n').map_or("", |(_, text)| text);
        text.split("\n#").next().unwrap_or("").trim().replace('\n', " ")
    }

    /// The rows of a section's table, the head left out.
    fn rows(&self, id: &str) -> Vec<Vec<String>> {
        let lines = self.from(id).lines().skip_while(|line| !line.starts_with("|---")).skip(1);
        let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        lines.take_while(|line| line.starts_with('|')).map(cells).collect()
    }
}

fn number(word: &str) -> u8 {
    ["zero", "one", "two", "three"].iter().position(|known| *known == word).map_or(0, |number| number as u8)
}

#[test]
fn the_pages_tell_of_these_tiles() {
    for book in BOOKS {
        for tile in book.edition().tiles {
            let gem = book.gems[tile.colour as usize];
            let text = book.section(tile.power.rule);
            let first = text.split(". ").next().unwrap_or("");
            assert!(first.contains(&format!("{gem} {}", tile.level)), "{}: {first}", tile.power.name);
            let copies = first.split(", ").find(|part| part.contains("cop")).unwrap_or("");
            let copies = copies.split(' ').next().unwrap_or("");
            assert_eq!(number(copies), tile.copies, "{first}");
            assert_eq!(first.contains("none in a game of two"), !tile.in_small_games, "{first}");
            let companion = tile.power.creature.map(|creature| creature.breed().name());
            let told = Breed::ALL.into_iter().map(Breed::name).find(|name| first.contains(name));
            assert_eq!(told, companion, "{first}");
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
}

#[test]
fn the_pages_tell_of_these_cards() {
    for book in BOOKS {
        for row in book.edition().deck {
            let card = row.card.card();
            let text = book.section(card.rule);
            let first = text.split(". ").next().unwrap_or("").to_lowercase();
            let parts: Vec<&str> = first.split(", ").collect();
            assert_eq!(number(parts[0].split(' ').next().unwrap_or("")), row.copies, "{first}");
            let price = if card.cost == 0 { "free".to_owned() } else { format!("{} pp", card.cost) };
            assert_eq!(parts[1], price, "{first}");
            let when = match card.when {
                When::Battle => "battle",
                When::Turn => "day",
                When::Move | When::MoveStart => "move",
                When::Window => "window",
            };
            assert_eq!(parts[2], when, "{first}");
        }
    }
}

/// [creature.8] [servant.5]
#[test]
fn the_pages_tell_of_these_companions() {
    for book in BOOKS {
        let edition = book.edition();
        let numbers = |name: &str, breed: Breed| {
            let name = name.to_lowercase().replace('\'', "").replace(' ', "-");
            let known = |card: &&CreatureCard| {
                card.creature.breed() == breed
                    && card.creature.name().trim_start_matches("the-") == name.trim_start_matches("the-")
            };
            edition.creatures.iter().find(known).unwrap_or_else(|| panic!("no {name}"))
        };
        let told = book.rows("creature.8");
        for row in &told {
            let CreatureCard { speed, battle, .. } = numbers(&row[0], Breed::Beast);
            let all = [*speed, battle.strength, battle.protection, battle.damage].map(|number| number.to_string());
            assert_eq!(row[2..6], all, "{}", row[0]);
            let unblockable = if book.ruleset == RISE { row[6].clone() } else { "0".into() };
            assert_eq!(unblockable, battle.unblockable.to_string(), "{}", row[0]);
        }
        let servants = if book.ruleset == RISE { book.rows("servant.5") } else { Vec::new() };
        for row in &servants {
            let CreatureCard { speed, battle, .. } = numbers(&row[0], Breed::Servant);
            assert_eq!(row[2..5], [*speed, battle.strength, battle.shields].map(|number| number.to_string()));
        }
        assert_eq!(told.len() + servants.len(), edition.creature_tiles.count());
    }
}

/// [battlecard.1]
#[test]
fn the_pages_tell_of_these_battle_cards() {
    for book in BOOKS {
        let told = book.rows("battlecard.1");
        let cards = book.edition().battle_cards;
        for (row, card) in told.iter().zip(cards) {
            let numbers = [card.strength, card.damage, card.own_damage, card.protection];
            assert_eq!(row[1..5], numbers.map(|number| number.to_string()), "{}", row[0]);
            let shields = if book.ruleset == RISE { row[5].clone() } else { "0".into() };
            assert_eq!(shields, card.shields.to_string(), "{}", row[0]);
        }
        assert_eq!(told.len(), cards.len());
    }
}

/// [god.11]
#[test]
fn the_page_tells_of_these_gods() {
    let told = BOOKS[1].rows("god.11");
    assert_eq!(told.len(), God::COUNT);
    for (row, god) in told.iter().zip(God::ALL) {
        let card = god.card();
        assert_eq!(row[0].to_lowercase(), card.name);
        assert_eq!(row[1..3], [card.life, card.strength].map(|number| number.to_string()), "{}", card.name);
        let text = BOOKS[1].section(card.rule);
        assert!(text.starts_with(&format!("{} LP, strength {}.", card.life, card.strength)), "{text}");
    }
}

/// The revised printing has the same tiles, cards and creatures, and its page tells of none of them.
#[test]
fn the_revised_box_holds_the_same() {
    let [first, revised] = [FIRST, REVISED].map(|ruleset| find(ruleset).unwrap());
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
