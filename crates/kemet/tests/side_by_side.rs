//! The two printings of Blood and Sand played side by side on the same answers: wherever they part, a change that
//! `rules/bs2.md` lists is the reason, and over many games every one of them is met.

use kemet::Kemet;
use kemet::ask::{Answer, Buys, Question};
use kemet::board::{Board, Lair, Token};
use kemet::cards::{Di, When};
use kemet::edition::{Chapter, Edition};
use kemet::tiles::Perk;
use kemet::{ask, query};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use table::{Game, Notation, Open, Rng, Seat, Side};

const GAMES: u64 = 1000;

/// How often each change was the reason for a difference.
type Met = BTreeMap<&'static str, usize>;

#[test]
fn the_printings_part_only_where_the_list_of_changes_says() {
    let mut met = Met::new();
    let mut answers = 0;
    for seed in 0..GAMES {
        answers += Pair::start(2 + (seed % 4) as usize).play(&mut Rng::new(seed), &mut met);
    }
    println!("{answers} answers side by side; met: {met:?}");
    for change in played_changes() {
        assert!(met.contains_key(change.as_str()), "{change} was never met; met: {met:?}");
    }
    // And nothing else: what only the words or the pieces tell differently is no reason for another game.
    let listed: Vec<String> = played_changes();
    for change in met.keys().filter(|change| !ON_THE_BOARD.contains(change)) {
        assert!(listed.iter().any(|id| id == change), "{change} is not listed as played differently");
    }
}

/// Changes of form that show on the board and decide nothing.
const ON_THE_BOARD: [&str; 2] = ["change.5", "change.6"];

/// The changes of kind `rule` in the table of `rules/bs2.md`, and those that show on the board.
fn played_changes() -> Vec<String> {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/bs2.md");
    let text = std::fs::read_to_string(page).unwrap();
    let rows = text.lines().filter(|line| line.starts_with("| change."));
    let cells = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    let rules = cells.filter(|row| row[2] == "rule" || ON_THE_BOARD.contains(&row[1])).map(|row| row[1].to_owned());
    rules.collect()
}

/// The same game under both printings.
struct Pair {
    first: Game<Kemet>,
    revised: Game<Kemet>,
}

impl Pair {
    fn start(players: usize) -> Pair {
        let start = |id| Game::new(kemet::setup::start(id, players, []).unwrap());
        Pair { first: start("kemet-bs"), revised: start("kemet-bs-revised") }
    }

    /// Plays for as long as both can go the same way; says how many answers that was.
    fn play(mut self, rng: &mut Rng, met: &mut Met) -> usize {
        let mut answers = 0;
        while !self.first.is_over() && !self.revised.is_over() {
            let (one, other) = (self.first.open()[0], self.revised.open()[0]);
            if (one.seat, one.question) != (other.seat, other.question) || !self.boards_agree(met) {
                let why = self.why_ask_otherwise(one, other);
                *met.entry(why).or_default() += 1;
                if self.catch_up(one, other) {
                    continue;
                }
                break;
            }
            let (ours, theirs) = (self.first.options(one.seat), self.revised.options(one.seat));
            if ours != theirs {
                let why = reason(self.first.board(), one.seat, &one.question, &differing(ours, theirs));
                let why =
                    why.unwrap_or_else(|| panic!("{:?}: {ours:?} or {theirs:?}\n{}", one.question, self.position()));
                *met.entry(why).or_default() += 1;
            }
            let common: Vec<Answer> = ours.iter().copied().filter(|answer| theirs.contains(answer)).collect();
            if common.is_empty() {
                break;
            }
            let answer = self.first.draw(rng).unwrap_or_else(|| common[rng.below(common.len())]);
            self.first.play(one.seat, answer).unwrap();
            self.revised.play(one.seat, answer).unwrap();
            answers += 1;
            // The same number of cards costs another number of tokens.
            if one.question == (Question::Veterans { buys: Buys::Cards }) && answer != Answer::Count(0) {
                *met.entry("change.4").or_default() += 1;
                break;
            }
        }
        answers
    }

    /// Why one of them asks something that the other does not.
    fn why_ask_otherwise(&self, one: Open<Question>, other: Open<Question>) -> &'static str {
        // A question that answers itself in the other printing: what would be offered there?
        let (first, revised) = (self.first.board(), self.revised.board());
        for (open, board, edition) in [(one, first, revised.edition), (other, revised, first.edition)] {
            let (here, there) = (offered(board, &open), offered(&under(board, edition), &open));
            if let Some(why) = reason(board, open.seat, &open.question, &differing(&here, &there)) {
                return why;
            }
        }
        match (one.question, other.question) {
            // A creature comes with units.
            (_, Question::Escort { .. }) => "change.8",
            // Creatures of the districts are asked for as well.
            (_, Question::Rearrange { .. }) => "change.9",
            // A beaten troop is recalled without a question in one printing.
            (Question::Beaten, _) | (_, Question::Beaten) => self.why_beaten(),
            _ => panic!("{:?} or {:?}\n{}", one.question, other.question, self.position()),
        }
    }

    /// Gives the answer that the other printing gave by itself, if that is what parts them.
    fn catch_up(&mut self, one: Open<Question>, other: Open<Question>) -> bool {
        let (first, revised) = (*self.first.board(), *self.revised.board());
        let forced = |open: &Open<Question>, board: &Board, edition| match offered(&under(board, edition), open)[..] {
            [answer] => Some(answer),
            _ => None,
        };
        if let Some(answer) = forced(&one, &first, revised.edition) {
            return self.first.play(one.seat, answer).is_ok();
        }
        forced(&other, &revised, first.edition).is_some_and(|answer| self.revised.play(other.seat, answer).is_ok())
    }

    fn why_beaten(&self) -> &'static str {
        let asked = if self.first.open()[0].question == Question::Beaten { &self.first } else { &self.revised };
        why_beaten(asked.board(), asked.open()[0].seat)
    }

    /// Both boards are the same, but for what the revised printing adds.
    fn boards_agree(&self, met: &mut Met) -> bool {
        let (first, mut revised) = (*self.first.board(), *self.revised.board());
        revised.public.edition = first.edition;
        for side in first.all_sides() {
            // Each player has a gold token from the start; without a golden tile it cannot be laid.
            if query::perk(&first, side, Perk::Golden) == 0 && revised.side(side).gold == Token::Ready {
                *met.entry("change.6").or_default() += 1;
                revised.side_mut(side).gold = Token::None;
            }
            // Veteran tokens that are left over are dropped at once, or a little later.
            if veterans_are_spent(&first, side) && revised.side(side).veterans > first.side(side).veterans {
                *met.entry("change.5").or_default() += 1;
                revised.side_mut(side).veterans = first.side(side).veterans;
            }
        }
        first == revised
    }

    fn position(&self) -> String {
        format!("{}\n{}", Kemet::write_position(&self.first), Kemet::write_position(&self.revised))
    }
}

/// The side has done its Conscription of this Night.
fn veterans_are_spent(board: &Board, side: Side) -> bool {
    let place = board.in_order().position(|other| other == side).unwrap_or(0) as u8;
    board.clock.chapter == Chapter::Conscription && place < board.clock.place
}

/// Answers that only one of them offers.
fn differing(ours: &[Answer], theirs: &[Answer]) -> Vec<Answer> {
    let only = |these: &[Answer], those: &[Answer]| -> Vec<Answer> {
        these.iter().copied().filter(|answer| !those.contains(answer)).collect()
    };
    [only(ours, theirs), only(theirs, ours)].concat()
}

/// The same board under another edition.
fn under(board: &Board, edition: &'static Edition) -> Board {
    let mut board = *board;
    board.public.edition = edition;
    board
}

fn offered(board: &Board, open: &Open<Question>) -> Vec<Answer> {
    let mut all = Vec::new();
    let _ = ask::options(board, open.seat, &open.question, &mut |answer| {
        all.push(answer);
        ControlFlow::Continue(())
    });
    all
}

/// The change that makes one printing offer these answers and the other not; `None` if no change explains all of them.
fn reason(board: &Board, seat: Seat, question: &Question, differing: &[Answer]) -> Option<&'static str> {
    if seat.is_chance() {
        return None;
    }
    let side = board.side_of(seat);
    let each: Vec<Option<&'static str>> =
        differing.iter().map(|&answer| reason_for(board, side, seat, question, answer)).collect();
    each.first().copied().flatten().filter(|_| each.iter().all(Option::is_some))
}

fn reason_for(board: &Board, side: Side, seat: Seat, question: &Question, answer: Answer) -> Option<&'static str> {
    match (*question, answer) {
        (Question::Buy { .. }, Answer::Tile(_)) => Some("change.1"),
        (Question::Beaten, Answer::Retreat) => Some(why_beaten(board, seat)),
        (Question::RetreatTo { .. }, Answer::Zone(_)) => Some("change.3"),
        (Question::Veterans { buys: Buys::Cards }, Answer::Count(_)) => Some("change.4"),
        (Question::Where | Question::Assault, Answer::Card(card)) if is_day_card(card) => Some("change.7"),
        // A hemmed-in troop that a Day card could help.
        (Question::Start { .. }, Answer::Zone(_)) => Some("change.7"),
        (Question::Menu | Question::Where | Question::Assault, Answer::Creature(_)) => Some("change.8"),
        (Question::Menu, Answer::Rearrange) => Some(why_rearrange(board, side)),
        (Question::Rearrange { creature }, Answer::Zone(_)) => match board.lairs[creature as usize] {
            Lair::Zone(..) => Some("change.9"),
            Lair::Box | Lair::Reserve(_) => Some("change.8"),
        },
        _ => None,
    }
}

fn is_day_card(card: Di) -> bool {
    card.card().when == When::Turn
}

fn why_beaten(board: &Board, loser: Seat) -> &'static str {
    let at = board.fight.expect("somebody was beaten").at;
    if query::enemy_at(board, board.side_of(loser), at).is_none() { "change.2" } else { "change.3" }
}

/// Creatures of the city among each other, or one of the reserve to a free place.
fn why_rearrange(board: &Board, side: Side) -> &'static str {
    let in_city = query::creatures(board, side).any(
        |creature| matches!(board.lairs[creature as usize], Lair::Zone(_, zone) if board.city(zone) == Some(side)),
    );
    if in_city { "change.9" } else { "change.8" }
}
