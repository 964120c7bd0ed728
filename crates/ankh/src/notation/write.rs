//! The board as lines of text. What follows from the rest (Warriors and tokens in pools) is not written.

use super::answer::{DIRECTION_NAMES, border};
use super::{BATTLE_STAGES, STAGES, name_of};
use crate::board::{Battle, Board, Decided, SideSet};
use crate::hex::HexSet;
use crate::kinds::*;
use crate::map::MAP;
use crate::{query, scenario, setup};
use table::Side;

pub(super) fn board(board: &Board) -> String {
    let choices = setup::choices(board).into_iter().map(|(key, value)| format!(" {key}={value}")).collect::<String>();
    let mut lines =
        vec![format!("ankh players={}{choices}", board.players), format!("stage {}", name_of(&STAGES, board.stage))];
    let levels = board.guardians.map(Guardian::name).join(" ");
    let left = board.guardians_left.map(|left| left.to_string()).join(" ");
    lines.push(format!("guardians {levels} left {left}"));
    turn(board, &mut lines);
    let markers = Action::ALL.map(|action| format!("{}={}", action.name(), board.markers[action.index()]));
    lines.push(format!("markers {} events={}", markers.join(" "), board.events));
    let order = board.order[..board.players as usize].iter().map(|side| side.index().to_string());
    lines.push(format!("order {}", order.collect::<Vec<_>>().join(" ")));
    if !board.out.is_empty() {
        lines.push(format!("out {}", sides(board.out)));
    }
    if let Some(merged) = board.merged {
        let partner = (0..board.players as usize).find(|&seat| seat != merged.index() && board.seats[seat] == merged);
        lines.push(format!("merged {} {}", merged.index(), partner.unwrap_or(merged.index())));
    }
    for side in 0..board.players as usize {
        player(board, Side::new(side), &mut lines);
    }
    for kind in Monument::ALL {
        let here = board.monuments[kind.index()].and(query::neutral(board));
        push(&mut lines, &format!("neutral {}", kind.name()), &hexes(here));
    }
    if scenario::name(&board.settings) == scenario::OWN {
        let starts = board.starts[..board.players as usize].iter().enumerate();
        lines.extend(starts.map(|(at, start)| format!("start {} {}", at + 1, scenario::write_start(start))));
    }
    let camels: Vec<String> = scenario::camels(board).into_iter().map(|[a, b]| border(a, b)).collect();
    push(&mut lines, "camels", &camels.join(" "));
    for (token, region) in board.regions.iter().enumerate() {
        if let Some(hex) = region.lowest() {
            lines.push(format!("token {} {}", token + 1, MAP.label(hex)));
        }
    }
    push(&mut lines, "suns", &hexes(board.suns));
    push(&mut lines, "underworld", &hexes(board.underworld));
    for aim in board.aims.iter().flatten() {
        lines.push(format!("aim {} {}", MAP.label(aim.at), DIRECTION_NAMES[aim.direction as usize]));
    }
    under_way(board, &mut lines);
    if let Some((ending, winner)) = board.ended {
        let winner = winner.map_or(String::new(), |side| format!(" {}", side.index()));
        lines.push(format!("ended {}{winner}", ending.name()));
    }
    lines.join("\n") + "\n"
}

fn turn(board: &Board, lines: &mut Vec<String>) {
    let turn = &board.turn;
    let mut line = format!("turn {}", turn.seat);
    for (key, action) in [("first", turn.first), ("action", turn.action)] {
        if let Some(action) = action {
            line += &format!(" {key}={}", action.name());
        }
    }
    for (flag, name) in [(turn.regular, "regular"), (turn.underworld, "underworld")] {
        if flag {
            line += &format!(" {name}");
        }
    }
    lines.push(line);
    push(lines, "moved", &hexes(turn.moved));
    push(lines, "pyramids", &hexes(turn.pyramids));
}

fn player(board: &Board, side: Side, lines: &mut Vec<String>) {
    let player = board.side(side);
    lines.push(format!(
        "seat {} god={} devotion={} followers={} unlocked={}",
        side.index(),
        player.god.name(),
        player.devotion,
        player.followers,
        player.unlocked
    ));
    push(lines, "  abilities", &names(player.abilities.iter().map(God::name)));
    push(lines, "  powers", &names(player.powers.iter().map(Power::name)));
    if !board.out.holds(side) {
        let hand = names(player.hand.iter().map(Card::name));
        push(lines, "  hand", if hand.is_empty() { "none" } else { &hand });
    }
    push(lines, "  god", &board.gods[side.index()].map(|hex| MAP.label(hex)).unwrap_or_default());
    push(lines, "  warriors", &hexes(query::warriors(board, side)));
    for level in 0..3 {
        let here = board.warders[level].and(board.figures[side.index()]);
        push(lines, &format!("  {}", board.guardians[level].name()), &hexes(here));
    }
    for kind in Monument::ALL {
        let here = board.monuments[kind.index()].and(board.control[side.index()]);
        push(lines, &format!("  {}", kind.name()), &hexes(here));
    }
    if player.pool != [0; 3] {
        lines.push(format!("  pool {}", player.pool.map(|count| count.to_string()).join(" ")));
    }
    let trapped = player.trapped.iter().enumerate().filter(|(_, count)| **count > 0);
    push(lines, "  trapped", &trapped.map(|(owner, count)| format!("{owner}={count}")).collect::<Vec<_>>().join(" "));
}

fn under_way(board: &Board, lines: &mut Vec<String>) {
    if let Some(caravan) = board.caravan {
        let line: Vec<String> = caravan.line[..caravan.length as usize].iter().map(|&[a, b]| border(a, b)).collect();
        let parted = caravan.parted.map_or(String::new(), |[a, b]| format!(" parted={},{}", a + 1, b + 1));
        lines.push(format!("caravan{parted}{}", line.iter().map(|text| format!(" {text}")).collect::<String>()));
    }
    if let Some(conflict) = board.conflict {
        let tiebreaker = conflict.tiebreaker.map_or(String::new(), |side| format!(" tiebreaker={}", side.index()));
        let doubled = if conflict.doubled { " doubled" } else { "" };
        lines.push(format!("conflict {} token={}{tiebreaker}{doubled}", conflict.number, conflict.token + 1));
        if let Some(battle) = conflict.battle {
            self::battle(&battle, lines);
        }
    }
    if let Some(decided) = board.decided {
        self::decided(&decided, lines);
    }
}

fn decided(decided: &Decided, lines: &mut Vec<String>) {
    let winner = decided.winner.map_or(String::new(), |side| format!(" winner={}", side.index()));
    lines.push(format!("decided {} token={}{winner}", decided.number, decided.token + 1));
    for side in decided.fighters.sides() {
        let at = side.index();
        let strength = decided.strengths[at];
        let counts = [
            ("figures", strength.figures),
            ("resplendent", strength.resplendent),
            ("trapped", strength.trapped),
            ("temples", strength.temples),
            ("cards", strength.cards),
            ("bid", decided.bids[at]),
            ("killed", decided.killed[at]),
        ];
        let counts = counts.into_iter().filter(|&(_, count)| count > 0);
        let counts: String = counts.map(|(key, count)| format!(" {key}={count}")).collect();
        lines.push(format!("fought {at} {}{counts}", names(decided.cards[at].iter().map(Card::name))));
    }
}

fn battle(battle: &Battle, lines: &mut Vec<String>) {
    let mut line = format!("battle {} fighters={}", name_of(&BATTLE_STAGES, battle.stage), sides(battle.fighters));
    let sets = [
        ("attuned", battle.attuned),
        ("waiting", battle.waiting),
        ("losers", battle.losers),
        ("crowds", battle.crowds),
    ];
    for (key, set) in sets.into_iter().filter(|(_, set)| !set.is_empty()) {
        line += &format!(" {key}={}", sides(set));
    }
    for (key, side) in [("doubles", battle.doubles), ("winner", battle.winner)] {
        if let Some(side) = side {
            line += &format!(" {key}={}", side.index());
        }
    }
    if battle.next > 0 {
        line += &format!(" next={}", battle.next);
    }
    lines.push(line);
    push(lines, "relocated", &hexes(battle.relocated));
    push(lines, "shielded", &hexes(battle.shielded));
    for side in battle.fighters.sides() {
        let at = side.index();
        push(lines, &format!("played {at}"), &names(battle.cards[at].iter().map(Card::name)));
        let counts = [("bid", battle.bids[at]), ("killed", battle.killed[at]), ("cats", battle.cats[at])];
        for (key, count) in counts.into_iter().filter(|&(_, count)| count > 0) {
            lines.push(format!("{key} {at} {count}"));
        }
    }
}

fn push(lines: &mut Vec<String>, key: &str, rest: &str) {
    if !rest.is_empty() {
        lines.push(format!("{key} {rest}"));
    }
}

fn hexes(hexes: HexSet) -> String {
    hexes.iter().map(|hex| MAP.label(hex)).collect::<Vec<_>>().join(" ")
}

fn names(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(" ")
}

fn sides(sides: SideSet) -> String {
    sides.sides().map(|side| side.index().to_string()).collect::<Vec<_>>().join(",")
}
