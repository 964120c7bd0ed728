//! The test kit: a table laid from a hand-written position, a script of answers, and what there is to see afterwards.
//! Unit tests know it as `crate::testkit`, the others as `mod kit`.
#![allow(dead_code)]

use kemet::Kemet;
use kemet::ask::{Answer, Question};
use kemet::battle_cards::BattleSet;
use kemet::board::{Board, Lair};
use kemet::cards::Cards;
use kemet::creatures::Creature;
use kemet::event::{Ending, Event, Glory};
use kemet::map::Zone;
use kemet::query::{self, Might};
use kemet::refusal::Refusal;
use table::{Game, Notation, Refused, Rng, Seat, Side};

/// A game on a table, with all that was told since it was laid.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) game: Game<Kemet>,
    pub(crate) events: Vec<Event>,
}

/// The table of a position, as `docs/notation.md` writes it.
#[track_caller]
pub(crate) fn table(position: &str) -> Table {
    let game = Kemet::read_position(position).unwrap_or_else(|why| panic!("{why}\n{position}"));
    Table { game, events: Vec::new() }
}

/// Two players, seat 0's first turn. Each seat gets its lines, with semicolons between them: `prayer=3; troops TW=2`.
#[track_caller]
pub(crate) fn two(seat0: &str, seat1: &str) -> Table {
    two_in(OLD, seat0, seat1)
}

/// The rulesets, by what tests call them.
pub(crate) const OLD: &str = "kemet-2012";
pub(crate) const FIRST: &str = "kemet-bs";
pub(crate) const REVISED: &str = "kemet-bs-revised";
pub(crate) const RISE: &str = "kemet-rotg";
/// Those that share the tiles and most rules of Blood and Sand.
pub(crate) const LATER: [&str; 3] = [FIRST, REVISED, RISE];

/// The same in another ruleset. In Blood and Sand the first turn has begun, so that nobody wins at once.
#[track_caller]
pub(crate) fn two_in(ruleset: &str, seat0: &str, seat1: &str) -> Table {
    laid_in(ruleset, "", &[seat0, seat1])
}

/// As many players as there are seats, each with its lines; `head` says what concerns all: `round 2 night-order`.
#[track_caller]
pub(crate) fn laid(head: &str, seats: &[&str]) -> Table {
    laid_in(OLD, head, seats)
}

#[track_caller]
pub(crate) fn laid_in(ruleset: &str, head: &str, seats: &[&str]) -> Table {
    let players = seats.len();
    let seats: String = seats.iter().enumerate().map(|(n, lines)| seat(n, lines)).collect();
    table(&format!("{ruleset} players={players}{}\n{seats}", head_lines(head)))
}

/// Options such as `length=long` stay in the first line.
fn head_lines(head: &str) -> String {
    let lines = head.split(';').map(str::trim).filter(|line| !line.is_empty());
    lines
        .map(|line| match line.split(' ').next() {
            Some(word) if word.contains('=') => format!(" {line}"),
            _ => format!("\n{line}"),
        })
        .collect()
}

/// A game from its very beginning.
pub(crate) fn start(players: usize, options: &[(&str, &str)]) -> Table {
    start_in(OLD, players, options)
}

pub(crate) fn start_in(ruleset: &str, players: usize, options: &[(&str, &str)]) -> Table {
    let board = kemet::setup::start(ruleset, players, options.iter().copied()).unwrap();
    Table { game: Game::new(board), events: Vec::new() }
}

/// Seat 0 has walked into the western temple and meets seat 1 there; both are about to plan. Their lines must name a
/// troop in TW.
#[track_caller]
pub(crate) fn duel(attacker: &str, defender: &str) -> Table {
    duel_at(OLD, "W1", "TW", attacker, defender)
}

/// The same in Blood and Sand.
#[track_caller]
pub(crate) fn duel_in(ruleset: &str, attacker: &str, defender: &str) -> Table {
    duel_at(ruleset, "A", "TW", attacker, defender)
}

/// Seat 0 has come from one space to another and meets seat 1 there.
#[track_caller]
pub(crate) fn duel_at(ruleset: &str, from: &str, at: &str, attacker: &str, defender: &str) -> Table {
    let (attacker, defender) = (seat(0, attacker), seat(1, defender));
    let turn = if ruleset == OLD { "turn laid" } else { "turn begun laid" };
    table(&format!(
        "{ruleset} players=2\n{turn}\n{attacker}laid move-upper\n{defender}\
         move start={from} at={at} left=0\nfight at={at} attacker=0 defender=1 stage=plan\n"
    ))
}

/// The lines of a seat: numbers such as `prayer=3` stand beside `seat`, the rest below it.
pub(crate) fn seat(seat: usize, lines: &str) -> String {
    let (mut head, mut rest) = (format!("seat {seat}"), String::new());
    for line in lines.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
        if line.split(' ').next().is_some_and(|word| word.contains('=')) {
            head += &format!(" {line}");
        } else {
            rest += &format!("  {line}\n");
        }
    }
    format!("{head}\n{rest}")
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
        self
    }

    /// Lays a battle plan: `4-1-0 aside 3-2-0 with war-fury bronze-wall*2`.
    #[track_caller]
    pub(crate) fn plan(&mut self, seat: usize, plan: &str) -> &mut Table {
        let mut words = plan.split_whitespace();
        let (card, aside) = (words.next().unwrap(), words.nth(1).unwrap());
        let cards: Vec<&str> = words.skip(1).collect();
        // With two cards in hand the one set aside is the other.
        self.play(&format!("{seat} {card}"));
        if let Some(Question::Aside { .. }) = self.asked(seat) {
            self.play(&format!("{seat} {aside}"));
        }
        while let Some(Question::Add { kind, .. }) = self.asked(seat) {
            let name = kind.card().name;
            let named = cards.iter().map(|card| card.split_once('*').unwrap_or((card, "1")));
            let count = named.filter(|(card, _)| *card == name).map(|(_, n)| n).next().unwrap_or("0");
            self.play(&format!("{seat} {count}"));
        }
        self
    }

    /// Both plans of a battle, and what the sums of attacker and defender came to.
    #[track_caller]
    pub(crate) fn battle(&mut self, attacker: &str, defender: &str) -> (Might, Might) {
        let [one, other] = self.game.board().fight.expect("nobody fights").sides.map(Side::index);
        let foreseen = !self.is_asked(one);
        if foreseen {
            self.plan(other, defender).plan(one, attacker);
        } else {
            self.plan(one, attacker).plan(other, defender);
        }
        self.compared()
    }

    /// Passes every open window.
    pub(crate) fn pass(&mut self) -> &mut Table {
        let windows = |open: &table::Open<Question>| matches!(open.question, Question::Veto { .. } | Question::Escape);
        while let Some(open) = self.game.open().iter().find(|open| windows(open)).copied() {
            self.give(open.seat, Answer::Pass).unwrap();
        }
        self
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

    pub(crate) fn is_asked(&self, seat: usize) -> bool {
        self.asked(seat).is_some()
    }

    /// A Move is under way.
    pub(crate) fn moves(&self) -> bool {
        self.board().moving.is_some()
    }

    /// The seats asked now.
    pub(crate) fn waits_for(&self) -> Vec<usize> {
        self.game.open().iter().filter(|open| !open.seat.is_chance()).map(|open| open.seat.index()).collect()
    }

    /// The options of a seat as text.
    pub(crate) fn options(&self, seat: usize) -> Vec<String> {
        let options = self.game.options(Seat::new(seat));
        options.iter().map(|&answer| Kemet::write_answer(self.game.board(), answer)).collect()
    }

    pub(crate) fn board(&self) -> &Board {
        self.game.board()
    }

    pub(crate) fn position(&self) -> String {
        Kemet::write_position(&self.game)
    }

    pub(crate) fn zone(&self, label: &str) -> Zone {
        self.board().map.find(label).unwrap_or_else(|| panic!("no zone {label}"))
    }

    pub(crate) fn units(&self, seat: usize, label: &str) -> u8 {
        self.board().troops.units(Side::new(seat), self.zone(label))
    }

    pub(crate) fn supply(&self, seat: usize) -> u8 {
        self.board().side(Side::new(seat)).supply
    }

    pub(crate) fn prayer(&self, seat: usize) -> u8 {
        self.board().side(Side::new(seat)).prayer
    }

    pub(crate) fn level(&self, seat: usize, colour: kemet::tiles::Colour) -> u8 {
        query::level(self.board(), Side::new(seat), colour)
    }

    /// All points, permanent and temporary.
    pub(crate) fn points(&self, seat: usize) -> u8 {
        query::points(self.board(), Side::new(seat))
    }

    pub(crate) fn permanent(&self, seat: usize) -> u8 {
        query::permanent_points(self.board(), Side::new(seat))
    }

    pub(crate) fn veterans(&self, seat: usize) -> u8 {
        self.board().side(Side::new(seat)).veterans
    }

    pub(crate) fn battle_points(&self, seat: usize) -> u8 {
        self.board().side(Side::new(seat)).battle_points
    }

    pub(crate) fn hand(&self, seat: usize) -> Cards {
        self.board().secret.hands[seat]
    }

    /// A player's battle cards in hand, by name.
    pub(crate) fn battle_hand(&self, seat: usize) -> Vec<String> {
        self.names(query::battle_hand(self.board(), Side::new(seat)))
    }

    pub(crate) fn names(&self, cards: BattleSet) -> Vec<String> {
        cards.iter().map(|card| Kemet::write_answer(self.board(), Answer::Battle(card))).collect()
    }

    /// Where a creature is: `box`, `reserve` or a zone.
    pub(crate) fn creature(&self, creature: Creature) -> String {
        match self.board().lairs[creature as usize] {
            Lair::Box => "box".into(),
            Lair::Reserve(_) => "reserve".into(),
            Lair::Zone(_, zone) => self.board().map.label(zone).into(),
        }
    }

    /// The sums of the last battle: attacker, defender.
    #[track_caller]
    pub(crate) fn compared(&self) -> (Might, Might) {
        let last = self.events.iter().rev().find_map(|event| match event {
            Event::Compared { attacker, defender } => Some((*attacker, *defender)),
            _ => None,
        });
        last.expect("no battle was compared")
    }

    /// Who won the last battle.
    pub(crate) fn won(&self) -> Option<usize> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Won { side } => Some(side.index()),
            _ => None,
        })
    }

    /// How often a side scored a kind of permanent point since the table was laid.
    pub(crate) fn scored(&self, seat: usize, glory: Glory) -> usize {
        self.count(|event| *event == Event::Scored { side: Side::new(seat), glory })
    }

    pub(crate) fn count(&self, which: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| which(event)).count()
    }

    pub(crate) fn told(&self, which: impl Fn(&Event) -> bool) -> bool {
        self.count(which) > 0
    }

    pub(crate) fn result(&self) -> Option<(usize, Ending)> {
        kemet::result(&self.game).map(|(side, ending)| (side.index(), ending))
    }

    #[track_caller]
    fn read(&self, line: &str) -> (Seat, Answer) {
        let (seat, answer) = line.split_once(' ').unwrap_or_else(|| panic!("'{line}' wants a seat and an answer"));
        let seat = match seat {
            "chance" => Seat::CHANCE,
            _ => Seat::new(seat.parse().unwrap_or_else(|_| panic!("'{line}' begins with no seat"))),
        };
        (seat, Kemet::read_answer(self.board(), answer).unwrap_or_else(|why| panic!("{why}")))
    }

    fn give(&mut self, seat: Seat, answer: Answer) -> Result<(), Refused<Refusal>> {
        let events = &mut self.events;
        self.game.play_telling(seat, answer, &mut |event| events.push(event)).map(|_| ())
    }
}

/// The three sums of a side in battle.
pub(crate) fn might(strength: u8, damage: u8, protection: u8) -> Might {
    Might { strength, damage, protection, ..Might::default() }
}
