//! Kemet: Rise of the Gods: what it changes against the revised printing of Blood and Sand. The comments name the change
//! of `rules/rotg.md`.

use super::bs1::{ROUND, row};
use super::bsr::BSR;
use super::{solo, team};
use crate::battle_cards::{Values, values};
use crate::edition::*;
use crate::gods::Rise;
use crate::map::Map;
use crate::maps;
use crate::provenance::Provenance::{Public, PublicUnsure, Reconstructed, Rulebook};
use crate::tiles::Colour::{Black, Blue, Red, Violet, White};
use crate::tiles::{TileRow, black, blue, red, violet, white};

pub(super) const ROTG: Edition = Edition {
    id: "kemet-rotg",
    rules: "rotg",
    players: 1..=6,                 // [change.37]
    solo: Some(solo::solo),         // [change.53]
    team: Some(team::team),         // [change.52]
    map,                            // [change.37]
    colours: [0, 2, 2, 3, 3, 4, 5], // [change.38]
    pyramids: [0, 2, 2, 3, 3, 3, 3],
    setup: SETUP, // [change.54]
    after: after(SETUP, ROUND),
    gods: &[Rise::Never, Rise::Awaited], // [change.54]
    rise_at: 4,
    god_price: 4,
    tiles: TILES,               // [change.38] [change.39] [change.40]
    battle_cards: BATTLE_CARDS, // [change.41] [change.42]
    battle_card_provenance: &[
        PublicUnsure,
        Rulebook,
        Rulebook,
        Public,
        Rulebook,
        Rulebook,
        Rulebook,
        PublicUnsure,
        Public,
        Public,
        Reconstructed,
        Reconstructed,
    ],
    givers: givers(TILES),
    amounts: amounts(TILES),
    twins: twins(TILES),
    creature_tiles: creature_tiles(TILES),
    beasts: beasts(TILES),
    prompt_tiles: prompt_tiles(TILES),
    dealt: dealt(TILES, 2),
    twinned_tiles: twinned_tiles(TILES),
    shelf: shelf(TILES),
    ..BSR
};

/// Gods are chosen before the cards are dealt. [ruling.169]
const SETUP: &[Chapter] = &[
    Chapter::FirstColours,
    Chapter::FirstGods,
    Chapter::FirstCards,
    Chapter::FirstOrder,
    Chapter::FirstUnits,
    Chapter::FirstPyramids,
    Chapter::FirstTiles,
];

fn map(players: usize) -> &'static Map {
    match players {
        1 => &maps::six::SOLO,
        6 => &maps::six::SIX,
        fewer => (BSR.map)(fewer),
    }
}

/// [colour.1] to [colour.5] Those that every colour has come last: see [`crate::tiles::TileSet`].
const TILES: &[TileRow] = &[
    row(1, Red, &red::CHARGE, 2, Rulebook),
    row(1, Red, &red::PRIEST_OF_MAFDET, 2, Rulebook),
    row(2, Red, &red::LIGHT_PHOENIX, 1, Reconstructed),
    row(2, Red, &red::CARNAGE, 1, Public),
    row(2, Red, &red::WRRYT_STORM, 1, Public),
    row(2, Red, &red::PORTAL_OF_THOTH, 1, PublicUnsure),
    row(3, Red, &red::ROYAL_SCARAB, 1, Public),
    row(3, Red, &red::BLADES_OF_NEITH, 1, Rulebook),
    row(3, Red, &red::OPEN_DIVINE_WOUND, 1, Public),
    row(4, Red, &red::GIANT_SCORPION, 1, Public),
    row(4, Red, &red::MOVING_INITIATIVE, 1, Public),
    row(4, Red, &red::SURPRISE_ATTACK, 1, Reconstructed),
    row(1, Blue, &blue::DEFENSE, 2, Public),
    row(1, Blue, &blue::RECRUITING_SCRIBE, 2, Public),
    row(2, Blue, &blue::SHIELDS_OF_NEITH, 1, Public),
    row(2, Blue, &blue::REINFORCEMENT_PRAYER, 1, Reconstructed),
    row(2, Blue, &blue::SHETYW_BARRIER, 1, Public),
    row(2, Blue, &blue::ANCESTRAL_ELEPHANT, 1, Rulebook),
    row(3, Blue, &blue::SPYING, 1, PublicUnsure),
    row(3, Blue, &blue::LEGION, 1, Public),
    row(3, Blue, &blue::DEFENSIVE_FAME, 1, Public),
    row(4, Blue, &blue::PROMPT_REINFORCEMENTS, 1, Public),
    row(4, Blue, &blue::SPHINX_OF_FAME, 1, Public),
    row(4, Blue, &blue::GOLDEN_DIVINE_WILL, 1, Public),
    row(1, White, &white::PRIEST, 2, Public),
    row(1, White, &white::PRIESTESS, 2, Public),
    row(2, White, &white::SIFTING_VISION, 1, PublicUnsure),
    row(2, White, &white::MAGICAL_SUPPORT, 1, Public),
    row(2, White, &blue::DEEP_DESERT_SNAKE, 1, Rulebook),
    row(2, White, &white::DIVINE_BOON, 1, Public),
    row(3, White, &white::DIVINE_HUNGER, 1, Public),
    row(3, White, &white::PRIEST_OF_THOERIS, 1, Public),
    row(3, White, &white::HAND_OF_GOD, 1, Public),
    row(4, White, &white::SAVING_PRIEST_OF_RA, 1, Public),
    row(4, White, &white::PROMPT_PRIEST_OF_AMON, 1, Public),
    row(4, White, &white::THE_MUMMY, 1, Rulebook),
    row(1, Black, &black::MERCENARIES, 2, Public),
    row(1, Black, &black::LOCAL_RECRUITMENT, 2, Public),
    row(2, Black, &black::KHNUMS_SPHINX, 1, Public),
    row(2, Black, &black::DEDICATION_TO_BATTLE, 1, Public),
    row(2, Black, &black::TWIN_CEREMONY, 1, Public),
    row(2, Black, &black::HONOR_IN_BATTLE, 1, Public),
    row(3, Black, &black::GRIFFIN_SPHINX, 1, Rulebook),
    row(3, Black, &black::FORCED_MARCH, 1, Public),
    row(3, Black, &black::DEADLY_TRAP, 1, Public),
    row(4, Black, &black::AMOUT, 1, PublicUnsure),
    row(4, Black, &black::BESTIAL_FURY, 1, Rulebook),
    row(4, Black, &black::DIVINE_MIGHT, 1, Public),
    row(1, Violet, &violet::ENERGY_DRAIN, 2, Reconstructed),
    row(1, Violet, &violet::HARDENED_SCARABS, 2, Reconstructed),
    row(2, Violet, &violet::KILL_THEM_ALL, 1, Reconstructed),
    row(2, Violet, &violet::ANNEXATION, 1, Reconstructed),
    row(2, Violet, &violet::PACT_OF_STONE, 1, Reconstructed),
    row(2, Violet, &violet::SACRED_COBRA, 1, Reconstructed),
    row(3, Violet, &violet::GIANT_VULTURE, 1, Reconstructed),
    row(3, Violet, &violet::AMBUSH, 1, Reconstructed),
    row(3, Violet, &violet::DIVINE_ADVANTAGE, 1, Reconstructed),
    row(4, Violet, &violet::GREAT_CROCODILE, 1, Reconstructed),
    row(4, Violet, &violet::SHADOW_SERVANT, 1, Reconstructed),
    row(4, Violet, &violet::MAGIC_VERSATILITY, 1, Reconstructed),
    row(3, Red, &red::DOMINATION, 1, Rulebook),
    row(3, Blue, &red::DOMINATION, 1, Rulebook),
    row(3, White, &red::DOMINATION, 1, Rulebook),
    row(3, Black, &red::DOMINATION, 1, Rulebook),
    row(3, Violet, &red::DOMINATION, 1, Rulebook),
    row(4, Red, &red::SILVER_ACT_OF_GOD, 1, Public).not_in_small_games(),
    row(4, Blue, &red::SILVER_ACT_OF_GOD, 1, Public).not_in_small_games(),
    row(4, White, &red::SILVER_ACT_OF_GOD, 1, Public).not_in_small_games(),
    row(4, Black, &red::SILVER_ACT_OF_GOD, 1, Public).not_in_small_games(),
    row(4, Violet, &red::SILVER_ACT_OF_GOD, 1, Public).not_in_small_games(),
];

/// [battlecard.1] As before, and the ones that Pact of Stone and Sobek bring.
const BATTLE_CARDS: &[Values] = &[
    Values { own_damage: 2, ..values(5, 0, 0) },
    values(4, 1, 0),
    values(3, 2, 0),
    values(3, 0, 1),
    values(2, 2, 1),
    values(2, 0, 2),
    values(1, 3, 0),
    values(1, 1, 3),
    values(3, 3, 0),
    values(3, 0, 3),
    Values { shields: 2, ..values(3, 0, 0) },
    values(4, 2, 1),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::creatures::Breed;
    use crate::tiles::{Colour, Tile};

    #[test]
    fn the_box_is_complete() {
        assert_eq!(TILES.iter().map(|tile| tile.copies).sum::<u8>(), 80);
        for colour in Colour::ALL {
            for level in 1..=4 {
                let tiles = TILES.iter().filter(|tile| tile.colour == colour && tile.level == level);
                assert_eq!(tiles.map(|tile| tile.copies).sum::<u8>(), 4, "{colour:?} {level}");
            }
            let doubled = TILES.iter().filter(|tile| tile.colour == colour && tile.copies == 2).count();
            assert_eq!(doubled, 2, "{colour:?}");
        }
        let companions = || TILES.iter().filter_map(|tile| tile.power.creature);
        assert_eq!(companions().filter(|creature| creature.breed() == Breed::Beast).count(), 13, "[creature.8]");
        assert_eq!(companions().filter(|creature| creature.breed() == Breed::Servant).count(), 1, "[servant.5]");
        assert_eq!(BATTLE_CARDS.len(), BSR.battle_cards.len() + 2, "[change.41] [god.sobek]");
    }

    /// [setup.13]
    #[test]
    fn two_colours_give_26_tiles_three_48_four_64_and_five_80() {
        for (players, tiles) in [(2, 26), (3, 48), (4, 48), (5, 64), (6, 80)] {
            for colour in Colour::ALL {
                let rows = (0..TILES.len()).map(Tile::new).filter(|tile| TILES[tile.index()].colour == colour);
                let of_colour: usize = rows.map(|tile| ROTG.copies(tile, players) as usize).sum();
                assert_eq!(of_colour * ROTG.colours[players] as usize, tiles, "{colour:?}");
            }
        }
    }

    /// What the older colours have is what they had.
    #[test]
    fn the_older_colours_have_the_same_tiles() {
        let printed = |rows: &[TileRow]| -> Vec<_> {
            let mut all: Vec<_> = rows
                .iter()
                .filter(|row| row.colour != Violet)
                .map(|row| (row.colour, row.level, row.power.text, row.copies, row.in_small_games))
                .collect();
            all.sort_unstable();
            all
        };
        assert_eq!(printed(TILES), printed(BSR.tiles));
    }

    /// The option has a place, and is not offered without a tile. [renewal.1] [ruling.103]
    #[test]
    fn renewal_has_no_tile_and_is_no_option() {
        assert!(ROTG.renewal.is_empty());
        assert!(crate::setup::options_of(&ROTG).iter().all(|(key, _)| *key != "renewal"));
    }
}
