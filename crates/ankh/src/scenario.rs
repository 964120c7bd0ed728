//! Scenarios: where everything stands at the start, read from text. Those of the box are read the same way as one a
//! player wrote. [scenario.1]

use crate::ask::shore::has_no_hole;
use crate::hex::{HEXES, Hex, HexSet};
use crate::kinds::{Monument, SMALLEST, TOKENS};
use crate::map::MAP;

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

/// The scenario of this name for so many players.
pub fn find(name: &str, players: usize) -> Option<Scenario> {
    let all = TEXTS.iter().filter_map(|text| read(text).ok());
    all.into_iter().find(|scenario| scenario.name == name && scenario.starts.len() == players)
}

/// Reads a scenario, and says what is wrong with it, and in which line.
pub fn read(text: &str) -> Result<Scenario, String> {
    let mut draft = Draft::default();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() {
            draft.line(line).map_err(|why| format!("line {}: {why}", number + 1))?;
        }
    }
    draft.finish()
}

#[derive(Default)]
struct Draft {
    name: Option<String>,
    provenance: Option<String>,
    players: Option<usize>,
    starts: Vec<(usize, Start)>,
    neutral: [HexSet; 3],
    occupied: HexSet,
    camels: Vec<[Hex; 2]>,
    tokens: Vec<(usize, Hex)>,
}

impl Draft {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let key = words.next().unwrap_or("");
        let words: Vec<&str> = words.collect();
        match (key, &words[..]) {
            ("scenario", [name]) => self.name = Some((*name).to_owned()),
            ("provenance", [name]) => self.provenance = Some((*name).to_owned()),
            ("players", [number]) => {
                let players = number.parse().ok().filter(|players| (2..=5).contains(players));
                self.players = Some(players.ok_or_else(|| format!("'{number}' is not a number from 2 to 5"))?);
            }
            ("player", [number, pieces @ ..]) => self.player(number, pieces)?,
            ("neutral", [kind, spaces @ ..]) => {
                let kind = monument(kind)?;
                for space in spaces {
                    let hex = self.place(space)?;
                    self.neutral[kind.index()] = self.neutral[kind.index()].with(hex);
                }
            }
            ("camels", borders) => {
                for text in borders {
                    self.camels.push(border(text)?);
                }
            }
            ("token", [number, space]) => {
                let token = number.parse().ok().filter(|token| (1..=TOKENS).contains(token));
                let token: usize = token.ok_or_else(|| format!("'{number}' is not a token from 1 to {TOKENS}"))?;
                if self.tokens.iter().any(|&(other, _)| other == token) {
                    return Err(format!("token {token} is placed twice"));
                }
                self.tokens.push((token, land(space)?));
            }
            _ => return Err(format!("'{line}' is not a line of a scenario")),
        }
        Ok(())
    }

    fn player(&mut self, number: &str, pieces: &[&str]) -> Result<(), String> {
        let player: usize = number.parse().map_err(|_| format!("'{number}' is not a player"))?;
        if player == 0 || self.starts.iter().any(|&(other, _)| other == player) {
            return Err(format!("player {player} is named twice, or is 0"));
        }
        let (mut god, mut warrior, mut owned) = (None, None, None);
        for piece in pieces {
            let (kind, space) = piece.split_once('=').ok_or_else(|| format!("'{piece}' should be piece=space"))?;
            let hex = self.place(space)?;
            let taken = match kind {
                "god" => god.replace(hex).is_some(),
                "warrior" => warrior.replace(hex).is_some(),
                _ => owned.replace((monument(kind)?, hex)).is_some(),
            };
            if taken {
                return Err(format!("player {player} has two of '{kind}', or two monuments"));
            }
        }
        let (Some(god), Some(warrior), Some(monument)) = (god, warrior, owned) else {
            return Err(format!("player {player} wants a god, a warrior and one monument"));
        };
        self.starts.push((player, Start { god, warrior, monument }));
        Ok(())
    }

    /// A land space that nothing else stands on.
    fn place(&mut self, label: &str) -> Result<Hex, String> {
        let hex = land(label)?;
        if self.occupied.has(hex) {
            return Err(format!("two pieces stand on {label}"));
        }
        self.occupied = self.occupied.with(hex);
        Ok(hex)
    }

    fn finish(mut self) -> Result<Scenario, String> {
        let name = self.name.ok_or("the scenario has no name: a line 'scenario NAME' is missing")?;
        let players = self.players.ok_or("a line 'players N' is missing")?;
        self.starts.sort_unstable_by_key(|&(player, _)| player);
        let numbers: Vec<usize> = self.starts.iter().map(|&(player, _)| player).collect();
        if numbers != (1..=players).collect::<Vec<_>>() {
            return Err(format!("players 1 to {players} must each be named once; named are {numbers:?}"));
        }
        for (kind, neutral) in Monument::ALL.into_iter().zip(self.neutral) {
            let owned = self.starts.iter().filter(|(_, start)| start.monument.0 == kind).count();
            if neutral.count() + owned > crate::kinds::MONUMENTS as usize {
                return Err(format!("there are more than {} of '{}'", crate::kinds::MONUMENTS, kind.name()));
            }
        }
        let regions = regions(&self.camels);
        for &[a, b] in &self.camels {
            if regions.iter().any(|region| region.has(a) && region.has(b)) {
                let (a, b) = (MAP.label(a), MAP.label(b));
                return Err(format!("the camel between {a} and {b} parts nothing: its line is not closed"));
            }
        }
        if let Some(small) = regions.iter().find(|region| region.count() < SMALLEST) {
            let at = small.lowest().map(|hex| MAP.label(hex)).unwrap_or_default();
            return Err(format!(
                "the region around {at} has {} land spaces, at least {SMALLEST} are needed",
                small.count()
            ));
        }
        if let Some(ring) = regions.iter().find(|&&region| !has_no_hole(region)) {
            let at = ring.lowest().map(|hex| MAP.label(hex)).unwrap_or_default();
            return Err(format!(
                "the region around {at} surrounds another: lines of camels begin and end at something"
            ));
        }
        let mut ordered = [HexSet::NONE; TOKENS];
        self.tokens.sort_unstable_by_key(|&(token, _)| token);
        for (place, &(token, hex)) in self.tokens.iter().enumerate() {
            if token != place + 1 {
                return Err(format!("token {} is missing: tokens are numbered without holes", place + 1));
            }
            let region = regions.iter().find(|region| region.has(hex)).copied().unwrap_or_default();
            if ordered.contains(&region) {
                return Err(format!("token {token} lies in a region that has one already"));
            }
            ordered[place] = region;
        }
        if self.tokens.len() != regions.len() {
            return Err(format!("there are {} regions and {} Conflict tokens", regions.len(), self.tokens.len()));
        }
        Ok(Scenario {
            name,
            provenance: self.provenance.unwrap_or_else(|| "own".to_owned()),
            starts: self.starts.into_iter().map(|(_, start)| start).collect(),
            neutral: self.neutral,
            regions: ordered,
        })
    }
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

fn monument(name: &str) -> Result<Monument, String> {
    Monument::named(name).ok_or_else(|| format!("'{name}' is no monument: obelisk, temple or pyramid"))
}

fn land(label: &str) -> Result<Hex, String> {
    let hex = MAP.find(label).ok_or_else(|| format!("there is no space '{label}'"))?;
    if MAP.is_water(hex) { Err(format!("{label} is water")) } else { Ok(hex) }
}

/// `c0r3|c0r4`
fn border(text: &str) -> Result<[Hex; 2], String> {
    let (a, b) = text.split_once('|').ok_or_else(|| format!("'{text}' should be two spaces with | between"))?;
    let pair = [land(a)?, land(b)?];
    if !MAP.near[pair[0].index()].has(pair[1]) {
        return Err(format!("{a} and {b} do not touch"));
    }
    if !MAP.land[pair[0].index()].has(pair[1]) {
        return Err(format!("there is a river between {a} and {b}: no camel stands on it"));
    }
    Ok(pair)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_of_the_box_is_sound() {
        for text in TEXTS {
            let scenario = read(text).unwrap_or_else(|why| panic!("{why}\n{text}"));
            // The region of player k's monument has token k. [scenario.2]
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
    fn each_thing_wrong_is_told() {
        let good = TEXTS[2];
        let wrong = |from: &str, to: &str, why: &str| {
            assert!(good.contains(from), "{from}");
            let said = read(&good.replacen(from, to, 1)).unwrap_err();
            assert!(said.contains(why), "{from} -> {to}: {said}");
        };
        wrong("scenario middle-kingdom\n", "", "has no name");
        wrong("players 4\n", "", "'players N' is missing");
        wrong("players 4", "players 7", "line 2: '7' is not a number from 2 to 5");
        wrong("players 4", "players 3", "players 1 to 3 must each be named once");
        wrong("god=c1r3", "god=c4r6", "line 4: c4r6 is water");
        wrong("god=c1r3", "god=z9", "line 4: there is no space 'z9'");
        wrong("god=c1r3", "god=c2r3", "line 4: two pieces stand on c2r3");
        wrong("temple=c2r4", "sphinx=c2r4", "'sphinx' is no monument");
        wrong(" temple=c2r4", "", "player 1 wants a god, a warrior and one monument");
        wrong("player 2", "player 1", "line 5: player 1 is named twice");
        wrong("c0r3|c0r4", "c0r3|c0r5", "c0r3 and c0r5 do not touch");
        wrong("c0r3|c0r4", "c0r2|c1r1", "there is a river between c0r2 and c1r1");
        wrong("c0r3|c0r4 ", "", "parts nothing");
        wrong("token 4 c6r4\n", "", "there are 4 regions and 3 Conflict tokens");
        wrong("token 4 c6r4", "token 5 c6r4", "token 4 is missing");
        wrong("token 4 c6r4", "token 3 c6r4", "token 3 is placed twice");
        wrong("token 4 c6r4", "token 4 c5r2", "lies in a region that has one already");
        wrong("neutral obelisk c1r4 c8r3", "tower c1r4", "'tower c1r4' is not a line of a scenario");
    }
}
