//! Why not.

use super::{card_id, name, number, text};
use crate::board::Public;
use crate::edition::{Buying, Retreat, WinnerGone};
use crate::map::Port;
use crate::refusal::Refusal;
use table::Message;

pub fn refusal(board: &Public, refusal: Refusal) -> Message {
    use Refusal as R;
    let say = |id: &str| Message::new(format!("refused-{id}"));
    match refusal {
        R::NotAnAnswer => say("not-an-answer"),
        R::PlaceTaken => say("place-taken"),
        R::DistrictTaken => say("district-taken"),
        R::MiddleDistrict => say("middle-district"),
        R::TooFewForALevy => say("too-few-for-a-levy"),
        R::NotYourDistrict => say("not-your-district"),
        R::UnitsLeftOver => say("units-left-over"),
        R::NotYourTeam => say("not-your-team"),
        R::GuestElsewhere => say("guest-elsewhere"),
        R::NotGained { has } => say("not-gained").with("has", number(has)),
        R::WrongNumberOfUnits { units } => say("wrong-number-of-units").with("units", number(units)),
        R::TroopTooLarge { limit } => say("troop-too-large").with("limit", number(limit)),
        R::TooFewUnits { has } => say("too-few-units").with("has", number(has)),
        R::NoUnitsInSupply { has } => say("no-units-in-supply").with("has", number(has)),
        R::NotEnoughPrayer { price, has } => {
            say("not-enough-prayer").with("price", number(price)).with("has", number(has))
        }
        R::SpaceTaken => say("space-taken"),
        R::TokenLaid => say("token-laid"),
        R::NoTokenLaid => say("no-token-laid"),
        R::NoSilver => say("no-silver"),
        R::NoGold => say("no-gold"),
        R::FloorsUncovered => say("floors-uncovered"),
        R::NoCard { card } => say("no-card").with("card", name(card_id(card))),
        R::NotInThisMoment { card } => {
            say("not-in-this-moment").with("card", name(card_id(card))).with("does", name(card_id(card) + ".does"))
        }
        R::NoTarget => say("no-target"),
        R::PyramidAtTop { highest } => say("pyramid-at-top").with("highest", number(highest)),
        R::LevelNotHigher => say("level-not-higher"),
        R::WrongColour => match board.edition.buying {
            Buying::SpaceOfColour => say("wrong-colour"),
            Buying::SpaceOfColourOrForeignPyramid | Buying::FreeSpaceOfColourFirst => say("wrong-colour-or-foreign"),
        },
        R::PyramidTooLow { level, needs } => {
            say("pyramid-too-low").with("level", number(level)).with("needs", number(needs))
        }
        R::TileOwned => say("tile-owned"),
        R::TileGone => say("tile-gone"),
        R::NotYetOnOffer => say("not-yet-on-offer"),
        R::NotYourCreature => say("not-your-creature"),
        R::CreatureThere => say("creature-there"),
        R::NoUnitsThere => say("no-units-there"),
        R::NotAdjacent => {
            let ports = board.map.rows.iter().any(|row| row.port != Port::None);
            say("not-adjacent").with("ports", text(if ports { "some" } else { "none" }))
        }
        R::NoMovementLeft => say("no-movement-left"),
        R::Wall => say("wall"),
        R::NoObelisk => say("no-obelisk"),
        R::NotAtPyramid => say("not-at-pyramid"),
        R::AlreadyThere => say("already-there"),
        R::NoRoom => say("no-room"),
        R::HemmedIn => say("hemmed-in"),
        R::EnemiesThere => say("enemies-there"),
        R::NotEmpty => match board.edition.retreat {
            Retreat::ToEmptySpaces => say("not-empty"),
            Retreat::ToSpacesWithoutEnemies => say("no-refuge"),
            Retreat::ToEmptySpacesButDistricts => say("no-empty-refuge"),
        },
        R::NoRetreat => say("no-retreat"),
        R::WinnerStillThere => match board.edition.winner_gone {
            WinnerGone::LoserMayStay => say("winner-still-there"),
            WinnerGone::LoserIsRecalled | WinnerGone::LoserMayRetreat => say("never-stays"),
        },
        R::NothingToDoThere => say("nothing-to-do-there"),
        R::BattleCardSpent => say("battle-card-spent"),
        R::BattleCardNotOwned => say("battle-card-not-owned"),
        R::SameBattleCard => say("same-battle-card"),
        R::TooManyCards { has } => say("too-many-cards").with("has", number(has)),
        R::NotSeen => say("not-seen"),
        R::NotYourNightTile => say("not-your-night-tile"),
        R::NightTileUsed => say("night-tile-used"),
        R::NotInDeck => say("not-in-deck"),
        R::NothingToFight => say("nothing-to-fight"),
        R::OnlyWithOwnToken => say("only-with-own-token"),
        R::NotYourGoldenAction => say("not-your-golden-action"),
        R::ActionsWait => say("actions-wait"),
        R::NoActionWaits => say("no-action-waits"),
        R::NoTimeForCreatures => say("no-time-for-creatures"),
        R::NobodyToChangeWith => say("nobody-to-change-with"),
        R::ColourNotInPlay => say("colour-not-in-play"),
        R::NoPyramidLeft { most } => say("no-pyramid-left").with("most", number(most)),
        R::ColourTaken => say("colour-taken"),
        R::ColourBought => say("colour-bought"),
        R::OwnSpaceFree => say("own-space-free"),
        R::NothingToRepeat => say("nothing-to-repeat"),
        R::OneTeleport => say("one-teleport"),
        R::OneForeignDistrict => say("one-foreign-district"),
        R::MustGoOn => say("must-go-on"),
        R::Shielded => say("shielded"),
        R::WinnerGone => say("winner-gone"),
        R::NoVeterans { has } => say("no-veterans").with("has", number(has)),
        R::NothingToGain => say("nothing-to-gain"),
        R::WrongNumber { cards } => say("wrong-number").with("cards", number(cards)),
        R::NotAFullTroop { limit } => say("not-a-full-troop").with("limit", number(limit)),
        R::NotAmongDiscards => say("not-among-discards"),
        R::TooFewCards => say("too-few-cards"),
        R::GodTaken => say("god-taken"),
        R::GodAcquired => say("god-acquired"),
        R::GodsAwaited { points } => say("gods-awaited").with("points", number(points)),
        R::NoTopPyramid => say("no-top-pyramid"),
        R::GodsStandAlone => say("gods-stand-alone"),
        R::OnlyWithTheGod => say("only-with-the-god"),
    }
}
