//! The table of Kemet as data.

mod amon;
mod data;
mod sums;

pub use data::*;

use super::Scenic;
use kemet::Kemet;
use kemet::ask::{Answer, Gold};
use kemet::battle_cards::{BattleCard, BattleSet};
use kemet::board::{Board, Fight, FightStage, Public, Token};
use kemet::cards::{Cards, Di};
use kemet::creatures::{Breed, Creature};
use kemet::edition::{AfterReveal, Space};
use kemet::event::Event;
use kemet::gods::{God, Shrine};
use kemet::map::{Kind, Port, Zone};
use kemet::tiles::{Colour, Tile};
use kemet::view::{Own, Seen};
use kemet::{notation, query};
use std::collections::BTreeMap;
use table::{Message, Side, View};

impl Scenic for Kemet {
    type Table = Table;

    fn table(view: &View<Kemet>) -> Table {
        let seen = &view.now;
        let board = &seen.public;
        Table {
            ruleset: board.edition.id,
            players: board.players as usize,
            goal: board.length().goal,
            points: board.edition.point_words,
            stones: board.edition.colour_words,
            colours: board.colours.iter().map(Colour::name).collect(),
            round: board.round,
            chapter: notation::chapter_name(board.clock.chapter),
            order: board.in_order().map(Side::index).collect(),
            active: board.active().index(),
            turn: turn(board),
            zones: board.map.zones().map(|zone| zone_scene(board, zone)).collect(),
            seats: board.seated().map(|side| seat_scene(seen, side)).collect(),
            teams: teams(board),
            amon: amon::scene(board),
            own: seen.own.as_ref().map(|own| own_scene(board, own)),
            mates: seen.mates.iter().map(|own| own_scene(board, own)).collect(),
            hands: Vec::new(),
            deck: seen.deck,
            discarded: cards(board.discarded),
            moving: board.moving.map(|moving| MoveScene {
                start: board.map.label(moving.start),
                at: board.map.label(moving.at),
                left: moving.left,
                swift: moving.swift,
                gates: moving.gates,
                grounded: moving.grounded,
                entered: moving.entered,
            }),
            fight: board.fight.map(|fight| FightScene {
                at: board.map.label(fight.at),
                stage: notation::stage_name(fight.stage),
                acting: acting(board, &fight).map(Side::index),
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

    fn target(view: &View<Kemet>, answer: Answer) -> Option<String> {
        let board = &view.now.public;
        let space = |space: Space| format!("space:{}", board.edition.space(space).name);
        Some(match answer {
            Answer::Zone(zone) | Answer::Walk(zone) | Answer::Teleport(zone) => {
                format!("zone:{}", board.map.label(zone))
            }
            Answer::Tile(tile) => format!("tile:{}", tile_name(board, tile)),
            Answer::Creature(creature) | Answer::Leave(creature) => format!("creature:{}", creature_name(creature)),
            Answer::God(god) => format!("god:{}", god.name()),
            Answer::Lay(laid) | Answer::Silver(laid) => space(laid),
            Answer::Gold(gold) => format!("gold:{}", gold.name()),
            Answer::Card(card) => format!("card:{}", card.card().name),
            Answer::Battle(card) => format!("battle:{}", battle_card(board, card)),
            Answer::Side(side) => format!("seat:{}", side.index()),
            Answer::Place(place) => format!("place:{}", place + 1),
            Answer::Colour(colour) => format!("colour:{}", colour.name()),
            Answer::Pass
            | Answer::Done
            | Answer::Stop
            | Answer::Yes
            | Answer::No
            | Answer::Recall
            | Answer::Retreat
            | Answer::Stay
            | Answer::Rearrange
            | Answer::Resolve(_)
            | Answer::Count(_)
            | Answer::Levels(_) => return None,
            Answer::Omen(omen) => format!("{}:{}", omen.card().kind.name(), omen.card().name),
            Answer::Deed(deed) => format!("action:{}", deed.card().name),
            Answer::Plunder(card) => format!("plunder:{}", card.number()),
        })
    }

    fn lay_open(table: &mut Table, views: &[View<Kemet>]) {
        let own = |view: &View<Kemet>| view.now.own.as_ref().map(|own| own_scene(&view.now.public, own));
        table.hands = views.iter().filter_map(own).collect();
    }

    fn place(board: &Board, label: &str) -> Option<String> {
        board.public.map.zones().find(|&zone| board.public.map.label(zone) == label).map(|_| format!("zone:{label}"))
    }

    fn about(board: &Board, event: &Event) -> Vec<String> {
        amon::about(&board.public, event)
    }

    fn unplayed(event: &Event, message: &Message) -> Option<usize> {
        amon::did(event, message).then(|| kemet::amon::AMON.index())
    }

    fn victor(board: &Board) -> Option<(usize, &'static str)> {
        board.public.amon.map(|_| (kemet::amon::AMON.index(), "amon"))
    }

    fn passage(board: &Board, event: &Event) -> Option<[String; 2]> {
        amon::passage(&board.public, event)
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
                creature: drawn_with(board, side, zone, Breed::Beast).map(creature_name),
                servant: drawn_with(board, side, zone, Breed::Servant).map(creature_name),
                god: query::god_at(board, side, zone).map(God::name),
            })
            .collect(),
        land: labels(map.land[zone.index()]),
        harbour: labels(map.harbours[zone.index()]),
        port: match map.rows[zone.index()].port {
            Port::None => None,
            Port::Red => Some("red"),
            Port::Blue => Some("blue"),
        },
        port_of: entered_by(board, zone).map(Side::index),
    }
}

/// The companion of a mixed troop is drawn with its owner's units, or with the first ones if there are none.
fn drawn_with(board: &Public, side: Side, zone: Zone, breed: Breed) -> Option<Creature> {
    let companion = query::companion_at(board, side, zone, breed)?;
    let owner = board.lairs[companion as usize].owner().filter(|&owner| board.troops.present(owner).has(zone));
    let bearer = owner.or_else(|| query::first_of(board, side, zone));
    (bearer.is_none() || bearer == Some(side)).then_some(companion)
}

fn teams(board: &Public) -> Vec<TeamScene> {
    let first = |side: &Side| board.is_teamed() && board.mates(*side).all(|mate| mate > *side);
    let team = |side: Side| TeamScene {
        seats: board.team(side).iter().map(Side::index).collect(),
        points: query::standing(board, side),
    };
    board.seated().filter(first).map(team).collect()
}

/// The side whose city lies behind a red port.
fn entered_by(board: &Public, zone: Zone) -> Option<Side> {
    let red = board.map.rows[zone.index()].port == Port::Red;
    board.map.land[zone.index()].iter().find_map(|next| board.city(next)).filter(|_| red)
}

fn turn(board: &Public) -> TurnScene {
    let space = |space: Space| board.edition.space(space).name;
    let turn = board.turn;
    TurnScene {
        laid: turn.laid,
        waiting: WaitingScene {
            own: turn.own.map(space),
            silver: turn.silver.map(space),
            gold: turn.gold.map(Gold::name),
        },
        rearranged: turn.rearranged,
    }
}

/// Who exchanges or gives up cards now, where the sides do it one after the other.
pub fn acting(board: &Public, fight: &Fight) -> Option<Side> {
    let in_turn = board.edition.after_reveal == AfterReveal::InTurnFaceUp
        && matches!(fight.stage, FightStage::Snare | FightStage::Wound);
    in_turn.then(|| fight.sides[fight.acting as usize])
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
        golden: Gold::ALL
            .into_iter()
            .filter(|gold| query::golden(board, side) & gold.bit() > 0)
            .map(Gold::name)
            .collect(),
        laid: board.edition.all_spaces().filter(|&s| player.laid.has(s)).map(|s| board.edition.space(s).name).collect(),
        markers: player
            .markers
            .into_iter()
            .zip(board.edition.buy_spaces)
            .map(|(colour, space)| MarkerScene {
                space: board.edition.space(space).name,
                colour: colour.map(Colour::name),
            })
            .collect(),
        bought: player.bought.iter().map(Colour::name).collect(),
        veterans: player.veterans,
        cards: seen.hands[side.index()],
        buried: seen.buried[side.index()],
        played: battle_cards(board, player.played),
        aside: seen.aside.map(|aside| battle_cards(board, aside[side.index()])),
        // Each battle uses one card and sets one aside.
        battle_cards: board.edition.usual_battle_cards + query::gods_cards(board, side).count()
            - 2 * player.played.count(),
        assembles: board.is_teamed().then_some(player.assembles),
        god: player.god.map(|god| GodScene {
            god: god.name(),
            shrine: match player.shrine {
                Shrine::Closed => "closed",
                Shrine::Tile => "tile",
                Shrine::Zone(_) => "board",
            },
            life: player.life,
            most: god.card().life,
        }),
    }
}

fn own_scene(board: &Public, own: &Own) -> OwnScene {
    OwnScene {
        seat: own.side.index(),
        hand: cards(own.hand),
        always: board.edition.own_card.map(|card| card.card().name),
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
        held: own.held.map(|card| battle_card(board, card)),
    }
}

fn fighter(seen: &Seen, at: Zone, which: usize) -> FighterScene {
    let board = &seen.public;
    let (side, shown) = board.fight.map(|fight| (fight.sides[which], fight.shown[which])).unwrap_or_default();
    FighterScene {
        seat: side.index(),
        units: query::troop(board, side, at),
        creature: query::creature_at(board, side, at).map(creature_name),
        servant: query::companion_at(board, side, at, Breed::Servant).map(creature_name),
        god: query::god_at(board, side, at).map(God::name),
        planned: seen.planned[which],
        card: shown.card.map(|card| battle_card(board, card)),
        cards: cards(shown.di),
        wounds: shown.wounds,
        items: board.fight.map(|fight| sums::items(board, &fight, which)).unwrap_or_default(),
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
