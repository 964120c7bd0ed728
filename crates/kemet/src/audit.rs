//! What must hold of every board: everything is somewhere, and in one place only.

use crate::amon::{self, AMON};
use crate::ask;
use crate::board::{Board, Clock, Fight, FightStage, Lair, SIDES, Token};
use crate::cards::{Cards, Di};
use crate::creatures::{Creature, CreatureSet};
use crate::edition::{AfterReveal, BonusTokens, Chapter, Companions, GoalAt, GoldToken, Limits, Space};
use crate::flow::veterans;
use crate::gods::{God, Rise, Shrine};
use crate::map::Zone;
use crate::query;
use crate::teams::Party;
use crate::tiles::{ColourSet, Perk};
use table::Side;

/// Says what is wrong with a board at a checkpoint, if anything.
pub fn audit(board: &Board) -> Result<(), String> {
    clock(board)?;
    setup(board)?;
    cards(board)?;
    tiles(board)?;
    creatures(board)?;
    under_way(board)?;
    amon::audit(board)?;
    gods(board)?;
    for side in board.seated() {
        let holds = board.is_teamed() || !board.side(side).assembles;
        hold(holds, || format!("seat {} has a card for teams", side.index()))?;
        units(board, side)?;
        pyramids(board, side)?;
        tokens(board, side)?;
        battle_cards(board, side)?;
        let (has, most) = (board.side(side).prayer, board.edition.most_prayer);
        hold(has <= most, || format!("seat {} has {has} prayer points, the most is {most}", side.index()))?;
    }
    Ok(())
}

fn hold(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn clock(board: &Board) -> Result<(), String> {
    let players = board.players as usize;
    let mut placed = [false; SIDES];
    for side in board.in_order() {
        placed[side.index()] = true;
    }
    hold(placed[..players].iter().all(|&placed| placed), || "the order names a seat twice".into())?;
    // [team.9] [team.20]
    let (teams, _) = board.teams.shape();
    let apart =
        (0..players).all(|place| !board.is_teamed() || board.team(board.order[place]).has(board.order[place % teams]));
    hold(apart || board.round == 0, || "the teams do not come in turn".into())?;
    hold((board.clock.place as usize) < players, || "the place is beyond the last player".into())?;
    let begun = board.edition.round.contains(&board.clock.chapter);
    hold(begun == (board.round > 0), || "round 0 is the set-up, and only that".into())?;
    let clock = board.clock;
    let most = match clock.chapter {
        Chapter::FirstCards => board.edition.first_cards - 1,
        Chapter::Turns => board.edition.tokens - 1,
        Chapter::AmonEvent => 3,
        Chapter::AmonAction => 2,
        Chapter::NightTiles => 3,
        Chapter::NightCards => query::perk(board, board.active(), Perk::NightCards),
        Chapter::Interventions => match clock.part {
            veterans::USUAL => 1 + query::perk(board, board.active(), Perk::NightCards),
            veterans::FOR_VETERANS => clock.due,
            veterans::TO_SIFT => query::perk(board, board.active(), Perk::NightSift),
            _ => 0,
        },
        _ => 0,
    };
    hold(clock.count <= most, || format!("the count of this chapter is at most {most}"))?;
    let drawing = clock.chapter == Chapter::Interventions;
    hold(drawing || clock.part == 0, || "only the Divine Intervention step has parts".into())?;
    let picks = query::perk(board, board.active(), Perk::NightPick) > 0;
    let steals = query::perk(board, board.active(), Perk::NightTheft) > 0;
    let fits = match clock.part {
        veterans::PICK | veterans::THEFT => picks,
        veterans::SPENDING => steals,
        _ => true,
    };
    hold(fits, || "no tile of this seat has this part of its draws".into())?;
    let hand = board.secret.hands[board.active().index()].count() as u8;
    let due = match clock.part {
        veterans::FOR_VETERANS => board.edition.full_deck().count() as u8,
        // What Vision drew is in the hand, to be discarded.
        veterans::TO_SIFT => {
            hold(clock.count <= hand, || "what Vision drew is in the hand".into())?;
            0
        }
        veterans::SIFT => {
            hold(clock.due > 0 && clock.due <= hand, || "Vision discards what it drew".into())?;
            query::perk(board, board.active(), Perk::NightSift)
        }
        _ => 0,
    };
    hold(clock.due <= due, || format!("at most {due} cards are due"))?;
    let (drawn, in_play) = (board.colours, board.edition.colours[players] as usize);
    let undrawn = clock.chapter == Chapter::FirstColours;
    hold(drawn.count() == in_play || (undrawn && drawn.is_empty()), || format!("{in_play} colours are in play"))?;
    hold(drawn.minus(board.edition.all_colours()).is_empty(), || "a colour that is not in the box".into())
}

/// In the set-up nothing stands on the board before its time. [setup.7] [setup.8] [setup.14]
fn setup(board: &Board) -> Result<(), String> {
    if board.round > 0 {
        return Ok(());
    }
    let now = board.edition.setup.iter().position(|&chapter| chapter == board.clock.chapter);
    // For each chapter: how many sides have been through it.
    let done = |chapter: Chapter| {
        let when = board.edition.setup.iter().position(|&other| other == chapter);
        match when.cmp(&now) {
            std::cmp::Ordering::Less => board.players as usize,
            std::cmp::Ordering::Equal => board.clock.place as usize,
            std::cmp::Ordering::Greater => 0,
        }
    };
    for (place, side) in board.in_order().enumerate() {
        let (seat, player) = (side.index(), board.side(side));
        let built = place < done(Chapter::FirstPyramids);
        let mut levels: Vec<u8> = player.pyramids.iter().flatten().map(|pyramid| pyramid.level).collect();
        levels.sort_unstable();
        let fits = if built { [vec![1, 2], vec![1, 1, 1]].contains(&levels) } else { levels.is_empty() };
        hold(fits, || format!("seat {seat}: these are not its pyramids at this point of the set-up"))?;
        let settled = place < done(Chapter::FirstUnits);
        // With each teammate who is settled, units of this one are as well: as many as there are for each. [team.10]
        let hosts =
            board.in_order().take(done(Chapter::FirstUnits)).filter(|&host| host != side && board.team(side).has(host));
        let guests = if board.is_teamed() { 2 / (board.teams.shape().1 - 1) } else { 0 };
        let units = if settled { board.edition.first_units } else { 0 } + (hosts.count() * guests) as u8;
        // Units that come with a first tile are on top of these.
        let hired = query::perk(board, side, Perk::Mercenaries);
        let placed = board.troops.total(side);
        hold(placed >= units && placed <= units + hired, || {
            format!("seat {seat} has {units} units at this point of the set-up")
        })?;
        let tiles = usize::from(board.clock.chapter == Chapter::FirstTiles && place > board.clock.place as usize);
        hold(player.tiles.count() == tiles, || format!("seat {seat} has {tiles} tiles at this point of the set-up"))?;
    }
    Ok(())
}

fn cards(board: &Board) -> Result<(), String> {
    let secret = &board.secret;
    let mut all = Vec::from([secret.deck, secret.sight, board.discarded]);
    all.extend(secret.hands);
    all.extend(secret.buried);
    let counted: usize = all.iter().map(|cards| cards.count()).sum();
    let full = board.edition.full_deck();
    for (kind, count) in full.kinds() {
        let found: u8 = all.iter().map(|cards| cards.of(kind)).sum();
        hold(found == count, || format!("{found} cards {} are about, there are {count}", kind.card().name))?;
    }
    hold(counted == full.count(), || "a card of another game is about".into())?;
    let beyond =
        (board.players as usize..SIDES).any(|i| secret.hands[i] != Cards::NONE || secret.buried[i] != Cards::NONE);
    hold(!beyond, || "a seat that does not play has cards".into())?;
    let sees = match board.clock {
        Clock { chapter: Chapter::NightCards, count: 0, .. } => query::perk(board, board.active(), Perk::NightSight),
        Clock { chapter: Chapter::Interventions, part: veterans::PICK, .. } => {
            query::perk(board, board.active(), Perk::NightPick)
        }
        _ => 0,
    };
    let fits = secret.sight.count() <= sees as usize;
    hold(fits, || "cards lie drawn for a choice that is not made now".into())
}

fn tiles(board: &Board) -> Result<(), String> {
    for tile in board.edition.all_tiles() {
        let row = board.edition.tile(tile);
        let owners = board.all_sides().filter(|&side| board.side(side).tiles.has(tile)).count();
        let copies = board.edition.copies(tile, board.players as usize) as usize;
        hold(owners <= copies, || format!("too many tiles {}", row.power.name))?;
        let in_play = owners == 0 || board.colours.has(row.colour);
        hold(in_play, || format!("the colour of {} is not in play", row.power.name))?;
    }
    for side in board.all_sides() {
        let names: Vec<_> = board.side(side).tiles.iter().map(|tile| board.edition.tile(tile).power.name).collect();
        for (i, name) in names.iter().enumerate() {
            hold(!names[..i].contains(name), || format!("seat {} has {name} twice", side.index()))?;
        }
    }
    Ok(())
}

/// Each player leads one god, on its tile or alone in its space. [god.1] [god.4]
fn gods(board: &Board) -> Result<(), String> {
    let choosing = board.clock.chapter == Chapter::FirstGods;
    let before = choosing || board.clock.chapter == Chapter::FirstColours;
    let played = board.rise != Rise::Never;
    hold(played || !choosing || board.clock.place == 0, || "the gods are not played".into())?;
    let mut led = [false; God::COUNT];
    for side in board.all_sides() {
        let (seat, player) = (side.index(), board.side(side));
        let chosen = played && (!before || (choosing && seat < board.clock.place as usize));
        hold(player.god.is_some() == chosen, || format!("seat {seat}: gods are chosen before the cards are dealt"))?;
        if let Some(god) = player.god {
            hold(!led[god as usize], || format!("{} is led by two seats", god.name()))?;
            led[god as usize] = true;
        }
        let acquired = player.shrine != Shrine::Closed;
        let may = chosen && board.rise == Rise::Reached;
        hold(!acquired || may, || format!("seat {seat}: gods are not to be had yet"))?;
        let Shrine::Zone(zone) = player.shrine else {
            hold(player.life == 0, || format!("seat {seat}: life without a god on the board"))?;
            continue;
        };
        hold(zone.index() < board.map.rows.len(), || "a god is off the board".into())?;
        let most = player.god.map_or(0, |god| god.card().life);
        hold((1..=most).contains(&player.life), || format!("seat {seat}: a god has 1 to {most} life points"))?;
        let alone =
            query::party_at(board, side, zone).total() == 0 && query::creatures_at(board, side, zone).is_empty();
        hold(alone || passing(board, side, zone), || format!("seat {seat}: a god does not stand alone"))?;
    }
    Ok(())
}

fn creatures(board: &Board) -> Result<(), String> {
    for creature in Creature::ALL {
        let name = creature.name();
        let owner = board.all_sides().find(|&side| {
            board.side(side).tiles.iter().any(|tile| board.edition.tile(tile).power.creature == Some(creature))
        });
        let lair = board.lairs[creature as usize];
        hold(lair.owner() == owner, || format!("{name} is not with the owner of its tile"))?;
        if let Lair::Zone(side, zone) = lair {
            hold(zone.index() < board.map.rows.len(), || format!("{name} is off the board"))?;
            hold(query::party_at(board, side, zone).total() > 0, || format!("{name} stands without a unit"))?;
            let all: CreatureSet = query::creatures_at(board, side, zone);
            hold(!all.crowds() || passing(board, side, zone), || {
                format!("{name} shares its space with another of its kind")
            })?;
        }
    }
    Ok(())
}

/// A moving troop on its way may be larger than one that rests. [move.10]
fn passing(board: &Board, side: Side, zone: Zone) -> bool {
    let here = board.moving.is_some_and(|moving| moving.at == zone && moving.left.is_some());
    here && board.team(side).has(board.active()) && board.edition.limits != Limits::Always
}

fn units(board: &Board, side: Side) -> Result<(), String> {
    let seat = side.index();
    let (supply, placed) = (board.side(side).supply, board.troops.total(side) - board.side(side).life);
    let all = board.edition.units + query::perk(board, side, Perk::Mercenaries);
    hold(supply + placed == all, || format!("seat {seat} has {supply} + {placed} units, not {all}"))?;
    for zone in board.map.zones() {
        let (here, soldiers) = (board.troops.units(side, zone), query::soldiers(board, side, zone));
        hold((here > 0) == board.troops.present(side).has(zone), || "presence is not kept".into())?;
        let label = board.map.label(zone);
        let party = if soldiers > 0 { query::party_at(board, side, zone) } else { Party::default() };
        let broken = query::breaks_limit(board, side, party).filter(|_| !passing(board, side, zone));
        hold(broken.is_none(), || {
            format!("seat {seat} has {soldiers} units in {label}, the limit is {}", broken.unwrap_or_default())
        })?;
        let fights =
            |fight: &Fight| fight.at == zone && fight.sides.iter().any(|&fighter| board.team(side).has(fighter));
        let fight = board.fight.as_ref().is_some_and(fights);
        let enemy = query::enemy_at(board, side, zone);
        // All of one other team.
        let one = enemy.is_none_or(|enemy| {
            let team = board.team(enemy);
            board
                .all_sides()
                .all(|other| team.has(other) || board.team(side).has(other) || !board.troops.present(other).has(zone))
        });
        let alone = here == 0 || enemy.is_none();
        let may_share = one && (fight || board.assaults.has(zone));
        hold(alone || may_share, || format!("enemies share {label} and nobody fights"))?;
    }
    let on_map = board.troops.present(side).iter().all(|zone| zone.index() < board.map.rows.len());
    hold(on_map, || format!("seat {seat} has units off the board"))
}

fn pyramids(board: &Board, side: Side) -> Result<(), String> {
    let seat = side.index();
    let (highest, most) = (board.length().highest_level, board.most_pyramids());
    let player = board.side(side);
    let mut colours = ColourSet::NONE;
    for pyramid in player.pyramids.iter().flatten() {
        let fits = (1..=highest).contains(&pyramid.level);
        hold(fits, || format!("seat {seat}: a pyramid is higher than {highest}"))?;
        hold(!colours.has(pyramid.colour), || format!("seat {seat}: two pyramids of one colour"))?;
        hold(board.colours.has(pyramid.colour), || format!("seat {seat}: a pyramid of a colour not in play"))?;
        colours = colours.with(pyramid.colour);
    }
    hold(colours.count() <= most, || format!("seat {seat} has more than {most} pyramids"))?;
    let marked: ColourSet = player.markers.iter().flatten().copied().collect();
    let given = board.edition.markers.iter().flatten().copied().collect::<ColourSet>().or(colours);
    let tokens = player.markers.iter().flatten().count();
    hold(marked == given && tokens == given.count(), || {
        format!("seat {seat}: the Buy spaces do not have the colours of its pyramids")
    })
}

fn tokens(board: &Board, side: Side) -> Result<(), String> {
    let player = board.side(side);
    let seat = side.index();
    let gold_given = board.edition.gold_token == GoldToken::FromStart;
    let tokens = [(player.silver, Perk::SilverToken, "silver", false), (player.gold, Perk::Golden, "gold", gold_given)];
    for (token, perk, name, given) in tokens {
        let owns = given || query::perk(board, side, perk) > 0;
        hold(owns == (token != Token::None), || format!("seat {seat}: the {name} token goes with its tile"))?;
    }
    let spaces = board.edition.all_spaces().filter(|&space| player.laid.has(space)).count();
    hold(spaces == player.laid.count(), || format!("seat {seat}: a token lies off the player board"))?;
    let own = board.edition.tokens;
    let bought = board.colours.and(player.bought) == player.bought;
    hold(bought, || format!("seat {seat} bought a colour that is not in play"))?;
    if board.clock.chapter != Chapter::Turns {
        return Ok(());
    }
    hold(player.tokens <= own, || format!("seat {seat} has more than {own} tokens"))?;
    let laid = (own - player.tokens) as usize + usize::from(player.silver == Token::Laid);
    hold(laid == spaces, || format!("seat {seat}: {spaces} spaces are covered, {laid} tokens are laid"))?;
    let place = board.in_order().position(|other| other == side).unwrap_or(0) as u8;
    let turns =
        board.clock.count + u8::from(place < board.clock.place || (place == board.clock.place && board.turn.laid));
    hold(own - player.tokens == turns, || {
        format!("seat {seat} has laid {} tokens in {turns} turns", own - player.tokens)
    })?;
    let help = player.tokens + u8::from(player.silver == Token::Ready);
    let bare = board.edition.bare_floors(player.laid);
    hold(bare <= help, || format!("seat {seat}: {bare} floors are bare and cannot be covered any more"))
}

fn battle_cards(board: &Board, side: Side) -> Result<(), String> {
    let seat = side.index();
    let (player, aside) = (board.side(side), board.secret.aside[seat]);
    let removed = board.secret.removed[seat];
    let ever = query::battle_cards_ever(board, side);
    let lost = player.tiles.and(board.edition.givers[Perk::SpecialCard as usize]).count();
    hold(removed.count() == lost, || format!("seat {seat}: {lost} battle cards must have left the game"))?;
    let all = player.played.or(aside).or(removed).or(player.known);
    hold(all.minus(ever).is_empty(), || format!("seat {seat}: a battle card it never had"))?;
    let overlap = player.played.minus(aside) != player.played
        || removed.minus(player.played.or(aside).or(player.known)) != removed;
    hold(!overlap, || format!("seat {seat}: a battle card is in two places"))?;
    hold(player.played.minus(player.known).is_empty(), || format!("seat {seat}: a played card must be a known one"))?;
    hold(player.played.count() == aside.count(), || format!("seat {seat}: one card is set aside for each played"))?;
    let hand = query::battle_hand(board, side).minus(query::gods_cards(board, side)).count();
    let fighting = board.fight.is_some_and(|fight| fight.sides.contains(&side));
    hold(hand >= 2 || fighting, || format!("seat {seat}: fewer than two battle cards in hand"))
}

/// A card on the table, a Move, a fight: each with what it needs.
fn under_way(board: &Board) -> Result<(), String> {
    let zones = board.map.rows.len();
    let busy = board.moving.is_some() || board.fight.is_some() || board.played.is_some() || !board.assaults.is_empty();
    let turns = matches!(board.clock.chapter, Chapter::Turns | Chapter::AmonAction);
    hold(turns || (!busy && board.turn == Default::default()), || "something is under way outside a turn".into())?;
    waiting(board)?;
    let side = board.active();
    let on_map = board.assaults.iter().all(|zone| board.city(zone) == Some(side));
    hold(on_map, || "recruits fight in their own city only".into())?;
    if let Some(moving) = board.moving {
        let on_map = moving.start.index() < zones && moving.at.index() < zones;
        hold(on_map && moving.left.is_none_or(|left| left < 16), || "a Move off the board".into())?;
        hold(board.assaults.is_empty(), || "a Move and a Recruit at once".into())?;
        let god = query::god_at(board, side, moving.at).is_some();
        hold(god || !moving.divine, || "a god moves that is not there".into())?;
        let begins = moving.left.is_none();
        hold(moving.divine || !god || !begins, || "a Move that begins with a god is the god's".into())?;
        hold(moving.left.is_some() || moving.start == moving.at, || {
            "a Move that has not begun is where it starts".into()
        })?;
    }
    if let Some(played) = board.played {
        let aims = played.target.is_some();
        use crate::cards::Aim;
        let needs = matches!(played.card.card().aim, Aim::EnemyTroop | Aim::Obelisk | Aim::OwnTroop);
        hold(aims == needs, || "the card on the table and its target do not fit".into())?;
        hold(played.target.is_none_or(|zone| zone.index() < zones), || "a target off the board".into())?;
        // Assemble! is out of the game as soon as it is laid. [ruling.138]
        let gone = match played.card {
            Di::Assemble => board.is_teamed() && !board.side(played.side).assembles,
            card => board.discarded.has(card),
        };
        hold(gone, || "the card on the table is among the discards".into())?;
        if let (Aim::OwnTroop, Some(zone)) = (played.card.card().aim, played.target) {
            let room = query::soldiers(board, played.side, zone) > 0
                && query::troop(board, played.side, zone) < board.edition.troop_limit;
            hold(room, || "no own troop with room in it is there".into())?;
        }
        let fleeing =
            board.fight.is_some_and(|fight| fight.stage == FightStage::Strike && fight.sides[1] == played.side);
        hold(board.fight.is_none() || fleeing, || "no card is laid beside a fight".into())?;
        let windowed = played.card.card().when == crate::cards::When::Window;
        hold(windowed == fleeing && played.card.card().when != crate::cards::When::Battle, || {
            "the card on the table is not one to lie there".into()
        })?;
        hold(played.side.index() < board.players as usize && (fleeing || played.side == side), || {
            "not the turn of who laid the card".into()
        })?;
        let moves = matches!(played.card.card().when, crate::cards::When::Move | crate::cards::When::MoveStart);
        let stands = board.moving.is_some_and(|moving| board.troops.units(side, moving.at) > 0);
        hold(!moves || stands, || "a card of the Move without a Move".into())?;
        if let (Aim::Obelisk, Some(zone)) = (played.card.card().aim, played.target) {
            let fits = board.map.obelisks.has(zone) && ask::can_appear(board, side, zone);
            hold(fits, || "the card's target cannot be reached".into())?;
        }
        let escapes = board.fight.is_none_or(|fight| !query::escapes(board, played.side, fight.at).is_empty());
        hold(escapes, || "there is nowhere to escape to".into())?;
    }
    fight(board)
}

/// Tokens laid together whose actions are still to come.
fn waiting(board: &Board) -> Result<(), String> {
    let (turn, player) = (board.turn, board.side(board.active()));
    let together = board.edition.bonus_tokens == BonusTokens::Together;
    hold(turn.waiting() == 0 || (together && turn.laid), || "an action waits whose token is not laid".into())?;
    let laid = |space: Option<Space>| {
        space.is_none_or(|space| space.index() < board.edition.spaces.len() && player.laid.has(space))
    };
    let fits = laid(turn.own)
        && laid(turn.silver)
        && (turn.silver.is_none() || (player.silver == Token::Laid && turn.silver != turn.own))
        && (turn.gold.is_none() || player.gold == Token::Laid);
    hold(fits, || "an action waits whose token is not laid".into())?;
    let owned = query::golden(board, board.active());
    hold(turn.gold.is_none_or(|gold| owned & gold.bit() > 0), || "a golden action of a tile not owned".into())?;
    let rearranges = board.edition.companions != Companions::OneWithRecruits;
    hold(rearranges || !turn.rearranged, || "creatures are not rearranged in this edition".into())?;
    let begins = board.edition.goal_at == GoalAt::StartOfTurn;
    hold(begins || !turn.begun, || "the goal is not looked at when a turn begins".into())?;
    let acts = turn.laid || turn.rearranged || board.moving.is_some() || board.played.is_some();
    hold(!begins || turn.begun || !acts, || "a turn is under way that has not begun".into())
}

fn fight(board: &Board) -> Result<(), String> {
    let Some(fight) = board.fight else {
        let idle = board.secret.plans == [None; 2] && board.secret.held == [None; 2];
        return hold(idle, || "a plan is laid and nobody fights".into());
    };
    let in_turn = board.edition.after_reveal == AfterReveal::InTurnFaceUp;
    hold(in_turn || (fight.acting == 0 && fight.stage != FightStage::Snare), || "nobody acts in turn here".into())?;
    hold(fight.acting <= 1, || "only two sides act in a fight".into())?;
    let [attacker, defender] = fight.sides;
    let seated = attacker.index() < board.armies as usize && defender.index() < board.armies as usize;
    hold(seated && !board.team(attacker).has(defender), || "a fight needs two sides".into())?;
    hold(fight.at.index() < board.map.rows.len(), || "a fight off the board".into())?;
    let amon = board.amon.is_some() && attacker == AMON;
    hold(amon || attacker == board.active(), || "the attacker is whose turn it is".into())?;
    let both = fight.sides.iter().all(|&side| query::troop(board, side, fight.at) > 0);
    hold(both, || "a fight needs units on both sides".into())?;
    let here = board.moving.is_none_or(|moving| moving.at == fight.at && moving.left.is_some());
    hold(here, || "the moving troop is elsewhere".into())?;
    hold(amon || board.moving.is_some() || board.city(fight.at) == Some(attacker), || {
        "recruits fight in their own city".into()
    })?;
    hold(!board.assaults.has(fight.at), || "the district that fights is not one still to fight".into())?;
    let mixed = board.troops.units(defender, fight.at) < query::troop(board, defender, fight.at);
    hold(mixed || fight.stage != FightStage::Champion, || "a troop of one player has its defender".into())?;
    let early =
        matches!(fight.stage, FightStage::Champion | FightStage::Escape | FightStage::Strike | FightStage::Plan);
    for which in 0..2 {
        let (shown, plan, side) = (fight.shown[which], board.secret.plans[which], fight.sides[which]);
        let seen_by = query::perk(board, fight.sides[1 - which], Perk::Foresight) > 0;
        if !board.is_seated(side) {
            hold(plan.is_none() && shown.di == Cards::NONE, || "Amon plans nothing".into())?;
            continue;
        }
        if early {
            let planned = fight.stage == FightStage::Plan && seen_by;
            hold(plan.is_none() || planned, || "a plan before its time".into())?;
            let clean = shown.di == Cards::NONE && shown.wounds == 0 && shown.card == plan.map(|plan| plan.card);
            hold(clean, || "cards are shown before the reveal".into())?;
            let hand = query::battle_choice(board, side);
            hold(hand.count() >= 2, || "fewer than two battle cards in hand".into())?;
            if let Some(plan) = plan {
                let fits = plan.card != plan.aside && hand.has(plan.card) && hand.has(plan.aside);
                hold(fits, || "the plan's battle cards are not in the hand".into())?;
                let hand = board.secret.hands[side.index()];
                let has = |kind| hand.of(kind) + u8::from(board.edition.own_card == Some(kind));
                let held = plan
                    .di
                    .kinds()
                    .all(|(kind, count)| kind.card().when == crate::cards::When::Battle && has(kind) >= count);
                let paid = plan.di.sum(|card| card.cost) <= board.side(side).prayer;
                hold(held && paid, || "the plan's cards are not in the hand, or cannot be paid".into())?;
            }
        } else {
            hold(plan.is_none(), || "a plan is still secret after the reveal".into())?;
            let known = shown.card.is_some_and(|card| board.side(side).played.has(card));
            hold(known, || "a fight after the reveal needs the cards played in it".into())?;
            let gone = discarded(board, shown.di).kinds().all(|(kind, count)| board.discarded.of(kind) >= count);
            hold(gone, || "cards shown in the fight are among the discards".into())?;
            let given = if in_turn { board.discarded } else { board.secret.buried[side.index()] };
            hold(shown.wounds as usize <= given.count(), || "cards given up are among the discards".into())?;
            let held = board.secret.held[which];
            let fits = held.is_some() == query::may_exchange(board, &fight, which)
                && held.is_none_or(|card| board.secret.aside[side.index()].has(card));
            hold(fits, || "a card to be exchanged is one set aside, while it can be exchanged".into())?;
        }
    }
    hold(fight.stage != FightStage::Reveal, || "the reveal waits for nobody".into())?;
    let (ours, theirs) = (discarded(board, fight.shown[0].di), fight.shown[1].di);
    let di = ours.kinds().all(|(kind, count)| board.discarded.of(kind) >= count + theirs.of(kind));
    hold(early || di, || "a card is shown by both sides".into())
}

/// The cards of a fight that are among the discards: all but the own one. [di.7]
fn discarded(board: &Board, cards: Cards) -> Cards {
    board.edition.own_card.map_or(cards, |own| cards.without(own))
}
