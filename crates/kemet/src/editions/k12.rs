//! Kemet, 2012.

use crate::battle_cards::{Values, values};
use crate::board::SIDES;
use crate::cards::Di;
use crate::creatures::{self, Creature, CreatureCard};
use crate::edition::*;
use crate::event::Ending;
use crate::gods::Rise;
use crate::map::Map;
use crate::maps;
use crate::provenance::Provenance::{self, Public, PublicUnsure, Rulebook};
use crate::tiles::Colour::{self, Blue, Red, White};
use crate::tiles::{Power, TileRow, blue, red, white};

pub(super) static K12: Edition = Edition {
    id: "kemet-2012",
    rules: "k12",
    colour_words: "colour",
    point_words: "victory",
    evening_words: "evening",
    players: 2..=5,
    solo: None,
    team: None,
    map,
    map_provenance: Public,
    setup: SETUP,
    round: ROUND,
    after: after(SETUP, ROUND),
    lengths: &[
        Length { name: "short", goal: 8, highest_level: 4, first_day_level: 4 },
        Length { name: "long", goal: 10, highest_level: 4, first_day_level: 4 },
        Length { name: "beginner", goal: 4, highest_level: 2, first_day_level: 1 },
    ],
    discards: &[Discards::Closed, Discards::Open],
    gods: &[Rise::Never],
    rise_at: 0,
    god_price: 0,
    endings: &[Ending::Outright, Ending::MostPoints, Ending::MostBattlePoints, Ending::Order],
    spaces: SPACES,
    tiles: TILES,
    renewal: &[],
    deck: DECK,
    own_card: None,
    creatures: CREATURES,
    battle_cards: BATTLE_CARDS,
    named_battle_cards: false,
    battle_card_provenance: &[Public, Rulebook, Public, Public, Rulebook, PublicUnsure, Public, Public],
    usual_battle_cards: 6,
    markers: [Some(White), Some(Red), Some(Blue)],
    colours: [3; SIDES + 1],
    pyramids: [3; SIDES + 1],
    units: 12,
    first_units: 10,
    first_cards: 1,
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
    recall_fee: 0,
    city_strength: 0,
    veterans: 0,
    veterans_per_card: 0,
    veterans_dropped: VeteransDropped::InTheAwakening,
    buying: Buying::SpaceOfColour,
    bonus_tokens: BonusTokens::OneByOne,
    gold_token: GoldToken::WithTile,
    day_cards: DayCards::AnyTime,
    goal_at: GoalAt::EndOfDay,
    nightfall: Chapter::NightPrayer,
    saving: Saving::OncePerAction,
    teleports: Teleports::AnyNumber,
    foreign_districts: ForeignDistricts::AnyNumber,
    limits: Limits::Always,
    creature_speed: CreatureSpeed::IfItGoesAlong,
    companions: Companions::OneWithRecruits,
    bereft: Bereft::HomeIfItCan,
    first_strike: FirstStrike::InEveryAttack,
    after_reveal: AfterReveal::TogetherFaceDown,
    retreat: Retreat::ToEmptySpaces,
    winner_gone: WinnerGone::LoserMayStay,
    placing: FirstUnits::AtPyramids,
    has_veto: has(DECK, Di::Veto),
    has_escape: has(DECK, Di::Escape),
    givers: givers(TILES),
    amounts: amounts(TILES),
    twins: twins(TILES),
    creature_tiles: creature_tiles(TILES),
    beasts: beasts(TILES),
    prompt_tiles: prompt_tiles(TILES),
    dealt: dealt(TILES, 0),
    twinned_tiles: twinned_tiles(TILES),
    shelf: shelf(TILES),
    floors: floors(SPACES),
    buy_spaces: buy_spaces(SPACES),
};

const SETUP: &[Chapter] = &[Chapter::FirstCards, Chapter::FirstOrder, Chapter::FirstPyramids, Chapter::FirstUnits];

const ROUND: &[Chapter] = &[
    Chapter::NightPrayer,
    Chapter::NightCards,
    Chapter::NightTiles,
    Chapter::NightOrder,
    Chapter::Awakening,
    Chapter::Daybreak,
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
    SpaceRow { name: "buy-white", floor: 2, action: Action::Buy(0) },
    SpaceRow { name: "buy-red", floor: 2, action: Action::Buy(1) },
    SpaceRow { name: "buy-blue", floor: 2, action: Action::Buy(2) },
];

const fn row(level: u8, colour: Colour, power: &'static Power, copies: u8, provenance: Provenance) -> TileRow {
    TileRow { power, colour, level, copies, in_small_games: true, provenance }
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

const fn cards(card: Di, copies: u8, provenance: Provenance) -> DeckRow {
    DeckRow { card, copies, provenance }
}

/// Those that later boxes bring do not come: no tile has them.
const CREATURES: [CreatureCard; Creature::COUNT] = [
    creatures::ROYAL_SCARAB,
    creatures::GIANT_SCORPION,
    creatures::PHOENIX,
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

const DECK: &[DeckRow] = &[
    cards(Di::WarRage, 3, Public),
    cards(Di::WarFury, 3, Public),
    cards(Di::BloodyBattle, 3, Public),
    cards(Di::Bloodbath, 2, Public),
    cards(Di::BronzeWall, 3, Public),
    cards(Di::IronWall, 2, Public),
    cards(Di::RainingFire, 4, Public),
    cards(Di::Prayer, 2, Public),
    cards(Di::Enlistment, 4, PublicUnsure),
    cards(Di::ManaTheft, 2, PublicUnsure),
    cards(Di::Teleportation, 3, Public),
    cards(Di::OpenGates, 1, Public),
    cards(Di::Veto, 2, Public),
    cards(Di::Escape, 1, Public),
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
        for colour in [White, Red, Blue] {
            for level in 1..=4 {
                let tiles = TILES.iter().filter(|tile| tile.colour == colour && tile.level == level);
                assert_eq!(tiles.map(|tile| tile.copies).sum::<u8>(), 4, "{colour:?} {level}");
            }
        }
        assert_eq!(TILES.iter().filter(|tile| tile.power.creature.is_some()).count(), 7);
        assert_eq!(DECK.iter().map(|row| row.copies).sum::<u8>(), 35);
        assert_eq!(SPACES.len(), 9);
    }
}
