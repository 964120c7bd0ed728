//! A scenario while it is read, line by line, and what must hold of the whole. [scenario.2]

use super::{Scenario, Start, Wrong, regions};
use crate::ask::shore::has_no_hole;
use crate::hex::{Hex, HexSet};
use crate::kinds::{CAMELS, MONUMENTS, Monument, SMALLEST, TOKENS};
use crate::map::MAP;

/// The box has so many camels and tokens, and three caravans in a game take six and one each. [ruling.73]
const CARAVANS: usize = 3;
const MOST_CAMELS: usize = 30 - CARAVANS * CAMELS;
const MOST_REGIONS: usize = TOKENS - CARAVANS;

#[derive(Default)]
pub(super) struct Draft {
    name: Option<String>,
    provenance: Option<String>,
    players: Option<usize>,
    starts: Vec<Placed<usize, Start>>,
    neutral: [HexSet; 3],
    occupied: HexSet,
    camels: Vec<(usize, [Hex; 2])>,
    tokens: Vec<Placed<usize, Hex>>,
}

/// Something with a number, and the line it was read in.
struct Placed<N, T> {
    line: usize,
    number: N,
    what: T,
}

impl Draft {
    pub(super) fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let key = words.next().unwrap_or("");
        let words: Vec<&str> = words.collect();
        match (key, &words[..]) {
            ("scenario", _) if self.name.is_some() => return Err("the name is said twice".into()),
            ("scenario", [name]) => self.name = Some((*name).to_owned()),
            ("scenario", _) => return Err("a scenario wants a name of one word".into()),
            ("provenance", [name]) => self.provenance = Some((*name).to_owned()),
            ("players", _) if self.players.is_some() => return Err("the number of players is said twice".into()),
            ("players", [count]) => {
                let players = count.parse().ok().filter(|players| (2..=5).contains(players));
                self.players = Some(players.ok_or_else(|| format!("'{count}' is not a number from 2 to 5"))?);
            }
            ("player", [player, pieces @ ..]) => self.player(number, player, pieces)?,
            ("neutral", [kind, spaces @ ..]) => {
                let kind = monument(kind)?;
                if spaces.is_empty() {
                    return Err(format!("'neutral' wants the spaces of each {}", kind.name()));
                }
                for space in spaces {
                    let hex = self.place(space)?;
                    self.neutral[kind.index()] = self.neutral[kind.index()].with(hex);
                }
            }
            ("camels", borders @ [_, ..]) => {
                for text in borders {
                    self.camel(number, border(text)?)?;
                }
            }
            ("token", [token, space]) => self.token(number, token, space)?,
            _ => return Err(format!("'{line}' is not a line of a scenario")),
        }
        Ok(())
    }

    fn player(&mut self, line: usize, text: &str, pieces: &[&str]) -> Result<(), String> {
        let player = text.parse().ok().filter(|&player: &usize| player > 0);
        let player = player.ok_or_else(|| format!("'{text}' is not a player: players are numbered from 1"))?;
        if let Some(other) = self.starts.iter().find(|start| start.number == player) {
            return Err(format!("player {player} is named twice, first in line {}", other.line));
        }
        let what = start(pieces, &mut |space| self.place(space))?;
        self.starts.push(Placed { line, number: player, what });
        Ok(())
    }

    fn camel(&mut self, line: usize, [a, b]: [Hex; 2]) -> Result<(), String> {
        if self.camels.iter().any(|(_, pair)| pair.contains(&a) && pair.contains(&b)) {
            return Err(format!("two camels stand between {} and {}", MAP.label(a), MAP.label(b)));
        }
        self.camels.push((line, [a, b]));
        Ok(())
    }

    fn token(&mut self, line: usize, text: &str, space: &str) -> Result<(), String> {
        let token = text.parse().ok().filter(|token| (1..=TOKENS).contains(token));
        let token: usize = token.ok_or_else(|| format!("'{text}' is not a token from 1 to {TOKENS}"))?;
        if let Some(other) = self.tokens.iter().find(|placed| placed.number == token) {
            return Err(format!("token {token} is placed twice, first in line {}", other.line));
        }
        self.tokens.push(Placed { line, number: token, what: land(space)? });
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

    /// The scenario, if the whole holds together.
    pub(super) fn finish(mut self) -> Result<Scenario, Vec<Wrong>> {
        self.starts.sort_unstable_by_key(|start| start.number);
        self.tokens.sort_unstable_by_key(|token| token.number);
        let camels: Vec<[Hex; 2]> = self.camels.iter().map(|&(_, pair)| pair).collect();
        let regions = regions(&camels);
        let mut wrongs = Vec::new();
        self.judge_players(&mut wrongs);
        self.judge_monuments(&mut wrongs);
        self.judge_camels(&regions, &mut wrongs);
        let ordered = self.order(&regions, &mut wrongs);
        match self.name {
            Some(name) if wrongs.is_empty() => Ok(Scenario {
                name,
                provenance: self.provenance.unwrap_or_else(|| "own".to_owned()),
                starts: self.starts.into_iter().map(|start| start.what).collect(),
                neutral: self.neutral,
                regions: ordered,
            }),
            Some(_) | None => Err(wrongs),
        }
    }

    fn judge_players(&self, wrongs: &mut Vec<Wrong>) {
        if self.name.is_none() {
            wrongs.push(whole("the scenario has no name: a line 'scenario NAME' is missing"));
        }
        let Some(players) = self.players else {
            wrongs.push(whole("a line 'players N' is missing"));
            return;
        };
        let missing = (1..=players).filter(|&player| self.starts.iter().all(|start| start.number != player));
        wrongs
            .extend(missing.map(|player| whole(format!("player {player} is missing: the scenario is for {players}"))));
        let many = self.starts.iter().filter(|start| start.number > players);
        wrongs.extend(many.map(|start| {
            let why = format!("player {} is one too many: the scenario is for {players}", start.number);
            Wrong { line: Some(start.line), why }
        }));
    }

    fn judge_monuments(&self, wrongs: &mut Vec<Wrong>) {
        for (kind, neutral) in Monument::ALL.into_iter().zip(self.neutral) {
            let count = neutral.count() + self.starts.iter().filter(|start| start.what.monument.0 == kind).count();
            if count > MONUMENTS as usize {
                wrongs.push(whole(format!("there are {count} of '{}', and {MONUMENTS} in the box", kind.name())));
            }
        }
    }

    fn judge_camels(&self, regions: &[HexSet], wrongs: &mut Vec<Wrong>) {
        let count = self.camels.len();
        if count > MOST_CAMELS {
            let why = format!("there are {count} camels, at most {MOST_CAMELS} may stand, so that enough are left for");
            wrongs.push(whole(format!("{why} {CARAVANS} caravans")));
        }
        for &(line, [a, b]) in &self.camels {
            if regions.iter().any(|region| region.has(a) && region.has(b)) {
                let (a, b) = (MAP.label(a), MAP.label(b));
                let why = format!("the camel between {a} and {b} parts nothing: its line is not closed");
                wrongs.push(Wrong { line: Some(line), why });
            }
        }
        for small in regions.iter().filter(|region| region.count() < SMALLEST) {
            let count = small.count();
            let why = format!("the region around {} has {count} land spaces, at least", around(*small));
            wrongs.push(whole(format!("{why} {SMALLEST} are needed")));
        }
        for ring in regions.iter().filter(|&&region| !has_no_hole(region)) {
            let why = format!("the region around {} surrounds another: a line of camels", around(*ring));
            wrongs.push(whole(format!("{why} begins and ends at something")));
        }
        if regions.len() > MOST_REGIONS {
            let why =
                format!("there are {} regions, at most {MOST_REGIONS} may be, so that enough tokens", regions.len());
            wrongs.push(whole(format!("{why} are left for {CARAVANS} caravans")));
        }
    }

    /// The regions in the order of their tokens.
    fn order(&self, regions: &[HexSet], wrongs: &mut Vec<Wrong>) -> [HexSet; TOKENS] {
        let mut ordered = [HexSet::NONE; TOKENS];
        for (place, &Placed { line, number, what }) in self.tokens.iter().enumerate() {
            if number != place + 1 {
                let why = format!("token {} is missing: tokens are numbered without holes", place + 1);
                wrongs.push(Wrong { line: Some(line), why });
                return ordered;
            }
            let region = regions.iter().find(|region| region.has(what)).copied().unwrap_or_default();
            match ordered.iter().position(|&other| other == region) {
                Some(other) => {
                    let why = format!("token {number} lies in the region that has token {} already", other + 1);
                    wrongs.push(Wrong { line: Some(line), why });
                }
                None => ordered[place] = region,
            }
        }
        for without in regions.iter().filter(|region| !ordered.contains(region)) {
            let why = format!("no token lies in the region around {}", around(*without));
            wrongs.push(whole(format!("{why}, so nobody would ever fight there")));
        }
        ordered
    }
}

/// What is wrong with no line in particular.
fn whole(why: impl Into<String>) -> Wrong {
    Wrong { line: None, why: why.into() }
}

/// A space to name a region by.
fn around(region: HexSet) -> String {
    region.lowest().map(|hex| MAP.label(hex)).unwrap_or_default()
}

/// `god=c1r3 warrior=c3r4 obelisk=c2r4`, each on a space that can be had.
pub(super) fn start(pieces: &[&str], place: &mut dyn FnMut(&str) -> Result<Hex, String>) -> Result<Start, String> {
    let (mut god, mut warrior, mut owned) = (None, None, None);
    for piece in pieces {
        let (kind, space) = piece.split_once('=').ok_or_else(|| format!("'{piece}' should be piece=space"))?;
        let hex = place(space)?;
        match kind {
            "god" if god.replace(hex).is_none() => {}
            "warrior" if warrior.replace(hex).is_none() => {}
            "god" | "warrior" => return Err(format!("it has two of '{kind}'")),
            _ if owned.replace((monument(kind)?, hex)).is_some() => return Err("it has two monuments".into()),
            _ => {}
        }
    }
    match (god, warrior, owned) {
        (Some(god), Some(warrior), Some(monument)) => Ok(Start { god, warrior, monument }),
        _ => Err("a player wants a god, a warrior and one monument".into()),
    }
}

fn monument(name: &str) -> Result<Monument, String> {
    Monument::named(name).ok_or_else(|| format!("'{name}' is no monument: obelisk, temple or pyramid"))
}

pub(super) fn land(label: &str) -> Result<Hex, String> {
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
