//! The tables of `rules/ankh.md` are those of the engine.

use crate::kit::hex;
use ankh::hex::HexSet;
use ankh::kinds::Monument;
use ankh::map::{MAP, Terrain};
use ankh::scenario::{self, NAMES};

const RULES: &str = include_str!("../../../../rules/ankh.md");

/// A section's lines, without its title.
fn section(id: &str) -> Vec<&'static str> {
    let from = RULES.find(&format!("### {id} ")).unwrap_or_else(|| panic!("no section {id}"));
    RULES[from..].lines().skip(1).take_while(|line| !line.starts_with('#')).collect()
}

/// The cells of the rows of its tables.
fn rows(id: &str) -> Vec<Vec<&'static str>> {
    let rows = section(id).into_iter().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|'));
    rows.map(|row| row.split('|').map(str::trim).collect()).collect()
}

/// The first word of this form in a text.
fn space(text: &str) -> HexSet {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter_map(|word| MAP.find(word)).collect()
}

/// [board.2]
#[test]
fn the_map() {
    let mut land = [HexSet::NONE; 3];
    for row in rows("board.2") {
        let Some(number) = row[0].strip_prefix('r') else { continue };
        for (column, cell) in row[1..].iter().enumerate() {
            let here = MAP.find(&format!("c{column}r{number}"));
            let terrain = match cell.chars().next() {
                Some('F') => Some(Terrain::Fertile),
                Some('D') => Some(Terrain::Desert),
                Some('~') => Some(Terrain::Water),
                _ => None,
            };
            assert_eq!(here.map(|hex| MAP.terrain[hex.index()]), terrain, "c{column}r{number}");
            if let (Some(hex), Some(region)) = (here, cell.chars().nth(1)) {
                let region = "dwe".find(region).unwrap();
                land[region] = land[region].with(hex);
            }
        }
    }
    let empty = scenario::find("middle-kingdom", 2).unwrap();
    for region in land {
        assert!(empty.regions.contains(&region), "{}", crate::kit::labels(region));
    }
}

/// [board.3]
#[test]
fn the_rivers() {
    let mut rivers = 0;
    for row in rows("board.3").into_iter().skip(2) {
        for border in row[1].split(", ") {
            let (a, b) = border.split_once('‖').unwrap();
            let (a, b) = (hex(a), hex(b));
            assert!(MAP.near[a.index()].has(b) && !MAP.land[a.index()].has(b), "{border}");
            rivers += 1;
        }
    }
    let land = MAP.hexes().filter(|&hex| !MAP.is_water(hex));
    let barred = land.map(|hex| MAP.near[hex.index()].minus(MAP.water).minus(MAP.land[hex.index()]).count());
    assert_eq!((rivers, barred.sum::<usize>()), (31, 62));
}

/// [board.5] [ruling.3] Water belongs to every region it touches.
#[test]
fn the_water() {
    let t = crate::kit::laid("", &["ra; god c1r4", "isis; god c7r4"]);
    let mut told = HexSet::NONE;
    for row in rows("board.5").into_iter().skip(2) {
        let tokens: Vec<usize> = [("West", 0), ("East", 1), ("Delta", 2)]
            .iter()
            .filter(|(name, _)| row[1].contains(name))
            .map(|pair| pair.1)
            .collect();
        for water in space(row[0]).iter() {
            let of: Vec<usize> = (0..3).filter(|&token| ankh::query::area(t.board(), token).has(water)).collect();
            assert_eq!(of, tokens, "{}", MAP.label(water));
            told = told.with(water);
        }
    }
    assert_eq!(told, MAP.water);
}

/// [scenario.1] [ruling.26]
#[test]
fn the_scenarios() {
    for name in NAMES {
        for players in 2..=5 {
            let scenario = scenario::find(name, players).unwrap();
            let id = format!("scenario.{name}-{players}");
            let mut neutral = [HexSet::NONE; 3];
            let mut tokens = 0;
            for row in rows(&id) {
                let what = row[0];
                if let Ok(number) = what.parse::<usize>() {
                    let start = scenario.starts[number - 1];
                    let (kind, at) = row[3].split_once(' ').unwrap();
                    assert_eq!(
                        (MAP.label(start.god), MAP.label(start.warrior)),
                        (row[1].into(), row[2].into()),
                        "{id}"
                    );
                    assert_eq!(start.monument, (Monument::named(&kind.to_lowercase()).unwrap(), hex(at)), "{id}");
                } else if let Some(kind) = what.strip_prefix("neutral ") {
                    let kind = kind.to_lowercase();
                    let kind = Monument::named(kind.strip_suffix('s').unwrap_or(&kind)).unwrap();
                    neutral[kind.index()] = space(row[1]);
                } else if let Some(number) = what.strip_prefix("token ") {
                    let region = scenario.regions[number.parse::<usize>().unwrap() - 1];
                    assert!(row[1].contains(&format!(", {} land spaces", region.count())), "{id} {}", row[1]);
                    assert_eq!(space(row[1]).minus(region), HexSet::NONE, "{id} {}", row[1]);
                    tokens += 1;
                } else if what == "camels" && row[1] != "none" {
                    for border in row[1].split(", ") {
                        let (a, b) = border.split_once('‖').unwrap();
                        let of = |label: &str| scenario.regions.iter().position(|region| region.has(hex(label)));
                        assert!(MAP.land[hex(a).index()].has(hex(b)) && of(a) != of(b), "{id} {border}");
                    }
                }
            }
            assert_eq!(scenario.neutral, neutral, "{id}");
            assert_eq!(tokens, scenario.regions.iter().filter(|region| !region.is_empty()).count(), "{id}");
        }
    }
}
