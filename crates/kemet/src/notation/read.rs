//! The board from lines of text. Every complaint names its line.

use super::amon;
use super::answer::{battle_card, tile_name};
use super::write::usual_markers;
use super::{CHAPTERS, STAGES, by_name};
use crate::ask::Gold;
use crate::battle_cards::{BattleCard, BattleSet};
use crate::board::{Board, Clock, Fight, Lair, Moving, Pace, Plan, Played, Public, Pyramid, SIDES, Shown, Token};
use crate::cards::{Cards, Di};
use crate::creatures::Creature;
use crate::edition::{Chapter, MARKERS, Space};
use crate::flow::veterans;
use crate::gods::{God, Rise, Shrine};
use crate::map::Zone;
use crate::query;
use crate::setup;
use crate::tiles::{Colour, ColourSet, Perk, Tile};
use table::{Seat, Side};

pub(super) type Read<T> = Result<T, String>;

pub(super) fn board(lines: &[(usize, &str)]) -> Read<Board> {
    let Some(((number, head), rest)) = lines.split_first() else { return Err("the position is empty".into()) };
    let mut board = header(head).map_err(|why| format!("line {number}: {why}"))?;
    let mut reading = Reading { side: None, known: [None; SIDES], markers: [None; SIDES] };
    for (number, line) in rest {
        reading.line(&mut board, line).map_err(|why| format!("line {number}: {why}"))?;
    }
    follow(&mut board, &reading)?;
    Ok(board)
}

/// `kemet-2012 players=2 length=short`
fn header(line: &str) -> Read<Board> {
    let mut words = line.split_whitespace();
    let id = words.next().unwrap_or("");
    let (mut players, mut options) = (None, Vec::new());
    for word in words {
        let (key, value) = pair(word)?;
        if key == "players" { players = Some(number(value, 99)?) } else { options.push((key, value)) }
    }
    let players = players.ok_or("the first line wants players=N")?;
    let mut board = setup::start(id, players as usize, options).map_err(|error| error.to_string())?;
    board.round = 1;
    board.clock = Clock::at(Chapter::Turns);
    Ok(board)
}

struct Reading {
    /// The seat whose lines are being read.
    side: Option<Side>,
    /// Battle cards said to be known.
    known: [Option<BattleSet>; SIDES],
    /// Colours of Buy spaces that were written.
    markers: [Option<[Option<Colour>; MARKERS]>; SIDES],
}

impl Reading {
    fn line(&mut self, board: &mut Board, line: &str) -> Read<()> {
        let mut words = line.split_whitespace();
        let key = words.next().unwrap_or("");
        let words: Vec<&str> = words.collect();
        match key {
            "round" => round(board, &words)?,
            "order" => order(board, &words)?,
            "turn" => turn(board, &words)?,
            "risen" if board.rise == Rise::Never => return Err("the gods are not played".into()),
            "risen" => board.rise = Rise::Reached,
            "colours" => board.colours = colours(&words)?,
            "held" => held(board, &words)?,
            "discards" => board.discarded = cards(words)?,
            "sight" => board.secret.sight = cards(words)?,
            "assaults" => {
                for word in words {
                    board.assaults = board.assaults.with(zone(board, word)?);
                }
            }
            "move" => moving(board, &words)?,
            "fight" => fight(board, &words)?,
            "shown" => shown(board, &words)?,
            "plan" => plan(board, &words)?,
            "card" => card(board, &words)?,
            "seat" => self.seat(board, &words)?,
            "amon" => amon::read(board, &words)?,
            "row" => amon::row(board, &words)?,
            "plundered" => amon::plundered(board, &words)?,
            "march" => amon::march(board, &words)?,
            _ => {
                let side = self
                    .side
                    .ok_or_else(|| format!("'{key}' is not a line of a position, or wants a seat above it"))?;
                self.of_seat(board, side, key, &words)?;
            }
        }
        Ok(())
    }

    /// `seat 0 prayer=7 battle=2 silver=laid`
    fn seat(&mut self, board: &mut Board, words: &[&str]) -> Read<()> {
        let (first, rest) = words.split_first().ok_or("'seat' wants a number")?;
        let side = side(board, first)?;
        self.side = Some(side);
        for word in rest {
            if *word == "assembled" && board.is_teamed() {
                board.side_mut(side).assembles = false;
                continue;
            }
            let (key, value) = pair(word)?;
            let (most_prayer, rise) = (board.edition.most_prayer, board.rise);
            let player = board.side_mut(side);
            match key {
                "prayer" => player.prayer = number(value, most_prayer)?,
                "battle" => player.battle_points = number(value, 50)?,
                "temples" => player.temple_points = number(value, 50)?,
                "sanctuary" => player.sanctuary_points = number(value, 50)?,
                "veterans" => player.veterans = number(value, 99)?,
                "god" if rise == Rise::Never => return Err("the gods are not played".into()),
                "god" => player.god = Some(god(value)?),
                "silver" if value == "laid" => player.silver = Token::Laid,
                "gold" if value == "laid" => player.gold = Token::Laid,
                "silver" | "gold" => {
                    return Err(format!("{key} can only be 'laid'; a token not laid goes with its tile"));
                }
                _ => return Err(format!("'{key}' is not said of a seat")),
            }
        }
        Ok(())
    }

    fn of_seat(&mut self, board: &mut Board, side: Side, key: &str, words: &[&str]) -> Read<()> {
        let at = side.index();
        match key {
            "pyramids" => pyramids(board, side, words)?,
            "troops" => troops(board, side, words)?,
            "lent" if board.is_teamed() => {
                for word in words {
                    let (name, label) = pair(word)?;
                    board.lairs[creature(name)? as usize] = Lair::Zone(side, zone(board, label)?);
                }
            }
            "shrine" => shrine(board, side, words)?,
            "markers" => self.markers[at] = Some(markers(words)?),
            "bought" => board.side_mut(side).bought = colours(words)?,
            "laid" => {
                for word in words {
                    let space = space(board, word)?;
                    let player = board.side_mut(side);
                    player.laid = player.laid.with(space);
                }
            }
            "tiles" => {
                for word in words {
                    let tile = tile(board, word)?;
                    let player = board.side_mut(side);
                    player.tiles = player.tiles.with(tile);
                }
            }
            "reserve" => {
                for word in words {
                    board.lairs[creature(word)? as usize] = Lair::Reserve(side);
                }
            }
            "hand" => board.secret.hands[at] = cards(words.iter().copied())?,
            "buried" => board.secret.buried[at] = cards(words.iter().copied())?,
            "played" => board.side_mut(side).played = battle_cards(board, words)?,
            "aside" => board.secret.aside[at] = battle_cards(board, words)?,
            "removed" => board.secret.removed[at] = battle_cards(board, words)?,
            "known" => self.known[at] = Some(battle_cards(board, words)?),
            _ => return Err(format!("'{key}' is not a line of a position")),
        }
        Ok(())
    }
}

/// `turn begun laid own=pray-middle gold=march`
fn turn(board: &mut Board, words: &[&str]) -> Read<()> {
    for word in words {
        match *word {
            "begun" => board.turn.begun = true,
            "laid" => board.turn.laid = true,
            "saved" => board.turn.saved = true,
            "rearranged" => board.turn.rearranged = true,
            _ => match pair(word) {
                Ok(("own", value)) => board.turn.own = Some(space(board, value)?),
                Ok(("silver", value)) => board.turn.silver = Some(space(board, value)?),
                Ok(("gold", value)) => {
                    let gold = Gold::ALL.into_iter().find(|gold| gold.name() == value);
                    board.turn.gold = Some(gold.ok_or_else(|| format!("there is no golden action '{value}'"))?);
                }
                _ => {
                    return Err(format!(
                        "'{word}' is not said of a turn; it can be: begun, laid, saved, rearranged, own=, silver=, gold="
                    ));
                }
            },
        }
    }
    Ok(())
}

fn space(board: &Public, name: &str) -> Read<Space> {
    let space = board.edition.all_spaces().find(|&space| board.edition.space(space).name == name);
    space.ok_or_else(|| format!("there is no space '{name}'"))
}

pub(super) fn colour(name: &str) -> Read<Colour> {
    let colour = Colour::ALL.into_iter().find(|colour| colour.name() == name);
    colour.ok_or_else(|| format!("there is no colour '{name}'"))
}

fn colours(words: &[&str]) -> Read<ColourSet> {
    words.iter().map(|word| colour(word)).collect()
}

/// `markers red - blue`
fn markers(words: &[&str]) -> Read<[Option<Colour>; MARKERS]> {
    let mut markers = [None; MARKERS];
    if words.len() != MARKERS {
        return Err(format!("'markers' wants {MARKERS} colours, or - for none"));
    }
    for (marker, word) in markers.iter_mut().zip(words) {
        *marker = if *word == "-" { None } else { Some(colour(word)?) };
    }
    Ok(markers)
}

/// `round 3 turns place=0 count=2`
fn round(board: &mut Board, words: &[&str]) -> Read<()> {
    let [round, chapter, rest @ ..] = words else { return Err("'round' wants a number and a chapter".into()) };
    board.round = round.parse().map_err(|_| format!("'{round}' is not a round"))?;
    let named = by_name(&CHAPTERS, chapter).ok_or_else(|| format!("there is no chapter '{chapter}'"))?;
    if !board.edition.setup.iter().chain(board.edition.round).any(|&known| known == named) {
        return Err(format!("this ruleset has no chapter '{chapter}'"));
    }
    board.clock = Clock::at(named);
    for word in rest {
        match pair(word)? {
            ("place", value) => board.clock.place = number(value, board.players - 1)?,
            ("count", value) => board.clock.count = number(value, 99)?,
            ("part", value) => board.clock.part = number(value, veterans::SIFT)?,
            ("due", value) => board.clock.due = number(value, 99)?,
            (key, _) => return Err(format!("'{key}' is not said of a round")),
        }
    }
    Ok(())
}

fn order(board: &mut Board, words: &[&str]) -> Read<()> {
    if words.len() != board.players as usize {
        return Err(format!("the order wants {} seats", board.players));
    }
    for (place, word) in words.iter().enumerate() {
        board.order[place] = side(board, word)?;
    }
    Ok(())
}

/// `white=2@Ia red=1@Ib`
fn pyramids(board: &mut Board, side: Side, words: &[&str]) -> Read<()> {
    for word in words {
        let (name, value) = pair(word)?;
        let colour = colour(name).map_err(|_| format!("there is no pyramid '{name}'"))?;
        let (level, site) = value.split_once('@').ok_or_else(|| format!("'{word}': a pyramid wants level@district"))?;
        let (level, site) = (number(level, 4)?, zone(board, site)?);
        if level == 0 {
            return Err("a pyramid of level 0 stands nowhere; leave it out".into());
        }
        if board.city(site) != Some(side) {
            return Err(format!("'{word}': a pyramid stands in a district of the own city"));
        }
        let here = &mut board.side_mut(side).pyramids[site.index() % 3];
        if here.replace(Pyramid { colour, level }).is_some() {
            return Err(format!("'{word}': two pyramids in one district"));
        }
    }
    Ok(())
}

/// `Ia=5 W1=3+phoenix`
fn troops(board: &mut Board, side: Side, words: &[&str]) -> Read<()> {
    let most = board.edition.most_units();
    for word in words {
        let (label, value) = pair(word)?;
        let zone = zone(board, label)?;
        let mut parts = value.split('+');
        let units = number(parts.next().unwrap_or(""), most)?;
        if units == 0 {
            return Err(format!("'{word}': leave a zone without units out"));
        }
        if board.troops.total(side) - board.side(side).life + units > most {
            return Err(format!("a player has at most {most} units, these are more"));
        }
        board.troops.add(side, zone, units);
        for beast in parts {
            board.lairs[creature(beast)? as usize] = Lair::Zone(side, zone);
        }
    }
    Ok(())
}

/// `shrine tile`, or `shrine TW=3`
fn shrine(board: &mut Board, side: Side, words: &[&str]) -> Read<()> {
    let [word] = words else { return Err("'shrine' wants 'tile', or a zone and life points".into()) };
    let Some(god) = board.side(side).god else { return Err("'shrine' wants a god of the seat".into()) };
    if board.side(side).shrine != Shrine::Closed {
        return Err("a god is in one place".into());
    }
    if *word == "tile" {
        board.side_mut(side).shrine = Shrine::Tile;
        return Ok(());
    }
    let (label, life) = pair(word)?;
    let (zone, life) = (zone(board, label)?, number(life, god.card().life)?);
    if life == 0 {
        return Err("a god without life is on its tile".into());
    }
    let player = board.side_mut(side);
    player.shrine = Shrine::Zone(zone);
    player.life = life;
    board.troops.add(side, zone, life);
    Ok(())
}

/// `move start=Ia at=W1 left=2 gates`
fn moving(board: &mut Board, words: &[&str]) -> Read<()> {
    let (mut start, mut at) = (None, None);
    let mut read = Moving::from(Zone::default(), Pace::Usual);
    for word in words {
        match *word {
            "gates" => read.gates = true,
            "grounded" => read.grounded = true,
            "entered" => read.entered = true,
            "divine" => read.divine = true,
            _ => match pair(word)? {
                ("start", value) => start = Some(zone(board, value)?),
                ("at", value) => at = Some(zone(board, value)?),
                ("left", value) => read.left = Some(number(value, 15)?),
                ("swift", value) => read.swift = number(value, 3)?,
                (key, _) => return Err(format!("'{key}' is not said of a Move")),
            },
        }
    }
    let start = start.ok_or("a Move wants start=ZONE")?;
    board.moving = Some(Moving { start, at: at.unwrap_or(start), ..read });
    Ok(())
}

/// `fight at=TW attacker=0 defender=1 stage=plan`
fn fight(board: &mut Board, words: &[&str]) -> Read<()> {
    let (mut at, mut attacker, mut defender, mut stage, mut acting) = (None, None, None, None, 0);
    for word in words {
        match pair(word)? {
            ("at", value) => at = Some(zone(board, value)?),
            ("attacker", value) => attacker = Some(side(board, value)?),
            ("defender", value) => defender = Some(side(board, value)?),
            ("stage", value) => stage = by_name(&STAGES, value),
            ("acting", value) => acting = number(value, 1)?,
            (key, _) => return Err(format!("'{key}' is not said of a fight")),
        }
    }
    let (Some(at), Some(attacker), Some(defender), Some(stage)) = (at, attacker, defender, stage) else {
        return Err("a fight wants at, attacker, defender and stage".into());
    };
    board.fight = Some(Fight { at, sides: [attacker, defender], stage, acting, shown: [Shown::default(); 2] });
    Ok(())
}

/// Which side of the fight a line speaks of, and the rest of its words as pairs.
fn fighter<'a>(board: &Board, words: &[&'a str]) -> Read<(usize, Vec<(&'a str, &'a str)>)> {
    let (first, rest) = words.split_first().ok_or("a seat is missing")?;
    let side = side(board, first)?;
    let fight = board.fight.ok_or("there is no fight above this line")?;
    let which = fight.sides.iter().position(|&fighter| fighter == side).ok_or("that seat does not fight")?;
    Ok((which, rest.iter().map(|word| pair(word)).collect::<Read<_>>()?))
}

/// `shown 0 card=4-1-0 di=war-rage*2 wounds=1`
fn shown(board: &mut Board, words: &[&str]) -> Read<()> {
    let (which, pairs) = fighter(board, words)?;
    let mut shown = Shown::default();
    for (key, value) in pairs {
        match key {
            "card" => shown.card = Some(battle(board, value)?),
            "di" => shown.di = cards(value.split(','))?,
            "wounds" => shown.wounds = number(value, 35)?,
            _ => return Err(format!("'{key}' is not said of what is shown")),
        }
    }
    if let Some(fight) = &mut board.fight {
        fight.shown[which] = shown;
    }
    Ok(())
}

/// `held 0 2-0-2`
fn held(board: &mut Board, words: &[&str]) -> Read<()> {
    let [seat, card] = words else { return Err("'held' wants a seat and a battle card".into()) };
    let (which, _) = fighter(board, &[seat])?;
    board.secret.held[which] = Some(battle(board, card)?);
    Ok(())
}

/// `plan 0 card=4-1-0 aside=3-2-0 di=war-rage`
fn plan(board: &mut Board, words: &[&str]) -> Read<()> {
    let (which, pairs) = fighter(board, words)?;
    let (mut card, mut aside, mut di) = (None, None, Cards::NONE);
    for (key, value) in pairs {
        match key {
            "card" => card = Some(battle(board, value)?),
            "aside" => aside = Some(battle(board, value)?),
            "di" => di = cards(value.split(','))?,
            _ => return Err(format!("'{key}' is not said of a plan")),
        }
    }
    let (card, aside) = (card.ok_or("a plan wants card=")?, aside.ok_or("a plan wants aside=")?);
    board.secret.plans[which] = Some(Plan { card, aside, di });
    Ok(())
}

/// `card 0 raining-fire target=TW stands`
fn card(board: &mut Board, words: &[&str]) -> Read<()> {
    let [seat, name, rest @ ..] = words else { return Err("'card' wants a seat and a card".into()) };
    let (mut target, mut stands) = (None, false);
    for word in rest {
        match *word {
            "stands" => stands = true,
            _ => match pair(word)? {
                ("target", value) => target = Some(zone(board, value)?),
                (key, _) => return Err(format!("'{key}' is not said of a card")),
            },
        }
    }
    board.played = Some(Played { side: side(board, seat)?, card: di(name)?, target, stands });
    Ok(())
}

/// What is not written follows: the supply, tokens left, tokens of tiles, the deck, creatures on bought tiles.
fn follow(board: &mut Board, reading: &Reading) -> Read<()> {
    let mut deck = board.edition.full_deck();
    let secret = board.secret;
    let away = [board.discarded, secret.sight].into_iter().chain(secret.hands).chain(secret.buried);
    for (kind, count) in away.flat_map(Cards::kinds) {
        if deck.of(kind) < count {
            return Err(format!("there are not so many cards {}", kind.card().name));
        }
        deck.remove(kind, count);
    }
    board.secret.deck = deck;
    fill_colours(board);
    for side in board.all_sides() {
        if let Some(markers) = reading.markers[side.index()] {
            board.side_mut(side).markers = markers;
        }
    }
    for side in board.all_sides() {
        let units = board.troops.total(side) - board.side(side).life;
        if !board.is_seated(side) {
            amon::follow(board)?;
            continue;
        }
        if reading.markers[side.index()].is_none() {
            let markers = usual_markers(board, side);
            board.side_mut(side).markers = markers;
        }
        let tokens = board.edition.tokens + u8::from(board.side(side).silver == Token::Laid);
        let owns = |perk| query::perk(board, side, perk) > 0;
        let (silver, gold) = (owns(Perk::SilverToken), owns(Perk::Golden));
        let creatures = board.side(side).tiles.iter().filter_map(|tile| board.edition.tile(tile).power.creature);
        let unplaced: Vec<_> = creatures.filter(|&creature| board.lairs[creature as usize] == Lair::Box).collect();
        for creature in unplaced {
            board.lairs[creature as usize] = Lair::Reserve(side);
        }
        let all = board.edition.units + query::perk(board, side, Perk::Mercenaries);
        let supply = all.checked_sub(units).ok_or_else(|| format!("a player has {all} units, these are more"))?;
        let player = board.side_mut(side);
        player.supply = supply;
        let laid = player.laid.count() as u8;
        player.tokens =
            tokens.checked_sub(laid).ok_or_else(|| format!("seat {} has laid too many tokens", side.index()))?;
        player.known = reading.known[side.index()].unwrap_or(player.played);
        for (token, owned) in [(&mut player.silver, silver), (&mut player.gold, gold)] {
            if owned && *token == Token::None {
                *token = Token::Ready;
            }
        }
    }
    Ok(())
}

/// Colours in play that were not written: those of pyramids and tiles, and the first others.
fn fill_colours(board: &mut Board) {
    if !board.colours.is_empty() || board.clock.chapter == Chapter::FirstColours {
        return;
    }
    for side in board.all_sides() {
        let player = board.side(side);
        let pyramids = player.pyramids.iter().flatten().map(|pyramid| pyramid.colour);
        let tiles = player.tiles.iter().map(|tile| board.edition.tile(tile).colour);
        board.public.colours = pyramids.chain(tiles).fold(board.colours, ColourSet::with);
    }
    let in_play = board.edition.colours[board.players as usize] as usize;
    for colour in Colour::ALL {
        if board.colours.count() < in_play {
            board.colours = board.colours.with(colour);
        }
    }
}

pub(super) fn pair(word: &str) -> Read<(&str, &str)> {
    word.split_once('=').ok_or_else(|| format!("'{word}' should be key=value"))
}

pub(super) fn number(text: &str, most: u8) -> Read<u8> {
    let number = text.parse().ok().filter(|&number: &u8| number <= most);
    number.ok_or_else(|| format!("'{text}' should be a number from 0 to {most}"))
}

pub(super) fn side(board: &Public, text: &str) -> Read<Side> {
    let armies = board.armies as usize;
    let index = text.parse().ok().filter(|&index: &usize| index < armies);
    index.map(Side::new).ok_or_else(|| format!("there is no seat '{text}'; seats are 0 to {}", armies - 1))
}

pub(super) fn seat(board: &Public, text: &str) -> Read<Seat> {
    let seat = side(board, text).map(|side| board.seat(side))?;
    if seat.is_chance() { Err(format!("nobody has the seat '{text}'")) } else { Ok(seat) }
}

pub(super) fn zone(board: &Public, label: &str) -> Read<Zone> {
    board.map.find(label).ok_or_else(|| format!("there is no zone '{label}' on this board"))
}

fn god(name: &str) -> Read<God> {
    God::ALL.into_iter().find(|god| god.name() == name).ok_or_else(|| format!("there is no god '{name}'"))
}

pub(super) fn creature(name: &str) -> Read<Creature> {
    let found = Creature::ALL.into_iter().find(|creature| creature.name() == name);
    found.ok_or_else(|| format!("there is no creature '{name}'"))
}

pub(super) fn tile(board: &Public, name: &str) -> Read<Tile> {
    let found = board.edition.all_tiles().find(|&tile| tile_name(board, tile) == name);
    found.ok_or_else(|| format!("there is no tile '{name}'"))
}

fn di(name: &str) -> Read<Di> {
    Di::ALL.into_iter().find(|kind| kind.card().name == name).ok_or_else(|| format!("there is no card '{name}'"))
}

/// `war-rage*2 veto`
fn cards<'a>(words: impl IntoIterator<Item = &'a str>) -> Read<Cards> {
    let mut cards = Cards::NONE;
    for word in words {
        let (name, count) = word.split_once('*').map_or((word, "1"), |(name, count)| (name, count));
        let (kind, count) = (di(name)?, number(count, 7)?);
        if cards.of(kind) + count > Cards::most(kind) {
            return Err(format!("too many cards {name}"));
        }
        cards.add(kind, count);
    }
    Ok(cards)
}

fn battle(board: &Public, name: &str) -> Read<BattleCard> {
    let mut all = (0..board.edition.battle_cards.len()).map(BattleCard::new);
    all.find(|&card| battle_card(board, card) == name).ok_or_else(|| format!("there is no battle card '{name}'"))
}

fn battle_cards(board: &Public, words: &[&str]) -> Read<BattleSet> {
    words.iter().map(|word| battle(board, word)).collect()
}
