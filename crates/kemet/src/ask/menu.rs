//! The turn: tokens, cards, and the actions but Move. [day.7]

use super::{Bearer, Gold, Purchase, Verdict, afford, afford_in_action, require};
use crate::board::{Board, Lair, Token};
use crate::cards::{Aim, Di, When};
use crate::creatures::{Breed, Creature};
use crate::edition::{BonusTokens, Buying, Companions, Space, SpaceSet};
use crate::gods::{God, Rise, Shrine};
use crate::map::{Zone, ZoneSet};
use crate::query;
use crate::refusal::Refusal;
use crate::tiles::{Colour, ColourSet, Tile, TileSet};
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

/// Whether a bonus token is laid at this moment: by itself, or with the own one. [day.4]
pub(super) fn bonus_in_menu(board: &Board) -> Verdict {
    match board.edition.bonus_tokens {
        BonusTokens::OneByOne => Ok(()),
        BonusTokens::Together => Err(Refusal::OnlyWithOwnToken),
    }
}

/// [day.4]
pub(super) fn silver(board: &Board, side: Side, space: Space) -> Verdict {
    require(board.side(side).silver == Token::Ready, Refusal::NoSilver)?;
    free(board, side, space)?;
    require(open_to_silver(board, side).has(space), Refusal::FloorsUncovered)
}

/// [day.5] [golden.2]
pub(super) fn gold(board: &Board, side: Side, gold: Gold) -> Verdict {
    require(board.side(side).gold == Token::Ready, Refusal::NoGold)?;
    require(query::golden(board, side) & gold.bit() > 0, Refusal::NotYourGoldenAction)
}

/// The golden actions `gold` accepts for a token that is ready.
pub(super) fn golden_actions(board: &Board, side: Side) -> impl Iterator<Item = Gold> {
    let owned = query::golden(board, side);
    Gold::ALL.into_iter().filter(move |gold| owned & gold.bit() > 0)
}

/// Silver or gold can be laid with the own token.
pub(crate) fn can_lay_beside(board: &Board, side: Side) -> bool {
    let player = board.side(side);
    let silver = player.silver == Token::Ready && !open_to_silver(board, side).is_empty();
    silver || (player.gold == Token::Ready && query::golden(board, side) > 0)
}

/// No token beside the own one any more. [day.3]
#[inline(always)]
pub(super) fn laid_all(board: &Board, side: Side) -> Verdict {
    // Without a token left, only the silver one can still cover a floor.
    let player = board.side(side);
    let bare = player.tokens == 0 && board.edition.bare_floors(player.laid) > 0;
    require(!bare, Refusal::FloorsUncovered)
}

#[inline(always)]
pub(super) fn done(board: &Board, side: Side) -> Verdict {
    require(board.turn.laid, Refusal::NoTokenLaid)?;
    require(board.turn.waiting() == 0, Refusal::ActionsWait)?;
    laid_all(board, side)
}

/// The action of a token laid together with others. [day.7]
pub(super) fn resolve(board: &Board, bearer: Bearer) -> Verdict {
    let waits = match bearer {
        Bearer::Own => board.turn.own.is_some(),
        Bearer::Silver => board.turn.silver.is_some(),
        Bearer::Gold => board.turn.gold.is_some(),
    };
    require(waits, Refusal::NoActionWaits)
}

/// Nothing but the end of the turn is left, whatever the cards cost.
pub(crate) fn only_done(board: &Board, side: Side) -> bool {
    let player = board.side(side);
    let bonus = match board.edition.bonus_tokens {
        BonusTokens::OneByOne => player.silver == Token::Ready || player.gold == Token::Ready,
        BonusTokens::Together => false,
    };
    done(board, side).is_ok()
        && !bonus
        && board.secret.hands[side.index()].only(Di::OF_TURN).is_empty()
        && !player.assembles
        && !can_come(board, side)
}

/// A creature may come from its tile now, in the own turn. [creature.1]
fn can_come(board: &Board, side: Side) -> bool {
    board.edition.companions == Companions::AnyTime
        && query::reserve(board, side).any(|creature| !query::lairs(board, side, creature.breed()).is_empty())
}

/// [creature.1]
pub(super) fn come(board: &Board, side: Side, creature: Creature) -> Verdict {
    require(board.edition.companions == Companions::AnyTime, Refusal::NoTimeForCreatures)?;
    super::movement::not_in_passing(board, side)?;
    summon(board, side, creature)
}

/// Before the tokens, once in a turn, and with something to rearrange. [creature.7]
pub(super) fn rearrange(board: &Board, side: Side) -> Verdict {
    require(board.edition.companions != Companions::OneWithRecruits, Refusal::NoTimeForCreatures)?;
    require(!board.turn.laid && !board.turn.rearranged, Refusal::NoTimeForCreatures)?;
    let movable = |creature: Creature| board.districts(side).iter().any(|&z| settle(board, side, creature, z).is_ok());
    require(query::rearranged(board, side).any(movable), Refusal::NothingToDoThere)
}

/// Where a creature that is rearranged may go: another own district with own units; from the reserve, in some editions,
/// only in exchange. [creature.7]
pub(super) fn settle(board: &Board, side: Side, creature: Creature, zone: Zone) -> Verdict {
    require(board.city(zone) == Some(side), Refusal::NotYourDistrict)?;
    require(query::soldiers(board, side, zone) > 0, Refusal::NoUnitsThere)?;
    require(board.lairs[creature as usize] != Lair::Zone(side, zone), Refusal::AlreadyThere)?;
    let there = query::companion_at(board, side, zone, creature.breed());
    // That of a teammate stays where it is. [ruling.129]
    let exchange = there.is_some_and(|other| board.lairs[other as usize].owner() == Some(side));
    require(exchange || there.is_none(), Refusal::CreatureThere)?;
    // Whom it changes places with must find an own unit where it stood.
    let lent = matches!(board.lairs[creature as usize], Lair::Zone(_, from) if query::soldiers(board, side, from) == 0);
    require(!(exchange && lent), Refusal::CreatureThere)?;
    require(exchange || board.edition.companions == Companions::WithUnits, Refusal::NobodyToChangeWith)
}

fn free(board: &Board, side: Side, space: Space) -> Verdict {
    require(space.index() < board.edition.spaces.len(), Refusal::NotAnAnswer)?;
    require(!board.side(side).laid.has(space), Refusal::SpaceTaken)
}

/// A card of one's own turn. [di.1]
pub(super) fn card(board: &Board, side: Side, card: Di) -> Verdict {
    let has =
        if card == Di::Assemble { board.side(side).assembles } else { super::battle::held(board, side, card) > 0 };
    require(has, Refusal::NoCard { card })?;
    let fits = match card.card().when {
        When::Turn => query::day_cards_now(board),
        When::Move => board.moving.is_some(),
        When::MoveStart => board.moving.is_some_and(|moving| moving.left.is_none()),
        When::Battle | When::Window => false,
    };
    require(fits, Refusal::NotInThisMoment { card })?;
    super::movement::not_in_passing(board, side)?;
    afford(board, side, query::card_price(board, side, card))?;
    let aimed = match card.card().aim {
        Aim::Nothing => true,
        Aim::EnemyTroop => !aims(board, side, card).is_empty(),
        Aim::OwnTroop | Aim::Obelisk => {
            aims(board, side, card).iter().any(|zone| target(board, side, card, zone).is_ok())
        }
        Aim::Discards => !board.discarded.is_empty(),
    };
    require(aimed, Refusal::NoTarget)
}

/// Zones a card may be aimed at, as far as its kind goes.
pub(super) fn aims(board: &Board, side: Side, card: Di) -> ZoneSet {
    match card.card().aim {
        Aim::Nothing | Aim::Discards => ZoneSet::NONE,
        Aim::EnemyTroop => query::exposed_enemies(board, side),
        Aim::OwnTroop => board.troops.present(side),
        Aim::Obelisk => board.map.obelisks,
    }
}

pub(super) fn target(board: &Board, side: Side, card: Di, zone: Zone) -> Verdict {
    match card.card().aim {
        Aim::Nothing | Aim::Discards => Err(Refusal::NotAnAnswer),
        Aim::EnemyTroop => {
            require(board.enemies(side).has(zone), Refusal::NoUnitsThere)?;
            require(query::exposed_enemies(board, side).has(zone), Refusal::Shielded)
        }
        // [card.assemble]
        Aim::OwnTroop => {
            require(query::soldiers(board, side, zone) > 0, Refusal::NoUnitsThere)?;
            let limit = board.edition.troop_limit;
            require(query::troop(board, side, zone) < limit, Refusal::TroopTooLarge { limit })?;
            let comes = |mate: Side| {
                board.troops.present(mate).iter().any(|from| super::team::come(board, mate, zone, from).is_ok())
            };
            require(board.mates(side).any(comes), Refusal::NoTarget)
        }
        Aim::Obelisk => {
            require(board.map.obelisks.has(zone), Refusal::NoObelisk)?;
            super::movement::by_card(board, side, zone, query::card_price(board, side, card))
        }
    }
}

/// An own pyramid that can rise, or a new one. [raise.3] [raise.5]
#[inline(always)]
pub(super) fn below_top(board: &Board, side: Side, colour: Colour) -> Verdict {
    require(board.colours.has(colour), Refusal::ColourNotInPlay)?;
    let highest = board.length().highest_level;
    let Some((_, pyramid)) = query::own_pyramid(board, side, colour) else { return new_pyramid(board, side) };
    require(pyramid.level < highest, Refusal::PyramidAtTop { highest })
}

/// [pyramid.3]
fn new_pyramid(board: &Board, side: Side) -> Verdict {
    let built = board.side(side).pyramids.iter().flatten().count();
    let most = board.most_pyramids();
    require(built < most, Refusal::NoPyramidLeft { most: most as u8 })
}

/// The colour of one of the first pyramids. [setup.7]
pub(super) fn first_colour(board: &Board, side: Side, colour: Colour) -> Verdict {
    require(board.colours.has(colour), Refusal::ColourNotInPlay)?;
    require(query::own_pyramid(board, side, colour).is_none(), Refusal::ColourTaken)
}

/// [raise.1]
pub(super) fn raise(board: &Board, side: Side, colour: Colour) -> Verdict {
    below_top(board, side, colour)?;
    let next = query::level(board, side, colour) + 1;
    afford_in_action(board, side, query::raise_cost(board, side, colour, next))
}

#[inline(always)]
pub(super) fn raise_to(board: &Board, side: Side, colour: Colour, level: u8) -> Verdict {
    let highest = board.length().highest_level;
    require(level <= highest, Refusal::PyramidAtTop { highest })?;
    require(level > query::level(board, side, colour), Refusal::LevelNotHigher)?;
    afford_in_action(board, side, query::raise_cost(board, side, colour, level))
}

/// The tiles `buy` accepts, all at once.
#[inline(always)]
pub(super) fn on_sale(board: &Board, side: Side, with: Purchase) -> TileSet {
    let edition = board.edition;
    let mut shelf = TileSet::NONE;
    for colour in colours_for(board, side, with).iter() {
        let Ok(level) = reach(board, side, with, colour) else { continue };
        let level = level.min(query::level_on_offer(board)).min(query::payable_level(board, side, with));
        shelf = shelf.or(edition.shelf[colour as usize][level as usize]);
    }
    if shelf.is_empty() { shelf } else { shelf.and(to_be_had(board, side)) }
}

/// The colours worth a look: one where the space decides it.
#[inline(always)]
fn colours_for(board: &Board, side: Side, with: Purchase) -> ColourSet {
    match (board.edition.buying, with) {
        (Buying::SpaceOfColour, Purchase::Space(number)) => {
            board.side(side).markers[number as usize].into_iter().collect()
        }
        _ => board.colours,
    }
}

/// Tiles that are left and have no twin before the side. [buy.4]
#[inline(always)]
pub(super) fn to_be_had(board: &Board, side: Side) -> TileSet {
    let edition = board.edition;
    let dealt = edition.dealt[board.players as usize];
    let (mut once, mut twice) = (TileSet::NONE, TileSet::NONE);
    for other in board.all_sides() {
        let tiles = board.side(other).tiles;
        twice = twice.or(once.and(tiles));
        once = once.or(tiles);
    }
    let gone = once.minus(dealt.twice).or(twice).or(crate::amon::plundered(board));
    let own = board.side(side).tiles;
    let owned = own.and(edition.twinned_tiles).iter().fold(own, |owned, tile| owned.or(edition.twins[tile.index()]));
    dealt.once.minus(gone).minus(owned)
}

/// How high a pyramid of this colour helps, with this space or token. [buy.1] [buy.2]
#[inline(always)]
fn reach(board: &Board, side: Side, with: Purchase, colour: Colour) -> Result<u8, Refusal> {
    let player = board.side(side);
    let highest = || query::highest_pyramid(board, side, colour);
    let number = match with {
        Purchase::Space(number) => number as usize,
        Purchase::Twin => {
            require(player.bought.has(colour), Refusal::NothingToRepeat)?;
            return Ok(highest());
        }
    };
    let marked = player.markers[number] == Some(colour);
    match board.edition.buying {
        Buying::SpaceOfColour => require(marked, Refusal::WrongColour).map(|()| highest()),
        Buying::SpaceOfColourOrForeignPyramid => {
            require(!player.bought.has(colour), Refusal::ColourBought)?;
            if marked {
                return Ok(highest());
            }
            let foreign = query::highest_foreign_pyramid(board, side, colour);
            require(foreign > 0, Refusal::WrongColour)?;
            Ok(foreign)
        }
        Buying::FreeSpaceOfColourFirst => {
            let spaces = player.markers.iter().zip(board.edition.buy_spaces);
            let free = spaces.into_iter().any(|(&marker, space)| marker == Some(colour) && !player.laid.has(space));
            require(!free, Refusal::OwnSpaceFree)?;
            Ok(highest())
        }
    }
}

/// [buy.1] to [buy.6]
pub(super) fn buy(board: &Board, side: Side, with: Purchase, tile: Tile) -> Verdict {
    require(tile.index() < board.edition.tiles.len(), Refusal::NotAnAnswer)?;
    let row = board.edition.tile(tile);
    let reach = reach(board, side, with, row.colour)?;
    left_for(board, side, tile)?;
    require(row.level <= query::level_on_offer(board), Refusal::NotYetOnOffer)?;
    require(row.level <= reach, Refusal::PyramidTooLow { level: reach, needs: row.level })?;
    afford_in_action(board, side, query::tile_cost(board, side, row.level, with))
}

/// The own god tile, with the Buy space of the colour of an own pyramid at the top. [god.7] [ruling.175]
pub(super) fn acquire(board: &Board, side: Side, with: Purchase, god: God) -> Verdict {
    let player = board.side(side);
    require(player.god == Some(god), Refusal::NotAnAnswer)?;
    require(player.shrine == Shrine::Closed, Refusal::GodAcquired)?;
    require(board.rise == Rise::Reached, Refusal::GodsAwaited { points: board.edition.rise_at })?;
    let marker = match with {
        Purchase::Space(number) => player.markers[number as usize],
        Purchase::Twin => None,
    };
    let top = marker.is_some_and(|colour| query::level(board, side, colour) == 4);
    require(top, Refusal::NoTopPyramid)?;
    afford(board, side, board.edition.god_price)
}

/// A district without own units, for a god. [god.7] [god.8]
pub(super) fn throne(board: &Board, side: Side, zone: Zone) -> Verdict {
    require(board.city(zone) == Some(side), Refusal::NotYourDistrict)?;
    require(!board.manned(side).has(zone), Refusal::GodsStandAlone)
}

/// The tile is left, and the side has none like it. [buy.4]
fn left_for(board: &Board, side: Side, tile: Tile) -> Verdict {
    let owned = board.side(side).tiles.and(board.edition.twins[tile.index()]);
    require(owned.is_empty(), Refusal::TileOwned)?;
    require(query::tiles_left(board, tile) > 0, Refusal::TileGone)
}

/// A tile of the first level, of the colour of an own pyramid. [setup.14]
pub(super) fn first_tile(board: &Board, side: Side, tile: Tile) -> Verdict {
    require(tile.index() < board.edition.tiles.len(), Refusal::NotAnAnswer)?;
    let row = board.edition.tile(tile);
    let level = query::level(board, side, row.colour).min(1);
    require(row.level <= level, Refusal::PyramidTooLow { level, needs: row.level })?;
    left_for(board, side, tile)
}

/// A companion stands in an own district with own units and no own companion of its kind. [creature.1] [servant.1]
pub(super) fn lair(board: &Board, side: Side, creature: Creature, zone: Zone) -> Verdict {
    require(board.city(zone) == Some(side), Refusal::NotYourDistrict)?;
    require(query::soldiers(board, side, zone) > 0, Refusal::NoUnitsThere)?;
    require(query::companion_at(board, side, zone, creature.breed()).is_none(), Refusal::CreatureThere)
}

/// [recruit.1] [recruit.2]
pub(super) fn recruit(board: &Board, side: Side, district: Zone, hired: u8, units: u8) -> Verdict {
    let has = board.side(side).supply - hired;
    require(units <= has, Refusal::NoUnitsInSupply { has })?;
    let limit = query::limit_at(board, side, district);
    require(units <= query::room(board, side, district), Refusal::TroopTooLarge { limit })?;
    afford_in_action(board, side, query::recruit_cost(board, side, hired + units))
}

/// The most units `recruit` accepts in the district.
#[inline(always)]
pub(super) fn most_recruits(board: &Board, side: Side, district: Zone, hired: u8) -> u8 {
    let most = query::room(board, side, district).min(board.side(side).supply - hired);
    most.min(query::payable_recruits(board, side) - hired)
}

/// A companion of a kind that comes with the units put in a district. [recruit.4]
pub(super) fn escort(board: &Board, side: Side, district: Zone, breed: Breed, creature: Creature) -> Verdict {
    let own = creature.breed() == breed && query::reserve(board, side).any(|own| own == creature);
    require(own, Refusal::NotYourCreature)?;
    lair(board, side, creature, district)
}

/// [recruit.4]
pub(super) fn summon(board: &Board, side: Side, creature: Creature) -> Verdict {
    require(query::reserve(board, side).any(|own| own == creature), Refusal::NotYourCreature)?;
    require(!query::lairs(board, side, creature.breed()).is_empty(), Refusal::NoUnitsThere)
}
