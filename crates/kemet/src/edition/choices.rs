//! The points where the books part, each with the ways they take.

/// Whether battle cards set aside are seen by all. [setup.10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Discards {
    #[default]
    Closed,
    Open,
}

impl Discards {
    pub fn name(self) -> &'static str {
        match self {
            Discards::Closed => "closed",
            Discards::Open => "open",
        }
    }
}

/// How tiles are paid for with the spaces of the player board. [buy.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Buying {
    /// With the space of the tile's colour.
    SpaceOfColour,
    /// With the space of its colour; with any for a pyramid held in a foreign city; one of each colour in a Day.
    SpaceOfColourOrForeignPyramid,
    /// With the space of its colour while that is free, then with any.
    FreeSpaceOfColourFirst,
}

/// When silver and gold are laid. [day.4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BonusTokens {
    /// In the own turn, each when its action is taken.
    OneByOne,
    /// Together with the own token; then all actions in any order.
    Together,
}

/// Where a player's gold token comes from. [golden.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoldToken {
    WithTile,
    FromStart,
}

/// When cards of the Day are played. [di.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DayCards {
    AnyTime,
    AroundActions,
}

/// When the goal is looked at. [end.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoalAt {
    EndOfDay,
    StartOfTurn,
    /// Whenever the objective says. [objective.2]
    Objective,
}

/// What Priest of Ra saves on. [ruling.38]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Saving {
    OncePerAction,
    EachPayment,
}

/// How often a troop teleports in one Move. [move.6]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Teleports {
    AnyNumber,
    OnePerMove,
}

/// How many foreign districts one Move enters. [move.7]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForeignDistricts {
    AnyNumber,
    OnePerMove,
}

/// Whether the limits of troops and creatures may be exceeded. [move.10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limits {
    Always,
    AtTheEndOfAMove,
    AtTheEndOfAnAction,
}

/// Whose creature's movement counts in a Move. [move.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CreatureSpeed {
    IfItGoesAlong,
    IfItStartsThere,
}

/// How a creature comes back from its tile. [creature.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Companions {
    /// One with each Recruit action.
    OneWithRecruits,
    /// At any time of the own turn; before the tokens in exchange with one in a district.
    AnyTime,
    /// With units that come to a district; before the tokens all in the city are arranged anew.
    WithUnits,
}

/// Where a creature goes whose troop was destroyed. [creature.4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bereft {
    HomeIfItCan,
    ToReserve,
}

/// Which attacks let tiles act before the battle. [battle.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstStrike {
    InEveryAttack,
    WhenMoving,
}

/// How cards are given up after the reveal. [battle.5] [battle.16]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AfterReveal {
    /// Both at once, face down.
    TogetherFaceDown,
    /// The attacker first, face up.
    InTurnFaceUp,
}

/// Where a beaten troop may be sent. [aftermath.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Retreat {
    /// Where nobody stands.
    ToEmptySpaces,
    /// Where no enemy stands, and never into a foreign district.
    ToSpacesWithoutEnemies,
    /// Where nobody stands, and never into a foreign district.
    ToEmptySpacesButDistricts,
}

/// What a beaten troop may do if the winner is gone. [aftermath.3]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinnerGone {
    LoserMayStay,
    LoserIsRecalled,
    LoserMayRetreat,
}

/// When Veteran tokens that are left over are dropped. [veteran.4]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VeteransDropped {
    AfterOwnConscription,
    InTheAwakening,
}

/// How the first units come. [setup.8]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstUnits {
    /// Shared among districts with a pyramid.
    AtPyramids,
    /// As many as a troop holds in each of two districts.
    TwoFullTroops,
    /// The same, a teammate's unit among them. [team.10]
    TwoMixedTroops,
}
