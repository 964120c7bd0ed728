//! The turn: tokens, cards, and the actions but Move. [day.7]

use super::{Verdict, afford, afford_in_action, require};
use crate::board::{Board, Token};
use crate::cards::{Aim, Di, When};
use crate::creatures::Creature;
use crate::edition::{Space, SpaceSet};
use crate::map::{Zone, ZoneSet};
use crate::query;
use crate::refusal::Refusal;
use crate::tiles::{Colour, Tile, TileSet};
use table::Side;

/// The own token of the turn. [day.2]
pub(super) fn lay(board: &Board, side: Side, space: Space) -> Verdict {
    require(!board.turn.laid, Refusal::TokenLaid)?;
    free(board, side, space)?;
    require(open_to_own(board, side).has(space), Refusal::FloorsUncovered)
}

/// Spaces the own token can go to. [day.3]
pub(super) fn open_to_own(board: &Board, side: Side) -> SpaceSet {
    let player = board.side(side);
    board.edition.coverable(player.laid, player.tokens - 1 + u8::from(player.silver == Token::Ready))
}

/// Spaces the silver token can go to. [day.3]
pub(super) fn open_to_silver(board: &Board, side: Side) -> SpaceSet {
    let player = board.side(side);
    board.edition.coverable(player.laid, player.tokens)
}

/// [day.4]
pub(super) fn silver(board: &Board, side: Side, space: Space) -> Verdict {
    require(board.side(side).silver == Token::Ready, Refusal::NoSilver)?;
    free(board, side, space)?;
    require(open_to_silver(board, side).has(space), Refusal::FloorsUncovered)
}

/// [day.5]
pub(super) fn gold(board: &Board, side: Side) -> Verdict {
    require(board.side(side).gold == Token::Ready, Refusal::NoGold)
}

pub(super) fn done(board: &Board, side: Side) -> Verdict {
    require(board.turn.laid, Refusal::NoTokenLaid)?;
    // Without a token left, only the silver one can still cover a floor. [day.3]
    let player = board.side(side);
    let bare = player.tokens == 0 && board.edition.bare_floors(player.laid) > 0;
    require(!bare, Refusal::FloorsUncovered)
}

/// Nothing but the end of the turn is left, whatever the cards cost.
pub(crate) fn only_done(board: &Board, side: Side) -> bool {
    let player = board.side(side);
    done(board, side).is_ok()
        && player.silver != Token::Ready
        && player.gold != Token::Ready
        && board.secret.hands[side.index()].only(Di::OF_TURN).is_empty()
}

fn free(board: &Board, side: Side, space: Space) -> Verdict {
    require(space.index() < board.edition.spaces.len(), Refusal::NotAnAnswer)?;
    require(!board.side(side).laid.has(space), Refusal::SpaceTaken)
}

/// A card of one's own turn. [di.1]
pub(super) fn card(board: &Board, side: Side, card: Di) -> Verdict {
    require(board.secret.hands[side.index()].has(card), Refusal::NoCard { card })?;
    let fits = match card.card().when {
        When::Turn => true,
        When::Move => board.moving.is_some(),
        When::Battle | When::Window => false,
    };
    require(fits, Refusal::NotInThisMoment { card })?;
    afford(board, side, query::card_price(board, side, card))?;
    let aimed = card.card().aim == Aim::Nothing
        || aims(board, side, card).iter().any(|zone| target(board, side, card, zone).is_ok());
    require(aimed, Refusal::NoTarget)
}

/// Zones a card may be aimed at, as far as its kind goes.
pub(super) fn aims(board: &Board, side: Side, card: Di) -> ZoneSet {
    match card.card().aim {
        Aim::Nothing => ZoneSet::NONE,
        Aim::EnemyTroop => board.troops.enemies(side),
        Aim::Obelisk => board.map.obelisks,
    }
}

pub(super) fn target(board: &Board, side: Side, card: Di, zone: Zone) -> Verdict {
    match card.card().aim {
        Aim::Nothing => Err(Refusal::NotAnAnswer),
        Aim::EnemyTroop => require(board.troops.enemies(side).has(zone), Refusal::NoUnitsThere),
        Aim::Obelisk => {
            require(board.map.obelisks.has(zone), Refusal::NoObelisk)?;
            super::movement::arrive(board, side, zone)
        }
    }
}

pub(super) fn below_top(board: &Board, side: Side, colour: Colour) -> Verdict {
    let highest = board.length().highest_level;
    require(board.side(side).pyramids[colour as usize].level < highest, Refusal::PyramidAtTop { highest })
}

/// [raise.1]
pub(super) fn raise(board: &Board, side: Side, colour: Colour) -> Verdict {
    below_top(board, side, colour)?;
    let next = board.side(side).pyramids[colour as usize].level + 1;
    afford_in_action(board, side, query::raise_cost(board, side, colour, next))
}

pub(super) fn raise_to(board: &Board, side: Side, colour: Colour, level: u8) -> Verdict {
    let highest = board.length().highest_level;
    require(level <= highest, Refusal::PyramidAtTop { highest })?;
    require(level > board.side(side).pyramids[colour as usize].level, Refusal::LevelNotHigher)?;
    afford_in_action(board, side, query::raise_cost(board, side, colour, level))
}

/// The tiles `buy` accepts, all at once.
pub(super) fn on_sale(board: &Board, side: Side, colour: Colour) -> TileSet {
    let edition = board.edition;
    let (mut once, mut twice) = (TileSet::NONE, TileSet::NONE);
    for other in board.all_sides() {
        let tiles = board.side(other).tiles;
        twice = twice.or(once.and(tiles));
        once = once.or(tiles);
    }
    let gone = once.and(edition.single_tiles).or(twice);
    let own = board.side(side).tiles;
    let owned = own.and(edition.twinned_tiles).iter().fold(own, |owned, tile| owned.or(edition.twins[tile.index()]));
    let reach = query::highest_pyramid(board, side, colour).min(query::level_on_offer(board));
    let dear = |level: &u8| afford_in_action(board, side, query::tile_cost_at(board, side, *level)).is_err();
    let level = (1..=reach).find(dear).map_or(reach, |level| level - 1);
    edition.shelf[colour as usize][level as usize].minus(gone).minus(owned)
}

/// [buy.1] to [buy.6]
pub(super) fn buy(board: &Board, side: Side, colour: Colour, tile: Tile) -> Verdict {
    require(tile.index() < board.edition.tiles.len(), Refusal::NotAnAnswer)?;
    let row = board.edition.tile(tile);
    require(row.colour == colour, Refusal::WrongColour)?;
    let owned = board.side(side).tiles.and(board.edition.twins[tile.index()]);
    require(owned.is_empty(), Refusal::TileOwned)?;
    require(query::tiles_left(board, tile) > 0, Refusal::TileGone)?;
    require(row.level <= query::level_on_offer(board), Refusal::NotYetOnOffer)?;
    let level = query::highest_pyramid(board, side, colour);
    require(row.level <= level, Refusal::PyramidTooLow { level, needs: row.level })?;
    afford_in_action(board, side, query::tile_cost_at(board, side, row.level))
}

/// A creature stands in an own district with own units and no own creature. [creature.1]
pub(super) fn lair(board: &Board, side: Side, zone: Zone) -> Verdict {
    require(board.city(zone) == Some(side), Refusal::NotYourDistrict)?;
    require(board.troops.units(side, zone) > 0, Refusal::NoUnitsThere)?;
    require(query::creature_at(board, side, zone).is_none(), Refusal::CreatureThere)
}

/// [recruit.1] [recruit.2]
pub(super) fn recruit(board: &Board, side: Side, district: Zone, hired: u8, units: u8) -> Verdict {
    let has = board.side(side).supply - hired;
    require(units <= has, Refusal::NoUnitsInSupply { has })?;
    let limit = query::limit(board, side);
    require(units <= query::room(board, side, district), Refusal::TroopTooLarge { limit })?;
    afford_in_action(board, side, query::recruit_cost(board, side, hired + units))
}

/// The most units `recruit` accepts in the district.
pub(super) fn most_recruits(board: &Board, side: Side, district: Zone, hired: u8) -> u8 {
    let most = query::room(board, side, district).min(board.side(side).supply - hired);
    let payable = |&units: &u8| afford_in_action(board, side, query::recruit_cost(board, side, hired + units)).is_ok();
    (0..=most).rev().find(payable).unwrap_or(0)
}

/// [recruit.4]
pub(super) fn summon(board: &Board, side: Side, creature: Creature) -> Verdict {
    require(query::reserve(board, side).any(|own| own == creature), Refusal::NotYourCreature)?;
    require(!query::lairs(board, side).is_empty(), Refusal::NoUnitsThere)
}
