//! The board from lines of text. Every complaint names its line.

use super::answer::DIRECTION_NAMES;
use super::{BATTLE_STAGES, STAGES, by_name};
use crate::ask::caravan as camels;
use crate::board::{Aim, Battle, Board, Caravan, Conflict, Decided, Ending, SIDES, SideSet, Stage, Strength};
use crate::hex::{Hex, HexSet};
use crate::kinds::*;
use crate::map::MAP;
use crate::{scenario, setup};
use table::{Seat, Side};

type Read<T> = Result<T, String>;

pub(super) fn board(lines: &[(usize, &str)]) -> Read<Board> {
    let Some(((number, head), rest)) = lines.split_first() else { return Err("the position is empty".into()) };
    let mut reading = Reading {
        board: header(head).map_err(|why| format!("line {number}: {why}"))?,
        side: None,
        camels: Vec::new(),
        tokens: Vec::new(),
        line: Vec::new(),
    };
    for (number, line) in rest {
        reading.line(line).map_err(|why| format!("line {number}: {why}"))?;
    }
    reading.finish()
}

/// `ankh players=3 scenario=old-kingdom`
fn header(line: &str) -> Read<Board> {
    let mut words = line.split_whitespace();
    if words.next() != Some("ankh") {
        return Err("a position of this game begins with 'ankh'".into());
    }
    let (mut players, mut options) = (None, Vec::new());
    for word in words {
        let (key, value) = pair(word)?;
        if key == "players" { players = Some(number(value, 99)?) } else { options.push((key, value)) }
    }
    let players = players.ok_or("the first line wants players=N")?;
    let mut board = setup::named(players as usize, &options)?;
    // What a position does not say is not there.
    board.monuments = [HexSet::NONE; 3];
    board.regions = [HexSet::NONE; TOKENS];
    board.stage = Stage::Turn;
    Ok(board)
}

struct Reading {
    board: Board,
    /// The seat whose lines are being read.
    side: Option<Side>,
    camels: Vec<[Hex; 2]>,
    tokens: Vec<(usize, Hex)>,
    /// The borders of a caravan.
    line: Vec<[Hex; 2]>,
}

impl Reading {
    fn line(&mut self, line: &str) -> Read<()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let board = &mut self.board;
        match words[..] {
            ["stage", name] => {
                board.stage = by_name(&STAGES, name).ok_or_else(|| format!("there is no stage '{name}'"))?;
            }
            ["guardians", one, two, three, "left", a, b, c] => {
                for (level, name) in [one, two, three].into_iter().enumerate() {
                    let guardian = Guardian::named(name).filter(|guardian| guardian.level() == level);
                    board.guardians[level] =
                        guardian.ok_or_else(|| format!("'{name}' is no guardian of level {}", level + 1))?;
                }
                board.guardians_left = [number(a, 3)?, number(b, 3)?, number(c, 3)?];
            }
            ["turn", seat, ref rest @ ..] => self.turn(seat, rest)?,
            ["moved", ref rest @ ..] => board.turn.moved = hexes(rest)?,
            ["pyramids", ref rest @ ..] => board.turn.pyramids = hexes(rest)?,
            ["markers", ref rest @ ..] => {
                for word in rest {
                    let (key, value) = pair(word)?;
                    match Action::named(key) {
                        Some(action) => board.markers[action.index()] = number(value, 9)?,
                        None if key == "events" => board.events = number(value, 18)?,
                        None => return Err(format!("there is no marker '{key}'")),
                    }
                }
            }
            ["order", ref rest @ ..] => {
                if rest.len() != board.players as usize {
                    return Err(format!("the order wants {} seats", board.players));
                }
                for (place, word) in rest.iter().enumerate() {
                    board.order[place] = side(board, word)?;
                }
            }
            ["out", list] => board.out = sides(board, list)?,
            ["merged", higher, lower] => {
                let (higher, lower) = (side(board, higher)?, side(board, lower)?);
                board.merged = Some(higher);
                board.seats[lower.index()] = higher;
            }
            ["seat", number, ref rest @ ..] => self.seat(number, rest)?,
            ["neutral", kind, ref rest @ ..] => {
                let kind = Monument::named(kind).ok_or_else(|| format!("there is no monument '{kind}'"))?;
                let here = hexes(rest)?;
                board.monuments[kind.index()] = board.monuments[kind.index()].or(here);
            }
            ["camels", ref rest @ ..] => {
                for word in rest {
                    self.camels.push(border(word)?);
                }
            }
            ["start", number, ref rest @ ..] => self.start(number, rest)?,
            ["token", token, at] => self.tokens.push((number(token, TOKENS as u8)? as usize, hex(at)?)),
            ["suns", ref rest @ ..] => board.suns = hexes(rest)?,
            ["underworld", ref rest @ ..] => board.underworld = hexes(rest)?,
            ["aim", at, direction] => {
                let direction = DIRECTION_NAMES.iter().position(|&name| name == direction);
                let direction = direction.ok_or("a Scorpion aims n, ne, se, s, sw or nw")? as u8;
                let slot = board.aims.iter().position(Option::is_none).ok_or("there are two Scorpions at most")?;
                board.aims[slot] = Some(Aim { at: hex(at)?, direction });
            }
            ["ended", name, ref rest @ ..] => {
                let ending = Ending::ALL.into_iter().find(|ending| ending.name() == name);
                let ending = ending.ok_or_else(|| format!("there is no ending '{name}'"))?;
                let winner = rest.first().map(|seat| side(board, seat)).transpose()?;
                board.ended = Some((ending, winner));
            }
            ["caravan", ref rest @ ..] => self.caravan(rest)?,
            ["conflict", number, ref rest @ ..] => self.conflict(number, rest)?,
            ["battle", stage, ref rest @ ..] => self.battle(stage, rest)?,
            ["decided", number, ref rest @ ..] => self.decided(number, rest)?,
            ["fought", seat, ref rest @ ..] => self.fought(seat, rest)?,
            [key @ ("relocated" | "shielded"), ref rest @ ..] => {
                let set = hexes(rest)?;
                let battle = self.fight()?;
                if key == "relocated" { battle.relocated = set } else { battle.shielded = set }
            }
            ["played", seat, ref rest @ ..] => {
                let at = side(board, seat)?.index();
                self.fight()?.cards[at] = cards(rest)?;
            }
            [key @ ("bid" | "killed" | "cats"), seat, count] => {
                let at = side(board, seat)?.index();
                let count = number(count, 255)?;
                let battle = self.fight()?;
                match key {
                    "bid" => battle.bids[at] = count,
                    "killed" => battle.killed[at] = count,
                    _ => battle.cats[at] = count,
                }
            }
            [key, ref rest @ ..] => {
                let side = self
                    .side
                    .ok_or_else(|| format!("'{key}' is not a line of a position, or wants a seat above it"))?;
                self.of_seat(side, key, rest)?;
            }
            [] => {}
        }
        Ok(())
    }

    /// Where a player of a scenario of its own begins; those of the box are known.
    fn start(&mut self, number: &str, pieces: &[&str]) -> Read<()> {
        if scenario::name(&self.board.settings) != scenario::OWN {
            return Err("only with scenario=own a position says where players start".into());
        }
        let place = side(&self.board, &number.parse().map_or(String::new(), |n: u8| n.wrapping_sub(1).to_string()));
        let place =
            place.map_err(|_| format!("there is no player '{number}'; players are 1 to {}", self.board.players))?;
        self.board.starts[place.index()] = scenario::read_start(pieces)?;
        Ok(())
    }

    fn turn(&mut self, seat: &str, rest: &[&str]) -> Read<()> {
        self.board.turn.seat = self::seat(&self.board, seat)?;
        for word in rest {
            match *word {
                "regular" => self.board.turn.regular = true,
                "underworld" => self.board.turn.underworld = true,
                _ => {
                    let (key, value) = pair(word)?;
                    let action = Action::named(value).ok_or_else(|| format!("there is no action '{value}'"))?;
                    match key {
                        "first" => self.board.turn.first = Some(action),
                        "action" => self.board.turn.action = Some(action),
                        _ => return Err(format!("'{key}' is not said of a turn")),
                    }
                }
            }
        }
        Ok(())
    }

    fn seat(&mut self, text: &str, rest: &[&str]) -> Read<()> {
        let side = side(&self.board, text)?;
        self.side = Some(side);
        let player = self.board.side_mut(side);
        for word in rest {
            let (key, value) = pair(word)?;
            match key {
                "god" => {
                    let god = God::named(value).ok_or_else(|| format!("there is no god '{value}'"))?;
                    player.god = god;
                }
                "devotion" => player.devotion = number(value, TOP)?,
                "followers" => player.followers = number(value, u8::MAX)?,
                "unlocked" => player.unlocked = number(value, 6)?,
                _ => return Err(format!("'{key}' is not said of a seat")),
            }
        }
        // Every card is in the hand unless another hand is written.
        Ok(())
    }

    fn of_seat(&mut self, side: Side, key: &str, words: &[&str]) -> Read<()> {
        let at = side.index();
        let board = &mut self.board;
        match key {
            "abilities" => {
                for word in words {
                    let god = God::named(word).ok_or_else(|| format!("there is no god '{word}'"))?;
                    board.sides[at].abilities = board.sides[at].abilities.with(god);
                }
            }
            "powers" => {
                for word in words {
                    let power = Power::named(word).ok_or_else(|| format!("there is no power '{word}'"))?;
                    board.sides[at].powers = board.sides[at].powers.with(power);
                }
            }
            "hand" => board.sides[at].hand = if words == ["none"] { CardSet::NONE } else { cards(words)? },
            "god" => {
                let [word] = words else { return Err("a god stands on one space".into()) };
                let hex = hex(word)?;
                board.gods[at] = Some(hex);
                board.figures[at] = board.figures[at].with(hex);
            }
            "warriors" => board.figures[at] = board.figures[at].or(hexes(words)?),
            "pool" => {
                let [a, b, c] = words else { return Err("'pool' wants three numbers".into()) };
                board.sides[at].pool = [number(a, 3)?, number(b, 3)?, number(c, 3)?];
            }
            "trapped" => {
                for word in words {
                    let (owner, count) = pair(word)?;
                    let owner = self::side(board, owner)?;
                    board.sides[at].trapped[owner.index()] = number(count, TRAPS)?;
                }
            }
            _ => {
                let here = hexes(words)?;
                if let Some(kind) = Monument::named(key) {
                    board.monuments[kind.index()] = board.monuments[kind.index()].or(here);
                    board.control[at] = board.control[at].or(here);
                } else if let Some(level) = board.guardians.iter().position(|guardian| guardian.name() == key) {
                    board.warders[level] = board.warders[level].or(here);
                    board.figures[at] = board.figures[at].or(here);
                } else {
                    return Err(format!("'{key}' is not a line of a position"));
                }
            }
        }
        Ok(())
    }

    fn caravan(&mut self, words: &[&str]) -> Read<()> {
        let mut parted = None;
        for word in words {
            if let Some(list) = word.strip_prefix("parted=") {
                let (a, b) = list.split_once(',').ok_or("'parted' wants two tokens")?;
                parted = Some([token(a)?, token(b)?]);
            } else {
                self.line.push(border(word)?);
            }
        }
        if self.line.len() > CAMELS {
            return Err(format!("a caravan has at most {CAMELS} camels"));
        }
        let line = [[Hex::default(); 2]; CAMELS];
        self.board.caravan = Some(Caravan { line, length: 0, end: None, parted });
        Ok(())
    }

    fn conflict(&mut self, text: &str, words: &[&str]) -> Read<()> {
        let mut conflict =
            Conflict { number: number(text, 5)?, tiebreaker: None, token: 0, doubled: false, battle: None };
        for word in words {
            if *word == "doubled" {
                conflict.doubled = true;
                continue;
            }
            match pair(word)? {
                ("token", value) => conflict.token = number(value, TOKENS as u8 + 1)?.saturating_sub(1),
                ("tiebreaker", value) => conflict.tiebreaker = Some(side(&self.board, value)?),
                (key, _) => return Err(format!("'{key}' is not said of a conflict")),
            }
        }
        self.board.conflict = Some(conflict);
        Ok(())
    }

    fn battle(&mut self, stage: &str, words: &[&str]) -> Read<()> {
        let stage = by_name(&BATTLE_STAGES, stage).ok_or_else(|| format!("there is no part of a battle '{stage}'"))?;
        let mut battle = Battle::new(stage, SideSet::NONE);
        for word in words {
            let (key, value) = pair(word)?;
            match key {
                "fighters" => battle.fighters = sides(&self.board, value)?,
                "attuned" => battle.attuned = sides(&self.board, value)?,
                "waiting" => battle.waiting = sides(&self.board, value)?,
                "losers" => battle.losers = sides(&self.board, value)?,
                "crowds" => battle.crowds = sides(&self.board, value)?,
                "doubles" => battle.doubles = Some(side(&self.board, value)?),
                "winner" => battle.winner = Some(side(&self.board, value)?),
                "next" => battle.next = number(value, SIDES as u8 - 1)?,
                _ => return Err(format!("'{key}' is not said of a battle")),
            }
        }
        let conflict = self.board.conflict.as_mut().ok_or("there is no conflict above this line")?;
        conflict.battle = Some(battle);
        Ok(())
    }

    fn decided(&mut self, text: &str, words: &[&str]) -> Read<()> {
        let mut decided = Decided {
            number: number(text, 5)?,
            token: 0,
            fighters: SideSet::NONE,
            cards: [CardSet::NONE; SIDES],
            bids: [0; SIDES],
            strengths: [Strength::default(); SIDES],
            killed: [0; SIDES],
            winner: None,
        };
        for word in words {
            match pair(word)? {
                ("token", value) => decided.token = token(value)?,
                ("winner", value) => decided.winner = Some(side(&self.board, value)?),
                (key, _) => return Err(format!("'{key}' is not said of a battle that was decided")),
            }
        }
        self.board.decided = Some(decided);
        Ok(())
    }

    fn fought(&mut self, seat: &str, words: &[&str]) -> Read<()> {
        let side = side(&self.board, seat)?;
        let decided = self.board.decided.as_mut().ok_or("there is no decided battle above this line")?;
        decided.fighters = decided.fighters.and_also(side);
        let at = side.index();
        let strength = &mut decided.strengths[at];
        for word in words {
            let Some((key, value)) = word.split_once('=') else {
                decided.cards[at] = decided.cards[at].or(cards(&[word])?);
                continue;
            };
            // What makes up a strength is small enough to be added up.
            let most = if matches!(key, "bid" | "killed") { 255 } else { 50 };
            let count = number(value, most)?;
            match key {
                "figures" => strength.figures = count,
                "resplendent" => strength.resplendent = count,
                "trapped" => strength.trapped = count,
                "temples" => strength.temples = count,
                "cards" => strength.cards = count,
                "bid" => decided.bids[at] = count,
                "killed" => decided.killed[at] = count,
                _ => return Err(format!("'{key}' is not said of a fighter")),
            }
        }
        Ok(())
    }

    fn fight(&mut self) -> Read<&mut Battle> {
        let conflict = self.board.conflict.as_mut();
        conflict
            .and_then(|conflict| conflict.battle.as_mut())
            .ok_or_else(|| "there is no battle above this line".into())
    }

    /// Regions from camels, pools from what is on the board.
    fn finish(mut self) -> Read<Board> {
        self.board.order_aims();
        let regions = scenario::regions(&self.camels);
        for &(token, hex) in &self.tokens {
            let region = regions.iter().find(|region| region.has(hex)).copied().unwrap_or_default();
            let place = token.checked_sub(1).filter(|&place| place < TOKENS).ok_or("tokens are numbered from 1")?;
            self.board.regions[place] = region;
        }
        let board = &mut self.board;
        for at in 0..board.players as usize {
            let side = Side::new(at);
            if board.out.holds(side) {
                let god = board.sides[at].god;
                board.sides[at] = crate::board::Player { god, ..Default::default() };
                continue;
            }
            let own = board.sides[at].god;
            let player = &mut board.sides[at];
            if player.abilities.is_empty() && board.stage != Stage::Gods {
                player.abilities = GodSet::only(own);
            }
            let trapped: u8 = board.sides.iter().map(|player| player.trapped[at]).sum();
            let standing = crate::query::warriors(board, side).count() as u8;
            let away = standing + trapped;
            board.sides[at].warriors =
                WARRIORS.checked_sub(away).ok_or_else(|| format!("seat {at} has more than {WARRIORS} Warriors"))?;
            let control = board.control[at].count() as u8;
            board.sides[at].ankhs =
                ANKHS.checked_sub(control).ok_or_else(|| format!("seat {at} has too many monuments"))?;
        }
        if let Some(mut caravan) = board.caravan {
            for &[a, b] in &self.line {
                // A line that has parted its region lies between two of them now.
                caravan = if caravan.parted.is_some() {
                    let mut line = caravan;
                    line.line[line.length as usize] = [a, b];
                    line.length += 1;
                    line
                } else {
                    camels::after(board, &caravan, a, b).ok_or("the caravan does not go on like that")?
                };
            }
            board.caravan = Some(caravan);
        }
        // Before the first turn the table is that of a scenario, and must be one that can be played. [scenario.2]
        if matches!(board.stage, Stage::Gods | Stage::Guardians | Stage::FirstPlayer) {
            if let Some(hex) =
                regions.iter().find(|region| !board.regions.contains(region)).and_then(|all| all.lowest())
            {
                return Err(format!("no token lies in the region around {}", MAP.label(hex)));
            }
            let wrong =
                |wrongs: Vec<scenario::Wrong>| wrongs.into_iter().next().map_or(String::new(), |wrong| wrong.why);
            scenario::check(&scenario::write(board)).map_err(wrong)?;
        }
        Ok(self.board)
    }
}

fn pair(word: &str) -> Read<(&str, &str)> {
    word.split_once('=').ok_or_else(|| format!("'{word}' should be key=value"))
}

fn number(text: &str, most: u8) -> Read<u8> {
    let number = text.parse().ok().filter(|&number: &u8| number <= most);
    number.ok_or_else(|| format!("'{text}' should be a number from 0 to {most}"))
}

fn token(text: &str) -> Read<u8> {
    number(text, TOKENS as u8)?.checked_sub(1).ok_or_else(|| "tokens are numbered from 1".into())
}

pub(super) fn seat(board: &Board, text: &str) -> Read<Seat> {
    side(board, text).map(|side| Seat::new(side.index()))
}

fn side(board: &Board, text: &str) -> Read<Side> {
    let players = board.players as usize;
    let index = text.parse().ok().filter(|&index: &usize| index < players);
    index.map(Side::new).ok_or_else(|| format!("there is no seat '{text}'; seats are 0 to {}", players - 1))
}

fn sides(board: &Board, list: &str) -> Read<SideSet> {
    list.split(',').try_fold(SideSet::NONE, |all, word| Ok(all.and_also(side(board, word)?)))
}

fn hex(label: &str) -> Read<Hex> {
    MAP.find(label).ok_or_else(|| format!("there is no space '{label}'"))
}

fn hexes(words: &[&str]) -> Read<HexSet> {
    words.iter().map(|word| hex(word)).collect()
}

fn border(text: &str) -> Read<[Hex; 2]> {
    let (a, b) = text.split_once('|').ok_or_else(|| format!("'{text}' should be two spaces with | between"))?;
    Ok([hex(a)?, hex(b)?])
}

fn cards(words: &[&str]) -> Read<CardSet> {
    let card = |word: &&str| Card::named(word).ok_or_else(|| format!("there is no card '{word}'"));
    words.iter().map(card).collect()
}
