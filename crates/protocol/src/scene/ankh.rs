//! The table of Ankh as data. Everything lies open but what is being chosen, and that is not on the board.

use super::Scenic;
use ::ankh::Ankh;
use ::ankh::ask::{Answer, Source};
use ::ankh::board::{Battle, Board, Conflict, Decided, Strength};
use ::ankh::hex::{Hex, HexSet};
use ::ankh::kinds::{Action, Card, EVENTS, God, Guardian, LAST_RED, Monument, Power, TOP};
use ::ankh::map::MAP;
use ::ankh::words::{happening_name, region_number, terrain_name};
use ::ankh::{notation, query, scenario, setup};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Side, Title, View};
use ts_rs::TS;

#[derive(Debug, Serialize, TS)]
#[ts(rename = "AnkhTable")]
pub struct Table {
    pub ruleset: &'static str,
    pub players: usize,
    pub options: BTreeMap<&'static str, &'static str>,
    pub stage: &'static str,
    /// The seat whose turn it is, and the god it plays for.
    pub seat: usize,
    pub active: usize,
    /// The first action of the turn, once it is done, and the one under way.
    pub first: Option<&'static str>,
    pub action: Option<&'static str>,
    /// Figures that have moved in this action.
    pub moved: Vec<String>,
    pub actions: Vec<ActionScene>,
    pub events: Vec<EventScene>,
    pub devotion: DevotionScene,
    pub guardians: Vec<GuardianScene>,
    pub hexes: Vec<HexScene>,
    pub regions: Vec<RegionScene>,
    /// Borders with a camel, as pairs of spaces.
    pub camels: Vec<[String; 2]>,
    pub seats: Vec<SeatScene>,
    pub caravan: Option<CaravanScene>,
    pub conflict: Option<ConflictScene>,
    /// How the last battle was decided.
    pub decided: Option<DecidedScene>,
}

/// The track of an action: its marker brings an event with the last use.
#[derive(Debug, Serialize, TS)]
pub struct ActionScene {
    pub action: &'static str,
    pub used: u8,
    pub uses: u8,
}

#[derive(Debug, Serialize, TS)]
pub struct EventScene {
    pub event: &'static str,
    pub happened: bool,
}

/// Gods in play from the least devoted up, by seat.
#[derive(Debug, Serialize, TS)]
pub struct DevotionScene {
    pub order: Vec<usize>,
    pub top: u8,
    pub last_red: u8,
}

#[derive(Debug, Serialize, TS)]
pub struct GuardianScene {
    pub guardian: &'static str,
    pub level: usize,
    /// Figures beside the card.
    pub left: u8,
}

#[derive(Debug, Serialize, TS)]
pub struct HexScene {
    pub hex: String,
    pub terrain: &'static str,
    /// The Conflict token of its region; `null` for water.
    pub region: Option<usize>,
    pub figure: Option<FigureScene>,
    pub monument: Option<MonumentScene>,
    /// A gate to the underworld.
    pub gate: bool,
    /// Spaces that touch it with a river between.
    pub rivers: Vec<String>,
}

#[derive(Debug, Serialize, TS)]
pub struct FigureScene {
    /// `god`, `warrior`, or a guardian's name.
    pub kind: &'static str,
    pub owner: usize,
    pub sun: bool,
    /// The two spaces a Scorpion points at.
    pub aim: Option<Vec<String>>,
}

#[derive(Debug, Serialize, TS)]
pub struct MonumentScene {
    pub kind: &'static str,
    /// `null`: neutral.
    pub owner: Option<usize>,
}

#[derive(Debug, Serialize, TS)]
pub struct RegionScene {
    pub token: usize,
    pub spaces: usize,
    /// Gods with a figure there.
    pub present: Vec<usize>,
    /// Who has the majority of each kind of monument.
    pub majorities: BTreeMap<&'static str, usize>,
}

#[derive(Debug, Serialize, TS)]
#[ts(rename = "AnkhSeatScene")]
pub struct SeatScene {
    pub seat: usize,
    pub god: Option<&'static str>,
    /// Whose god the seat plays: after a merge that of its partner.
    pub plays_for: usize,
    pub out: bool,
    pub abilities: Vec<&'static str>,
    pub devotion: u8,
    pub followers: u8,
    pub ankhs: u8,
    pub powers: Vec<&'static str>,
    pub unlocked: u8,
    pub hand: Vec<&'static str>,
    pub warriors: u8,
    /// Guardians that can be summoned.
    pub pool: BTreeMap<&'static str, u8>,
    /// Warriors held, by the seat of their owner.
    pub trapped: BTreeMap<usize, u8>,
}

#[derive(Debug, Serialize, TS)]
pub struct CaravanScene {
    pub line: Vec<[String; 2]>,
    /// The tokens of the two new regions.
    pub parted: Option<[u8; 2]>,
}

#[derive(Debug, Serialize, TS)]
pub struct ConflictScene {
    pub number: u8,
    pub tiebreaker: Option<usize>,
    /// The region whose turn it is, or comes next.
    pub token: u8,
    pub doubled: bool,
    pub battle: Option<BattleScene>,
}

#[derive(Debug, Serialize, TS)]
pub struct BattleScene {
    pub stage: &'static str,
    /// Who plays two cards.
    pub doubles: Option<usize>,
    pub winner: Option<usize>,
    pub shielded: Vec<String>,
    pub fighters: Vec<FighterScene>,
}

#[derive(Debug, Serialize, TS)]
pub struct DecidedScene {
    /// In which Conflict, and over which region.
    pub number: u8,
    pub token: u8,
    pub winner: Option<usize>,
    /// With the strengths that were compared.
    pub fighters: Vec<FighterScene>,
}

#[derive(Debug, Serialize, TS)]
#[ts(rename = "AnkhFighterScene")]
pub struct FighterScene {
    pub seat: usize,
    /// Cards that lie open.
    pub cards: Vec<&'static str>,
    pub bid: u8,
    pub killed: u8,
    /// By what lies open now.
    pub strength: u8,
    /// What the strength is made of: figures, Resplendent, trapped Warriors, temples, cards.
    pub makeup: StrengthScene,
    pub lost: bool,
}

#[derive(Debug, Serialize, TS)]
pub struct StrengthScene {
    pub figures: u8,
    pub resplendent: u8,
    pub trapped: u8,
    pub temples: u8,
    pub cards: u8,
}

impl Scenic for Ankh {
    type Table = Table;

    fn table(view: &View<Ankh>) -> Table {
        let board = &view.now;
        let turn = &board.turn;
        Table {
            ruleset: Ankh::ruleset(board),
            players: board.players as usize,
            options: setup::choices(board).into_iter().collect(),
            stage: notation::stage_name(board.stage),
            seat: turn.seat.index(),
            active: board.active().index(),
            first: turn.first.map(Action::name),
            action: turn.action.map(Action::name),
            moved: labels(turn.moved),
            actions: Action::ALL.into_iter().map(|action| action_scene(board, action)).collect(),
            events: EVENTS
                .iter()
                .enumerate()
                .map(|(at, &event)| EventScene { event: happening_name(event), happened: at < board.events as usize })
                .collect(),
            devotion: DevotionScene {
                order: board.ascending().map(Side::index).collect(),
                top: TOP,
                last_red: LAST_RED,
            },
            guardians: guardians(board),
            hexes: MAP.hexes().map(|hex| hex_scene(board, hex)).collect(),
            regions: regions(board),
            camels: scenario::camels(board).into_iter().map(|pair| pair.map(|hex| MAP.label(hex))).collect(),
            seats: (0..board.players as usize).map(|seat| seat_scene(board, seat)).collect(),
            caravan: board.caravan.map(|caravan| CaravanScene {
                line: caravan.line[..caravan.length as usize]
                    .iter()
                    .map(|pair| pair.map(|hex| MAP.label(hex)))
                    .collect(),
                parted: caravan.parted.map(|parted| parted.map(|token| token + 1)),
            }),
            conflict: board.conflict.map(|conflict| conflict_scene(board, &conflict)),
            decided: board.decided.as_ref().map(decided_scene),
        }
    }

    fn write(view: &View<Ankh>, answer: Answer) -> String {
        notation::write_answer(&view.now, answer)
    }

    fn target(_: &View<Ankh>, answer: Answer) -> Option<String> {
        let hex = |hex: Hex| format!("hex:{}", MAP.label(hex));
        Some(match answer {
            Answer::Hex(at) | Answer::Source(Source::Pyramid(at)) => hex(at),
            Answer::God(god) => format!("god:{}", god.name()),
            Answer::Guardian(guardian) => format!("guardian:{}", guardian.name()),
            Answer::Seat(seat) => format!("seat:{}", seat.index()),
            Answer::Side(side) => format!("seat:{}", side.index()),
            Answer::Act(action) => format!("action:{}", action.name()),
            Answer::Power(power) => format!("power:{}", power.name()),
            Answer::Border(a, b) => format!("border:{}|{}", MAP.label(a), MAP.label(b)),
            Answer::Card(card) => format!("card:{}", card.name()),
            Answer::Pass
            | Answer::Done
            | Answer::Yes
            | Answer::No
            | Answer::New
            | Answer::Aim(_)
            | Answer::Source(Source::Regular | Source::Underworld)
            | Answer::Piece(_)
            | Answer::Swap(..)
            | Answer::Monument(_)
            | Answer::Count(_) => return None,
        })
    }

    fn place(_: &Board, label: &str) -> Option<String> {
        MAP.find(label).map(|_| format!("hex:{label}"))
    }
}

fn action_scene(board: &Board, action: Action) -> ActionScene {
    let uses = action.uses(board.players as usize);
    ActionScene { action: action.name(), used: board.markers[action.index()], uses }
}

/// The guardians in the game, once they are known.
fn guardians(board: &Board) -> Vec<GuardianScene> {
    if matches!(notation::stage_name(board.stage), "gods" | "guardians") {
        return Vec::new();
    }
    let levels = board.guardians.into_iter().zip(board.guardians_left);
    levels.map(|(kind, left)| GuardianScene { guardian: kind.name(), level: kind.level() + 1, left }).collect()
}

fn hex_scene(board: &Board, hex: Hex) -> HexScene {
    let kind = Monument::ALL.into_iter().find(|kind| board.monuments[kind.index()].has(hex));
    let rivers = if MAP.is_water(hex) {
        HexSet::NONE
    } else {
        MAP.near[hex.index()].minus(MAP.water).minus(MAP.land[hex.index()])
    };
    HexScene {
        hex: MAP.label(hex),
        terrain: terrain_name(hex),
        region: region_number(board, hex),
        figure: query::owner_at(board, hex).map(|owner| figure_scene(board, owner, hex)),
        monument: kind.map(|kind| MonumentScene {
            kind: kind.name(),
            owner: board.ascending().find(|side| board.control[side.index()].has(hex)).map(Side::index),
        }),
        gate: board.underworld.has(hex),
        rivers: labels(rivers),
    }
}

fn figure_scene(board: &Board, owner: Side, hex: Hex) -> FigureScene {
    let god = board.gods[owner.index()] == Some(hex);
    let aim = board.aims.iter().flatten().find(|aim| aim.at == hex);
    FigureScene {
        kind: query::guardian_at(board, hex).map_or(if god { "god" } else { "warrior" }, Guardian::name),
        owner: owner.index(),
        sun: board.suns.has(hex),
        aim: aim.map(|aim| {
            let (one, toward) = (aim.direction as usize, MAP.toward[hex.index()]);
            let pointed = [toward[one], toward[(one + 1) % toward.len()]];
            pointed.into_iter().flatten().map(|hex| MAP.label(hex)).collect()
        }),
    }
}

fn regions(board: &Board) -> Vec<RegionScene> {
    let there = board.regions.iter().enumerate().filter(|(_, region)| !region.is_empty());
    there
        .map(|(token, region)| RegionScene {
            token: token + 1,
            spaces: region.count(),
            present: query::present(board, token).sides().map(Side::index).collect(),
            majorities: Monument::ALL
                .into_iter()
                .filter_map(|kind| Some((kind.name(), query::majority(board, token, kind)?.index())))
                .collect(),
        })
        .collect()
}

fn seat_scene(board: &Board, seat: usize) -> SeatScene {
    let side = Side::new(seat);
    let player = board.side(side);
    let plays_for = board.seats[seat];
    let levels = board.guardians.into_iter().zip(player.pool).filter(|&(_, count)| count > 0);
    let trapped = player.trapped.into_iter().enumerate().filter(|&(_, count)| count > 0);
    // A god that merged or was forgotten has no abilities any more, but everybody remembers its name.
    let known = notation::stage_name(board.stage) != "gods" || player.abilities.has(player.god);
    SeatScene {
        seat,
        god: known.then(|| player.god.name()),
        plays_for: plays_for.index(),
        out: board.out.holds(plays_for),
        abilities: player.abilities.iter().map(God::name).collect(),
        devotion: player.devotion,
        followers: player.followers,
        ankhs: player.ankhs,
        powers: player.powers.iter().map(Power::name).collect(),
        unlocked: player.unlocked,
        hand: player.hand.iter().map(Card::name).collect(),
        warriors: player.warriors,
        pool: levels.map(|(kind, count)| (kind.name(), count)).collect(),
        trapped: trapped.collect(),
    }
}

fn conflict_scene(board: &Board, conflict: &Conflict) -> ConflictScene {
    ConflictScene {
        number: conflict.number,
        tiebreaker: conflict.tiebreaker.map(Side::index),
        token: conflict.token + 1,
        doubled: conflict.doubled,
        battle: conflict.battle.map(|battle| battle_scene(board, conflict.token as usize, &battle)),
    }
}

fn battle_scene(board: &Board, token: usize, battle: &Battle) -> BattleScene {
    let fighter = |side: Side| {
        let strength = query::strength(board, battle, side, token);
        FighterScene {
            seat: side.index(),
            cards: battle.cards[side.index()].iter().map(Card::name).collect(),
            bid: battle.bids[side.index()],
            killed: battle.killed[side.index()],
            strength: strength.total(),
            makeup: strength_scene(strength),
            lost: battle.losers.holds(side),
        }
    };
    BattleScene {
        stage: notation::battle_stage_name(battle.stage),
        doubles: battle.doubles.map(Side::index),
        winner: battle.winner.map(Side::index),
        shielded: labels(battle.shielded),
        fighters: battle.fighters.sides().map(fighter).collect(),
    }
}

fn decided_scene(decided: &Decided) -> DecidedScene {
    let fighter = |side: Side| FighterScene {
        seat: side.index(),
        cards: decided.cards[side.index()].iter().map(Card::name).collect(),
        bid: decided.bids[side.index()],
        killed: decided.killed[side.index()],
        strength: decided.strengths[side.index()].total(),
        makeup: strength_scene(decided.strengths[side.index()]),
        lost: decided.winner != Some(side),
    };
    DecidedScene {
        number: decided.number,
        token: decided.token + 1,
        winner: decided.winner.map(Side::index),
        fighters: decided.fighters.sides().map(fighter).collect(),
    }
}

fn strength_scene(strength: Strength) -> StrengthScene {
    let Strength { figures, resplendent, trapped, temples, cards } = strength;
    StrengthScene { figures, resplendent, trapped, temples, cards }
}

fn labels(hexes: HexSet) -> Vec<String> {
    hexes.iter().map(|hex| MAP.label(hex)).collect()
}
