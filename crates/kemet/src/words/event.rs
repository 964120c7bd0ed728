//! What happened.

use super::{
    battle, card_id, colour_id, creature_id, ending_id, god_id, gold_id, name, number, on_space, point_id, seat,
    tile_id, zone,
};
use crate::ask::Goods;
use crate::board::Public;
use crate::creatures::Creature;
use crate::event::{Event, Glory};
use table::{Arg, Message, Side};

/// How the places of an order are called in its message.
const PLACES: [&str; crate::board::SIDES] = ["first", "second", "third", "fourth", "fifth", "sixth"];

pub fn event(board: &Public, event: Event) -> Message {
    use Event as E;
    let say = |id: &str| Message::new(format!("event-{id}"));
    let by = |id: &str, side: Side| say(id).with("player", seat(board, side));
    match event {
        E::NightFalls { round } => say("night-falls").with("round", number(round)),
        E::DayBreaks { round } => say("day-breaks").with("round", number(round)),
        E::ColoursDrawn { colours } => {
            let names = ["one", "two", "three", "four", "five"].into_iter().zip(colours.iter());
            let message = say(&format!("colours-drawn-{}", colours.count()));
            names.fold(message, |message, (place, colour)| message.with(place, name(colour_id(board.edition, colour))))
        }
        E::CardRecovered { side, card } => by("card-recovered", side).with("card", name(card_id(card))),
        E::CardsDiscarded { side, card, count } => {
            by("cards-discarded", side).with("card", name(card_id(card))).with("count", number(count))
        }
        E::GodChosen { side, god } => by("god-chosen", side).with("god", name(god_id(god))),
        E::GodsRise => say("gods-rise"),
        E::GodAcquired { side, god } => by("god-acquired", side).with("god", name(god_id(god))),
        E::GodPlaced { side, god, zone: at } => {
            by("god-placed", side).with("god", name(god_id(god))).with("zone", zone(board, at))
        }
        E::LifeLost { side, god, life } => {
            by("life-lost", side).with("god", name(god_id(god))).with("life", number(life))
        }
        E::GodFell { side, god } => by("god-fell", side).with("god", name(god_id(god))),
        E::CardTaken { side, from } => by("card-taken", side).with("from", seat(board, from)),
        E::VeteransGained { side, veterans } => by("veterans-gained", side).with("veterans", number(veterans)),
        E::VeteransSpent { side, veterans } => by("veterans-spent", side).with("veterans", number(veterans)),
        E::VeteransDropped { side } => by("veterans-dropped", side),
        E::Snared { side, card } => battle(board, by("snared", side), card),
        E::CardDealt { side } => by("card-dealt", side),
        E::DeckShuffled => say("deck-shuffled"),
        E::CardChosen { side } => by("card-chosen", side),
        E::OrderSet { order } => {
            let places = PLACES.into_iter().zip(order).take(board.players as usize);
            let message = say(&format!("order-set-{}", board.players));
            places.fold(message, |message, (place, side)| message.with(place, seat(board, side)))
        }
        E::PyramidRaised { side, colour, level, site } => by("pyramid-raised", side)
            .with("colour", name(colour_id(board.edition, colour)))
            .with("level", number(level))
            .with("zone", zone(board, site)),
        E::UnitsPlaced { side, zone: at, units } => {
            by("units-placed", side).with("units", number(units)).with("zone", zone(board, at))
        }
        E::HandedOn { side, mate, goods, count } => {
            let id = match goods {
                Goods::Prayer => "handed-on-prayer",
                Goods::Veterans => "handed-on-veterans",
            };
            by(id, side).with("mate", seat(board, mate)).with("count", number(count))
        }
        E::Defends { side } => by("defends", side),
        E::Named { side } => by("named", side),
        E::PlaceTaken { side, place } => by("place-taken", side).with("place", number(place + 1)),
        E::Came { side, from, to } => by("came", side).with("from", zone(board, from)).with("zone", zone(board, to)),
        E::Gained { side, prayer } => by("gained", side).with("prayer", number(prayer)),
        E::Paid { side, prayer } => by("paid", side).with("prayer", number(prayer)),
        E::Laid { side, space } => on_space(board, side, by("laid", side), space),
        E::SilverLaid { side, space } => on_space(board, side, by("silver-laid", side), space),
        E::GoldLaid { side, action } => by("gold-laid", side).with("action", name(gold_id(action))),
        E::ActionTaken { side, bearer } => by(&format!("action-{}", bearer.name()), side),
        E::Idle { side } => by("idle", side),
        E::Bought { side, tile } => {
            let id = tile_id(board.edition, tile);
            by("bought", side).with("does", name(format!("{id}.does"))).with("tile", name(id))
        }
        E::BattleCardSwapped { side, special } => battle(board, by("battle-card-swapped", side), special),
        E::CreaturePlaced { side, creature, zone: at } => {
            by("creature-placed", side).with("creature", short(board, creature)).with("zone", zone(board, at))
        }
        E::CreatureToReserve { side, creature } => {
            by("creature-to-reserve", side).with("creature", short(board, creature))
        }
        E::Walked { side, from, to, units } => by("walked", side)
            .with("from", zone(board, from))
            .with("zone", zone(board, to))
            .with("units", number(units)),
        E::Teleported { side, from, to, units } => by("teleported", side)
            .with("from", zone(board, from))
            .with("zone", zone(board, to))
            .with("units", number(units)),
        E::CardLaid { side, card, target: Some(at) } => {
            by("card-aimed", side).with("card", name(card_id(card))).with("zone", zone(board, at))
        }
        E::CardLaid { side, card, target: None } => by("card-laid", side).with("card", name(card_id(card))),
        E::Vetoed { by: side, card } => by("vetoed", side).with("card", name(card_id(card))),
        E::PrayerStolen { side, from } => by("prayer-stolen", side).with("from", seat(board, from)),
        E::GatesOpened { side } => by("gates-opened", side),
        E::UnitsLost { side, zone: at, units } => {
            by("units-lost", side).with("units", number(units)).with("zone", zone(board, at))
        }
        E::Escaped { side, from, to } => {
            by("escaped", side).with("from", zone(board, from)).with("zone", zone(board, to))
        }
        E::Met { attacker, defender, at } => {
            by("met", attacker).with("enemy", seat(board, defender)).with("zone", zone(board, at))
        }
        E::CardForeseen { side, card } => battle(board, by("card-foreseen", side), card),
        E::Revealed { side, card, cards } => battle(board, by("revealed", side), card).with("cards", number(cards)),
        E::AddedCard { side, card, count } => {
            by("added-card", side).with("card", name(card_id(card))).with("count", number(count))
        }
        E::SetAside { side, card } => battle(board, by("set-aside", side), card),
        E::Wounded { side, cards } => by("wounded", side).with("cards", number(cards)),
        E::Compared { attacker, defender } => say("compared")
            .with("strength", number(attacker.strength))
            .with("damage", number(attacker.damage))
            .with("protection", number(attacker.protection))
            .with("own", number(attacker.own_damage))
            .with("through", number(attacker.unblockable))
            .with("shields", number(attacker.shields))
            .with("strength2", number(defender.strength))
            .with("damage2", number(defender.damage))
            .with("protection2", number(defender.protection))
            .with("own2", number(defender.own_damage))
            .with("through2", number(defender.unblockable))
            .with("shields2", number(defender.shields)),
        E::Won { side } => by("won", side),
        E::HandTakenBack { side } => by("hand-taken-back", side),
        E::Recalled { side, units } => by("recalled", side).with("units", number(units)),
        E::Retreated { side, from, to } => {
            by("retreated", side).with("from", zone(board, from)).with("zone", zone(board, to))
        }
        E::Stayed { side } => by("stayed", side),
        E::Scored { side, glory: Glory::Battle } => {
            by("scored-battle", side).with("point", name(point_id(board.edition)))
        }
        E::Scored { side, glory: Glory::Temples } => {
            by("scored-temples", side).with("point", name(point_id(board.edition)))
        }
        E::Scored { side, glory: Glory::Sanctuary } => {
            by("scored-sanctuary", side).with("point", name(point_id(board.edition)))
        }
        E::TurnEnded { side } => by("turn-ended", side),
        E::Sacrificed { side, zone: at, units } => {
            by("sacrificed", side).with("units", number(units)).with("zone", zone(board, at))
        }
        E::Amon(news) => super::amon::news(board, news),
        E::GameWon { side, ending } if !board.is_seated(side) => {
            say("game-lost").with("ending", name(ending_id(ending)))
        }
        E::GameWon { side, ending } => by("game-won", side).with("ending", name(ending_id(ending))),
    }
}

/// A creature by its short name, which bears an article.
fn short(board: &Public, creature: Creature) -> Arg {
    name(creature_id(board.edition, creature) + ".short")
}
