//! Kemet as a title: what a program that knows no game asks of it.

use crate::amon;
use crate::ask::{Answer, Question};
use crate::battle_cards::BattleCard;
use crate::board::{Board, Choices};
use crate::cards::Di;
use crate::creatures::Creature;
use crate::edition::Edition;
use crate::event::Event;
use crate::gods::God;
use crate::provenance::Provenance;
use crate::refusal::Refusal;
use crate::{Kemet, editions, notation, result, setup, words};
use table::{Content, Game, Message, Outcome, Ruleset, Seat, Title};

impl Title for Kemet {
    fn rulesets() -> Vec<Ruleset> {
        editions::ALL.into_iter().map(ruleset).collect()
    }

    fn start(id: &str, players: usize, options: &[(&str, &str)]) -> Result<Board, String> {
        setup::start(id, players, options.iter().copied()).map_err(|error| error.to_string())
    }

    fn ruleset(board: &Board) -> &'static str {
        board.edition.id
    }

    fn settings(board: &Board) -> Vec<(&'static str, &'static str)> {
        setup::choices(board)
    }

    fn players(board: &Board) -> usize {
        board.players as usize
    }

    fn round(board: &Board) -> u32 {
        u32::from(board.round)
    }

    fn outcome(game: &Game<Kemet>) -> Option<Outcome> {
        let (side, ending) = result(game)?;
        // A team wins as a whole. [team.7]
        let board = game.board();
        let winners =
            board.team(side).iter().filter(|&mate| board.is_seated(mate)).map(|mate| board.seat(mate)).collect();
        Some(Outcome { winners, ending: ending.name() })
    }

    fn pass(question: &Question) -> Option<Answer> {
        matches!(question, Question::Veto { .. } | Question::Escape).then_some(Answer::Pass)
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn ending_id(ending: &str) -> String {
        format!("ending-{ending}")
    }

    fn question_id(question: &Question) -> &'static str {
        words::question_id(question)
    }

    fn question_rule(question: &Question) -> &'static str {
        question.rule()
    }

    fn is_beside(refusal: Refusal) -> bool {
        refusal == Refusal::NotAnAnswer
    }

    fn refusal_rule(question: &Question, refusal: Refusal) -> &'static str {
        refusal.rule(question)
    }

    fn say_question(board: &Board, seat: Seat, question: &Question) -> Message {
        words::question(board, seat, question)
    }

    fn say_answer(board: &Board, question: &Question, answer: Answer) -> Message {
        words::answer(board, question, answer)
    }

    fn say_refusal(board: &Board, refusal: Refusal) -> Message {
        words::refusal(board, refusal)
    }

    fn say_event(board: &Board, event: Event) -> Message {
        words::event(board, event)
    }
}

fn ruleset(edition: &'static Edition) -> Ruleset {
    let alone = edition.solo.into_iter().flat_map(|solo| solo().endings);
    Ruleset {
        id: edition.id,
        rules: edition.rules,
        players: edition.players.clone(),
        options: setup::options_of(edition),
        content: content(edition),
        endings: edition.endings.iter().chain(alone).map(|ending| ending.name()).collect(),
    }
}

/// Everything in the box, under the names its notation has.
fn content(edition: &'static Edition) -> Vec<Content> {
    let board = Board::new(edition, *edition.players.start(), Choices::usual(edition));
    let named = |answer| notation::write_answer(&board, answer);
    let piece = |kind, name, rule, provenance: Provenance| Content { kind, name, rule, provenance: provenance.id() };
    let mut content: Vec<Content> = Vec::new();
    content.extend(edition.all_tiles().map(|tile| {
        let row = edition.tile(tile);
        piece("tile", named(Answer::Tile(tile)), row.power.rule, row.provenance)
    }));
    content.extend(edition.deck.iter().map(|row| {
        let card = row.card.card();
        piece("card", card.name.to_owned(), card.rule, row.provenance)
    }));
    content.extend(edition.own_card.map(|own| {
        let card = own.card();
        piece("card", card.name.to_owned(), card.rule, Provenance::Rulebook)
    }));
    // The card is in the book, what it does is not. [card.assemble]
    content.extend(edition.team.map(|_| {
        let card = Di::Assemble.card();
        piece("card", card.name.to_owned(), card.rule, Provenance::Reconstructed)
    }));
    content.extend((0..edition.battle_cards.len()).map(|index| {
        let rule = if index < edition.usual_battle_cards { "battlecard.1" } else { "battlecard.2" };
        let gods = edition.gods.len() > 1 && BattleCard::new(index) == edition.gods_card();
        let rule = if gods { "god.sobek" } else { rule };
        let name = named(Answer::Battle(BattleCard::new(index)));
        piece("battle-card", name, rule, edition.battle_card_provenance[index])
    }));
    content.extend(Creature::ALL.into_iter().filter_map(|creature| {
        let row = edition.tiles.iter().find(|row| row.power.creature == Some(creature))?;
        Some(piece("creature", creature.name().to_owned(), row.power.rule, row.provenance))
    }));
    if edition.solo.is_some() {
        content.extend(amon::content());
    }
    if edition.gods.len() > 1 {
        content.extend(God::ALL.map(|god| piece("god", god.name().to_owned(), god.card().rule, god.card().provenance)));
    }
    content.extend(edition.players.clone().map(|players| {
        let map = (edition.map)(players);
        piece("board", map.id.to_owned(), "setup.12", edition.map_provenance)
    }));
    content
}
