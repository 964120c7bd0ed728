//! Kemet: Blood and Sand, first printing.

use crate::battle_cards::{Values, values};
use crate::cards::Di;
use crate::creatures::{self, Creature, CreatureCard};
use crate::edition::*;
use crate::event::Ending;
use crate::gods::Rise;
use crate::map::Map;
use crate::maps;
use crate::provenance::Provenance::{self, Public, PublicUnsure, Reconstructed, Rulebook};
use crate::tiles::Colour::{self, Black, Blue, Red, White};
use crate::tiles::{Power, TileRow, black, blue, red, white};

pub(super) const BS1: Edition = Edition {
    id: "kemet-bs",
    rules: "bs1",
    colour_words: "gem",
    point_words: "fame",
    evening_words: "night",
    players: 2..=5,
    solo: None,
    team: None,
    map,
    map_provenance: Reconstructed,
    setup: SETUP,
    round: ROUND,
    after: after(SETUP, ROUND),
    lengths: &[Length { name: "fame", goal: 9, highest_level: 4, first_day_level: 4 }],
    discards: &[Discards::Closed],
    gods: &[Rise::Never],
    rise_at: 0,
    god_price: 0,
    endings: &[Ending::Fame],
    spaces: SPACES,
    tiles: TILES,
    renewal: &[],
    deck: DECK,
    own_card: Some(Di::Diversion),
    creatures: CREATURES,
    battle_cards: BATTLE_CARDS,
    named_battle_cards: true,
    battle_card_provenance: &[
        PublicUnsure,
        Public,
        Rulebook,
        Public,
        Public,
        Rulebook,
        Public,
        PublicUnsure,
        Public,
        Public,
    ],
    usual_battle_cards: 8,
    markers: [None; MARKERS],
    colours: [0, 0, 2, 3, 3, 4, 4],
    pyramids: [0, 0, 2, 3, 3, 3, 3],
    units: 12,
    first_units: 10,
    first_cards: 2,
    troop_limit: 5,
    first_prayer: 7,
    most_prayer: 11,
    night_prayer: 2,
    pray: 2,
    tokens: 5,
    teleport_price: 2,
    delta_units: 1,
    sanctuary_units: 2,
    temples_for_a_point: 2,
    recall_fee: 1,
    city_strength: 1,
    veterans: 1,
    veterans_per_card: 1,
    veterans_dropped: VeteransDropped::AfterOwnConscription,
    buying: Buying::SpaceOfColourOrForeignPyramid,
    bonus_tokens: BonusTokens::Together,
    gold_token: GoldToken::WithTile,
    day_cards: DayCards::AnyTime,
    goal_at: GoalAt::StartOfTurn,
    nightfall: Chapter::SanctuaryOffering,
    saving: Saving::EachPayment,
    teleports: Teleports::OnePerMove,
    foreign_districts: ForeignDistricts::OnePerMove,
    limits: Limits::AtTheEndOfAMove,
    creature_speed: CreatureSpeed::IfItStartsThere,
    companions: Companions::AnyTime,
    bereft: Bereft::ToReserve,
    first_strike: FirstStrike::WhenMoving,
    after_reveal: AfterReveal::InTurnFaceUp,
    retreat: Retreat::ToSpacesWithoutEnemies,
    winner_gone: WinnerGone::LoserIsRecalled,
    placing: FirstUnits::TwoFullTroops,
    has_veto: has(DECK, Di::Veto),
    has_escape: has(DECK, Di::Escape),
    givers: givers(TILES),
    amounts: amounts(TILES),
    twins: twins(TILES),
    creature_tiles: creature_tiles(TILES),
    beasts: beasts(TILES),
    prompt_tiles: prompt_tiles(TILES),
    dealt: dealt(TILES, 2),
    twinned_tiles: twinned_tiles(TILES),
    shelf: shelf(TILES),
    floors: floors(SPACES),
    buy_spaces: buy_spaces(SPACES),
};

const SETUP: &[Chapter] = &[
    Chapter::FirstColours,
    Chapter::FirstCards,
    Chapter::FirstOrder,
    Chapter::FirstUnits,
    Chapter::FirstPyramids,
    Chapter::FirstTiles,
];

/// One Day, then the nine steps of the Night. [night.6] [offering.1]
pub(super) const ROUND: &[Chapter] = &[
    Chapter::Daybreak,
    Chapter::Turns,
    Chapter::SanctuaryOffering,
    Chapter::DeltaOffering,
    Chapter::TwoTemples,
    Chapter::TemplesPay,
    Chapter::Prayers,
    Chapter::Interventions,
    Chapter::Conscription,
    Chapter::Awakening,
    Chapter::NightTiles,
    Chapter::Destiny,
];

fn map(players: usize) -> &'static Map {
    match players {
        2 => &maps::six::TWO,
        3 => &maps::six::THREE,
        4 => &maps::six::FOUR,
        _ => &maps::six::FIVE,
    }
}

/// [day.8] The three Buy spaces have no colour before a pyramid gives it. [buy.8]
const SPACES: &[SpaceRow] = &[
    SpaceRow { name: "move-upper", floor: 0, action: Action::Move },
    SpaceRow { name: "recruit", floor: 0, action: Action::Recruit },
    SpaceRow { name: "move-middle", floor: 1, action: Action::Move },
    SpaceRow { name: "raise", floor: 1, action: Action::Raise },
    SpaceRow { name: "pray-middle", floor: 1, action: Action::Pray },
    SpaceRow { name: "pray-bottom", floor: 2, action: Action::Pray },
    SpaceRow { name: "buy-1", floor: 2, action: Action::Buy(0) },
    SpaceRow { name: "buy-2", floor: 2, action: Action::Buy(1) },
    SpaceRow { name: "buy-3", floor: 2, action: Action::Buy(2) },
];

pub(super) const fn row(
    level: u8,
    colour: Colour,
    power: &'static Power,
    copies: u8,
    provenance: Provenance,
) -> TileRow {
    TileRow { power, colour, level, copies, in_small_games: true, provenance }
}

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
    row(3, Red, &red::DOMINATION, 1, Rulebook),
    row(4, Red, &red::GIANT_SCORPION, 1, Public),
    row(4, Red, &red::MOVING_INITIATIVE, 1, Public),
    row(4, Red, &red::SURPRISE_ATTACK, 1, Reconstructed),
    row(4, Red, &red::SILVER_ACT_OF_GOD, 1, Public).not_in_small_games(),
    row(1, Blue, &blue::DEFENSE, 2, Public),
    row(1, Blue, &blue::RECRUITING_SCRIBE, 2, Public),
    row(2, Blue, &blue::SHIELDS_OF_NEITH, 1, Public),
    row(2, Blue, &blue::REINFORCEMENT_PRAYER, 1, Reconstructed),
    row(2, Blue, &blue::SHETYW_BARRIER, 1, Public),
    row(2, Blue, &blue::ANCESTRAL_ELEPHANT, 1, Rulebook),
    row(3, Blue, &blue::SPYING, 1, PublicUnsure),
    row(3, Blue, &blue::LEGION, 1, Public),
    row(3, Blue, &blue::DEFENSIVE_FAME, 1, Public),
    row(3, Blue, &red::DOMINATION, 1, Rulebook),
    row(4, Blue, &blue::PROMPT_REINFORCEMENTS, 1, PublicUnsure),
    row(4, Blue, &blue::SPHINX_OF_FAME, 1, Rulebook),
    row(4, Blue, &blue::GOLDEN_DIVINE_WILL, 1, Public),
    row(4, Blue, &red::SILVER_ACT_OF_GOD, 1, Public).not_in_small_games(),
    row(1, White, &white::PRIEST, 2, Public),
    row(1, White, &white::PRIESTESS, 2, Public),
    row(2, White, &white::SIFTING_VISION, 1, PublicUnsure),
    row(2, White, &white::MAGICAL_SUPPORT, 1, Public),
    row(2, White, &blue::DEEP_DESERT_SNAKE, 1, PublicUnsure),
    row(2, White, &white::DIVINE_BOON, 1, Public),
    row(3, White, &white::DIVINE_HUNGER, 1, Public),
    row(3, White, &white::PRIEST_OF_THOERIS, 1, Public),
    row(3, White, &white::HAND_OF_GOD, 1, Public),
    row(3, White, &red::DOMINATION, 1, Rulebook),
    row(4, White, &white::SAVING_PRIEST_OF_RA, 1, Public),
    row(4, White, &white::PROMPT_PRIEST_OF_AMON, 1, PublicUnsure),
    row(4, White, &white::THE_MUMMY, 1, Public),
    row(4, White, &red::SILVER_ACT_OF_GOD, 1, Public).not_in_small_games(),
    row(1, Black, &black::MERCENARIES, 2, Public),
    row(1, Black, &black::LOCAL_RECRUITMENT, 2, Public),
    row(2, Black, &black::KHNUMS_SPHINX, 1, Public),
    row(2, Black, &black::DEDICATION_TO_BATTLE, 1, Public),
    row(2, Black, &black::TWIN_CEREMONY, 1, Public),
    row(2, Black, &black::HONOR_IN_BATTLE, 1, Public),
    row(3, Black, &black::GRIFFIN_SPHINX, 1, Public),
    row(3, Black, &black::FORCED_MARCH, 1, Public),
    row(3, Black, &black::DEADLY_TRAP, 1, Public),
    row(3, Black, &red::DOMINATION, 1, Rulebook),
    row(4, Black, &black::AMOUT, 1, PublicUnsure),
    row(4, Black, &black::BESTIAL_FURY, 1, Public),
    row(4, Black, &black::DIVINE_MIGHT, 1, Public),
    row(4, Black, &red::SILVER_ACT_OF_GOD, 1, Public).not_in_small_games(),
];

const fn cards(card: Di, copies: u8, provenance: Provenance) -> DeckRow {
    DeckRow { card, copies, provenance }
}

/// Which kinds there are, and how many of each, is reconstructed for all but two. [ruling.66]
const DECK: &[DeckRow] = &[
    cards(Di::WarRage, 3, PublicUnsure),
    cards(Di::WarFury, 3, Rulebook),
    cards(Di::BloodyBattle, 3, PublicUnsure),
    cards(Di::Bloodbath, 2, PublicUnsure),
    cards(Di::BronzeWall, 3, Rulebook),
    cards(Di::IronWall, 2, PublicUnsure),
    cards(Di::Glory, 1, Reconstructed),
    cards(Di::DivineProtection, 1, Reconstructed),
    cards(Di::Conscription, 1, Reconstructed),
    cards(Di::Snare, 1, Reconstructed),
    cards(Di::RainingFire, 3, Reconstructed),
    cards(Di::Prayer, 2, Reconstructed),
    cards(Di::Enlistment, 3, Reconstructed),
    cards(Di::DivineMemory, 1, Reconstructed),
    cards(Di::Swiftness, 2, Reconstructed),
    cards(Di::Transfer, 1, Reconstructed),
    cards(Di::OpenGates, 1, Reconstructed),
];

/// [creature.8] Those that a later box brings do not come: no tile has them.
const CREATURES: [CreatureCard; Creature::COUNT] = [
    creatures::ROYAL_SCARAB,
    creatures::GIANT_SCORPION,
    creatures::LIGHT_PHOENIX,
    creatures::ANCESTRAL_ELEPHANT,
    creatures::DEEP_DESERT_SNAKE,
    creatures::SPHINX,
    creatures::THE_MUMMY,
    creatures::KHNUMS_SPHINX,
    creatures::GRIFFIN_SPHINX,
    creatures::AMOUT,
    creatures::SACRED_COBRA,
    creatures::GIANT_VULTURE,
    creatures::GREAT_CROCODILE,
    creatures::SHADOW_SERVANT,
];

/// [battlecard.1] Sacrificial Charge hits the own troop; the last two come with tiles.
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
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Tile;

    #[test]
    fn the_box_is_complete() {
        assert_eq!(TILES.iter().map(|tile| tile.copies).sum::<u8>(), 64);
        for colour in BS1.all_colours().iter() {
            for level in 1..=4 {
                let tiles = TILES.iter().filter(|tile| tile.colour == colour && tile.level == level);
                assert_eq!(tiles.map(|tile| tile.copies).sum::<u8>(), 4, "{colour:?} {level}");
            }
        }
        assert_eq!(TILES.iter().filter(|tile| tile.power.creature.is_some()).count(), 10);
        assert_eq!(DECK.iter().map(|row| row.copies).sum::<u8>(), 33);
        for (index, card) in CREATURES.iter().enumerate() {
            assert_eq!(card.creature, Creature::ALL[index]);
        }
    }

    /// [setup.13]
    #[test]
    fn any_two_colours_give_26_tiles_three_48_and_four_64() {
        for (players, tiles) in [(2, 26), (3, 48), (4, 48), (5, 64)] {
            let of = |colour: Colour| -> usize {
                let rows = (0..TILES.len()).map(Tile::new).filter(|tile| TILES[tile.index()].colour == colour);
                rows.map(|tile| BS1.copies(tile, players) as usize).sum()
            };
            for colour in BS1.all_colours().iter() {
                assert_eq!(of(colour) * BS1.colours[players] as usize, tiles, "{colour:?}");
            }
        }
    }
}
