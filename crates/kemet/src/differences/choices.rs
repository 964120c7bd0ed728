//! What each choice of an edition is called: the end of its message id.

use super::played;
use crate::edition::{
    AfterReveal, Bereft, BonusTokens, Buying, Companions, CreatureSpeed, DayCards, Discards, FirstStrike, FirstUnits,
    ForeignDistricts, GoalAt, GoldToken, Limits, Retreat, Saving, Teleports, VeteransDropped, WinnerGone,
};
use table::Message;

/// A setting of an edition that is one of a few.
pub(super) trait Choice: Copy {
    fn name(self) -> &'static str;

    fn said(self) -> Vec<Message> {
        vec![played(self.name())]
    }
}

macro_rules! choices {
    ($($choice:ident { $($value:ident: $name:literal),+ $(,)? })+) => {
        $(impl Choice for $choice {
            fn name(self) -> &'static str {
                match self {
                    $($choice::$value => $name),+
                }
            }
        })+
    };
}

choices! {
    Buying {
        SpaceOfColour: "buying-space-of-colour",
        SpaceOfColourOrForeignPyramid: "buying-space-of-colour-or-foreign-pyramid",
        FreeSpaceOfColourFirst: "buying-free-space-of-colour-first",
    }
    BonusTokens { OneByOne: "bonus-tokens-one-by-one", Together: "bonus-tokens-together" }
    GoldToken { WithTile: "gold-token-with-tile", FromStart: "gold-token-from-start" }
    DayCards { AnyTime: "day-cards-any-time", AroundActions: "day-cards-around-actions" }
    GoalAt { EndOfDay: "goal-at-end-of-day", StartOfTurn: "goal-at-start-of-turn", Objective: "goal-at-objective" }
    Saving { OncePerAction: "saving-once-per-action", EachPayment: "saving-each-payment" }
    Teleports { AnyNumber: "teleports-any-number", OnePerMove: "teleports-one-per-move" }
    ForeignDistricts { AnyNumber: "foreign-districts-any-number", OnePerMove: "foreign-districts-one-per-move" }
    Limits {
        Always: "limits-always",
        AtTheEndOfAMove: "limits-at-the-end-of-a-move",
        AtTheEndOfAnAction: "limits-at-the-end-of-an-action",
    }
    CreatureSpeed { IfItGoesAlong: "creature-speed-if-it-goes-along", IfItStartsThere: "creature-speed-if-it-starts-there" }
    Companions {
        OneWithRecruits: "companions-one-with-recruits",
        AnyTime: "companions-any-time",
        WithUnits: "companions-with-units",
    }
    Bereft { HomeIfItCan: "bereft-home-if-it-can", ToReserve: "bereft-to-reserve" }
    FirstStrike { InEveryAttack: "first-strike-in-every-attack", WhenMoving: "first-strike-when-moving" }
    AfterReveal { TogetherFaceDown: "after-reveal-together-face-down", InTurnFaceUp: "after-reveal-in-turn-face-up" }
    Retreat {
        ToEmptySpaces: "retreat-to-empty-spaces",
        ToSpacesWithoutEnemies: "retreat-to-spaces-without-enemies",
        ToEmptySpacesButDistricts: "retreat-to-empty-spaces-but-districts",
    }
    WinnerGone {
        LoserMayStay: "winner-gone-loser-may-stay",
        LoserIsRecalled: "winner-gone-loser-is-recalled",
        LoserMayRetreat: "winner-gone-loser-may-retreat",
    }
    VeteransDropped {
        AfterOwnConscription: "veterans-dropped-after-own-conscription",
        InTheAwakening: "veterans-dropped-in-the-awakening",
    }
    FirstUnits {
        AtPyramids: "placing-at-pyramids",
        TwoFullTroops: "placing-two-full-troops",
        TwoMixedTroops: "placing-two-mixed-troops",
    }
    Discards { Closed: "discards-closed", Open: "discards-open" }
}
