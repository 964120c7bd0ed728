//! Why an answer is not taken.

use super::number;
use crate::refusal::Refusal;
use table::Message;

pub fn refusal(refusal: Refusal) -> Message {
    use Refusal as R;
    let say = |id: &str| Message::new(format!("ankh-refused-{id}"));
    match refusal {
        R::NotAnAnswer => say("not-an-answer"),
        R::GodTaken => say("god-taken"),
        R::NotBelow => say("not-below"),
        R::NotYourFigure => say("not-your-figure"),
        R::HasMoved => say("has-moved"),
        R::NowhereToGo => say("nowhere-to-go"),
        R::TooFar => say("too-far"),
        R::NotFree => say("not-free"),
        R::NoRightToSummon => say("no-right-to-summon"),
        R::NoSuchFigure => say("no-such-figure"),
        R::NotSummonable => say("not-summonable"),
        R::WrongLevel => say("wrong-level"),
        R::HasPower => say("has-power"),
        R::NoMonumentThere => say("no-monument-there"),
        R::NotControllable => say("not-controllable"),
        R::NoCaravan => say("no-caravan"),
        R::CaravanBegun => say("caravan-begun"),
        R::CardUsed => say("card-used"),
        R::NoMonumentLeft => say("no-monument-left"),
        R::TooFewFollowers { has } => say("too-few-followers").with("has", number(has)),
        R::NoGateLeft => say("no-gate-left"),
        R::NoGateThere => say("no-gate-there"),
    }
}
