//! Kemet: Blood and Sand, revised printing: what it changes. The comments name the change of `rules/bs2.md`.

use super::bs1::BS1;
use crate::edition::*;

pub(super) const BSR: Edition = Edition {
    id: "kemet-bs-revised",
    rules: "bs2",
    buying: Buying::FreeSpaceOfColourFirst,            // [change.1]
    winner_gone: WinnerGone::LoserMayRetreat,          // [change.2]
    retreat: Retreat::ToEmptySpacesButDistricts,       // [change.3]
    veterans_per_card: 2,                              // [change.4]
    veterans_dropped: VeteransDropped::InTheAwakening, // [change.5]
    gold_token: GoldToken::FromStart,                  // [change.6]
    day_cards: DayCards::AroundActions,                // [change.7]
    companions: Companions::WithUnits,                 // [change.8] [change.9]
    limits: Limits::AtTheEndOfAnAction,                // [change.10]
    ..BS1
};
