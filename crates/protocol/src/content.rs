//! Every tile, card and figure of a ruleset in full: its name, what it does, how well it is known.

use crate::Words;
use crate::wire::{ContentNews, Named, PieceNews};
use ankh::Ankh;
use ankh::kinds::{Card, God, Guardian, Power};
use kemet::Kemet;
use kemet::amon::{Deed, Objective, Omen, Plunder};
use kemet::ask::Answer;
use kemet::battle_cards::{BattleCard, Values};
use kemet::board::{Board, Choices};
use kemet::cards::Di;
use kemet::creatures::Creature;
use kemet::edition::Edition;
use kemet::{editions, notation, words as kemet_words};
use std::collections::BTreeMap;
use table::{Arg, Content, Message, Ruleset, Title};

/// `None` for a ruleset nobody knows.
pub fn content(ruleset: &str, words: &Words) -> Option<ContentNews> {
    let of = |all: Vec<Ruleset>| all.into_iter().find(|known| known.id == ruleset);
    let pieces = if let Some(ankh) = of(Ankh::rulesets()) {
        ankh.content.iter().filter_map(|content| piece(content, words, ankh_piece(content)?)).collect()
    } else {
        let kemet = of(Kemet::rulesets())?;
        let edition = editions::find(ruleset)?;
        let known = kemet_pieces(edition);
        let found = |content: &Content| known.get(&(content.kind, content.name.clone())).cloned();
        kemet.content.iter().filter_map(|content| piece(content, words, found(content)?)).collect()
    };
    Some(ContentNews { pieces })
}

/// What is not in the list of contents: the target, the message of its name, and its numbers.
#[derive(Clone)]
struct Piece {
    target: &'static str,
    id: Option<String>,
    facts: Vec<(&'static str, String)>,
}

fn piece(content: &Content, words: &Words, piece: Piece) -> Option<PieceNews> {
    // What a text says of numbers it takes from the facts.
    let said = |id: String| {
        let facts = piece.facts.iter();
        let message = facts.fold(Message::new(id), |message, (key, fact)| message.with(key, Arg::Text(fact.clone())));
        words.try_say(&message).ok()
    };
    Some(PieceNews {
        target: format!("{}:{}", piece.target, content.name),
        name: piece.id.clone().and_then(said).unwrap_or_else(|| content.name.clone()),
        text: piece.id.as_ref().and_then(|id| said(format!("{id}.does"))).unwrap_or_default(),
        rule: content.rule.to_owned(),
        provenance: Named {
            id: content.provenance.to_owned(),
            name: words.name(&format!("provenance-{}", content.provenance)),
        },
        facts: piece.facts.into_iter().map(|(key, value)| (key.to_owned(), value)).collect::<BTreeMap<_, _>>(),
    })
}

/// By kind and name, as the list of contents has them.
fn kemet_pieces(edition: &'static Edition) -> BTreeMap<(&'static str, String), Piece> {
    let board = Board::new(edition, *edition.players.start(), Choices::usual(edition));
    let named = |answer| notation::write_answer(&board, answer);
    let mut pieces = BTreeMap::new();
    for tile in edition.all_tiles() {
        let row = edition.tile(tile);
        let facts = vec![
            ("colour", row.colour.name().to_owned()),
            ("level", row.level.to_string()),
            ("copies", row.copies.to_string()),
            ("stones", edition.colour_words.to_owned()),
        ];
        let id = Some(kemet_words::tile_id(edition, tile));
        pieces.insert(("tile", named(Answer::Tile(tile))), Piece { target: "tile", id, facts });
    }
    let cards = edition.deck.iter().map(|row| (row.card, Some(row.copies)));
    let own = edition.own_card.into_iter().chain(edition.team.map(|_| Di::Assemble));
    for (card, copies) in cards.chain(own.map(|card| (card, None))) {
        let facts = [("cost", Some(card.card().cost)), ("copies", copies)];
        let facts = facts.into_iter().filter_map(|(key, fact)| Some((key, fact?.to_string()))).collect();
        let piece = Piece { target: "card", id: Some(kemet_words::card_id(card)), facts };
        pieces.insert(("card", card.card().name.to_owned()), piece);
    }
    for card in (0..edition.battle_cards.len()).map(BattleCard::new) {
        let id = kemet_words::battle_card_id(edition, card);
        let piece = Piece { target: "battle", id, facts: values(edition.values(card)) };
        pieces.insert(("battle-card", named(Answer::Battle(card))), piece);
    }
    for creature in Creature::ALL {
        if edition.tiles.iter().any(|row| row.power.creature == Some(creature)) {
            let card = edition.creature(creature);
            let mut facts = values(card.battle);
            facts.push(("speed", card.speed.to_string()));
            let id = Some(kemet_words::creature_id(edition, creature));
            pieces.insert(("creature", creature.name().to_owned()), Piece { target: "creature", id, facts });
        }
    }
    for god in kemet::gods::God::ALL {
        let facts = vec![("life", god.card().life.to_string()), ("strength", god.card().strength.to_string())];
        let id = Some(kemet_words::god_id(god));
        pieces.insert(("god", god.name().to_owned()), Piece { target: "god", id, facts });
    }
    pieces.extend(amon_pieces());
    pieces
}

/// The cards of the opponent whom nobody plays.
fn amon_pieces() -> impl Iterator<Item = ((&'static str, String), Piece)> {
    let piece =
        |kind, name: &str, id| ((kind, name.to_owned()), Piece { target: kind, id: Some(id), facts: Vec::new() });
    let omens = Omen::ALL.into_iter().map(move |omen| {
        let card = omen.card();
        piece(card.kind.name(), card.name, kemet_words::omen_id(omen))
    });
    let deeds = Deed::ALL.into_iter().map(move |deed| piece("action", deed.card().name, kemet_words::deed_id(deed)));
    let objectives = Objective::ALL.into_iter();
    let objectives = objectives.map(move |goal| piece("objective", goal.card().name, kemet_words::objective_id(goal)));
    let plunders = Plunder::all().map(|card| {
        let ((upper, column), (lower, column2)) = (card.card().upper, card.card().lower);
        let facts =
            [("number", card.number()), ("level", upper), ("column", column), ("level2", lower), ("column2", column2)];
        let facts = facts.into_iter().map(|(key, fact)| (key, fact.to_string())).collect();
        let id = Some("plunder-card".to_owned());
        (("plunder", card.number().to_string()), Piece { target: "plunder", id, facts })
    });
    omens.chain(deeds).chain(objectives).chain(plunders)
}

fn values(values: Values) -> Vec<(&'static str, String)> {
    let usual = [
        ("strength", values.strength),
        ("damage", values.damage),
        ("protection", values.protection),
        ("own-damage", values.own_damage),
    ];
    let rare = [("unblockable", values.unblockable), ("shields", values.shields)];
    let all = usual.into_iter().chain(rare.into_iter().filter(|(_, value)| *value > 0));
    all.map(|(key, value)| (key, value.to_string())).collect()
}

fn ankh_piece(content: &Content) -> Option<Piece> {
    let name = content.name.as_str();
    Some(match content.kind {
        "god" => Piece { target: "god", id: Some(ankh::words::god_id(God::named(name)?)), facts: Vec::new() },
        "guardian" => {
            let guardian = Guardian::named(name)?;
            let facts = vec![("level", (guardian.level() + 1).to_string())];
            Piece { target: "guardian", id: Some(ankh::words::guardian_id(guardian)), facts }
        }
        "power" => {
            let power = Power::named(name)?;
            let facts = vec![("level", (power.level() + 1).to_string())];
            Piece { target: "power", id: Some(ankh::words::power_id(power)), facts }
        }
        "card" => {
            let card = Card::named(name)?;
            let facts = vec![("strength", card.strength().to_string())];
            Piece { target: "card", id: Some(ankh::words::card_id(card)), facts }
        }
        _ => return None,
    })
}
