//! What is asked.

use super::{battle, card_id, colour_id, creature_id, deed_id, name, number, point_id, seat, text, zone};
use crate::ask::{Buys, Camp, Goods, Purchase, Question};
use crate::board::{Board, Pace, Way};
use crate::edition::{Buying, Chapter, FirstUnits, Limits};
use crate::gods::Grace;
use crate::query;
use crate::tiles::Perk;
use table::{Message, Seat};

/// A short fixed name, for programs.
pub fn question_id(question: &Question) -> &'static str {
    match question {
        Question::Draw => "draw",
        Question::FirstOrder { .. } => "first-order",
        Question::Colours => "colours",
        Question::FirstGod => "first-god",
        Question::Throne => "throne",
        Question::Descend => "descend",
        Question::Levels => "levels",
        Question::FirstLevel => "first-level",
        Question::FirstColour { .. } => "first-colour",
        Question::FirstTile => "first-tile",
        Question::Site { .. } => "site",
        Question::FirstUnits { .. } => "first-units",
        Question::Vision => "vision",
        Question::NightTile => "night-tile",
        Question::HandOfGod => "hand-of-god",
        Question::Muster { camp: Camp::Anywhere, .. } => "muster",
        Question::Muster { camp: Camp::City, .. } => "muster-city",
        Question::Muster { camp: Camp::CityAll, .. } => "muster-all",
        Question::Veterans { buys: Buys::Prayer } => "veterans-prayer",
        Question::Veterans { buys: Buys::Cards } => "veterans-cards",
        Question::Sift { .. } => "sift",
        Question::Annex => "annex",
        Question::Steal { .. } => "steal",
        Question::Destiny { .. } => "destiny",
        Question::Order { .. } => "order",
        Question::Lead { .. } => "lead",
        Question::Guest { .. } => "guest",
        Question::HandOn { goods: Goods::Prayer, .. } => "hand-on-prayer",
        Question::HandOn { goods: Goods::Veterans, .. } => "hand-on-veterans",
        Question::Come { .. } => "come",
        Question::HowManyOf { .. } => "how-many-of",
        Question::Champion => "champion",
        Question::Whose { .. } => "whose",
        Question::Menu => "menu",
        Question::Beside => "beside",
        Question::Rearrange { .. } => "rearrange",
        Question::Recover => "recover",
        Question::Target { .. } => "target",
        Question::Raise => "raise",
        Question::RaiseTo { .. } => "raise-to",
        Question::Buy { with: Purchase::Space(_) } => "buy",
        Question::Buy { with: Purchase::Twin } => "buy-twin",
        Question::Lair { .. } => "lair",
        Question::Swap { .. } => "swap",
        Question::Recruit { .. } => "recruit",
        Question::Summon => "summon",
        Question::Join { .. } => "join",
        Question::Escort { .. } => "escort",
        Question::Assault => "assault",
        Question::Start { .. } => "start",
        Question::Where => "where",
        Question::HowMany { .. } => "how-many",
        Question::TakeCreature { .. } => "take-creature",
        Question::Veto { .. } => "veto",
        Question::Escape => "escape",
        Question::EscapeTo => "escape-to",
        Question::PlayCard => "play-card",
        Question::Aside { .. } => "aside",
        Question::Add { .. } => "add",
        Question::Snare => "snare",
        Question::Wound { .. } => "wound",
        Question::Home { .. } => "home",
        Question::Beaten => "beaten",
        Question::RetreatTo { .. } => "retreat-to",
        Question::Victorious => "victorious",
        Question::Delta => "delta",
        Question::Sanctuary => "sanctuary",
        Question::Objective => "objective",
        Question::Row { .. } => "row",
        Question::Omen => "omen",
        Question::Deed => "deed",
        Question::Plunder => "plunder",
        Question::Aim { .. } => "aim",
        Question::Way => "way",
        Question::Return => "return",
        Question::AmonCard => "amon-card",
        Question::Levy { .. } => "levy",
    }
}

pub fn question(board: &Board, asked: Seat, question: &Question) -> Message {
    let message = Message::new(format!("ask-{}", question_id(question)));
    match *question {
        Question::Draw
        | Question::Colours
        | Question::FirstLevel
        | Question::FirstTile
        | Question::Vision
        | Question::NightTile
        | Question::HandOfGod
        | Question::Beside
        | Question::Recover
        | Question::Annex
        | Question::Objective
        | Question::Omen
        | Question::Deed
        | Question::Plunder
        | Question::Return
        | Question::AmonCard
        | Question::FirstGod
        | Question::Throne
        | Question::Descend
        | Question::Summon => message,
        Question::Row { half, level, column } => super::amon::row(board, message, half, level, column),
        Question::Aim { deed } => message.with("card", name(deed_id(deed))),
        Question::Way => message.with("troop", super::amon::marching(board)),
        Question::Levy { units } => message.with("units", number(units)),
        Question::FirstColour { level } => message.with("level", number(level)),
        Question::FirstOrder { placed } | Question::Order { placed } => {
            // Of each team all but one are not drawn. [team.9]
            let (teams, size) = board.teams.shape();
            let undrawn = if board.is_teamed() { teams * (size - 1) } else { 0 };
            message.with("place", number((placed.count() - undrawn) as i64 + 1))
        }
        Question::Levels => message.with("most", number(board.length().highest_level.min(2))),
        Question::Site { colour } | Question::RaiseTo { colour } => {
            message.with("colour", name(colour_id(board.edition, colour))).with("prayer", prayer(board, asked))
        }
        Question::Buy { with } => {
            let marker = match (board.edition.buying, with) {
                (Buying::SpaceOfColour, Purchase::Space(number)) => {
                    board.side(board.side_of(asked)).markers[number as usize]
                }
                _ => None,
            };
            let message = match marker {
                Some(colour) => message.with("colour", name(colour_id(board.edition, colour))),
                None if with == Purchase::Twin => message,
                None => Message::new("ask-buy-any"),
            };
            message.with("prayer", prayer(board, asked))
        }
        Question::FirstUnits { district, left } => {
            let limit = board.edition.troop_limit;
            let message = match board.edition.placing {
                FirstUnits::AtPyramids => message,
                FirstUnits::TwoFullTroops => Message::new("ask-first-troops"),
                FirstUnits::TwoMixedTroops => Message::new("ask-first-mixed-troops"),
            };
            let limit = if board.edition.placing == FirstUnits::TwoMixedTroops { limit - 1 } else { limit };
            message.with("zone", zone(board, district)).with("left", number(left)).with("limit", number(limit))
        }
        Question::Muster { left, .. } => {
            let paid = board.clock.chapter == Chapter::Conscription;
            let message = if paid { Message::new("ask-muster-veterans") } else { message };
            message.with("left", number(left))
        }
        Question::Veterans { buys } => message
            .with("veterans", number(board.side(board.side_of(asked)).veterans))
            .with("price", number(query::veteran_price(board, buys))),
        Question::Sift { kind, left } => {
            let message = if board.clock.chapter == Chapter::AmonEvent { Message::new("ask-discard") } else { message };
            message.with("card", name(card_id(kind))).with("left", number(left))
        }
        Question::Steal { from } => message.with("player", seat(board, from)),
        Question::Destiny { taken } => message.with("taken", number(taken.count() as i64)),
        Question::Lead { named } => message.with("named", number(named.count() as i64)),
        Question::Guest { district, .. } => message.with("zone", zone(board, district)),
        Question::HandOn { mate, left, .. } => message.with("mate", seat(board, mate)).with("left", number(left)),
        Question::Come { to, left } => message.with("zone", zone(board, to)).with("left", number(left)),
        Question::HowManyOf { to, way, mate, .. } => {
            message.with("mate", seat(board, mate)).with("zone", zone(board, to)).with("way", way_of(way))
        }
        Question::Whose { zone: at, owner, left } => {
            message.with("owner", seat(board, owner)).with("zone", zone(board, at)).with("left", number(left))
        }
        Question::Menu => {
            let player = board.side(board.side_of(asked));
            let state = match (board.turn.laid, board.turn.waiting()) {
                (false, _) => "fresh",
                (true, 0) => "laid",
                (true, _) => "waiting",
            };
            message
                .with("state", text(state))
                .with("tokens", number(player.tokens))
                .with("bare", number(board.edition.bare_floors(player.laid)))
                .with("prayer", prayer(board, asked))
        }
        Question::Target { card } | Question::Wound { kind: card } => message.with("card", name(card_id(card))),
        Question::Raise => message.with("prayer", prayer(board, asked)),
        Question::Start { pace } => {
            let pace = match pace {
                Pace::Usual => "usual",
                Pace::ThroughWalls => "through-walls",
                Pace::OnFoot => "on-foot",
            };
            message.with("pace", text(pace)).with("prayer", prayer(board, asked))
        }
        Question::Lair { creature }
        | Question::Join { creature }
        | Question::Home { creature }
        | Question::Rearrange { creature } => message.with("creature", name(creature_id(board.edition, creature))),
        Question::Escort { district, breed } => {
            message.with("zone", zone(board, district)).with("breed", text(breed.name()))
        }
        Question::Swap { special } => battle(board, message, special),
        Question::Recruit { district, hired } => {
            let side = board.side_of(asked);
            let free = query::perk(board, side, Perk::FreeRecruits).saturating_sub(hired);
            message
                .with("zone", zone(board, district))
                .with("hired", number(hired))
                .with("free", number(free))
                .with("prayer", prayer(board, asked))
        }
        Question::Assault => message.with("count", number(board.assaults.count() as i64)),
        Question::Where => match board.moving {
            Some(moving) => {
                let side = board.side_of(asked);
                // Before the first step: as far as it gets with the companions that stand here.
                let beasts = query::following(board, side);
                let speed: u8 = beasts.iter().map(|creature| query::card_of(board, creature).speed).sum();
                let prowl = match query::moving_god(board, side).map(|god| god.card().grace) {
                    Some(Grace::Prowls(more)) => more,
                    _ => 0,
                };
                let speed = speed + prowl;
                let left = moving.left.unwrap_or_else(|| query::reach(board, side, speed + moving.swift));
                message.with("zone", zone(board, moving.at)).with("left", number(left))
            }
            None => message,
        },
        Question::HowMany { to, way } => {
            let side = board.side_of(asked);
            let beast = board.moving.and_then(|moving| query::creature_at(board, side, moving.at));
            let meets = board.edition.limits == Limits::Always && query::creature_at(board, side, to).is_some();
            let barred = beast.filter(|_| meets);
            let message = match barred {
                Some(beast) => {
                    Message::new("ask-how-many-barred").with("creature", name(creature_id(board.edition, beast)))
                }
                None => message,
            };
            message.with("zone", zone(board, to)).with("way", way_of(way))
        }
        Question::TakeCreature { to, way, party, breed, along: _ } => {
            let side = board.side_of(asked);
            let at = board.moving.map(|moving| moving.at);
            let beast = at.and_then(|at| query::companion_at(board, side, at, breed)).unwrap_or_default();
            let beasts = at.map_or(0, |at| query::creatures_at(board, side, at).of(breed).count() as i64);
            let units = party.total();
            let stay = at.map_or(0, |at| query::troop(board, side, at)).saturating_sub(units);
            message
                .with("zone", zone(board, to))
                .with("way", way_of(way))
                .with("units", number(units))
                .with("stay", number(stay))
                .with("beasts", number(beasts))
                .with("creature", name(creature_id(board.edition, beast)))
        }
        Question::Veto { card } => match board.played {
            Some(played) => {
                let message = match played.target {
                    Some(target) => Message::new("ask-veto-aimed").with("zone", zone(board, target)),
                    None => message,
                };
                message.with("card", name(card_id(card))).with("player", seat(board, played.side))
            }
            None => message,
        },
        Question::Champion => match board.fight {
            Some(fight) => message.with("zone", zone(board, fight.at)).with("enemy", seat(board, fight.sides[0])),
            None => message,
        },
        Question::Snare | Question::Escape | Question::EscapeTo | Question::PlayCard => fight(board, message, asked),
        Question::Aside { played } => battle(board, message, played),
        Question::Add { kind, spent } => {
            let left = board.side(board.side_of(asked)).prayer.saturating_sub(spent);
            message
                .with("card", name(card_id(kind)))
                .with("does", name(card_id(kind) + ".does"))
                .with("cost", number(kind.card().cost))
                .with("prayer", number(left))
        }
        Question::Beaten | Question::Victorious => match board.fight {
            Some(fight) => message.with("zone", zone(board, fight.at)),
            None => message,
        },
        Question::RetreatTo { loser } => message.with("player", seat(board, loser)),
        Question::Delta => {
            let units = board.edition.delta_units;
            let pays = board.map.pays(board.map.delta);
            message.with("units", number(units)).with("prayer", number(pays))
        }
        Question::Sanctuary => {
            message.with("units", number(board.edition.sanctuary_units)).with("point", name(point_id(board.edition)))
        }
    }
}

fn prayer(board: &Board, asked: Seat) -> table::Arg {
    number(board.side(board.side_of(asked)).prayer)
}

/// How the step is made, for a sentence to choose by.
fn way_of(way: Way) -> table::Arg {
    text(match way {
        Way::Walk => "walk",
        Way::Teleport => "teleport",
        Way::Card => "card",
    })
}

/// Where the fight is, and against whom.
fn fight(board: &Board, message: Message, asked: Seat) -> Message {
    let Some(fight) = board.fight else { return message };
    let side = board.side_of(asked);
    let enemy = if fight.sides[0] == side { fight.sides[1] } else { fight.sides[0] };
    message
        .with("zone", zone(board, fight.at))
        .with("enemy", seat(board, enemy))
        .with("own", number(query::troop(board, side, fight.at)))
        .with("theirs", number(query::troop(board, enemy, fight.at)))
}
