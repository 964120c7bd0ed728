//! What counts in Kemet.

use super::{Features, Valued};
use kemet::Kemet;
use kemet::amon;
use kemet::ask::Question;
use kemet::board::{Board, Lair, Public, Token};
use kemet::creatures::Gift;
use kemet::map::{Zone, ZoneSet};
use kemet::query;
use kemet::tiles::Perk;
use table::{Game, MOST_SEATS, Seat, SeatSet, Side};

impl Valued for Kemet {
    const FEATURES: &'static [&'static str] = &[
        "permanent-points",
        "temples",
        "top-pyramids",
        "near-the-goal",
        "at-the-goal",
        "two-temples",
        "levels",
        "high-levels",
        "tiles",
        "tile-levels",
        "battle-tiles",
        "moving-tiles",
        "prayer-tiles",
        "unit-tiles",
        "card-tiles",
        "token-tiles",
        "trick-tiles",
        "creatures",
        "units",
        "full-troops",
        "prayer",
        "first-prayer",
        "cards",
        "veterans",
        "sanctuary",
        "income",
        "threats-on",
        "threats-by",
        "city-taken",
        "city-held",
        "gates",
        "tokens",
        "battle-cards",
        "place",
    ];

    const COLUMNS: usize = 2;

    const MANNERS: [(&'static str, &'static str); 2] = [
        ("peaceful", include_str!("../../weights/kemet-peaceful.txt")),
        ("warlike", include_str!("../../weights/kemet-warlike.txt")),
    ];

    fn measure(board: &Board, features: &mut [Features; MOST_SEATS]) -> SeatSet {
        let marches = marches(board);
        let fears = threats(board, &marches);
        for side in board.all_sides() {
            let cards = board.secret.hands[side.index()].count();
            let battle_cards = query::battle_hand(board, side).count();
            measure_side(board, side, fears[side.index()], cards, battle_cards, &mut features[side.index()]);
        }
        if board.is_teamed() {
            return join(board, features);
        }
        board.all_sides().map(|side| Seat::new(side.index())).collect()
    }

    /// Two players; or any other number, one against Amon among them.
    fn column(board: &Board) -> usize {
        usize::from(board.players != 2)
    }

    fn side_of(board: &Board, seat: Seat) -> usize {
        captain(board, board.side_of(seat))
    }

    /// Floors of the player board that need no token any more.
    fn leeway(board: &Board, seat: Seat) -> Option<u8> {
        let edition = board.edition;
        Some(edition.floors.len() as u8 - edition.bare_floors(board.side(board.side_of(seat)).laid))
    }

    fn winners(game: &Game<Kemet>) -> SeatSet {
        let board = game.board();
        let team = kemet::result(game).map(|(side, _)| board.team(side));
        let sides = team.into_iter().flat_map(kemet::teams::Team::iter).filter(|&side| board.is_seated(side));
        sides.map(|side| board.seat(side)).collect()
    }

    fn turn(board: &Board) -> u32 {
        let clock = board.clock;
        u32::from(board.round) << 16 | u32::from(clock.count) << 8 | u32::from(clock.place)
    }

    fn is_turn(question: &Question) -> bool {
        *question == Question::Menu
    }
}

/// A team is measured at the first of its seats.
fn captain(board: &Public, side: Side) -> usize {
    board.team(side).iter().next().map_or(side.index(), Side::index)
}

/// What a team has is what its players have, and counts for less as its goal is further; how near the goal is, the points
/// of all say.
fn join(board: &Public, features: &mut [Features; MOST_SEATS]) -> SeatSet {
    let goal = f32::from(board.length().goal);
    let mut teams = SeatSet::NONE;
    for side in board.seated().filter(|&side| captain(board, side) == side.index()) {
        let mut team = [0.0; super::MOST_FEATURES];
        for mate in board.team(side).iter() {
            for (sum, feature) in team.iter_mut().zip(&features[mate.index()]) {
                *sum += feature * GOAL_OF_ONE / goal;
            }
        }
        let points = f32::from(query::standing(board, side));
        (team[NEAR], team[NEAR + 1]) = nearness(points, goal);
        features[side.index()] = team;
        teams = teams.with(Seat::new(side.index()));
    }
    teams
}

/// What one player alone has to reach, where the weights were fitted.
const GOAL_OF_ONE: f32 = 9.0;

/// Where the features of the goal stand: near it, and at it.
const NEAR: usize = 3;

fn nearness(points: f32, goal: f32) -> (f32, f32) {
    let near = (points - (goal - 4.0)).max(0.0);
    (near * near / 16.0, f32::from(u8::from(points >= goal)))
}

/// A troop, where it can be after one Move, and its strength there.
#[derive(Clone, Copy, Default)]
struct March {
    side: u8,
    zone: u8,
    reach: ZoneSet,
    attack: i8,
    defence: i8,
}

/// More troops than this are not looked at.
const MOST_TROOPS: usize = 32;

struct Marches {
    all: [March; MOST_TROOPS],
    len: usize,
}

/// What every troop could do if it moved now.
fn marches(board: &Public) -> Marches {
    let mut marches = Marches { all: [March::default(); MOST_TROOPS], len: 0 };
    for side in board.all_sides() {
        let player = board.side(side);
        let perk = |perk| query::perk(board, side, perk);
        let teleports = player.prayer >= query::teleport_cost(board, side);
        let open = perk(Perk::IgnoresWalls) > 0;
        let fast = perk(Perk::Speed) > 0;
        let might = (perk(Perk::Strength) + perk(Perk::Damage) / 2) as i8;
        let attack = might + (perk(Perk::AttackStrength) + perk(Perk::FirstStrike)) as i8;
        let defence = might + (perk(Perk::DefenceStrength) + perk(Perk::Protection) / 2 + perk(Perk::Trap)) as i8;
        let foreign = query::enemy_districts(board, side);
        for zone in board.troops.present(side).iter() {
            if marches.len == MOST_TROOPS {
                break;
            }
            let beast = query::creature_at(board, side, zone).map(|creature| query::card_of(board, creature));
            let (beast_strength, beast_speed) = beast.map_or((0, 0), |card| (card.battle.strength, card.speed));
            let walls = !open && beast.is_none_or(|card| card.gift != Gift::IgnoresWalls);
            let near = board.map.near(side, zone);
            let mut reach = near;
            if fast || beast_speed > 0 {
                reach = near.iter().fold(near, |all, next| all.or(board.map.near(side, next)));
            }
            if teleports && query::pyramid_at(board, zone).is_some_and(|(owner, _)| owner == side) {
                reach = reach.or(board.map.obelisks);
            }
            if walls {
                // A wall stops a troop once: next turn it stands before it.
                reach = reach.minus(foreign);
            }
            let units = board.troops.units(side, zone);
            let strength = (units + beast_strength) as i8;
            marches.all[marches.len] = March {
                side: side.index() as u8,
                zone: zone.index() as u8,
                reach,
                attack: strength + attack,
                defence: strength + defence,
            };
            marches.len += 1;
        }
    }
    marches
}

/// How likely the first beats the second, by strength alone.
fn odds(attack: i8, defence: i8) -> f32 {
    (0.45 + 0.15 * f32::from(attack - defence)).clamp(0.0, 1.0)
}

fn measure_side(
    board: &Public,
    side: Side,
    (on, by): (f32, f32),
    cards: usize,
    battle_cards: usize,
    features: &mut Features,
) {
    let player = board.side(side);
    let perk = |perk| f32::from(query::perk(board, side, perk));
    let settled = query::settled(board, side);
    let temples = query::temples(board, side);
    let permanent = query::permanent_points(board, side);
    let temporary = query::temporary_points(board, side);
    let goal = f32::from(board.length().goal);
    // Against Amon the objective is the goal, and he has none of his own.
    let points = match amon::progress(board) {
        None => f32::from(permanent + temporary),
        Some(progress) => {
            if board.is_seated(side) {
                goal * progress
            } else {
                0.0
            }
        }
    };
    let enemies = board.enemies(side);
    let tiles = player.tiles;

    let (mut levels, mut squares, mut taken, mut held, mut gates) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for (zone, pyramid) in board.districts(side).into_iter().zip(player.pyramids) {
        let Some(pyramid) = pyramid else { continue };
        let level = f32::from(pyramid.level);
        levels += level;
        squares += level * level;
        if enemies.has(zone) {
            taken += level;
        } else if board.troops.units(side, zone) >= 3 {
            gates += 1.0;
        }
    }
    for zone in settled.and(query::enemy_districts(board, side)).iter() {
        held += query::pyramid_at(board, zone).map_or(0.5, |(_, pyramid)| f32::from(pyramid.level));
    }

    let (mut units, mut full) = (0.0, 0.0);
    for zone in board.troops.present(side).iter() {
        let here = f32::from(board.troops.units(side, zone));
        units += here;
        full += here * here / 5.0;
    }
    let beasts = query::creatures(board, side)
        .filter(|&creature| matches!(board.lairs[creature as usize], Lair::Zone(..)))
        .count();
    let income: f32 = temples.iter().map(|temple| f32::from(board.map.pays(temple))).sum();
    let (near, there) = nearness(points, goal);

    let all = [
        f32::from(permanent),
        temples.count() as f32,
        f32::from(temporary) - temples.count() as f32,
        near,
        there,
        f32::from(u8::from(temples.count() >= board.edition.temples_for_a_point)),
        levels,
        squares / 4.0,
        tiles.count() as f32,
        tiles.iter().map(|tile| f32::from(board.edition.tile(tile).level)).sum(),
        perk(Perk::Strength)
            + 0.7 * (perk(Perk::AttackStrength) + perk(Perk::DefenceStrength))
            + 0.8 * (perk(Perk::Damage) + perk(Perk::Protection))
            + perk(Perk::FirstStrike)
            + perk(Perk::Trap),
        perk(Perk::Speed) + perk(Perk::IgnoresWalls) + perk(Perk::ObeliskGate) + perk(Perk::CheaperTeleport),
        perk(Perk::BetterPrayer)
            + perk(Perk::BetterDay)
            + 0.5 * perk(Perk::NightPrayer)
            + perk(Perk::CheaperTile)
            + perk(Perk::CheaperLevel)
            + 1.5 * perk(Perk::CheaperAction)
            + 0.4 * (perk(Perk::KillSpoils) + perk(Perk::WinSpoils) + perk(Perk::LossSpoils) + perk(Perk::Zeal)),
        perk(Perk::FreeRecruits)
            + perk(Perk::LocalRecruits)
            + perk(Perk::LargerTroops)
            + perk(Perk::NightUnits)
            + perk(Perk::Mercenaries)
            + perk(Perk::PrayUnits),
        perk(Perk::NightCards) + 0.2 * (perk(Perk::NightSight) + perk(Perk::NightSift)),
        f32::from(u8::from(player.silver != Token::None) + u8::from(player.gold != Token::None)),
        perk(Perk::Foresight)
            + perk(Perk::Wounds)
            + perk(Perk::SpecialCard).min(1.0)
            + 2.0 * perk(Perk::DefenceGlory)
            + 2.0 * perk(Perk::NightLevel),
        beasts as f32,
        units,
        full,
        f32::from(player.prayer),
        f32::from(player.prayer.min(4)),
        cards as f32,
        f32::from(player.veterans),
        sanctuary(board, side, settled),
        income,
        on,
        by,
        taken,
        held,
        gates,
        f32::from(player.tokens),
        battle_cards as f32,
        board.order.iter().position(|&other| other == side).unwrap_or(0) as f32,
    ];
    const { assert!(Kemet::FEATURES.len() == 34) };
    features[..all.len()].copy_from_slice(&all);
}

/// Units enough for the offering stand in the Sanctuary.
fn sanctuary(board: &Public, side: Side, settled: ZoneSet) -> f32 {
    let zone = board.map.sanctuary.filter(|&zone| settled.has(zone));
    zone.map_or(0.0, |zone| if board.troops.units(side, zone) >= board.edition.sanctuary_units { 1.0 } else { 0.3 })
}

/// What each side's troops have to fear, and what others have to fear of them: a point for each attack that would be won.
fn threats(board: &Public, marches: &Marches) -> [(f32, f32); MOST_SEATS] {
    let all = &marches.all[..marches.len];
    let mut on = [0.0_f32; MOST_SEATS];
    // The two best attacks of each side.
    let mut by = [[0.0_f32; 2]; MOST_SEATS];
    for target in all {
        let zone = Zone::new(target.zone as usize);
        let team = board.team(Side::new(target.side as usize));
        let mut chances = [0.0_f32; MOST_SEATS];
        let mut worst = 0.0_f32;
        for march in all.iter().filter(|march| march.reach.has(zone) && !team.has(Side::new(march.side as usize))) {
            let chance = odds(march.attack, target.defence);
            let best = &mut chances[march.side as usize];
            *best = best.max(chance);
            worst = worst.max(chance);
        }
        if worst == 0.0 {
            continue;
        }
        let prize = if board.map.temples.has(zone) { 1.5 } else { 1.0 };
        on[target.side as usize] += prize * worst;
        for (by, chance) in by.iter_mut().zip(chances) {
            if chance > by[0] {
                *by = [chance, by[0]];
            } else if chance > by[1] {
                by[1] = chance;
            }
        }
    }
    std::array::from_fn(|side| (on[side], by[side][0] + 0.5 * by[side][1]))
}
