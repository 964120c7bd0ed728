//! The table of Kemet as data.

use super::Scenic;
use kemet::Kemet;
use kemet::ask::Answer;
use kemet::battle_cards::{BattleCard, BattleSet};
use kemet::board::{Public, Token};
use kemet::cards::{Cards, Di};
use kemet::creatures::Creature;
use kemet::map::{Kind, Zone};
use kemet::tiles::Tile;
use kemet::view::{Own, Seen};
use kemet::{notation, query};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Side, View};

#[derive(Debug, Serialize)]
pub struct Table {
    pub ruleset: &'static str,
    pub players: usize,
    pub goal: u8,
    pub round: u16,
    pub chapter: &'static str,
    /// Seats in turn order.
    pub order: Vec<usize>,
    /// Whose turn it is.
    pub active: usize,
    pub zones: Vec<ZoneScene>,
    pub seats: Vec<SeatScene>,
    pub own: Option<OwnScene>,
    /// Cards left to draw.
    pub deck: u8,
    pub discarded: BTreeMap<&'static str, u8>,
    #[serde(rename = "move")]
    pub moving: Option<MoveScene>,
    pub fight: Option<FightScene>,
    pub card: Option<CardScene>,
    /// Districts where recruits have still to fight.
    pub assaults: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
pub struct ZoneScene {
    pub zone: &'static str,
    pub kind: &'static str,
    pub obelisk: bool,
    /// What the temple pays.
    pub pays: u8,
    /// Whose city it is in.
    pub city: Option<usize>,
    pub pyramid: Option<PyramidScene>,
    pub troops: Vec<TroopScene>,
    pub land: Vec<&'static str>,
    pub harbour: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
pub struct PyramidScene {
    pub colour: &'static str,
    pub level: u8,
    pub owner: usize,
}

#[derive(Debug, Serialize)]
pub struct TroopScene {
    pub seat: usize,
    pub units: u8,
    pub creature: Option<&'static str>,
}

#[derive(Debug, Serialize)]
pub struct SeatScene {
    pub seat: usize,
    pub prayer: u8,
    pub points: Points,
    pub supply: u8,
    pub pyramids: BTreeMap<&'static str, u8>,
    pub tiles: Vec<String>,
    pub reserve: Vec<&'static str>,
    /// Own tokens not yet laid today.
    pub tokens: u8,
    pub silver: &'static str,
    pub gold: &'static str,
    pub laid: Vec<&'static str>,
    /// How many Divine Intervention cards it holds.
    pub cards: u8,
    /// Cards it discarded face down.
    pub buried: u8,
    /// Battle cards everyone saw it play since it last took its hand back.
    pub played: Vec<String>,
    /// Battle cards it set aside, where they are open to all.
    pub aside: Option<Vec<String>>,
    /// How many battle cards it can still choose from.
    pub battle_cards: usize,
}

#[derive(Debug, Serialize)]
pub struct Points {
    pub total: u8,
    pub permanent: u8,
    pub temporary: u8,
    pub battle: u8,
}

#[derive(Debug, Serialize)]
pub struct OwnScene {
    pub seat: usize,
    pub hand: BTreeMap<&'static str, u8>,
    pub battle_hand: Vec<String>,
    pub aside: Vec<String>,
    pub removed: Vec<String>,
    pub buried: BTreeMap<&'static str, u8>,
    /// What Vision shows.
    pub sight: BTreeMap<&'static str, u8>,
    pub plan: Option<PlanScene>,
}

#[derive(Debug, Serialize)]
pub struct PlanScene {
    pub card: String,
    pub aside: String,
    pub cards: BTreeMap<&'static str, u8>,
}

#[derive(Debug, Serialize)]
pub struct MoveScene {
    pub start: &'static str,
    pub at: &'static str,
    /// `null` until the first step.
    pub left: Option<u8>,
    pub gates: bool,
}

#[derive(Debug, Serialize)]
pub struct FightScene {
    pub at: &'static str,
    pub stage: &'static str,
    pub attacker: FighterScene,
    pub defender: FighterScene,
}

#[derive(Debug, Serialize)]
pub struct FighterScene {
    pub seat: usize,
    pub units: u8,
    pub creature: Option<&'static str>,
    pub planned: bool,
    pub card: Option<String>,
    pub cards: BTreeMap<&'static str, u8>,
    pub wounds: u8,
}

/// A card that lies on the table and waits to be cancelled or to act.
#[derive(Debug, Serialize)]
pub struct CardScene {
    pub seat: usize,
    pub card: &'static str,
    pub target: Option<&'static str>,
}

impl Scenic for Kemet {
    type Table = Table;

    fn table(view: &View<Kemet>) -> Table {
        let seen = &view.now;
        let board = &seen.public;
        Table {
            ruleset: board.edition.id,
            players: board.players as usize,
            goal: board.length().goal,
            round: board.round,
            chapter: notation::chapter_name(board.clock.chapter),
            order: board.in_order().map(Side::index).collect(),
            active: board.active().index(),
            zones: board.map.zones().map(|zone| zone_scene(board, zone)).collect(),
            seats: board.all_sides().map(|side| seat_scene(seen, side)).collect(),
            own: seen.own.as_ref().map(|own| own_scene(board, own)),
            deck: seen.deck,
            discarded: cards(board.discarded),
            moving: board.moving.map(|moving| MoveScene {
                start: board.map.label(moving.start),
                at: board.map.label(moving.at),
                left: moving.left,
                gates: moving.gates,
            }),
            fight: board.fight.map(|fight| FightScene {
                at: board.map.label(fight.at),
                stage: notation::stage_name(fight.stage),
                attacker: fighter(seen, fight.at, 0),
                defender: fighter(seen, fight.at, 1),
            }),
            card: board.played.map(|played| CardScene {
                seat: played.side.index(),
                card: played.card.card().name,
                target: played.target.map(|zone| board.map.label(zone)),
            }),
            assaults: board.assaults.iter().map(|zone| board.map.label(zone)).collect(),
        }
    }

    fn write(view: &View<Kemet>, answer: Answer) -> String {
        notation::write_answer(&view.now.public, answer)
    }
}

/// The battle cards a seat can still choose from, as it knows itself.
pub fn battle_hand(board: &Public, own: &Own) -> BattleSet {
    let gone = own.removed.or(own.aside).or(board.side(own.side).played);
    query::battle_cards_ever(board, own.side).minus(gone)
}

fn zone_scene(board: &Public, zone: Zone) -> ZoneScene {
    let map = board.map;
    let labels = |zones: kemet::map::ZoneSet| zones.iter().map(|zone| map.label(zone)).collect();
    let troops = board.all_sides().filter(|&side| board.troops.units(side, zone) > 0);
    ZoneScene {
        zone: map.label(zone),
        kind: match map.kind(zone) {
            Kind::District => "district",
            Kind::Desert | Kind::Obelisk => "desert",
            Kind::Temple(_) => "temple",
            Kind::Delta(_) => "delta",
            Kind::Sanctuary => "sanctuary",
        },
        obelisk: map.obelisks.has(zone),
        pays: map.pays(zone),
        city: board.city(zone).map(Side::index),
        pyramid: query::pyramid_at(board, zone).map(|(owner, pyramid)| PyramidScene {
            colour: pyramid.colour.name(),
            level: pyramid.level,
            owner: owner.index(),
        }),
        troops: troops
            .map(|side| TroopScene {
                seat: side.index(),
                units: board.troops.units(side, zone),
                creature: query::creature_at(board, side, zone).map(creature_name),
            })
            .collect(),
        land: labels(map.land[zone.index()]),
        harbour: labels(map.harbours[zone.index()]),
    }
}

fn seat_scene(seen: &Seen, side: Side) -> SeatScene {
    let board = &seen.public;
    let player = board.side(side);
    SeatScene {
        seat: side.index(),
        prayer: player.prayer,
        points: Points {
            total: query::points(board, side),
            permanent: query::permanent_points(board, side),
            temporary: query::temporary_points(board, side),
            battle: player.battle_points,
        },
        supply: player.supply,
        pyramids: board.colours.iter().map(|colour| (colour.name(), query::level(board, side, colour))).collect(),
        tiles: player.tiles.iter().map(|tile| tile_name(board, tile)).collect(),
        reserve: query::reserve(board, side).map(creature_name).collect(),
        tokens: player.tokens,
        silver: token(player.silver),
        gold: token(player.gold),
        laid: board.edition.all_spaces().filter(|&s| player.laid.has(s)).map(|s| board.edition.space(s).name).collect(),
        cards: seen.hands[side.index()],
        buried: seen.buried[side.index()],
        played: battle_cards(board, player.played),
        aside: seen.aside.map(|aside| battle_cards(board, aside[side.index()])),
        // Each battle uses one card and sets one aside.
        battle_cards: board.edition.usual_battle_cards - 2 * player.played.count(),
    }
}

fn own_scene(board: &Public, own: &Own) -> OwnScene {
    OwnScene {
        seat: own.side.index(),
        hand: cards(own.hand),
        battle_hand: battle_cards(board, battle_hand(board, own)),
        aside: battle_cards(board, own.aside),
        removed: battle_cards(board, own.removed),
        buried: cards(own.buried),
        sight: cards(own.sight),
        plan: own.plan.map(|plan| PlanScene {
            card: battle_card(board, plan.card),
            aside: battle_card(board, plan.aside),
            cards: cards(plan.di),
        }),
    }
}

fn fighter(seen: &Seen, at: Zone, which: usize) -> FighterScene {
    let board = &seen.public;
    let (side, shown) = board.fight.map(|fight| (fight.sides[which], fight.shown[which])).unwrap_or_default();
    FighterScene {
        seat: side.index(),
        units: board.troops.units(side, at),
        creature: query::creature_at(board, side, at).map(creature_name),
        planned: seen.planned[which],
        card: shown.card.map(|card| battle_card(board, card)),
        cards: cards(shown.di),
        wounds: shown.wounds,
    }
}

fn cards(cards: Cards) -> BTreeMap<&'static str, u8> {
    cards.kinds().map(|(kind, count): (Di, u8)| (kind.card().name, count)).collect()
}

fn battle_cards(board: &Public, cards: BattleSet) -> Vec<String> {
    cards.iter().map(|card| battle_card(board, card)).collect()
}

fn battle_card(board: &Public, card: BattleCard) -> String {
    notation::write_answer(board, Answer::Battle(card))
}

fn tile_name(board: &Public, tile: Tile) -> String {
    notation::write_answer(board, Answer::Tile(tile))
}

fn creature_name(creature: Creature) -> &'static str {
    creature.name()
}

fn token(token: Token) -> &'static str {
    match token {
        Token::None => "none",
        Token::Ready => "ready",
        Token::Laid => "laid",
    }
}
