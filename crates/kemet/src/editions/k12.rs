//! Kemet, 2012.

use crate::battle_cards::{Values, values};
use crate::cards::Di;
use crate::edition::{
    Action, Chapter, Edition, Length, SpaceRow, after, creature_tiles, floors, givers, shelf, single_tiles,
    twinned_tiles, twins,
};
use crate::map::Map;
use crate::maps;
use crate::provenance::Provenance::{self, Public, PublicUnsure, Rulebook};
use crate::tiles::Colour::{self, Blue, Red, White};
use crate::tiles::{Power, TileRow, blue, red, white};

pub(super) static K12: Edition = Edition {
    id: "kemet-2012",
    rules: "k12",
    players: 2..=5,
    map,
    setup: SETUP,
    round: ROUND,
    after: after(SETUP, ROUND),
    lengths: &[
        Length { name: "short", goal: 8, highest_level: 4, first_day_level: 4 },
        Length { name: "long", goal: 10, highest_level: 4, first_day_level: 4 },
        Length { name: "beginner", goal: 4, highest_level: 2, first_day_level: 1 },
    ],
    spaces: SPACES,
    tiles: TILES,
    deck: DECK,
    battle_cards: BATTLE_CARDS,
    battle_card_provenance: &[Public, Rulebook, Public, Public, Rulebook, PublicUnsure, Public, Public],
    usual_battle_cards: 6,
    units: 12,
    first_units: 10,
    troop_limit: 5,
    first_prayer: 5,
    most_prayer: 11,
    night_prayer: 2,
    pray: 2,
    tokens: 5,
    teleport_price: 2,
    delta_units: 1,
    sanctuary_units: 2,
    temples_for_a_point: 2,
    givers: givers(TILES),
    twins: twins(TILES),
    creature_tiles: creature_tiles(TILES),
    single_tiles: single_tiles(TILES),
    twinned_tiles: twinned_tiles(TILES),
    shelf: shelf(TILES),
    floors: floors(SPACES),
};

const SETUP: &[Chapter] = &[Chapter::FirstCards, Chapter::FirstOrder, Chapter::FirstPyramids, Chapter::FirstUnits];

const ROUND: &[Chapter] = &[
    Chapter::NightPrayer,
    Chapter::NightCards,
    Chapter::NightTiles,
    Chapter::NightOrder,
    Chapter::Dawn,
    Chapter::Turns,
    Chapter::DeltaOffering,
    Chapter::TemplesPay,
    Chapter::SanctuaryOffering,
    Chapter::TwoTemples,
    Chapter::Goal,
];

fn map(players: usize) -> &'static Map {
    match players {
        2 => &maps::k12::TWO,
        3 => &maps::k12::THREE,
        4 => &maps::k12::FOUR,
        _ => &maps::k12::FIVE,
    }
}

/// [day.8] Public: three sources agree on the rows.
const SPACES: &[SpaceRow] = &[
    SpaceRow { name: "move-upper", floor: 0, action: Action::Move },
    SpaceRow { name: "recruit", floor: 0, action: Action::Recruit },
    SpaceRow { name: "move-middle", floor: 1, action: Action::Move },
    SpaceRow { name: "raise", floor: 1, action: Action::Raise },
    SpaceRow { name: "pray-middle", floor: 1, action: Action::Pray },
    SpaceRow { name: "pray-bottom", floor: 2, action: Action::Pray },
    SpaceRow { name: "buy-white", floor: 2, action: Action::Buy(White) },
    SpaceRow { name: "buy-red", floor: 2, action: Action::Buy(Red) },
    SpaceRow { name: "buy-blue", floor: 2, action: Action::Buy(Blue) },
];

const fn row(level: u8, colour: Colour, power: &'static Power, copies: u8, provenance: Provenance) -> TileRow {
    TileRow { power, colour, level, copies, provenance }
}

const TILES: &[TileRow] = &[
    row(1, Red, &red::CHARGE, 2, Rulebook),
    row(1, Red, &red::STARGATE, 1, Public),
    row(1, Red, &red::GOD_SPEED, 1, Rulebook),
    row(2, Red, &red::CARNAGE, 1, Public),
    row(2, Red, &red::OFFENSIVE_STRATEGY, 1, Public),
    row(2, Red, &red::OPEN_GATES, 1, Rulebook),
    row(2, Red, &red::TELEPORT, 1, Public),
    row(3, Red, &red::ROYAL_SCARAB, 1, Public),
    row(3, Red, &red::BLADES_OF_NEITH, 1, Rulebook),
    row(3, Red, &red::DIVINE_WOUND, 1, Rulebook),
    row(3, Red, &red::VICTORY_POINT, 1, Rulebook),
    row(4, Red, &red::GIANT_SCORPION, 1, Public),
    row(4, Red, &red::INITIATIVE, 1, PublicUnsure),
    row(4, Red, &red::PHOENIX, 1, Public),
    row(4, Red, &red::ACT_OF_GOD, 1, Rulebook),
    row(1, Blue, &blue::RECRUITING_SCRIBE, 2, Public),
    row(1, Blue, &blue::DEFENSE, 2, Public),
    row(2, Blue, &blue::LEGION, 1, Public),
    row(2, Blue, &blue::ANCESTRAL_ELEPHANT, 1, Rulebook),
    row(2, Blue, &blue::DEFENSIVE_STRATEGY, 1, Public),
    row(2, Blue, &blue::DEEP_DESERT_SNAKE, 1, Rulebook),
    row(3, Blue, &blue::SHIELDS_OF_NEITH, 1, Rulebook),
    row(3, Blue, &blue::DEFENSIVE_VICTORY, 1, Public),
    row(3, Blue, &blue::PRESCIENCE, 1, Rulebook),
    row(3, Blue, &red::VICTORY_POINT, 1, Rulebook),
    row(4, Blue, &blue::REINFORCEMENTS, 1, PublicUnsure),
    row(4, Blue, &blue::SPHINX, 1, Rulebook),
    row(4, Blue, &blue::DIVINE_WILL, 1, Rulebook),
    row(4, Blue, &red::ACT_OF_GOD, 1, Rulebook),
    row(1, White, &white::PRIEST, 2, Public),
    row(1, White, &white::PRIESTESS, 2, Rulebook),
    row(2, White, &white::SLAVES, 1, Public),
    row(2, White, &white::HIGH_PRIEST, 1, Public),
    row(2, White, &white::CRUSADE, 1, Public),
    row(2, White, &white::DIVINE_BOON, 1, Rulebook),
    row(3, White, &white::HAND_OF_GOD, 1, Rulebook),
    row(3, White, &white::VISION, 1, Rulebook),
    row(3, White, &white::HOLY_WAR, 1, PublicUnsure),
    row(3, White, &red::VICTORY_POINT, 1, Rulebook),
    row(4, White, &white::PRIEST_OF_RA, 1, PublicUnsure),
    row(4, White, &white::PRIEST_OF_AMON, 1, Public),
    row(4, White, &white::THE_MUMMY, 1, Public),
    row(4, White, &red::ACT_OF_GOD, 1, Rulebook),
];

const DECK: &[(Di, u8)] = &[
    (Di::WarRage, 3),
    (Di::WarFury, 3),
    (Di::BloodyBattle, 3),
    (Di::Bloodbath, 2),
    (Di::BronzeWall, 3),
    (Di::IronWall, 2),
    (Di::RainingFire, 4),
    (Di::Prayer, 2),
    (Di::Enlistment, 4),
    (Di::ManaTheft, 2),
    (Di::Teleportation, 3),
    (Di::OpenGates, 1),
    (Di::Veto, 2),
    (Di::Escape, 1),
];

/// [battlecard.1] The sixth card is the less sure one; the last two come with the Strategy tiles.
const BATTLE_CARDS: &[Values] = &[
    values(4, 1, 0),
    values(3, 2, 0),
    values(3, 0, 1),
    values(2, 2, 1),
    values(2, 0, 2),
    values(1, 3, 0),
    values(3, 3, 0),
    values(3, 0, 3),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_is_complete() {
        assert_eq!(TILES.iter().map(|tile| tile.copies).sum::<u8>(), 48);
        for colour in Colour::ALL {
            for level in 1..=4 {
                let tiles = TILES.iter().filter(|tile| tile.colour == colour && tile.level == level);
                assert_eq!(tiles.map(|tile| tile.copies).sum::<u8>(), 4, "{colour:?} {level}");
            }
        }
        assert_eq!(TILES.iter().filter(|tile| tile.power.creature.is_some()).count(), 7);
        assert_eq!(DECK.iter().map(|&(_, copies)| copies).sum::<u8>(), 35);
        assert_eq!(SPACES.len(), 9);
    }
}
