//! What may be answered, as the question means it.

use super::{
    battle, card_id, colour_id, creature_id, deed_id, god_id, gold_id, kind, name, number, omen_id, on_space, seat,
    text, tile_id, zone,
};
use crate::ask::{self, Answer, Bearer, Buys, Goods, LEVELS, Purchase, Question};
use crate::board::{Board, Pace, Way};
use crate::edition::{Action, Buying, Space};
use crate::map::Zone;
use crate::{notation, query};
use std::ops::ControlFlow;
use table::Message;

pub fn answer(board: &Board, question: &Question, answer: Answer) -> Message {
    use Answer as A;
    use Question as Q;
    // All questions whose answers have a price go to the side whose place it is.
    let side = board.active();
    let say = |id: &str| Message::new(format!("answer-{id}"));
    let at = |id: &str, to: Zone| say(id).with("zone", zone(board, to)).with("kind", kind(board, to));
    match (*question, answer) {
        (Q::Raise | Q::Buy { .. }, A::Pass) => say("waste"),
        (Q::Start { .. }, A::Pass) => say("no-move"),
        (Q::Escort { .. }, A::Pass) => say("no-summon"),
        (Q::Rearrange { .. }, A::Pass) => say("stay-put"),
        (Q::Rearrange { creature }, A::Zone(to)) => match query::companion_at(board, side, to, creature.breed()) {
            Some(other) => at("change-with", to).with("creature", name(creature_id(board.edition, other))),
            None => at("house", to),
        },
        (Q::Menu, A::Rearrange) => say("rearrange"),
        (Q::Menu, A::Resolve(Bearer::Own)) => deed(board, say("resolve-own"), board.turn.own),
        (Q::Menu, A::Resolve(Bearer::Silver)) => deed(board, say("resolve-silver"), board.turn.silver),
        (Q::Menu, A::Resolve(Bearer::Gold)) => {
            say("resolve-gold").with("action", name(gold_id(board.turn.gold.unwrap_or_default())))
        }
        (Q::Beside, A::Done) => say("no-more-tokens"),
        (Q::Snare, A::Yes) => say("exchange"),
        (Q::Snare, A::No) => say("keep-played"),
        (Q::Destiny { .. }, A::Place(place)) => say("place").with("place", number(place + 1)),
        (Q::Veterans { buys }, A::Count(count)) => {
            let spent = count * query::veteran_price(board, buys);
            let id = match buys {
                Buys::Prayer => "veterans-prayer",
                Buys::Cards => "veterans-cards",
            };
            say(id).with("count", number(count)).with("veterans", number(spent))
        }
        (Q::FirstLevel, A::Count(level)) => say("first-level").with("level", number(level)),
        (Q::FirstColour { .. } | Q::Colours, A::Colour(colour)) => {
            say("colour").with("colour", name(colour_id(board.edition, colour)))
        }
        (Q::FirstTile, A::Tile(tile)) => {
            let id = tile_id(board.edition, tile);
            let colour = name(colour_id(board.edition, board.edition.tile(tile).colour));
            say("take-tile").with("does", name(format!("{id}.does"))).with("tile", name(id)).with("colour", colour)
        }
        (Q::Summon, A::Pass) => say("no-summon"),
        (Q::Lair { .. }, A::Pass) => say("no-lair"),
        (Q::Veto { .. } | Q::Escape, A::Pass) => say("let-be"),
        (Q::NightTile, A::Done) => say("night-done"),
        (Q::Muster { .. }, A::Done) => say("muster-done"),
        (Q::Menu, A::Done) => say("end-turn"),
        (Q::Where, A::Stop) => say("stop"),
        (Q::TakeCreature { .. }, A::Yes) => say("take"),
        (Q::TakeCreature { .. }, A::No) => say("leave"),
        (Q::TakeCreature { .. }, A::Leave(creature)) => {
            say("leave-one").with("creature", name(creature_id(board.edition, creature)))
        }
        (Q::Delta | Q::Sanctuary, A::Yes) => say("offer"),
        (Q::Delta | Q::Sanctuary, A::No) => say("keep"),
        (Q::Beaten | Q::Victorious, A::Recall) => say("recall").with("fee", number(board.edition.recall_fee)),
        (Q::Beaten, A::Retreat) => say("retreat"),
        (Q::Beaten | Q::Victorious, A::Stay) => say("stay"),
        (Q::Lead { .. } | Q::Guest { .. } | Q::Champion, A::Side(side)) => {
            say("player").with("player", seat(board, side))
        }
        (Q::HandOn { goods, .. }, A::Count(count)) => {
            let id = match goods {
                Goods::Prayer => "hand-on-prayer",
                Goods::Veterans => "hand-on-veterans",
            };
            say(id).with("count", number(count))
        }
        (Q::Come { .. }, A::Done) => say("nobody-comes"),
        (Q::Come { .. }, A::Zone(from)) => at("come-from", from),
        (Q::Order { .. } | Q::FirstOrder { .. }, A::Side(side)) => say("next").with("player", seat(board, side)),
        (Q::Site { .. }, A::Zone(to)) => at("build", to),
        (Q::Muster { .. }, A::Zone(to)) => at("muster", to),
        (Q::Target { .. }, A::Zone(to)) => match query::enemy_at(board, side, to) {
            Some(enemy) => at("aim-at", to).with("enemy", seat(board, enemy)),
            None => at("aim", to),
        },
        (Q::Lair { .. } | Q::Join { .. } | Q::Home { .. }, A::Zone(to)) => at("house", to),
        (Q::Assault, A::Zone(to)) => at("assault", to),
        (Q::Start { .. }, A::Zone(from)) => at("start", from).with("units", number(query::troop(board, side, from))),
        (Q::EscapeTo, A::Zone(to)) => at("escape-to", to),
        (Q::RetreatTo { .. }, A::Zone(to)) => at("retreat-to", to),
        (Q::FirstUnits { .. } | Q::HowMany { .. } | Q::HowManyOf { .. } | Q::Whose { .. }, A::Count(units)) => {
            say("units").with("units", number(units))
        }
        (Q::RaiseTo { colour }, A::Count(level)) => {
            let cost = if level > 4 { 0 } else { query::raise_cost(board, side, colour, level) };
            say("to-level").with("level", number(level)).with("price", price(board, cost))
        }
        (Q::Recruit { hired, .. }, A::Count(units)) => {
            // The action is paid as a whole: what these units add to its price.
            let before = query::price_in_action(board, side, query::recruit_cost(board, side, hired));
            let after = query::price_in_action(board, side, query::recruit_cost(board, side, hired + units));
            say("recruit").with("units", number(units)).with("price", number(after - before))
        }
        (Q::Add { kind, .. }, A::Count(count)) => {
            say("add").with("count", number(count)).with("card", name(card_id(kind)))
        }
        (Q::Wound { kind } | Q::Sift { kind, .. }, A::Count(count)) => {
            say("wound").with("count", number(count)).with("card", name(card_id(kind)))
        }
        (Q::Levels, A::Levels(spread)) => {
            let [white, red, blue] = LEVELS[spread as usize];
            say("levels").with("white", number(white)).with("red", number(red)).with("blue", number(blue))
        }
        (Q::Raise | Q::HandOfGod, A::Colour(colour)) => {
            let level = query::level(board, side, colour);
            say("raise").with("colour", name(colour_id(board.edition, colour))).with("level", number(level))
        }
        (Q::NightTile, A::Tile(tile)) => {
            let id = tile_id(board.edition, tile);
            say("use").with("does", name(format!("{id}.does"))).with("tile", name(id))
        }
        (Q::Buy { with }, A::Tile(tile)) => {
            let id = tile_id(board.edition, tile);
            // Where the space has the colour, the question names it.
            let colour = match board.edition.buying {
                Buying::SpaceOfColour => text("none"),
                Buying::SpaceOfColourOrForeignPyramid | Buying::FreeSpaceOfColourFirst => {
                    name(colour_id(board.edition, board.edition.tile(tile).colour))
                }
            };
            say("buy")
                .with("does", name(format!("{id}.does")))
                .with("tile", name(id))
                .with("colour", colour)
                .with("level", number(board.edition.tile(tile).level))
                .with("price", price(board, query::tile_cost(board, side, board.edition.tile(tile).level, with)))
        }
        (Q::Menu | Q::Where | Q::Assault, A::Creature(creature)) => {
            let id = creature_id(board.edition, creature);
            say("come").with("does", name(format!("{id}.does"))).with("creature", name(id))
        }
        (Q::Summon | Q::Escort { .. }, A::Creature(creature)) => {
            let id = creature_id(board.edition, creature);
            say("summon").with("does", name(format!("{id}.does"))).with("creature", name(id))
        }
        (Q::Menu, A::Lay(space)) => deed(board, say("lay"), Some(space)),
        (Q::Menu | Q::Beside, A::Silver(space)) => deed(board, say("silver"), Some(space)),
        (Q::Menu | Q::Beside, A::Gold(gold)) => say("gold").with("action", name(gold_id(gold))),
        (Q::FirstGod, A::God(god)) => {
            say("god").with("god", name(god_id(god))).with("does", name(god_id(god) + ".does"))
        }
        (Q::Buy { .. }, A::God(god)) => say("acquire-god")
            .with("god", name(god_id(god)))
            .with("does", name(god_id(god) + ".does"))
            .with("price", number(board.edition.god_price)),
        (Q::Throne | Q::Descend, A::Zone(to)) => at("house", to),
        (Q::Descend, A::Pass) => say("no-descent"),
        (Q::Annex, A::Pass) => say("annex-none"),
        (Q::Annex, A::Side(from)) => say("annex").with("player", seat(board, from)),
        (Q::Draw | Q::Steal { .. }, A::Card(card)) => say("drawn").with("card", name(card_id(card))),
        (Q::Vision | Q::Recover, A::Card(card)) => {
            say("keep-card").with("card", name(card_id(card))).with("does", name(card_id(card) + ".does"))
        }
        (Q::Menu | Q::Where | Q::Assault | Q::Veto { .. } | Q::Escape, A::Card(card)) => say("card")
            .with("card", name(card_id(card)))
            .with("does", name(card_id(card) + ".does"))
            .with("price", number(query::card_price(board, side, card))),
        (Q::PlayCard, A::Battle(card)) => battle(board, say("fight"), card),
        (Q::Aside { .. }, A::Battle(card)) => battle(board, say("aside"), card),
        (Q::Swap { .. }, A::Battle(card)) => battle(board, say("swap"), card),
        (Q::Where, A::Walk(to)) => {
            let by_land = board.moving.is_some_and(|moving| board.map.land[moving.at.index()].has(to));
            let by = text(if by_land { "land" } else { "water" });
            match query::enemy_at(board, side, to) {
                Some(enemy) => at("walk-attack", to)
                    .with("by", by)
                    .with("enemy", seat(board, enemy))
                    .with("theirs", number(query::troop(board, enemy, to))),
                None => at("walk", to).with("by", by),
            }
        }
        (Q::Where, A::Teleport(to)) => {
            let price = price(board, query::step_cost(board, side, to, Way::Teleport));
            match query::enemy_at(board, side, to) {
                Some(enemy) => at("teleport-attack", to)
                    .with("enemy", seat(board, enemy))
                    .with("theirs", number(query::troop(board, enemy, to)))
                    .with("price", price),
                None => at("teleport", to).with("price", price),
            }
        }
        (Q::Levy { units }, A::Zone(at_zone)) => {
            at("levy", at_zone).with("units", number(units.min(board.troops.units(side, at_zone))))
        }
        (Q::Row { .. }, A::Tile(tile)) => say("row").with("tile", name(tile_id(board.edition, tile))),
        (Q::Objective, A::Count(count)) => super::amon::objective(say("objective"), count),
        (Q::Omen, A::Omen(omen)) => say("omen").with("card", name(omen_id(omen))),
        (Q::Deed, A::Deed(deed)) => say("deed").with("card", name(deed_id(deed))),
        (Q::Plunder, A::Plunder(card)) => say("plunder").with("number", number(card.number())),
        (Q::Aim { .. }, A::Zone(to)) => at("amon-aim", to),
        (Q::Return, A::Zone(to)) => at("amon-return", to),
        (Q::Way, A::Walk(to)) => at("amon-walk", to),
        (Q::Way, A::Teleport(to)) => at("amon-teleport", to),
        (Q::AmonCard, A::Battle(card)) => battle(board, say("amon-card"), card),
        // Whatever else may be typed is no answer here; it is called as it is written.
        _ => say("other").with("answer", table::Arg::Text(notation::write_answer(board, answer))),
    }
}

/// Whether the action of a space could do anything now, for a sentence to choose by: it would ask a question that has
/// another answer than to pass.
fn of_use(board: &Board, space: Space) -> table::Arg {
    let question = match board.edition.space(space).action {
        Action::Raise => Some(Question::Raise),
        Action::Buy(number) => Some(Question::Buy { with: Purchase::Space(number) }),
        Action::Move => Some(Question::Start { pace: Pace::Usual }),
        Action::Pray | Action::Recruit => None,
    };
    let some = question.is_none_or(|question| {
        // As it will be when the token lies there.
        let mut begun = *board;
        begun.turn.saved = false;
        let player = begun.side_mut(board.active());
        player.laid = player.laid.with(space);
        let act = |answer| if answer == Answer::Pass { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
        ask::options(&begun, board.seat(board.active()), &question, &mut { act }).is_break()
    });
    text(if some { "some" } else { "none" })
}

/// The action of a token on a space.
fn deed(board: &Board, message: Message, space: Option<Space>) -> Message {
    let space = space.unwrap_or_default();
    on_space(board, board.active(), message, space).with("use", of_use(board, space))
}

fn price(board: &Board, cost: u8) -> table::Arg {
    number(query::price_in_action(board, board.active(), cost))
}
