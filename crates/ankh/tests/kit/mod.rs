//! The test kit: a table laid from a short position, a script of answers, and what there is to see afterwards.
#![allow(dead_code)]

use ankh::Ankh;
use ankh::ask::{Answer, Question};
use ankh::board::{Board, Ending};
use ankh::event::Event;
use ankh::hex::{Hex, HexSet};
use ankh::kinds::{Action, Card, Guardian, Monument, Power};
use ankh::map::MAP;
use ankh::query;
use ankh::refusal::Refusal;
use table::{Game, Notation, Refused, Rng, Seat, Side};

/// A game on a table, with all that was told since it was laid.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) game: Game<Ankh>,
    pub(crate) events: Vec<Event>,
}

/// The table of a full position.
#[track_caller]
pub(crate) fn table(position: &str) -> Table {
    let game = Ankh::read_position(position).unwrap_or_else(|why| panic!("{why}\n{position}"));
    Table { game, events: Vec::new() }
}

/// A game from its very beginning.
pub(crate) fn start(players: usize, options: &[(&str, &str)]) -> Table {
    let board = ankh::setup::start(players, options.iter().copied()).unwrap();
    Table { game: Game::new(board), events: Vec::new() }
}

/// The regions without camels: West has token 1, East 2, the Delta 3.
const REGIONS: &str = "token 1 c5r4; token 2 c6r4; token 3 c5r3";

/// The first turn of seat 0. Each seat gets its god and numbers, and its lines after semicolons:
/// `ra devotion=3 followers=2; powers glorious; god c1r4; warriors c0r5`. `head` says what concerns all and what is
/// not as usual: `turn 1; markers gain=2 events=3; guardians satet apep androsphinx; neutral temple c4r5`.
///
/// Powers of lower levels are filled up with such as do the least. The order is that of devotion; in a stack the
/// earlier seat lies above.
#[track_caller]
pub(crate) fn laid(head: &str, seats: &[&str]) -> Table {
    table(&written(head, seats))
}

/// The position that `laid` reads.
pub(crate) fn written(head: &str, seats: &[&str]) -> String {
    let players = seats.len();
    let mut lines: Vec<String> = vec![format!("ankh players={players}")];
    let has = |key: &str| head.split(';').any(|line| line.split_whitespace().next() == Some(key));
    if !has("turn") {
        lines.push("turn 0".into());
    }
    if !has("guardians") {
        lines.push(guardians("cat-mummy mummy giant-scorpion", seats));
    }
    if !has("order") {
        lines.push(order(head, seats));
    }
    let tokens = if has("token") { "" } else { REGIONS };
    for line in [head, tokens].iter().flat_map(|text| text.split(';')).map(str::trim).filter(|line| !line.is_empty()) {
        lines.push(match line.strip_prefix("guardians ") {
            Some(names) if !names.contains("left") => guardians(names, seats),
            _ => line.to_owned(),
        });
    }
    // What is under way is read after the seats.
    let late = |line: &String| {
        let first = line.split(' ').next().unwrap_or("");
        ["merged", "conflict", "battle", "played", "killed", "bid", "caravan", "aim"].contains(&first)
    };
    let (late, mut lines): (Vec<String>, Vec<String>) = lines.into_iter().partition(late);
    for (number, seat) in seats.iter().enumerate() {
        lines.extend(seat_lines(number, seat));
    }
    lines.extend(late);
    lines.join("\n") + "\n"
}

/// The line of the guardians: beside their cards lies what is not with a god.
fn guardians(names: &str, seats: &[&str]) -> String {
    let left: Vec<String> = names
        .split_whitespace()
        .enumerate()
        .map(|(level, name)| {
            let all = Guardian::named(name).unwrap_or_else(|| panic!("no guardian {name}")).figures(seats.len());
            let used: usize = seats.iter().map(|seat| with_god(seat, level, name)).sum();
            (all as usize).saturating_sub(used).to_string()
        })
        .collect();
    format!("guardians {names} left {}", left.join(" "))
}

fn with_god(seat: &str, level: usize, name: &str) -> usize {
    let mut count = 0;
    for line in seat.split(';').map(str::trim) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [key, ref rest @ ..] if key == name => count += rest.len(),
            ["pool", ref rest @ ..] => count += rest[level].parse::<usize>().unwrap(),
            _ => {}
        }
    }
    count
}

fn order(head: &str, seats: &[&str]) -> String {
    let out = head.split(';').find_map(|line| line.trim().strip_prefix("out ")).unwrap_or("");
    let out: Vec<usize> = out.split(',').filter_map(|seat| seat.parse().ok()).collect();
    let devotion = |seat: &str| {
        let words = seat.split([' ', ';']).find_map(|word| word.strip_prefix("devotion="));
        words.map_or(0, |number| number.parse::<u8>().unwrap())
    };
    let mut order: Vec<usize> = (0..seats.len()).collect();
    order.sort_by_key(|&seat| (out.contains(&seat), devotion(seats[seat]), std::cmp::Reverse(seat)));
    format!("order {}", order.iter().map(usize::to_string).collect::<Vec<_>>().join(" "))
}

fn seat_lines(number: usize, text: &str) -> Vec<String> {
    let mut parts = text.split(';').map(str::trim).filter(|line| !line.is_empty());
    let first = parts.next().unwrap_or_else(|| panic!("seat {number} has no god"));
    let (god, numbers) = first.split_once(' ').unwrap_or((first, ""));
    let mut lines = vec![format!("seat {number} god={god} {numbers}")];
    for line in parts {
        match line.strip_prefix("powers ") {
            Some(names) => {
                let powers = filled(names);
                lines[0] += &format!(" unlocked={}", powers.len());
                lines.push(format!("  powers {}", powers.join(" ")));
            }
            None => lines.push(format!("  {line}")),
        }
    }
    lines
}

/// The powers, and as many harmless ones of the levels below as must come before them.
fn filled(names: &str) -> Vec<&'static str> {
    const HARMLESS: [[&str; 4]; 3] = [
        ["inspiring", "revered", "omnipresent", "commanding"],
        ["pyramid-attuned", "temple-attuned", "resplendent", "obelisk-attuned"],
        ["worshipful", "glorious", "magnanimous", "bountiful"],
    ];
    let mut powers: Vec<&str> = names
        .split_whitespace()
        .map(|name| Power::named(name).unwrap_or_else(|| panic!("no power {name}")).name())
        .collect();
    let of = |powers: &[&str], level: usize| {
        powers.iter().filter(|name| Power::named(name).is_some_and(|power| power.level() == level)).count()
    };
    let top = (0..3).rev().find(|&level| of(&powers, level) > 0).unwrap_or(0);
    for (level, harmless) in HARMLESS.iter().enumerate().take(top) {
        for name in harmless {
            if of(&powers, level) < 2 && !powers.contains(name) {
                powers.push(name);
            }
        }
    }
    powers
}

/// Before the event with this number, brought by the Gain Followers of seat 0, or of the seat that `turn N action=gain`
/// in the head names.
#[track_caller]
pub(crate) fn event(number: usize, head: &str, seats: &[&str]) -> Table {
    let turn = if head.contains("turn ") { "" } else { "turn 0 action=gain; " };
    let uses = Action::Gain.uses(seats.len());
    laid(&format!("stage event; {turn}markers gain={uses} events={}; {head}", number - 1), seats)
}

/// The first to fifth Conflict begins, brought by seat 0.
#[track_caller]
pub(crate) fn conflict(number: usize, head: &str, seats: &[&str]) -> Table {
    event([4, 8, 12, 16, 18][number - 1], head, seats)
}

impl Table {
    /// Plays lines of `seat answer`; a semicolon ends a line too.
    #[track_caller]
    pub(crate) fn play(&mut self, script: &str) -> &mut Table {
        for line in script.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, answer) = self.read(line);
            if let Err(refused) = self.give(seat, answer) {
                panic!("'{line}' is refused: {refused:?}; open: {:?}\n{}", self.game.open(), self.position());
            }
        }
        self.reread();
        self
    }

    /// What is written of the table is read as the same.
    #[track_caller]
    pub(crate) fn reread(&self) {
        let text = self.position();
        let again = Ankh::read_position(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(Ankh::write_position(&again), text);
        assert_eq!(again.board(), self.board(), "{text}");
    }

    /// Lets chance answer, anyhow, until a player is asked.
    pub(crate) fn draw(&mut self) -> &mut Table {
        let mut rng = Rng::new(1);
        while let Some(answer) = self.game.draw(&mut rng) {
            self.give(Seat::CHANCE, answer).unwrap();
        }
        self
    }

    /// The answer is refused for this reason, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&self, line: &str, why: Refusal) -> &Table {
        assert_eq!(self.why(line), Some(why), "'{line}'; open: {:?}\n{}", self.game.open(), self.position());
        self
    }

    /// The answer would be taken.
    #[track_caller]
    pub(crate) fn takes(&self, line: &str) -> &Table {
        assert_eq!(self.why(line), None, "'{line}'; open: {:?}\n{}", self.game.open(), self.position());
        self
    }

    /// Why an answer is refused; `None` if it would be taken.
    #[track_caller]
    pub(crate) fn why(&self, line: &str) -> Option<Refusal> {
        let (seat, answer) = self.read(line);
        match self.game.check(seat, answer) {
            Ok(()) => None,
            Err(Refused::Rule(refusal)) => Some(refusal),
            Err(other) => panic!("'{line}': {other:?}; open: {:?}\n{}", self.game.open(), self.position()),
        }
    }

    pub(crate) fn asked(&self, seat: usize) -> Option<Question> {
        self.game.asked(Seat::new(seat)).map(|open| open.question)
    }

    /// The seats asked now.
    pub(crate) fn waits_for(&self) -> Vec<usize> {
        self.game.open().iter().filter(|open| !open.seat.is_chance()).map(|open| open.seat.index()).collect()
    }

    /// The seat asked for an action, and the actions it may choose.
    pub(crate) fn turn(&self) -> (usize, String) {
        let seat = self.board().turn.seat.index();
        assert_eq!(self.asked(seat), Some(Question::Act), "{}", self.position());
        (seat, self.options(seat))
    }

    /// The options of a seat as text, with a space between.
    pub(crate) fn options(&self, seat: usize) -> String {
        let options = self.game.options(Seat::new(seat));
        let options = options.iter().map(|&answer| Ankh::write_answer(self.game.board(), answer));
        options.collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn board(&self) -> &Board {
        self.game.board()
    }

    pub(crate) fn position(&self) -> String {
        Ankh::write_position(&self.game)
    }

    pub(crate) fn devotion(&self, seat: usize) -> u8 {
        self.board().side(Side::new(seat)).devotion
    }

    /// The devotion of all seats.
    pub(crate) fn track(&self) -> Vec<u8> {
        (0..self.board().players as usize).map(|seat| self.devotion(seat)).collect()
    }

    /// Gods in play from the least devoted to the most devoted.
    pub(crate) fn order(&self) -> Vec<usize> {
        self.board().ascending().map(Side::index).collect()
    }

    pub(crate) fn followers(&self, seat: usize) -> u8 {
        self.board().side(Side::new(seat)).followers
    }

    /// All figures of a seat, by column and row.
    pub(crate) fn figures(&self, seat: usize) -> String {
        labels(self.board().figures[seat])
    }

    pub(crate) fn god(&self, seat: usize) -> String {
        self.board().gods[seat].map(|hex| MAP.label(hex)).unwrap_or_default()
    }

    /// Warriors in the pool.
    pub(crate) fn warriors(&self, seat: usize) -> u8 {
        self.board().side(Side::new(seat)).warriors
    }

    /// Guardians in the pool, by level.
    pub(crate) fn pool(&self, seat: usize) -> [u8; 3] {
        self.board().side(Side::new(seat)).pool
    }

    pub(crate) fn ankhs(&self, seat: usize) -> u8 {
        self.board().side(Side::new(seat)).ankhs
    }

    /// Monuments a seat controls.
    pub(crate) fn control(&self, seat: usize) -> String {
        labels(self.board().control[seat])
    }

    pub(crate) fn monuments(&self, kind: Monument) -> String {
        labels(self.board().monuments[kind.index()])
    }

    pub(crate) fn has_power(&self, seat: usize, power: Power) -> bool {
        query::has_power(self.board(), Side::new(seat), power)
    }

    pub(crate) fn hand(&self, seat: usize) -> usize {
        self.board().side(Side::new(seat)).hand.count()
    }

    pub(crate) fn has_card(&self, seat: usize, card: Card) -> bool {
        self.board().side(Side::new(seat)).hand.has(card)
    }

    pub(crate) fn marker(&self, action: Action) -> u8 {
        self.board().markers[action.index()]
    }

    /// The token of the region of a space.
    pub(crate) fn token(&self, label: &str) -> usize {
        let hex = hex(label);
        1 + self.board().regions.iter().position(|region| region.has(hex)).unwrap()
    }

    /// How many land spaces the region with a token has.
    pub(crate) fn spaces(&self, token: usize) -> usize {
        self.board().regions[token - 1].count()
    }

    /// The strength of a seat in the last battle.
    pub(crate) fn strength(&self, seat: usize) -> u8 {
        let last = self.events.iter().rev().find_map(|event| match event {
            Event::Strength { side, strength } if side.index() == seat => Some(*strength),
            _ => None,
        });
        last.unwrap_or_else(|| panic!("no strength of seat {seat} was told"))
    }

    /// Who won the last battle; `None` if it was tied, or nobody could win.
    pub(crate) fn won(&self) -> Option<usize> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Won { side } => Some(Some(side.index())),
            Event::Tied => Some(None),
            _ => None,
        })?
    }

    pub(crate) fn told(&self, which: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| which(event)).count()
    }

    /// How the game ended, and who won.
    pub(crate) fn result(&self) -> Option<(Ending, Option<usize>)> {
        ankh::result(&self.game).map(|(ending, side)| (ending, side.map(Side::index)))
    }

    #[track_caller]
    fn read(&self, line: &str) -> (Seat, Answer) {
        let (seat, answer) = line.split_once(' ').unwrap_or_else(|| panic!("'{line}' wants a seat and an answer"));
        let seat = match seat {
            "chance" => Seat::CHANCE,
            _ => Seat::new(seat.parse().unwrap_or_else(|_| panic!("'{line}' begins with no seat"))),
        };
        (seat, Ankh::read_answer(self.board(), answer).unwrap_or_else(|why| panic!("{why}")))
    }

    fn give(&mut self, seat: Seat, answer: Answer) -> Result<(), Refused<Refusal>> {
        let events = &mut self.events;
        self.game.play_telling(seat, answer, &mut |event| events.push(event)).map(|_| ())
    }
}

#[track_caller]
pub(crate) fn hex(label: &str) -> Hex {
    MAP.find(label).unwrap_or_else(|| panic!("no space {label}"))
}

pub(crate) fn labels(set: HexSet) -> String {
    set.iter().map(|hex| MAP.label(hex)).collect::<Vec<_>>().join(" ")
}
