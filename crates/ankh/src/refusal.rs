//! Why an answer is not taken: the reason, and the rule that says so.

use crate::ask::Question;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    NotAnAnswer,
    GodTaken,
    NotBelow,
    NotYourFigure,
    HasMoved,
    NowhereToGo,
    TooFar,
    NotFree,
    NoRightToSummon,
    NoSuchFigure,
    NotSummonable,
    WrongLevel,
    HasPower,
    NoMonumentThere,
    NotControllable,
    NoCaravan,
    CaravanBegun,
    CardUsed,
    NoMonumentLeft,
    TooFewFollowers { has: u8 },
    NoGateLeft,
    NoGateThere,
}

impl Refusal {
    pub const ALL: [Refusal; 22] = {
        use Refusal as R;
        [
            R::NotAnAnswer,
            R::GodTaken,
            R::NotBelow,
            R::NotYourFigure,
            R::HasMoved,
            R::NowhereToGo,
            R::TooFar,
            R::NotFree,
            R::NoRightToSummon,
            R::NoSuchFigure,
            R::NotSummonable,
            R::WrongLevel,
            R::HasPower,
            R::NoMonumentThere,
            R::NotControllable,
            R::NoCaravan,
            R::CaravanBegun,
            R::CardUsed,
            R::NoMonumentLeft,
            R::TooFewFollowers { has: 0 },
            R::NoGateLeft,
            R::NoGateThere,
        ]
    };

    /// The section of the rules that says no: that of the question, unless another one has the reason.
    pub fn rule(self, question: &Question) -> &'static str {
        match self {
            Refusal::NotBelow => "action.4",
            Refusal::NotAnAnswer
            | Refusal::GodTaken
            | Refusal::NotYourFigure
            | Refusal::HasMoved
            | Refusal::NowhereToGo
            | Refusal::TooFar
            | Refusal::NotFree
            | Refusal::NoRightToSummon
            | Refusal::NoSuchFigure
            | Refusal::NotSummonable
            | Refusal::WrongLevel
            | Refusal::HasPower
            | Refusal::NoMonumentThere
            | Refusal::NotControllable
            | Refusal::NoCaravan
            | Refusal::CaravanBegun
            | Refusal::CardUsed
            | Refusal::NoMonumentLeft
            | Refusal::TooFewFollowers { .. }
            | Refusal::NoGateLeft
            | Refusal::NoGateThere => question.rule(),
        }
    }
}
