//! The points of the rules, one line for each field of an edition.

use super::choices::Choice;
use super::{number, played};
use crate::ask::Gold;
use crate::battle_cards::Values;
use crate::cards::Di;
use crate::creatures::Breed;
use crate::edition::{Action, Chapter, Edition, Length, SpaceRow};
use crate::map::{Map, Port};
use crate::notation;
use crate::tiles::{Colour, Perk};
use crate::words;
use table::Message;

/// How an edition plays one point of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The end of its message id, after `rule-`.
    pub id: &'static str,
    /// The sections it belongs to, whatever the page.
    pub rules: &'static [&'static str],
    /// The changes between the printings that it carries.
    pub changes: &'static [&'static str],
    /// One message, or one for each thing on a list; none if the edition has no such thing.
    pub value: Vec<Message>,
}

impl Point {
    fn changed_by(self, changes: &'static [&'static str]) -> Point {
        Point { changes, ..self }
    }
}

fn point(id: &'static str, rules: &'static [&'static str], value: Vec<Message>) -> Point {
    Point { id, rules, changes: &[], value }
}

/// Every point, in the same order for every edition.
pub fn points(edition: &Edition) -> Vec<Point> {
    // A field that is added to an edition has to find its place here.
    let Edition {
        id: _,
        rules: _,
        colour_words: _,
        evening_words: _,
        named_battle_cards: _,
        point_words,
        players,
        // How one plays alone or in teams is told where it is offered.
        solo: _,
        team: _,
        map,
        map_provenance: _,
        setup,
        round,
        after: _,
        lengths,
        discards,
        gods,
        // What the module asks is told in its own chapter.
        rise_at: _,
        god_price: _,
        endings,
        spaces,
        tiles,
        // Nothing to tell as long as no box has one.
        renewal: _,
        deck,
        own_card,
        // What each brings is told with the pieces.
        creatures: _,
        battle_cards,
        battle_card_provenance: _,
        usual_battle_cards,
        markers,
        colours,
        pyramids,
        units,
        first_units,
        first_cards,
        troop_limit,
        first_prayer,
        most_prayer,
        night_prayer,
        pray,
        tokens,
        teleport_price,
        delta_units,
        sanctuary_units,
        temples_for_a_point,
        recall_fee,
        city_strength,
        veterans,
        veterans_per_card,
        veterans_dropped,
        buying,
        bonus_tokens,
        gold_token,
        day_cards,
        goal_at,
        saving,
        teleports,
        foreign_districts,
        limits,
        creature_speed,
        companions,
        bereft,
        first_strike,
        after_reveal,
        retreat,
        winner_gone,
        placing,
        has_veto,
        has_escape,
        givers: _,
        amounts: _,
        twins: _,
        creature_tiles: _,
        beasts: _,
        prompt_tiles: _,
        dealt: _,
        twinned_tiles: _,
        shelf: _,
        floors: _,
        buy_spaces: _,
        nightfall: _,
    } = edition;
    let counted = players.clone();
    let boards = || counted.clone().map(|players| (players, map(players)));
    let (usual, special) = battle_cards.split_at(*usual_battle_cards);
    let in_box: u8 = tiles.iter().map(|tile| tile.copies).sum();
    let in_deck: u8 = deck.iter().map(|row| row.copies).sum();
    let of_veterans = |value| if *veterans > 0 { value } else { Vec::new() };
    let windows = [(has_veto, Di::Veto), (has_escape, Di::Escape)].into_iter();
    let windows = windows.filter(|(has, _)| **has).map(|(_, card)| words::card_id(card));
    vec![
        // The game
        point("players", &["setup.4"], vec![among(*players.start(), *players.end())]).changed_by(&["change.37"]),
        point(
            "boards",
            &["setup.1", "setup.12", "storm.2"],
            boards().map(|(players, map)| board(players, map)).collect(),
        )
        .changed_by(&["change.37"]),
        point(
            "ports",
            &["move.5", "port.1", "port.2"],
            boards().next_back().map(|(_, map)| ports(map)).into_iter().collect(),
        ),
        point("points", &["point.1"], vec![played(format_args!("points-{point_words}"))]),
        point("goal", &["setup.9", "end.1"], lengths.iter().map(length).collect()),
        point("goal-at", &["end.1"], goal_at.said()),
        point("endings", &["end.2"], endings.iter().map(|end| played(format_args!("ending-{}", end.name()))).collect()),
        point("gods", &["god.1", "ruling.169"], gods.iter().skip(1).map(|_| played("gods")).collect())
            .changed_by(&["change.54"]),
        // Set-up
        point(
            "setup",
            &["setup.5", "setup.6", "setup.7", "setup.8", "setup.13", "setup.14", "ruling.169"],
            steps(setup),
        )
        .changed_by(&["change.54"]),
        point("colours", &["setup.2", "setup.13"], all_colours(edition)).changed_by(&["change.38"]),
        point("colours-in-play", &["setup.13"], for_players(edition, |players| colours[players].into()))
            .changed_by(&["change.38"]),
        point("tiles", &["setup.2", "colour.5"], just(in_box)).changed_by(&["change.38"]),
        point(
            "tiles-on-the-table",
            &["setup.2", "setup.13"],
            for_players(edition, |players| laid_out(edition, players)),
        )
        .changed_by(&["change.38"]),
        point("pyramids", &["setup.3", "pyramid.3"], for_players(edition, |players| pyramids[players].into()))
            .changed_by(&["change.46"]),
        point("units", &["unit.3"], just(*units)),
        point("first-units", &["setup.8"], just(*first_units)),
        point("placing", &["setup.8"], placing.said()),
        point("first-cards", &["setup.5"], just(*first_cards)),
        point("own-card", &["di.7"], own_card.map(|card| Message::new(words::card_id(card))).into_iter().collect()),
        point("first-prayer", &["setup.3"], just(*first_prayer)),
        point("most-prayer", &["prayer.1"], just(*most_prayer)),
        // The round
        point("round", &["night.6", "offering.1", "dayend.5"], steps(round)),
        point("night-prayer", &["night.1"], just(*night_prayer)),
        point("veterans", &["veteran.2"], of_veterans(just(*veterans))),
        point("veterans-per-card", &["veteran.3", "night.2"], of_veterans(just(*veterans_per_card)))
            .changed_by(&["change.4"]),
        point("veterans-dropped", &["veteran.4"], of_veterans(veterans_dropped.said())).changed_by(&["change.5"]),
        point("delta-units", &["dayend.1"], just(*delta_units)),
        point("sanctuary-units", &["dayend.3"], just(*sanctuary_units)),
        point("temples-for-a-point", &["dayend.4"], vec![amount(*temples_for_a_point)]),
        // Tokens and actions
        point("tokens", &["day.1", "day.2"], just(*tokens)),
        point("spaces", &["day.8"], spaces.iter().map(space).collect()),
        point("buy-spaces", &["buy.1", "buy.8"], markers.iter().map(|&marker| buy_space(edition, marker)).collect()),
        point("bonus-tokens", &["day.4", "day.7"], bonus_tokens.said()),
        point("gold-token", &["golden.1", "day.5"], gold_token.said()).changed_by(&["change.6"]),
        point("golden-actions", &["golden.2", "day.5"], golden_actions(edition)).changed_by(&["change.44"]),
        point("pray", &["pray.1"], just(*pray)),
        point("buying", &["buy.1"], buying.said()).changed_by(&["change.1"]),
        point("saving", &["ruling.38", "tile.priest-of-ra"], saving.said()),
        // Cards
        point("deck", &["setup.5", "ruling.66"], just(in_deck)),
        point("day-cards", &["di.1", "day.7", "move.9"], day_cards.said()).changed_by(&["change.7"]),
        point("windows", &["di.4", "di.5"], windows.map(Message::new).collect()),
        // Move
        point("troop-limit", &["unit.2"], just(*troop_limit)),
        point("limits", &["unit.2", "creature.2", "move.10"], limits.said()).changed_by(&["change.10"]),
        point("creature-speed", &["move.3", "ruling.29"], creature_speed.said()),
        point("teleport-price", &["move.6"], just(*teleport_price)),
        point("teleports", &["move.6"], teleports.said()),
        point("foreign-districts", &["move.7"], foreign_districts.said()),
        // Battle
        point("first-strike", &["battle.1"], first_strike.said()),
        point("battle-cards", &["battlecard.1"], usual.iter().copied().map(battle_card).collect()),
        point("special-battle-cards", &["battlecard.2"], special.iter().copied().map(battle_card).collect())
            .changed_by(&["change.41"]),
        point("shields", &["shield.1", "battle.8"], bringers(edition, |values| values.shields))
            .changed_by(&["change.42"]),
        point("unblockable", &["battle.15"], bringers(edition, |values| values.unblockable)).changed_by(&["change.43"]),
        point("discards", &["setup.10", "battle.11"], discards.iter().flat_map(|discards| discards.said()).collect()),
        point("after-reveal", &["battle.5", "battle.16"], after_reveal.said()),
        point("city-strength", &["battle.14"], just(*city_strength)),
        point("winner-gone", &["aftermath.1", "aftermath.3"], winner_gone.said()).changed_by(&["change.2"]),
        point("retreat", &["aftermath.2", "ruling.21"], retreat.said()).changed_by(&["change.3"]),
        point("recall-fee", &["aftermath.4"], just(*recall_fee)),
        // Creatures
        point("creatures", &["creature.8"], vec![amount(bred(edition, Breed::Beast))]).changed_by(&["change.40"]),
        point("servants", &["servant.2", "servant.5"], some(bred(edition, Breed::Servant))).changed_by(&["change.39"]),
        point("companions", &["creature.1", "creature.7", "recruit.4"], companions.said())
            .changed_by(&["change.8", "change.9"]),
        point("bereft", &["creature.4"], bereft.said()),
    ]
}

/// How many companions of a kind the box has.
fn bred(edition: &Edition, breed: Breed) -> usize {
    let companions = edition.tiles.iter().filter_map(|row| row.power.creature);
    companions.filter(|creature| creature.breed() == breed).count()
}

/// The golden actions that tiles bring.
fn golden_actions(edition: &Edition) -> Vec<Message> {
    let perks = edition.tiles.iter().flat_map(|row| row.power.perks).filter(|(perk, _)| *perk == Perk::Golden);
    let bits = perks.fold(0, |bits, (_, some)| bits | some);
    let brought = Gold::ALL.into_iter().filter(|gold| bits & gold.bit() > 0);
    brought.map(|gold| Message::new(words::gold_id(gold))).collect()
}

/// The battle cards and companions of the box that bring a value.
fn bringers(edition: &Edition, value: fn(&Values) -> u8) -> Vec<Message> {
    let cards = edition.battle_cards.iter().filter(|values| value(values) > 0).copied().map(battle_card);
    let companions = edition.tiles.iter().filter_map(|row| Some((row, row.power.creature?)));
    let companions = companions.filter(|(_, creature)| value(&edition.creature(*creature).battle) > 0);
    cards.chain(companions.map(|(row, _)| Message::new(format!("tile-{}", row.power.text)))).collect()
}

fn some(count: usize) -> Vec<Message> {
    if count > 0 { vec![amount(count)] } else { Vec::new() }
}

fn just(count: u8) -> Vec<Message> {
    vec![amount(count.into())]
}

fn amount(count: usize) -> Message {
    played("number").with("number", number(count as i64))
}

fn among(from: usize, to: usize) -> Message {
    played("players").with("from", number(from as i64)).with("to", number(to as i64))
}

/// A number for each number of players, told once where neighbours agree.
fn for_players(edition: &Edition, value: impl Fn(usize) -> usize) -> Vec<Message> {
    let mut runs: Vec<(usize, usize, usize)> = Vec::new();
    for players in edition.players.clone() {
        match runs.last_mut() {
            Some((_, to, last)) if *last == value(players) => *to = players,
            Some(_) | None => runs.push((players, players, value(players))),
        }
    }
    match runs[..] {
        [(_, _, always)] => vec![amount(always)],
        _ => {
            runs.into_iter().map(|(from, to, value)| for_some(from, to).with("number", number(value as i64))).collect()
        }
    }
}

fn for_some(from: usize, to: usize) -> Message {
    if from == to {
        return played("with-players").with("players", number(from as i64));
    }
    played("with-some-players").with("from", number(from as i64)).with("to", number(to as i64))
}

fn board(players: usize, map: &Map) -> Message {
    played("board")
        .with("players", number(players as i64))
        .with("spaces", number(map.rows.len() as i64))
        .with("temples", number(map.temples.count() as i64))
        .with("obelisks", number(map.obelisks.count() as i64))
        .with("sanctuary", number(i64::from(map.sanctuary.is_some())))
}

fn ports(map: &Map) -> Message {
    played(if map.rows.iter().any(|row| row.port != Port::None) { "ports-open" } else { "ports-paired" })
}

fn length(length: &Length) -> Message {
    played(format_args!("length-{}", length.name))
        .with("goal", number(length.goal))
        .with("level", number(length.highest_level))
        .with("first", number(length.first_day_level))
}

fn steps(chapters: &[Chapter]) -> Vec<Message> {
    chapters.iter().map(|&chapter| Message::new(format!("step-{}", notation::chapter_name(chapter)))).collect()
}

fn all_colours(edition: &Edition) -> Vec<Message> {
    edition.all_colours().iter().map(|colour| Message::new(words::colour_id(edition, colour))).collect()
}

/// The tiles on the table, whichever colours are drawn: every colour has as many.
fn laid_out(edition: &Edition, players: usize) -> usize {
    let copies = edition.all_tiles().map(|tile| usize::from(edition.copies(tile, players)));
    copies.sum::<usize>() * usize::from(edition.colours[players]) / edition.all_colours().count()
}

fn space(row: &SpaceRow) -> Message {
    let action = match row.action {
        Action::Pray => "pray",
        Action::Raise => "raise",
        Action::Buy(_) => "buy",
        Action::Recruit => "recruit",
        Action::Move => "move",
    };
    played(format_args!("space-{action}")).with("row", number(row.floor))
}

fn buy_space(edition: &Edition, marker: Option<Colour>) -> Message {
    match marker {
        Some(colour) => Message::new(words::colour_id(edition, colour)),
        None => played("buy-space-without-colour"),
    }
}

pub(super) fn battle_card(values: Values) -> Message {
    played("battle-card")
        .with("strength", number(values.strength))
        .with("damage", number(values.damage))
        .with("protection", number(values.protection))
        .with("own", number(values.own_damage))
        .with("shields", number(values.shields))
}
