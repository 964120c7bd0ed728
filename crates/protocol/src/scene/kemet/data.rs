//! What a scene of Kemet says; `docs/referee.md` tells it field by field.

use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

#[derive(Debug, Serialize, TS)]
#[ts(rename = "KemetTable")]
pub struct Table {
    pub ruleset: &'static str,
    pub players: usize,
    pub goal: u8,
    /// What a point is called: `victory` or `fame`.
    pub points: &'static str,
    /// What colours are called: `colour` (red) or `gem` (Ruby).
    pub stones: &'static str,
    /// Colours whose pyramids and tiles are in the game.
    pub colours: Vec<&'static str>,
    pub round: u16,
    pub chapter: &'static str,
    /// Seats in turn order.
    pub order: Vec<usize>,
    /// Whose turn it is.
    pub active: usize,
    pub turn: TurnScene,
    pub zones: Vec<ZoneScene>,
    pub seats: Vec<SeatScene>,
    /// Who plays with whom, where teams play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<TeamScene>>", optional)]
    pub teams: Vec<TeamScene>,
    /// The opponent whom nobody plays, where one plays alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub amon: Option<AmonScene>,
    pub own: Option<OwnScene>,
    /// What teammates have, which they see together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<OwnScene>>", optional)]
    pub mates: Vec<OwnScene>,
    /// What every seat had, where a finished game is shown with all that was hidden.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<OwnScene>>", optional)]
    pub hands: Vec<OwnScene>,
    /// Cards left to draw.
    pub deck: u8,
    pub discarded: BTreeMap<&'static str, u8>,
    #[serde(rename = "move")]
    pub moving: Option<MoveScene>,
    pub fight: Option<FightScene>,
    pub card: Option<CardScene>,
    /// Districts where recruits have still to fight.
    pub assaults: Vec<&'static str>,
}

/// The seats of a team and their points together.
#[derive(Debug, Serialize, TS)]
pub struct TeamScene {
    pub seats: Vec<usize>,
    pub points: u8,
}

#[derive(Debug, Serialize, TS)]
pub struct ZoneScene {
    pub zone: &'static str,
    pub kind: &'static str,
    pub obelisk: bool,
    /// What the temple pays.
    pub pays: u8,
    /// Whose city it is in.
    pub city: Option<usize>,
    pub pyramid: Option<PyramidScene>,
    pub troops: Vec<TroopScene>,
    pub land: Vec<&'static str>,
    /// By harbour or port, for everyone.
    pub harbour: Vec<&'static str>,
    /// `red`, `blue` or `null`: a port is left by everyone; a red one is entered by the owner of its city alone.
    pub port: Option<&'static str>,
    /// Who may enter by the red port.
    pub port_of: Option<usize>,
}

/// The turn of the active seat.
#[derive(Debug, Serialize, TS)]
pub struct TurnScene {
    /// The own token of the turn is laid.
    pub laid: bool,
    /// Tokens laid together whose actions are still to come.
    pub waiting: WaitingScene,
    /// Creatures were rearranged, which is done once in a turn.
    pub rearranged: bool,
}

#[derive(Debug, Serialize, TS)]
pub struct WaitingScene {
    pub own: Option<&'static str>,
    pub silver: Option<&'static str>,
    pub gold: Option<&'static str>,
}

#[derive(Debug, Serialize, TS)]
pub struct PyramidScene {
    pub colour: &'static str,
    pub level: u8,
    pub owner: usize,
}

#[derive(Debug, Serialize, TS)]
pub struct TroopScene {
    pub seat: usize,
    pub units: u8,
    pub creature: Option<&'static str>,
    /// Where the ruleset has servants.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub servant: Option<&'static str>,
    /// The god who stands there; its life points are told as units.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub god: Option<&'static str>,
}

#[derive(Debug, Serialize, TS)]
#[ts(rename = "KemetSeatScene")]
pub struct SeatScene {
    pub seat: usize,
    pub prayer: u8,
    pub points: Points,
    pub supply: u8,
    pub pyramids: BTreeMap<&'static str, u8>,
    pub tiles: Vec<String>,
    pub reserve: Vec<&'static str>,
    /// Own tokens not yet laid today.
    pub tokens: u8,
    pub silver: &'static str,
    pub gold: &'static str,
    /// What the gold token can be laid for.
    pub golden: Vec<&'static str>,
    pub laid: Vec<&'static str>,
    /// The Buy spaces with their colours.
    pub markers: Vec<MarkerScene>,
    /// Colours in which it bought a tile today, where that matters.
    pub bought: Vec<&'static str>,
    pub veterans: u8,
    /// How many Divine Intervention cards it holds.
    pub cards: u8,
    /// Cards it discarded face down.
    pub buried: u8,
    /// Battle cards everyone saw it play since it last took its hand back.
    pub played: Vec<String>,
    /// Battle cards it set aside, where they are open to all.
    pub aside: Option<Vec<String>>,
    /// How many battle cards it can still choose from.
    pub battle_cards: usize,
    /// Where teams play: whether the card Assemble! is still to be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub assembles: Option<bool>,
    /// Where gods are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub god: Option<GodScene>,
}

/// The god a seat leads.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "KemetGodScene")]
pub struct GodScene {
    pub god: &'static str,
    /// `closed` before it is acquired, then `tile` or `board`.
    pub shrine: &'static str,
    pub life: u8,
    pub most: u8,
}

#[derive(Debug, Serialize, TS)]
pub struct MarkerScene {
    pub space: &'static str,
    pub colour: Option<&'static str>,
}

#[derive(Debug, Serialize, TS)]
pub struct Points {
    pub total: u8,
    pub permanent: u8,
    pub temporary: u8,
    pub battle: u8,
}

#[derive(Debug, Serialize, TS)]
pub struct OwnScene {
    pub seat: usize,
    pub hand: BTreeMap<&'static str, u8>,
    /// The card everyone has besides the hand, always.
    pub always: Option<&'static str>,
    pub battle_hand: Vec<String>,
    pub aside: Vec<String>,
    pub removed: Vec<String>,
    pub buried: BTreeMap<&'static str, u8>,
    /// What Vision shows.
    pub sight: BTreeMap<&'static str, u8>,
    pub plan: Option<PlanScene>,
    /// The battle card set aside in this fight, while it may be exchanged for the one played.
    pub held: Option<String>,
}

#[derive(Debug, Serialize, TS)]
pub struct PlanScene {
    pub card: String,
    pub aside: String,
    pub cards: BTreeMap<&'static str, u8>,
}

#[derive(Debug, Serialize, TS)]
pub struct MoveScene {
    pub start: &'static str,
    pub at: &'static str,
    /// `null` until the first step.
    pub left: Option<u8>,
    /// Steps added before the first one.
    pub swift: u8,
    /// No wall stops it.
    pub gates: bool,
    /// No teleport is left.
    pub grounded: bool,
    /// It has entered a foreign district, where one is all a Move may enter.
    pub entered: bool,
}

#[derive(Debug, Serialize, TS)]
pub struct FightScene {
    pub at: &'static str,
    pub stage: &'static str,
    /// Whose turn it is after the reveal, where the sides act one after the other; `null` before.
    pub acting: Option<usize>,
    pub attacker: FighterScene,
    pub defender: FighterScene,
}

#[derive(Debug, Serialize, TS)]
#[ts(rename = "KemetFighterScene")]
pub struct FighterScene {
    pub seat: usize,
    pub units: u8,
    pub creature: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub servant: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub god: Option<&'static str>,
    pub planned: bool,
    pub card: Option<String>,
    pub cards: BTreeMap<&'static str, u8>,
    pub wounds: u8,
    /// What counts for this side by what lies open now.
    pub items: Vec<ItemScene>,
}

/// One line of the sum of a fighting side.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "KemetItemScene")]
pub struct ItemScene {
    /// A target such as `tile:charge`, or `units`, `city`, `wounds`.
    pub source: String,
    pub count: u8,
    pub strength: i8,
    pub damage: i8,
    pub protection: i8,
    /// Unblockable damage and impenetrable shields, where it brings some.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unblockable: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shields: Option<u8>,
}

/// Amon's board. His pieces on the map bear the number of his side as their seat.
#[derive(Debug, Serialize, TS)]
pub struct AmonScene {
    pub side: usize,
    /// `null` until it is drawn.
    pub objective: Option<&'static str>,
    /// What it asks for, and how much of it there is now.
    pub conditions: Vec<ConditionScene>,
    /// Rounds of the objective, and how many are left, this one included.
    pub rounds: u8,
    pub left: u8,
    pub war: WarScene,
    pub event: Option<&'static str>,
    pub disasters: Vec<&'static str>,
    /// The card that is being carried out.
    pub open: Option<&'static str>,
    /// Cards still to come of his decks.
    pub events: usize,
    pub actions: usize,
    pub plunders: usize,
    pub troops: Vec<AmonTroopScene>,
    /// The tiles as they were laid out, and which of them are out of the game.
    pub rows: Vec<RowScene>,
    pub plundered: Vec<String>,
    pub march: Option<MarchScene>,
    /// He plunders in the coming Night.
    pub vigil: bool,
    /// Units in his supply.
    pub supply: u8,
}

#[derive(Debug, Serialize, TS)]
pub struct ConditionScene {
    /// `points`, `temples`, `amons-pyramids`, `top-pyramids`, `tiles`, `districts`, `units` or `offerings`.
    pub counts: &'static str,
    pub has: u8,
    pub needs: u8,
}

#[derive(Debug, Serialize, TS)]
pub struct WarScene {
    pub strength: i8,
    pub damage: i8,
    pub protection: i8,
    pub moves: i8,
}

#[derive(Debug, Serialize, TS)]
pub struct AmonTroopScene {
    pub troop: &'static str,
    /// `null` while it is off the board.
    pub zone: Option<&'static str>,
    pub units: u8,
    pub creature: Option<&'static str>,
}

#[derive(Debug, Serialize, TS)]
pub struct RowScene {
    pub colour: &'static str,
    pub level: u8,
    pub tiles: Vec<String>,
}

#[derive(Debug, Serialize, TS)]
pub struct MarchScene {
    pub troop: &'static str,
    pub target: &'static str,
    pub left: u8,
}

/// A card that lies on the table and waits to be cancelled or to act.
#[derive(Debug, Serialize, TS)]
pub struct CardScene {
    pub seat: usize,
    pub card: &'static str,
    pub target: Option<&'static str>,
}
