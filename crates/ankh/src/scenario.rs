//! Scenarios: where everything stands at the start, read from text. Those of the box are read the same way as one a
//! player wrote. [scenario.1]

mod draft;

use crate::board::{Board, Settings};
use crate::hex::{HEXES, Hex, HexSet};
use crate::kinds::{Monument, TOKENS};
use crate::map::MAP;
use crate::query;
use draft::Draft;
use std::fmt;

/// Where one player starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Start {
    pub god: Hex,
    pub warrior: Hex,
    pub monument: (Monument, Hex),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    pub name: String,
    pub provenance: String,
    pub starts: Vec<Start>,
    /// Monuments nobody controls, by kind.
    pub neutral: [HexSet; 3],
    /// The regions in the order of their Conflict tokens.
    pub regions: [HexSet; TOKENS],
}

/// Something wrong with a scenario, and the line it stands in, if it stands in one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub line: Option<usize>,
    pub why: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

/// The scenarios of the box, and one of our own, as text.
pub const TEXTS: [&str; 12] = [
    include_str!("scenarios/middle-kingdom-2.txt"),
    include_str!("scenarios/middle-kingdom-3.txt"),
    include_str!("scenarios/middle-kingdom-4.txt"),
    include_str!("scenarios/middle-kingdom-5.txt"),
    include_str!("scenarios/old-kingdom-2.txt"),
    include_str!("scenarios/old-kingdom-3.txt"),
    include_str!("scenarios/old-kingdom-4.txt"),
    include_str!("scenarios/old-kingdom-5.txt"),
    include_str!("scenarios/crossroads-2.txt"),
    include_str!("scenarios/crossroads-3.txt"),
    include_str!("scenarios/crossroads-4.txt"),
    include_str!("scenarios/crossroads-5.txt"),
];

pub const NAMES: [&str; 3] = ["middle-kingdom", "old-kingdom", "crossroads"];

/// What the option is called in a game whose scenario came from a file.
pub const OWN: &str = "own";

/// What the settings call their scenario.
pub fn name(settings: &Settings) -> &'static str {
    NAMES.get(settings.scenario as usize).copied().unwrap_or(OWN)
}

/// The scenario of this name for so many players.
pub fn find(name: &str, players: usize) -> Option<Scenario> {
    let all = TEXTS.iter().filter_map(|text| read(text).ok());
    all.into_iter().find(|scenario| scenario.name == name && scenario.starts.len() == players)
}

/// Reads a scenario, and says what is first wrong with it, and in which line.
pub fn read(text: &str) -> Result<Scenario, String> {
    check(text).map_err(|wrongs| wrongs.first().map_or_else(String::new, ToString::to_string))
}

/// Reads a scenario, or says everything that is wrong: first what is wrong with single lines; if nothing is, what is
/// wrong with the whole. [scenario.2]
pub fn check(text: &str) -> Result<Scenario, Vec<Wrong>> {
    let mut draft = Draft::default();
    let mut wrongs = Vec::new();
    for (number, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty()
            && let Err(why) = draft.line(number + 1, line)
        {
            wrongs.push(Wrong { line: Some(number + 1), why });
        }
    }
    if wrongs.is_empty() { draft.finish() } else { Err(wrongs) }
}

/// The scenario of a board on which nobody has moved yet, as text that can be read again.
pub fn write(board: &Board) -> String {
    let mut lines = vec![format!("scenario {}", name(&board.settings)), format!("players {}", board.players)];
    for (index, start) in board.starts[..board.players as usize].iter().enumerate() {
        lines.push(format!("player {} {}", index + 1, write_start(start)));
    }
    let labels = |hexes: HexSet| hexes.iter().map(|hex| format!(" {}", MAP.label(hex))).collect::<String>();
    for kind in Monument::ALL {
        let here = board.monuments[kind.index()].and(query::neutral(board));
        if !here.is_empty() {
            lines.push(format!("neutral {}{}", kind.name(), labels(here)));
        }
    }
    let camels: Vec<String> =
        camels(board).iter().map(|&[a, b]| format!("{}|{}", MAP.label(a), MAP.label(b))).collect();
    if !camels.is_empty() {
        lines.push(format!("camels {}", camels.join(" ")));
    }
    for (token, region) in board.regions.iter().enumerate() {
        if let Some(hex) = region.lowest() {
            lines.push(format!("token {} {}", token + 1, MAP.label(hex)));
        }
    }
    lines.join("\n") + "\n"
}

/// `god=c1r3 warrior=c3r4 obelisk=c2r4`
pub(crate) fn write_start(start: &Start) -> String {
    let (kind, at) = start.monument;
    format!("god={} warrior={} {}={}", MAP.label(start.god), MAP.label(start.warrior), kind.name(), MAP.label(at))
}

/// The same, read.
pub(crate) fn read_start(pieces: &[&str]) -> Result<Start, String> {
    draft::start(pieces, &mut draft::land)
}

/// Borders between regions that are no rivers: there camels stand.
pub fn camels(board: &Board) -> Vec<[Hex; 2]> {
    let mut camels = Vec::new();
    for hex in MAP.hexes() {
        let region = query::region_of(board, hex);
        let beyond = MAP.land[hex.index()].iter().filter(|&other| other > hex && !region.has(other));
        camels.extend(beyond.map(|other| [hex, other]));
    }
    camels
}

/// The land regions that rivers and these camels make.
pub(crate) fn regions(camels: &[[Hex; 2]]) -> Vec<HexSet> {
    let mut left = HexSet::first(HEXES).minus(MAP.water);
    let mut regions = Vec::new();
    while let Some(hex) = left.lowest() {
        let mut region = HexSet::only(hex);
        loop {
            let mut wider = region;
            for hex in region.iter() {
                let barred = camels.iter().filter(|pair| pair.contains(&hex)).flatten();
                let open = barred
                    .filter(|&&other| other != hex)
                    .fold(MAP.land[hex.index()], |open, &other| open.without(other));
                wider = wider.or(open);
            }
            if wider == region {
                break;
            }
            region = wider;
        }
        left = left.minus(region);
        regions.push(region);
    }
    regions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_of_the_box_is_sound() {
        for text in TEXTS {
            let scenario = read(text).unwrap_or_else(|why| panic!("{why}\n{text}"));
            // The region of player k's monument has token k. [scenario.1]
            for (start, region) in scenario.starts.iter().zip(scenario.regions) {
                assert!(region.has(start.monument.1), "{}", scenario.name);
            }
        }
        for name in NAMES {
            for players in 2..=5 {
                assert!(find(name, players).is_some(), "{name} {players}");
            }
        }
    }

    #[test]
    fn a_scenario_laid_out_is_written_as_it_was_read() {
        for text in TEXTS {
            let scenario = read(text).expect("it is sound");
            let board = Board::new(&scenario, Settings::default());
            let again = read(&write(&board)).unwrap_or_else(|why| panic!("{why}\n{}", write(&board)));
            assert_eq!(again.starts, scenario.starts);
            assert_eq!((again.neutral, again.regions), (scenario.neutral, scenario.regions));
        }
    }

    #[test]
    fn each_thing_wrong_is_told() {
        let good = TEXTS[2];
        let wrong = |from: &str, to: &str, why: &str| {
            assert!(good.contains(from), "{from}");
            let said = read(&good.replacen(from, to, 1)).unwrap_err();
            assert!(said.contains(why), "{from} -> {to}: {said}");
        };
        wrong("scenario middle-kingdom\n", "", "has no name");
        wrong("scenario middle-kingdom\n", "scenario a\nscenario b\n", "line 2: the name is said twice");
        wrong("players 4\n", "", "'players N' is missing");
        wrong("players 4\n", "players 4\nplayers 4\n", "line 3: the number of players is said twice");
        wrong("players 4", "players 7", "line 2: '7' is not a number from 2 to 5");
        wrong("players 4", "players 3", "line 7: player 4 is one too many: the scenario is for 3");
        wrong("players 4", "players 5", "player 5 is missing: the scenario is for 5");
        wrong("god=c1r3", "god=c4r6", "line 4: c4r6 is water");
        wrong("god=c1r3", "god=z9", "line 4: there is no space 'z9'");
        wrong("god=c1r3", "god", "line 4: 'god' should be piece=space");
        wrong("god=c1r3", "god=c2r3", "line 4: two pieces stand on c2r3");
        wrong("temple=c2r4", "sphinx=c2r4", "'sphinx' is no monument");
        wrong("temple=c2r4", "temple=c2r4 obelisk=c0r7", "line 4: it has two monuments");
        wrong("god=c1r3", "god=c1r3 god=c0r7", "line 4: it has two of 'god'");
        wrong(" temple=c2r4", "", "line 4: a player wants a god, a warrior and one monument");
        wrong("player 2", "player 1", "line 5: player 1 is named twice, first in line 4");
        wrong("player 2", "player two", "line 5: 'two' is not a player: players are numbered from 1");
        wrong("player 2", "player 0", "line 5: '0' is not a player: players are numbered from 1");
        wrong("neutral obelisk c1r4 c8r3", "neutral obelisk", "line 8: 'neutral' wants the spaces");
        wrong("neutral obelisk c1r4", "neutral tower c1r4", "line 8: 'tower' is no monument");
        wrong("neutral obelisk c1r4", "neutral obelisk c1r3", "line 8: two pieces stand on c1r3");
        wrong("c0r3|c0r4", "c0r3|c0r5", "c0r3 and c0r5 do not touch");
        wrong("c0r3|c0r4", "c0r2|c1r1", "there is a river between c0r2 and c1r1");
        wrong("c0r3|c0r4", "c0r3-c0r4", "line 11: 'c0r3-c0r4' should be two spaces with | between");
        wrong("c0r3|c0r4", "c0r4|c0r3 c0r3|c0r4", "line 11: two camels stand between c0r3 and c0r4");
        wrong("c0r3|c0r4 ", "", "line 11: the camel between c0r4 and c1r3 parts nothing");
        wrong("token 4 c6r4\n", "", "no token lies in the region around c5r6, so nobody would ever fight there");
        wrong("token 4 c6r4", "token 5 c6r4", "line 15: token 4 is missing");
        wrong("token 4 c6r4", "token 9 c6r4", "line 15: '9' is not a token from 1 to 8");
        wrong("token 4 c6r4", "token 3 c6r4", "line 15: token 3 is placed twice, first in line 14");
        wrong("token 4 c6r4", "token 4 c5r2", "line 15: token 4 lies in the region that has token 3");
        wrong("neutral obelisk c1r4 c8r3", "tower c1r4", "'tower c1r4' is not a line of a scenario");
        wrong(
            "neutral obelisk c1r4 c8r3",
            "neutral temple c1r4 c8r3 c0r2 c1r1 c2r1 c3r2 c4r2 c5r1 c6r2",
            "there are 13 of 'temple', and 10 in the box",
        );
    }

    /// Camels and tokens for three caravans must be left. [scenario.2] [ruling.73]
    #[test]
    fn more_regions_and_camels_than_the_box_has_for_are_told() {
        // Old Kingdom for five has five regions and seven camels.
        let said = |more: &str| {
            let wrongs = check(&format!("{}camels {more}\n", TEXTS[7])).unwrap_err();
            wrongs.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        };
        let five = said("c1r7|c2r8 c1r8|c2r8 c1r8|c2r9 c2r7|c2r8 c2r7|c3r7");
        assert!(five.contains("there are 6 regions, at most 5 may be") && !five.contains("camels"), "{five}");
        let six = said("c5r1|c6r2 c5r2|c6r2 c5r2|c6r3 c5r3|c6r3 c6r1|c6r2 c6r1|c7r1");
        assert!(six.contains("there are 13 camels, at most 12 may stand"), "{six}");
        let corner = said("c0r7|c0r8 c0r8|c1r7 c1r7|c1r8 c1r8|c2r8 c1r8|c2r9");
        assert!(corner.contains("the region around c0r8 has 2 land spaces, at least 6 are needed"), "{corner}");
    }

    #[test]
    fn every_wrong_line_is_told_at_once() {
        let wrongs = check("scenario a b\nplayers 9\n\n# a note\nplayer 1 god=c4r6\n").unwrap_err();
        assert_eq!(wrongs.iter().map(|wrong| wrong.line).collect::<Vec<_>>(), [Some(1), Some(2), Some(5)]);
        let whole = check("").unwrap_err();
        assert_eq!(whole.iter().map(|wrong| wrong.line).collect::<Vec<_>>(), [None; 5]);
    }
}
